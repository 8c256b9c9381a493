use bearcade_conformance::options;
use bearcade_core::{Game as _, Rng as _, Seat, Turn, Viewer};
use bearcade_games::folly_and_fortune::{Action, FollyAndFortune};
use bearcade_table::{Dice, Match};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::{Budget, Level, Mind, Policy as _, Seen, Term};

fn game(json: &str, seats: u8) -> FollyAndFortune {
    FollyAndFortune::new(options(json), seats).expect("good options")
}
