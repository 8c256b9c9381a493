use crate::{Game, Rng, Seat};

/// A game that lets a bot fill in hidden information, so that it can look ahead without cheating.
pub trait Determinize: Game {
    /// Returns a random position that is consistent with the seat's view. It keeps everything the seat sees or knows,
    /// and all public counts; the rest is drawn at random.
    ///
    /// The conformance laws check this: combined with the true state's knowledge, the position must give the seat the
    /// same view and the same legal actions.
    fn determinize(&self, view: &Self::View, seat: Seat, rng: &mut impl Rng) -> Self::Position;
}
