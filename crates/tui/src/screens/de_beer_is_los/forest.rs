//! The grid: where each space is, and how it is drawn.

use bearcade_table::games::de_beer_is_los::{Colour, Direction, Return, Space, Spaces, Tile, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{Spot, signs};
use crate::Theme;

/// Spaces in a row or column.
const SIDE: u16 = 7;
/// Columns and rows of the area before the first space: the row's number, the edge; the columns' letters, the edge.
const BEFORE: u16 = 2;
/// A space's width: a mark, a sign of two, and the mark that closes it, which small forests share with the next space.
const CLOSING: u16 = 3;

/// The forest as it lies in an area.
pub(super) struct Forest {
    x: u16,
    y: u16,
    large: bool,
}

/// What is marked.
#[derive(Default)]
pub(super) struct Marks {
    pub(super) cursor: Option<Spot>,
    pub(super) held: Option<Space>,
    /// Empty spaces where the tile that is picked up can go.
    pub(super) goals: Spaces,
    /// Exits through which it can leave.
    pub(super) exits: Vec<Direction>,
    /// Tiles that the player can capture.
    pub(super) prey: Spaces,
    /// Tiles of the player that can be captured.
    pub(super) danger: Spaces,
    pub(super) barred: Option<Return>,
}

impl Forest {
    /// The largest forest that an area has room for, if any.
    pub(super) fn in_area(area: Rect) -> Option<Self> {
        // Beside a large one there is room for what counts, and below it for some words; a small one takes what it gets,
        // with a column for the cursor on the east exit.
        let forest = |large| Self { x: area.x, y: area.y, large };
        let fits = |forest: &Self| {
            let (beside, below) = if forest.large { (21, 2) } else { (1, 0) };
            area.width >= forest.width() + beside && area.height >= forest.height() + below
        };
        [forest(true), forest(false)].into_iter().find(fits)
    }

    /// Is there a line between spaces?
    pub(super) fn is_large(&self) -> bool {
        self.large
    }

    pub(super) fn width(&self) -> u16 {
        self.right() - self.x + 1
    }

    pub(super) fn height(&self) -> u16 {
        self.bottom() - self.y + 1
    }

    /// The space or exit at a place of the screen.
    pub(super) fn spot(&self, at: (u16, u16)) -> Option<Spot> {
        let exit = Direction::ALL.into_iter().find(|&way| self.gate(way).contains(at.into()));
        let (wide, high) = self.pitch();
        let space = Spaces::ALL.iter().find(|&space| {
            let (x, y) = self.place(space);
            Rect { x, y, width: wide, height: high }.contains(at.into())
        });
        exit.map(Spot::Exit).or(space.map(Spot::Space))
    }

    pub(super) fn draw(&self, view: &View, own: Option<Colour>, marks: &Marks, theme: Theme, buffer: &mut Buffer) {
        self.draw_edges(theme, buffer);
        let open = view.final_phase.is_some() && view.to_move.is_some();
        for way in Direction::ALL {
            let gate = self.gate(way);
            let (sign, style) = match (marks.exits.contains(&way), open) {
                (true, _) => (signs::goal(theme), theme.good().add_modifier(Modifier::BOLD)),
                (false, true) => (signs::exit(way, theme), theme.title()),
                (false, false) => (" ", Style::new()),
            };
            buffer.set_string(gate.x, gate.y, sign.repeat(gate.width.into()), style);
        }
        for space in Spaces::ALL.iter() {
            self.draw_space(view, space, own, marks, theme, buffer);
        }
        // Frames come last: they reach into the next space, or over the edge.
        let held = marks.held.map(|space| self.frame(Spot::Space(space)));
        let pointed = marks.cursor.map(|spot| self.frame(spot));
        let held_style = theme.good().add_modifier(Modifier::BOLD);
        for (place, signs, style) in [(held, signs::HELD, held_style), (pointed, signs::POINTED, theme.cursor())] {
            if let Some(place) = place {
                buffer.set_string(place.x, place.y, signs[0], style);
                buffer.set_string(place.right() - 1, place.y, signs[1], style);
                buffer.set_style(place, style);
            }
        }
    }

    fn draw_space(
        &self,
        view: &View,
        space: Space,
        own: Option<Colour>,
        marks: &Marks,
        theme: Theme,
        buffer: &mut Buffer,
    ) {
        let (x, y) = self.place(space);
        let barred = marks.barred.is_some_and(|back| back.barred == space);
        let (mark, mark_style) = if marks.prey.contains(space) {
            (signs::prey(theme), theme.good().add_modifier(Modifier::BOLD))
        } else if marks.danger.contains(space) {
            (signs::DANGER, theme.danger())
        } else if barred && view.face_up.contains_key(&space) {
            (signs::barred(theme), theme.danger())
        } else {
            (" ", Style::new())
        };
        buffer.set_string(x, y, mark, mark_style);
        let (sign, style) = match view.face_up.get(&space) {
            Some(&tile) => {
                let opponents = own.is_some() && tile.kind().colour().is_some_and(|colour| Some(colour) != own);
                let sign = signs::tile(tile, opponents, view.resting == Some(space), theme);
                (sign, tile_style(tile, opponents, theme))
            }
            None if view.flipping == Some(space) => ("??".to_owned(), theme.title()),
            None if view.face_down.contains(&space) => (signs::face_down(theme).to_owned(), theme.faint()),
            None if marks.goals.contains(space) => {
                (signs::goal(theme).to_owned(), theme.good().add_modifier(Modifier::BOLD))
            }
            None if barred => (signs::barred(theme).to_owned(), theme.danger()),
            None => (signs::empty(theme).to_owned(), theme.faint()),
        };
        buffer.set_string(x + 1, y, sign, style);
    }

    /// Letters, numbers and lines.
    fn draw_edges(&self, theme: Theme, buffer: &mut Buffer) {
        let faint = theme.faint();
        let border = theme.border();
        let (left, top) = (self.x + 1, self.y + 1);
        let (right, bottom) = (self.right(), self.bottom());
        for x in left..=right {
            buffer.set_string(x, top, border.horizontal_top, faint);
            buffer.set_string(x, bottom, border.horizontal_bottom, faint);
        }
        for y in top..=bottom {
            buffer.set_string(left, y, border.vertical_left, faint);
            buffer.set_string(right, y, border.vertical_right, faint);
        }
        if self.large {
            let (wide, high) = self.pitch();
            for y in (top + high..bottom).step_by(high.into()) {
                for x in left + 1..right {
                    buffer.set_string(x, y, border.horizontal_top, faint);
                }
                buffer.set_string(left, y, theme.either("├", "+"), faint);
                buffer.set_string(right, y, theme.either("┤", "+"), faint);
            }
            for x in (left + wide..right).step_by(wide.into()) {
                for y in top..=bottom {
                    let cross = if (y - top) % high == 0 { theme.either("┼", "+") } else { border.vertical_left };
                    buffer.set_string(x, y, cross, faint);
                }
                buffer.set_string(x, top, theme.either("┬", "+"), faint);
                buffer.set_string(x, bottom, theme.either("┴", "+"), faint);
            }
        }
        buffer.set_string(left, top, border.top_left, faint);
        buffer.set_string(right, top, border.top_right, faint);
        buffer.set_string(left, bottom, border.bottom_left, faint);
        buffer.set_string(right, bottom, border.bottom_right, faint);
        for space in Spaces::ALL.iter() {
            let (x, y) = self.place(space);
            let name = space.to_string();
            if space.row() == 0 {
                buffer.set_string(x + 1, self.y, &name[..1], faint);
            }
            if space.column() == 0 {
                buffer.set_string(self.x, y, &name[1..], faint);
            }
        }
    }

    /// Columns and rows from one space to the next.
    fn pitch(&self) -> (u16, u16) {
        if self.large { (CLOSING + 2, 2) } else { (CLOSING, 1) }
    }

    /// Where a space's mark is; its sign comes after that.
    fn place(&self, space: Space) -> (u16, u16) {
        let (wide, high) = self.pitch();
        let down = SIDE - 1 - u16::from(space.row());
        (self.x + BEFORE + wide * u16::from(space.column()), self.y + BEFORE + high * down)
    }

    /// The opening of an exit in the edge.
    fn gate(&self, way: Direction) -> Rect {
        let (x, y) = self.place(way.exit());
        let place = match way {
            Direction::North => (x + 1, self.y + 1, 2),
            Direction::South => (x + 1, self.bottom(), 2),
            Direction::East => (self.right(), y, 1),
            Direction::West => (self.x + 1, y, 1),
        };
        Rect { x: place.0, y: place.1, width: place.2, height: 1 }
    }

    /// A space or an exit with a column on either side.
    fn frame(&self, spot: Spot) -> Rect {
        match spot {
            Spot::Space(space) => {
                let (x, y) = self.place(space);
                Rect { x, y, width: CLOSING + 1, height: 1 }
            }
            Spot::Exit(way) => {
                let gate = self.gate(way);
                Rect { x: gate.x - 1, width: gate.width + 2, ..gate }
            }
        }
    }

    /// The column of the edge on the right.
    fn right(&self) -> u16 {
        let shared = u16::from(!self.large); // The last closing mark has no next space to share with.
        self.x + BEFORE + SIDE * self.pitch().0 + shared - u16::from(self.large)
    }

    /// The row of the lower edge.
    fn bottom(&self) -> u16 {
        self.y + BEFORE + SIDE * self.pitch().1 - u16::from(self.large)
    }
}

fn tile_style(tile: Tile, opponents: bool, theme: Theme) -> Style {
    match tile {
        Tile::Tree => theme.faint(),
        Tile::Pheasant | Tile::Duck => Style::new(),
        _ if opponents => theme.other(),
        _ => theme.own(),
    }
}
