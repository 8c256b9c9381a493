//! A row, a column or a line of fire, space by space.

use bearcade_core::Seat;
use bearcade_games::de_beer_is_los::{Direction, Space, Tile, View};

use super::at;
use super::board::{captures, occupied, say_space};
use super::names::{prey_name, way};
use crate::{Teller, arg};

/// The length of a row and of a column (BL-1).
const SIDE: u8 = 7;

/// What a place on the board can mean: a space such as `d4`, a row such as `4`, a column such as `d`.
enum Place {
    Space(Space),
    Row(u8),
    Column(u8),
}

impl Place {
    fn read(text: &str) -> Option<Self> {
        let text = text.trim().to_ascii_lowercase();
        match text.as_bytes() {
            [row @ b'1'..=b'7'] => Some(Self::Row(row - b'1')),
            [column @ b'a'..=b'g'] => Some(Self::Column(column - b'a')),
            _ => Space::parse(&text).map(Self::Space),
        }
    }
}

/// Reads the row, the column or the line of fire of a place. The name of a row or column decides, whichever was asked for.
pub(super) fn scan(view: &View, topic: &str, place: Option<&str>, teller: &Teller) -> String {
    let Some(text) = place else { return teller.words.say("bl-scan-where", &[arg("topic", topic)]) };
    match (topic, Place::read(text)) {
        ("line", Some(Place::Space(space))) => line_of_fire(view, space, teller),
        ("row", Some(Place::Space(space))) => row(view, space.row(), teller),
        ("column", Some(Place::Space(space))) => column(view, space.column(), teller),
        ("row" | "column", Some(Place::Row(number))) => row(view, number, teller),
        ("row" | "column", Some(Place::Column(number))) => column(view, number, teller),
        _ => teller.words.say("bl-scan-unknown", &[arg("topic", topic)]),
    }
}

fn row(view: &View, row: u8, teller: &Teller) -> String {
    let spaces = (0..SIDE).filter_map(|column| Space::new(column, row));
    teller.words.say("bl-scan-row", &[arg("row", row + 1), arg("spaces", say_spaces(view, spaces, teller))])
}

fn column(view: &View, column: u8, teller: &Teller) -> String {
    let spaces = (0..SIDE).filter_map(|row| Space::new(column, row));
    let name = char::from(b'a' + column).to_string();
    teller.words.say("bl-scan-column", &[arg("column", name), arg("spaces", say_spaces(view, spaces, teller))])
}

/// Where the gun of a hunter on the space points, up to the first tile. For any other space, the guns that point at it.
fn line_of_fire(view: &View, space: Space, teller: &Teller) -> String {
    let Some(&Tile::Hunter(gun)) = view.face_up.get(&space) else { return guns_at(view, space, teller) };
    let line = line(view, space, gun);
    let arguments = [at("space", space), arg("way", way(gun, teller))];
    if line.is_empty() {
        return teller.words.say("bl-scan-line-none", &arguments);
    }
    let spaces = arg("spaces", say_spaces(view, line.into_iter(), teller));
    let [from, way] = arguments;
    let mut said = teller.words.say("bl-scan-line", &[from, way, spaces]);
    let shots = Seat::all(2).flat_map(|seat| captures(view, seat));
    if let Some(shot) = shots.into_iter().find(|shot| shot.from == space) {
        let arguments = [arg("prey", prey_name(shot.prey, teller)), at("to", shot.to)];
        said = [said, teller.words.say("bl-scan-line-prey", &arguments)].join(" ");
    }
    said
}

fn guns_at(view: &View, space: Space, teller: &Teller) -> String {
    let aims =
        |&(&from, tile): &(&Space, &Tile)| matches!(*tile, Tile::Hunter(gun) if line(view, from, gun).contains(&space));
    let hunters = view.face_up.iter().filter(aims);
    let hunters: Vec<String> =
        hunters.map(|(&from, _)| teller.words.say("bl-scan-hunter", &[at("space", from)])).collect();
    if hunters.is_empty() {
        return teller.words.say("bl-scan-no-gun", &[at("space", space)]);
    }
    teller.words.say("bl-scan-guns", &[at("space", space), arg("hunters", teller.words.list(&hunters))])
}

/// The spaces in front of a gun, the nearest first: the free ones, and the first that is not free (BL-8).
fn line(view: &View, from: Space, gun: Direction) -> Vec<Space> {
    let mut spaces: Vec<Space> = from.sight(gun, occupied(view)).iter().collect();
    if matches!(gun, Direction::South | Direction::West) {
        spaces.reverse();
    }
    spaces
}

fn say_spaces(view: &View, spaces: impl Iterator<Item = Space>, teller: &Teller) -> String {
    spaces.map(|space| say_space(view, space, teller)).collect::<Vec<_>>().join("; ")
}
