//! One file per game.

mod chaos_bear;
pub mod de_beer_is_los;
pub mod el_oso;
pub mod folly_and_fortune;
pub mod hold_my_bear;
