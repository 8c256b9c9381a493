//! De beer is los!: hunters and bears in a forest of face-down tiles. The rules are in `docs/rules/de-beer-is-los.md`.

mod action;
mod board;
mod check;
mod event;
mod moves;
mod options;
pub mod refusal;
mod rules;
mod state;
mod tile;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Chance};
pub use board::{Direction, Space, Spaces};
pub use event::{Event, GameEnd};
pub use options::{Guns, NoWayBack, Options};
pub use rules::DeBeerIsLos;
pub use state::{Bag, Due, Position, Return, Score};
pub use tile::{Colour, Kind, Tile};
pub use view::{FinalPhase, PlayerView, QuietView, View, Waiting};
