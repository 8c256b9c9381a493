//! The rules of Bearcade's five games.
//!
//! Each module is one game and implements [`bearcade_core::Game`]. The rulebooks in `docs/rules` number every rule, and
//! that number is in a comment next to the line that implements it.
//!
//! All modules have the same parts: `Options`, a `Position`, `Action` and `Chance` with their notation, `Event`, a
//! `View`, the rules, and in `refusal` the reasons for refusing an action.
//!
//! # Examples
//!
//! Play a random game to its end:
//!
//! ```
//! use bearcade_core::{Game, GameOptions, OptionValues, Playout};
//! use bearcade_games::hold_my_bear::{HoldMyBear, Options};
//! use rand_xoshiro::Xoshiro256PlusPlus;
//! use rand_xoshiro::rand_core::SeedableRng;
//!
//! let options = Options::from_values(&OptionValues::new())?;
//! let game = HoldMyBear::new(options, 4)?;
//! let mut position = game.initial();
//! let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
//! Playout::default().run(&game, &mut position, &mut rng);
//! println!("{}", game.outcome(&position));
//! # Ok::<(), bearcade_core::SetupError>(())
//! ```
//!
//! Set options, list the legal actions, and apply one:
//!
//! ```
//! use bearcade_core::{Game, GameOptions, OptionValue, Seat, State, Step};
//! use bearcade_games::chaos_bear::{Action, Chance, ChaosBear, Options};
//!
//! let values = [("start".to_owned(), OptionValue::Whole(12))].into();
//! let game = ChaosBear::new(Options::from_values(&values)?, 2)?;
//! let mut state = State::initial(&game);
//!
//! let mut actions = Vec::new();
//! game.legal_actions(&state.position, Seat::new(0), &mut actions);
//! assert_eq!(actions, [Action::Roll]);
//!
//! state.apply(&game, Step::Act(Seat::new(0), Action::Roll));
//! state.apply(&game, Step::Chance(Chance::Die(3)));
//! assert_eq!(state.position.runners[0].square, 15);
//! # Ok::<(), bearcade_core::SetupError>(())
//! ```
//!
//! Read and write actions as text, and see why one is refused:
//!
//! ```
//! use bearcade_core::{Game, GameOptions, OptionValues, Seat};
//! use bearcade_games::de_beer_is_los::{DeBeerIsLos, Options};
//!
//! let game = DeBeerIsLos::new(Options::from_values(&OptionValues::new())?, 2)?;
//! let action = game.read_action("a1-a5").expect("a move in notation");
//! assert_eq!(game.action_text(action), "a1-a5");
//!
//! let rule = game.check(&game.initial(), Seat::new(1), action).unwrap_err();
//! assert_eq!(rule.to_string(), "Only face-up tiles can be moved. (BL-6)");
//! # Ok::<(), bearcade_core::SetupError>(())
//! ```
//!
//! See what a player sees. Other players' cards are hidden:
//!
//! ```
//! use bearcade_core::{Game, GameOptions, OptionValues, Seat, State, Step, Turn, Viewer};
//! use bearcade_games::hold_my_bear::{HoldMyBear, Options};
//! use rand_xoshiro::Xoshiro256PlusPlus;
//! use rand_xoshiro::rand_core::SeedableRng;
//!
//! let game = HoldMyBear::new(Options::from_values(&OptionValues::new())?, 3)?;
//! let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
//! let mut state = State::initial(&game);
//! while game.turn(&state.position) == Turn::Chance {
//!     let card = game.sample_chance(&state.position, &mut rng);
//!     state.apply(&game, Step::Chance(card));
//! }
//! let view = game.view(&state, Viewer::Seat(Seat::new(0)));
//! assert!(view.players[0].hand.is_some());
//! assert!(view.players[1].hand.is_none());
//! # Ok::<(), bearcade_core::SetupError>(())
//! ```

pub mod chaos_bear;
pub mod de_beer_is_los;
pub mod el_oso;
pub mod folly_and_fortune;
pub mod hold_my_bear;

#[cfg(test)]
mod vectors;
