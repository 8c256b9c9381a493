//! The boards, one file per game.

mod chaos_bear;
mod folly_and_fortune;
