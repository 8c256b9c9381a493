use rusqlite::{CachedStatement, Connection, OptionalExtension, Params, Row, params};

use super::error::is_taken;
use super::journal::{self, Journal};
use crate::columns::{
    person_number, player, player_text, players, players_text, rated, rated_text, status, status_number,
};
use crate::{
    Append, Chat, DailyScore, Entry, Finish, Head, Millis, NewTable, Page, PersonId, Player, Rated, Rating,
    RatingChange, Status, StoreError, Summary, TableId, TableResult, TableRow, Tally,
};

type Done<T = ()> = Result<T, StoreError>;

/// Deletes everything that belongs to a table.
const DELETIONS: [&str; 8] = [
    "DELETE FROM entries WHERE game_table = ?1",
    "DELETE FROM chat WHERE game_table = ?1",
    "DELETE FROM results WHERE game_table = ?1",
    "DELETE FROM seated WHERE game_table = ?1",
    "DELETE FROM daily WHERE game_table = ?1",
    "UPDATE reports SET game_table = NULL WHERE game_table = ?1",
    "DELETE FROM creations WHERE game_table = ?1",
    "DELETE FROM game_tables WHERE id = ?1",
];

pub(super) fn add(connection: &Connection, table: &NewTable) -> Done {
    let sql =
        "INSERT INTO game_tables (id, game, rules, options, seats, secret, setup, created, status, public, players)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 0, 0, '')";
    let NewTable { id, game, rules, options, seats, secret, setup, at, summary } = table;
    let values = params![id.number(), game, rules, options, seats, secret, setup, at];
    match connection.prepare_cached(sql)?.execute(values) {
        Ok(_) => summarise(connection, *id, summary),
        Err(error) if is_taken(&error) => Err(StoreError::Taken),
        Err(error) => Err(error.into()),
    }
}

pub(super) fn summarise(connection: &Connection, id: TableId, summary: &Summary) -> Done {
    let Summary { status, public, players, result } = summary;
    if *status == Status::Open {
        forget_who_got_up(connection, id, players)?;
    }
    let sql = "UPDATE game_tables SET status = ?2, public = ?3, players = ?4, result = ?5 WHERE id = ?1";
    let values = params![id.number(), status_number(*status), public, players_text(players), result];
    if connection.prepare_cached(sql)?.execute(values)? == 0 {
        return Err(StoreError::Missing);
    }
    // Whoever has once played there keeps the table in their lists.
    let mut seat = connection.prepare_cached("INSERT OR IGNORE INTO seated (person, game_table) VALUES (?1, ?2)")?;
    for person in players.iter().filter_map(person_number) {
        seat.execute([person, id.number()])?;
    }
    Ok(())
}

/// Whoever gets up before the game begins no longer has the table in their lists.
fn forget_who_got_up(connection: &Connection, id: TableId, sitting: &[Player]) -> Done {
    let sql = "SELECT players FROM game_tables WHERE id = ?1";
    let before = connection.prepare_cached(sql)?.query_row([id.number()], |row| row.get::<_, String>(0)).optional()?;
    let mut forget = connection.prepare_cached("DELETE FROM seated WHERE person = ?1 AND game_table = ?2")?;
    for gone in before.iter().flat_map(|before| players(before)).filter(|player| !sitting.contains(player)) {
        if let Some(person) = person_number(&gone) {
            forget.execute([person, id.number()])?;
        }
    }
    Ok(())
}

pub(super) fn append(connection: &Connection, journal: &Journal, append: Append) -> Done {
    let Append { table, after, at, body, summary, finish } = append;
    journal.append(connection, table, Entry { number: after + 1, at, body })?;
    let more = || {
        if let Some(summary) = &summary {
            summarise(connection, table, summary)?;
        }
        if let Some(finish) = &finish {
            self::finish(connection, finish)?;
        }
        Ok(())
    };
    let done = more();
    if done.is_err() {
        // All of it or nothing: the transaction is shared with others and goes on.
        journal.take_back();
    }
    done
}

fn finish(connection: &Connection, finish: &Finish) -> Done {
    let Finish { results, ratings, daily } = finish;
    let sql = "INSERT OR REPLACE INTO results (game_table, seat, game, player, person, won, place, score, at)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
    for result in results {
        let TableResult { table, game, seat, player, won, place, score, at } = result;
        let person = person_number(player);
        let values = params![table.number(), seat, game, player_text(player), person, won, place, score, at];
        connection.prepare_cached(sql)?.execute(values)?;
    }
    let sql = "INSERT INTO ratings (who, game, mean, deviation, games) VALUES (?1, ?2, ?3 + ?5, ?4 * ?6, 1)
               ON CONFLICT (who, game) DO UPDATE SET mean = mean + ?5, deviation = deviation * ?6, games = games + 1";
    for RatingChange { who, game, start, gain, kept } in ratings {
        connection.prepare_cached(sql)?.execute(params![rated_text(who), game, start.0, start.1, gain, kept])?;
    }
    // EO-27: the first finished game of a day counts.
    let sql = "INSERT OR IGNORE INTO daily (day, person, game_table, score, turns, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    if let Some(DailyScore { day, person, table, score, turns, at }) = daily {
        connection.prepare_cached(sql)?.execute(params![day, person.number(), table.number(), score, turns, at])?;
    }
    Ok(())
}

/// The columns of a table's row; its head and the time of its last entry come from the log.
const TABLE: &str = "SELECT id, game, rules, options, seats, secret, setup, created, status, public, players, result,
    (SELECT number FROM entries WHERE game_table = id ORDER BY number DESC LIMIT 1),
    (SELECT at FROM entries WHERE game_table = id ORDER BY number DESC LIMIT 1)
    FROM game_tables";

fn table_row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    let seated: String = row.get(10)?;
    let created = row.get(7)?;
    Ok(TableRow {
        table: NewTable {
            id: TableId::from_number(row.get(0)?),
            game: row.get(1)?,
            rules: row.get(2)?,
            options: row.get(3)?,
            seats: row.get(4)?,
            secret: row.get(5)?,
            setup: row.get(6)?,
            at: created,
            summary: Summary {
                status: status(row.get(8)?),
                public: row.get(9)?,
                players: players(&seated),
                result: row.get(11)?,
            },
        },
        head: row.get::<_, Option<i64>>(12)?.unwrap_or(0) as u64,
        changed: row.get::<_, Option<Millis>>(13)?.unwrap_or(created),
    })
}

/// A row, with what of its log was not filed before it was read.
fn with_unfiled(last: Option<(u64, Millis)>, mut row: TableRow) -> TableRow {
    if let Some((head, changed)) = last.filter(|&(head, _)| head > row.head) {
        (row.head, row.changed) = (head, changed);
    }
    row
}

fn rows(select: &mut CachedStatement<'_>, values: impl Params, journal: &Journal) -> Done<Vec<TableRow>> {
    let lasts = journal.lasts();
    let rows = select.query_map(values, table_row)?.collect::<Result<Vec<_>, _>>()?;
    Ok(rows.into_iter().map(|row| with_unfiled(lasts.get(&row.table.id).copied(), row)).collect())
}

pub(super) fn by_id(connection: &Connection, journal: &Journal, id: TableId) -> Done<Option<TableRow>> {
    let last = journal.last(id);
    let mut select = connection.prepare_cached(&format!("{TABLE} WHERE id = ?1"))?;
    let row = select.query_row([id.number()], table_row).optional()?;
    Ok(row.map(|row| with_unfiled(last, row)))
}

pub(super) fn heads(connection: &Connection, journal: &Journal, ids: &[TableId]) -> Done<Vec<Head>> {
    let sql = "SELECT COALESCE(number, 0), COALESCE(at, created) FROM game_tables LEFT JOIN entries
               ON game_table = id AND number = (SELECT max(number) FROM entries WHERE game_table = id)
               WHERE id = ?1";
    let mut select = connection.prepare_cached(sql)?;
    let mut heads = Vec::with_capacity(ids.len());
    for &table in ids {
        // Asked before the file: what is filed meanwhile is found in both.
        let unfiled = journal.last(table);
        let filed =
            select.query_row([table.number()], |row| Ok((row.get::<_, i64>(0)? as u64, row.get(1)?))).optional()?;
        if let Some(filed) = filed {
            let (number, at) = unfiled.filter(|unfiled| unfiled.0 > filed.0).unwrap_or(filed);
            heads.push(Head { table, number, at });
        }
    }
    Ok(heads)
}

pub(super) fn log(connection: &Connection, journal: &Journal, id: TableId, after: u64) -> Done<Vec<Entry>> {
    let unfiled = journal.of(id, after);
    let sql = "SELECT number, at, body FROM entries WHERE game_table = ?1 AND number > ?2 ORDER BY number";
    let from = i64::try_from(after).unwrap_or(i64::MAX);
    let mut select = connection.prepare_cached(sql)?;
    let filed = select.query_map([id.number(), from], |row| journal::entry(row, 0))?;
    let mut log = filed.collect::<Result<Vec<_>, _>>()?;
    let last = log.last().map_or(after, |entry| entry.number);
    log.extend(unfiled.into_iter().filter(|entry| entry.number > last));
    Ok(log)
}

pub(super) fn lobby(
    connection: &Connection,
    journal: &Journal,
    game: Option<&str>,
    of: Status,
    page: Page,
) -> Done<Vec<TableRow>> {
    let sql = format!(
        "{TABLE} WHERE status = ?1 AND created < ?2 AND public AND (?3 IS NULL OR game = ?3)
         ORDER BY created DESC LIMIT ?4"
    );
    let values = params![status_number(of), page.before, game, page.most];
    rows(&mut connection.prepare_cached(&sql)?, values, journal)
}

pub(super) fn all(connection: &Connection, journal: &Journal, of: Option<Status>, page: Page) -> Done<Vec<TableRow>> {
    let sql = format!("{TABLE} WHERE (?1 IS NULL OR status = ?1) AND created < ?2 ORDER BY created DESC LIMIT ?3");
    let values = params![of.map(status_number), page.before, page.most];
    rows(&mut connection.prepare_cached(&sql)?, values, journal)
}

pub(super) fn of(
    connection: &Connection,
    journal: &Journal,
    person: PersonId,
    of: Status,
    page: Page,
) -> Done<Vec<TableRow>> {
    let sql = format!(
        "{TABLE} WHERE id IN (SELECT game_table FROM seated WHERE person = ?1) AND status = ?2 AND created < ?3
         ORDER BY created DESC LIMIT ?4"
    );
    let values = params![person.number(), status_number(of), page.before, page.most];
    rows(&mut connection.prepare_cached(&sql)?, values, journal)
}

pub(super) fn idle(
    connection: &Connection,
    journal: &Journal,
    of: Status,
    since: Millis,
    most: u32,
) -> Done<Vec<TableId>> {
    let sql = "SELECT id FROM game_tables WHERE status = ?1 AND created < ?2 AND NOT EXISTS
               (SELECT 1 FROM entries WHERE game_table = id AND at >= ?2) ORDER BY created LIMIT ?3";
    let lasts = journal.lasts();
    let mut select = connection.prepare_cached(sql)?;
    let id = |row: &Row<'_>| Ok(TableId::from_number(row.get(0)?));
    let found = select.query_map(params![status_number(of), since, most], id)?.collect::<Result<Vec<_>, _>>()?;
    Ok(found.into_iter().filter(|id| lasts.get(id).is_none_or(|&(_, at)| at < since)).collect())
}

pub(super) fn delete(connection: &Connection, journal: &Journal, id: TableId) -> Done {
    journal.delete(connection, id)?;
    for sql in DELETIONS {
        connection.prepare_cached(sql)?.execute([id.number()])?;
    }
    Ok(())
}

pub(super) fn results_of(connection: &Connection, person: PersonId, page: Page) -> Done<Vec<TableResult>> {
    let sql = "SELECT game_table, game, seat, player, won, place, score, at FROM results
               WHERE person = ?1 AND at < ?2 ORDER BY at DESC LIMIT ?3";
    let result = |row: &Row<'_>| {
        Ok(TableResult {
            table: TableId::from_number(row.get(0)?),
            game: row.get(1)?,
            seat: row.get(2)?,
            player: player(&row.get::<_, String>(3)?),
            won: row.get(4)?,
            place: row.get(5)?,
            score: row.get(6)?,
            at: row.get(7)?,
        })
    };
    let values = params![person.number(), page.before, page.most];
    Ok(connection.prepare_cached(sql)?.query_map(values, result)?.collect::<Result<_, _>>()?)
}

pub(super) fn tally(connection: &Connection, person: PersonId) -> Done<Vec<Tally>> {
    let sql = "SELECT game, COUNT(*), SUM(won), MAX(score) FROM results WHERE person = ?1 GROUP BY game ORDER BY game";
    let tally =
        |row: &Row<'_>| Ok(Tally { game: row.get(0)?, played: row.get(1)?, won: row.get(2)?, best: row.get(3)? });
    Ok(connection.prepare_cached(sql)?.query_map([person.number()], tally)?.collect::<Result<_, _>>()?)
}

const RATING: &str = "SELECT who, game, mean, deviation, games FROM ratings";

fn rating_row(row: &Row<'_>) -> rusqlite::Result<Option<Rating>> {
    let Some(who) = rated(&row.get::<_, String>(0)?) else { return Ok(None) };
    Ok(Some(Rating { who, game: row.get(1)?, mean: row.get(2)?, deviation: row.get(3)?, games: row.get(4)? }))
}

pub(super) fn rating(connection: &Connection, who: &Rated, game: &str) -> Done<Option<Rating>> {
    let mut select = connection.prepare_cached(&format!("{RATING} WHERE who = ?1 AND game = ?2"))?;
    Ok(select.query_row([rated_text(who).as_str(), game], rating_row).optional()?.flatten())
}

pub(super) fn ratings_of(connection: &Connection, person: PersonId) -> Done<Vec<Rating>> {
    let mut select = connection.prepare_cached(&format!("{RATING} WHERE who = ?1 ORDER BY game"))?;
    let rows = select.query_map([rated_text(&Rated::Person(person))], rating_row)?;
    Ok(rows.filter_map(Result::transpose).collect::<Result<_, _>>()?)
}

pub(super) fn ratings(connection: &Connection, game: &str, most: u32) -> Done<Vec<Rating>> {
    let sql = format!("{RATING} WHERE game = ?1 ORDER BY mean - 3 * deviation DESC, who LIMIT ?2");
    let mut select = connection.prepare_cached(&sql)?;
    let rows = select.query_map(params![game, most], rating_row)?;
    Ok(rows.filter_map(Result::transpose).collect::<Result<_, _>>()?)
}

pub(super) fn say(connection: &Connection, table: TableId, chat: &Chat) -> Done<u64> {
    let sql = "INSERT INTO chat (game_table, number, at, person, text)
               SELECT id, (SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE game_table = id), ?2, ?3, ?4
               FROM game_tables WHERE id = ?1 RETURNING number";
    let Chat { at, person, text, .. } = chat;
    let values = params![table.number(), at, person.number(), text];
    let number: Option<i64> = connection.prepare_cached(sql)?.query_row(values, |row| row.get(0)).optional()?;
    number.map(|number| number as u64).ok_or(StoreError::Missing)
}

pub(super) fn chat(connection: &Connection, table: TableId, most: u32) -> Done<Vec<Chat>> {
    let sql = "SELECT number, at, person, text FROM chat WHERE game_table = ?1 ORDER BY number DESC LIMIT ?2";
    let mut select = connection.prepare_cached(sql)?;
    let mut said: Vec<Chat> = select.query_map(params![table.number(), most], chat_row)?.collect::<Result<_, _>>()?;
    said.reverse();
    Ok(said)
}

fn chat_row(row: &Row<'_>) -> rusqlite::Result<Chat> {
    let number: i64 = row.get(0)?;
    Ok(Chat { number: number as u64, at: row.get(1)?, person: PersonId::from_number(row.get(2)?), text: row.get(3)? })
}

pub(super) fn chat_by(connection: &Connection, person: PersonId) -> Done<Vec<(TableId, Chat)>> {
    let sql = "SELECT number, at, person, text, game_table FROM chat WHERE person = ?1 ORDER BY at, game_table, number";
    let said = |row: &Row<'_>| Ok((TableId::from_number(row.get(4)?), chat_row(row)?));
    Ok(connection.prepare_cached(sql)?.query_map([person.number()], said)?.collect::<Result<_, _>>()?)
}
