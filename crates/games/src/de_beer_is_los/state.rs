use bearcade_core::Seat;
use serde::{Deserialize, Serialize};

use super::board::{Space, Spaces};
use super::tile::{Colour, KINDS, Kind, Tile};

/// What a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// The player's decision (BL-6).
    Decision,
    /// The kind of the tile that is being flipped on this space (BL-3).
    Kind(Space),
    /// The gun of the hunter that is being flipped on this space (BL-4).
    Gun(Space),
    /// Nothing: the match is over.
    Nothing,
}

/// A move that a player may not take straight back (BL-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Return {
    /// Where the tile stands now.
    pub tile: Space,
    /// Where it came from, and may not end its move.
    pub barred: Space,
}

/// What a player has bagged in a game, in tiles of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bag {
    /// Tiles captured (BL-12).
    pub captured: [u8; KINDS],
    /// Own tiles taken out of the forest (BL-17).
    pub taken_out: [u8; KINDS],
}

impl Bag {
    /// What it counts (BL-21, BL-22).
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

/// What decides a game or a match: points, then tiles (BL-22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Score {
    /// The points of all tiles captured and taken out.
    pub points: u16,
    /// How many tiles that were.
    pub tiles: u8,
}

impl Score {
    /// Both games' points and tiles added (BL-23).
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self { points: self.points + other.points, tiles: self.tiles + other.tiles }
    }
}

/// A point in a match. What lies under a face-down tile is nowhere in it: it is drawn when the tile is flipped (BL-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The spaces with a face-down tile. A tile being flipped is among them until all of it is known.
    pub face_down: Spaces,
    /// The spaces of each face-up tile, in the order of [`Tile::ALL`].
    pub face_up: [Spaces; Tile::ALL.len()],
    /// How many tiles of each kind are still hidden.
    pub hidden: [u8; KINDS],
    /// How likely the next hunter's gun points each way: with `two_each` the hidden hunters that do, otherwise 1 (BL-4).
    pub gun_weights: [u8; 4],
    /// What each seat has bagged in this game.
    pub bags: [Bag; 2],
    /// For each seat, what BL-10 forbids on its next turn.
    pub returns: [Option<Return>; 2],
    /// The bird that was flipped or moved on the turn just before (BL-11).
    pub resting: Option<Space>,
    /// Turns in a row without a flip or a capture while tiles are face down (BL-24).
    pub quiet: u16,
    /// How many turns of the final phase are left, both players' counted; 0 before it (BL-16).
    pub turns_left: u8,
    /// Which game of the match this is, counted from 1 (BL-23).
    pub game: u8,
    /// The first game's scores by seat, once the second is played.
    pub first_game: Option<[Score; 2]>,
    /// Whose turn it is.
    pub to_move: Seat,
    /// What is awaited.
    pub due: Due,
}

impl Position {
    /// The colour of a seat in this game (BL-1, BL-23).
    #[inline]
    pub const fn colour(&self, seat: Seat) -> Colour {
        if (seat.index() == 0) == (self.game == 1) { Colour::Brown } else { Colour::Blue }
    }

    /// The seat that has this colour in this game.
    #[inline]
    pub const fn seat(&self, colour: Colour) -> Seat {
        Seat::new((matches!(colour, Colour::Blue) == (self.game == 1)) as u8)
    }

    /// Has the last tile been flipped (BL-16)?
    #[inline]
    pub const fn is_final_phase(&self) -> bool {
        self.face_down.is_empty()
    }

    /// The face-up tiles of this look.
    #[inline]
    pub const fn of(&self, tile: Tile) -> Spaces {
        self.face_up[tile.index()]
    }

    /// The hunters, wherever their guns point.
    #[inline]
    pub fn hunters(&self) -> Spaces {
        self.face_up[0] | self.face_up[1] | self.face_up[2] | self.face_up[3]
    }

    /// Ducks and pheasants.
    #[inline]
    pub fn birds(&self) -> Spaces {
        self.of(Tile::Pheasant) | self.of(Tile::Duck)
    }

    /// The face-up tiles of a colour.
    #[inline]
    pub fn coloured(&self, colour: Colour) -> Spaces {
        match colour {
            Colour::Brown => self.hunters() | self.of(Tile::Lumberjack),
            Colour::Blue => self.of(Tile::Bear) | self.of(Tile::Fox),
        }
    }

    /// Spaces that hold a tile, face up or face down (BL-8).
    #[inline]
    pub fn occupied(&self) -> Spaces {
        self.face_up.iter().fold(self.face_down, |all, &some| all | some)
    }

    /// The face-up tile on a space.
    #[inline]
    pub fn tile_at(&self, space: Space) -> Option<Tile> {
        Tile::ALL.into_iter().find(|&tile| self.of(tile).contains(space))
    }

    /// Each seat's score over all games so far (BL-23).
    pub fn match_scores(&self) -> [Score; 2] {
        let before = self.first_game.unwrap_or_default();
        [0, 1].map(|seat| before[seat].plus(self.bags[seat].score()))
    }
}
