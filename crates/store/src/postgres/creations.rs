use tokio_postgres::Row;

use super::connection::{Connection, Values};
use super::{Done, tables};
use crate::creations::{BY_GUESTS, OF_NETWORK, OWN};
use crate::{Created, Creation, Millis, NewTable, PersonId, Request, StoreError, TableId};

/// Counts first. Several connections that do so at the same moment may together set up a few tables more than there may be.
pub(super) async fn set_up(connection: &Connection, table: &NewTable, creation: &Creation) -> Done<Created> {
    let Creation { person, network, request, own, of_network, guests_only } = creation;
    if let Some(before) = before(connection, *person, *request).await? {
        return Ok(before);
    }
    let size = table.options.len();
    let (tables, bytes) = count(connection, &format!("{OWN} $1"), &[&person.number()]).await?;
    if let Some(excess) = own.excess(tables, bytes, size) {
        return Ok(Created::TooMuch(excess));
    }
    let guests = if *guests_only { BY_GUESTS } else { "" };
    let sql = format!("{OF_NETWORK} $1 {guests}");
    let (tables, bytes) = count(connection, &sql, &[&network.as_slice()]).await?;
    if let Some(excess) = of_network.excess(tables, bytes, size) {
        return Ok(Created::NetworkTooMuch(excess));
    }
    match tables::add(connection, table, Some(creation)).await {
        // The same request has come twice at once, and the other one was first.
        Err(StoreError::Taken) if request.is_some() => {
            before(connection, *person, *request).await?.ok_or(StoreError::Taken)
        }
        done => done.map(|()| Created::New),
    }
}

async fn before(connection: &Connection, person: PersonId, request: Option<Request>) -> Done<Option<Created>> {
    let Some(request) = request else { return Ok(None) };
    let sql = "SELECT game_table, content FROM creations WHERE person = $1 AND request = $2";
    let row = connection.query_one(sql, &[&person.number(), &request.key.as_slice()]).await?;
    Ok(row.map(|row| Created::Before {
        table: TableId::from_number(row.get(0)),
        content: row.get::<_, &[u8]>(1).try_into().unwrap_or_default(),
    }))
}

async fn count(connection: &Connection, sql: &str, values: Values<'_>) -> Done<(i64, i64)> {
    let row = connection.query_one(sql, values).await?;
    Ok(row.map_or((0, 0), |row: Row| (row.get(0), row.get(1))))
}

pub(super) async fn delete_old(connection: &Connection, before: Millis, most: u32) -> Done {
    let sql = "DELETE FROM creations WHERE game_table IN
               (SELECT game_table FROM creations JOIN game_tables ON id = game_table
                WHERE at < $1 AND status >= 2 LIMIT $2)";
    connection.execute(sql, &[&before, &i64::from(most)]).await?;
    Ok(())
}
