//! Searches that know no game: they see a [`Game`](bearcade_core::Game) and a [`Guide`].
//!
//! - [`expectimax()`] weighs every action to a depth, chance by its exact odds. For few actions and few outcomes.
//! - [`mcts()`] samples an open position and remembers what it met, every chance outcome on a branch of its own.
//! - [`ismcts()`] samples what a view leaves open, and remembers sequences of actions only. For hidden cards, and for
//!   chance with very many outcomes.
//! - [`flat()`] compares the actions at hand alone, on equal terms. For very long lists of actions.
//!
//! All are repeatable: they draw one number from the caller's generator, and the budget in nodes and the number of
//! threads decide the rest. On several threads each searches from the root with its share of the nodes.

mod expectimax;
mod flat;
mod guide;
mod ismcts;
mod mcts;
mod run;
mod weighings;

pub use expectimax::{Exactness, expectimax};
pub use flat::flat;
pub use guide::{Fast, Guide, Playouts, Values};
pub use ismcts::ismcts;
pub use mcts::mcts;
pub use weighings::{Weighing, Weighings};
