use bearcade_bots::{Budget, Mind, Policy, Seen};
use bearcade_core::{Outcome, Seat, State, Step, Turn, Viewer};
use bearcade_table::Dice;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// How a game between bots went.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The result.
    pub outcome: Outcome,
    /// How many steps it took.
    pub steps: u64,
}

/// Plays a game to its end, a mind on every seat. `deal` decides the dice and cards, so that the same deal can be played
/// again by others; `luck` what the bots draw from.
pub fn play<G: Policy>(game: &G, minds: &[Mind], deal: u64, luck: u64) -> Played {
    let dice = Dice::seeded(deal);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(luck);
    let mut state = State::initial(game);
    let mut legal = Vec::new();
    for steps in 0.. {
        let step = match game.turn(&state.position) {
            Turn::Over => return Played { outcome: game.outcome(&state.position), steps },
            Turn::Chance => Step::Chance(dice.throw(game, &state.position, steps)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a seat");
                legal.clear();
                game.legal_actions(&state.position, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let seen = Seen { view: &view, seat, legal: &legal };
                let mind = minds[seat.index()];
                Step::Act(seat, mind.choose(game, seen, &Budget::default(), &mut rng).action)
            }
        };
        state.apply(game, step);
    }
    unreachable!("every game ends")
}

/// A seat's share of the win.
pub fn share(outcome: &Outcome, seat: Seat) -> f64 {
    let winners = outcome.winners();
    if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}
