//! Connections that are made when needed and thrown away when in doubt.

use std::collections::HashMap;
use std::str::FromStr as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Error, NoTls, Row, Statement};

use super::error::reason;
use crate::StoreError;

/// How long connecting may take.
const CONNECTING: Duration = Duration::from_secs(2);
/// After a failure nobody tries again for so long; whoever comes meanwhile is refused at once.
const PAUSE: Duration = Duration::from_millis(250);
/// A database that the network has swallowed is given up after about so long.
const SILENCE: Duration = Duration::from_secs(5);

/// What every connection is set to. A commit is on the disk when it returns, whatever the database's own setting: `off`
/// would lose the last commits when the database is killed. A server that is gone holds no lock for long.
const SETTINGS: &str = "
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
    SET default_transaction_isolation = 'read committed';
    SET idle_in_transaction_session_timeout = '10s';
    SET client_min_messages = 'warning'";

/// The values of a statement.
pub(crate) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// Where the database is, and whether it was there when somebody last looked.
pub(super) struct Connector {
    config: Config,
    read_only: bool,
    /// One at a time looks whether it is there; the others want to know what came of it.
    turn: tokio::sync::Mutex<()>,
    away: Mutex<Option<(Instant, StoreError)>>,
}

impl Connector {
    /// Reads an address. Whatever is wrong with it, the answer does not repeat it: it may hold a password.
    pub(super) fn new(url: &str) -> Result<Self, StoreError> {
        let mut config = Config::from_str(url).map_err(|error| {
            StoreError::Broken(format!(
                "the address of the database can't be read ({}); it looks like postgres://role:password@host:5432/name, \
                 with %40 for an @ in the password",
                reason(&error)
            ))
        })?;
        if config.get_ssl_mode() == SslMode::Require {
            return Err(StoreError::Broken(
                "sslmode=require is not supported: reach the database over a private network, a tunnel or a Unix socket"
                    .to_owned(),
            ));
        }
        if config.get_hosts().len() > 1 && config.get_target_session_attrs() == TargetSessionAttrs::Any {
            config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        }
        if config.get_application_name().is_none() {
            config.application_name("bearcade");
        }
        config.connect_timeout(CONNECTING).tcp_user_timeout(SILENCE);
        config.keepalives_idle(SILENCE).keepalives_interval(Duration::from_secs(1)).keepalives_retries(3);
        Ok(Self { config, read_only: false, turn: tokio::sync::Mutex::default(), away: Mutex::default() })
    }

    /// The same, for connections that only read.
    pub(super) fn read_only(self) -> Self {
        Self { read_only: true, ..self }
    }

    /// A new connection, whose statements may each take so long. While the database is away, everybody is refused quickly.
    pub(super) async fn connect(&self, patience: Duration) -> Result<Connection, StoreError> {
        let _turn = self.turn.lock().await;
        if let Some((at, error)) = &*self.away()
            && at.elapsed() < PAUSE
        {
            return Err(error.clone());
        }
        let made = match tokio::time::timeout(CONNECTING, self.try_connect(patience)).await {
            Ok(made) => made.map_err(|error| self.explain(&error)),
            Err(_) => Err(StoreError::Unwritable(format!("nothing is heard from the database {}", self.place()))),
        };
        let before = self.away().take();
        match &made {
            Ok(_) if before.is_some() => tracing::info!("the database is there again"),
            Ok(_) => {}
            Err(error) => {
                if before.is_none() {
                    tracing::warn!(%error, "the database is away");
                }
                *self.away() = Some((Instant::now(), error.clone()));
            }
        }
        made
    }

    async fn try_connect(&self, patience: Duration) -> Result<Connection, Error> {
        let (client, wire) = self.config.connect(NoTls).await?;
        tokio::spawn(async move {
            // Whoever waits for an answer is told that the connection broke.
            let _ = wire.await;
        });
        client.batch_execute(SETTINGS).await?;
        if self.read_only {
            client.batch_execute("SET default_transaction_read_only = on").await?;
        }
        Ok(Connection { client, statements: Mutex::default(), patience, spoiled: AtomicBool::new(false) })
    }

    fn away(&self) -> std::sync::MutexGuard<'_, Option<(Instant, StoreError)>> {
        self.away.lock().expect("no panic while it is held")
    }

    /// Where the database is, without the password.
    pub(super) fn place(&self) -> String {
        let host = match self.config.get_hosts().first() {
            Some(Host::Tcp(name)) => name.clone(),
            #[cfg(unix)]
            Some(Host::Unix(path)) => path.display().to_string(),
            None => "localhost".to_owned(),
        };
        let port = self.config.get_ports().first().copied().unwrap_or(5432);
        format!("{} at {host}:{port}", self.config.get_dbname().unwrap_or("(no name)"))
    }

    fn role(&self) -> &str {
        self.config.get_user().unwrap_or("(no role)")
    }

    /// Why there is no connection, and what an operator can do about it.
    fn explain(&self, error: &Error) -> StoreError {
        let (place, role, why) = (self.place(), self.role(), reason(error));
        let Some(code) = error.code() else {
            return StoreError::Unwritable(format!(
                "the database {place} can't be reached ({why}): is PostgreSQL running, and does it listen there?"
            ));
        };
        let text = match *code {
            SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION => format!(
                "the database {place} does not let {role} in ({why}): check the role and the password in its address, \
                 and pg_hba.conf"
            ),
            SqlState::INVALID_CATALOG_NAME => {
                let name = self.config.get_dbname().unwrap_or_default();
                format!("there is no database {place} ({why}): make it with `createdb --owner {role} {name}`")
            }
            SqlState::TOO_MANY_CONNECTIONS => {
                format!("the database {place} has too many connections ({why}): raise max_connections")
            }
            _ => format!("the database {place} refuses ({why})"),
        };
        StoreError::Unwritable(text)
    }
}

/// One connection, used by one at a time.
pub(crate) struct Connection {
    client: Client,
    statements: Mutex<HashMap<String, Statement>>,
    patience: Duration,
    /// Did a statement not end in time? What it does is not known, and whoever came next would wait for it too.
    spoiled: AtomicBool,
}

impl Connection {
    /// Can it be used again?
    pub(super) fn is_sound(&self) -> bool {
        !self.spoiled.load(Ordering::Relaxed) && !self.client.is_closed()
    }

    /// Carries out a statement and returns its rows. What it changed is committed when this returns: the answer is
    /// complete only when the database is ready for the next statement.
    pub(crate) async fn query(&self, sql: &str, values: Values<'_>) -> Result<Vec<Row>, StoreError> {
        Ok(self.try_query(sql, values).await??)
    }

    /// The first row, if there is one.
    pub(crate) async fn query_one(&self, sql: &str, values: Values<'_>) -> Result<Option<Row>, StoreError> {
        Ok(self.query(sql, values).await?.into_iter().next())
    }

    /// Carries out a statement and says how many rows it changed.
    pub(crate) async fn execute(&self, sql: &str, values: Values<'_>) -> Result<u64, StoreError> {
        Ok(self.try_execute(sql, values).await??)
    }

    /// As [`query`](Self::query), with the database's own error.
    pub(super) async fn try_query(&self, sql: &str, values: Values<'_>) -> Result<Result<Vec<Row>, Error>, StoreError> {
        let work = async { self.client.query(&self.prepare(sql).await?, values).await };
        self.bounded(work).await
    }

    /// As [`execute`](Self::execute), with the database's own error.
    pub(super) async fn try_execute(&self, sql: &str, values: Values<'_>) -> Result<Result<u64, Error>, StoreError> {
        let work = async { self.client.execute(&self.prepare(sql).await?, values).await };
        self.bounded(work).await
    }

    /// Carries out statements without values.
    pub(crate) async fn batch(&self, sql: &str) -> Result<(), StoreError> {
        Ok(self.bounded(self.client.batch_execute(sql)).await??)
    }

    /// The answer to a statement, unless it takes too long.
    async fn bounded<T>(&self, work: impl Future<Output = Result<T, Error>>) -> Result<Result<T, Error>, StoreError> {
        tokio::time::timeout(self.patience, work).await.map_err(|_| {
            self.spoiled.store(true, Ordering::Relaxed);
            StoreError::Unwritable("the database does not answer in time".to_owned())
        })
    }

    async fn prepare(&self, sql: &str) -> Result<Statement, Error> {
        let known = self.statements.lock().expect("no panic while they are held").get(sql).cloned();
        if let Some(statement) = known {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await?;
        self.statements.lock().expect("no panic while they are held").insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}
