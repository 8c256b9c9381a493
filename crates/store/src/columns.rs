//! How types stand in columns, in every store alike.

use std::collections::HashSet;

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

/// What names that look alike have in common: the skeleton of UTS #39, whatever the case of the letters. Two rounds, since
/// a small letter may look like another letter where its capital does not.
pub(crate) fn skeleton(name: &str) -> String {
    let round = |name: &str| unicode_security::skeleton(name).collect::<String>().to_lowercase();
    round(&round(name))
}

/// The skeletons of accounts that are not as they should be, and what they should be. Takes number, name and skeleton of
/// all accounts, in the order in which they were claimed. Of old accounts that look alike one has the skeleton: the
/// account that has it already, or the first.
pub(crate) fn stale_skeletons(accounts: Vec<(i64, String, Option<String>)>) -> Vec<(i64, Option<String>)> {
    let accounts: Vec<_> = accounts.into_iter().map(|(id, name, kept)| (id, skeleton(&name), kept)).collect();
    let is_right = |fresh: &String, kept: &Option<String>| kept.as_ref() == Some(fresh);
    let mut taken: HashSet<String> =
        accounts.iter().filter(|(_, fresh, kept)| is_right(fresh, kept)).map(|(_, fresh, _)| fresh.clone()).collect();
    let mut stale = Vec::new();
    for (id, fresh, kept) in accounts {
        if is_right(&fresh, &kept) {
            continue;
        }
        let fresh = taken.insert(fresh.clone()).then_some(fresh);
        if kept != fresh {
            stale.push((id, fresh));
        }
    }
    stale
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for (name, other) in [
            ("Ada", "Ad\u{430}"),
            ("ada", "\u{410}D\u{410}"),
            ("PayPal", "paypaI"),
            ("Bob", "B0b"),
            ("Carmen", "Carrnen"),
            ("Wi11iam", "William"),
            ("\u{3a1}eter", "Peter"),
        ] {
            assert_eq!(skeleton(name), skeleton(other), "{name} {other}");
        }
        for (name, other) in [("Ada", "Ade"), ("Zoe", "Zo\u{eb}"), ("Ann Lee", "AnnLee"), ("Ben", "Benn")] {
            assert_ne!(skeleton(name), skeleton(other), "{name} {other}");
        }
    }

    #[test]
    fn of_old_accounts_that_look_alike_one_has_the_skeleton() {
        let account = |id, name: &str, kept: Option<&str>| (id, name.to_owned(), kept.map(str::to_owned));
        let some = |text: &str| Some(text.to_owned());
        let old = vec![account(1, "Ada", None), account(2, "Ad\u{430}", None), account(3, "Ben", None)];
        assert_eq!(stale_skeletons(old), [(1, some("ada")), (3, some("ben"))]);
        let kept = vec![account(1, "Ad\u{430}", None), account(2, "Ada", Some("ada"))];
        assert_eq!(stale_skeletons(kept), []);
        // An older server renamed the first, and the name that it had is somebody else's now.
        let renamed = vec![account(1, "Cy", Some("ada")), account(2, "Ada", None), account(3, "Cy.", Some("cy."))];
        assert_eq!(stale_skeletons(renamed), [(1, some("cy")), (2, some("ada"))]);
    }
}
