//! Typed game options.
//!
//! Each option has a type, a default, a range and a description, so every interface can offer it. The error for a bad
//! value names the option and its range.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::SetupError;

/// One option of a game.
///
/// ```
/// use bearcade_core::{OptionKind, OptionSpec, OptionValue};
///
/// let spec = OptionSpec {
///     name: "start",
///     kind: OptionKind::Whole { min: 1, max: 500, default: Some(30) },
///     about: "The square where all players start.",
///     rule: "CB-2",
/// };
/// assert_eq!(spec.parse("40"), Ok(OptionValue::Whole(40)));
/// let error = spec.parse("far").unwrap_err();
/// assert_eq!(error.to_string(), "option `start` takes a whole number from 1 to 500, not \"far\" (CB-2)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The name in JSON and on the command line.
    pub name: &'static str,
    /// The type, range and default.
    pub kind: OptionKind,
    /// What the option does, as one English sentence for developers. Players see a translation.
    pub about: &'static str,
    /// The rule that defines the option.
    pub rule: &'static str,
}

/// The type, range and default of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// A whole number.
    Whole {
        /// The smallest value.
        min: i64,
        /// The largest value.
        max: i64,
        /// The default, or `None` if omitting the option has a special meaning, which the description explains.
        default: Option<i64>,
    },
    /// On or off.
    Switch {
        /// The default.
        default: bool,
    },
    /// One word from a list.
    Choice {
        /// The words to choose from.
        of: &'static [&'static str],
        /// The default.
        default: &'static str,
    },
    /// Any number of words from a list, in any order.
    Set {
        /// The words.
        of: &'static [&'static str],
        /// The default.
        default: &'static [&'static str],
    },
    /// A whole number of at least 0 for each word in a list, not all 0. Omitted words get the default.
    Weights {
        /// The words.
        of: &'static [&'static str],
        /// The largest weight.
        max: i64,
        /// The default for each word.
        default: i64,
    },
    /// Free text, such as a deck. The default is no text.
    Text {
        /// The maximum length in bytes.
        max_bytes: usize,
    },
}

/// An option's value as given in JSON: null, a boolean, a number, a word, a list of words, or weights by word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// On or off.
    Switch(bool),
    /// A whole number.
    Whole(i64),
    /// A word or free text.
    Text(String),
    /// A set of words.
    List(Vec<String>),
    /// Weights by word.
    Weights(BTreeMap<String, i64>),
    /// Null, which stands for the default.
    Default(()),
}

/// Option values as given, by name.
pub type OptionValues = BTreeMap<String, OptionValue>;

/// A game's options as a Rust type.
pub trait GameOptions: Clone + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// All options, in the order to offer them.
    const SPECS: &'static [OptionSpec];

    /// Creates the options from values that already have the right types and are in range.
    fn from_resolved(values: &Resolved) -> Result<Self, SetupError>;

    /// Returns the value of every option. [`GameOptions::to_values`] omits the defaults.
    fn all_values(&self) -> OptionValues;

    /// Checks values as given and creates the options from them.
    fn from_values(values: &OptionValues) -> Result<Self, SetupError> {
        Self::from_resolved(&Resolved::new(Self::SPECS, values)?)
    }

    /// Returns the values that differ from the defaults. Records store this canonical form.
    fn to_values(&self) -> OptionValues {
        let mut values = self.all_values();
        values.retain(|name, value| {
            let spec = Self::SPECS
                .iter()
                .find(|spec| spec.name == name)
                .expect("all_values returns only options listed in SPECS");
            Some(&*value) != spec.default_value().as_ref() && *value != OptionValue::Default(())
        });
        values
    }
}

/// The options of a game that has none.
impl GameOptions for () {
    const SPECS: &'static [OptionSpec] = &[];

    fn from_resolved(_values: &Resolved) -> Result<Self, SetupError> {
        Ok(())
    }

    fn all_values(&self) -> OptionValues {
        OptionValues::new()
    }
}

impl OptionSpec {
    /// Returns the default, or `None` if omitting the option has a special meaning.
    pub fn default_value(&self) -> Option<OptionValue> {
        Some(match self.kind {
            OptionKind::Whole { default, .. } => OptionValue::Whole(default?),
            OptionKind::Switch { default } => OptionValue::Switch(default),
            OptionKind::Choice { default, .. } => OptionValue::Text(default.to_owned()),
            OptionKind::Set { default, .. } => OptionValue::List(sorted(default.iter().copied())),
            OptionKind::Weights { of, default, .. } => {
                OptionValue::Weights(of.iter().map(|word| ((*word).to_owned(), default)).collect())
            }
            OptionKind::Text { .. } => return None,
        })
    }

    /// Describes the accepted values, to complete the sentence "option x takes …".
    pub fn range(&self) -> String {
        match self.kind {
            OptionKind::Whole { min, max, .. } => format!("a whole number from {min} to {max}"),
            OptionKind::Switch { .. } => "true or false".to_owned(),
            OptionKind::Choice { of, .. } => format!("one of {}", of.join(", ")),
            OptionKind::Set { of, .. } => format!("a list of different words out of {}", of.join(", ")),
            OptionKind::Weights { of, max, .. } => {
                format!("whole numbers from 0 to {max}, not all 0, for {}", of.join(", "))
            }
            OptionKind::Text { max_bytes } => format!("a text of at most {max_bytes} bytes"),
        }
    }

    /// Returns the error for a value that the option does not accept.
    pub fn refuse(&self, given: impl Into<String>) -> SetupError {
        SetupError::Value { option: self.name, given: given.into(), expected: self.range(), rule: self.rule }
    }

    /// Parses a value as typed on a command line: `30`, `true` or `on`, a word, `a,b,c`, or `a:1,b:2`.
    pub fn parse(&self, text: &str) -> Result<OptionValue, SetupError> {
        let refuse = || self.refuse(quoted(text));
        Ok(match self.kind {
            OptionKind::Whole { .. } => OptionValue::Whole(text.parse().map_err(|_| refuse())?),
            OptionKind::Switch { .. } => OptionValue::Switch(match text {
                "true" | "on" | "yes" => true,
                "false" | "off" | "no" => false,
                _ => return Err(refuse()),
            }),
            OptionKind::Choice { .. } | OptionKind::Text { .. } => OptionValue::Text(text.to_owned()),
            OptionKind::Set { .. } => OptionValue::List(text.split(',').map(|word| word.trim().to_owned()).collect()),
            OptionKind::Weights { .. } => {
                let pair = |part: &str| {
                    let (word, weight) = part.split_once([':', '='])?;
                    Some((word.trim().to_owned(), weight.trim().parse().ok()?))
                };
                OptionValue::Weights(text.split(',').map(pair).collect::<Option<_>>().ok_or_else(refuse)?)
            }
        })
    }

    /// Checks a value's type and range, sorts sets, and completes weights.
    fn accept(&self, value: &OptionValue) -> Result<OptionValue, SetupError> {
        let refuse = || self.refuse(value.to_string());
        match (self.kind, value) {
            (OptionKind::Whole { min, max, .. }, OptionValue::Whole(n)) if (min..=max).contains(n) => {}
            (OptionKind::Switch { .. }, OptionValue::Switch(_)) => {}
            (OptionKind::Choice { of, .. }, OptionValue::Text(word)) if of.contains(&word.as_str()) => {}
            (OptionKind::Text { max_bytes }, OptionValue::Text(text)) => {
                if text.len() > max_bytes {
                    return Err(self.refuse(format!("{} bytes", text.len())));
                }
            }
            (OptionKind::Set { of, .. }, OptionValue::List(words)) => {
                let known = words.iter().all(|word| of.contains(&word.as_str()));
                let set = sorted(words.iter().map(String::as_str));
                if !known || set.windows(2).any(|pair| pair[0] == pair[1]) {
                    return Err(refuse());
                }
                return Ok(OptionValue::List(set));
            }
            (OptionKind::Weights { of, max, default }, OptionValue::Weights(given)) => {
                let known = given.iter().all(|(word, n)| of.contains(&word.as_str()) && (0..=max).contains(n));
                let weight = |word: &&str| ((*word).to_owned(), given.get(*word).copied().unwrap_or(default));
                let all: BTreeMap<String, i64> = of.iter().map(weight).collect();
                if !known || all.values().all(|&n| n == 0) {
                    return Err(refuse());
                }
                return Ok(OptionValue::Weights(all));
            }
            _ => return Err(refuse()),
        }
        Ok(value.clone())
    }
}

/// Options with the right types, in range, and with defaults filled in.
#[derive(Clone, Debug)]
pub struct Resolved {
    specs: &'static [OptionSpec],
    values: BTreeMap<&'static str, OptionValue>,
}

impl Resolved {
    /// Checks the given values against the options in `specs`.
    pub fn new(specs: &'static [OptionSpec], given: &OptionValues) -> Result<Self, SetupError> {
        let known = || specs.iter().map(|spec| spec.name).collect();
        if let Some(name) = given.keys().find(|name| !specs.iter().any(|spec| spec.name == **name)) {
            return Err(SetupError::Unknown { name: name.chars().take(60).collect(), known: known() });
        }
        let mut values = BTreeMap::new();
        for spec in specs {
            let value = match given.get(spec.name) {
                None | Some(OptionValue::Default(())) => spec.default_value(),
                Some(value) => Some(spec.accept(value)?),
            };
            values.extend(value.map(|value| (spec.name, value)));
        }
        Ok(Self { specs, values })
    }

    /// Returns the spec of an option, for errors about its content.
    pub fn spec(&self, name: &str) -> &'static OptionSpec {
        self.specs.iter().find(|spec| spec.name == name).expect("the game has this option")
    }

    /// Returns a whole number, or `None` if the option was omitted and has no default.
    pub fn whole(&self, name: &str) -> Option<i64> {
        match self.get(name) {
            Some(OptionValue::Whole(n)) => Some(*n),
            _ => None,
        }
    }

    /// Returns whether a switch is on.
    pub fn switch(&self, name: &str) -> bool {
        matches!(self.get(name), Some(OptionValue::Switch(true)))
    }

    /// Returns the index of the chosen word in the option's list.
    pub fn choice(&self, name: &str) -> usize {
        let OptionKind::Choice { of, .. } = self.spec(name).kind else { panic!("{name} is not a choice") };
        let chosen = self.text(name).expect("a choice has a default");
        of.iter().position(|word| *word == chosen).expect("accept allows only listed words")
    }

    /// Returns the words of a set in alphabetical order.
    pub fn set(&self, name: &str) -> &[String] {
        match self.get(name) {
            Some(OptionValue::List(words)) => words,
            _ => &[],
        }
    }

    /// Returns the weights in the order of the option's list.
    pub fn weights(&self, name: &str) -> Vec<i64> {
        let OptionKind::Weights { of, .. } = self.spec(name).kind else { panic!("{name} has no weights") };
        let Some(OptionValue::Weights(all)) = self.get(name) else { panic!("weights always have a default") };
        of.iter().map(|word| all[*word]).collect()
    }

    /// Returns text or a word, or `None` if the option was omitted and has no default.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name) {
            Some(OptionValue::Text(text)) => Some(text),
            _ => None,
        }
    }

    fn get(&self, name: &str) -> Option<&OptionValue> {
        debug_assert!(self.specs.iter().any(|spec| spec.name == name), "the game has no option {name}");
        self.values.get(name)
    }
}

impl std::fmt::Display for OptionValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Switch(on) => write!(f, "{on}"),
            Self::Whole(n) => write!(f, "{n}"),
            Self::Text(text) => f.write_str(&quoted(text)),
            Self::List(words) => write!(f, "[{}]", words.join(", ")),
            Self::Weights(weights) => {
                let parts: Vec<String> = weights.iter().map(|(word, n)| format!("{word}: {n}")).collect();
                write!(f, "{{{}}}", parts.join(", "))
            }
            Self::Default(()) => f.write_str("null"),
        }
    }
}

fn sorted<'a>(words: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut words: Vec<String> = words.map(str::to_owned).collect();
    words.sort_unstable();
    words
}

/// Quotes text for an error message and shortens it if it is long.
fn quoted(text: &str) -> String {
    let mut start: String = text.chars().take(60).collect();
    if start.len() < text.len() {
        start.push('…');
    }
    format!("{start:?}")
}
