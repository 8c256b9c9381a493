use bearcade_core::SetupError;
use bearcade_table::MatchError;
use serde_json::{Value, json};

use crate::client;
use crate::incidents::{self, Incident};

/// Why the site refuses something. The list is closed: programs can rely on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Code {
    /// The request can't be understood.
    BadRequest,
    /// The game, its options, seats or clock are refused.
    BadTable,
    /// There is no such thing, or it is not yours to know.
    NotFound,
    /// This way of asking is not possible here.
    BadMethod,
    /// You are nobody yet: ask for a session first.
    NoSession,
    /// The name or password is wrong.
    WrongPassword,
    /// The name belongs to somebody else.
    NameTaken,
    /// You may not do this here.
    NotAllowed,
    /// The seat is taken.
    SeatTaken,
    /// You don't sit at this table.
    NotSeated,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// It is not your decision, or it has been answered.
    NotYourDecision,
    /// The text is not an action of this game.
    Notation,
    /// A rule of the game forbids the action.
    Forbidden,
    /// There is nothing that could be taken back.
    CannotUndo,
    /// The game can't be left like this.
    CannotLeave,
    /// Too much or too fast.
    TooMany,
    /// Too much waits already; try again in a moment.
    Busy,
    /// The request is too large.
    TooLarge,
    /// It comes from another site.
    WrongOrigin,
    /// Nothing can be stored now; try again later.
    Unavailable,
    /// The server is going away; come back in a moment.
    ShuttingDown,
    /// A fault of ours.
    Internal,
}

impl Code {
    /// All codes.
    pub(crate) const ALL: [Self; 24] = [
        Self::BadRequest,
        Self::BadTable,
        Self::NotFound,
        Self::BadMethod,
        Self::NoSession,
        Self::WrongPassword,
        Self::NameTaken,
        Self::NotAllowed,
        Self::SeatTaken,
        Self::NotSeated,
        Self::NotBegun,
        Self::Over,
        Self::NotYourDecision,
        Self::Notation,
        Self::Forbidden,
        Self::CannotUndo,
        Self::CannotLeave,
        Self::TooMany,
        Self::Busy,
        Self::TooLarge,
        Self::WrongOrigin,
        Self::Unavailable,
        Self::ShuttingDown,
        Self::Internal,
    ];

    /// The code's name, its HTTP status, and what it means in a few words.
    pub(crate) const fn meaning(self) -> (&'static str, u16, &'static str) {
        match self {
            Self::BadRequest => ("bad_request", 400, "the request can't be understood"),
            Self::BadTable => ("bad_table", 400, "the game, its options, seats or clock are refused"),
            Self::NotFound => ("not_found", 404, "there is no such thing, or it is not yours to know"),
            Self::BadMethod => ("bad_method", 405, "this address does not take such a request"),
            Self::NoSession => ("no_session", 401, "ask for a session first"),
            Self::WrongPassword => ("wrong_password", 401, "the name or the password is wrong"),
            Self::NameTaken => ("name_taken", 409, "the name belongs to somebody else"),
            Self::NotAllowed => ("not_allowed", 403, "you may not do this here"),
            Self::SeatTaken => ("seat_taken", 409, "the seat is taken"),
            Self::NotSeated => ("not_seated", 403, "you don't sit at this table"),
            Self::NotBegun => ("not_begun", 409, "the game has not begun"),
            Self::Over => ("over", 409, "the game is over"),
            Self::NotYourDecision => ("not_your_decision", 409, "it is not your decision, or it has been answered"),
            Self::Notation => ("notation", 400, "the text is not an action of this game"),
            Self::Forbidden => ("forbidden", 409, "a rule of the game forbids the action"),
            Self::CannotUndo => ("cannot_undo", 409, "there is nothing that could be taken back"),
            Self::CannotLeave => ("cannot_leave", 409, "the game can't be left like this"),
            Self::TooMany => ("too_many", 429, "too much or too fast; wait a little"),
            Self::Busy => ("busy", 503, "the server has too much to do; try again in a moment"),
            Self::TooLarge => ("too_large", 413, "the request is too large"),
            Self::WrongOrigin => ("wrong_origin", 403, "the request comes from another site"),
            Self::Unavailable => ("unavailable", 503, "nothing can be stored now; try again later"),
            Self::ShuttingDown => ("shutting_down", 503, "the server is restarting; come back in a moment"),
            Self::Internal => ("internal", 500, "a fault of ours; it has been noted"),
        }
    }

    /// The code's name.
    pub(crate) const fn name(self) -> &'static str {
        self.meaning().0
    }
}

/// More about a refusal than its code: what people are told who can do something about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// Somebody would sit on several seats of a table.
    OneSeat,
    /// Somebody at the table has blocked them.
    Blocked,
    /// Other people play here, so a hint would not be fair.
    NoHints,
    /// They may not speak on this site.
    Silenced,
    /// It is a daily bear whose day is not over.
    Sealed,
    /// The table does not exist, or it is private and they have no invitation.
    PrivateTable,
    /// Strangers have tried too many wrong passwords for the name.
    Guessed,
    /// The password is one of those that attackers try first.
    WeakPassword,
    /// Another account's name looks like this one.
    LooksTaken,
    /// They have this many tables under way, the most a guest may have; or the most an account may have.
    TooManyTables { most: u32, is_guest: bool },
    /// The options of their tables take this many kilobytes, the most there may be.
    TooManyOptions { most: u32, is_guest: bool },
    /// The people of their address have too many tables under way, or too large options.
    CrowdedAddress,
    /// It has been put into the reader's words already.
    Said(String),
    /// A game, by its slug, can't be set up like this.
    Setup(&'static str, SetupError),
}

/// A refusal: a code, and what to say to a programmer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    /// What kind.
    pub code: Code,
    /// What is wrong, in English.
    pub message: String,
    /// The rule that forbids it: its number and its key.
    pub rule: Option<(&'static str, &'static str)>,
    /// What to tell people beyond the code.
    pub reason: Option<Box<Reason>>,
}

impl Refusal {
    /// A refusal with a message of its own.
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rule: None, reason: None }
    }

    /// The refusal with more to tell people.
    pub(crate) fn because(self, reason: Reason) -> Self {
        Self { reason: Some(Box::new(reason)), ..self }
    }

    /// The refusal as JSON.
    pub(crate) fn to_json(&self) -> Value {
        let mut error = json!({ "code": self.code.name(), "message": self.message });
        if let Some((rule, reason)) = self.rule {
            error["rule"] = rule.into();
            error["reason"] = reason.into();
        }
        json!({ "error": error })
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Self {
        Self::new(code, code.meaning().2)
    }
}

impl From<MatchError> for Refusal {
    fn from(error: MatchError) -> Self {
        let code = match &error {
            MatchError::Forbidden(rule) => {
                return Self { rule: Some((rule.number, rule.key)), ..Self::new(Code::Forbidden, rule.english) };
            }
            MatchError::Notation(_) => Code::Notation,
            MatchError::Over => Code::Over,
            MatchError::ChanceDue(_) | MatchError::NoChanceDue | MatchError::Impossible(_) => Code::NotYourDecision,
            MatchError::NoSuchSeat => Code::NotSeated,
            MatchError::Alone | MatchError::SeatGoesOn | MatchError::AlreadyOut => Code::CannotLeave,
            MatchError::NothingToUndo | MatchError::Sealed => Code::CannotUndo,
        };
        Self::new(code, error.to_string())
    }
}

impl From<bearcade_store::StoreError> for Refusal {
    fn from(error: bearcade_store::StoreError) -> Self {
        use bearcade_store::StoreError;
        match error {
            StoreError::NameTaken => Code::NameTaken.into(),
            StoreError::Missing => Code::NotFound.into(),
            // What went wrong is for the operator to read, not for the world.
            StoreError::Taken => {
                tracing::debug!(%error, "another server was first");
                Code::Unavailable.into()
            }
            StoreError::Unwritable(reason) => {
                incidents::note_of(Incident::Unwritable, client::current(), &reason);
                Code::Unavailable.into()
            }
            StoreError::Broken(reason) => {
                incidents::note_of(Incident::Broken, client::current(), &reason);
                Code::Unavailable.into()
            }
        }
    }
}
