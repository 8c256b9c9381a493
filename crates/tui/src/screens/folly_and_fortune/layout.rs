//! Where everything is on the board, for drawing and for clicks.

use bearcade_core::Seat;
use bearcade_narrate::arg;
use bearcade_narrate::folly_and_fortune::row_card;
use bearcade_table::games::folly_and_fortune::{Card, CardName, Due, End, FollyAndFortune, TurnView};
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr as _;

use super::Pick;
use super::signs::{DENSITIES, Density, figure, hand_sign, powers, row_sign};
use super::spots::{Spot, added_by_passing, open_spots, seats};
use crate::screen::Scene;

/// A board that is at least this wide has room for longer names.
const WIDE: u16 = 60;

/// Something to draw.
pub(super) struct Item {
    pub(super) x: u16,
    pub(super) y: u16,
    pub(super) text: String,
    pub(super) style: Style,
    pub(super) spot: Option<Spot>,
}

impl Item {
    /// Is this place of the screen in the item?
    pub(super) fn covers(&self, (x, y): (u16, u16)) -> bool {
        y == self.y && (self.x..self.x + self.text.width() as u16).contains(&x)
    }
}

/// A card in characters, not yet at its place.
struct Cell {
    text: String,
    style: Style,
    spot: Option<Spot>,
}

struct Board<'a, 'b> {
    game: &'a FollyAndFortune,
    scene: &'a Scene<'b, FollyAndFortune>,
    pick: Pick,
    open: Vec<Spot>,
    area: Rect,
    items: Vec<Item>,
}

/// The whole board: a line or two for each player, the roll, the die, and more where there is room.
pub(super) fn lay_out(game: &FollyAndFortune, scene: &Scene<FollyAndFortune>, pick: Pick, area: Rect) -> Vec<Item> {
    let open = open_spots(scene, pick.taken);
    let mut board = Board { game, scene, pick, open, area, items: Vec::new() };
    let seats = seats(scene);
    let x = area.x + board.name_width() + 9;
    let width = area.right().saturating_sub(x);
    let mut about = board.about_turn();
    let (title, hand) = board.hand();
    let hand_gap = u16::from(lines(&hand, 1, area.width) <= 2);
    let hand_lines = lines(&hand, hand_gap, area.width);
    // On a low screen the cards of the die come before what is said about the roll, which the question repeats.
    let room = area.height.saturating_sub(seats.len() as u16 + 1 + hand_lines);
    about.truncate(room.into());
    let needed = about.len() as u16 + u16::from(hand_lines > 0) + hand_lines + 1;
    let mut spare = area.height.saturating_sub(needed + seats.len() as u16);

    // A second line for the rows that need it, then air.
    let mut y = area.y;
    for &seat in &seats {
        let cells = |density| board.row(seat, density);
        let room = if lines(&cells(Density::Full), gap(Density::Full), width) > 1 && spare > 0 { 2 } else { 1 };
        let fits = |density: &Density| lines(&cells(*density), gap(*density), width) <= room;
        let density = DENSITIES.into_iter().find(fits).unwrap_or(Density::Health);
        let cells = cells(density);
        let used = lines(&cells, gap(density), width).clamp(1, room);
        board.player(seat, y);
        board.flow(cells, gap(density), Rect { x, y, width, height: used });
        y += used;
        spare -= used - 1;
    }
    let mut air = |y: &mut u16| {
        if spare > 0 {
            spare -= 1;
            *y += 1;
        }
    };
    air(&mut y);
    for (text, style) in about {
        board.line(y, text, style);
        y += 1;
    }
    air(&mut y);
    board.line(y, title, scene.theme.title());
    y += 1;
    if hand_lines > 0 {
        board.flow(hand, hand_gap, Rect { y, height: hand_lines, ..area });
        y += hand_lines;
    }
    board.more(y);
    board.items.retain(|item| item.y < area.bottom());
    board.items
}

/// How many lines cells take.
fn lines(cells: &[Cell], gap: u16, width: u16) -> u16 {
    let (mut lines, mut used) = (u16::from(!cells.is_empty()), 0);
    for cell in cells {
        let length = cell.text.width() as u16;
        if used > 0 && used + length > width {
            lines += 1;
            used = 0;
        }
        used += length + gap;
    }
    lines
}

/// The space between the cards of a row: the mark before each is enough where there is little room.
fn gap(density: Density) -> u16 {
    (density == Density::Full).into()
}

impl Board<'_, '_> {
    fn name_width(&self) -> u16 {
        if self.area.width >= WIDE { 14 } else { 8 }
    }

    fn face(&self, card: CardName) -> &Card {
        &self.game.deck().cards()[usize::from(card.card())]
    }

    fn course(&self) -> Option<&TurnView> {
        self.scene.view.course.as_ref()
    }

    fn say(&self, id: &str, arguments: &[bearcade_narrate::Arg]) -> String {
        self.scene.teller.words.say(id, arguments)
    }

    fn line(&mut self, y: u16, text: String, style: Style) {
        self.items.push(Item { x: self.area.x, y, text, style, spot: None });
    }

    /// Cells one after another, on as many lines as there are; what does not fit is left out.
    fn flow(&mut self, cells: Vec<Cell>, gap: u16, place: Rect) {
        let (mut line, mut used) = (0, 0);
        for Cell { text, style, spot } in cells {
            let length = text.width() as u16;
            if used > 0 && used + length > place.width {
                line += 1;
                used = 0;
            }
            if line < place.height {
                self.items.push(Item { x: place.x + used, y: place.y + line, text, style, spot });
            }
            used += length + gap;
        }
    }

    /// Who it is, the health of the row and the number of cards held.
    fn player(&mut self, seat: Seat, y: u16) {
        let (view, theme) = (self.scene.view, self.scene.theme);
        let player = &view.players[seat.index()];
        let to_move = view.to_move == Some(seat) || view.to_move.is_none() && view.deciding.contains(&seat);
        let spot = Spot::Player(seat);
        let attacked = self.course().and_then(|course| course.attack.as_ref()).is_some_and(|it| it.target == seat);
        let mark = match (self.open.contains(&spot), attacked, to_move) {
            (true, ..) => theme.either("○", "*"),
            (_, true, _) => theme.either("✗", "x"),
            (_, _, true) => theme.either("▸", ">"),
            _ => " ",
        };
        let name: String = self.scene.teller.name_or_you(seat).chars().take(usize::from(self.name_width())).collect();
        let heart = if player.two_cards.is_some() { theme.either("▣", "#") } else { theme.either("♥", "h") };
        let width = usize::from(self.name_width());
        let text = format!(
            "{mark}{name:<width$}{heart}{:<3}{}{:<2}",
            player.health,
            theme.either("▯", "c"),
            player.hand_count
        );
        let own = self.scene.teller.is_you(seat);
        let style = match spot {
            _ if self.pick.cursor == Some(spot) => theme.cursor(),
            _ if self.open.contains(&spot) => theme.good(),
            _ if attacked => theme.danger(),
            _ if own => theme.own(),
            _ => theme.other(),
        };
        self.items.push(Item { x: self.area.x, y, text, style, spot: Some(spot) });
        if view.due == Due::Pick {
            let id = if player.picked { "ff-board-picked" } else { "ff-board-choosing" };
            let x = self.area.x + self.name_width() + 10;
            let text = self.say(id, &[]);
            if !own {
                self.items.push(Item { x, y, text, style: theme.faint(), spot: None });
            }
        }
    }

    /// The cards of a row, between its ends where one of them is asked for.
    fn row(&self, seat: Seat, density: Density) -> Vec<Cell> {
        let theme = self.scene.theme;
        let player = &self.scene.view.players[seat.index()];
        let own = self.scene.teller.is_you(seat);
        let moves = self.scene.view.to_move == Some(seat);
        let course = self.course().filter(|_| moves);
        let edge = |end| {
            let spot = Spot::Edge(end);
            (own && self.open.contains(&spot)).then(|| self.cell("+", spot, None, theme.own()))
        };
        let cards = player.row.iter().enumerate().map(|(place, &card)| {
            let in_charge = course.is_some_and(|course| course.in_charge == Some(card));
            let mark = if in_charge { Some(theme.either("▸", ">")) } else { None };
            let style = if in_charge {
                theme.title()
            } else if own {
                theme.own()
            } else {
                theme.other()
            };
            let mut text = row_sign(self.scene.teller.words, theme, self.face(card), density);
            if player.sideways.contains(&card) {
                text = format!("[{text}]");
            }
            self.cell(&text, Spot::Place(seat, place as u8), mark, style)
        });
        edge(End::Left).into_iter().chain(cards).chain(edge(End::Right)).collect()
    }

    /// A card with the mark before it: taken, in charge, or free to take.
    fn cell(&self, text: &str, spot: Spot, mark: Option<&str>, style: Style) -> Cell {
        let theme = self.scene.theme;
        let open = self.open.contains(&spot);
        let taken = self.pick.taken == Some(spot);
        let mark = match mark {
            _ if taken => theme.either("●", "@"),
            Some(mark) => mark,
            None if open => theme.either("○", "*"),
            None => " ",
        };
        let style = match (self.pick.cursor == Some(spot), open || taken) {
            (true, _) => theme.cursor(),
            (_, true) => theme.good(),
            _ => style,
        };
        Cell { text: format!("{mark}{text}"), style, spot: Some(spot) }
    }

    /// The roll, the value, the attack, and what the next roll could bring.
    fn about_turn(&self) -> Vec<(String, Style)> {
        let theme = self.scene.theme;
        let plain = Style::new();
        let Some(course) = self.course() else {
            return vec![(self.say("ff-board-legend", &[]), theme.faint())];
        };
        let Some(rolled) = course.rolled else { return Vec::new() };
        let number = arg("number", figure(theme, self.face(rolled).number.into()));
        if let Some(value) = course.value {
            let id = if course.no_attack { "ff-board-value-none" } else { "ff-board-value" };
            let mut about = vec![(self.say(id, &[number, arg("value", figure(theme, value))]), plain)];
            if let Some(attack) = &course.attack {
                let damage = arg("damage", attack.damage_left);
                let text = self.scene.teller.text_about("ff-board-attack", attack.target, &[damage]);
                about.push((text, theme.danger()));
            }
            return about;
        }
        let row = self.scene.view.to_move.map_or(&[][..], |seat| &self.scene.view.players[seat.index()].row);
        let roll = match course.in_charge {
            Some(card) => {
                let of = if course.last_roll { usize::from(course.roll) } else { row.len() };
                self.say("ff-board-roll", &[arg("roll", course.roll), arg("of", of), number, self.with_signs(card)])
            }
            None => self.say("ff-board-roll-bare", &[number]),
        };
        let face = i16::from(self.face(rolled).number) + course.passed;
        let now = course.in_charge.map_or(Some(face), |card| self.game.deck().stopped_value(card.card(), face));
        let stop = match now {
            Some(value) => self.say("ff-board-stop", &[arg("value", figure(theme, value))]),
            None => self.say("ff-board-stop-plain", &[]),
        };
        let next = row.get(usize::from(course.roll)).filter(|_| course.rolls_left > 0);
        let mut about = vec![(roll, theme.title())];
        if let Some((&next, values)) = next.zip(self.values_under(course, next.copied())) {
            let higher = now.map_or_else(String::new, |now| {
                let count = values.iter().filter(|&&value| value > now).count();
                let percent = (100 * count + values.len() / 2) / values.len().max(1);
                let arguments = [arg("count", count), arg("all", values.len()), arg("percent", percent)];
                format!("; {}", self.say("ff-board-higher", &arguments))
            });
            about.push((format!("{stop}{higher}"), plain));
            let values: Vec<String> = values.iter().map(|&value| figure(theme, value)).collect();
            let arguments = [self.with_signs(next), arg("values", values.join(" "))];
            about.push((self.say("ff-board-next", &arguments), plain));
        } else {
            about.push((stop, plain));
            if next.is_none() {
                about.push((self.say("ff-board-last", &[]), plain));
            }
        }
        about
    }

    /// The values that the next roll can have under the next card, the lowest first; none where the die is hidden.
    fn values_under(&self, course: &TurnView, next: Option<CardName>) -> Option<Vec<i16>> {
        let deck = self.game.deck();
        let seat = self.scene.view.to_move?;
        let part = course.part.as_ref().and_then(|part| part.cards.as_deref());
        let die = part.or(self.scene.view.players[seat.index()].hand.as_deref())?;
        let passing = course.in_charge.map(|card| added_by_passing(self.game, card)).unwrap_or_default();
        let value = |card: &CardName| {
            let number = deck.number(card.card());
            let under =
                next.map_or(Some(number), |next| deck.stopped_value(next.card(), number + course.passed + passing));
            under.unwrap_or(number)
        };
        let mut values: Vec<i16> = die.iter().map(value).collect();
        values.sort_unstable();
        Some(values)
    }

    /// A card's id and signs.
    fn with_signs(&self, card: CardName) -> bearcade_narrate::Arg<'static> {
        let signs = powers(self.scene.teller.words, self.scene.theme, self.face(card));
        arg("card", if signs.is_empty() { card.text().to_owned() } else { format!("{} {signs}", card.text()) })
    }

    /// The title under the rows, and the cards: the hand, or what an attack has removed.
    fn hand(&self) -> (String, Vec<Cell>) {
        let (view, theme, words) = (self.scene.view, self.scene.theme, self.scene.teller.words);
        let piles = self.say("ff-board-piles", &[arg("deck", view.deck), arg("discard", view.discard.len())]);
        if let (Due::Keep, Some(course)) = (view.due, self.course()) {
            let cell = |card: &CardName| {
                let text = row_sign(words, theme, self.face(*card), Density::Full);
                self.cell(&text, Spot::Removed(card.card()), None, theme.own())
            };
            let title = format!("{}  {piles}", self.say("ff-board-removed", &[]));
            return (title, course.removed.iter().map(cell).collect());
        }
        let mut own = Seat::all(view.players.len() as u8).filter(|&seat| self.scene.teller.is_you(seat));
        let Some(hand) = own.next().and_then(|seat| view.players[seat.index()].hand.as_ref()) else {
            return (piles, Vec::new());
        };
        let mine = view.to_move.is_some_and(|seat| self.scene.teller.is_you(seat));
        let course = self.course().filter(|_| mine);
        let part = course.and_then(|course| course.part.as_ref()).and_then(|part| part.cards.as_ref());
        let cell = |card: &CardName| {
            let rolled = course.is_some_and(|course| course.rolled == Some(*card));
            let chosen = part.is_some_and(|part| part.contains(card));
            let (mark, style) = match (rolled, chosen) {
                (true, _) => (Some(theme.either("▸", ">")), theme.title()),
                (_, true) => (Some(theme.either("●", "@")), theme.own()),
                _ if part.is_some() => (None, theme.faint()),
                _ => (None, theme.own()),
            };
            self.cell(&hand_sign(words, theme, self.face(*card)), Spot::Held(card.card()), mark, style)
        };
        let title = self.say("ff-board-die", &[arg("count", hand.len())]);
        (format!("{title}  {piles}"), hand.iter().map(cell).collect())
    }

    /// Where there is room: what is known of other hands, then the own row in words.
    fn more(&mut self, mut y: u16) {
        let (view, theme, words) = (self.scene.view, self.scene.theme, self.scene.teller.words);
        for seat in seats(self.scene) {
            let player = &view.players[seat.index()];
            if self.scene.teller.is_you(seat) || player.known.is_empty() {
                continue;
            }
            let title = self.say("ff-board-known", &[arg("name", self.scene.teller.name(seat))]);
            let cards = player.known.iter().map(|&card| hand_sign(words, theme, self.face(card)));
            let text = format!("{title} {}", cards.collect::<Vec<_>>().join(" "));
            self.line(y, text, theme.faint());
            y += 1;
        }
        let own = seats(self.scene).into_iter().find(|&seat| self.scene.teller.is_you(seat));
        let row = own.map_or(&[][..], |seat| &view.players[seat.index()].row);
        if row.is_empty() || y + 2 + row.len() as u16 > self.area.bottom() {
            return;
        }
        self.line(y + 1, self.say("ff-board-own-row", &[]), theme.title());
        for (place, &card) in row.iter().enumerate() {
            let text = format!(" {} {}", place + 1, row_card(words, self.face(card), false));
            self.line(y + 2 + place as u16, text, theme.faint());
        }
    }
}
