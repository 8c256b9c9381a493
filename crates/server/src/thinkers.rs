//! Bots think here, on a few threads of their own, so that no table waits for another's bot.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex};

use tokio::sync::oneshot;

use crate::live::Thought;

/// The threads and the queue before them: first come, first served. A table has at most one thought in the queue, so no
/// table can crowd out another.
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
