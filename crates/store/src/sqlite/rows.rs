//! How types stand in columns.

use rusqlite::ErrorCode;

use crate::{PersonId, Player, Rated, Status, StoreError};

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let code = error.sqlite_error_code();
        let text = error.to_string();
        match code {
            Some(
                ErrorCode::DiskFull
                | ErrorCode::ReadOnly
                | ErrorCode::SystemIoFailure
                | ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::CannotOpen
                | ErrorCode::PermissionDenied,
            ) => Self::Unwritable(text),
            _ => Self::Broken(text),
        }
    }
}

/// Does the error say that a key is taken?
pub(super) fn is_taken(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation)
}

pub(super) const fn status_number(status: Status) -> i64 {
    match status {
        Status::Open => 0,
        Status::Playing => 1,
        Status::Over => 2,
        Status::Abandoned => 3,
    }
}

pub(super) const fn status(number: i64) -> Status {
    match number {
        0 => Status::Open,
        1 => Status::Playing,
        2 => Status::Over,
        _ => Status::Abandoned,
    }
}

/// `-` nobody, `p` and a number a person, `b` and a name a bot.
pub(super) fn player_text(player: &Player) -> String {
    match player {
        Player::Free => "-".to_owned(),
        Player::Person(id) => format!("p{}", id.number()),
        Player::Bot(level) => format!("b{level}"),
    }
}

pub(super) fn player(text: &str) -> Player {
    match text.split_at_checked(1) {
        Some(("p", number)) => {
            number.parse().map_or(Player::Free, |number| Player::Person(PersonId::from_number(number)))
        }
        Some(("b", level)) => Player::Bot(level.to_owned()),
        _ => Player::Free,
    }
}

pub(super) fn rated_text(who: &Rated) -> String {
    match who {
        Rated::Person(id) => player_text(&Player::Person(*id)),
        Rated::Bot(level) => player_text(&Player::Bot(level.clone())),
    }
}

pub(super) fn rated(text: &str) -> Option<Rated> {
    match player(text) {
        Player::Person(id) => Some(Rated::Person(id)),
        Player::Bot(level) => Some(Rated::Bot(level)),
        Player::Free => None,
    }
}
