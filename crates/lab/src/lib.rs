//! Many games, the same every time: seeded parallel runs, and what they say.

mod game;

pub use game::{Played, play, share};
