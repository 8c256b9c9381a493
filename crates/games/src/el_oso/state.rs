use bearcade_core::Rule;
use serde::{Deserialize, Serialize};

use super::board::{Board, PIECES, SIZE};
use super::refusal;

/// Ten pieces in the Sky win (EO-23).
const WIN: u8 = 10;
/// Stopping needs this many pieces in the Pit: a win is then out of reach (EO-23).
const STOP_FROM: u8 = PIECES - WIN + 1;

/// What a position waits for.
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

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The player has no piece on the board (EO-22).
    Gone,
    /// The player stopped (EO-23).
    Stop,
    /// The turns are used up (EO-24).
    TurnLimit,
}

impl End {
    /// The rule against every action after such an end.
    pub(super) const fn refusal(self) -> Rule {
        match self {
            Self::Gone => refusal::OVER,
            Self::Stop => refusal::STOPPED,
            Self::TurnLimit => refusal::TURNS_USED_UP,
        }
    }
}

/// What a score is worth (EO-23).
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

/// A point in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The pieces on the board.
    pub board: Board,
    /// Player pieces that got out.
    pub sky: u8,
    /// Player pieces lost.
    pub pit: u8,
    /// Bear pieces that wait.
    pub cave: u8,
    /// Bear pieces that fell off the board in this turn of the Bear's and have not come back.
    pub ground: u8,
    /// Player pieces not yet placed (EO-5).
    pub player_to_place: u8,
    /// Bear pieces not yet placed (EO-5).
    pub bear_to_place: u8,
    /// What is awaited.
    pub due: Due,
    /// How many turns the player has taken, that of a stop counted. The Bear's turn that follows the player's n-th turn is the
    /// Bear's n-th, and `turn` is n all through it.
    pub turn: u32,
    /// How many single dice have fallen so far: in the setup those of the setup, both sides' and the re-rolled ones
    /// counted; in a turn of the Bear's those of its rain; otherwise 0.
    pub fallen: u32,
}

impl Position {
    /// EO-4, EO-5: before the first die.
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

    /// How many dice the awaited chance step has: the roll's (EO-13), one in the setup and the rain, 0 if none is due.
    #[inline]
    pub const fn dice_due(&self) -> u8 {
        match self.due {
            Due::SetupPlayer | Due::SetupBear | Due::Rain => 1,
            Due::Roll(dice) => dice,
            Due::Decision | Due::Nothing(_) => 0,
        }
    }

    /// The number of the Bear's turn that is going on, counted from 1; none in the setup, in the player's turn and
    /// after the end.
    pub const fn bear_turn(&self) -> Option<u32> {
        match self.due {
            Due::Roll(_) | Due::Rain => Some(self.turn),
            _ => None,
        }
    }

    /// May the player stop now (EO-23)?
    #[inline]
    pub fn can_stop(&self) -> bool {
        self.due == Due::Decision && self.pit >= STOP_FROM
    }

    /// What the Sky is worth as it stands (EO-23).
    pub const fn class(&self) -> Class {
        match self.sky {
            0..WIN => Class::Loss,
            WIN => Class::Win,
            _ => Class::SuperiorWin,
        }
    }
}
