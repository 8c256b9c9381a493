use std::fmt;

/// Why a store refuses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Another append already follows this entry.
    Taken,
    /// The name belongs to somebody else.
    NameTaken,
    /// There is no such table or person.
    Missing,
    /// Nothing can be written now: the disk is full, the file is read-only, the database is away. Reads may still work.
    Unwritable(String),
    /// The store failed in another way; the message is for the operator.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Taken => f.write_str("another entry came first"),
            Self::NameTaken => f.write_str("this name belongs to somebody else"),
            Self::Missing => f.write_str("there is no such table or person"),
            Self::Unwritable(reason) => write!(f, "nothing can be stored now: {reason}"),
            Self::Broken(reason) => write!(f, "the store failed: {reason}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// Has a database been through no more steps than this program knows?
pub(crate) fn must_be_known(version: i64, migrations: &[&str]) -> Result<(), StoreError> {
    let known = migrations.len();
    if version as usize <= known {
        return Ok(());
    }
    Err(StoreError::Broken(format!(
        "the database has schema {version}, and this program knows only up to {known}: use the newer program that \
         wrote it"
    )))
}
