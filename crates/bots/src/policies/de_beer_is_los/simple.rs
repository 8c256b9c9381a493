//! Players that look no further than the next turn: the two smaller bears and the yardsticks.

use bearcade_core::{Game, Rng, Seat, Silent, Step, pick};
use bearcade_games::de_beer_is_los::{Action, DeBeerIsLos, Due, Position, Spaces};

use super::features::planned_by;
use super::search::each_outcome;
use super::sight;
use crate::{Choice, Estimate, Seen, Term, Weighed};

type See<'a> = Seen<'a, DeBeerIsLos>;

/// What a point that could be made on the next turn is worth: the opponent moves first and may spoil it.
const MINE: f64 = 0.5;
/// What a point that the opponent could make at once costs.
const THEIRS: f64 = 1.0;
/// A flip is better than a move that achieves as little.
const PROGRESS: f64 = 1.0 / 60.0;

/// Takes the most valuable prey, or a tile out, unless more is lost by it than won; keeps away from guns and claws;
/// flips where what may appear does the opponent least good.
pub(super) fn black(game: &DeBeerIsLos, seen: See<'_>, rng: &mut impl Rng) -> Choice<Action> {
    let position = seen.view.position();
    choose(seen.legal, rng, |_, action| {
        let mut after = position;
        game.apply(&mut after, Step::Act(seen.seat, action), &mut Silent);
        let flip = matches!(action, Action::Flip(_));
        f64::from(sight::bagged(&position, action))
            + mean(game, &after, |after| outlook(after, seen.seat, position.game))
            + if flip { PROGRESS } else { 0.0 }
    })
}

/// What a position promises a seat that has just acted in the game with this number.
fn outlook(position: &Position, seat: Seat, number: u8) -> f64 {
    if position.due == Due::Nothing || position.game != number {
        return 0.0; // This game is over.
    }
    MINE * prospect(position, seat) - THEIRS * prospect(position, seat.next(2))
}

/// The points that a seat has before its eyes: one capture before the final phase, in it all that its turns suffice for.
fn prospect(position: &Position, seat: Seat) -> f64 {
    let colour = position.colour(seat);
    if position.is_final_phase() {
        return planned_by(position, seat).into();
    }
    sight::dearest(position, sight::prey(position, colour, position.occupied())).into()
}

/// One in so many good things escapes a cub's notice, and one in so many dangers does.
const OVERLOOKS: u32 = 5;
const CARELESS: u32 = 2;

/// Snatches what it sees, now and then without seeing all; notices every other danger to the tile it moves and none to
/// the others; otherwise does what comes to mind.
pub(super) fn cub(game: &DeBeerIsLos, seen: See<'_>, rng: &mut impl Rng) -> Choice<Action> {
    let position = seen.view.position();
    let colour = position.colour(seen.seat);
    let theirs = position.colour(seen.seat.next(2));
    let own = position.coloured(colour);
    let hunted = sight::prey(&position, theirs, position.occupied()) & own;
    // A cub is as ready to flip as to move, however many tiles there are to do it with.
    let kind = DeBeerIsLos::kind(pick::<DeBeerIsLos>(seen.legal, rng));
    choose(seen.legal, rng, |rng, action| {
        let mut value = if DeBeerIsLos::kind(action) == kind { 1.0 } else { 0.0 };
        if rng.below(OVERLOOKS) > 0 {
            value += f64::from(sight::bagged(&position, action));
        }
        let Action::Move { from, to } = action else { return value };
        if own.contains(from) && rng.below(CARELESS) > 0 {
            let worth = f64::from(sight::dearest(&position, Spaces::one(from)));
            let mut after = position;
            game.apply(&mut after, Step::Act(seen.seat, action), &mut Silent);
            let caught = after.game == position.game && sight::prey(&after, theirs, after.occupied()).contains(to);
            value += worth * (f64::from(u8::from(hunted.contains(from))) - f64::from(u8::from(caught)));
        }
        value
    })
}

/// The yardstick `greedy`: captures the most valuable tile it can; otherwise any action, the kind of decision first.
pub(super) fn greedy(seen: See<'_>, rng: &mut impl Rng) -> Action {
    let position = seen.view.position();
    let capture = |action| match action {
        Action::Move { .. } => sight::bagged(&position, action),
        Action::Flip(_) | Action::Exit { .. } | Action::Skip => 0,
    };
    let most = seen.legal.iter().map(|&action| capture(action)).max().unwrap_or(0);
    if most == 0 {
        return pick::<DeBeerIsLos>(seen.legal, rng);
    }
    let best: Vec<Action> = seen.legal.iter().copied().filter(|&action| capture(action) == most).collect();
    best[rng.below(best.len() as u32) as usize]
}

/// The yardstick `two-ply`: the points it makes less the most that the opponent can make on the next turn; for a flip
/// the mean over what may lie there. Chance decides between equals.
pub(super) fn two_ply(game: &DeBeerIsLos, seen: See<'_>, rng: &mut impl Rng) -> Action {
    let position = seen.view.position();
    choose(seen.legal, rng, |_, action| {
        let mut after = position;
        game.apply(&mut after, Step::Act(seen.seat, action), &mut Silent);
        let reply = mean(game, &after, |after| {
            let over = after.due == Due::Nothing || after.game != position.game;
            if over { 0.0 } else { sight::best_bag(game, after).into() }
        });
        f64::from(sight::bagged(&position, action)) - reply
    })
    .action
}

/// The value of a position; while a tile is being flipped, the mean over what it may be.
fn mean(game: &DeBeerIsLos, position: &Position, value: impl Fn(&Position) -> f64) -> f64 {
    if !matches!(position.due, Due::Kind(_)) {
        return value(position);
    }
    let mut sum = 0.0;
    each_outcome(game, position, |after, chance| {
        sum += f64::from(chance) * value(after);
        true
    });
    sum
}

/// The action with the most points; the generator decides between equals.
fn choose<R: Rng>(legal: &[Action], rng: &mut R, value: impl Fn(&mut R, Action) -> f64) -> Choice<Action> {
    let mut weighed: Vec<Weighed<Action>> = legal
        .iter()
        .map(|&action| {
            let worth = Estimate::exact(Term::Points, value(rng, action));
            Weighed { action, worth, also: Vec::new(), visits: 0 }
        })
        .collect();
    weighed.sort_by(|one, two| two.worth.mean.total_cmp(&one.worth.mean));
    // Sums of chances differ in the last digits; such values are equal.
    let best = weighed[0].worth.mean - 1e-6;
    let equals = weighed.partition_point(|weighed| weighed.worth.mean >= best);
    let drawn = rng.below(equals as u32) as usize;
    weighed[..equals].swap(0, drawn);
    Choice { action: weighed[0].action, nodes: weighed.len() as u64, weighed }
}
