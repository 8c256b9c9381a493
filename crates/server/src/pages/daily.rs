//! The daily bear (EO-27).

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bearcade_narrate::arg;
use maud::{Markup, html};

use super::home::{arrive, with_cookie};
use super::{Visitor, page, see, trouble};
use crate::daily::{self, Board, Day};
use crate::limits::Whose;
use crate::refusal::{Code, Refusal};
use crate::site::Site;
use crate::time;

type Request = (State<Arc<Site>>, Extension<Whose>, HeaderMap);

/// Today's, with a button to play it, and yesterday's.
pub(crate) async fn show((State(site), Extension(whose), headers): Request) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let today = Day::of(time::now());
    let now = daily::board(&site, today, visitor.id()).await?;
    let before = daily::board(&site, today.before(), visitor.id()).await?;
    let title = visitor.text("people-daily");
    let main = html! {
        h1 { (title) }
        p { (visitor.text("people-daily-about")) }
        @if now.own.is_none() {
            form method="post" action="/daily" { button { (visitor.text("people-daily-play")) } }
        }
        h2 { (visitor.text("people-daily-today")) " " (date(today)) }
        (standing(&visitor, &now))
        h2 { (visitor.text("people-daily-yesterday")) " " (date(today.before())) }
        (standing(&visitor, &before))
        p { a href={ "/daily/" (today.before().before()) } { (visitor.text("people-daily-before")) } }
    };
    Ok(page(&visitor, &title, None, &main).into_response())
}

/// Another day's.
pub(crate) async fn of_day(
    (State(site), Extension(whose), headers): Request,
    Path(day): Path<String>,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let Ok(day) = day.parse::<Day>() else { return Ok(trouble(&visitor, &Code::NotFound.into())) };
    let board = daily::board(&site, day, visitor.id()).await?;
    let title = visitor.words.say("people-daily-of", &[arg("day", day.to_string())]);
    let main = html! {
        h1 { (title) }
        (standing(&visitor, &board))
        p { a href={ "/daily/" (day.before()) } { (visitor.text("people-daily-before")) } }
        p { a href="/daily" { (visitor.text("people-daily-today")) } }
    };
    Ok(page(&visitor, &title, None, &main).into_response())
}

/// Begins today's daily bear, or goes on with it.
pub(crate) async fn play((State(site), Extension(whose), headers): Request) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let (person, cookie) = arrive(&site, &visitor).await?;
    let response = match daily::play(&site, person).await {
        Ok(room) => see(&format!("/table/{}", room.id)),
        Err(refusal) => trouble(&visitor, &refusal),
    };
    Ok(with_cookie(response, cookie))
}

fn date(day: Day) -> Markup {
    html! { time datetime=(day) { (day) } }
}

/// The leaderboard, and how the visitor did.
fn standing(visitor: &Visitor, board: &Board) -> Markup {
    let words = visitor.words;
    html! {
        @if let Some(own) = &board.own {
            p {
                @let id = if own.ranked { "people-daily-own" } else { "people-daily-own-unlisted" };
                (words.say(id, &[arg("score", own.score.score), arg("turns", own.score.turns), arg("place", own.place)]))
            }
        }
        @if board.ranked.is_empty() { p { (visitor.text("people-daily-nobody")) } } @else {
            table {
                thead {
                    tr {
                        @for head in ["people-place", "people-player", "people-sky", "people-turns"] {
                            th scope="col" { (visitor.text(head)) }
                        }
                        @if board.over { th scope="col" { (visitor.text("people-game")) } }
                    }
                }
                tbody {
                    @for (place, person, score) in &board.ranked {
                        tr {
                            td { (place) }
                            th scope="row" { a href={ "/people/" (person.id) } { (person.name) } }
                            td { (score.score) }
                            td { (score.turns) }
                            @if board.over { td { a href={ "/table/" (score.table) } { (visitor.text("people-look")) } } }
                        }
                    }
                }
            }
        }
    }
}
