//! The boards, one file per game.

mod chaos_bear;
mod hold_my_bear;
