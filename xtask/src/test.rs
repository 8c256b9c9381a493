use std::thread;
use std::time::{Duration, Instant};

use crate::run::{Done, cargo, check, install, install_from, watch};
use crate::{api, browser, fuzz, tidy};

/// For every commit: format, lints, tidy, unit tests and laws.
pub(crate) fn quick() -> Done {
    let mut report = Report::default();
    report.basics();
    report.tests("unit tests and laws", &["test", "--workspace", "--lib", "--bins", "--quiet"]);
    report.finish()
}

/// Everything.
pub(crate) fn all() -> Done {
    let mut report = Report::default();
    // Downloading takes long and computes little: the lints run meanwhile.
    let installing = thread::spawn(install_all);
    report.basics();
    report.part("programs for the tests", || {
        installing.join().unwrap_or_else(|_| Err("installing them panicked".to_owned()))
    });
    report.tests("tests", &["test", "--workspace"]);
    report.part("schemathesis", api::schemathesis);
    report.browser();
    report.part("documentation", || {
        let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--document-private-items", "--quiet"]);
        check(doc.env("RUSTDOCFLAGS", "-D warnings"))
    });
    report.part("benchmarks run", || {
        check(&mut cargo(&["bench", "-p", "bearcade-games", "--bench", "engine", "--quiet", "--", "--count", "200"]))?;
        check(&mut cargo(&["bench", "-p", "bearcade-bots", "--bench", "search", "--quiet", "--", "--count", "1"]))
    });
    report.part("fuzz targets build", fuzz::build);
    report.finish()
}

/// Installs what the tests need beside Rust, where it is missing.
fn install_all() -> Done {
    for program in ["tmux", "strace", "g++", "nats-server", "nginx"] {
        install(program)?;
    }
    install_from("postgresql", "postgres")?;
    browser::install()?;
    api::install().map(drop)
}

/// The parts of a run, their times and their results.
#[derive(Default)]
struct Report {
    parts: Vec<(String, Duration, Done)>,
    passed: u64,
    failed: u64,
}

impl Report {
    fn basics(&mut self) {
        self.part("format", || check(&mut cargo(&["fmt", "--all", "--check"])));
        self.part("lints", || {
            check(&mut cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]))
        });
        self.part("tidy", tidy::run);
    }

    fn part(&mut self, name: &str, work: impl FnOnce() -> Done) {
        println!("== {name}");
        let start = Instant::now();
        let done = work();
        if let Err(message) = &done {
            eprintln!("{name}: {message}");
        }
        self.parts.push((name.to_owned(), start.elapsed(), done));
    }

    /// A run of Cargo's tests, whose counts are added up.
    fn tests(&mut self, name: &str, arguments: &[&str]) {
        let (mut passed, mut failed) = (0, 0);
        let mut arguments = arguments.to_vec();
        arguments.push("--no-fail-fast");
        self.part(name, || {
            watch(&mut cargo(&arguments), |line| {
                passed += counted(line, "passed");
                failed += counted(line, "failed");
            })
        });
        self.passed += passed;
        self.failed += failed;
    }

    /// The tests in a browser, whose counts are added up as well.
    fn browser(&mut self) {
        let mut counts = (0, 0);
        self.part("browser", || {
            let (counted, done) = browser::run();
            counts = counted;
            done
        });
        self.passed += counts.0;
        self.failed += counts.1;
    }

    fn finish(self) -> Done {
        println!("\n== summary");
        let total: Duration = self.parts.iter().map(|(_, time, _)| *time).sum();
        for (name, time, done) in &self.parts {
            println!("{:<24} {:>8.1} s  {}", name, time.as_secs_f64(), if done.is_ok() { "ok" } else { "FAILED" });
        }
        println!("{:<24} {:>8.1} s", "all", total.as_secs_f64());
        println!("{} passed, {} failed", self.passed, self.failed);
        let broken: Vec<&str> =
            self.parts.iter().filter(|(_, _, done)| done.is_err()).map(|(name, _, _)| name.as_str()).collect();
        if broken.is_empty() { Ok(()) } else { Err(format!("failed: {}", broken.join(", "))) }
    }
}

/// The number before a word in Cargo's line `test result: ok. 33 passed; 0 failed; …`.
fn counted(line: &str, word: &str) -> u64 {
    if !line.starts_with("test result:") {
        return 0;
    }
    let words: Vec<&str> = line.split([' ', ';', '.']).filter(|part| !part.is_empty()).collect();
    let at = words.iter().position(|part| *part == word);
    at.and_then(|at| words[at - 1].parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn counts_are_read_from_cargos_line() {
        let line = "test result: FAILED. 33 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.12s";
        assert_eq!((counted(line, "passed"), counted(line, "failed")), (33, 2));
        assert_eq!(counted("test passed ... ok", "passed"), 0);
    }
}
