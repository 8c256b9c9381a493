//! El Oso's board: five by five between Sky and Ground, Pit on the left, Cave on the right.

mod draw;
mod plan;
mod roll;

use bearcade_core::{Game, Seat};
use bearcade_narrate::el_oso::space_in_words;
use bearcade_narrate::{Narrate, arg};
use bearcade_table::games::el_oso::{Action, ElOso, Space, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use self::plan::Plan;
use crate::screen::{Scene, Screen, Touch, Touched, draw_words};

/// The one player.
const PLAYER: Seat = Seat::new(0);

/// A place on the board where the cursor can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Above a column of the top row: for leaving.
    Sky(u8),
    /// A space.
    On(Space),
    /// Below a column of the bottom row: for passing.
    Stay(u8),
}

impl Place {
    /// The place so many columns to the right and rows down; the edges hold.
    fn moved(self, columns: i8, rows: i8) -> Self {
        let (column, row) = match self {
            Self::Sky(column) => (column, 6),
            Self::On(space) => (space.column(), space.row()),
            Self::Stay(column) => (column, 0),
        };
        let column = column.saturating_add_signed(columns).clamp(1, 5);
        let row = row.saturating_add_signed(-rows).min(6);
        match Space::new(column, row) {
            Some(space) => Self::On(space),
            None if row == 0 => Self::Stay(column),
            None => Self::Sky(column),
        }
    }
}

/// What the player points at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pick {
    /// None as long as only the list is used.
    cursor: Option<Place>,
    /// The stack that is to move.
    stack: Option<Space>,
}

impl Pick {
    /// What the selected stack would do at a place.
    fn action(self, place: Place) -> Option<Action> {
        let from = self.stack?;
        Some(match place {
            Place::Sky(_) => Action::Sky(from),
            Place::On(to) => Action::Move(from, to),
            Place::Stay(_) => Action::Pass(from),
        })
    }
}

impl Screen for ElOso {
    type Pick = Pick;

    fn draw(&self, scene: &Scene<Self>, pick: &Pick, area: Rect, buffer: &mut Buffer) {
        match Plan::new(area) {
            Some(plan) => draw::draw(self, scene, *pick, &plan, buffer),
            None => draw_words(self, scene, area, buffer),
        }
    }

    fn touch(&self, scene: &Scene<Self>, pick: &mut Pick, touch: Touch) -> Touched<Action> {
        match (touch, pick.cursor) {
            (Touch::Move(columns, rows), Some(place)) => pick.cursor = Some(place.moved(columns, rows)),
            (Touch::Move(..), None) => pick.cursor = Some(first_place(scene.view)),
            (Touch::Press, Some(place)) => return press(scene, pick, place),
            (Touch::Press, None) => return Touched::Nothing,
            (Touch::Back, _) if pick.stack.is_some() => pick.stack = None,
            (Touch::Back, _) => pick.cursor = None,
            (Touch::Click { at, area }, _) => {
                let Some(place) = Plan::new(area).and_then(|plan| plan.place(at)) else { return Touched::Nothing };
                pick.cursor = Some(place);
                return press(scene, pick, place);
            }
        }
        Touched::Pointed
    }

    fn choices(&self, scene: &Scene<Self>, pick: &Pick) -> Vec<Action> {
        let goes = |action: &Action| match (*action, pick.stack) {
            (Action::Move(from, _) | Action::Sky(from) | Action::Pass(from), Some(stack)) => from == stack,
            (Action::Stop, Some(_)) => false,
            (_, None) => true,
        };
        scene.legal.iter().copied().filter(goes).collect()
    }

    fn remark(&self, scene: &Scene<Self>, pick: &Pick) -> Option<String> {
        let (view, teller, place) = (scene.view, &scene.teller, pick.cursor?);
        // Another stack of one's own is not a target: Enter takes it instead.
        let own = matches!(place, Place::On(space) if view.player.contains_key(&space));
        let action = if own { None } else { pick.action(place) };
        let Some(action) = action else {
            return Some(match place {
                Place::On(space) if own => about(scene, space_in_words(view, space, teller), Action::Pass(space)),
                Place::On(space) => space_in_words(view, space, teller) + ".",
                Place::Sky(_) | Place::Stay(_) => self.answer(view, "off", teller),
            });
        };
        Some(match self.check(&view.position(), PLAYER, action) {
            Ok(()) => about(scene, self.action(view, action, teller), action),
            Err(rule) => teller.words.say("eo-board-no", &[arg("why", self.refuse(&rule, teller).brief)]),
        })
    }
}

/// Where the cursor appears: on the stack nearest to the Sky.
fn first_place(view: &View) -> Place {
    let centre = Space::new(3, 3).expect("the middle of the board");
    Place::On(view.player.keys().next_back().copied().unwrap_or(centre))
}

/// Selects a stack, or does what the selected one can do at the place. What can't be done is tried all the same: the
/// table says why it is refused.
fn press(scene: &Scene<ElOso>, pick: &mut Pick, place: Place) -> Touched<Action> {
    if scene.legal.is_empty() {
        return Touched::Pointed;
    }
    match (place, pick.action(place)) {
        (Place::On(space), _) if pick.stack == Some(space) => pick.stack = None,
        (Place::On(space), _) if scene.view.player.contains_key(&space) => pick.stack = Some(space),
        (_, Some(action)) => return Touched::Chosen(action),
        (Place::On(space), None) => return Touched::Chosen(Action::Pass(space)),
        (Place::Sky(_) | Place::Stay(_), None) => {}
    }
    Touched::Pointed
}

/// Words for an action that is possible, with what the Bear gets for it and where it is dangerous.
fn about(scene: &Scene<ElOso>, what: String, action: Action) -> String {
    let (view, words) = (scene.view, scene.teller.words);
    if scene.legal.is_empty() {
        return what + ".";
    }
    let mut said = words.say("eo-board-then", &[arg("what", what), arg("dice", dice_after(view, action))]);
    let stands_on = match action {
        Action::Move(_, to) => Some(to),
        Action::Pass(space) => Some(space),
        Action::Sky(_) | Action::Stop => None,
    };
    if let Some((space, pieces)) = stands_on.and_then(|space| Some((space, view.threat(space)?))) {
        said += " ";
        said += &words.say("eo-board-hit", &[arg("die", space.column()), arg("pieces", pieces)]);
    }
    said
}

/// How many dice the Bear rolls after an action (EO-13): none where the game ends with it (EO-22, EO-24).
fn dice_after(view: &View, action: Action) -> u8 {
    let (from, leaves) = match action {
        Action::Move(from, _) | Action::Pass(from) => (from, false),
        Action::Sky(from) => (from, true),
        Action::Stop => return 0,
    };
    let ends = view.turns_left == Some(1) || (leaves && view.player.len() == 1);
    if ends { 0 } else { view.player.get(&from).copied().unwrap_or_default() }
}
