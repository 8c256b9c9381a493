use bearcade_conformance::Scene;
use bearcade_core::{Game, GameOptions, Seat, Turn};
use serde_json::{Value, json};

use super::position;
use crate::el_oso::{ElOso, Options};
use crate::vectors::{Recorded, RecordedStep, recorded};

/// Returns an action or outcome in our notation. The recordings use the same notation for actions, and numbers or lists
/// of numbers for dice.
fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(dice) => dice.iter().map(Value::to_string).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// Returns the chance step's name as in the recordings, which add the number of dice to a roll.
fn chance_name(scene: &Scene<ElOso>) -> String {
    match scene.game.chance_name(position(scene)) {
        "roll" => format!("bear:{}", position(scene).dice_due()),
        name => name.replace('-', ":"),
    }
}

fn replay(recorded: &Recorded) {
    let options = serde_json::to_string(&recorded.options).expect("options serialise to JSON");
    let mut scene = Scene::<ElOso>::new(&options, recorded.seats);
    for step in &recorded.steps {
        match step {
            RecordedStep::Decision { seat, n, legal, took } => {
                assert_eq!(scene.to_move(), *seat);
                let mut ours = scene.legal(*seat);
                assert_eq!(ours.len(), *n);
                ours.sort_unstable();
                if let Some(theirs) = legal {
                    assert_eq!(ours, theirs.iter().map(text).collect::<Vec<_>>());
                }
                scene.act(*seat, &text(took));
            }
            RecordedStep::Chance { chance, outcomes, took } => {
                assert_eq!(scene.turn(), Turn::Chance);
                assert_eq!(&chance_name(&scene), chance);
                assert_eq!(Some(scene.outcomes().len()), *outcomes);
                scene.chance(&text(took));
            }
        }
    }
    let outcome = scene.outcome();
    let winners: Vec<Seat> = recorded.result.winners.iter().map(|&seat| Seat::new(seat)).collect();
    assert_eq!(Vec::<Seat>::from(outcome.winners()), winners);
    assert_eq!(outcome.scores(), recorded.result.scores);
    let ours = serde_json::to_value(scene.view(0)).expect("a view serialises to JSON");
    for field in ["player", "bear", "sky", "pit", "cave", "ground", "to_place", "turn", "dice_due", "phase", "ended"] {
        assert_eq!(ours[field], recorded.last[field], "{field}");
    }
    let options = scene.game.options();
    assert_eq!(json!(options.turn_limit), recorded.last["options"]["turn_limit"]);
    assert_eq!(Options::from_values(&options.to_values()), Ok(options.clone()));
}

/// ALL-1: replaying the recorded steps gives the recorded legal actions, results and final state.
#[test]
fn recorded_games_replay_step_by_step() {
    let games = recorded(include_str!("../../../vectors/el-oso.jsonl"));
    assert_eq!(games.len(), 50);
    games.iter().for_each(replay);
}
