//! What the judgement looks at, before the final phase and in it.

use bearcade_core::Seat;
use bearcade_games::de_beer_is_los::{Colour, Direction, Kind, Position, Spaces, Tile};

use super::sight;

/// Places of a hunter, seen from its gun: how far the edge is ahead, how far off the middle it stands.
const HUNTER_PLACES: usize = 28;
/// Places of other tiles, the forest turned and mirrored so that all eight ways to look at it are one.
const PLACES: usize = 10;

const LUMBERJACKS: usize = HUNTER_PLACES;
const HIDDEN: usize = LUMBERJACKS + 6 * PLACES;
const TO_MOVE: usize = HIDDEN + Kind::ALL.len();
const PREY: usize = TO_MOVE + 1;
const ROOM: usize = PREY + 8;
const NEAR: usize = ROOM + 6;
const SEEN: usize = NEAR + 6;
const WATCHED: usize = SEEN + 5;
const OPEN: usize = WATCHED + 8;
/// How many features a position has before the final phase.
pub(super) const FEATURES: usize = OPEN + 3;

/// How many features a position of the final phase has.
pub(super) const FINAL_FEATURES: usize = 8;

/// Calls `see` with every feature that is not 0, before the final phase. Features that belong to brown and those that
/// belong to blue are counted alike; the weights tell whom they favour.
#[inline]
// A list: it is read from top to bottom, and cutting it would only hide its order.
#[allow(clippy::too_many_lines)]
pub(super) fn features(position: &Position, mut see: impl FnMut(usize, f32)) {
    let occupied = position.occupied();
    let empty = !occupied;
    let birds = position.birds();
    let bears = position.of(Tile::Bear);
    let foxes = position.of(Tile::Fox);
    let trees = position.of(Tile::Tree);
    let lumberjacks = position.of(Tile::Lumberjack);
    let brown = position.coloured(Colour::Brown);
    let down = position.face_down;

    // Where the tiles are, how much room they have, what they see.
    let [mut hunter_room, mut stuck_hunters, mut fox_room, mut stuck_foxes] = [0; 4];
    let [mut shot, mut near_shots] = [Spaces::NONE; 2];
    for gun in Direction::ALL {
        let mut reach = Spaces::NONE;
        for from in position.of(Tile::Hunter(gun)).iter() {
            see(HUNTER_PLACE_OF[gun as usize][from.index()].into(), 1.0);
            let room = from.sights(occupied) & empty;
            reach = reach | room;
            hunter_room += room.len();
            stuck_hunters += u32::from(room.is_empty());
            shot = shot | from.sight(gun, occupied);
        }
        if reach.is_empty() {
            continue;
        }
        for target in (bears | foxes).iter() {
            if !(target.sight(gun.opposite(), occupied) & reach).is_empty() {
                near_shots.insert(target);
            }
        }
    }
    let mut scent = Spaces::NONE;
    for from in foxes.iter() {
        let sights = from.sights(occupied);
        scent = scent | sights;
        let room = (sights & empty).len();
        fox_room += room;
        stuck_foxes += u32::from(room == 0);
    }
    let others = [Tile::Lumberjack, Tile::Bear, Tile::Fox, Tile::Pheasant, Tile::Duck, Tile::Tree];
    for (number, tile) in others.into_iter().enumerate() {
        for from in position.of(tile).iter() {
            see(LUMBERJACKS + number * PLACES + usize::from(PLACE_OF[from.index()]), 1.0);
        }
    }
    for (number, &count) in position.hidden.iter().enumerate() {
        see(HIDDEN + number, f32::from(count));
    }
    let brown_moves = position.colour(position.to_move) == Colour::Brown;
    let sign = if brown_moves { 1.0 } else { -1.0 };
    see(TO_MOVE, sign);

    // What can be captured now, by the player to move and by the other.
    let reach_of_bears = bears.beside();
    let reach_of_axes = lumberjacks.beside();
    let brown_prey = shot & (bears | foxes | birds) | reach_of_axes & trees;
    let blue_prey = scent & birds | reach_of_bears & brown;
    let side = if brown_moves { 0 } else { 4 };
    let preys = if brown_moves { [brown_prey, blue_prey] } else { [blue_prey, brown_prey] };
    for (number, prey) in preys.into_iter().enumerate() {
        let [best, second] = two_dearest(position, prey);
        see(PREY + side + 2 * number, best);
        see(PREY + side + 2 * number + 1, second);
    }

    let rooms = [
        hunter_room,
        stuck_hunters,
        fox_room,
        stuck_foxes,
        (reach_of_bears & empty).len(),
        (reach_of_axes & empty).len(),
    ];
    for (number, room) in rooms.into_iter().enumerate() {
        see(ROOM + number, room as f32);
    }
    let near = [
        (near_shots & bears).len(),
        (near_shots & foxes).len(),
        ((reach_of_bears & empty).beside() & brown).len(),
        ((reach_of_axes & (empty | trees)).beside() & trees).len(),
        (reach_of_axes & trees).len(),
        if lumberjacks.is_empty() { 0 } else { trees.len() },
    ];
    for (number, count) in near.into_iter().enumerate() {
        see(NEAR + number, count as f32);
    }
    let seen = [
        (shot & bears).len(),
        (shot & foxes).len(),
        (shot & birds).len(),
        (scent & birds).len(),
        (blue_prey & brown).len(),
    ];
    for (number, count) in seen.into_iter().enumerate() {
        see(SEEN + number, count as f32);
    }
    let watched =
        [(shot & down).len(), (scent & down).len(), (reach_of_bears & down).len(), (reach_of_axes & down).len()];
    for (number, count) in watched.into_iter().enumerate() {
        see(WATCHED + number, count as f32);
        see(WATCHED + 4 + number, sign * count as f32);
    }
    let openness = empty.len() as f32 / 8.0;
    see(OPEN, openness * bears.len() as f32);
    see(OPEN + 1, openness * foxes.len() as f32);
    see(OPEN + 2, openness * position.hunters().len() as f32);
}

/// The features of the start of a game, in which this colour takes the first turn.
pub(super) fn start(first: Colour, mut see: impl FnMut(usize, f32)) {
    for (number, count) in Kind::COUNTS.into_iter().enumerate() {
        see(HIDDEN + number, f32::from(count));
    }
    see(TO_MOVE, if first == Colour::Brown { 1.0 } else { -1.0 });
}

/// The points of the two best tiles on these spaces.
#[inline]
fn two_dearest(position: &Position, spaces: Spaces) -> [f32; 2] {
    if spaces.is_empty() {
        return [0.0; 2];
    }
    let mut best = [0.0; 2];
    let mut found = 0;
    let fives = position.coloured(Colour::Brown) | position.of(Tile::Fox);
    let twos = position.of(Tile::Duck) | position.of(Tile::Tree);
    for (tiles, points) in
        [(position.of(Tile::Bear), 10.0), (fives, 5.0), (position.of(Tile::Pheasant), 3.0), (twos, 2.0)]
    {
        for _ in 0..(tiles & spaces).len().min(2) {
            if found < 2 {
                best[found] = points;
                found += 1;
            }
        }
    }
    best
}

/// The features of a position of the final phase, for the player to move: what each side can take with its turns, what
/// it can take at once, and what it still has to take out.
#[inline]
pub(super) fn final_features(position: &Position) -> [f32; FINAL_FEATURES] {
    let mover = position.colour(position.to_move);
    let other = position.colour(position.to_move.next(2));
    let occupied = position.occupied();
    let turns = [position.turns_left.div_ceil(2), position.turns_left / 2];
    let mut found = [0.0; FINAL_FEATURES];
    for (side, colour) in [mover, other].into_iter().enumerate() {
        let prey = sight::prey(position, colour, occupied);
        let [best, second] = two_dearest(position, prey);
        found[4 * side] = planned(position, colour, prey, occupied, turns[side]);
        found[4 * side + 1] = best;
        found[4 * side + 2] = second;
        found[4 * side + 3] = position.coloured(colour).len().min(turns[side].into()) as f32;
    }
    found
}

/// The points that a seat makes in the rest of the final phase if nobody interferes.
pub(super) fn planned_by(position: &Position, seat: Seat) -> f32 {
    let turns = position.turns_left;
    let turns = if position.to_move == seat { turns.div_ceil(2) } else { turns / 2 };
    let (colour, occupied) = (position.colour(seat), position.occupied());
    planned(position, colour, sight::prey(position, colour, occupied), occupied, turns)
}

/// The points that a colour makes in so many turns if nobody interferes: captures that it sees now and ways out, the
/// most points for a turn first.
fn planned(position: &Position, colour: Colour, prey: Spaces, occupied: Spaces, turns: u8) -> f32 {
    /// The most turns that a plan is made for (BL-16).
    const TURNS: usize = 5;
    // How many gains there are of 10, 5, 3 and 2 points, by the turns they need.
    let mut gains = [[0u32; TURNS]; 4];
    let worth = [
        position.of(Tile::Bear),
        position.coloured(Colour::Brown) | position.of(Tile::Fox),
        position.of(Tile::Pheasant),
        position.of(Tile::Duck) | position.of(Tile::Tree),
    ];
    for (gain, tiles) in gains.iter_mut().zip(worth) {
        gain[0] += (tiles & prey).len();
    }
    let (doors, lanes) = ways_out(occupied);
    let slow = position.of(Tile::Bear) | position.of(Tile::Lumberjack);
    for from in position.coloured(colour).iter() {
        let is_slow = slow.contains(from);
        let goal = if is_slow { doors } else { lanes };
        let mut reached = Spaces::one(from);
        for gain in gains[usize::from(!worth[0].contains(from))].iter_mut().take(turns.into()) {
            if !(reached & goal).is_empty() {
                *gain += 1;
                break;
            }
            let next = if is_slow {
                reached.beside()
            } else {
                reached.iter().fold(Spaces::NONE, |all, space| all | space.sights(occupied))
            };
            reached = reached | next & !occupied;
        }
    }
    let mut left = u32::from(turns);
    let mut points = 0;
    // By points for a turn: 10, 5 (as 10 in two turns), 3⅓, 3, 2½, 2, and what is left.
    for (gain, turn) in [(0, 1), (1, 1), (0, 2), (0, 3), (2, 1), (1, 2), (0, 4), (0, 5), (3, 1), (1, 3), (1, 4), (1, 5)]
    {
        let taken = gains[gain][turn as usize - 1].min(left / turn);
        left -= taken * turn;
        points += taken * [10, 5, 3, 2][gain];
    }
    points as f32
}

/// The exit spaces, and all spaces from which a tile that slides gets out in one move (BL-17).
fn ways_out(occupied: Spaces) -> (Spaces, Spaces) {
    let mut doors = Spaces::NONE;
    let mut lanes = Spaces::NONE;
    for exit in Direction::ALL {
        let door = exit.exit();
        doors.insert(door);
        lanes.insert(door);
        if !occupied.contains(door) {
            lanes = lanes | door.sight(exit.opposite(), occupied);
        }
    }
    (doors, lanes)
}

/// By space, the place of a tile.
const PLACE_OF: [u8; 49] = {
    let mut places = [0; 49];
    let mut at = 0;
    while at < places.len() {
        let (one, two) = (fold(at / 7), fold(at % 7));
        let (low, high) = if one < two { (one, two) } else { (two, one) };
        places[at] = (high * (high + 1) / 2 + low) as u8;
        at += 1;
    }
    places
};

/// By gun and space, the place of a hunter.
const HUNTER_PLACE_OF: [[u8; 49]; 4] = {
    let mut places = [[0; 49]; 4];
    let mut at = 0;
    while at < 49 {
        let (column, row) = (at / 7, at % 7);
        let seen = [(6 - row, column), (6 - column, row), (row, column), (column, row)];
        let mut gun = 0;
        while gun < 4 {
            let (ahead, across) = seen[gun];
            places[gun][at] = (ahead * 4 + fold(across)) as u8;
            gun += 1;
        }
        at += 1;
    }
    places
};

/// How far a column or row is from the nearer edge.
const fn fold(at: usize) -> usize {
    if at < 3 { at } else { 6 - at }
}
