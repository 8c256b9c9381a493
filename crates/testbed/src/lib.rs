//! Real servers for tests.
//!
//! Each is a process of its own that listens on loopback and keeps its data in a temporary folder. It ends when its value
//! is dropped, and also when the test's process is killed. Nothing here is for use outside tests: whatever fails, panics
//! with a sentence that says what to do.

mod nats;
mod nginx;
mod postgres;
mod programs;

pub use nats::Nats;
pub use nginx::Nginx;
pub use postgres::Postgres;
pub use programs::find;
