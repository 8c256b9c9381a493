use bearcade_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most players (CB-1).
pub(super) const MOST_PLAYERS: usize = 4;

/// A player on the number line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Runner {
    /// Where the player stands, or stood when caught or removed.
    pub square: i32,
    /// The round in which the bear caught the player; 0 while that has not happened.
    pub caught: u16,
    /// Has the player left the game (CB-26)?
    pub removed: bool,
}

/// What a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// The player's decision (CB-6).
    Decision,
    /// The player's die (CB-4).
    Die,
    /// The player's card (CB-5).
    Card,
    /// The coin of a Random Gift (CB-13).
    GiftDirection,
    /// The distance of a Random Gift forward.
    GiftForward,
    /// The distance of a Random Gift back.
    GiftBack,
    /// The bear's die (CB-15).
    Bear,
    /// Nothing: the game is over.
    Nothing,
}

/// A point in the chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The players; seats that nobody sits on stay as they are.
    pub runners: [Runner; MOST_PLAYERS],
    /// The players still running.
    pub running: SeatSet,
    /// The bear's square.
    pub bear: i32,
    /// The bear's energy.
    pub energy: i32,
    /// The round, counted from 1 (CB-3).
    pub round: u16,
    /// Whose turn it is, while it is a player's.
    pub to_move: Seat,
    /// What is awaited.
    pub due: Due,
}
