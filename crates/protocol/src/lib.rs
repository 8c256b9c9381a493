//! The engine protocol (`docs/protocol.md`): one request a line, one answer a line, both JSON.
//!
//! The caller is omniscient; `view` shows what a seat sees. Bad input gets an error and changes nothing. The other way
//! round, a [`Program`] is somebody else's, seated as a player: it is sent views and asked for actions.

mod bot;
mod describe;
mod engine;
mod error;
mod group;
pub mod laws;
mod program;
mod request;
mod serve;
mod session;

pub use engine::{Answer, Engine};
pub use error::{Code, Error};
pub use program::{Complaints, MOST_LISTED, PATIENCE, Program, ProgramError};
pub use serve::{MOST_BYTES, serve};
