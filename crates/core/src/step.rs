use crate::{Seat, SeatSet};

/// Who or what a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats each owe a decision. Several seats mean a simultaneous choice: any of them may answer first, and
    /// none sees another's answer before all have given theirs.
    Decide(SeatSet),
    /// A chance outcome is due.
    Chance,
    /// The game has ended.
    Over,
}

impl Turn {
    /// Does this seat owe a decision?
    #[inline]
    pub fn asks(self, seat: Seat) -> bool {
        matches!(self, Self::Decide(seats) if seats.contains(seat))
    }
}

/// One of the three things that change a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<A, C> {
    /// A seat's decision.
    Act(Seat, A),
    /// What chance brought.
    Chance(C),
    /// A seat left for good (ALL-5).
    Leave(Seat),
}

/// A step as one viewer learns of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenStep<A, C> {
    /// The viewer sees the whole step.
    Open(Step<A, C>),
    /// The viewer sees only that this seat decided.
    HiddenAct(Seat),
    /// The viewer sees only that chance fell.
    HiddenChance,
}
