//! What turns lead to, worked out by the rules.

use bearcade_core::{Game, Outcome, Seat, Silent, Step, Turn};
use bearcade_games::chaos_bear::{Action, Card, ChaosBear, Due, Position};

/// A share of the win for each seat.
pub(super) type Shares = [f64; ChaosBear::SEATS.1 as usize];

/// The die's mean (CB-4).
const ROLL: f64 = 3.5;

/// A win divided among its winners.
pub(super) fn shares(outcome: &Outcome) -> Shares {
    let winners = outcome.winners();
    let share = 1.0 / winners.len().max(1) as f64;
    std::array::from_fn(|seat| if winners.contains(Seat::new(seat as u8)) { share } else { 0.0 })
}

/// The positions right after the chance step that is due, with their probabilities.
pub(super) fn spread(game: &ChaosBear, position: &Position) -> Vec<(Position, f64)> {
    let mut chances = Vec::with_capacity(6);
    game.chance_outcomes(position, &mut chances);
    let total: f64 = chances.iter().map(|&(_, weight)| f64::from(weight)).sum();
    let fall = |(chance, weight)| {
        let mut next = *position;
        game.apply(&mut next, Step::Chance(chance), &mut Silent);
        (next, f64::from(weight) / total)
    };
    chances.into_iter().map(fall).collect()
}

/// The positions at the end of the turn in which `seat` does this, each once, with their probabilities.
pub(super) fn turn(game: &ChaosBear, position: &Position, seat: Seat, action: Action) -> Vec<(Position, f64)> {
    let mut acted = *position;
    game.apply(&mut acted, Step::Act(seat, action), &mut Silent);
    let mut open = vec![(acted, 1.0)];
    let mut ends: Vec<(Position, f64)> = Vec::new();
    while let Some((position, probability)) = open.pop() {
        if position.due == Due::Bear || game.turn(&position) != Turn::Chance {
            add(&mut ends, position, probability, |end| *end == position);
        } else {
            open.extend(spread(game, &position).into_iter().map(|(next, chance)| (next, probability * chance)));
        }
    }
    ends
}

/// What a player does who goes by the mean advance alone: draws where the cards bring more squares than the die. With
/// the game's own cards that is never.
#[inline]
pub(super) fn plain(game: &ChaosBear, draws: bool, position: &Position, seat: Seat) -> Action {
    if draws && game.is_draw_square(position.runners[seat.index()].square) { Action::Draw } else { Action::Roll }
}

/// Do the cards bring more squares than the die, on average?
pub(super) fn cards_are_faster(game: &ChaosBear) -> bool {
    mean_advance(game) > ROLL
}

/// How many squares a card brings on average.
pub(super) fn mean_advance(game: &ChaosBear) -> f64 {
    let weights = game.options().weights;
    let advance = |card: Card| match card {
        Card::Impulsion => 3.0,
        Card::SuperImpulsion => 5.0,
        Card::BackwardPush => -3.0,
        Card::Tiredness | Card::Hunger | Card::RandomGift => 0.0,
    };
    let total: f64 = weights.iter().map(|&weight| f64::from(weight)).sum();
    Card::ALL.into_iter().zip(weights).map(|(card, weight)| advance(card) * f64::from(weight)).sum::<f64>() / total
}

/// The chance that `seat` gets through the next bear turn after doing this, if those who come after it before the bear
/// go by the mean advance.
pub(super) fn survival(game: &ChaosBear, position: &Position, seat: Seat, action: Action) -> f64 {
    let draws = cards_are_faster(game);
    let mut ends = turn(game, position, seat, action);
    for other in position.running.after(seat).iter() {
        let mut later: Vec<(Position, f64)> = Vec::new();
        for (end, probability) in ends {
            if end.due != Due::Decision {
                later.push((end, probability));
                continue;
            }
            for (next, chance) in turn(game, &end, other, plain(game, draws, &end, other)) {
                // Of what others do only the energy matters here.
                let alike = |end: &Position| {
                    end.energy == next.energy && end.runners[seat.index()] == next.runners[seat.index()]
                };
                add(&mut later, next, probability * chance, alike);
            }
        }
        ends = later;
    }
    let lives = |end: &Position| -> f64 {
        spread(game, end).iter().map(|(next, chance)| if next.running.contains(seat) { *chance } else { 0.0 }).sum()
    };
    let chance: f64 = ends.iter().map(|(end, probability)| probability * lives(end)).sum();
    chance.min(1.0) // The last digit of a sum of many parts may be off.
}

fn add(list: &mut Vec<(Position, f64)>, position: Position, probability: f64, alike: impl Fn(&Position) -> bool) {
    match list.iter_mut().find(|(end, _)| alike(end)) {
        Some((_, sum)) => *sum += probability,
        None => list.push((position, probability)),
    }
}
