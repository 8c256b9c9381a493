#![expect(
    missing_docs,
    reason = "the fields of an event are named by the rulebook's words; the variant says what happened"
)]

use bearcade_core::Seat;
use serde::Serialize;

use super::board::{Direction, Space};
use super::state::Score;
use super::tile::{Kind, Tile};

/// Something that happened. Everything is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// BL-6, BL-3: a player flipped a tile. For a hunter the gun is still to come.
    Flipped { seat: Seat, space: Space, kind: Kind },
    /// BL-4: where the flipped hunter's gun points.
    GunShown { seat: Seat, space: Space, gun: Direction },
    /// BL-8: a tile moved to an empty space.
    Moved { seat: Seat, tile: Tile, from: Space, to: Space },
    /// BL-12: a tile moved onto another and captured it.
    Captured { seat: Seat, tile: Tile, from: Space, to: Space, prey: Tile, points: u16 },
    /// BL-17: a tile left the forest.
    TakenOut { seat: Seat, tile: Tile, from: Space, exit: Direction, points: u16 },
    /// BL-18: a player had nothing to do.
    Skipped { seat: Seat },
    /// BL-24: after so many quiet turns this player has to flip or capture.
    QuietEnded { seat: Seat, turns: u16 },
    /// BL-16: all tiles are face up; each player has this many turns, this seat goes first.
    FinalPhaseBegan { first: Seat, turns_each: u8 },
    /// BL-20: a game is over, with the score of each seat in it.
    GameEnded { game: u8, reason: GameEnd, scores: [Score; 2] },
    /// BL-23: another game begins with newly shuffled tiles; who has which colour, who takes the first turn.
    GameBegan { game: u8, brown: Seat, blue: Seat, first: Seat },
}

/// Why a game is over (BL-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GameEnd {
    /// The ten turns of the final phase have been taken.
    TurnsOver,
    /// No brown tile is left.
    BrownGone,
    /// No blue tile is left.
    BlueGone,
    /// Neither colour has a tile left.
    BothGone,
}
