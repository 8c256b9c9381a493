//! Tiles, colours, directions and counts by name.

use bearcade_games::de_beer_is_los::{Colour, Direction, Kind};

use crate::{Teller, arg};

/// "fox".
pub fn kind_name(kind: Kind, teller: &Teller) -> String {
    teller.words.text(kind_id(kind))
}

/// "the fox", as something that is captured.
pub(super) fn prey_name(kind: Kind, teller: &Teller) -> String {
    teller.words.attribute(kind_id(kind), "prey", &[])
}

/// "your fox", as something that is captured. Only kinds with a colour are somebody's.
pub(super) fn your_prey_name(kind: Kind, teller: &Teller) -> String {
    teller.words.attribute(kind_id(kind), "yours", &[])
}

/// "3 foxes".
pub fn counted(kind: Kind, n: u8, teller: &Teller) -> String {
    teller.words.attribute(kind_id(kind), "count", &[arg("n", n)])
}

/// "5 points".
pub(super) fn counted_points(n: u16, teller: &Teller) -> String {
    teller.words.say("bl-points", &[arg("n", n)])
}

/// "2 tiles".
pub(super) fn counted_tiles(n: u8, teller: &Teller) -> String {
    teller.words.say("bl-tiles", &[arg("n", n)])
}

/// The colour as one plays with it.
pub(super) fn colour_name(colour: Colour, teller: &Teller) -> String {
    teller.words.text(match colour {
        Colour::Brown => "bl-colour-brown",
        Colour::Blue => "bl-colour-blue",
    })
}

/// "north".
pub(super) fn way_name(direction: Direction, teller: &Teller) -> String {
    teller.words.text(direction_id(direction))
}

/// Where a gun points: "north", in some languages "to the north".
pub(super) fn way(direction: Direction, teller: &Teller) -> String {
    teller.words.attribute(direction_id(direction), "to", &[])
}

/// "the north exit".
pub fn exit_name(direction: Direction, teller: &Teller) -> String {
    teller.words.attribute(direction_id(direction), "exit", &[])
}

fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Hunter => "bl-kind-hunter",
        Kind::Lumberjack => "bl-kind-lumberjack",
        Kind::Bear => "bl-kind-bear",
        Kind::Fox => "bl-kind-fox",
        Kind::Pheasant => "bl-kind-pheasant",
        Kind::Duck => "bl-kind-duck",
        Kind::Tree => "bl-kind-tree",
    }
}

fn direction_id(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "bl-direction-north",
        Direction::East => "bl-direction-east",
        Direction::South => "bl-direction-south",
        Direction::West => "bl-direction-west",
    }
}
