//! Recorded games made by an independent implementation of the same rules (`vectors/*.jsonl`), for each game's tests
//! to replay. A line is a whole game; the JSON of actions and outcomes is that implementation's own.

use bearcade_core::OptionValues;
use serde::Deserialize;
use serde_json::Value;

/// A recorded game.
#[derive(Debug, Deserialize)]
pub(crate) struct Recorded {
    /// The options that differ from the defaults.
    pub(crate) options: OptionValues,
    /// The number of seats.
    pub(crate) seats: u8,
    /// Every decision and chance outcome in order.
    pub(crate) steps: Vec<RecordedStep>,
    /// The result.
    pub(crate) result: RecordedResult,
    /// The full state at the end.
    #[serde(rename = "final")]
    pub(crate) last: Value,
}

/// A recorded decision or chance outcome.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum RecordedStep {
    /// A decision: whose, how many legal actions, the sorted list of them (unless it is long), the one taken.
    Decision { seat: u8, n: usize, legal: Option<Vec<Value>>, took: Value },
    /// A chance step: its name, how many outcomes it has (`None` or 1 for a whole permutation), the one that came.
    Chance { chance: String, outcomes: Option<usize>, took: Value },
}

/// A recorded result.
#[derive(Debug, Deserialize)]
pub(crate) struct RecordedResult {
    /// The winners.
    pub(crate) winners: Vec<u8>,
    /// The score of each seat.
    pub(crate) scores: Vec<i32>,
    /// Groups of seats, best first, where the game has a standing of its own.
    pub(crate) standing: Option<Vec<Vec<u8>>>,
}

/// The recorded games of a file's lines.
pub(crate) fn recorded(lines: &str) -> Vec<Recorded> {
    lines.lines().map(|line| serde_json::from_str(line).expect("a recorded game")).collect()
}
