//! Facts become words here, and nowhere else: what a player reads or hears, in every interface and language.
//!
//! [`Words`] holds one language's messages. [`Narrate`] is implemented once per game and turns its events, views,
//! actions and refusals into sentences, addressed to *you* or about *another*, in a full and a brief form, with a sound
//! cue and an urgency. A [`Teller`] joins the two: the words, the players' names, and who is listening.

mod advice;
mod games;
mod lang;
mod narrator;
mod review;
mod rulebook;
mod said;
mod teller;
mod typed;
mod words;

pub use advice::{brief_worth, level_name, say_amount, say_hint, say_worth, signed_amount};
pub use games::{de_beer_is_los, el_oso, folly_and_fortune, hold_my_bear};
pub use lang::Lang;
pub use narrator::{Key, KeyDoes, Narrate, tell_events};
pub use review::{ReviewWords, grade_name};
pub use rulebook::rulebook;
pub use said::{Cue, Said, Urgency};
pub use teller::Teller;
pub use typed::say_not_a_move;
pub use words::{Arg, Words, arg};
