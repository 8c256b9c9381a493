use std::time::Duration;

use rusqlite::{Connection, params};

use crate::StoreError;

/// Now, in milliseconds: all who share a file share a machine and its clock.
const NOW: &str = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

pub(super) fn take(connection: &Connection, name: &str, holder: u64, lasts: Duration) -> Result<bool, StoreError> {
    let sql = format!(
        "INSERT INTO leases (name, holder, until) VALUES (?1, ?2, {NOW} + ?3)
         ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
         WHERE holder = excluded.holder OR until <= {NOW}"
    );
    let lasts = i64::try_from(lasts.as_millis()).unwrap_or(i64::MAX / 2);
    Ok(connection.prepare_cached(&sql)?.execute(params![name, holder as i64, lasts])? == 1)
}

pub(super) fn release(connection: &Connection, name: &str, holder: u64) -> Result<(), StoreError> {
    let sql = "DELETE FROM leases WHERE name = ?1 AND holder = ?2";
    connection.prepare_cached(sql)?.execute(params![name, holder as i64])?;
    Ok(())
}
