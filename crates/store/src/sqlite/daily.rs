//! The daily bear's scores (EO-27).

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{DailyScore, Millis, PersonId, StoreError, TableId};

type Done<T = ()> = Result<T, StoreError>;

const SCORE: &str = "SELECT day, person, game_table, score, turns, at FROM daily";
/// Whose scores are ranked: accounts that were claimed before the moment `?2`.
const RANKED: &str = "person IN (SELECT id FROM people WHERE claimed < ?2)";

fn score(row: &Row<'_>) -> rusqlite::Result<DailyScore> {
    Ok(DailyScore {
        day: row.get(0)?,
        person: PersonId::from_number(row.get(1)?),
        table: TableId::from_number(row.get(2)?),
        score: row.get(3)?,
        turns: row.get(4)?,
        at: row.get(5)?,
    })
}

pub(super) fn ranked(connection: &Connection, day: &str, before: Millis, most: u32) -> Done<Vec<DailyScore>> {
    let sql = format!("{SCORE} WHERE day = ?1 AND {RANKED} ORDER BY score DESC, turns, at LIMIT ?3");
    let mut select = connection.prepare_cached(&sql)?;
    Ok(select.query_map(params![day, before, most], score)?.collect::<Result<_, _>>()?)
}

pub(super) fn all_of(connection: &Connection, person: PersonId) -> Done<Vec<DailyScore>> {
    let mut select = connection.prepare_cached(&format!("{SCORE} WHERE person = ?1 ORDER BY day"))?;
    Ok(select.query_map([person.number()], score)?.collect::<Result<_, _>>()?)
}

pub(super) fn of(
    connection: &Connection,
    day: &str,
    before: Millis,
    person: PersonId,
) -> Done<Option<(DailyScore, u32)>> {
    let sql = format!("{SCORE} WHERE day = ?1 AND person = ?2");
    let own = connection.prepare_cached(&sql)?.query_row(params![day, person.number()], score).optional()?;
    let Some(own) = own else { return Ok(None) };
    let sql = format!(
        "SELECT COUNT(*) FROM daily WHERE day = ?1 AND {RANKED} AND (score > ?3 OR (score = ?3 AND turns < ?4))"
    );
    let values = params![day, before, own.score, own.turns];
    let better = connection.prepare_cached(&sql)?.query_row(values, |row| row.get(0))?;
    Ok(Some((own, better)))
}
