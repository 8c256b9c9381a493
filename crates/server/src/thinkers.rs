//! Bots think here, on a few threads of their own, so that no table waits for another's bot. Advice and reviews have
//! threads apart: however many ask, the bots at the tables do not wait for them.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex};

use tokio::sync::oneshot;

use crate::live::Thought;
use crate::refusal::{Code, Refusal};

/// So many may wait for advice; whoever comes then is asked to come again.
const MOST_ASKING: usize = 32;

/// The threads and the queue before them: first come, first served. A table's bots have at most one thought in the queue,
/// so no table can crowd out another.
#[derive(Clone)]
pub(crate) struct Thinkers {
    queue: Arc<Queue>,
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<VecDeque<(Thought, oneshot::Sender<String>)>>,
    more: Condvar,
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

    /// Has a thought; the action in notation, or an error if the bot failed.
    pub(crate) async fn think(&self, thought: Thought) -> Result<String, oneshot::error::RecvError> {
        let (sender, answer) = oneshot::channel();
        self.queue.waiting.lock().expect("no panic while the queue is held").push_back((thought, sender));
        self.queue.more.notify_one();
        answer.await
    }

    /// Has a thought that a person asked for, unless too many wait already.
    pub(crate) async fn advise(&self, thought: Thought) -> Result<String, Refusal> {
        if self.waiting() >= MOST_ASKING {
            return Err(Code::TooMany.into());
        }
        self.think(thought).await.map_err(|_| Code::Internal.into())
    }

    /// How many thoughts wait.
    pub(crate) fn waiting(&self) -> usize {
        self.queue.waiting.lock().expect("no panic while the queue is held").len()
    }
}

impl Queue {
    fn next(&self) -> (Thought, oneshot::Sender<String>) {
        let mut waiting = self.waiting.lock().expect("no panic while the queue is held");
        loop {
            match waiting.pop_front() {
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

    #[tokio::test(flavor = "multi_thread")]
    async fn advice_is_refused_while_too_many_wait_and_given_again_afterwards() {
        let advisers = Thinkers::start(1);
        let (go, wait) = mpsc::channel::<()>();
        let (start, started) = oneshot::channel();
        let held = Box::new(move || {
            start.send(()).expect("the test waits for it");
            let _ = wait.recv();
            "first".to_owned()
        });
        let first = tokio::spawn({
            let advisers = advisers.clone();
            async move { advisers.advise(held).await }
        });
        started.await.expect("the first is thinking");
        let mut asking = Vec::new();
        while advisers.waiting() < MOST_ASKING {
            let advisers = advisers.clone();
            asking.push(tokio::spawn(async move { advisers.advise(Box::new(|| "later".to_owned())).await }));
            tokio::task::yield_now().await;
        }
        let refused = advisers.advise(Box::new(|| "never".to_owned())).await;
        assert_eq!(refused.map_err(|refusal| refusal.code), Err(Code::TooMany));
        go.send(()).expect("the first is thinking");
        assert_eq!(first.await.expect("no panic"), Ok("first".to_owned()));
        for asked in asking {
            let answer = asked.await.expect("no panic").map_err(|refusal| refusal.code);
            assert!(matches!(answer, Ok(ref said) if said == "later") || answer == Err(Code::TooMany), "{answer:?}");
        }
        assert_eq!(advisers.advise(Box::new(|| "again".to_owned())).await, Ok("again".to_owned()));
    }
}
