//! A site of its own for every test.

use std::net::SocketAddr;

use bearcade_load::Client;
use bearcade_server::{Config, Server};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server on a free port, with its data in a folder that goes away with it.
pub(crate) struct Site {
    /// Where it listens.
    pub(crate) address: SocketAddr,
    /// Where its data is.
    pub(crate) folder: TempDir,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Site {
    /// Starts with default settings.
    pub(crate) async fn start() -> Self {
        Self::with(|_| {}).await
    }

    /// Starts with other settings.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut config = Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), ..Config::default() };
        config.data = folder.path().join("site.db");
        // A whole test comes from one address.
        config.rates.requests_per_second = 10_000;
        config.rates.guests_per_minute = 10_000;
        change(&mut config);
        let server = Server::start(config).await.expect("it starts");
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(server.run(async move { drop(stopped.await) }));
        Self { address, folder, stop, running }
    }

    /// A new guest.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address, name).await.expect("a guest is welcome")
    }

    /// Stops the server, and waits until it has.
    pub(crate) async fn stop(self) -> TempDir {
        drop(self.stop);
        self.running.await.expect("no panic");
        self.folder
    }
}
