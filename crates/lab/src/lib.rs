//! Many games, the same every time: seeded parallel runs, and what they say.
//!
//! [`run()`] does numbered jobs on all cores and folds their results in order; [`Journal`] keeps them in a file, so that a
//! run that was interrupted goes on; [`stats`] says how sure a result is; [`Ladder`] is the tournament of a game's bots.
//!
//! [`Study`] is the lab proper: games of one or several variants on the same deals, of which everything is measured that
//! [`measure`] knows; [`findings`] says what they came to, as sentences, tables, charts, files and a page. [`Experiment`]
//! reads variants from a file, and [`Luck`] says how much of a result the deal decides.

mod bot;
mod experiment;
pub mod findings;
mod game;
mod ladder;
mod luck;
pub mod measure;
mod pace;
mod page;
mod player;
mod resume;
mod run;
pub mod stats;
mod stopwatch;
mod study;

pub use bot::{Bot, UnknownBot};
pub use experiment::{Experiment, ExperimentError, USUAL, at_table};
pub use game::{Fault, Played, Spent, WHOLE_WIN, mix, play, share};
pub use ladder::{Bout, Ladder, PairLine, PlayerLine, Report, Share, Side, Standings, Worker};
pub use luck::{Luck, Twin, Twins};
pub use pace::Pace;
pub use player::{Player, Sitter, UnknownPlayer};
pub use resume::{FORMAT, Fingerprint, Journal, ResumeError};
pub use run::{Ran, all_threads, run};
pub use stopwatch::Stopwatch;
pub use study::{Batch, Bench, Stopped, Study, Variant};
