use tokio_postgres::types::ToSql;

use super::relations::{Kind, MARK, Relation, Row, Value};
use crate::StoreError;
use crate::postgres::Line;

type Done<T = ()> = Result<T, StoreError>;

/// Who moves a site into a database holds this lock,
const LOCK: i64 = 0x6265_6172_6d6f_7665;
/// and others wait so long for it.
const PATIENCE: &str = "30s";

/// A site in a database.
pub(super) struct Base(Line);

impl Base {
    /// A database that is moved away: what is read of it is as it stands now, whatever is written meanwhile.
    pub(super) async fn source(url: &str) -> Done<Self> {
        let line = Line::open(url).await?;
        line.batch("SET idle_in_transaction_session_timeout = 0; BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            .await?;
        Ok(Self(line))
    }

    /// A database that is moved to, by one at a time: what an interrupted move was doing in its last moment ends first.
    pub(super) async fn target(url: &str) -> Done<Self> {
        let line = Line::open(url).await?;
        line.batch(&format!("SET lock_timeout = '{PATIENCE}'")).await?;
        let locked = line.query("SELECT pg_advisory_lock($1)", &[&LOCK]).await;
        locked.map_err(|error| match error {
            StoreError::Unwritable(why) => {
                StoreError::Unwritable(format!("another move into this database seems to be under way ({why})"))
            }
            error => error,
        })?;
        Ok(Self(line))
    }

    pub(super) async fn count(&self, relation: &Relation) -> Done<u64> {
        let sql = format!("SELECT COUNT(*) FROM {}", relation.rows());
        let row = self.0.query_one(&sql, &[]).await?;
        Ok(row.map_or(0, |row| row.get::<_, i64>(0)) as u64)
    }

    pub(super) async fn page(&self, relation: &Relation, after: Option<&Row>, most: usize) -> Done<Vec<Row>> {
        self.rows(relation, &relation.page(after.is_some(), '$', "ASC", most), after).await
    }

    pub(super) async fn last(&self, relation: &Relation) -> Done<Option<Row>> {
        let rows = self.rows(relation, &relation.page(false, '$', "DESC", 1), None).await?;
        Ok(rows.first().map(|row| relation.key(row)))
    }

    async fn rows(&self, relation: &Relation, sql: &str, key: Option<&Row>) -> Done<Vec<Row>> {
        let key: Vec<Box<dyn ToSql + Sync + Send>> = key.into_iter().flatten().map(boxed).collect();
        let key: Vec<&(dyn ToSql + Sync)> = key.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
        let rows = self.0.query(sql, &key).await?;
        let kinds = || relation.columns.iter().map(|(_, kind)| *kind).enumerate();
        Ok(rows.iter().map(|row| kinds().map(|(place, kind)| value(row, place, kind)).collect()).collect())
    }

    /// One statement, and so all of it or nothing.
    pub(super) async fn put(&self, relation: &Relation, rows: &[Row]) -> Done {
        let columns: Vec<_> =
            relation.columns.iter().enumerate().map(|(place, (_, kind))| column(rows, place, *kind)).collect();
        let values: Vec<&(dyn ToSql + Sync)> = columns.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
        let types: Vec<String> = relation
            .columns
            .iter()
            .enumerate()
            .map(|(place, (_, kind))| format!("${}::{}[]", place + 1, type_name(*kind)))
            .collect();
        let sql = format!(
            "INSERT INTO {} ({}) SELECT * FROM unnest({})",
            relation.name,
            relation.names(false),
            types.join(", ")
        );
        self.0.execute(&sql, &values).await?;
        Ok(())
    }

    pub(super) async fn is_marked(&self) -> Done<bool> {
        Ok(self.0.query_one("SELECT 1 FROM facts WHERE name = $1", &[&MARK]).await?.is_some())
    }

    pub(super) async fn mark(&self) -> Done {
        self.0.execute("INSERT INTO facts (name, value) VALUES ($1, '')", &[&MARK]).await?;
        Ok(())
    }

    /// Takes the mark away. New reports are counted on from the last one, and the planner learns what there is.
    pub(super) async fn finish(&self) -> Done {
        let sql = "SELECT setval(pg_get_serial_sequence('reports', 'number'), COALESCE(MAX(number), 0) + 1, false)
                   FROM reports";
        self.0.query(sql, &[]).await?;
        self.0.batch("ANALYZE").await?;
        self.0.execute("DELETE FROM facts WHERE name = $1", &[&MARK]).await?;
        Ok(())
    }
}

const fn type_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Int => "bigint",
        Kind::Bool => "boolean",
        Kind::Real => "double precision",
        Kind::Text => "text",
        Kind::Bytes => "bytea",
    }
}

fn boxed(value: &Value) -> Box<dyn ToSql + Sync + Send> {
    match value {
        Value::Null => Box::new(None::<i64>),
        Value::Int(number) => Box::new(*number),
        Value::Real(number) => Box::new(*number),
        Value::Text(text) => Box::new(text.clone()),
        Value::Bytes(bytes) => Box::new(bytes.clone()),
    }
}

fn value(row: &tokio_postgres::Row, place: usize, kind: Kind) -> Value {
    let found = match kind {
        Kind::Int => row.get::<_, Option<i64>>(place).map(Value::Int),
        Kind::Bool => row.get::<_, Option<bool>>(place).map(|is| Value::Int(i64::from(is))),
        Kind::Real => row.get::<_, Option<f64>>(place).map(Value::Real),
        Kind::Text => row.get::<_, Option<String>>(place).map(Value::Text),
        Kind::Bytes => row.get::<_, Option<Vec<u8>>>(place).map(Value::Bytes),
    };
    found.unwrap_or(Value::Null)
}

/// A column of many rows, as an array.
fn column(rows: &[Row], place: usize, kind: Kind) -> Box<dyn ToSql + Sync + Send> {
    let values = || rows.iter().map(|row| &row[place]);
    let int = |value: &Value| if let Value::Int(number) = value { Some(*number) } else { None };
    match kind {
        Kind::Int => Box::new(values().map(int).collect::<Vec<_>>()),
        Kind::Bool => Box::new(values().map(|value| int(value).map(|number| number != 0)).collect::<Vec<_>>()),
        Kind::Real => {
            let real = |value: &Value| if let Value::Real(number) = value { Some(*number) } else { None };
            Box::new(values().map(real).collect::<Vec<_>>())
        }
        Kind::Text => {
            let text = |value: &Value| if let Value::Text(text) = value { Some(text.clone()) } else { None };
            Box::new(values().map(text).collect::<Vec<_>>())
        }
        Kind::Bytes => {
            let bytes = |value: &Value| if let Value::Bytes(bytes) = value { Some(bytes.clone()) } else { None };
            Box::new(values().map(bytes).collect::<Vec<_>>())
        }
    }
}
