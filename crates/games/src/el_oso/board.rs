//! The board, as signed heights and a bit set for each side.
//!
//! Each space is a bit. There are five rows of five columns, and each row is followed by an unused bit. A stack that is
//! shifted over an edge lands on an unused bit or outside the word, so moves need no edge test.

use std::fmt;

use bearcade_core::NotationError;
use serde::{Deserialize, Serialize, Serializer};

/// The number of columns and rows (EO-1).
pub(super) const SIZE: u8 = 5;
/// The number of bits per row, including the unused one.
const WIDTH: u8 = SIZE + 1;
/// The bottom space of each column.
const BOTTOM_ROW: u32 = (1 << SIZE) - 1;
/// The leftmost space of each row.
const LEFT_COLUMN: u32 = 1 | 1 << WIDTH | 1 << (2 * WIDTH) | 1 << (3 * WIDTH) | 1 << (4 * WIDTH);
/// Every space.
const SPACES: u32 = BOTTOM_ROW * LEFT_COLUMN;
/// The maximum height of a player stack: the setup limit (EO-5), because player stacks never merge (EO-10).
pub(super) const HIGHEST_PLAYER: u8 = 5;
/// The number of pieces of each side (EO-2).
pub(super) const PIECES: u8 = 12;

/// A space, from `a1` at the bottom left to `e5` at the top right (EO-1). Spaces are ordered row by row from the
/// bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// Returns the space in this column and row, both counted from 1.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column >= 1 && column <= SIZE && row >= 1 && row <= SIZE { Some(Self::at(column, row)) } else { None }
    }

    /// Returns all spaces in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        spaces(SPACES)
    }

    /// Returns the column, from 1 for `a` to 5 for `e`.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % WIDTH + 1
    }

    /// Returns the row, from 1 at the Ground to 5 at the Sky.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / WIDTH + 1
    }

    /// Returns the space in the bottom row of a column.
    #[inline]
    pub(super) const fn bottom(column: u8) -> Self {
        Self::at(column, 1)
    }

    /// Returns the space in the top row of a column.
    #[inline]
    pub(super) const fn top(column: u8) -> Self {
        Self::at(column, SIZE)
    }

    /// Returns the space one row lower, or `None` in the bottom row.
    #[inline]
    pub(super) const fn below(self) -> Option<Self> {
        if self.0 < WIDTH { None } else { Some(Self(self.0 - WIDTH)) }
    }

    /// Returns whether this space is in the top row.
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

    /// Returns the index into the heights, which is never out of bounds.
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

/// The pieces on a space, all of one side (EO-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// The side that the pieces belong to.
    pub side: Side,
    /// The number of pieces, at least 1.
    pub height: u8,
}

/// The pieces on the board.
///
/// It serialises as five rows from the bottom, each with five heights from the left. Player stacks have positive
/// heights and Bear stacks have negative ones.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[[i8; 5]; 5]", into = "[[i8; 5]; 5]")]
pub struct Board {
    player: u32,
    bear: u32,
    heights: [i8; 32],
}

impl Board {
    /// The board without pieces.
    pub const EMPTY: Self = Self { player: 0, bear: 0, heights: [0; 32] };

    /// EO-4: the board with one player piece on each bottom space and one Bear piece on each top space.
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

    /// Returns the stack on a space.
    pub fn stack(&self, space: Space) -> Option<Stack> {
        let height = self.height(space);
        let side = if height > 0 { Side::Player } else { Side::Bear };
        (height != 0).then_some(Stack { side, height: height.unsigned_abs() })
    }

    /// Returns the stacks of one side, in the order of their spaces.
    pub fn stacks(&self, side: Side) -> impl Iterator<Item = (Space, u8)> + '_ {
        let bits = if side == Side::Player { self.player } else { self.bear };
        spaces(bits).map(|space| (space, self.height(space).unsigned_abs()))
    }

    /// Returns the number of pieces that a side has on the board.
    pub fn pieces(&self, side: Side) -> u8 {
        self.stacks(side).map(|(_, height)| height).sum()
    }

    /// Returns the signed height on a space: positive for the player, negative for the Bear, 0 if empty.
    #[inline]
    pub fn height(&self, space: Space) -> i8 {
        self.heights[space.index()]
    }

    /// Replaces whatever is on a space with a stack, given by its signed height.
    #[inline]
    pub fn set(&mut self, space: Space, height: i8) {
        self.heights[space.index()] = height;
        self.player = self.player & !space.bit() | u32::from(height > 0) << space.0;
        self.bear = self.bear & !space.bit() | u32::from(height < 0) << space.0;
    }

    /// Removes the stack from a space and returns its signed height.
    #[inline]
    pub(super) fn take(&mut self, space: Space) -> i8 {
        let height = self.height(space);
        self.set(space, 0);
        height
    }

    /// Returns whether the player has no pieces on the board.
    #[inline]
    pub fn is_player_gone(&self) -> bool {
        self.player == 0
    }

    /// Returns whether a space is empty.
    #[inline]
    pub(super) fn is_empty(&self, space: Space) -> bool {
        (self.player | self.bear) & space.bit() == 0
    }

    /// Returns the spaces with player stacks.
    #[inline]
    pub(super) fn player_spaces(&self) -> impl Iterator<Item = Space> + Clone + use<> {
        spaces(self.player)
    }

    /// Returns the space of a column's highest Bear stack (EO-16).
    #[inline]
    pub(super) fn highest_bear(&self, column: u8) -> Option<Space> {
        let stacks = self.bear & LEFT_COLUMN << (column - 1);
        (stacks != 0).then(|| Space(31 - stacks.leading_zeros() as u8))
    }

    /// Returns the spaces that a stack of this height can move to: diagonally or sideways (EO-8), at most its height
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

/// Returns the spaces of a bit set, in order.
#[inline]
fn spaces(mut bits: u32) -> impl Iterator<Item = Space> + Clone {
    std::iter::from_fn(move || {
        let space = (bits != 0).then(|| Space(bits.trailing_zeros() as u8));
        bits &= bits.wrapping_sub(1);
        space
    })
}
