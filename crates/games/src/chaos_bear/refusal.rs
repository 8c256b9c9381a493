//! The reasons for refusing an action.

use bearcade_core::Rule;

/// Players take their turns in seat order, and then the bear moves.
pub const OUT_OF_TURN: Rule = Rule::new("CB-3", "out-of-turn", "It is not this seat's turn.");
/// Cards can be drawn only on a draw square.
pub const NO_DRAW_SQUARE: Rule =
    Rule::new("CB-5", "no-draw-square", "A card can be drawn only on a positive multiple of draw_every.");
/// A caught player takes no more turns.
pub const CAUGHT: Rule = Rule::new("CB-7", "caught", "A caught player takes no more turns.");
/// The game is over.
pub const OVER: Rule = Rule::new("CB-20", "over", "The game is over.");
/// A removed player can't act.
pub const REMOVED: Rule = Rule::new("CB-26", "removed", "This player has left the game.");

/// All refusals, so that tests can check their translations.
pub const ALL: &[Rule] = &[OUT_OF_TURN, NO_DRAW_SQUARE, CAUGHT, OVER, REMOVED];
