//! Measuring our own server, on this machine.

use std::io::{BufRead as _, BufReader, IsTerminal as _, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use bearcade_load::{Crowd, Tally};
use clap::{Args, Subcommand, ValueEnum};
use serde_json::{Value, json};

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
    Server(Load),
}

#[derive(Args)]
#[command(after_help = "Examples:\n  bearcade bench server\n  bearcade bench server --tables 500 --rate 2000\n  \
                        bearcade bench server --form html --seconds 20\n  bearcade bench server --games mix --json\n\n\
                        The server and the crowd get a core each where `taskset` is there. The server is started with \
                        raised limits, which are printed. Every table's record is compared with what its players were \
                        told.")]
struct Load {
    /// How many tables play at once.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// For how long.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How many moves a second all tables make together; as many as they can without it.
    #[arg(long)]
    rate: Option<f64>,
    /// In which form players are told.
    #[arg(long, value_enum, default_value_t)]
    form: Form,
    /// What is played.
    #[arg(long, value_enum, default_value_t)]
    games: Games,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Form {
    /// JSON, as programs get it.
    #[default]
    Json,
    /// HTML fragments, as the site gets them.
    Html,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Games {
    /// Chaos Bear with two players and a bear far behind, so that games last.
    #[default]
    ChaosBear,
    /// All games in turn; whoever finishes stops.
    Mix,
}

impl Games {
    fn bodies(self) -> Vec<Value> {
        match self {
            Self::ChaosBear => vec![json!({ "game": "chaos-bear", "options": { "start": 1_000_000 } })],
            Self::Mix => vec![
                json!({ "game": "chaos-bear", "options": { "start": 1_000_000 } }),
                json!({ "game": "el-oso", "seats": 1 }),
                json!({ "game": "hold-my-bear" }),
                json!({ "game": "de-beer-is-los" }),
                json!({ "game": "folly-and-fortune" }),
            ],
        }
    }
}

/// The limits that one address would run into.
const RAISED: [&str; 3] = ["requests_per_second=1000000", "guests_per_minute=1000000", "messages_per_second=1000000"];

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let What::Server(load) = &arguments.what;
    let folder = tempfile::tempdir()?;
    let apart = set_apart();
    let mut server = Process::start(&folder.path().join("site.db"), apart)?;
    let crowd = Crowd {
        tables: load.tables,
        games: load.games.bodies(),
        players: 2,
        form: if load.form == Form::Html { "html" } else { "json" },
        rate: load.rate,
        duration: Duration::from_secs(load.seconds),
    };
    let shows = std::io::stderr().is_terminal();
    let tick = |elapsed: Duration, moves: u64| {
        if shows {
            let rate = moves as f64 / elapsed.as_secs_f64();
            eprint!("\r{:3.0} of {} s, {rate:.0} moves a second ", elapsed.as_secs_f64(), load.seconds);
        }
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let tally = runtime.block_on(crowd.play(server.address, tick));
    if shows {
        eprintln!();
    }
    let tally = tally.map_err(|error| Failure::Message(error.to_string()))?;
    let use_of = server.use_of();
    report(load, &tally, &use_of, apart, out)?;
    if tally.wrong_tables > 0 || !tally.troubles.is_empty() {
        return Err(Failure::Message(
            "the server's logs are not what was acknowledged, or players were cut off".to_owned(),
        ));
    }
    Ok(())
}

fn report(load: &Load, tally: &Tally, used: &Use, apart: bool, out: &mut impl Write) -> Result<(), Failure> {
    let (p50, p99) = (tally.percentile(50.0), tally.percentile(99.0));
    if load.json {
        let report = json!({
            "tables": load.tables, "seconds": tally.seconds, "moves": tally.moves, "moves_per_second": tally.rate(),
            "p50_ms": p50, "p99_ms": p99, "tables_compared": tally.compared, "tables_wrong": tally.wrong_tables,
            "server_cpu_seconds": used.cpu_seconds, "server_memory_mb": used.memory_mb, "core_each": apart,
            "limits": RAISED, "troubles": tally.troubles,
        });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    writeln!(
        out,
        "{} tables for {:.1} s{}",
        load.tables,
        tally.seconds,
        if apart { ", a core for the server and one for the crowd" } else { "" }
    )?;
    writeln!(out, "  durable moves   {:.0} a second ({} in all)", tally.rate(), tally.moves)?;
    writeln!(out, "  send to update  p50 {p50:.2} ms, p99 {p99:.2} ms")?;
    writeln!(out, "  server          {:.1} s of CPU, {:.0} MB at most", used.cpu_seconds, used.memory_mb)?;
    writeln!(
        out,
        "  logs            {} tables compared with what was acknowledged, {} differ",
        tally.compared, tally.wrong_tables
    )?;
    writeln!(out, "  raised limits   {}", RAISED.join(" "))?;
    for trouble in &tally.troubles {
        writeln!(out, "  trouble         {trouble}")?;
    }
    Ok(())
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

/// The server; ended when it is dropped.
struct Process {
    child: Child,
    address: SocketAddr,
}

/// What a process used.
#[derive(Default)]
struct Use {
    cpu_seconds: f64,
    memory_mb: f64,
}

impl Process {
    fn start(data: &Path, apart: bool) -> Result<Self, Failure> {
        let own = std::env::current_exe()?;
        let mut command = if apart {
            let mut command = Command::new("taskset");
            command.args(["-c", "0"]).arg(own);
            command
        } else {
            Command::new(own)
        };
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        for limit in RAISED {
            command.args(["--set", limit]);
        }
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout).read_line(&mut line)?;
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let Some(address) = address else {
            let _ = child.kill();
            let _ = child.wait();
            return Err(Failure::Message(format!("the server did not start: {line}")));
        };
        Ok(Self { child, address })
    }

    /// What it has used so far, where the system tells.
    fn use_of(&mut self) -> Use {
        const TICKS_A_SECOND: f64 = 100.0;
        let read =
            |file: &str| std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id())).unwrap_or_default();
        let stat = read("stat");
        let ticks = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let cpu: f64 = ticks.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum();
        let status = read("status");
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
        let kilobytes: f64 = peak.split_whitespace().next().and_then(|number| number.parse().ok()).unwrap_or(0.0);
        Use { cpu_seconds: cpu / TICKS_A_SECOND, memory_mb: kilobytes / 1_024.0 }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
