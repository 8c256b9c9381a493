//! Three servers on one `PostgreSQL` and one NATS, all of them real, and whatever can befall them.
//!
//! People who move from server to server play all games, with bots among them, while servers are killed, paused and
//! restarted, NATS is cut and `PostgreSQL` restarted. Afterwards every log is read from the store and carried out again
//! without a server, and compared with everything that everybody was told: see [`check`].

mod check;
mod faults;
mod people;
mod servers;
mod tables;

use std::sync::Arc;
use std::time::Duration;

use bearcade_core::Rng as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use servers::Cluster;
use tables::{KINDS, Played};
use tokio::task::JoinSet;

/// How long faults go on in a round.
const ROUND: Duration = Duration::from_secs(6);
/// How long the last games may take to end after that.
const PATIENCE: Duration = Duration::from_mins(2);

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
