//! The five games. Each folder is one rulebook: `docs/rules/<game>.md` gives the rules their numbers, and the number
//! stands beside the line that carries the rule out.

pub mod chaos_bear;
pub mod de_beer_is_los;
pub mod el_oso;
pub mod folly_and_fortune;
pub mod hold_my_bear;

#[cfg(test)]
mod vectors;
