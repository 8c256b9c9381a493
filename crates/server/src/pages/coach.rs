//! The coach: a line for somebody new at each decision of their first games.

use bearcade_core::Seat;
use bearcade_narrate::Words;
use bearcade_store::{Person, PersonId};
use maud::{Markup, html};
use serde_json::{Value, json};

use crate::art::figure;
use crate::people;
use crate::refusal::{Code, Refusal};
use crate::room::Inner;
use crate::site::Site;

/// The setting that lists the games somebody wants no coach for.
const SETTING: &str = "coach";
/// Whoever has finished so many games of a kind knows it.
const ENOUGH: u32 = 3;

/// The line for the seat that is asked, with a button to be rid of the coach.
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
        }
    }
}

/// The games for which somebody needs no coach: they said so, or have played enough of them.
pub(super) async fn known_games(site: &Site, person: Option<&Person>) -> Result<Vec<String>, Refusal> {
    let Some(person) = person else { return Ok(Vec::new()) };
    let tally = site.store.tally(person.id).await?;
    let played = tally.into_iter().filter(|tally| tally.played >= ENOUGH).map(|tally| tally.game);
    Ok(dismissed(person).into_iter().chain(played).collect())
}

/// Somebody wants no coach for a game any more.
pub(super) async fn off(site: &Site, person: PersonId, game: &str) -> Result<(), Refusal> {
    let person = site.store.person(person).await?.ok_or(Code::NoSession)?;
    let mut games = dismissed(&person);
    if !games.iter().any(|known| known == game) {
        games.push(game.to_owned());
        people::set(site, &person, SETTING, json!(games)).await?;
    }
    Ok(())
}

fn dismissed(person: &Person) -> Vec<String> {
    let settings = people::settings(person);
    let games = settings.get(SETTING).and_then(Value::as_array).into_iter().flatten();
    games.filter_map(Value::as_str).map(str::to_owned).collect()
}
