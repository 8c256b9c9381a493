//! Players that are not people. They see what their seat sees: a view goes in, an action comes out.

mod level;
mod policies;
mod policy;

pub use level::Level;
pub use policy::Policy;
