//! A game as lines of text, from its steps and events alone.

use std::fmt::Write as _;

use bearcade_core::{Game, Seat, SeenStep, State, Viewer};
use bearcade_table::{Match, StepOf};
use serde_json::{Map, Value, json};

/// A step as a viewer sees it, in a form to print or to hand on as JSON.
pub(crate) struct Told {
    number: usize,
    who: Option<Seat>,
    chance: Option<&'static str>,
    what: String,
    events: Vec<Value>,
}

impl Told {
    /// Tells the step that led on from `before`.
    pub(crate) fn new<G: Game>(
        played: &Match<G>,
        number: usize,
        before: &State<G>,
        step: StepOf<G>,
        events: &[G::Event],
        viewer: Viewer,
    ) -> Self {
        let game = played.game();
        let seen = game.redact_step(&before.position, step, viewer);
        let line = played.line(seen).to_string();
        let (who, what) = line[2..].split_once(' ').expect("a line has a seat and a step");
        let chance = (who == "*").then(|| game.chance_name(&before.position));
        let who = match seen {
            SeenStep::Open(bearcade_core::Step::Act(seat, _) | bearcade_core::Step::Leave(seat))
            | SeenStep::HiddenAct(seat) => Some(seat),
            SeenStep::Open(bearcade_core::Step::Chance(_)) | SeenStep::HiddenChance => None,
        };
        let events = events.iter().filter_map(|event| game.redact(event, viewer)).map(|event| json!(event)).collect();
        Self { number, who, chance, what: what.to_owned(), events }
    }

    /// Lines for people.
    pub(crate) fn text(&self) -> String {
        let who = match (self.who, self.chance) {
            (Some(seat), _) => format!("seat {seat}"),
            (None, name) => format!("({})", name.unwrap_or("chance")),
        };
        let mut text = format!("{:>5}  {who:<16} {}\n", self.number, self.what);
        for event in &self.events {
            let _ = writeln!(text, "{:24}{}", "", event_text(event));
        }
        text
    }

    /// One object for programs.
    pub(crate) fn json(&self) -> Value {
        let mut fields = Map::new();
        fields.insert("number".to_owned(), json!(self.number));
        match (self.who, self.chance) {
            (Some(seat), _) => fields.insert("seat".to_owned(), json!(seat)),
            (None, name) => fields.insert("chance".to_owned(), json!(name)),
        };
        fields.insert("step".to_owned(), json!(self.what));
        fields.insert("events".to_owned(), json!(self.events));
        Value::Object(fields)
    }
}

/// An event's fields in words: `rolled: seat 0, die 4, from 30, to 34`.
fn event_text(event: &Value) -> String {
    let Value::Object(fields) = event else { return event.to_string() };
    let name = fields.get("event").and_then(Value::as_str).unwrap_or("event").replace('_', " ");
    let parts: Vec<String> = fields
        .iter()
        .filter(|(key, value)| *key != "event" && !value.is_null())
        .map(|(key, value)| format!("{} {}", key.replace('_', " "), value_text(value)))
        .collect();
    if parts.is_empty() { name } else { format!("{name}: {}", parts.join(", ")) }
}

fn value_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.replace('_', " "),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(value_text).collect();
            format!("[{}]", items.join(" "))
        }
        Value::Object(fields) => {
            let parts: Vec<String> = fields.iter().map(|(key, value)| format!("{key} {}", value_text(value))).collect();
            format!("({})", parts.join(", "))
        }
        other => other.to_string(),
    }
}
