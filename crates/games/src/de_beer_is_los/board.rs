//! The geometry of the forest: spaces, sets of spaces, directions and lines.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

use serde::{Deserialize, Serialize};

/// The width and height of the forest in spaces (BL-1).
pub(super) const SIDE: u8 = 7;
/// The number of spaces.
pub(super) const SPACES: usize = (SIDE * SIDE) as usize;

/// A space: column a–g, row 1–7 (BL-1). Spaces are ordered like their notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Space(u8);

/// A set of spaces, stored as one bit per space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spaces(u64);

/// The direction of a move, a gun or an exit. North is towards row 7, and east is towards column g (BL-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Towards row 7.
    North,
    /// Towards column g.
    East,
    /// Towards row 1.
    South,
    /// Towards column a.
    West,
}

impl Direction {
    /// All four directions, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Returns the direction's name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        }
    }

    /// Returns the direction with this name.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|direction| direction.name() == text)
    }

    /// Returns the opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// Returns the space from which tiles leave the forest in this direction (BL-17).
    pub const fn exit(self) -> Space {
        match self {
            Self::North => Space::of(3, 6), // d7
            Self::East => Space::of(6, 3),  // g4
            Self::South => Space::of(3, 0), // d1
            Self::West => Space::of(0, 3),  // a4
        }
    }

    /// Returns one step in this direction, as columns and rows.
    const fn step(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::East => (1, 0),
            Self::South => (0, -1),
            Self::West => (-1, 0),
        }
    }
}

impl Space {
    /// The centre space, which starts empty (BL-3).
    pub const CENTRE: Self = Self::of(3, 3);

    /// Returns the space in this column and row, both counted from 0, if there is one.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIDE && row < SIDE { Some(Self::of(column, row)) } else { None }
    }

    /// Returns the space with this name, such as `a1`.
    pub const fn parse(text: &str) -> Option<Self> {
        match text.as_bytes() {
            [column @ b'a'..=b'g', row @ b'1'..=b'7'] => Some(Self::of(*column - b'a', *row - b'1')),
            _ => None,
        }
    }

    /// Returns the column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 / SIDE
    }

    /// Returns the row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 % SIDE
    }

    /// Returns the space's index in [`Spaces::ALL`], counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the direction and distance to another space, if it is in a straight line.
    pub fn way_to(self, to: Self) -> Option<(Direction, u8)> {
        let (across, up) = (to.column() as i8 - self.column() as i8, to.row() as i8 - self.row() as i8);
        let direction = match (across.signum(), up.signum()) {
            (0, 1) => Direction::North,
            (1, 0) => Direction::East,
            (0, -1) => Direction::South,
            (-1, 0) => Direction::West,
            _ => return None,
        };
        Some((direction, across.unsigned_abs() + up.unsigned_abs()))
    }

    /// Returns all spaces in this direction, up to the edge.
    #[inline]
    pub const fn ray(self, direction: Direction) -> Spaces {
        Spaces(RAYS[direction as usize][self.0 as usize])
    }

    /// Returns the adjacent spaces in all four directions.
    #[inline]
    pub const fn neighbours(self) -> Spaces {
        Spaces(NEIGHBOURS[self.0 as usize])
    }

    /// Returns the spaces that a tile here can see in this direction: the free spaces in line, and the first occupied
    /// one (BL-8).
    #[inline]
    pub const fn sight(self, direction: Direction, occupied: Spaces) -> Spaces {
        let ray = self.ray(direction).0;
        let blocking = ray & occupied.0;
        match direction {
            // Bits rise along these rays: keep those up to the lowest blocking bit, or all if there is none.
            Direction::North | Direction::East => Spaces(ray & (blocking ^ blocking.wrapping_sub(1))),
            // Bits fall along these rays: keep those from the highest blocking bit. If there is none, use bit 0.
            Direction::South | Direction::West => Spaces(ray & (u64::MAX << (blocking | 1).ilog2())),
        }
    }

    /// Returns the spaces that a tile here can see in all four directions.
    #[inline]
    pub const fn sights(self, occupied: Spaces) -> Spaces {
        Spaces(
            self.sight(Direction::North, occupied).0
                | self.sight(Direction::East, occupied).0
                | self.sight(Direction::South, occupied).0
                | self.sight(Direction::West, occupied).0,
        )
    }

    const fn of(column: u8, row: u8) -> Self {
        Self(column * SIDE + row)
    }
}

impl Spaces {
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// The whole forest.
    pub const ALL: Self = Self((1 << SPACES) - 1);

    /// Returns the set with only this space.
    #[inline]
    pub const fn one(space: Space) -> Self {
        Self(1 << space.0)
    }

    /// Returns the set as a number, with one bit per space in order.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns whether the space is in the set.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 & Self::one(space).0 != 0
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of spaces in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Adds a space.
    #[inline]
    pub fn insert(&mut self, space: Space) {
        self.0 |= Self::one(space).0;
    }

    /// Removes a space.
    #[inline]
    pub fn remove(&mut self, space: Space) {
        self.0 &= !Self::one(space).0;
    }

    /// Returns the spaces that are adjacent to a space in this set.
    #[inline]
    #[must_use]
    pub const fn beside(self) -> Self {
        const SOUTH_EDGE: u64 = Space::of(0, 0).ray(Direction::East).0 | 1;
        const NORTH_EDGE: u64 = SOUTH_EDGE << (SIDE - 1);
        let up = (self.0 & !NORTH_EDGE) << 1;
        let down = (self.0 & !SOUTH_EDGE) >> 1;
        Self((up | down | self.0 << SIDE | self.0 >> SIDE) & Self::ALL.0)
    }

    /// Removes `to` from the set, or moves `from` to it if the set contains `from`.
    #[inline]
    pub(super) fn shift(&mut self, from: Space, to: Space) {
        let moving = (self.0 >> from.0) & 1;
        self.0 = self.0 & !Self::one(from).0 & !Self::one(to).0 | moving << to.0;
    }

    /// Returns the spaces in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let next = Space(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(next)
        })
    }
}

impl BitAnd for Spaces {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Spaces {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Returns the spaces of the forest that are not in the set.
impl Not for Spaces {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl From<Space> for String {
    fn from(space: Space) -> Self {
        space.to_string()
    }
}

impl TryFrom<String> for Space {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::parse(&text).ok_or_else(|| format!("{text:?} is not a space a1 to g7"))
    }
}

/// The spaces in line with each space, for each direction.
const RAYS: [[u64; SPACES]; 4] = {
    let mut rays = [[0; SPACES]; 4];
    let mut way = 0;
    while way < 4 {
        let (across, up) = Direction::ALL[way].step();
        let mut from = 0;
        while from < SPACES {
            let start = Space(from as u8);
            let (mut column, mut row) = (start.column() as i8 + across, start.row() as i8 + up);
            while column >= 0 && row >= 0 && column < SIDE as i8 && row < SIDE as i8 {
                rays[way][from] |= Spaces::one(Space::of(column as u8, row as u8)).0;
                column += across;
                row += up;
            }
            from += 1;
        }
        way += 1;
    }
    rays
};

/// The spaces adjacent to each space.
const NEIGHBOURS: [u64; SPACES] = {
    let mut neighbours = [0; SPACES];
    let mut from = 0;
    while from < SPACES {
        // If every space is occupied, a tile sees only the adjacent spaces.
        neighbours[from] = Space(from as u8).sights(Spaces::ALL).0;
        from += 1;
    }
    neighbours
};
