//! What can befall a site. After each fault everything is whole again.

use std::time::Duration;

use bearcade_core::Rng as _;
use rand_chacha::ChaCha8Rng;
use tokio::task::block_in_place;

use crate::servers::Cluster;

async fn pause(rng: &mut ChaCha8Rng, most_millis: u32) {
    tokio::time::sleep(Duration::from_millis(u64::from(rng.below(most_millis)))).await;
}

/// Something, by chance.
pub(crate) async fn any(cluster: &Cluster, rng: &mut ChaCha8Rng) {
    let server = rng.below(3) as usize;
    match rng.below(7) {
        0 | 1 => kill(cluster, server, rng).await,
        2 => {
            cluster.signal(server, "-STOP");
            pause(rng, 3_000).await;
            cluster.signal(server, "-CONT");
        }
        3 => {
            cluster.nats.stop();
            pause(rng, 2_000).await;
            block_in_place(|| cluster.nats.resume());
        }
        4 => {
            // A server dies while nobody can tell the others.
            cluster.nats.stop();
            kill(cluster, server, rng).await;
            block_in_place(|| cluster.nats.resume());
        }
        5 => {
            let orderly = rng.below(2) == 0;
            block_in_place(|| if orderly { cluster.postgres.stop() } else { cluster.postgres.kill() });
            pause(rng, 1_000).await;
            block_in_place(|| cluster.postgres.resume());
        }
        _ => restart(cluster, server),
    }
}

async fn kill(cluster: &Cluster, server: usize, rng: &mut ChaCha8Rng) {
    cluster.kill(server);
    pause(rng, 1_000).await;
    block_in_place(|| cluster.launch(server));
}

/// Asks a server to stop, and starts it again.
pub(crate) fn restart(cluster: &Cluster, server: usize) {
    cluster.signal(server, "-TERM");
    block_in_place(|| {
        cluster.wait_for_end(server);
        cluster.launch(server);
    });
}
