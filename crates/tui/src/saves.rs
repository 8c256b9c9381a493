//! Games kept under the user's data directory: each a record, and beside it who sits where.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fmt};

use bearcade_table::{Record, RecordError};
use serde::{Deserialize, Serialize};

use crate::Player;

/// The folder of saved games.
#[derive(Clone, Debug)]
pub struct Saves {
    folder: PathBuf,
}

/// Who sits at a saved game's table, and where its chance comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The players by seat.
    pub players: Vec<Player>,
    /// The seed of dice and bots.
    pub seed: u64,
    /// Do people throw the dice themselves?
    pub asks_chance: bool,
    /// When the game began, in seconds since 1970.
    pub began: u64,
}

/// A saved game.
#[derive(Clone, Debug)]
pub struct Saved {
    /// Its name: the game's slug and a number.
    pub id: String,
    /// Its table.
    pub table: Table,
    /// Its record.
    pub record: Record,
}

/// Why a saved game can't be read or written.
#[derive(Debug)]
pub enum SaveError {
    /// There is no folder to save in: neither `XDG_DATA_HOME` nor `HOME` is set.
    NoFolder,
    /// There is no saved game of that name.
    NoSuchGame(String),
    /// A file can't be read or written.
    File(PathBuf, io::Error),
    /// A record can't be read.
    Record(PathBuf, RecordError),
    /// A table's file can't be read.
    Table(PathBuf, serde_json::Error),
}

impl Saves {
    /// The folder for this user: `$BEARCADE_DATA`, else [`data_folder`].
    pub fn of_user() -> Result<Self, SaveError> {
        let folder = set_path("BEARCADE_DATA").or_else(data_folder);
        folder.map(|folder| Self::in_folder(&folder)).ok_or(SaveError::NoFolder)
    }

    /// A folder of one's own choice.
    pub fn in_folder(folder: &Path) -> Self {
        Self { folder: folder.join("games") }
    }

    /// Begins a saved game: chooses its name and writes its table.
    pub fn begin(&self, slug: &str, table: &Table) -> Result<String, SaveError> {
        fs::create_dir_all(&self.folder).map_err(|error| SaveError::File(self.folder.clone(), error))?;
        let json = serde_json::to_string_pretty(table).expect("a table is JSON");
        for number in 1.. {
            let id = format!("{slug}-{number}");
            let path = self.table_path(&id);
            match File::options().write(true).create_new(true).open(&path) {
                Ok(mut file) => {
                    let written = file.write_all(json.as_bytes()).and_then(|()| file.sync_all());
                    return written.map(|()| id).map_err(|error| SaveError::File(path, error));
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(SaveError::File(path, error)),
            }
        }
        unreachable!("numbers never run out")
    }

    /// Writes a game's record so that a crash or a power cut leaves either the old or the new one whole.
    pub fn write(&self, id: &str, record: &Record) -> Result<(), SaveError> {
        let path = self.record_path(id);
        let fresh = path.with_extension("new");
        let write = || -> io::Result<()> {
            let mut file = File::create(&fresh)?;
            file.write_all(record.to_string().as_bytes())?;
            file.sync_all()?;
            fs::rename(&fresh, &path)?;
            File::open(&self.folder)?.sync_all()
        };
        write().map_err(|error| SaveError::File(path.clone(), error))
    }

    /// A saved game by its name.
    pub fn read(&self, id: &str) -> Result<Saved, SaveError> {
        let plain =
            !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        let (table, path) = (self.table_path(id), self.record_path(id));
        if !plain || !table.exists() {
            return Err(SaveError::NoSuchGame(id.to_owned()));
        }
        let text = fs::read_to_string(&table).map_err(|error| SaveError::File(table.clone(), error))?;
        let read: Table = serde_json::from_str(&text).map_err(|error| SaveError::Table(table, error))?;
        let text = fs::read_to_string(&path).map_err(|error| SaveError::File(path.clone(), error))?;
        let record = Record::parse(&text).map_err(|error| SaveError::Record(path, error))?;
        Ok(Saved { id: id.to_owned(), table: read, record })
    }

    /// All saved games that can be read, the newest first.
    pub fn list(&self) -> Vec<Saved> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let id = |entry: fs::DirEntry| entry.file_name().to_str()?.strip_suffix(".json").map(str::to_owned);
        let mut games: Vec<Saved> = entries.filter_map(id).filter_map(|id| self.read(&id).ok()).collect();
        games.sort_by(|a, b| (b.table.began, &b.id).cmp(&(a.table.began, &a.id)));
        games
    }

    fn table_path(&self, id: &str) -> PathBuf {
        self.folder.join(format!("{id}.json"))
    }

    fn record_path(&self, id: &str) -> PathBuf {
        self.folder.join(format!("{id}.txt"))
    }
}

/// Returns the user's data folder for Bearcade: `bearcade` under `$XDG_DATA_HOME` or `~/.local/share`.
pub fn data_folder() -> Option<PathBuf> {
    let data = set_path("XDG_DATA_HOME").or_else(|| set_path("HOME").map(|home| home.join(".local/share")));
    data.map(|data| data.join("bearcade"))
}

/// Returns a path from the environment, unless the variable is unset or empty.
fn set_path(name: &str) -> Option<PathBuf> {
    env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}

impl Table {
    /// A table that begins now.
    pub fn now(players: Vec<Player>, seed: u64, asks_chance: bool) -> Self {
        let began = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        Self { players, seed, asks_chance, began }
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoFolder => f.write_str("no folder to save games in: set BEARCADE_DATA, XDG_DATA_HOME or HOME"),
            Self::NoSuchGame(id) => write!(f, "there is no saved game {id}; `bearcade games` lists them"),
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Record(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Table(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for SaveError {}
