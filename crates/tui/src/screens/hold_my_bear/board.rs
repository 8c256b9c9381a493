//! The drawn table: the match, the players, the hand.

use bearcade_core::{Seat, Viewer};
use bearcade_narrate::hold_my_bear::{
    animal_text, hand_title, kinds_text, match_numbers, match_outlook, match_title, number_text,
};
use bearcade_narrate::{Narrate, Teller};
use bearcade_table::games::hold_my_bear::{Animal, Card, HoldMyBear, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};
use unicode_width::UnicodeWidthStr;

use super::cards::{Fan, Look, sign};
use super::{Pick, Spot};
use crate::screen::Scene;

/// The most columns for a player's name.
const NAME_WIDTH: u16 = 10;
/// Below this width a player's row is told in as few letters as possible.
const NARROW: u16 = 36;
/// The rows of one row of boxes, names included.
const BOXES: u16 = 4;

/// Where everything is drawn.
pub(super) struct Plan {
    title: Rect,
    pub(super) table: Fan,
    numbers: Rect,
    outlook: Rect,
    players: Vec<(Seat, Rect)>,
    hand_title: Rect,
    pub(super) hand: Fan,
    /// What is left, for what has come out so far.
    notes: Rect,
}

impl Plan {
    pub(super) fn new(scene: &Scene<HoldMyBear>, area: Rect) -> Self {
        let (view, name) = (scene.view, |animal| animal_text(animal, &scene.teller));
        let own = own_seat(view, &scene.teller);
        let hand = own.map(|seat| hand(view, seat)).unwrap_or_default();
        let others: Vec<Seat> = Seat::all(view.players.len() as u8).filter(|&seat| Some(seat) != own).collect();
        let (least, boxes) = Fan::heights(hand, area.width, name);
        let columns = if others.len() as u16 + 5 + least > area.height { 2 } else { 1 };

        // The match takes three rows and the hand what it needs; the rest goes to what matters most.
        let mut free = area.height.saturating_sub(3);
        let mut take = |rows: u16| {
            let taken = rows.min(free);
            free -= taken;
            taken
        };
        let least_rows = take(least);
        let player_rows = take(others.len().div_ceil(columns) as u16);
        let outlook_rows = take(1);
        let title_rows = take(u16::from(own.is_some()));
        let hand_rows = least_rows + take(boxes.saturating_sub(least));
        let gap = take(1);
        let second_gap = take(1);
        let table_rows = 1 + if take(BOXES) == BOXES { BOXES - 1 } else { 0 };

        let mut below = area;
        let mut next = |rows: u16| {
            let rows = rows.min(below.height);
            let place = Rect { height: rows, ..below };
            below = Rect { y: below.y + rows, height: below.height - rows, ..below };
            place
        };
        let title = next(1);
        let table = Fan::new(table(view), next(table_rows), name);
        let numbers = next(1);
        let outlook = next(outlook_rows);
        next(gap);
        let players = players(&others, next(player_rows), columns);
        next(second_gap);
        let hand_title = next(title_rows);
        let hand = Fan::new(hand, next(hand_rows), name);
        next(gap);
        Self { title, table, numbers, outlook, players, hand_title, hand, notes: below }
    }

    /// The player at a place of the screen.
    pub(super) fn player_at(&self, place: (u16, u16)) -> Option<Seat> {
        self.players.iter().find(|(_, row)| row.contains(place.into())).map(|&(seat, _)| seat)
    }

    pub(super) fn draw(&self, game: &HoldMyBear, scene: &Scene<HoldMyBear>, pick: &Pick, area: &mut Buffer) {
        let (view, teller, theme) = (scene.view, &scene.teller, scene.theme);
        let name = |animal| animal_text(animal, teller);
        let cursor = pick.spot(scene);
        let mut line = |place: Rect, text: &str, style: Style| {
            if !place.is_empty() {
                area.set_string(place.x, place.y, theme.cut(text, place.width), style);
            }
        };
        line(self.title, &match_title(view, teller), theme.title());
        if let Some(table) = &view.table {
            line(self.numbers, fitting(&match_numbers(table, teller), self.numbers), theme.own());
        }
        if let Some(outlook) = match_outlook(view, teller) {
            line(self.outlook, fitting(&outlook, self.outlook), Style::new());
        }
        let targets = pick.targets(scene);
        for &(seat, place) in &self.players {
            let look = (cursor == Some(Spot::Player(seat)) || pick.to == Some(seat), targets.contains(&seat));
            player(scene, seat, look, place, &mut line);
        }
        let own = own_seat(view, teller);
        if let Some(seat) = own {
            line(self.hand_title, &self.headline(scene, seat), theme.title());
        }
        let at = |index| Look { cursor: cursor == Some(Spot::Table(index)), ..Look::default() };
        self.table.draw(table(view), theme, name, at, area);
        let hand = own.map(|seat| hand(view, seat)).unwrap_or_default();
        let look = |index: usize| Look {
            cursor: cursor == Some(Spot::Hand(index)),
            marked: pick.marked.contains(&index),
            banned: is_banned(hand, hand[index]),
        };
        self.hand.draw(hand, theme, name, look, area);
        let notes: Text = ["facts", "gone"]
            .map(|topic| Line::styled(game.answer(view, topic, teller), theme.faint()))
            .into_iter()
            .collect();
        Paragraph::new(notes).wrap(Wrap { trim: true }).render(self.notes, area);
    }

    /// The hand's title, and what the signs mean where there is room.
    fn headline(&self, scene: &Scene<HoldMyBear>, seat: Seat) -> String {
        let title = hand_title(scene.view, seat, &scene.teller);
        let marked = Look { marked: true, ..Look::default() };
        let banned = Look { banned: true, ..Look::default() };
        let [marked, banned] = [(marked, "hb-board-marked"), (banned, "hb-board-banned")].map(|(look, id)| {
            format!("{} {}", sign(look, scene.theme).unwrap_or_default(), scene.teller.words.text(id))
        });
        let whole = format!("{title}   ({marked}, {banned})");
        let fits = whole.width() <= usize::from(self.hand_title.width);
        if fits && !hand(scene.view, seat).is_empty() { whole } else { title }
    }
}

/// The full form of a text if it fits, else the short one.
fn fitting([full, short]: &[String; 2], place: Rect) -> &str {
    if full.width() <= usize::from(place.width) { full } else { short }
}

/// The listener's seat, if they hold cards here.
pub(super) fn own_seat(view: &View, teller: &Teller) -> Option<Seat> {
    match teller.viewer {
        Viewer::Seat(seat) => view.players[seat.index()].hand.is_some().then_some(seat),
        Viewer::Watcher | Viewer::Omniscient => None,
    }
}

/// A hand that the viewer sees.
pub(super) fn hand(view: &View, seat: Seat) -> &[Card] {
    view.players[seat.index()].hand.as_deref().unwrap_or_default()
}

/// The cards of the match.
pub(super) fn table(view: &View) -> &[Card] {
    view.table.as_ref().map(|table| table.cards.as_slice()).unwrap_or_default()
}

/// HB-18: does a bear of the hand ban this card from play?
fn is_banned(hand: &[Card], card: Card) -> bool {
    !card.is_bear() && hand.contains(&Card::new(Animal::Bear, card.number()))
}

/// A row for each of the others, or half a row.
fn players(others: &[Seat], area: Rect, columns: usize) -> Vec<(Seat, Rect)> {
    let width = area.width / columns as u16;
    let place = |(index, &seat): (usize, &Seat)| {
        let (row, column) = ((index / columns) as u16, (index % columns) as u16);
        let place = Rect { x: area.x + column * width, y: area.y + row, width, height: 1 };
        (row < area.height).then_some((seat, place))
    };
    others.iter().enumerate().filter_map(place).collect()
}

/// A player's name, number of cards, and what is known of them. `chosen` and `target` say how the row is pointed at.
fn player(
    scene: &Scene<HoldMyBear>,
    seat: Seat,
    (chosen, target): (bool, bool),
    place: Rect,
    line: &mut impl FnMut(Rect, &str, Style),
) {
    let (view, teller, theme) = (scene.view, &scene.teller, scene.theme);
    let player = &view.players[seat.index()];
    let sign = match (chosen, target) {
        (true, _) => theme.either("●", "*"),
        (false, true) => theme.either("○", "o"),
        _ if view.to_decide == Some(seat) => ">",
        _ => " ",
    };
    let names = teller.names.iter().map(|name| name.width() as u16).max().unwrap_or(0);
    let width = names.min(NAME_WIDTH);
    let name = theme.cut(teller.name(seat), width);
    let padding = usize::from(width).saturating_sub(name.width());
    let known = player.hand.as_deref().unwrap_or(&player.known);
    let beaver = player.beaver.then(|| teller.words.text("hb-board-beaver"));
    let narrow = place.width < NARROW;
    let (number, known) = if narrow {
        let short = |card: &Card| format!("{}{}", start(&animal_text(card.animal(), teller)), card.number());
        (format!("{:>2}", player.cards), known.iter().map(short).collect::<Vec<_>>().join(" "))
    } else {
        (format!("{:>10} ", number_text(player.cards, teller)), kinds_text(known, teller))
    };
    let facts: Vec<String> = beaver.into_iter().chain(Some(known).filter(|known| !known.is_empty())).collect();
    let text = format!("{sign} {name}{:padding$} {number} {}", "", facts.join("; "));
    let style = match (chosen, target) {
        (true, _) => theme.cursor(),
        (false, true) => theme.good(),
        _ => theme.other(),
    };
    line(place, text.trim_end(), style);
}

/// The first letters of an animal's name.
fn start(name: &str) -> String {
    name.chars().take(3).collect()
}
