//! The coach: a line for somebody new at each decision of their first games.

use bearcade_core::Seat;
use bearcade_narrate::Words;
use bearcade_store::{Person, PersonId};
use maud::{Markup, html};
use serde_json::{Map, Value};

use crate::art::figure;
use crate::people;
use crate::refusal::{Code, Refusal};
use crate::room::Inner;
use crate::site::Site;

/// The setting that says for which games somebody wants the coach, and for which not.
const SETTING: &str = "coach";
/// Whoever has finished so many games of a kind knows it.
const ENOUGH: u32 = 3;

/// The line for the seat that is asked, with buttons to be rid of the coach and to have it back; the stylesheet shows the
/// one that makes sense.
pub(super) fn line(inner: &Inner, seat: Option<Seat>, words: &Words, names: &[String]) -> Markup {
    let line = seat.and_then(|seat| inner.live.coach(words, names, seat));
    html! {
        @if let Some(line) = line {
            div.coach {
                p.coach-line { (figure("bear")) strong { (words.text("learn-coach")) } " " (line) }
                form #coach-off method="post" action={ "/table/" (inner.table.id) "/coach-off" } {
                    button.quiet { (words.text("learn-coach-off")) }
                }
            }
            form #coach-on.coach-back method="post" action={ "/table/" (inner.table.id) "/coach-on" } {
                button.quiet { (words.text("learn-coach-on")) }
            }
        }
    }
}

/// The games for which somebody needs no coach: they said so, or have played enough of them and did not ask for it.
pub(super) async fn known_games(site: &Site, person: Option<&Person>) -> Result<Vec<String>, Refusal> {
    let Some(person) = person else { return Ok(Vec::new()) };
    let tally = site.store.tally(person.id).await?;
    let wishes = wishes(person);
    let played = tally.into_iter().filter(|tally| tally.played >= ENOUGH).map(|tally| tally.game);
    let unwished = played.filter(|game| !wishes.contains_key(game));
    let dismissed = wishes.iter().filter(|(_, wanted)| **wanted == false).map(|(game, _)| game.clone());
    Ok(dismissed.chain(unwished).collect())
}

/// Somebody wants the coach for a game, or wants it no more.
pub(super) async fn want(site: &Site, person: PersonId, game: &str, wanted: bool) -> Result<(), Refusal> {
    let person = site.store.person(person).await?.ok_or(Code::NoSession)?;
    let mut wishes = wishes(&person);
    wishes.insert(game.to_owned(), wanted.into());
    people::set(site, &person, SETTING, wishes.into()).await
}

/// What somebody has said about the coach, by game.
fn wishes(person: &Person) -> Map<String, Value> {
    people::settings(person).get(SETTING).and_then(Value::as_object).cloned().unwrap_or_default()
}
