use bearcade_core::Seat;
use bearcade_store::Millis;

use crate::setup::Clock;

/// The clocks of a table, wound by its log: the same on every server and after every restart. A clock runs while a person
/// owes a decision; while a bot decides in their place it stands still.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    hands: Vec<Hand>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Hand {
    /// What the seat had, in milliseconds, when the clock last stopped.
    had: i64,
    /// The decision that is put to the seat.
    decision: Option<u64>,
    /// Since when the clock runs.
    since: Option<Millis>,
}

impl Clocks {
    pub(super) fn new(clock: Clock, seats: u8) -> Self {
        let had = clock.start().unwrap_or(0);
        Self { clock, hands: vec![Hand { had, ..Hand::default() }; seats.into()] }
    }

    /// Is there a clock at this table?
    pub(crate) fn are_kept(&self) -> bool {
        self.clock.start().is_some()
    }

    /// What a seat has left; none without a clock.
    pub(crate) fn left(&self, seat: Seat, now: Millis) -> Option<i64> {
        self.clock.start()?;
        let hand = self.hands[seat.index()];
        Some(hand.had - hand.since.map_or(0, |since| now - since))
    }

    /// Does the clock of a seat run?
    pub(crate) fn runs(&self, seat: Seat) -> bool {
        self.are_kept() && self.hands[seat.index()].since.is_some()
    }

    /// An entry was written: clocks of answered decisions stop, and those of new ones start. `asked` is the decision that
    /// is put to a seat, and whether a person is to answer it.
    pub(super) fn note(&mut self, asked: impl Fn(Seat) -> Option<(u64, bool)>, at: Millis) {
        for (index, hand) in self.hands.iter_mut().enumerate() {
            let asked = asked(Seat::new(index as u8));
            let (decision, runs) = (asked.map(|(decision, _)| decision), asked.is_some_and(|(_, person)| person));
            let took = hand.since.map(|since| at - since);
            if hand.decision != decision {
                hand.had = self.clock.after(hand.had, took);
                hand.decision = decision;
                hand.since = runs.then_some(at);
            } else if hand.since.is_some() != runs {
                hand.had -= took.unwrap_or(0);
                hand.since = runs.then_some(at);
            }
        }
    }

    /// So much time went by in which nobody could move: it counts for no clock.
    pub(super) fn pause(&mut self, millis: Millis) {
        for since in self.hands.iter_mut().filter_map(|hand| hand.since.as_mut()) {
            *since += millis;
        }
    }

    /// The time of a seat has run out and a bot plays on: should its owner come back, they have what they had at the start.
    pub(super) fn flag(&mut self, seat: Seat) {
        let hand = &mut self.hands[seat.index()];
        (hand.had, hand.since) = (self.clock.start().unwrap_or(0), None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(0);

    fn person(decision: u64) -> (u64, bool) {
        (decision, true)
    }

    fn bot(decision: u64) -> (u64, bool) {
        (decision, false)
    }

    #[test]
    fn a_game_clock_runs_while_asked_and_gains_after_the_answer() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 10, increment: 2 }, 2);
        let first = |seat: Seat| (seat == SEAT).then_some(person(0));
        clocks.note(first, 1_000);
        assert_eq!((clocks.left(SEAT, 4_000), clocks.left(Seat::new(1), 4_000)), (Some(7_000), Some(10_000)));
        assert!(clocks.runs(SEAT) && !clocks.runs(Seat::new(1)));
        // The same decision is still open: the clock runs on.
        clocks.note(first, 2_000);
        assert_eq!(clocks.left(SEAT, 4_000), Some(7_000));
        clocks.note(|_| None, 5_000);
        assert_eq!(clocks.left(SEAT, 99_000), Some(8_000));
        clocks.note(|_| Some(person(7)), 100_000);
        assert_eq!(clocks.left(SEAT, 108_500), Some(-500));
    }

    #[test]
    fn time_in_which_nobody_could_move_counts_for_no_clock() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 10, increment: 0 }, 2);
        clocks.note(|seat| (seat == SEAT).then_some(person(0)), 1_000);
        clocks.pause(60_000);
        assert_eq!((clocks.left(SEAT, 63_000), clocks.left(Seat::new(1), 63_000)), (Some(8_000), Some(10_000)));
    }

    #[test]
    fn a_move_clock_starts_anew_for_every_decision_and_none_never_runs() {
        let mut clocks = Clocks::new(Clock::Move { seconds: 5 }, 1);
        clocks.note(|_| Some(person(0)), 0);
        clocks.note(|_| Some(person(1)), 4_000);
        assert_eq!(clocks.left(SEAT, 5_000), Some(4_000));
        assert_eq!(Clocks::new(Clock::None, 1).left(SEAT, 5_000), None);
    }

    #[test]
    fn a_clock_stands_still_and_gains_nothing_while_a_bot_decides() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 30, increment: 5 }, 1);
        clocks.note(|_| Some(person(0)), 0);
        clocks.note(|_| Some(bot(0)), 4_000);
        assert_eq!((clocks.left(SEAT, 9_000), clocks.runs(SEAT)), (Some(26_000), false));
        // Whoever comes back at once has won nothing.
        clocks.note(|_| Some(person(0)), 10_000);
        assert_eq!(clocks.left(SEAT, 11_000), Some(25_000));
        clocks.note(|_| Some(bot(0)), 12_000);
        clocks.note(|_| Some(bot(1)), 13_000);
        clocks.note(|_| None, 14_000);
        clocks.note(|_| Some(person(2)), 20_000);
        assert_eq!(clocks.left(SEAT, 21_000), Some(23_000));
    }

    #[test]
    fn a_decision_of_a_move_clock_that_is_left_and_taken_up_again_has_what_was_left_of_it() {
        let mut clocks = Clocks::new(Clock::Move { seconds: 5 }, 1);
        clocks.note(|_| Some(person(0)), 0);
        clocks.note(|_| Some(bot(0)), 4_000);
        clocks.note(|_| Some(person(0)), 5_000);
        assert_eq!(clocks.left(SEAT, 5_500), Some(500));
        clocks.note(|_| Some(bot(0)), 5_500);
        clocks.note(|_| Some(person(1)), 6_000);
        assert_eq!(clocks.left(SEAT, 6_000), Some(5_000));
    }

    #[test]
    fn whoever_comes_back_after_a_flag_starts_anew() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 10, increment: 0 }, 1);
        clocks.note(|_| Some(person(0)), 0);
        clocks.flag(SEAT);
        clocks.note(|_| Some(bot(0)), 10_001);
        clocks.note(|_| Some(person(0)), 60_000);
        assert_eq!(clocks.left(SEAT, 61_000), Some(9_000));
    }
}
