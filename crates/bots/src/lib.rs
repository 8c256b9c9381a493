//! Players that are not people. They see what their seat sees: a view goes in, a choice with its reasons comes out.

mod budget;
mod choice;
mod hint;
mod level;
mod policies;
mod policy;
mod review;
pub mod search;

/// How the learned weights in `data` are made.
pub mod training {
    pub use crate::policies::el_oso::training as el_oso;
}

pub use budget::Budget;
pub use choice::{Choice, Estimate, Seen, Term, Weighed};
pub use hint::{Clarity, Hint, hint};
pub use level::Level;
pub use policy::{Mind, Policy};
pub use review::{Account, Decision, Grade, Loss, Luck, Measure, Review, ReviewOf, Reviewing, TurningPoint, review};
