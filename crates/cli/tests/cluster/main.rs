//! Three servers on one `PostgreSQL` and one NATS, all of them real, and whatever can befall them.
//!
//! People who move from server to server play all games, with bots among them, while servers are killed, paused and
//! restarted, NATS is cut and `PostgreSQL` restarted. Afterwards every log is read from the store and carried out again
//! without a server, and compared with everything that everybody was told: see [`check`].

mod check;
mod faults;
mod people;
mod proxy;
mod servers;
mod tables;
mod truth;

use std::sync::Arc;
use std::time::Duration;

use bearcade_core::Rng as _;
use bearcade_load::Client;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::json;
use servers::Cluster;
use tables::{KINDS, Played};
use tokio::task::JoinSet;

/// How long faults go on in a round.
const ROUND: Duration = Duration::from_secs(6);
/// How long the last games may take to end after that.
const PATIENCE: Duration = Duration::from_secs(90);

/// A number from the environment; `cargo xtask soak cluster` sets it.
fn setting(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// People play one game after another, of all kinds, until they are told to stop; then they finish their last.
async fn play(cluster: &Arc<Cluster>, seed: u64, meanwhile: impl Future<Output = ()>) -> Vec<Played> {
    let mut playing = JoinSet::new();
    let go_on = Arc::new(std::sync::atomic::AtomicBool::new(true));
    for number in 0..=KINDS.len() as u64 {
        let (addresses, go_on) = (cluster.addresses.clone(), Arc::clone(&go_on));
        playing.spawn(async move {
            let mut played = Vec::new();
            while go_on.load(std::sync::atomic::Ordering::Relaxed) {
                let kind = &KINDS[(number as usize + played.len()) % KINDS.len()];
                played.push(tables::play(kind, &addresses, seed ^ number << 32 ^ (played.len() as u64) << 40).await);
            }
            played
        });
    }
    meanwhile.await;
    go_on.store(false, std::sync::atomic::Ordering::Relaxed);
    let mut all = Vec::new();
    let ended = async {
        while let Some(played) = playing.join_next().await {
            all.extend(played.expect("nobody was told anything wrong"));
        }
    };
    tokio::time::timeout(PATIENCE, ended).await.expect("every game ends");
    all
}

/// Whatever befalls servers, bus and store: what was acknowledged is there once and in order, everybody was told the same
/// game, and nobody what they may not know.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_doubled_or_shown_to_others() {
    let (rounds, seed) = (setting("BEARCADE_CLUSTER_ROUNDS", 3), setting("BEARCADE_CLUSTER_SEED", 1));
    let cluster = Arc::new(Cluster::start(3));
    let mut acknowledged = 0;
    for round in 0..rounds {
        let mut rng = ChaCha8Rng::seed_from_u64(seed + round);
        let befalls = async {
            let end = tokio::time::Instant::now() + ROUND;
            while tokio::time::Instant::now() < end {
                tokio::time::sleep(Duration::from_millis(u64::from(rng.below(600)))).await;
                faults::any(&cluster, &mut rng).await;
            }
        };
        let played = play(&cluster, seed + round, befalls).await;
        let tally = check::all(&cluster, &played).await;
        eprintln!("round {} of {rounds}, seed {}: {tally}", round + 1, seed + round);
        acknowledged += tally.acknowledged;
    }
    assert!(acknowledged > rounds * 50, "hardly anything was played: {acknowledged} moves");
}

/// Servers are asked to stop one after another, and started again, as in an upgrade: no move fails.
#[tokio::test(flavor = "multi_thread")]
async fn a_rolling_restart_fails_no_move() {
    let cluster = Arc::new(Cluster::start(3));
    let restarts = async {
        for server in 0..3 {
            tokio::time::sleep(Duration::from_secs(1)).await;
            faults::restart(&cluster, server);
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    };
    let played = play(&cluster, 7, restarts).await;
    let refused: Vec<&String> =
        played.iter().flat_map(|played| &played.people).flat_map(|person| &person.refusals).collect();
    assert!(refused.is_empty(), "{refused:?}");
    let tally = check::all(&cluster, &played).await;
    eprintln!("rolling restart: {tally}");
    assert!(tally.acknowledged > 50, "hardly anything was played: {tally}");
}

/// While the store is away, tables can be looked at and moves are refused with a reason; afterwards all goes on by itself.
#[tokio::test(flavor = "multi_thread")]
async fn without_the_store_tables_are_read_and_moves_refused_until_it_is_back() {
    let cluster = Cluster::start(1);
    let address = cluster.addresses.any(&mut ChaCha8Rng::seed_from_u64(1));
    let ada = Client::guest(address, "Ada").await.expect("a guest is welcome");
    let body = json!({ "game": "el-oso", "players": ["me"], "public": true });
    let table = ada.post("/api/tables", &body).await.expect("a table");
    let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    let before = ada.get(&path).await.expect("the table");
    let act = || async {
        let body = json!({ "decision": before["decision"], "action": before["legal"][0] }).to_string();
        ada.request("POST", &format!("{path}/act"), "Content-Type: application/json\r\n", &body)
            .await
            .expect("an answer")
    };
    tokio::task::block_in_place(|| cluster.postgres.stop());
    let refused = act().await;
    assert_eq!((refused.status, refused.code().as_deref()), (503, Some("unavailable")), "{}", refused.body);
    assert_eq!(ada.get(&path).await.expect("it is read"), before);
    let ready = ada.request("GET", "/ready", "", "").await.expect("an answer");
    assert_eq!(ready.status, 503, "a load balancer sends nobody new");
    tokio::task::block_in_place(|| cluster.postgres.resume());
    let taken = async {
        while act().await.status != 200 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(PATIENCE, taken).await.expect("it goes on by itself");
    let after = ada.get(&path).await.expect("the table");
    assert_eq!(after["seq"].as_u64(), before["seq"].as_u64().map(|seq| seq + 1), "taken once");
}
