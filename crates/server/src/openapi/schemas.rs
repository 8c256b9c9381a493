//! What goes in and what comes out, as JSON Schema.

use bearcade_bots::Level;
use bearcade_table::all_games;
use serde_json::{Value, json};

use super::refer;
use crate::live::MOST_COUNTED;
use crate::people::NAME_MOST;
use crate::refusal::Code;
use crate::setup::Clock;

/// An object with these fields and no others; those of `may` can be left out.
fn object(must: Value, may: Value) -> Value {
    let (Value::Object(mut properties), Value::Object(may)) = (must, may) else { unreachable!("both are objects") };
    let required: Vec<String> = properties.keys().cloned().collect();
    properties.extend(may);
    json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false })
}

fn list(of: &Value) -> Value {
    json!({ "type": "array", "items": of })
}

/// Either this or null.
fn or_null(schema: &Value) -> Value {
    json!({ "anyOf": [schema, { "type": "null" }] })
}

fn text() -> Value {
    json!({ "type": "string" })
}

fn truth() -> Value {
    json!({ "type": "boolean" })
}

/// A whole number from 0 up.
fn count() -> Value {
    json!({ "type": "integer", "minimum": 0 })
}

/// Milliseconds since 1970.
fn moment() -> Value {
    json!({ "type": "integer", "format": "int64", "description": "Milliseconds since 1970." })
}

fn id() -> Value {
    json!({ "type": "string", "pattern": "^[0-9a-hjkmnp-tv-z]{12}$" })
}

fn day() -> Value {
    json!({ "type": "string", "format": "date" })
}

fn slug() -> Value {
    json!({ "enum": all_games().iter().map(|info| info.slug).collect::<Vec<_>>() })
}

fn level() -> Value {
    json!({ "enum": Level::ALL.map(Level::name) })
}

fn seat() -> Value {
    json!({ "type": "integer", "minimum": 0, "maximum": bearcade_core::MAX_SEATS - 1 })
}

fn status() -> Value {
    json!({ "enum": ["open", "playing", "over", "abandoned"] })
}

/// The schema of a part of a path.
pub(super) fn path(name: &str) -> Value {
    match name {
        "game" => slug(),
        "table" | "person" => id(),
        "day" => day(),
        _ => text(),
    }
}

/// All schemas by their names.
pub(super) fn all() -> Value {
    let mut all = serde_json::Map::new();
    for part in [common(), people(), tables(), live()] {
        let Value::Object(part) = part else { unreachable!("a list of schemas is an object") };
        all.extend(part);
    }
    all.into()
}

fn common() -> Value {
    let codes: Vec<&str> = Code::ALL.iter().map(|code| code.name()).collect();
    let rule = json!({ "type": "string", "description": "The number of the rule that forbids it." });
    let reason = json!({ "type": "string", "description": "The rule's key: stable, for words of one's own." });
    let options = json!({ "type": "object", "additionalProperties": refer("OptionValue") });
    json!({
        "Nothing": object(json!({}), json!({})),
        "OpenApi": { "type": "object", "required": ["openapi", "paths", "components"], "additionalProperties": true },
        "Error": object(json!({
            "error": object(
                json!({ "code": { "enum": codes }, "message": { "type": "string", "description": "In English." } }),
                json!({ "rule": rule, "reason": reason }),
            ),
        }), json!({ "id": { "description": "On a live connection: the command's." } })),
        "Games": object(json!({ "games": list(&refer("Game")) }), json!({})),
        "Game": object(json!({
            "game": slug(), "title": text(), "rules": count(),
            "seats": object(json!({ "min": count(), "max": count() }), json!({})),
            "can_leave": { "type": "boolean", "description": "Does the game of three or more go on without a leaver?" },
            "options": list(&refer("Option")),
        }), json!({})),
        "Option": object(json!({
            "name": text(),
            "type": { "enum": ["whole", "switch", "choice", "set", "weights", "text"] },
            "range": { "type": "string", "description": "What it takes, in words." },
            "default": refer("OptionValue"), "about": text(), "rule": text(),
        }), json!({})),
        "OptionValue": {
            "description": "A truth, a whole number, a word, a list of words, or weights by word; null is the default.",
            "anyOf": [
                truth(), { "type": "integer", "format": "int64" }, text(), list(&text()),
                { "type": "object", "additionalProperties": { "type": "integer", "format": "int64" } },
                { "type": "null" },
            ],
        },
        "Options": options,
    })
}

fn people() -> Value {
    let name = json!({ "type": "string", "minLength": 1, "maxLength": NAME_MOST });
    let password = json!({ "type": "string", "minLength": 8, "maxLength": 200 });
    let new_token = json!({ "type": "string", "description": "The token of the new session; all others have ended." });
    let settings = json!({ "description": "Anything, of at most 4096 bytes." });
    json!({
        "NewGuest": object(json!({}), json!({ "name": or_null(&name) })),
        "Person": object(json!({ "id": id(), "name": text(), "claimed": truth() }), json!({})),
        "Who": object(json!({ "person": refer("Person") }), json!({})),
        "Session": object(json!({ "person": refer("Person"), "token": text() }), json!({})),
        "Login": object(json!({ "name": text(), "password": text() }), json!({})),
        "Claim": object(json!({ "password": password }), json!({})),
        "Recover": object(json!({ "name": text(), "recovery": text(), "password": password }), json!({})),
        "Recovery": object(json!({
            "recovery": { "type": "string", "description": "The code for a forgotten password. It is shown once." },
        }), json!({})),
        "Claimed": object(json!({
            "recovery": { "type": "string", "description": "The code for a forgotten password. It is shown once." },
            "token": new_token,
        }), json!({})),
        "ChangePassword": object(json!({ "old": text(), "new": password }), json!({})),
        "Token": object(json!({ "token": new_token }), json!({})),
        "Forget": object(json!({}), json!({ "password": or_null(&text()) })),
        "Change": object(json!({}), json!({ "name": or_null(&name), "settings": settings })),
        "Export": object(json!({
            "person": refer("Person"), "created": moment(), "claimed": or_null(&moment()), "silenced": truth(),
            "sessions": list(&object(json!({ "expires": moment() }), json!({}))),
            "settings": settings, "tables": list(&refer("TableRow")),
            "results": list(&refer("Result")), "blocked": list(&id()),
            "chat": list(&object(
                json!({ "table": id(), "number": count(), "at": moment(), "text": text() }),
                json!({}),
            )),
            "ratings": list(&object(json!({
                "game": slug(), "mean": { "type": "number" }, "deviation": { "type": "number" }, "games": count(),
            }), json!({}))),
            "daily": list(&object(json!({
                "day": day(), "table": id(), "score": { "type": "integer" }, "turns": count(), "at": moment(),
            }), json!({}))),
            "reports": list(&object(
                json!({ "at": moment(), "about": id(), "table": or_null(&id()), "text": text() }),
                json!({}),
            )),
        }), json!({})),
        "MyGames": object(json!({ "games": list(&refer("MyGame")) }), json!({})),
        "MyGame": {
            "allOf": [refer("TableRow")],
            "properties": { "to_move": truth() },
            "required": ["to_move"],
        },
        "Results": object(json!({ "results": list(&refer("Result")) }), json!({})),
        "Result": object(json!({
            "table": id(), "game": slug(), "seat": seat(), "won": truth(),
            "place": { "type": "integer", "minimum": 0, "description": "How many stand before this seat." },
            "score": { "type": "integer" }, "at": moment(),
        }), json!({})),
        "Blocked": object(json!({ "blocked": truth() }), json!({})),
        "Report": object(
            json!({ "text": { "type": "string", "minLength": 1, "maxLength": 1000 } }),
            json!({ "table": or_null(&id()) }),
        ),
        "Ratings": object(json!({ "game": text(), "ratings": list(&refer("Rating")) }), json!({})),
        "Rating": object(json!({
            "kind": { "enum": ["person", "bot"] }, "name": text(), "mean": { "type": "number" },
            "deviation": { "type": "number" }, "games": count(),
        }), json!({ "id": id() })),
        "Daily": object(json!({
            "day": day(), "ends": moment(), "over": truth(), "ranking": list(&refer("DailyScore")),
            "you": or_null(&refer("OwnDailyScore")),
        }), json!({})),
        "DailyScore": object(json!({
            "place": count(), "id": id(), "name": text(), "score": { "type": "integer" }, "turns": count(),
            "at": moment(),
        }), json!({ "table": id() })),
        "OwnDailyScore": object(json!({
            "place": count(), "ranked": truth(), "score": { "type": "integer" }, "turns": count(), "at": moment(),
            "table": id(),
        }), json!({})),
        "DailyTable": object(json!({ "id": id(), "day": day() }), json!({})),
    })
}

fn tables() -> Value {
    let seconds = json!({ "type": "integer", "minimum": 1, "maximum": Clock::MOST_SECONDS });
    let increment = json!({ "type": "integer", "minimum": 0, "maximum": Clock::MOST_SECONDS });
    let players: Vec<&str> = ["me", "free"].into_iter().chain(Level::ALL.map(Level::name)).collect();
    let player = json!({ "enum": players });
    json!({
        "Clock": {
            "description": "None; so many seconds for every decision; or so many for the game and some more after \
                            every decision.",
            "anyOf": [
                { "enum": ["none"] },
                object(json!({ "move": object(json!({ "seconds": seconds }), json!({})) }), json!({})),
                object(json!({
                    "game": object(json!({ "seconds": seconds, "increment": increment }), json!({})),
                }), json!({})),
            ],
        },
        "Flag": { "description": "What becomes of a seat whose time has run out.", "enum": ["bot", "resign"] },
        "NewTable": object(json!({ "game": slug() }), json!({
            "options": refer("Options"),
            "seats": or_null(&json!({ "type": "integer", "minimum": 1, "maximum": bearcade_core::MAX_SEATS })),
            "public": { "type": "boolean", "description": "May anybody find it, watch it and read its record?" },
            "clock": refer("Clock"),
            "flag": refer("Flag"),
            "players": or_null(&json!({
                "type": "array", "items": player, "maxItems": bearcade_core::MAX_SEATS,
                "description": "By seat. Seats left out are free; without the list you sit on the first.",
            })),
        })),
        "Created": object(json!({
            "id": id(), "invite": { "type": "string", "description": "The secret part of the invite link." },
        }), json!({})),
        "Tables": object(json!({ "tables": list(&refer("TableRow")) }), json!({})),
        "TableRow": {
            "type": "object",
            "properties": {
                "id": id(), "game": slug(), "options": refer("Options"), "seats": count(), "status": status(),
                "players": list(&refer("Player")),
                "result": or_null(&text()),
                "created": moment(), "changed": moment(),
                "entries": { "type": "integer", "minimum": 0, "description": "How long the table's log is." },
            },
            "required": [
                "id", "game", "options", "seats", "status", "players", "result", "created", "changed", "entries",
            ],
        },
        "Player": {
            "anyOf": [
                object(json!({ "kind": { "enum": ["free"] } }), json!({})),
                object(json!({ "kind": { "enum": ["person"] }, "id": id() }), json!({
                    "name": text(),
                    "claimed": { "type": "boolean", "description": "Is the name theirs alone? Guests may share one." },
                    "stand_in": { "description": "The bot that plays on for them.", "enum": Level::ALL.map(Level::name) },
                    "gave_up": { "type": "boolean", "description": "They gave the game up and can't come back." },
                })),
                object(json!({ "kind": { "enum": ["bot"] }, "level": level() }), json!({})),
            ],
        },
        "Legal": object(json!({
            "seat": seat(),
            "decision": or_null(&count()),
            "legal": { "type": "array", "items": text(), "maxItems": MOST_COUNTED },
        }), json!({})),
        "Sit": object(json!({}), json!({ "seat": or_null(&seat()), "invite": or_null(&text()) })),
        "Seat": object(json!({ "seat": seat() }), json!({})),
        "Bot": object(json!({ "seat": seat(), "level": level() }), json!({})),
        "Action": object(
            json!({ "action": { "type": "string", "description": "In the game's notation, as in `legal`." } }),
            json!({ "decision": or_null(&json!({
                "type": "integer", "minimum": 0,
                "description": "The decision it answers; without it whichever is open.",
            })) }),
        ),
        "Done": object(
            json!({ "seq": { "type": "integer", "minimum": 0, "description": "The table's last entry." } }),
            json!({}),
        ),
        "Rematch": object(json!({ "id": id() }), json!({})),
        "Say": object(json!({ "text": { "type": "string", "minLength": 1, "maxLength": 300 } }), json!({})),
        "Said": object(json!({ "number": count() }), json!({})),
        "Chat": object(json!({ "chat": list(&refer("ChatLine")) }), json!({})),
        "ChatLine": {
            "type": "object",
            "properties": { "number": count(), "at": moment(), "person": id(), "name": text(), "text": text() },
            "required": ["number", "at", "person", "name", "text"],
        },
    })
}

/// What a table tells of itself, whole or as it changes.
fn live() -> Value {
    let kind = |name: &str| json!({ "enum": [name] });
    let of_game = |page: &str| {
        json!({
            "type": "object", "additionalProperties": true,
            "description": format!("See {page} of the game's page of the engine protocol."),
        })
    };
    let state = json!({
        "decision": { "type": "integer", "minimum": 0, "description": "The decision your seat owes." },
        "choices": {
            "type": "integer", "minimum": 0, "maximum": MOST_COUNTED,
            "description": "How many legal actions there are. What is beyond 10,000 is not counted.",
        },
        "legal": { "type": "array", "items": text(), "description": "They; left out if there are more than 100." },
        "clocks": {
            "type": "array", "items": { "type": "integer" },
            "description": "What each seat has left, in milliseconds: in the whole picture when it was made, in an \
                            update when its entry was written. The clocks of people who are to decide run on since \
                            then; those of bots, and of people for whom a bot plays on, stand still.",
        },
        "asks_undo": seat(),
        "agreed_undo": list(&seat()),
        "rematch": id(),
        "result": object(json!({
            "winners": list(&seat()), "scores": list(&json!({ "type": "integer" })), "standing": list(&list(&seat())),
        }), json!({})),
    });
    let with = |mut more: Value| {
        more.as_object_mut().expect("fields").extend(state.as_object().expect("fields").clone());
        more
    };
    let turn = json!({ "anyOf": [
        object(json!({ "due": { "enum": ["nothing", "chance"] } }), json!({})),
        object(json!({ "due": { "enum": ["decision"] }, "seats": list(&seat()) }), json!({})),
    ] });
    let about = object(
        json!({
            "id": id(), "game": slug(), "rules": count(), "options": refer("Options"), "seats": count(), "host": id(),
            "public": truth(), "clock": refer("Clock"), "flag": refer("Flag"), "daily": or_null(&text()),
        }),
        json!({}),
    );
    let players = list(&refer("Player"));
    let seat_field = or_null(&seat());
    let id_field = json!({ "description": "The command's." });
    json!({
        "Table": object(json!({
            "type": kind("sync"), "seq": count(), "table": about, "seat": seat_field, "players": players,
            "status": status(), "turn": turn, "view": of_game("the view"),
        }), with(json!({}))),
        "Update": object(json!({
            "type": kind("update"), "seq": count(), "status": status(), "turn": turn, "view": of_game("the view"),
        }), with(json!({
            "steps": list(&text()), "events": list(&of_game("the events")),
            "around": refer("Around"), "players": players,
        }))),
        "Around": around(),
        "LiveMessage": { "anyOf": [
            refer("Table"),
            refer("Update"),
            { "allOf": [refer("ChatLine")], "properties": { "type": kind("chat") }, "required": ["type"] },
            object(json!({ "type": kind("ok"), "seq": count() }), json!({ "id": id_field })),
            refer("Error"),
            object(json!({ "type": kind("bye"), "retry_ms": count() }), json!({})),
            {
                "description": "With `form=html`: the sentences to speak; after this line of JSON, parts of a page in HTML.",
                "type": "object", "properties": { "type": kind("parts"), "seq": count() },
                "required": ["type", "seq"],
            },
        ] },
        "LiveCommand": object(json!({
            "cmd": { "enum": [
                "act", "sit", "stand", "resign", "away", "back", "undo", "refuse_undo", "say", "ping",
            ] },
        }), json!({
            "id": { "description": "Anything; comes back with the answer. Without one only refusals are answered." },
            "seat": or_null(&seat()), "decision": or_null(&count()), "action": or_null(&text()),
            "text": or_null(&text()),
        })),
    })
}

/// What happens around a game.
fn around() -> Value {
    let one = |name: &str, fields: Value| object(json!({ name: object(fields, json!({})) }), json!({}));
    let why = json!({ "enum": ["left", "flag", "gave_up"] });
    json!({ "anyOf": [
        one("sat", json!({ "seat": seat(), "person": id() })),
        one("bot", json!({ "seat": seat(), "level": level() })),
        one("stood", json!({ "seat": seat() })),
        one("taken_over", json!({ "seat": seat(), "level": level(), "why": why })),
        one("back", json!({ "seat": seat() })),
        one("asked_undo", json!({ "seat": seat() })),
        one("agreed_undo", json!({ "seat": seat() })),
        one("refused_undo", json!({ "seat": seat() })),
        one("undone", json!({ "seat": seat() })),
        one("advised", json!({ "seat": seat() })),
        one("paused", json!({ "millis": count() })),
        one("rematch", json!({ "table": id() })),
        { "enum": ["began", "abandoned"] },
    ] })
}
