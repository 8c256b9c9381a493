//! Bots think here, on a few threads of their own, so that no table waits for another's bot. Advice and reviews have
//! threads apart: however many ask, the bots at the tables do not wait for them.

mod queue;

use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use crate::incidents::{self, Incident};
use crate::live::Thought;
use crate::refusal::{Code, Refusal};

pub(crate) use queue::Asker;
use queue::Queue;

/// The most thoughts that may wait where people ask for advice.
const MOST_ASKING: usize = 32;
/// The most of them that one asker may have waiting.
const MOST_OF_ONE: usize = 4;

/// The threads and the queue before them. Thinking time is shared out fairly between addresses, and then between the
/// people of an address: nobody with a hundred tables, and no address with a hundred guests, delays the bots of others.
#[derive(Clone)]
pub(crate) struct Thinkers {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue<Job>>,
    more: Condvar,
}

/// A thought that is to be had, and who waits for it.
type Job = (Thought, oneshot::Sender<String>);

impl Thinkers {
    /// Starts the threads.
    pub(crate) fn start(threads: usize) -> Self {
        let shared = Arc::new(Shared::default());
        for _ in 0..threads.max(1) {
            let shared = Arc::clone(&shared);
            std::thread::Builder::new()
                .name("thinker".to_owned())
                .spawn(move || {
                    loop {
                        let (asker, job) = shared.next();
                        let took = think(job);
                        shared.queue().done(asker, took);
                    }
                })
                .expect("a thread can be started");
        }
        Self { shared }
    }

    /// Has a thought for somebody; the action in notation, or an error if the bot failed.
    pub(crate) async fn think(&self, asker: Asker, thought: Thought) -> Result<String, oneshot::error::RecvError> {
        let (sender, answer) = oneshot::channel();
        self.shared.queue().push(asker, (thought, sender));
        self.shared.more.notify_one();
        answer.await
    }

    /// Has a thought that somebody asked for, unless too many wait already.
    pub(crate) async fn advise(&self, asker: Asker, thought: Thought) -> Result<String, Refusal> {
        let is_too_much = {
            let queue = self.shared.queue();
            queue.len() >= MOST_ASKING || queue.len_of(asker) >= MOST_OF_ONE
        };
        if is_too_much {
            incidents::note(Incident::Advice);
            return Err(Code::TooMany.into());
        }
        self.think(asker, thought).await.map_err(|_| Code::Internal.into())
    }

    /// The number of thoughts that wait.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.queue().len()
    }
}

/// Has a thought; how long it took.
fn think((thought, answer): Job) -> Duration {
    let start = Instant::now();
    // Nobody waits for it any more.
    if !answer.is_closed() {
        // A bot that panics must not take the thread, and with it all other tables' bots, along.
        if let Ok(action) = std::panic::catch_unwind(std::panic::AssertUnwindSafe(thought)) {
            drop(answer.send(action));
        } else {
            tracing::error!("a bot failed to decide");
        }
    }
    start.elapsed()
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue<Job>> {
        self.queue.lock().expect("no panic while the queue is held")
    }

    fn next(&self) -> (Asker, Job) {
        let mut queue = self.queue();
        loop {
            match queue.pop() {
                Some(next) => return next,
                None => queue = self.more.wait(queue).expect("no panic while the queue is held"),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::limits::Whose;

    /// A thought that lasts until it is let go, and what tells that it has begun.
    fn held() -> (Thought, oneshot::Receiver<()>, mpsc::Sender<()>) {
        let (go, wait) = mpsc::channel::<()>();
        let (start, started) = oneshot::channel();
        let thought = Box::new(move || {
            start.send(()).expect("the test waits for it");
            let _ = wait.recv();
            "first".to_owned()
        });
        (thought, started, go)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn advice_is_refused_while_too_many_wait_and_given_again_afterwards() {
        let advisers = Thinkers::start(1);
        let (held, started, go) = held();
        let first = tokio::spawn({
            let advisers = advisers.clone();
            async move { advisers.advise(Whose::Name(0).into(), held).await }
        });
        started.await.expect("the first is thinking");
        let (mut asking, mut asker) = (Vec::new(), 0);
        while advisers.waiting() < MOST_ASKING {
            let advisers = advisers.clone();
            asker += 1;
            let later =
                async move { advisers.advise(Whose::Name(asker).into(), Box::new(|| "later".to_owned())).await };
            asking.push(tokio::spawn(later));
            tokio::task::yield_now().await;
        }
        let refused = advisers.advise(Whose::Name(0).into(), Box::new(|| "never".to_owned())).await;
        assert_eq!(refused.map_err(|refusal| refusal.code), Err(Code::TooMany));
        go.send(()).expect("the first is thinking");
        assert_eq!(first.await.expect("no panic"), Ok("first".to_owned()));
        for asked in asking {
            let answer = asked.await.expect("no panic").map_err(|refusal| refusal.code);
            assert!(matches!(answer, Ok(ref said) if said == "later") || answer == Err(Code::TooMany), "{answer:?}");
        }
        assert_eq!(
            advisers.advise(Whose::Name(0).into(), Box::new(|| "again".to_owned())).await,
            Ok("again".to_owned())
        );
    }

    /// The thoughts of a crowd of one address wait; of another address only what is under way comes first.
    #[tokio::test(flavor = "multi_thread")]
    async fn another_address_does_not_wait_for_a_crowd() {
        let thinkers = Thinkers::start(1);
        let (held, started, go) = held();
        let crowd = Whose::Name(1);
        let of_crowd = |guest: u64| Asker { address: Some(crowd), who: Whose::Name(guest) };
        let done = Arc::new(Mutex::new(Vec::new()));
        let ask = |asker: Asker, thought: Thought| {
            let (thinkers, done) = (thinkers.clone(), Arc::clone(&done));
            let noted: Thought = Box::new(move || {
                done.lock().expect("no panic").push(asker);
                thought()
            });
            tokio::spawn(async move { thinkers.think(asker, noted).await })
        };
        let mut asked = vec![ask(of_crowd(0), held)];
        started.await.expect("the first is thinking");
        for guest in 1..100 {
            asked.push(ask(of_crowd(guest), Box::new(String::new)));
        }
        while thinkers.waiting() < 99 {
            tokio::task::yield_now().await;
        }
        let other = Asker { address: Some(Whose::Name(2)), who: Whose::Name(1_000) };
        asked.push(ask(other, Box::new(String::new)));
        while thinkers.waiting() < 100 {
            tokio::task::yield_now().await;
        }
        go.send(()).expect("the first is thinking");
        for asked in asked {
            asked.await.expect("no panic").expect("an answer");
        }
        let before = done.lock().expect("no panic").iter().position(|&asker| asker == other);
        assert_eq!(before, Some(1), "only the thought that was under way came first");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn one_who_asks_much_is_refused_and_others_are_not() {
        let advisers = Thinkers::start(1);
        let (held, started, go) = held();
        let ask = |asker: u64, thought: Thought| {
            let advisers = advisers.clone();
            tokio::spawn(async move { advisers.advise(Whose::Name(asker).into(), thought).await })
        };
        let mut asked = vec![ask(1, held)];
        started.await.expect("the first is thinking");
        while advisers.waiting() < MOST_OF_ONE {
            asked.push(ask(1, Box::new(String::new)));
            tokio::task::yield_now().await;
        }
        let refused = advisers.advise(Whose::Name(1).into(), Box::new(String::new)).await;
        assert_eq!(refused.map_err(|refusal| refusal.code), Err(Code::TooMany));
        let other = ask(2, Box::new(|| "other".to_owned()));
        go.send(()).expect("the first is thinking");
        assert_eq!(other.await.expect("no panic"), Ok("other".to_owned()));
    }
}
