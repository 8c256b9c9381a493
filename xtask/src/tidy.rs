//! What the compiler does not see.

mod layers;
mod links;
pub(crate) mod rules;
mod sources;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::mutate;
use crate::run::{Done, output, root};

/// Looks for one kind of problem and describes each that it finds.
type Check = fn() -> Result<Vec<String>, String>;

/// Runs every check and prints what each finds.
pub(crate) fn run() -> Done {
    let checks: [(&str, Check); 5] = [
        ("every rule has a test", rules::check),
        ("layers, licences and dependencies", layers::check),
        ("sources", sources::check),
        ("links", links::check),
        ("mutations", mutations),
    ];
    let mut found = 0;
    for (name, check) in checks {
        let problems = check()?;
        for problem in &problems {
            eprintln!("{name}: {problem}");
        }
        found += problems.len();
    }
    if found == 0 { Ok(()) } else { Err(format!("{found} things to tidy")) }
}

/// A file that git knows or would take in.
pub(crate) struct Source {
    /// The path from the root.
    pub(crate) path: String,
    /// What it holds; empty for what is not text.
    pub(crate) text: String,
}

/// The project's files, without recorded data.
pub(crate) fn sources() -> Result<Vec<Source>, String> {
    let list = output(Command::new("git").args(["ls-files", "-co", "--exclude-standard"]).current_dir(root()))?;
    let mut sources = Vec::new();
    for path in list.lines().filter(|path| root().join(path).is_file()) {
        let bytes = fs::read(root().join(path)).map_err(|error| format!("{path}: {error}"))?;
        sources.push(Source { path: path.to_owned(), text: String::from_utf8(bytes).unwrap_or_default() });
    }
    Ok(sources)
}

/// Each deliberate break still fits the code, and each game has ten rules broken.
fn mutations() -> Result<Vec<String>, String> {
    let mut problems = Vec::new();
    for name in mutate::lists()? {
        let list = mutate::mutations(&name)?;
        for mutation in &list {
            let text = read(&mutation.file)?;
            let times = text.matches(&mutation.old).count();
            if times != 1 {
                let file = mutation.file.display();
                problems.push(format!("{name} {}: {:?} stands {times} times in {file}", mutation.hits, mutation.old));
            }
        }
        let mut rules: Vec<&str> = list.iter().map(|mutation| mutation.hits.as_str()).collect();
        rules.sort_unstable();
        rules.dedup();
        if name != mutate::DURABILITY && rules.len() < 10 {
            problems.push(format!("{name}: only {} rules are broken on purpose", rules.len()));
        }
    }
    Ok(problems)
}

fn read(path: &PathBuf) -> Result<String, String> {
    fs::read_to_string(root().join(path)).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_project_is_tidy() {
        super::run().expect("tidy");
    }
}
