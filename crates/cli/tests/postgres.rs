//! A site in `PostgreSQL`: served, looked after, moved there and back.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

use bearcade_load::{Client, Process};
use bearcade_testbed::Postgres;
use serde_json::{Value, json};

/// The program's arguments, with the site in a database or, without one, in the folder.
fn run(folder: &Path, store: Option<&str>, arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_bearcade"));
    program.args(arguments).env("BEARCADE_DATA", folder).stdin(Stdio::null());
    if let Some(store) = store {
        program.env("BEARCADE_STORE", store);
    }
    program.output().expect("the program starts")
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// What an operator's command answers in JSON.
fn admin(folder: &Path, store: Option<&str>, arguments: &[&str]) -> Value {
    let done = run(folder, store, &[&["admin", "--json"], arguments].concat());
    assert!(done.status.success(), "{arguments:?}: {}", said(&done));
    serde_json::from_slice(&done.stdout).expect("JSON")
}

fn serve(folder: &Path, store: Option<&str>) -> Process {
    let store = format!("store={}", store.unwrap_or("sqlite"));
    let program = Path::new(env!("CARGO_BIN_EXE_bearcade"));
    Process::start(&[], program, &folder.join("bearcade.db"), &[&store]).expect("it serves")
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}

/// Two people sit down and one moves; the table's id.
async fn play(address: SocketAddr) -> String {
    let guest = async |name| Client::guest(address, name).await.expect("a guest is welcome");
    let people = [guest("Ada").await, guest("Ben").await];
    let body = json!({ "game": "chaos-bear", "public": true });
    let table = people[0].post("/api/tables", &body).await.expect("a table");
    let id = table["id"].as_str().expect("an id").to_owned();
    people[1].post(&format!("/api/tables/{id}/sit"), &json!({})).await.expect("a seat");
    people[0].post(&format!("/api/tables/{id}/act"), &json!({ "action": "roll" })).await.expect("a move");
    people[1].post(&format!("/api/tables/{id}/chat"), &json!({ "text": "oh" })).await.expect("said");
    id
}

fn password_of(server: &Arc<Postgres>) -> String {
    server.url().split([':', '@']).nth(2).expect("a password").to_owned()
}

#[test]
fn a_site_is_served_and_looked_after_in_a_database() {
    let (server, folder) = (Postgres::shared(), tempfile::tempdir().expect("a folder"));
    let url = server.database("served");
    let store = Some(url.as_str());
    let site = serve(folder.path(), store);
    let id = runtime().block_on(play(site.address));
    drop(site);
    assert!(!folder.path().join("bearcade.db").exists(), "no file is made");

    let people = admin(folder.path(), store, &["users"]);
    assert_eq!(people["people"].as_array().map(Vec::len), Some(2));
    assert_eq!(admin(folder.path(), store, &["user", "Ada", "--silence"])["silenced"], true);
    let log = admin(folder.path(), store, &["table", &id])["log"].clone();
    assert!(log.as_array().is_some_and(|log| log.len() >= 4), "{log}");
    let checked = run(folder.path(), None, &["admin", "restore-check", &url]);
    assert!(checked.status.success() && said(&checked).contains("1 of 1 tables are sound"), "{}", said(&checked));
    assert_eq!(admin(folder.path(), store, &["table", &id, "--abandon"])["status"], "abandoned");
    admin(folder.path(), store, &["table", &id, "--delete"]);
    assert_eq!(admin(folder.path(), store, &["tables"])["tables"], json!([]));

    let backup = run(folder.path(), store, &["admin", "backup", "copy.db"]);
    assert_eq!(backup.status.code(), Some(2));
    assert!(said(&backup).contains("pg_dump"), "{}", said(&backup));
    for output in [checked, backup, run(folder.path(), store, &["serve", "--settings"])] {
        assert!(!said(&output).contains(&password_of(&server)), "{}", said(&output));
    }
}

#[test]
fn a_database_that_lets_nobody_in_is_said_clearly() {
    let (server, folder) = (Postgres::shared(), tempfile::tempdir().expect("a folder"));
    let password = password_of(&server);
    let wrong = server.url().replace(&password, "guessed-password");
    let cases = [(wrong, "check the role and the password"), (server.url_of("nowhere"), "createdb")];
    for (url, wanted) in cases {
        for arguments in [&["serve", "--listen", "127.0.0.1:0"][..], &["admin", "users"]] {
            let done = run(folder.path(), Some(&url), arguments);
            assert_eq!(done.status.code(), Some(1), "{}", said(&done));
            let said = said(&done);
            assert!(said.contains(wanted) && !said.contains(&password) && !said.contains("guessed"), "{said}");
        }
    }
    let unreadable = run(folder.path(), None, &["serve", "--store", "mysql://bear:honey@db/site"]);
    assert_eq!(unreadable.status.code(), Some(2));
    assert!(said(&unreadable).contains("postgres://") && !said(&unreadable).contains("honey"), "{}", said(&unreadable));
}

#[test]
fn a_site_is_moved_to_a_database_and_back() {
    let (server, folder) = (Postgres::shared(), tempfile::tempdir().expect("a folder"));
    let url = server.database("moved");
    let site = serve(folder.path(), None);
    let id = runtime().block_on(play(site.address));
    drop(site);
    let log = admin(folder.path(), None, &["table", &id])["log"].clone();

    let moved = admin(folder.path(), Some(&url), &["migrate", "--batch", "2"]);
    assert_eq!(
        (&moved["same"], &moved["moved"]["people"], &moved["moved"]["chat"]),
        (&json!(true), &json!(2), &json!(1))
    );
    let again = run(folder.path(), Some(&url), &["admin", "migrate"]);
    assert_eq!(again.status.code(), Some(1));
    assert!(said(&again).contains("holds data already"), "{}", said(&again));
    assert_eq!(admin(folder.path(), Some(&url), &["table", &id])["log"], log);
    let site = serve(folder.path(), Some(&url));
    let table = runtime().block_on(Client::new(site.address).get(&format!("/api/tables/{id}"))).expect("it is there");
    assert_eq!(table["status"], "playing");
    drop(site);

    let back = folder.path().join("back.db");
    let done = run(folder.path(), None, &["admin", "migrate", "--from", &url, "--to", back.to_str().expect("text")]);
    assert!(done.status.success() && said(&done).contains("Everything has arrived"), "{}", said(&done));
    assert_eq!(admin(&back, None, &["table", &id])["log"], log);
    let nothing = run(folder.path(), None, &["admin", "migrate"]);
    assert_eq!(nothing.status.code(), Some(2), "it must be said where to");
}
