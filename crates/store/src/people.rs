use crate::{Millis, PersonId, TableId};

/// The hash of a session's secret. The secret itself is only in the person's cookie.
pub type TokenHash = [u8; 32];

/// Somebody who has just arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPerson {
    /// Who.
    pub id: PersonId,
    /// The name they go by. Guests may share names.
    pub name: String,
    /// When they came.
    pub at: Millis,
}

/// Somebody the site knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// The name they go by.
    pub name: String,
    /// The hash of the password; guests have none.
    pub password: Option<String>,
    /// The hash of the recovery code; guests have none.
    pub recovery: Option<String>,
    /// What they set on their settings page, as text that only the server reads.
    pub settings: String,
    /// When they came.
    pub created: Millis,
    /// When they claimed their account.
    pub claimed: Option<Millis>,
    /// May they no longer speak?
    pub silenced: bool,
}

impl Person {
    /// Have they claimed an account?
    pub fn is_claimed(&self) -> bool {
        self.claimed.is_some()
    }
}

/// A session: who it belongs to, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Session {
    /// Whose it is.
    pub person: PersonId,
    /// When it ends.
    pub expires: Millis,
}

/// Somebody told the operators about somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Counted by the store.
    pub number: i64,
    /// When.
    pub at: Millis,
    /// Who told.
    pub by: PersonId,
    /// About whom.
    pub about: PersonId,
    /// At which table.
    pub table: Option<TableId>,
    /// What they said.
    pub text: String,
    /// Has an operator dealt with it?
    pub handled: bool,
}
