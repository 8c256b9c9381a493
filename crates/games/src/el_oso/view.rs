use std::collections::BTreeMap;

use bearcade_core::{Determinize, Rng, Seat};
use serde::Serialize;

use super::board::{Board, Side, Space};
use super::rules::{ElOso, FULL};
use super::state::{Class, Due, End, Position};

/// What everybody sees: nothing is hidden in this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// What is awaited.
    pub phase: Phase,
    /// How many turns the player has taken; in the Bear's turn also its number.
    pub turn: u32,
    /// How many turns the player still has, where there is a limit (EO-24).
    pub turns_left: Option<u32>,
    /// How many dice the awaited chance step has.
    pub dice_due: u8,
    /// How many single dice have fallen so far in the setup, or in this rain.
    pub fallen: u32,
    /// The player's stacks: their heights by space, from the bottom row up.
    pub player: BTreeMap<Space, u8>,
    /// The Bear's stacks.
    pub bear: BTreeMap<Space, u8>,
    /// Player pieces that got out: the score.
    pub sky: u8,
    /// Player pieces lost.
    pub pit: u8,
    /// Bear pieces that wait.
    pub cave: u8,
    /// Bear pieces that fell off the board in this turn of the Bear's.
    pub ground: u8,
    /// The pieces of the setup that are still to come (EO-5).
    pub to_place: ToPlace,
    /// May the player stop now (EO-23)?
    pub can_stop: bool,
    /// Why the game ended; none before that.
    pub ended: Option<End>,
    /// What the score is worth, once the game is over (EO-23).
    pub class: Option<Class>,
}

/// What a view's game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The die for a player piece.
    SetupPlayer,
    /// The die for a Bear piece.
    SetupBear,
    /// The player's decision.
    Move,
    /// The Bear's roll.
    Roll,
    /// The die for a piece on the Ground.
    Rain,
    /// Nothing: the game is over.
    Over,
}

/// The pieces of the setup that are still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ToPlace {
    /// The player's.
    pub player: u8,
    /// The Bear's.
    pub bear: u8,
}

impl View {
    /// The position that is seen: nothing of it is hidden.
    pub fn position(&self) -> Position {
        let mut board = Board::EMPTY;
        for (&space, &height) in &self.player {
            board.set(space, height as i8);
        }
        for (&space, &height) in &self.bear {
            board.set(space, -(height as i8));
        }
        let due = match (self.phase, self.ended) {
            (_, Some(end)) => Due::Nothing(end),
            (Phase::SetupPlayer, _) => Due::SetupPlayer,
            (Phase::SetupBear, _) => Due::SetupBear,
            (Phase::Roll, _) => Due::Roll(self.dice_due),
            (Phase::Rain, _) => Due::Rain,
            (Phase::Move | Phase::Over, _) => Due::Decision,
        };
        Position {
            board,
            sky: self.sky,
            pit: self.pit,
            cave: self.cave,
            ground: self.ground,
            player_to_place: self.to_place.player,
            bear_to_place: self.to_place.bear,
            due,
            turn: self.turn,
            fallen: self.fallen,
        }
    }

    /// How many Bear pieces one die of the space's column would bring onto it: those of the column's highest Bear stack
    /// right above it (EO-15, EO-16), or on the top space of a column without one those of the Cave (EO-18). None if
    /// one die brings nothing there.
    pub fn threat(&self, space: Space) -> Option<u8> {
        match self.bear.iter().rfind(|(bear, _)| bear.column() == space.column()) {
            Some((bear, &height)) => (bear.row() == space.row() + 1).then_some(height),
            None => (space.is_top() && self.cave > 0).then_some(self.cave.min(FULL)),
        }
    }
}

impl Determinize for ElOso {
    fn determinize(&self, view: &View, _seat: Seat, _rng: &mut impl Rng) -> Position {
        view.position()
    }
}

pub(super) fn view(game: &ElOso, position: &Position) -> View {
    let ended = match position.due {
        Due::Nothing(end) => Some(end),
        _ => None,
    };
    View {
        phase: match position.due {
            Due::SetupPlayer => Phase::SetupPlayer,
            Due::SetupBear => Phase::SetupBear,
            Due::Decision => Phase::Move,
            Due::Roll(_) => Phase::Roll,
            Due::Rain => Phase::Rain,
            Due::Nothing(_) => Phase::Over,
        },
        turn: position.turn,
        turns_left: game.turn_limit().map(|limit| limit.saturating_sub(position.turn)),
        dice_due: position.dice_due(),
        fallen: position.fallen,
        player: stacks(&position.board, Side::Player),
        bear: stacks(&position.board, Side::Bear),
        sky: position.sky,
        pit: position.pit,
        cave: position.cave,
        ground: position.ground,
        to_place: ToPlace { player: position.player_to_place, bear: position.bear_to_place },
        can_stop: position.can_stop(),
        ended,
        class: ended.map(|_| position.class()),
    }
}

fn stacks(board: &Board, side: Side) -> BTreeMap<Space, u8> {
    board.stacks(side).collect()
}
