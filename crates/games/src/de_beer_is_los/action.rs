use bearcade_core::NotationError;

use super::board::{Direction, Space};
use super::tile::Kind;

/// A player's action (BL-6, BL-17, BL-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Turn a tile face up: `flip a1`.
    Flip(Space),
    /// Move a tile, capturing any tile on the target space: `a1-a5`.
    Move {
        /// The tile's space.
        from: Space,
        /// The target space.
        to: Space,
    },
    /// Take a tile out of the forest: `d2-north`.
    Exit {
        /// The tile's space.
        from: Space,
        /// The exit, named by its direction.
        exit: Direction,
    },
    /// Skip the turn because no other action is possible: `skip`.
    Skip,
}

/// A chance outcome for the tile being flipped (BL-3, BL-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// The kind of tile.
    Kind(Kind),
    /// The direction of a hunter's gun.
    Gun(Direction),
}

pub(super) fn write_action(action: Action, out: &mut String) {
    let mut put = |parts: [&str; 3]| parts.iter().for_each(|part| out.push_str(part));
    match action {
        Action::Flip(space) => put(["flip ", &space.to_string(), ""]),
        Action::Move { from, to } => put([&from.to_string(), "-", &to.to_string()]),
        Action::Exit { from, exit } => put([&from.to_string(), "-", exit.name()]),
        Action::Skip => put(["skip", "", ""]),
    }
}

pub(super) fn read_action(text: &str) -> Result<Action, NotationError> {
    let read = || {
        if text == "skip" {
            return Some(Action::Skip);
        }
        if let Some(space) = text.strip_prefix("flip ") {
            return Space::parse(space).map(Action::Flip);
        }
        let (from, to) = text.split_once('-')?;
        let from = Space::parse(from)?;
        match Direction::parse(to) {
            Some(exit) => Some(Action::Exit { from, exit }),
            None => Space::parse(to).map(|to| Action::Move { from, to }),
        }
    };
    read().ok_or_else(|| {
        NotationError::expected(
            "flip and a space (flip a1), a move (a1-a5), an exit (d2-north, east, south, west) or skip",
        )
    })
}

pub(super) fn write_chance(chance: Chance, out: &mut String) {
    out.push_str(match chance {
        Chance::Kind(kind) => kind.name(),
        Chance::Gun(gun) => gun.name(),
    });
}

pub(super) fn read_chance(text: &str) -> Result<Chance, NotationError> {
    let kind = Kind::ALL.into_iter().find(|kind| kind.name() == text).map(Chance::Kind);
    kind.or_else(|| Direction::parse(text).map(Chance::Gun)).ok_or_else(|| {
        let kinds = Kind::ALL.map(Kind::name).join(", ");
        let guns = Direction::ALL.map(Direction::name).join(", ");
        NotationError::expected(format!("a kind of tile ({kinds}) or a gun ({guns})"))
    })
}
