//! Lists the legal actions of the player to move.

use super::action::Action;
use super::board::{Direction, Space, Spaces};
use super::options::Options;
use super::state::Position;
use super::tile::{Colour, Tile};

/// Appends all legal actions: flips, then moves by kind of tile, then exits. Appends a skip if there are none of these.
#[inline]
pub(super) fn legal_actions(options: &Options, position: &Position, out: &mut Vec<Action>) {
    let before = out.len();
    for space in position.face_down.iter() {
        out.push(Action::Flip(space)); // BL-6
    }
    for_each_tile(options, position, |from, ends| {
        for to in ends.iter() {
            out.push(Action::Move { from, to });
        }
    });
    for_each_exit(position, |from, exit| out.push(Action::Exit { from, exit }));
    if out.len() == before {
        out.push(Action::Skip); // BL-18
    }
}

/// Returns whether the player can do anything other than skip.
pub(super) fn can_act(options: &Options, position: &Position) -> bool {
    let mut can = !position.face_down.is_empty();
    for_each_tile(options, position, |_, ends| can |= !ends.is_empty());
    for_each_exit(position, |_, _| can = true);
    can
}

/// Returns whether the player to move must flip or capture (BL-24). The final phase has no such limit.
#[inline]
pub(super) fn quiet_is_over(options: &Options, position: &Position) -> bool {
    position.quiet >= options.quiet && !position.is_final_phase()
}

/// Calls `each` for every tile that the player to move may move, with its target spaces.
#[inline]
pub(super) fn for_each_tile(options: &Options, position: &Position, mut each: impl FnMut(Space, Spaces)) {
    let occupied = position.occupied();
    let empty = !occupied;
    // BL-24: a move to an empty space is quiet.
    let open = if quiet_is_over(options, position) { Spaces::NONE } else { empty };
    let birds = position.birds();
    let back = position.returns[position.to_move.index()];
    let mut offer = |from: Space, mut ends: Spaces| {
        if let Some(back) = back
            && back.tile == from
        {
            ends.remove(back.barred); // BL-10
        }
        each(from, ends);
    };
    // Only tiles with a free space or prey next to them can move, and most tiles are blocked. BL-7: each player has a
    // colour. BL-13, BL-14: each kind has its prey.
    match position.colour(position.to_move) {
        Colour::Brown => {
            let prey = position.of(Tile::Bear) | position.of(Tile::Fox) | birds;
            let free = (empty | prey).beside();
            for gun in Direction::ALL {
                for from in (position.of(Tile::Hunter(gun)) & free).iter() {
                    let shots = from.sight(gun, occupied) & prey; // BL-14
                    offer(from, from.sights(occupied) & open | shots);
                }
            }
            let goals = open | position.of(Tile::Tree);
            for from in position.of(Tile::Lumberjack).iter() {
                offer(from, from.neighbours() & goals); // BL-9
            }
        }
        Colour::Blue => {
            let goals = open | position.hunters() | position.of(Tile::Lumberjack);
            for from in position.of(Tile::Bear).iter() {
                offer(from, from.neighbours() & goals); // BL-9
            }
            let goals = open | birds;
            for from in (position.of(Tile::Fox) & (empty | birds).beside()).iter() {
                offer(from, from.sights(occupied) & goals);
            }
        }
    }
    let mut awake = birds & open.beside();
    if let Some(bird) = position.resting {
        awake.remove(bird); // BL-11
    }
    for from in awake.iter() {
        offer(from, from.sights(occupied) & open);
    }
}

/// Calls `each` for every tile that the player to move may take out, with its exit. Only the tile nearest to an exit in
/// line can use it (BL-17).
#[inline]
pub(super) fn for_each_exit(position: &Position, mut each: impl FnMut(Space, Direction)) {
    if !position.is_final_phase() {
        return;
    }
    let own = position.coloured(position.colour(position.to_move));
    let occupied = position.occupied();
    let slow = position.of(Tile::Bear) | position.of(Tile::Lumberjack);
    for exit in Direction::ALL {
        let door = exit.exit();
        let on_door = Spaces::one(door);
        let inward = if occupied.contains(door) { on_door } else { door.sight(exit.opposite(), occupied) };
        let nearest = inward & own & !(slow & !on_door);
        for from in nearest.iter() {
            each(from, exit);
        }
    }
}
