//! Entries of many tables, written together.

use std::collections::{BTreeMap, BTreeSet};

use super::connection::{Connection, Values};
use super::error::is_worth_another_try;
use super::{Done, text};
use crate::columns::{person_number, player_text, players_text, rated_text, status_number};
use crate::{Append, DailyScore, RatingChange, Status, StoreError, TableResult};

/// Why nothing of what was to be written together is known to be written.
pub(super) struct Trouble {
    /// What to tell whoever asked.
    pub(super) error: StoreError,
    /// Was all of it refused, perhaps because of one? Then each may be tried alone. If the connection broke, nobody knows
    /// whether it was committed.
    pub(super) refused: bool,
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self { error, refused: false }
    }
}

type Step<T = ()> = Result<T, Trouble>;

/// Writes appends to different tables, sorted by table, and commits. The answers are in their order.
///
/// Everybody locks in the same order (entries by table, then what belongs to them, then ratings by their keys), so that
/// two servers never wait for each other.
pub(super) async fn write(connection: &Connection, appends: &[&Append]) -> Step<Vec<Done>> {
    let bare = appends.iter().all(|append| append.summary.is_none() && append.finish.is_none());
    let won = if bare {
        // A statement alone is a transaction: one way to the database and back.
        insert(connection, appends).await?
    } else {
        connection.batch("BEGIN").await?;
        let won = insert(connection, appends).await?;
        let winners: Vec<&Append> =
            appends.iter().copied().filter(|append| won.contains(&append.table.number())).collect();
        summarise(connection, &winners).await?;
        finish(connection, &winners).await?;
        connection.batch("COMMIT").await?;
        won
    };
    let lost = appends.iter().map(|append| append.table.number()).filter(|table| !won.contains(table));
    let lost: Vec<i64> = lost.collect();
    let known = known(connection, &lost).await;
    let answer = |append: &&Append| match &known {
        _ if won.contains(&append.table.number()) => Ok(()),
        Ok(known) if known.contains(&append.table.number()) => Err(StoreError::Taken),
        Ok(_) => Err(StoreError::Missing),
        Err(error) => Err(error.clone()),
    };
    Ok(appends.iter().map(answer).collect())
}

/// Writes the entries that follow the last one of their table, and returns the tables of those that are in. The primary
/// key decides between two that come at once.
async fn insert(connection: &Connection, appends: &[&Append]) -> Step<BTreeSet<i64>> {
    let sql = "INSERT INTO entries (game_table, number, at, body)
        SELECT game_table, after + 1, at, body
        FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[]) AS new (game_table, after, at, body)
        WHERE (SELECT true FROM game_tables WHERE id = new.game_table)
        AND after = COALESCE(
            (SELECT number FROM entries WHERE entries.game_table = new.game_table ORDER BY number DESC LIMIT 1), 0)
        ORDER BY game_table
        ON CONFLICT DO NOTHING RETURNING game_table";
    let tables: Vec<i64> = appends.iter().map(|append| append.table.number()).collect();
    let after: Vec<i64> = appends.iter().map(|append| i64::try_from(append.after).unwrap_or(i64::MAX - 1)).collect();
    let at: Vec<i64> = appends.iter().map(|append| append.at).collect();
    let bodies: Vec<_> = appends.iter().map(|append| text(&append.body)).collect();
    let rows = connection.try_query(sql, &[&tables, &after, &at, &bodies]).await?;
    let rows = rows.map_err(|error| Trouble { refused: is_worth_another_try(&error), error: error.into() })?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

/// Which of these tables there are.
async fn known(connection: &Connection, tables: &[i64]) -> Done<BTreeSet<i64>> {
    if tables.is_empty() {
        return Ok(BTreeSet::new());
    }
    let rows = connection.query("SELECT id FROM game_tables WHERE id = ANY($1)", &[&tables]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

async fn change(connection: &Connection, sql: &str, values: Values<'_>) -> Step {
    let done = connection.try_execute(sql, values).await?;
    done.map(drop).map_err(|error| Trouble { refused: is_worth_another_try(&error), error: error.into() })
}

async fn summarise(connection: &Connection, appends: &[&Append]) -> Step {
    let changed: Vec<_> =
        appends.iter().filter_map(|append| Some((append.table.number(), append.summary.as_ref()?))).collect();
    if changed.is_empty() {
        return Ok(());
    }
    let sql = "UPDATE game_tables SET status = new.status, public = new.public, players = new.players,
        result = new.result
        FROM unnest($1::bigint[], $2::bigint[], $3::boolean[], $4::text[], $5::text[])
        AS new (id, status, public, players, result) WHERE game_tables.id = new.id";
    let ids: Vec<i64> = changed.iter().map(|(id, _)| *id).collect();
    let statuses: Vec<i64> = changed.iter().map(|(_, summary)| status_number(summary.status)).collect();
    let public: Vec<bool> = changed.iter().map(|(_, summary)| summary.public).collect();
    let players: Vec<String> = changed.iter().map(|(_, summary)| players_text(&summary.players)).collect();
    let results: Vec<Option<&str>> = changed.iter().map(|(_, summary)| summary.result.as_deref()).collect();
    change(connection, sql, &[&ids, &statuses, &public, &players, &results]).await?;
    // Whoever has once played there keeps the table in their lists; whoever gets up before that does not.
    let seats = changed
        .iter()
        .flat_map(|(id, summary)| summary.players.iter().filter_map(person_number).map(|person| (person, *id)));
    let (people, tables): (Vec<i64>, Vec<i64>) = seats.collect::<BTreeSet<_>>().into_iter().unzip();
    let open = changed.iter().filter(|(_, summary)| summary.status == Status::Open);
    let open: Vec<i64> = open.map(|(id, _)| *id).collect();
    if !open.is_empty() {
        let sql = "DELETE FROM seated WHERE game_table = ANY($3) AND (person, game_table) NOT IN
                   (SELECT * FROM unnest($1::bigint[], $2::bigint[]))";
        change(connection, sql, &[&people, &tables, &open]).await?;
    }
    let sql = "INSERT INTO seated (person, game_table) SELECT * FROM unnest($1::bigint[], $2::bigint[])
               ON CONFLICT DO NOTHING";
    if people.is_empty() { Ok(()) } else { change(connection, sql, &[&people, &tables]).await }
}

async fn finish(connection: &Connection, appends: &[&Append]) -> Step {
    let finishes = || appends.iter().filter_map(|append| append.finish.as_ref());
    let results = finishes().flat_map(|finish| &finish.results);
    write_results(connection, &results.map(|result| ((result.table, result.seat), result)).collect()).await?;
    write_ratings(connection, finishes().flat_map(|finish| &finish.ratings)).await?;
    for score in finishes().filter_map(|finish| finish.daily.as_ref()) {
        write_daily(connection, score).await?;
    }
    Ok(())
}

async fn write_results<K: Ord>(connection: &Connection, results: &BTreeMap<K, &TableResult>) -> Step {
    if results.is_empty() {
        return Ok(());
    }
    let sql = "INSERT INTO results (game_table, seat, game, player, person, won, place, score, at)
        SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::boolean[],
                             $7::bigint[], $8::bigint[], $9::bigint[])
        ON CONFLICT (game_table, seat) DO UPDATE SET game = excluded.game, player = excluded.player,
        person = excluded.person, won = excluded.won, place = excluded.place, score = excluded.score,
        at = excluded.at";
    let all = || results.values();
    let tables: Vec<i64> = all().map(|result| result.table.number()).collect();
    let seats: Vec<i64> = all().map(|result| i64::from(result.seat)).collect();
    let games: Vec<&str> = all().map(|result| &*result.game).collect();
    let players: Vec<String> = all().map(|result| player_text(&result.player)).collect();
    let people: Vec<Option<i64>> = all().map(|result| person_number(&result.player)).collect();
    let won: Vec<bool> = all().map(|result| result.won).collect();
    let places: Vec<i64> = all().map(|result| i64::from(result.place)).collect();
    let scores: Vec<i64> = all().map(|result| i64::from(result.score)).collect();
    let at: Vec<i64> = all().map(|result| result.at).collect();
    change(connection, sql, &[&tables, &seats, &games, &players, &people, &won, &places, &scores, &at]).await
}

/// What several games of a batch change about one rating is put together first: a row is written once in a statement.
async fn write_ratings(connection: &Connection, changes: impl Iterator<Item = &RatingChange>) -> Step {
    let mut together = BTreeMap::new();
    for change in changes {
        let nothing = || (change.start, 0.0, 1.0, 0);
        let (_, gain, kept, games) = together.entry((rated_text(&change.who), &*change.game)).or_insert_with(nothing);
        *gain += change.gain;
        *kept *= change.kept;
        *games += 1;
    }
    if together.is_empty() {
        return Ok(());
    }
    let (keys, sums): (Vec<(String, &str)>, Vec<_>) = together.into_iter().unzip();
    let (who, game): (Vec<String>, Vec<&str>) = keys.into_iter().unzip();
    let means: Vec<f64> = sums.iter().map(|(start, ..)| start.0).collect();
    let deviations: Vec<f64> = sums.iter().map(|(start, ..)| start.1).collect();
    // Changes nothing about a rating that is there, but locks it, in the order of the keys.
    let sql = "INSERT INTO ratings AS known (who, game, mean, deviation, games)
        SELECT *, 0 FROM unnest($1::text[], $2::text[], $3::double precision[], $4::double precision[])
        ON CONFLICT (who, game) DO UPDATE SET games = known.games";
    change(connection, sql, &[&who, &game, &means, &deviations]).await?;
    let gains: Vec<f64> = sums.iter().map(|(_, gain, ..)| *gain).collect();
    let kept: Vec<f64> = sums.iter().map(|(_, _, kept, _)| *kept).collect();
    let games: Vec<i64> = sums.iter().map(|(.., games)| *games).collect();
    let sql = "UPDATE ratings SET mean = mean + gain, deviation = deviation * kept, games = games + more
        FROM unnest($1::text[], $2::text[], $3::double precision[], $4::double precision[], $5::bigint[])
        AS new (rated, played, gain, kept, more) WHERE who = rated AND game = played";
    change(connection, sql, &[&who, &game, &gains, &kept, &games]).await
}

/// EO-27: the first finished game of a day counts.
async fn write_daily(connection: &Connection, daily: &DailyScore) -> Step {
    let sql = "INSERT INTO daily (day, person, game_table, score, turns, at) VALUES ($1, $2, $3, $4, $5, $6)
               ON CONFLICT DO NOTHING";
    let DailyScore { day, person, table, score, turns, at } = daily;
    let (score, turns) = (i64::from(*score), i64::from(*turns));
    change(connection, sql, &[day, &person.number(), &table.number(), &score, &turns, at]).await
}
