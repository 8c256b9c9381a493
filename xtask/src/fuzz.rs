use crate::run::{Done, cargo, check, exists, root};

/// The fuzz targets; each is one function of `bearcade_protocol::laws`.
const TARGETS: [&str; 3] = ["notation", "record", "lines"];

/// Compiles the fuzz targets, so that they don't rot.
pub(crate) fn build() -> Done {
    check(&mut cargo(&["check", "--quiet", "--manifest-path", "fuzz/Cargo.toml"]))
}

/// Fuzzes each target for a while.
pub(crate) fn run(arguments: &[&str]) -> Done {
    let mut seconds = 60;
    let mut targets = Vec::new();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        if *argument == "--seconds" {
            let given = rest.next().and_then(|text| text.parse().ok());
            seconds = given.ok_or("--seconds takes a whole number")?;
        } else if TARGETS.contains(argument) {
            targets.push(*argument);
        } else {
            return Err(format!("there is no fuzz target {argument}; there are {}", TARGETS.join(", ")));
        }
    }
    if targets.is_empty() {
        targets.extend(TARGETS);
    }
    if !exists("cargo-fuzz") {
        println!("cargo-fuzz is not installed; installing it");
        check(&mut cargo(&["install", "--locked", "cargo-fuzz"]))?;
    }
    for target in targets {
        println!("== {target}, {seconds} s");
        let limit = format!("-max_total_time={seconds}");
        let seeds = format!("fuzz/seeds/{target}");
        let corpus = format!("fuzz/corpus/{target}");
        std::fs::create_dir_all(root().join(&corpus)).map_err(|error| format!("{corpus}: {error}"))?;
        // Sanitizers need unstable compiler flags; the stable compiler accepts them with this variable.
        let mut fuzz =
            cargo(&["fuzz", "run", target, &corpus, &seeds, "--", &limit, "-timeout=20", "-rss_limit_mb=4096"]);
        check(fuzz.env("RUSTC_BOOTSTRAP", "1"))?;
    }
    Ok(())
}
