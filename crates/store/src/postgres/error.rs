//! What a failure means for whoever asked, and for the operator who reads about it.

use std::error::Error as _;

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::StoreError;

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        let reason = reason(&error);
        if is_away(&error) { Self::Unwritable(reason) } else { Self::Broken(reason) }
    }
}

/// Is it the database that can't do anything now, rather than the statement that is wrong? Then it may be different in a
/// moment.
fn is_away(error: &Error) -> bool {
    let Some(code) = error.code() else {
        // Not an answer of the database: the connection broke.
        return true;
    };
    let class = code.code().get(..2).unwrap_or_default();
    // 08 connection, 53 out of disk, memory or connections, 57 stopped by an operator, 58 failures of the system.
    matches!(class, "08" | "53" | "57" | "58")
        || [SqlState::READ_ONLY_SQL_TRANSACTION, SqlState::LOCK_NOT_AVAILABLE].contains(code)
}

/// Would the same statement, sent alone and again, perhaps succeed? It was refused as a whole and changed nothing.
pub(super) fn is_worth_another_try(error: &Error) -> bool {
    error.code().is_some() && !is_away(error)
}

/// Does the error say that a key is taken?
pub(super) fn is_taken(error: &Error) -> bool {
    error.code() == Some(&SqlState::UNIQUE_VIOLATION)
}

/// What the database says, or why it says nothing. The address and the password are in none of it.
pub(super) fn reason(error: &Error) -> String {
    if let Some(told) = error.as_db_error() {
        return format!("{} ({})", told.message(), told.code().code());
    }
    match error.source() {
        Some(source) => format!("{error}: {source}"),
        None => error.to_string(),
    }
}
