use bearcade_core::Seat;
use bearcade_store::Millis;

use crate::setup::Clock;

/// The clocks of a table, wound by its log: the same on every server and after every restart.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    hands: Vec<Hand>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Hand {
    /// What the seat had, in milliseconds, when its present decision was put to it.
    had: i64,
    /// The decision, and since when the clock runs.
    running: Option<(u64, Millis)>,
}

impl Clocks {
    pub(super) fn new(clock: Clock, seats: u8) -> Self {
        let had = clock.start().unwrap_or(0);
        Self { clock, hands: vec![Hand { had, running: None }; seats.into()] }
    }

    /// Is there a clock at this table?
    pub(super) fn are_kept(&self) -> bool {
        self.clock.start().is_some()
    }

    /// What a seat has left; none without a clock.
    pub(crate) fn left(&self, seat: Seat, now: Millis) -> Option<i64> {
        self.clock.start()?;
        let hand = self.hands[seat.index()];
        Some(hand.had - hand.running.map_or(0, |(_, since)| now - since))
    }

    /// An entry was written: clocks of answered decisions stop, and those of new ones start.
    pub(super) fn note(&mut self, asked: impl Fn(Seat) -> Option<u64>, playing: bool, at: Millis) {
        for (index, hand) in self.hands.iter_mut().enumerate() {
            let now = asked(Seat::new(index as u8)).filter(|_| playing);
            if hand.running.map(|(decision, _)| decision) == now {
                continue;
            }
            if let Some((_, since)) = hand.running {
                hand.had = self.clock.after(hand.had, at - since);
            }
            hand.running = now.map(|decision| (decision, at));
        }
    }

    /// Somebody came back after their time had run out: they start anew.
    pub(super) fn reset(&mut self, seat: Seat) {
        self.hands[seat.index()] = Hand { had: self.clock.start().unwrap_or(0), running: None };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(0);

    #[test]
    fn a_game_clock_runs_while_asked_and_gains_after_the_answer() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 10, increment: 2 }, 2);
        clocks.note(|seat| (seat == SEAT).then_some(0), true, 1_000);
        assert_eq!((clocks.left(SEAT, 4_000), clocks.left(Seat::new(1), 4_000)), (Some(7_000), Some(10_000)));
        // The same decision is still open: the clock runs on.
        clocks.note(|seat| (seat == SEAT).then_some(0), true, 2_000);
        assert_eq!(clocks.left(SEAT, 4_000), Some(7_000));
        clocks.note(|_| None, true, 5_000);
        assert_eq!(clocks.left(SEAT, 99_000), Some(8_000));
        clocks.note(|_| Some(7), true, 100_000);
        assert_eq!(clocks.left(SEAT, 108_500), Some(-500));
    }

    #[test]
    fn a_move_clock_starts_anew_for_every_decision_and_none_never_runs() {
        let mut clocks = Clocks::new(Clock::Move { seconds: 5 }, 1);
        clocks.note(|_| Some(0), true, 0);
        clocks.note(|_| Some(1), true, 4_000);
        assert_eq!(clocks.left(SEAT, 5_000), Some(4_000));
        assert_eq!(Clocks::new(Clock::None, 1).left(SEAT, 5_000), None);
    }
}
