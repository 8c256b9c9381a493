//! What is measured of a game while it is played: facts that all games have, and each game's own.
//!
//! A game tells what happened in its own words ([`Measured`]); everything else is a fold over that, in whole numbers
//! and in a fixed amount of memory.

mod chaos_bear;
mod de_beer_is_los;
mod el_oso;
mod facts;
mod folly_and_fortune;
mod hold_my_bear;
mod metric;
mod tally;

use bearcade_bots::Policy;
use bearcade_core::{Outcome, Seat};

pub(crate) use facts::Ended;
pub use facts::Facts;
pub use metric::{Kind, Metric, metrics};
pub use tally::{Odd, Tally, Use};

/// What the lab needs to know of a game. Implemented once per game, with names from its rulebook.
pub trait Measured: Policy {
    /// What a player's result is counted in: `pieces in the Sky`; none where a game has no score but the win.
    const SCORE: Option<&'static str>;
    /// What a lead is counted in: `squares`; none where nobody can lead.
    const LEAD: Option<&'static str>;
    /// Does the game count rounds?
    const ROUNDS: bool;
    /// The ways to end.
    const ENDS: &'static [Ending];
    /// Results that are no seat's win share but worth a line of their own: the share of each in all games.
    const SHARES: &'static [&'static str];
    /// How long people take, for an estimate.
    const PEOPLE: People;
    /// Ways to play with a hand tied: the name, and what it forbids.
    const RESTRICTIONS: &'static [(&'static str, &'static str)];

    /// What is proved about this game between perfect players, for readers who would take a level's result for it.
    fn known(&self) -> Option<&'static str> {
        None
    }

    /// The cards, animals, powers, tiles and first moves that are looked at one by one.
    fn groups(&self) -> Vec<Group>;

    /// A decision, before it is carried out.
    fn decided(&self, _position: &Self::Position, _seat: Seat, _action: Self::Action, _facts: &mut Facts) {}

    /// Something that happened; `position` is what it led to, possibly with other events of the same step.
    fn happened(&self, position: &Self::Position, event: &Self::Event, facts: &mut Facts);

    /// How far each seat is, the more the better, in the order of seats; `None` for a seat that is out.
    fn standing(&self, position: &Self::Position, seat: Seat) -> Option<i64>;

    /// Is this a moment at which seats can be compared fairly, such as the start of a round?
    fn compares(&self, _position: &Self::Position, _seat: Seat) -> bool {
        true
    }

    /// How the game ended: its place in [`Measured::ENDS`].
    fn ending(&self, position: &Self::Position, outcome: &Outcome) -> usize;

    /// Does the restriction of this number allow the action?
    fn allows(&self, restriction: usize, view: &Self::View, action: Self::Action) -> bool;
}

/// A way to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// What it is called.
    pub name: &'static str,
    /// Does a rule cut the game short because it would not end by itself?
    pub stall: bool,
}

impl Ending {
    const fn natural(name: &'static str) -> Self {
        Self { name, stall: false }
    }

    const fn stall(name: &'static str) -> Self {
        Self { name, stall: true }
    }
}

/// How long people take at a table: a rough guess, the same for every variant of a game, so that variants can be
/// compared.
#[derive(Clone, Copy, Debug)]
pub struct People {
    /// Seconds to set the game up.
    pub setup: u32,
    /// Seconds a turn takes by itself.
    pub turn: u32,
    /// Seconds more for a decision between several actions.
    pub decision: u32,
}

/// Things of one sort that are looked at one by one.
#[derive(Clone, Debug)]
pub struct Group {
    /// What they are called in an address: `cards`.
    pub key: &'static str,
    /// What they are called: `Cards`.
    pub title: &'static str,
    /// Each by its name.
    pub things: Vec<String>,
    /// What can happen to them: `drawn`, `played`.
    pub uses: &'static [&'static str],
}
