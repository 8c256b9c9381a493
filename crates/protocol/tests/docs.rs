//! The documents are true: their example sessions are replayed, and they name every option, event and error there is.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use bearcade_protocol::{Code, Engine};
use bearcade_table::all_games;
use serde_json::{Value, json};

fn docs() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

fn page(slug: &str) -> String {
    let path = docs().join(format!("protocol/{slug}.md"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{slug}: {error}"))
}

/// Fills in the answers of every session of a page, for `UPDATE_GOLDEN=1`: write the requests, read what comes.
fn fill_in(page: &str) -> String {
    let mut engine = Engine::new();
    let mut filled = String::new();
    let mut in_session = false;
    for line in page.lines() {
        if line.starts_with("```") {
            in_session = line == "```session";
            engine = Engine::new();
        }
        if in_session && line.starts_with("< ") {
            continue;
        }
        filled.push_str(line);
        filled.push('\n');
        if let (true, Some(request)) = (in_session, line.strip_prefix("> ")) {
            filled.extend(["< ", &engine.answer(request).json, "\n"]);
        }
    }
    filled
}

/// Replays every block of a page that is marked as a session and returns how many lines it compared.
fn replay_sessions(name: &str, page: &str) -> usize {
    let mut compared = 0;
    for block in page.split("```session\n").skip(1) {
        let block = block.split("```").next().expect("a block ends");
        let mut engine = Engine::new();
        let mut answer = String::new();
        for line in block.lines() {
            if let Some(request) = line.strip_prefix("> ") {
                answer = engine.answer(request).json;
            } else {
                assert_eq!(line.strip_prefix("< "), Some(answer.as_str()), "{name}: another answer");
                compared += 1;
            }
        }
    }
    compared
}

#[test]
fn example_sessions_are_true() {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let pages = all_games().iter().map(|info| format!("protocol/{}.md", info.slug));
        for name in pages.chain(["protocol.md".to_owned()]) {
            let path = docs().join(name);
            let page = fs::read_to_string(&path).expect("a page");
            fs::write(&path, fill_in(&page)).expect("the page can be written");
        }
    }
    let common = fs::read_to_string(docs().join("protocol.md")).expect("docs/protocol.md");
    assert!(replay_sessions("protocol.md", &common) > 20);
    for info in all_games() {
        assert!(replay_sessions(info.slug, &page(info.slug)) > 5, "{} has an example session", info.slug);
    }
}

#[test]
fn every_option_is_documented() {
    for info in all_games() {
        let page = page(info.slug);
        for spec in info.options {
            assert!(page.contains(&format!("`{}`", spec.name)), "{}: option {}", info.slug, spec.name);
        }
    }
}

#[test]
fn every_error_code_is_documented() {
    let common = fs::read_to_string(docs().join("protocol.md")).expect("docs/protocol.md");
    for code in Code::ALL {
        assert!(common.contains(&format!("`{}`", code.name())), "{}", code.name());
    }
}

/// Where chance is due or the game is over, an action is answered with that, not with a rule. The keys of rules that
/// only apply there never appear, so the pages do not list them.
#[test]
fn reasons_that_never_appear_are_not_documented() {
    let never = [
        ("chaos-bear", &["over"][..]),
        ("el-oso", &["over", "stopped", "turns-used-up", "out-of-turn"]),
        ("hold-my-bear", &["over", "dealing"]),
        ("de-beer-is-los", &["over", "flip-open"]),
        ("folly-and-fortune", &["over"]),
    ];
    assert_eq!(never.len(), all_games().len());
    for (slug, keys) in never {
        let page = page(slug);
        let is_reason = |line: &&str| {
            let number = line.strip_prefix("| ").and_then(|line| line.split(' ').next()).unwrap_or_default();
            number.contains('-') && number.chars().next().is_some_and(char::is_uppercase)
        };
        for line in page.lines().filter(is_reason) {
            for key in keys {
                assert!(!line.contains(&format!("`{key}`")), "{slug}: {line}");
            }
        }
        let seats = all_games().iter().find(|info| info.slug == slug).expect("a game").seats.0;
        let mut engine = Engine::new();
        let mut ask = |request: Value| -> Value {
            serde_json::from_str(&engine.answer(&request.to_string()).json).expect("an answer is JSON")
        };
        let mut answer = ask(json!({"cmd": "new", "game": slug, "seats": seats, "chance": "ask"}));
        let (mut seat, mut action, mut tried) = (json!(0), Value::Null, 0);
        // The last action again, wherever nobody decides.
        for number in 0usize.. {
            let due = answer["turn"]["due"].as_str().expect("something is due or nothing").to_owned();
            if due != "decision" && action != Value::Null {
                let refused = ask(json!({"cmd": "check", "seat": seat, "action": action}));
                let expected = if due == "chance" { "chance_due" } else { "over" };
                assert_eq!(refused["error"]["code"], expected, "{slug}: {refused}");
                tried += 1;
            }
            answer = match due.as_str() {
                "chance" => {
                    let outcomes = ask(json!({"cmd": "outcomes"}))["outcomes"].clone();
                    let outcomes = outcomes.as_array().expect("a list");
                    ask(json!({"cmd": "chance", "outcome": outcomes[number % outcomes.len()][0]}))
                }
                "decision" => {
                    seat = answer["turn"]["seats"][0].clone();
                    let legal = ask(json!({"cmd": "legal", "seat": seat}))["actions"].clone();
                    let legal = legal.as_array().expect("a list");
                    action = legal[number % legal.len()].clone();
                    ask(json!({"cmd": "act", "seat": seat, "action": action}))
                }
                _ => break,
            };
            assert_eq!(answer.get("error"), None, "{slug}");
        }
        assert!(tried > 0, "{slug}");
    }
}

/// Plays random games through the protocol and collects the names of events, view fields and chance steps.
#[test]
fn every_event_view_field_and_chance_step_is_documented() {
    for info in all_games() {
        let page = page(info.slug);
        let mut words = BTreeSet::new();
        for seed in 0..30u64 {
            let seats = info.seats.0 + (seed % u64::from(info.seats.1 - info.seats.0 + 1)) as u8;
            collect(info.slug, seats, seed, &mut words);
        }
        for word in words {
            assert!(page.contains(&format!("`{word}`")), "{}: `{word}` is not documented", info.slug);
        }
    }
}

fn collect(slug: &str, seats: u8, seed: u64, words: &mut BTreeSet<String>) {
    let mut engine = Engine::new();
    let mut ask = |request: Value| -> Value {
        serde_json::from_str(&engine.answer(&request.to_string()).json).expect("an answer is JSON")
    };
    let mut answer = ask(json!({"cmd": "new", "game": slug, "seats": seats, "chance": "ask"}));
    for number in seed.. {
        assert_eq!(answer.get("error"), None, "{slug}");
        for event in answer["events"].as_array().into_iter().flatten() {
            words.insert(event["event"].as_str().expect("an event has a name").to_owned());
        }
        let view = ask(json!({"cmd": "view", "viewer": 0}))["view"].clone();
        words.extend(view.as_object().expect("a view is an object").keys().cloned());
        let one_of = |list: &Value| -> Value {
            let list = list.as_array().expect("a list");
            list[(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33) as usize % list.len()].clone()
        };
        answer = match answer["turn"]["due"].as_str() {
            Some("chance") => {
                words.insert(answer["turn"]["name"].as_str().expect("a name").to_owned());
                let outcome = one_of(&ask(json!({"cmd": "outcomes"}))["outcomes"])[0].clone();
                ask(json!({"cmd": "chance", "outcome": outcome}))
            }
            Some("decision") => {
                let seat = answer["turn"]["seats"][0].clone();
                let action = one_of(&ask(json!({"cmd": "legal", "seat": seat}))["actions"]);
                ask(json!({"cmd": "act", "seat": seat, "action": action}))
            }
            _ => return,
        };
    }
}
