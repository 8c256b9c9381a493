//! The searches once more, as plainly as they can be written: recursion, maps with text as keys, nothing reused. They
//! draw from the generator in the same order as the real ones.

mod expectimax;
mod ismcts;
mod mcts;

pub(crate) use expectimax::expectimax;
pub(crate) use ismcts::ismcts;
pub(crate) use mcts::mcts;

use bearcade_bots::search::{Guide, Values};
use bearcade_core::{Game, MAX_SEATS};

/// How often the actions at the root were tried, as text.
pub(crate) type Visits = Vec<(String, u64)>;

/// The lowest and the highest value met.
struct Range(f32, f32);

impl Range {
    fn new() -> Self {
        Self(f32::INFINITY, f32::NEG_INFINITY)
    }

    fn add<G: Game>(&mut self, game: &G, values: &Values) {
        for &value in &values[..usize::from(game.seats()).min(MAX_SEATS)] {
            self.0 = self.0.min(value);
            self.1 = self.1.max(value);
        }
    }

    fn eagerness<G: Game, U: Guide<G>>(&self, guide: &U) -> f32 {
        guide.curiosity() * (self.1 - self.0).max(1e-6)
    }
}

/// The logarithm as the searches take it: log2 from the exponent and a polynomial.
fn ln(n: u32) -> f32 {
    let bits = (n as f32).to_bits();
    let part = f32::from_bits((bits & 0x007f_ffff) | 0x3f80_0000) - 1.0;
    let log2 = part + part * (1.0 - part) * (0.438_38 + part * (0.080_65 * part - 0.237_5));
    (((bits >> 23) as i32 - 127) as f32 + log2) * std::f32::consts::LN_2
}
