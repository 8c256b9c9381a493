//! One file per game.

mod chaos_bear;
pub mod folly_and_fortune;
