//! Sites, saved games and records of earlier versions open in this one. `kept/make.py` makes the folder of a version.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use bearcade_load::{Client, Process};
use serde_json::{Value, json};
use tempfile::TempDir;

/// The folders, one for each version, in order.
fn versions() -> Vec<PathBuf> {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let mut folders: Vec<PathBuf> = files(&kept).into_iter().filter(|path| path.is_dir()).collect();
    folders.sort();
    assert!(!folders.is_empty(), "there is a version to upgrade from");
    folders
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder can be listed");
    entries.map(|entry| entry.expect("its entries can be read").path()).collect()
}

/// Runs the program on data in `folder`.
fn run(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bearcade"))
        .args(arguments)
        .env("BEARCADE_DATA", folder)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

#[track_caller]
fn expect_success(output: &Output) -> String {
    let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}");
    said
}

/// A copy of a version's site, and what is known about it.
fn site(version: &Path) -> (TempDir, Value) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::copy(version.join("site.db"), folder.path().join("bearcade.db")).expect("the site can be copied");
    let known = fs::read_to_string(version.join("site.json")).expect("its description can be read");
    (folder, serde_json::from_str(&known).expect("JSON"))
}

/// The text of a field that must be there.
#[track_caller]
fn text<'a>(value: &'a Value, pointer: &str) -> &'a str {
    value.pointer(pointer).and_then(Value::as_str).unwrap_or_else(|| panic!("{pointer} of {value}"))
}

#[track_caller]
fn fields<'a>(value: &'a Value, name: &str) -> Vec<(&'a str, &'a str)> {
    let fields = value[name].as_object().unwrap_or_else(|| panic!("{name} of {value}"));
    fields.iter().map(|(key, value)| (key.as_str(), value.as_str().expect("text"))).collect()
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}

/// Nobody is signed out, by token or by cookie; passwords and recovery codes work; every game goes on.
#[test]
fn a_site_of_an_earlier_version_opens_with_everybody_signed_in() {
    for version in versions() {
        let (folder, known) = site(&version);
        let program = Path::new(env!("CARGO_BIN_EXE_bearcade"));
        // However old the data are, none of it expires during the test.
        let settings = ["open_days=0", "playing_days=0", "guest_days=0", "bots_alone_millis=0"];
        let data = folder.path().join("bearcade.db");
        let server = Process::start(&[], program, &data, &settings).expect("the site opens");
        runtime().block_on(async {
            let visitor = Client::new(server.address);
            for (name, person) in known["people"].as_object().expect("people") {
                let client = visitor.clone().with_token(Some(text(person, "/token").to_owned()));
                let session = client.get("/api/session").await.expect("still signed in");
                assert_eq!(session["person"]["id"], person["id"], "{name}");
                assert_eq!(session["person"]["name"], name.as_str());
                let cookie = format!("Cookie: bearcade={}\r\n", text(person, "/token"));
                let page = visitor.request("GET", "/account", &cookie, "").await.expect("an answer");
                assert!(page.status == 200 && page.body.contains(name.as_str()), "{name} by cookie");
            }
            for (name, password) in fields(&known, "passwords") {
                let login = json!({ "name": name, "password": password });
                let session = visitor.post("/api/login", &login).await.expect("the password is right");
                assert_eq!(session["person"]["id"], known["people"][name]["id"]);
            }
            let ada = visitor.clone().with_token(Some(text(&known, "/people/Ada/token").to_owned()));
            for (table, id) in fields(&known, "playing") {
                play_on(&ada, id).await.unwrap_or_else(|problem| panic!("{table}: {problem}"));
            }
            for (table, id) in fields(&known, "over") {
                assert_eq!(ada.get(&format!("/api/tables/{id}")).await.expect("a table")["status"], "over", "{table}");
                let page = visitor.request("GET", &format!("/replay/{id}"), "", "").await.expect("an answer");
                assert_eq!(page.status, 200, "{table}");
            }
            let daily = text(&known, "/daily");
            assert_eq!(ada.get(&format!("/api/tables/{daily}")).await.expect("the daily bear")["status"], "playing");
            let together = text(&known, "/together");
            let said = ada.get(&format!("/api/tables/{together}/chat")).await.expect("what was said");
            assert_eq!(said["chat"][0]["text"], "Good luck, Ben!", "{said}");
            let (open, invite) = (text(&known, "/open/id"), text(&known, "/open/invite"));
            let ben = visitor.clone().with_token(Some(text(&known, "/people/Ben/token").to_owned()));
            ben.post(&format!("/api/tables/{open}/sit"), &json!({ "invite": invite })).await.expect("an invited guest");
            let ratings = visitor.get("/api/ratings/chaos-bear").await.expect("ratings");
            assert!(ratings.to_string().contains("Ada") && ratings.to_string().contains("Cleo"), "{ratings}");
            for (name, code) in fields(&known, "recovery") {
                let recovery = json!({ "name": name, "recovery": code, "password": "a new word for the bear" });
                visitor.post("/api/recover", &recovery).await.expect("the recovery code is right");
            }
        });
        drop(server);
        let checked = run(folder.path(), &["admin", "restore-check", data.to_str().expect("a path")]);
        expect_success(&checked);
    }
}

/// Answers the next decision at a table, once the bots before it have decided.
async fn play_on(client: &Client, table: &str) -> Result<(), String> {
    for _ in 0..2_000 {
        let due = client.get(&format!("/api/tables/{table}/legal")).await.map_err(|error| format!("{error:?}"))?;
        if let Some(action) = due["legal"].as_array().and_then(|legal| legal.first()) {
            let act = json!({ "decision": due["decision"], "action": action });
            let done = client.post(&format!("/api/tables/{table}/act"), &act).await;
            return done.map(drop).map_err(|error| format!("{error:?}"));
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    Err("no decision is due".to_owned())
}

/// A saved game is listed, and goes on by itself to its end.
#[test]
fn saved_games_of_an_earlier_version_are_listed_and_go_on() {
    for version in versions() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let games = folder.path().join("games");
        fs::create_dir(&games).expect("a folder can be made");
        for file in files(&version.join("saves/games")) {
            fs::copy(&file, games.join(file.file_name().expect("a name"))).expect("a save can be copied");
        }
        let listed = expect_success(&run(folder.path(), &["games", "--json"]));
        let names: Vec<String> = listed
            .lines()
            .map(|line| text(&serde_json::from_str::<Value>(line).expect("JSON"), "/name").to_owned())
            .collect();
        assert_eq!(names.len(), files(&games).len() / 2, "{listed}");
        for name in names {
            let before = fs::read_to_string(games.join(format!("{name}.txt"))).expect("a record");
            let mut resumed = Command::new(env!("CARGO_BIN_EXE_bearcade"));
            resumed.args(["play", "--resume", &name, "--plain", "--lang", "en"]).env("BEARCADE_DATA", folder.path());
            resumed.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
            let mut resumed = resumed.spawn().expect("the program starts");
            std::io::Write::write_all(&mut resumed.stdin.take().expect("a pipe"), b"1\n1\n").expect("it reads");
            expect_success(&resumed.wait_with_output().expect("it ends"));
            let after = fs::read_to_string(games.join(format!("{name}.txt"))).expect("a record");
            assert!(after.starts_with(&before) && after.len() > before.len(), "{name}:\n{after}");
        }
    }
}

#[test]
fn records_of_an_earlier_version_follow_the_rules() {
    for version in versions() {
        for record in files(&version.join("records")) {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let path = record.to_str().expect("a path");
            expect_success(&run(folder.path(), &["replay", "--verify", path]));
            expect_success(&run(folder.path(), &["replay", path]));
        }
    }
}
