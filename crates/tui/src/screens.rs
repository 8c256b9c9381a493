//! The boards, one file per game.

mod chaos_bear;
mod el_oso;
