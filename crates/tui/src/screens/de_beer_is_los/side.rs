//! What counts beside the forest (BL-25).

use std::collections::BTreeMap;

use bearcade_core::{Seat, Viewer};
use bearcade_narrate::arg;
use bearcade_narrate::de_beer_is_los::counted;
use bearcade_table::games::de_beer_is_los::{Colour, DeBeerIsLos, Direction, Kind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::signs;
use crate::Theme;
use crate::screen::Scene;

/// One line: a text, and a number at its right end.
struct Row {
    text: String,
    number: String,
    style: Style,
}

/// Draws the sections, with air between them where there is room.
pub(super) fn draw(scene: &Scene<DeBeerIsLos>, large: bool, area: Rect, buffer: &mut Buffer) {
    let seats = seats(scene);
    let players = seats.into_iter().flat_map(|seat| player(scene, seat, area.width)).collect();
    let mut sections = vec![game(scene, seats), players, hidden(scene, large, area.width), clock(scene, seats)];
    sections.retain(|section| !section.is_empty());
    for section in &mut sections {
        *section = section.drain(..).flat_map(|row| row.wrapped(area.width)).collect();
    }
    let room = usize::from(area.height);
    let lines = |sections: &[Vec<Row>]| sections.iter().map(Vec::len).sum::<usize>();
    if lines(&sections) > room {
        sections.remove(0); // The game's number can be asked for.
    }
    let mut air = room.saturating_sub(lines(&sections));
    let mut y = area.y;
    for section in sections {
        for row in section {
            if y == area.bottom() {
                return;
            }
            let number = row.number.chars().count() as u16;
            let wide = area.width.saturating_sub(number + u16::from(number > 0));
            buffer.set_stringn(area.x, y, row.text, wide.into(), row.style);
            buffer.set_string(area.right().saturating_sub(number), y, row.number, row.style);
            y += 1;
        }
        if air > 0 {
            air -= 1;
            y += 1;
        }
    }
}

/// The player who looks on first.
fn seats(scene: &Scene<DeBeerIsLos>) -> [Seat; 2] {
    let first = match scene.teller.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Watcher | Viewer::Omniscient => Seat::new(0),
    };
    [first, first.next(2)]
}

/// The game's number and the result of the one before.
fn game(scene: &Scene<DeBeerIsLos>, seats: [Seat; 2]) -> Vec<Row> {
    let view = scene.view;
    if view.games == 1 {
        return Vec::new();
    }
    let words = scene.teller.words;
    let number = words.say("bl-board-game", &[arg("game", view.game), arg("games", view.games)]);
    let before = view.first_game.map(|scores| {
        let scores = seats.map(|seat| scores[seat.index()].points.to_string()).join("-");
        words.say("bl-board-first-game", &[arg("scores", scores)])
    });
    [Some(number), before].into_iter().flatten().map(|text| Row::new(text, scene.theme.faint())).collect()
}

/// A player's colour, points, and what they are made of.
fn player(scene: &Scene<DeBeerIsLos>, seat: Seat, width: u16) -> Vec<Row> {
    let (teller, theme) = (&scene.teller, scene.theme);
    let player = &scene.view.players[seat.index()];
    let colour = match player.colour {
        Colour::Brown => "brown",
        Colour::Blue => "blue",
    };
    let name = teller.words.say("bl-board-player", &[arg("name", teller.name_or_you(seat)), arg("colour", colour)]);
    let marker = if scene.view.to_move == Some(seat) { theme.either("▸", ">") } else { " " };
    let style = if teller.is_you(seat) { theme.own() } else { theme.other() };
    let mut bag = counts(&player.captured, theme);
    let out = counts(&player.taken_out, theme);
    if !out.is_empty() {
        bag.push(format!("{}{}", signs::taken_out(theme), out.join(" ")));
    }
    if bag.is_empty() {
        bag.push(signs::empty(theme).to_owned());
    }
    let points = player.score.points.to_string();
    let mut rows = vec![Row { text: format!("{marker}{name}"), number: points, style }];
    rows.extend(filled(" ".to_owned(), bag, width).into_iter().map(|text| Row::new(text, theme.faint())));
    rows
}

/// What is still face down: as signs, or in words where there is room.
fn hidden(scene: &Scene<DeBeerIsLos>, large: bool, width: u16) -> Vec<Row> {
    let (view, theme) = (scene.view, scene.theme);
    let total: u8 = view.hidden.values().sum();
    if total == 0 {
        return Vec::new();
    }
    let title = scene.teller.words.say("bl-board-hidden", &[arg("n", total)]);
    let mut rows = if large {
        let some = view.hidden.iter().filter(|&(_, &count)| count > 0);
        let counted = some
            .map(|(&kind, &count)| format!("  {} {}", signs::kind(kind, theme), counted(kind, count, &scene.teller)));
        [title].into_iter().chain(counted).collect()
    } else {
        filled(title, counts(&view.hidden, theme), width)
    };
    if let Some(guns) = view.hidden_guns.as_ref().filter(|_| view.hidden[&Kind::Hunter] > 0) {
        let gun =
            |way: &Direction| format!("{}{}{}", signs::kind(Kind::Hunter, theme), signs::arrow(*way, theme), guns[way]);
        let guns: Vec<String> = Direction::ALL.iter().filter(|way| guns[way] > 0).map(gun).collect();
        rows.push(guns.join(" "));
    }
    rows.into_iter().map(|text| Row::new(text, Style::new())).collect()
}

/// The turns of the final phase that are left, or how quiet it has been.
fn clock(scene: &Scene<DeBeerIsLos>, seats: [Seat; 2]) -> Vec<Row> {
    let (view, words, theme) = (scene.view, scene.teller.words, scene.theme);
    if view.to_move.is_none() {
        return Vec::new();
    }
    if let Some(phase) = view.final_phase {
        let left = |seat: Seat| Row {
            text: format!("  {}", scene.teller.name_or_you(seat)),
            number: phase.by_seat[seat.index()].to_string(),
            style: Style::new(),
        };
        return [Row::new(words.text("bl-board-turns"), theme.title())].into_iter().chain(seats.map(left)).collect();
    }
    let quiet = view.quiet.map(|quiet| {
        let arguments = [arg("turns", quiet.turns), arg("limit", quiet.limit)];
        Row::new(words.say("bl-board-quiet", &arguments), if quiet.over { theme.danger() } else { theme.faint() })
    });
    quiet.into_iter().collect()
}

/// "H8", "L2": kinds with none are left out.
fn counts(kinds: &BTreeMap<Kind, u8>, theme: Theme) -> Vec<String> {
    let some = kinds.iter().filter(|&(_, &count)| count > 0);
    some.map(|(&kind, count)| format!("{}{count}", signs::kind(kind, theme))).collect()
}

/// A text and entries after it, in as many lines as they need.
fn filled(text: String, entries: Vec<String>, width: u16) -> Vec<String> {
    let mut lines = vec![text];
    for entry in entries {
        let last = lines.last_mut().expect("there is one");
        if last.chars().count() + 1 + entry.chars().count() > width.into() {
            lines.push(entry);
        } else {
            last.push(' ');
            last.push_str(&entry);
        }
    }
    lines
}

impl Row {
    fn new(text: String, style: Style) -> Self {
        Self { text, number: String::new(), style }
    }

    /// A long text without a number goes on in the next line.
    fn wrapped(self, width: u16) -> Vec<Self> {
        if !self.number.is_empty() || self.text.chars().count() <= width.into() {
            return vec![self];
        }
        let mut words = self.text.split(' ').map(str::to_owned);
        let first = words.next().unwrap_or_default();
        filled(first, words.collect(), width).into_iter().map(|text| Self::new(text, self.style)).collect()
    }
}
