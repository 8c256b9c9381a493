#![expect(
    missing_docs,
    reason = "the fields of an event are named by the rulebook's words; the variant says what happened"
)]

use bearcade_core::Seat;
use serde::Serialize;

use super::action::End;
use super::cards::CardName;
use super::power::Power;

/// Something that happened. A card that a viewer may not see is `None` for them. Places count from 1 at the left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// FF-2: a player was dealt a card; only they see it.
    Dealt { seat: Seat, card: Option<CardName> },
    /// FF-2: a player has picked; what, stays secret.
    Picked { seat: Seat },
    /// FF-2: all have picked and the rows are shown, by seat.
    RowsRevealed { rows: Vec<[CardName; 2]> },
    /// FF-3: who begins.
    FirstPlayer { seat: Seat, random: bool },
    /// FF-4, FF-37: a turn begins; the player's shields end.
    TurnBegan { seat: Seat, turn: u8, shields_ended: bool },
    /// FF-35: a player with an empty hand is passed over; their shields end.
    TurnSkipped { seat: Seat, shields_ended: bool },
    /// FF-33: a player rolls with a part of the hand; which, only they know.
    PartChosen { seat: Seat, size: usize, cards: Option<Vec<CardName>> },
    /// FF-4, FF-28: a card of the die is revealed, under this card of the row.
    Rolled { seat: Seat, roll: u8, raw: bool, card: CardName, number: i16, under: Option<CardName> },
    /// FF-6, FF-28: the revealed card goes back into the hand.
    PutBack { seat: Seat, card: CardName },
    /// FF-32: the power of a card that was passed; `passed` is the sum of all additions so far.
    Passed { seat: Seat, card: CardName, power: Power, passed: i16 },
    /// FF-7: a player stopped; the value before the power of the card stopped at.
    Stopped { seat: Seat, at: Option<CardName>, rolled: CardName, passed: i16, value: i16 },
    /// FF-16, FF-24, FF-25, FF-26: the stopped power changed the value, or left it as it was.
    Value { seat: Seat, power: Power, from: i16, to: i16 },
    /// FF-1: an optional power was not used.
    Declined { seat: Seat, power: Power },
    /// FF-19: no attack, and the rolled card stays in the hand.
    Returned { seat: Seat, card: CardName },
    /// FF-14: the discard pile became the deck.
    Reshuffled { cards: usize },
    /// FF-20: a card of the hand went under the deck, face down. `place` counts from the top of the deck.
    PutUnder { seat: Seat, card: Option<CardName>, place: usize, rolled: CardName },
    /// FF-14: a player drew; `from_under` if it is a card that was put under the deck.
    Drew { seat: Seat, card: Option<CardName>, from_under: bool, deck: usize },
    /// FF-14, FF-35: nothing could be drawn.
    NothingDrawn { seat: Seat },
    /// FF-24, FF-33: a player discarded one of their own cards.
    Discarded { seat: Seat, from: Origin, card: CardName, place: Option<usize> },
    /// FF-31: a power removed a card from a row.
    Removed { seat: Seat, target: Seat, card: CardName, place: usize },
    /// FF-10, FF-12: an attack, on the player themselves where `target` is `seat`.
    Attacked { seat: Seat, target: Seat, damage: i16 },
    /// FF-10, FF-12: an attack removed a card.
    Lost { seat: Seat, target: Seat, card: CardName, place: usize, damage_left: i16 },
    /// FF-10, FF-12: the attack is over.
    AttackEnded { seat: Seat, target: Seat },
    /// FF-18: there is no second attack.
    NoSecondAttack { seat: Seat },
    /// FF-13: there is no attack.
    NoAttack { seat: Seat, reason: NoAttack },
    /// FF-31: a removed card joined the attacker's row.
    Kept { seat: Seat, card: CardName, end: End },
    /// FF-17: the row's new order.
    RowShuffled { seat: Seat, row: Vec<CardName> },
    /// FF-27: two cards of the row changed places.
    SwappedInRow { seat: Seat, cards: [CardName; 2], places: [usize; 2] },
    /// FF-8: the rolled card left the hand and joined the row.
    Added { seat: Seat, card: CardName, end: End },
    /// FF-33: the power of an unseen card takes effect.
    Unseen { seat: Seat, card: CardName, power: Power },
    /// FF-33: a player looked at a hand; what it holds, only they see.
    Looked { seat: Seat, at: Seat, count: usize, cards: Option<Vec<CardName>> },
    /// FF-33: a card of the own row and one of another's changed places.
    SwappedRows { seat: Seat, card: CardName, place: usize, with: Seat, for_card: CardName, for_place: usize },
    /// FF-35, FF-37: the game is over.
    Ended { reason: Over },
}

/// What a card was discarded from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The row.
    Row,
    /// The hand.
    Hand,
}

/// Why there is no attack (FF-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NoAttack {
    /// FF-3, FF-19, FF-21: the opening turn, or a power says so.
    Forbidden,
    /// The value is zero.
    Zero,
    /// FF-38: the value is negative and that does nothing.
    Negative,
    /// Nobody may be attacked.
    Nobody,
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Over {
    /// FF-35: a hand is empty, or all are.
    EmptyHand,
    /// FF-37: the last turn is over.
    LastTurn,
}
