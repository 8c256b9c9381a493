//! Decisions and chance outcomes, and their notation.

use std::fmt::Write as _;

use bearcade_core::{NotationError, Seat};
use serde::{Deserialize, Serialize};

use super::cards::MOST_PLAYERS;
use super::deck::Deck;

/// A player's decision. A card is its number in the deck. Places in a row count from 0 here, and from 1 in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Decline an optional power or a second attack.
    Pass,
    /// Finish a choice made card by card: the part of the die (FF-33), or the cards that an attack removes (FF-10,
    /// FF-12).
    Done,
    /// FF-6: stop rolling.
    Stop,
    /// FF-6: roll again.
    Reroll,
    /// FF-2: pick the cards of the row, left to right.
    Pick(u8, u8),
    /// FF-33: add a card to the part of the die.
    Part(u8),
    /// FF-19: make no attack, and keep the rolled card in the hand.
    Return,
    /// FF-20: put this card under the deck.
    SwapDeck(u8),
    /// FF-24: discard the card at one place of the player's own row.
    DiscardOne(u8),
    /// FF-24: discard the cards at two places of the player's own row, the left one first.
    DiscardTwo(u8, u8),
    /// FF-31: remove the card at a place of a row.
    RemoveFrom(Seat, u8),
    /// FF-10: attack this player.
    Target(Seat),
    /// FF-10, FF-12: remove the card at a place of the attacked row.
    Remove(u8),
    /// FF-31: keep a removed card, at this end of the row.
    Keep(u8, End),
    /// FF-27: swap the cards at two places of the player's own row, the left one first.
    SwapInRow(u8, u8),
    /// FF-8: add the rolled card at this end of the row.
    End(End),
    /// FF-33: discard the card at a place of the player's own row.
    DiscardRow(u8),
    /// FF-33: discard a card from the player's own hand.
    DiscardHand(u8),
    /// FF-33: look at this player's hand.
    Look(Seat),
    /// FF-33: swap the card at a place of the player's own row with one at a place of another player's row.
    SwapRows(u8, Seat, u8),
}

/// An end of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The left end.
    Left,
    /// The right end.
    Right,
}

impl End {
    /// Both ends.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    const fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

/// A chance outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// A card that is dealt, rolled or drawn, or the next card of a shuffled row.
    Card(u8),
    /// FF-3: the first player.
    First(Seat),
}

impl Action {
    /// Returns the kind of decision: finishing or declining something, or doing something.
    pub(super) const fn kind(self) -> u8 {
        !matches!(self, Self::Pass | Self::Done | Self::Stop) as u8
    }
}

pub(super) fn write_action(deck: &Deck, action: Action, out: &mut String) {
    let name = |card: u8| deck.name(card);
    let place = |place: u8| u16::from(place) + 1;
    let written = match action {
        Action::Pass => write!(out, "pass"),
        Action::Done => write!(out, "done"),
        Action::Stop => write!(out, "stop"),
        Action::Reroll => write!(out, "reroll"),
        Action::Pick(left, right) => write!(out, "pick {} {}", name(left).text(), name(right).text()),
        Action::Part(card) => write!(out, "part {}", name(card).text()),
        Action::Return => write!(out, "return"),
        Action::SwapDeck(card) => write!(out, "swap_deck {}", name(card).text()),
        Action::DiscardOne(one) => write!(out, "discard {}", place(one)),
        Action::DiscardTwo(one, two) => write!(out, "discard {} {}", place(one), place(two)),
        Action::RemoveFrom(seat, at) => write!(out, "remove_from {seat} {}", place(at)),
        Action::Target(seat) => write!(out, "target {seat}"),
        Action::Remove(at) => write!(out, "remove {}", place(at)),
        Action::Keep(card, end) => write!(out, "keep {} {}", name(card).text(), end.word()),
        Action::SwapInRow(one, two) => write!(out, "swap {} {}", place(one), place(two)),
        Action::End(end) => write!(out, "end {}", end.word()),
        Action::DiscardRow(at) => write!(out, "discard_row {}", place(at)),
        Action::DiscardHand(card) => write!(out, "discard_hand {}", name(card).text()),
        Action::Look(seat) => write!(out, "look {seat}"),
        Action::SwapRows(own, seat, other) => write!(out, "swap_rows {} {seat} {}", place(own), place(other)),
    };
    written.expect("writing to a string never fails");
}

pub(super) fn read_action(deck: &Deck, text: &str) -> Result<Action, NotationError> {
    // No action has more than four words, so text with a fifth is rejected.
    let mut words = [""; 5];
    let mut count = 0;
    for (slot, word) in words.iter_mut().zip(text.split_ascii_whitespace()) {
        *slot = word;
        count += 1;
    }
    let card = |word: &str| read_card(deck, word);
    match words[..count] {
        ["pass"] | ["target", "none"] => Ok(Action::Pass),
        ["done"] => Ok(Action::Done),
        ["stop"] => Ok(Action::Stop),
        ["reroll"] => Ok(Action::Reroll),
        ["pick", left, right] => Ok(Action::Pick(card(left)?, card(right)?)),
        ["part", word] => Ok(Action::Part(card(word)?)),
        ["return"] => Ok(Action::Return),
        ["swap_deck", word] => Ok(Action::SwapDeck(card(word)?)),
        ["discard", one] => Ok(Action::DiscardOne(place(one)?)),
        ["discard", one, two] => ascending(one, two).map(|(one, two)| Action::DiscardTwo(one, two)),
        ["remove_from", who, at] => Ok(Action::RemoveFrom(seat(who)?, place(at)?)),
        ["target", who] => Ok(Action::Target(seat(who)?)),
        ["remove", at] => Ok(Action::Remove(place(at)?)),
        ["keep", word, side] => Ok(Action::Keep(card(word)?, end(side)?)),
        ["swap", one, two] => ascending(one, two).map(|(one, two)| Action::SwapInRow(one, two)),
        ["end", side] => Ok(Action::End(end(side)?)),
        ["discard_row", at] => Ok(Action::DiscardRow(place(at)?)),
        ["discard_hand", word] => Ok(Action::DiscardHand(card(word)?)),
        ["look", who] => Ok(Action::Look(seat(who)?)),
        ["swap_rows", own, who, other] => Ok(Action::SwapRows(place(own)?, seat(who)?, place(other)?)),
        _ => Err(NotationError::expected(
            "pass, done, stop, reroll, return, pick CARD CARD, part CARD, swap_deck CARD, discard PLACE [PLACE], \
             remove_from SEAT PLACE, target SEAT, remove PLACE, keep CARD left|right, swap PLACE PLACE, \
             end left|right, discard_row PLACE, discard_hand CARD, look SEAT or swap_rows PLACE SEAT PLACE",
        )),
    }
}

pub(super) fn write_chance(deck: &Deck, chance: Chance, out: &mut String) {
    match chance {
        Chance::Card(card) => {
            let name = deck.name(card);
            out.push_str(name.text());
            // The bare word `leave` is reserved for leaving the game.
            if name.text() == "leave" {
                out.push_str("#1");
            }
        }
        Chance::First(seat) => write!(out, "seat {seat}").expect("writing to a string never fails"),
    }
}

pub(super) fn read_chance(deck: &Deck, text: &str) -> Result<Chance, NotationError> {
    match text.strip_prefix("seat ") {
        Some(who) => Ok(Chance::First(seat(who)?)),
        None => Ok(Chance::Card(read_card(deck, text)?)),
    }
}

fn read_card(deck: &Deck, word: &str) -> Result<u8, NotationError> {
    deck.find(word).ok_or_else(|| NotationError::expected("the id of a card of this deck"))
}

/// Reads two places in either order.
fn ascending(one: &str, two: &str) -> Result<(u8, u8), NotationError> {
    let (one, two) = (place(one)?, place(two)?);
    Ok((one.min(two), one.max(two)))
}

/// Reads a place in a row, from 1 to 128. No row is longer than a deck.
fn place(word: &str) -> Result<u8, NotationError> {
    match word.parse::<u8>() {
        Ok(place @ 1..=128) => Ok(place - 1),
        _ => Err(NotationError::expected("a place of a row, counted from 1 at the left")),
    }
}

fn seat(word: &str) -> Result<Seat, NotationError> {
    match word.parse::<u8>() {
        Ok(seat) if usize::from(seat) < MOST_PLAYERS => Ok(Seat::new(seat)),
        _ => Err(NotationError::expected("a seat from 0 to 5")),
    }
}

fn end(word: &str) -> Result<End, NotationError> {
    End::ALL.into_iter().find(|end| end.word() == word).ok_or_else(|| NotationError::expected("left or right"))
}
