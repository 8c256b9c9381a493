use std::fmt;

/// A rule that forbids something, and the reason in a form that interfaces can put into words.
///
/// `key` names the reason within the game and is stable; `english` is for developers (protocol messages, test
/// failures). Players read the sentence that the words for `key` give in their language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The number in the rulebook, such as `CB-5`.
    pub number: &'static str,
    /// The reason's stable name, such as `not-on-a-draw-square`.
    pub key: &'static str,
    /// The reason in a short English sentence.
    pub english: &'static str,
}

impl Rule {
    /// A rule with its number, the reason's key and the reason in English.
    pub const fn new(number: &'static str, key: &'static str, english: &'static str) -> Self {
        Self { number, key, english }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.english, self.number)
    }
}
