//! The site in a real browser: Debian's Chromium, driven by node.

use std::path::PathBuf;
use std::process::Command;

use crate::run::{self, Done, check, root, watch};
use crate::site;

/// Tests that passed and that failed.
pub(crate) type Counts = (u64, u64);

/// Runs the browser tests and says how they went.
pub(crate) fn tests() -> Done {
    let (counts, done) = run();
    println!("{} passed, {} failed", counts.0, counts.1);
    done
}

/// Installs what is needed and runs the tests, each file of them with a server of its own.
pub(crate) fn run() -> (Counts, Done) {
    let mut counts = (0, 0);
    let done = against_servers(&mut counts);
    (counts, done)
}

fn against_servers(counts: &mut Counts) -> Done {
    install()?;
    site::build()?;
    let mut node = Command::new("node");
    node.args(["--test", "--test-concurrency=2", "--test-reporter=spec"]).current_dir(folder());
    node.env("BEARCADE_PROGRAM", site::program());
    watch(&mut node, |line| {
        counts.0 += counted(line, "pass");
        // A test that takes too long is cancelled.
        counts.1 += counted(line, "fail") + counted(line, "cancelled");
    })
}

/// Installs the browser and the packages to drive it with.
pub(crate) fn install() -> Done {
    run::install("chromium")?;
    packages()
}

fn folder() -> PathBuf {
    root().join("crates/server/browser")
}

/// The packages that the tests need, as `package-lock.json` says.
fn packages() -> Done {
    let lock = folder().join("package-lock.json");
    let mark = folder().join("node_modules/.package-lock.json");
    let time = |path: &PathBuf| std::fs::metadata(path).and_then(|data| data.modified()).ok();
    if time(&mark).is_some_and(|installed| time(&lock).is_some_and(|wanted| wanted <= installed)) {
        return Ok(());
    }
    for (program, package) in [("node", "nodejs"), ("npm", "npm")] {
        if !run::exists(program) {
            return Err(format!("{program} is needed for the browser tests; on Debian: apt-get install {package}"));
        }
    }
    println!("installing what the browser tests need");
    check(Command::new("npm").args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]).current_dir(folder()))
        .map_err(|error| format!("the packages of crates/server/browser could not be installed: {error}"))
}

/// The number in a line of node's summary: `ℹ pass 33`.
fn counted(line: &str, word: &str) -> u64 {
    let told = line.trim().strip_prefix("ℹ ").and_then(|told| told.strip_prefix(word));
    told.and_then(|number| number.trim().parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn counts_are_read_from_nodes_summary() {
        assert_eq!(counted("ℹ pass 33", "pass"), 33);
        assert_eq!(counted("ℹ fail 2", "fail"), 2);
        assert_eq!(counted("ℹ fail 2", "pass"), 0);
        assert_eq!(counted("✔ the cards pass 3 hands (12ms)", "pass"), 0);
    }
}
