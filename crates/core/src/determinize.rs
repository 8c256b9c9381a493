use crate::{Game, Rng, Seat};

/// A game whose hidden side can be imagined: what an honest bot needs to look ahead.
pub trait Determinize: Game {
    /// A position that this view could be a view of. What the seat sees and knows stands as it is, and so do the public
    /// counts; what is left open is drawn.
    ///
    /// A law holds every game to it: together with the knowledge of the true state, the drawn position gives the seat
    /// the same view and the same legal actions.
    fn determinize(&self, view: &Self::View, seat: Seat, rng: &mut impl Rng) -> Self::Position;
}
