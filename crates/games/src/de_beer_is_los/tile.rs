//! The tiles: kinds, colours, points and prey.

use serde::{Serialize, Serializer};

use super::board::Direction;

/// The two sides. Green tiles belong to neither (BL-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Hunters and lumberjacks.
    Brown,
    /// Bears and foxes.
    Blue,
}

/// The kinds of tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A brown tile that captures in the direction of its gun.
    Hunter,
    /// A brown tile that captures trees.
    Lumberjack,
    /// A blue tile that captures hunters and lumberjacks.
    Bear,
    /// A blue tile that captures birds.
    Fox,
    /// A green bird.
    Pheasant,
    /// A green bird.
    Duck,
    /// A green tile that never moves.
    Tree,
}

/// The number of kinds.
pub(super) const KINDS: usize = Kind::ALL.len();

impl Kind {
    /// All kinds, in rulebook order.
    pub const ALL: [Self; 7] =
        [Self::Hunter, Self::Lumberjack, Self::Bear, Self::Fox, Self::Pheasant, Self::Duck, Self::Tree];

    /// The number of tiles of each kind, in the order of [`Kind::ALL`] (BL-2).
    pub const COUNTS: [u8; KINDS] = [8, 2, 2, 6, 8, 7, 15];

    /// Returns the kind's name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hunter => "hunter",
            Self::Lumberjack => "lumberjack",
            Self::Bear => "bear",
            Self::Fox => "fox",
            Self::Pheasant => "pheasant",
            Self::Duck => "duck",
            Self::Tree => "tree",
        }
    }

    /// Returns the points of a tile of this kind (BL-21).
    #[inline]
    pub const fn points(self) -> u16 {
        match self {
            Self::Bear => 10,
            Self::Hunter | Self::Lumberjack | Self::Fox => 5,
            Self::Pheasant => 3,
            Self::Duck | Self::Tree => 2,
        }
    }

    /// Returns the colour, or `None` for birds and trees (BL-2, BL-7).
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Hunter | Self::Lumberjack => Some(Colour::Brown),
            Self::Bear | Self::Fox => Some(Colour::Blue),
            Self::Pheasant | Self::Duck | Self::Tree => None,
        }
    }

    /// Returns whether the kind is a duck or a pheasant.
    pub const fn is_bird(self) -> bool {
        matches!(self, Self::Pheasant | Self::Duck)
    }

    /// Returns whether the kind moves one space at a time (BL-9).
    pub const fn is_slow(self) -> bool {
        matches!(self, Self::Lumberjack | Self::Bear)
    }

    /// Returns whether this kind can capture the other, apart from the direction of a hunter's gun (BL-13, BL-14).
    pub const fn hunts(self, prey: Self) -> bool {
        match self {
            Self::Hunter => matches!(prey, Self::Bear | Self::Fox | Self::Pheasant | Self::Duck),
            Self::Lumberjack => matches!(prey, Self::Tree),
            Self::Bear => matches!(prey, Self::Hunter | Self::Lumberjack),
            Self::Fox => matches!(prey, Self::Pheasant | Self::Duck),
            Self::Pheasant | Self::Duck | Self::Tree => false,
        }
    }
}

/// A face-up tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tile {
    /// A hunter with the direction of its gun (BL-4).
    Hunter(Direction),
    /// A lumberjack.
    Lumberjack,
    /// A bear.
    Bear,
    /// A fox.
    Fox,
    /// A pheasant.
    Pheasant,
    /// A duck.
    Duck,
    /// A tree.
    Tree,
}

impl Tile {
    /// All different tiles; the hunters come first.
    pub const ALL: [Self; 10] = [
        Self::Hunter(Direction::North),
        Self::Hunter(Direction::East),
        Self::Hunter(Direction::South),
        Self::Hunter(Direction::West),
        Self::Lumberjack,
        Self::Bear,
        Self::Fox,
        Self::Pheasant,
        Self::Duck,
        Self::Tree,
    ];

    /// Returns the tile's kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Hunter(_) => Kind::Hunter,
            Self::Lumberjack => Kind::Lumberjack,
            Self::Bear => Kind::Bear,
            Self::Fox => Kind::Fox,
            Self::Pheasant => Kind::Pheasant,
            Self::Duck => Kind::Duck,
            Self::Tree => Kind::Tree,
        }
    }

    /// Returns the tile's name: its kind, and for a hunter also the gun, such as `hunter-north`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hunter(Direction::North) => "hunter-north",
            Self::Hunter(Direction::East) => "hunter-east",
            Self::Hunter(Direction::South) => "hunter-south",
            Self::Hunter(Direction::West) => "hunter-west",
            other => other.kind().name(),
        }
    }

    /// Returns the tile's index in [`Tile::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Hunter(gun) => gun as usize,
            other => other.kind() as usize + 3,
        }
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
