use bearcade_core::{Rng, Seat};
use bearcade_games::chaos_bear::{Action, ChaosBear, View};

use crate::Policy;
use crate::policy::best;

/// A lead at which a card is worth the squares it costs to a player who likes to gamble.
const COMFORTABLE: i32 = 25;

impl Policy for ChaosBear {
    /// Runs, and draws a card only with the bear far behind.
    fn black(&self, view: &View, seat: Seat, legal: &[Action], rng: &mut impl Rng) -> Action {
        let lead = view.players[seat.index()].lead.unwrap_or_default();
        best(legal, rng, |action| match action {
            Action::Roll => 1,
            Action::Draw => 2 * i64::from(lead >= COMFORTABLE),
        })
    }
}
