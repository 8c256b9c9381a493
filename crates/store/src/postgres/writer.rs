//! Group commit: whatever has queued up since the last commit is committed together.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, mpsc, oneshot};

use super::append;
use super::connection::{Connection, Connector};
use crate::store::Pending;
use crate::{Append, StoreError};

/// So many appends may wait; whoever comes then waits before the queue, so memory stays bounded.
const QUEUE: usize = 4_096;
/// At most so many appends share a commit, so that the first of them is not kept waiting for long.
const BATCH: usize = 1_024;
/// So many commits are under way at once, each on a connection of its own: while one is written to the disk, the next
/// gathers.
const WRITERS: usize = 2;
/// When so many appends shared a commit, the store is busy,
const BUSY: usize = 16;
/// and waits so long before the next one: the more share it, the less work each is, and nobody waits long.
const GATHER: Duration = Duration::from_millis(3);
/// How long a statement may take. Whoever moves does not wait for ever.
const PATIENCE: Duration = Duration::from_secs(5);

/// An append and whoever waits for it.
struct Job {
    append: Append,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

/// Those who write. They end when nobody can ask them any more.
pub(super) struct Writer {
    queue: mpsc::Sender<Job>,
}

impl Writer {
    pub(super) fn start(connector: &Arc<Connector>) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..WRITERS {
            tokio::spawn(write_all(Arc::clone(connector), Arc::clone(&jobs)));
        }
        Self { queue }
    }

    /// Queues an append and answers after the commit that holds it.
    pub(super) fn append(&self, append: Append) -> Pending<'_, ()> {
        Box::pin(async move {
            let (answer, told) = oneshot::channel();
            self.queue.send(Job { append, answer }).await.map_err(|_| gone())?;
            told.await.map_err(|_| gone())?
        })
    }
}

fn gone() -> StoreError {
    StoreError::Broken("the store has been closed".to_owned())
}

async fn write_all(connector: Arc<Connector>, jobs: Arc<Mutex<mpsc::Receiver<Job>>>) {
    let mut line = Line { connector, connection: None };
    let mut later = Vec::new();
    let mut busy = false;
    loop {
        let mut batch = std::mem::take(&mut later);
        if batch.is_empty() {
            let mut jobs = jobs.lock().await;
            let Some(first) = jobs.recv().await else { return };
            batch.push(first);
            if busy {
                tokio::time::sleep(GATHER).await;
            }
            fill(&mut batch, &mut jobs);
        } else if let Ok(mut jobs) = jobs.try_lock() {
            // Whoever is left over does not wait for another writer, who may hold the queue for long.
            fill(&mut batch, &mut jobs);
        }
        (batch, later) = one_a_table(batch);
        busy = batch.len() >= BUSY;
        line.write(batch).await;
    }
}

/// Takes what has queued up.
fn fill(batch: &mut Vec<Job>, jobs: &mut mpsc::Receiver<Job>) {
    while batch.len() < BATCH
        && let Ok(job) = jobs.try_recv()
    {
        batch.push(job);
    }
}

/// The first append to each table, sorted by table; and the others, which have to wait for what comes of it.
fn one_a_table(mut jobs: Vec<Job>) -> (Vec<Job>, Vec<Job>) {
    jobs.sort_by_key(|job| job.append.table);
    let mut last = None;
    jobs.into_iter().partition(|job| last.replace(job.append.table) != Some(job.append.table))
}

/// A connection that is made when it is needed.
struct Line {
    connector: Arc<Connector>,
    connection: Option<Connection>,
}

impl Line {
    /// Writes appends together; if they are refused together, one by one, so that nobody suffers for another.
    async fn write(&mut self, batch: Vec<Job>) {
        match self.try_write(&batch).await {
            Ok(answers) => tell(batch, answers),
            Err(trouble) if trouble.refused => {
                for job in batch {
                    let alone = vec![job];
                    let answers = self.try_write(&alone).await.unwrap_or_else(|trouble| vec![Err(trouble.error)]);
                    tell(alone, answers);
                }
            }
            Err(trouble) => {
                let answers = batch.iter().map(|_| Err(trouble.error.clone())).collect();
                tell(batch, answers);
            }
        }
    }

    /// If anything goes wrong, the connection is thrown away, and with it whatever was not committed.
    async fn try_write(&mut self, batch: &[Job]) -> Result<Vec<Result<(), StoreError>>, append::Trouble> {
        let connection = match self.connection.take().filter(Connection::is_sound) {
            Some(connection) => connection,
            None => self.connector.connect(PATIENCE).await?,
        };
        let appends: Vec<&Append> = batch.iter().map(|job| &job.append).collect();
        let answers = append::write(&connection, &appends).await?;
        self.connection = Some(connection);
        Ok(answers)
    }
}

fn tell(batch: Vec<Job>, answers: Vec<Result<(), StoreError>>) {
    for (job, answer) in batch.into_iter().zip(answers) {
        // Whoever asked may have gone; the work stands all the same.
        let _ = job.answer.send(answer);
    }
}
