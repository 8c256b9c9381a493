#![expect(missing_docs, reason = "fields use the rulebook's words, and the variant's comment explains them")]

use bearcade_core::Seat;
use serde::Serialize;

use super::board::{Direction, Space};
use super::state::Score;
use super::tile::{Kind, Tile};

/// Something that happened. All events are public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// BL-6, BL-3: a player flipped a tile. For a hunter, `gun_shown` follows.
    Flipped { seat: Seat, space: Space, kind: Kind },
    /// BL-4: the direction of the flipped hunter's gun became known.
    GunShown { seat: Seat, space: Space, gun: Direction },
    /// BL-8: a tile moved to an empty space.
    Moved { seat: Seat, tile: Tile, from: Space, to: Space },
    /// BL-12: a tile moved onto another and captured it.
    Captured { seat: Seat, tile: Tile, from: Space, to: Space, prey: Tile, points: u16 },
    /// BL-17: a tile left the forest.
    TakenOut { seat: Seat, tile: Tile, from: Space, exit: Direction, points: u16 },
    /// BL-18: a player had no other action and skipped.
    Skipped { seat: Seat },
    /// BL-24: after this many quiet turns, this player must flip or capture.
    QuietEnded { seat: Seat, turns: u16 },
    /// BL-16: all tiles are face up. Each player has this many turns, and this seat goes first.
    FinalPhaseBegan { first: Seat, turns_each: u8 },
    /// BL-20: a game ended with these scores by seat.
    GameEnded { game: u8, reason: GameEnd, scores: [Score; 2] },
    /// BL-23: the next game began with newly shuffled tiles, these colours, and this seat first.
    GameBegan { game: u8, brown: Seat, blue: Seat, first: Seat },
}

/// The reason a game ended (BL-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GameEnd {
    /// All turns of the final phase have been taken.
    TurnsOver,
    /// No brown tile is left.
    BrownGone,
    /// No blue tile is left.
    BlueGone,
    /// Neither colour has a tile left.
    BothGone,
}
