use tokio_postgres::Row;

use super::connection::{Connection, Values};
use super::error::is_taken;
use super::{Done, text};
use crate::columns::{LEFT_NOTHING, name_key, skeleton, stale_skeletons};
use crate::{Millis, NewPerson, Person, PersonId, Report, Session, StoreError, TableId, TokenHash};

pub(super) async fn add(connection: &Connection, person: &NewPerson) -> Done {
    let sql = "INSERT INTO people (id, name, name_key, settings, created) VALUES ($1, $2, $3, '', $4)";
    let name = text(&person.name);
    connection.execute(sql, &[&person.id.number(), &name, &name_key(&name), &person.at]).await?;
    Ok(())
}

const PERSON: &str = "SELECT id, name, password, recovery, settings, created, claimed, silenced FROM people";

fn person(row: &Row) -> Person {
    Person {
        id: PersonId::from_number(row.get(0)),
        name: row.get(1),
        password: row.get(2),
        recovery: row.get(3),
        settings: row.get(4),
        created: row.get(5),
        claimed: row.get(6),
        silenced: row.get(7),
    }
}

pub(super) async fn by_id(connection: &Connection, id: PersonId) -> Done<Option<Person>> {
    let row = connection.query_one(&format!("{PERSON} WHERE id = $1"), &[&id.number()]).await?;
    Ok(row.as_ref().map(person))
}

pub(super) async fn by_key(connection: &Connection, key: &str) -> Done<Option<Person>> {
    let sql = format!("{PERSON} WHERE name_key = $1 AND password IS NOT NULL");
    Ok(connection.query_one(&sql, &[&text(key)]).await?.as_ref().map(person))
}

pub(super) async fn find(connection: &Connection, key: &str, most: u32) -> Done<Vec<Person>> {
    let sql = format!(
        "{PERSON} WHERE name <> '' AND ($1 = '' OR position($1 IN name_key) > 0) ORDER BY created DESC, id LIMIT $2"
    );
    let rows = connection.query(&sql, &[&text(key), &i64::from(most)]).await?;
    Ok(rows.iter().map(person).collect())
}

/// An update of one person that may run into somebody else's name.
async fn update(connection: &Connection, sql: &str, values: Values<'_>) -> Done {
    match connection.try_execute(sql, values).await? {
        Ok(0) => Err(StoreError::Missing),
        Ok(_) => Ok(()),
        Err(error) if is_taken(&error) => Err(StoreError::NameTaken),
        Err(error) => Err(error.into()),
    }
}

pub(super) async fn rename(connection: &Connection, id: PersonId, name: &str) -> Done {
    let name = text(name);
    let sql = "UPDATE people SET name = $2, name_key = $3, skeleton = $4 WHERE id = $1";
    update(connection, sql, &[&id.number(), &name, &name_key(&name), &skeleton(&name)]).await
}

pub(super) async fn claim(
    connection: &Connection,
    id: PersonId,
    password: &str,
    recovery: &str,
    at: Millis,
    keep: Option<TokenHash>,
) -> Done {
    let sql = "WITH
        who AS (UPDATE people SET password = $2, recovery = $3, claimed = $4, skeleton = $5
                WHERE id = $1 AND password IS NULL AND name = $6 RETURNING id),
        ended AS (DELETE FROM sessions WHERE person IN (SELECT id FROM who) AND token <> $7)
        SELECT id FROM who";
    let keep = keep.as_ref().map(TokenHash::as_slice);
    loop {
        let Person { name, password: claimed, .. } = by_id(connection, id).await?.ok_or(StoreError::Missing)?;
        if claimed.is_some() {
            return Err(StoreError::Missing);
        }
        let values: Values<'_> = &[&id.number(), &password, &recovery, &at, &skeleton(&name), &name, &keep];
        match connection.try_query(sql, values).await? {
            // They took another name or claimed this one between the two statements: look again.
            Ok(rows) if rows.is_empty() => {}
            Ok(_) => return Ok(()),
            Err(error) if is_taken(&error) => return Err(StoreError::NameTaken),
            Err(error) => return Err(error.into()),
        }
    }
}

/// One statement, and so both or neither.
pub(super) async fn change_password(
    connection: &Connection,
    id: PersonId,
    old: &str,
    password: &str,
    keep: TokenHash,
) -> Done {
    let sql = "WITH
        who AS (UPDATE people SET password = $3 WHERE id = $1 AND password = $2 RETURNING id),
        ended AS (DELETE FROM sessions WHERE person IN (SELECT id FROM who) AND token <> $4)
        SELECT id FROM who";
    let values: Values<'_> = &[&id.number(), &old, &password, &keep.as_slice()];
    connection.query_one(sql, values).await?.map(drop).ok_or(StoreError::Missing)
}

/// Brings the skeletons of accounts up to date: those of accounts from before there were any, those that an older server
/// wrote during an upgrade, and all of them when Unicode's tables change.
pub(super) async fn refresh_skeletons(connection: &Connection) -> Done {
    let sql = "SELECT id, name, skeleton FROM people WHERE password IS NOT NULL ORDER BY claimed, id";
    let rows = connection.query(sql, &[]).await?;
    let stale = stale_skeletons(rows.iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect());
    if stale.is_empty() {
        return Ok(());
    }
    let (ids, fresh): (Vec<i64>, Vec<Option<String>>) = stale.into_iter().unzip();
    // An old value must not stand in the way of a new one.
    connection.execute("UPDATE people SET skeleton = NULL WHERE id = ANY($1::bigint[])", &[&ids]).await?;
    let sql = "UPDATE people SET skeleton = fresh.skeleton
               FROM unnest($1::bigint[], $2::text[]) AS fresh (id, skeleton) WHERE people.id = fresh.id";
    connection.execute(sql, &[&ids, &fresh]).await?;
    Ok(())
}

/// One statement, and so both or neither.
pub(super) async fn set_password(
    connection: &Connection,
    id: PersonId,
    old: Option<&str>,
    password: &str,
    recovery: &str,
) -> Done {
    let sql = "WITH
        who AS (UPDATE people SET password = $3, recovery = $4
                WHERE id = $1 AND password IS NOT NULL AND ($2::text IS NULL OR recovery = $2) RETURNING id),
        ended AS (DELETE FROM sessions WHERE person IN (SELECT id FROM who))
        SELECT id FROM who";
    connection.query_one(sql, &[&id.number(), &old, &password, &recovery]).await?.map(drop).ok_or(StoreError::Missing)
}

pub(super) async fn set_settings(connection: &Connection, id: PersonId, settings: &str) -> Done {
    update(connection, "UPDATE people SET settings = $2 WHERE id = $1", &[&id.number(), &text(settings)]).await
}

pub(super) async fn silence(connection: &Connection, id: PersonId, silenced: bool) -> Done {
    update(connection, "UPDATE people SET silenced = $2 WHERE id = $1", &[&id.number(), &silenced]).await
}

/// One statement, and so all of it or nothing.
pub(super) async fn forget(connection: &Connection, id: PersonId) -> Done {
    let sql = "WITH
        who AS (UPDATE people SET name = '', name_key = '', skeleton = NULL, password = NULL, recovery = NULL, claimed = NULL,
                settings = '' WHERE id = $1 RETURNING id),
        a AS (DELETE FROM sessions WHERE person = $1),
        b AS (DELETE FROM blocks WHERE person = $1 OR blocked = $1),
        c AS (DELETE FROM chat WHERE person = $1),
        d AS (DELETE FROM ratings WHERE who = 'p' || $1::text),
        e AS (DELETE FROM daily WHERE person = $1),
        f AS (UPDATE reports SET text = '' WHERE person = $1),
        -- The tables still count towards what the network may have.
        g AS (UPDATE creations SET person = NULL, request = NULL, content = NULL WHERE person = $1)
        SELECT id FROM who";
    connection.query_one(sql, &[&id.number()]).await?.map(drop).ok_or(StoreError::Missing)
}

pub(super) async fn add_session(connection: &Connection, token: TokenHash, session: Session) -> Done {
    let sql = "INSERT INTO sessions (token, person, expires) VALUES ($1, $2, $3)
               ON CONFLICT (token) DO UPDATE SET expires = excluded.expires";
    connection.execute(sql, &[&token.as_slice(), &session.person.number(), &session.expires]).await?;
    Ok(())
}

pub(super) async fn session(connection: &Connection, token: TokenHash, now: Millis) -> Done<Option<Session>> {
    let sql = "SELECT person, expires FROM sessions WHERE token = $1 AND expires > $2";
    let row = connection.query_one(sql, &[&token.as_slice(), &now]).await?;
    Ok(row.as_ref().map(session_row))
}

fn session_row(row: &Row) -> Session {
    Session { person: PersonId::from_number(row.get(0)), expires: row.get(1) }
}

pub(super) async fn sessions_of(connection: &Connection, person: PersonId) -> Done<Vec<Session>> {
    let sql = "SELECT person, expires FROM sessions WHERE person = $1 ORDER BY expires";
    Ok(connection.query(sql, &[&person.number()]).await?.iter().map(session_row).collect())
}

pub(super) async fn extend_session(connection: &Connection, token: TokenHash, until: Millis) -> Done {
    update(connection, "UPDATE sessions SET expires = $2 WHERE token = $1", &[&token.as_slice(), &until]).await
}

pub(super) async fn end_session(connection: &Connection, token: TokenHash) -> Done {
    connection.execute("DELETE FROM sessions WHERE token = $1", &[&token.as_slice()]).await?;
    Ok(())
}

pub(super) async fn delete_ended_sessions(connection: &Connection, now: Millis, most: u32) -> Done {
    let sql = "DELETE FROM sessions WHERE token IN
               (SELECT token FROM sessions WHERE expires <= $1 ORDER BY expires LIMIT $2)";
    connection.execute(sql, &[&now, &i64::from(most)]).await?;
    Ok(())
}

/// One statement, and so all of it or nothing.
pub(super) async fn delete_idle_guests(
    connection: &Connection,
    after: Option<PersonId>,
    came_before: Millis,
    ended_by: Millis,
    most: u32,
) -> Done<Option<PersonId>> {
    let sql = format!(
        "WITH
        looked AS (SELECT id FROM people WHERE id > $1 ORDER BY id LIMIT $2),
        idle AS (SELECT id FROM people WHERE id IN (SELECT id FROM looked) AND created < $3 AND {LEFT_NOTHING}
            AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id AND expires > $4)),
        a AS (DELETE FROM people WHERE id IN (SELECT id FROM idle)),
        b AS (DELETE FROM sessions WHERE person IN (SELECT id FROM idle)),
        c AS (DELETE FROM blocks WHERE person IN (SELECT id FROM idle) OR blocked IN (SELECT id FROM idle))
        SELECT MAX(id) FROM looked"
    );
    let after = after.map_or(i64::MIN, PersonId::number);
    let row = connection.query_one(&sql, &[&after, &i64::from(most), &came_before, &ended_by]).await?;
    Ok(row.and_then(|row| row.get::<_, Option<i64>>(0)).map(PersonId::from_number))
}

pub(super) async fn set_blocked(connection: &Connection, by: PersonId, whom: PersonId, blocked: bool) -> Done {
    let sql = if blocked {
        "INSERT INTO blocks (person, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM blocks WHERE person = $1 AND blocked = $2"
    };
    connection.execute(sql, &[&by.number(), &whom.number()]).await?;
    Ok(())
}

pub(super) async fn blocked(connection: &Connection, by: PersonId) -> Done<Vec<PersonId>> {
    let sql = "SELECT blocked FROM blocks WHERE person = $1 ORDER BY blocked";
    let rows = connection.query(sql, &[&by.number()]).await?;
    Ok(rows.iter().map(|row| PersonId::from_number(row.get(0))).collect())
}

pub(super) async fn report(connection: &Connection, report: &Report) -> Done {
    let sql = "INSERT INTO reports (at, person, about, game_table, text) VALUES ($1, $2, $3, $4, $5)";
    let Report { at, by, about, table, text: said, .. } = report;
    let table = table.map(TableId::number);
    connection.execute(sql, &[at, &by.number(), &about.number(), &table, &text(said)]).await?;
    Ok(())
}

const REPORT: &str = "SELECT number, at, person, about, game_table, text, handled FROM reports";

fn report_row(row: &Row) -> Report {
    Report {
        number: row.get(0),
        at: row.get(1),
        by: PersonId::from_number(row.get(2)),
        about: PersonId::from_number(row.get(3)),
        table: row.get::<_, Option<i64>>(4).map(TableId::from_number),
        text: row.get(5),
        handled: row.get(6),
    }
}

pub(super) async fn reports(connection: &Connection, all: bool) -> Done<Vec<Report>> {
    let rows = connection.query(&format!("{REPORT} WHERE $1 OR NOT handled ORDER BY number"), &[&all]).await?;
    Ok(rows.iter().map(report_row).collect())
}

pub(super) async fn reports_by(connection: &Connection, person: PersonId) -> Done<Vec<Report>> {
    let rows = connection.query(&format!("{REPORT} WHERE person = $1 ORDER BY number"), &[&person.number()]).await?;
    Ok(rows.iter().map(report_row).collect())
}

pub(super) async fn handle_report(connection: &Connection, number: i64) -> Done {
    update(connection, "UPDATE reports SET handled = true WHERE number = $1", &[&number]).await
}
