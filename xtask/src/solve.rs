use crate::run::{Done, cargo, check};

/// Solves a game from its rules; what that prints says whether the bots' table is the same.
pub(crate) fn run(arguments: &[&str]) -> Done {
    let write = match arguments {
        ["chaos-bear"] => &[][..],
        ["chaos-bear", "--write"] => &["--write"],
        _ => return Err("solve takes chaos-bear, then --write if the table is to be replaced".to_owned()),
    };
    let example = ["run", "--quiet", "--release", "-p", "bearcade-bots", "--example", "solve_chaos_bear", "--"];
    check(&mut cargo(&[&example, write].concat()))
}
