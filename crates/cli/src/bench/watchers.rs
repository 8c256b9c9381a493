//! How much memory people take who only look on.

use std::io::Write;

use bearcade_load::{Client, ClientError, Live};
use clap::Args;
use serde_json::json;

use super::{RAISED, set_apart, start};
use crate::Failure;

/// What `bearcade bench watchers` takes.
#[derive(Args)]
#[command(after_help = "Examples:\n  bearcade bench watchers\n  bearcade bench watchers --count 10000 --json")]
pub(super) struct Watchers {
    /// How many look on, all at one table.
    #[arg(long, default_value_t = 1_000)]
    count: usize,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(watchers: &Watchers, out: &mut impl Write) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let server = start(&folder.path().join("site.db"), &[], set_apart())?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let before = server.usage().memory_mb;
    let after = runtime.block_on(async {
        let host = Client::guest(server.address, "Host").await?;
        let body = json!({ "game": "chaos-bear", "public": true, "players": ["me"], "seats": 2 });
        let table = host.post("/api/tables", &body).await?;
        let id = table["id"].as_str().unwrap_or_default();
        let nobody = Client::new(server.address);
        let mut lives: Vec<Live> = Vec::with_capacity(watchers.count);
        for _ in 0..watchers.count {
            let mut live = nobody.live(id, "").await.map_err(|_| ClientError::NoAnswer)?;
            live.next().await.ok_or(ClientError::NoAnswer)?;
            lives.push(live);
        }
        Ok(server.usage().memory_mb)
    });
    let after = after.map_err(|error: ClientError| {
        Failure::Message(format!("not all could look on: {error}; is the limit on open files (ulimit -n) high enough?"))
    })?;
    if watchers.json {
        writeln!(out, "{}", json!({ "watchers": watchers.count, "before_mb": before, "after_mb": after }))?;
    } else {
        writeln!(out, "{} idle watchers at one table", watchers.count)?;
        writeln!(out, "  server memory   {after:.1} MB in all, {before:.1} MB before they came")?;
        writeln!(out, "  raised limits   {}", RAISED.join(" "))?;
    }
    Ok(())
}
