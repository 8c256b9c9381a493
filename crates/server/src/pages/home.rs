//! The start page.

use std::sync::Arc;

use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Form};
use bearcade_bots::Level;
use bearcade_narrate::{Words, arg};
use bearcade_store::{Page, PersonId, Player, Status, TableRow};
use bearcade_table::{GameInfo, all_games};
use maud::{Markup, html};

use super::{Visitor, game, once, page, see, trouble};
use crate::api::tables::{Create, set_up_by_form};
use crate::art::{cover, figure, mascot};
pub(crate) use crate::cookies::with_cookie;
use crate::limits::{Kind, Whose};
use crate::people;
use crate::refusal::Refusal;
use crate::setup::{Clock, OnFlag};
use crate::site::Site;

/// The bots one plays against without choosing any.
const RIVALS: Level = Level::Brown;

/// How many of the visitor's own games the page shows: on a phone, too, the first game can be started without scrolling.
const OWN: usize = 3;
/// How many of them are counted.
const COUNTED: u32 = 100;

/// The games, one's own tables, open tables.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let own = match visitor.id() {
        Some(id) => unfinished(&site, id).await?,
        None => Vec::new(),
    };
    let open = site.store.lobby(None, Status::Open, Page::first(20)).await?;
    let main = html! {
        (hero(&visitor, !own.is_empty()))
        @if !own.is_empty() { (own_games(&visitor, &own)) }
        section.home-section aria-label=(visitor.text("look-nav-games")) { (games(&visitor)) }
        section.home-section {
            h2 { (visitor.text("site-open-tables")) }
            @if open.is_empty() { p { (visitor.text("site-no-open-tables")) } } @else { (tables(&visitor, &open)) }
            p.more { a href="/lobby" { (visitor.text("learn-lobby-all")) } }
        }
    };
    Ok(page(&visitor, &visitor.text("site-tagline"), None, &main).into_response())
}

/// The games that somebody still plays, the newest first.
async fn unfinished(site: &Site, id: PersonId) -> Result<Vec<TableRow>, Refusal> {
    let mut rows = site.store.tables_of(id, Status::Playing, Page::first(COUNTED)).await?;
    // The lists of the store keep the tables of games that the person gave up.
    rows.retain(|row| row.table.summary.players.contains(&Player::Person(id)));
    Ok(rows)
}

fn own_games(visitor: &Visitor, own: &[TableRow]) -> Markup {
    html! {
        section.home-section.own {
            h2 { (visitor.text("site-your-games")) }
            ul.tables { @for row in own.iter().take(OWN) { li.own-game { (table_link(visitor, row)) (give_up(visitor, row, "/")) } } }
            @if own.len() > OWN {
                p.more { a href="/me" { (visitor.words.say("site-all-your-games", &[arg("count", own.len())])) } }
            }
        }
    }
}

/// Gives a game up from a list. It asks first.
pub(super) fn give_up(visitor: &Visitor, row: &TableRow, list: &str) -> Markup {
    let title = game(&row.table.game).map_or("", |info| info.title);
    html! {
        details.give-up {
            summary aria-label=(visitor.words.say("site-resign-game", &[arg("game", title)])) {
                (visitor.text("site-resign"))
            }
            form method="post" action={ "/table/" (row.table.id) "/resign" } {
                input type="hidden" name="from" value=(list);
                button.quiet { (visitor.text("site-resign-sure")) }
            }
        }
    }
}

/// The greeting; on a phone it is short for somebody who has games to go on with.
fn hero(visitor: &Visitor, is_known: bool) -> Markup {
    html! {
        div.hero.known[is_known] {
            div {
                h1 { (visitor.text("site-tagline")) }
                p { (visitor.text("look-hero")) }
            }
            div.crowd { @for id in ["fox", "bear", "tiger", "hunter", "duck"] { (figure(id)) } }
        }
    }
}

/// Beside the games: one game a day for everybody.
fn daily(visitor: &Visitor) -> Markup {
    html! {
        li.daily {
            (figure("bear-sleepy"))
            h2 { (visitor.text("look-nav-daily")) }
            p { (visitor.text("look-daily")) }
            a.button href="/daily" { (visitor.text("look-daily-play")) }
        }
    }
}

fn games(visitor: &Visitor) -> Markup {
    let words = visitor.words;
    let named = |id: &str, title: &str| words.say(id, &[arg("game", title)]);
    html! {
        ul.games {
            @for info in all_games() {
                li {
                    (cover(info.slug))
                    div.about {
                        h2 { (info.title) }
                        p { (about(info.slug, words)) }
                        p.facts { (players(info, words)) }
                        div.row {
                            form method="post" action={ "/play/" (info.slug) } {
                                (once())
                                button aria-label=(named("site-play-game", info.title)) { (words.text("site-play-now")) }
                            }
                            span {
                                a href={ "/new/" (info.slug) } aria-label=(named("site-set-up-game", info.title)) {
                                    (words.text("site-set-up"))
                                }
                                a href={ "/rules/" (info.slug) } aria-label=(named("site-rules-of", info.title)) {
                                    (words.text("site-rules"))
                                }
                            }
                        }
                    }
                }
            }
            (daily(visitor))
        }
    }
}

/// A game in one line.
fn about(slug: &str, words: &Words) -> String {
    words.text(match slug {
        "chaos-bear" => "look-game-chaos-bear",
        "el-oso" => "look-game-el-oso",
        "hold-my-bear" => "look-game-hold-my-bear",
        "de-beer-is-los" => "look-game-de-beer-is-los",
        _ => "look-game-folly-and-fortune",
    })
}

/// How many play a game.
fn players(info: &GameInfo, words: &Words) -> String {
    let (least, most) = info.seats;
    if least == most {
        words.say("look-players", &[arg("players", most)])
    } else {
        words.say("look-players-between", &[arg("least", least), arg("most", most)])
    }
}

fn tables(visitor: &Visitor, rows: &[TableRow]) -> Markup {
    html! { ul.tables { @for row in rows { li { (table_link(visitor, row)) } } } }
}

fn table_link(visitor: &Visitor, row: &TableRow) -> Markup {
    let summary = &row.table.summary;
    let free = summary.players.iter().filter(|player| matches!(player, Player::Free)).count();
    let seats = if free > 0 && summary.status == Status::Open {
        visitor.words.say("look-seats-free", &[arg("seats", free)])
    } else {
        visitor.words.say("look-players", &[arg("players", row.table.seats)])
    };
    html! {
        a href={ "/table/" (row.table.id) } {
            (figure(mascot(&row.table.game)))
            (game(&row.table.game).map_or("", |info| info.title))
            small { (seats) }
        }
    }
}

/// A table against bots at once, for whoever comes.
pub(crate) async fn play(
    State(site): State<Arc<Site>>,
    Path(slug): Path<String>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
    fields: Result<Form<Vec<(String, String)>>, FormRejection>,
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
    let fields = fields.map(|Form(fields)| fields).unwrap_or_default();
    let room = set_up_by_form(&site, person, create, &fields).await?;
    Ok(with_cookie(see(&format!("/table/{}", room.id)), cookie))
}

/// The visitor, made a guest if they are nobody yet; and the cookie to give them then.
pub(crate) async fn arrive(site: &Site, visitor: &Visitor) -> Result<(PersonId, Option<String>), Refusal> {
    if let Some(id) = visitor.id() {
        return Ok((id, None));
    }
    site.limits.take(Kind::Guest, visitor.whose)?;
    let (person, token) = people::welcome(site, None).await?;
    Ok((person.id, Some(people::cookie(&token, site.config.secure_cookies))))
}
