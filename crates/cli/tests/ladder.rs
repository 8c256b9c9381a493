//! Ladders and programs as players, as a user runs them.

mod common;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{fs, io::Write};

use common::interrupted;

const GAMES: [&str; 5] = ["chaos-bear", "el-oso", "hold-my-bear", "de-beer-is-los", "folly-and-fortune"];

fn bearcade(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bearcade"))
        .args(arguments)
        .env("BEARCADE_DATA", scratch("data"))
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that refuses its arguments reads nothing.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn text(output: &[u8]) -> String {
    String::from_utf8(output.to_vec()).expect("UTF-8")
}

fn told(arguments: &[&str]) -> String {
    let done = bearcade(arguments, "");
    assert!(done.status.success(), "{arguments:?}: {}", text(&done.stderr));
    assert_eq!(text(&done.stderr), "", "no progress on a pipe");
    text(&done.stdout)
}

fn scratch(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("bearcade-ladder-test-{}-{name}", std::process::id()))
}

/// The example that sits at any table.
fn seated() -> String {
    let there = Command::new("python3").arg("--version").output().is_ok_and(|done| done.status.success());
    assert!(there, "this test seats a program in Python: install python3");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/seated_player.py");
    format!("cmd:python3 '{}'", path.display())
}

/// A report as JSON without what differs from run to run.
fn without_times(json: &str) -> serde_json::Value {
    let mut report: serde_json::Value = serde_json::from_str(json).expect("JSON");
    for player in report["players"].as_array_mut().expect("players") {
        let timing = player.as_object_mut().expect("a player").remove("timing").expect("times");
        assert_eq!(timing["reproducible"], false);
    }
    report
}

#[test]
fn a_program_sits_at_every_game() {
    let seated = seated();
    for game in GAMES {
        let report = told(&["ladder", game, "--player", &seated, "--player", "random", "--games", "1", "--json"]);
        let report = without_times(&report);
        assert_eq!((&report["game"], &report["complete"]), (&game.into(), &true.into()));
        assert!(report["players"][0]["decisions"].as_u64().is_some_and(|decisions| decisions > 0), "{report}");
        assert_eq!(report["players"][0]["name"], seated.as_str());
    }
}

#[test]
fn a_program_plays_at_the_terminal_too() {
    let seated = format!("{} first", seated());
    let arguments = ["play", "chaos-bear", "--player", "you", "--player", &seated, "--seed", "3", "--plain"];
    let played = bearcade(&arguments, &"r\n".repeat(100));
    assert!(played.status.success(), "{}", text(&played.stderr));
    assert!(text(&played.stdout).contains("won"), "{}", text(&played.stdout));
    let broken = ["play", "chaos-bear", "--players", "you,cmd:python3 -c pass", "--seed", "3", "--plain"];
    let broken = bearcade(&broken, &"r\n".repeat(100));
    assert_eq!(broken.status.code(), Some(1));
    let said = text(&broken.stderr);
    assert!(said.contains("the player `python3 -c pass` failed: it ended without an answer"), "{said}");
    let _ = fs::remove_dir_all(scratch("data"));
}

#[test]
fn threads_do_not_matter_and_a_table_can_be_named() {
    let one = ["ladder", "hold-my-bear", "--players", "random,black", "--games", "2", "--json", "--threads", "1"];
    let mut two = one;
    two[8] = "2";
    assert_eq!(without_times(&told(&one)), without_times(&told(&two)));
    let table = told(&["ladder", "hold-my-bear", "--table", "black,random,random", "--games", "3", "--seed", "5"]);
    assert!(table.starts_with("Hold My Bear (3 seats, seed 5): 3 deals, 9 games\n"), "{table}");
    let again = "Again: bearcade ladder hold-my-bear --games 3 --seed 5 --table black,random,random\n";
    assert!(table.contains(again), "{table}");
}

#[test]
fn a_ladder_is_kept_in_a_file_and_made_longer() {
    let file = scratch("file");
    let path = file.to_str().expect("UTF-8");
    let ladder = |deals, seed| {
        let players = "random,black,cub";
        let arguments = ["ladder", "chaos-bear", "--players", players, "--games", deals, "--seed", seed, "--json"];
        let kept = [&arguments[..], &["--resume", path]].concat();
        (bearcade(&kept, ""), bearcade(&arguments, ""))
    };
    for deals in ["3", "5", "5"] {
        let (kept, fresh) = ladder(deals, "1");
        assert_eq!(without_times(&text(&kept.stdout)), without_times(&text(&fresh.stdout)), "{deals} deals");
    }
    let (refused, _) = ladder("5", "2");
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains("belongs to another run: its `seed` is 1, not 2"));
    fs::remove_file(&file).expect("the test's own file");
}

/// Ctrl-C shows what there is, and the file holds it.
#[cfg(unix)]
#[test]
fn an_interrupted_ladder_shows_what_there_is() {
    let file = scratch("interrupted");
    let path = file.to_str().expect("UTF-8");
    let ladder = |deals: &str| {
        let players = ["--players", "random,black", "--games", deals, "--resume", path];
        let mut command = Command::new(env!("CARGO_BIN_EXE_bearcade"));
        command.args(["ladder", "folly-and-fortune"]).args(players).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    };
    let done = interrupted(ladder("1000000"), &file, 10);
    assert!(done.status.success(), "{}", text(&done.stderr));
    let shown = text(&done.stdout);
    assert!(shown.contains("Stopped: ") && shown.contains("of 1000000 deals are counted"), "{shown}");
    assert!(shown.contains("times a fair share"), "{shown}");
    let resumed = text(&ladder("2").output().expect("the program starts").stdout);
    assert!(resumed.contains(": 2 deals, 16 games"), "{resumed}");
    fs::remove_file(&file).expect("the test's own file");
}

#[test]
fn wrong_usage_explains_itself() {
    for (arguments, expected) in [
        (&["ladder", "chess"][..], "there is no game \"chess\""),
        (&["ladder", "el-oso", "--players", "panda"], "there is no player panda in this game; there are cub, black"),
        (&["ladder", "chaos-bear", "--players", "black"], "name at least two players"),
        (&["ladder", "chaos-bear", "--players", "black,black"], "black is named twice"),
        (&["ladder", "chaos-bear", "--seats", "9"], "this game is for 2 to 4 seats, not 9"),
        (&["ladder", "all", "--seats", "2"], "name a game"),
        (&["ladder", "chaos-bear", "--games", "0"], "0 is not in 1.."),
    ] {
        let refused = bearcade(arguments, "");
        assert_eq!(refused.status.code(), Some(2), "{arguments:?}");
        assert!(text(&refused.stderr).contains(expected), "{arguments:?}: {}", text(&refused.stderr));
    }
    let failed = bearcade(&["ladder", "chaos-bear", "--player", "cmd:no-such-program", "--player", "black"], "");
    assert_eq!(failed.status.code(), Some(1));
    assert!(text(&failed.stderr).contains("the player `no-such-program` failed: it can't be started"));
}
