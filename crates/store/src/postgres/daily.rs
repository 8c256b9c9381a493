//! The daily bear's scores (EO-27).

use tokio_postgres::Row;

use super::connection::Connection;
use super::{Done, text};
use crate::{DailyScore, Millis, PersonId, TableId};

const SCORE: &str = "SELECT day, person, game_table, score, turns, at FROM daily";
/// Whose scores are ranked: accounts that were claimed before the moment `$2`.
const RANKED: &str = "person IN (SELECT id FROM people WHERE claimed < $2)";

fn score(row: &Row) -> DailyScore {
    DailyScore {
        day: row.get(0),
        person: PersonId::from_number(row.get(1)),
        table: TableId::from_number(row.get(2)),
        score: row.get::<_, i64>(3) as i32,
        turns: row.get::<_, i64>(4) as u32,
        at: row.get(5),
    }
}

pub(super) async fn ranked(connection: &Connection, day: &str, before: Millis, most: u32) -> Done<Vec<DailyScore>> {
    let sql = format!("{SCORE} WHERE day = $1 AND {RANKED} ORDER BY score DESC, turns, at LIMIT $3");
    let rows = connection.query(&sql, &[&text(day), &before, &i64::from(most)]).await?;
    Ok(rows.iter().map(score).collect())
}

pub(super) async fn all_of(connection: &Connection, person: PersonId) -> Done<Vec<DailyScore>> {
    let rows = connection.query(&format!("{SCORE} WHERE person = $1 ORDER BY day"), &[&person.number()]).await?;
    Ok(rows.iter().map(score).collect())
}

pub(super) async fn of(
    connection: &Connection,
    day: &str,
    before: Millis,
    person: PersonId,
) -> Done<Option<(DailyScore, u32)>> {
    let day = text(day);
    let sql = format!("{SCORE} WHERE day = $1 AND person = $2");
    let Some(own) = connection.query_one(&sql, &[&day, &person.number()]).await?.as_ref().map(score) else {
        return Ok(None);
    };
    let sql = format!(
        "SELECT COUNT(*) FROM daily WHERE day = $1 AND {RANKED} AND (score > $3 OR (score = $3 AND turns < $4))"
    );
    let values = [i64::from(own.score), i64::from(own.turns)];
    let better = connection.query_one(&sql, &[&day, &before, &values[0], &values[1]]).await?;
    Ok(Some((own, better.map_or(0, |row| row.get::<_, i64>(0) as u32))))
}
