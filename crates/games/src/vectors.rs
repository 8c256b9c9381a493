//! Games recorded by an independent implementation of the same rules (`vectors/*.jsonl`), which each game's tests
//! replay. Each line is a whole game. Actions and outcomes are in that implementation's JSON.

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
    /// All decisions and chance outcomes in order.
    pub(crate) steps: Vec<RecordedStep>,
    /// The result.
    pub(crate) result: RecordedResult,
    /// The full final state.
    #[serde(rename = "final")]
    pub(crate) last: Value,
}

/// A recorded decision or chance outcome.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum RecordedStep {
    /// A decision: the seat, the number of legal actions, the sorted list of them (unless it is long), and the choice.
    Decision { seat: u8, n: usize, legal: Option<Vec<Value>>, took: Value },
    /// A chance step: its name, the number of outcomes (`None` or 1 for a whole permutation), and the outcome.
    Chance { chance: String, outcomes: Option<usize>, took: Value },
}

/// A recorded result.
#[derive(Debug, Deserialize)]
pub(crate) struct RecordedResult {
    /// The winners.
    pub(crate) winners: Vec<u8>,
    /// Each seat's score.
    pub(crate) scores: Vec<i32>,
    /// Groups of seats, best first, if the game defines a standing.
    pub(crate) standing: Option<Vec<Vec<u8>>>,
}

/// Reads recorded games, one per line.
pub(crate) fn recorded(lines: &str) -> Vec<Recorded> {
    lines.lines().map(|line| serde_json::from_str(line).expect("each line is a recorded game")).collect()
}
