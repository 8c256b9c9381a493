//! A client for the site, for tests, for measuring, and as an example of how to write one.

mod client;
mod crowd;

pub use client::{Answer, Client, ClientError, Live, LiveError, Witness};
pub use crowd::{Crowd, Tally};
pub use tokio_tungstenite::tungstenite::Message;
