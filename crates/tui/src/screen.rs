use bearcade_core::{Game, Seat};
use bearcade_narrate::Teller;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::{Happening, Play, Theme};

/// A game's board on the full screen. Implemented once per game.
///
/// A board may let the player point at things: it keeps what was pointed at in a `Pick` and narrows the list of
/// choices to what goes with it. A board that does not is drawn, and the list alone chooses.
pub trait Screen: Play {
    /// What the player has pointed at on the board.
    type Pick: Default;

    /// The columns that the board takes of a narrow screen, its frame included; the log gets the rest.
    const BOARD_WIDTH: u16 = 34;

    /// Draws the board into an area of at least 32 by 10.
    fn draw(&self, scene: &Scene<Self>, pick: &Self::Pick, area: Rect, buffer: &mut Buffer);

    /// Whose turn it is, in a line over the board.
    fn headline(&self, scene: &Scene<Self>) -> String {
        self.answer(scene.view, "turn", &scene.teller)
    }

    /// A key or a click on the board.
    fn touch(&self, _scene: &Scene<Self>, _pick: &mut Self::Pick, _touch: Touch) -> Touched<Self::Action> {
        Touched::Nothing
    }

    /// The choices to list: those of the legal actions that go with what was pointed at.
    fn choices(&self, scene: &Scene<Self>, _pick: &Self::Pick) -> Vec<Self::Action> {
        scene.legal.to_vec()
    }

    /// The keys go to the list from now on: Enter chooses there until the board is pointed at again.
    fn to_list(&self, _pick: &mut Self::Pick) {}

    /// What a seat is asked, in one line. A board that shows half of it may ask more briefly.
    fn question(&self, scene: &Scene<Self>, seat: Seat) -> String {
        self.ask(scene.view, seat, &scene.teller)
    }

    /// A choice in the list.
    fn label(&self, scene: &Scene<Self>, action: Self::Action) -> String {
        self.action(scene.view, action, &scene.teller)
    }

    /// The place of the board that the player points at, as the game's notation names it: keys that scan the board start
    /// there.
    fn pointed(&self, _pick: &Self::Pick) -> Option<String> {
        None
    }

    /// A line about what was pointed at: is it possible, and why not.
    fn remark(&self, _scene: &Scene<Self>, _pick: &Self::Pick) -> Option<String> {
        None
    }

    /// What stays pointed at when the game has gone on.
    fn keep(&self, _pick: Self::Pick) -> Self::Pick {
        Self::Pick::default()
    }

    /// What the signs on the board mean, line by line, for the help.
    fn legend(&self, _scene: &Scene<Self>) -> Vec<String> {
        Vec::new()
    }
}

/// What a board is drawn from.
pub struct Scene<'a, G: Game> {
    /// What the viewer sees.
    pub view: &'a G::View,
    /// The legal actions of the viewer; none unless the viewer is asked.
    pub legal: &'a [G::Action],
    /// Everything that happened, unredacted: a board that shows any of it shows only what `redact` lets through.
    pub story: &'a [Happening<G>],
    /// The words and names.
    pub teller: Teller<'a>,
    /// How it may be drawn.
    pub theme: Theme,
}

/// What reaches a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// An arrow key: columns to the right and rows down.
    Move(i8, i8),
    /// Enter or the space bar.
    Press,
    /// Escape.
    Back,
    /// A mouse click at this place of an area.
    Click {
        /// The place.
        at: (u16, u16),
        /// The board's area.
        area: Rect,
    },
}

/// What a board makes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touched<A> {
    /// Nothing: the list may use it.
    Nothing,
    /// Something was pointed at.
    Pointed,
    /// An action was chosen.
    Chosen(A),
}

/// A board in words, for games and areas too small to draw.
pub fn draw_words<G: Screen>(game: &G, scene: &Scene<G>, area: Rect, buffer: &mut Buffer) {
    let text = game.answer(scene.view, "status", &scene.teller);
    Paragraph::new(Line::from(text)).wrap(Wrap { trim: true }).render(area, buffer);
}
