//! Tests of Hold My Bear. A test's name or doc comment names the rules that it covers.

mod animals;
mod examples;
mod knowledge;
mod laws;
mod naive;
mod recorded;
mod sets;
mod setup;
mod turns;

use bearcade_conformance::Scene;
use bearcade_core::Seat;

use super::{Animal, Card, Cards, Due, Hand, HoldMyBear, Match, Position};

/// Returns the option for these animals as JSON.
fn with(animals: &str) -> String {
    let names: Vec<String> = animals.split(' ').map(|name| format!("{name:?}")).collect();
    format!(r#"{{"animals": [{}]}}"#, names.join(", "))
}

fn cards(text: &str) -> Vec<Card> {
    text.split_ascii_whitespace().map(|card| Card::read(card).unwrap_or_else(|| panic!("{card}"))).collect()
}

fn hand(text: &str) -> Hand {
    cards(text).into_iter().collect()
}

/// Reads a match written as `bear1 bear2 as tiger of 0`. Without a name, bears count as bear. Without `of`, the match
/// has no owner.
fn table(text: &str) -> Match {
    let (text, owner) = text.split_once(" of ").map_or((text, None), |(text, owner)| (text, Some(owner)));
    let (text, name) = text.split_once(" as ").map_or((text, None), |(text, name)| (text, Some(name)));
    let cards = Cards::new(&cards(text)).expect("at most five cards");
    let name = name.map(|name| Animal::named(name).expect("an animal"));
    let owner = owner.map(|seat| Seat::new(seat.parse().expect("the owner is a seat number")));
    Match { cards, name: name.or(cards.is_bears_only().then_some(Animal::Bear)), owner }
}

/// Sets up a game of these animals in which seat 0 must play or give. All other cards have left the game.
fn playing(animals: &str, on_table: &str, hands: &[&str]) -> Scene<HoldMyBear> {
    Scene::from_position(&with(animals), hands.len() as u8, |game: &HoldMyBear, position: &mut Position| {
        position.removed = game.deck();
        position.deck = Hand::default();
        position.deck_size = 0;
        position.table = table(on_table);
        for card in position.table.cards.iter() {
            position.removed.remove_if_there(card);
        }
        for (seat, text) in hands.iter().enumerate() {
            position.hands[seat] = hand(text);
            position.sizes[seat] = position.hands[seat].len() as u8;
            for card in cards(text) {
                position.removed.remove_if_there(card);
            }
        }
        position.due = Due::Turn;
    })
}

/// Returns the plays among a seat's legal actions.
fn plays(scene: &Scene<HoldMyBear>, seat: u8) -> Vec<String> {
    scene.legal(seat).into_iter().filter(|action| action.starts_with("play")).collect()
}

fn holds(scene: &Scene<HoldMyBear>, seat: usize) -> String {
    let cards: Vec<String> = scene.state.position.hands[seat].cards().map(|card| card.to_string()).collect();
    assert_eq!(cards.len(), usize::from(scene.state.position.sizes[seat]));
    cards.join(" ")
}

/// Returns the match as text, in the form that [`table`] reads.
fn shown(scene: &Scene<HoldMyBear>) -> String {
    let Match { cards, name, owner } = scene.state.position.table;
    let mut text: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    text.extend(name.map(|name| format!("as {}", name.name())));
    text.extend(owner.map(|owner| format!("of {owner}")));
    text.join(" ")
}

/// Checks that every card of the game is in exactly one place, and that the hand sizes are right.
fn all_cards_are_somewhere(game: &HoldMyBear, position: &Position) {
    let mut all: Vec<Card> = position.deck.cards().chain(position.removed.cards()).collect();
    assert_eq!(position.deck.len(), usize::from(position.deck_size));
    all.extend(position.table.cards.iter());
    for (hand, size) in position.hands.iter().zip(position.sizes) {
        assert_eq!(hand.len(), usize::from(size));
        all.extend(hand.cards());
    }
    all.sort_unstable();
    assert_eq!(all, game.deck().cards().collect::<Vec<_>>());
    let bears_only = !position.table.cards.is_empty() && position.table.cards.is_bears_only();
    assert_eq!(position.table.name.is_some(), bears_only, "{:?}", position.table);
}
