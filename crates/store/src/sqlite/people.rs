use rusqlite::{Connection, OptionalExtension, Row, params};

use super::error::is_taken;
use crate::columns::{LEFT_NOTHING, name_key, skeleton, stale_skeletons};
use crate::{Millis, NewPerson, Person, PersonId, Report, Session, StoreError, TableId, TokenHash};

type Done<T = ()> = Result<T, StoreError>;

pub(super) fn add(connection: &Connection, person: &NewPerson) -> Done {
    let sql = "INSERT INTO people (id, name, name_key, settings, created) VALUES (?1, ?2, ?3, '', ?4)";
    let NewPerson { id, name, at } = person;
    connection.prepare_cached(sql)?.execute(params![id.number(), name, name_key(name), at])?;
    Ok(())
}

const PERSON: &str = "SELECT id, name, password, recovery, settings, created, claimed, silenced FROM people";

fn person(row: &Row<'_>) -> rusqlite::Result<Person> {
    Ok(Person {
        id: PersonId::from_number(row.get(0)?),
        name: row.get(1)?,
        password: row.get(2)?,
        recovery: row.get(3)?,
        settings: row.get(4)?,
        created: row.get(5)?,
        claimed: row.get(6)?,
        silenced: row.get(7)?,
    })
}

pub(super) fn by_id(connection: &Connection, id: PersonId) -> Done<Option<Person>> {
    let mut select = connection.prepare_cached(&format!("{PERSON} WHERE id = ?1"))?;
    Ok(select.query_row([id.number()], person).optional()?)
}

pub(super) fn by_key(connection: &Connection, key: &str) -> Done<Option<Person>> {
    let mut select = connection.prepare_cached(&format!("{PERSON} WHERE name_key = ?1 AND password IS NOT NULL"))?;
    Ok(select.query_row([key], person).optional()?)
}

pub(super) fn find(connection: &Connection, key: &str, most: u32) -> Done<Vec<Person>> {
    let sql = format!("{PERSON} WHERE name != '' AND instr(name_key, ?1) > 0 ORDER BY created DESC, id LIMIT ?2");
    Ok(connection.prepare_cached(&sql)?.query_map(params![key, most], person)?.collect::<Result<_, _>>()?)
}

/// An update of one person that may run into somebody else's name.
fn update(connection: &Connection, sql: &str, values: impl rusqlite::Params) -> Done {
    match connection.prepare_cached(sql)?.execute(values) {
        Ok(0) => Err(StoreError::Missing),
        Ok(_) => Ok(()),
        Err(error) if is_taken(&error) => Err(StoreError::NameTaken),
        Err(error) => Err(error.into()),
    }
}

pub(super) fn rename(connection: &Connection, id: PersonId, name: &str) -> Done {
    let sql = "UPDATE people SET name = ?2, name_key = ?3, skeleton = ?4 WHERE id = ?1";
    update(connection, sql, params![id.number(), name, name_key(name), skeleton(name)])
}

pub(super) fn claim(
    connection: &Connection,
    id: PersonId,
    password: &str,
    recovery: &str,
    at: Millis,
    keep: Option<TokenHash>,
) -> Done {
    let name = by_id(connection, id)?.ok_or(StoreError::Missing)?.name;
    let sql = "UPDATE people SET password = ?2, recovery = ?3, claimed = ?4, skeleton = ?5
               WHERE id = ?1 AND password IS NULL";
    update(connection, sql, params![id.number(), password, recovery, at, skeleton(&name)])?;
    keep.map_or(Ok(()), |keep| end_other_sessions(connection, id, keep))
}

fn end_other_sessions(connection: &Connection, id: PersonId, keep: TokenHash) -> Done {
    let sql = "DELETE FROM sessions WHERE person = ?1 AND token <> ?2";
    connection.prepare_cached(sql)?.execute(params![id.number(), keep])?;
    Ok(())
}

pub(super) fn change_password(
    connection: &Connection,
    id: PersonId,
    old: &str,
    password: &str,
    keep: TokenHash,
) -> Done {
    let sql = "UPDATE people SET password = ?3 WHERE id = ?1 AND password = ?2";
    update(connection, sql, params![id.number(), old, password])?;
    end_other_sessions(connection, id, keep)
}

/// Brings the skeletons of accounts up to date: those of accounts from before there were any, those that an older server
/// wrote during an upgrade, and all of them when Unicode's tables change.
pub(super) fn refresh_skeletons(connection: &Connection) -> Done {
    let sql = "SELECT id, name, skeleton FROM people WHERE password IS NOT NULL ORDER BY claimed, id";
    let accounts = connection
        .prepare(sql)?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect::<Result<Vec<_>, _>>()?;
    let stale = stale_skeletons(accounts);
    if stale.is_empty() {
        return Ok(());
    }
    let transaction = connection.unchecked_transaction()?;
    {
        let mut set = transaction.prepare("UPDATE people SET skeleton = ?2 WHERE id = ?1")?;
        // An old value must not stand in the way of a new one.
        for (id, _) in &stale {
            set.execute(params![id, None::<String>])?;
        }
        for (id, fresh) in &stale {
            set.execute(params![id, fresh])?;
        }
    }
    Ok(transaction.commit()?)
}

pub(super) fn set_password(
    connection: &Connection,
    id: PersonId,
    old: Option<&str>,
    password: &str,
    recovery: &str,
) -> Done {
    let sql = "UPDATE people SET password = ?3, recovery = ?4
               WHERE id = ?1 AND password IS NOT NULL AND (?2 IS NULL OR recovery = ?2)";
    update(connection, sql, params![id.number(), old, password, recovery])?;
    connection.prepare_cached("DELETE FROM sessions WHERE person = ?1")?.execute([id.number()])?;
    Ok(())
}

pub(super) fn set_settings(connection: &Connection, id: PersonId, settings: &str) -> Done {
    update(connection, "UPDATE people SET settings = ?2 WHERE id = ?1", params![id.number(), settings])
}

pub(super) fn silence(connection: &Connection, id: PersonId, silenced: bool) -> Done {
    update(connection, "UPDATE people SET silenced = ?2 WHERE id = ?1", params![id.number(), silenced])
}

pub(super) fn forget(connection: &Connection, id: PersonId) -> Done {
    let sql = "UPDATE people SET name = '', name_key = '', skeleton = NULL, password = NULL, recovery = NULL, claimed = NULL, settings = '' WHERE id = ?1";
    update(connection, sql, [id.number()])?;
    for sql in [
        "DELETE FROM sessions WHERE person = ?1",
        "DELETE FROM blocks WHERE person = ?1 OR blocked = ?1",
        "DELETE FROM chat WHERE person = ?1",
        "DELETE FROM ratings WHERE who = 'p' || ?1",
        "DELETE FROM daily WHERE person = ?1",
        "UPDATE reports SET text = '' WHERE person = ?1",
        // The tables still count towards what the network may have.
        "UPDATE creations SET person = NULL, request = NULL, content = NULL WHERE person = ?1",
    ] {
        connection.prepare_cached(sql)?.execute([id.number()])?;
    }
    Ok(())
}

pub(super) fn add_session(connection: &Connection, token: TokenHash, session: Session) -> Done {
    let sql = "INSERT INTO sessions (token, person, expires) VALUES (?1, ?2, ?3)
               ON CONFLICT (token) DO UPDATE SET expires = excluded.expires";
    connection.prepare_cached(sql)?.execute(params![token, session.person.number(), session.expires])?;
    Ok(())
}

fn session_row(row: &Row<'_>) -> rusqlite::Result<Session> {
    Ok(Session { person: PersonId::from_number(row.get(0)?), expires: row.get(1)? })
}

pub(super) fn session(connection: &Connection, token: TokenHash, now: Millis) -> Done<Option<Session>> {
    let sql = "SELECT person, expires FROM sessions WHERE token = ?1 AND expires > ?2";
    Ok(connection.prepare_cached(sql)?.query_row(params![token, now], session_row).optional()?)
}

pub(super) fn sessions_of(connection: &Connection, person: PersonId) -> Done<Vec<Session>> {
    let sql = "SELECT person, expires FROM sessions WHERE person = ?1 ORDER BY expires";
    Ok(connection.prepare_cached(sql)?.query_map([person.number()], session_row)?.collect::<Result<_, _>>()?)
}

pub(super) fn extend_session(connection: &Connection, token: TokenHash, until: Millis) -> Done {
    update(connection, "UPDATE sessions SET expires = ?2 WHERE token = ?1", params![token, until])
}

pub(super) fn end_session(connection: &Connection, token: TokenHash) -> Done {
    connection.prepare_cached("DELETE FROM sessions WHERE token = ?1")?.execute([token])?;
    Ok(())
}

pub(super) fn delete_ended_sessions(connection: &Connection, now: Millis, most: u32) -> Done {
    let sql = "DELETE FROM sessions WHERE token IN
               (SELECT token FROM sessions WHERE expires <= ?1 ORDER BY expires LIMIT ?2)";
    connection.prepare_cached(sql)?.execute(params![now, most])?;
    Ok(())
}

pub(super) fn delete_idle_guests(
    connection: &Connection,
    after: Option<PersonId>,
    came_before: Millis,
    ended_by: Millis,
    most: u32,
) -> Done<Option<PersonId>> {
    let after = after.map_or(i64::MIN, PersonId::number);
    let sql = "SELECT MAX(id) FROM (SELECT id FROM people WHERE id > ?1 ORDER BY id LIMIT ?2)";
    let last = connection.prepare_cached(sql)?.query_row(params![after, most], |row| row.get(0))?;
    let Some(last): Option<i64> = last else { return Ok(None) };
    let sql = format!(
        "SELECT id FROM people WHERE id > ?1 AND id <= ?2 AND created < ?3 AND {LEFT_NOTHING}
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id AND expires > ?4)"
    );
    let mut select = connection.prepare_cached(&sql)?;
    let idle = select.query_map([after, last, came_before, ended_by], |row| row.get(0))?;
    for id in idle.collect::<Result<Vec<i64>, _>>()? {
        for sql in [
            "DELETE FROM people WHERE id = ?1",
            "DELETE FROM sessions WHERE person = ?1",
            "DELETE FROM blocks WHERE person = ?1 OR blocked = ?1",
        ] {
            connection.prepare_cached(sql)?.execute([id])?;
        }
    }
    Ok(Some(PersonId::from_number(last)))
}

pub(super) fn set_blocked(connection: &Connection, by: PersonId, whom: PersonId, blocked: bool) -> Done {
    let sql = if blocked {
        "INSERT OR IGNORE INTO blocks (person, blocked) VALUES (?1, ?2)"
    } else {
        "DELETE FROM blocks WHERE person = ?1 AND blocked = ?2"
    };
    connection.prepare_cached(sql)?.execute([by.number(), whom.number()])?;
    Ok(())
}

pub(super) fn blocked(connection: &Connection, by: PersonId) -> Done<Vec<PersonId>> {
    let mut select = connection.prepare_cached("SELECT blocked FROM blocks WHERE person = ?1 ORDER BY blocked")?;
    let ids = select.query_map([by.number()], |row| Ok(PersonId::from_number(row.get(0)?)))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

pub(super) fn report(connection: &Connection, report: &Report) -> Done {
    let sql = "INSERT INTO reports (at, person, about, game_table, text) VALUES (?1, ?2, ?3, ?4, ?5)";
    let Report { at, by, about, table, text, .. } = report;
    let table = table.map(TableId::number);
    connection.prepare_cached(sql)?.execute(params![at, by.number(), about.number(), table, text])?;
    Ok(())
}

const REPORT: &str = "SELECT number, at, person, about, game_table, text, handled FROM reports";

fn report_row(row: &Row<'_>) -> rusqlite::Result<Report> {
    Ok(Report {
        number: row.get(0)?,
        at: row.get(1)?,
        by: PersonId::from_number(row.get(2)?),
        about: PersonId::from_number(row.get(3)?),
        table: row.get::<_, Option<i64>>(4)?.map(TableId::from_number),
        text: row.get(5)?,
        handled: row.get(6)?,
    })
}

pub(super) fn reports(connection: &Connection, all: bool) -> Done<Vec<Report>> {
    let mut select = connection.prepare_cached(&format!("{REPORT} WHERE ?1 OR NOT handled ORDER BY number"))?;
    Ok(select.query_map([all], report_row)?.collect::<Result<_, _>>()?)
}

pub(super) fn reports_by(connection: &Connection, person: PersonId) -> Done<Vec<Report>> {
    let mut select = connection.prepare_cached(&format!("{REPORT} WHERE person = ?1 ORDER BY number"))?;
    Ok(select.query_map([person.number()], report_row)?.collect::<Result<_, _>>()?)
}

pub(super) fn handle_report(connection: &Connection, number: i64) -> Done {
    update(connection, "UPDATE reports SET handled = 1 WHERE number = ?1", [number])
}
