//! Many games, the same every time: seeded parallel runs, and what they say.
//!
//! [`run()`] does numbered jobs on all cores and folds their results in order; [`Journal`] keeps them in a file, so that a
//! run that was interrupted goes on; [`stats`] says how sure a result is; [`Ladder`] is the tournament of a game's bots.

mod game;
mod ladder;
mod pace;
mod player;
mod resume;
mod run;
pub mod stats;

pub use game::{Fault, Played, Spent, WHOLE_WIN, mix, play, share};
pub use ladder::{Bout, Ladder, PairLine, PlayerLine, Report, Share, Side, Standings, Worker};
pub use pace::Pace;
pub use player::{Player, Sitter, UnknownPlayer};
pub use resume::{FORMAT, Fingerprint, Journal, ResumeError};
pub use run::{Ran, all_threads, run};
