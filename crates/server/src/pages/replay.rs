//! A finished game, looked at again: decision by decision, from anybody's eyes.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bearcade_core::{Seat, Viewer};
use bearcade_narrate::{Words, arg};
use bearcade_store::Status;
use maud::{Markup, html};
use serde::Deserialize;

use super::{Visitor, assets, game, page, see, trouble};
use crate::api::tables::open;
use crate::limits::Whose;
use crate::refusal::Refusal;
use crate::room::Inner;
use crate::site::Site;

#[derive(Deserialize)]
pub(crate) struct Where {
    /// How many steps have been taken, as the review and the record count them; all without it.
    at: Option<usize>,
    /// The seat whose eyes one looks with, counted from 1; a watcher's without it.
    eyes: Option<u8>,
    invite: Option<String>,
}

/// A moment of a finished game.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(place): Query<Where>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let room = match open(&site, &id, &headers, place.invite.as_deref()).await {
        Ok((room, _)) => room,
        Err(refusal) => return Ok(trouble(&visitor, &refusal)),
    };
    room.look(Inner::must_be_unsealed).await??;
    let shown = room.look(|inner| (inner.status == Status::Over).then(|| moment(inner, &place, visitor.words)));
    let Some(moment) = shown.await? else { return Ok(see(&format!("/table/{id}"))) };
    let title = room.look(|inner| game(&inner.table.game).map_or("", |info| info.title)).await?;
    let title = visitor.words.say("replay-of", &[arg("game", title)]);
    let main = html! {
        h1 { (title) }
        div #replay { (moment?) }
        script type="module" src=(assets::script("replay.js")) {}
    };
    Ok(page(&visitor, &title, None, &main).into_response())
}

/// The points at which a game can be looked at: before each decision, and at the end. A point is a number of steps.
fn points(log: &str) -> Vec<usize> {
    let decides = |line: &str| line.strip_prefix("> ").is_some_and(|rest| rest.starts_with(|who: char| who != '*'));
    let mut points: Vec<usize> =
        log.lines().enumerate().filter(|(_, line)| decides(line)).map(|(number, _)| number).collect();
    points.push(log.lines().count());
    points
}

fn moment(inner: &Inner, place: &Where, words: &Words) -> Result<Markup, Refusal> {
    let log = inner.live.lines(0);
    let points = points(&log);
    let last = log.lines().count();
    // The moment at which the step has been taken, with the chance that followed it.
    let index = place.at.map_or(points.len(), |at| points.partition_point(|&point| point < at)).min(points.len() - 1);
    let (at, before, after) = (points[index], index.checked_sub(1).map(|index| points[index]), points.get(index + 1));
    let past = inner.as_it_was(&log.lines().take(at).collect::<Vec<_>>())?;
    let eyes = place.eyes.and_then(|number| number.checked_sub(1)).filter(|seat| *seat < inner.table.seats);
    let viewer = eyes.map_or(Viewer::Watcher, |seat| Viewer::Seat(Seat::new(seat)));
    let names = inner.names();
    let first = before.unwrap_or(0) + 1;
    let said = past.tell(first - 1, words, &names, viewer);
    let steps = match at {
        0 => words.say("replay-start", &[arg("last", last)]),
        _ if first == at => words.say("replay-step", &[arg("at", at), arg("last", last)]),
        _ => words.say("replay-steps-told", &[arg("first", first), arg("at", at), arg("last", last)]),
    };
    let own = format!("/replay/{}", inner.table.id);
    let address = |at: usize| {
        let eyes = eyes.map(|seat| format!("&eyes={}", seat + 1)).unwrap_or_default();
        let invite = place.invite.as_ref().map(|invite| format!("&invite={invite}")).unwrap_or_default();
        format!("{own}?at={at}{eyes}{invite}")
    };
    let step = |key: &str, to: Option<usize>| {
        let label = words.text(key);
        html! {
            @if let Some(to) = to { a.button data-go=(key) href=(address(to)) { (label) } }
            @else { span.button aria-disabled="true" { (label) } }
        }
    };
    Ok(html! {
        div.play {
            section #board aria-label=(words.text("replay-board")) { (past.picture(words, &names, viewer, false)) }
            div.panel {
                section #turn {
                    p #moment { strong { (steps) } }
                    div role="status" { @for said in &said { p { (said.full) } } }
                }
                nav #actions.row aria-label=(words.text("replay-steps")) {
                    (step("replay-first", before.map(|_| 0)))
                    (step("replay-back", before))
                    (step("replay-forth", after.copied()))
                    (step("replay-last", after.map(|_| last)))
                    button #play type="button" hidden
                        data-play=(words.text("replay-play")) data-pause=(words.text("replay-pause")) {
                        (words.text("replay-play"))
                    }
                }
                form.row method="get" action=(own) {
                    label for="at" { (words.text("replay-jump")) }
                    input #at type="number" name="at" min="0" max=(last) value=(at);
                    label for="eyes" { (words.text("replay-eyes")) }
                    select #eyes name="eyes" {
                        option value="0" { (words.text("replay-watcher")) }
                        @for (seat, name) in names.iter().enumerate() {
                            option value=(seat + 1) selected[eyes.map(usize::from) == Some(seat)] { (name) }
                        }
                    }
                    @if let Some(invite) = &place.invite { input type="hidden" name="invite" value=(invite); }
                    button.quiet { (words.text("replay-show")) }
                }
                p {
                    a href={ "/table/" (inner.table.id) } { (words.text("replay-table")) } " · "
                    a href={ "/review/" (inner.table.id) } { (words.text("replay-review")) } " · "
                    a href={ "/api/tables/" (inner.table.id) "/record" } { (words.text("site-record")) }
                }
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::points;

    #[test]
    fn a_game_is_looked_at_before_each_decision_and_at_its_end() {
        assert_eq!(points("> * 3\n> * 4\n> 0 roll\n> * 2\n> 1 draw\n> 0 leave\n"), [2, 4, 5, 6]);
        assert_eq!(points(""), [0]);
    }
}
