//! How types stand in columns, in every store alike.

use crate::{PersonId, Player, Rated, Status};

pub(crate) const fn status_number(status: Status) -> i64 {
    match status {
        Status::Open => 0,
        Status::Playing => 1,
        Status::Over => 2,
        Status::Abandoned => 3,
    }
}

pub(crate) const fn status(number: i64) -> Status {
    match number {
        0 => Status::Open,
        1 => Status::Playing,
        2 => Status::Over,
        _ => Status::Abandoned,
    }
}

/// Guests who left nothing that anybody could miss, as far as no session and no moment tells.
pub(crate) const LEFT_NOTHING: &str = "password IS NULL AND claimed IS NULL
    AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.person = people.id)
    AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.person = people.id)
    AND NOT EXISTS (SELECT 1 FROM results WHERE results.person = people.id)
    AND NOT EXISTS (SELECT 1 FROM daily WHERE daily.person = people.id)
    AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.person = people.id)
    AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.about = people.id)";

/// The name of the fact that is written to prove that the store takes writes.
pub(crate) const PROOF: &str = "proof";

/// `-` nobody, `p` and a number a person, `b` and a name a bot.
pub(crate) fn player_text(player: &Player) -> String {
    match player {
        Player::Free => "-".to_owned(),
        Player::Person(id) => format!("p{}", id.number()),
        Player::Bot(level) => format!("b{level}"),
    }
}

pub(crate) fn player(text: &str) -> Player {
    match text.split_at_checked(1) {
        Some(("p", number)) => {
            number.parse().map_or(Player::Free, |number| Player::Person(PersonId::from_number(number)))
        }
        Some(("b", level)) => Player::Bot(level.to_owned()),
        _ => Player::Free,
    }
}

pub(crate) fn rated_text(who: &Rated) -> String {
    match who {
        Rated::Person(id) => player_text(&Player::Person(*id)),
        Rated::Bot(level) => player_text(&Player::Bot(level.clone())),
    }
}

pub(crate) fn rated(text: &str) -> Option<Rated> {
    match player(text) {
        Player::Person(id) => Some(Rated::Person(id)),
        Player::Bot(level) => Some(Rated::Bot(level)),
        Player::Free => None,
    }
}

/// What two spellings of one name have in common.
pub(crate) fn name_key(name: &str) -> String {
    name.to_lowercase()
}

/// Who sits, in one text.
pub(crate) fn players_text(players: &[Player]) -> String {
    players.iter().map(player_text).collect::<Vec<_>>().join(" ")
}

pub(crate) fn players(text: &str) -> Vec<Player> {
    text.split_terminator(' ').map(player).collect()
}

/// The number of a person among players.
pub(crate) fn person_number(player: &Player) -> Option<i64> {
    if let Player::Person(id) = player { Some(id.number()) } else { None }
}
