use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::people;
use crate::StoreError;
use crate::error::must_be_known;

/// The schema, step by step. A step that has been released is never changed: a new one follows it.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/sqlite/0001-first.sql"),
    include_str!("../../migrations/sqlite/0002-facts.sql"),
    include_str!("../../migrations/sqlite/0003-journal.sql"),
    include_str!("../../migrations/sqlite/0004-leases.sql"),
    include_str!("../../migrations/sqlite/0005-tidying.sql"),
    include_str!("../../migrations/sqlite/0006-skeletons.sql"),
    include_str!("../../migrations/sqlite/0007-creations.sql"),
    include_str!("../../migrations/sqlite/0008-sign-of-life.sql"),
];

/// How many pages the write-ahead log grows to before the writer folds it into the file itself. A thread of its own does
/// so all the time, so that little is left to do then.
const CHECKPOINT_PAGES: i64 = 16_000;

/// Another process (a backup, an operator's shell) may hold the file for a moment.
const PATIENCE: Duration = Duration::from_secs(1);

/// The connection that writes.
pub(crate) fn open(path: &Path) -> Result<Connection, StoreError> {
    make_private(path)?;
    let mut connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    must_be_ours(&connection)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    sync(&connection)?;
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
    overwrite(&connection, "fast")?;
    prepare_once(&connection)?;
    migrate(&mut connection)?;
    match people::refresh_skeletons(&connection) {
        // A disk that is full can still be read from.
        Ok(()) | Err(StoreError::Unwritable(_)) => Ok(connection),
        Err(error) => Err(error),
    }
}

/// What is deleted is overwritten in the pages that are written anyway, which costs nothing.
fn overwrite(connection: &Connection, how: &str) -> Result<(), StoreError> {
    Ok(connection.pragma_update(None, "secure_delete", how)?)
}

/// Deletes so that nothing can be read in the file any more: pages that become free are overwritten too. That costs
/// writes, and pages become free at every move; so only what is deleted for somebody's sake is deleted like this.
pub(super) fn for_good<T>(
    connection: &Connection,
    delete: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    overwrite(connection, "on")?;
    let deleted = delete(connection);
    overwrite(connection, "fast")?;
    deleted
}

/// A connection that folds the write-ahead log into the file.
pub(super) fn open_to_fold(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    sync(&connection)?;
    Ok(connection)
}

/// A commit is on the disk when it returns. NORMAL would lose the last commits with the power.
fn sync(connection: &Connection) -> Result<(), StoreError> {
    Ok(connection.pragma_update(None, "synchronous", "full")?)
}

/// A connection to a file that must not change, such as a backup: its schema has to be there and known.
pub(super) fn open_unchanged(path: &Path) -> Result<Connection, StoreError> {
    let connection = open_to_read(path)?;
    let version = version(&connection)?;
    if version == 0 {
        return Err(foreign());
    }
    must_be_ours(&connection)?;
    must_be_known(version, MIGRATIONS)?;
    Ok(connection)
}

/// Makes a file that only its owner may read: it holds the secrets of dice and invitations. One that is there is left as
/// it is, and what `SQLite` puts beside a file has the same rights.
pub(super) fn make_private(path: &Path) -> Result<(), StoreError> {
    let mut new = OpenOptions::new();
    new.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
    match new.open(path) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(StoreError::Unwritable(error.to_string())),
        _ => Ok(()),
    }
}

/// A file that another program keeps its tables in is left alone.
fn must_be_ours(connection: &Connection) -> Result<(), StoreError> {
    let sql = "SELECT COUNT(*), COUNT(*) FILTER (WHERE name = 'game_tables') FROM sqlite_schema";
    let (all, ours): (i64, i64) = connection.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
    if all > 0 && ours == 0 { Err(foreign()) } else { Ok(()) }
}

fn foreign() -> StoreError {
    StoreError::Broken("this is no database of ours".to_owned())
}

/// A connection that only reads.
pub(super) fn open_to_read(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    prepare_once(&connection)?;
    Ok(connection)
}

/// A statement is prepared once and kept: also if other values are bound to it, for which `SQLite` would plan it anew.
fn prepare_once(connection: &Connection) -> Result<(), StoreError> {
    connection.set_prepared_statement_cache_capacity(64);
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let version = version(connection)?;
    must_be_known(version, MIGRATIONS)?;
    for (index, migration) in MIGRATIONS.iter().enumerate().skip(version as usize) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(migration)?;
        transaction.pragma_update(None, "user_version", index as i64 + 1)?;
        transaction.commit()?;
    }
    Ok(())
}

fn version(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;

    #[test]
    fn a_file_of_another_program_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("other.db");
        let other = Connection::open(&path).expect("made");
        other.execute_batch("CREATE TABLE invoices (total); PRAGMA user_version = 2").expect("made");
        let before = std::fs::read(&path).expect("readable");
        for opened in [open(&path), open_unchanged(&path)] {
            assert_eq!(opened.map(drop), Err(foreign()));
        }
        assert_eq!(std::fs::read(&path).expect("readable"), before);
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_reads_a_new_file() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("site.db");
        let _open = open(&path).expect("opens");
        for name in ["site.db", "site.db-wal"] {
            let mode = std::fs::metadata(folder.path().join(name)).expect("it is there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
    }

    #[test]
    fn a_statement_is_prepared_once_whatever_is_bound_to_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("site.db");
        for connection in [open(&path).expect("opens"), open_to_read(&path).expect("opens")] {
            let sql = "SELECT number FROM entries WHERE game_table = ?1 ORDER BY number DESC LIMIT 1";
            let mut select = connection.prepare(sql).expect("prepared");
            for table in 0..5 {
                assert!(!select.exists([table]).expect("asked"));
            }
            assert_eq!(select.get_status(StatementStatus::RePrepare), 0);
        }
    }
}
