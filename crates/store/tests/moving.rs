//! A site moves from a file to a database and back, also when it is interrupted.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use bearcade_store::moving::{self, MoveError, Place, Progress, Stage};
use bearcade_store::{NewPerson, PersonId, Postgres as Database, Report, Session, Sqlite, Store, StoreError, suite};
use bearcade_testbed::Postgres;

/// A site with a few of everything. As long as it is open, part of its logs is not filed.
async fn site(path: &Path) -> Arc<Sqlite> {
    let store = Arc::new(Sqlite::open(path).expect("it opens"));
    for seed in 1..=3 {
        suite::run(store.clone(), seed).await;
    }
    let id = PersonId::from_random(7);
    store.add_person(NewPerson { id, name: "Zoë 🐻".to_owned(), at: 1 }).await.expect("kept");
    store.add_session([7; 32], Session { person: id, expires: 9 }).await.expect("kept");
    store.set_blocked(id, PersonId::from_random(8), true).await.expect("kept");
    store
}

async fn go(from: &Place, to: &Place, batch: usize) -> Result<moving::Moved, MoveError> {
    moving::run(from, to, batch, &mut |_| true).await
}

#[tokio::test(flavor = "multi_thread")]
async fn there_and_back_it_is_the_same() {
    let (server, folder) = (Postgres::shared(), tempfile::tempdir().expect("a folder"));
    let (file, back) = (folder.path().join("site.db"), folder.path().join("back.db"));
    let _open = site(&file).await;
    let url = server.database("round_trip");
    let (here, there, back) = (Place::File(file), Place::Database(url.clone()), Place::File(back));
    let moved = go(&here, &there, 7).await.expect("it arrives");
    assert!(moved.iter().all(|(_, rows)| *rows > 0), "{moved:?}");
    go(&there, &back, 1_000).await.expect("it comes back");
    let wanted = moving::contents(&here).await.expect("readable");
    assert_eq!(moving::contents(&there).await.expect("readable"), wanted);
    assert_eq!(moving::contents(&back).await.expect("readable"), wanted);
    // Life goes on there: what the database counts by itself follows what came.
    let store = Arc::new(Database::open(&url).await.expect("it opens"));
    let by = PersonId::from_random(7);
    let last = store.reports(true).await.expect("readable").last().expect("a report").number;
    let report = Report { number: 0, at: 1, by, about: by, table: None, text: "new".to_owned(), handled: false };
    store.report(report).await.expect("kept");
    assert!(store.reports(true).await.expect("readable").last().expect("a report").number > last);
    suite::run(store, 9).await;
}

/// Stopped after every few steps, or cut off in the middle of one, it arrives all the same; nobody opens it before.
#[tokio::test(flavor = "multi_thread")]
async fn it_goes_on_where_it_was_interrupted() {
    let (server, folder) = (Postgres::shared(), tempfile::tempdir().expect("a folder"));
    let (file, back) = (folder.path().join("site.db"), folder.path().join("back.db"));
    site(&file).await;
    let url = server.database("interrupted");
    let here = Place::File(file);
    let wanted = moving::contents(&here).await.expect("readable");
    for (from, to) in [(here.clone(), Place::Database(url.clone())), (Place::Database(url.clone()), Place::File(back))]
    {
        let mut times = 0;
        loop {
            // More steps each time, so that it ends.
            let mut steps = 10 + 10 * times;
            let mut tell = |progress: Progress| {
                steps -= 1;
                steps > 0 || progress.stage == Stage::Comparing
            };
            match moving::run(&from, &to, 2, &mut tell).await {
                Ok(_) => break,
                Err(error) => assert_eq!(error, MoveError::Stopped),
            }
            let Err(StoreError::Broken(reason)) = open(&to).await else { panic!("it has not arrived") };
            assert!(reason.contains("migrate"), "{reason}");
            // As a crash does: dropped wherever it is.
            let cut = tokio::time::timeout(Duration::from_millis(10), go(&from, &to, 2)).await;
            if let Ok(done) = cut {
                done.expect("it arrives");
                break;
            }
            times += 1;
        }
        assert!(times > 0, "it was interrupted");
        assert_eq!(moving::contents(&to).await.expect("readable"), wanted);
        open(&to).await.expect("it has arrived");
    }
}

async fn open(place: &Place) -> Result<(), StoreError> {
    match place {
        Place::File(path) => Sqlite::open(path).map(drop),
        Place::Database(url) => Database::open(url).await.map(drop),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_target_with_other_data_and_a_source_that_is_not_there_are_refused() {
    let (server, folder) = (Postgres::shared(), tempfile::tempdir().expect("a folder"));
    let file = folder.path().join("site.db");
    site(&file).await;
    let url = server.database("occupied");
    let guest = NewPerson { id: PersonId::from_random(1), name: "Bo".to_owned(), at: 1 };
    Database::open(&url).await.expect("it opens").add_person(guest).await.expect("kept");
    let (here, there) = (Place::File(file), Place::Database(url));
    let before = moving::contents(&there).await.expect("readable");
    assert_eq!(go(&here, &there, 100).await, Err(MoveError::Occupied));
    assert_eq!(moving::contents(&there).await.expect("readable"), before);
    assert_eq!(go(&there, &here, 100).await, Err(MoveError::Occupied));
    let nowhere = folder.path().join("nowhere.db");
    assert_eq!(go(&Place::File(nowhere.clone()), &there, 100).await, Err(MoveError::NoSource(nowhere)));
}

/// A move is believed only if both sides are the same: a log that was changed on the way is found and named.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_changed_on_the_way_is_found() {
    let (server, folder) = (Postgres::shared(), tempfile::tempdir().expect("a folder"));
    let file = folder.path().join("site.db");
    site(&file).await;
    let url = server.database("changed");
    let (here, there) = (Place::File(file), Place::Database(url));
    for (change, wanted) in [
        ("UPDATE entries SET body = 'other' WHERE number = 1", "the log of table"),
        ("DELETE FROM chat WHERE number = 1", "chat has"),
        ("UPDATE ratings SET mean = mean + 1e-9", "ratings has other rows"),
    ] {
        let mut tell = |progress: Progress| {
            if progress.stage == Stage::Comparing && progress.relation == "people" && progress.done == 0 {
                server.sql("changed", change);
            }
            true
        };
        let Err(MoveError::Differs(differences)) = moving::run(&here, &there, 100, &mut tell).await else {
            panic!("it must not be believed: {change}")
        };
        assert!(differences.iter().any(|difference| difference.contains(wanted)), "{differences:?}");
    }
}

/// While a file is moved away, nobody writes to it.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_written_to_a_file_that_is_moved() {
    let (server, folder) = (Postgres::shared(), tempfile::tempdir().expect("a folder"));
    let file = folder.path().join("site.db");
    site(&file).await;
    let url = server.database("locked");
    let other = rusqlite::Connection::open(&file).expect("it opens");
    other.busy_timeout(Duration::ZERO).expect("it does not wait");
    let mut tell = |progress: Progress| {
        if progress.relation == "people" {
            assert!(other.execute("DELETE FROM people", []).is_err());
        }
        true
    };
    moving::run(&Place::File(file), &Place::Database(url), 1_000, &mut tell).await.expect("it arrives");
    assert!(other.execute("DELETE FROM people", []).is_ok());
}
