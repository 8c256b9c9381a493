#![expect(missing_docs, reason = "fields use the rulebook's words, and the variant's comment explains them")]

use bearcade_core::Seat;
use serde::Serialize;

use super::action::End;
use super::cards::CardName;
use super::power::Power;

/// Something that happened. A card that a viewer may not see is `None`. Places count from 1 at the left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// FF-2: a player was dealt a card, which only that player sees.
    Dealt { seat: Seat, card: Option<CardName> },
    /// FF-2: a player picked cards in secret.
    Picked { seat: Seat },
    /// FF-2: all players have picked, and the rows are revealed by seat.
    RowsRevealed { rows: Vec<[CardName; 2]> },
    /// FF-3: the first player was chosen.
    FirstPlayer { seat: Seat, random: bool },
    /// FF-4, FF-37: a turn began, and the player's shields ended.
    TurnBegan { seat: Seat, turn: u8, shields_ended: bool },
    /// FF-35: a player with an empty hand was skipped, and the player's shields ended.
    TurnSkipped { seat: Seat, shields_ended: bool },
    /// FF-33: a player chose a part of the hand to roll with, which only that player knows.
    PartChosen { seat: Seat, size: usize, cards: Option<Vec<CardName>> },
    /// FF-4, FF-28: a card of the die was revealed under this card of the row.
    Rolled { seat: Seat, roll: u8, raw: bool, card: CardName, number: i16, under: Option<CardName> },
    /// FF-6, FF-28: the revealed card went back into the hand.
    PutBack { seat: Seat, card: CardName },
    /// FF-32: the power of a passed card took effect; `passed` is the total of all additions so far.
    Passed { seat: Seat, card: CardName, power: Power, passed: i16 },
    /// FF-7: a player stopped; `value` is before the power of the card stopped at.
    Stopped { seat: Seat, at: Option<CardName>, rolled: CardName, passed: i16, value: i16 },
    /// FF-16, FF-24, FF-25, FF-26: a stopped power was applied to the value.
    Value { seat: Seat, power: Power, from: i16, to: i16 },
    /// FF-1: a player declined an optional power.
    Declined { seat: Seat, power: Power },
    /// FF-19: a player made no attack and kept the rolled card in the hand.
    Returned { seat: Seat, card: CardName },
    /// FF-14: the discard pile became the deck.
    Reshuffled { cards: usize },
    /// FF-20: a card of the hand went face down under the deck. `place` counts from the top of the deck.
    PutUnder { seat: Seat, card: Option<CardName>, place: usize, rolled: CardName },
    /// FF-14: a player drew a card; `from_under` is true if it was put under the deck before.
    Drew { seat: Seat, card: Option<CardName>, from_under: bool, deck: usize },
    /// FF-14, FF-35: there was nothing to draw.
    NothingDrawn { seat: Seat },
    /// FF-24, FF-33: a player discarded one of their own cards.
    Discarded { seat: Seat, from: Origin, card: CardName, place: Option<usize> },
    /// FF-31: a power removed a card from a row.
    Removed { seat: Seat, target: Seat, card: CardName, place: usize },
    /// FF-10, FF-12: an attack began. If `target` is `seat`, it is a self-attack.
    Attacked { seat: Seat, target: Seat, damage: i16 },
    /// FF-10, FF-12: an attack removed a card.
    Lost { seat: Seat, target: Seat, card: CardName, place: usize, damage_left: i16 },
    /// FF-10, FF-12: an attack ended.
    AttackEnded { seat: Seat, target: Seat },
    /// FF-18: a player made no second attack.
    NoSecondAttack { seat: Seat },
    /// FF-13: a player made no attack.
    NoAttack { seat: Seat, reason: NoAttack },
    /// FF-31: a removed card joined the attacker's row.
    Kept { seat: Seat, card: CardName, end: End },
    /// FF-17: the row was shuffled into this order.
    RowShuffled { seat: Seat, row: Vec<CardName> },
    /// FF-27: two cards of the row swapped places.
    SwappedInRow { seat: Seat, cards: [CardName; 2], places: [usize; 2] },
    /// FF-8: the rolled card left the hand and joined the row.
    Added { seat: Seat, card: CardName, end: End },
    /// FF-33: the power of an unseen card took effect.
    Unseen { seat: Seat, card: CardName, power: Power },
    /// FF-33: a player looked at a hand, and only that player sees its cards.
    Looked { seat: Seat, at: Seat, count: usize, cards: Option<Vec<CardName>> },
    /// FF-33: a card of the player's own row and one of another row swapped places.
    SwappedRows { seat: Seat, card: CardName, place: usize, with: Seat, for_card: CardName, for_place: usize },
    /// FF-35, FF-37: the game ended.
    Ended { reason: Over },
}

/// The place that a card was discarded from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The row.
    Row,
    /// The hand.
    Hand,
}

/// The reason there is no attack (FF-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NoAttack {
    /// FF-3, FF-19, FF-21: it is the opening turn, or a power forbids the attack.
    Forbidden,
    /// The value is zero.
    Zero,
    /// FF-38: the value is negative, and the options give that no effect.
    Negative,
    /// No player may be attacked.
    Nobody,
}

/// The reason the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Over {
    /// FF-35: one hand is empty, or all are.
    EmptyHand,
    /// FF-37: the last turn ended.
    LastTurn,
}
