//! A client for the site, for tests, for measuring, and as an example of how to write one.

mod client;
mod crowd;
mod process;

pub use client::{Answer, Client, ClientError, Live, LiveError, Witness};
pub use crowd::{Crowd, Played, Tally, percentile};
pub use process::{Process, Usage};
pub use tokio_tungstenite::tungstenite::Message;
