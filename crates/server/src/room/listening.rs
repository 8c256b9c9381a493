//! Who is told what: everybody who listens gets every entry once, in order, as their lens shows it.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard, PoisonError, Weak};

use axum::extract::ws::Utf8Bytes;
use bearcade_store::{NewTable, PersonId};

use super::{Inner, Room, render};
use crate::channel::{Channel, Form, Lens, Reader};
use crate::log::{Around, Entry};
use crate::refusal::Refusal;

/// A client that has missed more entries than this is shown the whole picture instead.
const MOST_MISSED: u64 = 200;
/// And so is one at a table with more entries: what it missed is found by going through all of them.
const MOST_ENTRIES: u64 = 2_000;

/// Somebody who listens.
pub(crate) struct Listening {
    /// How they look at the table.
    pub(crate) lens: Lens,
    /// Did they come by the invite link?
    pub(crate) has_link: bool,
    /// What they are to be sent, the whole picture first.
    pub(crate) due: Vec<Utf8Bytes>,
    /// Where they read on.
    pub(crate) reader: Reader,
    /// The seating as of then: once it differs, the lens may no longer be theirs.
    pub(crate) seating: u64,
}

impl Room {
    /// Starts to listen: the whole picture as of now and the channel to read on from, without a gap between the two. A
    /// client that says which entry it has seen last gets what it missed instead, if that is not too much. `has_link` says
    /// that they came by the invite link.
    pub(crate) async fn listen(
        &self,
        person: Option<PersonId>,
        has_link: bool,
        form: Form,
        since: Option<u64>,
    ) -> Result<Listening, Refusal> {
        let mut inner = self.lock().await?;
        if since.is_some_and(|seen| seen > inner.head) && self.has_others() {
            // They come from a server that knows more. Nobody is shown less than they have seen.
            Box::pin(self.catch_up(&mut inner)).await?;
        }
        inner.must_be_open_to(person, has_link)?;
        let lens = Lens { seat: person.and_then(|person| inner.seat_of(person)), form };
        let reader = self.channel(lens).read();
        let listening = Listening { lens, has_link, due: Vec::new(), reader, seating: self.seating() };
        let head = inner.head;
        match since {
            Some(seen) if seen == head => return Ok(listening),
            Some(seen) if seen < head && head - seen <= MOST_MISSED && head <= MOST_ENTRIES => {
                // What is past does not change: nobody else at the table waits while it is told again.
                let table = inner.table.clone();
                drop(inner);
                if let Some(due) = self.missed(table, lens, seen, head).await {
                    return Ok(Listening { due, ..listening });
                }
            }
            _ => return Ok(Listening { due: vec![render::sync(&inner, lens)], ..listening }),
        }
        let inner = self.lock().await?;
        listening.reader.skip();
        Ok(Listening { due: vec![render::sync(&inner, lens)], ..listening })
    }

    /// How often the seating has changed.
    pub(crate) fn seating(&self) -> u64 {
        self.seating.load(Ordering::Acquire)
    }

    /// Does anybody listen?
    pub(crate) fn is_listened_to(&self) -> bool {
        self.channels().values().any(|channel| channel.strong_count() > 0)
    }

    /// A message that can't be put together leaves them as they were.
    fn channels(&self) -> MutexGuard<'_, BTreeMap<Lens, Weak<Channel>>> {
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn channel(&self, lens: Lens) -> Arc<Channel> {
        let mut channels = self.channels();
        channels.retain(|_, channel| channel.strong_count() > 0);
        channels.get(&lens).and_then(Weak::upgrade).unwrap_or_else(|| {
            let channel = Arc::<Channel>::default();
            channels.insert(lens, Arc::downgrade(&channel));
            channel
        })
    }

    /// What a client that has seen entries up to `seen` has missed up to `head`; none if that can't be told.
    async fn missed(&self, table: NewTable, lens: Lens, seen: u64, head: u64) -> Option<Vec<Utf8Bytes>> {
        let site = self.site.upgrade()?;
        let entries = site.store.log(self.id, 0).await.ok()?;
        let mut past = Inner::fresh(table, &site.clock).ok()?;
        let mut messages = Vec::new();
        for stored in entries.iter().take_while(|stored| stored.number <= head) {
            let from = past.live.steps();
            let entry = past.replay(stored).ok()?;
            past.take(&site, &entry, stored.at).await.ok()?;
            if stored.number > seen {
                messages.push(render::update(&past, lens, stored.number, &entry, from));
            }
        }
        (messages.len() as u64 == head - seen).then_some(messages)
    }

    /// Tells everybody who listens.
    pub(super) fn publish(&self, inner: &Inner, entry: &Entry, from: usize) {
        if matches!(entry, Entry::Around(Around::Sat { .. } | Around::Bot { .. } | Around::Stood { .. })) {
            self.seating.fetch_add(1, Ordering::Release);
        }
        self.announce(|lens| Some(render::update(inner, lens, inner.head, entry, from)));
    }

    /// Sends a message that is no entry, such as chat, to everybody who listens.
    pub(crate) fn announce(&self, message: impl Fn(Lens) -> Option<Utf8Bytes>) {
        for (lens, channel) in self.channels().iter().filter_map(|(lens, channel)| Some((*lens, channel.upgrade()?))) {
            if let Some(message) = message(lens) {
                channel.send(message);
            }
        }
    }
}
