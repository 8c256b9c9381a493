//! Who may depend on whom, and on what.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::run::{cargo, output, root};

/// Crates of ours that others may not depend on.
const TOPS: [&str; 3] = ["bearcade-server", "bearcade-tui", "bearcade-cli"];
/// The crates that may be async.
const ASYNC: [&str; 5] = ["bearcade-server", "bearcade-store", "bearcade-bus", "bearcade-load", "bearcade-cli"];
/// Licences that go with ours.
const LICENCES: [&str; 11] = [
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "Unicode-3.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "CC0-1.0",
    "Unlicense",
    "Apache-2.0 WITH LLVM-exception",
];

pub(super) fn check() -> Result<Vec<String>, String> {
    let text = output(&mut cargo(&["metadata", "--format-version", "1", "--locked"]))?;
    let metadata: Value = serde_json::from_str(&text).map_err(|error| format!("cargo metadata: {error}"))?;
    let members: BTreeSet<&str> = strings(&metadata["workspace_members"]).collect();
    let architecture = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap_or_default();
    let mut problems = Vec::new();
    for package in list(&metadata["packages"]) {
        let name = text_of(&package["name"]);
        if members.contains(text_of(&package["id"])) {
            for dependency in list(&package["dependencies"]) {
                member_depends(name, dependency, &architecture, &mut problems);
            }
        } else {
            third_party(name, package, &mut problems);
        }
    }
    problems.sort_unstable();
    problems.dedup();
    Ok(problems)
}

fn member_depends(member: &str, dependency: &Value, architecture: &str, problems: &mut Vec<String>) {
    let on = text_of(&dependency["name"]);
    let for_tests = dependency["kind"] == "dev";
    let ours = on.starts_with("bearcade-");
    if TOPS.contains(&on) && member != "bearcade-cli" {
        problems.push(format!("{member} depends on {on}, which nobody may"));
    }
    if member == "bearcade-games" && ours && on != "bearcade-core" && !for_tests {
        problems.push(format!("the games depend only on the core, not on {on}"));
    }
    if member == "bearcade-core" && ours {
        problems.push(format!("the core depends on nothing of ours, not on {on}"));
    }
    if matches!(on, "tokio" | "futures" | "async-trait") && !ASYNC.contains(&member) && !for_tests {
        problems.push(format!("{member} is not async and does not need {on}"));
    }
    if !ours && !architecture.contains(&format!("`{on}`")) {
        problems.push(format!("ARCHITECTURE.md does not say what `{on}` is for"));
    }
}

fn third_party(name: &str, package: &Value, problems: &mut Vec<String>) {
    let source = package["source"].as_str().unwrap_or_default();
    if !source.starts_with("registry+") {
        problems.push(format!("{name} does not come from the registry"));
    }
    let licence = text_of(&package["license"]);
    // An expression is fine if one of its alternatives is: in `A OR B` either side will do, in `A AND B` both must.
    let fine = |part: &str| LICENCES.contains(&part.trim_matches(|c: char| c == '(' || c == ')' || c == ' '));
    let alternatives = licence.replace('/', " OR ");
    if !alternatives.split(" OR ").any(|all| all.split(" AND ").all(fine))
        && !alternatives.split(" AND ").all(|all| all.split(" OR ").any(fine))
    {
        problems.push(format!("{name} has the licence {licence:?}, which is not on the list"));
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn strings(value: &Value) -> impl Iterator<Item = &str> {
    list(value).filter_map(Value::as_str)
}

fn text_of(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
