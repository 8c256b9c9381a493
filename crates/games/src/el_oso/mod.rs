//! El Oso: a solitaire game against falling stacks on a board of five by five spaces. The rules are in
//! `docs/rules/el-oso.md`.

mod action;
mod board;
mod dice;
mod event;
mod options;
pub mod refusal;
mod rules;
mod state;
mod view;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use board::{Board, Side, Space, Stack};
pub use dice::Dice;
pub use event::{Event, Why};
pub use options::Options;
pub use rules::ElOso;
pub use state::{Class, Due, End, Position};
pub use view::{Phase, ToPlace, View};
