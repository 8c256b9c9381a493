//! The engine protocol (`docs/protocol.md`): one request a line, one answer a line, both JSON.
//!
//! The caller is omniscient; `view` shows what a seat sees. Bad input gets an error and changes nothing.

mod describe;
mod engine;
mod error;
mod group;
pub mod laws;
mod request;
mod serve;
mod session;

pub use engine::{Answer, Engine};
pub use error::{Code, Error};
pub use serve::{MOST_BYTES, serve};
