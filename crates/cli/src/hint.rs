use std::io::Write;

use bearcade_bots::{Budget, Estimate, Hint, hint};
use bearcade_core::{Game, Seat, SeatSet, Turn, Viewer};
use bearcade_narrate::{Teller, Words, arg, say_hint};
use bearcade_table::{Match, Record, Replay, for_each_game};
use bearcade_tui::Play;
use clap::Args;
use serde_json::{Value, json};

use crate::Failure;
use crate::play::Face;
use crate::records::{Found, Judge, Source, seat_of};

/// What `bearcade hint` takes.
#[derive(Args)]
#[command(after_help = "Examples:\n  bearcade hint --game el-oso-3                 what to do now in a saved game\n  \
                        bearcade hint game.txt --step 40              what to do after 40 steps\n  \
                        bearcade hint game.txt --step 40 --level brown --lang nl\n  \
                        bearcade games export el-oso-3 | bearcade hint - --json\n\n\
                        Exits with 1 if nobody is to decide at that point.")]
pub(crate) struct Arguments {
    #[command(flatten)]
    source: Source,
    /// The point after so many steps; after the last without it.
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Whose hint, where several decide at once.
    #[arg(long)]
    seat: Option<u8>,
    #[command(flatten)]
    judge: Judge,
    /// Print a JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    face: Face,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let found = arguments.source.find()?;
    let record = found.whole_record()?;
    macro_rules! each {
        ($($game:ty),+) => {
            $(if record.game == <$game>::SLUG {
                return tell::<$game>(arguments, &found, record, out);
            })+
        };
    }
    for_each_game!(each);
    Err(found.unknown_game(&record))
}

fn tell<G: Play>(arguments: &Arguments, found: &Found, record: Record, out: &mut impl Write) -> Result<(), Failure> {
    let words = Words::new(arguments.face.lang());
    let names = found.names(record.seats, &words);
    let (steps, seats) = (record.lines.len(), record.seats);
    let step = arguments.step.unwrap_or(steps);
    if step > steps {
        return Err(Failure::Usage(format!("this record has {steps} steps, not {step}")));
    }
    let refuse = |error| Failure::Message(format!("{}: {error}", found.name));
    let mut replay = Replay::<G>::new(record).map_err(refuse)?;
    for _ in 0..step {
        replay.advance().transpose().map_err(refuse)?;
    }
    let played = replay.played();
    let asked = seat_of(arguments.seat, seats)?;
    let seat = match played.turn() {
        Turn::Over => return Err(Failure::Message(words.text("hint-over"))),
        Turn::Chance => return Err(Failure::Message(words.text("hint-nobody"))),
        Turn::Decide(deciders) => decider(deciders, asked, &words)?,
    };
    let judge = &arguments.judge;
    let budget = Budget { nodes: judge.nodes, threads: 1, stop: None };
    let hint = hint(played.game(), played.state(), seat, judge.level, &budget, judge.seed);
    let hint = hint.ok_or_else(|| Failure::Message(words.text("hint-nobody")))?;
    let teller = Teller::new(&words, &names, Viewer::Seat(seat));
    let view = played.view(teller.viewer);
    let sentences = say_hint(played.game(), &view, &hint, judge.level, &teller);
    if arguments.json {
        writeln!(out, "{}", as_json(played, step, &hint, judge.level.name(), &sentences))?;
        return Ok(());
    }
    writeln!(out, "{}", played.game().ask(&view, seat, &teller))?;
    for sentence in sentences {
        writeln!(out, "{sentence}")?;
    }
    Ok(())
}

/// Who is to be given the hint.
fn decider(deciders: SeatSet, asked: Option<Seat>, words: &Words) -> Result<Seat, Failure> {
    match asked {
        Some(seat) if deciders.contains(seat) => Ok(seat),
        Some(_) => Err(Failure::Message(words.text("hint-nobody"))),
        None if deciders.len() > 1 => {
            let seats: Vec<String> = deciders.iter().map(|seat| format!("--seat {seat}")).collect();
            Err(Failure::Usage(words.say("hint-which", &[arg("seats", seats.join(", "))])))
        }
        None => Ok(deciders.first().expect("a decision has a seat")),
    }
}

fn as_json<G: Game>(
    played: &Match<G>,
    step: usize,
    hint: &Hint<G::Action>,
    level: &str,
    sentences: &[String],
) -> Value {
    let game = played.game();
    // The highest mean first, as in the engine protocol; the bear's own order goes by how sure it is, too.
    let mut weighed = hint.choice.weighed.clone();
    weighed.sort_by(|a, b| b.worth.mean.total_cmp(&a.worth.mean));
    let weighed = weighed.iter().map(|weighed| {
        let also: Vec<Value> = weighed.also.iter().map(estimate_json).collect();
        json!({
            "action": game.action_text(weighed.action), "worth": estimate_json(&weighed.worth), "also": also,
            "visits": weighed.visits,
        })
    });
    json!({
        "game": G::SLUG, "step": step, "seat": hint.seat, "level": level,
        "action": game.action_text(hint.choice.action), "clarity": hint.clarity.name(),
        "nodes": hint.choice.nodes, "weighed": weighed.collect::<Vec<_>>(), "text": sentences,
    })
}

pub(crate) fn estimate_json(estimate: &Estimate) -> Value {
    json!({"term": estimate.term.name(), "mean": estimate.mean, "error": estimate.error})
}
