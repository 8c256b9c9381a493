//! What a game is.
//!
//! A game is a set of *rules* (an immutable value, built from options and a number of seats) over a *position* (plain
//! data). Only three things change a position: a seat's action, a chance outcome, a seat's leaving. A log of those
//! replays any game without a random generator, on any machine.
//!
//! Deliberately absent: input and output, clocks, sources of randomness, text for players, async. Drivers own those.

mod determinize;
mod game;
mod options;
mod outcome;
mod perft;
mod playout;
mod rng;
mod rule;
mod seat;
mod setup;
mod sink;
mod state;
mod step;

pub use determinize::Determinize;
pub use game::{Game, NotationError};
pub use options::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, Resolved};
pub use outcome::Outcome;
pub use perft::perft;
pub use playout::{Playout, pick};
pub use rng::Rng;
pub use rule::Rule;
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use setup::SetupError;
pub use sink::{Silent, Sink};
pub use state::State;
pub use step::{SeenStep, Step, Turn};
