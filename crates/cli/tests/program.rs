//! The program as a user runs it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn bearcade(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bearcade"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("it reads its input");
    child.wait_with_output().expect("it ends")
}

fn text(output: &[u8]) -> String {
    String::from_utf8(output.to_vec()).expect("UTF-8")
}

#[test]
fn the_demo_plays_a_game_of_each() {
    let told = bearcade(&["demo"], "");
    assert!(told.status.success());
    let told = text(&told.stdout);
    for title in ["Chaos Bear", "El Oso", "Hold My Bear", "De beer is los!", "Folly & Fortune"] {
        assert!(told.contains(&format!("{title} (")), "{title} is played");
    }
    assert_eq!(told.matches("result  ").count(), 5);
}

#[test]
fn a_seed_plays_the_same_game_again() {
    let play = |seed| text(&bearcade(&["demo", "el-oso", "--seed", seed], "").stdout);
    assert_eq!(play("7"), play("7"));
    assert_ne!(play("7"), play("8"));
}

#[test]
fn a_record_is_replayed_and_verified() {
    for game in ["chaos-bear", "el-oso", "hold-my-bear", "de-beer-is-los", "folly-and-fortune"] {
        let record = text(&bearcade(&["demo", game, "--seed", "3", "--record"], "").stdout);
        let verified = bearcade(&["replay", "--verify", "-"], &record);
        assert_eq!(verified.status.code(), Some(0), "{game}: {}", text(&verified.stderr));
        assert!(text(&verified.stdout).starts_with("follows the rules: "));
        let told = bearcade(&["replay", "-"], &record);
        let story = text(&bearcade(&["demo", game, "--seed", "3"], "").stdout);
        assert!(story.lines().count() > 20);
        let steps = |told: &str| told.lines().filter(|line| line.starts_with("     ")).count();
        assert!(steps(&text(&told.stdout)) >= steps(&story) - 1, "{game}: the replay tells the same story");
        let json = text(&bearcade(&["replay", "--json", "-"], &record).stdout);
        assert!(json.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()));
        assert!(json.lines().last().is_some_and(|line| line.contains(r#""verified":true"#)));
    }
}

#[test]
fn a_record_that_leaves_the_rules_names_the_line_and_exits_with_1() {
    let record = text(&bearcade(&["demo", "chaos-bear", "--seed", "3", "--record"], "").stdout);
    let broken = record.replacen("result: winners ", "result: winners 0 ", 1);
    let line = record.lines().count();
    let refused = bearcade(&["replay", "--verify", "-"], &broken);
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains(&format!("line {line}: the actual result is")), "{}", text(&refused.stderr));
    let json = bearcade(&["replay", "--verify", "--json", "-"], &broken);
    assert!(text(&json.stdout).contains(&format!(r#"{{"verified":false,"line":{line},"#)));
    let old = record.replacen("rules: 1", "rules: 99", 1);
    let json = bearcade(&["replay", "--json", "-"], &old);
    assert!(text(&json.stdout).starts_with(r#"{"verified":false,"line":3,"#), "{}", text(&json.stdout));
    let nonsense = bearcade(&["replay", "-"], "nonsense\n");
    assert_eq!(nonsense.status.code(), Some(1));
    assert!(text(&nonsense.stderr).starts_with("bearcade: -: line 1: "));
    assert_eq!(bearcade(&["replay", "no/such/file"], "").status.code(), Some(1));
}

#[test]
fn a_seat_sees_only_what_it_may() {
    let record = text(&bearcade(&["demo", "hold-my-bear", "--seed", "3", "--record", "--seats", "3"], "").stdout);
    let own = text(&bearcade(&["replay", "--seat", "1", "-"], &record).stdout);
    assert!(own.contains("(deal)           ?"), "cards dealt to others are hidden");
    assert_eq!(bearcade(&["replay", "--seat", "3", "-"], &record).status.code(), Some(2));
}

#[test]
fn wrong_usage_exits_with_2_and_bad_values_explain_themselves() {
    assert_eq!(bearcade(&["dance"], "").status.code(), Some(2));
    assert_eq!(bearcade(&["replay"], "").status.code(), Some(2));
    for (arguments, expected) in [
        (&["demo", "chess"][..], "there is no game \"chess\"; the games are chaos-bear, el-oso"),
        (&["demo", "eloso"], "did you mean el-oso?"),
        (&["play", "el-osso"], "did you mean el-oso?"),
        (&["rules", "Hold My Bear"], "did you mean hold-my-bear?"),
        (&["ladder", "folly"], "did you mean folly-and-fortune?"),
        (&["lab", "run", "chaosbear"], "did you mean chaos-bear?"),
        (&["play", "el-oso", "--players", "you,brown"], "El Oso is for 1 player, not 2"),
        (&["play", "de-beer-is-los", "--players", "you"], "De beer is los! is for 2 players, not 1"),
        (&["play", "chaos-bear", "--players", "you"], "Chaos Bear is for 2 to 4 players, not 1"),
        (&["demo", "el-oso", "--seats", "2"], "this game is for 1 seat, not 2"),
        (
            &["demo", "chaos-bear", "--option", "start=0"],
            "option `start` takes a whole number from 1 to 1000000, not 0",
        ),
        (&["demo", "chaos-bear", "--option", "start=x"], "option `start` takes a whole number"),
        (&["demo", "chaos-bear", "--option", "start"], "expected NAME=VALUE"),
        (&["demo", "chaos-bear", "--option", "colour=red"], "there is no option `colour`"),
        (&["demo", "chaos-bear", "--seats", "7"], "this game is for 2 to 4 seats, not 7"),
        (&["demo", "--seats", "3"], "name a game"),
    ] {
        let refused = bearcade(arguments, "");
        assert_eq!(refused.status.code(), Some(2), "{arguments:?}");
        assert!(text(&refused.stderr).contains(expected), "{arguments:?}: {}", text(&refused.stderr));
    }
}

#[test]
fn the_engine_answers_and_quits() {
    let told = bearcade(&["engine"], "{\"cmd\":\"games\"}\nnonsense\n{\"cmd\":\"quit\"}\n");
    assert!(told.status.success());
    assert_eq!(text(&told.stdout).lines().count(), 3);
}

#[test]
fn help_and_completions_are_there() {
    for command in [&["--help"][..], &["demo", "--help"], &["engine", "--help"], &["replay", "--help"]] {
        let told = bearcade(command, "");
        assert!(told.status.success() && text(&told.stdout).contains("Example"), "{command:?}");
    }
    assert!(text(&bearcade(&["completions", "bash"], "").stdout).contains("bearcade"));
}

/// A file that is missing or wrong is a failure: exit code 1, in every command that reads one.
#[test]
fn a_missing_or_wrong_file_exits_with_1() {
    let folder = tempfile::tempdir().expect("a folder");
    let unknown = "bearcade 1\ngame: el-osso\nrules: 1\noptions: {}\nseats: 1\n";
    for command in [&["replay"][..], &["hint"], &["review"]] {
        let missing = bearcade(&[command, &["no/such/file"]].concat(), "");
        assert_eq!(missing.status.code(), Some(1), "{command:?}");
        assert!(text(&missing.stderr).starts_with("bearcade: no/such/file: "), "{}", text(&missing.stderr));
        let wrong = bearcade(&[command, &["-"]].concat(), unknown);
        assert_eq!(wrong.status.code(), Some(1), "{command:?}");
        let said = text(&wrong.stderr);
        assert!(said.starts_with("bearcade: -: line 2: there is no game \"el-osso\"; did you mean el-oso?"), "{said}");
    }
    let json = text(&bearcade(&["replay", "--json", "-"], unknown).stdout);
    assert!(json.starts_with(r#"{"verified":false,"line":2,"#), "{json}");
    for arguments in [
        &["lab", "run", "--experiment", "no/such/file"][..],
        &["serve", "--config", "no/such/file"],
        &["admin", "users", "--data", "no/such/file"],
        &["admin", "restore-check", "no/such/file"],
        &["play", "--resume", "no-such-game"],
        &["games", "export", "no-such-game"],
        &["replay", "--game", "no-such-game"],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bearcade"));
        let done = command.args(arguments).env("BEARCADE_DATA", folder.path()).stdin(Stdio::null()).output();
        let done = done.expect("the program starts");
        assert_eq!(done.status.code(), Some(1), "{arguments:?}: {}", text(&done.stderr));
        assert!(text(&done.stderr).contains("no-such-game") || text(&done.stderr).contains("no/such/file"));
    }
}

/// A reader that closes our output, such as `head -1`, ends the program without a word.
#[test]
fn a_closed_output_ends_every_command_quietly() {
    let record = text(&bearcade(&["demo", "chaos-bear", "--seed", "3", "--record"], "").stdout);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    std::fs::write(&file, record).expect("written");
    let file = file.to_str().expect("text");
    for arguments in [
        &["--help"][..],
        &["completions", "bash"],
        &["completions", "zsh"],
        &["demo"],
        &["demo", "el-oso", "--record"],
        &["rules", "el-oso"],
        &["replay", file],
        &["replay", "--json", file],
        &["review", file, "--nodes", "20", "--level", "cub"],
        &["hint", file, "--step", "0", "--level", "cub"],
        &["games"],
        &["play", "el-oso", "--plain"],
        &["serve", "--settings"],
        &["lab", "run", "el-oso", "--players", "random", "--games", "20"],
        &["ladder", "chaos-bear", "--players", "random,cub", "--games", "2"],
        &["engine"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bearcade"))
            .args(arguments)
            .env("BEARCADE_DATA", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let _ = child.stdin.take().expect("piped").write_all(b"{\"cmd\":\"games\"}\n");
        let done = child.wait_with_output().expect("it ends");
        assert_eq!((text(&done.stderr).as_str(), done.status.code()), ("", Some(0)), "{arguments:?}");
    }
    // With nobody to complain to, the exit code has to do.
    let mut child = Command::new(env!("CARGO_BIN_EXE_bearcade"))
        .args(["demo", "chess"])
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stderr.take());
    assert_eq!(child.wait().expect("it ends").code(), Some(2));
}

/// `play` without a game is a menu; on a pipe it asks line by line, and everything ends well when the input does.
#[test]
fn a_game_is_played_on_a_pipe_from_the_menu_on() {
    let data = std::env::temp_dir().join(format!("bearcade-pipe-{}", std::process::id()));
    let run = |arguments: &[&str], input: &str| -> String {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bearcade"))
            .args(arguments)
            .env("BEARCADE_DATA", &data)
            .env("LC_ALL", "nl_NL.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("it reads its input");
        let done = child.wait_with_output().expect("it ends");
        assert!(done.status.success(), "{arguments:?}");
        text(&done.stdout)
    };
    let told = run(&["play"], "9\n1\nbears=9\nbears=1\nstart=20\n\nr\nc\nq\n");
    assert!(told.contains("Welk spel?") && told.contains("vakje 20"), "the system's language and the option: {told}");
    assert!(told.contains("bearcade play --resume chaos-bear-1"), "{told}");
    let resumed = run(&["play", "--resume", "chaos-bear-1", "--lang", "en"], &"r\n".repeat(100));
    assert!(resumed.contains("The game goes on where it was.") && resumed.contains("won"), "{resumed}");
    let listed = run(&["games"], "");
    assert!(listed.contains("chaos-bear-1") && listed.contains("winners"), "{listed}");
    let exported = run(&["games", "export", "chaos-bear-1"], "");
    assert!(exported.starts_with("bearcade 1\ngame: chaos-bear\n"));
    assert!(run(&["replay", "--verify", "--game", "chaos-bear-1"], "").starts_with("follows the rules"));
    assert!(run(&["rules", "el-oso"], "").contains("## "));
    std::fs::remove_dir_all(&data).expect("the test's own folder");
}

/// A game that was opened and left without a decision leaves no file behind.
#[test]
fn a_game_without_a_decision_is_not_kept() {
    let data = tempfile::tempdir().expect("a folder");
    let play = |input: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bearcade"))
            .args(["play", "el-oso", "--lang", "en"])
            .env("BEARCADE_DATA", data.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("it reads its input");
        text(&child.wait_with_output().expect("it ends").stdout)
    };
    let saved = || std::fs::read_dir(data.path().join("games")).map_or(0, Iterator::count);
    for input in ["", "q\n", "list\n?\nq\n"] {
        let told = play(input);
        assert!(!told.contains("--resume"), "{told}");
        assert_eq!(saved(), 0, "{input:?}");
    }
    let told = play("1\nq\n");
    assert!(told.contains("bearcade play --resume el-oso-1"), "{told}");
    assert_eq!(saved(), 2, "the record and its table");
}

/// The benchmark plays, kills its server and finds every move in the store.
#[test]
fn the_benchmark_of_the_server_compares_every_log() {
    let done = bearcade(&["bench", "server", "--tables", "5", "--seconds", "1", "--games", "mix", "--json"], "");
    assert!(done.status.success(), "{}", text(&done.stderr));
    let report: serde_json::Value = serde_json::from_slice(&done.stdout).expect("JSON");
    assert_eq!((&report["tables_compared"], &report["tables_wrong"]), (&5.into(), &0.into()), "{report}");
    assert!(report["moves"].as_u64().is_some_and(|moves| moves > 0), "{report}");
}
