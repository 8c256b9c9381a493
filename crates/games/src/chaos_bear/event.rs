#![expect(missing_docs, reason = "fields use the rulebook's words, and the variant's comment explains them")]

use bearcade_core::Seat;
use serde::Serialize;

use super::action::{Card, Way};

/// Something that happened. All events are public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// CB-4: a player rolled the die and ran.
    Rolled { seat: Seat, die: u8, from: i32, to: i32 },
    /// CB-5: a player drew a card. Its effect follows as another event.
    Drew { seat: Seat, card: Card },
    /// CB-13: a coin flip decided the direction of a Random Gift.
    GiftTurned { seat: Seat, way: Way },
    /// CB-8, CB-9, CB-12, CB-13: a card moved a player.
    Moved { seat: Seat, from: i32, to: i32 },
    /// CB-10, CB-11: a card changed the bear's energy, or left it at 1.
    EnergyChanged { from: i32, to: i32 },
    /// CB-15: the bear moved by its roll and its energy.
    BearMoved { die: u8, energy: i32, from: i32, to: i32 },
    /// CB-16: the bear rolled a 3 and gained energy.
    BearGrew { energy: i32 },
    /// CB-17: the bear caught a player.
    Caught { seat: Seat, square: i32 },
    /// CB-18: the bear ate and lost energy.
    Feasted { energy: i32 },
    /// CB-26: a player left.
    Left { seat: Seat },
    /// CB-3: a new round began.
    RoundBegan { round: u16 },
    /// CB-22: the last round ended with players still running.
    TimeRanOut,
}
