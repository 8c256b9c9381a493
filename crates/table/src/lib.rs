//! Games in play.
//!
//! A [`Match`] is a game, its state and the log that led there; it is the only door through which a person, a program
//! or a record changes a game, and it refuses whatever the rules forbid. [`Dice`] feed its chance steps. A [`Record`]
//! is the log as text.

mod catalogue;
mod dice;
mod group;
mod matches;
mod record;
mod replay;

pub use bearcade_games as games;
pub use catalogue::{GameInfo, all_games, no_such_game};
pub use dice::{Dice, secret_from_seed};
pub use group::{BoardView, Group, GroupOptions, GroupStep, throw_alike};
pub use matches::{Entry, Match, MatchError, StepOf, Undoable};
pub use record::{Line, LineStep, Record, RecordError};
pub use replay::{Replay, ReplayError, Replayed};
