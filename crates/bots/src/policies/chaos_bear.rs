mod rollouts;
mod solved;
mod table;
mod turns;

#[cfg(test)]
mod tests;

use bearcade_core::{Game, Rng, Seat, Silent, Step};
use bearcade_games::chaos_bear::{Action, Card, ChaosBear, Position};

use crate::{Budget, Choice, Estimate, Level, Policy, Seen, Term, Weighed};
use rollouts::Rollouts;
use turns::{mean_advance, survival};

const ALWAYS_ROLL: &str = "always-roll";
const ALWAYS_DRAW: &str = "always-draw";

/// The die's mean (CB-4), in the points of the small bears.
const ROLL: f64 = 3.5;
/// So many average turns of the bear away, a cub and a black bear feel safe. Seven make the cub a little better than a
/// player who draws every second time; ten make the black bear draw at the start, and seldom later.
const CUB_FEELS_SAFE: i32 = 7;
const BLACK_FEELS_SAFE: i32 = 10;
/// What a card gains in the eyes of a black bear that feels safe.
const DARING: f64 = 3.0;
/// One time in so many a cub does the other thing.
const SLIP: u32 = 8;
/// Steps of a prospect: a hundredth of a second.
const PROSPECT: u64 = 1_000_000;

impl Policy for ChaosBear {
    const YARDSTICKS: &'static [&'static str] = &[ALWAYS_ROLL, ALWAYS_DRAW];

    /// In steps of the rules.
    fn nodes(&self, level: Level) -> u64 {
        match level {
            Level::Cub | Level::Black => 1,
            Level::Brown => 4_000,
            Level::Grizzly => 8_000_000,
        }
    }

    fn choose(&self, level: Level, seen: Seen<'_, Self>, budget: &Budget<'_>, rng: &mut impl Rng) -> Choice<Action> {
        if let [only] = seen.legal {
            return Choice::plain(*only);
        }
        let steps = budget.nodes.unwrap_or(self.nodes(level));
        match level {
            Level::Cub => cub(self, seen, rng),
            Level::Black => by_points(black(self, seen)),
            Level::Brown => {
                let rollouts = Rollouts { table: false, steps, same_dice: false, until_clear: false };
                play_on(self, seen, rollouts, budget, rng)
            }
            Level::Grizzly => exact(self, seen).unwrap_or_else(|| {
                let rollouts = Rollouts { table: true, steps, same_dice: true, until_clear: budget.nodes.is_none() };
                play_on(self, seen, rollouts, budget, rng)
            }),
        }
    }

    fn yardstick(&self, name: &str, seen: Seen<'_, Self>, _rng: &mut impl Rng) -> Action {
        if name == ALWAYS_DRAW && seen.legal.contains(&Action::Draw) { Action::Draw } else { Action::Roll }
    }

    fn prospects(&self, position: &Position, budget: &Budget<'_>, rng: &mut impl Rng) -> Vec<Estimate> {
        let seats = usize::from(self.seats());
        if let Some(chances) = solved::chances(self, position, &mut 0) {
            return chances[..seats].iter().map(|&chance| Estimate::exact(Term::Win, chance)).collect();
        }
        if self.turn(position) == bearcade_core::Turn::Over {
            let shares = turns::shares(&self.outcome(position));
            return shares[..seats].iter().map(|&share| Estimate::exact(Term::Win, share)).collect();
        }
        let steps = budget.nodes.unwrap_or(PROSPECT);
        let judged =
            Rollouts { table: true, steps, same_dice: true, until_clear: false }.judge(self, position, budget, rng);
        let estimate =
            |samples: &rollouts::Samples| Estimate { term: Term::Win, mean: samples.mean(), error: samples.error() };
        judged.iter().map(estimate).collect()
    }
}

/// Loves cards: sees the best one that can come against an ordinary roll. Runs when the bear comes near, and does
/// the other thing now and then.
fn cub(game: &ChaosBear, seen: Seen<'_, ChaosBear>, rng: &mut impl Rng) -> Choice<Action> {
    let hope = |(card, weight): (Card, u32)| match card {
        _ if weight == 0 => 0.0,
        Card::Impulsion => 3.0,
        Card::SuperImpulsion => 5.0,
        Card::RandomGift => 6.0,
        Card::Tiredness | Card::Hunger | Card::BackwardPush => 0.0,
    };
    let best = Card::ALL.into_iter().zip(game.options().weights).map(hope).fold(0.0, f64::max);
    let draw = if turns_ahead(seen) < CUB_FEELS_SAFE { 0.0 } else { best };
    let choice = by_points([(Action::Roll, ROLL), (Action::Draw, draw)]);
    if rng.below(SLIP) == 0 { Choice::plain(choice.weighed[1].action) } else { choice }
}

/// Knows what a card brings on average, and still takes one when the bear is far away.
fn black(game: &ChaosBear, seen: Seen<'_, ChaosBear>) -> [(Action, f64); 2] {
    let daring = if turns_ahead(seen) < BLACK_FEELS_SAFE { 0.0 } else { DARING };
    [(Action::Roll, ROLL), (Action::Draw, mean_advance(game) + daring)]
}

/// How many average turns of the bear away the deciding seat is (CB-15).
fn turns_ahead(seen: Seen<'_, ChaosBear>) -> i32 {
    let lead = seen.view.players[seen.seat.index()].lead.unwrap_or_default();
    lead / seen.view.bear.energy.saturating_add(2)
}

fn by_points(points: [(Action, f64); 2]) -> Choice<Action> {
    let weigh = |(action, points)| Weighed {
        action,
        worth: Estimate::exact(Term::Points, points),
        also: Vec::new(),
        visits: 0,
    };
    ranked(points.map(weigh).into(), 1)
}

/// The true odds, where two are left and the table reaches.
fn exact(game: &ChaosBear, seen: Seen<'_, ChaosBear>) -> Option<Choice<Action>> {
    let position = seen.view.position(game);
    let mut nodes = 0;
    let mut weighed = Vec::new();
    for &action in seen.legal {
        let mut after = position;
        game.apply(&mut after, Step::Act(seen.seat, action), &mut Silent);
        let chance = solved::chances(game, &after, &mut nodes)?[seen.seat.index()];
        let worth = Estimate::exact(Term::Win, chance);
        weighed.push(Weighed { action, worth, also: also(game, &position, seen.seat, action), visits: 0 });
    }
    Some(ranked(weighed, nodes))
}

/// Odds by playing on.
fn play_on(
    game: &ChaosBear,
    seen: Seen<'_, ChaosBear>,
    rollouts: Rollouts,
    budget: &Budget<'_>,
    rng: &mut impl Rng,
) -> Choice<Action> {
    let position = seen.view.position(game);
    let compared = rollouts.compare(game, &position, seen.seat, budget, rng);
    let weigh = |(action, samples): (Action, rollouts::Samples)| Weighed {
        action,
        worth: Estimate { term: Term::Win, mean: samples.mean(), error: samples.error() },
        also: also(game, &position, seen.seat, action),
        visits: samples.count(),
    };
    let weighed = [Action::Roll, Action::Draw].into_iter().zip(compared.actions).map(weigh).collect();
    ranked(weighed, compared.steps)
}

fn also(game: &ChaosBear, position: &Position, seat: Seat, action: Action) -> Vec<Estimate> {
    vec![Estimate::exact(Term::Survive, survival(game, position, seat, action))]
}

/// The choice of the best; Roll stands first and stays there among equals.
fn ranked(mut weighed: Vec<Weighed<Action>>, nodes: u64) -> Choice<Action> {
    weighed.sort_by(|one, other| other.worth.mean.total_cmp(&one.worth.mean));
    Choice { action: weighed[0].action, weighed, nodes }
}
