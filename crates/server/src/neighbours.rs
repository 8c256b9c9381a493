//! Other servers of the same site.
//!
//! What one of them writes, the others hear of over the bus; and because a bus may lose news, tables that somebody listens
//! to are compared with the store every few seconds, many at a time. Work that is for one server alone (waking tables
//! whose server has gone, giving up tables that nobody comes to) is done by whoever holds a lease.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use bearcade_bus::{Heard, News};
use bearcade_core::{Seat, SeatSet};
use bearcade_store::{Entry, Head, TableId};
use tokio::sync::Notify;

use crate::people;
use crate::site::Site;

/// How often tables are compared with the store while news come,
const COMPARE: Duration = Duration::from_secs(5);
/// and while the bus is away.
const COMPARE_ALONE: Duration = Duration::from_secs(1);
/// So many tables are compared by one question.
const AT_ONCE: usize = 500;
/// How often a server tells that it is there, and what was taken out of its buckets.
const TELL: Duration = Duration::from_millis(500);
const TELLS_A_GREETING: u32 = 4;
/// A server that was not heard for so long has gone.
const GONE: Duration = Duration::from_secs(10);
/// The lease on what one server does for all.
const CHORES: &str = "chores";
const LEASE: Duration = Duration::from_secs(10);

/// What is known of the other servers.
#[derive(Default)]
pub(crate) struct Neighbours {
    /// When each was heard last.
    heard: Mutex<HashMap<u64, Instant>>,
    /// Compare with the store now.
    compare: Notify,
}

impl Neighbours {
    fn note(&self, server: u64) {
        self.heard.lock().expect("no panic while the neighbours are held").insert(server, Instant::now());
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.heard.lock().expect("no panic while the neighbours are held").len()
    }

    /// Forgets those who have gone; true if there were any.
    fn forget_gone(&self) -> bool {
        let mut heard = self.heard.lock().expect("no panic while the neighbours are held");
        let before = heard.len();
        heard.retain(|_, at| at.elapsed() < GONE);
        heard.len() < before
    }
}

impl Site {
    /// Listens to the other servers, for ever.
    pub(crate) async fn follow(self: Arc<Self>) {
        loop {
            match self.bus.hear().await {
                Heard::News(news) => news.into_iter().for_each(|news| self.take_news(news)),
                Heard::Missed => self.neighbours.compare.notify_one(),
            }
        }
    }

    fn take_news(self: &Arc<Self>, news: News) {
        match news {
            News::Entry { table, number, at, body } => self.rooms.hear(self, table, Entry { number, at, body }),
            News::Chat { table, message, deaf } => {
                let message = axum::extract::ws::Utf8Bytes::from(message);
                let hears = |seat: Option<Seat>| seat.is_none_or(|seat| !deaf.contains(&(seat.index() as u8)));
                self.rooms.announce(table, |lens| hears(lens.seat).then(|| message.clone()));
            }
            News::Name { person, name, claimed } => {
                let site = Arc::clone(self);
                tokio::spawn(async move { site.rooms.rename(person, &name, claimed).await });
            }
            News::Ended { person, session } => people::ended(self, person, session),
            News::Spent(spent) => spent.iter().for_each(|spent| self.limits.note_spent(spent)),
            News::Here { server } => self.neighbours.note(server),
            News::Missed => self.neighbours.compare.notify_one(),
        }
    }

    /// Something was said at a table: those who listen at other servers hear it there.
    pub(crate) fn tell_chat(&self, table: TableId, message: &str, deaf: SeatSet) {
        if self.bus.has_others() {
            let deaf = deaf.iter().map(|seat| seat.index() as u8).collect();
            self.bus.tell(News::Chat { table, message: message.to_owned(), deaf });
        }
    }

    /// Compares tables with the store, for ever: what was not heard is made good even if nothing more comes.
    pub(crate) async fn compare(self: Arc<Self>) {
        loop {
            let pause = if self.bus.facts().connected { COMPARE } else { COMPARE_ALONE };
            let _ = tokio::time::timeout(pause, self.neighbours.compare.notified()).await;
            if self.bus.has_others() {
                self.compare_now().await;
            }
        }
    }

    /// Compares the tables that somebody listens to with the store.
    pub(crate) async fn compare_now(&self) {
        let rooms = self.rooms.listened_to();
        for some in rooms.chunks(AT_ONCE) {
            let Ok(heads) = self.store.heads(some.iter().map(|room| room.id).collect()).await else { return };
            let heads: HashMap<TableId, Head> = heads.into_iter().map(|head| (head.table, head)).collect();
            for room in some {
                match heads.get(&room.id) {
                    Some(&head) => room.compare(head),
                    None => self.rooms.forget(room.id),
                }
            }
        }
    }

    /// Tells the other servers that we are here and what was spent, for ever.
    pub(crate) async fn greet(self: Arc<Self>) {
        for round in 0_u32.. {
            let has_others = self.bus.has_others();
            let spent = self.limits.spent(has_others);
            if !spent.is_empty() {
                self.bus.tell(News::Spent(spent));
            }
            if has_others && round.is_multiple_of(TELLS_A_GREETING) {
                self.bus.tell(News::Here { server: self.id });
            }
            tokio::time::sleep(TELL).await;
        }
    }

    /// Is what one server does for all ours to do? A server that is alone asks nobody.
    pub(crate) async fn has_chores(&self) -> bool {
        !self.bus.has_others() || self.store.lease(CHORES, self.id, LEASE).await.unwrap_or(false)
    }

    /// Lets another server do the chores at once.
    pub(crate) async fn leave_chores(&self) {
        if self.bus.has_others() {
            // What can't be given back ends by itself.
            let _ = self.store.release(CHORES, self.id).await;
        }
    }

    /// Has another server gone since this was last asked?
    pub(crate) fn has_lost_neighbour(&self) -> bool {
        self.neighbours.forget_gone()
    }
}
