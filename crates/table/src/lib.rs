//! Games in play.
//!
//! - [`Match`] is a game, its state and its log. People, programs and records all change a game through it. It refuses
//!   what the rules forbid, and it can undo.
//! - [`Dice`] resolves chance steps, repeatably.
//! - [`Record`] is a log as text. [`Replay`] checks a record and replays it.
//! - [`all_games`] and [`for_each_game!`] list the games.
//! - [`Group`] is match play of El Oso, with a board for each player.
//!
//! # Examples
//!
//! Play a game with seeded dice. Here every seat takes its first legal action:
//!
//! ```
//! use bearcade_core::{Game, GameOptions, OptionValues, Turn};
//! use bearcade_table::games::chaos_bear::{ChaosBear, Options};
//! use bearcade_table::{Dice, Match};
//!
//! let options = Options::from_values(&OptionValues::new())?;
//! let mut played = Match::new(ChaosBear::new(options, 3)?);
//! let dice = Dice::seeded(2026);
//! loop {
//!     match played.turn() {
//!         Turn::Over => break,
//!         Turn::Chance => drop(played.throw(&dice)?),
//!         Turn::Decide(seats) => {
//!             let seat = seats.first().expect("at least one seat decides");
//!             played.act(seat, played.legal_actions(seat)[0])?;
//!         }
//!     }
//! }
//! assert!(played.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Write a match as a record, and replay it:
//!
//! ```
//! use bearcade_core::{Game, GameOptions, OptionValues, Seat, Viewer};
//! use bearcade_table::games::chaos_bear::{Action, ChaosBear, Options};
//! use bearcade_table::{Dice, Match, Record, Replay};
//!
//! let options = Options::from_values(&OptionValues::new())?;
//! let mut played = Match::new(ChaosBear::new(options, 2)?);
//! played.act(Seat::new(0), Action::Roll)?;
//! played.throw(&Dice::seeded(2026))?;
//!
//! let text = played.record(Viewer::Omniscient).to_string();
//! let again = Replay::<ChaosBear>::new(Record::parse(&text)?)?.finish()?;
//! assert_eq!(again.state(), played.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! See why a step is refused:
//!
//! ```
//! use bearcade_core::{Game, GameOptions, OptionValues, Seat};
//! use bearcade_table::Match;
//! use bearcade_table::games::chaos_bear::{Action, ChaosBear, Options};
//!
//! let options = Options::from_values(&OptionValues::new())?;
//! let mut played = Match::new(ChaosBear::new(options, 2)?);
//! let error = played.act(Seat::new(1), Action::Roll).unwrap_err();
//! assert_eq!(error.to_string(), "It is not this seat's turn. (CB-3)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
