//! Rows of cards, the die, the roll and what the next one could bring.

mod layout;
mod signs;
mod spots;

use bearcade_narrate::folly_and_fortune::{hand_card, row_card};
use bearcade_narrate::{Narrate as _, arg};
use bearcade_table::games::folly_and_fortune::{Action, End, FollyAndFortune};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use self::layout::lay_out;
use self::spots::{Spot, meant, open_spots, other_spot, readable, seats, spots, why_not};
use crate::screen::{Scene, Screen, Touch, Touched};

/// What the player has pointed at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pick {
    cursor: Option<Spot>,
    /// The first of two cards that go together.
    taken: Option<Spot>,
}

impl Screen for FollyAndFortune {
    type Pick = Pick;

    fn draw(&self, scene: &Scene<Self>, pick: &Pick, area: Rect, buffer: &mut Buffer) {
        for item in lay_out(self, scene, *pick, area) {
            let room = usize::from(area.right().saturating_sub(item.x));
            buffer.set_stringn(item.x, item.y, &item.text, room, item.style);
        }
    }

    fn touch(&self, scene: &Scene<Self>, pick: &mut Pick, touch: Touch) -> Touched<Action> {
        match touch {
            Touch::Move(columns, rows) => move_cursor(scene, pick, columns, rows),
            Touch::Press => press(scene, pick),
            Touch::Back => {
                let held = pick.taken.take().or_else(|| pick.cursor.take());
                if held.is_some() { Touched::Pointed } else { Touched::Nothing }
            }
            Touch::Click { at, area } => {
                let items = lay_out(self, scene, *pick, area);
                let hit = items.iter().find(|item| item.covers(at)).and_then(|item| item.spot);
                hit.map_or(Touched::Nothing, |spot| click(scene, pick, spot))
            }
        }
    }

    fn choices(&self, scene: &Scene<Self>, pick: &Pick) -> Vec<Action> {
        let goes = |action: &Action| pick.taken.is_none_or(|taken| other_spot(scene.view, *action, taken).is_some());
        scene.legal.iter().copied().filter(goes).collect()
    }

    fn remark(&self, scene: &Scene<Self>, pick: &Pick) -> Option<String> {
        let words = scene.teller.words;
        let Some(spot) = pick.cursor else {
            return pick.taken.map(|taken| words.say("ff-board-taken", &[arg("card", name(self, scene, taken))]));
        };
        let card = arg("card", name(self, scene, spot));
        if pick.taken == Some(spot) {
            return Some(words.say("ff-board-taken", &[card]));
        }
        let action = meant(scene, spot, pick.taken);
        if let (Some(_), Some(taken)) = (action, pick.taken) {
            return Some(words.say("ff-board-with", &[card, arg("taken", id(self, scene, taken))]));
        }
        Some(match action {
            Some(action) if scene.legal.contains(&action) => self.action(scene.view, action, &scene.teller),
            Some(_) => {
                let why = why_not(self, scene.view, spot).map(|rule| self.refuse(&rule, &scene.teller).brief);
                words.say("ff-board-not", &[arg("card", id(self, scene, spot)), arg("why", why.unwrap_or_default())])
            }
            None if pick.taken.is_none() && open_spots(scene, None).contains(&spot) => {
                words.say("ff-board-first", &[card])
            }
            None => name(self, scene, spot),
        })
    }
}

/// Left and right go through all spots, up and down to the next line that has one; the list keeps what is left.
fn move_cursor(scene: &Scene<FollyAndFortune>, pick: &mut Pick, columns: i8, rows: i8) -> Touched<Action> {
    let deciding = spots(scene, pick.taken);
    let reading = deciding.is_empty();
    let all = if reading { readable(scene) } else { deciding };
    let seats = seats(scene);
    let one_line = all.windows(2).all(|pair| pair[0].order(&seats).0 == pair[1].order(&seats).0);
    if all.is_empty() || rows != 0 && (reading || one_line) {
        pick.cursor = None;
        return Touched::Nothing;
    }
    let at = pick.cursor.and_then(|cursor| all.iter().position(|&spot| spot == cursor));
    let next = match at {
        None => {
            let open = open_spots(scene, pick.taken);
            all.iter().position(|spot| open.contains(spot)).unwrap_or_default()
        }
        Some(at) if rows == 0 => (at as isize + isize::from(columns)).rem_euclid(all.len() as isize) as usize,
        Some(at) => {
            let (line, place) = all[at].order(&seats);
            let mut lines: Vec<usize> = all.iter().map(|spot| spot.order(&seats).0).collect();
            lines.dedup();
            let now = lines.iter().position(|&other| other == line).unwrap_or_default();
            let then = lines[(now as isize + isize::from(rows)).rem_euclid(lines.len() as isize) as usize];
            let there = all.iter().enumerate().filter(|(_, spot)| spot.order(&seats).0 == then);
            let nearest = there.min_by_key(|(_, spot)| spot.order(&seats).1.abs_diff(place));
            nearest.map_or(at, |(index, _)| index)
        }
    };
    pick.cursor = Some(all[next]);
    Touched::Pointed
}

/// Takes the spot under the cursor, or chooses what it completes.
fn press(scene: &Scene<FollyAndFortune>, pick: &mut Pick) -> Touched<Action> {
    let Some(spot) = pick.cursor.filter(|spot| spots(scene, None).contains(spot) || pick.taken.is_some()) else {
        return Touched::Nothing;
    };
    if pick.taken == Some(spot) {
        pick.taken = None;
        return Touched::Pointed;
    }
    if let Some(action) = meant(scene, spot, pick.taken) {
        return Touched::Chosen(action);
    }
    if open_spots(scene, None).contains(&spot) {
        pick.taken = Some(spot);
    }
    Touched::Pointed
}

/// A click points and presses at once; on a card that is not asked for it only points. Where a player is asked for,
/// all of the row stands for the player.
fn click(scene: &Scene<FollyAndFortune>, pick: &mut Pick, spot: Spot) -> Touched<Action> {
    let first = spots(scene, None);
    let player = match spot {
        Spot::Place(seat, _) => Some(Spot::Player(seat)).filter(|player| first.contains(player)),
        _ => None,
    };
    let spot = player.unwrap_or(spot);
    pick.cursor = Some(spot);
    if first.contains(&spot) || spots(scene, pick.taken).contains(&spot) {
        press(scene, pick)
    } else {
        Touched::Pointed
    }
}

/// A spot in one word, where its card or player has one.
fn id(game: &FollyAndFortune, scene: &Scene<FollyAndFortune>, spot: Spot) -> String {
    match spot {
        Spot::Place(seat, place) => {
            let card = scene.view.players[seat.index()].row.get(usize::from(place));
            card.map_or_else(String::new, |card| card.text().to_owned())
        }
        Spot::Held(card) | Spot::Removed(card) => game.deck().name(card).text().to_owned(),
        Spot::Player(seat) => scene.teller.name(seat).to_owned(),
        Spot::Edge(_) => name(game, scene, spot),
    }
}

/// A spot in words.
fn name(game: &FollyAndFortune, scene: &Scene<FollyAndFortune>, spot: Spot) -> String {
    let (view, teller) = (scene.view, &scene.teller);
    let cards = game.deck().cards();
    match spot {
        Spot::Player(seat) => {
            let player = &view.players[seat.index()];
            let counts = [arg("health", player.health), arg("cards", player.row.len()), arg("hand", player.hand_count)];
            teller.text_about("ff-board-player", seat, &counts)
        }
        Spot::Place(seat, place) => {
            let player = &view.players[seat.index()];
            let Some(card) = player.row.get(usize::from(place)) else { return String::new() };
            let shielded = player.sideways.contains(card) && game.deck().shielding().contains(card.card());
            let said = row_card(teller.words, &cards[usize::from(card.card())], shielded);
            teller.text_about("ff-board-place", seat, &[arg("place", usize::from(place) + 1), arg("card", said)])
        }
        Spot::Edge(end) => {
            teller.words.say("ff-board-edge", &[arg("end", if end == End::Left { "left" } else { "right" })])
        }
        Spot::Removed(card) => row_card(teller.words, &cards[usize::from(card)], false),
        Spot::Held(card) => hand_card(teller.words, &cards[usize::from(card)]),
    }
}
