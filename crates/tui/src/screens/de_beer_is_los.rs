//! The forest on the screen: walk through it with a cursor, pick a tile up, put it down.

mod forest;
mod side;
mod signs;

use std::cmp::Reverse;

use bearcade_core::{Game, Seat, Viewer};
use bearcade_narrate::de_beer_is_los::{exit_name, say_space, say_space_in_full, say_turn};
use bearcade_narrate::{Narrate, arg};
use bearcade_table::games::de_beer_is_los::{Action, Colour, DeBeerIsLos, Direction, Space, Spaces, View, refusal};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Paragraph, Widget, Wrap};

use self::forest::{Forest, Marks};
use crate::paint::lines_of;
use crate::screen::{Scene, Screen, Touch, Touched, draw_words};

/// The fewest columns that are of use beside the forest.
const SIDE_WIDTH: u16 = 12;

/// What the player points at, and the tile that is picked up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pick {
    cursor: Option<Spot>,
    held: Option<Space>,
}

/// Where a cursor can be: on a space or, in the final phase, outside an exit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    Space(Space),
    Exit(Direction),
}

impl Screen for DeBeerIsLos {
    type Pick = Pick;

    /// Beside the forest there is always room for the scores and what is hidden.
    const BOARD_WIDTH: u16 = 41;

    /// The forest, what counts beside it, the signs in words below it.
    fn draw(&self, scene: &Scene<Self>, pick: &Pick, area: Rect, buffer: &mut Buffer) {
        let Some(forest) = Forest::in_area(area) else { return draw_words(self, scene, area, buffer) };
        forest.draw(scene.view, own_colour(scene), &marks(self, scene, *pick), scene.theme, buffer);
        let (left, below) = (forest.width() + 1, forest.height());
        let side = Rect { x: area.x + left, width: area.width.saturating_sub(left), height: below, ..area };
        if side.width >= SIDE_WIDTH {
            side::draw(scene, forest.is_large(), side, buffer);
        }
        let mut rest = Rect { y: area.y + below, height: area.height - below, ..area };
        for line in signs::legend(&scene.teller, scene.theme) {
            let height = lines_of(&[&line], rest.width);
            if height > rest.height {
                break;
            }
            Paragraph::new(line).style(scene.theme.faint()).wrap(Wrap { trim: true }).render(rest, buffer);
            rest = Rect { y: rest.y + height, height: rest.height - height, ..rest };
        }
    }

    /// Just whose turn it is: the rest stands beside the forest.
    fn headline(&self, scene: &Scene<Self>) -> String {
        say_turn(scene.view, &scene.teller)
    }

    /// The first press flips a tile or picks one up; the second says where it goes. What the rules forbid is chosen all
    /// the same, so that they say why not.
    fn touch(&self, scene: &Scene<Self>, pick: &mut Pick, touch: Touch) -> Touched<Action> {
        let exits_open = scene.view.final_phase.is_some();
        match touch {
            Touch::Move(columns, rows) => {
                let stepped = |spot: Spot| spot.step(columns, rows, exits_open);
                pick.cursor = Some(pick.cursor.map_or(Spot::Space(Space::CENTRE), stepped));
                Touched::Pointed
            }
            Touch::Press => pick.cursor.map_or(Touched::Nothing, |spot| press(self, scene, pick, spot)),
            Touch::Back if pick.held.take().is_some() || pick.cursor.take().is_some() => Touched::Pointed,
            Touch::Back => Touched::Nothing,
            Touch::Click { at, area } => {
                let spot = Forest::in_area(area).and_then(|forest| forest.spot(at));
                let Some(spot) = spot.filter(|spot| exits_open || matches!(spot, Spot::Space(_))) else {
                    return Touched::Nothing;
                };
                pick.cursor = Some(spot);
                press(self, scene, pick, spot)
            }
        }
    }

    /// The ways of the tile that is picked up, else everything; what makes points comes first and flips come last.
    fn choices(&self, scene: &Scene<Self>, pick: &Pick) -> Vec<Action> {
        let goes = |action: &Action| pick.held.is_none_or(|held| from(*action) == Some(held));
        let mut choices: Vec<Action> = scene.legal.iter().copied().filter(goes).collect();
        choices.sort_by_key(|&action| {
            let points = |space| scene.view.face_up.get(&space).map_or(0, |tile| tile.kind().points());
            match action {
                Action::Move { to, .. } => (0, Reverse(points(to))),
                Action::Exit { from, .. } => (0, Reverse(points(from))),
                Action::Flip(_) | Action::Skip => (1, Reverse(0)),
            }
        });
        choices
    }

    fn remark(&self, scene: &Scene<Self>, pick: &Pick) -> Option<String> {
        let (view, teller) = (scene.view, &scene.teller);
        let Some(cursor) = pick.cursor else {
            return (!scene.legal.is_empty()).then(|| teller.words.text("bl-board-hint"));
        };
        Some(match (cursor, pick.held) {
            (Spot::Space(space), Some(held)) if space == held => {
                let count = scene.legal.iter().filter(|&&action| from(action) == Some(held)).count();
                let arguments = [arg("tile", say_space(view, held, teller)), arg("count", count)];
                teller.words.say("bl-board-picked-up", &arguments)
            }
            (spot, Some(held)) => {
                let action = spot.action(held);
                match self.check(&view.position(), view.to_move?, action) {
                    Ok(()) => self.action(view, action, teller),
                    Err(rule) => self.refuse(&rule, teller).full,
                }
            }
            (Spot::Space(space), None) => say_space_in_full(view, space, teller),
            (Spot::Exit(exit), None) => teller.words.say("bl-board-at-exit", &[arg("exit", exit_name(exit, teller))]),
        })
    }

    fn pointed(&self, pick: &Pick) -> Option<String> {
        let space = match pick.cursor? {
            Spot::Space(space) => space,
            Spot::Exit(exit) => exit.exit(),
        };
        Some(space.to_string())
    }

    fn keep(&self, pick: Pick) -> Pick {
        Pick { held: None, ..pick }
    }

    fn legend(&self, scene: &Scene<Self>) -> Vec<String> {
        let title = scene.teller.words.text("bl-board-legend");
        [title].into_iter().chain(signs::legend(&scene.teller, scene.theme)).collect()
    }
}

impl Spot {
    /// Where an arrow key leads.
    fn step(self, columns: i8, rows: i8, exits_open: bool) -> Self {
        let way = match (columns, rows) {
            (0, ..0) => Direction::North,
            (1.., _) => Direction::East,
            (0, _) => Direction::South,
            _ => Direction::West,
        };
        match self {
            Self::Space(space) => {
                let next = space.sight(way, Spaces::ALL).iter().next();
                let out = (exits_open && space == way.exit()).then_some(Self::Exit(way));
                next.map(Self::Space).or(out).unwrap_or(self)
            }
            Self::Exit(exit) if way == exit.opposite() => Self::Space(exit.exit()),
            Self::Exit(_) => self,
        }
    }

    /// The action that takes the tile on a space here.
    fn action(self, from: Space) -> Action {
        match self {
            Self::Space(to) => Action::Move { from, to },
            Self::Exit(exit) => Action::Exit { from, exit },
        }
    }
}

fn press(game: &DeBeerIsLos, scene: &Scene<DeBeerIsLos>, pick: &mut Pick, spot: Spot) -> Touched<Action> {
    let (false, Some(seat)) = (scene.legal.is_empty(), scene.view.to_move) else { return Touched::Nothing };
    let action = match (pick.held, spot) {
        (Some(held), Spot::Space(space)) if held == space => {
            pick.held = None;
            return Touched::Pointed;
        }
        (Some(held), _) => spot.action(held),
        (None, Spot::Space(space)) if scene.view.face_down.contains(&space) => Action::Flip(space),
        (None, Spot::Space(space)) => Action::Move { from: space, to: space },
        (None, Spot::Exit(_)) => return Touched::Pointed,
    };
    match spot {
        Spot::Space(space) if !scene.legal.contains(&action) && can_pick_up(game, scene.view, seat, space) => {
            pick.held = Some(space);
            Touched::Pointed
        }
        _ => Touched::Chosen(action),
    }
}

/// Is it a tile that the seat may move, if there is somewhere to go? Then only the distance is wrong with staying.
fn can_pick_up(game: &DeBeerIsLos, view: &View, seat: Seat, space: Space) -> bool {
    let stay = Action::Move { from: space, to: space };
    game.check(&view.position(), seat, stay) == Err(refusal::NO_DISTANCE)
}

/// The space whose tile an action moves.
fn from(action: Action) -> Option<Space> {
    match action {
        Action::Move { from, .. } | Action::Exit { from, .. } => Some(from),
        Action::Flip(_) | Action::Skip => None,
    }
}

/// The colour of the player who looks on; none if it is somebody else.
fn own_colour(scene: &Scene<DeBeerIsLos>) -> Option<Colour> {
    match scene.teller.viewer {
        Viewer::Seat(seat) => Some(scene.view.players[seat.index()].colour),
        Viewer::Watcher | Viewer::Omniscient => None,
    }
}

/// What is marked in the forest.
fn marks(game: &DeBeerIsLos, scene: &Scene<DeBeerIsLos>, pick: Pick) -> Marks {
    let view = scene.view;
    let mut marks = Marks { cursor: pick.cursor, held: pick.held, ..Marks::default() };
    for &action in scene.legal.iter().filter(|&&action| pick.held.is_none_or(|held| from(action) == Some(held))) {
        match action {
            Action::Move { to, .. } if view.face_up.contains_key(&to) => marks.prey.insert(to),
            Action::Move { to, .. } if pick.held.is_some() => marks.goals.insert(to),
            Action::Exit { exit, .. } if pick.held.is_some() => marks.exits.push(exit),
            _ => {}
        }
    }
    let Viewer::Seat(seat) = scene.teller.viewer else { return marks };
    marks.barred = view.players[seat.index()].no_way_back.filter(|_| view.to_move.is_some());
    marks.danger = danger(game, view, seat);
    marks
}

/// The tiles of a seat that its opponent could capture with the next turn.
fn danger(game: &DeBeerIsLos, view: &View, seat: Seat) -> Spaces {
    let mut position = view.position();
    let mut replies = Vec::new();
    position.to_move = seat.next(2);
    game.legal_actions(&position, position.to_move, &mut replies);
    let own = position.coloured(position.colour(seat));
    let mut danger = Spaces::NONE;
    for reply in replies {
        if let Action::Move { to, .. } = reply
            && own.contains(to)
        {
            danger.insert(to);
        }
    }
    danger
}
