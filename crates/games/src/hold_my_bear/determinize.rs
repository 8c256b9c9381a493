use bearcade_core::{Determinize, Rng, Seat};

use super::rules::HoldMyBear;
use super::state::Position;
use super::view::View;

impl Determinize for HoldMyBear {
    fn determinize(&self, _view: &View, _seat: Seat, _rng: &mut impl Rng) -> Position {
        todo!()
    }
}
