//! Setting up a table.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Form};
use bearcade_bots::Level;
use bearcade_core::{OptionKind, OptionSpec, OptionValues, Viewer};
use bearcade_narrate::{Narrate, Teller, Words, arg};
use bearcade_table::{GameInfo, for_each_game};
use maud::{Markup, html};

use super::home::{arrive, with_cookie};
use super::{Visitor, game, page, see, trouble};
use crate::api::tables::{Create, set_up};
use crate::art::cover;
use crate::board::{Fields, field};
use crate::limits::Whose;
use crate::refusal::{Code, Refusal};
use crate::setup::{Clock, OnFlag};
use crate::site::Site;

const MINUTE: u32 = 60;
const DAY: u32 = 24 * 60 * MINUTE;
/// The clocks to choose from, in seconds a move.
const CLOCKS: [u32; 5] = [MINUTE, 5 * MINUTE, DAY, 3 * DAY, 7 * DAY];

/// The form.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(slug): Path<String>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    Ok(match game(&slug) {
        Ok(info) => form(&visitor, info, None),
        Err(refusal) => trouble(&visitor, &refusal),
    })
}

/// The form, filled in.
pub(crate) async fn create(
    State(site): State<Arc<Site>>,
    Path(slug): Path<String>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let info = match game(&slug) {
        Ok(info) => info,
        Err(refusal) => return Ok(trouble(&visitor, &refusal)),
    };
    let (person, cookie) = arrive(&site, &visitor).await?;
    let done = match wanted(info, &fields) {
        Ok(create) => set_up(&site, person, create).await,
        Err(refusal) => Err(refusal),
    };
    let response = match done {
        Ok((room, _)) => see(&format!("/table/{}", room.id)),
        Err(refusal) if refusal.code == Code::BadTable => form(&visitor, info, Some(&refusal)),
        Err(refusal) => trouble(&visitor, &refusal),
    };
    Ok(with_cookie(response, cookie))
}

fn wanted(info: &GameInfo, fields: &Fields) -> Result<Create, Refusal> {
    let refuse = |message: String| Refusal::new(Code::BadTable, message);
    let mut options = OptionValues::new();
    for spec in info.options {
        let given = field(fields, spec.name).map(str::trim).filter(|text| !text.is_empty());
        if let Some(text) = given {
            options.insert(spec.name.to_owned(), spec.parse(text).map_err(|error| refuse(error.to_string()))?);
        }
    }
    // Seats that stay empty in the form are not there at all.
    let players =
        (0..info.seats.1).map_while(|seat| field(fields, &format!("seat{seat}")).filter(|who| !who.is_empty()));
    let players: Vec<String> = players.map(str::to_owned).collect();
    let seats = u8::try_from(players.len()).map_err(|_| refuse("too many seats".to_owned()))?;
    let clock = match field(fields, "clock").and_then(|seconds| seconds.parse().ok()) {
        Some(seconds) if seconds > 0 => Clock::Move { seconds },
        _ => Clock::None,
    };
    let public = field(fields, "public").is_some();
    let game = info.slug.to_owned();
    Ok(Create { game, options, seats: Some(seats), public, clock, flag: OnFlag::Bot, players: Some(players) })
}

fn form(visitor: &Visitor, info: &GameInfo, refused: Option<&Refusal>) -> Response {
    let words = visitor.words;
    let title = words.say("site-set-up-game", &[arg("game", info.title)]);
    let main = html! {
        div.setup {
            div.setup-head { (cover(info.slug)) h1 { (title) } }
            @if let Some(refusal) = refused {
                p.refused role="alert" { (words.say("site-refused", &[arg("why", refusal.message.as_str())])) }
            }
            form method="post" {
                fieldset {
                    legend { (words.text("site-seats")) }
                    @for seat in 0..info.seats.1 { (seat_choice(visitor, info, seat)) }
                }
                fieldset {
                    legend { (words.text("look-manner")) }
                    div.field {
                        label for="clock" { (words.text("site-clock")) }
                        select #clock name="clock" {
                            option value="0" { (words.text("site-clock-none")) }
                            @for seconds in CLOCKS { option value=(seconds) { (clock_words(seconds, words)) } }
                        }
                    }
                    label.tick { input type="checkbox" name="public" value="yes"; (words.text("site-public")) }
                }
                @if !info.options.is_empty() {
                    fieldset {
                        legend { (words.text("site-options")) }
                        @for spec in info.options { (option(visitor, info, spec)) }
                    }
                }
                button { (words.text("site-create")) }
            }
        }
    };
    page(visitor, &title, None, &main).into_response()
}

/// A clock of so much time a move, in words.
pub(super) fn clock_words(seconds: u32, words: &Words) -> String {
    if seconds >= DAY {
        words.say("site-clock-days", &[arg("days", seconds / DAY)])
    } else if seconds >= MINUTE {
        words.say("site-clock-move", &[arg("minutes", seconds / MINUTE)])
    } else {
        words.say("learn-clock-seconds", &[arg("seconds", seconds)])
    }
}

fn seat_choice(visitor: &Visitor, info: &GameInfo, seat: u8) -> Markup {
    let words = visitor.words;
    let name = format!("seat{seat}");
    let level = |level: Level| words.text(&format!("ui-level-{}", level.name()));
    html! {
        div.field {
            label for=(name) { (words.say("site-seat", &[arg("number", u32::from(seat) + 1)])) }
            select id=(name) name=(name) {
                @if seat >= info.seats.0 { option value="" { (words.text("site-nothing")) } }
                option value="me" selected[seat == 0] { (words.text("site-seat-me")) }
                option value="free" { (words.text("site-seat-free")) }
                @for bear in Level::ALL {
                    option value=(bear.name()) selected[seat > 0 && seat < info.seats.0 && bear == Level::Brown] {
                        (level(bear))
                    }
                }
            }
        }
    }
}

/// A field for an option; empty means as usual.
fn option(visitor: &Visitor, info: &GameInfo, spec: &OptionSpec) -> Markup {
    let words = visitor.words;
    let name = spec.name;
    let choices = |of: Vec<&str>| {
        html! {
            select id=(name) name=(name) {
                option value="" { (words.text("site-default")) }
                @for value in of { option value=(value) { (value) } }
            }
        }
    };
    let control = match spec.kind {
        OptionKind::Switch { .. } => choices(vec!["true", "false"]),
        OptionKind::Choice { of, .. } => choices(of.to_vec()),
        _ => html! { input #(name) type="text" name=(name) placeholder=(words.text("site-default")); },
    };
    let (label, help) = option_words(info, spec, words);
    html! {
        div.field {
            label for=(name) { (label) }
            (control)
            small { (help) " (" (spec.range()) ")" }
        }
    }
}

/// An option's name and what it does, in the player's language.
pub(super) fn option_words(info: &GameInfo, spec: &OptionSpec, words: &Words) -> (String, String) {
    let teller = Teller::new(words, &[], Viewer::Watcher);
    macro_rules! each {
        ($($game:ty),+) => {
            $(if info.slug == <$game as bearcade_core::Game>::SLUG {
                return (<$game>::option_label(spec, &teller), <$game>::option_help(spec, &teller));
            })+
        };
    }
    for_each_game!(each);
    (spec.name.to_owned(), spec.about.to_owned())
}
