use std::fmt::Write as _;
use std::path::Path;

use bearcade_core::{Game, GameOptions, Seat, State, Step, Turn, Viewer, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;

/// The maximum number of legal actions that a playthrough lists.
const SHOWN: usize = 24;

/// Plays a random game and returns a full transcript: at every step what is pending, what is possible, what was chosen,
/// what happened, and how each seat's view changed.
pub fn playthrough<G: Game>(game: &G, seed: u64) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::initial(game);
    let mut text = String::new();
    let line = |text: &mut String, line: String| {
        text.push_str(&line);
        text.push('\n');
    };
    let options = serde_json::to_string(&game.options().to_values()).expect("options serialise to JSON");
    line(&mut text, format!("game: {}\noptions: {options}\nseats: {}\nseed: {seed}", G::SLUG, game.seats()));
    let viewers = || Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Watcher, Viewer::Omniscient]);
    let mut shown: Vec<Value> = viewers().map(|_| Value::Null).collect();
    for number in 1.. {
        let turn = game.turn(&state.position);
        if turn != Turn::Chance {
            let mut changes: Vec<(String, Vec<String>)> = Vec::new();
            for (viewer, last) in viewers().zip(&mut shown) {
                let now = serde_json::to_value(game.view(&state, viewer)).expect("a view serialises to JSON");
                let change = changed(last, &now);
                match changes.iter_mut().find(|(other, _)| *other == change) {
                    Some((_, names)) => names.push(name(viewer)),
                    None => changes.push((change, vec![name(viewer)])),
                }
                *last = now;
            }
            for (change, names) in changes {
                line(&mut text, format!("  {}: {change}", names.join(", ")));
            }
        }
        let step = match turn {
            Turn::Over => break,
            Turn::Chance => {
                let mut outcomes = Vec::new();
                game.chance_outcomes(&state.position, &mut outcomes);
                let list = outcomes.iter().map(|&(outcome, weight)| format!("{} ×{weight}", game.chance_text(outcome)));
                let chance = game.sample_chance(&state.position, &mut rng);
                line(&mut text, format!("{number}. chance {}: {}", game.chance_name(&state.position), shorten(list)));
                line(&mut text, format!("> * {}", game.chance_text(chance)));
                Step::Chance(chance)
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("at least one seat decides");
                let mut actions = Vec::new();
                game.legal_actions(&state.position, seat, &mut actions);
                let action = pick::<G>(&actions, &mut rng);
                let list = actions.iter().map(|&action| game.action_text(action));
                line(&mut text, format!("{number}. seat {seat} of {seats:?} decides: {}", shorten(list)));
                line(&mut text, format!("> {seat} {}", game.action_text(action)));
                Step::Act(seat, action)
            }
        };
        for event in state.apply(game, step) {
            line(
                &mut text,
                format!("  event: {}", serde_json::to_string(&event).expect("an event serialises to JSON")),
            );
            for viewer in viewers().filter(|&viewer| viewer != Viewer::Omniscient) {
                match game.redact(&event, viewer) {
                    Some(told) if told == event => {}
                    Some(told) => {
                        let told = serde_json::to_string(&told).expect("an event serialises to JSON");
                        line(&mut text, format!("    {} sees: {told}", name(viewer)));
                    }
                    None => line(&mut text, format!("    {} sees nothing", name(viewer))),
                }
            }
        }
    }
    line(&mut text, format!("result: {}", game.outcome(&state.position)));
    text
}

/// Compares text with a reviewed file and panics at the first difference. With `UPDATE_GOLDEN=1` it writes the file
/// instead; read the difference before you commit it.
#[track_caller]
pub fn golden(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).expect("the folder of golden files can be created");
        }
        std::fs::write(path, text).expect("the golden file can be written");
        return;
    }
    let kept = std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error}; run with UPDATE_GOLDEN=1 to create it", path.display()));
    if let Some((number, (was, is))) = kept.lines().zip(text.lines()).enumerate().find(|(_, (was, is))| was != is) {
        panic!("{}:{}: differs\n  expected {was}\n  found    {is}", path.display(), number + 1);
    }
    assert_eq!(kept.lines().count(), text.lines().count(), "{}: the number of lines differs", path.display());
}

/// Returns the fields of a view that have changed since it was last shown.
fn changed(last: &Value, now: &Value) -> String {
    let Value::Object(fields) = now else { return now.to_string() };
    let differs = |(name, value): &(&String, &Value)| last.get(name.as_str()) != Some(*value);
    let parts = fields.iter().filter(differs).map(|(name, value)| format!("{name} {value}"));
    parts.collect::<Vec<_>>().join(", ")
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Watcher => "watcher".to_owned(),
        Viewer::Omniscient => "all".to_owned(),
    }
}

fn shorten(list: impl ExactSizeIterator<Item = String>) -> String {
    let count = list.len();
    let mut text = String::new();
    for (index, item) in list.take(SHOWN).enumerate() {
        let _ = write!(text, "{}{item}", if index == 0 { "" } else { ", " });
    }
    if count > SHOWN {
        let _ = write!(text, ", … ({count} in all)");
    }
    text
}
