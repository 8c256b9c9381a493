//! The site.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;

use bearcade_server::{Config, Server};
use clap::Args;

use crate::Failure;

/// What `bearcade serve` takes.
#[derive(Args, Default)]
#[command(
    after_help = "Examples:\n  bearcade serve\n  bearcade serve --listen 0.0.0.0:8080 --data /var/lib/bearcade/site.db"
)]
pub(crate) struct Arguments {
    /// Where to listen.
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// The database file; it is made if it is not there.
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// How many messages a second a live connection may send.
    #[arg(long, value_name = "N")]
    messages_per_second: Option<u32>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut config = Config::default();
    if let Some(listen) = arguments.listen {
        config.listen = listen;
    }
    if let Some(data) = &arguments.data {
        config.data.clone_from(data);
    }
    if let Some(messages) = arguments.messages_per_second {
        config.messages_per_second = messages;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::start(config).await.map_err(|error| Failure::Message(error.to_string()))?;
        println!("Bearcade is open at http://{}/  (Ctrl-C stops it)", server.address());
        std::io::stdout().flush()?;
        server.run(stop_asked()).await;
        Ok(())
    })
}

/// Waits for Ctrl-C or for the system to end the process.
async fn stop_asked() {
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()).expect("a signal");
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminate.recv() => {}
    }
}
