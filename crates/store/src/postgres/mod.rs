//! A database that several servers share.
//!
//! Appends of many tables are committed together (group commit), on connections of their own; whoever comes second after
//! an entry is told so by the primary key of the logs. Everything else is one statement, and so a transaction, on one of a
//! few other connections. A connection that breaks is thrown away, and the next one who needs one makes a new one; while
//! the database is away, everybody is refused quickly.

mod append;
mod connection;
mod creations;
mod daily;
mod error;
mod people;
mod pool;
mod schema;
mod site;
mod tables;
mod writer;

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use crate::columns;
use crate::moving::{self, MARK};
use crate::store::{Pending, Store};
use crate::{
    Append, Chat, Created, Creation, DailyScore, Entry, Head, Millis, NewPerson, NewTable, Page, Person, PersonId,
    Rated, Rating, Report, Session, Status, StoreError, Summary, TableId, TableResult, TableRow, Tally, TokenHash,
};
use connection::{Connection, Connector};
use pool::Pool;
use writer::Writer;

type Done<T = ()> = Result<T, StoreError>;

/// A store in a `PostgreSQL` database. Belongs to the runtime in which it was opened.
pub struct Postgres {
    connector: Arc<Connector>,
    pool: Pool,
    writer: Writer,
}

/// How the database treats what is written to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostgresFacts {
    /// When a commit returns: `on` is when it is on the disk.
    pub synchronous_commit: String,
    /// The version of the schema.
    pub schema: i64,
}

impl Postgres {
    /// Opens a database by its address (`postgres://role:password@host:port/name`) and brings its schema up to date.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let store = Self::at(Connector::new(url)?);
        let connection = store.pool.get().await?;
        schema::migrate(&connection).await?;
        let mark = connection.query_one("SELECT 1 FROM facts WHERE name = $1", &[&MARK]).await?;
        moving::must_have_ended(mark.is_some())?;
        drop(connection);
        Ok(store)
    }

    /// Opens a database to look at it without changing it. Whatever would write is refused.
    pub async fn open_read_only(url: &str) -> Result<Self, StoreError> {
        let store = Self::at(Connector::new(url)?.read_only());
        schema::check(&*store.pool.get().await?).await?;
        Ok(store)
    }

    fn at(connector: Connector) -> Self {
        let connector = Arc::new(connector);
        Self { pool: Pool::new(Arc::clone(&connector)), writer: Writer::start(&connector), connector }
    }

    /// Is this the address of a database, rather than the name of a file?
    pub fn is_address(text: &str) -> bool {
        ["postgres://", "postgresql://"].iter().any(|start| text.starts_with(start))
    }

    /// Where the database is: its name, host and port, without role and password.
    pub fn place(&self) -> String {
        self.connector.place()
    }

    /// Reads the settings off a connection.
    pub fn facts(&self) -> Pending<'_, PostgresFacts> {
        Box::pin(async move {
            let connection = self.pool.get().await?;
            let row = connection.query_one("SHOW synchronous_commit", &[]).await?;
            Ok(PostgresFacts {
                synchronous_commit: row.map(|row| row.get(0)).unwrap_or_default(),
                schema: schema::version(&connection).await?,
            })
        })
    }
}

/// A connection alone, with the schema up to date: for moves.
pub(crate) struct Line(Connection);

impl Line {
    pub(crate) async fn open(url: &str) -> Result<Self, StoreError> {
        let connection = Connector::new(url)?.connect(Duration::from_hours(1)).await?;
        schema::migrate(&connection).await?;
        Ok(Self(connection))
    }
}

impl std::ops::Deref for Line {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        &self.0
    }
}

/// A text as the database takes it: it knows no letter with the number 0, which nobody types.
fn text(text: &str) -> Cow<'_, str> {
    if text.contains('\0') { text.replace('\0', "\u{fffd}").into() } else { text.into() }
}

/// Carries out a piece of work on a connection of the pool.
macro_rules! on {
    ($store:ident, $connection:ident, $work:expr) => {
        Box::pin(async move {
            let $connection = $store.pool.get().await?;
            $work.await
        })
    };
}

impl Store for Postgres {
    fn add_person(&self, person: NewPerson) -> Pending<'_, ()> {
        on!(self, connection, people::add(&connection, &person))
    }

    fn person(&self, id: PersonId) -> Pending<'_, Option<Person>> {
        on!(self, connection, people::by_id(&connection, id))
    }

    fn person_named(&self, name: &str) -> Pending<'_, Option<Person>> {
        let key = columns::name_key(name);
        on!(self, connection, people::by_key(&connection, &key))
    }

    fn people(&self, find: &str, most: u32) -> Pending<'_, Vec<Person>> {
        let key = columns::name_key(find);
        on!(self, connection, people::find(&connection, &key, most))
    }

    fn rename(&self, id: PersonId, name: &str) -> Pending<'_, ()> {
        let name = name.to_owned();
        on!(self, connection, people::rename(&connection, id, &name))
    }

    fn claim(
        &self,
        id: PersonId,
        password: &str,
        recovery: &str,
        at: Millis,
        keep: Option<TokenHash>,
    ) -> Pending<'_, ()> {
        let (password, recovery) = (password.to_owned(), recovery.to_owned());
        on!(self, connection, people::claim(&connection, id, &password, &recovery, at, keep))
    }

    fn set_password(&self, id: PersonId, old: Option<&str>, password: &str, recovery: &str) -> Pending<'_, ()> {
        let (old, password, recovery) = (old.map(str::to_owned), password.to_owned(), recovery.to_owned());
        on!(self, connection, people::set_password(&connection, id, old.as_deref(), &password, &recovery))
    }

    fn change_password(&self, id: PersonId, old: &str, password: &str, keep: TokenHash) -> Pending<'_, ()> {
        let (old, password) = (old.to_owned(), password.to_owned());
        on!(self, connection, people::change_password(&connection, id, &old, &password, keep))
    }

    fn set_settings(&self, id: PersonId, settings: &str) -> Pending<'_, ()> {
        let settings = settings.to_owned();
        on!(self, connection, people::set_settings(&connection, id, &settings))
    }

    fn silence(&self, id: PersonId, silenced: bool) -> Pending<'_, ()> {
        on!(self, connection, people::silence(&connection, id, silenced))
    }

    fn forget(&self, id: PersonId) -> Pending<'_, ()> {
        on!(self, connection, people::forget(&connection, id))
    }

    fn add_session(&self, token: TokenHash, session: Session) -> Pending<'_, ()> {
        on!(self, connection, people::add_session(&connection, token, session))
    }

    fn session(&self, token: TokenHash, now: Millis) -> Pending<'_, Option<Session>> {
        on!(self, connection, people::session(&connection, token, now))
    }

    fn extend_session(&self, token: TokenHash, until: Millis) -> Pending<'_, ()> {
        on!(self, connection, people::extend_session(&connection, token, until))
    }

    fn end_session(&self, token: TokenHash) -> Pending<'_, ()> {
        on!(self, connection, people::end_session(&connection, token))
    }

    fn sessions_of(&self, person: PersonId) -> Pending<'_, Vec<Session>> {
        on!(self, connection, people::sessions_of(&connection, person))
    }

    fn delete_ended_sessions(&self, now: Millis, most: u32) -> Pending<'_, ()> {
        on!(self, connection, people::delete_ended_sessions(&connection, now, most))
    }

    fn delete_idle_guests(
        &self,
        after: Option<PersonId>,
        came_before: Millis,
        ended_by: Millis,
        most: u32,
    ) -> Pending<'_, Option<PersonId>> {
        on!(self, connection, people::delete_idle_guests(&connection, after, came_before, ended_by, most))
    }

    fn set_blocked(&self, by: PersonId, whom: PersonId, blocked: bool) -> Pending<'_, ()> {
        on!(self, connection, people::set_blocked(&connection, by, whom, blocked))
    }

    fn blocked(&self, by: PersonId) -> Pending<'_, Vec<PersonId>> {
        on!(self, connection, people::blocked(&connection, by))
    }

    fn report(&self, report: Report) -> Pending<'_, ()> {
        on!(self, connection, people::report(&connection, &report))
    }

    fn reports(&self, all: bool) -> Pending<'_, Vec<Report>> {
        on!(self, connection, people::reports(&connection, all))
    }

    fn reports_by(&self, person: PersonId) -> Pending<'_, Vec<Report>> {
        on!(self, connection, people::reports_by(&connection, person))
    }

    fn handle_report(&self, number: i64) -> Pending<'_, ()> {
        on!(self, connection, people::handle_report(&connection, number))
    }

    fn add_table(&self, table: NewTable) -> Pending<'_, ()> {
        on!(self, connection, tables::add(&connection, &table, None))
    }

    fn set_up_table(&self, table: NewTable, creation: Creation) -> Pending<'_, Created> {
        on!(self, connection, creations::set_up(&connection, &table, &creation))
    }

    fn delete_old_creations(&self, before: Millis, most: u32) -> Pending<'_, ()> {
        on!(self, connection, creations::delete_old(&connection, before, most))
    }

    fn table(&self, id: TableId) -> Pending<'_, Option<TableRow>> {
        on!(self, connection, tables::by_id(&connection, id))
    }

    fn append(&self, append: Append) -> Pending<'_, ()> {
        self.writer.append(append)
    }

    fn heads(&self, ids: Vec<TableId>) -> Pending<'_, Vec<Head>> {
        on!(self, connection, tables::heads(&connection, &ids))
    }

    fn log(&self, id: TableId, after: u64) -> Pending<'_, Vec<Entry>> {
        on!(self, connection, tables::log(&connection, id, after))
    }

    fn summarise(&self, id: TableId, summary: Summary) -> Pending<'_, ()> {
        on!(self, connection, tables::summarise(&connection, id, &summary))
    }

    fn lobby(&self, game: Option<&str>, status: Status, page: Page) -> Pending<'_, Vec<TableRow>> {
        let game = game.map(str::to_owned);
        on!(self, connection, tables::lobby(&connection, game.as_deref(), status, page))
    }

    fn tables(&self, status: Option<Status>, page: Page) -> Pending<'_, Vec<TableRow>> {
        on!(self, connection, tables::all(&connection, status, page))
    }

    fn tables_of(&self, person: PersonId, status: Status, page: Page) -> Pending<'_, Vec<TableRow>> {
        on!(self, connection, tables::of(&connection, person, status, page))
    }

    fn idle_tables(&self, status: Status, since: Millis, most: u32) -> Pending<'_, Vec<TableId>> {
        on!(self, connection, tables::idle(&connection, status, since, most))
    }

    fn delete_table(&self, id: TableId) -> Pending<'_, ()> {
        on!(self, connection, tables::delete(&connection, id))
    }

    fn results_of(&self, person: PersonId, page: Page) -> Pending<'_, Vec<TableResult>> {
        on!(self, connection, tables::results_of(&connection, person, page))
    }

    fn tally(&self, person: PersonId) -> Pending<'_, Vec<Tally>> {
        on!(self, connection, tables::tally(&connection, person))
    }

    fn rating(&self, who: Rated, game: &str) -> Pending<'_, Option<Rating>> {
        let game = game.to_owned();
        on!(self, connection, tables::rating(&connection, &who, &game))
    }

    fn ratings_of(&self, person: PersonId) -> Pending<'_, Vec<Rating>> {
        on!(self, connection, tables::ratings_of(&connection, person))
    }

    fn ratings(&self, game: &str, most: u32) -> Pending<'_, Vec<Rating>> {
        let game = game.to_owned();
        on!(self, connection, tables::ratings(&connection, &game, most))
    }

    fn daily(&self, day: &str, claimed_before: Millis, most: u32) -> Pending<'_, Vec<DailyScore>> {
        let day = day.to_owned();
        on!(self, connection, daily::ranked(&connection, &day, claimed_before, most))
    }

    fn daily_of(&self, day: &str, claimed_before: Millis, person: PersonId) -> Pending<'_, Option<(DailyScore, u32)>> {
        let day = day.to_owned();
        on!(self, connection, daily::of(&connection, &day, claimed_before, person))
    }

    fn daily_scores_of(&self, person: PersonId) -> Pending<'_, Vec<DailyScore>> {
        on!(self, connection, daily::all_of(&connection, person))
    }

    fn say(&self, table: TableId, chat: Chat) -> Pending<'_, u64> {
        on!(self, connection, tables::say(&connection, table, &chat))
    }

    fn chat(&self, table: TableId, most: u32) -> Pending<'_, Vec<Chat>> {
        on!(self, connection, tables::chat(&connection, table, most))
    }

    fn chat_by(&self, person: PersonId) -> Pending<'_, Vec<(TableId, Chat)>> {
        on!(self, connection, tables::chat_by(&connection, person))
    }

    fn keep_fact(&self, name: &str, value: Vec<u8>) -> Pending<'_, Vec<u8>> {
        let name = name.to_owned();
        on!(self, connection, site::keep_fact(&connection, &name, &value))
    }

    fn set_fact(&self, name: &str, value: Vec<u8>) -> Pending<'_, Option<Vec<u8>>> {
        let name = name.to_owned();
        on!(self, connection, site::set_fact(&connection, &name, &value))
    }

    fn lease(&self, name: &str, holder: u64, lasts: Duration) -> Pending<'_, bool> {
        let name = name.to_owned();
        on!(self, connection, site::lease(&connection, &name, holder, lasts))
    }

    fn release(&self, name: &str, holder: u64) -> Pending<'_, ()> {
        let name = name.to_owned();
        on!(self, connection, site::release(&connection, &name, holder))
    }

    fn ping(&self) -> Pending<'_, ()> {
        on!(self, connection, site::ping(&connection))
    }
}
