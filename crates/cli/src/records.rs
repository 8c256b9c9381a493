//! Where a command finds a record: a file, standard input, or a saved game.

use std::fs::File;
use std::io::{self, Read};

use bearcade_bots::Level;
use bearcade_core::Seat;
use bearcade_narrate::{Words, arg};
use bearcade_table::{LineStep, Record, RecordError};
use bearcade_tui::{Saves, seat_names};
use clap::Args;

use crate::Failure;

/// The longest record that is read, in bytes.
const MOST_BYTES: u64 = 64 << 20;

/// A record to read.
#[derive(Args)]
pub(crate) struct Source {
    /// The record, or - for standard input.
    #[arg(required_unless_present = "game")]
    file: Option<String>,
    /// A saved game instead of a file; `bearcade games` lists them.
    #[arg(long, value_name = "NAME", conflicts_with = "file")]
    game: Option<String>,
}

/// A record as it was found.
pub(crate) struct Found {
    /// The file's or the saved game's name.
    pub(crate) name: String,
    /// Its text.
    pub(crate) text: String,
    /// The players' names, where they are known.
    pub(crate) players: Option<Vec<String>>,
}

/// Who judges, and how long.
#[derive(Args)]
pub(crate) struct Judge {
    /// The bear that is asked: cub, black, brown or grizzly.
    #[arg(long, value_parser = level, default_value_t = Level::Grizzly)]
    pub(crate) level: Level,
    /// How many nodes it may look at; the level's own number without it.
    #[arg(long)]
    pub(crate) nodes: Option<u64>,
    /// Ask with other random numbers.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
}

fn level(text: &str) -> Result<Level, String> {
    text.parse().map_err(|()| "the levels are cub, black, brown and grizzly".to_owned())
}

impl Source {
    /// Reads the text, and who played.
    pub(crate) fn find(&self) -> Result<Found, Failure> {
        if let Some(id) = &self.game {
            let saves = Saves::of_user().map_err(|error| Failure::Message(error.to_string()))?;
            let saved = saves.read(id).map_err(|error| Failure::Message(error.to_string()))?;
            let players = Some(seat_names(&saved.table.players));
            return Ok(Found { name: id.clone(), text: saved.record.to_string(), players });
        }
        let file = self.file.as_deref().unwrap_or("-");
        Ok(Found { name: file.to_owned(), text: read(file)?, players: None })
    }
}

impl Found {
    /// The record, if it tells everything: a bear can't be asked about cards that are not there.
    pub(crate) fn whole_record(&self) -> Result<Record, Failure> {
        let record = Record::parse(&self.text).map_err(|error| Failure::Message(format!("{}: {error}", self.name)))?;
        match record.lines.iter().position(|line| line.step == LineStep::Hidden) {
            None => Ok(record),
            Some(step) => {
                let (name, line) = (&self.name, record.line_number(step));
                Err(Failure::Message(format!(
                    "{name}: line {line} hides a step: this record shows what one viewer saw, and a whole one is needed"
                )))
            }
        }
    }

    /// The failure of a record that names a game which does not exist.
    pub(crate) fn unknown_game(&self, record: &Record) -> Failure {
        Failure::Message(format!("{}: {}", self.name, RecordError::unknown_game(&record.game)))
    }

    /// The players' names, numbered where nobody knows them.
    pub(crate) fn names(&self, seats: u8, words: &Words) -> Vec<String> {
        let numbered = |seat: Seat| words.say("ui-player", &[arg("number", seat.index() + 1)]);
        let known = self.players.clone().filter(|players| players.len() == usize::from(seats));
        known.unwrap_or_else(|| Seat::all(seats).map(numbered).collect())
    }
}

/// A seat of a game, as asked for.
pub(crate) fn seat_of(number: Option<u8>, seats: u8) -> Result<Option<Seat>, Failure> {
    match number {
        Some(seat) if seat >= seats => Err(Failure::Usage(format!("there is no seat {seat} in this game"))),
        number => Ok(number.map(Seat::new)),
    }
}

fn read(file: &str) -> Result<String, Failure> {
    let explain = |error: io::Error| Failure::Message(format!("{file}: {error}"));
    let mut text = String::new();
    let source: Box<dyn Read> =
        if file == "-" { Box::new(io::stdin()) } else { Box::new(File::open(file).map_err(explain)?) };
    let length = source.take(MOST_BYTES + 1).read_to_string(&mut text).map_err(explain)?;
    if length as u64 > MOST_BYTES {
        return Err(Failure::Message(format!("{file}: longer than {MOST_BYTES} bytes")));
    }
    Ok(text)
}
