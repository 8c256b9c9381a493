//! Chaos Bear: a chase on an endless number line. The rules are in `docs/rules/chaos-bear.md`.

mod action;
mod event;
mod options;
pub mod refusal;
mod rules;
mod state;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Card, Chance, Way};
pub use event::Event;
pub use options::Options;
pub use rules::ChaosBear;
pub use state::{Due, Position, Runner};
pub use view::{BearView, RunnerView, View};
