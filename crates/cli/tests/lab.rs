//! The lab as a user runs it.

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

use common::interrupted;

/// A folder that goes away with the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("bearcade-lab-test-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("UTF-8").to_owned()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn bearcade(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bearcade"));
    command.args(arguments).env("LC_ALL", "C").stdin(Stdio::null()).output().expect("the program starts")
}

fn text(output: &[u8]) -> String {
    String::from_utf8(output.to_vec()).expect("UTF-8")
}

fn told(arguments: &[&str]) -> String {
    let done = bearcade(arguments);
    assert!(done.status.success(), "{arguments:?}: {}", text(&done.stderr));
    assert_eq!(text(&done.stderr), "", "no progress on a pipe");
    text(&done.stdout)
}

#[test]
fn a_run_writes_the_same_files_on_one_thread_and_on_two() {
    let scratch = Scratch::new("threads");
    let files = |threads: &str| {
        let [json, csv, page] = ["json", "csv", "html"].map(|end| scratch.path(&format!("{threads}.{end}")));
        let run = ["lab", "run", "hold-my-bear", "--players", "black,random,black", "--games", "150", "--seed", "4"];
        let asked = ["--threads", threads, "--json", &json, "--csv", &csv, "--report", &page];
        let said = told(&[&run[..], &asked[..]].concat());
        assert!(said.starts_with("Hold My Bear in the lab\n"), "{said}");
        let again = "Again: bearcade lab run hold-my-bear --players black,random,black --games 150 --seed 4\n";
        assert!(said.contains(again), "{said}");
        [json, csv, page].map(|path| fs::read_to_string(path).expect("it was written"))
    };
    let one = files("1");
    assert_eq!(files("2"), one);
    let json: Value = serde_json::from_str(&one[0]).expect("JSON");
    assert_eq!((&json["games"], &json["complete"]), (&150.into(), &true.into()));
    assert!(one[1].starts_with("section,row,column,value,low,high\r\nseats,seat 1,games,150,,\r\n"), "{}", one[1]);
    assert!(one[2].starts_with("<!DOCTYPE html>") && one[2].contains("<svg role=\"img\""));
}

#[test]
fn odd_games_open_as_replays() {
    let scratch = Scratch::new("odd");
    let folder = scratch.path("odd");
    told(&["lab", "run", "el-oso", "--players", "random", "--games", "30", "--keep", &folder]);
    for what in ["longest", "shortest"] {
        let path = Path::new(&folder).join(format!("el-oso-{what}.txt"));
        let verified = told(&["replay", "--verify", path.to_str().expect("UTF-8")]);
        assert!(verified.starts_with("follows the rules: "), "{verified}");
    }
}

#[test]
fn a_precision_is_reached() {
    let said = told(&["lab", "run", "chaos-bear", "--players", "always-roll", "--precision", "3%", "--seed", "2"]);
    let games = said.lines().find_map(|line| line.strip_prefix("  games: ")).expect("a number of games");
    let games: u64 = games.parse().expect("a number");
    // 1.96² · ¼ / 0.03² = 1067, and at most a tenth more and a look's distance.
    assert!((1000..1300).contains(&games), "{games}");
}

/// Ctrl-C reports what there is; going on gives what one run would have given.
#[cfg(unix)]
#[test]
fn interrupted_and_resumed_is_as_if_never_interrupted() {
    let scratch = Scratch::new("resume");
    let (kept, csv) = (scratch.path("run.jsonl"), scratch.path("out.csv"));
    let run = |games: &str, more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bearcade"));
        let asked = ["lab", "run", "folly-and-fortune", "--seats", "2", "--games", games, "--csv", &csv];
        command.args(asked).args(more).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    };
    let done = interrupted(run("100000000", &["--resume", &kept]), kept.as_ref(), 3);
    assert!(done.status.success(), "{}", text(&done.stderr));
    let shown = text(&done.stdout);
    assert!(shown.contains("(stopped before the end)") && shown.contains("Win share by seat"), "{shown}");
    let counted = shown.lines().find_map(|line| line.strip_prefix("Stopped: ")).expect("it was stopped");
    let counted: u64 = counted.split(' ').next().expect("a number").parse().expect("a number");
    assert!(counted > 0);
    let more = (counted + 70).to_string();
    let resumed = run(&more, &["--resume", &kept]).output().expect("the program starts");
    assert!(resumed.status.success(), "{}", text(&resumed.stderr));
    let resumed = fs::read_to_string(&csv).expect("it was written");
    assert!(run(&more, &[]).output().expect("the program starts").status.success());
    assert_eq!(resumed, fs::read_to_string(&csv).expect("it was written"));
    let refused = run(&more, &["--resume", &kept, "--seed", "2"]).output().expect("the program starts");
    assert!(text(&refused.stderr).contains("belongs to another run: its `seed` is 1, not 2"));
}

#[test]
fn variants_are_compared_on_the_same_deals() {
    let said = told(&["lab", "compare", "chaos-bear", "--a", "", "--b", "start=60", "--games", "300"]);
    assert!(said.contains("With start=60 instead of as printed: "), "{said}");
    assert!(said.contains("turns more by "), "{said}");
    let scratch = Scratch::new("vary");
    let page = scratch.path("map.html");
    let vary = ["--vary", "start=20,40", "--vary", "energy=1,4", "--games", "64", "--report", &page];
    let said = told(&[&["lab", "compare", "chaos-bear"][..], &vary[..]].concat());
    assert!(said.contains("What start and energy change"), "{said}");
    let same = told(&["lab", "compare", "el-oso", "--a", "", "--b", "turn_limit=1000000", "--games", "20"]);
    assert!(same.contains("No difference is seen between turn_limit=1000000 and as printed."), "{same}");
}

#[test]
fn experiments_and_skill_are_told() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let deck = examples.join("folly-and-fortune-deck.toml");
    let said = told(&["lab", "run", "--experiment", deck.to_str().expect("UTF-8"), "--games", "64"]);
    assert!(said.contains("With tougher cards instead of printed deck: "), "{said}");
    let skill = told(&["lab", "skill", "chaos-bear", "--players", "random,black", "--games", "60"]);
    assert!(
        skill.contains("Elo between levels") && skill.contains("Between black and random the deal decides"),
        "{skill}"
    );
}

#[test]
fn wrong_usage_explains_itself() {
    for (arguments, expected) in [
        (&["lab", "run", "chess"][..], "there is no game \"chess\"; the games are chaos-bear"),
        (
            &["lab", "run", "el-oso", "--players", "panda"],
            "there is no player panda in this game; there are cub, black",
        ),
        (&["lab", "run", "chaos-bear", "--players", "cub:asleep"], "Chaos Bear has no restriction asleep"),
        (&["lab", "run", "chaos-bear", "--players", "cub,cub,cub", "--seats", "2"], "3 players are named for 2 seats"),
        (&["lab", "run", "chaos-bear", "--precision", "0"], "a number of per cent from 0.01 to 50"),
        (&["lab", "run", "chaos-bear", "--vary", "start"], "expected NAME=VALUE,VALUE"),
        (&["lab", "run", "chaos-bear", "--vary", "start=20"], "at least two values"),
        (&["lab", "compare", "chaos-bear"], "--a <NAME=VALUE>"),
        (
            &["lab", "run", "chaos-bear", "--json", "-", "--csv", "-"],
            "only one of --json, --csv and --report can go to standard output",
        ),
    ] {
        let refused = bearcade(arguments);
        assert_eq!(refused.status.code(), Some(2), "{arguments:?}");
        assert!(text(&refused.stderr).contains(expected), "{arguments:?}: {}", text(&refused.stderr));
    }
}

/// A file that is missing or wrong is a failure, as everywhere, not wrong usage.
#[test]
fn a_bad_experiment_exits_with_1() {
    let scratch = Scratch::new("bad-experiment");
    let [bad, unknown] = ["bad.toml", "unknown.toml"].map(|name| scratch.path(name));
    fs::write(&bad, "game = \"chaos-bear\"\n\n[options]\nstart = -1\n").expect("a file");
    fs::write(&unknown, "players = [\"black\"]\ngame = \"el-osso\"\n").expect("a file");
    for (file, expected) in [
        (bad.as_str(), "bad.toml: line 4: option `start` takes a whole number"),
        (&unknown, "unknown.toml: line 2: there is no game \"el-osso\"; did you mean el-oso?"),
        ("/no/such/file", "/no/such/file: "),
    ] {
        let refused = bearcade(&["lab", "run", "--experiment", file]);
        assert_eq!(refused.status.code(), Some(1), "{file}");
        assert!(text(&refused.stderr).contains(expected), "{file}: {}", text(&refused.stderr));
    }
}

/// `-` is standard output, and nothing else is written there.
#[test]
fn findings_go_to_standard_output() {
    let scratch = Scratch::new("stdout");
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bearcade"));
        let games = ["--players", "random", "--games", "20"];
        let done = command.args(arguments).args(games).current_dir(&scratch.0).output().expect("the program runs");
        assert!(done.status.success(), "{arguments:?}: {}", text(&done.stderr));
        text(&done.stdout)
    };
    for arguments in
        [&["lab", "run", "chaos-bear"][..], &["lab", "compare", "chaos-bear", "--a", "", "--b", "start=20"]]
    {
        let json: Value = serde_json::from_str(&run(&[arguments, &["--json", "-"]].concat())).expect("JSON alone");
        assert_eq!(json["games"], 20);
        let csv = run(&[arguments, &["--csv", "-", "--report", "page.html"]].concat());
        assert!(csv.starts_with("section,row,") && csv.lines().all(|line| line.matches(',').count() >= 5), "{csv}");
        assert!(run(&[arguments, &["--report", "-"]].concat()).starts_with("<!DOCTYPE html>"));
    }
    assert!(scratch.0.join("page.html").is_file() && !scratch.0.join("-").exists());
}

/// Every report says at its top who played, and the command beside it plays the same with another level.
#[test]
fn a_report_says_who_played_and_how_to_see_what_others_get() {
    let scratch = Scratch::new("played");
    let [json, page] = ["played.json", "played.html"].map(|name| scratch.path(name));
    let run = ["lab", "run", "chaos-bear", "--players", "cub", "--seats", "2", "--games", "30", "--seed", "4"];
    let said = told(&[&run[..], &["--json", &json, "--report", &page]].concat());
    let compare = "bearcade lab run chaos-bear --players black,black --games 30 --seed 4";
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[1].contains("Every seat was played by the same bot, cub."), "{said}");
    assert!(lines[1].contains("other levels may get other results"), "{said}");
    assert!(lines[1].contains("Between two perfect players no seat is favoured"), "{said}");
    assert!(lines[1].ends_with(&format!("To compare: {compare}")), "{said}");
    let json: Value = serde_json::from_str(&fs::read_to_string(json).expect("written")).expect("JSON");
    assert_eq!((&json["played"]["by"], &json["played"]["compare"]), (&vec!["cub"].into(), &compare.into()));
    let page = fs::read_to_string(page).expect("written");
    let top = page.split("<nav").next().expect("the top of the page");
    assert!(top.contains("Every seat was played by the same bot, cub.") && top.contains(compare), "{top}");
    // The command works as it stands.
    let words: Vec<&str> = compare.split(' ').skip(1).collect();
    assert!(told(&words).contains("Every seat was played by the same bot, black."));

    let mixed = ["lab", "run", "chaos-bear", "--players", "random,black:never-draw", "--games", "20"];
    let said = told(&mixed);
    assert!(said.contains("The players were random and black:never-draw."), "{said}");
    assert!(said.contains("--players black,brown:never-draw"), "{said}");
    let skill = told(&["lab", "skill", "chaos-bear", "--players", "random,black", "--games", "20"]);
    assert!(
        skill.contains("The players were random and black.") && skill.contains("--players brown,grizzly"),
        "{skill}"
    );
    let four = told(&["lab", "run", "chaos-bear", "--players", "cub", "--seats", "4", "--games", "10"]);
    assert!(!four.contains("perfect"), "only two players are solved: {four}");
}

#[test]
fn the_benchmark_measures_every_game() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bearcade"));
    let done = command.args(["bench", "lab", "--rounds", "1", "--millis", "50"]).output().expect("the program runs");
    assert!(done.status.success(), "{}", text(&done.stderr));
    let shown = text(&done.stdout);
    for game in ["chaos-bear", "el-oso", "hold-my-bear", "de-beer-is-los", "folly-and-fortune"] {
        let line = shown.lines().find(|line| line.starts_with(game)).unwrap_or_else(|| panic!("{game}: {shown}"));
        let figures: Vec<f64> = line.split_whitespace().skip(1).filter_map(|figure| figure.parse().ok()).collect();
        assert_eq!(figures.len(), 7, "{line}");
        assert!(figures.iter().all(|figure| figure.is_finite() && *figure > 0.0), "{line}");
    }
}
