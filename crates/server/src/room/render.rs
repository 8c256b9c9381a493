//! What goes over the wire about a table, in JSON.

use std::io::Write as _;

use axum::extract::ws::Utf8Bytes;
use bearcade_core::{Seat, Turn};
use bearcade_store::{Millis, Status};
use serde::Serialize;
use serde_json::{Value, json};

use super::chairs::Sitter;
use super::{Chair, Inner};
use crate::channel::{Form, Lens};
use crate::log::Entry;
use crate::pages;

/// The whole picture.
pub(crate) fn sync(inner: &Inner, lens: Lens) -> Utf8Bytes {
    match lens.form {
        Form::Json => text(sync_json(inner, lens.seat)),
        Form::Html(lang) => pages::table::sync(inner, lens, lang).into(),
    }
}

/// One entry, right after it has been taken into account. `from` is the number of steps before it.
pub(super) fn update(inner: &Inner, lens: Lens, number: u64, entry: &Entry, from: usize) -> Utf8Bytes {
    match lens.form {
        Form::Json => text(update_json(inner, lens, number, entry, from)),
        Form::Html(lang) => pages::table::update(inner, lens, lang, number, entry, from).into(),
    }
}

fn update_json(inner: &Inner, lens: Lens, number: u64, entry: &Entry, from: usize) -> Vec<u8> {
    let mut out = Vec::with_capacity(1_024);
    add(&mut out, format_args!("{{\"type\":\"update\",\"seq\":{number},"));
    match entry {
        Entry::Steps(lines) => inner.live.write_happenings(from, lines, lens.viewer(), &mut out),
        Entry::Around(around) => {
            out.extend_from_slice(b"\"around\":");
            write(around, &mut out);
            out.push(b',');
            write_players(inner, &mut out);
        }
    }
    out.push(b',');
    write_state(inner, lens.seat, inner.changed, &mut out);
    out.push(b'}');
    out
}

/// The whole picture as JSON.
pub(crate) fn sync_json(inner: &Inner, seat: Option<Seat>) -> Vec<u8> {
    let mut out = Vec::with_capacity(2_048);
    add(&mut out, format_args!("{{\"type\":\"sync\",\"seq\":{},\"table\":", inner.head));
    write(&about(inner), &mut out);
    out.extend_from_slice(b",\"seat\":");
    write(&seat, &mut out);
    out.push(b',');
    write_players(inner, &mut out);
    out.push(b',');
    write_state(inner, seat, inner.now(), &mut out);
    out.push(b'}');
    out
}

/// What never changes at a table.
pub(crate) fn about(inner: &Inner) -> Value {
    let options: Value = serde_json::from_str(&inner.table.options).unwrap_or_default();
    json!({
        "id": inner.table.id.to_string(),
        "game": inner.table.game,
        "rules": inner.table.rules,
        "options": options,
        "seats": inner.table.seats,
        "host": inner.setup.host,
        "public": inner.setup.public,
        "clock": inner.setup.clock,
        "flag": inner.setup.flag,
        "daily": inner.setup.daily,
    })
}

fn write_players(inner: &Inner, out: &mut Vec<u8>) {
    let player = |(index, chair): (usize, &Chair)| {
        let mut player = match &chair.sitter {
            Sitter::Nobody => json!({ "kind": "free" }),
            Sitter::Person { id, name, claimed } => {
                json!({ "kind": "person", "id": id.to_string(), "name": name, "claimed": claimed })
            }
            Sitter::Bot(level) => json!({ "kind": "bot", "level": level.name() }),
        };
        if let Some(level) = chair.stand_in {
            player["stand_in"] = level.name().into();
        }
        if inner.has_given_up(Seat::new(index as u8)) {
            player["gave_up"] = true.into();
        }
        player
    };
    out.extend_from_slice(b"\"players\":");
    write(&inner.chairs.iter().enumerate().map(player).collect::<Vec<Value>>(), out);
}

/// Appends `"status":…,"turn":…` and, where they apply, `"decision"`, `"choices"`, `"legal"`, `"clocks"`, `"asks_undo"`,
/// `"rematch"`, `"result"`, and last `"view"`.
fn write_state(inner: &Inner, seat: Option<Seat>, now: Millis, out: &mut Vec<u8>) {
    out.extend_from_slice(b"\"status\":\"");
    out.extend_from_slice(status_word(inner.status).as_bytes());
    out.extend_from_slice(b"\",\"turn\":");
    match inner.live.turn() {
        Turn::Over => out.extend_from_slice(b"{\"due\":\"nothing\"}"),
        Turn::Chance => out.extend_from_slice(b"{\"due\":\"chance\"}"),
        Turn::Decide(seats) => {
            out.extend_from_slice(b"{\"due\":\"decision\",\"seats\":");
            write(&seats, out);
            out.push(b'}');
        }
    }
    if let Some((seat, decision)) = seat.and_then(|seat| Some((seat, inner.owed(seat)?))) {
        let (count, legal) = inner.live.legal(seat, false);
        add(out, format_args!(",\"decision\":{decision},\"choices\":{count}"));
        if let Some(legal) = legal {
            out.extend_from_slice(b",\"legal\":");
            write(&legal, out);
        }
    }
    if let Some(clocks) = clocks(inner, now) {
        out.extend_from_slice(b",\"clocks\":");
        write(&clocks, out);
    }
    if let Some(seat) = inner.asks_undo {
        add(out, format_args!(",\"asks_undo\":{seat},\"agreed_undo\":"));
        write(&inner.agreed, out);
    }
    if let Some(table) = &inner.rematch {
        add(out, format_args!(",\"rematch\":\"{table}\""));
    }
    if let Some(outcome) = inner.live.outcome() {
        out.extend_from_slice(b",\"result\":");
        let result = json!({
            "winners": outcome.winners(), "scores": outcome.scores(), "standing": outcome.standing(),
        });
        write(&result, out);
    }
    out.extend_from_slice(b",\"view\":");
    inner.live.write_view(seat.map_or(bearcade_core::Viewer::Watcher, bearcade_core::Viewer::Seat), out);
}

/// What every seat has left, in milliseconds; none without a clock.
fn clocks(inner: &Inner, now: Millis) -> Option<Value> {
    let left = |index: u8| inner.clocks.left(Seat::new(index), now);
    let left: Option<Vec<i64>> = (0..inner.table.seats).map(left).collect();
    left.map(|left| json!(left))
}

/// A status in a word.
pub(crate) const fn status_word(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Playing => "playing",
        Status::Over => "over",
        Status::Abandoned => "abandoned",
    }
}

fn add(out: &mut Vec<u8>, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("a vector takes any bytes");
}

fn write(value: &(impl Serialize + ?Sized), out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect("a value is JSON");
}

fn text(bytes: Vec<u8>) -> Utf8Bytes {
    String::from_utf8(bytes).expect("JSON is UTF-8").into()
}
