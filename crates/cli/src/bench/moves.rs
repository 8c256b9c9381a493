//! How many moves a second become durable.

use std::io::{IsTerminal as _, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use bearcade_load::{Crowd, Played, Process, Tally, Usage, percentile};
use bearcade_store::{Postgres, Sqlite, Store};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::machine::{Syncs, core_time, taken_share};
use super::{RAISED, set_apart, start};
use crate::Failure;

/// What `bearcade bench server` takes.
#[derive(Args)]
#[command(after_help = "Examples:\n  bearcade bench server\n  bearcade bench server --tables 500 --rate 2000\n  \
                        bearcade bench server --form html --seconds 20\n  bearcade bench server --players 4 --think 500\n  bearcade bench server --games mix --json\n  \
                        bearcade bench server --servers 3 --store postgres://… --bus nats://127.0.0.1:4222\n\n\
                        The server and the crowd get a core each where `taskset` is there. The server is started with \
                        raised limits, which are printed. In the end it is killed, and every table's log in the store \
                        is compared with what its players were told.")]
pub(super) struct Load {
    /// How many tables play at once.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// For how long.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How many people sit at each, where the game has as many seats.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=8))]
    players: u8,
    /// How many moves a second all tables make together; as many as they can without it.
    #[arg(long)]
    rate: Option<f64>,
    /// How long everybody thinks before a move.
    #[arg(long, default_value_t = 0, value_name = "MILLISECONDS", conflicts_with = "rate")]
    think: u64,
    /// In which form players are told.
    #[arg(long, value_enum, default_value_t)]
    form: Form,
    /// What is played.
    #[arg(long, value_enum, default_value_t)]
    games: Games,
    /// A Postgres database to play in, made for it: what was played stays there. Without it a new file.
    #[arg(long, value_name = "postgres://…")]
    store: Option<String>,
    /// How many servers share the work; more than one need `--store` and `--bus`.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    servers: u8,
    /// The address of NATS, for several servers.
    #[arg(long, value_name = "nats://…", requires = "store")]
    bus: Option<String>,
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
                json!({ "game": "de-beer-is-los", "seats": 2 }),
                json!({ "game": "folly-and-fortune" }),
            ],
        }
    }
}

/// For so long the disk is watched before and after.
const DISK: Duration = Duration::from_secs(1);

pub(super) fn run(load: &Load, out: &mut impl Write) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    if load.servers > 1 && load.bus.is_none() {
        return Err(Failure::Usage("several servers need --store and --bus".to_owned()));
    }
    // Several servers, their store and their bus share all cores with the crowd.
    let apart = load.servers == 1 && set_apart();
    let mut settings = vec![format!("store={}", load.store.as_deref().unwrap_or("sqlite"))];
    settings.extend(load.bus.as_ref().map(|bus| format!("bus={bus}")));
    let server = |_| start(&folder.path().join("site.db"), &settings, apart);
    let servers = (0..load.servers).map(server).collect::<Result<Vec<_>, _>>()?;
    let addresses: Vec<_> = servers.iter().map(|server| server.address).collect();
    let crowd = Crowd {
        tables: load.tables,
        games: load.games.bodies(),
        players: load.players.into(),
        form: if load.form == Form::Html { "html" } else { "json" },
        rate: load.rate,
        think: Duration::from_millis(load.think),
        duration: Duration::from_secs(load.seconds),
        awake: apart && load.rate.is_none() && load.think == 0,
    };
    let shows = std::io::stderr().is_terminal();
    let tick = |elapsed: Duration, moves: u64| {
        if shows {
            let rate = moves as f64 / elapsed.as_secs_f64();
            eprint!("\r{:3.0} of {} s, {rate:.0} moves a second ", elapsed.as_secs_f64(), load.seconds);
        }
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut disk = load.store.is_none().then(Syncs::default);
    let mut watch = || disk.as_mut().map_or(Ok(()), |disk| disk.watch(folder.path(), DISK));
    watch()?;
    let before = core_time();
    let tally = runtime.block_on(crowd.play(&addresses, tick));
    let taken = taken_share(before, core_time());
    watch()?;
    if shows {
        eprintln!();
    }
    let tally = tally.map_err(|error| Failure::Message(error.to_string()))?;
    let used = servers.iter().map(Process::usage).fold(Usage::default(), |sum, used| Usage {
        cpu_seconds: sum.cpu_seconds + used.cpu_seconds,
        memory_mb: sum.memory_mb + used.memory_mb,
        peak_mb: sum.peak_mb + used.peak_mb,
    });
    // Killed: what is not in the store by now is lost.
    drop(servers);
    let differ = runtime.block_on(compare(load, &folder.path().join("site.db"), &tally.tables))?;
    report(load, &tally, differ, &used, &Machine { apart, disk, taken }, out)?;
    if differ > 0 || !tally.troubles.is_empty() {
        return Err(Failure::Message(
            "the server's logs are not what was acknowledged, or players were cut off".to_owned(),
        ));
    }
    Ok(())
}

/// How many tables have another log in the store than their players were told.
async fn compare(load: &Load, file: &Path, tables: &[Played]) -> Result<usize, Failure> {
    let store: Arc<dyn Store> = match &load.store {
        Some(address) => Arc::new(Postgres::open(address).await?),
        None => Arc::new(Sqlite::open(file)?),
    };
    let mut differ = 0;
    for played in tables {
        let id = played.id.parse().map_err(|()| Failure::Message(format!("no table's number: {}", played.id)))?;
        let log = store.log(id, 0).await?;
        let steps: Vec<&str> =
            log.iter().flat_map(|entry| entry.body.lines()).filter(|line| line.starts_with("> ")).collect();
        differ += usize::from(!played.is_in(&steps));
    }
    Ok(differ)
}

/// What the machine gave.
struct Machine {
    /// A core for the server and one for the crowd.
    apart: bool,
    /// Where the server keeps its moves on it.
    disk: Option<Syncs>,
    /// The share of the cores' time that others took.
    taken: Option<f64>,
}

fn report(
    load: &Load,
    tally: &Tally,
    differ: usize,
    used: &Usage,
    machine: &Machine,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Machine { apart, disk, taken } = machine;
    let [p50, p99] = [50.0, 99.0].map(|percent| percentile(&tally.latencies, percent));
    let [others_p50, others_p99] = [50.0, 99.0].map(|percent| percentile(&tally.others, percent));
    if load.json {
        let report = json!({
            "servers": load.servers, "tables": load.tables, "seconds": tally.seconds, "moves": tally.moves, "moves_per_second": tally.rate(),
            "p50_ms": p50, "p99_ms": p99, "others_p50_ms": others_p50, "others_p99_ms": others_p99, "tables_compared": tally.tables.len(), "tables_wrong": differ,
            "server_cpu_seconds": used.cpu_seconds, "server_memory_mb": used.peak_mb, "core_each": apart,
            "taken_share": taken, "disk": disk.as_ref().map(|disk| json!({
                "p50_ms": disk.percentile(50.0), "p99_ms": disk.percentile(99.0), "slow_share": disk.slow_share(),
            })),
            "limits": RAISED, "troubles": tally.troubles,
        });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    writeln!(
        out,
        "{} tables for {:.1} s{}{}",
        load.tables,
        tally.seconds,
        if load.servers > 1 { format!(" at {} servers", load.servers) } else { String::new() },
        if *apart { ", a core for the server and one for the crowd" } else { "" }
    )?;
    writeln!(out, "  durable moves   {:.0} a second ({} in all)", tally.rate(), tally.moves)?;
    writeln!(out, "  send to update  p50 {p50:.2} ms, p99 {p99:.2} ms")?;
    writeln!(out, "  to the others   p50 {others_p50:.2} ms, p99 {others_p99:.2} ms")?;
    writeln!(out, "  server          {:.1} s of CPU, {:.0} MB at most", used.cpu_seconds, used.peak_mb)?;
    if let Some(taken) = taken {
        writeln!(out, "  machine         others took {:.1} % of the cores' time", 100.0 * taken)?;
    }
    if let Some(disk) = disk {
        let (p50, p99, slow) = (disk.percentile(50.0), disk.percentile(99.0), 100.0 * disk.slow_share());
        writeln!(
            out,
            "  disk            a bare sync before and after: p50 {p50:.2} ms, p99 {p99:.2} ms; {slow:.1} % of the time \
             in syncs of over 5 ms"
        )?;
    }
    writeln!(
        out,
        "  logs            {} tables compared with what was acknowledged, {} differ",
        tally.tables.len(),
        differ
    )?;
    writeln!(out, "  raised limits   {}", RAISED.join(" "))?;
    for trouble in &tally.troubles {
        writeln!(out, "  trouble         {trouble}")?;
    }
    Ok(())
}
