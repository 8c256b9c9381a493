//! One file per game.

mod chaos_bear;
pub mod hold_my_bear;
