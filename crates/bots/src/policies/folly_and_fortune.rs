mod ahead;
mod black;
mod cub;
mod effect;
mod hunch;
mod plan;
mod weights;
mod worth;
mod yardstick;

#[cfg(test)]
mod tests;

use bearcade_core::{Determinize as _, Game as _, Rng, Seat, pick};
use bearcade_games::folly_and_fortune::{Action, Due, FollyAndFortune, Position};
use rand_xoshiro::rand_core::SeedableRng as _;

use self::ahead::Ahead;
use self::hunch::{Hunch, Plan};
use crate::policy::best;
use crate::search::{Fast, Weighings, flat, ismcts};
use crate::{Budget, Choice, Estimate, Level, Policy, Seen, Term, Weighed};

/// How often of a hundred times a cub does not think at all.
const SLIPS: u32 = 10;
/// Values closer together than this are no reason to prefer an action.
const SAME: f64 = 1e-6;
/// How many games `prospects` plays on.
const PROSPECTS: u64 = 600;
/// How many games lie between two questions whether to stop.
const ASK_EVERY: u64 = 64;

impl Policy for FollyAndFortune {
    const YARDSTICKS: &'static [&'static str] = &["ref"];

    /// A node is a position that is drawn from the view and played on.
    fn nodes(&self, level: Level) -> u64 {
        match level {
            Level::Cub | Level::Black => 1,
            // Between two there is more to find, and less that others spoil.
            Level::Brown if self.seats() == 2 => 200,
            Level::Brown => 20,
            Level::Grizzly => 2_000,
        }
    }

    fn choose(&self, level: Level, seen: Seen<'_, Self>, budget: &Budget<'_>, rng: &mut impl Rng) -> Choice<Action> {
        if let [only] = *seen.legal {
            return Choice::plain(only);
        }
        let nodes = Some(budget.nodes.unwrap_or_else(|| self.nodes(level)));
        let budget = Budget { nodes, ..*budget };
        match level {
            Level::Cub if rng.below(100) < SLIPS => Choice::plain(pick::<Self>(seen.legal, rng)),
            Level::Cub => by_points(seen.legal, rng, |action| cub::points(self, seen, action)),
            Level::Black => by_points(seen.legal, rng, |action| black::points(self, seen, action)),
            // Between two to the end of the game; else to the end of the own turn, or of the second round from now.
            Level::Brown | Level::Grizzly if self.seats() == 2 => look_ahead(self, seen, u8::MAX, &budget, rng),
            Level::Brown => look_ahead(self, seen, 0, &budget, rng),
            Level::Grizzly => look_ahead(self, seen, 2 * self.seats() - 1, &budget, rng),
        }
    }

    fn yardstick(&self, name: &str, seen: Seen<'_, Self>, _rng: &mut impl Rng) -> Action {
        debug_assert_eq!(name, "ref");
        yardstick::choose(self, seen)
    }

    /// Games played on for a round by the quick player, and the learned chances of what they lead to.
    fn prospects(&self, position: &Position, budget: &Budget<'_>, rng: &mut impl Rng) -> Vec<Estimate> {
        let hunch = Hunch::new(self);
        let mut rng = Fast::seed_from_u64(rng.next_u64());
        let mut plan = Plan::default();
        let (mut sums, mut squares) = (vec![0.0; self.seats().into()], vec![0.0; self.seats().into()]);
        let mut games = 0;
        let most = budget.nodes.unwrap_or(PROSPECTS).max(1);
        while games < most && !(games % ASK_EVERY == ASK_EVERY - 1 && budget.is_up()) {
            let mut played = *position;
            hunch.play(&mut played, position.turn.saturating_add(self.seats()), &mut plan, &mut rng);
            let chances = hunch.chances(&played);
            for seat in Seat::all(self.seats()) {
                let chance = f64::from(chances[seat.index()]);
                sums[seat.index()] += chance;
                squares[seat.index()] += chance * chance;
            }
            games += 1;
        }
        let games = games as f64;
        let estimate = |(sum, squares): (f64, f64)| {
            let mean = sum / games;
            let spread = (squares / games - mean * mean).max(0.0);
            Estimate { term: Term::Win, mean, error: (spread / games).sqrt() }
        };
        sums.into_iter().zip(squares).map(estimate).collect()
    }
}

/// Searches the own turn, with so many turns of the others played on.
fn look_ahead(
    game: &FollyAndFortune,
    seen: Seen<'_, FollyAndFortune>,
    turns: u8,
    budget: &Budget<'_>,
    rng: &mut impl Rng,
) -> Choice<Action> {
    let hunch = Hunch::new(game);
    let guide = Ahead { hunch: &hunch, turns };
    // The picks are many, and what others pick at the same time is left to the quick player.
    let mut found = if seen.view.due == Due::Pick {
        flat(game, seen, &guide, budget, rng)
    } else {
        ismcts(game, seen, &guide, budget, rng)
    };
    if nothing_matters(&found) {
        let position = game.determinize(seen.view, seen.seat, rng);
        let action = hunch.choose(&position, seen.seat, &mut Plan::default());
        found.list.sort_by_key(|weighing| weighing.action != action);
    }
    found.choice(Term::Win)
}

/// Is the game as good as won or lost, whatever the bear does? Then it plays on by what the quick player would do: it
/// does not choose among the others who wins.
fn nothing_matters(found: &Weighings<Action>) -> bool {
    let means = || found.list.iter().map(|weighing| weighing.mean);
    means().fold(f64::MIN, f64::max) - means().fold(f64::MAX, f64::min) < SAME
}

/// The action with the most points; the generator chooses among equals.
fn by_points(legal: &[Action], rng: &mut impl Rng, points: impl Fn(Action) -> i64) -> Choice<Action> {
    let mut list: Vec<(Action, i64)> = legal.iter().map(|&action| (action, points(action))).collect();
    let (action, most) = best(&list, rng, |(_, points)| points);
    list.sort_by_key(|&(other, points)| (points != most || other != action, std::cmp::Reverse(points)));
    let weighed = list.into_iter().map(|(action, points)| Weighed {
        action,
        worth: Estimate::exact(Term::Points, points as f64),
        also: Vec::new(),
        visits: 0,
    });
    Choice { action, weighed: weighed.collect(), nodes: 1 }
}
