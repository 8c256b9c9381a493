//! What goes out to everybody who looks at a table in the same way.
//!
//! A message is rendered once for each [`Lens`] and kept in a short ring until everybody has read it. A connection
//! remembers how far it has read. It is woken when there is more; if it was so slow that the ring has moved on, it is told
//! so and asks for the whole picture again. Nothing is queued per connection, so a slow client costs no memory.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, Waker};

use axum::extract::ws::Utf8Bytes;
use bearcade_core::{Seat, Viewer};
use bearcade_narrate::Lang;
use slab::Slab;

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

/// How many messages a ring holds at most.
const RING: usize = 64;

/// The messages of one lens.
#[derive(Default)]
pub(crate) struct Channel {
    ring: Mutex<Ring>,
}

#[derive(Default)]
struct Ring {
    /// The number of the first message in the ring.
    first: u64,
    messages: VecDeque<Utf8Bytes>,
    readers: Slab<Place>,
    /// How many of them are to read the first message next.
    at_first: usize,
}

/// Where a reader is.
struct Place {
    /// The number of the message they read next.
    next: u64,
    /// Whom to wake when there is one.
    waker: Option<Waker>,
}

impl Ring {
    /// The number of the next message.
    fn next(&self) -> u64 {
        self.first + self.messages.len() as u64
    }

    fn start_at(&mut self, first: u64) {
        self.messages.drain(..(first - self.first) as usize);
        self.first = first;
        self.at_first = self.readers.iter().filter(|(_, place)| place.next == first).count();
    }

    /// A reader is no longer at a message: what everybody has read is forgotten. Who was too slow for the ring does not
    /// count.
    fn left(&mut self, message: u64) {
        if message == self.first {
            self.at_first -= 1;
        }
        if message <= self.first && self.at_first == 0 {
            let places = self.readers.iter().map(|(_, place)| place.next);
            let slowest = places.filter(|&next| next > self.first).min();
            self.start_at(slowest.unwrap_or_else(|| self.next()));
        }
    }
}

/// A reader was too slow: some messages are gone.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Missed;

impl Channel {
    fn ring(&self) -> MutexGuard<'_, Ring> {
        self.ring.lock().expect("no panic while the ring is held")
    }

    /// Sends a message to all who read.
    pub(crate) fn send(&self, message: Utf8Bytes) {
        let mut ring = self.ring();
        if ring.readers.is_empty() {
            ring.first += 1;
            return;
        }
        ring.messages.push_back(message);
        if ring.messages.len() > RING {
            let first = ring.first + 1;
            ring.start_at(first);
        }
        for (_, place) in &mut ring.readers {
            if let Some(waker) = place.waker.take() {
                waker.wake();
            }
        }
    }

    /// Starts to read, from the next message on.
    pub(crate) fn read(self: &Arc<Self>) -> Reader {
        let mut ring = self.ring();
        let next = ring.next();
        ring.at_first += usize::from(next == ring.first);
        Reader { place: ring.readers.insert(Place { next, waker: None }), channel: Arc::clone(self) }
    }
}

/// Somebody who reads a channel.
pub(crate) struct Reader {
    channel: Arc<Channel>,
    place: usize,
}

impl Reader {
    /// Is there news? If not, the task is woken once there is.
    pub(crate) fn poll_news(&self, task: &Context<'_>) -> Poll<()> {
        let mut ring = self.channel.ring();
        let next = ring.next();
        let place = &mut ring.readers[self.place];
        if place.next < next {
            return Poll::Ready(());
        }
        match &mut place.waker {
            Some(waker) => waker.clone_from(task.waker()),
            none => *none = Some(task.waker().clone()),
        }
        Poll::Pending
    }

    /// Doesn't wake the task: it is about to look anyway, and may itself be what makes news.
    pub(crate) fn rest(&self) {
        self.channel.ring().readers[self.place].waker = None;
    }

    /// Adds what has come since the last time.
    pub(crate) fn read(&self, into: &mut Vec<Utf8Bytes>) -> Result<(), Missed> {
        let mut ring = self.channel.ring();
        let skip = ring.readers[self.place].next.checked_sub(ring.first).ok_or(Missed)?;
        into.extend(ring.messages.iter().skip(skip as usize).cloned());
        self.go_to_end(&mut ring);
        Ok(())
    }

    /// Leaves out what has come so far.
    pub(crate) fn skip(&self) {
        self.go_to_end(&mut self.channel.ring());
    }

    fn go_to_end(&self, ring: &mut Ring) {
        let next = ring.next();
        let before = std::mem::replace(&mut ring.readers[self.place].next, next);
        if before < next {
            ring.left(before);
        }
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        let mut ring = self.channel.ring();
        let Place { next, .. } = ring.readers.remove(self.place);
        ring.left(next);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::task::Wake;

    use super::*;

    fn read(reader: &Reader) -> Result<Vec<Utf8Bytes>, Missed> {
        let mut messages = Vec::new();
        reader.read(&mut messages).map(|()| messages)
    }

    #[test]
    fn a_slow_reader_misses_and_a_quick_one_reads_all_in_order() {
        let channel = Arc::new(Channel::default());
        channel.send("before anybody read".into());
        let (quick, slow) = (channel.read(), channel.read());
        for number in 0..3 {
            channel.send(number.to_string().into());
        }
        assert_eq!(read(&quick), Ok(["0", "1", "2"].map(Utf8Bytes::from).to_vec()));
        assert_eq!(read(&quick), Ok(Vec::new()));
        for number in 3..=RING {
            channel.send(number.to_string().into());
        }
        assert_eq!(read(&quick).map(|read| read.len()), Ok(RING - 2));
        assert_eq!(read(&slow), Err(Missed));
        slow.skip();
        assert_eq!(read(&slow), Ok(Vec::new()));
    }

    #[test]
    fn what_everybody_has_read_is_forgotten() {
        let channel = Arc::new(Channel::default());
        let kept = || channel.ring().messages.len();
        channel.send("to nobody".into());
        assert_eq!(kept(), 0);
        let (one, two) = (channel.read(), channel.read());
        channel.send("first".into());
        channel.send("second".into());
        assert_eq!(read(&one).map(|read| read.len()), Ok(2));
        assert_eq!(kept(), 2);
        let three = channel.read();
        channel.send("third".into());
        assert_eq!(read(&two).map(|read| read.len()), Ok(3));
        assert_eq!(kept(), 1, "one and three have not read the third");
        assert_eq!(read(&three).map(|read| read.len()), Ok(1));
        drop(one);
        assert_eq!(kept(), 0);
        for number in 0..=RING {
            channel.send(number.to_string().into());
        }
        assert_eq!((kept(), read(&two)), (RING, Err(Missed)), "too slow");
        assert_eq!(read(&three), Err(Missed));
        drop(two);
        three.skip();
        channel.send("last".into());
        assert_eq!(read(&three), Ok(vec!["last".into()]));
        assert_eq!(kept(), 0);
    }

    #[derive(Default)]
    struct Woken(AtomicU32);

    impl Wake for Woken {
        fn wake(self: Arc<Self>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn who_waits_is_woken_once_for_each_news_and_leaves_nothing_behind() {
        let channel = Arc::new(Channel::default());
        let woken = Arc::new(Woken::default());
        let waker = Waker::from(Arc::clone(&woken));
        let task = Context::from_waker(&waker);
        let reader = channel.read();
        assert!(reader.poll_news(&task).is_pending() && reader.poll_news(&task).is_pending());
        channel.send("news".into());
        channel.send("more".into());
        assert_eq!(woken.0.load(Ordering::Relaxed), 1);
        assert!(reader.poll_news(&task).is_ready());
        assert_eq!(read(&reader).map(|read| read.len()), Ok(2));
        assert!(reader.poll_news(&task).is_pending());
        drop(reader);
        channel.send("to nobody".into());
        assert_eq!(woken.0.load(Ordering::Relaxed), 1);
        assert!(channel.ring().readers.is_empty());
    }
}
