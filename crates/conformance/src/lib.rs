//! What every game must obey, in a form that a game's tests call in a few lines.
//!
//! [`Laws`] walks through random games and checks every law at every step; [`Scene`] plays a scripted game in notation;
//! [`perft()`] counts positions; [`golden`] compares a dump of a whole game with a reviewed file. [`mod@reference`] holds two
//! tiny games for testing searches and for comparing the cost of this design with other engines.

mod imagining;
mod laws;
mod perft;
mod playthrough;
pub mod reference;
mod scene;

pub use imagining::imagining;
pub use laws::Laws;
pub use perft::perft;
pub use playthrough::{golden, playthrough};
pub use scene::{Scene, options};
