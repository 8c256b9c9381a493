use bearcade_core::SetupError;
use bearcade_table::{MatchError, RecordError};
use serde_json::{Map, Value, json};

/// The closed list of error codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// The line is not a JSON object.
    BadJson,
    /// A field is missing, unknown or of the wrong type.
    BadRequest,
    /// There is no such command.
    UnknownCommand,
    /// There is no such game.
    UnknownGame,
    /// An option is unknown, of the wrong type or out of range.
    BadOption,
    /// The game is not for this number of seats.
    BadSeats,
    /// The game has no bot of this name.
    UnknownLevel,
    /// No game has been started.
    NoGame,
    /// The text is not an action or outcome of this game.
    Notation,
    /// A rule forbids the action.
    Forbidden,
    /// The game is over.
    Over,
    /// The seat owes no decision now.
    NoDecision,
    /// A chance step is due, so nobody can act.
    ChanceDue,
    /// No chance step is due.
    NoChanceDue,
    /// The outcome can't come now.
    Impossible,
    /// The dice of this game are seeded: outcomes can't be supplied.
    Seeded,
    /// There is no such seat, or the request must name one.
    BadSeat,
    /// The seat can't leave.
    CannotLeave,
    /// The decision can't be taken back.
    CannotUndo,
    /// The record can't be read or does not follow the rules.
    BadRecord,
    /// The line is too long.
    TooLong,
    /// The count would take too many positions, or a bot would look at too many nodes.
    TooMany,
}

impl Code {
    /// All codes.
    pub const ALL: [Self; 22] = [
        Self::BadJson,
        Self::BadRequest,
        Self::UnknownCommand,
        Self::UnknownGame,
        Self::BadOption,
        Self::BadSeats,
        Self::UnknownLevel,
        Self::NoGame,
        Self::Notation,
        Self::Forbidden,
        Self::Over,
        Self::NoDecision,
        Self::ChanceDue,
        Self::NoChanceDue,
        Self::Impossible,
        Self::Seeded,
        Self::BadSeat,
        Self::CannotLeave,
        Self::CannotUndo,
        Self::BadRecord,
        Self::TooLong,
        Self::TooMany,
    ];

    /// The code as it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::BadJson => "bad_json",
            Self::BadRequest => "bad_request",
            Self::UnknownCommand => "unknown_command",
            Self::UnknownGame => "unknown_game",
            Self::BadOption => "bad_option",
            Self::BadSeats => "bad_seats",
            Self::UnknownLevel => "unknown_level",
            Self::NoGame => "no_game",
            Self::Notation => "notation",
            Self::Forbidden => "forbidden",
            Self::Over => "over",
            Self::NoDecision => "no_decision",
            Self::ChanceDue => "chance_due",
            Self::NoChanceDue => "no_chance_due",
            Self::Impossible => "impossible",
            Self::Seeded => "seeded",
            Self::BadSeat => "bad_seat",
            Self::CannotLeave => "cannot_leave",
            Self::CannotUndo => "cannot_undo",
            Self::BadRecord => "bad_record",
            Self::TooLong => "too_long",
            Self::TooMany => "too_many",
        }
    }
}

/// An error as it is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The code.
    pub code: Code,
    /// What is wrong and what to do, in English.
    pub message: String,
    /// More fields, such as the rule's number.
    pub fields: Map<String, Value>,
}

impl Error {
    /// An error with a message.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), fields: Map::new() }
    }

    /// The answer.
    pub fn to_json(&self) -> Value {
        let mut error = json!({"code": self.code.name(), "message": self.message});
        error.as_object_mut().expect("an object").extend(self.fields.clone());
        json!({ "error": error })
    }
}

impl From<SetupError> for Error {
    fn from(error: SetupError) -> Self {
        let code = if matches!(error, SetupError::Seats { .. }) { Code::BadSeats } else { Code::BadOption };
        Self::new(code, error.to_string())
    }
}

impl From<RecordError> for Error {
    fn from(error: RecordError) -> Self {
        let mut answer = Self::new(Code::BadRecord, error.to_string());
        answer.fields.insert("line".to_owned(), json!(error.line));
        answer
    }
}

impl From<MatchError> for Error {
    fn from(error: MatchError) -> Self {
        let code = match &error {
            MatchError::Forbidden(_) => Code::Forbidden,
            MatchError::Notation(_) => Code::Notation,
            MatchError::Over => Code::Over,
            MatchError::ChanceDue(_) => Code::ChanceDue,
            MatchError::NoChanceDue => Code::NoChanceDue,
            MatchError::Impossible(_) => Code::Impossible,
            MatchError::NoSuchSeat => Code::BadSeat,
            MatchError::Alone | MatchError::SeatGoesOn | MatchError::AlreadyOut => Code::CannotLeave,
            MatchError::NothingToUndo | MatchError::Sealed => Code::CannotUndo,
        };
        let mut answer = Self::new(code, error.to_string());
        if let MatchError::Forbidden(rule) = error {
            answer.fields.insert("rule".to_owned(), json!(rule.number));
            answer.fields.insert("reason".to_owned(), json!(rule.key));
        }
        answer
    }
}
