//! The signs of tiles and marks, and what they mean.

use bearcade_narrate::de_beer_is_los::kind_name;
use bearcade_narrate::{Teller, arg};
use bearcade_table::games::de_beer_is_los::{Direction, Kind, Tile};

use crate::Theme;

/// The sign of a kind: the same letter in every language, as in the notation's words.
pub(super) fn kind(kind: Kind, theme: Theme) -> &'static str {
    match kind {
        Kind::Hunter => "H",
        Kind::Lumberjack => "L",
        Kind::Bear => "B",
        Kind::Fox => "F",
        Kind::Pheasant => "P",
        Kind::Duck => "D",
        Kind::Tree => theme.either("♣", "T"),
    }
}

/// The sign of a tile, two columns wide: small letters for the opponent's.
pub(super) fn tile(tile: Tile, opponents: bool, resting: bool, theme: Theme) -> String {
    let letter = kind(tile.kind(), theme);
    let letter = if opponents { letter.to_lowercase() } else { letter.to_owned() };
    let beside = match tile {
        Tile::Hunter(gun) => arrow(gun, theme),
        Tile::Pheasant | Tile::Duck if resting => RESTS,
        Tile::Pheasant | Tile::Duck => "~",
        _ => " ",
    };
    letter + beside
}

/// The way a gun points.
pub(super) fn arrow(way: Direction, theme: Theme) -> &'static str {
    match way {
        Direction::North => theme.either("↑", "^"),
        Direction::East => theme.either("→", ">"),
        Direction::South => theme.either("↓", "v"),
        Direction::West => theme.either("←", "<"),
    }
}

/// An exit that is open.
pub(super) fn exit(way: Direction, theme: Theme) -> &'static str {
    match way {
        Direction::North => theme.either("▲", "^"),
        Direction::East => theme.either("▶", ">"),
        Direction::South => theme.either("▼", "v"),
        Direction::West => theme.either("◀", "<"),
    }
}

/// A tile that lies face down.
pub(super) fn face_down(theme: Theme) -> &'static str {
    theme.either("▒▒", "##")
}

/// An empty space.
pub(super) fn empty(theme: Theme) -> &'static str {
    theme.either("·", ".")
}

/// A space where the tile that is picked up can go.
pub(super) fn goal(theme: Theme) -> &'static str {
    theme.either("○", "o")
}

/// A space to which there is no way back.
pub(super) fn barred(theme: Theme) -> &'static str {
    theme.either("⊘", "x")
}

/// Before a tile that can be captured.
pub(super) fn prey(theme: Theme) -> &'static str {
    theme.either("»", "=")
}

/// Before what a player has taken out.
pub(super) fn taken_out(theme: Theme) -> &'static str {
    theme.either("↗", "+")
}

/// Before an own tile that the opponent can capture.
pub(super) const DANGER: &str = "!";
/// Beside a bird that rests.
const RESTS: &str = "z";
/// Around what is pointed at.
pub(super) const POINTED: [&str; 2] = ["[", "]"];
/// Around what is picked up.
pub(super) const HELD: [&str; 2] = ["(", ")"];

/// The tiles in words, in two lines.
pub(super) fn kinds(teller: &Teller, theme: Theme) -> [String; 2] {
    let named = |it: &Kind| format!("{} {}", kind(*it, theme), kind_name(*it, teller));
    let (coloured, green) = Kind::ALL.split_at(4);
    let face_down = format!("{} {}", face_down(theme), teller.words.text("bl-board-face-down"));
    [
        coloured.iter().map(named).collect::<Vec<_>>().join("  "),
        green.iter().map(named).chain([face_down]).collect::<Vec<_>>().join("  "),
    ]
}

/// Everything that can stand on the board, in words, line by line.
pub(super) fn legend(teller: &Teller, theme: Theme) -> Vec<String> {
    let words = teller.words;
    let around = |frame: [&str; 2]| frame.join(" ");
    let ways = [arg("goal", goal(theme)), arg("barred", barred(theme)), arg("rests", RESTS)];
    let mut lines = kinds(teller, theme).to_vec();
    lines.extend([
        words.text("bl-board-legend-sides"),
        words.say("bl-board-legend-prey", &[arg("prey", prey(theme)), arg("danger", DANGER)]),
        words.say("bl-board-legend-ways", &ways),
        words.say("bl-board-legend-frames", &[arg("pointed", around(POINTED)), arg("held", around(HELD))]),
        words.text("bl-board-legend-exits"),
        words.say("bl-board-legend-bag", &[arg("out", taken_out(theme))]),
    ]);
    lines
}
