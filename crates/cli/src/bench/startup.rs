//! How long a server takes until it answers.

use std::io::{IsTerminal as _, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use bearcade_core::Seat;
use bearcade_load::Client;
use bearcade_store::{Append, NewTable, Player, Sqlite, Status, Store as _, StoreError, Summary, TableId};
use clap::Args;
use serde_json::json;

use super::start;
use crate::Failure;

/// What `bearcade bench startup` takes.
#[derive(Args)]
#[command(after_help = "Examples:\n  bearcade bench startup\n  bearcade bench startup --tables 100000")]
pub(super) struct Startup {
    /// How many finished tables the file holds.
    #[arg(long, default_value_t = 0)]
    tables: u64,
    /// How often it is started; the median counts.
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u32).range(1..))]
    times: u32,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(startup: &Startup, out: &mut impl Write) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let data = folder.path().join("site.db");
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(fill(&data, startup.tables)).map_err(|error| Failure::Message(error.to_string()))?;
    let mut times = Vec::new();
    for _ in 0..startup.times {
        let began = Instant::now();
        let server = start(&data, &[], false)?;
        let answer = runtime.block_on(Client::new(server.address).request("GET", "/ready", "", ""));
        let answer = answer.map_err(|error| Failure::Message(error.to_string()))?;
        if answer.status != 200 {
            return Err(Failure::Message(format!("the server is not ready: {}", answer.body)));
        }
        times.push(began.elapsed());
    }
    times.sort_unstable();
    let millis = |time: Duration| time.as_secs_f64() * 1e3;
    let (median, worst) = (millis(times[times.len() / 2]), times.last().copied().map_or(0.0, millis));
    if startup.json {
        writeln!(out, "{}", json!({ "tables": startup.tables, "median_ms": median, "worst_ms": worst }))?;
    } else {
        writeln!(out, "a file with {} finished tables", startup.tables)?;
        writeln!(out, "  start to ready  {median:.1} ms, {worst:.1} ms at worst of {}", startup.times)?;
    }
    Ok(())
}

/// Makes a file with so many finished tables: each a game of Chaos Bear that the first seat gave up at once.
async fn fill(data: &Path, tables: u64) -> Result<(), StoreError> {
    const AT_ONCE: u64 = 1_000;
    let store = Sqlite::open(data)?;
    let shows = std::io::stderr().is_terminal();
    let players = vec![Player::Bot("cub".to_owned()), Player::Bot("black".to_owned())];
    let summary = |status, result| Summary { status, public: true, players: players.clone(), result };
    for first in (0..tables).step_by(AT_ONCE as usize) {
        let ids = || (first..(first + AT_ONCE).min(tables)).map(TableId::from_random);
        let made = ids().map(|id| {
            store.add_table(NewTable {
                id,
                game: "chaos-bear".to_owned(),
                rules: 1,
                options: "{}".to_owned(),
                seats: 2,
                secret: [0; 32],
                setup: "{}".to_owned(),
                at: 0,
                summary: summary(Status::Open, None),
            })
        });
        futures_util::future::try_join_all(made).await?;
        let ended = ids().map(|id| {
            store.append(Append {
                table: id,
                after: 0,
                at: 1,
                body: format!("> {} leave\n", Seat::new(0)),
                summary: Some(summary(Status::Over, Some("winners 1; scores 0 0; standing 1 0".to_owned()))),
                finish: None,
            })
        });
        futures_util::future::try_join_all(ended).await?;
        if shows {
            eprint!("\r{} of {tables} tables written ", first + AT_ONCE);
        }
    }
    if shows && tables > 0 {
        eprintln!();
    }
    Ok(())
}
