use std::process::Command;

use crate::run::{Done, cargo, check, exists, output};

/// Runs the benchmark of random games, then counts instructions where callgrind is present.
pub(crate) fn engine(arguments: &[&str]) -> Done {
    let bench = ["bench", "-p", "bearcade-games", "--bench", "engine", "--quiet", "--"];
    check(&mut cargo(&[&bench, arguments].concat()))?;
    if !exists("valgrind") {
        println!("\nvalgrind is not installed, so instructions are not counted (Debian: apt-get install valgrind)");
        return Ok(());
    }
    let binary = benchmark_binary()?;
    let names = names(&binary, arguments)?;
    println!("\n{:<28} {:>18}", "game", "instructions/step");
    for name in names {
        // Two runs of different length: the difference leaves out the start of the program.
        let (short, long) = (count(&binary, &name, 100)?, count(&binary, &name, 400)?);
        let per_step = (long.0 - short.0) as f64 / (long.1 - short.1) as f64;
        println!("{name:<28} {per_step:>18.1}");
    }
    Ok(())
}

/// Runs the benchmark of the tree searches.
pub(crate) fn search(arguments: &[&str]) -> Done {
    let bench = ["bench", "-p", "bearcade-bots", "--bench", "search", "--quiet", "--"];
    check(&mut cargo(&[&bench, arguments].concat()))
}

/// The names of the lines that the benchmark ran.
fn names(binary: &str, arguments: &[&str]) -> Result<Vec<String>, String> {
    let mut wanted = Vec::new();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match *argument {
            "--seconds" | "--count" => {
                rest.next();
            }
            name => wanted.push(name.to_owned()),
        }
    }
    let listed = output(Command::new(binary).args(["--count", "1"]))?;
    let all = listed.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned);
    Ok(all.filter(|name| wanted.is_empty() || wanted.contains(name)).collect())
}

/// Instructions and steps of this many games.
fn count(binary: &str, name: &str, games: u32) -> Result<(u64, u64), String> {
    let done = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", binary, name, "--count", &games.to_string()])
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let (told, noted) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    let after = |text: &str, word: &str| -> Option<u64> {
        text.split_once(word)?.1.split_whitespace().find_map(|part| part.parse().ok())
    };
    let steps = after(&told, "games");
    match (after(&noted, "Collected"), steps) {
        (Some(instructions), Some(steps)) => Ok((instructions, steps)),
        _ => Err(format!("callgrind did not count {name}: {noted}")),
    }
}

/// Where Cargo has put the benchmark.
fn benchmark_binary() -> Result<String, String> {
    let arguments = ["bench", "-p", "bearcade-games", "--bench", "engine", "--no-run", "--message-format=json"];
    let messages = output(&mut cargo(&[&arguments[..], &["--quiet"]].concat()))?;
    let executable = |line: &str| -> Option<String> {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        (message["target"]["name"] == "engine").then(|| message["executable"].as_str().map(str::to_owned))?
    };
    messages.lines().find_map(executable).ok_or_else(|| "Cargo did not say where the benchmark is".to_owned())
}
