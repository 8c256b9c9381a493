use bearcade_core::Rule;
use serde::{Deserialize, Serialize};

use super::board::{Board, PIECES, SIZE};
use super::refusal;

/// The number of pieces in the Sky that wins the game (EO-23).
const WIN: u8 = 10;
/// The number of pieces in the Pit that allows stopping, because the player can no longer win (EO-23).
const STOP_FROM: u8 = PIECES - WIN + 1;

/// What a position is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// The die for a player piece of the setup (EO-5).
    SetupPlayer,
    /// The die for a Bear piece of the setup (EO-5).
    SetupBear,
    /// The player's decision (EO-7).
    Decision,
    /// The Bear's roll of this many dice (EO-13).
    Roll(u8),
    /// The die for a piece on the Ground (EO-20).
    Rain,
    /// Nothing: the game is over.
    Nothing(End),
}

/// The reason a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The player has no pieces on the board (EO-22).
    Gone,
    /// The player stopped (EO-23).
    Stop,
    /// The turn limit was reached (EO-24).
    TurnLimit,
}

impl End {
    /// Returns the rule that forbids every action after this end.
    pub(super) const fn refusal(self) -> Rule {
        match self {
            Self::Gone => refusal::OVER,
            Self::Stop => refusal::STOPPED,
            Self::TurnLimit => refusal::TURNS_USED_UP,
        }
    }
}

/// The class of a score (EO-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Nine or fewer.
    Loss,
    /// Ten.
    Win,
    /// Eleven or twelve.
    SuperiorWin,
}

/// A position in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The pieces on the board.
    pub board: Board,
    /// The number of player pieces that reached the Sky.
    pub sky: u8,
    /// The number of player pieces lost.
    pub pit: u8,
    /// The number of Bear pieces in the Cave.
    pub cave: u8,
    /// The number of Bear pieces that fell off the board in this turn of the Bear and have not rained back.
    pub ground: u8,
    /// The number of player pieces still to be placed in the setup (EO-5).
    pub player_to_place: u8,
    /// The number of Bear pieces still to be placed in the setup (EO-5).
    pub bear_to_place: u8,
    /// What the position is waiting for.
    pub due: Due,
    /// The number of turns that the player has taken, including a stop. The Bear's turn n follows the player's turn n,
    /// and `turn` is n throughout.
    pub turn: u32,
    /// The number of single dice rolled so far: in the setup (for both sides, including re-rolls), or in the rain of
    /// the Bear's turn. Otherwise 0.
    pub fallen: u32,
}

impl Position {
    /// EO-4, EO-5: the position before the first die.
    pub(super) const START: Self = Self {
        board: Board::START,
        sky: 0,
        pit: 0,
        cave: 0,
        ground: 0,
        player_to_place: PIECES - SIZE,
        bear_to_place: PIECES - SIZE,
        due: Due::SetupPlayer,
        turn: 0,
        fallen: 0,
    };

    /// Returns the number of dice in the pending chance step: the Bear's roll (EO-13), one in the setup and the rain,
    /// or 0 if none is pending.
    #[inline]
    pub const fn dice_due(&self) -> u8 {
        match self.due {
            Due::SetupPlayer | Due::SetupBear | Due::Rain => 1,
            Due::Roll(dice) => dice,
            Due::Decision | Due::Nothing(_) => 0,
        }
    }

    /// Returns the number of the current turn of the Bear, counted from 1, or `None` if it is not the Bear's turn.
    pub const fn bear_turn(&self) -> Option<u32> {
        match self.due {
            Due::Roll(_) | Due::Rain => Some(self.turn),
            _ => None,
        }
    }

    /// Returns whether the player may stop now (EO-23).
    #[inline]
    pub fn can_stop(&self) -> bool {
        self.due == Due::Decision && self.pit >= STOP_FROM
    }

    /// Returns the class of the current score (EO-23).
    pub const fn class(&self) -> Class {
        match self.sky {
            0..WIN => Class::Loss,
            WIN => Class::Win,
            _ => Class::SuperiorWin,
        }
    }
}
