//! What a site consists of, in every store alike.

use sha2::{Digest as _, Sha256};

use crate::columns::PROOF;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Int,
    Bool,
    Real,
    Text,
    Bytes,
}

use Kind::{Bool, Bytes, Int, Real, Text};

/// A relation: rows that have a key, by which they are read in order.
pub(super) struct Relation {
    pub(super) name: &'static str,
    /// The columns; the key's come first.
    pub(super) columns: &'static [(&'static str, Kind)],
    /// How many of them are the key.
    pub(super) keys: usize,
}

/// Everything that is moved. Leases are not: they end by themselves.
pub(super) const RELATIONS: &[Relation] = &[
    Relation {
        name: "people",
        columns: &[
            ("id", Int),
            ("name", Text),
            ("name_key", Text),
            ("password", Text),
            ("recovery", Text),
            ("settings", Text),
            ("created", Int),
            ("claimed", Int),
            ("silenced", Bool),
            ("skeleton", Text),
        ],
        keys: 1,
    },
    Relation { name: "sessions", columns: &[("token", Bytes), ("person", Int), ("expires", Int)], keys: 1 },
    Relation { name: "blocks", columns: &[("person", Int), ("blocked", Int)], keys: 2 },
    Relation {
        name: "reports",
        columns: &[
            ("number", Int),
            ("at", Int),
            ("person", Int),
            ("about", Int),
            ("game_table", Int),
            ("text", Text),
            ("handled", Bool),
        ],
        keys: 1,
    },
    Relation {
        name: "game_tables",
        columns: &[
            ("id", Int),
            ("game", Text),
            ("rules", Int),
            ("options", Text),
            ("seats", Int),
            ("secret", Bytes),
            ("setup", Text),
            ("created", Int),
            ("status", Int),
            ("public", Bool),
            ("players", Text),
            ("result", Text),
        ],
        keys: 1,
    },
    Relation {
        name: "creations",
        columns: &[
            ("game_table", Int),
            ("person", Int),
            ("network", Bytes),
            ("bytes", Int),
            ("request", Bytes),
            ("content", Bytes),
            ("at", Int),
        ],
        keys: 1,
    },
    Relation { name: "seated", columns: &[("person", Int), ("game_table", Int)], keys: 2 },
    Relation { name: LOGS, columns: &[("game_table", Int), ("number", Int), ("at", Int), ("body", Text)], keys: 2 },
    Relation {
        name: "chat",
        columns: &[("game_table", Int), ("number", Int), ("at", Int), ("person", Int), ("text", Text)],
        keys: 2,
    },
    Relation {
        name: "results",
        columns: &[
            ("game_table", Int),
            ("seat", Int),
            ("game", Text),
            ("player", Text),
            ("person", Int),
            ("won", Bool),
            ("place", Int),
            ("score", Int),
            ("at", Int),
        ],
        keys: 2,
    },
    Relation {
        name: "ratings",
        columns: &[("who", Text), ("game", Text), ("mean", Real), ("deviation", Real), ("games", Int)],
        keys: 2,
    },
    Relation {
        name: "daily",
        columns: &[("day", Text), ("person", Int), ("game_table", Int), ("score", Int), ("turns", Int), ("at", Int)],
        keys: 2,
    },
    Relation { name: "facts", columns: &[("name", Text), ("value", Bytes)], keys: 1 },
];

/// The relation that holds the logs.
pub(super) const LOGS: &str = "entries";
/// The name of the fact that says that a move into this place has not ended.
pub(crate) const MARK: &str = "moving";

/// What stands in a column of a row.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Null,
    Int(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

/// A row.
pub(super) type Row = Vec<Value>;

impl Relation {
    /// The names of the columns, or of the key's.
    pub(super) fn names(&self, key_only: bool) -> String {
        let count = if key_only { self.keys } else { self.columns.len() };
        self.columns[..count].iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// The rows that count: the mark of a move and the proof of a write are not part of the site.
    pub(super) fn rows(&self) -> String {
        if self.name == "facts" {
            format!("facts WHERE name NOT IN ('{MARK}', '{PROOF}')")
        } else {
            self.name.to_owned()
        }
    }

    /// Reads rows in the order of their key, those after a key or the first. Values are numbered by the store's sign.
    pub(super) fn page(&self, after: bool, sign: char, order: &str, most: usize) -> String {
        let rows = self.rows();
        let joint = if rows.contains("WHERE") { "AND" } else { "WHERE" };
        let places: Vec<String> = (1..=self.keys).map(|place| format!("{sign}{place}")).collect();
        let keys = self.names(true);
        let from = if after { format!("{joint} ({keys}) > ({})", places.join(", ")) } else { String::new() };
        let order = self.names(true).split(", ").map(|key| format!("{key} {order}")).collect::<Vec<_>>().join(", ");
        format!("SELECT {} FROM {rows} {from} ORDER BY {order} LIMIT {most}", self.names(false))
    }

    /// The key of a row.
    pub(super) fn key(&self, row: &[Value]) -> Row {
        row[..self.keys].to_vec()
    }
}

/// Takes a row into a hash, so that no two different rows look alike.
pub(super) fn hash(row: &[Value], into: &mut Sha256) {
    for value in row {
        let (kind, bytes) = match value {
            Value::Null => (0, Vec::new()),
            Value::Int(number) => (1, number.to_le_bytes().to_vec()),
            Value::Real(number) => (2, number.to_bits().to_le_bytes().to_vec()),
            Value::Text(text) => (3, text.as_bytes().to_vec()),
            Value::Bytes(bytes) => (4, bytes.clone()),
        };
        into.update([kind]);
        into.update((bytes.len() as u64).to_le_bytes());
        into.update(bytes);
    }
}
