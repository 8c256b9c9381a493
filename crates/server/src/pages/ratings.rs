//! How strong players are.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bearcade_narrate::arg;
use bearcade_store::{Rated, Rating};
use bearcade_table::all_games;
use maud::{Markup, html};

use super::person::level_name;
use super::{Visitor, game, page, trouble};
use crate::limits::Whose;
use crate::refusal::Refusal;
use crate::site::Site;

/// How many players a list shows.
const SHOWN: u32 = 100;
/// Points on a page for each point of an estimate: everybody starts at 1500.
const SCALE: f64 = 60.0;

/// The estimate of somebody's strength, as a page shows it.
pub(crate) fn points(rating: &Rating) -> i32 {
    (rating.mean * SCALE).round() as i32
}

/// How far off it may be: two deviations.
pub(crate) fn spread(rating: &Rating) -> i32 {
    (2.0 * rating.deviation * SCALE).round() as i32
}

type Request = (State<Arc<Site>>, Extension<Whose>, HeaderMap);

/// The games to choose from.
pub(crate) async fn index((State(site), Extension(whose), headers): Request) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let title = visitor.text("people-ratings");
    let main = html! {
        h1 { (title) }
        p { (visitor.text("people-ratings-about")) }
        p { (visitor.text("people-ratings-help")) }
        (games())
    };
    Ok(page(&visitor, &title, None, &main).into_response())
}

fn games() -> Markup {
    html! {
        ul.tables { @for info in all_games() { li { a href={ "/ratings/" (info.slug) } { (info.title) } } } }
    }
}

/// The strongest players of a game.
pub(crate) async fn show(
    (State(site), Extension(whose), headers): Request,
    Path(slug): Path<String>,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let info = match game(&slug) {
        Ok(info) => info,
        Err(refusal) => return Ok(trouble(&visitor, &refusal)),
    };
    let mut lines = Vec::new();
    for rating in site.store.ratings(info.slug, SHOWN).await? {
        let who = match &rating.who {
            Rated::Bot(level) => html! { (level_name(visitor.words, level)) },
            Rated::Person(id) => match site.store.person(*id).await?.filter(|person| !person.name.is_empty()) {
                Some(person) => html! { a href={ "/people/" (id) } { (person.name) } },
                None => continue,
            },
        };
        lines.push((who, rating));
    }
    let title = visitor.words.say("people-ratings-of", &[arg("game", info.title)]);
    let main = html! {
        h1 { (title) }
        p { (visitor.text("people-ratings-about")) }
        p { (visitor.text("people-ratings-help")) }
        @if lines.is_empty() { p { (visitor.text("people-no-ratings")) } } @else { (list(&visitor, &lines)) }
        p { a href="/ratings" { (visitor.text("people-all-games")) } }
    };
    Ok(page(&visitor, &title, None, &main).into_response())
}

fn list(visitor: &Visitor, lines: &[(Markup, Rating)]) -> Markup {
    html! {
        table {
            thead {
                tr {
                    @for head in ["people-place", "people-player", "people-points", "people-played"] {
                        th scope="col" { (visitor.text(head)) }
                    }
                }
            }
            tbody {
                @for (place, (who, rating)) in lines.iter().enumerate() {
                    tr {
                        td { (place + 1) }
                        th scope="row" { (who) }
                        td { (points(rating)) " ± " (spread(rating)) }
                        td { (rating.games) }
                    }
                }
            }
        }
    }
}
