//! The suite on `PostgreSQL`, and what only a database that several servers share can show.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use bearcade_store::{
    Append, NewPerson, NewTable, Pending, PersonId, Postgres as Database, Status, Store, StoreError, Summary, TableId,
    suite,
};
use bearcade_testbed::Postgres;

/// How often something is tried that succeeds sooner or later.
const TRIES: usize = 600;
const MOMENT: Duration = Duration::from_millis(50);

async fn open(url: &str) -> Arc<Database> {
    Arc::new(Database::open(url).await.expect("the database opens"))
}

async fn table(store: &dyn Store, number: u64) -> TableId {
    let id = TableId::from_random(number);
    let summary = Summary { status: Status::Playing, public: false, players: Vec::new(), result: None };
    let table = NewTable {
        id,
        game: "chess".to_owned(),
        rules: 1,
        options: "{}".to_owned(),
        seats: 2,
        secret: [1; 32],
        setup: String::new(),
        at: 1,
        summary,
    };
    store.add_table(table).await.expect("a table is set up");
    id
}

fn step(table: TableId, after: u64, body: impl Into<String>) -> Append {
    Append { table, after, at: after as i64, body: body.into(), summary: None, finish: None }
}

fn guest(number: u64) -> NewPerson {
    NewPerson { id: PersonId::from_random(number), name: "Bo".to_owned(), at: 1 }
}

/// Tries until it succeeds.
async fn sooner_or_later<'a, T>(mut work: impl FnMut() -> Pending<'a, T>) -> T {
    let mut last = None;
    for _ in 0..TRIES {
        match work().await {
            Ok(done) => return done,
            Err(error) => last = Some(error),
        }
        tokio::time::sleep(MOMENT).await;
    }
    panic!("it does not recover: {last:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn passes_the_suite_twice_and_from_two_servers_at_once() {
    let server = Postgres::shared();
    let url = server.database("suite");
    let (one, two) = tokio::join!(open(&url), open(&url));
    suite::run(one.clone(), 1).await;
    suite::run(two.clone(), 2).await;
    let both = [tokio::spawn(suite::run(one, 3)), tokio::spawn(suite::run(two, 4))];
    for run in both {
        run.await.expect("the suite passes beside another");
    }
}

/// A database may say that commits need not be on the disk; we say that they must.
#[tokio::test]
async fn commits_are_on_the_disk_whatever_the_database_says() {
    let server = Postgres::shared();
    let url = server.database("hasty");
    server.sql("postgres", "ALTER DATABASE hasty SET synchronous_commit = off");
    let facts = open(&url).await.facts().await.expect("readable");
    assert_eq!((facts.synchronous_commit.as_str(), facts.schema), ("on", 3));
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused() {
    let server = Postgres::shared();
    let url = server.database("newer");
    open(&url).await;
    open(&url).await;
    server.sql("newer", "INSERT INTO schema_steps (step) VALUES (999)");
    let Err(StoreError::Broken(reason)) = Database::open(&url).await else { panic!("it must be refused") };
    assert!(reason.contains("schema 999"), "{reason}");
}

/// Opened to look at, a database is not changed, and what is no database of ours is refused.
#[tokio::test]
async fn a_database_opened_to_look_at_is_not_changed() {
    let server = Postgres::shared();
    let url = server.database("look");
    assert!(matches!(Database::open_read_only(&url).await, Err(StoreError::Broken(_))), "there is nothing in it");
    let store = open(&url).await;
    store.add_person(guest(1)).await.expect("kept");
    let table = table(&*store, 1).await;
    let looking = Database::open_read_only(&url).await.expect("it opens");
    assert!(looking.person(PersonId::from_random(1)).await.expect("readable").is_some());
    for refused in [looking.add_person(guest(2)).await, looking.append(step(table, 0, "x")).await] {
        assert!(matches!(refused, Err(StoreError::Unwritable(_))), "{refused:?}");
    }
}

/// Several servers that start at once on an empty database make one schema.
#[tokio::test(flavor = "multi_thread")]
async fn servers_may_start_at_once() {
    let server = Postgres::shared();
    let url = server.database("rush");
    let starts: Vec<_> = (0..4)
        .map(|_| {
            let url = url.clone();
            tokio::spawn(async move { Database::open(&url).await.map(drop) })
        })
        .collect();
    for start in starts {
        start.await.expect("no panic").expect("it opens");
    }
    assert_eq!(server.sql("rush", "SELECT count(*) FROM schema_steps"), "3\n");
}

/// What an operator reads says what to do, and never the password.
#[tokio::test]
async fn mistakes_in_the_address_are_explained_without_the_password() {
    let server = Postgres::shared();
    let good = server.url();
    let password = good.split([':', '@']).nth(2).expect("a password").to_owned();
    let port = good.rsplit([':', '/']).nth(1).expect("a port").to_owned();
    // Nobody listens on port 1.
    let elsewhere = good.replace(&port, "1");
    let wrong = good.replace(&password, "guessed-password");
    let cases = [
        (wrong.as_str(), "check the role and the password"),
        (&server.url_of("nowhere"), "createdb --owner bearcade nowhere"),
        (&elsewhere, "is PostgreSQL running"),
        (&good.replace(&port, "no-port"), "looks like postgres://"),
        (&format!("{good}?sslmode=require"), "sslmode"),
    ];
    for (url, wanted) in cases {
        let Err(error) = Database::open(url).await else { panic!("it must be refused: {wanted}") };
        let told = format!("{error} {error:?}");
        assert!(told.contains(wanted), "{told}");
        assert!(!told.contains(&password) && !told.contains("guessed"), "{told}");
    }
}

/// An append that follows nothing, or not the last entry, would leave a gap or two entries of one number.
#[tokio::test]
async fn an_append_follows_the_last_entry_of_a_table_that_is_there() {
    let server = Postgres::shared();
    let store = open(&server.database("gaps")).await;
    let table = table(&*store, 1).await;
    assert_eq!(store.append(step(table, 5, "from the future")).await, Err(StoreError::Taken));
    store.append(step(table, 0, "first")).await.expect("in order");
    assert_eq!(store.append(step(table, 0, "again")).await, Err(StoreError::Taken));
    assert_eq!(store.append(step(table, u64::MAX, "never")).await, Err(StoreError::Taken));
    assert_eq!(store.append(step(TableId::from_random(99), 0, "nowhere")).await, Err(StoreError::Missing));
    assert_eq!(store.log(table, 0).await.expect("readable").len(), 1);
}

/// A letter that the database does not know is replaced, and nobody is found by it.
#[tokio::test]
async fn a_letter_that_the_database_does_not_know_harms_nobody() {
    let server = Postgres::shared();
    let store = open(&server.database("letters")).await;
    store.add_person(NewPerson { name: "B\0o".to_owned(), ..guest(1) }).await.expect("kept");
    let person = store.person(PersonId::from_random(1)).await.expect("readable").expect("is there");
    assert_eq!(person.name, "B\u{fffd}o");
    assert_eq!(store.person_named("\0").await, Ok(None));
}

/// What the database refuses is refused alone: those who shared its commit are written.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_suffers_for_another() {
    let server = Postgres::shared();
    let store = open(&server.database("poison")).await;
    server.sql("poison", "ALTER TABLE entries ADD CHECK (body <> 'poison')");
    let mut calls = Vec::new();
    for number in 0..40 {
        let table = table(&*store, number).await;
        let store = Arc::clone(&store);
        calls.push(tokio::spawn(async move {
            let body = if number % 10 == 3 { "poison" } else { "food" };
            (number, store.append(step(table, 0, body)).await)
        }));
    }
    for call in calls {
        match call.await.expect("no panic") {
            (number, Err(StoreError::Broken(_))) => assert_eq!(number % 10, 3),
            (number, done) => assert_eq!((number % 10 == 3, done), (false, Ok(()))),
        }
    }
    assert_eq!(server.sql("poison", "SELECT count(*) FROM entries"), "36\n");
}

/// Two servers write to one table as fast as they can: each number has one winner, who knows it.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_one_wins_each_number() {
    const NUMBERS: u64 = 200;
    let server = Postgres::shared();
    let url = server.database("race");
    let stores = [open(&url).await, open(&url).await];
    let table = table(&*stores[0], 1).await;
    let racers: Vec<_> = (0..4)
        .map(|racer: usize| {
            let store = Arc::clone(&stores[racer % 2]);
            tokio::spawn(async move {
                let mut won = Vec::new();
                loop {
                    let head = store.table(table).await.expect("readable").expect("is there").head;
                    if head >= NUMBERS {
                        return won;
                    }
                    match store.append(step(table, head, format!("by {racer}"))).await {
                        Ok(()) => won.push((head + 1, racer)),
                        Err(error) => assert_eq!(error, StoreError::Taken),
                    }
                }
            })
        })
        .collect();
    let mut won = Vec::new();
    for racer in racers {
        won.extend(racer.await.expect("no panic"));
    }
    won.sort_unstable();
    let log = stores[1].log(table, 0).await.expect("readable");
    let written: Vec<_> = log.iter().map(|entry| (entry.number, entry.body.clone())).collect();
    assert_eq!(written, won.into_iter().map(|(number, racer)| (number, format!("by {racer}"))).collect::<Vec<_>>());
    assert!(written.iter().map(|(number, _)| *number).eq(1..=written.len() as u64), "no gap");
}

/// The database is stopped and comes back: whoever comes meanwhile is refused, and then all is as before.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_of_the_database_is_overcome() {
    let server = Postgres::start();
    let store = open(&server.database("restart")).await;
    let table = table(&*store, 1).await;
    store.append(step(table, 0, "before")).await.expect("in order");
    store.add_person(guest(1)).await.expect("kept");
    server.stop();
    for _ in 0..3 {
        let refused = store.append(step(table, 1, "meanwhile")).await;
        assert!(matches!(refused, Err(StoreError::Unwritable(_))), "{refused:?}");
        let refused = store.add_person(guest(2)).await;
        assert!(matches!(refused, Err(StoreError::Unwritable(_))), "{refused:?}");
        assert!(store.ping().await.is_err(), "it is not ready");
    }
    server.resume();
    sooner_or_later(|| store.ping()).await;
    assert_eq!(store.log(table, 0).await.expect("readable").len(), 1);
    sooner_or_later(|| store.append(step(table, 1, "after"))).await;
    assert_eq!(store.table(table).await.expect("readable").expect("is there").head, 2);
}

/// Somebody holds a lock on the logs for longer than anybody waits: the append is told as refused, and afterwards all goes
/// on, whatever came of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_does_not_answer_in_time_is_overcome() {
    let server = Postgres::shared();
    let store = open(&server.database("silent")).await;
    let table = table(&*store, 1).await;
    let holder = Arc::clone(&server);
    let held = tokio::task::spawn_blocking(move || {
        // Until it is told to let go, or a minute.
        let hold = "DO $$ BEGIN LOCK TABLE entries; FOR i IN 1..600 LOOP PERFORM pg_sleep(0.1);
            EXIT WHEN EXISTS (SELECT 1 FROM facts WHERE name = 'go'); END LOOP; END $$";
        holder.sql("silent", hold);
    });
    let locks = "SELECT count(*) FROM pg_locks WHERE relation = 'entries'::regclass AND mode = 'AccessExclusiveLock'";
    sooner_or_later(|| {
        let locked = server.sql("silent", locks) == "1\n";
        Box::pin(std::future::ready(if locked { Ok(()) } else { Err(StoreError::Missing) }))
    })
    .await;
    let refused = store.append(step(table, 0, "too late")).await;
    assert!(matches!(refused, Err(StoreError::Unwritable(_))), "{refused:?}");
    assert!(store.person(PersonId::from_random(1)).await.is_ok(), "what needs no log goes on");
    store.keep_fact("go", Vec::new()).await.expect("kept");
    held.await.expect("no panic");
    sooner_or_later(|| {
        let store = Arc::clone(&store);
        Box::pin(async move {
            let head = store.table(table).await?.expect("is there").head;
            store.append(step(table, head, "after")).await
        })
    })
    .await;
    let log = store.log(table, 0).await.expect("readable");
    assert_eq!(log.last().map(|entry| entry.body.as_str()), Some("after"));
    assert!(log.len() <= 2, "{log:?}");
}

/// The database is killed again and again while many write. Whatever was acknowledged is there, once and in its place;
/// what was not may be there or not.
#[tokio::test(flavor = "multi_thread")]
async fn killing_the_database_loses_nothing_that_was_acknowledged() {
    const TABLES: u64 = 24;
    let server = Postgres::start();
    let store = open(&server.database("kill")).await;
    let (over, acknowledged) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let mut players = Vec::new();
    for number in 0..TABLES {
        let table = table(&*store, number).await;
        let (store, over, acknowledged) = (Arc::clone(&store), Arc::clone(&over), Arc::clone(&acknowledged));
        players.push(tokio::spawn(async move {
            let (mut head, mut told) = (0, Vec::new());
            while !over.load(Ordering::Relaxed) {
                let body = format!("{number} {} {head}", told.len());
                match store.append(step(table, head, body.clone())).await {
                    Ok(()) => {
                        head += 1;
                        told.push((head, body));
                        acknowledged.fetch_add(1, Ordering::Relaxed);
                    }
                    // As a room does: whatever came of it, the log knows.
                    Err(_) => head = sooner_or_later(|| store.table(table)).await.expect("is there").head,
                }
            }
            (table, told)
        }));
    }
    for _ in 0..3 {
        let before = acknowledged.load(Ordering::Relaxed);
        sooner_or_later(|| {
            let more = acknowledged.load(Ordering::Relaxed) > before + 10 * TABLES;
            Box::pin(std::future::ready(if more { Ok(()) } else { Err(StoreError::Missing) }))
        })
        .await;
        server.kill();
        server.resume();
    }
    over.store(true, Ordering::Relaxed);
    for player in players {
        let (table, told) = player.await.expect("no panic");
        let log = sooner_or_later(|| store.log(table, 0)).await;
        assert!(log.iter().map(|entry| entry.number).eq(1..=log.len() as u64), "no gap");
        for (number, body) in told {
            assert_eq!(log[number as usize - 1].body, body, "table {table}, entry {number}");
        }
    }
}
