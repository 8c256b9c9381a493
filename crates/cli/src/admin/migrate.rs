//! A site moves to another store.

use std::io::{IsTerminal as _, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bearcade_server::{Config, StorePlace};
use bearcade_store::moving::{self, MoveError, Place, Progress, Stage};
use clap::Args;
use serde_json::{Map, Value, json};

use crate::Failure;

/// How often the progress is told.
const TELL: Duration = Duration::from_secs(1);

/// What `bearcade admin migrate` takes.
#[derive(Args)]
pub(super) struct Migrate {
    /// Where the site is; without it the database file of --data.
    #[arg(long, value_name = "FILE|postgres://…")]
    from: Option<String>,
    /// Where it shall be; without it the setting `store` of the environment.
    #[arg(long, value_name = "FILE|postgres://…")]
    to: Option<String>,
    /// So many rows are copied in one commit.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    batch: u32,
}

impl From<MoveError> for Failure {
    fn from(error: MoveError) -> Self {
        Self::Message(error.to_string())
    }
}

pub(super) async fn run(
    migrate: &Migrate,
    config: &Config,
    as_json: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let from = migrate.from.as_deref().map_or_else(|| Place::File(config.data_file()), Place::new);
    let to = match (&migrate.to, &config.store) {
        (Some(to), _) => Place::new(to),
        (None, StorePlace::Postgres(address)) => Place::Database(address.clone()),
        (None, StorePlace::Sqlite) => {
            return Err(Failure::Usage("say where the site shall be with --to, or with BEARCADE_STORE".to_owned()));
        }
    };
    let stop = Arc::new(AtomicBool::new(false));
    signal_hook::flag::register(signal_hook::consts::SIGINT, Arc::clone(&stop))?;
    let mut teller = Teller { last: None, rewrites: std::io::stderr().is_terminal() };
    let mut tell = |progress: Progress| {
        teller.tell(progress);
        !stop.load(Ordering::Relaxed)
    };
    let moved = moving::run(&from, &to, migrate.batch as usize, &mut tell).await;
    teller.end();
    let moved = moved?;
    if as_json {
        let rows: Map<String, Value> = moved.iter().map(|&(name, rows)| (name.to_owned(), rows.into())).collect();
        return Ok(writeln!(out, "{}", json!({ "moved": rows, "same": true }))?);
    }
    for (name, rows) in moved {
        writeln!(out, "{rows:>10}  {name}")?;
    }
    Ok(writeln!(out, "Everything has arrived: every row and every table's log is the same on both sides.")?)
}

/// Says how far it is, on standard error.
struct Teller {
    last: Option<(Instant, Progress)>,
    /// Is it a terminal, on which a line is written again and again?
    rewrites: bool,
}

impl Teller {
    fn tell(&mut self, progress: Progress) {
        let news = self.last.is_none_or(|(at, last)| {
            at.elapsed() >= TELL || (last.stage, last.relation) != (progress.stage, progress.relation)
        });
        if !news {
            return;
        }
        self.last = Some((Instant::now(), progress));
        let Progress { stage, relation, done, of } = progress;
        let what = match stage {
            Stage::Copying => "copying",
            Stage::Comparing => "comparing",
        };
        let line = format!("{what} {relation}: {done} of {of}");
        // Progress is not worth failing for.
        let _ = if self.rewrites {
            write!(std::io::stderr(), "\r{line:<60}")
        } else {
            writeln!(std::io::stderr(), "{line}")
        };
    }

    fn end(&self) {
        if self.rewrites {
            eprintln!();
        }
    }
}
