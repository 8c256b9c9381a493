use bearcade_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The maximum number of players (CB-1).
pub(super) const MOST_PLAYERS: usize = 4;

/// A player on the number line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Runner {
    /// The player's square, or the last one if the player was caught or removed.
    pub square: i32,
    /// The round in which the bear caught the player, or 0.
    pub caught: u16,
    /// Whether the player has left the game (CB-26).
    pub removed: bool,
}

/// What a position is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// The player's decision (CB-6).
    Decision,
    /// The player's die roll (CB-4).
    Die,
    /// The card that the player draws (CB-5).
    Card,
    /// The coin flip of a Random Gift (CB-13).
    GiftDirection,
    /// The distance of a Random Gift that moves the player forward.
    GiftForward,
    /// The distance of a Random Gift that moves the player back.
    GiftBack,
    /// The bear's die roll (CB-15).
    Bear,
    /// Nothing: the game is over.
    Nothing,
}

/// A position in the chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The players by seat. Entries beyond the number of seats are unused.
    pub runners: [Runner; MOST_PLAYERS],
    /// The players still running.
    pub running: SeatSet,
    /// The bear's square.
    pub bear: i32,
    /// The bear's energy.
    pub energy: i32,
    /// The round, counted from 1 (CB-3).
    pub round: u16,
    /// The player to move; only meaningful during a player's turn.
    pub to_move: Seat,
    /// What the position is waiting for.
    pub due: Due,
}
