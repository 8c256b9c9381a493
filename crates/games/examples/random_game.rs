//! Plays a random game and prints it step by step.
//!
//! Run it with `cargo run -p bearcade-games --example random_game -- hold-my-bear 7`. Both arguments are optional: the
//! game's name, and a seed.

use std::env;
use std::error::Error;

use bearcade_core::{Game, GameOptions, OptionValues, State, Step, Turn, pick};
use bearcade_games::chaos_bear::ChaosBear;
use bearcade_games::de_beer_is_los::DeBeerIsLos;
use bearcade_games::el_oso::ElOso;
use bearcade_games::folly_and_fortune::FollyAndFortune;
use bearcade_games::hold_my_bear::HoldMyBear;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let name = arguments.next().unwrap_or_else(|| ChaosBear::SLUG.to_owned());
    let seed = arguments.next().map_or(Ok(1), |text| text.parse())?;
    match name.as_str() {
        ChaosBear::SLUG => play::<ChaosBear>(seed),
        DeBeerIsLos::SLUG => play::<DeBeerIsLos>(seed),
        ElOso::SLUG => play::<ElOso>(seed),
        FollyAndFortune::SLUG => play::<FollyAndFortune>(seed),
        HoldMyBear::SLUG => play::<HoldMyBear>(seed),
        _ => Err(format!("there is no game {name:?}").into()),
    }
}

/// Plays a game with default options and the minimum number of seats.
fn play<G: Game>(seed: u64) -> Result<(), Box<dyn Error>> {
    let options = G::Options::from_values(&OptionValues::new())?;
    let game = G::new(options, G::SEATS.0)?;
    let mut state = State::initial(&game);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    println!("{}, {} seats, seed {seed}", G::TITLE, game.seats());
    for number in 1.. {
        let step = match game.turn(&state.position) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.sample_chance(&state.position, &mut rng);
                println!("{number}. {}: {}", game.chance_name(&state.position), game.chance_text(outcome));
                Step::Chance(outcome)
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("at least one seat decides");
                let mut actions = Vec::new();
                game.legal_actions(&state.position, seat, &mut actions);
                let action = pick::<G>(&actions, &mut rng);
                println!("{number}. seat {seat} ({} legal actions): {}", actions.len(), game.action_text(action));
                Step::Act(seat, action)
            }
        };
        for event in state.apply(&game, step) {
            println!("   {event:?}");
        }
    }
    println!("{}", game.outcome(&state.position));
    Ok(())
}
