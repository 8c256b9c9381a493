use bearcade_table::games::el_oso::Space;
use ratatui::layout::Rect;

use super::Place;

/// The insides of a space in three sizes: columns and rows.
const SIZES: [(u16, u16); 3] = [(13, 3), (9, 2), (5, 1)];
/// The rows of the large number above the board.
pub(super) const HEAD: u16 = 3;
/// The columns that the row numbers take.
const NUMBERS: u16 = 2;
/// The least and the most columns beside the board, left and right.
const LEAST_SIDES: (u16, u16) = (6, 7);
const WIDEST_SIDE: u16 = 12;

/// Where everything is on a screen of some size.
pub(super) struct Plan {
    /// The board: with lines its outermost ones included.
    pub(super) board: Rect,
    /// The insides of a space.
    pub(super) cell: (u16, u16),
    /// Are there lines between the spaces?
    pub(super) lines: bool,
    /// The row above the spaces, for the Sky.
    pub(super) sky: Rect,
    /// The row below them, for the Ground and for passing.
    pub(super) ground: Rect,
    /// The row of the column letters.
    pub(super) letters: u16,
    /// Room for the large number; its height is 0 if there is none.
    pub(super) head: Rect,
    /// Room beside the board; the width is 0 if there is none.
    pub(super) left: Rect,
    pub(super) right: Rect,
    /// Room under it all.
    pub(super) foot: Rect,
}

impl Plan {
    /// The largest board that fits; none if even the smallest does not.
    pub(super) fn new(area: Rect) -> Option<Self> {
        SIZES.into_iter().find_map(|cell| Self::with_lines(area, cell)).or_else(|| Self::compact(area))
    }

    /// A board with lines. Sky and Ground stand in the outermost ones.
    fn with_lines(area: Rect, cell: (u16, u16)) -> Option<Self> {
        let (width, height) = (5 * (cell.0 + 1) + 1, 5 * (cell.1 + 1) + 1);
        let beside = area.width.checked_sub(NUMBERS + width)?;
        let spare = area.height.checked_sub(height + 1)?;
        let smallest = cell == SIZES[2];
        if beside < LEAST_SIDES.0 + LEAST_SIDES.1 || (spare < HEAD && !smallest) {
            return None;
        }
        let head = if spare >= HEAD { HEAD } else { 0 };
        let left_width = (beside / 2).min(WIDEST_SIDE);
        let right_width = (beside - left_width).min(WIDEST_SIDE);
        let x = area.x + (beside - left_width - right_width) / 2;
        let y = area.y + head;
        let board = Rect { x: x + left_width + NUMBERS, y, width, height };
        let letters = board.bottom();
        Some(Self {
            board,
            cell,
            lines: true,
            sky: Rect { height: 1, ..board },
            ground: Rect { y: board.bottom() - 1, height: 1, ..board },
            letters,
            head: Rect { x: board.x, y: area.y, width: area.right() - board.x, height: head },
            left: Rect { x, y, width: left_width, height: height + 1 },
            right: Rect { x: board.right() + 1, y, width: right_width - 1, height },
            foot: Rect { x, y: letters + 1, width: area.right() - x, height: area.bottom() - letters - 1 },
        })
    }

    /// A board without lines, for small screens: Sky above, letters and Ground below.
    fn compact(area: Rect) -> Option<Self> {
        let cell = SIZES[2];
        let (width, height) = (5 * cell.0, 5 * cell.1);
        if area.width < NUMBERS + width || area.height < height + 3 {
            return None;
        }
        let board = Rect { x: area.x + NUMBERS, y: area.y + 1, width, height };
        let none = Rect { width: 0, height: 0, ..area };
        Some(Self {
            board,
            cell,
            lines: false,
            sky: Rect { height: 1, ..area },
            ground: Rect { y: board.bottom() + 1, height: 1, ..area },
            letters: board.bottom(),
            head: none,
            left: none,
            right: none,
            foot: none,
        })
    }

    /// The inside of a space.
    pub(super) fn inside(&self, space: Space) -> Rect {
        let line = u16::from(self.lines);
        let (width, height) = self.cell;
        let x = self.board.x + line + u16::from(space.column() - 1) * (width + line);
        let y = self.board.y + line + u16::from(5 - space.row()) * (height + line);
        Rect { x, y, width, height }
    }

    /// What is at a point of the screen.
    pub(super) fn place(&self, (x, y): (u16, u16)) -> Option<Place> {
        let line = u16::from(self.lines);
        let column = (x.saturating_sub(self.board.x + line) / (self.cell.0 + line) + 1).min(5) as u8;
        let within = |rect: Rect| rect.contains((x, y).into());
        if within(self.sky) || within(self.head) {
            return Some(Place::Sky(column));
        }
        if within(self.ground) {
            return Some(Place::Stay(column));
        }
        Space::all().find(|&space| within(self.inside(space))).map(Place::On)
    }
}
