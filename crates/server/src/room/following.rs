//! Entries that other servers wrote.
//!
//! Whoever writes an entry tells the other servers, and they carry it out in their turn, in order, and tell their own
//! listeners as if it had been written there. News may be lost, told twice or come in another order: the numbers say what
//! is missing, and that is read from the store. A table that nobody listens to only takes a note, and reads on when
//! somebody looks.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use bearcade_store::{Entry as Stored, Head, Millis};

use super::{Inner, Room, Trust, render};
use crate::log::Entry;
use crate::refusal::Refusal;
use crate::site::Site;

/// So many entries are kept until they are carried out; what comes then is read from the store.
const MOST_KEPT: usize = 64;

/// What was heard and is not carried out yet.
#[derive(Default)]
pub(super) struct Inbox {
    entries: Vec<Stored>,
    /// The highest number that was heard of.
    heard_of: u64,
    /// The store's log may not end where ours does.
    doubtful: bool,
    /// Somebody is about to look.
    looking: bool,
}

impl Room {
    /// An entry was written by another server.
    pub(crate) fn hear(&self, entry: Stored) {
        if entry.number <= self.head.load(Ordering::Acquire) {
            return;
        }
        {
            let mut inbox = self.inbox();
            inbox.heard_of = inbox.heard_of.max(entry.number);
            if inbox.entries.len() < MOST_KEPT {
                inbox.entries.push(entry);
            }
        }
        self.look_if_anybody_listens();
    }

    /// Compares with the end of the table's log in the store. The store may have more, or lack what is known here: a
    /// failover may lose the last entries.
    pub(crate) fn compare(&self, head: Head) {
        let known = (self.head.load(Ordering::Acquire), self.changed.load(Ordering::Acquire));
        if (head.number, head.at) == known {
            return;
        }
        let mut inbox = self.inbox();
        inbox.heard_of = inbox.heard_of.max(head.number);
        // An entry of ours may have been stored since: it is looked at again while the table is locked.
        inbox.doubtful |= head.number <= known.0;
        drop(inbox);
        self.look_if_anybody_listens();
    }

    fn inbox(&self) -> std::sync::MutexGuard<'_, Inbox> {
        self.inbox.lock().expect("no panic while the inbox is held")
    }

    fn look_if_anybody_listens(&self) {
        if !self.is_listened_to() || std::mem::replace(&mut self.inbox().looking, true) {
            return;
        }
        let Some(room) = self.me.upgrade() else { return };
        tokio::spawn(async move {
            let mut inner = room.inner.lock().await;
            room.inbox().looking = false;
            // What can't be read now is read when the table is next compared with the store.
            let _ = room.settle(&mut inner).await;
        });
    }

    /// Brings what is in memory up to what is known to be stored. If the store can't be read, what is there may still be
    /// looked at: it was stored, though there may be more.
    ///
    /// Everybody who looks at a table waits here, mostly for nothing: what is seldom done is put into a box, so that the
    /// room for it is not kept by every connection.
    pub(super) async fn settle(&self, inner: &mut Inner) -> Result<(), Refusal> {
        inner.forget_tried();
        if inner.trust == Trust::Astray {
            return Box::pin(self.read_again(inner)).await;
        }
        let (entries, heard_of, doubtful) = {
            let mut inbox = self.inbox();
            (std::mem::take(&mut inbox.entries), inbox.heard_of, inbox.doubtful)
        };
        if !entries.is_empty() {
            Box::pin(self.carry_in_all(inner, entries)).await?;
        }
        if (inner.trust == Trust::Behind || doubtful || heard_of > inner.head)
            && let Err(refusal) = Box::pin(self.catch_up(inner)).await
        {
            if inner.trust == Trust::Astray {
                return Err(refusal);
            }
            tracing::debug!(table = %self.id, code = refusal.code.name(), "a table could not be compared with the store");
        }
        Ok(())
    }

    /// Reads and carries out what the store has beyond what is in memory. If the store lacks the last entry that is known
    /// here, or has another in its place, everything is read again.
    pub(super) async fn catch_up(&self, inner: &mut Inner) -> Result<(), Refusal> {
        let site = self.site()?;
        let heard_of = self.inbox().heard_of;
        let mut entries = site.store.log(self.id, inner.head.saturating_sub(1)).await?;
        if inner.head > 0 {
            let agrees = entries.first().is_some_and(|last| (last.number, last.at) == (inner.head, inner.changed));
            if !agrees {
                return self.rewind(&site, inner).await;
            }
            entries.remove(0);
        }
        inner.trust = Trust::Sure;
        if !entries.is_empty() {
            site.metrics.gaps.add(1);
            self.carry_in_all(inner, entries).await?;
        }
        self.note_compared(inner, heard_of);
        Ok(())
    }

    /// Forgets entries that the store does not have.
    async fn rewind(&self, site: &Site, inner: &mut Inner) -> Result<(), Refusal> {
        let (known, heard_of) = (inner.head, self.inbox().heard_of);
        inner.trust = Trust::Astray;
        self.read_again(inner).await?;
        site.metrics.rewound.add(1);
        tracing::warn!(
            table = %self.id,
            known,
            stored = inner.head,
            "this server knew entries that the store does not have; it has read the table again"
        );
        self.note_compared(inner, heard_of);
        Ok(())
    }

    /// What was heard of before the store was read is either carried out now or not in the store.
    fn note_compared(&self, inner: &Inner, heard_of: u64) {
        let mut inbox = self.inbox();
        inbox.doubtful = false;
        if inbox.heard_of == heard_of {
            inbox.heard_of = inner.head;
        }
    }

    /// Carries out entries of others as far as they follow what is in memory, and tells everybody who listens.
    async fn carry_in_all(&self, inner: &mut Inner, mut entries: Vec<Stored>) -> Result<(), Refusal> {
        let site = self.site()?;
        entries.sort_unstable_by_key(|entry| entry.number);
        let before = inner.head;
        for stored in entries {
            if stored.number != inner.head + 1 {
                continue;
            }
            let from = inner.live.steps();
            let done = match inner.replay(&stored) {
                Ok(entry) => self.carry_in(&site, inner, &entry, stored.at, from).await,
                Err(refusal) => Err(refusal),
            };
            if done.is_err() {
                inner.trust = Trust::Astray;
                return self.read_again(inner).await;
            }
            inner.ours = false;
            site.metrics.followed.add(1);
        }
        if inner.head > before {
            self.go_on(inner);
        }
        Ok(())
    }

    /// Takes an entry that is stored into account and tells everybody who listens. `from` is the number of steps before it.
    pub(super) async fn carry_in(
        &self,
        site: &Arc<Site>,
        inner: &mut Inner,
        entry: &Entry,
        at: Millis,
        from: usize,
    ) -> Result<(), Refusal> {
        let before = std::mem::replace(&mut inner.trust, Trust::Astray);
        inner.take(site, entry, at).await?;
        inner.trust = before;
        self.note_head(inner);
        self.publish(inner, entry, from);
        Ok(())
    }

    /// Throws away what is in memory and reads all of it again.
    pub(super) async fn read_again(&self, inner: &mut Inner) -> Result<(), Refusal> {
        let site = self.site()?;
        let (thinking, starting) = (inner.thinking, inner.starting);
        *inner = Inner::load(&site, self.id).await?;
        // What is under way comes back and looks whether it is still wanted.
        (inner.thinking, inner.starting) = (thinking, starting);
        self.note_head(inner);
        // Whoever listens may have missed something: show them all of it, with the eyes they have now.
        self.seating.fetch_add(1, Ordering::Release);
        self.announce(|lens| Some(render::sync(inner, lens)));
        self.go_on(inner);
        Ok(())
    }

    /// Notes how far the log is carried out here, for those who look without the lock.
    fn note_head(&self, inner: &Inner) {
        self.changed.store(inner.changed, Ordering::Release);
        self.head.store(inner.head, Ordering::Release);
    }

    /// Compares with the store: afterwards whatever was stored before is known.
    pub(crate) async fn refresh(&self, site: &Site) {
        if let Ok(heads) = site.store.heads(vec![self.id]).await
            && let Some(&head) = heads.first()
        {
            self.compare(head);
        }
    }
}
