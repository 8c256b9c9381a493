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

/// What cub and black look into.
const LOOK: Quick = Quick { plays: 24, gifts: 24 };
/// What brown looks into, and how often in all: about twice each. It could think longer; more nodes would leave too
/// little between it and the grizzly.
const BROWN: Quick = Quick { plays: 9, gifts: 6 };
const BROWN_NODES: u64 = 30;
/// In the largest games it makes do with so many.
const BROWN_LEAST: u64 = 20;
/// What the grizzly looks into, and how often in all in the default game of four. A node is a game played on to its end;
/// more players and more cards make it longer.
const GRIZZLY: Quick = Quick { plays: 16, gifts: 10 };
const GRIZZLY_NODES: u64 = 4_000;
/// Players times cards in the default game of four.
const DEFAULT_SIZE: u64 = 4 * 40;
/// How many games are played on for the prospects of a position.
const PROSPECTS: u64 = 160;
/// How far a cub is off in the points of an action.
const SLIP: f64 = 20.0;

impl Policy for HoldMyBear {
    const YARDSTICKS: &'static [&'static str] = &["ref"];

    fn nodes(&self, level: Level) -> u64 {
        // Sets with special animals take twice as long to weigh.
        let special = if self.is_plain() { 1 } else { 2 };
        let size = u64::from(self.seats()) * self.deck().len() as u64 * special;
        match level {
            Level::Cub | Level::Black => 1,
            Level::Brown => (8 * BROWN_NODES * DEFAULT_SIZE / size).clamp(BROWN_LEAST, BROWN_NODES),
            Level::Grizzly => GRIZZLY_NODES * DEFAULT_SIZE / size,
        }
    }

    fn choose(&self, level: Level, seen: Seen<'_, Self>, budget: &Budget<'_>, rng: &mut impl Rng) -> Choice<Action> {
        if let [only] = seen.legal {
            return Choice::plain(*only);
        }
        let guide = match level {
            Level::Cub | Level::Black => LOOK,
            Level::Brown => BROWN,
            Level::Grizzly => GRIZZLY,
        };
        if let Level::Brown | Level::Grizzly = level {
            let nodes = budget.nodes.unwrap_or_else(|| self.nodes(level));
            return flat(self, seen, &guide, &Budget { nodes: Some(nodes), ..*budget }, rng).choice(Term::Win);
        }
        // The actions worth a look depend on nothing hidden, so any position behind the view will do.
        let position = self.determinize(seen.view, seen.seat, rng);
        let mut actions = Vec::new();
        guide.list(self, &position, seen.seat, &mut actions);
        if level == Level::Cub {
            return thumb::best(&actions, thumb::cub, || SLIP * unit(rng));
        }
        let thumb = Thumb::new(seen);
        thumb::best(&actions, |action| thumb.points(action), || 0.0)
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
