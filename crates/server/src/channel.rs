//! What goes out to everybody who looks at a table in the same way.
//!
//! A message is rendered once for each [`Lens`] and kept in a short ring. A connection remembers how far it has read. It
//! is woken when there is more; if it was so slow that the ring has moved on, it is told so and asks for the whole
//! picture again. Nothing is queued per connection, so a slow client costs no memory.

use std::collections::VecDeque;
use std::sync::Mutex;

use axum::extract::ws::Utf8Bytes;
use bearcade_core::{Seat, Viewer};
use bearcade_narrate::Lang;
use tokio::sync::watch;

/// How somebody looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Lens {
    /// The seat whose eyes they have; none for watchers.
    pub seat: Option<Seat>,
    /// In what form.
    pub form: Form,
}

/// The form of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Form {
    /// JSON, for programs.
    Json,
    /// HTML fragments in a language, for the site.
    Html(Lang),
}

impl Lens {
    /// Who looks.
    pub(crate) fn viewer(self) -> Viewer {
        self.seat.map_or(Viewer::Watcher, Viewer::Seat)
    }
}

/// How many messages a ring holds.
const RING: usize = 64;

/// The messages of one lens.
pub(crate) struct Channel {
    ring: Mutex<Ring>,
    news: watch::Sender<u64>,
}

struct Ring {
    /// The number of the first message in the ring.
    first: u64,
    messages: VecDeque<Utf8Bytes>,
}

/// What a connection finds when it looks.
pub(crate) enum Found {
    /// The messages it has not read, and the number to go on from.
    Messages(Vec<Utf8Bytes>, u64),
    /// It was too slow: some messages are gone.
    Missed,
}

impl Channel {
    pub(crate) fn new() -> Self {
        Self { ring: Mutex::new(Ring { first: 0, messages: VecDeque::new() }), news: watch::Sender::new(0) }
    }

    /// Sends a message to all who listen.
    pub(crate) fn send(&self, message: Utf8Bytes) {
        let mut ring = self.ring.lock().expect("no panic while the ring is held");
        if ring.messages.len() == RING {
            ring.messages.pop_front();
            ring.first += 1;
        }
        ring.messages.push_back(message);
        let next = ring.first + ring.messages.len() as u64;
        drop(ring);
        self.news.send_replace(next);
    }

    /// The number of the next message.
    pub(crate) fn next(&self) -> u64 {
        *self.news.borrow()
    }

    /// Tells when there is news.
    pub(crate) fn listen(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }

    /// What has come since the message with this number.
    pub(crate) fn since(&self, next: u64) -> Found {
        let ring = self.ring.lock().expect("no panic while the ring is held");
        let Some(skip) = next.checked_sub(ring.first) else { return Found::Missed };
        let messages: Vec<Utf8Bytes> = ring.messages.iter().skip(skip as usize).cloned().collect();
        let next = ring.first + ring.messages.len() as u64;
        Found::Messages(messages, next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_reader_misses_and_a_quick_one_reads_all_in_order() {
        let channel = Channel::new();
        for number in 0..10 {
            channel.send(number.to_string().into());
        }
        let Found::Messages(messages, next) = channel.since(7) else { panic!("they are there") };
        assert_eq!(messages.iter().map(Utf8Bytes::as_str).collect::<Vec<_>>(), ["7", "8", "9"]);
        assert_eq!((next, channel.next()), (10, 10));
        for number in 10..10 + RING {
            channel.send(number.to_string().into());
        }
        assert!(matches!(channel.since(9), Found::Missed));
        assert!(matches!(channel.since(10), Found::Messages(messages, _) if messages.len() == RING));
    }
}
