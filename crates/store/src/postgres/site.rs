//! What a site keeps about itself.

use std::time::Duration;

use super::Done;
use super::connection::Connection;
use crate::StoreError;
use crate::columns::PROOF;

pub(super) async fn keep_fact(connection: &Connection, name: &str, value: &[u8]) -> Done<Vec<u8>> {
    let sql = "INSERT INTO facts (name, value) VALUES ($1, $2)
               ON CONFLICT (name) DO UPDATE SET value = facts.value RETURNING value";
    let row = connection.query_one(sql, &[&name, &value]).await?;
    row.map(|row| row.get(0)).ok_or(StoreError::Missing)
}

pub(super) async fn set_fact(connection: &Connection, name: &str, value: &[u8]) -> Done<Option<Vec<u8>>> {
    let sql = "WITH before AS (SELECT value FROM facts WHERE name = $1)
               INSERT INTO facts (name, value) VALUES ($1, $2)
               ON CONFLICT (name) DO UPDATE SET value = excluded.value RETURNING (SELECT value FROM before)";
    let row = connection.query_one(sql, &[&name, &value]).await?;
    row.map(|row| row.get(0)).ok_or(StoreError::Missing)
}

/// The longest lease, in milliseconds: a year.
const LONGEST: f64 = 365.0 * 24.0 * 3_600_000.0;

/// The database's clock decides: those of servers differ.
pub(super) async fn lease(connection: &Connection, name: &str, holder: u64, lasts: Duration) -> Done<bool> {
    let sql = "INSERT INTO leases (name, holder, until)
        VALUES ($1, $2, clock_timestamp() + $3::double precision * interval '1 millisecond')
        ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
        WHERE leases.holder = excluded.holder OR leases.until <= clock_timestamp()";
    let lasts = (lasts.as_secs_f64() * 1_000.0).min(LONGEST);
    Ok(connection.execute(sql, &[&name, &(holder as i64), &lasts]).await? == 1)
}

pub(super) async fn release(connection: &Connection, name: &str, holder: u64) -> Done {
    connection.execute("DELETE FROM leases WHERE name = $1 AND holder = $2", &[&name, &(holder as i64)]).await?;
    Ok(())
}

/// Writes, so that a database that only answers is found out.
pub(super) async fn ping(connection: &Connection) -> Done {
    let sql = "INSERT INTO facts (name, value) VALUES ($1, '\\x00')
               ON CONFLICT (name) DO UPDATE SET value = CASE facts.value WHEN '\\x00' THEN '\\x01'::bytea ELSE '\\x00' END";
    connection.execute(sql, &[&PROOF]).await.map(drop)
}
