//! `bearcade hint` and `bearcade review` as a user runs them, on records of every game.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// One record of each game; the small budget keeps the tests quick.
const RECORDS: [&str; 5] =
    ["chaos-bear-two", "el-oso-limited", "hold-my-bear-four", "de-beer-is-los-variant", "folly-and-fortune-simple"];
const QUICK: [&str; 2] = ["--nodes", "60"];

fn path(record: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../table/records");
    folder.join(format!("{record}.txt")).display().to_string()
}

fn bearcade(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bearcade"))
        .args(arguments)
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that has no need of its input may be gone before it is written.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn text(output: &[u8]) -> String {
    String::from_utf8(output.to_vec()).expect("UTF-8")
}

/// The record up to some steps, unfinished.
fn beginning(record: &str, steps: usize) -> String {
    let text = fs::read_to_string(path(record)).expect("a record");
    text.split_inclusive('\n').filter(|line| !line.starts_with("result: ")).take(5 + steps).collect()
}

/// The first point from the middle on at which somebody decides, with what is said there in JSON.
fn middle(record: &str) -> (usize, Value) {
    let file = path(record);
    let steps = fs::read_to_string(&file).expect("a record").lines().filter(|line| line.starts_with("> ")).count();
    let found = (steps / 2..steps).find_map(|step| {
        let number = step.to_string();
        let told = bearcade(&[&["hint", &file, "--step", &number, "--json"], &QUICK[..]].concat(), "");
        let json = serde_json::from_str(&text(&told.stdout)).ok()?;
        told.status.success().then_some((step, json))
    });
    found.expect("somebody decides in the second half")
}

#[test]
fn a_hint_is_given_at_any_point_of_any_game() {
    for record in RECORDS {
        let (step, json) = middle(record);
        let action = json["action"].as_str().expect("an action");
        let (file, number) = (path(record), step.to_string());
        for lang in ["en", "nl", "es"] {
            let arguments = [&["hint", &file, "--step", &number, "--lang", lang], &QUICK[..]].concat();
            let told = bearcade(&arguments, "");
            let said = text(&told.stdout);
            assert!(told.status.success() && said.contains(&format!("({action})")), "{record} {lang}: {said}");
        }
        // The same point at the end of a shorter record, on standard input.
        let short = bearcade(&[&["hint", "-", "--json"], &QUICK[..]].concat(), &beginning(record, step));
        assert_eq!(serde_json::from_str::<Value>(&text(&short.stdout)).expect("JSON"), json, "{record}");
        assert_eq!(json["step"], step, "{record}");
    }
}

#[test]
fn where_nothing_is_to_be_decided_the_exit_code_is_1() {
    for record in RECORDS {
        let told = bearcade(&["hint", &path(record), "--lang", "en"], "");
        assert_eq!(told.status.code(), Some(1), "{record}");
        assert!(text(&told.stderr).contains("The game is over at this point"), "{record}: {}", text(&told.stderr));
    }
    let told = bearcade(&["hint", &path("el-oso-limited"), "--step", "0", "--lang", "nl"], "");
    assert_eq!(told.status.code(), Some(1));
    assert!(text(&told.stderr).contains("wacht op dit punt op niemands keuze"), "{}", text(&told.stderr));
}

#[test]
fn what_is_asked_wrongly_is_explained() {
    let file = path("chaos-bear-two");
    for (arguments, code, expected) in [
        (&["hint", &file, "--step", "9999"][..], 2, "this record has 112 steps, not 9999"),
        (&["hint", &file, "--seat", "7", "--step", "0"], 2, "there is no seat 7"),
        (&["hint", &file, "--seat", "1", "--step", "0", "--lang", "en"], 1, "nobody's decision"),
        (&["hint", &file, "--level", "panda"], 2, "the levels are cub, black, brown and grizzly"),
        (&["hint"], 2, "Usage"),
        (&["review", &file, "--seat", "7"], 2, "there is no seat 7"),
        (&["review", "no/such/file"], 1, "no/such/file"),
    ] {
        let told = bearcade(arguments, "");
        assert_eq!(told.status.code(), Some(code), "{arguments:?}");
        assert!(text(&told.stderr).contains(expected), "{arguments:?}: {}", text(&told.stderr));
    }
    let hidden = "bearcade 1\ngame: hold-my-bear\nrules: 1\noptions: {}\nseats: 3\n> * vole1\n> * ?\n";
    for command in ["hint", "review"] {
        let told = bearcade(&[command, "-"], hidden);
        assert_eq!(told.status.code(), Some(1));
        assert!(text(&told.stderr).contains("line 7 hides a step"), "{}", text(&told.stderr));
    }
}

/// FF-2: at the start of Folly & Fortune everybody picks at once.
#[test]
fn where_several_decide_the_seat_must_be_named() {
    let record = "folly-and-fortune-four";
    let several = (0..60).find_map(|step| {
        let told = bearcade(&["hint", &path(record), "--step", &step.to_string(), "--lang", "en"], "");
        (told.status.code() == Some(2)).then(|| (step, text(&told.stderr)))
    });
    let (step, refused) = several.expect("all pick at once");
    assert!(refused.contains("--seat 0, --seat 1, --seat 2"), "{refused}");
    let (file, number) = (path(record), step.to_string());
    let arguments = ["hint", &file, "--step", &number, "--seat", "2", "--json"];
    let told = bearcade(&[&arguments[..], &QUICK[..]].concat(), "");
    let json: Value = serde_json::from_str(&text(&told.stdout)).expect("JSON");
    assert_eq!(json["seat"], 2);
}

#[test]
fn a_review_adds_up_and_is_the_same_every_time() {
    for record in RECORDS {
        // A part of each is enough: a review looks at every position of it.
        let (step, _) = middle(record);
        let part = beginning(record, step.min(70));
        let run = |more: &[&str]| text(&bearcade(&[&["review", "-"], &QUICK[..], more].concat(), &part).stdout);
        let told = run(&["--json"]);
        assert_eq!(told, run(&["--json"]), "{record}");
        let json: Value = serde_json::from_str(&told).expect("JSON");
        let acts = part.lines().filter(|line| line.starts_with("> ") && !line.starts_with("> *")).count();
        assert_eq!(json["decisions"].as_array().map(Vec::len), Some(acts), "{record}");
        let number = |value: &Value| value.as_f64().expect("a number");
        let seats = json["seats"].as_array().expect("seats");
        let mut counted = 0;
        for seat in seats {
            let [start, end, luck, own, lost, others, rest] =
                ["start", "end", "luck", "own", "lost", "others", "rest"].map(|name| number(&seat[name]));
            assert!((start + luck + own + others - end).abs() < 1e-9, "{record}: {seat}");
            assert!(rest.abs() < 1e-9, "{record}: nobody left, so nothing stays unexplained: {seat}");
            assert!(lost >= 0.0, "{record}: {seat}");
            counted += seat["decisions"].as_u64().expect("a count") + seat["forced"].as_u64().expect("a count");
        }
        assert_eq!(counted, acts as u64, "{record}");
        for lang in ["en", "nl", "es"] {
            let told = run(&["--lang", lang, "--all"]);
            assert!(told.lines().count() > acts, "{record}: {told}");
            let table = told.lines().filter(|line| line.starts_with("  "));
            assert!(table.into_iter().all(|line| line.chars().count() <= 80), "{record}: {told}");
            // Long moves go on in the next line: what was played and what was best can always be told apart.
            assert!(!told.contains(".."), "{record}: {told}");
            for decision in json["decisions"].as_array().expect("a list") {
                let moves = [&decision["played"], &decision["best"]].map(|text| text.as_str().expect("a move"));
                assert!(
                    moves.iter().all(|text| text.split(' ').all(|word| told.contains(word))),
                    "{record}: {decision}"
                );
            }
        }
        let one = run(&["--seat", "0", "--ascii"]);
        assert!(one.is_ascii() && !one.is_empty(), "{record}: {one}");
    }
}

#[test]
fn help_has_examples() {
    for command in ["hint", "review"] {
        let told = bearcade(&[command, "--help"], "");
        assert!(told.status.success() && text(&told.stdout).contains("Examples:"), "{command}");
    }
}
