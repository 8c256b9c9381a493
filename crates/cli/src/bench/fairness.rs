//! How long a player's bot takes while a crowd of one address keeps all bots busy.

use std::io::Write;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use bearcade_load::{Client, ClientError};
use clap::Args;
use serde_json::{Value, json};

use super::{RAISED, start};
use crate::Failure;

/// The address that the crowd comes from, as a proxy would tell it. The player comes from this machine's own.
const CROWD: &str = "X-Forwarded-For: 192.0.2.1\r\n";

/// What `bearcade bench fairness` takes.
#[derive(Args)]
#[command(after_help = "Examples:\n  bearcade bench fairness\n  bearcade bench fairness --guests 0 --json")]
pub(super) struct Fairness {
    /// The guests of one address, each with a table full of grizzlies.
    #[arg(long, default_value_t = 100)]
    guests: usize,
    /// The number of answers to wait for.
    #[arg(long, default_value_t = 100)]
    answers: usize,
    /// The game that everybody plays.
    #[arg(long, default_value = "folly-and-fortune")]
    game: String,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(fairness: &Fairness, out: &mut impl Write) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let server = start(&folder.path().join("site.db"), &["trusts_proxy=true".to_owned()], false)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let failed = |error: ClientError| Failure::Message(format!("the server did not play along: {error}"));
    let mut waits = runtime.block_on(measure(server.address, fairness)).map_err(failed)?;
    waits.sort_unstable();
    let share = |percent: usize| waits.get((waits.len() * percent).div_ceil(100).saturating_sub(1)).copied();
    let millis = |percent: usize| share(percent).unwrap_or_default().as_millis() as u64;
    let within = waits.iter().filter(|wait| **wait <= Duration::from_secs(2)).count();
    let (guests, answers) = (fairness.guests, waits.len());
    if fairness.json {
        let facts = json!({
            "guests": guests, "answers": answers, "within_2_s": within,
            "p50_ms": millis(50), "p95_ms": millis(95), "most_ms": millis(100),
        });
        writeln!(out, "{facts}")?;
    } else {
        writeln!(out, "{guests} guests of one address at tables full of grizzlies, a player of another address")?;
        writeln!(out, "  answers of the player's bot   {answers}, {within} of them within 2 s")?;
        writeln!(out, "  ms per answer   {} median, {} p95, {} at most", millis(50), millis(95), millis(100))?;
        writeln!(out, "  raised limits   {}", RAISED.join(" "))?;
    }
    Ok(())
}

/// How long the player's bot took for each answer.
async fn measure(address: SocketAddr, fairness: &Fairness) -> Result<Vec<Duration>, ClientError> {
    let mut crowd = Vec::new();
    for number in 0..fairness.guests {
        let guest = Client::guest(address, &format!("Guest {number}")).await?;
        let seats = vec!["grizzly"; 4];
        let body = json!({ "game": fairness.game, "players": seats }).to_string();
        let table = guest.request("POST", "/api/tables", CROWD, &body).await?.json();
        crowd.push((guest, format!("/api/tables/{}", table["id"].as_str().unwrap_or_default())));
    }
    // Bots play among themselves only while somebody looks at them.
    let look_on = async {
        loop {
            for (guest, path) in &crowd {
                let _ = guest.request("GET", path, CROWD, "").await;
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    };
    let play = async {
        // Until everybody's bots are at work.
        tokio::time::sleep(Duration::from_secs(5)).await;
        let mut waits = Vec::new();
        while waits.len() < fairness.answers {
            play(address, fairness, &mut waits).await?;
        }
        Ok(waits)
    };
    tokio::select! {
        waits = play => waits,
        () = look_on => Ok(Vec::new()),
    }
}

/// One game against a grizzly.
async fn play(address: SocketAddr, fairness: &Fairness, waits: &mut Vec<Duration>) -> Result<(), ClientError> {
    let player = Client::guest(address, "Player").await?;
    let body = json!({ "game": fairness.game, "players": ["me", "grizzly"] });
    let table = player.post("/api/tables", &body).await?;
    let id = table["id"].as_str().unwrap_or_default();
    let mut live = player.live(id, "").await.map_err(|_| ClientError::NoAnswer)?;
    let mut last = Instant::now();
    let mut acted = None;
    while waits.len() < fairness.answers {
        let message: Value = live.next_json().await;
        let by_bot = message["steps"][0].as_str().is_some_and(|step| step.starts_with("> 1 "));
        if by_bot {
            waits.push(last.elapsed());
        }
        last = Instant::now();
        if message.is_null() || message["status"] == "over" {
            break;
        }
        let decision = message["decision"].as_u64();
        if decision.is_some() && decision != acted {
            acted = decision;
            let legal = player.get(&format!("/api/tables/{id}/legal")).await?;
            let body = json!({ "decision": decision, "action": legal["legal"][0] });
            player.post(&format!("/api/tables/{id}/act"), &body).await?;
        }
    }
    Ok(())
}
