use std::path::Path;

use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension as _, params, params_from_iter};

use super::relations::{Kind, MARK, Relation, Row, Value};
use crate::StoreError;
use crate::sqlite::{file_all, open_file};

type Done<T = ()> = Result<T, StoreError>;

/// A site in a file.
pub(super) struct File(Connection);

impl File {
    /// A file that is moved away: its schema is brought up to date, as by any start of a server, and nobody writes to it
    /// until the move has ended. What is filed here for reading is not kept.
    pub(super) fn source(path: &Path) -> Done<Self> {
        let connection = open_file(path)?;
        let busy = |_| {
            StoreError::Unwritable(format!("somebody writes to {}: stop its server before the move", path.display()))
        };
        connection.execute_batch("BEGIN IMMEDIATE").map_err(busy)?;
        file_all(&connection)?;
        Ok(Self(connection))
    }

    /// A file that is moved to; it is made if it is not there.
    pub(super) fn target(path: &Path) -> Done<Self> {
        let connection = open_file(path)?;
        file_all(&connection)?;
        Ok(Self(connection))
    }

    pub(super) fn count(&self, relation: &Relation) -> Done<u64> {
        let sql = format!("SELECT COUNT(*) FROM {}", relation.rows());
        Ok(self.0.query_row(&sql, [], |row| row.get::<_, i64>(0))? as u64)
    }

    pub(super) fn page(&self, relation: &Relation, after: Option<&Row>, most: usize) -> Done<Vec<Row>> {
        self.rows(relation, &relation.page(after.is_some(), '?', "ASC", most), after)
    }

    pub(super) fn last(&self, relation: &Relation) -> Done<Option<Row>> {
        let rows = self.rows(relation, &relation.page(false, '?', "DESC", 1), None)?;
        Ok(rows.first().map(|row| relation.key(row)))
    }

    fn rows(&self, relation: &Relation, sql: &str, key: Option<&Row>) -> Done<Vec<Row>> {
        let mut select = self.0.prepare_cached(sql)?;
        let mut found = select.query(params_from_iter(key.into_iter().flatten()))?;
        let mut rows = Vec::new();
        while let Some(row) = found.next()? {
            let values =
                relation.columns.iter().enumerate().map(|(place, (_, kind))| value(row.get_ref(place)?, *kind));
            rows.push(values.collect::<Done<Row>>()?);
        }
        Ok(rows)
    }

    pub(super) fn put(&self, relation: &Relation, rows: &[Row]) -> Done {
        let places: Vec<String> = (1..=relation.columns.len()).map(|place| format!("?{place}")).collect();
        let sql = format!("INSERT INTO {} ({}) VALUES ({})", relation.name, relation.names(false), places.join(", "));
        self.0.execute_batch("BEGIN IMMEDIATE")?;
        let insert = || {
            let mut insert = self.0.prepare_cached(&sql)?;
            for row in rows {
                insert.execute(params_from_iter(row))?;
            }
            Ok(())
        };
        let done: Done = insert();
        self.0.execute_batch(if done.is_ok() { "COMMIT" } else { "ROLLBACK" })?;
        done
    }

    pub(super) fn is_marked(&self) -> Done<bool> {
        let mark = self.0.query_row("SELECT 1 FROM facts WHERE name = ?1", [MARK], |_| Ok(())).optional()?;
        Ok(mark.is_some())
    }

    pub(super) fn mark(&self) -> Done {
        self.0.execute("INSERT INTO facts (name, value) VALUES (?1, ?2)", params![MARK, Vec::<u8>::new()])?;
        Ok(())
    }

    pub(super) fn finish(&self) -> Done {
        self.0.execute("DELETE FROM facts WHERE name = ?1", [MARK])?;
        Ok(())
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let value = match self {
            Self::Null => ValueRef::Null,
            Self::Int(number) => ValueRef::Integer(*number),
            Self::Real(number) => ValueRef::Real(*number),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
            Self::Bytes(bytes) => ValueRef::Blob(bytes),
        };
        Ok(ToSqlOutput::Borrowed(value))
    }
}

fn value(column: ValueRef<'_>, kind: Kind) -> Done<Value> {
    let strange = || StoreError::Broken(format!("a column holds {:?} instead of {kind:?}", column.data_type()));
    Ok(match (column, kind) {
        (ValueRef::Null, _) => Value::Null,
        (ValueRef::Integer(number), Kind::Int) => Value::Int(number),
        (ValueRef::Integer(number), Kind::Bool) => Value::Int(i64::from(number != 0)),
        (ValueRef::Integer(number), Kind::Real) => Value::Real(number as f64),
        (ValueRef::Real(number), Kind::Real) => Value::Real(number),
        // Not every store knows the letter with the number 0, which nobody types.
        (ValueRef::Text(text), Kind::Text) => {
            Value::Text(std::str::from_utf8(text).map_err(|_| strange())?.replace('\0', "\u{fffd}"))
        }
        (ValueRef::Blob(bytes), Kind::Bytes) => Value::Bytes(bytes.to_vec()),
        _ => return Err(strange()),
    })
}
