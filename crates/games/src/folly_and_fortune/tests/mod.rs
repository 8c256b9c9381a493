//! Tests of Folly & Fortune. A test's name or doc comment names the rules that it covers.

mod attack;
mod decks;
mod end;
mod examples;
mod laws;
mod powers;
mod recorded;
mod setup;
mod superpowers;
mod turns;

use bearcade_conformance::Scene;
use bearcade_core::Seat;
use serde_json::{Value, json};

use super::{CardSet, Due, Event, FollyAndFortune, Position};

type Table = Scene<FollyAndFortune>;

/// Sets up the second turn of a game, in which seat 0 is to roll. Rows and hands are given by seat; all other cards are
/// in the deck.
fn table(json: &str, rows: &[&[&str]], hands: &[&[&str]]) -> Table {
    Scene::from_position(json, rows.len() as u8, |game: &FollyAndFortune, position: &mut Position| {
        let card = |id: &str| game.deck().find(id).unwrap_or_else(|| panic!("there is no card {id}"));
        position.deck = CardSet::all(game.deck().cards().len());
        for (seat, (row, hand)) in rows.iter().zip(hands).enumerate() {
            for (place, id) in row.iter().enumerate() {
                position.deck.remove(card(id));
                position.piles.insert(Seat::new(seat as u8), place, card(id));
            }
            for id in *hand {
                position.deck.remove(card(id));
                position.hands[seat].insert(card(id));
            }
        }
        position.first = Some(Seat::new(0));
        position.turn = 2;
        position.due = Due::Roll;
    })
}

/// Returns options with a deck of these cards (id, number, health, powers) and 60 plain ones, `F1` to `F60`, with
/// number and health 1.
fn custom(json: &str, cards: &[(&str, i8, u8, &str)]) -> String {
    let mut options: Value = serde_json::from_str(json).expect("the text is a JSON object");
    options["deck"] = json!(deck_text(cards));
    options.to_string()
}

fn deck_text(cards: &[(&str, i8, u8, &str)]) -> String {
    let named = cards.iter().map(|(id, number, health, power)| format!("base\t{id}\t{number}\t{health}\t{power}\n"));
    let plain = (1..=60).map(|number| format!("base\tF{number}\t1\t1\tnone\n"));
    format!("set\tid\tnumber\thealth\tpower\n{}", named.chain(plain).collect::<String>())
}

fn row(scene: &Table, seat: u8) -> Vec<&str> {
    let view = scene.state.position.piles.row(Seat::new(seat)).iter();
    view.map(|&card| scene.game.deck().cards()[usize::from(card)].name.text()).collect()
}

fn names(scene: &Table, cards: CardSet) -> Vec<&str> {
    cards.iter().map(|card| scene.game.deck().cards()[usize::from(card)].name.text()).collect()
}

fn hand(scene: &Table, seat: usize) -> Vec<&str> {
    names(scene, scene.state.position.hands[seat])
}

fn discard(scene: &Table) -> Vec<&str> {
    names(scene, scene.state.position.discard)
}

fn due(scene: &Table) -> Due {
    scene.state.position.due
}

fn value(scene: &Table) -> i16 {
    scene.state.position.course.value
}

/// Returns the tags of the last step's events.
fn tags(scene: &Table) -> Vec<String> {
    scene.events.iter().map(tag).collect()
}

fn tag(event: &Event) -> String {
    let json = serde_json::to_value(event).expect("an event serialises to JSON");
    json["event"].as_str().expect("a tag").to_owned()
}
