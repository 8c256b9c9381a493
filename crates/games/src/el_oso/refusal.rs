//! Why an action is refused.

use bearcade_core::Rule;

/// The player decides after the setup and after each turn of the Bear, and nobody else does.
pub const OUT_OF_TURN: Rule = Rule::new("EO-6", "out-of-turn", "It is not this seat's turn to decide.");
/// A turn is taken with a stack of the player's.
pub const EMPTY_SPACE: Rule = Rule::new("EO-7", "empty-space", "There is no stack on that space.");
/// The Bear's stacks are not the player's to name.
pub const BEAR_STACK: Rule = Rule::new("EO-7", "bear-stack", "The stack on that space is the Bear's.");
/// No stack of the player's goes straight up or down a column.
pub const STRAIGHT: Rule =
    Rule::new("EO-8", "straight", "A stack moves diagonally or sideways, never straight forward or back.");
/// A move follows one row or one diagonal.
pub const NOT_IN_LINE: Rule =
    Rule::new("EO-8", "not-in-line", "That space is neither in the stack's row nor on one of its diagonals.");
/// A move that stays is a pass.
pub const NO_DISTANCE: Rule = Rule::new("EO-9", "no-distance", "A move goes at least one space; staying is a pass.");
/// The height is the longest distance.
pub const TOO_FAR: Rule = Rule::new("EO-9", "too-far", "A stack moves at most as many spaces as it is high.");
/// Nothing is landed on.
pub const OCCUPIED: Rule = Rule::new("EO-10", "occupied", "A stack can land only on an empty space.");
/// Nothing is jumped.
pub const BLOCKED: Rule = Rule::new("EO-10", "blocked", "Another stack stands in the way.");
/// The Sky is next to the top row.
pub const NOT_TOP_ROW: Rule =
    Rule::new("EO-11", "not-top-row", "Only a stack that starts on the top row can leave to the Sky.");
/// The last stack has left the board.
pub const OVER: Rule = Rule::new("EO-22", "over", "The game is over: no piece is left on the board.");
/// A win is still possible.
pub const STOP_TOO_EARLY: Rule =
    Rule::new("EO-23", "stop-too-early", "Stopping needs three or more pieces in the Pit.");
/// The player has stopped.
pub const STOPPED: Rule = Rule::new("EO-23", "stopped", "The game is over: it was stopped.");
/// The turns are used up.
pub const TURNS_USED_UP: Rule = Rule::new("EO-24", "turns-used-up", "The game is over: the turn limit was reached.");

/// All of them, so that a test can see that each has words in every language.
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
