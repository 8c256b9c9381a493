//! Means, shares and ratings with their uncertainty.
//!
//! Games on the same deal are not independent of each other, so nothing here counts games: whoever plays a deal from
//! every seat adds the deal's mean, and errors follow from how deals differ.

mod elo;
mod interval;
mod moments;
mod sums;

pub use elo::{Rating, elo, elo_of_share};
pub use interval::{Interval, normal_quantile, share_interval, student_quantile, wilson};
pub use moments::{Joint, Mean};
pub use sums::{Histogram, Sums};
