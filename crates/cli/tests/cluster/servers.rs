//! The servers, their store and their bus.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bearcade_core::Rng as _;
use bearcade_load::Process;
use bearcade_testbed::{Nats, Postgres};
use rand_chacha::ChaCha8Rng;
use tempfile::TempDir;

/// Servers of one site.
pub(crate) struct Cluster {
    pub(crate) postgres: Postgres,
    pub(crate) nats: Nats,
    /// Where they are reached.
    pub(crate) addresses: Addresses,
    store: String,
    folder: TempDir,
    servers: Mutex<Vec<Option<Process>>>,
}

/// Where servers are reached: what a load balancer knows.
#[derive(Clone, Default)]
pub(crate) struct Addresses(Arc<Mutex<Vec<SocketAddr>>>);

impl Addresses {
    /// All of them.
    pub(crate) fn all(&self) -> Vec<SocketAddr> {
        self.0.lock().expect("no panic while the addresses are held").clone()
    }

    /// Any of them.
    pub(crate) fn any(&self, rng: &mut ChaCha8Rng) -> SocketAddr {
        let all = self.0.lock().expect("no panic while the addresses are held");
        all[rng.below(all.len() as u32) as usize]
    }
}

impl Cluster {
    pub(crate) fn start(count: usize) -> Self {
        let (postgres, nats) = (Postgres::start(), Nats::start());
        let cluster = Self {
            store: postgres.database("site"),
            postgres,
            nats,
            addresses: Addresses::default(),
            folder: tempfile::tempdir().expect("a folder"),
            servers: Mutex::new((0..count).map(|_| None).collect()),
        };
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 9));
        cluster.addresses.0.lock().expect("no panic").resize(count, nowhere);
        for server in 0..count {
            cluster.launch(server);
        }
        cluster
    }

    /// The address of the store.
    pub(crate) fn store(&self) -> &str {
        &self.store
    }

    /// Starts a server, on a port of its own.
    pub(crate) fn launch(&self, server: usize) {
        self.launch_at(server, SocketAddr::from(([127, 0, 0, 1], 0)));
    }

    /// Starts a server where it listened before.
    pub(crate) fn launch_again(&self, server: usize) {
        self.launch_at(server, self.addresses.all()[server]);
    }

    fn launch_at(&self, server: usize, listen: SocketAddr) {
        let settings = [
            format!("listen={listen}"),
            "trusts_proxy=true".to_owned(),
            format!("store={}", self.store),
            format!("bus={}", self.nats.url()),
            "log_level=error".to_owned(),
            "thinkers=1".to_owned(),
            "messages_per_second=100000".to_owned(),
            "requests_per_second=100000".to_owned(),
            "guests_per_minute=100000".to_owned(),
            "tables_per_minute=100000".to_owned(),
            "tables_per_guest=100000".to_owned(),
            "tables_per_address=100000".to_owned(),
        ];
        let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
        let program = Path::new(env!("CARGO_BIN_EXE_bearcade"));
        let process = Process::start(&[], program, &self.folder.path().join("site.db"), &settings).expect("a server");
        self.addresses.0.lock().expect("no panic")[server] = process.address;
        self.servers.lock().expect("no panic")[server] = Some(process);
    }

    /// Kills a server.
    pub(crate) fn kill(&self, server: usize) {
        self.servers.lock().expect("no panic")[server] = None;
    }

    /// Sends a server a signal.
    pub(crate) fn signal(&self, server: usize, signal: &str) {
        let servers = self.servers.lock().expect("no panic");
        let id = servers[server].as_ref().expect("it runs").id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status().expect("kill can be run");
        assert!(sent.success(), "{signal}");
    }

    /// Waits until a server that was asked to stop has, and forgets it.
    pub(crate) fn wait_for_end(&self, server: usize) {
        let mut process = self.servers.lock().expect("no panic")[server].take().expect("it runs");
        let end = Instant::now() + Duration::from_mins(1);
        while !process.has_ended().expect("it can be asked") {
            assert!(Instant::now() < end, "the server does not stop");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}
