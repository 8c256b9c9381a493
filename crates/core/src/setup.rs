use std::fmt;

/// The reason a game can't be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game does not support this number of seats.
    Seats {
        /// The number of seats requested.
        given: u8,
        /// The minimum number of seats.
        min: u8,
        /// The maximum number of seats.
        max: u8,
    },
    /// The game has no option with this name.
    Unknown {
        /// The unknown name.
        name: String,
        /// The names of the game's options.
        known: Vec<&'static str>,
    },
    /// An option's value has the wrong type or is out of range.
    Value {
        /// The option's name.
        option: &'static str,
        /// The value given, as text.
        given: String,
        /// The values that the option accepts.
        expected: String,
        /// The rule that defines the option.
        rule: &'static str,
    },
    /// An option's value has the right type, but its content is not valid.
    Content {
        /// The option's name.
        option: &'static str,
        /// The line with the problem, counted from 1, if the value is text with several lines.
        line: Option<usize>,
        /// The problem.
        reason: String,
        /// The rule that defines the option.
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
