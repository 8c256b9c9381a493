//! What a run found, without the game's types: sections of a sentence, a table and charts. Pages, files and the terminal
//! are all made of these.

mod compared;
mod files;
mod group;
mod one;
mod played;
mod skill;
mod words;

use serde_json::{Value, json};

use crate::measure::Kind;
use crate::stats::{Interval, Mean, share_interval};

pub use compared::{Axis, Sweep};
pub use played::Played;
pub use words::{amount, percent};

/// How sure the intervals are.
pub const CONFIDENCE: f64 = 0.95;

/// Everything that a run found.
#[derive(Clone, Debug)]
pub struct Findings {
    /// What the page is called.
    pub title: String,
    /// Who played, and how to see what others get.
    pub played: Played,
    /// What was run, line by line: a name and a value.
    pub about: Vec<(&'static str, String)>,
    /// How many games of each variant.
    pub games: u64,
    /// Is that all that were asked for?
    pub complete: bool,
    /// What came out.
    pub sections: Vec<Section>,
}

/// One thing that was found.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its name in files and addresses.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// What it says, in words.
    pub sentence: String,
    /// Does it belong in a short summary?
    pub main: bool,
    /// The numbers.
    pub table: Table,
    /// The same drawn.
    pub charts: Vec<Chart>,
}

/// Numbers in rows; the first cell of a row is its name.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The columns: a name in files, and a heading.
    pub columns: Vec<(String, String)>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
}

/// A cell of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// Words.
    Text(String),
    /// A whole number.
    Count(u64),
    /// A number.
    Amount(f64),
    /// A number and where the true one lies.
    Estimate(Estimate),
    /// Nothing is known.
    Nothing,
}

/// A number and where the true one lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The number seen.
    pub value: f64,
    /// Where the true one lies.
    pub interval: Interval,
    /// What it is counted in.
    pub unit: Unit,
}

/// What a number is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Itself.
    Amount,
    /// One, shown in per cent.
    Share,
    /// A difference of shares, shown in points of a hundred.
    Points,
}

/// A picture of numbers.
#[derive(Clone, Debug)]
pub struct Chart {
    /// What it shows.
    pub title: String,
    /// What goes to the right.
    pub across: String,
    /// What goes up.
    pub up: String,
    /// The picture.
    pub shape: Shape,
}

/// What is drawn.
#[derive(Clone, Debug)]
pub enum Shape {
    /// A row for each thing: a dot, and a line as long as its interval. The line across all is what it is compared with.
    Dots {
        /// The things.
        rows: Vec<(String, Estimate)>,
        /// The number to compare with.
        compared_with: Option<f64>,
    },
    /// A column for each span of numbers: from, to, and the share.
    Columns(Vec<(f64, f64, Estimate)>),
    /// A line through points, from one named place to the next.
    Line(Vec<(String, Estimate)>),
    /// A field for each pair of values.
    Map {
        /// The names of the columns.
        across: Vec<String>,
        /// The names of the rows.
        up: Vec<String>,
        /// The fields, row by row.
        fields: Vec<Estimate>,
    },
}

impl Estimate {
    /// A mean with its interval.
    pub fn amount(mean: &Mean) -> Self {
        Self { value: mean.mean(), interval: mean.interval(CONFIDENCE), unit: Unit::Amount }
    }

    /// A share with its interval.
    pub fn share(mean: &Mean) -> Self {
        Self { value: mean.mean(), interval: share_interval(mean, CONFIDENCE), unit: Unit::Share }
    }

    /// A difference with its interval, which may be below 0.
    pub fn difference(mean: &Mean, kind: Kind) -> Self {
        let unit = if kind == Kind::Share { Unit::Points } else { Unit::Amount };
        Self { value: mean.mean(), interval: mean.interval(CONFIDENCE), unit }
    }

    /// The value and its interval in words.
    pub fn text(&self) -> String {
        let Interval { low, high } = self.interval;
        // A dash between numbers that may be below 0 would be read as a minus.
        let to = if low < 0.0 { " to " } else { "–" };
        match self.unit {
            Unit::Share => format!("{} ({}{to}{})", percent(self.value), bare(&percent(low)), percent(high)),
            Unit::Points => {
                let points = |share: f64| bare(&percent(share)).to_owned();
                format!("{} points ({}{to}{})", points(self.value), points(low), points(high))
            }
            Unit::Amount => format!("{} ({}{to}{})", amount(self.value), amount(low), amount(high)),
        }
    }

    fn json(&self) -> Value {
        json!({"value": self.value, "low": finite(self.interval.low), "high": finite(self.interval.high)})
    }
}

fn bare(percent: &str) -> &str {
    percent.trim_end_matches(" %")
}

/// A number as JSON knows it.
fn finite(value: f64) -> Option<f64> {
    value.is_finite().then_some(value)
}

impl Cell {
    /// The cell for people.
    pub fn text(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Count(count) => count.to_string(),
            Self::Amount(value) => amount(*value),
            Self::Estimate(estimate) => estimate.text(),
            Self::Nothing => "–".to_owned(),
        }
    }

    fn json(&self) -> Value {
        match self {
            Self::Text(text) => json!(text),
            Self::Count(count) => json!(count),
            Self::Amount(value) => json!(finite(*value)),
            Self::Estimate(estimate) => estimate.json(),
            Self::Nothing => Value::Null,
        }
    }
}

impl Table {
    fn new(columns: &[(&str, &str)]) -> Self {
        let columns = columns.iter().map(|(key, title)| ((*key).to_owned(), (*title).to_owned())).collect();
        Self { columns, rows: Vec::new() }
    }
}
