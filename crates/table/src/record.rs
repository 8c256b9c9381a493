//! Games as text: one step per line, easy to diff. The parser is strict, and writing a parsed record gives back the
//! same bytes.
//!
//! ```text
//! bearcade 1
//! game: el-oso
//! rules: 1
//! options: {}
//! seats: 1
//! > * 3
//! > 0 c1-b2
//! result: winners 0; scores 11; standing 0
//! ```

use std::fmt::{self, Write as _};

use bearcade_core::{Game, GameOptions, MAX_SEATS, OptionValues, Outcome, Seat};

use crate::no_such_game;

/// The maximum length of a record in bytes.
const MOST_BYTES: usize = 64 << 20;
const FIRST_LINE: &str = "bearcade 1";

/// A game's log as text. [`Replay`](crate::Replay) checks it against the rules.
///
/// ```
/// use bearcade_table::Record;
///
/// let text = "bearcade 1\ngame: chaos-bear\nrules: 1\noptions: {}\nseats: 2\n> 0 roll\n> * 4\n";
/// let record = Record::parse(text)?;
/// assert_eq!(record.lines[1].to_string(), "> * 4");
/// assert_eq!(record.to_string(), text);
///
/// let error = Record::parse("bearcade 1\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 2: expected \"game: \"");
/// # Ok::<(), bearcade_table::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's slug.
    pub game: String,
    /// The version of the rules that the game was played with.
    pub rules: u16,
    /// The options that differ from the defaults.
    pub options: OptionValues,
    /// The number of seats.
    pub seats: u8,
    /// The steps.
    pub lines: Vec<Line>,
    /// The result as written, or `None` if the game is not finished.
    pub result: Option<String>,
}

/// A step as a record shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The seat that acted, or `None` for chance.
    pub seat: Option<Seat>,
    /// What happened.
    pub step: LineStep,
}

/// The visible part of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineStep {
    /// An action or outcome in the game's notation.
    Open(String),
    /// A seat left.
    Leave,
    /// Something that the record's viewer may not know.
    Hidden,
}

/// The first problem in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line number, counted from 1.
    pub line: usize,
    /// The problem.
    pub reason: String,
}

/// The line that names the game.
const GAME_LINE: usize = 2;
/// The number of lines before the first step.
pub(crate) const HEAD_LINES: usize = 5;

impl Record {
    pub(crate) fn new<G: Game>(game: &G, lines: Vec<Line>, outcome: Option<Outcome>) -> Self {
        Self {
            game: G::SLUG.to_owned(),
            rules: G::RULES_VERSION,
            options: game.options().to_values(),
            seats: game.seats(),
            lines,
            result: outcome.map(|outcome| outcome.to_string()),
        }
    }

    /// Parses a record. Writing it again gives the same bytes.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let at = |line: usize, reason: &str| RecordError { line, reason: reason.to_owned() };
        if text.len() > MOST_BYTES {
            return Err(at(1, &format!("a record has at most {MOST_BYTES} bytes")));
        }
        let Some(body) = text.strip_suffix('\n') else {
            return Err(at(text.lines().count().max(1), "a record must end with a line break"));
        };
        let mut lines = body.split('\n').enumerate().map(|(index, line)| (index + 1, line));
        let mut head_lines = 0;
        let mut head = |start: &str| {
            head_lines += 1;
            let (number, line) = lines.next().unwrap_or((head_lines, ""));
            line.strip_prefix(start)
                .ok_or_else(|| at(number, &format!("expected {start:?}")))
                .map(|rest| (number, rest))
        };
        let (_, rest) = head(FIRST_LINE)?;
        if !rest.is_empty() {
            return Err(at(1, &format!("expected {FIRST_LINE:?} and nothing more")));
        }
        let (_, game) = head("game: ")?;
        if game.is_empty() || !game.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
            return Err(at(GAME_LINE, "expected a game's name in lowercase letters and hyphens"));
        }
        let (_, rules) = head("rules: ")?;
        let rules: u16 = canonical_number(rules).ok_or_else(|| at(3, "expected a rules version, such as 1"))?;
        let (_, json) = head("options: ")?;
        let options: OptionValues = serde_json::from_str(json)
            .map_err(|error| at(4, &format!("expected the options as a JSON object on one line: {error}")))?;
        let canonical = options_text(&options);
        if canonical != json {
            return Err(at(4, &format!("expected the options in their shortest form: {canonical}")));
        }
        let (_, seats) = head("seats: ")?;
        let seats = canonical_number(seats).filter(|seats| (1..=MAX_SEATS as u8).contains(seats));
        let seats = seats.ok_or_else(|| at(5, &format!("expected a number of seats from 1 to {MAX_SEATS}")))?;

        let mut record = Self { game: game.to_owned(), rules, options, seats, lines: Vec::new(), result: None };
        for (number, line) in lines {
            if record.result.is_some() {
                return Err(at(number, "the result must be the last line"));
            }
            if let Some(result) = line.strip_prefix("result: ") {
                if result.is_empty() {
                    return Err(at(number, "expected a result"));
                }
                record.result = Some(result.to_owned());
            } else {
                record.lines.push(parse_line(line, seats).map_err(|reason| at(number, reason))?);
            }
        }
        Ok(record)
    }

    /// Returns the line number of a step in the text.
    pub fn line_number(&self, step: usize) -> usize {
        HEAD_LINES + 1 + step
    }
}

fn parse_line(line: &str, seats: u8) -> Result<Line, &'static str> {
    const SHAPE: &str = "expected a step, such as `> 0 roll` or `> * 3`, or the result";
    let (who, what) = line.strip_prefix("> ").and_then(|rest| rest.split_once(' ')).ok_or(SHAPE)?;
    let seat = match who {
        "*" => None,
        who => {
            let seat = canonical_number::<u8>(who).filter(|&seat| seat < seats).ok_or("there is no such seat")?;
            Some(Seat::new(seat))
        }
    };
    if what.is_empty() || what.trim() != what || !what.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic()) {
        return Err("expected an action or outcome in printable ASCII characters");
    }
    let step = match (what, seat) {
        ("?", _) => LineStep::Hidden,
        ("leave", Some(_)) => LineStep::Leave,
        _ => LineStep::Open(what.to_owned()),
    };
    Ok(Line { seat, step })
}

/// Parses a number without sign or leading zeros.
fn canonical_number<N: std::str::FromStr + ToString>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

fn options_text(options: &OptionValues) -> String {
    serde_json::to_string(options).expect("options serialise to JSON")
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("> ")?;
        match self.seat {
            Some(seat) => write!(f, "{seat} ")?,
            None => f.write_str("* ")?,
        }
        f.write_str(match &self.step {
            LineStep::Open(text) => text,
            LineStep::Leave => "leave",
            LineStep::Hidden => "?",
        })
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, rules, options, seats, lines, result } = self;
        let options = options_text(options);
        writeln!(f, "{FIRST_LINE}\ngame: {game}\nrules: {rules}\noptions: {options}\nseats: {seats}")?;
        for line in lines {
            writeln!(f, "{line}")?;
        }
        if let Some(result) = result {
            write!(f, "result: {result}")?;
            f.write_char('\n')?;
        }
        Ok(())
    }
}

impl RecordError {
    /// The error of a record that names a game which does not exist.
    pub fn unknown_game(game: &str) -> Self {
        Self { line: GAME_LINE, reason: no_such_game(game) }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for RecordError {}
