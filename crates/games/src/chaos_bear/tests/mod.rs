//! Tests of Chaos Bear. A test's name or doc comment names the rules that it covers.

mod examples;
mod laws;
mod recorded;
mod rules;

use bearcade_conformance::Scene;
use bearcade_core::{Seat, SeatSet};

use super::{ChaosBear, Due, Position};

/// Starts a chase with default options, the players on these squares, and the bear at `bear` with this energy.
fn chase(squares: &[i32], bear: i32, energy: i32) -> Scene<ChaosBear> {
    Scene::from_position("{}", squares.len() as u8, |_, position: &mut Position| {
        for (runner, &square) in position.runners.iter_mut().zip(squares) {
            runner.square = square;
        }
        position.bear = bear;
        position.energy = energy;
    })
}

/// Starts the same chase at the bear's turn.
fn bear_to_move(squares: &[i32], bear: i32, energy: i32) -> Scene<ChaosBear> {
    let mut scene = chase(squares, bear, energy);
    scene.state.position.due = Due::Bear;
    scene
}

fn position(scene: &Scene<ChaosBear>) -> &Position {
    &scene.state.position
}

fn square(scene: &Scene<ChaosBear>, seat: usize) -> i32 {
    scene.state.position.runners[seat].square
}

fn running(scene: &Scene<ChaosBear>) -> Vec<usize> {
    scene.state.position.running.iter().map(Seat::index).collect()
}

fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|&number| Seat::new(number)).collect()
}
