use bearcade_core::{Game, Rng, Seat};

use crate::Level;

/// How a game's bots decide. Implemented once per game.
pub trait Policy: Game {
    /// The choice of a black bear for its seat. `legal` holds all legal actions and is not empty; the generator breaks
    /// ties.
    fn black(&self, view: &Self::View, seat: Seat, legal: &[Self::Action], rng: &mut impl Rng) -> Self::Action;

    /// The choice at a level.
    fn choose(
        &self,
        level: Level,
        view: &Self::View,
        seat: Seat,
        legal: &[Self::Action],
        rng: &mut impl Rng,
    ) -> Self::Action {
        match level {
            Level::Black => self.black(view, seat, legal, rng),
        }
    }
}

/// One of the actions with the highest value; the generator chooses among equals.
pub(crate) fn best<A: Copy>(legal: &[A], rng: &mut impl Rng, value: impl Fn(A) -> i64) -> A {
    let mut chosen = legal[0];
    let mut highest = i64::MIN;
    let mut equals = 0;
    for &action in legal {
        let now = value(action);
        if now > highest {
            (chosen, highest, equals) = (action, now, 1);
        } else if now == highest {
            equals += 1;
            if rng.below(equals) == 0 {
                chosen = action;
            }
        }
    }
    chosen
}
