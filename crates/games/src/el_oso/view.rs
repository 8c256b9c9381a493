use std::collections::BTreeMap;

use bearcade_core::{Determinize, Rng, Seat};
use serde::Serialize;

use super::board::{Board, Side, Space};
use super::rules::{ElOso, FULL};
use super::state::{Class, Due, End, Position};

/// What everyone sees. Nothing is hidden in this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// What the game is waiting for.
    pub phase: Phase,
    /// The number of turns that the player has taken. During the Bear's turn, this is also the number of that turn.
    pub turn: u32,
    /// The number of turns that the player has left, if there is a limit (EO-24).
    pub turns_left: Option<u32>,
    /// The number of dice in the pending chance step.
    pub dice_due: u8,
    /// The number of single dice rolled so far in the setup or in this rain.
    pub fallen: u32,
    /// The heights of the player's stacks by space, from the bottom row up.
    pub player: BTreeMap<Space, u8>,
    /// The heights of the Bear's stacks by space.
    pub bear: BTreeMap<Space, u8>,
    /// The number of player pieces that reached the Sky: the score.
    pub sky: u8,
    /// The number of player pieces lost.
    pub pit: u8,
    /// The number of Bear pieces in the Cave.
    pub cave: u8,
    /// The number of Bear pieces that fell off the board in this turn of the Bear.
    pub ground: u8,
    /// The pieces still to be placed in the setup (EO-5).
    pub to_place: ToPlace,
    /// Whether the player may stop now (EO-23).
    pub can_stop: bool,
    /// The reason the game ended, or `None` if it is not over.
    pub ended: Option<End>,
    /// The class of the score once the game is over (EO-23).
    pub class: Option<Class>,
}

/// What the game is waiting for.
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

/// The pieces still to be placed in the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ToPlace {
    /// The number of player pieces.
    pub player: u8,
    /// The number of Bear pieces.
    pub bear: u8,
}

impl View {
    /// Returns the position behind the view. Nothing is hidden, so it is complete.
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

    /// Returns the number of Bear pieces that one die of this column would bring onto the space: those of the column's
    /// highest Bear stack directly above it (EO-15, EO-16), or those of the Cave if this is the top space of a column
    /// without a Bear stack (EO-18). Returns `None` if one die would bring none.
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
