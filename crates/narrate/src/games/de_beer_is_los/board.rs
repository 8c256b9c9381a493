//! The forest space by space, and the captures it allows.

use bearcade_core::{Seat, Viewer};
use bearcade_games::de_beer_is_los::{Direction, Kind, Return, Space, Spaces, Tile, View};

use super::at;
use super::names::{kind_name, prey_name, way_name};
use crate::{Teller, arg};

/// One space for a reader of the board: "d4, hunter, gun north", "a1, face down", "e5, empty".
pub fn say_space(view: &View, space: Space, teller: &Teller) -> String {
    let here = at("space", space);
    match view.face_up.get(&space) {
        Some(&Tile::Hunter(gun)) => teller.words.say("bl-space-hunter", &[here, arg("way", way_name(gun, teller))]),
        Some(tile) => teller.words.say("bl-space-tile", &[here, arg("tile", kind_name(tile.kind(), teller))]),
        None if view.face_down.contains(&space) => teller.words.say("bl-space-face-down", &[here]),
        None => teller.words.say("bl-space-empty", &[here]),
    }
}

/// The same with all that matters about the space: an exit, a bird that rests, a way back that is barred to the
/// listener (to the player to move, if the listener does not play), what the tile can capture and what can capture it.
pub fn say_space_in_full(view: &View, space: Space, teller: &Teller) -> String {
    let words = teller.words;
    let mut parts = vec![say_space(view, space, teller)];
    if let Some(way) = Direction::ALL.into_iter().find(|way| way.exit() == space) {
        parts.push(words.say("bl-space-exit", &[arg("way", way_name(way, teller))]));
    }
    if view.to_move.is_none() {
        return parts.join(", ");
    }
    if view.resting == Some(space) {
        parts.push(words.text("bl-space-rests"));
    }
    let mover = match teller.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Watcher | Viewer::Omniscient => view.to_move,
    };
    let back = mover.and_then(|seat| view.players[seat.index()].no_way_back);
    if let Some(back) = back.filter(|back| back.tile == space) {
        parts.push(words.say("bl-space-barred", &[at("barred", back.barred)]));
    }
    for capture in Seat::all(2).flat_map(|seat| captures(view, seat)) {
        if capture.from == space {
            let arguments = [arg("prey", prey_name(capture.prey, teller)), at("to", capture.to)];
            parts.push(words.say("bl-space-captures", &arguments));
        } else if capture.to == space {
            let arguments = [arg("tile", kind_name(capture.tile, teller)), at("from", capture.from)];
            parts.push(words.say("bl-space-threatened", &arguments));
        }
    }
    parts.join(", ")
}

/// A capture that is possible as the tiles lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Capture {
    pub(super) tile: Kind,
    pub(super) from: Space,
    pub(super) prey: Kind,
    pub(super) to: Space,
}

/// The spaces with a tile on them.
pub(super) fn occupied(view: &View) -> Spaces {
    let mut occupied = Spaces::NONE;
    for &space in view.face_down.iter().chain(view.face_up.keys()) {
        occupied.insert(space);
    }
    occupied
}

/// What a seat could capture if it had the next turn.
pub(super) fn captures(view: &View, seat: Seat) -> Vec<Capture> {
    let player = &view.players[seat.index()];
    let occupied = occupied(view);
    let mut found = Vec::new();
    let own = view.face_up.iter().filter(|(_, tile)| tile.kind().colour() == Some(player.colour));
    for (&from, &tile) in own {
        for (&to, prey) in &view.face_up {
            let Some((direction, distance)) = from.way_to(to) else { continue };
            let reaches = from.sight(direction, occupied).contains(to); // BL-8
            let far = tile.kind().is_slow() && distance > 1; // BL-9
            let aims = !matches!(tile, Tile::Hunter(gun) if gun != direction); // BL-14
            let barred = player.no_way_back == Some(Return { tile: from, barred: to }); // BL-10
            if reaches && !far && aims && !barred && tile.kind().hunts(prey.kind()) {
                found.push(Capture { tile: tile.kind(), from, prey: prey.kind(), to });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use bearcade_core::{Turn, Viewer, pick};
    use bearcade_games::de_beer_is_los::{Action, DeBeerIsLos};
    use bearcade_table::{Dice, Match};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::captures;

    /// What the words call a capture is what the rules allow, neither more nor less.
    #[test]
    fn captures_are_the_legal_ones() {
        let mut seen = 0;
        for seed in 0..20 {
            let mut played = Match::new(bearcade_conformance::Scene::<DeBeerIsLos>::new("{}", 2).game);
            let dice = Dice::seeded(seed);
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            loop {
                match played.turn() {
                    Turn::Over => break,
                    Turn::Chance => drop(played.throw(&dice).expect("due")),
                    Turn::Decide(seats) => {
                        let seat = seats.first().expect("a seat");
                        let view = played.view(Viewer::Seat(seat));
                        let legal = played.legal_actions(seat);
                        let mut expected: Vec<_> = legal
                            .iter()
                            .filter_map(|&action| match action {
                                Action::Move { from, to } if view.face_up.contains_key(&to) => Some((from, to)),
                                _ => None,
                            })
                            .collect();
                        let mut found: Vec<_> =
                            captures(&view, seat).iter().map(|capture| (capture.from, capture.to)).collect();
                        expected.sort_unstable();
                        found.sort_unstable();
                        assert_eq!(found, expected);
                        seen += found.len();
                        played.act(seat, pick::<DeBeerIsLos>(&legal, &mut rng)).expect("legal");
                    }
                }
            }
        }
        assert!(seen > 100, "only {seen} captures were compared");
    }
}
