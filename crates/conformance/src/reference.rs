//! Two tiny games on the same trait, with known counts: for testing searches and for comparing costs.

mod connect_four;
mod pig;

pub use connect_four::{Column, ConnectFour};
pub use pig::{Pig, PigAction, PigPosition};
