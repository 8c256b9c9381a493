//! A second, naive implementation of the rules: a map from coordinates to names, without bit sets. It shares only the
//! rulebook with the real rules. It is far too slow to play with, and must agree with them everywhere.

use std::collections::BTreeMap;

use bearcade_core::{Game, Seat};

use super::{Colour, DeBeerIsLos, Position};
use crate::de_beer_is_los::NoWayBack;

type At = (i8, i8);

/// A game that is waiting for a player's decision.
#[derive(Clone)]
pub(super) struct Naive {
    board: BTreeMap<At, String>,
    blue_to_move: bool,
    /// The source and target of the last move, for brown and for blue.
    last: [Option<(At, At)>; 2],
    resting: Option<At>,
    must_flip_or_capture: bool,
    own_only: bool,
    turns_left: u8,
}

impl Naive {
    pub(super) fn of(game: &DeBeerIsLos, position: &Position) -> Self {
        let mut board = BTreeMap::new();
        for (x, y) in all() {
            let space = super::space(&name((x, y)));
            if position.face_down.contains(space) {
                board.insert((x, y), "down".to_owned());
            } else if let Some(tile) = position.tile_at(space) {
                board.insert((x, y), tile.name().to_owned());
            }
        }
        let at = |space: super::Space| (space.column() as i8, space.row() as i8);
        let last = |colour| {
            let seat: Seat = position.seat(colour);
            position.returns[seat.index()].map(|back| (at(back.barred), at(back.tile)))
        };
        Self {
            board,
            blue_to_move: position.colour(position.to_move) == Colour::Blue,
            last: [last(Colour::Brown), last(Colour::Blue)],
            resting: position.resting.map(at),
            must_flip_or_capture: position.quiet == game.options().quiet && !position.face_down.is_empty(),
            own_only: game.options().no_way_back == NoWayBack::Own,
            turns_left: position.turns_left,
        }
    }

    /// Returns all legal actions in notation, sorted.
    pub(super) fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        let final_phase = !self.board.values().any(|tile| tile == "down");
        for (&from, tile) in &self.board {
            if tile == "down" {
                legal.push(format!("flip {}", name(from)));
                continue;
            }
            if !self.may_touch(tile) || self.resting == Some(from) {
                continue;
            }
            for (way, (dx, dy)) in [("north", (0, 1)), ("east", (1, 0)), ("south", (0, -1)), ("west", (-1, 0))] {
                let most = if tile == "bear" || tile == "lumberjack" { 1 } else { 7 };
                let mut here = from;
                for _ in 0..most {
                    let next = (here.0 + dx, here.1 + dy);
                    if !all().any(|at| at == next) {
                        let is_exit = [("north", "d7"), ("east", "g4"), ("south", "d1"), ("west", "a4")]
                            .contains(&(way, name(here).as_str()));
                        if is_exit && final_phase && !is_bird(tile) {
                            legal.push(format!("{}-{way}", name(from)));
                        }
                        break;
                    }
                    let there = self.board.get(&next);
                    let back = self.last[usize::from(self.blue_to_move)] == Some((next, from));
                    let fits = match there {
                        None => !self.must_flip_or_capture,
                        Some(prey) => captures(tile, prey, way),
                    };
                    if fits && !back {
                        legal.push(format!("{}-{}", name(from), name(next)));
                    }
                    if there.is_some() {
                        break;
                    }
                    here = next;
                }
            }
        }
        if legal.is_empty() {
            legal.push("skip".to_owned());
        }
        legal.sort_unstable();
        legal
    }

    /// Counts the sequences of `depth` turns of the final phase. A game that ends earlier counts as one.
    pub(super) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let has = |names: [&str; 2]| self.board.values().any(|tile| names.iter().any(|name| tile.starts_with(name)));
        if self.turns_left == 0 || !has(["bear", "fox"]) || !has(["hunter", "lumberjack"]) {
            return 1;
        }
        self.legal().iter().map(|action| self.after(action).perft(depth - 1)).sum()
    }

    /// Returns the game after a turn of the final phase.
    fn after(&self, action: &str) -> Self {
        let mut next = self.clone();
        let me = usize::from(self.blue_to_move);
        (next.blue_to_move, next.turns_left) = (!self.blue_to_move, self.turns_left - 1);
        (next.last[me], next.resting) = (None, None);
        let Some((from, to)) = action.split_once('-') else { return next };
        let at = |name: &str| all().find(|&at| self::name(at) == name);
        let from = at(from).expect("a space");
        let tile = next.board.remove(&from).expect("a tile");
        if let Some(to) = at(to) {
            if !is_bird(&tile) || !self.own_only {
                next.last[me] = Some((from, to));
            }
            if is_bird(&tile) {
                next.resting = Some(to);
            }
            next.board.insert(to, tile);
        }
        next
    }

    fn may_touch(&self, tile: &str) -> bool {
        let own = if self.blue_to_move { ["bear", "fox"] } else { ["hunter", "lumberjack"] };
        is_bird(tile) || own.iter().any(|start| tile.starts_with(start))
    }
}

fn captures(tile: &str, prey: &str, way: &str) -> bool {
    match tile {
        "lumberjack" => prey == "tree",
        "fox" => is_bird(prey),
        "bear" => prey.starts_with("hunter") || prey == "lumberjack",
        "duck" | "pheasant" => false,
        hunter => (is_bird(prey) || prey == "bear" || prey == "fox") && hunter == format!("hunter-{way}"),
    }
}

fn is_bird(tile: &str) -> bool {
    tile == "duck" || tile == "pheasant"
}

fn all() -> impl Iterator<Item = At> {
    (0..7).flat_map(|x| (0..7).map(move |y| (x, y)))
}

fn name((x, y): At) -> String {
    format!("{}{}", b"abcdefg"[x as usize] as char, y + 1)
}
