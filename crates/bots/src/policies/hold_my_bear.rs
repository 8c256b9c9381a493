mod guide;
mod held;
mod quick;
mod reference;
#[cfg(test)]
mod tests;
mod thumb;

use bearcade_core::{Determinize, Game, Rng, Seat, Turn};
use bearcade_games::hold_my_bear::{Action, HoldMyBear, Position};

use self::guide::Quick;
use self::thumb::{Thumb, unit};
use crate::search::flat;
use crate::{Budget, Choice, Estimate, Level, Policy, Seen, Term};

/// The nodes of brown and grizzly where everybody holds few cards: one is a game played on to its end.
const BROWN: u64 = 40;
const GRIZZLY: u64 = 3_000;
/// How many games are played on for the prospects of a position.
const PROSPECTS: u64 = 160;
/// How far a cub is off in the points of an action.
const SLIP: f64 = 20.0;

impl Policy for HoldMyBear {
    const YARDSTICKS: &'static [&'static str] = &["ref"];

    fn nodes(&self, level: Level) -> u64 {
        let e = |n: &str, d: u64| std::env::var(n).map_or(d, |s| s.parse().unwrap());
        match level {
            Level::Cub | Level::Black => 1,
            Level::Brown => e("BROWN", BROWN),
            Level::Grizzly => e("GRIZZLY", GRIZZLY),
        }
    }

    fn choose(&self, level: Level, seen: Seen<'_, Self>, budget: &Budget<'_>, rng: &mut impl Rng) -> Choice<Action> {
        if let [only] = seen.legal {
            return Choice::plain(*only);
        }
        if let Level::Brown | Level::Grizzly = level {
            let nodes = budget.nodes.unwrap_or_else(|| self.nodes(level));
            return flat(self, seen, &Quick, &Budget { nodes: Some(nodes), ..*budget }, rng).choice(Term::Win);
        }
        // The actions worth a look depend on nothing hidden, so any position behind the view will do.
        let position = self.determinize(seen.view, seen.seat, rng);
        let mut actions = Vec::new();
        guide::moves(self, &position, seen.seat, &mut actions);
        let thumb = Thumb::new(seen);
        match level {
            Level::Cub => thumb::best(&actions, |action| thumb.cub(action), || SLIP * unit(rng)),
            _ => thumb::best(&actions, |action| thumb.black(action), || 0.0),
        }
    }

    fn yardstick(&self, _name: &str, seen: Seen<'_, Self>, _rng: &mut impl Rng) -> Action {
        reference::choose(seen)
    }

    fn prospects(&self, position: &Position, budget: &Budget<'_>, rng: &mut impl Rng) -> Vec<Estimate> {
        let over = self.turn(position) == Turn::Over;
        let most = if over { 1 } else { budget.nodes.unwrap_or(PROSPECTS).max(1) };
        let mut sums = [0.0; 8];
        let mut games = 0.0;
        while games < most as f64 && (games == 0.0 || !budget.is_up()) {
            let mut position = *position;
            quick::play_on(self, &mut position, rng);
            for (sum, share) in sums.iter_mut().zip(guide::shares(self, &position)) {
                *sum += f64::from(share);
            }
            games += 1.0;
        }
        let estimate = |seat: Seat| {
            let mean = sums[seat.index()] / games;
            // As if there had been one game more for each side, so that a few equal results do not look certain.
            let smooth = (sums[seat.index()] + 1.0) / (games + 2.0);
            let error = if over { 0.0 } else { (smooth * (1.0 - smooth) / games).sqrt() };
            Estimate { term: Term::Win, mean, error }
        };
        Seat::all(self.seats()).map(estimate).collect()
    }
}
