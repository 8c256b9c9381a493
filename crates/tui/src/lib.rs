//! Play in the terminal.
//!
//! A [`Session`] is a match with its seats, dice and saved file; it runs until a person is asked for something. Two
//! faces ask: [`Plain`] line by line, for screen readers, pipes and those who like it, and [`App`] full screen.

mod app;
mod menu;
mod paint;
mod plain;
mod play;
mod saves;
mod screen;
mod screens;
mod session;
mod terminal;
mod theme;

pub use app::App;
pub use menu::{Chosen, Menu};
pub use plain::{End, Plain};
pub use play::Play;
pub use saves::{SaveError, Saved, Saves, Table, data_folder};
pub use screen::{Scene, Screen, Touch, Touched, draw_words};
pub use session::{Happening, Next, Player, Session, seat_names};
pub use terminal::Terminal;
pub use theme::Theme;
