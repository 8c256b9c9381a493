//! The board as signed heights with a bit set for each side.
//!
//! A space is a bit: five rows of five columns, each row followed by a bit that is never a space. A stack that is
//! shifted over an edge falls on such a bit or out of the word, so moving needs no test for edges.

use std::fmt;

use bearcade_core::NotationError;
use serde::{Deserialize, Serialize, Serializer};

/// Columns and rows are numbered from 1 to this (EO-1).
pub(super) const SIZE: u8 = 5;
/// The bits of a row, with the one that is no space.
const WIDTH: u8 = SIZE + 1;
/// The lowest space of each column.
const BOTTOM_ROW: u32 = (1 << SIZE) - 1;
/// The left-most space of each row.
const LEFT_COLUMN: u32 = 1 | 1 << WIDTH | 1 << (2 * WIDTH) | 1 << (3 * WIDTH) | 1 << (4 * WIDTH);
/// Every space.
const SPACES: u32 = BOTTOM_ROW * LEFT_COLUMN;
/// The highest stack of the player: those of the setup (EO-5), for they never merge (EO-10).
pub(super) const HIGHEST_PLAYER: u8 = 5;
/// The pieces of each side (EO-2).
pub(super) const PIECES: u8 = 12;

/// A space, `a1` at the bottom left to `e5` at the top right (EO-1). The order is row by row from the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The space in this column and row, both counted from 1.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column >= 1 && column <= SIZE && row >= 1 && row <= SIZE { Some(Self::at(column, row)) } else { None }
    }

    /// All spaces in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        spaces(SPACES)
    }

    /// The column, 1 for `a` to 5 for `e`.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % WIDTH + 1
    }

    /// The row, 1 at the Ground to 5 at the Sky.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / WIDTH + 1
    }

    /// The column's space on the bottom row.
    #[inline]
    pub(super) const fn bottom(column: u8) -> Self {
        Self::at(column, 1)
    }

    /// The column's space on the top row.
    #[inline]
    pub(super) const fn top(column: u8) -> Self {
        Self::at(column, SIZE)
    }

    /// The space one row lower; none below the bottom row.
    #[inline]
    pub(super) const fn below(self) -> Option<Self> {
        if self.0 < WIDTH { None } else { Some(Self(self.0 - WIDTH)) }
    }

    /// Is this a space of the top row?
    #[inline]
    pub(super) const fn is_top(self) -> bool {
        self.0 >= (SIZE - 1) * WIDTH
    }

    #[inline]
    const fn at(column: u8, row: u8) -> Self {
        Self((row - 1) * WIDTH + column - 1)
    }

    #[inline]
    const fn bit(self) -> u32 {
        1 << self.0
    }

    /// Where the heights are kept; never out of bounds.
    #[inline]
    const fn index(self) -> usize {
        (self.0 & 31) as usize
    }

    /// Reads a space such as `c1`.
    pub(super) fn read(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [column @ b'a'..=b'e', row @ b'1'..=b'5'] => Ok(Self::at(column - b'a' + 1, row - b'0')),
            _ => Err(NotationError::expected("a space, a1 to e5")),
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() - 1), self.row())
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The two sides (EO-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The player.
    Player,
    /// The Bear.
    Bear,
}

/// The pieces on a space: all of one side (EO-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// Whose they are.
    pub side: Side,
    /// How many, at least 1.
    pub height: u8,
}

/// The pieces on the board.
///
/// It is written as five rows from the bottom, each of five heights from the left: the player's above 0, the Bear's
/// below.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[[i8; 5]; 5]", into = "[[i8; 5]; 5]")]
pub struct Board {
    player: u32,
    bear: u32,
    heights: [i8; 32],
}

impl Board {
    /// No piece at all.
    pub const EMPTY: Self = Self { player: 0, bear: 0, heights: [0; 32] };

    /// EO-4: one player piece on each bottom space, one Bear piece on each top space.
    pub(super) const START: Self = {
        let mut board = Self::EMPTY;
        board.player = BOTTOM_ROW;
        board.bear = BOTTOM_ROW << ((SIZE - 1) * WIDTH);
        let mut column = 1;
        while column <= SIZE {
            board.heights[Space::bottom(column).index()] = 1;
            board.heights[Space::top(column).index()] = -1;
            column += 1;
        }
        board
    };

    /// What stands on a space.
    pub fn stack(&self, space: Space) -> Option<Stack> {
        let height = self.height(space);
        let side = if height > 0 { Side::Player } else { Side::Bear };
        (height != 0).then_some(Stack { side, height: height.unsigned_abs() })
    }

    /// The stacks of one side, by space.
    pub fn stacks(&self, side: Side) -> impl Iterator<Item = (Space, u8)> + '_ {
        let bits = if side == Side::Player { self.player } else { self.bear };
        spaces(bits).map(|space| (space, self.height(space).unsigned_abs()))
    }

    /// How many pieces a side has on the board.
    pub fn pieces(&self, side: Side) -> u8 {
        self.stacks(side).map(|(_, height)| height).sum()
    }

    /// The pieces on a space as a signed height: the player's above 0, the Bear's below, 0 for an empty space.
    #[inline]
    pub fn height(&self, space: Space) -> i8 {
        self.heights[space.index()]
    }

    /// Puts a stack, by its signed height, in the place of whatever stands on a space.
    #[inline]
    pub fn set(&mut self, space: Space, height: i8) {
        self.heights[space.index()] = height;
        self.player = self.player & !space.bit() | u32::from(height > 0) << space.0;
        self.bear = self.bear & !space.bit() | u32::from(height < 0) << space.0;
    }

    /// Takes the stack off a space and returns its signed height.
    #[inline]
    pub(super) fn take(&mut self, space: Space) -> i8 {
        let height = self.height(space);
        self.set(space, 0);
        height
    }

    /// Has the player no piece on the board?
    #[inline]
    pub fn is_player_gone(&self) -> bool {
        self.player == 0
    }

    /// Is nothing on this space?
    #[inline]
    pub(super) fn is_empty(&self, space: Space) -> bool {
        (self.player | self.bear) & space.bit() == 0
    }

    /// The spaces with stacks of the player's.
    #[inline]
    pub(super) fn player_spaces(&self) -> impl Iterator<Item = Space> + Clone + use<> {
        spaces(self.player)
    }

    /// The Bear stack of a column that is nearest to the Sky (EO-16).
    #[inline]
    pub(super) fn highest_bear(&self, column: u8) -> Option<Space> {
        let stacks = self.bear & LEFT_COLUMN << (column - 1);
        (stacks != 0).then(|| Space(31 - stacks.leading_zeros() as u8))
    }

    /// Where a stack of this height can go from a space: along a diagonal or sideways (EO-8), at most its height
    /// (EO-9), over and onto empty spaces only (EO-10).
    #[inline]
    pub(super) fn reach(&self, from: Space, height: i8) -> impl Iterator<Item = Space> + Clone + use<> {
        let empty = SPACES & !(self.player | self.bear);
        let mut ahead = [from.bit(); 6];
        let mut reached = 0;
        for _ in 0..height {
            let [left, right, up_left, up_right, down_left, down_right] = ahead;
            ahead = [
                left >> 1 & empty,
                right << 1 & empty,
                up_left << (WIDTH - 1) & empty,
                up_right << (WIDTH + 1) & empty,
                down_left >> (WIDTH + 1) & empty,
                down_right >> (WIDTH - 1) & empty,
            ];
            reached |= ahead.iter().fold(0, |all, bits| all | bits);
        }
        spaces(reached)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(Space::all().map(|space| (space, self.height(space))).filter(|pair| pair.1 != 0)).finish()
    }
}

impl From<Board> for [[i8; 5]; 5] {
    fn from(board: Board) -> Self {
        let mut rows = Self::default();
        for space in Space::all() {
            rows[usize::from(space.row() - 1)][usize::from(space.column() - 1)] = board.height(space);
        }
        rows
    }
}

impl TryFrom<[[i8; 5]; 5]> for Board {
    type Error = String;

    fn try_from(rows: [[i8; 5]; 5]) -> Result<Self, String> {
        let mut board = Self::EMPTY;
        for space in Space::all() {
            let height = rows[usize::from(space.row() - 1)][usize::from(space.column() - 1)];
            if !(-(PIECES as i8)..=HIGHEST_PLAYER as i8).contains(&height) {
                return Err(format!("{space} can't hold a stack of {height}"));
            }
            board.set(space, height);
        }
        Ok(board)
    }
}

/// The spaces of a bit set, in order.
#[inline]
fn spaces(mut bits: u32) -> impl Iterator<Item = Space> + Clone {
    std::iter::from_fn(move || {
        let space = (bits != 0).then(|| Space(bits.trailing_zeros() as u8));
        bits &= bits.wrapping_sub(1);
        space
    })
}
