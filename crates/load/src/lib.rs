//! A client for the site, for tests, for measuring, and as an example of how to write one.

mod client;
mod crowd;
mod process;

pub use client::{Answer, Client, ClientError, Live, LiveError};
pub use crowd::{Crowd, Tally};
pub use process::{Process, Usage};
