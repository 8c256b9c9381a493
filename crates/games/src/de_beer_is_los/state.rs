use bearcade_core::Seat;
use serde::{Deserialize, Serialize};

use super::board::{Space, Spaces};
use super::tile::{Colour, KINDS, Kind, Tile};

/// What a position is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// The player's decision (BL-6).
    Decision,
    /// The kind of the tile being flipped on this space (BL-3).
    Kind(Space),
    /// The gun of the hunter being flipped on this space (BL-4).
    Gun(Space),
    /// Nothing: the match is over.
    Nothing,
}

/// A move that a player may not reverse on their next turn (BL-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Return {
    /// The tile's current space.
    pub tile: Space,
    /// The space that the tile came from, where it may not end its move.
    pub barred: Space,
}

/// The tiles that a player has collected in a game, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bag {
    /// Captured tiles (BL-12).
    pub captured: [u8; KINDS],
    /// The player's own tiles taken out of the forest (BL-17).
    pub taken_out: [u8; KINDS],
}

impl Bag {
    /// Returns the score of these tiles (BL-21, BL-22).
    pub fn score(&self) -> Score {
        let mut score = Score::default();
        for kind in Kind::ALL {
            let tiles = self.captured[kind as usize] + self.taken_out[kind as usize];
            score.points += kind.points() * u16::from(tiles); // BL-21
            score.tiles += tiles;
        }
        score
    }
}

/// A score in a game or match: points, then tiles (BL-22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Score {
    /// The total points of all tiles captured and taken out.
    pub points: u16,
    /// The number of these tiles.
    pub tiles: u8,
}

impl Score {
    /// Returns the sum of two scores (BL-23).
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self { points: self.points + other.points, tiles: self.tiles + other.tiles }
    }
}

/// A position in a match. It does not contain what is under face-down tiles: that is drawn when a tile is flipped
/// (BL-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The spaces with a face-down tile, including a tile being flipped that is not fully known yet.
    pub face_down: Spaces,
    /// The spaces of each face-up tile, in the order of [`Tile::ALL`].
    pub face_up: [Spaces; Tile::ALL.len()],
    /// The number of hidden tiles of each kind.
    pub hidden: [u8; KINDS],
    /// The weights for the direction of the next hunter's gun: with `two_each` the number of hidden hunters that point
    /// that way, otherwise 1 (BL-4).
    pub gun_weights: [u8; 4],
    /// The tiles that each seat has collected in this game.
    pub bags: [Bag; 2],
    /// The move that BL-10 forbids each seat on its next turn.
    pub returns: [Option<Return>; 2],
    /// The bird that was flipped or moved on the previous turn (BL-11).
    pub resting: Option<Space>,
    /// The number of consecutive turns without a flip or capture while tiles are face down (BL-24).
    pub quiet: u16,
    /// The number of turns left in the final phase, for both players together; 0 before it (BL-16).
    pub turns_left: u8,
    /// The number of this game in the match, counted from 1 (BL-23).
    pub game: u8,
    /// The first game's scores by seat, if this is the second game.
    pub first_game: Option<[Score; 2]>,
    /// The seat to move.
    pub to_move: Seat,
    /// What the position is waiting for.
    pub due: Due,
}

impl Position {
    /// Returns a seat's colour in this game (BL-1, BL-23).
    #[inline]
    pub const fn colour(&self, seat: Seat) -> Colour {
        if (seat.index() == 0) == (self.game == 1) { Colour::Brown } else { Colour::Blue }
    }

    /// Returns the seat with this colour in this game.
    #[inline]
    pub const fn seat(&self, colour: Colour) -> Seat {
        Seat::new((matches!(colour, Colour::Blue) == (self.game == 1)) as u8)
    }

    /// Returns whether all tiles are face up (BL-16).
    #[inline]
    pub const fn is_final_phase(&self) -> bool {
        self.face_down.is_empty()
    }

    /// Returns the spaces of all face-up copies of a tile.
    #[inline]
    pub const fn of(&self, tile: Tile) -> Spaces {
        self.face_up[tile.index()]
    }

    /// Returns the spaces of all face-up hunters.
    #[inline]
    pub fn hunters(&self) -> Spaces {
        self.face_up[0] | self.face_up[1] | self.face_up[2] | self.face_up[3]
    }

    /// Returns the spaces of all face-up ducks and pheasants.
    #[inline]
    pub fn birds(&self) -> Spaces {
        self.of(Tile::Pheasant) | self.of(Tile::Duck)
    }

    /// Returns the spaces of all face-up tiles of a colour.
    #[inline]
    pub fn coloured(&self, colour: Colour) -> Spaces {
        match colour {
            Colour::Brown => self.hunters() | self.of(Tile::Lumberjack),
            Colour::Blue => self.of(Tile::Bear) | self.of(Tile::Fox),
        }
    }

    /// Returns the spaces with a tile, face up or face down (BL-8).
    #[inline]
    pub fn occupied(&self) -> Spaces {
        self.face_up.iter().fold(self.face_down, |all, &some| all | some)
    }

    /// Returns the face-up tile on a space.
    #[inline]
    pub fn tile_at(&self, space: Space) -> Option<Tile> {
        Tile::ALL.into_iter().find(|&tile| self.of(tile).contains(space))
    }

    /// Returns each seat's score over all games so far (BL-23).
    pub fn match_scores(&self) -> [Score; 2] {
        let before = self.first_game.unwrap_or_default();
        [0, 1].map(|seat| before[seat].plus(self.bags[seat].score()))
    }
}
