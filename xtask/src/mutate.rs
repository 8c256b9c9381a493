//! Breaks rules on purpose: a test that stays green when its rule is broken proves nothing.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::run::{Done, cargo, output, root};
use crate::tidy::rules::claimants;

/// A broken rule may make a game endless; a run that takes longer than this counts as having noticed.
const PATIENCE: Duration = Duration::from_mins(3);

/// One deliberate break, as listed in `crates/games/mutations/<game>.tsv`.
pub(crate) struct Mutation {
    /// The rule that the break hits.
    pub(crate) rule: String,
    /// The file, from the root of the workspace.
    pub(crate) file: PathBuf,
    /// The text to be replaced; it occurs once.
    pub(crate) old: String,
    /// Its replacement.
    pub(crate) new: String,
}

/// The games that have a list, by slug.
pub(crate) fn games() -> Result<Vec<String>, String> {
    let folder = root().join("crates/games/mutations");
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut games: Vec<String> =
        entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.strip_suffix(".tsv").map(str::to_owned)).collect();
    games.sort_unstable();
    Ok(games)
}

/// A game's list.
pub(crate) fn mutations(game: &str) -> Result<Vec<Mutation>, String> {
    let list = format!("crates/games/mutations/{game}.tsv");
    let text = fs::read_to_string(root().join(&list)).map_err(|error| format!("{list}: {error}"))?;
    let mut lines = text.lines();
    if lines.next() != Some("rule\tfile\told\tnew") {
        return Err(format!("{list}: the first line names the columns: rule, file, old, new"));
    }
    let read = |(index, line): (usize, &str)| match line.split('\t').collect::<Vec<_>>()[..] {
        [rule, file, old, new] => Ok(Mutation {
            rule: rule.to_owned(),
            file: PathBuf::from("crates/games/src").join(module(game)).join(file),
            old: old.to_owned(),
            new: new.to_owned(),
        }),
        _ => Err(format!("{list}:{}: expected four columns", index + 2)),
    };
    lines.enumerate().map(read).collect()
}

/// Breaks each rule in a copy of the workspace and runs the tests that claim it there.
pub(crate) fn run(wanted: &[&str]) -> Done {
    let mut survivors = Vec::new();
    let mut count = 0;
    let copy = copy_workspace()?;
    for game in games()?.iter().filter(|game| wanted.is_empty() || wanted.contains(&game.as_str())) {
        for mutation in mutations(game)? {
            let file = copy.join(&mutation.file);
            let original = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            fs::write(&file, original.replacen(&mutation.old, &mutation.new, 1)).map_err(|error| error.to_string())?;
            let start = Instant::now();
            let verdict = verdict(&copy, &claimants(&mutation.rule)?)?;
            fs::write(&file, original).map_err(|error| error.to_string())?;
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{:<7} {:<18} {seconds:>6.1} s  {} → {}",
                mutation.rule,
                verdict.text(),
                mutation.old,
                mutation.new
            );
            count += 1;
            if matches!(verdict, Verdict::Survived | Verdict::NoBuild) {
                survivors.push(format!("{} ({})", mutation.rule, verdict.text()));
            }
        }
    }
    if count == 0 {
        return Err(format!("no list of breaks for {}", wanted.join(", ")));
    }
    println!("{} passed, {} failed", count - survivors.len(), survivors.len());
    if survivors.is_empty() { Ok(()) } else { Err(format!("not noticed: {}", survivors.join(", "))) }
}

enum Verdict {
    Noticed,
    TimedOut,
    Survived,
    NoBuild,
}

impl Verdict {
    fn text(&self) -> &'static str {
        match self {
            Self::Noticed => "noticed",
            Self::TimedOut => "noticed (endless)",
            Self::Survived => "NOT NOTICED",
            Self::NoBuild => "DOES NOT BUILD",
        }
    }
}

fn verdict(copy: &Path, tests: &[String]) -> Result<Verdict, String> {
    if tests.is_empty() {
        return Ok(Verdict::Survived);
    }
    let in_copy = |arguments: &[&str]| {
        let mut command = cargo(arguments);
        command.current_dir(copy).env("CARGO_TARGET_DIR", root().join("target/mutants/target"));
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command
    };
    let run = |command: &mut Command| command.status().map_err(|error| error.to_string());
    if !run(&mut in_copy(&["test", "-p", "bearcade-games", "--lib", "--no-run"]))?.success() {
        return Ok(Verdict::NoBuild);
    }
    let mut test = in_copy(&["test", "-p", "bearcade-games", "--lib", "--"]);
    test.args(tests.iter().map(|name| format!("::{name}")));
    let mut child = test.spawn().map_err(|error| error.to_string())?;
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
            return Ok(if status.success() { Verdict::Survived } else { Verdict::Noticed });
        }
        if start.elapsed() > PATIENCE {
            end_with_children(child.id());
            child.wait().map_err(|error| error.to_string())?;
            return Ok(Verdict::TimedOut);
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Ends the test program that Cargo started, then Cargo.
fn end_with_children(cargo: u32) {
    let parent = cargo.to_string();
    let _ = Command::new("pkill").args(["-KILL", "-P", &parent]).status();
    let _ = Command::new("kill").args(["-KILL", &parent]).status();
}

/// Copies what git knows of the workspace, as it stands in the work tree.
fn copy_workspace() -> Result<PathBuf, String> {
    let copy = root().join("target/mutants/work");
    let _ = fs::remove_dir_all(&copy);
    let list = output(Command::new("git").args(["ls-files", "-co", "--exclude-standard"]).current_dir(root()))?;
    for name in list.lines().filter(|name| root().join(name).is_file()) {
        let to = copy.join(name);
        fs::create_dir_all(to.parent().expect("a file lies in a folder")).map_err(|error| error.to_string())?;
        fs::copy(root().join(name), &to).map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(copy)
}

/// The module of a game's slug.
fn module(game: &str) -> String {
    game.replace('-', "_")
}
