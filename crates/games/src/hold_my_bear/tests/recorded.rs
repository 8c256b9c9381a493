use std::collections::BTreeSet;

use bearcade_conformance::Scene;
use bearcade_core::{Game, GameOptions, Seat, Turn, Viewer};
use serde_json::{Value, json};

use crate::hold_my_bear::{Animal, Card, Hand, HoldMyBear, Options};
use crate::vectors::{Recorded, RecordedStep, recorded};

fn words(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().map(|word| word.as_str().expect("a word")).collect()
}

/// Converts a recorded action to our notation, in canonical form.
fn action(game: &HoldMyBear, value: &Value) -> String {
    let (verb, of) =
        value.as_object().expect("the text is an action").iter().find(|(key, _)| *key != "as").expect("a verb");
    let text = match (verb.as_str(), of) {
        ("play", cards) => {
            let name = value.get("as").map_or(String::new(), |name| format!(" as {}", name.as_str().expect("a name")));
            format!("play {}{name}", words(cards).join(" "))
        }
        ("give", gifts) => {
            let gift = |gift: &Value| format!(" {}>{}", gift[0].as_str().expect("a card"), gift[1]);
            format!("give{}", gifts.as_array().expect("gifts").iter().map(gift).collect::<String>())
        }
        ("ask", of) => format!("ask {} {}", of[0], of[1].as_str().expect("a card")),
        (verb, of) => format!("{verb} {}", of.as_str().map_or_else(|| of.to_string(), str::to_owned)),
    };
    game.action_text(game.read_action(&text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

fn replay(recorded: &Recorded) {
    let options = serde_json::to_string(&recorded.options).expect("options serialise to JSON");
    let mut scene = Scene::<HoldMyBear>::new(&options, recorded.seats);
    for step in &recorded.steps {
        match step {
            RecordedStep::Decision { seat, n, legal, took } => {
                assert_eq!(scene.to_move(), *seat);
                let ours = scene.legal(*seat);
                assert_eq!(ours.len(), *n, "{ours:?}");
                if let Some(theirs) = legal {
                    let theirs: BTreeSet<_> = theirs.iter().map(|value| action(&scene.game, value)).collect();
                    assert_eq!(ours.into_iter().collect::<BTreeSet<_>>(), theirs);
                }
                let text = action(&scene.game, took);
                scene.act(*seat, &text);
            }
            RecordedStep::Chance { chance, took, .. } if chance == "deal" => {
                for card in words(took) {
                    assert_eq!(scene.game.chance_name(&scene.state.position), "deal");
                    scene.chance(card);
                }
            }
            RecordedStep::Chance { chance, outcomes, took } => {
                assert_eq!(scene.turn(), Turn::Chance);
                assert_eq!(scene.game.chance_name(&scene.state.position), chance);
                assert_eq!(Some(scene.outcomes().len()), *outcomes);
                scene.chance(took.as_str().expect("a card"));
            }
        }
    }
    let outcome = scene.outcome();
    let winners: Vec<Seat> = recorded.result.winners.iter().map(|&seat| Seat::new(seat)).collect();
    assert_eq!(Vec::<Seat>::from(outcome.winners()), winners);
    assert_eq!(outcome.scores(), recorded.result.scores);
    same_last_state(&scene, &recorded.last);
    assert_eq!(Options::from_values(&scene.game.options().to_values()), Ok(scene.game.options().clone()));
}

fn same_last_state(scene: &Scene<HoldMyBear>, last: &Value) {
    let position = &scene.state.position;
    let cards = |list: &Value| words(list).into_iter().map(|card| Card::read(card).expect("a card")).collect::<Hand>();
    assert_eq!(position.table.cards.iter().collect::<Hand>(), cards(&last["match"]));
    assert_eq!(json!(position.table.owner), last["owner"]);
    if position.table.cards.is_bears_only() {
        assert_eq!(json!(position.table.name.map(Animal::name)), last["as"]);
    }
    assert_eq!(position.removed, cards(&last["removed"]));
    assert_eq!(json!(position.quiet), last["quiet"]);
    assert_eq!(json!(position.to_move), last["turn"]);
    let seats = scene.game.seats();
    for seat in Seat::all(seats) {
        let at = seat.index();
        assert_eq!(*position.hand(seat), cards(&last["hands"][at]));
        assert_eq!(json!(position.beavers.contains(seat)), last["beaver"][at]);
        // In the recordings, the last observer is the watcher, and an observer's own hand has no entries.
        for observer in Seat::all(seats).filter(|&observer| observer != seat) {
            let known = scene.state.knowledge.known(Viewer::Seat(observer), seat);
            assert_eq!(*known, cards(&last["known"][observer.index()][at]), "{observer} of {seat}");
        }
        let public = scene.state.knowledge.known(Viewer::Watcher, seat);
        assert_eq!(*public, cards(&last["known"][usize::from(seats)][at]), "watchers of {seat}");
    }
}

/// ALL-1: replaying the recorded steps gives the recorded legal actions, results and final state.
#[test]
fn recorded_games_replay_step_by_step() {
    let games = recorded(include_str!("../../../vectors/hold-my-bear.jsonl"));
    assert_eq!(games.len(), 45);
    games.iter().for_each(replay);
}
