use super::connection::Connection;
use super::people;
use crate::StoreError;
use crate::error::must_be_known;

/// The schema, step by step. A step that has been released is never changed: a new one follows it.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/postgres/0001-first.sql"),
    include_str!("../../migrations/postgres/0002-tidying.sql"),
    include_str!("../../migrations/postgres/0003-skeletons.sql"),
    include_str!("../../migrations/postgres/0004-creations.sql"),
    include_str!("../../migrations/postgres/0005-sign-of-life.sql"),
];

/// Several servers may start at once: one brings the schema up to date, under this lock, and the others wait.
const LOCK: i64 = 0x6265_6172_6361_6465;

/// Brings the schema up to date, all of it or nothing.
pub(super) async fn migrate(connection: &Connection) -> Result<(), StoreError> {
    let encoding = connection.query_one("SHOW server_encoding", &[]).await?;
    if encoding.is_some_and(|row| row.get::<_, String>(0) != "UTF8") {
        return Err(StoreError::Broken(
            "the database must hold UTF-8: make it with `createdb --encoding UTF8 --template template0`".to_owned(),
        ));
    }
    connection.batch("BEGIN").await?;
    let done = steps(connection).await;
    connection.batch(if done.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
    done
}

async fn steps(connection: &Connection) -> Result<(), StoreError> {
    connection.query("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    connection
        .batch(
            "CREATE TABLE IF NOT EXISTS schema_steps (step bigint PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())",
        )
        .await
        .map_err(hint)?;
    let version = version(connection).await?;
    must_be_known(version, MIGRATIONS)?;
    for (step, migration) in (1_i64..).zip(MIGRATIONS).skip(version as usize) {
        connection.batch(migration).await.map_err(hint)?;
        connection.execute("INSERT INTO schema_steps (step) VALUES ($1)", &[&step]).await?;
    }
    people::refresh_skeletons(connection).await
}

/// The schema must be there and known.
pub(super) async fn check(connection: &Connection) -> Result<(), StoreError> {
    let row = connection.query_one("SELECT to_regclass('schema_steps') IS NOT NULL", &[]).await?;
    if !row.is_some_and(|row| row.get(0)) {
        return Err(StoreError::Broken("this is no database of ours".to_owned()));
    }
    must_be_known(version(connection).await?, MIGRATIONS)
}

/// The last step that the database has been through.
pub(super) async fn version(connection: &Connection) -> Result<i64, StoreError> {
    let row = connection.query_one("SELECT COALESCE(MAX(step), 0) FROM schema_steps", &[]).await?;
    Ok(row.map_or(0, |row| row.get(0)))
}

/// Since version 15 only the owner of a database may make tables in it.
fn hint(error: StoreError) -> StoreError {
    match error {
        StoreError::Broken(reason) if reason.contains("42501") => StoreError::Broken(format!(
            "{reason}: the role must own the database (ALTER DATABASE … OWNER TO …) or have CREATE on its schema"
        )),
        error => error,
    }
}
