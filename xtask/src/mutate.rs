//! Breaks rules and promises on purpose: a test that stays green when what it proves is broken proves nothing.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::run::{Done, cargo, output, root};
use crate::tidy::rules::claimants;

/// A broken rule may make a game endless; a run that takes longer than this counts as having noticed.
const PATIENCE: Duration = Duration::from_mins(3);

/// One deliberate break.
pub(crate) struct Mutation {
    /// The rule or promise that it hits.
    pub(crate) hits: String,
    /// The file, from the root of the workspace.
    pub(crate) file: PathBuf,
    /// The text to be replaced; it occurs once.
    pub(crate) old: String,
    /// Its replacement.
    pub(crate) new: String,
    /// The tests that must notice: what `cargo test` takes before and after `--`.
    tests: [Vec<String>; 2],
}

/// The lists of breaks: one for the rules of each game, and one for the promises of the store.
pub(crate) fn lists() -> Result<Vec<String>, String> {
    let folder = root().join("crates/games/mutations");
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut lists: Vec<String> =
        entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.strip_suffix(".tsv").map(str::to_owned)).collect();
    lists.sort_unstable();
    lists.push(DURABILITY.to_owned());
    Ok(lists)
}

/// The list of what is broken about durability: `crates/store/mutations/durability.tsv`.
pub(crate) const DURABILITY: &str = "durability";

/// The breaks of a list.
pub(crate) fn mutations(list: &str) -> Result<Vec<Mutation>, String> {
    if list == DURABILITY {
        let columns = "promise\tfile\told\tnew\tpackage\ttest";
        return rows("crates/store/mutations/durability.tsv", columns, |row: [&str; 6]| {
            let [hits, file, old, new, package, test] = row;
            let before = ["-p", package, "--test", test];
            Ok(Mutation {
                hits: hits.to_owned(),
                file: PathBuf::from(file),
                old: old.to_owned(),
                new: new.to_owned(),
                tests: [before.map(str::to_owned).to_vec(), Vec::new()],
            })
        });
    }
    rows(&format!("crates/games/mutations/{list}.tsv"), "rule\tfile\told\tnew", |row: [&str; 4]| {
        let [rule, file, old, new] = row;
        let names = claimants(rule)?;
        Ok(Mutation {
            hits: rule.to_owned(),
            file: PathBuf::from("crates/games/src").join(module(list)).join(file),
            old: old.to_owned(),
            new: new.to_owned(),
            tests: [
                ["-p", "bearcade-games", "--lib"].map(str::to_owned).to_vec(),
                names.iter().map(|name| format!("::{name}")).collect(),
            ],
        })
    })
}

/// Reads a table with columns of these names.
fn rows<const N: usize>(
    path: &str,
    columns: &str,
    read: impl Fn([&str; N]) -> Result<Mutation, String>,
) -> Result<Vec<Mutation>, String> {
    let text = fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))?;
    let mut lines = text.lines();
    if lines.next() != Some(columns) {
        return Err(format!("{path}: the first line names the columns: {}", columns.replace('\t', ", ")));
    }
    let row = |(index, line): (usize, &str)| {
        let cells = line.split('\t').collect::<Vec<_>>().try_into();
        read(cells.map_err(|_| format!("{path}:{}: expected {N} columns", index + 2))?)
    };
    lines.enumerate().map(row).collect()
}

/// Makes each break in a copy of the workspace and runs the tests there that must notice.
pub(crate) fn run(wanted: &[&str]) -> Done {
    let mut survivors = Vec::new();
    let mut count = 0;
    let copy = copy_workspace()?;
    for list in lists()?.iter().filter(|list| wanted.is_empty() || wanted.contains(&list.as_str())) {
        for mutation in mutations(list)? {
            let file = copy.join(&mutation.file);
            let original = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            fs::write(&file, original.replacen(&mutation.old, &mutation.new, 1)).map_err(|error| error.to_string())?;
            let start = Instant::now();
            let verdict = verdict(&copy, &mutation)?;
            fs::write(&file, original).map_err(|error| error.to_string())?;
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{:<7} {:<18} {seconds:>6.1} s  {} → {}",
                mutation.hits,
                verdict.text(),
                mutation.old,
                mutation.new
            );
            count += 1;
            if matches!(verdict, Verdict::Survived | Verdict::NoBuild) {
                survivors.push(format!("{} ({})", mutation.hits, verdict.text()));
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

fn verdict(copy: &Path, mutation: &Mutation) -> Result<Verdict, String> {
    let [target, names] = &mutation.tests;
    // A rule that no test claims is not noticed; the store's tests run whole.
    if names.is_empty() && target.iter().any(|word| word == "--lib") {
        return Ok(Verdict::Survived);
    }
    let in_copy = |last: &str| {
        let mut command = cargo(&["test"]);
        command.args(target).arg(last);
        command.current_dir(copy).env("CARGO_TARGET_DIR", root().join("target/mutants/target"));
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command
    };
    let run = |command: &mut Command| command.status().map_err(|error| error.to_string());
    if !run(&mut in_copy("--no-run"))?.success() {
        return Ok(Verdict::NoBuild);
    }
    let mut test = in_copy("--");
    test.args(names);
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
