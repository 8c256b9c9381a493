//! What the search of brown and grizzly bears is told.

use bearcade_games::folly_and_fortune::{Due, FollyAndFortune, Position};

use super::hunch::{Hunch, Plan};
use crate::search::{Fast, Guide, Values};

/// Judges a position by letting the quick player play it on to the beginning of a later turn, and by the learned worth
/// of what it finds there. Everything is a chance to win.
pub(super) struct Ahead<'a> {
    pub(super) hunch: &'a Hunch<'a>,
    /// How many turns are played on after the running one.
    pub(super) turns: u8,
}

impl Guide<FollyAndFortune> for Ahead<'_> {
    type Scratch = Plan;
    const JUDGES_CHANCE: bool = true;

    fn judge(&self, _game: &FollyAndFortune, position: &mut Position, plan: &mut Plan, rng: &mut Fast) -> Values {
        self.hunch.play(position, position.turn.saturating_add(self.turns), plan, rng);
        self.hunch.chances(position)
    }

    /// Found by trying a quarter, a half and one.
    fn curiosity(&self) -> f32 {
        0.5
    }

    /// Everyone sees a roll, and a die has few sides.
    fn parts(&self, _game: &FollyAndFortune, position: &Position) -> bool {
        matches!(position.due, Due::Roll | Due::RawRoll)
    }
}
