//! The store is the truth: servers that know something else come back to it.

use std::fs::{self, File};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use bearcade_load::{Client, Live};
use bearcade_testbed::Nats;
use serde_json::{Value, json};
use tokio::task::block_in_place;

use crate::PATIENCE;
use crate::servers::Cluster;

/// The value of a metric.
async fn metric(address: SocketAddr, name: &str) -> u64 {
    let page = Client::new(address).request("GET", "/metrics", "", "").await.expect("an answer").body;
    let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in {page}"))
}

/// Waits until a metric has reached a value.
async fn reaches(address: SocketAddr, name: &str, value: u64) {
    let reached = async {
        while metric(address, name).await < value {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, reached).await.unwrap_or_else(|_| panic!("{name} does not reach {value}"));
}

/// A game of one, with somebody who listens at each server.
struct Game {
    player: Client,
    path: String,
    id: String,
    listening: Vec<Live>,
}

impl Game {
    async fn start(cluster: &Cluster) -> Self {
        let addresses = cluster.addresses.all();
        let player = Client::guest(addresses[0], "Ada").await.expect("a guest is welcome");
        let body = json!({ "game": "el-oso", "players": ["me"], "public": true });
        let id = player.post("/api/tables", &body).await.expect("a table")["id"].as_str().expect("an id").to_owned();
        let mut listening = Vec::new();
        for address in addresses {
            let client = Client::new(address).with_token(player.token.clone());
            let mut live = client.live(&id, "").await.expect("live");
            assert_eq!(live.next_json().await["type"], "sync");
            listening.push(live);
        }
        Self { path: format!("/api/tables/{id}"), player, id, listening }
    }

    /// The first legal move, made at a server.
    async fn act(&self, address: SocketAddr) -> Value {
        let player = Client::new(address).with_token(self.player.token.clone());
        let state = player.get(&self.path).await.expect("the table");
        let legal = player.get(&format!("{}/legal", self.path)).await.expect("legal actions");
        let body = json!({ "decision": state["decision"], "action": legal["legal"][0] });
        player.post(&format!("{}/act", self.path), &body).await.expect("the move is taken")
    }

    /// Reads on at every server until a message satisfies a condition.
    async fn hear(&mut self, is_it: impl Fn(&Value) -> bool) {
        for live in &mut self.listening {
            let heard = async {
                loop {
                    let message = live.next_json().await;
                    assert!(!message.is_null(), "the connection has ended");
                    if is_it(&message) {
                        return;
                    }
                }
            };
            tokio::time::timeout(PATIENCE, heard).await.expect("it is heard at every server");
        }
    }
}

/// After a failover the store may have lost the last entries. Servers that knew them forget them, show everybody what is
/// stored, and go on from there.
#[tokio::test(flavor = "multi_thread")]
async fn servers_forget_what_the_store_has_lost() {
    let cluster = Cluster::start(2);
    let mut game = Game::start(&cluster).await;
    let addresses = cluster.addresses.all();
    let first = game.act(addresses[0]).await["seq"].as_u64().expect("a number");
    for turn in 1..4 {
        game.act(addresses[turn % 2]).await;
    }
    game.hear(|message| message["seq"].as_u64() == Some(first + 3)).await;
    let lose = format!("DELETE FROM entries WHERE number > {first}");
    block_in_place(|| cluster.postgres.sql("site", &lose));
    game.hear(|message| message["type"] == "sync" && message["seq"].as_u64() == Some(first)).await;
    for address in &addresses {
        assert!(metric(*address, "bearcade_rewound_total").await > 0);
    }
    for turn in 0..4 {
        game.act(addresses[turn % 2]).await;
    }
    game.hear(|message| message["type"] == "update" && message["seq"].as_u64() == Some(first + 4)).await;
}

/// A program that reaches NATS and is no server of the site can't change what anybody sees.
#[tokio::test(flavor = "multi_thread")]
async fn forged_messages_on_the_bus_change_nothing() {
    let cluster = Cluster::start(2);
    let addresses = cluster.addresses.all();
    for address in &addresses {
        // The servers hear each other, so both have signed in to NATS.
        reaches(*address, "bearcade_other_servers", 1).await;
    }
    let mut game = Game::start(&cluster).await;
    let seq = game.act(addresses[0]).await["seq"].as_u64().expect("a number");
    game.hear(|message| message["seq"].as_u64() == Some(seq)).await;
    let table = &game.id;
    let forged = json!({ "entry": { "table": table, "number": seq + 1, "at": 1, "body": "\"abandoned\"" } });
    let before = metric(addresses[1], "bearcade_bus_refused_total").await;
    block_in_place(|| {
        cluster.nats.publish("bearcade.site.news", &forged.to_string());
        let signature = json!({ "signature": "0".repeat(64) });
        cluster.nats.publish("bearcade.site.news", &format!("{signature}\n{forged}"));
    });
    reaches(addresses[1], "bearcade_bus_refused_total", before + 2).await;
    for address in &addresses {
        let state =
            Client::new(*address).with_token(game.player.token.clone()).get(&game.path).await.expect("readable");
        assert_eq!((&state["status"], state["seq"].as_u64()), (&json!("playing"), Some(seq)));
        assert_eq!(metric(*address, "bearcade_rewound_total").await, 0);
    }
    assert_eq!(game.act(addresses[1]).await["seq"].as_u64(), Some(seq + 1));
    game.hear(|message| message["type"] == "update" && message["seq"].as_u64() == Some(seq + 1)).await;
}

/// A child that is killed when the test ends, however it ends.
struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A wrong password for NATS is a clear line in the log, without the password.
#[test]
fn a_wrong_password_for_the_bus_is_logged() {
    let (nats, folder) = (Nats::start(), tempfile::tempdir().expect("a folder"));
    let log = folder.path().join("log");
    let mut command = Command::new(env!("CARGO_BIN_EXE_bearcade"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path().join("site.db"));
    command.env("BEARCADE_BUS", nats.url_with_wrong_password()).stdout(Stdio::null());
    command.stderr(File::create(&log).expect("a file"));
    let _server = Killed(command.spawn().expect("the program starts"));
    let end = Instant::now() + PATIENCE;
    let said = loop {
        let said = fs::read_to_string(&log).expect("a log");
        if said.contains("NATS refuses the login") {
            break said;
        }
        assert!(Instant::now() < end, "nothing is said of it: {said}");
        std::thread::sleep(Duration::from_millis(20));
    };
    assert!(!said.contains("guessed"), "{said}");
}
