use bearcade_core::{Game, MAX_SEATS, Outcome, Playout, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generator that searches draw from.
pub type Fast = Xoshiro256PlusPlus;

/// What a position is worth to each seat. Searches only compare and average: any scale will do.
pub type Values = [f32; MAX_SEATS];

/// What a search is told about a game: which actions deserve a look, and what a position it goes no deeper into is
/// worth.
pub trait Guide<G: Game>: Sync {
    /// Buffers that a search keeps and hands back, so that nothing is allocated at every node.
    type Scratch: Default + Send;

    /// Can [`Guide::judge`] take a position in which chance is due? Otherwise a search lets the outcomes fall first and
    /// judges only decisions and ends.
    const JUDGES_CHANCE: bool = false;

    /// Appends the actions worth looking into: legal ones, never none. All of them unless the game has too many. The
    /// sampling searches try them in this order, so promising ones come first where that is known.
    fn moves(&self, game: &G, position: &G::Position, seat: Seat, out: &mut Vec<G::Action>) {
        game.legal_actions(position, seat, out);
    }

    /// What the position is worth to each seat. May play it on: the position is a copy.
    fn judge(&self, game: &G, position: &mut G::Position, scratch: &mut Self::Scratch, rng: &mut Fast) -> Values;

    /// What a finished game is worth to each seat, on the same scale.
    fn result(&self, _game: &G, outcome: &Outcome) -> Values {
        shares(outcome)
    }

    /// How much the sampling searches try what looks worse, as a part of the spread of the values met: more for noisy
    /// judgements, less for good ones.
    fn curiosity(&self) -> f32 {
        1.0
    }

    /// Does the tree of [`ismcts`](super::ismcts()) part at the outcomes of the chance step that is due? Only sensible
    /// where all players see the outcome and there are few. Otherwise what follows is averaged over the outcomes.
    fn parts(&self, _game: &G, _position: &G::Position) -> bool {
        false
    }

    /// A number for the position that no other position in the same search shares, for the memory of
    /// [`expectimax`](super::expectimax()); `None` where remembering costs more than it saves.
    fn key(&self, _game: &G, _position: &G::Position) -> Option<u64> {
        None
    }
}

/// A win divided among its winners.
#[inline]
pub(crate) fn shares(outcome: &Outcome) -> Values {
    let winners = outcome.winners();
    let share = 1.0 / winners.len().max(1) as f32;
    std::array::from_fn(|seat| if winners.contains(Seat::new(seat as u8)) { share } else { 0.0 })
}

/// Judges a position by playing it to its end at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Playouts;

impl<G: Game> Guide<G> for Playouts {
    type Scratch = Playout<G>;
    const JUDGES_CHANCE: bool = true;

    #[inline]
    fn judge(&self, game: &G, position: &mut G::Position, playout: &mut Playout<G>, rng: &mut Fast) -> Values {
        playout.run(game, position, rng);
        self.result(game, &game.outcome(position))
    }
}
