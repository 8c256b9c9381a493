//! Several servers over one store, whatever the bus between them does.

mod common;

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bearcade_bus::{Bus, BusFacts, Hearing, Local, Member, News};
use bearcade_core::Rng as _;
use bearcade_load::{Client, Live};
use bearcade_server::{Config, Server};
use bearcade_store::{Sqlite, Store};
use common::{act, show, table, wait_for, wish};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A bus that loses news, tells them twice and in another order.
struct Rough {
    bus: Member,
    /// Of a hundred news so many are lost; a fifth of the others come twice, a fifth late.
    lost: u32,
    state: Mutex<(Xoshiro256PlusPlus, Option<News>)>,
}

impl Bus for Rough {
    fn has_others(&self) -> bool {
        true
    }

    fn tell(&self, news: News) {
        let (rng, held) = &mut *self.state.lock().expect("no panic");
        if rng.below(100) < self.lost {
            return;
        }
        match rng.below(5) {
            0 => {
                self.bus.tell(news.clone());
                self.bus.tell(news);
            }
            1 if held.is_none() => *held = Some(news),
            _ => self.bus.tell(news),
        }
        if rng.below(3) == 0
            && let Some(late) = held.take()
        {
            self.bus.tell(late);
        }
    }

    fn hear(&self) -> Hearing<'_> {
        self.bus.hear()
    }

    fn facts(&self) -> BusFacts {
        self.bus.facts()
    }
}

/// One of several servers.
struct One {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl One {
    async fn stop(self) {
        drop(self.stop);
        self.running.await.expect("no panic");
    }
}

/// Servers over one store.
struct Servers {
    all: Vec<One>,
    bus: Local,
    _folder: TempDir,
}

impl Servers {
    /// Starts so many, between which a share of the news is lost.
    async fn start(count: u64, lost: u32) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Sqlite::open(&common::file(folder.path())).expect("the file opens"));
        let bus = Local::default();
        let mut all = Vec::new();
        for number in 0..count {
            let mut config = Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), ..Config::default() };
            config.rates.requests_per_second = 10_000;
            config.messages_per_second = 10_000;
            config.bots_alone_millis = 10;
            config.drain_seconds = 0;
            let rng = Xoshiro256PlusPlus::seed_from_u64(number);
            let rough = Rough { bus: bus.join(), lost, state: Mutex::new((rng, None)) };
            let store = Arc::clone(&store) as Arc<dyn Store>;
            let server = Server::with(config, store, Arc::new(rough)).await.expect("it starts");
            let (stop, stopped) = oneshot::channel::<()>();
            let address = server.address();
            let running = tokio::spawn(server.run(async move { drop(stopped.await) }));
            all.push(One { address, stop, running });
        }
        Self { all, bus, _folder: folder }
    }

    /// The same person at one of the servers.
    fn at(&self, server: usize, person: &Client) -> Client {
        Client::new(self.all[server].address).with_token(person.token.clone())
    }

    async fn guest(&self, name: &str) -> Client {
        Client::guest(self.all[0].address, name).await.expect("a guest is welcome")
    }

    async fn stop(self) {
        for one in self.all {
            one.stop().await;
        }
    }
}

/// Waits, but not for ever.
async fn in_time<T>(wait: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_mins(1), wait).await.expect("it comes in a while")
}

/// Follows a table to its end: after the first picture every entry comes once, in order.
async fn follow(mut live: Live) -> (u64, Value) {
    let first = live.next_json().await;
    assert_eq!(first["type"], "sync", "{first}");
    let mut seq = first["seq"].as_u64().expect("a number");
    loop {
        let message = live.next_json().await;
        assert_eq!(message["type"], "update", "{message}");
        seq += 1;
        assert_eq!(message["seq"].as_u64(), Some(seq), "left out or told twice");
        if message["status"] == "over" {
            return (seq, message);
        }
    }
}

/// Two people who move at whichever server, a bot, and somebody who looks on at each.
#[tokio::test(flavor = "multi_thread")]
async fn every_server_tells_every_entry_once_and_in_order() {
    let servers = Servers::start(3, 30).await;
    let people = [servers.guest("Ada").await, servers.guest("Ben").await];
    let body = json!({ "game": "hold-my-bear", "public": true, "seats": 3, "players": ["me", "free", "cub"] });
    let (id, _) = table(&people[0], &body).await;
    let mut followers = Vec::new();
    for server in 0..3 {
        for person in [&people[0], &people[1], &Client::new(servers.all[0].address)] {
            let live = servers.at(server, person).live(&id, "").await.expect("live");
            // Ben sits down later; until then he is shown what watchers see.
            if person.token != people[1].token {
                followers.push(tokio::spawn(follow(live)));
            }
        }
    }
    wish(&servers.at(1, &people[1]), &id, "sit").await.expect("a seat");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let playing = async {
        loop {
            let person = &people[rng.below(2) as usize];
            let person = servers.at(rng.below(3) as usize, person);
            let state = show(&person, &id).await;
            if state["status"] == "over" {
                return;
            }
            if let Some(decision) = state["decision"].as_u64() {
                let legal = person.get(&format!("/api/tables/{id}/legal")).await.expect("legal actions");
                let legal = legal["legal"].as_array().expect("a list");
                let action = &legal[rng.below(legal.len() as u32) as usize];
                let body = json!({ "decision": decision, "action": action });
                let seq = person.post(&format!("/api/tables/{id}/act"), &body).await.expect("taken")["seq"].clone();
                // Whatever the bus lost: at another server nobody sees less than they were told here.
                let elsewhere = servers.at(rng.below(3) as usize, &person);
                assert!(show(&elsewhere, &id).await["seq"].as_u64() >= seq.as_u64());
            } else {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    };
    in_time(playing).await;
    let last = show(&people[0], &id).await;
    for follower in followers {
        let (seq, message) = in_time(follower).await.expect("no panic");
        assert_eq!(Some(seq), last["seq"].as_u64());
        assert_eq!(message["result"], last["result"]);
    }
    servers.stop().await;
}

/// A connection that comes from a server which knew more gets what it missed and is never shown less.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_from_another_server_goes_on_where_they_were() {
    let servers = Servers::start(2, 100).await;
    let ada = servers.guest("Ada").await;
    let (id, _) = table(&ada, &json!({ "game": "el-oso", "players": ["me"], "public": true })).await;
    let first = show(&servers.at(1, &ada), &id).await;
    let mut seen = first["seq"].as_u64().expect("a number");
    for turn in 0..6 {
        let (here, there) = (servers.at(turn % 2, &ada), servers.at((turn + 1) % 2, &ada));
        let mut live = here.live(&id, &format!("since={seen}")).await.expect("live");
        let legal = here.get(&format!("/api/tables/{id}/legal")).await.expect("legal actions");
        act(&there, &id, legal["legal"][0].as_str().expect("an action")).await.expect("taken");
        // The news of it are lost; the server compares with the store by itself.
        let update = in_time(live.next_json()).await;
        seen += 1;
        assert_eq!((&update["type"], update["seq"].as_u64()), (&json!("update"), Some(seen)));
    }
    servers.stop().await;
}

/// Words and names reach those who listen elsewhere, but not those who block the speaker.
#[tokio::test(flavor = "multi_thread")]
async fn words_and_names_travel() {
    let servers = Servers::start(2, 0).await;
    let (ada, ben) = (servers.guest("Ada").await, servers.guest("Ben").await);
    let (id, _) = table(&ada, &json!({ "game": "chaos-bear", "public": true, "seats": 2 })).await;
    wish(&ben, &id, "sit").await.expect("a seat");
    let [mut watcher, mut deaf] = [
        servers.at(1, &Client::new(servers.all[0].address)).live(&id, "").await.expect("live"),
        servers.at(1, &ben).live(&id, "").await.expect("live"),
    ];
    for live in [&mut watcher, &mut deaf] {
        wait_for(live, |message| message["type"] == "sync").await;
    }
    let speaker = ada.get("/api/session").await.expect("known")["person"]["id"].as_str().expect("an id").to_owned();
    let block = format!("/api/people/{speaker}/block");
    ben.post(&block, &json!({})).await.expect("blocked");
    let say = |text: &'static str| {
        let ada = ada.clone();
        let path = format!("/api/tables/{id}/chat");
        async move { ada.post(&path, &json!({ "text": text })).await.expect("said") }
    };
    say("first").await;
    assert_eq!(wait_for(&mut watcher, |message| message["type"] == "chat").await["text"], "first");
    ben.call("DELETE", &block, &Value::Null).await.expect("no longer");
    say("second").await;
    assert_eq!(wait_for(&mut deaf, |message| message["type"] == "chat").await["text"], "second", "not the first");
    ada.call("PATCH", "/api/me", &json!({ "name": "Ada Lovelace" })).await.expect("renamed");
    let named = |message: &Value| message["players"][0]["name"] == "Ada Lovelace";
    wait_for(&mut watcher, named).await;
    servers.stop().await;
}

/// Both ask at once, each at another server: one table comes of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_table_wherever_it_is_asked_for() {
    let servers = Servers::start(2, 50).await;
    let (ada, ben) = (servers.guest("Ada").await, servers.guest("Ben").await);
    for _ in 0..5 {
        let (id, _) = table(&ada, &json!({ "game": "chaos-bear", "public": true, "seats": 2 })).await;
        wish(&ben, &id, "sit").await.expect("a seat");
        wish(&ben, &id, "resign").await.expect("given up");
        let (here, there) = (servers.at(0, &ada), servers.at(1, &ben));
        let (one, other) = tokio::join!(wish(&here, &id, "rematch"), wish(&there, &id, "rematch"));
        let again = one.expect("a table")["id"].clone();
        assert_eq!(again, other.expect("the same")["id"]);
        let open = ada.get("/api/tables?status=open").await.expect("a list");
        let open: Vec<&Value> = open["tables"].as_array().expect("tables").iter().map(|table| &table["id"]).collect();
        assert_eq!(open, [&again], "nothing is left of another");
        // Whoever was first sits already.
        let again = again.as_str().expect("an id");
        for person in [&here, &there] {
            let refused = common::code(wish(person, again, "sit").await);
            assert!(refused.is_none_or(|code| ["seat_taken", "not_allowed"].contains(&code.as_str())));
        }
        assert_eq!(show(&ada, again).await["status"], "playing");
    }
    servers.stop().await;
}

/// A server stops while it is a bot's turn or somebody's clock runs: another goes on with both, though nobody there has
/// ever looked at the table.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_server_leaves_undone_another_does() {
    let mut servers = Servers::start(2, 0).await;
    let ada = servers.guest("Ada").await;
    let clock = json!({ "move": { "seconds": 2 } });
    let body = json!({ "game": "chaos-bear", "public": true, "players": ["me", "cub"], "clock": clock });
    let (flagged, _) = table(&ada, &body).await;
    // Her time runs once it is her turn.
    let mut live = ada.live(&flagged, "").await.expect("live");
    let before = wait_for(&mut live, |message| message["decision"].is_u64()).await["seq"].as_u64();
    let body = json!({ "game": "de-beer-is-los", "players": ["me", "grizzly"], "public": true });
    let (thought, _) = table(&ada, &body).await;
    let mut live = ada.live(&thought, "").await.expect("live");
    let first = wait_for(&mut live, |message| message["decision"].is_u64()).await;
    let moved = act(&ada, &thought, first["legal"][0].as_str().expect("an action")).await.expect("taken");
    servers.all.remove(0).stop().await;
    let ada = servers.at(0, &ada);
    // Nobody looks at either until another server has had the time to do something.
    in_time(async {
        loop {
            let tables = ada.get("/api/tables?status=playing").await.expect("a list");
            let entries = |id: &str| {
                let tables = tables["tables"].as_array().expect("tables");
                tables.iter().find(|table| table["id"] == id).and_then(|table| table["entries"].as_u64())
            };
            if entries(&flagged) > before && entries(&thought) > moved["seq"].as_u64() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    })
    .await;
    servers.stop().await;
}

/// Bots that play among themselves do so where somebody looks, whichever server set them going, and nowhere else.
#[tokio::test(flavor = "multi_thread")]
async fn bots_play_on_where_somebody_looks() {
    let servers = Servers::start(3, 0).await;
    let ada = servers.guest("Ada").await;
    let options = json!({ "start": 1_000_000 });
    let body = json!({ "game": "chaos-bear", "public": true, "players": ["cub", "cub", "cub"], "options": options });
    let (id, _) = table(&ada, &body).await;
    let steps = |message: &Value| message["steps"].is_array();
    for server in [1, 2, 0, 1] {
        let mut live = servers.at(server, &ada).live(&id, "").await.expect("live");
        for _ in 0..3 {
            wait_for(&mut live, steps).await;
        }
        live.close().await;
    }
    servers.stop().await;
}

/// What is spent at one server is missing at the other.
#[tokio::test(flavor = "multi_thread")]
async fn limits_hold_for_all_servers_together() {
    let servers = Servers::start(2, 0).await;
    let mut welcome = 0;
    let counting = async {
        // Thirty guests a minute are welcome. Each server lets in a few more before it hears from the other, or a few less
        // when this bus delivers a message twice.
        for round in 0..60 {
            let nobody = Client::new(servers.all[round % 2].address);
            let answer = nobody.request("POST", "/api/session", "", "{}").await.expect("an answer");
            welcome += usize::from(answer.status == 200);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    in_time(counting).await;
    assert!((20..50).contains(&welcome), "{welcome} guests where two servers apart would let in sixty");
    servers.stop().await;
}

/// Whoever signs out at one server is gone from all, long before a heartbeat would tell.
#[tokio::test(flavor = "multi_thread")]
async fn a_session_ends_at_every_server() {
    let servers = Servers::start(2, 0).await;
    let (ada, ben) = (servers.guest("Ada").await, servers.guest("Ben").await);
    let id = common::for_two(&ada, &ben, json!({})).await;
    let mut live = common::listening(&servers.at(1, &ada), &id).await;
    ada.call("DELETE", "/api/session", &Value::Null).await.expect("signed out");
    // What this bus holds back comes with later news.
    for _ in 0..20 {
        ben.post(&format!("/api/tables/{id}/chat"), &json!({ "text": "bye" })).await.expect("said");
    }
    let read = async { while live.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(20), read).await.expect("it ends");
    assert_eq!(live.close_code, Some(4401));
    servers.stop().await;
}

/// A server that was told of an entry which the store does not have finds out by itself, and at once if somebody moves: it
/// forgets the entry, shows everybody what is stored, and takes the move.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_ahead_of_the_store_comes_back_to_it() {
    let servers = Servers::start(1, 0).await;
    let forger = servers.bus.join();
    let ada = servers.guest("Ada").await;
    let (id, _) = table(&ada, &json!({ "game": "el-oso", "players": ["me"], "public": true })).await;
    let mut live = common::listening(&ada, &id).await;
    let seq = show(&ada, &id).await["seq"].as_u64().expect("a number");
    let forge = || {
        let table = id.parse().expect("an id");
        forger.tell(News::Entry { table, number: seq + 1, at: 1, body: "\"abandoned\"".to_owned() });
    };
    forge();
    assert_eq!(wait_for(&mut live, |message| message["seq"] == seq + 1).await["status"], "abandoned");
    let again = wait_for(&mut live, |message| message["type"] == "sync").await;
    assert_eq!((&again["status"], again["seq"].as_u64()), (&json!("playing"), Some(seq)), "nobody did anything");
    forge();
    wait_for(&mut live, |message| message["status"] == "abandoned").await;
    let legal = ada.get(&format!("/api/tables/{id}/legal")).await.expect("legal actions");
    let taken = act(&ada, &id, legal["legal"][0].as_str().expect("an action")).await.expect("taken");
    assert_eq!(taken["seq"].as_u64(), Some(seq + 1));
    let metrics = ada.request("GET", "/metrics", "", "").await.expect("an answer").body;
    assert!(metrics.contains("bearcade_rewound_total 2"), "{metrics}");
    servers.stop().await;
}
