use std::ops::Deref;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::connection::{Connection, Connector};
use crate::StoreError;

/// So many connections for everything but appends.
const CONNECTIONS: usize = 8;
/// How long a statement may take: reading a large site's lists takes a while.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long somebody waits for a connection that others use.
const QUEUE: Duration = Duration::from_secs(10);

/// A few connections for whoever needs one.
pub(super) struct Pool {
    connector: Arc<Connector>,
    idle: Mutex<Vec<Connection>>,
    places: Arc<Semaphore>,
}

impl Pool {
    pub(super) fn new(connector: Arc<Connector>) -> Self {
        Self { connector, idle: Mutex::default(), places: Arc::new(Semaphore::new(CONNECTIONS)) }
    }

    /// A connection for oneself: one that is there, or a new one.
    pub(super) async fn get(&self) -> Result<Held<'_>, StoreError> {
        let busy = || StoreError::Unwritable("all connections to the database are in use".to_owned());
        let place = tokio::time::timeout(QUEUE, Arc::clone(&self.places).acquire_owned()).await;
        let place = place.map_err(|_| busy())?.map_err(|_| busy())?;
        while let Some(connection) = self.take() {
            if connection.is_sound() {
                return Ok(Held { pool: self, connection: Some(connection), _place: place });
            }
        }
        let connection = Some(self.connector.connect(PATIENCE).await?);
        Ok(Held { pool: self, connection, _place: place })
    }

    fn take(&self) -> Option<Connection> {
        self.idle.lock().expect("no panic while they are held").pop()
    }
}

/// A connection that somebody uses.
pub(super) struct Held<'a> {
    pool: &'a Pool,
    /// There until it is given back.
    connection: Option<Connection>,
    _place: OwnedSemaphorePermit,
}

impl Deref for Held<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.connection.as_ref().expect("it is held")
    }
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take().filter(Connection::is_sound) {
            self.pool.idle.lock().expect("no panic while they are held").push(connection);
        }
    }
}
