//! The site.

use std::io::Write;
use std::path::PathBuf;

use bearcade_server::{BusSetting, Config, SETTINGS, Server};
use clap::Args;

use crate::Failure;
use crate::site_data::DefaultFile;

/// What `bearcade serve` takes.
#[derive(Args, Default)]
#[command(
    after_help = "Examples:\n  bearcade serve\n  bearcade                                   the same, with every setting as usual\n  bearcade serve --listen 0.0.0.0:8080 --data site.db\n  \
                        bearcade serve --config site.toml --set requests_per_second=200\n  \
                        BEARCADE_STORE=postgres://bear:secret@db/site bearcade serve\n  \
                        bearcade serve --settings\n\n\
                        Settings come from the file, then from the environment (BEARCADE_LISTEN and so on), then from \
                        flags; the later ones win."
)]
pub(crate) struct Arguments {
    /// Where to listen.
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<String>,
    /// What everything is kept in: sqlite (the file), or the address of a Postgres database. One with a password is better
    /// set in the environment (`BEARCADE_STORE`), where other users of the machine don't see it.
    #[arg(long, value_name = "sqlite|postgres://…")]
    store: Option<String>,
    /// The data file, created if it does not exist. The default is `bearcade.db` in the current folder if that file
    /// exists, and otherwise in your data folder (~/.local/share/bearcade).
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// The address of NATS, for a site of several servers.
    #[arg(long, value_name = "nats://HOST:PORT")]
    bus: Option<BusSetting>,
    /// A file with settings.
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Any setting; may be given several times.
    #[arg(long = "set", value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// List all settings with their values, and stop.
    #[arg(long)]
    settings: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let default = DefaultFile::find();
    let config = config(arguments, &default)?;
    if arguments.settings {
        for setting in SETTINGS {
            writeln!(out, "{:<22} {:<18} {}", setting.name, (setting.get)(&config), setting.about)?;
        }
        return Ok(());
    }
    DefaultFile::check(&config)?;
    default.make_room(&config)?;
    let data = default.describe(&config);
    bearcade_server::start_logs(&config);
    take_many_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        // Whoever is told that it is open may ask it to stop.
        let stop = stop_asked()?;
        let server = Server::start(config).await.map_err(|error| Failure::Message(error.to_string()))?;
        writeln!(out, "Bearcade is open at http://{}/ (Ctrl-C stops it)", server.address())?;
        writeln!(out, "{data}")?;
        out.flush()?;
        server.run(stop).await;
        writeln!(out, "Bearcade is closed. Nothing is lost.")?;
        Ok(())
    })
}

fn config(arguments: &Arguments, default: &DefaultFile) -> Result<Config, Failure> {
    let usage = |error: bearcade_server::ConfigError| Failure::Usage(error.to_string());
    let mut config = Config::default();
    default.set(&mut config);
    if let Some(file) = &arguments.config {
        config.read_file(file).map_err(|error| Failure::Message(error.to_string()))?;
    }
    config.read_environment(|name| std::env::var(name).ok()).map_err(usage)?;
    for set in &arguments.set {
        let (name, value) =
            set.split_once('=').ok_or_else(|| Failure::Usage(format!("--set takes NAME=VALUE, not {set:?}")))?;
        config.set(name, value).map_err(usage)?;
    }
    if let Some(store) = &arguments.store {
        config.set("store", store).map_err(usage)?;
    }
    if let Some(listen) = &arguments.listen {
        config.set("listen", listen).map_err(usage)?;
    }
    if let Some(data) = &arguments.data {
        config.data.clone_from(data);
    }
    if let Some(bus) = &arguments.bus {
        config.bus.clone_from(bus);
    }
    Ok(config)
}

/// Every connection takes one of the files that the system lets a process open; usually fewer than it would let it have.
fn take_many_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        // Where it may not, it goes on with what it has.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    }
}

/// Waits for Ctrl-C or for the system to end the process; from now on neither ends it at once.
#[cfg(unix)]
fn stop_asked() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupted, mut terminated) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Waits for Ctrl-C; from now on it does not end the process at once.
#[cfg(windows)]
fn stop_asked() -> std::io::Result<impl Future<Output = ()>> {
    let mut interrupted = tokio::signal::windows::ctrl_c()?;
    Ok(async move { drop(interrupted.recv().await) })
}
