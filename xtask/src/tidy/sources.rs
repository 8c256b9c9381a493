//! Loose ends in the sources.

use std::path::Path;

use super::sources;

/// A file is a chapter.
const MOST_LINES: usize = 600;

pub(super) fn check() -> Result<Vec<String>, String> {
    let mut problems = Vec::new();
    // Put together here, so that this file does not hold what it looks for.
    let loose: Vec<String> = [["TO", "DO"], ["FIX", "ME"], ["todo", "!("], ["unimplemented", "!("], ["#[ign", "ore"]]
        .map(|p| p.concat())
        .into();
    let hosts: Vec<String> = [["/ro", "ot/"], ["/ho", "me/"], ["/wo", "rk/"]].map(|p| p.concat()).into();
    for source in sources()? {
        let path = Path::new(&source.path);
        let ends = |end: &str| path.extension().is_some_and(|actual| actual == end);
        if ends("lock") || ends("jsonl") {
            continue;
        }
        for (index, line) in source.text.lines().enumerate() {
            let at = || format!("{}:{}", source.path, index + 1);
            for word in loose.iter().filter(|word| line.contains(word.as_str())) {
                problems.push(format!("{}: {word}", at()));
            }
            for host in hosts.iter().filter(|host| line.contains(host.as_str())) {
                problems.push(format!("{}: an absolute path ({host}…)", at()));
            }
        }
        if ends("rs") {
            let lines = source.text.lines().count();
            if lines > MOST_LINES {
                problems.push(format!("{}: {lines} lines; a file is a chapter of at most {MOST_LINES}", source.path));
            }
            let ordered = ["crates/core/", "crates/games/", "crates/table/", "crates/protocol/"];
            let tests = source.path.contains("/tests");
            if ordered.iter().any(|start| source.path.starts_with(start)) && !tests {
                for word in ["HashMap", "HashSet"] {
                    if source.text.contains(word) {
                        problems
                            .push(format!("{}: {word}: its order could reach a rule, a view or a record", source.path));
                    }
                }
            }
        }
    }
    let deck = |path: &str| std::fs::read(crate::run::root().join(path)).ok();
    if deck("docs/rules/folly-and-fortune-deck.tsv") != deck("crates/games/data/folly-and-fortune-deck.tsv") {
        problems.push("the deck of the rulebook and the deck of the game differ".to_owned());
    }
    Ok(problems)
}
