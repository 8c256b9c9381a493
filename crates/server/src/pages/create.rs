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

use super::clock::{self, DAY};
use super::home::{arrive, with_cookie};
use super::{Visitor, game, once, options, page, refused, see, trouble};
use crate::api::tables::{Create, set_up_by_form};
use crate::art::cover;
use crate::board::{Fields, field};
use crate::limits::Whose;
use crate::refusal::{Code, Reason, Refusal};
use crate::setup::{Clock, OnFlag};
use crate::site::Site;

const MINUTE: u32 = 60;
/// The clocks a move to choose from, in seconds.
const PER_MOVE: [u32; 5] = [MINUTE, 5 * MINUTE, DAY, 3 * DAY, 7 * DAY];
/// The clocks a game to choose from: the seconds at the start, and those that every move adds.
const PER_GAME: [(u32, u32); 6] =
    [(3 * MINUTE, 2), (5 * MINUTE, 5), (10 * MINUTE, 5), (15 * MINUTE, 10), (30 * MINUTE, 20), (60 * MINUTE, 30)];

/// What a seat does whose time has run out, as the form names it.
const RESIGN: &str = "resign";

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
        Ok(create) => set_up_by_form(&site, person, create, &fields).await,
        Err(refusal) => Err(refusal),
    };
    let response = match done {
        Ok(room) => see(&format!("/table/{}", room.id)),
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
    let clock = field(fields, "clock").map_or(Some(Clock::None), read_clock);
    let clock = clock.ok_or_else(|| refuse("there is no such clock".to_owned()))?;
    let flag = if field(fields, "flag") == Some(RESIGN) { OnFlag::Resign } else { OnFlag::Bot };
    let public = field(fields, "public").is_some();
    let game = info.slug.to_owned();
    Ok(Create { game, options: values, seats: Some(seats), public, clock, flag, players: Some(players) })
}

/// A clock as the form names it: `0`, the seconds a move, or the seconds a game and those that a move adds (`600+5`).
fn read_clock(name: &str) -> Option<Clock> {
    if let Some((seconds, increment)) = name.split_once('+') {
        return Some(Clock::Game { seconds: seconds.parse().ok()?, increment: increment.parse().ok()? });
    }
    let seconds = name.parse().ok()?;
    Some(if seconds == 0 { Clock::None } else { Clock::Move { seconds } })
}

fn clock_name(clock: Clock) -> String {
    match clock {
        Clock::None => "0".to_owned(),
        Clock::Move { seconds } => seconds.to_string(),
        Clock::Game { seconds, increment } => format!("{seconds}+{increment}"),
    }
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
                (once())
                fieldset {
                    legend { (words.text("site-seats")) }
                    @for seat in 0..info.seats.1 { (seat_choice(visitor, info, sent, seat)) }
                }
                fieldset {
                    legend { (words.text("look-manner")) }
                    (clock_choice(sent, words))
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

/// Which clock, and what happens when it has run out.
fn clock_choice(sent: &Fields, words: &Words) -> Markup {
    let choice = |clock: Clock| {
        let name = clock_name(clock);
        html! {
            option value=(name) selected[field(sent, "clock") == Some(&name)] { (clock::terms(clock, words)) }
        }
    };
    html! {
        div.field {
            label for="clock" { (words.text("site-clock")) }
            select #clock name="clock" {
                (choice(Clock::None))
                optgroup label=(words.text("site-clock-per-move")) {
                    @for seconds in PER_MOVE { (choice(Clock::Move { seconds })) }
                }
                optgroup label=(words.text("site-clock-per-game")) {
                    @for (seconds, increment) in PER_GAME { (choice(Clock::Game { seconds, increment })) }
                }
            }
        }
        div.field {
            label for="flag" { (words.text("site-flag")) }
            select #flag name="flag" {
                option value="bot" { (clock::at_the_end(OnFlag::Bot, words)) }
                option value=(RESIGN) selected[field(sent, "flag") == Some(RESIGN)] {
                    (clock::at_the_end(OnFlag::Resign, words))
                }
            }
        }
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
