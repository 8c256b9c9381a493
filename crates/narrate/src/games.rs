//! One file per game.

mod chaos_bear;
pub mod el_oso;
