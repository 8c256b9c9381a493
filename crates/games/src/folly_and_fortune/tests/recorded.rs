//! Recorded games. They differ from ours in three ways. Their `remove`, `self` and `part` are one decision for a whole
//! set of cards, and ours are made card by card. Their `keep` is two decisions, and ours is one. They offer some
//! optional choices without a candidate, which are not steps here. Everything else corresponds one to one.

use std::collections::BTreeSet;

use bearcade_conformance::Scene;
use bearcade_core::{Game, GameOptions, Seat, State, Step, Turn, Viewer};
use serde_json::{Value, json};

use crate::folly_and_fortune::{Action, CardSet, Due, Event, FollyAndFortune, Options, Position};
use crate::vectors::{Recorded, RecordedStep, recorded};

type Table = Scene<FollyAndFortune>;

/// ALL-1: replaying the recorded steps gives the recorded legal actions, results and final state.
#[test]
fn recorded_games_replay_step_by_step() {
    let games = recorded(include_str!("../../../vectors/folly-and-fortune.jsonl"));
    assert_eq!(games.len(), 50);
    for (index, game) in games.iter().enumerate() {
        replay(index, game);
    }
}

fn replay(index: usize, recorded: &Recorded) {
    let options = serde_json::to_string(&recorded.options).expect("options serialise to JSON");
    let mut scene = Table::new(&options, recorded.seats);
    let mut keeping = String::new();
    for (number, step) in recorded.steps.iter().enumerate() {
        let place = format!("game {index}, step {number}: {step:?}");
        match step {
            RecordedStep::Chance { chance, outcomes, took } => {
                replay_chance(&mut scene, chance, *outcomes, took, &place);
            }
            RecordedStep::Decision { seat, n, legal, took } => {
                let all = legal.as_deref();
                assert!(all.is_none_or(|all| all.len() == *n), "{place}");
                match took[0].as_str().expect("a kind of action") {
                    "remove" | "self" => replay_removal(&mut scene, *seat, *n, all, took, &place),
                    "part" => replay_part(&mut scene, *seat, all, took, &place),
                    "keep" => {
                        let ours = scene.legal(*seat).iter().map(|text| word(text, 1)).collect::<BTreeSet<_>>();
                        assert_eq!(ours, all.expect("a list").iter().map(|keep| text(&keep[1])).collect(), "{place}");
                        keeping = text(&took[1]);
                    }
                    "keep_end" => {
                        assert_eq!(scene.legal(*seat).len() % n, 0, "{place}");
                        scene.act(*seat, &format!("keep {keeping} {}", text(&took[1])));
                    }
                    _ => replay_decision(&mut scene, *seat, *n, all, took, &place),
                }
            }
        }
    }
    compare_end(&scene, recorded);
}

fn replay_chance(scene: &mut Table, name: &str, outcomes: Option<usize>, took: &Value, place: &str) {
    let hands = usize::from(scene.game.options().hand_size()) * usize::from(scene.game.seats());
    match name {
        "deal" => {
            scene.chances(&ids(took)[..hands]);
        }
        // The order of the new deck shows in the cards drawn from it.
        "reshuffle" => {
            let reshuffled = |event: &Event| matches!(event, Event::Reshuffled { .. });
            assert!(scene.events.iter().any(reshuffled), "{place}");
        }
        "shuffle_row" => {
            let row = ids(took);
            scene.chances(&row[..row.len().saturating_sub(1)]);
        }
        _ => {
            assert_eq!(scene.turn(), Turn::Chance, "{place}");
            assert_eq!(scene.game.chance_name(&scene.state.position), name, "{place}");
            let ours = scene.outcomes().len();
            assert!(name == "draw" || outcomes == Some(ours), "{place}: {ours} outcomes");
            scene.chance(&if name == "first_player" { format!("seat {took}") } else { text(took) });
        }
    }
}

fn replay_decision(scene: &mut Table, seat: u8, n: usize, legal: Option<&[Value]>, took: &Value, place: &str) {
    let nothing = took[1].is_null() || took[1] == json!([]);
    if n == 1 && nothing && matches!(took[0].as_str(), Some("swap_in_row" | "swap_deck" | "discard")) {
        assert!(!matches!(scene.state.position.due, Due::SwapInRow | Due::SwapDeck | Due::Discard), "{place}");
        return;
    }
    assert!(scene.turn().asks(Seat::new(seat)), "{place}: {:?}", scene.state.position.due);
    assert!(scene.state.position.due == Due::Pick || scene.to_move() == seat, "{place}");
    let ours: BTreeSet<String> = scene.legal(seat).into_iter().collect();
    assert_eq!(ours.len(), n, "{place}: {ours:?}");
    if let Some(theirs) = legal {
        assert_eq!(ours, theirs.iter().map(translated).collect(), "{place}");
    }
    scene.act(seat, &translated(took));
}

/// Replays one recorded choice of a set of places as our choices from left to right.
fn replay_removal(scene: &mut Table, seat: u8, n: usize, legal: Option<&[Value]>, took: &Value, place: &str) {
    let chosen: Vec<usize> = serde_json::from_value(took[1].clone()).expect("a list of places");
    if scene.state.position.due != Due::Remove {
        assert_eq!((n, chosen.len()), (1, 0), "{place}: there is nothing to choose");
        assert!(scene.events.iter().any(|event| matches!(event, Event::AttackEnded { .. })), "{place}");
        return;
    }
    assert_eq!(scene.to_move(), seat, "{place}");
    let own = scene.state.position.course.target == Seat::new(seat);
    assert_eq!(took[0], if own { "self" } else { "remove" }, "{place}");
    let row = scene.state.position.piles.row(scene.state.position.course.target).len();
    let mut sets = Vec::new();
    compose(&scene.game, &scene.state, &(0..row).collect::<Vec<_>>(), &mut Vec::new(), &mut sets);
    assert_eq!(sets.len(), n, "{place}: {sets:?}");
    let distinct: BTreeSet<Vec<usize>> = sets.iter().cloned().collect();
    assert_eq!(distinct.len(), n, "{place}: a set occurs twice");
    if let Some(theirs) = legal {
        let theirs = theirs.iter().map(|set| serde_json::from_value(set[1].clone()).expect("places"));
        assert_eq!(distinct, theirs.collect(), "{place}");
    }
    let mut ended = false;
    for (gone, at) in chosen.iter().enumerate() {
        scene.act(seat, &format!("remove {}", at - gone + 1));
        ended = scene.events.iter().any(|event| matches!(event, Event::AttackEnded { .. }));
    }
    if !ended {
        scene.act(seat, "done");
    }
}

/// Collects all sets of places that can be removed, numbered as in the original row.
fn compose(
    game: &FollyAndFortune,
    state: &State<FollyAndFortune>,
    left: &[usize],
    gone: &mut Vec<usize>,
    sets: &mut Vec<Vec<usize>>,
) {
    let seat = state.position.to_move;
    let mut actions = Vec::new();
    game.legal_actions(&state.position, seat, &mut actions);
    for action in actions {
        let mut next = state.clone();
        let events = next.apply(game, Step::Act(seat, action));
        let mut left = left.to_vec();
        if let Action::Remove(place) = action {
            gone.push(left.remove(place.into()));
        }
        if events.iter().any(|event| matches!(event, Event::AttackEnded { .. })) {
            sets.push(gone.clone());
        } else {
            compose(game, &next, &left, gone, sets);
        }
        if matches!(action, Action::Remove(_)) {
            gone.pop();
        }
    }
}

fn replay_part(scene: &mut Table, seat: u8, legal: Option<&[Value]>, took: &Value, place: &str) {
    assert_eq!((scene.to_move(), scene.state.position.due), (seat, Due::Part), "{place}");
    let mut sets = BTreeSet::new();
    parts(&scene.game, &scene.state.position, &mut sets);
    let theirs = legal.expect("a list").iter().map(|part| ids(&part[1]).into_iter().map(str::to_owned).collect());
    assert_eq!(sets, theirs.collect(), "{place}");
    for card in ids(&took[1]) {
        scene.act(seat, &format!("part {card}"));
    }
    scene.act(seat, "done");
}

/// Collects all parts of the die that can be chosen.
fn parts(game: &FollyAndFortune, position: &Position, sets: &mut BTreeSet<Vec<String>>) {
    if position.due != Due::Part {
        return;
    }
    let mut actions = Vec::new();
    game.legal_actions(position, position.to_move, &mut actions);
    for action in actions {
        if action == Action::Done {
            let part = position.course.part.iter().map(|card| game.deck().name(card).text().to_owned());
            assert!(sets.insert(part.collect()), "a part occurs twice");
        }
        let mut next = *position;
        game.apply(&mut next, Step::Act(position.to_move, action), &mut bearcade_core::Silent);
        parts(game, &next, sets);
    }
}

fn compare_end(scene: &Table, recorded: &Recorded) {
    let outcome = scene.outcome();
    let winners: Vec<Seat> = recorded.result.winners.iter().map(|&seat| Seat::new(seat)).collect();
    assert_eq!(Vec::<Seat>::from(outcome.winners()), winners);
    assert_eq!(outcome.scores(), recorded.result.scores);
    let (game, position, last) = (&scene.game, &scene.state.position, &recorded.last);
    let name = |card: u8| game.deck().name(card).text().to_owned();
    let sorted = |cards: CardSet| {
        let mut names: Vec<String> = cards.iter().map(name).collect();
        names.sort_unstable();
        names
    };
    assert_eq!(last["discard"], json!(sorted(position.discard)));
    assert_eq!(last["turn"], json!(position.turn));
    assert_eq!(last["seat"], json!(position.to_move));
    for (index, seat) in Seat::all(recorded.seats).enumerate() {
        assert_eq!(last["hands"][index], json!(sorted(position.hand(seat))));
        let row: Vec<String> = position.piles.row(seat).iter().map(|&card| name(card)).collect();
        assert_eq!(last["rows"][index], json!(row));
        assert_eq!(last["part_next"][index], json!(position.part_next.contains(seat)));
        assert_eq!(last["shield_two"][index], json!(position.two_cards.contains(seat)));
    }
    let shielded = position.sideways & game.deck().shielding();
    assert_eq!(last["shielded"], json!(sorted(shielded)));
    // The recorded deck is in order from the top. Ours ends with the cards put under it, in the same order.
    let deck = ids(&last["deck"]);
    let (unordered, under) = deck.split_at(position.deck.len());
    assert_eq!(
        unordered.iter().map(|id| (*id).to_owned()).collect::<BTreeSet<_>>(),
        sorted(position.deck).into_iter().collect()
    );
    assert_eq!(under, position.piles.under().iter().map(|&card| name(card)).collect::<Vec<_>>());
    // FF-41: the seats, and then the public.
    for observer in 0..=recorded.seats {
        let viewer = if observer == recorded.seats { Viewer::Watcher } else { Viewer::Seat(Seat::new(observer)) };
        let view = game.view(&scene.state, viewer);
        let hands = view.players.iter().flat_map(|player| &player.known).map(|card| card.text().to_owned());
        let under = view.under.iter().filter_map(|under| under.card).map(|card| card.text().to_owned());
        let known: BTreeSet<String> = hands.chain(under).collect();
        let theirs = ids(&last["known"][usize::from(observer)]);
        assert_eq!(known, theirs.into_iter().map(str::to_owned).collect(), "{viewer:?}");
    }
    assert_eq!(Options::from_values(&game.options().to_values()), Ok(game.options().clone()));
}

/// Converts a recorded action to our notation.
fn translated(action: &Value) -> String {
    let one = |index: usize| action[index].as_u64().expect("a place") + 1;
    match action[0].as_str().expect("a kind") {
        "return" => if action[1] == true { "return" } else { "pass" }.to_owned(),
        "swap_deck" | "remove_one" | "target" | "swap_in_row" | "swap_rows" if action[1].is_null() => "pass".to_owned(),
        "discard" => {
            let places: Vec<u64> = serde_json::from_value(action[1].clone()).expect("places");
            let places: Vec<String> = places.iter().map(|place| (place + 1).to_string()).collect();
            format!("discard {}", places.join(" "))
        }
        "remove_one" => format!("remove_from {} {}", action[1], one(2)),
        "swap_in_row" => format!("swap {} {}", one(1), one(2)),
        "discard_row" => format!("discard_row {}", one(1)),
        "swap_rows" => format!("swap_rows {} {} {}", one(1), action[2], one(3)),
        _ => action.as_array().expect("a list").iter().map(text).collect::<Vec<_>>().join(" "),
    }
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().map(|id| id.as_str().expect("an id")).collect()
}

fn word(text: &str, index: usize) -> String {
    text.split(' ').nth(index).expect("a word").to_owned()
}
