use bearcade_core::Seat;
use bearcade_narrate::arg;
use bearcade_table::games::chaos_bear::{ChaosBear, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::paint::lines_of;
use crate::screen::{Scene, Screen};

/// Squares shown behind the bear.
const BEHIND: i32 = 3;
/// The columns before the track that names need.
const NAME_WIDTH: u16 = 12;
/// The rows of the ruler.
const RULER: u16 = 2;

impl Screen for ChaosBear {
    type Pick = ();

    /// A lane for each runner and one for the bear, under a ruler that marks the draw squares.
    fn draw(&self, scene: &Scene<Self>, (): &(), area: Rect, buffer: &mut Buffer) {
        let (view, theme) = (scene.view, scene.theme);
        let track = Rect { x: area.x + NAME_WIDTH, width: area.width.saturating_sub(NAME_WIDTH), ..area };
        let window = Window::around(view, i32::from(track.width));
        ruler(self, scene, &window, track, buffer);
        let bear = bear_note(scene);
        let below = if lines_of(&[&bear], track.width) == 1 {
            track
        } else {
            Rect { x: area.x + 1, width: area.width - 1, ..area }
        };
        // Lane, note and air where there is room, else lane and note, else the lane alone with the lead before it.
        let lanes = view.players.len() as u16 + 1;
        let spare = area.height.saturating_sub(RULER + lines_of(&[&bear], below.width) - 1);
        let rows = (spare / lanes).clamp(1, 3);
        let mut row = area.y + RULER;
        for (seat, runner) in view.players.iter().enumerate() {
            let seat = Seat::new(seat as u8);
            let style = if scene.teller.is_you(seat) { theme.own() } else { theme.other() };
            let style = if runner.alive { style } else { theme.faint() };
            let marker = if view.to_move == Some(seat) { ">" } else { " " };
            let lead = runner.lead.filter(|_| rows == 1).map(|lead| format!("{lead:+}")).unwrap_or_default();
            let wide = usize::from(NAME_WIDTH) - 2 - lead.len();
            let name: String = scene.teller.name_or_you(seat).chars().take(wide).collect();
            buffer.set_string(area.x, row, format!("{marker}{name:<wide$}{lead}"), style);
            let piece = if runner.alive { theme.either("●", "o") } else { theme.either("✗", "x") };
            lane(&window, track, row, runner.square, piece, style, buffer);
            if rows > 1 {
                let note = match runner.lead {
                    Some(lead) => {
                        scene.teller.words.say("cb-board-lead", &[arg("square", runner.square), arg("lead", lead)])
                    }
                    None if runner.removed => scene.teller.words.text("cb-board-left"),
                    None => scene.teller.words.say("cb-board-caught", &[arg("square", runner.square)]),
                };
                buffer.set_stringn(track.x, row + 1, note, usize::from(track.width), theme.faint());
            }
            row += rows;
        }
        let danger = theme.danger();
        buffer.set_string(area.x, row, format!(" {}", scene.teller.words.text("cb-board-bear")), danger);
        lane(&window, track, row, view.bear.square, theme.either("█", "B"), danger, buffer);
        let (from, to) = reach(view);
        for square in from..=to {
            if let Some(x) = window.column(track, square) {
                buffer.set_string(x, row, theme.either("▒", "="), danger);
            }
        }
        let place = Rect { y: row + 1, height: area.bottom() - row - 1, ..below };
        Paragraph::new(bear).style(theme.faint()).wrap(Wrap { trim: true }).render(place, buffer);
    }
}

/// The squares that the bear can end its next move on.
fn reach(view: &View) -> (i32, i32) {
    (view.bear.square + view.bear.energy + 1, view.bear.square + view.bear.energy + 3)
}

/// Where the bear is, its energy and its reach, in words.
fn bear_note(scene: &Scene<ChaosBear>) -> String {
    let (bear, (from, to)) = (&scene.view.bear, reach(scene.view));
    let arguments = [arg("square", bear.square), arg("energy", bear.energy), arg("from", from), arg("to", to)];
    scene.teller.words.say("cb-board-reach", &arguments)
}

/// The part of the track on the screen: at least the bear and, if they fit, all runners.
struct Window {
    first: i32,
    /// Squares per column, more than one when the runners are far apart.
    scale: i32,
}

impl Window {
    fn around(view: &View, width: i32) -> Self {
        let first = (view.bear.square - BEHIND).max(0);
        let runners = view.players.iter().filter(|runner| runner.alive).map(|runner| runner.square);
        let last = runners.chain([view.bear.square + view.bear.energy + 3]).max().unwrap_or(first) + 2;
        let lowest = view.players.iter().filter(|runner| runner.alive).map(|runner| runner.square).min();
        let first = lowest.map_or(first, |lowest| first.min(lowest));
        Self { first, scale: ((last - first) / width.max(1) + 1).max(1) }
    }

    fn column(&self, track: Rect, square: i32) -> Option<u16> {
        let column = (square - self.first) / self.scale;
        (square >= self.first && column < i32::from(track.width)).then(|| track.x + column as u16)
    }
}

/// Numbers over the draw squares, and a mark under each.
fn ruler(game: &ChaosBear, scene: &Scene<ChaosBear>, window: &Window, track: Rect, buffer: &mut Buffer) {
    let theme = scene.theme;
    let last = window.first + i32::from(track.width) * window.scale;
    let mut free_from = track.x;
    for square in window.first..last {
        let Some(x) = window.column(track, square) else { continue };
        let draw = game.is_draw_square(square);
        let mark = if draw { theme.either("◆", "^") } else { theme.either("·", ".") };
        if draw || buffer[(x, track.y + 1)].symbol() == " " {
            buffer.set_string(x, track.y + 1, mark, if draw { theme.good() } else { theme.faint() });
        }
        let label = square.to_string();
        if draw && x >= free_from && x + (label.len() as u16) < track.right() {
            buffer.set_string(x, track.y, &label, theme.faint());
            free_from = x + label.len() as u16 + 2;
        }
    }
}

fn lane(window: &Window, track: Rect, row: u16, square: i32, piece: &str, style: Style, buffer: &mut Buffer) {
    if let Some(x) = window.column(track, square) {
        buffer.set_string(x, row, piece, style);
    }
}
