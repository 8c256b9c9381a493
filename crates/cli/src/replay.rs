use std::io::Write;

use bearcade_core::{Game, Viewer};
use bearcade_table::{Record, RecordError, Replay, for_each_game};
use clap::Args;
use serde_json::json;

use crate::Failure;
use crate::records::{Found, Source, seat_of};
use crate::story::Told;

/// What `bearcade replay` takes.
#[derive(Args)]
#[command(after_help = "Examples:\n  bearcade replay game.txt\n  bearcade replay --verify game.txt\n  \
                        bearcade replay --seat 1 game.txt\n  bearcade demo el-oso --record | bearcade replay -\n\n\
                        --verify exits with 0 if every step follows the rules and the result is as stated, and\n\
                        otherwise with 1 and the line where the record leaves the rules.")]
pub(crate) struct Arguments {
    #[command(flatten)]
    source: Source,
    /// Only prove that the record follows the rules to its stated result.
    #[arg(long)]
    verify: bool,
    /// Print one JSON object a line.
    #[arg(long)]
    json: bool,
    /// Show it with this seat's eyes.
    #[arg(long)]
    seat: Option<u8>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let Found { name, text, .. } = arguments.source.find()?;
    let record = Record::parse(&text).or_else(|error| refuse(arguments, &name, &error, out))?;
    macro_rules! each {
        ($($game:ty),+) => {
            $(if record.game == <$game>::SLUG {
                let replay = Replay::<$game>::new(record).or_else(|error| refuse(arguments, &name, &error, out))?;
                return tell(arguments, &name, replay, out);
            })+
        };
    }
    for_each_game!(each);
    refuse(arguments, &name, &RecordError::unknown_game(&record.game), out)
}

fn tell<G: Game>(
    arguments: &Arguments,
    name: &str,
    mut replay: Replay<G>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let viewer = seat_of(arguments.seat, replay.record().seats)?.map_or(Viewer::Omniscient, Viewer::Seat);
    let quiet = arguments.verify;
    if !quiet && !arguments.json {
        writeln!(out, "{} ({} seats)", G::TITLE, replay.record().seats)?;
    }
    for number in 1.. {
        let before = replay.played().state().clone();
        match replay.advance() {
            None => break,
            Some(Ok(done)) if !quiet => {
                let told = Told::new(replay.played(), number, &before, done.step, &done.events, viewer);
                if arguments.json {
                    writeln!(out, "{}", told.json())?;
                } else {
                    out.write_all(told.text().as_bytes())?;
                }
            }
            Some(Ok(_)) => {}
            Some(Err(error)) => return refuse(arguments, name, &error, out),
        }
    }
    let steps = replay.record().lines.len();
    let result = replay.played().outcome().map(|outcome| outcome.to_string());
    if arguments.json {
        writeln!(out, "{}", json!({"verified": true, "steps": steps, "result": result}))?;
    } else {
        let result = result.map_or_else(|| "the game is in progress".to_owned(), |result| format!("result: {result}"));
        let told =
            if quiet { format!("follows the rules: {steps} steps, {result}") } else { format!("       {result}") };
        writeln!(out, "{told}")?;
    }
    Ok(())
}

/// Says where a record leaves the rules, in the form that was asked for.
fn refuse<T>(arguments: &Arguments, name: &str, error: &RecordError, out: &mut impl Write) -> Result<T, Failure> {
    out.flush()?;
    if arguments.json {
        writeln!(out, "{}", json!({"verified": false, "line": error.line, "reason": error.reason}))?;
        out.flush()?;
    }
    Err(Failure::Message(format!("{name}: {error}")))
}
