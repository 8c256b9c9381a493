//! The start page.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use bearcade_bots::Level;
use bearcade_narrate::arg;
use bearcade_store::{Page, Status, TableRow};
use bearcade_table::all_games;
use maud::{Markup, html};

use super::{Visitor, game, page, see, trouble};
use crate::api::tables::{Create, set_up};
use crate::limits::{Kind, Whose};
use crate::people;
use crate::refusal::Refusal;
use crate::setup::{Clock, OnFlag};
use crate::site::Site;

/// The bots one plays against without choosing any.
const RIVALS: Level = Level::Brown;

/// The games, one's own tables, open tables.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let own = match visitor.id() {
        Some(id) => site.store.tables_of(id, Status::Playing, Page::first(20)).await?,
        None => Vec::new(),
    };
    let open = site.store.lobby(None, Status::Open, Page::first(20)).await?;
    let main = html! {
        h1 { (visitor.text("site-tagline")) }
        (games(&visitor))
        @if !own.is_empty() {
            h2 { (visitor.text("site-your-games")) }
            (tables(&own))
        }
        h2 { (visitor.text("site-open-tables")) }
        @if open.is_empty() { p { (visitor.text("site-no-open-tables")) } } @else { (tables(&open)) }
    };
    Ok(page(&visitor, &visitor.text("site-tagline"), None, &main).into_response())
}

fn games(visitor: &Visitor) -> Markup {
    let named = |id: &str, title: &str| visitor.words.say(id, &[arg("game", title)]);
    html! {
        ul.games {
            @for info in all_games() {
                li {
                    h2 { (info.title) }
                    div.row {
                        form method="post" action={ "/play/" (info.slug) } {
                            button aria-label=(named("site-play-game", info.title)) { (visitor.text("site-play-now")) }
                        }
                        a href={ "/new/" (info.slug) } aria-label=(named("site-set-up-game", info.title)) {
                            (visitor.text("site-set-up"))
                        }
                        a href={ "/rules/" (info.slug) } aria-label=(named("site-rules-of", info.title)) {
                            (visitor.text("site-rules"))
                        }
                    }
                }
            }
        }
    }
}

fn tables(rows: &[TableRow]) -> Markup {
    let title = |slug: &str| game(slug).map_or("", |info| info.title);
    html! {
        ul.tables {
            @for row in rows {
                li { a href={ "/table/" (row.table.id) } { (title(&row.table.game)) } }
            }
        }
    }
}

/// A table against bots at once, for whoever comes.
pub(crate) async fn play(
    State(site): State<Arc<Site>>,
    Path(slug): Path<String>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let info = match game(&slug) {
        Ok(info) => info,
        Err(refusal) => return Ok(trouble(&visitor, &refusal)),
    };
    let (person, cookie) = arrive(&site, &visitor).await?;
    // Two to four sit down, where the game takes so many.
    let seats = info.seats.0.max(info.seats.1.min(if info.seats.1 > 2 { 4 } else { 2 }));
    let mut players = vec!["me".to_owned()];
    players.resize(seats.into(), RIVALS.name().to_owned());
    let create = Create {
        game: slug,
        options: bearcade_core::OptionValues::new(),
        seats: Some(seats),
        public: false,
        clock: Clock::None,
        flag: OnFlag::Bot,
        players: Some(players),
    };
    let (room, _) = set_up(&site, person, create).await?;
    Ok(with_cookie(see(&format!("/table/{}", room.id)), cookie))
}

/// The visitor, made a guest if they are nobody yet; and the cookie to give them then.
pub(crate) async fn arrive(
    site: &Site,
    visitor: &Visitor,
) -> Result<(bearcade_store::PersonId, Option<String>), Refusal> {
    if let Some(id) = visitor.id() {
        return Ok((id, None));
    }
    site.limits.take(Kind::Guest, visitor.whose)?;
    let (person, token) = people::welcome(site, None).await?;
    Ok((person.id, Some(people::cookie(&token, site.config.secure_cookies))))
}

/// An answer that may carry a cookie.
pub(crate) fn with_cookie(mut response: Response, cookie: Option<String>) -> Response {
    if let Some(cookie) = cookie.and_then(|cookie| cookie.parse().ok()) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
