//! One file per game.

mod chaos_bear;
mod de_beer_is_los;
pub(crate) mod el_oso;
mod folly_and_fortune;
mod hold_my_bear;
