//! Long runs of what the tests do briefly.

use crate::run::{Done, cargo, check};

const USAGE: &str = "soak takes: crash [--rounds N] | cluster [--rounds N] [--seed S]";

/// Kills a server in the middle of play, or lets faults of all kinds befall three of them, many times over.
pub(crate) fn run(arguments: &[&str]) -> Done {
    match arguments {
        ["crash", rest @ ..] => {
            let [rounds] = numbers(rest, [("--rounds", 300)])?;
            println!(
                "{rounds} rounds; each kills the server under load and compares every log with what was acknowledged"
            );
            soak("crash", "", &[("BEARCADE_CRASH_ROUNDS", rounds)])
        }
        ["cluster", rest @ ..] => {
            let [rounds, seed] = numbers(rest, [("--rounds", 50), ("--seed", 1)])?;
            println!(
                "{rounds} rounds from seed {seed}; in each, faults befall three servers, PostgreSQL and NATS, and every \
                 log is compared with what everybody was told"
            );
            let settings = [("BEARCADE_CLUSTER_ROUNDS", rounds), ("BEARCADE_CLUSTER_SEED", seed)];
            soak("cluster", "nothing_acknowledged", &settings)
        }
        _ => Err(USAGE.to_owned()),
    }
}

fn soak(test: &str, name: &str, settings: &[(&str, u64)]) -> Done {
    let mut command = cargo(&["test", "-p", "bearcade-cli", "--test", test, "--", "--nocapture", name]);
    check(command.envs(settings.iter().map(|(name, number)| (name, number.to_string()))))
}

/// The numbers that follow these words, or the usual ones.
fn numbers<const N: usize>(arguments: &[&str], usual: [(&str, u64); N]) -> Result<[u64; N], String> {
    let mut numbers = usual.map(|(_, number)| number);
    for pair in arguments.chunks(2) {
        let at = usual.iter().position(|(word, _)| pair[0] == *word);
        let number = pair.get(1).and_then(|number| number.parse().ok());
        match (at, number) {
            (Some(at), Some(number)) => numbers[at] = number,
            _ => return Err(USAGE.to_owned()),
        }
    }
    Ok(numbers)
}

#[cfg(test)]
mod tests {
    use super::numbers;

    #[test]
    fn numbers_follow_their_words() {
        let usual = [("--rounds", 50), ("--seed", 1)];
        assert_eq!(numbers(&[], usual), Ok([50, 1]));
        assert_eq!(numbers(&["--seed", "9", "--rounds", "2"], usual), Ok([2, 9]));
        for bad in [&["--rounds"][..], &["--rounds", "many"], &["--speed", "1"], &["7"]] {
            assert!(numbers(bad, usual).is_err(), "{bad:?}");
        }
    }
}
