//! Cards side by side, grouped by animal: as little boxes where there is room, else as numbers.

use bearcade_table::games::hold_my_bear::{Animal, Card};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use crate::Theme;

/// A box is a card's number within lines.
const BOX: (u16, u16) = (3, 3);
/// A row of boxes with the animals' names over it.
const BOX_LANE: u16 = BOX.1 + 1;
/// A number with room for a mark and the cursor.
const NUMBER_WIDTH: u16 = 3;
/// The letters of an animal's name where there is little room.
const SHORT: u16 = 5;
/// The fewest letters of an animal's name.
const SHORTEST: u16 = 3;

/// Where cards lie.
#[derive(Debug, Default)]
pub(super) struct Fan {
    /// The animals' names.
    labels: Vec<(Rect, Animal)>,
    /// The cards, in their order; empty where there was no room.
    cells: Vec<Rect>,
    boxed: bool,
}

/// Where a line of numbers may end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Break {
    /// After every animal.
    Always,
    /// Before an animal whose cards don't fit any more.
    BeforeGroups,
    /// Before any card.
    Anywhere,
}

/// How a card looks.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Look {
    pub(super) cursor: bool,
    pub(super) marked: bool,
    pub(super) banned: bool,
}

impl Fan {
    /// Lays out cards, which ascend, as large as they fit.
    pub(super) fn new(cards: &[Card], area: Rect, name: impl Fn(Animal) -> String) -> Self {
        let width = |animal| name(animal).width() as u16;
        let short = |animal| width(animal).min(SHORT);
        let shortest = |animal| width(animal).min(SHORTEST);
        Self::boxes(cards, area, width)
            .or_else(|| Self::boxes(cards, area, short))
            .or_else(|| Self::numbers(cards, area, width, Break::Always))
            .or_else(|| Self::numbers(cards, area, width, Break::BeforeGroups))
            .or_else(|| Self::numbers(cards, area, short, Break::BeforeGroups))
            .or_else(|| Self::numbers(cards, area, shortest, Break::Anywhere))
            .unwrap_or_else(|| Self { cells: vec![Rect::ZERO; cards.len()], ..Self::default() })
    }

    /// The rows that these cards take: at least, and as boxes.
    pub(super) fn heights(cards: &[Card], width: u16, name: impl Fn(Animal) -> String) -> (u16, u16) {
        let area = Rect { width, height: u16::MAX, ..Rect::ZERO };
        let letters = |animal| name(animal).width() as u16;
        let height =
            |fan: Option<Self>| fan.map_or(0, |fan| fan.cells.iter().map(|cell| cell.bottom()).max().unwrap_or(0));
        let short = |animal| letters(animal).min(SHORT);
        (height(Self::numbers(cards, area, short, Break::BeforeGroups)), height(Self::boxes(cards, area, letters)))
    }

    /// The card at a place of the screen.
    pub(super) fn at(&self, place: (u16, u16)) -> Option<usize> {
        self.cells.iter().position(|cell| cell.contains(place.into()))
    }

    /// Every group in one piece, its animal's name above.
    fn boxes(cards: &[Card], area: Rect, label: impl Fn(Animal) -> u16) -> Option<Self> {
        let mut fan = Self { boxed: true, ..Self::default() };
        let (mut x, mut y) = (area.x, area.y);
        for group in cards.chunk_by(|a, b| a.animal() == b.animal()) {
            let animal = group[0].animal();
            let width = label(animal).max(BOX.0 * group.len() as u16);
            if x > area.x && x + width > area.right() {
                (x, y) = (area.x, y + BOX_LANE);
            }
            if x + width > area.right() || y + BOX_LANE > area.bottom() {
                return None;
            }
            fan.labels.push((Rect { x, y, width, height: 1 }, animal));
            let cells = (0..group.len() as u16).map(|at| Rect::new(x + at * BOX.0, y + 1, BOX.0, BOX.1));
            fan.cells.extend(cells);
            x += width + 1;
        }
        Some(fan)
    }

    /// The name of each animal, then its numbers.
    fn numbers(cards: &[Card], area: Rect, label: impl Fn(Animal) -> u16, breaks: Break) -> Option<Self> {
        let mut fan = Self::default();
        let (mut x, mut y) = (area.x, area.y);
        let widest = cards.iter().map(|card| label(card.animal())).max().unwrap_or(0);
        for group in cards.chunk_by(|a, b| a.animal() == b.animal()) {
            let animal = group[0].animal();
            let width = label(animal);
            let together = if breaks == Break::Anywhere { 1 } else { group.len() as u16 };
            let fits = x + width + together * NUMBER_WIDTH <= area.right();
            if x > area.x && (breaks == Break::Always || !fits) {
                (x, y) = (area.x, y + 1);
            }
            fan.labels.push((Rect { x, y, width, height: 1 }, animal));
            x += if breaks == Break::Always { widest } else { width };
            for _ in group {
                if x + NUMBER_WIDTH > area.right() {
                    (x, y) = (area.x, y + 1);
                }
                fan.cells.push(Rect { x, y, width: NUMBER_WIDTH, height: 1 });
                x += NUMBER_WIDTH;
            }
            x += 1;
        }
        let bottom = fan.cells.iter().map(|cell| cell.bottom()).max().unwrap_or(area.y);
        (bottom <= area.bottom() && area.width >= widest + NUMBER_WIDTH).then_some(fan)
    }

    /// Draws the cards, each as `look` says.
    pub(super) fn draw(
        &self,
        cards: &[Card],
        theme: Theme,
        name: impl Fn(Animal) -> String,
        look: impl Fn(usize) -> Look,
        buffer: &mut Buffer,
    ) {
        for &(place, animal) in &self.labels {
            let style = if animal == Animal::Bear { theme.danger() } else { Style::new() };
            buffer.set_stringn(place.x, place.y, name(animal), place.width.into(), style);
        }
        for (index, (&cell, card)) in self.cells.iter().zip(cards).enumerate().filter(|(_, (cell, _))| !cell.is_empty())
        {
            let look = look(index);
            let rows = if self.boxed {
                box_rows(card.number(), look, theme)
            } else {
                [number(card.number(), look, theme)].to_vec()
            };
            let style = style(*card, look, theme);
            for (row, text) in rows.iter().enumerate() {
                buffer.set_string(cell.x, cell.y + row as u16, text, style);
            }
        }
    }
}

fn style(card: Card, look: Look, theme: Theme) -> Style {
    let style = match (look.marked, look.banned) {
        (true, _) => theme.own(),
        (false, true) => theme.faint(),
        (false, false) if card.is_bear() => theme.danger(),
        (false, false) => Style::new(),
    };
    if look.cursor { style.patch(theme.cursor()) } else { style }
}

/// The sign under a card that is marked or banned.
pub(super) fn sign(look: Look, theme: Theme) -> Option<&'static str> {
    match look {
        Look { marked: true, .. } => Some(theme.either("●", "*")),
        Look { banned: true, .. } => Some(theme.either("×", "x")),
        _ => None,
    }
}

fn box_rows(number: u8, look: Look, theme: Theme) -> Vec<String> {
    let line = theme.either("─", "-");
    let top = if look.cursor { theme.either("▼", "v") } else { line };
    let bottom = sign(look, theme).unwrap_or(line);
    if theme.ascii {
        return vec![format!("+{top}+"), format!("|{number}|"), format!("+{bottom}+")];
    }
    vec![format!("╭{top}╮"), format!("│{number}│"), format!("╰{bottom}╯")]
}

fn number(number: u8, look: Look, theme: Theme) -> String {
    let cursor = if look.cursor { theme.either("▸", ">") } else { " " };
    format!("{cursor}{number}{}", sign(look, theme).unwrap_or(" "))
}
