//! What an operator does to a site beside its running server: through the store alone.

use std::collections::HashSet;
use std::fmt;

use bearcade_bots::Level;
use bearcade_core::Seat;
use bearcade_store::{
    Append, Entry as Stored, Millis, Page, PersonId, Player, Status, Store, StoreError, Summary, TableId, TableRow,
};

use crate::daily::Day;
use crate::live;
use crate::log::{Around, Entry};
use crate::passwords;
use crate::room::Facts;
use crate::secrets;
use crate::setup::Setup;
use crate::site;
use crate::time;

/// Why something an operator wants is not done.
#[derive(Debug)]
pub enum OperatorError {
    /// The store refused.
    Store(StoreError),
    /// There is no such table.
    NoSuchTable,
    /// The game at the table has ended already.
    Ended,
    /// The game at the table has not ended.
    NotEnded,
    /// A guest has no password.
    NoAccount,
    /// A password could not be hashed.
    Password(String),
}

impl fmt::Display for OperatorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::NoSuchTable => f.write_str("there is no such table"),
            Self::Ended => f.write_str("the game at this table has ended already"),
            Self::NotEnded => f.write_str("the game at this table has not ended; abandon the table first"),
            Self::NoAccount => f.write_str("they are a guest, without a password; let them claim their name"),
            Self::Password(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for OperatorError {}

impl From<StoreError> for OperatorError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// A moment as an operator reads it: `2026-11-16 03:54:07` (UTC).
pub fn moment(at: Millis) -> String {
    let seconds = (at - Day::of(at).begins()) / 1_000;
    format!("{} {:02}:{:02}:{:02}", Day::of(at), seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

/// Says that this machine's clock is right: a site that waits with what expires, because its clock is far ahead of its last
/// sign of life, no longer does. Returns the time that is taken to be right.
pub async fn trust_clock(store: &dyn Store) -> Result<Millis, OperatorError> {
    let now = time::now();
    store.set_fact(site::SEEN, now.to_string().into_bytes()).await?;
    Ok(now)
}

/// A fresh random password and recovery code for an account; all its sessions end.
pub async fn reset_password(store: &dyn Store, id: PersonId) -> Result<(String, String), OperatorError> {
    let password = secrets::token();
    let fresh = passwords::fresh(password.clone()).await.map_err(|refusal| OperatorError::Password(refusal.message))?;
    match store.set_password(id, None, &fresh.hash, &fresh.recovery_hash).await {
        Err(StoreError::Missing) => Err(OperatorError::NoAccount),
        done => Ok(done.map(|()| (password, fresh.recovery))?),
    }
}

/// Forgets somebody. Their games stay, without a name; those that are on go on without them. A server that has such a
/// table in memory notices when somebody next wants something there, or soon if somebody has it open.
pub async fn forget(store: &dyn Store, id: PersonId) -> Result<(), OperatorError> {
    leave_tables(store, id).await?;
    store.forget(id).await?;
    // Where they sat down meanwhile.
    leave_tables(store, id).await
}

async fn leave_tables(store: &dyn Store, id: PersonId) -> Result<(), OperatorError> {
    for status in [Status::Open, Status::Playing] {
        for row in store.tables_of(id, status, Page::first(u32::MAX)).await? {
            vanish(store, row.table.id, id).await?;
        }
    }
    Ok(())
}

/// Takes somebody away from a table.
async fn vanish(store: &dyn Store, table: TableId, person: PersonId) -> Result<(), OperatorError> {
    loop {
        let row = store.table(table).await?.ok_or(OperatorError::NoSuchTable)?;
        let log = store.log(table, 0).await?;
        let Summary { status, public, players, result } = row.table.summary;
        let mut facts = Facts { status, players };
        let setup: Option<Setup> = serde_json::from_str(&row.table.setup).ok();
        let is_host = setup.is_some_and(|setup| setup.host == person.to_string());
        let Some(around) = facts.without(person, is_host, |seat| has_stand_in(&log, seat)) else { return Ok(()) };
        facts.take(&around);
        let summary = Some(Summary { status: facts.status, public, players: facts.players, result });
        let body = Entry::Around(around).write();
        // After what the summary is of: the log that was read later may hold more.
        match store.append(Append { table, after: row.head, at: time::now(), body, summary, finish: None }).await {
            // A move came between: look again.
            Err(StoreError::Taken) => {}
            done => return Ok(done?),
        }
    }
}

/// Does a bot play on for whoever sits there?
fn has_stand_in(log: &[Stored], of: Seat) -> bool {
    let taken_over = |stored: &Stored| match Entry::read(&stored.body) {
        Ok(Entry::Around(Around::TakenOver { seat, .. })) if seat == of => Some(true),
        Ok(Entry::Around(Around::Back { seat })) if seat == of => Some(false),
        _ => None,
    };
    log.iter().rev().find_map(taken_over).unwrap_or(false)
}

/// Gives a table up. A server that has it in memory notices when somebody next wants something there.
pub async fn abandon(store: &dyn Store, id: TableId) -> Result<(), OperatorError> {
    loop {
        let row = store.table(id).await?.ok_or(OperatorError::NoSuchTable)?;
        if has_ended(&row) {
            return Err(OperatorError::Ended);
        }
        let mut summary = row.table.summary;
        summary.status = Status::Abandoned;
        let body = Entry::Around(Around::Abandoned).write();
        let append = Append { table: id, after: row.head, at: time::now(), body, summary: Some(summary), finish: None };
        match store.append(append).await {
            // A move came between: look again.
            Err(StoreError::Taken) => {}
            done => return Ok(done?),
        }
    }
}

/// Deletes a table whose game has ended, with its log, results and chat.
pub async fn delete_table(store: &dyn Store, id: TableId) -> Result<(), OperatorError> {
    let row = store.table(id).await?.ok_or(OperatorError::NoSuchTable)?;
    if !has_ended(&row) {
        return Err(OperatorError::NotEnded);
    }
    Ok(store.delete_table(id).await?)
}

fn has_ended(row: &TableRow) -> bool {
    matches!(row.table.summary.status, Status::Over | Status::Abandoned)
}

/// What a look at every table's log found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// How many tables there are.
    pub tables: usize,
    /// How many entries their logs have.
    pub entries: usize,
    /// The tables whose logs can't be carried out, and why.
    pub faults: Vec<(TableId, String)>,
}

/// Carries out every table's log from its beginning: each entry is there, can be read and follows the rules.
pub async fn audit(store: &dyn Store) -> Result<Audit, OperatorError> {
    let (mut audit, mut known) = (Audit::default(), HashSet::new());
    for row in store.tables(None, Page::first(u32::MAX)).await? {
        let mut log = store.log(row.table.id, 0).await?;
        // On a site that is open, entries have come since the list was made.
        log.retain(|entry| entry.number <= row.head);
        audit.tables += 1;
        audit.entries += log.len();
        if let Err(reason) = replay(&row, &log) {
            audit.faults.push((row.table.id, reason));
        }
        for player in &row.table.summary.players {
            let Player::Person(person) = player else { continue };
            if !known.contains(person) && store.person(*person).await?.is_none() {
                audit.faults.push((row.table.id, format!("nobody is known as {person}, who sits there")));
                break;
            }
            known.insert(*person);
        }
    }
    // One word is enough for a table.
    audit.faults.dedup_by_key(|(table, _)| *table);
    Ok(audit)
}

fn replay(row: &TableRow, log: &[Stored]) -> Result<(), String> {
    let table = &row.table;
    let options = serde_json::from_str(&table.options).map_err(|error| format!("its options: {error}"))?;
    let setup: Setup = serde_json::from_str(&table.setup).map_err(|error| format!("its setup: {error}"))?;
    let mut game = live::of_table(&table.game, &options, table.seats, table.secret, setup.daily.is_some())
        .map_err(|error| format!("its game: {error:?}"))?;
    let mut facts = Facts::new(table.seats);
    for (place, stored) in log.iter().enumerate() {
        let at = |reason: String| format!("entry {}: {reason}", stored.number);
        if stored.number != place as u64 + 1 {
            return Err(format!("entry {} is missing", place + 1));
        }
        match Entry::read(&stored.body).map_err(at)? {
            Entry::Steps(lines) => game.replay(&lines).map_err(at)?,
            Entry::Around(around) => {
                let names_no_seat = around_seat(&around).is_some_and(|seat| seat.index() >= table.seats.into());
                if names_no_seat || !is_sound(&around) {
                    return Err(at("it names nobody that can sit there".to_owned()));
                }
                if let Around::Undone { seat } = around {
                    game.undo(seat).map_err(|error| at(error.to_string()))?;
                }
                facts.take(&around);
            }
        }
    }
    let outcome = game.outcome();
    if outcome.is_some() {
        facts.status = Status::Over;
    }
    let Summary { status, players, result, .. } = &table.summary;
    if (facts.status, &facts.players) != (*status, players) || outcome.map(|outcome| outcome.to_string()) != *result {
        return Err("what lists show of it is not what its log says".to_owned());
    }
    Ok(())
}

fn around_seat(around: &Around) -> Option<Seat> {
    match around {
        Around::Sat { seat, .. }
        | Around::Bot { seat, .. }
        | Around::Stood { seat }
        | Around::TakenOver { seat, .. }
        | Around::Back { seat }
        | Around::AskedUndo { seat }
        | Around::AgreedUndo { seat }
        | Around::RefusedUndo { seat }
        | Around::Undone { seat }
        | Around::Advised { seat } => Some(*seat),
        Around::Began | Around::Abandoned | Around::Paused { .. } | Around::Rematch { .. } => None,
    }
}

fn is_sound(around: &Around) -> bool {
    match around {
        Around::Sat { person, .. } => person.parse::<PersonId>().is_ok(),
        Around::Bot { level, .. } | Around::TakenOver { level, .. } => level.parse::<Level>().is_ok(),
        Around::Rematch { table } => table.parse::<TableId>().is_ok(),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_by_the_clock_of_utc() {
        assert_eq!(moment(0), "1970-01-01 00:00:00");
        assert_eq!(moment(1_794_801_247_999), "2026-11-16 03:54:07");
    }
}
