//! Who played the games of a report, and how to see what other players make of the same rules.

use std::fmt;

use serde_json::{Value, json};

use crate::measure::Measured;
use crate::study::{Study, Variant};

use super::words::listed;

/// Who played, said at the top of every report: what holds for one level need not hold for another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The players, each once.
    pub by: Vec<String>,
    /// Who played, and that others may get other results.
    pub sentence: String,
    /// The command that plays the same with another level, or what to change if no command can.
    pub compare: String,
}

impl Played {
    /// The players of a study.
    pub(super) fn study<G: Measured>(study: &Study<G>, compare: &str) -> Self {
        let mut by: Vec<String> = Vec::new();
        for name in study.variants().iter().flat_map(Variant::seated) {
            if !by.contains(&name) {
                by.push(name);
            }
        }
        let known = study.variants()[0].game().known();
        Self::new(by, known, compare)
    }

    /// Players by name; `known` is what is proved about the game itself.
    pub(super) fn new(by: Vec<String>, known: Option<&str>, compare: &str) -> Self {
        let (who, level) = match &by[..] {
            [only] => (format!("Every seat was played by the same bot, {only}."), "this level"),
            several => (format!("The players were {}.", listed(several)), "these players"),
        };
        let known = known.map(|known| format!(" {known}")).unwrap_or_default();
        let sentence = format!("{who} The results hold for {level}; other levels may get other results.{known}");
        Self { by, sentence, compare: compare.to_owned() }
    }

    pub(super) fn json(&self) -> Value {
        json!({"by": self.by, "sentence": self.sentence, "compare": self.compare})
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} To compare: {}", self.sentence, self.compare)
    }
}
