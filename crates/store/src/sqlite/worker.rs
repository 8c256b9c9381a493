use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self as std_mpsc, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::journal::Journal;
use crate::StoreError;
use crate::store::Pending;

/// So many writes may wait; whoever comes then waits before the queue, so memory stays bounded.
const QUEUE: usize = 4_096;
/// At most so many writes share a commit, so that the first of them is not kept waiting for long.
const BATCH: usize = 1_024;

/// When so many writes shared a commit, the store is busy,
const BUSY: usize = 16;
/// and waits before the next one, so long for each of them: the more share a commit, the fewer syncs there are,
const GATHER: Duration = Duration::from_micros(150);
/// and nobody waits long.
const LONGEST: Duration = Duration::from_millis(8);

/// How often the write-ahead log is folded into the file: seldom, since the disk is busy with it for a moment.
const FOLD: Duration = Duration::from_secs(2);

/// A piece of work within a transaction, or the reason why there is none; it returns how to answer once the commit is
/// known to be durable or not.
type Write = Box<dyn FnOnce(Result<&Connection, StoreError>) -> (Outcome, Answer) + Send>;
type Answer = Box<dyn FnOnce(Option<&StoreError>) + Send>;
type Read = Box<dyn FnOnce(&Connection) + Send>;

/// How a piece of work left the transaction it shares.
enum Outcome {
    /// It is in.
    Done,
    /// It was refused and changed nothing.
    Refused,
    /// Nothing can be written.
    Failed(StoreError),
}

/// The thread that writes.
pub(super) struct Writer {
    /// None once it is told to end.
    queue: Option<mpsc::Sender<Write>>,
    thread: Option<JoinHandle<()>>,
}

impl Drop for Writer {
    /// Waits for the last commit, so that whoever opens the file next finds it closed.
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Writer {
    pub(super) fn start(connection: Connection, journal: Arc<Journal>, folded: Arc<AtomicBool>) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let thread = std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || write_all(&connection, &journal, jobs, &folded))
            .expect("a thread can be started");
        Self { queue: Some(queue), thread: Some(thread) }
    }

    /// Queues a piece of work and answers after the commit that holds it.
    pub(super) fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Pending<'_, T> {
        Box::pin(async move {
            let (sender, answer) = oneshot::channel();
            let job: Write = Box::new(move |connection| {
                let result = connection.and_then(work);
                let outcome = match &result {
                    Ok(_) => Outcome::Done,
                    Err(error @ (StoreError::Unwritable(_) | StoreError::Broken(_))) => Outcome::Failed(error.clone()),
                    Err(_) => Outcome::Refused,
                };
                let answer: Answer = Box::new(move |failed| {
                    let result = match failed {
                        Some(error) => result.and_then(|_| Err(error.clone())),
                        None => result,
                    };
                    // Whoever asked may have gone; the work stands all the same.
                    let _ = sender.send(result);
                });
                (outcome, answer)
            });
            self.queue.as_ref().ok_or_else(gone)?.send(job).await.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }
}

fn gone() -> StoreError {
    StoreError::Broken("the store has been closed".to_owned())
}

fn write_all(connection: &Connection, journal: &Journal, mut jobs: mpsc::Receiver<Write>, folded: &AtomicBool) {
    let mut answers: Vec<Answer> = Vec::with_capacity(BATCH);
    let mut shared = 0;
    while let Some(first) = jobs.blocking_recv() {
        if shared >= BUSY {
            std::thread::sleep((GATHER * shared as u32).min(LONGEST));
        }
        let mut failed = begin(connection).and_then(|()| journal.begin(connection)).err();
        let mut next = Some(first);
        while let Some(job) = next {
            let (outcome, answer) = job(failed.clone().map_or(Ok(connection), Err));
            answers.push(answer);
            if let Outcome::Failed(error) = outcome {
                failed = Some(error);
            }
            next = if answers.len() < BATCH && failed.is_none() { jobs.try_recv().ok() } else { None };
        }
        if failed.is_none() {
            failed = journal.write(connection).and_then(|()| commit(connection)).err();
        }
        if failed.is_none() {
            journal.committed();
        } else {
            journal.rolled_back();
        }
        if failed.is_some() && !connection.is_autocommit() {
            // What can't be rolled back is rolled back by the next opening of the file.
            let _ = connection.execute_batch("ROLLBACK");
        }
        shared = answers.len();
        for answer in answers.drain(..) {
            answer(failed.as_ref());
        }
        if folded.swap(false, Ordering::Relaxed) {
            // The few pages that were written meanwhile: while nobody else writes, all of the log gets folded, and the next
            // commit begins at its start again. A file that does not grow is synced more quickly.
            fold(connection);
        }
    }
    journal.close(connection);
    // All of it is in the file when the store is closed, and nothing that was deleted is left beside it.
    let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
}

fn begin(connection: &Connection) -> Result<(), StoreError> {
    Ok(connection.prepare_cached("BEGIN IMMEDIATE")?.execute([]).map(drop)?)
}

fn commit(connection: &Connection) -> Result<(), StoreError> {
    Ok(connection.prepare_cached("COMMIT")?.execute([]).map(drop)?)
}

/// The threads that read.
pub(super) struct Readers {
    queue: mpsc::Sender<Read>,
}

impl Readers {
    pub(super) fn start(connections: Vec<Connection>) -> Self {
        let (queue, jobs) = mpsc::channel::<Read>(QUEUE);
        let jobs = Arc::new(Mutex::new(jobs));
        for connection in connections {
            let jobs = Arc::clone(&jobs);
            let next = move || jobs.lock().expect("a reader never panics while it holds the queue").blocking_recv();
            std::thread::Builder::new()
                .name("store-reader".to_owned())
                .spawn(move || {
                    while let Some(job) = next() {
                        job(&connection);
                    }
                })
                .expect("a thread can be started");
        }
        Self { queue }
    }

    pub(super) fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Pending<'_, T> {
        Box::pin(async move {
            let (sender, answer) = oneshot::channel();
            let job: Read = Box::new(move |connection| {
                let _ = sender.send(work(connection));
            });
            self.queue.send(job).await.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }
}

/// Folds the write-ahead log into the file as far as nobody needs it. What can't be folded now is folded later, in the end
/// by the writer.
fn fold(connection: &Connection) {
    let _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
}

/// The thread that folds the write-ahead log into the file, so that whoever moves does not wait for it.
pub(super) struct Folder {
    /// Dropped to end it.
    stop: Option<std_mpsc::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Folder {
    /// `folded` tells the writer to do the rest.
    pub(super) fn start(connection: Connection, folded: Arc<AtomicBool>) -> Self {
        let (stop, stopped) = std_mpsc::channel();
        let fold_again = move || {
            while stopped.recv_timeout(FOLD) == Err(RecvTimeoutError::Timeout) {
                fold(&connection);
                folded.store(true, Ordering::Relaxed);
            }
        };
        let thread = std::thread::Builder::new().name("store-folder".to_owned()).spawn(fold_again);
        Self { stop: Some(stop), thread: Some(thread.expect("a thread can be started")) }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        self.stop = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::schema;
    use super::*;

    /// Without an end to the folding a log that is always written to would only grow.
    #[tokio::test]
    async fn the_log_begins_again_once_it_is_folded() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("site.db");
        let connection = schema::open(&path).expect("opens");
        connection.execute_batch("CREATE TABLE filler (body BLOB)").expect("made");
        let folded = Arc::<AtomicBool>::default();
        let writer = Writer::start(connection, Arc::default(), Arc::clone(&folded));
        let write = async || {
            let insert = |connection: &Connection| {
                Ok(connection.execute("INSERT INTO filler VALUES (zeroblob(10000))", []).map(drop)?)
            };
            writer.write(insert).await.expect("written");
            std::fs::metadata(path.with_extension("db-wal")).expect("a log").len()
        };
        let mut before = write().await;
        for _ in 0..20 {
            let now = write().await;
            assert!(now > before, "it grows");
            before = now;
        }
        folded.store(true, Ordering::Relaxed);
        let longest = write().await;
        for _ in 0..15 {
            assert_eq!(write().await, longest, "it grows no more");
        }
    }
}
