use bearcade_bots::search::{Fast, Guide, Values};
use bearcade_core::{Game, MAX_SEATS, Seat, Silent, Step, Turn};
use rand_xoshiro::rand_core::SeedableRng;

/// The value of every action of the seat, for a guide that draws nothing.
pub(crate) fn expectimax<G: Game, U: Guide<G>>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    guide: &U,
    depth: u32,
) -> Vec<(G::Action, f32)> {
    let mut actions = Vec::new();
    guide.moves(game, position, seat, &mut actions);
    let weigh = |action| (action, value(game, &after(game, position, Step::Act(seat, action)), guide, depth - 1));
    actions.into_iter().map(weigh).map(|(action, values)| (action, values[seat.index()])).collect()
}

fn value<G: Game, U: Guide<G>>(game: &G, position: &G::Position, guide: &U, depth: u32) -> Values {
    match game.turn(position) {
        Turn::Over => guide.result(game, &game.outcome(position)),
        Turn::Chance if depth > 0 || !U::JUDGES_CHANCE => {
            let mut outcomes = Vec::new();
            game.chance_outcomes(position, &mut outcomes);
            let all: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
            let mut sum = [0.0; MAX_SEATS];
            for (outcome, weight) in outcomes {
                let values = value(game, &after(game, position, Step::Chance(outcome)), guide, depth);
                for seat in 0..MAX_SEATS {
                    sum[seat] += f64::from(weight) / all * f64::from(values[seat]);
                }
            }
            sum.map(|sum| sum as f32)
        }
        Turn::Decide(seats) if depth > 0 => {
            let seat = seats.first().expect("a decision has a seat");
            let mut actions = Vec::new();
            guide.moves(game, position, seat, &mut actions);
            let weigh = |action| value(game, &after(game, position, Step::Act(seat, action)), guide, depth - 1);
            let values: Vec<Values> = actions.into_iter().map(weigh).collect();
            let best = values.iter().map(|values| values[seat.index()]).fold(f32::NEG_INFINITY, f32::max);
            *values.iter().find(|values| values[seat.index()] >= best).expect("one is the best")
        }
        _ => guide.judge(game, &mut position.clone(), &mut U::Scratch::default(), &mut Fast::seed_from_u64(0)),
    }
}

fn after<G: Game>(game: &G, position: &G::Position, step: Step<G::Action, G::Chance>) -> G::Position {
    let mut after = position.clone();
    game.apply(&mut after, step, &mut Silent);
    after
}
