use std::fmt;

/// A rule that forbids something, and the reason.
///
/// `key` is a stable name for the reason within the game. Interfaces translate it for players. `english` is for
/// developers: protocol messages and test failures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The rule's number in the rulebook, such as `CB-5`.
    pub number: &'static str,
    /// The stable name of the reason, such as `not-on-a-draw-square`.
    pub key: &'static str,
    /// The reason as a short English sentence.
    pub english: &'static str,
}

impl Rule {
    /// Creates a rule from its number, the key of the reason, and the reason in English.
    pub const fn new(number: &'static str, key: &'static str, english: &'static str) -> Self {
        Self { number, key, english }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.english, self.number)
    }
}
