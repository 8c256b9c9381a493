//! The reasons for refusing an action.

use bearcade_core::Rule;

/// Only the player decides, after the setup and after each turn of the Bear.
pub const OUT_OF_TURN: Rule = Rule::new("EO-6", "out-of-turn", "It is not this seat's turn to decide.");
/// A turn needs a player stack.
pub const EMPTY_SPACE: Rule = Rule::new("EO-7", "empty-space", "There is no stack on that space.");
/// The player can't use a Bear stack.
pub const BEAR_STACK: Rule = Rule::new("EO-7", "bear-stack", "The stack on that space is the Bear's.");
/// Player stacks never move straight up or down a column.
pub const STRAIGHT: Rule =
    Rule::new("EO-8", "straight", "A stack moves diagonally or sideways, never straight forward or back.");
/// A move follows a row or a diagonal.
pub const NOT_IN_LINE: Rule =
    Rule::new("EO-8", "not-in-line", "That space is neither in the stack's row nor on one of its diagonals.");
/// A move without distance is a pass.
pub const NO_DISTANCE: Rule = Rule::new("EO-9", "no-distance", "A move goes at least one space; staying is a pass.");
/// A stack's height limits its distance.
pub const TOO_FAR: Rule = Rule::new("EO-9", "too-far", "A stack moves at most as many spaces as it is high.");
/// A stack can't land on another.
pub const OCCUPIED: Rule = Rule::new("EO-10", "occupied", "A stack can land only on an empty space.");
/// A stack can't jump over another.
pub const BLOCKED: Rule = Rule::new("EO-10", "blocked", "Another stack is in the way.");
/// Only stacks on the top row can leave to the Sky.
pub const NOT_TOP_ROW: Rule =
    Rule::new("EO-11", "not-top-row", "Only a stack that starts on the top row can leave to the Sky.");
/// The player has no pieces left on the board.
pub const OVER: Rule = Rule::new("EO-22", "over", "The game is over: no piece is left on the board.");
/// The player can still win.
pub const STOP_TOO_EARLY: Rule =
    Rule::new("EO-23", "stop-too-early", "Stopping needs three or more pieces in the Pit.");
/// The player has stopped the game.
pub const STOPPED: Rule = Rule::new("EO-23", "stopped", "The game is over: it was stopped.");
/// The turn limit has been reached.
pub const TURNS_USED_UP: Rule = Rule::new("EO-24", "turns-used-up", "The game is over: the turn limit was reached.");

/// All refusals, so that tests can check their translations.
pub const ALL: &[Rule] = &[
    OUT_OF_TURN,
    EMPTY_SPACE,
    BEAR_STACK,
    STRAIGHT,
    NOT_IN_LINE,
    NO_DISTANCE,
    TOO_FAR,
    OCCUPIED,
    BLOCKED,
    NOT_TOP_ROW,
    OVER,
    STOP_TOO_EARLY,
    STOPPED,
    TURNS_USED_UP,
];
