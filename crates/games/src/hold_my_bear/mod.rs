//! Hold My Bear: beat the match on the table, but don't hold a bear. The rules are in `docs/rules/hold-my-bear.md`.

mod action;
mod card;
mod check;
mod determinize;
mod event;
mod flow;
mod hand;
mod knowledge;
mod moves;
mod options;
pub mod refusal;
mod rules;
mod state;
mod view;
mod worth;

#[cfg(test)]
mod tests;

pub use action::{Action, Gift, Gifts};
pub use card::{Animal, AnimalSet, Card, Cards, MOST_PLAYED};
pub use event::Event;
pub use hand::Hand;
pub use knowledge::{Fact, Knowledge};
pub use options::Options;
pub use rules::HoldMyBear;
pub use state::{Due, Match, Position, Theft};
pub use view::{MatchView, PlayerView, View};
pub use worth::{Way, Worth};
