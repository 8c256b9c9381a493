//! A rule of thumb: go up, out of the way of what falls.

use std::cmp::Reverse;

use bearcade_core::{Game, Rng, Silent, Step};
use bearcade_games::el_oso::{Action, Due, ElOso, Position, Side, Space};
use rand_xoshiro::rand_core::SeedableRng;

use super::PLAYER;
use crate::search::Fast;
use crate::{Budget, Choice, Estimate, Seen, Term, Weighed};

/// What a piece in the Sky is worth.
const SKY: f64 = 1_000.0;
/// What a piece on a row is worth, from the bottom: half the way up is most of the work.
const ROWS: [f64; 5] = [600.0, 650.0, 880.0, 890.0, 920.0];
/// The most pieces that come out of the Cave at once (EO-18).
const MOST_ENTER: u8 = 5;
/// How many dice of the turns to come count beside those of this one.
const LATER: u8 = 5;
/// The turns of the Bear's that brown looks at, divided among its actions. Wins per 200 games grew from 70 % with 300
/// to 86 % with 3,000.
pub(super) const NODES: u64 = 1_000;

/// Looks at the rule of thumb's value of each action, through a haze that hides differences of a piece: a beginner who
/// sees what falls next and little more.
pub(super) fn cub(game: &ElOso, seen: Seen<'_, ElOso>, rng: &mut impl Rng) -> Choice<Action> {
    /// How many hundredths of a piece the haze adds at most; with 90 about every seventh game is won.
    const HAZE: u32 = 90;
    weigh_by_points(game, seen, |position| value(position) + f64::from(rng.below(HAZE)) * SKY / 100.0)
}

/// Takes the action that the rule of thumb likes best.
pub(super) fn black(game: &ElOso, seen: Seen<'_, ElOso>, rng: &mut impl Rng) -> Choice<Action> {
    // Less than the least difference that matters, so that equals are chosen among at random.
    weigh_by_points(game, seen, |position| value(position) + f64::from(rng.below(1_000)) / 1_000.0)
}

fn weigh_by_points(game: &ElOso, seen: Seen<'_, ElOso>, mut points: impl FnMut(&Position) -> f64) -> Choice<Action> {
    let before = seen.view.position();
    let weigh = |&action| {
        let mut after = before;
        game.apply(&mut after, Step::Act(PLAYER, action), &mut Silent);
        let worth = Estimate::exact(Term::Points, points(&after).round());
        Weighed { action, worth, also: Vec::new(), visits: 0 }
    };
    let mut weighed: Vec<_> = seen.legal.iter().map(weigh).collect();
    weighed.sort_by_key(|weighed| Reverse(weighed.worth.mean as i64));
    Choice { action: weighed[0].action, nodes: 1, weighed }
}

/// Lets the Bear have its turn some times after each action, the same luck for all of them, and sees how well the rule
/// of thumb likes its best reply.
pub(super) fn brown(
    game: &ElOso,
    seen: Seen<'_, ElOso>,
    nodes: u64,
    budget: &Budget<'_>,
    rng: &mut impl Rng,
) -> Choice<Action> {
    let before = seen.view.position();
    let turns = (nodes / seen.legal.len() as u64).max(2);
    let mut sums = vec![(0.0, 0.0); seen.legal.len()];
    let mut taken = 0;
    let mut replies = Vec::new();
    while taken < turns && !(taken > 0 && budget.is_up()) {
        let luck = Fast::seed_from_u64(rng.next_u64());
        for (&action, (sum, squares)) in seen.legal.iter().zip(&mut sums) {
            let mut after = before;
            game.apply(&mut after, Step::Act(PLAYER, action), &mut Silent);
            let score = best_reply(game, after, &mut luck.clone(), &mut replies) / SKY;
            *sum += score;
            *squares += score * score;
        }
        taken += 1;
    }
    let count = taken as f64;
    let weigh = |(&action, &(sum, squares)): (&Action, &(f64, f64))| {
        let mean = sum / count;
        let error = ((squares / count - mean * mean).max(0.0) / count).sqrt();
        Weighed { action, worth: Estimate { term: Term::Score, mean, error }, also: Vec::new(), visits: taken }
    };
    let mut weighed: Vec<_> = seen.legal.iter().zip(&sums).map(weigh).collect();
    weighed.sort_by(|a, b| b.worth.mean.total_cmp(&a.worth.mean));
    Choice { action: weighed[0].action, nodes: taken * weighed.len() as u64, weighed }
}

/// The highest value of a position after the Bear's turn and the reply to it.
fn best_reply(game: &ElOso, mut position: Position, luck: &mut Fast, replies: &mut Vec<Action>) -> f64 {
    loop {
        match position.due {
            Due::Nothing(_) => return value(&position),
            Due::Decision => break,
            _ => {
                let dice = game.sample_chance(&position, luck);
                game.apply(&mut position, Step::Chance(dice), &mut Silent);
            }
        }
    }
    replies.clear();
    game.legal_actions(&position, PLAYER, replies);
    let reply = |&action| {
        let mut after = position;
        game.apply(&mut after, Step::Act(PLAYER, action), &mut Silent);
        value(&after)
    };
    replies.iter().map(reply).fold(0.0, f64::max)
}

/// What a position after the player's turn is worth.
fn value(position: &Position) -> f64 {
    let sky = f64::from(position.sky) * SKY;
    let Due::Roll(dice) = position.due else { return sky };
    let stacks = position.board.stacks(Side::Player).map(|(space, height)| {
        let worth = ROWS[usize::from(space.row() - 1)];
        let lost = danger(position, space).map_or(0.0, |(hits, pieces)| {
            f64::from(pieces.min(height)) * (at_least(hits, dice) + at_least(hits, dice + LATER))
        });
        worth * (f64::from(height) - lost)
    });
    sky + stacks.sum::<f64>()
}

/// How many dice of its column a space is away from the next Bear pieces, and how many come then: the highest stack
/// gathers those it meets on its way down (EO-16); into a column without any they come from the Cave (EO-18).
fn danger(position: &Position, space: Space) -> Option<(u8, u8)> {
    let column = position.board.stacks(Side::Bear).filter(|(bear, _)| bear.column() == space.column());
    let (mut highest, mut pieces) = (None, 0);
    for (bear, height) in column {
        highest = Some(bear.row());
        pieces += if bear.row() > space.row() { height } else { 0 };
    }
    match highest {
        Some(row) => (pieces > 0).then(|| (row - space.row(), pieces)),
        None => (position.cave > 0).then(|| (6 - space.row(), position.cave.min(MOST_ENTER))),
    }
}

/// The chance that at least so many of the dice show one certain face.
pub(super) fn at_least(hits: u8, dice: u8) -> f64 {
    let mut exactly = (5.0_f64 / 6.0).powi(dice.into());
    let mut fewer = 0.0;
    for hit in 0..hits.min(dice + 1) {
        fewer += exactly;
        exactly *= f64::from(dice - hit) / f64::from(hit + 1) / 5.0;
    }
    1.0 - fewer
}
