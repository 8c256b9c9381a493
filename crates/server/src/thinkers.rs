//! Bots think here, on a few threads of their own, so that no table waits for another's bot. Advice and reviews have
//! threads apart: however many ask, the bots at the tables do not wait for them.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use tokio::sync::oneshot;

use crate::limits::Whose;
use crate::live::Thought;
use crate::refusal::{Code, Refusal};

/// So many may wait for advice; whoever comes then is asked to come again.
const MOST_ASKING: usize = 32;
/// And so many of one who asks.
const MOST_OF_ONE: usize = 4;

/// The threads and the queue before them. Those for whom somebody is to think take turns, each with their oldest thought
/// first: nobody with a hundred tables keeps the bots of others waiting.
#[derive(Clone)]
pub(crate) struct Thinkers {
    queue: Arc<Queue>,
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    more: Condvar,
}

/// A thought that is to be had, and who waits for it.
type Job = (Thought, oneshot::Sender<String>);

#[derive(Default)]
struct Waiting {
    /// Nobody is here who has nothing waiting.
    by_asker: HashMap<Whose, VecDeque<Job>>,
    /// All of them, whoever is next first.
    turns: VecDeque<Whose>,
    count: usize,
}

impl Waiting {
    fn push(&mut self, asker: Whose, job: Job) {
        let jobs = self.by_asker.entry(asker).or_default();
        if jobs.is_empty() {
            self.turns.push_back(asker);
        }
        jobs.push_back(job);
        self.count += 1;
    }

    fn pop(&mut self) -> Option<Job> {
        let asker = self.turns.pop_front()?;
        let jobs = self.by_asker.get_mut(&asker)?;
        let job = jobs.pop_front()?;
        if jobs.is_empty() {
            self.by_asker.remove(&asker);
        } else {
            self.turns.push_back(asker);
        }
        self.count -= 1;
        Some(job)
    }
}

impl Thinkers {
    /// Starts so many threads.
    pub(crate) fn start(threads: usize) -> Self {
        let queue = Arc::new(Queue::default());
        for _ in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            std::thread::Builder::new()
                .name("thinker".to_owned())
                .spawn(move || {
                    loop {
                        let (thought, answer) = queue.next();
                        // A bot that panics must not take the thread, and with it all other tables' bots, along.
                        if let Ok(action) = std::panic::catch_unwind(std::panic::AssertUnwindSafe(thought)) {
                            drop(answer.send(action));
                        } else {
                            tracing::error!("a bot failed to decide");
                        }
                    }
                })
                .expect("a thread can be started");
        }
        Self { queue }
    }

    /// Has a thought for somebody; the action in notation, or an error if the bot failed.
    pub(crate) async fn think(&self, asker: Whose, thought: Thought) -> Result<String, oneshot::error::RecvError> {
        let (sender, answer) = oneshot::channel();
        self.queue.waiting().push(asker, (thought, sender));
        self.queue.more.notify_one();
        answer.await
    }

    /// Has a thought that somebody asked for, unless too many wait already.
    pub(crate) async fn advise(&self, asker: Whose, thought: Thought) -> Result<String, Refusal> {
        let is_too_much = {
            let waiting = self.queue.waiting();
            waiting.count >= MOST_ASKING || waiting.by_asker.get(&asker).is_some_and(|own| own.len() >= MOST_OF_ONE)
        };
        if is_too_much {
            return Err(Code::TooMany.into());
        }
        self.think(asker, thought).await.map_err(|_| Code::Internal.into())
    }

    /// How many thoughts wait.
    pub(crate) fn waiting(&self) -> usize {
        self.queue.waiting().count
    }
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().expect("no panic while the queue is held")
    }

    fn next(&self) -> Job {
        let mut waiting = self.waiting();
        loop {
            match waiting.pop() {
                Some(job) => return job,
                None => waiting = self.more.wait(waiting).expect("no panic while the queue is held"),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

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
            async move { advisers.advise(Whose::Name(0), held).await }
        });
        started.await.expect("the first is thinking");
        let (mut asking, mut asker) = (Vec::new(), 0);
        while advisers.waiting() < MOST_ASKING {
            let advisers = advisers.clone();
            asker += 1;
            let later = async move { advisers.advise(Whose::Name(asker), Box::new(|| "later".to_owned())).await };
            asking.push(tokio::spawn(later));
            tokio::task::yield_now().await;
        }
        let refused = advisers.advise(Whose::Name(0), Box::new(|| "never".to_owned())).await;
        assert_eq!(refused.map_err(|refusal| refusal.code), Err(Code::TooMany));
        go.send(()).expect("the first is thinking");
        assert_eq!(first.await.expect("no panic"), Ok("first".to_owned()));
        for asked in asking {
            let answer = asked.await.expect("no panic").map_err(|refusal| refusal.code);
            assert!(matches!(answer, Ok(ref said) if said == "later") || answer == Err(Code::TooMany), "{answer:?}");
        }
        assert_eq!(advisers.advise(Whose::Name(0), Box::new(|| "again".to_owned())).await, Ok("again".to_owned()));
    }

    #[test]
    fn those_who_wait_take_turns_whatever_one_of_them_asks_for() {
        let mut waiting = Waiting::default();
        let job = |name: &'static str| -> Job { (Box::new(move || name.to_owned()), oneshot::channel().0) };
        for name in ["a1", "a2", "a3", "a4"] {
            waiting.push(Whose::Name(1), job(name));
        }
        waiting.push(Whose::Name(2), job("b1"));
        waiting.push(Whose::Name(3), job("c1"));
        waiting.push(Whose::Name(2), job("b2"));
        assert_eq!(waiting.count, 7);
        let order: Vec<String> = std::iter::from_fn(|| waiting.pop()).map(|(thought, _)| thought()).collect();
        assert_eq!(order, ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
        assert!(waiting.count == 0 && waiting.by_asker.is_empty() && waiting.turns.is_empty());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn one_who_asks_much_is_refused_and_others_are_not() {
        let advisers = Thinkers::start(1);
        let (held, started, go) = held();
        let ask = |asker: u64, thought: Thought| {
            let advisers = advisers.clone();
            tokio::spawn(async move { advisers.advise(Whose::Name(asker), thought).await })
        };
        let mut asked = vec![ask(1, held)];
        started.await.expect("the first is thinking");
        while advisers.waiting() < MOST_OF_ONE {
            asked.push(ask(1, Box::new(String::new)));
            tokio::task::yield_now().await;
        }
        let refused = advisers.advise(Whose::Name(1), Box::new(String::new)).await;
        assert_eq!(refused.map_err(|refusal| refusal.code), Err(Code::TooMany));
        let other = ask(2, Box::new(|| "other".to_owned()));
        go.send(()).expect("the first is thinking");
        assert_eq!(other.await.expect("no panic"), Ok("other".to_owned()));
    }
}
