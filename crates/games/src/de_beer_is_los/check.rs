//! Checks actions against the rules. It shares no code with the list of legal actions, so that each tests the other.

use bearcade_core::{Rule, Seat};

use super::action::Action;
use super::board::{Direction, Space, Spaces};
use super::moves;
use super::options::Options;
use super::refusal;
use super::state::{Due, Position};
use super::tile::{Kind, Tile};

/// Checks that an action is legal for the seat, or returns the rule that forbids it.
pub(super) fn check(options: &Options, position: &Position, seat: Seat, action: Action) -> Result<(), Rule> {
    match position.due {
        Due::Nothing => return Err(refusal::OVER),
        _ if seat != position.to_move => return Err(refusal::OUT_OF_TURN),
        Due::Kind(_) | Due::Gun(_) => return Err(refusal::FLIP_OPEN),
        Due::Decision => {}
    }
    match action {
        Action::Flip(space) => require(position.face_down.contains(space), refusal::NOT_FACE_DOWN),
        Action::Move { from, to } => check_move(options, position, from, to),
        Action::Exit { from, exit } => check_exit(position, from, exit),
        Action::Skip => require(!moves::can_act(options, position), refusal::CAN_ACT),
    }
}

fn check_move(options: &Options, position: &Position, from: Space, to: Space) -> Result<(), Rule> {
    let tile = movable(position, from)?;
    require(position.resting != Some(from), refusal::RESTING)?;
    require(from != to, refusal::NO_DISTANCE)?;
    let (direction, distance) = from.way_to(to).ok_or(refusal::NOT_STRAIGHT)?;
    require(!tile.kind().is_slow() || distance == 1, refusal::TOO_FAR)?;
    let between = from.ray(direction) & to.ray(direction.opposite());
    require((between & position.occupied()).is_empty(), refusal::BLOCKED)?;
    require(!position.face_down.contains(to), refusal::HIDDEN_PREY)?;
    let prey = position.tile_at(to);
    if let Some(prey) = prey {
        check_capture(tile, prey.kind(), direction)?;
    }
    let back = position.returns[position.to_move.index()];
    let is_return = back.is_some_and(|back| back.tile == from && back.barred == to);
    require(!is_return, refusal::NO_WAY_BACK)?;
    require(prey.is_some() || !moves::quiet_is_over(options, position), refusal::QUIET)
}

/// BL-13, BL-14: checks that a tile may capture a kind of tile, and in which direction if it is a hunter.
fn check_capture(tile: Tile, prey: Kind, direction: Direction) -> Result<(), Rule> {
    let hunts = tile.kind().hunts(prey);
    match tile {
        Tile::Hunter(gun) => {
            require(hunts, refusal::HUNTER_PREY)?;
            require(gun == direction, refusal::GUN)
        }
        _ => require(hunts, refusal::WRONG_PREY),
    }
}

/// BL-17: checks that a tile may leave the forest.
fn check_exit(position: &Position, from: Space, exit: Direction) -> Result<(), Rule> {
    require(position.is_final_phase(), refusal::EXITS_CLOSED)?;
    let tile = movable(position, from)?;
    require(!tile.kind().is_bird(), refusal::BIRD_STAYS)?;
    let door = exit.exit();
    let in_line = from == door || from.way_to(door).is_some_and(|(direction, _)| direction == exit);
    require(in_line, refusal::NO_EXIT)?;
    require(from == door || !tile.kind().is_slow(), refusal::NOT_ON_EXIT)?;
    require((from.ray(exit) & position.occupied()) == Spaces::NONE, refusal::EXIT_BLOCKED)
}

/// BL-6, BL-7: returns the face-up tile on a space if the player to move may move it.
fn movable(position: &Position, from: Space) -> Result<Tile, Rule> {
    require(!position.face_down.contains(from), refusal::STILL_FACE_DOWN)?;
    let tile = position.tile_at(from).ok_or(refusal::NO_TILE)?;
    require(tile != Tile::Tree, refusal::TREE)?;
    let own = position.colour(position.to_move);
    require(tile.kind().colour().is_none_or(|colour| colour == own), refusal::WRONG_COLOUR)?;
    Ok(tile)
}

fn require(holds: bool, otherwise: Rule) -> Result<(), Rule> {
    if holds { Ok(()) } else { Err(otherwise) }
}
