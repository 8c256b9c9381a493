//! One file per game.

mod chaos_bear;
