//! The reasons for refusing an action.

use bearcade_core::Rule;

/// The flipped tile has not been shown yet.
pub const FLIP_OPEN: Rule = Rule::new("BL-3", "flip-open", "The flipped tile has not been shown yet.");
/// Players take turns.
pub const OUT_OF_TURN: Rule = Rule::new("BL-6", "out-of-turn", "It is not this seat's turn.");
/// Only face-down tiles can be flipped.
pub const NOT_FACE_DOWN: Rule = Rule::new("BL-6", "not-face-down", "There is no face-down tile on this space.");
/// Only face-up tiles can be moved.
pub const STILL_FACE_DOWN: Rule = Rule::new("BL-6", "still-face-down", "Only face-up tiles can be moved.");
/// The space is empty.
pub const NO_TILE: Rule = Rule::new("BL-6", "no-tile", "There is no tile on this space.");
/// Trees never move.
pub const TREE: Rule = Rule::new("BL-7", "tree", "Trees never move.");
/// The tile is the opponent's.
pub const WRONG_COLOUR: Rule = Rule::new("BL-7", "wrong-colour", "This tile belongs to the other player.");
/// A move without distance is not a move.
pub const NO_DISTANCE: Rule = Rule::new("BL-8", "no-distance", "A tile moves at least one space.");
/// Moves follow a row or a column.
pub const NOT_STRAIGHT: Rule =
    Rule::new("BL-8", "not-straight", "A tile moves in a straight line along a row or column.");
/// Another tile is in the way.
pub const BLOCKED: Rule = Rule::new("BL-8", "blocked", "Another tile is in the way.");
/// Bears and lumberjacks move one space.
pub const TOO_FAR: Rule = Rule::new("BL-9", "too-far", "Bears and lumberjacks move exactly one space.");
/// A player can't take a move straight back.
pub const NO_WAY_BACK: Rule =
    Rule::new("BL-10", "no-way-back", "A tile may not return to the space that this player moved it from last turn.");
/// A bird rests after the opponent flipped or moved it.
pub const RESTING: Rule =
    Rule::new("BL-11", "resting", "The opponent flipped or moved this bird on the turn just before.");
/// The tile does not capture this kind of tile.
pub const WRONG_PREY: Rule = Rule::new("BL-13", "wrong-prey", "This tile can't capture that one.");
/// Hunters do not capture this kind of tile.
pub const HUNTER_PREY: Rule =
    Rule::new("BL-14", "hunter-prey", "Hunters capture only bears, foxes, ducks and pheasants.");
/// The hunter's gun points in another direction.
pub const GUN: Rule = Rule::new("BL-14", "gun", "A hunter captures only in the direction its gun points.");
/// Face-down tiles can't be captured.
pub const HIDDEN_PREY: Rule = Rule::new("BL-15", "hidden-prey", "Face-down tiles can't be captured.");
/// The exits are closed until all tiles are face up.
pub const EXITS_CLOSED: Rule = Rule::new("BL-17", "exits-closed", "Tiles can leave only once all tiles are face up.");
/// Birds can't leave the forest.
pub const BIRD_STAYS: Rule = Rule::new("BL-17", "bird-stays", "Birds can't leave the forest.");
/// The tile is not in line with the exit.
pub const NO_EXIT: Rule = Rule::new("BL-17", "no-exit", "The tile is not in line with this exit.");
/// Bears and lumberjacks leave only from the exit space.
pub const NOT_ON_EXIT: Rule =
    Rule::new("BL-17", "not-on-exit", "Bears and lumberjacks can leave only from the exit space.");
/// Another tile blocks the way to the exit.
pub const EXIT_BLOCKED: Rule = Rule::new("BL-17", "exit-blocked", "Another tile is between this one and the exit.");
/// A player who can act may not skip.
pub const CAN_ACT: Rule = Rule::new("BL-18", "can-act", "A player who can do something else may not skip.");
/// The match is over.
pub const OVER: Rule = Rule::new("BL-20", "over", "The game is over.");
/// The player must flip or capture.
pub const QUIET: Rule =
    Rule::new("BL-24", "quiet", "After this many quiet turns, the player must flip a tile or capture one.");

/// All refusals, so that tests can check their translations.
pub const ALL: &[Rule] = &[
    FLIP_OPEN,
    OUT_OF_TURN,
    NOT_FACE_DOWN,
    STILL_FACE_DOWN,
    NO_TILE,
    TREE,
    WRONG_COLOUR,
    NO_DISTANCE,
    NOT_STRAIGHT,
    BLOCKED,
    TOO_FAR,
    NO_WAY_BACK,
    RESTING,
    WRONG_PREY,
    HUNTER_PREY,
    GUN,
    HIDDEN_PREY,
    EXITS_CLOSED,
    BIRD_STAYS,
    NO_EXIT,
    NOT_ON_EXIT,
    EXIT_BLOCKED,
    CAN_ACT,
    OVER,
    QUIET,
];
