use bearcade_conformance::Scene;
use bearcade_core::{Game, GameOptions, Seat, Turn};
use serde_json::{Value, json};

use super::position;
use crate::chaos_bear::{ChaosBear, Options};
use crate::vectors::{Recorded, RecordedStep, recorded};

/// Returns an action or outcome in our notation. The recordings use the same notation, with numbers for dice.
fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn replay(recorded: &Recorded) {
    let options = serde_json::to_string(&recorded.options).expect("options serialise to JSON");
    let mut scene = Scene::<ChaosBear>::new(&options, recorded.seats);
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
                assert_eq!(scene.game.chance_name(position(&scene)), chance);
                assert_eq!(Some(scene.outcomes().len()), *outcomes);
                scene.chance(&text(took));
            }
        }
    }
    let outcome = scene.outcome();
    assert_eq!(Vec::<Seat>::from(outcome.winners()), seats(&recorded.result.winners));
    assert_eq!(outcome.scores(), recorded.result.scores);
    let standing = recorded.result.standing.as_ref().expect("the recording has a standing");
    assert_eq!(outcome.standing(), standing.iter().map(|group| seats(group)).collect::<Vec<_>>());
    let last = &recorded.last;
    let ours = position(&scene);
    assert_eq!(last["bear"], json!({"energy": ours.energy, "square": ours.bear}));
    assert_eq!(last["round"], json!(ours.round));
    for (seat, player) in last["players"].as_array().expect("players").iter().enumerate() {
        let runner = ours.runners[seat];
        assert_eq!(player["square"], json!(runner.square));
        assert_eq!(player["caught"].as_u64().unwrap_or(0), u64::from(runner.caught));
    }
    assert_eq!(Options::from_values(&scene.game.options().to_values()), Ok(scene.game.options().clone()));
}

fn seats(numbers: &[u8]) -> Vec<Seat> {
    numbers.iter().map(|&number| Seat::new(number)).collect()
}

/// ALL-1: replaying the recorded steps gives the recorded legal actions, results and final state.
#[test]
fn recorded_games_replay_step_by_step() {
    let games = recorded(include_str!("../../../vectors/chaos-bear.jsonl"));
    assert_eq!(games.len(), 50);
    games.iter().for_each(replay);
}
