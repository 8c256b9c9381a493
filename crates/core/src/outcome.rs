use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, SeatSet};

/// The result of a finished game.
///
/// ```
/// use bearcade_core::Outcome;
///
/// let outcome = Outcome::highest_wins(&[3, 7, 3]);
/// assert_eq!(outcome.to_string(), "winners 1; scores 3 7 3; standing 1 0=2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    seats: u8,
    winners: SeatSet,
    scores: [i32; MAX_SEATS],
    places: [u8; MAX_SEATS],
}

impl Outcome {
    /// Creates an outcome in which places follow from a key. A smaller key is better, and equal keys share a place.
    pub fn by_key<K: Ord>(winners: SeatSet, scores: &[i32], key: impl Fn(Seat) -> K) -> Self {
        let seats = scores.len() as u8;
        let mut outcome = Self { seats, winners, scores: [0; MAX_SEATS], places: [0; MAX_SEATS] };
        outcome.scores[..scores.len()].copy_from_slice(scores);
        for seat in Seat::all(seats) {
            let own = key(seat);
            outcome.places[seat.index()] = Seat::all(seats).filter(|&other| key(other) < own).count() as u8;
        }
        outcome
    }

    /// Creates an outcome in which the highest score wins. Equal scores share a place.
    pub fn highest_wins(scores: &[i32]) -> Self {
        let best = scores.iter().copied().max().unwrap_or(0);
        let winners = Seat::all(scores.len() as u8).filter(|seat| scores[seat.index()] == best).collect();
        Self::by_key(winners, scores, |seat| std::cmp::Reverse(scores[seat.index()]))
    }

    /// Creates the outcome of a game that `leaver` resigned and the others won (ALL-5). All scores are 0.
    pub fn forfeit(seats: u8, leaver: Seat) -> Self {
        let mut winners = SeatSet::all(seats);
        winners.remove(leaver);
        Self::by_key(winners, &[0; MAX_SEATS][..seats as usize], |seat| seat == leaver)
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Returns the winners: one seat, several that share the win, or none.
    pub fn winners(&self) -> SeatSet {
        self.winners
    }

    /// Returns each seat's score, as the game counts it.
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.seats as usize]
    }

    /// Returns the number of seats with a better place; 0 is the best.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// Returns groups of seats that share a place, best first.
    pub fn standing(&self) -> Vec<Vec<Seat>> {
        (0..self.seats)
            .map(|place| Seat::all(self.seats).filter(|&seat| self.place(seat) == place).collect::<Vec<_>>())
            .filter(|group| !group.is_empty())
            .collect()
    }
}

/// Writes, for example, `winners 0; scores 11 3; standing 0 1`. `=` joins seats that share a place, and `-` means no
/// winner.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let join = |parts: Vec<String>, by: &str| parts.join(by);
        let winners = join(self.winners.iter().map(|seat| seat.to_string()).collect(), " ");
        let scores = join(self.scores().iter().map(ToString::to_string).collect(), " ");
        let group = |seats: &Vec<Seat>| join(seats.iter().map(ToString::to_string).collect(), "=");
        let standing = join(self.standing().iter().map(group).collect(), " ");
        let winners = if winners.is_empty() { "-" } else { &winners };
        write!(f, "winners {winners}; scores {scores}; standing {standing}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place_and_the_next_place_is_skipped() {
        let outcome = Outcome::highest_wins(&[3, 7, 3, 7, 1]);
        assert_eq!(outcome.to_string(), "winners 1 3; scores 3 7 3 7 1; standing 1=3 0=2 4");
        assert_eq!((0..5).map(|seat| outcome.place(Seat::new(seat))).collect::<Vec<_>>(), [2, 0, 2, 0, 4]);
    }

    #[test]
    fn a_forfeit_leaves_the_leaver_last() {
        assert_eq!(Outcome::forfeit(2, Seat::new(0)).to_string(), "winners 1; scores 0 0; standing 1 0");
    }

    #[test]
    fn a_game_may_have_no_winner() {
        let lost = Outcome::by_key(SeatSet::EMPTY, &[9], |_| 0);
        assert_eq!(lost.to_string(), "winners -; scores 9; standing 0");
    }
}
