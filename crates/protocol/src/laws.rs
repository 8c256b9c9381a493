//! What must hold for any bytes from outside: the bodies of the fuzz targets, which the tests run too on seeded input.

use bearcade_core::{Game, GameOptions, OptionValues};
use bearcade_table::{Record, Replay, for_each_game};
use serde_json::Value;

use crate::Engine;

/// Notation: reading any text ends, and what is read is written and read again as the same.
pub fn notation(text: &str) {
    macro_rules! each {
        ($($game:ty),+) => { $(notation_of::<$game>(text);)+ };
    }
    for_each_game!(each);
}

fn notation_of<G: Game>(text: &str) {
    let options = G::Options::from_values(&OptionValues::new()).expect("the defaults are good options");
    let game = G::new(options, G::SEATS.1).expect("the defaults are good for all seats");
    if let Ok(action) = game.read_action(text) {
        let written = game.action_text(action);
        assert_eq!(game.read_action(&written), Ok(action), "{text:?} is read, but not as {written:?}");
        // Any action that can be typed has an answer, at the start of a game at least.
        for seat in bearcade_core::Seat::all(bearcade_core::MAX_SEATS as u8) {
            let _ = game.check(&game.initial(), seat, action);
        }
    }
    if let Ok(chance) = game.read_chance(text) {
        let written = game.chance_text(chance);
        assert_eq!(game.read_chance(&written), Ok(chance), "{text:?} is read, but not as {written:?}");
    }
}

/// Records: what is read is written as the same bytes, and replaying ends with a match or a line number.
pub fn record(text: &str) {
    let Ok(record) = Record::parse(text) else { return };
    assert_eq!(record.to_string(), text, "a record changed by being read");
    macro_rules! each {
        ($($game:ty),+) => { $(replay_of::<$game>(&record, text);)+ };
    }
    for_each_game!(each);
}

fn replay_of<G: Game>(record: &Record, text: &str) {
    if record.game != G::SLUG {
        return;
    }
    match Replay::<G>::new(record.clone()).and_then(Replay::finish) {
        Ok(played) => {
            assert_eq!(played.record(bearcade_core::Viewer::Omniscient).to_string(), text, "the replay differs");
        }
        Err(error) => assert!(error.line >= 1 && error.line <= text.lines().count() + 1, "{error}"),
    }
}

/// Protocol lines: every line gets one line of JSON, and an error changes nothing.
pub fn lines(text: &str) {
    let mut engine = Engine::new();
    for line in text.lines() {
        let before = snapshot(&mut engine);
        let answer = engine.answer(line);
        assert!(!answer.json.contains('\n'), "an answer of several lines");
        let json: Value = serde_json::from_str(&answer.json).expect("an answer is JSON");
        if json.get("error").is_some() {
            assert_eq!(snapshot(&mut engine), before, "an error changed the game: {line}");
        }
    }
}

fn snapshot(engine: &mut Engine) -> String {
    engine.answer(r#"{"cmd":"record"}"#).json
}
