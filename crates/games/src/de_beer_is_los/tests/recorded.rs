use bearcade_conformance::Scene;
use bearcade_core::{Game, GameOptions, Seat, Turn};
use serde_json::{Value, json};

use super::{DeBeerIsLos, Options, position, space};
use crate::de_beer_is_los::{Colour, View};
use crate::vectors::{Recorded, RecordedStep, recorded};

/// Returns a recorded action, which is a list of words, in our notation.
fn text(value: &Value) -> String {
    let words: Vec<&str> =
        value.as_array().expect("a list").iter().map(|word| word.as_str().expect("a word")).collect();
    match words[..] {
        ["flip", space] => format!("flip {space}"),
        ["move" | "exit", from, to] => format!("{from}-{to}"),
        ["skip"] => "skip".to_owned(),
        _ => panic!("{value}"),
    }
}

fn replay(recorded: &Recorded) {
    let options = serde_json::to_string(&recorded.options).expect("options serialise to JSON");
    let mut scene = Scene::<DeBeerIsLos>::new(&options, recorded.seats);
    for step in &recorded.steps {
        match step {
            RecordedStep::Decision { seat, n, legal, took } => {
                assert_eq!(scene.to_move(), *seat);
                let mut ours = scene.legal(*seat);
                assert_eq!(ours.len(), *n);
                ours.sort_unstable();
                if let Some(theirs) = legal {
                    let mut theirs: Vec<String> = theirs.iter().map(text).collect();
                    theirs.sort_unstable();
                    assert_eq!(ours, theirs);
                }
                scene.act(*seat, &text(took));
            }
            RecordedStep::Chance { chance, outcomes, took } => {
                assert_eq!(scene.turn(), Turn::Chance);
                assert_eq!(scene.game.chance_name(position(&scene)), chance);
                assert_eq!(Some(scene.outcomes().len()), *outcomes);
                scene.chance(took.as_str().expect("a word"));
            }
        }
    }
    let outcome = scene.outcome();
    assert_eq!(
        Vec::<Seat>::from(outcome.winners()),
        recorded.result.winners.iter().map(|&n| Seat::new(n)).collect::<Vec<_>>()
    );
    assert_eq!(outcome.scores(), recorded.result.scores);
    ends_as_recorded(&scene, &recorded.last);
    assert_eq!(Options::from_values(&scene.game.options().to_values()), Ok(scene.game.options().clone()));
}

fn ends_as_recorded(scene: &Scene<DeBeerIsLos>, last: &Value) {
    let view: View = scene.view(0);
    let ours = serde_json::to_value(&view).expect("a view serialises to JSON");
    assert_eq!(last["board"], ours["face_up"]);
    assert_eq!(last["game"], ours["game"]);
    assert_eq!(last["turns_left"], ours["final_phase"]["turns_left"]);
    assert_eq!(last["resting"], ours["resting"]);
    assert_eq!(last["quiet_turns"], json!(position(scene).quiet));
    assert_eq!((&last["to_move"], &last["flipping"]), (&Value::Null, &Value::Null));
    assert_eq!((&ours["to_move"], &ours["flipping"]), (&Value::Null, &Value::Null));
    // The recordings omit zeros.
    for (kind, &count) in &view.hidden {
        assert_eq!(last["hidden"][kind.name()].as_u64().unwrap_or(0), u64::from(count));
    }
    for (gun, &count) in view.hidden_guns.iter().flatten() {
        assert_eq!(last["hidden_guns"][gun.name()].as_u64().unwrap_or(0), u64::from(count));
    }
    let results = last["results"].as_array().expect("results");
    for (seat, player) in ours["players"].as_array().expect("players").iter().enumerate() {
        let colour = player["colour"].as_str().expect("a colour");
        assert_eq!(last["colours"][seat], player["colour"]);
        assert_eq!(last["captured"][colour], player["captured"]);
        assert_eq!(last["taken_out"][colour], player["taken_out"]);
        assert_eq!(last["points"][colour], player["score"]["points"]);
        let sum = |what: &str| results.iter().map(|game| game[what][seat].as_u64().expect("a number")).sum::<u64>();
        assert_eq!(player["match_score"], json!({"points": sum("points"), "tiles": sum("tiles")}));
        if let Some(first) = &view.first_game {
            assert_eq!(results[0]["points"][seat], json!(first[seat].points));
            assert_eq!(results[0]["tiles"][seat], json!(first[seat].tiles));
        }
        // The recordings keep a player's last move even if the tile has since been captured or BL-10 does not apply to
        // it.
        let back = match &player["no_way_back"] {
            Value::Null => Value::Null,
            back => json!([back["barred"], back["tile"]]),
        };
        let theirs = &last["last_move"][colour];
        if back != *theirs {
            assert_eq!(back, Value::Null, "{last}");
            let standing = position(scene).tile_at(space(theirs[1].as_str().expect("a space")));
            let own = if colour == "brown" { Colour::Brown } else { Colour::Blue };
            assert!(standing.is_none_or(|tile| tile.kind().colour() != Some(own)), "{last}");
        }
    }
}

/// ALL-1: replaying the recorded steps gives the recorded legal actions, results and final state.
#[test]
fn recorded_games_replay_step_by_step() {
    let games = recorded(include_str!("../../../vectors/de-beer-is-los.jsonl"));
    assert_eq!(games.len(), 20);
    games.iter().for_each(replay);
}
