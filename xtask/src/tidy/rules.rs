//! Every numbered rule of `docs/rules` stands in the name or the doc comment of a test, or in `later.tsv` with the
//! crate that will test it.

use std::collections::{BTreeMap, BTreeSet};

use super::{Source, sources};
use crate::run::root;

/// A test that claims more rules than this shows none of them well.
const MOST_CLAIMS: usize = 3;

pub(super) fn check() -> Result<Vec<String>, String> {
    let sources = sources()?;
    let rules = rules_of(&sources);
    let mut problems = Vec::new();
    let mut tested = BTreeSet::new();
    for source in sources.iter().filter(|source| is_rust(source)) {
        for test in tests_of(&source.text) {
            let claims: BTreeSet<String> = test.claims().into_iter().filter(|rule| looks_like_ours(rule)).collect();
            for unknown in claims.iter().filter(|rule| !rules.contains(*rule)) {
                problems.push(format!("{}: {} claims {unknown}, which is no rule", source.path, test.name));
            }
            if claims.len() > MOST_CLAIMS {
                problems.push(format!("{}: {} claims {} rules", source.path, test.name, claims.len()));
            }
            tested.extend(claims);
        }
    }
    let later = later_of(&sources, &mut problems);
    for (rule, krate) in &later {
        if !rules.contains(rule) {
            problems.push(format!("docs/rules/later.tsv: {rule} is no rule"));
        }
        if tested.contains(rule) {
            problems.push(format!("docs/rules/later.tsv: {rule} has a test, so its line can go"));
        }
        if root().join("crates").join(krate).exists() {
            problems.push(format!("docs/rules/later.tsv: crates/{krate} exists, so {rule} needs its test now"));
        }
    }
    for rule in rules.iter().filter(|rule| !tested.contains(*rule) && !later.contains_key(*rule)) {
        problems.push(format!("{rule} has no test"));
    }
    Ok(problems)
}

/// The names of the tests that claim a rule.
pub(crate) fn claimants(rule: &str) -> Result<Vec<String>, String> {
    let sources = sources()?;
    let tests = sources.iter().filter(|source| is_rust(source)).flat_map(|source| tests_of(&source.text));
    Ok(tests.filter(|test| test.claims().iter().any(|claim| claim == rule)).map(|test| test.name).collect())
}

fn is_rust(source: &Source) -> bool {
    source.path.starts_with("crates/") && ends(source, "rs")
}

fn ends(source: &Source, extension: &str) -> bool {
    std::path::Path::new(&source.path).extension().is_some_and(|end| end == extension)
}

/// The numbers printed in bold in the rulebooks.
fn rules_of(sources: &[Source]) -> BTreeSet<String> {
    let books = sources.iter().filter(|source| source.path.starts_with("docs/rules/") && ends(source, "md"));
    books
        .flat_map(|book| book.text.split("**").skip(1).step_by(2))
        .filter(|bold| looks_like_ours(bold))
        .map(str::to_owned)
        .collect()
}

fn later_of(sources: &[Source], problems: &mut Vec<String>) -> BTreeMap<String, String> {
    let text = sources.iter().find(|source| source.path == "docs/rules/later.tsv").map_or("", |source| &source.text);
    let mut later = BTreeMap::new();
    for line in text.lines().skip(1) {
        match line.split('\t').collect::<Vec<_>>()[..] {
            [rule, krate, _why] => {
                later.insert(rule.to_owned(), krate.to_owned());
            }
            _ => problems.push(format!("docs/rules/later.tsv: expected rule, crate and reason: {line}")),
        }
    }
    later
}

/// A test function: its name and the doc comment before it.
struct Test {
    name: String,
    doc: String,
}

impl Test {
    /// The rules in the name (`cb_12_…`) and the doc comment (`CB-12`).
    fn claims(&self) -> Vec<String> {
        let parts: Vec<&str> = self.name.split('_').collect();
        let in_name = parts.windows(2).filter(|pair| pair[1].parse::<u32>().is_ok());
        let in_name = in_name.map(|pair| format!("{}-{}", pair[0].to_uppercase(), pair[1]));
        let in_doc = self.doc.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').map(str::to_owned);
        in_name.chain(in_doc).collect()
    }
}

fn tests_of(text: &str) -> Vec<Test> {
    let mut tests = Vec::new();
    let mut doc = String::new();
    let mut is_test = false;
    for line in text.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("///") {
            doc.push_str(comment);
            doc.push('\n');
        } else if line.starts_with("#[test]") {
            is_test = true;
        } else if line.starts_with("#[") || line.is_empty() {
        } else {
            if let (true, Some(rest)) = (is_test, line.strip_prefix("fn ")) {
                let name = rest.split('(').next().unwrap_or_default().to_owned();
                tests.push(Test { name, doc: doc.clone() });
            }
            is_test = false;
            doc.clear();
        }
    }
    tests
}

/// `CB-12` and its like.
fn looks_like_ours(word: &str) -> bool {
    word.split_once('-').is_some_and(|(letters, number)| {
        matches!(letters, "ALL" | "CB" | "EO" | "HB" | "BL" | "FF") && number.parse::<u32>().is_ok()
    })
}

#[cfg(test)]
mod unit {
    use super::*;

    #[test]
    fn claims_come_from_names_and_doc_comments() {
        let text =
            "/// Worked example: XX-1, CB-3.\n#[test]\nfn cb_8_cb_9_impulsions_move_3() {\n}\n\nfn cb_1_no_test() {}";
        let tests = tests_of(text);
        assert_eq!(tests.len(), 1);
        let claims: Vec<_> = tests[0].claims().into_iter().filter(|rule| looks_like_ours(rule)).collect();
        assert_eq!(claims, ["CB-8", "CB-9", "CB-3"]);
    }
}
