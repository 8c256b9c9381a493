use crate::{Seat, SeatSet};

/// What a position is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Each of these seats must make a decision. Several seats decide simultaneously: they may answer in any order, and
    /// no seat sees another's answer until all have answered.
    Decide(SeatSet),
    /// A chance outcome is pending.
    Chance,
    /// The game has ended.
    Over,
}

impl Turn {
    /// Returns whether this seat must make a decision.
    #[inline]
    pub fn asks(self, seat: Seat) -> bool {
        matches!(self, Self::Decide(seats) if seats.contains(seat))
    }
}

/// A change to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<A, C> {
    /// A seat's action.
    Act(Seat, A),
    /// A chance outcome, such as a die roll or a drawn card.
    Chance(C),
    /// A seat leaves permanently (ALL-5).
    Leave(Seat),
}

/// A step as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenStep<A, C> {
    /// The viewer sees the whole step.
    Open(Step<A, C>),
    /// The viewer sees only that this seat decided.
    HiddenAct(Seat),
    /// The viewer sees only that a chance outcome was drawn.
    HiddenChance,
}
