//! People: one's own page, and others'.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Form};
use bearcade_narrate::{Words, arg};
use bearcade_store::{Page, Person, PersonId, Player, Rated, Rating, Status, TableResult, TableRow, Tally};
use bearcade_table::all_games;
use maud::{Markup, html};
use serde::Deserialize;

use super::account::objection;
use super::home::give_up;
use super::ratings::{points, spread};
use super::{Visitor, game, page, see, trouble};
use crate::api::accounts;
use crate::board::field;
use crate::limits::Whose;
use crate::refusal::{Code, Refusal};
use crate::site::Site;

/// How much of a history a page shows.
const HISTORY: u32 = 50;
/// How many of somebody's public games a page shows.
const PUBLIC: usize = 20;

type Request = (State<Arc<Site>>, Extension<Whose>, HeaderMap);

#[derive(Deserialize)]
pub(crate) struct MeQuery {
    /// Only games set up before this moment.
    before: Option<i64>,
}

/// One's own page: what to do next, what was, and how strong one is.
pub(crate) async fn me(
    (State(site), Extension(whose), headers): Request,
    Query(query): Query<MeQuery>,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let Some(person) = &visitor.person else { return Ok(see("/sign-in")) };
    let shown = Page { before: query.before.unwrap_or(i64::MAX), most: HISTORY };
    let games = accounts::games_of(&site, person.id, shown).await?;
    let oldest = games.iter().map(|(row, _)| row.table.at).min();
    let older = oldest.filter(|_| games.len() == HISTORY as usize);
    let waiting = site.store.tables_of(person.id, Status::Open, Page::first(HISTORY)).await?;
    let results = site.store.results_of(person.id, Page::first(HISTORY)).await?;
    let tally = site.store.tally(person.id).await?;
    let ratings = ratings_of(&site, person.id).await?;
    let mut blocked = Vec::new();
    for id in site.store.blocked(person.id).await? {
        blocked.extend(site.store.person(id).await?);
    }
    let (mut lines, mut open) = (Vec::new(), Vec::new());
    for (row, to_move) in &games {
        lines.push((row, *to_move, others(&site, &visitor, row).await?));
    }
    for row in &waiting {
        open.push((row, false, others(&site, &visitor, row).await?));
    }
    let title = visitor.text("people-me");
    let main = html! {
        h1 { (person.name) }
        h2 { (visitor.text("people-games")) }
        @if lines.is_empty() && open.is_empty() { p { (visitor.text("people-no-games")) } }
        ul.tables {
            @for line in &lines { li.own-game { (table_line(&visitor, line)) (give_up(&visitor, line.0, "/me")) } }
            @for line in &open { li { (table_line(&visitor, line)) } }
        }
        @if let Some(at) = older {
            p { a href={ "/me?before=" (at) } { (visitor.text("people-older-games")) } }
        }
        @if !tally.is_empty() {
            h2 { (visitor.text("people-results")) }
            (tally_table(&visitor, &tally))
        }
        @if !ratings.is_empty() {
            h2 { (visitor.text("people-ratings")) }
            (rating_list(&visitor, &ratings))
        }
        h2 { (visitor.text("people-history")) }
        @if results.is_empty() { p { (visitor.text("people-no-history")) } }
        ul.tables { @for result in &results { li { (result_line(&visitor, result)) } } }
        @if !blocked.is_empty() {
            h2 { (visitor.text("people-blocked")) }
            ul.tables {
                @for other in &blocked {
                    li.row {
                        a href={ "/people/" (other.id) } { (other.name) }
                        (button(&visitor, other, "unblock", "people-unblock"))
                    }
                }
            }
        }
        p { a href={ "/people/" (person.id) } { (visitor.text("people-public-page")) } }
    };
    Ok(page(&visitor, &title, None, &main).into_response())
}

fn title_of(slug: &str) -> &'static str {
    game(slug).map_or("", |info| info.title)
}

/// The names of those who sit with the visitor.
async fn others(site: &Site, visitor: &Visitor, row: &TableRow) -> Result<String, Refusal> {
    let mut names = Vec::new();
    for player in &row.table.summary.players {
        match player {
            Player::Person(id) if Some(*id) == visitor.id() => {}
            Player::Person(id) => {
                let name = site.store.person(*id).await?.map(|person| person.name).unwrap_or_default();
                names.push(if name.is_empty() { visitor.text("site-nothing") } else { name });
            }
            Player::Bot(level) => names.push(level_name(visitor.words, level)),
            Player::Free => names.push(visitor.text("people-anybody")),
        }
    }
    Ok(if names.is_empty() { String::new() } else { visitor.words.list(&names) })
}

/// A bot's level in words.
pub(crate) fn level_name(words: &Words, level: &str) -> String {
    level
        .parse::<bearcade_bots::Level>()
        .map_or_else(|()| level.to_owned(), |level| words.text(&format!("ui-level-{}", level.name())))
}

fn table_line(visitor: &Visitor, (row, to_move, others): &(&TableRow, bool, String)) -> Markup {
    let game = title_of(&row.table.game);
    html! {
        a href={ "/table/" (row.table.id) } {
            @if others.is_empty() { (game) }
            @else { (visitor.words.say("people-with", &[arg("game", game), arg("names", others.as_str())])) }
            @if *to_move { " " small { strong { (visitor.text("site-your-turn")) } } }
        }
    }
}

fn tally_table(visitor: &Visitor, tally: &[Tally]) -> Markup {
    html! {
        table {
            thead {
                tr {
                    @for head in ["people-game", "people-played", "people-won", "people-best"] {
                        th scope="col" { (visitor.text(head)) }
                    }
                }
            }
            tbody {
                @for Tally { game, played, won, best } in tally {
                    tr { th scope="row" { (title_of(game)) } td { (played) } td { (won) } td { (best) } }
                }
            }
        }
    }
}

async fn ratings_of(site: &Site, id: PersonId) -> Result<Vec<Rating>, Refusal> {
    let mut ratings = Vec::new();
    for info in all_games() {
        ratings.extend(site.store.rating(Rated::Person(id), info.slug).await?);
    }
    Ok(ratings)
}

fn rating_list(visitor: &Visitor, ratings: &[Rating]) -> Markup {
    html! {
        ul.tables {
            @for rating in ratings {
                li {
                    a href={ "/ratings/" (rating.game) } {
                        (title_of(&rating.game)) " "
                        small {
                            (visitor.words.say("people-rated", &[
                                arg("points", points(rating)), arg("spread", spread(rating)), arg("games", rating.games),
                            ]))
                        }
                    }
                }
            }
        }
    }
}

fn result_line(visitor: &Visitor, result: &TableResult) -> Markup {
    let words = visitor.words;
    let came = if result.won {
        words.say("people-came-first", &[arg("score", result.score)])
    } else {
        words.say("people-came", &[arg("place", u32::from(result.place) + 1), arg("score", result.score)])
    };
    html! { a href={ "/table/" (result.table) } { (title_of(&result.game)) " " small { (came) } } }
}

fn button(visitor: &Visitor, other: &Person, what: &str, label: &str) -> Markup {
    html! {
        form method="post" action={ "/people/" (other.id) "/" (what) } { button.quiet { (visitor.text(label)) } }
    }
}

/// Somebody's public page.
pub(crate) async fn show(
    (State(site), Extension(whose), headers): Request,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    public(&site, &visitor, &id, false, None).await
}

async fn public(
    site: &Site,
    visitor: &Visitor,
    id: &str,
    told: bool,
    refused: Option<&Refusal>,
) -> Result<Response, Refusal> {
    let other = match accounts::other(site, id).await {
        Ok(other) => other,
        Err(refusal) => return Ok(trouble(visitor, &refusal)),
    };
    let ratings = ratings_of(site, other.id).await?;
    let mut games = site.store.tables_of(other.id, Status::Over, Page::first(10 * PUBLIC as u32)).await?;
    games.retain(|row| row.table.summary.public);
    games.truncate(PUBLIC);
    let blocked = match visitor.id() {
        Some(own) => site.store.blocked(own).await?.contains(&other.id),
        None => false,
    };
    let is_other = visitor.id().is_some_and(|own| own != other.id);
    let main = html! {
        h1 { (other.name) }
        (objection(visitor, refused.map(|refusal| (refusal, "people-bad-report"))))
        @if told { p role="status" { (visitor.text("people-reported")) } }
        p { (visitor.text(if other.is_claimed() { "people-has-account" } else { "people-is-guest" })) }
        @if !ratings.is_empty() {
            h2 { (visitor.text("people-ratings")) }
            (rating_list(visitor, &ratings))
        }
        h2 { (visitor.text("people-public-games")) }
        @if games.is_empty() { p { (visitor.text("people-no-public-games")) } }
        ul.tables {
            @for row in &games { li { a href={ "/table/" (row.table.id) } { (title_of(&row.table.game)) } } }
        }
        @if is_other { (dealings(visitor, &other, blocked)) }
    };
    let status = refused.map_or(200, |refusal| refusal.code.meaning().1);
    let status = axum::http::StatusCode::from_u16(status).unwrap_or_default();
    Ok((status, page(visitor, &other.name, None, &main)).into_response())
}

/// What one can do about somebody.
fn dealings(visitor: &Visitor, other: &Person, blocked: bool) -> Markup {
    html! {
        h2 { (visitor.text("people-trouble")) }
        p { (visitor.text("people-block-about")) }
        @if blocked { (button(visitor, other, "unblock", "people-unblock")) }
        @else { (button(visitor, other, "block", "people-block")) }
        form method="post" action={ "/people/" (other.id) "/report" } {
            p {
                label for="text" { (visitor.text("people-report-about")) } br;
                textarea #text name="text" rows="4" maxlength=(accounts::REPORT_MOST) required {}
            }
            button.quiet { (visitor.text("people-report")) }
        }
    }
}

/// Blocks somebody, or no longer, or reports them.
pub(crate) async fn deal(
    (State(site), Extension(whose), headers): Request,
    Path((id, what)): Path<(String, String)>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let Some(own) = visitor.id() else { return Ok(see("/sign-in")) };
    let other = match accounts::other(&site, &id).await {
        Ok(other) => other,
        Err(refusal) => return Ok(trouble(&visitor, &refusal)),
    };
    match what.as_str() {
        "block" | "unblock" => {
            accounts::block_person(&site, own, other.id, what == "block").await?;
            Ok(see(&format!("/people/{id}")))
        }
        "report" => {
            let text = field(&fields, "text").unwrap_or_default().to_owned();
            let done = accounts::report_about(&site, own, &id, text, None).await;
            public(&site, &visitor, &id, done.is_ok(), done.err().as_ref()).await
        }
        _ => Ok(trouble(&visitor, &Code::NotFound.into())),
    }
}
