use crate::{PersonId, TableId};

/// Milliseconds since 1970.
pub type Millis = i64;

/// A table that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Which.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The options that differ from the defaults, as JSON.
    pub options: String,
    /// How many seats.
    pub seats: u8,
    /// What its dice are keyed by. Never leaves the server.
    pub secret: [u8; 32],
    /// How it is played (clock, visibility, …), as text that only the server reads.
    pub setup: String,
    /// When.
    pub at: Millis,
    /// What lists show.
    pub summary: Summary,
}

/// A table as stored, without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// How it was set up; its summary is the latest one.
    pub table: NewTable,
    /// The number of its last entry; 0 before the first.
    pub head: u64,
    /// When its last entry was written, or it was set up.
    pub changed: Millis,
}

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Where it stands.
    pub status: Status,
    /// May anybody find it?
    pub public: bool,
    /// Who sits, by seat.
    pub players: Vec<Player>,
    /// The result of a finished game, as a record states it.
    pub result: Option<String>,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// Seats are free.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// It was given up before its end.
    Abandoned,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// Nobody yet.
    Free,
    /// A person.
    Person(PersonId),
    /// A bot, by its level's name.
    Bot(String),
}

/// One entry more for a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the entry it follows; 0 for the first.
    pub after: u64,
    /// When.
    pub at: Millis,
    /// What is written.
    pub body: String,
    /// What lists show from now on, if that changes.
    pub summary: Option<Summary>,
    /// What a finished game brings with it.
    pub finish: Option<Finish>,
}

/// An entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Counted from 1 without a gap.
    pub number: u64,
    /// When it was written.
    pub at: Millis,
    /// What was written.
    pub body: String,
}

/// The end of a table's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The table.
    pub table: TableId,
    /// The number of its last entry; 0 if it has none.
    pub number: u64,
    /// When that was written; when the table was set up if it has none.
    pub at: Millis,
}

/// What is written down when a game ends, together with its last entry.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Finish {
    /// The result of each seat.
    pub results: Vec<Result>,
    /// What becomes of ratings.
    pub ratings: Vec<RatingChange>,
    /// The score of a daily bear.
    pub daily: Option<DailyScore>,
}

impl Eq for Finish {}

/// How a seat came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Result {
    /// The table.
    pub table: TableId,
    /// The game's slug.
    pub game: String,
    /// The seat.
    pub seat: u8,
    /// Who sat there.
    pub player: Player,
    /// Did it win, alone or with others?
    pub won: bool,
    /// How many seats stand before it.
    pub place: u8,
    /// Its score.
    pub score: i32,
    /// When the game ended.
    pub at: Millis,
}

/// How often somebody played a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The game's slug.
    pub game: String,
    /// How many finished games.
    pub played: u32,
    /// How many of them were won, alone or with others.
    pub won: u32,
    /// The highest score.
    pub best: i32,
}

/// How strong somebody is at a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// Who.
    pub who: Rated,
    /// The game's slug.
    pub game: String,
    /// The estimate of their strength.
    pub mean: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// From how many games.
    pub games: u32,
}

/// What a game changes about somebody's rating: a change and not what comes of it, so that games which end at the same
/// moment all count.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// Who.
    pub who: Rated,
    /// The game's slug.
    pub game: String,
    /// The mean and the deviation that somebody without a rating starts from.
    pub start: (f64, f64),
    /// How much the mean grows.
    pub gain: f64,
    /// How much of the deviation is left.
    pub kept: f64,
}

/// Who has a rating.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rated {
    /// A person.
    Person(PersonId),
    /// The bots of a level.
    Bot(String),
}

/// A score on a daily bear (EO-27).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyScore {
    /// The day, such as 2026-11-16.
    pub day: String,
    /// Who played.
    pub person: PersonId,
    /// At which table.
    pub table: TableId,
    /// Pieces in the Sky.
    pub score: i32,
    /// In how many turns.
    pub turns: u32,
    /// When it was finished.
    pub at: Millis,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chat {
    /// Counted by the store from 1 at every table.
    pub number: u64,
    /// When.
    pub at: Millis,
    /// Who.
    pub person: PersonId,
    /// What.
    pub text: String,
}

/// Which part of a long list is wanted, newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// Only what is older than this.
    pub before: Millis,
    /// At most so many.
    pub most: u32,
}

impl Page {
    /// The newest so many.
    pub const fn first(most: u32) -> Self {
        Self { before: Millis::MAX, most }
    }
}
