//! A rule of thumb: go up, out of the way of what falls.

use std::cmp::Reverse;

use bearcade_core::{Game, Rng, Silent, Step};
use bearcade_games::el_oso::{Action, Due, ElOso, Position, Side, Space};

use super::PLAYER;
use crate::{Choice, Estimate, Seen, Term, Weighed};

/// What a piece in the Sky is worth.
const SKY: f64 = 1_000.0;
/// What a piece on a row is worth, from the bottom: half the way up is most of the work.
const ROWS: [f64; 5] = [600.0, 650.0, 880.0, 890.0, 920.0];
/// The most pieces that come out of the Cave at once (EO-18).
const MOST_ENTER: u8 = 5;
/// How many dice of the turns to come count beside those of this one.
const LATER: u8 = 5;
/// What is left of the worth of a stack that would need more turns than there are.
const LATE: f64 = 0.3;
/// The points that haze can add to an action in a cub's eyes. Of 3,000 games without haze 61 % were won, 28 % with 1,000
/// points of it, 19 % with 1,300, 14 % with 1,600.
const CUB_HAZE: u32 = 1_500;
/// The same for a black bear: 62 % were won with 100, 59 % with 200, 54 % with 300.
const BLACK_HAZE: u32 = 370;

/// Goes by the rule of thumb as seen through a thick haze: a beginner who gets out of great danger, likes to go up, and
/// misjudges all that is less plain.
pub(super) fn cub(game: &ElOso, seen: Seen<'_, ElOso>, rng: &mut impl Rng) -> Choice<Action> {
    weigh_by_points(game, seen, CUB_HAZE, rng)
}

/// Goes by the rule of thumb, a little hazily: differences of less than a third of a piece can escape it.
pub(super) fn black(game: &ElOso, seen: Seen<'_, ElOso>, rng: &mut impl Rng) -> Choice<Action> {
    weigh_by_points(game, seen, BLACK_HAZE, rng)
}

/// Adds up to so many points, drawn for each action, to what the rule of thumb gives it.
fn weigh_by_points(game: &ElOso, seen: Seen<'_, ElOso>, haze: u32, rng: &mut impl Rng) -> Choice<Action> {
    let before = seen.view.position();
    let weigh = |&action| {
        let mut after = before;
        game.apply(&mut after, Step::Act(PLAYER, action), &mut Silent);
        let points = value(game, &after).round() + f64::from(rng.below(haze));
        let worth = Estimate::exact(Term::Points, points);
        Weighed { action, worth, also: Vec::new(), visits: 0 }
    };
    let mut weighed: Vec<_> = seen.legal.iter().map(weigh).collect();
    weighed.sort_by_key(|weighed| Reverse(weighed.worth.mean as i64));
    Choice { action: weighed[0].action, nodes: 1, weighed }
}

/// What a position after the player's turn is worth.
fn value(game: &ElOso, position: &Position) -> f64 {
    let sky = f64::from(position.sky) * SKY;
    let Due::Roll(dice) = position.due else { return sky };
    let stack = |(space, height): (Space, u8)| {
        let worth = ROWS[usize::from(space.row() - 1)];
        let lost = danger(position, space).map_or(0.0, |(hits, pieces)| {
            f64::from(pieces.min(height)) * (at_least(hits, dice) + at_least(hits, dice + LATER))
        });
        (turns_to_sky(space, height), worth * (f64::from(height) - lost))
    };
    let stacks = position.board.stacks(Side::Player).map(stack);
    let Some(limit) = game.options().turn_limit else { return sky + stacks.map(|(_, worth)| worth).sum::<f64>() };
    // EO-24: the stacks that bring most in a turn go first, and those for which no turns are left count little.
    let mut stacks: Vec<(u32, f64)> = stacks.collect();
    stacks.sort_by(|a, b| (b.1 * f64::from(a.0)).total_cmp(&(a.1 * f64::from(b.0))));
    let mut left = limit.saturating_sub(position.turn);
    let in_time = |(turns, worth): (u32, f64)| {
        let share = f64::from(left.min(turns)) / f64::from(turns);
        left = left.saturating_sub(turns);
        if share < 1.0 { LATE * share * worth } else { worth }
    };
    sky + stacks.into_iter().map(in_time).sum::<f64>()
}

/// How many turns a stack needs to leave the board if nothing is in its way (EO-9, EO-11).
fn turns_to_sky(space: Space, height: u8) -> u32 {
    u32::from((5 - space.row()).div_ceil(height)) + 1
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
