//! Moving a whole site from one store to another.
//!
//! Rows are copied in the order of their keys, many in one commit. The target is marked as long as the move has not ended,
//! so that no server opens it; whoever runs the move again goes on after the last row that is there. In the end both
//! sides are read again and compared: every row, and every table's log by a hash of its own.

mod postgres;
mod relations;
mod sqlite;

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;

use sha2::{Digest as _, Sha256};

use crate::{Postgres, StoreError, TableId};
use postgres::Base;
pub(crate) use relations::MARK;
use relations::{LOGS, RELATIONS, Relation, Row, Value, hash};
use sqlite::File;

/// So many differing logs are named.
const MOST_NAMED: usize = 10;

/// Where a site is, or shall be.
#[derive(Clone)]
pub enum Place {
    /// A file of `SQLite`.
    File(PathBuf),
    /// A `PostgreSQL` database, by its address.
    Database(String),
}

impl Place {
    /// Reads what an operator wrote: the address of a database, or else the name of a file.
    pub fn new(text: &str) -> Self {
        if Postgres::is_address(text) { Self::Database(text.to_owned()) } else { Self::File(PathBuf::from(text)) }
    }
}

/// How far a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is being done.
    pub stage: Stage,
    /// With which relation.
    pub relation: &'static str,
    /// How many rows of it are done,
    pub done: u64,
    /// of how many.
    pub of: u64,
}

/// What a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Rows are copied.
    Copying,
    /// Both sides are read and compared.
    Comparing,
}

/// What was moved: how many rows of each relation.
pub type Moved = Vec<(&'static str, u64)>;

/// Why a move has not ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// One of the two sides failed.
    Store(StoreError),
    /// There is no such file to move.
    NoSource(PathBuf),
    /// The target holds a site already.
    Occupied,
    /// Somebody stopped it; run again, it goes on.
    Stopped,
    /// The two sides are not the same; each sentence names a difference.
    Differs(Vec<String>),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::NoSource(path) => write!(f, "there is no file {}", path.display()),
            Self::Occupied => f.write_str("the target holds data already: move to an empty one"),
            Self::Stopped => f.write_str("stopped; the same command goes on where it stopped"),
            Self::Differs(differences) => write!(f, "the two sides differ: {}", differences.join("; ")),
        }
    }
}

impl std::error::Error for MoveError {}

impl From<StoreError> for MoveError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

type Done<T = ()> = Result<T, MoveError>;

/// One side of a move.
enum Side {
    File(File),
    Database(Base),
}

/// The same question to either side.
macro_rules! ask {
    ($side:expr, $question:ident($($value:expr),*)) => {
        match $side {
            Side::File(file) => file.$question($($value),*)?,
            Side::Database(base) => base.$question($($value),*).await?,
        }
    };
}

/// Moves a site, so many rows in a commit, and proves that it has arrived. `tell` hears how far it is, and says whether
/// to go on.
pub async fn run(from: &Place, to: &Place, batch: usize, tell: &mut dyn FnMut(Progress) -> bool) -> Done<Moved> {
    let source = open_source(from).await?;
    let target = match to {
        Place::File(path) => Side::File(File::target(path)?),
        Place::Database(url) => Side::Database(Base::target(url).await?),
    };
    if !ask!(&target, is_marked()) {
        for relation in RELATIONS {
            if ask!(&target, count(relation)) > 0 {
                return Err(MoveError::Occupied);
            }
        }
        ask!(&target, mark());
    }
    for relation in RELATIONS {
        copy(&source, &target, relation, batch, tell).await?;
    }
    let moved = compare(&source, &target, batch, tell).await?;
    ask!(&target, finish());
    Ok(moved)
}

async fn open_source(from: &Place) -> Done<Side> {
    match from {
        Place::File(path) if !path.is_file() => Err(MoveError::NoSource(path.clone())),
        Place::File(path) => Ok(Side::File(File::source(path)?)),
        Place::Database(url) => Ok(Side::Database(Base::source(url).await?)),
    }
}

async fn copy(
    source: &Side,
    target: &Side,
    relation: &'static Relation,
    batch: usize,
    tell: &mut dyn FnMut(Progress) -> bool,
) -> Done {
    let of = ask!(source, count(relation));
    let mut done = ask!(target, count(relation));
    let mut last: Option<Row> = ask!(target, last(relation));
    loop {
        if !tell(Progress { stage: Stage::Copying, relation: relation.name, done, of }) {
            return Err(MoveError::Stopped);
        }
        let rows: Vec<Row> = ask!(source, page(relation, last.as_ref(), batch));
        let Some(end) = rows.last() else { return Ok(()) };
        ask!(target, put(relation, &rows));
        last = Some(relation.key(end));
        done += rows.len() as u64;
    }
}

async fn compare(source: &Side, target: &Side, batch: usize, tell: &mut dyn FnMut(Progress) -> bool) -> Done<Moved> {
    let (mut moved, mut differences) = (Vec::new(), Vec::new());
    for relation in RELATIONS {
        let here = digest(source, relation, batch, tell).await?;
        let there = digest(target, relation, batch, tell).await?;
        if here.count != there.count {
            differences.push(format!("{} has {} rows here and {} there", relation.name, here.count, there.count));
        } else if here.whole != there.whole {
            differences.push(format!("{} has other rows here than there", relation.name));
        }
        let tables = here.logs.keys().chain(there.logs.keys().filter(|table| !here.logs.contains_key(table)));
        let odd = tables.filter(|table| here.logs.get(table) != there.logs.get(table));
        differences.extend(
            odd.take(MOST_NAMED)
                .map(|table| format!("the log of table {} is another here than there", TableId::from_number(*table))),
        );
        moved.push((relation.name, here.count));
    }
    if differences.is_empty() { Ok(moved) } else { Err(MoveError::Differs(differences)) }
}

/// What a relation holds.
struct Digest {
    count: u64,
    whole: [u8; 32],
    /// The hash of each table's log, if these are the logs.
    logs: BTreeMap<i64, [u8; 32]>,
}

async fn digest(
    side: &Side,
    relation: &'static Relation,
    batch: usize,
    tell: &mut dyn FnMut(Progress) -> bool,
) -> Done<Digest> {
    let of = ask!(side, count(relation));
    let (mut count, mut whole, mut logs) = (0, Sha256::new(), BTreeMap::new());
    let mut log: Option<(i64, Sha256)> = None;
    let mut last: Option<Row> = None;
    loop {
        if !tell(Progress { stage: Stage::Comparing, relation: relation.name, done: count, of }) {
            return Err(MoveError::Stopped);
        }
        let rows: Vec<Row> = ask!(side, page(relation, last.as_ref(), batch));
        for row in &rows {
            hash(row, &mut whole);
            let Some(Value::Int(table)) = row.first().filter(|_| relation.name == LOGS) else { continue };
            if log.as_ref().is_none_or(|(of, _)| of != table)
                && let Some((of, ended)) = log.replace((*table, Sha256::new()))
            {
                logs.insert(of, ended.finalize().into());
            }
            if let Some((_, log)) = &mut log {
                hash(row, log);
            }
        }
        count += rows.len() as u64;
        let Some(end) = rows.last() else { break };
        last = Some(relation.key(end));
    }
    logs.extend(log.map(|(table, ended)| (table, ended.finalize().into())));
    Ok(Digest { count, whole: whole.finalize().into(), logs })
}

/// What a site holds, relation by relation: how many rows, and a hash of them. For tests of moves.
#[cfg(feature = "suite")]
pub async fn contents(place: &Place) -> Done<Vec<(&'static str, u64, [u8; 32])>> {
    let side = open_source(place).await?;
    let mut contents = Vec::new();
    for relation in RELATIONS {
        let digest = digest(&side, relation, 1_000, &mut |_| true).await?;
        contents.push((relation.name, digest.count, digest.whole));
    }
    Ok(contents)
}

/// Is a move into a file under way? Then no server may open it.
pub(crate) fn must_have_ended(marked: bool) -> Result<(), StoreError> {
    if !marked {
        return Ok(());
    }
    Err(StoreError::Broken(
        "a site is being moved here and has not arrived: run `bearcade admin migrate` again until it ends".to_owned(),
    ))
}
