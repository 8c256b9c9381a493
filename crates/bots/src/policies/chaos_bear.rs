use bearcade_core::Rng;
use bearcade_games::chaos_bear::{Action, ChaosBear, Position};

use crate::policy::best;
use crate::{Budget, Choice, Estimate, Level, Policy, Seen};

/// A lead at which a card is worth the squares it costs to a player who likes to gamble.
const COMFORTABLE: i32 = 25;

impl Policy for ChaosBear {
    fn nodes(&self, _level: Level) -> u64 {
        1
    }

    fn choose(&self, _level: Level, seen: Seen<'_, Self>, _budget: &Budget<'_>, rng: &mut impl Rng) -> Choice<Action> {
        Choice::plain(black(self, seen, rng))
    }

    fn prospects(&self, _position: &Position, _budget: &Budget<'_>, _rng: &mut impl Rng) -> Vec<Estimate> {
        Vec::new()
    }
}

/// Runs, and draws a card only with the bear far behind.
fn black(_game: &ChaosBear, seen: Seen<'_, ChaosBear>, rng: &mut impl Rng) -> Action {
    let Seen { view, seat, legal } = seen;
    let lead = view.players[seat.index()].lead.unwrap_or_default();
    best(legal, rng, |action| match action {
        Action::Roll => 1,
        Action::Draw => 2 * i64::from(lead >= COMFORTABLE),
    })
}
