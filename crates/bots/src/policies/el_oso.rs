//! El Oso. Cub and black go by a rule of thumb, brown and the grizzly by what was learned. How: `docs/bots/el-oso.md`.

mod brown;
mod found;
mod grizzly;
mod look;
mod net;
mod thumb;
pub mod training;
mod weights;

#[cfg(test)]
mod tests;

use bearcade_core::{Rng, Seat};
use bearcade_games::el_oso::{Action, ElOso, Position};

use crate::{Budget, Choice, Estimate, Level, Policy, Seen};

/// The one player.
const PLAYER: Seat = Seat::new(0);

impl Policy for ElOso {
    /// A node is a position whose actions are all weighed.
    fn nodes(&self, level: Level) -> u64 {
        match level {
            Level::Cub | Level::Black => 1,
            Level::Brown => brown::NODES,
            Level::Grizzly => grizzly::NODES,
        }
    }

    fn choose(&self, level: Level, seen: Seen<'_, Self>, budget: &Budget<'_>, rng: &mut impl Rng) -> Choice<Action> {
        let nodes = budget.nodes.unwrap_or_else(|| self.nodes(level));
        match (level, seen.legal) {
            (_, &[only]) => Choice::plain(only),
            (Level::Cub, _) => thumb::cub(self, seen, rng),
            (Level::Black, _) => thumb::black(self, seen, rng),
            (Level::Brown, _) => brown::choose(self, seen, nodes, budget, rng),
            (Level::Grizzly, _) => grizzly::choose(self, seen, nodes, budget, rng),
        }
    }

    fn prospects(&self, position: &Position, budget: &Budget<'_>, rng: &mut impl Rng) -> Vec<Estimate> {
        vec![grizzly::prospects(self, position, budget, rng)]
    }
}
