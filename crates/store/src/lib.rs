//! What a site remembers.
//!
//! A table is a log. An [`Append`] names the entry it follows, and a [`Store`] takes exactly one append after each
//! entry: whoever comes second is told [`StoreError::Taken`] and looks at what came first. An append that was answered
//! with `Ok` is durable.
//!
//! The bodies of entries are text that only the server reads; a store knows no game.

mod columns;
mod creations;
mod error;
mod ids;
pub mod moving;
mod people;
mod postgres;
mod sqlite;
mod store;
#[cfg(feature = "suite")]
pub mod suite;
mod tables;

pub use creations::{Created, Creation, Excess, Quota, Request};
pub use error::StoreError;
pub use ids::{PersonId, TableId};
pub use people::{NewPerson, Person, Report, Session, TokenHash};
pub use postgres::{Postgres, PostgresFacts};
pub use sqlite::{Sqlite, SqliteFacts};
pub use store::{Pending, Store};
pub use tables::{
    Append, Chat, DailyScore, Entry, Finish, Head, Millis, NewTable, Page, Player, Rated, Rating, RatingChange,
    Result as TableResult, Status, Summary, TableRow, Tally,
};
