use crate::{Game, Silent, Step, Turn};

/// Counts the sequences of `depth` steps from a position. Every legal action and every chance outcome counts once, and
/// a game that ends earlier counts as one sequence. If several seats decide simultaneously, the lowest goes first.
///
/// Visits at most `most` positions and returns `None` if there are more.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32, most: u64) -> Option<u64> {
    let mut left = most;
    count(game, position, depth, &mut left)
}

fn count<G: Game>(game: &G, position: &G::Position, depth: u32, left: &mut u64) -> Option<u64> {
    *left = left.checked_sub(1)?;
    if depth == 0 {
        return Some(1);
    }
    let mut sum = 0;
    let mut add = |step| {
        let mut next = position.clone();
        game.apply(&mut next, step, &mut Silent);
        sum += count(game, &next, depth - 1, left)?;
        Some(())
    };
    match game.turn(position) {
        Turn::Over => return Some(1),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.chance_outcomes(position, &mut outcomes);
            outcomes.into_iter().try_for_each(|(outcome, _)| add(Step::Chance(outcome)))?;
        }
        Turn::Decide(seats) => {
            let seat = seats.first().expect("at least one seat decides");
            let mut actions = Vec::new();
            game.legal_actions(position, seat, &mut actions);
            actions.into_iter().try_for_each(|action| add(Step::Act(seat, action)))?;
        }
    }
    Some(sum)
}
