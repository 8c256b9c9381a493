//! News between the servers of a site.
//!
//! The store is the truth; a [`Bus`] only says that there is something new to be found in it, so that nobody has to ask
//! all the time. It may lose news, tell them twice or in another order: whoever hears of an entry knows by its number
//! what is missing and reads it from the store.
//!
//! The news of an entry carries the entry itself. It is a line or two, and the usual case, that the next entry is heard
//! of, then costs the store nothing.

mod bus;
mod local;
mod nats;
mod news;
mod seal;

pub use bus::{Bus, BusFacts, Heard, Hearing};
pub use local::{Local, Member};
pub use nats::{Nats, NatsError};
pub use news::{News, Spent};
