//! The lobby: tables that anybody may find, to sit down at or to watch.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Extension;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bearcade_core::{OptionValue, OptionValues};
use bearcade_narrate::{Words, arg};
use bearcade_store::{Page, PersonId, Player, Status, Summary, TableRow};
use bearcade_table::{GameInfo, all_games};
use maud::{Markup, html};
use serde::Deserialize;

use super::person::level_name;
use super::{Visitor, clock, game, options, page};
use crate::art::{figure, mascot};
use crate::limits::Whose;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::site::Site;

/// How many tables of a kind a page shows.
const SHOWN: u32 = 30;

#[derive(Deserialize)]
pub(super) struct Filter {
    /// A game's slug; empty for any.
    #[serde(default)]
    game: String,
    /// Only tables with a free seat?
    free: Option<String>,
    /// Only open tables set up before this moment.
    before: Option<i64>,
}

/// The lists, newest first.
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    Query(filter): Query<Filter>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let words = visitor.words;
    let info = game(&filter.game).ok();
    let slug = info.map(|info| info.slug);
    let before = Page { before: filter.before.unwrap_or(i64::MAX), most: SHOWN };
    let open = site.store.lobby(slug, Status::Open, before).await?;
    let playing = match filter.free {
        Some(_) => Vec::new(),
        None => site.store.lobby(slug, Status::Playing, Page::first(SHOWN)).await?,
    };
    let names = names(&site, open.iter().chain(&playing)).await?;
    let older = open.last().filter(|_| open.len() == SHOWN as usize).map(|row| row.table.at);
    let main = html! {
        h1 { (words.text("learn-lobby")) }
        (filter_form(info, &filter, words))
        section.lobby {
            h2 { (words.text("site-open-tables")) }
            @if open.is_empty() { p { (words.text("site-no-open-tables")) } }
            ul.lobby-tables { @for row in &open { (table(row, &names, words)) } }
            @if let Some(at) = older {
                p { a href={ "/lobby?game=" (slug.unwrap_or_default()) "&before=" (at) } { (words.text("learn-lobby-older")) } }
            }
            (set_up_links(info, words))
        }
        @if filter.free.is_none() {
            section.lobby {
                h2 { (words.text("learn-lobby-playing")) }
                @if playing.is_empty() { p { (words.text("learn-lobby-no-playing")) } }
                ul.lobby-tables { @for row in &playing { (table(row, &names, words)) } }
            }
        }
    };
    Ok(page(&visitor, &words.text("learn-lobby"), None, &main).into_response())
}

fn filter_form(info: Option<&GameInfo>, filter: &Filter, words: &Words) -> Markup {
    let chosen = info.map(|info| info.slug);
    html! {
        form.filter.row method="get" action="/lobby" {
            label for="game" { (words.text("learn-lobby-game")) }
            select #game name="game" {
                option value="" { (words.text("learn-lobby-any")) }
                @for info in all_games() {
                    option value=(info.slug) selected[chosen == Some(info.slug)] { (info.title) }
                }
            }
            label.tick {
                input type="checkbox" name="free" value="yes" checked[filter.free.is_some()];
                (words.text("learn-lobby-free"))
            }
            button.quiet { (words.text("learn-lobby-show")) }
        }
    }
}

/// Whoever finds nothing sets a table up.
fn set_up_links(info: Option<&GameInfo>, words: &Words) -> Markup {
    let shown = all_games().iter().filter(|each| info.is_none_or(|info| info.slug == each.slug));
    html! {
        div.row.set-up-links {
            @for info in shown {
                a href={ "/new/" (info.slug) } { (words.say("site-set-up-game", &[arg("game", info.title)])) }
            }
        }
    }
}

/// The names of all who sit at some tables.
async fn names(
    site: &Site,
    rows: impl Iterator<Item = &TableRow> + Send,
) -> Result<HashMap<PersonId, String>, Refusal> {
    let mut names = HashMap::new();
    for player in rows.flat_map(|row| &row.table.summary.players) {
        if let Player::Person(id) = player
            && !names.contains_key(id)
        {
            names.insert(*id, site.store.person(*id).await?.map(|person| person.name).unwrap_or_default());
        }
    }
    Ok(names)
}

fn table(row: &TableRow, names: &HashMap<PersonId, String>, words: &Words) -> Markup {
    let table = &row.table;
    let Ok(info) = game(&table.game) else { return html! {} };
    let clock = serde_json::from_str::<Setup>(&table.setup).map(|setup| setup.clock).unwrap_or_default();
    let named = |id: &str| words.say(id, &[arg("game", info.title)]);
    let options = unusual(info, &table.options, words);
    html! {
        li.card {
            (figure(mascot(info.slug)))
            div.lobby-about {
                h3 { (info.title) }
                p { (sitting(&table.summary, names, words)) }
                p.small {
                    (clock::terms(clock, words))
                    @for option in options { " · " (option) }
                }
            }
            div.lobby-do {
                @if table.summary.status == Status::Open && table.summary.players.contains(&Player::Free) {
                    form method="post" action={ "/table/" (table.id) "/sit" } {
                        button aria-label=(named("learn-lobby-join-game")) { (words.text("site-join")) }
                    }
                }
                a.button.quiet href={ "/table/" (table.id) } aria-label=(named("learn-lobby-watch-game")) {
                    (words.text("site-watch"))
                }
            }
        }
    }
}

/// Who sits at a table, and how many seats are free.
fn sitting(summary: &Summary, names: &HashMap<PersonId, String>, words: &Words) -> Markup {
    let Summary { players, status, .. } = summary;
    // In a game that has begun an empty seat is that of a player who has left.
    let is_free = |player: &&Player| **player == Player::Free && *status == Status::Open;
    let free = players.iter().filter(is_free).count();
    let sitting = players.iter().filter_map(|player| match player {
        Player::Person(id) => Some((Some(id), names.get(id).filter(|name| !name.is_empty()).cloned())),
        Player::Bot(level) => Some((None, Some(level_name(words, level)))),
        Player::Free => None,
    });
    html! {
        @for (index, (id, name)) in sitting.enumerate() {
            @if index > 0 { ", " }
            @match (id, name) {
                (Some(id), Some(name)) => a href={ "/people/" (id) } { bdi { (name) } },
                (None, Some(name)) => (name),
                (_, None) => (words.text("learn-lobby-gone")),
            }
        }
        @if free > 0 {
            @if free < players.len() { " · " }
            strong { (words.say("look-seats-free", &[arg("seats", free)])) }
        }
    }
}

/// The options that differ from the usual ones, in a few words each.
fn unusual(info: &GameInfo, json: &str, words: &Words) -> Vec<String> {
    let values: OptionValues = serde_json::from_str(json).unwrap_or_default();
    let option = |(name, value): (&String, &OptionValue)| {
        let spec = info.options.iter().find(|spec| spec.name == *name)?;
        if *value == OptionValue::Default(()) || spec.default_value().as_ref() == Some(value) {
            return None;
        }
        let (label, _) = options::label(info, spec, words);
        Some(match options::in_words(spec, value, words) {
            Some(value) => words.say("learn-lobby-option", &[arg("option", label), arg("value", value)]),
            None => label,
        })
    };
    values.iter().filter_map(option).collect()
}
