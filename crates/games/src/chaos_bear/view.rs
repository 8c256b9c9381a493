use bearcade_core::{Determinize, Game as _, Rng, Seat};
use serde::Serialize;

use super::rules::ChaosBear;
use super::state::{Due, Position, Runner};

/// What everyone sees (CB-23). Nothing is hidden in this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The round, counted from 1.
    pub round: u16,
    /// What the game is waiting for.
    pub due: Due,
    /// The player to move, or `None` during the bear's turn and after the end.
    pub to_move: Option<Seat>,
    /// The bear.
    pub bear: BearView,
    /// The players by seat.
    pub players: Vec<RunnerView>,
}

/// The bear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BearView {
    /// The bear's square.
    pub square: i32,
    /// The bear's energy.
    pub energy: i32,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RunnerView {
    /// The player's square, or the last one if the player was caught or removed.
    pub square: i32,
    /// Whether the player is still running.
    pub alive: bool,
    /// The player's square minus the bear's, if still running. It can be 0 or negative (CB-14).
    pub lead: Option<i32>,
    /// Whether a card can be drawn on the player's square (CB-5).
    pub can_draw: bool,
    /// The round in which the bear caught the player.
    pub caught: Option<u16>,
    /// Whether the player has left the game (CB-26).
    pub removed: bool,
}

impl View {
    /// Returns the position behind the view. Nothing is hidden, so it is complete, except that `to_move` is the first
    /// seat when no player is to move.
    pub fn position(&self, game: &ChaosBear) -> Position {
        let mut position = game.initial();
        for (runner, seen) in position.runners.iter_mut().zip(&self.players) {
            let RunnerView { square, caught, removed, .. } = *seen;
            *runner = Runner { square, caught: caught.unwrap_or(0), removed };
        }
        let running = |seat: &Seat| self.players[seat.index()].alive;
        Position {
            running: Seat::all(game.seats()).filter(running).collect(),
            bear: self.bear.square,
            energy: self.bear.energy,
            round: self.round,
            to_move: self.to_move.unwrap_or(Seat::new(0)),
            due: self.due,
            ..position
        }
    }
}

impl Determinize for ChaosBear {
    fn determinize(&self, view: &View, _seat: Seat, _rng: &mut impl Rng) -> Position {
        view.position(self)
    }
}

pub(super) fn view(game: &ChaosBear, position: &Position) -> View {
    let player = |seat: Seat| {
        let runner = position.runners[seat.index()];
        let alive = position.running.contains(seat);
        RunnerView {
            square: runner.square,
            alive,
            lead: alive.then(|| runner.square - position.bear),
            can_draw: alive && game.is_draw_square(runner.square),
            caught: (runner.caught > 0).then_some(runner.caught),
            removed: runner.removed,
        }
    };
    View {
        round: position.round,
        due: position.due,
        to_move: (!matches!(position.due, Due::Bear | Due::Nothing)).then_some(position.to_move),
        bear: BearView { square: position.bear, energy: position.energy },
        players: Seat::all(game.seat_count()).map(player).collect(),
    }
}
