//! Searches that know no game: they see a [`Game`] and a [`Guide`].

mod guide;

pub use guide::{Fast, Guide, Playouts, Values};
