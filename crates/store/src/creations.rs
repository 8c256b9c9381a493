//! Setting up a table within limits, once for each request.

use crate::{PersonId, TableId};

/// Who sets a table up, and what they may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Creation {
    /// The person.
    pub person: PersonId,
    /// A keyed hash of the network they come from.
    pub network: [u8; 16],
    /// The request, if it names itself: the same one again makes no second table.
    pub request: Option<Request>,
    /// What the person may have.
    pub own: Quota,
    /// What the people of the network may have together.
    pub of_network: Quota,
    /// Do only guests count towards what the network may have?
    pub guests_only: bool,
}

/// A request that names itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// A hash of its name.
    pub key: [u8; 32],
    /// A hash of what it asks for.
    pub content: [u8; 32],
}

/// How much somebody may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// Tables whose game has not ended.
    pub tables: u64,
    /// Bytes of options, of those tables and of those that were set up lately.
    pub bytes: u64,
}

/// What became of a table that was to be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Created {
    /// It is there.
    New,
    /// The same request has made this table before.
    Before {
        /// The table.
        table: TableId,
        /// The hash of what was asked for then.
        content: [u8; 32],
    },
    /// The person has too much.
    TooMuch(Excess),
    /// The people of the network have too much.
    NetworkTooMuch(Excess),
}

/// What there is too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excess {
    /// Tables whose game has not ended.
    Tables,
    /// Bytes of options.
    Bytes,
}

impl Quota {
    /// What would be too much if a table of this size came to those that are there.
    pub(crate) fn excess(self, tables: i64, bytes: i64, more: usize) -> Option<Excess> {
        if tables as u64 >= self.tables {
            Some(Excess::Tables)
        } else if bytes as u64 + more as u64 > self.bytes {
            Some(Excess::Bytes)
        } else {
            None
        }
    }
}

/// The tables under way and the bytes of options of a person, by a parameter that the caller names.
pub(crate) const OWN: &str = "SELECT COUNT(*) FILTER (WHERE status < 2), CAST(COALESCE(SUM(bytes), 0) AS bigint)
    FROM creations JOIN game_tables ON id = game_table WHERE person = ";

/// The same of a network.
pub(crate) const OF_NETWORK: &str = "SELECT COUNT(*) FILTER (WHERE status < 2), CAST(COALESCE(SUM(bytes), 0) AS bigint)
    FROM creations JOIN game_tables ON id = game_table WHERE network = ";

/// Only what guests have set up, or people who are no more.
pub(crate) const BY_GUESTS: &str =
    "AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = creations.person AND people.password IS NOT NULL)";
