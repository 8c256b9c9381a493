//! The suite on `SQLite`, and what only a file can show.

use std::path::Path;
use std::sync::Arc;

use bearcade_store::{
    Append, Chat, NewPerson, NewTable, PersonId, Report, Sqlite, Status, Store, StoreError, Summary, TableId, suite,
};

/// A table to write to.
fn fresh(id: TableId) -> NewTable {
    let summary = Summary { status: Status::Playing, public: true, players: Vec::new(), result: None };
    let (game, options, setup) = ("chess".to_owned(), String::new(), String::new());
    NewTable { id, game, rules: 1, options, seats: 2, secret: [7; 32], setup, at: 1, summary }
}

#[tokio::test(flavor = "multi_thread")]
async fn passes_the_suite() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Sqlite::open(&folder.path().join("site.db")).expect("opens"));
    suite::run(store.clone(), 1).await;
    suite::run(store, 2).await;
}

#[tokio::test]
async fn the_writer_syncs_at_every_commit() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("site.db")).expect("opens");
    let facts = store.facts().await.expect("readable");
    assert_eq!((facts.journal_mode.as_str(), facts.synchronous), ("wal", 2));
}

#[tokio::test]
async fn what_was_written_is_there_after_opening_again_and_in_a_backup() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, copy) = (folder.path().join("site.db"), folder.path().join("copy.db"));
    let id = PersonId::from_random(5);
    {
        let store = Sqlite::open(&file).expect("opens");
        store.add_person(NewPerson { id, name: "Ada".to_owned(), at: 1 }).await.expect("kept");
        store.backup(&copy).await.expect("copied");
    }
    // Once it is closed, all of it is in the one file.
    let alone = folder.path().join("alone.db");
    std::fs::copy(&file, &alone).expect("copied");
    for path in [file, copy, alone] {
        let store = Sqlite::open(&path).expect("opens");
        assert_eq!(store.person(id).await.expect("readable").expect("is there").name, "Ada");
        assert_eq!(store.damage().await, Ok(Vec::new()));
    }
}

/// Accounts from before look-alikes were refused keep their names, and nobody else gets a name like them.
#[tokio::test]
async fn old_accounts_that_look_alike_keep_their_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("site.db");
    let ids = [1, 2, 3].map(PersonId::from_random);
    {
        let store = Sqlite::open(&file).expect("opens");
        for (id, name) in ids.into_iter().zip(["Ada", "Ben", "Ad\u{430}"]) {
            store.add_person(NewPerson { id, name: name.to_owned(), at: 1 }).await.expect("kept");
        }
        for id in &ids[..2] {
            store.claim(*id, "hash", "code", 1, None).await.expect("a free name");
        }
    }
    // The file as the version before left it.
    let connection = rusqlite::Connection::open(&file).expect("opens");
    let old = "DROP INDEX people_by_skeleton; ALTER TABLE people DROP COLUMN skeleton; DROP TABLE creations;
               PRAGMA user_version = 5;
               UPDATE people SET name = '\u{410}da', name_key = '\u{430}da' WHERE name = 'Ben'";
    connection.execute_batch(old).expect("written");
    drop(connection);
    for _ in 0..2 {
        let store = Sqlite::open(&file).expect("opens");
        for (id, name) in [(ids[0], "Ada"), (ids[1], "\u{410}da")] {
            assert_eq!(store.person_named(name).await.expect("readable").map(|owner| owner.id), Some(id));
        }
        assert_eq!(store.claim(ids[2], "hash", "code", 1, None).await, Err(StoreError::NameTaken));
    }
    // Once the first is gone, the second is looked after when the file is next opened.
    Sqlite::open(&file).expect("opens").forget(ids[0]).await.expect("forgotten");
    let store = Sqlite::open(&file).expect("opens");
    assert_eq!(store.claim(ids[2], "hash", "code", 1, None).await, Err(StoreError::NameTaken));
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("site.db");
    drop(Sqlite::open(&file).expect("opens"));
    let connection = rusqlite::Connection::open(&file).expect("opens");
    connection.pragma_update(None, "user_version", 999).expect("written");
    drop(connection);
    let Err(StoreError::Broken(reason)) = Sqlite::open(&file) else { panic!("it must be refused") };
    assert!(reason.contains("schema 999"), "{reason}");
}

/// Somebody else holds the file for writing: writes are refused with a reason, reads go on, and all recovers.
#[tokio::test(flavor = "multi_thread")]
async fn an_unwritable_file_still_gives_answers() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("site.db");
    let store = Sqlite::open(&file).expect("opens");
    let guest = |number| NewPerson { id: PersonId::from_random(number), name: "Bo".to_owned(), at: 1 };
    store.add_person(guest(1)).await.expect("kept");
    let other = rusqlite::Connection::open(&file).expect("opens");
    other.execute_batch("BEGIN IMMEDIATE").expect("locked");
    let refused = store.add_person(guest(2)).await;
    assert!(matches!(refused, Err(StoreError::Unwritable(_))), "{refused:?}");
    assert!(store.person(PersonId::from_random(1)).await.expect("readable").is_some());
    other.execute_batch("ROLLBACK").expect("released");
    store.add_person(guest(2)).await.expect("kept");
}

/// A backup is looked at as it is: nothing in it changes, and what is no database of ours is refused.
/// What a kill leaves unfiled is read also if nothing can be written when the file is opened again, and filed later.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_can_not_be_written_is_opened_to_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, left) = (folder.path().join("site.db"), folder.path().join("left.db"));
    let table = TableId::from_random(7);
    let append = |after: u64| Append { table, after, at: 5, body: after.to_string(), summary: None, finish: None };
    {
        let store = Sqlite::open(&file).expect("opens");
        store.add_table(fresh(table)).await.expect("set up");
        for after in 0..3 {
            store.append(append(after)).await.expect("in order");
        }
        // As a kill would leave it.
        for end in ["", "-wal"] {
            let of = |path: &Path| path.with_extension(format!("db{end}"));
            std::fs::copy(of(&file), of(&left)).expect("copied");
        }
    }
    let other = rusqlite::Connection::open(&left).expect("opens");
    other.execute_batch("BEGIN IMMEDIATE").expect("begins");
    let store = Sqlite::open(&left).expect("opens");
    let bodies = async || -> Vec<String> {
        let log = store.log(table, 0).await.expect("readable");
        log.into_iter().map(|entry| entry.body).collect()
    };
    assert_eq!(bodies().await, ["0", "1", "2"]);
    assert!(matches!(store.append(append(3)).await, Err(StoreError::Unwritable(_))));
    other.execute_batch("ROLLBACK").expect("lets go");
    store.append(append(3)).await.expect("it can be written again");
    assert_eq!(bodies().await, ["0", "1", "2", "3"]);
    drop(store);
    let count = |table: &str| {
        let sql = format!("SELECT COUNT(*) FROM {table}");
        other.query_row(&sql, [], |row| row.get::<_, i64>(0)).expect("counted")
    };
    assert_eq!((count("journal"), count("entries")), (0, 4), "all is filed");
}

#[tokio::test]
async fn a_file_opened_to_look_at_is_not_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, copy) = (folder.path().join("site.db"), folder.path().join("copy.db"));
    let guest = |number| NewPerson { id: PersonId::from_random(number), name: "Cy".to_owned(), at: 1 };
    {
        let store = Sqlite::open(&file).expect("opens");
        store.add_person(guest(1)).await.expect("kept");
        store.backup(&copy).await.expect("copied");
    }
    let before = std::fs::read(&copy).expect("readable");
    {
        let store = Sqlite::open_read_only(&copy).expect("opens");
        assert!(store.person(PersonId::from_random(1)).await.expect("readable").is_some());
        let refused = store.add_person(guest(2)).await;
        assert!(matches!(refused, Err(StoreError::Unwritable(_))), "{refused:?}");
    }
    assert_eq!(std::fs::read(&copy).expect("readable"), before);
    assert!(Sqlite::open_read_only(&folder.path().join("nowhere.db")).is_err());
    let text = folder.path().join("text.db");
    std::fs::write(&text, "not a database, only some text that is long enough to be looked at").expect("written");
    assert!(matches!(Sqlite::open_read_only(&text), Err(StoreError::Broken(_))));
}

/// What is deleted for somebody's sake can't be read in the file any more.
#[tokio::test]
async fn nothing_of_the_forgotten_is_left_in_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("site.db");
    let traces = async |forget: bool| {
        let store = Sqlite::open(&file).expect("opens");
        let (ada, ben) = (PersonId::from_random(1), PersonId::from_random(2));
        if forget {
            store.forget(ada).await.expect("forgotten");
        } else {
            store.add_person(NewPerson { id: ada, name: "Zedediah".to_owned(), at: 1 }).await.expect("kept");
            for number in 1..9 {
                store.add_table(fresh(TableId::from_random(number))).await.expect("set up");
            }
            // Pages are split and filled anew; and where only one of them speaks, whole pages become free.
            for number in 0..400 {
                let (shared, own) = (TableId::from_random(1), TableId::from_random(2 + number % 7));
                for (table, person) in [(shared, ada), (own, ada), (shared, ben)] {
                    let text = if person == ada { format!("words of mine, {number}") } else { "hello".to_owned() };
                    store.say(table, Chat { number: 0, at: 1, person, text }).await.expect("said");
                }
            }
            let text = "words of mine, too".to_owned();
            let report = Report { number: 0, at: 1, by: ada, about: ben, table: None, text, handled: false };
            store.report(report).await.expect("kept");
        }
        drop(store);
        let mut traces = 0;
        for entry in std::fs::read_dir(folder.path()).expect("a folder") {
            let bytes = std::fs::read(entry.expect("a file").path()).expect("readable");
            for trace in ["Zedediah", "words of mine"] {
                traces += bytes.windows(trace.len()).filter(|window| *window == trace.as_bytes()).count();
            }
        }
        traces
    };
    assert!(traces(false).await > 800);
    assert_eq!(traces(true).await, 0);
}

/// A file of the version before may have no sign of life: it gets the newest time that it knows.
#[tokio::test]
async fn an_older_file_gets_a_sign_of_life() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("site.db");
    let store = Sqlite::open(&path).expect("it opens");
    let id = PersonId::from_random(1);
    store.add_person(NewPerson { id, name: "Ada".to_owned(), at: 5_000 }).await.expect("kept");
    store.set("user_version", 7).await.expect("set");
    drop(store);
    let store = Sqlite::open(&path).expect("it opens");
    assert_eq!(store.keep_fact("seen", Vec::new()).await, Ok(b"5000".to_vec()));
}
