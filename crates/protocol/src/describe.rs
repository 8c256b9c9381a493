//! Games, options, turns and results as JSON.

use bearcade_core::{Game, GameOptions, MAX_SEATS, OptionKind, OptionSpec, Outcome, Turn};
use bearcade_table::games::el_oso::ElOso;
use bearcade_table::{GameInfo, GroupOptions};
use serde_json::{Value, json};

pub(crate) fn game(info: &GameInfo) -> Value {
    let mut about = json!({
        "game": info.slug,
        "title": info.title,
        "rules": info.rules_version,
        "seats": {"min": info.seats.0, "max": info.seats.1},
        "can_leave": info.can_leave,
        "options": info.options.iter().map(option).collect::<Vec<_>>(),
    });
    if info.slug == ElOso::SLUG {
        // Several people compare boards of their own (EO-25).
        about["match_play"] = json!({
            "seats": {"min": 1, "max": MAX_SEATS},
            "options": GroupOptions::SPECS.iter().map(option).collect::<Vec<_>>(),
        });
    }
    about
}

fn option(spec: &OptionSpec) -> Value {
    let mut about = match spec.kind {
        OptionKind::Whole { min, max, .. } => json!({"type": "whole", "min": min, "max": max}),
        OptionKind::Switch { .. } => json!({"type": "switch"}),
        OptionKind::Choice { of, .. } => json!({"type": "choice", "of": of}),
        OptionKind::Set { of, .. } => json!({"type": "set", "of": of}),
        OptionKind::Weights { of, max, .. } => json!({"type": "weights", "of": of, "min": 0, "max": max}),
        OptionKind::Text { max_bytes } => json!({"type": "text", "max_bytes": max_bytes}),
    };
    about["name"] = json!(spec.name);
    about["default"] = json!(spec.default_value());
    about["about"] = json!(spec.about);
    about["rule"] = json!(spec.rule);
    about
}

pub(crate) fn turn(turn: Turn, chance_name: impl FnOnce() -> &'static str) -> Value {
    match turn {
        Turn::Decide(seats) => json!({"due": "decision", "seats": seats}),
        Turn::Chance => json!({"due": "chance", "name": chance_name()}),
        Turn::Over => json!({"due": "nothing"}),
    }
}

pub(crate) fn outcome(outcome: &Outcome) -> Value {
    json!({
        "winners": outcome.winners(),
        "scores": outcome.scores(),
        "standing": outcome.standing(),
    })
}
