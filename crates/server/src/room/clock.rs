use bearcade_core::Seat;
use bearcade_store::Millis;

use crate::setup::Clock;

/// The clocks of a table, wound by its log: the same on every server and after every restart. A clock runs while a person
/// owes a decision; while a bot decides in their place it stands still.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    hands: Vec<Hand>,
    /// The answers that gained something: the number of the game's step, and whose it is.
    gained: Vec<(usize, Seat)>,
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

/// What an entry did to decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moved {
    /// A seat answered its own, as this step of the game.
    Answered(Seat, usize),
    /// Some were taken back; so many steps of the game are left.
    TakenBack(usize),
    /// Nobody answered any. Some may have been withdrawn.
    Nothing,
}

/// The time between two moments: none if a clock was set back between them.
fn elapsed(since: Millis, until: Millis) -> Millis {
    (until - since).max(0)
}

impl Clocks {
    pub(super) fn new(clock: Clock, seats: u8) -> Self {
        let had = clock.start().unwrap_or(0);
        Self { clock, hands: vec![Hand { had, ..Hand::default() }; seats.into()], gained: Vec::new() }
    }

    /// Is there a clock at this table?
    pub(crate) fn are_kept(&self) -> bool {
        self.clock.start().is_some()
    }

    /// What a seat has left; none without a clock.
    pub(crate) fn left(&self, seat: Seat, now: Millis) -> Option<i64> {
        self.clock.start()?;
        let hand = self.hands[seat.index()];
        Some(hand.had - hand.since.map_or(0, |since| elapsed(since, now)))
    }

    /// Does the clock of a seat run?
    pub(crate) fn runs(&self, seat: Seat) -> bool {
        self.are_kept() && self.hands[seat.index()].since.is_some()
    }

    /// An entry was written: clocks of decisions that are answered or withdrawn stop, and those of new ones start. `asked`
    /// is the decision that is put to a seat, and whether a person is to answer it.
    pub(super) fn note(&mut self, asked: impl Fn(Seat) -> Option<(u64, bool)>, moved: Moved, at: Millis) {
        for (index, hand) in self.hands.iter_mut().enumerate() {
            let seat = Seat::new(index as u8);
            let asked = asked(seat);
            let (decision, runs) = (asked.map(|(decision, _)| decision), asked.is_some_and(|(_, person)| person));
            let took = hand.since.map(|since| elapsed(since, at));
            if hand.decision != decision {
                let answered = matches!(moved, Moved::Answered(answering, _) if answering == seat);
                hand.had = self.clock.after(hand.had, took, answered);
                if let (Moved::Answered(_, step), true, Some(_)) = (moved, answered && self.clock.increment() > 0, took)
                {
                    self.gained.push((step, seat));
                }
                hand.decision = decision;
                hand.since = runs.then_some(at);
            } else if hand.since.is_some() != runs {
                hand.had -= took.unwrap_or(0);
                hand.since = runs.then_some(at);
            }
        }
        if let Moved::TakenBack(steps) = moved {
            self.take_back(steps);
        }
    }

    /// Whoever's answers no longer count has what is left without what they gained: the time that was used stays used.
    fn take_back(&mut self, steps: usize) {
        while let Some((_, seat)) = self.gained.pop_if(|(step, _)| *step >= steps) {
            let hand = &mut self.hands[seat.index()];
            hand.had = (hand.had - self.clock.increment()).max(hand.had.min(0));
        }
    }

    /// So much time went by in which nobody could move: it counts for no clock.
    pub(super) fn pause(&mut self, millis: Millis) {
        for since in self.hands.iter_mut().filter_map(|hand| hand.since.as_mut()) {
            *since += millis;
        }
    }

    /// The time of a seat has run out and a bot plays on: should its owner come back, they have what they had at the start,
    /// and nothing that they gained before is taken from it.
    pub(super) fn flag(&mut self, seat: Seat) {
        self.gained.retain(|(_, gaining)| *gaining != seat);
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
        clocks.note(first, Moved::Nothing, 1_000);
        assert_eq!((clocks.left(SEAT, 4_000), clocks.left(Seat::new(1), 4_000)), (Some(7_000), Some(10_000)));
        assert!(clocks.runs(SEAT) && !clocks.runs(Seat::new(1)));
        // The same decision is still open: the clock runs on.
        clocks.note(first, Moved::Nothing, 2_000);
        assert_eq!(clocks.left(SEAT, 4_000), Some(7_000));
        clocks.note(|_| None, Moved::Answered(SEAT, 0), 5_000);
        assert_eq!(clocks.left(SEAT, 99_000), Some(8_000));
        clocks.note(|_| Some(person(7)), Moved::Nothing, 100_000);
        assert_eq!(clocks.left(SEAT, 108_500), Some(-500));
    }

    #[test]
    fn time_in_which_nobody_could_move_counts_for_no_clock() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 10, increment: 0 }, 2);
        clocks.note(|seat| (seat == SEAT).then_some(person(0)), Moved::Nothing, 1_000);
        clocks.pause(60_000);
        assert_eq!((clocks.left(SEAT, 63_000), clocks.left(Seat::new(1), 63_000)), (Some(8_000), Some(10_000)));
    }

    #[test]
    fn a_clock_that_was_set_back_gives_nobody_time() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 10, increment: 0 }, 1);
        clocks.note(|_| Some(person(0)), Moved::Nothing, 60_000);
        assert_eq!(clocks.left(SEAT, 1_000), Some(10_000));
        clocks.note(|_| Some(person(1)), Moved::Answered(SEAT, 0), 1_000);
        assert_eq!(clocks.left(SEAT, 1_000), Some(10_000));
    }

    #[test]
    fn a_move_clock_starts_anew_for_every_decision_and_none_never_runs() {
        let mut clocks = Clocks::new(Clock::Move { seconds: 5 }, 1);
        clocks.note(|_| Some(person(0)), Moved::Nothing, 0);
        clocks.note(|_| Some(person(1)), Moved::Answered(SEAT, 0), 4_000);
        assert_eq!(clocks.left(SEAT, 5_000), Some(4_000));
        // Also for one that is put anew.
        clocks.note(|_| Some(person(2)), Moved::TakenBack(0), 8_000);
        assert_eq!(clocks.left(SEAT, 8_000), Some(5_000));
        assert_eq!(Clocks::new(Clock::None, 1).left(SEAT, 5_000), None);
    }

    #[test]
    fn a_clock_stands_still_and_gains_nothing_while_a_bot_decides() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 30, increment: 5 }, 1);
        clocks.note(|_| Some(person(0)), Moved::Nothing, 0);
        clocks.note(|_| Some(bot(0)), Moved::Nothing, 4_000);
        assert_eq!((clocks.left(SEAT, 9_000), clocks.runs(SEAT)), (Some(26_000), false));
        // Whoever comes back at once has won nothing.
        clocks.note(|_| Some(person(0)), Moved::Nothing, 10_000);
        assert_eq!(clocks.left(SEAT, 11_000), Some(25_000));
        clocks.note(|_| Some(bot(0)), Moved::Nothing, 12_000);
        clocks.note(|_| Some(bot(1)), Moved::Answered(SEAT, 0), 13_000);
        clocks.note(|_| None, Moved::Answered(SEAT, 1), 14_000);
        clocks.note(|_| Some(person(2)), Moved::Nothing, 20_000);
        assert_eq!(clocks.left(SEAT, 21_000), Some(23_000));
    }

    #[test]
    fn a_decision_of_a_move_clock_that_is_left_and_taken_up_again_has_what_was_left_of_it() {
        let mut clocks = Clocks::new(Clock::Move { seconds: 5 }, 1);
        clocks.note(|_| Some(person(0)), Moved::Nothing, 0);
        clocks.note(|_| Some(bot(0)), Moved::Nothing, 4_000);
        clocks.note(|_| Some(person(0)), Moved::Nothing, 5_000);
        assert_eq!(clocks.left(SEAT, 5_500), Some(500));
        clocks.note(|_| Some(bot(0)), Moved::Nothing, 5_500);
        clocks.note(|_| Some(person(1)), Moved::Nothing, 6_000);
        assert_eq!(clocks.left(SEAT, 6_000), Some(5_000));
    }

    /// Several owe a decision at the same time, and the second's is withdrawn: it has cost time and gained nothing.
    #[test]
    fn only_whoever_answers_gains() {
        let seats = [0, 1, 2].map(Seat::new);
        let mut clocks = Clocks::new(Clock::Game { seconds: 60, increment: 30 }, 3);
        clocks.note(|_| Some(person(0)), Moved::Nothing, 0);
        clocks.note(|seat| (seat != seats[0]).then_some(person(0)), Moved::Answered(seats[0], 0), 1_000);
        clocks.note(|seat| (seat == seats[2]).then_some(person(5)), Moved::Nothing, 2_000);
        let left = |clocks: &Clocks| seats.map(|seat| clocks.left(seat, 3_000).unwrap_or_default());
        assert_eq!(left(&clocks), [89_000, 58_000, 57_000]);
    }

    /// One decides, the other replies, and both is taken back, again and again: nobody wins time by it.
    #[test]
    fn what_is_taken_back_has_gained_nothing_and_has_cost_its_time() {
        let seats = [0, 1].map(Seat::new);
        let of = |owes: usize, decision: u64| move |seat: Seat| (seat.index() == owes).then_some(person(decision));
        let mut clocks = Clocks::new(Clock::Game { seconds: 60, increment: 30 }, 2);
        clocks.note(of(0, 0), Moved::Nothing, 0);
        for round in 0..3 {
            let (now, number) = (round * 10_000, round as u64 * 10);
            clocks.note(of(1, number + 1), Moved::Answered(seats[0], 0), now + 2_000);
            clocks.note(of(0, number + 2), Moved::Answered(seats[1], 1), now + 5_000);
            clocks.note(of(0, number + 10), Moved::TakenBack(0), now + 10_000);
            let left = seats.map(|seat| clocks.left(seat, now + 10_000));
            assert_eq!(left, [Some(60_000 - 7_000 * (round + 1)), Some(60_000 - 3_000 * (round + 1))]);
        }
        // What came before still counts.
        clocks.note(of(1, 41), Moved::Answered(seats[0], 0), 31_000);
        clocks.note(of(0, 42), Moved::Answered(seats[1], 1), 32_000);
        clocks.note(of(1, 43), Moved::TakenBack(1), 32_000);
        assert_eq!(seats.map(|seat| clocks.left(seat, 32_000)), [Some(68_000), Some(50_000)]);
    }

    #[test]
    fn nobody_owes_what_they_gained_before_their_flag_fell() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 10, increment: 5 }, 1);
        clocks.note(|_| Some(person(0)), Moved::Nothing, 0);
        clocks.note(|_| Some(person(1)), Moved::Answered(SEAT, 0), 10_000);
        clocks.flag(SEAT);
        clocks.note(|_| Some(bot(1)), Moved::Nothing, 15_001);
        clocks.note(|_| Some(person(2)), Moved::TakenBack(0), 16_000);
        assert_eq!(clocks.left(SEAT, 16_000), Some(10_000));
        // And nobody has less than nothing.
        clocks.note(|_| Some(person(3)), Moved::Answered(SEAT, 0), 26_000);
        clocks.note(|_| Some(person(4)), Moved::Answered(SEAT, 1), 31_000);
        clocks.note(|_| Some(person(5)), Moved::TakenBack(0), 31_000);
        assert_eq!(clocks.left(SEAT, 31_000), Some(0));
    }

    #[test]
    fn whoever_comes_back_after_a_flag_starts_anew() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 10, increment: 0 }, 1);
        clocks.note(|_| Some(person(0)), Moved::Nothing, 0);
        clocks.flag(SEAT);
        clocks.note(|_| Some(bot(0)), Moved::Nothing, 10_001);
        clocks.note(|_| Some(person(0)), Moved::Nothing, 60_000);
        assert_eq!(clocks.left(SEAT, 61_000), Some(9_000));
    }
}
