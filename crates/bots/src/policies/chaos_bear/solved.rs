//! Exact chances where two are left running: the rules to the start of the next round, the table from there.

use bearcade_core::{Game, Seat, Silent, Step, Turn};
use bearcade_games::chaos_bear::{Action, ChaosBear, Position};

use super::table;
use super::turns::{Shares, shares, spread};

/// What the table was made for (CB-25): cards on every fifth square, all six equally likely. The other options matter
/// only before the first capture among two.
const DRAW_EVERY: i32 = 5;
/// The last round at which the table is trusted: CB-22 is a thousand rounds off then, and no chase with the numbers of
/// the table lasts so long.
const ROUNDS: u16 = 9_000;
/// The only square where the edge of the board is felt: a card takes 6 back there at most (CB-13).
const EDGE: i32 = 5;
/// From here a runner needs three turns to get back to the edge, and the bear has passed it by then.
const INLAND: i32 = 20;

/// Every seat's chance to win when both runners play well; `None` where the table does not reach. Adds the positions
/// it looks at to `nodes`.
pub(super) fn chances(game: &ChaosBear, position: &Position, nodes: &mut u64) -> Option<Shares> {
    applies(game, position).then(|| look(game, position, nodes)).flatten()
}

/// The same at the start of a round, without looking further.
#[inline]
pub(super) fn at_round_start(game: &ChaosBear, position: &Position) -> Option<Shares> {
    applies(game, position).then(|| stored(position)).flatten()
}

/// Is the position one of the game that was solved?
fn applies(game: &ChaosBear, position: &Position) -> bool {
    let options = game.options();
    position.running.len() == 2
        && options.draw_every == DRAW_EVERY
        && options.weights.iter().all(|&weight| weight == options.weights[0])
        && position.round <= ROUNDS
        && (position.bear >= EDGE || position.running.iter().all(|seat| square(position, seat) >= INLAND))
}

fn look(game: &ChaosBear, position: &Position, nodes: &mut u64) -> Option<Shares> {
    *nodes += 1;
    match game.turn(position) {
        Turn::Over => Some(shares(&game.outcome(position))),
        Turn::Chance => {
            let mut mean = Shares::default();
            for (next, probability) in spread(game, position) {
                let worth = look(game, &next, nodes)?;
                mean.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += probability * worth);
            }
            Some(mean.map(|chance| chance.min(1.0))) // The last digit of a sum may be off.
        }
        Turn::Decide(_) if position.running.first() == Some(position.to_move) => stored(position),
        Turn::Decide(_) => {
            let seat = position.to_move;
            let mut best = look(game, &after(game, position, seat, Action::Roll), nodes)?;
            if game.is_draw_square(square(position, seat)) {
                let drawn = look(game, &after(game, position, seat, Action::Draw), nodes)?;
                if drawn[seat.index()] > best[seat.index()] {
                    best = drawn;
                }
            }
            Some(best)
        }
    }
}

fn stored(position: &Position) -> Option<Shares> {
    let mut running = position.running.iter();
    let (one, other) = (running.next()?, running.next()?);
    let lead = |seat| square(position, seat) - position.bear;
    let chance = table::chance(lead(one), lead(other), position.energy)?;
    let mut shares = Shares::default();
    shares[one.index()] = chance;
    shares[other.index()] = 1.0 - chance;
    Some(shares)
}

fn after(game: &ChaosBear, position: &Position, seat: Seat, action: Action) -> Position {
    let mut next = *position;
    game.apply(&mut next, Step::Act(seat, action), &mut Silent);
    next
}

fn square(position: &Position, seat: Seat) -> i32 {
    position.runners[seat.index()].square
}
