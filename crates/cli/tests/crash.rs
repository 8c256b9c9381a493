//! A server that is killed in the middle of things has lost nothing that it acknowledged.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use bearcade_load::{Client, Live, Process};
use serde_json::{Value, json};
use tempfile::TempDir;

/// How often the server is killed; `cargo xtask soak crash` asks for more.
fn rounds() -> usize {
    std::env::var("BEARCADE_CRASH_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(20)
}
const TABLES: usize = 12;

/// So that no limit stands in the crowd's way.
const SETTINGS: [&str; 5] = [
    "messages_per_second=1000000",
    "requests_per_second=100000",
    "guests_per_minute=100000",
    "tables_per_guest=100000",
    "tables_per_address=100000",
];

fn start(data: &Path) -> Process {
    Process::start(&[], Path::new(env!("CARGO_BIN_EXE_bearcade")), data, &SETTINGS).expect("a server")
}

/// A table with two people, and the steps that each was told of.
struct Table {
    id: String,
    people: [Client; 2],
    told: [Vec<String>; 2],
}

impl Table {
    async fn open(address: SocketAddr) -> Self {
        let guest = async |name| Client::guest(address, name).await.expect("a guest is welcome");
        let people = [guest("Ada").await, guest("Ben").await];
        let body = json!({ "game": "chaos-bear", "options": { "start": 1_000_000 }, "public": true });
        let table = people[0].post("/api/tables", &body).await.expect("a table");
        let id = table["id"].as_str().expect("an id").to_owned();
        people[1].post(&format!("/api/tables/{id}/sit"), &json!({})).await.expect("a seat");
        Self { id, people, told: Default::default() }
    }

    /// Plays as fast as the server answers, until it is gone.
    async fn play(mut self) -> Self {
        let mut lives = Vec::new();
        for person in &self.people {
            let Ok(mut live) = person.live(&self.id, "").await else { return self };
            let state = live.next_json().await;
            lives.push((live, state));
        }
        loop {
            let asked = lives.iter().position(|(_, state)| state["decision"].is_u64());
            let Some(seat) = asked else { return self };
            let action = json!({ "cmd": "act", "action": lives[seat].1["legal"][0] });
            if lives[seat].0.say(action.to_string()).await.is_err() {
                return self;
            }
            for (told, (live, state)) in self.told.iter_mut().zip(&mut lives) {
                *state = told_by(live, told).await;
                if state.is_null() {
                    return self;
                }
            }
        }
    }

    /// Everything that anybody was told is in the log, in order; beyond it there is at most the one entry that was on
    /// its way when the server was killed.
    async fn check(&mut self, address: SocketAddr) {
        for person in &mut self.people {
            person.address = address;
        }
        let path = format!("/api/tables/{}/record", self.id);
        let record = self.people[0].request("GET", &path, "", "").await.expect("a record").body;
        let recorded: Vec<&str> = record.lines().filter(|line| line.starts_with("> ")).collect();
        for told in &self.told {
            assert!(told.len() <= recorded.len(), "{} steps acknowledged, {} found", told.len(), recorded.len());
            assert_eq!(told, &recorded[..told.len()]);
        }
        let most = self.told.iter().map(Vec::len).max().unwrap_or(0);
        let unheard: Vec<&&str> = recorded[most..].iter().filter(|step| !step.starts_with("> *")).collect();
        assert!(unheard.len() <= 1, "nobody decided this: {unheard:?}");
        // What is there counts as told from now on.
        self.told = std::array::from_fn(|_| recorded.iter().map(|&step| step.to_owned()).collect());
    }
}

async fn told_by(live: &mut Live, told: &mut Vec<String>) -> Value {
    let state = live.next_json().await;
    assert!(state["error"].is_null(), "{state}");
    let steps = state["steps"].as_array().into_iter().flatten();
    told.extend(steps.filter_map(|step| step.as_str().map(str::to_owned)));
    state
}

#[test]
fn a_killed_server_has_kept_every_acknowledged_step_in_order_and_nothing_else() {
    let folder: TempDir = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("site.db");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let mut acknowledged = 0;
    runtime.block_on(async {
        let mut server = start(&data);
        let mut tables = Vec::new();
        for _ in 0..TABLES {
            tables.push(Table::open(server.address).await);
        }
        for round in 0..rounds() {
            let playing: Vec<_> = tables.drain(..).map(|table| tokio::spawn(table.play())).collect();
            // Moments that differ from round to round, within the first fifth of a second of play.
            tokio::time::sleep(Duration::from_millis((round as u64 * 67) % 200 + 5)).await;
            drop(server);
            for table in playing {
                tables.push(table.await.expect("no panic"));
            }
            acknowledged = tables.iter().map(|table| table.told[0].len()).sum();
            server = start(&data);
            for table in &mut tables {
                table.check(server.address).await;
            }
        }
    });
    assert!(acknowledged > rounds() * TABLES, "hardly anything was played: {acknowledged}");
}
