//! The threads that hash passwords. Each keeps its memory from one hash to the next, so that many logins take no more
//! memory than a few.
//!
//! What waits is bounded, for each address and in all, and addresses take turns: a flood of logins from one address
//! delays the others by one hash. Those who would have to wait for long are refused at once.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Duration;

use argon2::Block;
use tokio::sync::oneshot;

use crate::client;
use crate::incidents::{self, Incident};
use crate::limits::Whose;
use crate::refusal::{Code, Refusal};

/// The most hashes that may wait.
const MOST_WAITING: usize = 48;
/// The most of them that may be of one address.
const MOST_OF_ONE: usize = 8;
/// How long a hash may wait for a thread.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// The memory of a thread.
pub(super) type Memory = Vec<Block>;

/// The threads and the queue before them.
pub(super) struct Pool {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue<Job>>,
    more: Condvar,
}

type Job = Box<dyn FnOnce(&mut Memory) + Send>;

impl Pool {
    /// Starts the threads. Each takes its memory when it first needs it.
    pub(super) fn start(threads: usize) -> Self {
        let shared = Arc::<Shared>::default();
        for _ in 0..threads {
            let shared = Arc::clone(&shared);
            std::thread::Builder::new()
                .name("passwords".to_owned())
                .spawn(move || {
                    let mut memory = Memory::new();
                    loop {
                        let job = shared.next();
                        // A job that panics has dropped its answer; the thread goes on for the others.
                        let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job(&mut memory)));
                    }
                })
                .expect("a thread can be started");
        }
        Self { shared }
    }

    /// Does a piece of work for the current client on one of the threads; refuses if too much waits already.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let busy = || {
            incidents::note(Incident::Hashing);
            Refusal::from(Code::Busy)
        };
        let (start, started) = oneshot::channel();
        let (sender, answer) = oneshot::channel();
        let job: Job = Box::new(move |memory| {
            // Who has been refused meanwhile does not wait for it.
            if start.send(()).is_ok() {
                let _ = sender.send(work(memory));
            }
        });
        if !self.shared.queue().push(client::current(), job) {
            return Err(busy());
        }
        self.shared.more.notify_one();
        match tokio::time::timeout(PATIENCE, started).await {
            Ok(Ok(())) => answer.await.map_err(|_| Code::Internal.into()),
            // It has waited for too long, or has made room for another address.
            Ok(Err(_)) | Err(_) => Err(busy()),
        }
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue<Job>> {
        self.queue.lock().expect("no panic while the queue is held")
    }

    fn next(&self) -> Job {
        let mut queue = self.queue();
        loop {
            match queue.pop() {
                Some(job) => return job,
                None => queue = self.more.wait(queue).expect("no panic while the queue is held"),
            }
        }
    }
}

/// What waits, by address. Addresses take turns, each with its oldest first.
struct Queue<T> {
    waiting: HashMap<Option<Whose>, VecDeque<T>>,
    /// The addresses for which something waits, the next first.
    turns: VecDeque<Option<Whose>>,
    count: usize,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Self { waiting: HashMap::new(), turns: VecDeque::new(), count: 0 }
    }
}

impl<T> Queue<T> {
    /// Adds a job, or drops it and returns false if there is no room. An address with nothing in the queue takes the place
    /// of the newest job of the address that has the most.
    fn push(&mut self, address: Option<Whose>, job: T) -> bool {
        let own = self.waiting.get(&address).map_or(0, VecDeque::len);
        if own >= MOST_OF_ONE || (self.count >= MOST_WAITING && (own > 0 || !self.make_room())) {
            return false;
        }
        if own == 0 {
            self.turns.push_back(address);
        }
        self.waiting.entry(address).or_default().push_back(job);
        self.count += 1;
        true
    }

    fn make_room(&mut self) -> bool {
        let most = self.waiting.values_mut().max_by_key(|jobs| jobs.len()).filter(|jobs| jobs.len() > 1);
        let dropped = most.and_then(VecDeque::pop_back).is_some();
        if dropped {
            self.count -= 1;
        }
        dropped
    }

    fn pop(&mut self) -> Option<T> {
        let address = self.turns.pop_front()?;
        let jobs = self.waiting.get_mut(&address)?;
        let job = jobs.pop_front()?;
        if jobs.is_empty() {
            self.waiting.remove(&address);
        } else {
            self.turns.push_back(address);
        }
        self.count -= 1;
        Some(job)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn address(number: u64) -> Whose {
        Whose::Name(number)
    }

    #[test]
    fn addresses_take_turns() {
        let mut queue = Queue::default();
        for (from, name) in [(1, "a1"), (1, "a2"), (1, "a3"), (2, "b1"), (3, "c1"), (2, "b2")] {
            assert!(queue.push(Some(address(from)), name));
        }
        let order: Vec<&str> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, ["a1", "b1", "c1", "a2", "b2", "a3"]);
        assert!(queue.count == 0 && queue.waiting.is_empty() && queue.turns.is_empty());
    }

    #[test]
    fn one_address_has_few_places_and_a_full_queue_makes_room_for_newcomers() {
        let mut queue = Queue::default();
        let strangers = (MOST_WAITING / MOST_OF_ONE) as u64;
        for stranger in 0..strangers {
            let taken = (0..100).filter(|_| queue.push(Some(address(stranger)), stranger)).count();
            assert_eq!(taken, MOST_OF_ONE);
        }
        assert_eq!(queue.count, MOST_WAITING);
        assert!(queue.push(Some(address(1_000)), 1_000), "somebody new");
        assert_eq!(queue.count, MOST_WAITING);
        assert!(!queue.push(Some(address(1_000)), 1_000), "a second one does not fit");
        // After what was there before it, but for one job of each address.
        let before = std::iter::from_fn(|| queue.pop()).position(|from| from == 1_000);
        assert_eq!(before, Some(strangers as usize));
        for stranger in 0..MOST_WAITING as u64 {
            assert!(queue.push(Some(address(stranger)), stranger));
        }
        assert!(!queue.push(Some(address(1_000)), 1_000), "nobody has more than one to give up");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_finds_the_queue_full_is_refused_at_once_and_another_address_is_not() {
        let pool = Arc::new(Pool::start(1));
        let (go, wait) = mpsc::channel::<()>();
        let run = |from: u64, work: Box<dyn FnOnce() + Send>| {
            let pool = Arc::clone(&pool);
            tokio::spawn(client::scope(Whose::Name(from), async move {
                pool.run(move |_| work()).await.map_err(|refusal| refusal.code)
            }))
        };
        let (start, started) = oneshot::channel();
        let first = run(
            1,
            Box::new(move || {
                let _ = start.send(());
                let _ = wait.recv();
            }),
        );
        started.await.expect("the thread is at work");
        let flood: Vec<_> = (0..600).map(|_| run(1, Box::new(|| {}))).collect();
        while pool.shared.queue().count < MOST_OF_ONE {
            tokio::task::yield_now().await;
        }
        let other = run(2, Box::new(|| {}));
        while pool.shared.queue().count < MOST_OF_ONE + 1 {
            tokio::task::yield_now().await;
        }
        go.send(()).expect("the thread is at work");
        assert_eq!(other.await.expect("no panic"), Ok(()));
        assert_eq!(first.await.expect("no panic"), Ok(()));
        let mut done = 0;
        for one in flood {
            match one.await.expect("no panic") {
                Ok(()) => done += 1,
                Err(code) => assert_eq!(code, Code::Busy),
            }
        }
        assert!(done >= MOST_OF_ONE, "{done}");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_job_that_panics_ends_no_thread() {
        let pool = Pool::start(1);
        let failed: Result<(), Refusal> = pool.run(|_| panic!("on purpose")).await;
        assert_eq!(failed.map_err(|refusal| refusal.code), Err(Code::Internal));
        assert_eq!(pool.run(|_| 7).await, Ok(7));
    }
}
