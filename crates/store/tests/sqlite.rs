//! The suite on `SQLite`, and what only a file can show.

use std::sync::Arc;

use bearcade_store::{NewPerson, PersonId, Sqlite, Store, StoreError, suite};

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
    for path in [file, copy] {
        let store = Sqlite::open(&path).expect("opens");
        assert_eq!(store.person(id).await.expect("readable").expect("is there").name, "Ada");
        assert_eq!(store.damage().await, Ok(Vec::new()));
    }
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
