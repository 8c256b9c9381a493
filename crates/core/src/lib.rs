//! The contract between a game and everything that plays it.
//!
//! A game is a set of *rules* over a *position*. The rules are an immutable value, built from options and a number of
//! seats; the position is plain data. Only a [`Step`] changes a position: a seat's action, a chance outcome, or a seat
//! leaving. A log of steps therefore replays a game exactly, without a random generator, on any machine.
//!
//! This crate does no input or output, reads no clock, owns no random generator, has no text for players, and is not
//! async. The code that drives a game provides these things. To play with every step checked, use `Match` in the crate
//! `bearcade-table`.
//!
//! # Examples
//!
//! The examples play Nim: a coin decides who starts, then players take one, two or three of 21 sticks. The rules are
//! in `examples/nim/rules.rs`, a complete game in one short file.
//!
//! Play a random game to its end:
//!
//! ```
//! # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim/rules.rs")); }
//! # use nim::Nim;
//! use bearcade_core::{Game, Playout};
//! use rand_xoshiro::Xoshiro256PlusPlus;
//! use rand_xoshiro::rand_core::SeedableRng;
//!
//! let mut position = Nim.initial();
//! let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
//! let steps = Playout::default().run(&Nim, &mut position, &mut rng);
//!
//! assert!(steps >= 8, "one coin, and at most three sticks a turn");
//! assert_eq!(Nim.outcome(&position).winners().len(), 1);
//! ```
//!
//! List the legal actions, apply one, and see why an illegal one is refused:
//!
//! ```
//! # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim/rules.rs")); }
//! # use nim::{Event, Nim};
//! use bearcade_core::{Game, Seat, State, Step, Turn};
//!
//! let (first, second) = (Seat::new(0), Seat::new(1));
//! let mut state = State::initial(&Nim);
//! assert_eq!(Nim.turn(&state.position), Turn::Chance);
//! state.apply(&Nim, Step::Chance(first));
//!
//! let mut actions = Vec::new();
//! Nim.legal_actions(&state.position, first, &mut actions);
//! assert_eq!(actions, [1, 2, 3]);
//!
//! let rule = Nim.check(&state.position, second, 2).unwrap_err();
//! assert_eq!(rule.to_string(), "It is another seat's turn. (NIM-1)");
//!
//! let events = state.apply(&Nim, Step::Act(first, 2));
//! assert_eq!(events, [Event::Took { seat: first, sticks: 2, left: 19 }]);
//! ```
//!
//! Read and write actions and chance outcomes as text:
//!
//! ```
//! # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim/rules.rs")); }
//! # use nim::Nim;
//! use bearcade_core::{Game, Seat};
//!
//! assert_eq!(Nim.read_action("3"), Ok(3));
//! assert_eq!(Nim.chance_text(Seat::new(1)), "1");
//! assert_eq!(Nim.read_action("all").unwrap_err().to_string(), "expected 1, 2 or 3");
//! ```

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
