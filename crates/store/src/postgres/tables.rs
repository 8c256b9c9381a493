use tokio_postgres::Row;

use super::connection::{Connection, Values};
use super::error::is_taken;
use super::{Done, text};
use crate::columns::{person_number, player, players, players_text, rated, rated_text, status, status_number};
use crate::{
    Chat, Creation, Entry, Head, Millis, NewTable, Page, PersonId, Rated, Rating, Status, StoreError, Summary, TableId,
    TableResult, TableRow, Tally,
};

/// One statement, and so all of it or nothing.
pub(super) async fn add(connection: &Connection, table: &NewTable, creation: Option<&Creation>) -> Done {
    let sql = "WITH sat AS (INSERT INTO seated (person, game_table) SELECT DISTINCT unnest($13::bigint[]), $1::bigint
                            ON CONFLICT DO NOTHING),
               made AS (INSERT INTO creations (game_table, person, network, bytes, request, content, at)
                        SELECT $1::bigint, $14::bigint, $15::bytea, $16::bigint, $17::bytea, $18::bytea, $8::bigint
                        WHERE $14::bigint IS NOT NULL)
               INSERT INTO game_tables
               (id, game, rules, options, seats, secret, setup, created, status, public, players, result)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
    let NewTable { id, game, rules, options, seats, secret, setup, at, summary } = table;
    let Summary { status, public, players, result } = summary;
    let people: Vec<i64> = players.iter().filter_map(person_number).collect();
    let request = creation.and_then(|creation| creation.request.as_ref());
    let values: Values<'_> = &[
        &id.number(),
        game,
        &i64::from(*rules),
        options,
        &i64::from(*seats),
        &secret.as_slice(),
        setup,
        at,
        &status_number(*status),
        public,
        &players_text(players),
        result,
        &people,
        &creation.map(|creation| creation.person.number()),
        &creation.map(|creation| creation.network.as_slice()),
        &(options.len() as i64),
        &request.map(|request| request.key.as_slice()),
        &request.map(|request| request.content.as_slice()),
    ];
    match connection.try_execute(sql, values).await? {
        Ok(_) => Ok(()),
        Err(error) if is_taken(&error) => Err(StoreError::Taken),
        Err(error) => Err(error.into()),
    }
}

pub(super) async fn summarise(connection: &Connection, id: TableId, summary: &Summary) -> Done {
    // Whoever has once played there keeps the table in their lists; whoever gets up before that does not.
    let sql = "WITH
        changed AS (UPDATE game_tables SET status = $2, public = $3, players = $4, result = $5 WHERE id = $1
                    RETURNING id),
        gone AS (DELETE FROM seated USING changed WHERE $7 AND game_table = changed.id AND person <> ALL($6::bigint[])),
        sat AS (INSERT INTO seated (person, game_table)
                SELECT DISTINCT person, changed.id FROM changed, unnest($6::bigint[]) AS person ON CONFLICT DO NOTHING)
        SELECT id FROM changed";
    let Summary { status, public, players, result } = summary;
    let people: Vec<i64> = players.iter().filter_map(person_number).collect();
    let (number, is_open) = (status_number(*status), *status == Status::Open);
    let values: Values<'_> = &[&id.number(), &number, public, &players_text(players), result, &people, &is_open];
    connection.query_one(sql, values).await?.map(drop).ok_or(StoreError::Missing)
}

/// The columns of a table's row; its head and the time of its last entry come from the log.
const TABLE: &str = "SELECT id, game, rules, options, seats, secret, setup, created, status, public, players, result,
    last.number, last.at FROM game_tables
    LEFT JOIN LATERAL (SELECT number, at FROM entries WHERE game_table = id ORDER BY number DESC LIMIT 1) last ON true";

fn table_row(row: &Row) -> TableRow {
    let created = row.get(7);
    let mut secret = [0; 32];
    let kept: &[u8] = row.get(5);
    let length = kept.len().min(secret.len());
    secret[..length].copy_from_slice(&kept[..length]);
    TableRow {
        table: NewTable {
            id: TableId::from_number(row.get(0)),
            game: row.get(1),
            rules: row.get::<_, i64>(2) as u16,
            options: row.get(3),
            seats: row.get::<_, i64>(4) as u8,
            secret,
            setup: row.get(6),
            at: created,
            summary: Summary {
                status: status(row.get(8)),
                public: row.get(9),
                players: players(row.get(10)),
                result: row.get(11),
            },
        },
        head: row.get::<_, Option<i64>>(12).unwrap_or(0) as u64,
        changed: row.get::<_, Option<Millis>>(13).unwrap_or(created),
    }
}

async fn rows(connection: &Connection, rest: &str, values: Values<'_>) -> Done<Vec<TableRow>> {
    Ok(connection.query(&format!("{TABLE} {rest}"), values).await?.iter().map(table_row).collect())
}

pub(super) async fn by_id(connection: &Connection, id: TableId) -> Done<Option<TableRow>> {
    Ok(rows(connection, "WHERE id = $1", &[&id.number()]).await?.pop())
}

pub(super) async fn heads(connection: &Connection, ids: &[TableId]) -> Done<Vec<Head>> {
    let sql = "SELECT id, COALESCE(number, 0), COALESCE(at, created) FROM game_tables LEFT JOIN LATERAL
                   (SELECT number, at FROM entries WHERE game_table = id ORDER BY number DESC LIMIT 1) AS last ON true
               WHERE id = ANY($1)";
    let ids: Vec<i64> = ids.iter().map(|id| id.number()).collect();
    let head = |row: &Row| Head {
        table: TableId::from_number(row.get(0)),
        number: row.get::<_, i64>(1) as u64,
        at: row.get(2),
    };
    Ok(connection.query(sql, &[&ids]).await?.iter().map(head).collect())
}

pub(super) async fn log(connection: &Connection, id: TableId, after: u64) -> Done<Vec<Entry>> {
    let sql = "SELECT number, at, body FROM entries WHERE game_table = $1 AND number > $2 ORDER BY number";
    let after = i64::try_from(after).unwrap_or(i64::MAX);
    let entry = |row: &Row| Entry { number: row.get::<_, i64>(0) as u64, at: row.get(1), body: row.get(2) };
    Ok(connection.query(sql, &[&id.number(), &after]).await?.iter().map(entry).collect())
}

pub(super) async fn lobby(connection: &Connection, game: Option<&str>, of: Status, page: Page) -> Done<Vec<TableRow>> {
    let rest = "WHERE status = $1 AND created < $2 AND public AND ($3::text IS NULL OR game = $3)
                ORDER BY created DESC LIMIT $4";
    rows(connection, rest, &[&status_number(of), &page.before, &game.map(text), &i64::from(page.most)]).await
}

pub(super) async fn all(connection: &Connection, of: Option<Status>, page: Page) -> Done<Vec<TableRow>> {
    let rest = "WHERE ($1::bigint IS NULL OR status = $1) AND created < $2 ORDER BY created DESC LIMIT $3";
    rows(connection, rest, &[&of.map(status_number), &page.before, &i64::from(page.most)]).await
}

pub(super) async fn of(connection: &Connection, person: PersonId, of: Status, page: Page) -> Done<Vec<TableRow>> {
    let rest = "WHERE id IN (SELECT game_table FROM seated WHERE person = $1) AND status = $2 AND created < $3
                ORDER BY created DESC LIMIT $4";
    rows(connection, rest, &[&person.number(), &status_number(of), &page.before, &i64::from(page.most)]).await
}

pub(super) async fn idle(connection: &Connection, of: Status, since: Millis, most: u32) -> Done<Vec<TableId>> {
    let sql = "SELECT id FROM game_tables WHERE status = $1 AND created < $2 AND COALESCE(
               (SELECT at FROM entries WHERE game_table = id ORDER BY number DESC LIMIT 1), created) < $2
               ORDER BY created LIMIT $3";
    let rows = connection.query(sql, &[&status_number(of), &since, &i64::from(most)]).await?;
    Ok(rows.iter().map(|row| TableId::from_number(row.get(0))).collect())
}

/// One statement, and so all of it or nothing.
pub(super) async fn delete(connection: &Connection, id: TableId) -> Done {
    let sql = "WITH
        a AS (DELETE FROM entries WHERE game_table = $1),
        b AS (DELETE FROM chat WHERE game_table = $1),
        c AS (DELETE FROM results WHERE game_table = $1),
        d AS (DELETE FROM seated WHERE game_table = $1),
        e AS (DELETE FROM daily WHERE game_table = $1),
        f AS (UPDATE reports SET game_table = NULL WHERE game_table = $1),
        g AS (DELETE FROM creations WHERE game_table = $1)
        DELETE FROM game_tables WHERE id = $1";
    connection.execute(sql, &[&id.number()]).await?;
    Ok(())
}

pub(super) async fn results_of(connection: &Connection, person: PersonId, page: Page) -> Done<Vec<TableResult>> {
    let sql = "SELECT game_table, game, seat, player, won, place, score, at FROM results
               WHERE person = $1 AND at < $2 ORDER BY at DESC LIMIT $3";
    let result = |row: &Row| TableResult {
        table: TableId::from_number(row.get(0)),
        game: row.get(1),
        seat: row.get::<_, i64>(2) as u8,
        player: player(row.get(3)),
        won: row.get(4),
        place: row.get::<_, i64>(5) as u8,
        score: row.get::<_, i64>(6) as i32,
        at: row.get(7),
    };
    let rows = connection.query(sql, &[&person.number(), &page.before, &i64::from(page.most)]).await?;
    Ok(rows.iter().map(result).collect())
}

pub(super) async fn tally(connection: &Connection, person: PersonId) -> Done<Vec<Tally>> {
    let sql = "SELECT game, COUNT(*), COUNT(*) FILTER (WHERE won), MAX(score) FROM results WHERE person = $1
               GROUP BY game ORDER BY game";
    let tally = |row: &Row| Tally {
        game: row.get(0),
        played: row.get::<_, i64>(1) as u32,
        won: row.get::<_, i64>(2) as u32,
        best: row.get::<_, i64>(3) as i32,
    };
    Ok(connection.query(sql, &[&person.number()]).await?.iter().map(tally).collect())
}

const RATING: &str = "SELECT who, game, mean, deviation, games FROM ratings";

fn rating_row(row: &Row) -> Option<Rating> {
    let games = row.get::<_, i64>(4) as u32;
    Some(Rating { who: rated(row.get(0))?, game: row.get(1), mean: row.get(2), deviation: row.get(3), games })
}

pub(super) async fn rating(connection: &Connection, who: &Rated, game: &str) -> Done<Option<Rating>> {
    let sql = format!("{RATING} WHERE who = $1 AND game = $2");
    Ok(connection.query_one(&sql, &[&rated_text(who), &text(game)]).await?.as_ref().and_then(rating_row))
}

pub(super) async fn ratings_of(connection: &Connection, person: PersonId) -> Done<Vec<Rating>> {
    let who = rated_text(&Rated::Person(person));
    let rows = connection.query(&format!("{RATING} WHERE who = $1 ORDER BY game"), &[&who]).await?;
    Ok(rows.iter().filter_map(rating_row).collect())
}

pub(super) async fn ratings(connection: &Connection, game: &str, most: u32) -> Done<Vec<Rating>> {
    let sql = format!("{RATING} WHERE game = $1 ORDER BY mean - 3 * deviation DESC, who LIMIT $2");
    let rows = connection.query(&sql, &[&text(game), &i64::from(most)]).await?;
    Ok(rows.iter().filter_map(rating_row).collect())
}

/// How often somebody who was overtaken while speaking speaks again: each time somebody else has been heard.
const MOST_TRIES: usize = 1_000;

pub(super) async fn say(connection: &Connection, table: TableId, chat: &Chat) -> Done<u64> {
    let sql = "INSERT INTO chat (game_table, number, at, person, text)
               SELECT id, (SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE game_table = id), $2, $3, $4
               FROM game_tables WHERE id = $1 ON CONFLICT DO NOTHING RETURNING number";
    let Chat { at, person, text: said, .. } = chat;
    for _ in 0..MOST_TRIES {
        let row = connection.query_one(sql, &[&table.number(), at, &person.number(), &text(said)]).await?;
        if let Some(row) = row {
            return Ok(row.get::<_, i64>(0) as u64);
        }
        if connection.query_one("SELECT 1 FROM game_tables WHERE id = $1", &[&table.number()]).await?.is_none() {
            return Err(StoreError::Missing);
        }
    }
    Err(StoreError::Taken)
}

pub(super) async fn chat(connection: &Connection, table: TableId, most: u32) -> Done<Vec<Chat>> {
    let sql = "SELECT number, at, person, text FROM chat WHERE game_table = $1 ORDER BY number DESC LIMIT $2";
    Ok(connection.query(sql, &[&table.number(), &i64::from(most)]).await?.iter().rev().map(chat_row).collect())
}

fn chat_row(row: &Row) -> Chat {
    Chat {
        number: row.get::<_, i64>(0) as u64,
        at: row.get(1),
        person: PersonId::from_number(row.get(2)),
        text: row.get(3),
    }
}

pub(super) async fn chat_by(connection: &Connection, person: PersonId) -> Done<Vec<(TableId, Chat)>> {
    let sql = "SELECT number, at, person, text, game_table FROM chat WHERE person = $1 ORDER BY at, game_table, number";
    let said = |row: &Row| (TableId::from_number(row.get(4)), chat_row(row));
    Ok(connection.query(sql, &[&person.number()]).await?.iter().map(said).collect())
}
