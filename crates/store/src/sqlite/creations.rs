use rusqlite::{Connection, OptionalExtension, params};

use super::tables;
use crate::creations::{BY_GUESTS, OF_NETWORK, OWN};
use crate::{Created, Creation, Millis, NewTable, StoreError, TableId};

type Done<T = ()> = Result<T, StoreError>;

/// Only one thread writes, so that nothing comes between counting and adding.
pub(super) fn set_up(connection: &Connection, table: &NewTable, creation: &Creation) -> Done<Created> {
    let Creation { person, network, request, own, of_network, guests_only } = creation;
    if let Some(request) = request {
        let sql = "SELECT game_table, content FROM creations WHERE person = ?1 AND request = ?2";
        let before = connection.prepare_cached(sql)?.query_row(params![person.number(), request.key], |row| {
            Ok(Created::Before { table: TableId::from_number(row.get(0)?), content: row.get(1)? })
        });
        if let Some(before) = before.optional()? {
            return Ok(before);
        }
    }
    let size = table.options.len();
    let counts = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
    let (tables, bytes) = connection.prepare_cached(&format!("{OWN} ?1"))?.query_row([person.number()], counts)?;
    if let Some(excess) = own.excess(tables, bytes, size) {
        return Ok(Created::TooMuch(excess));
    }
    let guests = if *guests_only { BY_GUESTS } else { "" };
    let (tables, bytes) =
        connection.prepare_cached(&format!("{OF_NETWORK} ?1 {guests}"))?.query_row([network], counts)?;
    if let Some(excess) = of_network.excess(tables, bytes, size) {
        return Ok(Created::NetworkTooMuch(excess));
    }
    tables::add(connection, table)?;
    let sql = "INSERT INTO creations (game_table, person, network, bytes, request, content, at)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let (key, content) = request.map(|request| (request.key, request.content)).unzip();
    let values = params![table.id.number(), person.number(), network, size as i64, key, content, table.at];
    connection.prepare_cached(sql)?.execute(values)?;
    Ok(Created::New)
}

pub(super) fn delete_old(connection: &Connection, before: Millis, most: u32) -> Done {
    let sql = "DELETE FROM creations WHERE game_table IN
               (SELECT game_table FROM creations JOIN game_tables ON id = game_table
                WHERE at < ?1 AND status >= 2 LIMIT ?2)";
    connection.prepare_cached(sql)?.execute(params![before, most])?;
    Ok(())
}
