//! A complete game in one short file, `rules.rs`, and a program that plays it at random.
//!
//! Run it with `cargo run -p bearcade-core --example nim`.

mod rules;

use bearcade_core::{Game, State, Step, Turn, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rules::Nim;

fn main() {
    let game = Nim;
    let mut state = State::initial(&game);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut actions = Vec::new();
    loop {
        let step = match game.turn(&state.position) {
            Turn::Over => break,
            Turn::Chance => Step::Chance(game.sample_chance(&state.position, &mut rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("at least one seat decides");
                actions.clear();
                game.legal_actions(&state.position, seat, &mut actions);
                Step::Act(seat, pick::<Nim>(&actions, &mut rng))
            }
        };
        for event in state.apply(&game, step) {
            println!("{event:?}");
        }
    }
    println!("{}", game.outcome(&state.position));
}
