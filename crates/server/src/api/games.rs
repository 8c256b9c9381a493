use bearcade_core::{OptionKind, OptionSpec};
use bearcade_table::{GameInfo, all_games};
use serde_json::{Value, json};

use super::{Answer, Json};

/// All games with their options.
pub(crate) async fn list() -> Answer {
    Ok(Json::from(json!({ "games": all_games().iter().map(game).collect::<Vec<_>>() })))
}

fn game(info: &GameInfo) -> Value {
    json!({
        "game": info.slug,
        "title": info.title,
        "rules": info.rules_version,
        "seats": { "min": info.seats.0, "max": info.seats.1 },
        "can_leave": info.can_leave,
        "options": info.options.iter().map(option).collect::<Vec<_>>(),
    })
}

fn option(spec: &OptionSpec) -> Value {
    let kind = match spec.kind {
        OptionKind::Whole { .. } => "whole",
        OptionKind::Switch { .. } => "switch",
        OptionKind::Choice { .. } => "choice",
        OptionKind::Set { .. } => "set",
        OptionKind::Weights { .. } => "weights",
        OptionKind::Text { .. } => "text",
    };
    json!({
        "name": spec.name,
        "type": kind,
        "range": spec.range(),
        "default": spec.default_value(),
        "about": spec.about,
        "rule": spec.rule,
    })
}
