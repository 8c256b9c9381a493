//! Folly & Fortune: the hand is the die, and the rolled cards build the row. The rules are in
//! `docs/rules/folly-and-fortune.md`, and the cards are in `folly-and-fortune-deck.tsv`.

mod action;
mod attack;
mod cards;
mod deck;
mod determinize;
mod event;
mod knowledge;
mod legal;
mod options;
mod power;
pub mod refusal;
mod removal;
mod rules;
mod state;
mod turn;
mod unseen;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Chance, End};
pub use cards::{CardName, CardSet, Piles};
pub use deck::{Card, Deck};
pub use event::{Event, NoAttack, Origin, Over};
pub use knowledge::Knowledge;
pub use options::{EndOf, Negative, Options, SelfAttack, Variant};
pub use power::{Power, Trigger};
pub use rules::FollyAndFortune;
pub use state::{Course, Due, Position, Stage};
pub use view::{AttackView, CardView, PartView, PlayerView, Sign, TurnView, UnderView, View};
