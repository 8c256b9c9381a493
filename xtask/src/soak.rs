//! Long runs of what the tests do briefly.

use crate::run::{Done, cargo, check};

/// Kills a server in the middle of play, many times over.
pub(crate) fn run(arguments: &[&str]) -> Done {
    let rounds = match arguments {
        ["crash"] => "300",
        ["crash", "--rounds", rounds] if rounds.parse::<u32>().is_ok() => rounds,
        _ => return Err("soak takes: crash [--rounds N]".to_owned()),
    };
    println!("{rounds} rounds; each kills the server under load and compares every log with what was acknowledged");
    let mut test = cargo(&["test", "-p", "bearcade-cli", "--test", "crash", "--", "--nocapture"]);
    check(test.env("BEARCADE_CRASH_ROUNDS", rounds))
}
