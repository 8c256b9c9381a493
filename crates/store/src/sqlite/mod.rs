//! One file, written by one thread.
//!
//! All writes go through one connection, whose thread takes whatever has queued up since its last commit and commits it
//! as one transaction (group commit): the more there is to do, the more tables share one sync of the disk. An answer
//! goes out after the commit. Reads have connections of their own and see the last commit. An entry of a log is written to
//! the journal first and filed later.

mod creations;
mod daily;
mod error;
mod journal;
mod leases;
mod people;
mod schema;
mod tables;
mod worker;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusqlite::{Connection, OptionalExtension as _};

use crate::columns::{self, PROOF};
use crate::moving::{self, MARK};
use crate::store::{Pending, Store};
use crate::{
    Append, Chat, Created, Creation, DailyScore, Entry, Head, Millis, NewPerson, NewTable, Page, Person, PersonId,
    Rated, Rating, Report, Session, Status, StoreError, Summary, TableId, TableResult, TableRow, Tally, TokenHash,
};
use journal::Journal;
pub(crate) use journal::file_all;
pub(crate) use schema::open as open_file;
use worker::{Folder, Readers, Writer};

/// A store in one `SQLite` file.
pub struct Sqlite {
    writer: Writer,
    readers: Readers,
    /// One more that reads long lists, so that nobody who asks for little waits for those.
    long_reader: Readers,
    journal: Arc<Journal>,
    /// Only looked at, a file is not folded.
    _folder: Option<Folder>,
}

/// How the live writer treats its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SqliteFacts {
    /// The journal mode: `wal`.
    pub journal_mode: String,
    /// When the file is synced: 2 is at every commit.
    pub synchronous: i64,
    /// The version of the schema.
    pub schema: i64,
}

impl Sqlite {
    /// Opens a file, or makes it, and brings its schema up to date.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let writer = schema::open(path)?;
        moving::must_have_ended(writer.query_row(
            "SELECT EXISTS (SELECT 1 FROM facts WHERE name = ?1)",
            [MARK],
            |row| row.get(0),
        )?)?;
        let journal = Arc::<Journal>::default();
        match journal::file_all(&writer) {
            // A disk that is full can still be read from: what is not filed is filed by the first write that succeeds.
            Err(StoreError::Unwritable(_)) => journal.load(&writer)?,
            done => done?,
        }
        let reader = || schema::open_to_read(path);
        let readers = Readers::start(vec![reader()?, reader()?]);
        let long_reader = Readers::start(vec![reader()?]);
        let folded = Arc::<AtomicBool>::default();
        let folder = Folder::start(schema::open_to_fold(path)?, Arc::clone(&folded));
        let writer = Writer::start(writer, Arc::clone(&journal), folded);
        Ok(Self { readers, long_reader, writer, journal, _folder: Some(folder) })
    }

    /// Opens a file to look at it without changing it, such as a backup. Whatever would write is refused.
    pub fn open_read_only(path: &Path) -> Result<Self, StoreError> {
        let writer = schema::open_unchanged(path)?;
        let journal = Arc::<Journal>::default();
        journal.load(&writer)?;
        let reader = || schema::open_to_read(path);
        let (readers, long_reader) = (Readers::start(vec![reader()?]), Readers::start(vec![reader()?]));
        let writer = Writer::start(writer, Arc::clone(&journal), Arc::default());
        Ok(Self { readers, long_reader, writer, journal, _folder: None })
    }

    /// Reads the settings off the connection that writes.
    pub fn facts(&self) -> Pending<'_, SqliteFacts> {
        self.writer.write(|connection| {
            let number = |pragma: &str| connection.pragma_query_value(None, pragma, |row| row.get(0));
            Ok(SqliteFacts {
                journal_mode: connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?,
                synchronous: number("synchronous")?,
                schema: number("user_version")?,
            })
        })
    }

    /// Changes a setting of the connection that writes: how tests make a disk full (`max_page_count`) and empty again, or
    /// a file read-only (`query_only`) until it is opened anew.
    #[cfg(feature = "suite")]
    pub fn set(&self, pragma: &'static str, value: i64) -> Pending<'_, ()> {
        self.writer.write(move |connection| {
            let mut statement = connection.prepare(&format!("PRAGMA {pragma} = {value}"))?;
            // Some settings answer with their new value.
            let mut answer = statement.raw_query();
            while answer.next()?.is_some() {}
            Ok(())
        })
    }

    /// Writes a whole, consistent copy of the database to a new file while the site goes on.
    pub fn backup(&self, to: &Path) -> Pending<'_, ()> {
        let to = to.to_owned();
        self.long_reader.read(move |connection| {
            schema::make_private(&to)?;
            let to = to.to_str().ok_or_else(|| StoreError::Broken("the path is not UTF-8".to_owned()))?;
            connection.execute("VACUUM INTO ?1", [to])?;
            Ok(())
        })
    }

    /// Looks for damage; the complaints, none if all is well.
    pub fn damage(&self) -> Pending<'_, Vec<String>> {
        self.long_reader.read(|connection| {
            let mut check = connection.prepare("PRAGMA integrity_check")?;
            let lines = check.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
            Ok(lines.into_iter().filter(|line| line != "ok").collect())
        })
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Pending<'_, T> {
        self.writer.write(work)
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Pending<'_, T> {
        self.readers.read(work)
    }
}

impl Store for Sqlite {
    fn add_person(&self, person: NewPerson) -> Pending<'_, ()> {
        self.write(move |connection| people::add(connection, &person))
    }

    fn person(&self, id: PersonId) -> Pending<'_, Option<Person>> {
        self.read(move |connection| people::by_id(connection, id))
    }

    fn person_named(&self, name: &str) -> Pending<'_, Option<Person>> {
        let key = columns::name_key(name);
        self.read(move |connection| people::by_key(connection, &key))
    }

    fn people(&self, find: &str, most: u32) -> Pending<'_, Vec<Person>> {
        let key = columns::name_key(find);
        self.read(move |connection| people::find(connection, &key, most))
    }

    fn rename(&self, id: PersonId, name: &str) -> Pending<'_, ()> {
        let name = name.to_owned();
        self.write(move |connection| people::rename(connection, id, &name))
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
        self.write(move |connection| people::claim(connection, id, &password, &recovery, at, keep))
    }

    fn set_password(&self, id: PersonId, old: Option<&str>, password: &str, recovery: &str) -> Pending<'_, ()> {
        let (old, password, recovery) = (old.map(str::to_owned), password.to_owned(), recovery.to_owned());
        self.write(move |connection| people::set_password(connection, id, old.as_deref(), &password, &recovery))
    }

    fn change_password(&self, id: PersonId, old: &str, password: &str, keep: TokenHash) -> Pending<'_, ()> {
        let (old, password) = (old.to_owned(), password.to_owned());
        self.write(move |connection| people::change_password(connection, id, &old, &password, keep))
    }

    fn set_settings(&self, id: PersonId, settings: &str) -> Pending<'_, ()> {
        let settings = settings.to_owned();
        self.write(move |connection| people::set_settings(connection, id, &settings))
    }

    fn silence(&self, id: PersonId, silenced: bool) -> Pending<'_, ()> {
        self.write(move |connection| people::silence(connection, id, silenced))
    }

    fn forget(&self, id: PersonId) -> Pending<'_, ()> {
        self.write(move |connection| schema::for_good(connection, |connection| people::forget(connection, id)))
    }

    fn add_session(&self, token: TokenHash, session: Session) -> Pending<'_, ()> {
        self.write(move |connection| people::add_session(connection, token, session))
    }

    fn session(&self, token: TokenHash, now: Millis) -> Pending<'_, Option<Session>> {
        self.read(move |connection| people::session(connection, token, now))
    }

    fn extend_session(&self, token: TokenHash, until: Millis) -> Pending<'_, ()> {
        self.write(move |connection| people::extend_session(connection, token, until))
    }

    fn end_session(&self, token: TokenHash) -> Pending<'_, ()> {
        self.write(move |connection| people::end_session(connection, token))
    }

    fn sessions_of(&self, person: PersonId) -> Pending<'_, Vec<Session>> {
        self.read(move |connection| people::sessions_of(connection, person))
    }

    fn delete_ended_sessions(&self, now: Millis, most: u32) -> Pending<'_, ()> {
        self.write(move |connection| people::delete_ended_sessions(connection, now, most))
    }

    fn delete_idle_guests(
        &self,
        after: Option<PersonId>,
        came_before: Millis,
        ended_by: Millis,
        most: u32,
    ) -> Pending<'_, Option<PersonId>> {
        self.write(move |connection| people::delete_idle_guests(connection, after, came_before, ended_by, most))
    }

    fn set_blocked(&self, by: PersonId, whom: PersonId, blocked: bool) -> Pending<'_, ()> {
        self.write(move |connection| people::set_blocked(connection, by, whom, blocked))
    }

    fn blocked(&self, by: PersonId) -> Pending<'_, Vec<PersonId>> {
        self.read(move |connection| people::blocked(connection, by))
    }

    fn report(&self, report: Report) -> Pending<'_, ()> {
        self.write(move |connection| people::report(connection, &report))
    }

    fn reports(&self, all: bool) -> Pending<'_, Vec<Report>> {
        self.read(move |connection| people::reports(connection, all))
    }

    fn reports_by(&self, person: PersonId) -> Pending<'_, Vec<Report>> {
        self.long_reader.read(move |connection| people::reports_by(connection, person))
    }

    fn handle_report(&self, number: i64) -> Pending<'_, ()> {
        self.write(move |connection| people::handle_report(connection, number))
    }

    fn add_table(&self, table: NewTable) -> Pending<'_, ()> {
        self.write(move |connection| tables::add(connection, &table))
    }

    fn set_up_table(&self, table: NewTable, creation: Creation) -> Pending<'_, Created> {
        self.write(move |connection| creations::set_up(connection, &table, &creation))
    }

    fn delete_old_creations(&self, before: Millis, most: u32) -> Pending<'_, ()> {
        self.write(move |connection| creations::delete_old(connection, before, most))
    }

    fn table(&self, id: TableId) -> Pending<'_, Option<TableRow>> {
        let journal = Arc::clone(&self.journal);
        self.read(move |connection| tables::by_id(connection, &journal, id))
    }

    fn append(&self, append: Append) -> Pending<'_, ()> {
        let journal = Arc::clone(&self.journal);
        self.write(move |connection| tables::append(connection, &journal, append))
    }

    fn heads(&self, ids: Vec<TableId>) -> Pending<'_, Vec<Head>> {
        let journal = Arc::clone(&self.journal);
        self.read(move |connection| tables::heads(connection, &journal, &ids))
    }

    fn log(&self, id: TableId, after: u64) -> Pending<'_, Vec<Entry>> {
        let journal = Arc::clone(&self.journal);
        self.read(move |connection| tables::log(connection, &journal, id, after))
    }

    fn summarise(&self, id: TableId, summary: Summary) -> Pending<'_, ()> {
        self.write(move |connection| tables::summarise(connection, id, &summary))
    }

    fn lobby(&self, game: Option<&str>, status: Status, page: Page) -> Pending<'_, Vec<TableRow>> {
        let game = game.map(str::to_owned);
        let journal = Arc::clone(&self.journal);
        self.read(move |connection| tables::lobby(connection, &journal, game.as_deref(), status, page))
    }

    fn tables(&self, status: Option<Status>, page: Page) -> Pending<'_, Vec<TableRow>> {
        let journal = Arc::clone(&self.journal);
        self.read(move |connection| tables::all(connection, &journal, status, page))
    }

    fn tables_of(&self, person: PersonId, status: Status, page: Page) -> Pending<'_, Vec<TableRow>> {
        let journal = Arc::clone(&self.journal);
        self.read(move |connection| tables::of(connection, &journal, person, status, page))
    }

    fn idle_tables(&self, status: Status, since: Millis, most: u32) -> Pending<'_, Vec<TableId>> {
        let journal = Arc::clone(&self.journal);
        self.read(move |connection| tables::idle(connection, &journal, status, since, most))
    }

    fn delete_table(&self, id: TableId) -> Pending<'_, ()> {
        let journal = Arc::clone(&self.journal);
        self.write(move |connection| {
            schema::for_good(connection, |connection| tables::delete(connection, &journal, id))
        })
    }

    fn results_of(&self, person: PersonId, page: Page) -> Pending<'_, Vec<TableResult>> {
        self.read(move |connection| tables::results_of(connection, person, page))
    }

    fn tally(&self, person: PersonId) -> Pending<'_, Vec<Tally>> {
        self.read(move |connection| tables::tally(connection, person))
    }

    fn rating(&self, who: Rated, game: &str) -> Pending<'_, Option<Rating>> {
        let game = game.to_owned();
        self.read(move |connection| tables::rating(connection, &who, &game))
    }

    fn ratings_of(&self, person: PersonId) -> Pending<'_, Vec<Rating>> {
        self.read(move |connection| tables::ratings_of(connection, person))
    }

    fn ratings(&self, game: &str, most: u32) -> Pending<'_, Vec<Rating>> {
        let game = game.to_owned();
        self.read(move |connection| tables::ratings(connection, &game, most))
    }

    fn daily(&self, day: &str, claimed_before: Millis, most: u32) -> Pending<'_, Vec<DailyScore>> {
        let day = day.to_owned();
        self.read(move |connection| daily::ranked(connection, &day, claimed_before, most))
    }

    fn daily_of(&self, day: &str, claimed_before: Millis, person: PersonId) -> Pending<'_, Option<(DailyScore, u32)>> {
        let day = day.to_owned();
        self.read(move |connection| daily::of(connection, &day, claimed_before, person))
    }

    fn daily_scores_of(&self, person: PersonId) -> Pending<'_, Vec<DailyScore>> {
        self.long_reader.read(move |connection| daily::all_of(connection, person))
    }

    fn say(&self, table: TableId, chat: Chat) -> Pending<'_, u64> {
        self.write(move |connection| tables::say(connection, table, &chat))
    }

    fn chat(&self, table: TableId, most: u32) -> Pending<'_, Vec<Chat>> {
        self.read(move |connection| tables::chat(connection, table, most))
    }

    fn chat_by(&self, person: PersonId) -> Pending<'_, Vec<(TableId, Chat)>> {
        self.long_reader.read(move |connection| tables::chat_by(connection, person))
    }

    fn keep_fact(&self, name: &str, value: Vec<u8>) -> Pending<'_, Vec<u8>> {
        let name = name.to_owned();
        self.write(move |connection| {
            let sql = "INSERT INTO facts (name, value) VALUES (?1, ?2)
                       ON CONFLICT (name) DO UPDATE SET value = value RETURNING value";
            Ok(connection.prepare_cached(sql)?.query_row(rusqlite::params![name, value], |row| row.get(0))?)
        })
    }

    fn set_fact(&self, name: &str, value: Vec<u8>) -> Pending<'_, Option<Vec<u8>>> {
        let name = name.to_owned();
        self.write(move |connection| {
            let mut before = connection.prepare_cached("SELECT value FROM facts WHERE name = ?1")?;
            let before = before.query_row([&name], |row| row.get(0)).optional()?;
            let sql = "INSERT INTO facts (name, value) VALUES (?1, ?2)
                       ON CONFLICT (name) DO UPDATE SET value = excluded.value";
            connection.prepare_cached(sql)?.execute(rusqlite::params![name, value])?;
            Ok(before)
        })
    }

    fn lease(&self, name: &str, holder: u64, lasts: Duration) -> Pending<'_, bool> {
        let name = name.to_owned();
        self.write(move |connection| leases::take(connection, &name, holder, lasts))
    }

    fn release(&self, name: &str, holder: u64) -> Pending<'_, ()> {
        let name = name.to_owned();
        self.write(move |connection| leases::release(connection, &name, holder))
    }

    fn ping(&self) -> Pending<'_, ()> {
        self.write(|connection| {
            // As large as a move with all that comes with it, so that it fails where moves would.
            let sql = "INSERT INTO facts (name, value) VALUES (?1, randomblob(16384))
                       ON CONFLICT (name) DO UPDATE SET value = excluded.value";
            Ok(connection.prepare_cached(sql)?.execute([PROOF]).map(drop)?)
        })
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::sync::mpsc;

    use super::*;

    /// An export reads long lists. A session look-up, which every request needs, does not wait for it.
    #[tokio::test]
    async fn a_session_is_found_while_long_lists_are_read() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Sqlite::open(&folder.path().join("site.db")).expect("a new file opens");
        let (release, held) = mpsc::channel::<()>();
        let slow = store.long_reader.read(move |_| {
            let _ = held.recv();
            Ok(())
        });
        let mut export = pin!(async { tokio::join!(slow, store.chat_by(PersonId::from_random(1))) });
        tokio::select! {
            biased;
            done = &mut export => panic!("the long reader was held: {done:?}"),
            session = store.session([0; 32], 1) => assert_eq!(session, Ok(None)),
        }
        drop(release);
        assert_eq!(export.await, (Ok(()), Ok(Vec::new())));
    }
}
