//! Setting up a table.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Form};
use bearcade_bots::Level;
use bearcade_core::OptionValues;
use bearcade_narrate::{Words, arg};
use bearcade_table::GameInfo;
use maud::{Markup, html};

use super::home::{arrive, with_cookie};
use super::{Visitor, game, options, page, refused, see, trouble};
use crate::api::tables::{Create, set_up};
use crate::art::cover;
use crate::board::{Fields, field};
use crate::limits::Whose;
use crate::refusal::{Code, Reason, Refusal};
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
        Ok(info) => form(&visitor, info, &[], None),
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
        Err(refusal) if refusal.code == Code::BadTable => form(&visitor, info, &fields, Some(&refusal)),
        Err(refusal) => trouble(&visitor, &refusal),
    };
    Ok(with_cookie(response, cookie))
}

fn wanted(info: &GameInfo, fields: &Fields) -> Result<Create, Refusal> {
    let refuse = |message: String| Refusal::new(Code::BadTable, message);
    let mut values = OptionValues::new();
    for spec in info.options {
        let given = options::read(spec, fields)
            .map_err(|error| refuse(error.to_string()).because(Reason::Setup(info.slug, error)))?;
        values.extend(given.map(|value| (spec.name.to_owned(), value)));
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
    Ok(Create { game, options: values, seats: Some(seats), public, clock, flag: OnFlag::Bot, players: Some(players) })
}

/// The form, as it was sent if it was refused.
fn form(visitor: &Visitor, info: &GameInfo, sent: &Fields, refusal: Option<&Refusal>) -> Response {
    let words = visitor.words;
    let title = words.say("site-set-up-game", &[arg("game", info.title)]);
    let main = html! {
        div.setup {
            div.setup-head { (cover(info.slug)) h1 { (title) } }
            @if let Some(refusal) = refusal {
                p.refused role="alert" { (words.say("site-refused", &[arg("why", refused::why(words, refusal))])) }
            }
            form method="post" {
                fieldset {
                    legend { (words.text("site-seats")) }
                    @for seat in 0..info.seats.1 { (seat_choice(visitor, info, sent, seat)) }
                }
                fieldset {
                    legend { (words.text("look-manner")) }
                    div.field {
                        label for="clock" { (words.text("site-clock")) }
                        select #clock name="clock" {
                            option value="0" { (words.text("site-clock-none")) }
                            @for seconds in CLOCKS { option value=(seconds) selected[field(sent, "clock") == Some(&seconds.to_string())] { (clock_words(seconds, words)) } }
                        }
                    }
                    label.tick { input type="checkbox" name="public" value="yes" checked[field(sent, "public").is_some()]; (words.text("site-public")) }
                }
                @if !info.options.is_empty() {
                    fieldset {
                        legend { (words.text("site-options")) }
                        @for spec in info.options { (options::fields(info, spec, sent, words)) }
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

fn seat_choice(visitor: &Visitor, info: &GameInfo, sent: &Fields, seat: u8) -> Markup {
    let words = visitor.words;
    let name = format!("seat{seat}");
    let usual = match seat {
        0 => "me",
        seat if seat < info.seats.0 => Level::Brown.name(),
        _ => "",
    };
    let sits = field(sent, &name).unwrap_or(usual);
    let level = |level: Level| words.text(&format!("ui-level-{}", level.name()));
    html! {
        div.field {
            label for=(name) { (words.say("site-seat", &[arg("number", u32::from(seat) + 1)])) }
            select id=(name) name=(name) {
                @if seat >= info.seats.0 { option value="" { (words.text("option-nobody")) } }
                option value="me" selected[sits == "me"] { (words.text("site-seat-me")) }
                option value="free" selected[sits == "free"] { (words.text("site-seat-free")) }
                @for bear in Level::ALL {
                    option value=(bear.name()) selected[sits == bear.name()] {
                        (level(bear))
                    }
                }
            }
        }
    }
}
