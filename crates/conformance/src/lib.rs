//! A conformance kit that every game's tests call in a few lines.
//!
//! - [`Laws`] plays random games and checks every law at every step.
//! - [`imagining()`] checks the positions that bots imagine.
//! - [`Scene`] plays a scripted game in notation.
//! - [`perft()`] counts step sequences.
//! - [`golden`] compares a [`playthrough()`] of a whole game with a reviewed file.
//! - [`mod@reference`] holds two tiny games, for testing searches and for comparing the cost of this design with other
//!   engines.
//!
//! ```
//! use bearcade_conformance::reference::Pig;
//! use bearcade_conformance::{Laws, Scene};
//!
//! Laws::new(&Pig).walks(2).run();
//!
//! let mut scene = Scene::<Pig>::new("{}", 2);
//! scene.act(0, "roll").chance("6").act(0, "hold");
//! assert_eq!(scene.state.position.scores, [6, 0]);
//! ```

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
