//! Two tiny games with known counts, for testing searches and comparing costs.

mod connect_four;
mod pig;

pub use connect_four::{Column, ConnectFour};
pub use pig::{Pig, PigAction, PigPosition};
