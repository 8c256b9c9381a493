//! Experiments from a file: a game, its players, and variants of its rules.
//!
//! ```toml
//! game = "chaos-bear"
//! players = ["brown"]
//! games = 2000
//!
//! [[variant]]
//! name = "as printed"
//!
//! [[variant]]
//! name = "a shorter run-up"
//! options = { start = 25 }
//! ```

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use bearcade_core::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, Resolved};
use serde::Deserialize;
use toml::{Spanned, Value};

use crate::measure::Measured;
use crate::{Bot, Variant};

/// The largest file that is read, in bytes.
const MOST_BYTES: u64 = 1 << 20;

/// An experiment as it stands in a file, not yet held against a game.
#[derive(Debug)]
pub struct Experiment {
    path: PathBuf,
    text: String,
    file: Written,
}

/// Where a file is wrong, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExperimentError {
    path: PathBuf,
    /// Counted from 1; none if the file as a whole is meant.
    line: Option<usize>,
    reason: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: Spanned<String>,
    players: Option<Spanned<Vec<String>>>,
    seats: Option<Spanned<u8>>,
    games: Option<Spanned<u64>>,
    seed: Option<u64>,
    #[serde(default)]
    options: Options,
    #[serde(default, rename = "variant")]
    variants: Vec<Spanned<WrittenVariant>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenVariant {
    name: String,
    players: Option<Spanned<Vec<String>>>,
    #[serde(default)]
    options: Options,
}

type Options = BTreeMap<String, Spanned<Value>>;

impl Experiment {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<Self, ExperimentError> {
        let failed = |reason: String| ExperimentError { path: path.to_owned(), line: None, reason };
        let size = fs::metadata(path).map_err(|error| failed(error.to_string()))?.len();
        if size > MOST_BYTES {
            return Err(failed(format!("an experiment has at most {MOST_BYTES} bytes")));
        }
        let text = fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
        Self::parse(path, text)
    }

    fn parse(path: &Path, text: String) -> Result<Self, ExperimentError> {
        let file: Written = toml::from_str(&text).map_err(|error| {
            let line = error.span().map(|span| line_of(&text, span.start));
            ExperimentError { path: path.to_owned(), line, reason: error.message().replace('\n', " ") }
        })?;
        let read = Self { path: path.to_owned(), text, file };
        if let Some(games) = read.file.games.as_ref().filter(|games| *games.get_ref() == 0) {
            return Err(read.wrong(games, "at least one game is to be played"));
        }
        for (at, variant) in read.file.variants.iter().enumerate() {
            let name = &variant.get_ref().name;
            if read.file.variants[..at].iter().any(|other| other.get_ref().name == *name) {
                return Err(read.wrong(variant, format!("there are two variants named {name:?}")));
            }
        }
        Ok(read)
    }

    /// The game's slug.
    pub fn game(&self) -> &str {
        self.file.game.get_ref()
    }

    /// How many games of each variant, if the file says.
    pub fn games(&self) -> Option<u64> {
        self.file.games.as_ref().map(|games| *games.get_ref())
    }

    /// The seed, if the file says.
    pub fn seed(&self) -> Option<u64> {
        self.file.seed
    }

    /// The error of a file that names a game which does not exist, at the line that names it.
    pub fn wrong_game(&self, reason: String) -> ExperimentError {
        self.wrong(&self.file.game, reason)
    }

    /// The variants, as the game takes them. `seats` and `players` are used where the file names none.
    pub fn variants<G: Measured>(&self, usual_seats: u8) -> Result<Vec<Variant<G>>, ExperimentError> {
        let common = self.values::<G>(&self.file.options)?;
        if self.file.variants.is_empty() {
            return Ok(vec![self.variant("as the file says", &common, None, &self.file.game, usual_seats)?]);
        }
        let mut variants = Vec::new();
        for variant in &self.file.variants {
            let written = variant.get_ref();
            let mut values = common.clone();
            values.extend(self.values::<G>(&written.options)?);
            variants.push(self.variant(&written.name, &values, written.players.as_ref(), variant, usual_seats)?);
        }
        Ok(variants)
    }

    fn variant<G: Measured, T>(
        &self,
        name: &str,
        values: &OptionValues,
        players: Option<&Spanned<Vec<String>>>,
        at: &Spanned<T>,
        usual_seats: u8,
    ) -> Result<Variant<G>, ExperimentError> {
        let players = players.or(self.file.players.as_ref());
        let named = players.map_or(0, |players| players.get_ref().len());
        let seats = match (&self.file.seats, named) {
            (Some(seats), _) => *seats.get_ref(),
            (None, 0 | 1) => usual_seats,
            (None, named) => u8::try_from(named).unwrap_or(u8::MAX),
        };
        let options = G::Options::from_values(values).map_err(|error| self.wrong(at, error))?;
        let game = G::new(options, seats).map_err(|error| {
            let of_seats = matches!(error, bearcade_core::SetupError::Seats { .. });
            match (&self.file.seats, players) {
                (Some(seats), _) if of_seats => self.wrong(seats, error),
                (None, Some(players)) if of_seats => self.wrong(players, error),
                _ => self.wrong(at, error),
            }
        })?;
        let bots = match players {
            None => vec![Bot::named::<G>(USUAL).map_err(|error| self.wrong(at, error))?],
            Some(names) => {
                let bots = names.get_ref().iter().map(|name| Bot::named::<G>(name.trim()));
                bots.collect::<Result<_, _>>().map_err(|error| self.wrong(names, error))?
            }
        };
        let table = at_table(&bots, seats).map_err(|reason| match players {
            Some(players) => self.wrong(players, reason),
            None => self.wrong(at, reason),
        })?;
        Ok(Variant::new(name, game, &table))
    }

    fn values<G: Measured>(&self, options: &Options) -> Result<OptionValues, ExperimentError> {
        let specs = G::Options::SPECS;
        let mut values = OptionValues::new();
        for (name, value) in options {
            let spec = specs.iter().find(|spec| spec.name == name);
            let read = self.value(value, spec)?;
            let one: OptionValues = [(name.clone(), read.clone())].into();
            Resolved::new(specs, &one).map_err(|error| self.wrong(value, error))?;
            values.insert(name.clone(), read);
        }
        Ok(values)
    }

    fn value(&self, value: &Spanned<Value>, spec: Option<&OptionSpec>) -> Result<OptionValue, ExperimentError> {
        let is_text = spec.is_some_and(|spec| matches!(spec.kind, OptionKind::Text { .. }));
        Ok(match value.get_ref() {
            Value::Boolean(on) => OptionValue::Switch(*on),
            Value::Integer(number) => OptionValue::Whole(*number),
            Value::String(text) => OptionValue::Text(text.clone()),
            Value::Array(list) => {
                let word = |value: &Value| value.as_str().map(str::to_owned);
                let words: Option<Vec<String>> = list.iter().map(word).collect();
                OptionValue::List(words.ok_or_else(|| self.wrong(value, "a list of words is expected"))?)
            }
            Value::Table(table) if is_text => match (table.get("file").and_then(Value::as_str), table.len()) {
                (Some(file), 1) => OptionValue::Text(self.beside(value, file)?),
                _ => return Err(self.wrong(value, "a text is written out, or as { file = \"name\" }")),
            },
            Value::Table(table) => {
                let weight = |(word, value): (&String, &Value)| Some((word.clone(), value.as_integer()?));
                let weights: Option<BTreeMap<String, i64>> = table.iter().map(weight).collect();
                OptionValue::Weights(
                    weights.ok_or_else(|| self.wrong(value, "a whole number is expected for each word"))?,
                )
            }
            Value::Float(_) | Value::Datetime(_) => {
                return Err(self.wrong(value, "an option is true or false, a whole number, a word, a list or weights"));
            }
        })
    }

    /// A file that lies beside this one.
    fn beside(&self, at: &Spanned<Value>, name: &str) -> Result<String, ExperimentError> {
        let path = self.path.parent().unwrap_or(Path::new("")).join(name);
        let failed = |reason: String| self.wrong(at, format!("{}: {reason}", path.display()));
        let size = fs::metadata(&path).map_err(|error| failed(error.to_string()))?.len();
        if size > MOST_BYTES {
            return Err(failed(format!("more than {MOST_BYTES} bytes")));
        }
        fs::read_to_string(&path).map_err(|error| failed(error.to_string()))
    }

    fn wrong<T>(&self, at: &Spanned<T>, reason: impl fmt::Display) -> ExperimentError {
        let line = Some(line_of(&self.text, at.span().start));
        ExperimentError { path: self.path.clone(), line, reason: reason.to_string() }
    }
}

/// Who plays if nobody says otherwise: sound, and quick enough for many games.
pub const USUAL: &str = "black";

/// A player for each seat: as many as there are, or one for all.
pub fn at_table(bots: &[Bot], seats: u8) -> Result<Vec<Bot>, String> {
    match bots.len() {
        1 => Ok(vec![bots[0]; usize::from(seats)]),
        named if named == usize::from(seats) => Ok(bots.to_vec()),
        named => Err(format!("{named} players are named for {seats} seats; name one for all, or one for each")),
    }
}

fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}

impl fmt::Display for ExperimentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.path.display())?;
        self.line.map_or(Ok(()), |line| write!(f, "line {line}: "))?;
        f.write_str(&self.reason)
    }
}

impl std::error::Error for ExperimentError {}
