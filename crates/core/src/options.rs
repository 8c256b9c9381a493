//! Options that every interface can offer: each has a type, a default, a range and a description, and a bad value is
//! refused with a sentence that names the option and the range.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::SetupError;

/// One option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The name, as written in JSON and on the command line.
    pub name: &'static str,
    /// The type, the range and the default.
    pub kind: OptionKind,
    /// What the option does, in one English sentence for developers. Players read the words of their language.
    pub about: &'static str,
    /// The rule that gives the option.
    pub rule: &'static str,
}

/// The type of an option with its range and default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// A whole number.
    Whole {
        /// The smallest value.
        min: i64,
        /// The largest value.
        max: i64,
        /// The default; `None` where leaving the option out has a meaning of its own, told by the description.
        default: Option<i64>,
    },
    /// On or off.
    Switch {
        /// The default.
        default: bool,
    },
    /// One of a list of words.
    Choice {
        /// The words.
        of: &'static [&'static str],
        /// The default.
        default: &'static str,
    },
    /// Some of a list of words; the order in which they are given does not matter.
    Set {
        /// The words.
        of: &'static [&'static str],
        /// The default.
        default: &'static [&'static str],
    },
    /// A whole number from 0 for each of a list of words, not all 0. Words left out keep the default.
    Weights {
        /// The words.
        of: &'static [&'static str],
        /// The largest weight.
        max: i64,
        /// The default of each.
        default: i64,
    },
    /// A text of its own, such as a deck; the default is none.
    Text {
        /// The longest text, in bytes.
        max_bytes: usize,
    },
}

/// A value as it is given in JSON: null, a switch, a number, a word, a list of words, or weights by word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// A switch.
    Switch(bool),
    /// A whole number.
    Whole(i64),
    /// A word or a text.
    Text(String),
    /// A set of words.
    List(Vec<String>),
    /// Weights by word.
    Weights(BTreeMap<String, i64>),
    /// Null: the default.
    Default(()),
}

/// Options as they are given, by name.
pub type OptionValues = BTreeMap<String, OptionValue>;

/// A game's options in their own type.
pub trait GameOptions: Clone + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// Every option, in the order in which to offer them.
    const SPECS: &'static [OptionSpec];

    /// Reads the type from values that have the right types and lie in range.
    fn from_resolved(values: &Resolved) -> Result<Self, SetupError>;

    /// Every option's value; [`GameOptions::to_values`] drops the defaults.
    fn all_values(&self) -> OptionValues;

    /// Reads the type from values as they are given.
    fn from_values(values: &OptionValues) -> Result<Self, SetupError> {
        Self::from_resolved(&Resolved::new(Self::SPECS, values)?)
    }

    /// The values that differ from the defaults: the canonical form that records hold.
    fn to_values(&self) -> OptionValues {
        let mut values = self.all_values();
        values.retain(|name, value| {
            let spec = Self::SPECS.iter().find(|spec| spec.name == name).expect("all_values gives options of SPECS");
            Some(&*value) != spec.default_value().as_ref() && *value != OptionValue::Default(())
        });
        values
    }
}

/// A game without options.
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
    /// The default as a value; `None` where leaving the option out has a meaning of its own.
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

    /// What the option takes, in words: the end of the sentence "option x takes …".
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

    /// The error for a value that this option does not take.
    pub fn refuse(&self, given: impl Into<String>) -> SetupError {
        SetupError::Value { option: self.name, given: given.into(), expected: self.range(), rule: self.rule }
    }

    /// Reads a value as typed on a command line: `30`, `true` or `on`, a word, `a,b,c`, `a:1,b:2`.
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

    /// The value, if it is of the option's type and in its range, with sets in order and weights complete.
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

/// Options with the right types and in range, defaults filled in.
#[derive(Clone, Debug)]
pub struct Resolved {
    specs: &'static [OptionSpec],
    values: BTreeMap<&'static str, OptionValue>,
}

impl Resolved {
    /// Checks the values given against the options there are.
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

    /// The option's spec, for errors about its content.
    pub fn spec(&self, name: &str) -> &'static OptionSpec {
        self.specs.iter().find(|spec| spec.name == name).expect("an option of this game")
    }

    /// A whole number, or `None` if it was left out and has no default.
    pub fn whole(&self, name: &str) -> Option<i64> {
        match self.get(name) {
            Some(OptionValue::Whole(n)) => Some(*n),
            _ => None,
        }
    }

    /// A switch.
    pub fn switch(&self, name: &str) -> bool {
        matches!(self.get(name), Some(OptionValue::Switch(true)))
    }

    /// The place of the chosen word in the option's list.
    pub fn choice(&self, name: &str) -> usize {
        let OptionKind::Choice { of, .. } = self.spec(name).kind else { panic!("{name} is not a choice") };
        let chosen = self.text(name).expect("a choice has a default");
        of.iter().position(|word| *word == chosen).expect("checked to be in the list")
    }

    /// The words of a set, in alphabetical order.
    pub fn set(&self, name: &str) -> &[String] {
        match self.get(name) {
            Some(OptionValue::List(words)) => words,
            _ => &[],
        }
    }

    /// The weights in the order of the option's list.
    pub fn weights(&self, name: &str) -> Vec<i64> {
        let OptionKind::Weights { of, .. } = self.spec(name).kind else { panic!("{name} is not weights") };
        let Some(OptionValue::Weights(all)) = self.get(name) else { panic!("weights have a default") };
        of.iter().map(|word| all[*word]).collect()
    }

    /// A text or a word, or `None` if it was left out and has no default.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name) {
            Some(OptionValue::Text(text)) => Some(text),
            _ => None,
        }
    }

    fn get(&self, name: &str) -> Option<&OptionValue> {
        debug_assert!(self.specs.iter().any(|spec| spec.name == name), "{name} is an option of this game");
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

/// A text as it is quoted in an error, cut where it is long.
fn quoted(text: &str) -> String {
    let mut start: String = text.chars().take(60).collect();
    if start.len() < text.len() {
        start.push('…');
    }
    format!("{start:?}")
}
