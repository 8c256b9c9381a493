//! Entries on their way to their table's log.
//!
//! A log lies together in the file, so that it is read at once; and so a move at each of a thousand tables would change a
//! thousand pages. An entry therefore goes first to the end of the journal, where all moves of a commit share a few
//! pages, and is durable there. Once many have gathered, the tables that have waited longest have theirs filed: put where
//! they belong, many at a time. What is not filed is also held in memory, for whoever reads.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Mutex, MutexGuard};

use rusqlite::{Connection, OptionalExtension as _, Row, params};

use crate::{Entry, StoreError, TableId};

/// So many entries are left in the journal: enough that a busy table has many when its turn comes, few enough that
/// opening the file after a crash, which files them all, takes no time.
const MOST_UNFILED: usize = 16_384;

type Done<T = ()> = Result<T, StoreError>;

/// The journal of a file.
pub(super) struct Journal {
    state: Mutex<State>,
    /// So many entries are left unfiled.
    most: usize,
}

impl Default for Journal {
    fn default() -> Self {
        Self { state: Mutex::default(), most: MOST_UNFILED }
    }
}

#[derive(Default)]
struct State {
    /// What is committed and not filed, by table, oldest first, each with its place in the journal.
    unfiled: HashMap<TableId, Vec<(i64, Entry)>>,
    /// The same in the order of the journal; places whose table has been filed since are passed over.
    order: VecDeque<(i64, TableId)>,
    count: usize,
    /// What the transaction under way does: entries that are new,
    fresh: Vec<(i64, TableId, Entry)>,
    /// the numbers of the last of them,
    fresh_heads: HashMap<TableId, u64>,
    /// tables whose entries are filed, or deleted with them.
    gone: HashSet<TableId>,
    /// The last place in the journal. Places only grow, also when it has been emptied.
    last: i64,
    /// The version of the file that all this is about; none before anything was written, or if that is not sure.
    version: Option<i64>,
}

impl State {
    /// Is this place still of an entry that is not filed?
    fn is_unfiled(&self, place: i64, table: TableId) -> bool {
        self.unfiled.get(&table).and_then(|entries| entries.first()).is_some_and(|&(first, _)| first <= place)
    }
}

impl Journal {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no panic while the journal is held")
    }

    /// Takes into account what the journal of a file holds that must not change.
    pub(super) fn load(&self, connection: &Connection) -> Done {
        if !exists(connection)? {
            return Ok(());
        }
        let row = |row: &Row<'_>| Ok((row.get(0)?, TableId::from_number(row.get(1)?), entry(row, 2)?));
        let mut select = connection.prepare("SELECT id, game_table, number, at, body FROM journal ORDER BY id")?;
        let rows = select.query_map([], row)?.collect::<Result<Vec<_>, _>>()?;
        let mut state = self.state();
        state.fresh = rows;
        state.keep();
        Ok(())
    }

    /// At the beginning of a transaction: has another process written to the file (an operator's command; a second server)?
    /// Then what is known is old: everything is filed, theirs and ours, and looked up there.
    pub(super) fn begin(&self, connection: &Connection) -> Done {
        let version = connection.prepare_cached("PRAGMA data_version")?.query_row([], |row| row.get(0))?;
        let mut state = self.state();
        let state = &mut *state;
        if state.version.replace(version) == Some(version) {
            return Ok(());
        }
        state.version = None;
        file_all(connection)?;
        state.gone.extend(state.unfiled.keys());
        state.version = Some(version);
        Ok(())
    }

    /// Takes an entry into the transaction; [`StoreError::Taken`] if it does not follow the last one of its table, and
    /// [`StoreError::Missing`] if there is no such table.
    pub(super) fn append(&self, connection: &Connection, table: TableId, entry: Entry) -> Done {
        let mut state = self.state();
        let head = state.head(connection, table)?;
        // Only a table that is there has entries.
        if head == 0 && !is_there(connection, table)? {
            return Err(StoreError::Missing);
        }
        if entry.number != head + 1 {
            return Err(StoreError::Taken);
        }
        state.last += 1;
        let place = state.last;
        state.fresh_heads.insert(table, entry.number);
        state.fresh.push((place, table, entry));
        Ok(())
    }

    /// Takes back the entry that came last in this transaction.
    pub(super) fn take_back(&self) {
        let mut state = self.state();
        let Some((_, table, _)) = state.fresh.pop() else { return };
        match state.fresh.iter().rev().find(|(_, other, _)| *other == table).map(|(_, _, entry)| entry.number) {
            Some(number) => state.fresh_heads.insert(table, number),
            None => state.fresh_heads.remove(&table),
        };
    }

    /// A table is deleted with all that belongs to it.
    pub(super) fn delete(&self, connection: &Connection, table: TableId) -> Done {
        connection.prepare_cached("DELETE FROM journal WHERE game_table = ?1")?.execute([table.number()])?;
        let mut state = self.state();
        state.fresh.retain(|(_, other, _)| *other != table);
        state.fresh_heads.remove(&table);
        state.gone.insert(table);
        Ok(())
    }

    /// Before a commit: writes what is new, all at once, and files what is too much.
    pub(super) fn write(&self, connection: &Connection) -> Done {
        let mut state = self.state();
        let sql = "INSERT INTO journal (id, game_table, number, at, body) VALUES (?1, ?2, ?3, ?4, ?5)";
        let mut insert = connection.prepare_cached(sql)?;
        for (place, table, entry) in &state.fresh {
            insert.execute(params![place, table.number(), entry.number as i64, entry.at, entry.body])?;
        }
        self.file(connection, &mut state)
    }

    /// Files what is too much, the longest waiting tables first.
    fn file(&self, connection: &Connection, state: &mut State) -> Done {
        let mut left = state.count + state.fresh.len();
        if left <= self.most {
            return Ok(());
        }
        let mut insert = connection
            .prepare_cached("INSERT OR IGNORE INTO entries (game_table, number, at, body) VALUES (?1, ?2, ?3, ?4)")?;
        let mut oldest = None;
        for &(place, table) in &state.order {
            if state.gone.contains(&table) || !state.is_unfiled(place, table) {
                continue;
            }
            if left <= self.most {
                oldest = Some(place);
                break;
            }
            for (_, entry) in &state.unfiled[&table] {
                insert.execute(params![table.number(), entry.number as i64, entry.at, entry.body])?;
            }
            left -= state.unfiled[&table].len();
            state.gone.insert(table);
        }
        let oldest = oldest.or_else(|| state.fresh.first().map(|(place, ..)| *place)).unwrap_or(i64::MAX);
        connection.prepare_cached("DELETE FROM journal WHERE id < ?1")?.execute([oldest])?;
        Ok(())
    }

    /// The transaction is in.
    pub(super) fn committed(&self) {
        self.state().keep();
    }

    /// The transaction is not in.
    pub(super) fn rolled_back(&self) {
        let mut state = self.state();
        state.fresh.clear();
        state.fresh_heads.clear();
        state.gone.clear();
        state.version = None;
    }

    /// Nobody writes any more: files everything.
    pub(super) fn close(&self, connection: &Connection) {
        if self.state().version.take().is_some() {
            // What can't be filed now is filed by the next opening of the file.
            let _ = file_all(connection);
        }
    }

    /// The entries of a table after a number that are not filed. Whoever asks the file as well asks it afterwards: what is
    /// filed meanwhile is found in both.
    pub(super) fn of(&self, table: TableId, after: u64) -> Vec<Entry> {
        let state = self.state();
        let entries = state.unfiled.get(&table).into_iter().flatten().map(|(_, entry)| entry);
        entries.filter(|entry| entry.number > after).cloned().collect()
    }

    /// The last entry of a table, if it is not filed: its number and when it was written. The file is asked afterwards, as
    /// for [`Self::of`].
    pub(super) fn last(&self, table: TableId) -> Option<(u64, i64)> {
        let state = self.state();
        state.unfiled.get(&table)?.last().map(|(_, entry)| (entry.number, entry.at))
    }

    /// The same for all tables that have any.
    pub(super) fn lasts(&self) -> HashMap<TableId, (u64, i64)> {
        let state = self.state();
        let last = |entries: &[(i64, Entry)]| entries.last().map(|(_, entry)| (entry.number, entry.at));
        state.unfiled.iter().filter_map(|(&table, entries)| Some((table, last(entries)?))).collect()
    }
}

impl State {
    /// The number of a table's last entry.
    fn head(&self, connection: &Connection, table: TableId) -> Done<u64> {
        let unfiled = || Some(self.unfiled.get(&table).filter(|_| !self.gone.contains(&table))?.last()?.1.number);
        if let Some(head) = self.fresh_heads.get(&table).copied().or_else(unfiled) {
            return Ok(head);
        }
        let sql = "SELECT number FROM entries WHERE game_table = ?1 ORDER BY number DESC LIMIT 1";
        let head: Option<i64> =
            connection.prepare_cached(sql)?.query_row([table.number()], |row| row.get(0)).optional()?;
        Ok(head.unwrap_or(0) as u64)
    }

    /// Keeps what the transaction has done.
    fn keep(&mut self) {
        for table in self.gone.drain() {
            self.count -= self.unfiled.remove(&table).map_or(0, |entries| entries.len());
        }
        self.fresh_heads.clear();
        self.count += self.fresh.len();
        for (place, table, entry) in self.fresh.drain(..) {
            self.order.push_back((place, table));
            self.unfiled.entry(table).or_default().push((place, entry));
        }
        while let Some(&(place, table)) = self.order.front() {
            if self.is_unfiled(place, table) {
                break;
            }
            self.order.pop_front();
        }
    }
}

/// Files everything, or nothing.
pub(crate) fn file_all(connection: &Connection) -> Done {
    let is_empty: bool = connection.query_row("SELECT NOT EXISTS (SELECT 1 FROM journal)", [], |row| row.get(0))?;
    if is_empty {
        return Ok(());
    }
    let filed = connection.execute_batch(
        "SAVEPOINT file_all;
         INSERT OR IGNORE INTO entries (game_table, number, at, body)
             SELECT game_table, number, at, body FROM journal ORDER BY game_table, number;
         DELETE FROM journal;
         RELEASE file_all;",
    );
    if filed.is_err() {
        // Where the whole transaction has been rolled back already, this is not there any more.
        let _ = connection.execute_batch("ROLLBACK TO file_all; RELEASE file_all");
    }
    Ok(filed?)
}

fn is_there(connection: &Connection, table: TableId) -> Done<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM game_tables WHERE id = ?1)";
    Ok(connection.prepare_cached(sql)?.query_row([table.number()], |row| row.get(0))?)
}

/// An older file that must not change has none.
fn exists(connection: &Connection) -> Done<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'journal')";
    Ok(connection.query_row(sql, [], |row| row.get(0))?)
}

/// An entry in these columns of a row: number, time, body.
pub(super) fn entry(row: &Row<'_>, from: usize) -> rusqlite::Result<Entry> {
    let number: i64 = row.get(from)?;
    Ok(Entry { number: number as u64, at: row.get(from + 1)?, body: row.get(from + 2)? })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

    use super::super::{schema, tables};
    use super::*;

    const TABLES: u64 = 7;

    /// A new file with tables to write to.
    fn open(path: &std::path::Path) -> Connection {
        let connection = schema::open(path).expect("opens");
        let sql = "INSERT INTO game_tables VALUES (?1, 'go', 1, '', 2, x'', '', 0, 1, 1, '', NULL)";
        for table in 0..TABLES {
            connection.execute(sql, [TableId::from_random(table).number()]).expect("set up");
        }
        connection
    }

    fn check(connection: &Connection, journal: &Journal, model: &BTreeMap<u64, Vec<Entry>>) {
        for (&table, entries) in model {
            let id = TableId::from_random(table);
            for after in [0, entries.len() as u64 / 2, entries.len() as u64] {
                let log = tables::log(connection, journal, id, after).expect("reads");
                assert_eq!(log, entries[after as usize..], "table {table} after {after}");
            }
        }
    }

    /// Random transactions, some rolled back, over a few tables: logs are what was committed, from the file alone too.
    #[test]
    fn logs_are_what_was_committed_filed_or_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("site.db");
        let connection = open(&path);
        let journal = Journal { most: 20, ..Journal::default() };
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut model: BTreeMap<u64, Vec<Entry>> = (0..TABLES).map(|table| (table, Vec::new())).collect();
        for round in 0..400 {
            let before = model.clone();
            if random.next_u64().is_multiple_of(50) {
                // Somebody else files everything.
                file_all(&schema::open(&path).expect("opens")).expect("filed");
            }
            connection.execute_batch("BEGIN IMMEDIATE").expect("begins");
            journal.begin(&connection).expect("begins");
            for _ in 0..random.next_u64() % 12 {
                let table = random.next_u64() % TABLES;
                let id = TableId::from_random(table);
                let log = model.get_mut(&table).expect("known");
                let entry = Entry { number: log.len() as u64 + 1, at: round, body: random.next_u64().to_string() };
                if random.next_u64().is_multiple_of(9) && !log.is_empty() {
                    for number in [log.len() as u64, log.len() as u64 + 2] {
                        let misfit = Entry { number, ..entry.clone() };
                        assert_eq!(journal.append(&connection, id, misfit), Err(StoreError::Taken));
                    }
                    continue;
                }
                journal.append(&connection, id, entry.clone()).expect("free");
                match random.next_u64() % 20 {
                    0 => journal.take_back(),
                    1 => {
                        journal.delete(&connection, id).expect("deleted");
                        let sql = "DELETE FROM entries WHERE game_table = ?1";
                        connection.execute(sql, [id.number()]).expect("deleted");
                        log.clear();
                    }
                    _ => log.push(entry),
                }
            }
            if random.next_u64().is_multiple_of(5) {
                connection.execute_batch("ROLLBACK").expect("rolls back");
                journal.rolled_back();
                model = before;
            } else {
                journal.write(&connection).expect("written");
                connection.execute_batch("COMMIT").expect("commits");
                journal.committed();
            }
            check(&connection, &journal, &model);
            assert!(journal.state().count <= 20 + 12, "round {round}");
        }
        let later = Journal::default();
        later.load(&connection).expect("loads");
        check(&connection, &later, &model);
        journal.close(&connection);
        check(&connection, &Journal::default(), &model);
    }

    /// The same number is taken once, whichever of two processes writes, and each reads the other's after it has written.
    #[test]
    fn two_processes_may_append_to_one_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("site.db");
        let both = [open(&path), schema::open(&path).expect("opens")].map(|file| (file, Journal::default()));
        let table = TableId::from_random(1);
        let append = |who: usize, number| {
            let (connection, journal) = &both[who];
            connection.execute_batch("BEGIN IMMEDIATE").expect("begins");
            journal.begin(connection).expect("begins");
            let done = journal.append(connection, table, Entry { number, at: who as i64, body: String::new() });
            journal.write(connection).expect("written");
            connection.execute_batch("COMMIT").expect("commits");
            journal.committed();
            done
        };
        let mut random = Xoshiro256PlusPlus::seed_from_u64(2);
        let mut writers = Vec::new();
        while writers.len() < 60 {
            let who = (random.next_u64() % 2) as usize;
            let number = writers.len() as u64 + 1;
            assert_eq!(append(who, number), Ok(()));
            writers.push(who as i64);
            assert_eq!(append(1 - who, number), Err(StoreError::Taken));
            let (connection, journal) = &both[1 - who];
            let log = tables::log(connection, journal, table, 0).expect("reads");
            assert_eq!(log.iter().map(|entry| entry.at).collect::<Vec<_>>(), writers);
        }
    }
}
