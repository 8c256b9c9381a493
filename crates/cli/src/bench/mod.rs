//! Measuring our own server and the lab, on this machine.

mod fairness;
mod lab;
mod machine;
mod moves;
mod startup;
mod watchers;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use bearcade_load::Process;
use clap::{Args, Subcommand};

use crate::Failure;

/// What `bearcade bench` takes.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// A crowd plays on a server of its own: how many moves a second become durable, and how long each takes.
    Server(moves::Load),
    /// Many look on and nobody moves: how much memory that takes.
    Watchers(watchers::Watchers),
    /// A crowd of one address keeps the bots busy: how long another player's bot takes to answer.
    Fairness(fairness::Fairness),
    /// How long a server takes from its start to its first answer.
    Startup(startup::Startup),
    /// What the lab's measures cost, and what a second thread gives.
    Lab(lab::Lab),
}

/// The limits that one address would run into.
const RAISED: [&str; 8] = [
    "requests_per_second=1000000",
    "guests_per_minute=1000000",
    "messages_per_second=1000000",
    "connections_per_address=1000000",
    "sockets_per_address=1000000",
    "tables_per_minute=1000000",
    "tables_per_guest=1000000",
    "tables_per_address=1000000",
];

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    match &arguments.what {
        What::Server(load) => moves::run(load, out),
        What::Watchers(watchers) => watchers::run(watchers, out),
        What::Fairness(fairness) => fairness::run(fairness, out),
        What::Startup(startup) => startup::run(startup, out),
        What::Lab(lab) => lab::run(lab, out),
    }
}

/// Gives this process the second core for itself, if there are two and `taskset` is there.
fn set_apart() -> bool {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let own = std::process::id().to_string();
    cores > 1
        && Command::new("taskset")
            .args(["-acp", "1", &own])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
}

/// A server with raised limits and these settings, on the first core if it is to be apart.
fn start(data: &Path, settings: &[String], apart: bool) -> Result<Process, Failure> {
    let wrapper: &[&str] = if apart { &["taskset", "-c", "0"] } else { &[] };
    let settings: Vec<&str> = RAISED.into_iter().chain(settings.iter().map(String::as_str)).collect();
    Ok(Process::start(wrapper, &std::env::current_exe()?, data, &settings)?)
}
