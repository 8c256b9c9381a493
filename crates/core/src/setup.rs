use std::fmt;

/// Why a game can't be set up as asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game is not for this number of seats.
    Seats {
        /// How many were asked for.
        given: u8,
        /// The fewest the game takes.
        min: u8,
        /// The most the game takes.
        max: u8,
    },
    /// There is no such option.
    Unknown {
        /// The name that was given.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// An option's value is of the wrong type or outside its range.
    Value {
        /// The option.
        option: &'static str,
        /// The value that was given, as text.
        given: String,
        /// What the option takes.
        expected: String,
        /// The rule that says so.
        rule: &'static str,
    },
    /// An option's value has the right shape, but what it holds can't be used.
    Content {
        /// The option.
        option: &'static str,
        /// The line of the value, counted from 1, where it is a text of several.
        line: Option<usize>,
        /// What is wrong.
        reason: String,
        /// The rule that says so.
        rule: &'static str,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { given, min: 1, max: 1 } => write!(f, "this game is for 1 seat, not {given}"),
            Self::Seats { given, min, max } if min == max => write!(f, "this game is for {min} seats, not {given}"),
            Self::Seats { given, min, max } => write!(f, "this game is for {min} to {max} seats, not {given}"),
            Self::Unknown { name, known } if known.is_empty() => {
                write!(f, "there is no option `{name}`; this game has no options")
            }
            Self::Unknown { name, known } => {
                write!(f, "there is no option `{name}`; the options are {}", known.join(", "))
            }
            Self::Value { option, given, expected, rule } => {
                write!(f, "option `{option}` takes {expected}, not {given} ({rule})")
            }
            Self::Content { option, line: Some(line), reason, rule } => {
                write!(f, "option `{option}`, line {line}: {reason} ({rule})")
            }
            Self::Content { option, line: None, reason, rule } => write!(f, "option `{option}`: {reason} ({rule})"),
        }
    }
}

impl std::error::Error for SetupError {}
