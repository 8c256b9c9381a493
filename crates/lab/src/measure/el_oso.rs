use bearcade_core::{Outcome, Seat};
use bearcade_table::games::el_oso::{Action, Due, ElOso, End, Event, Position, Side, View};

use super::{Ending, Facts, Group, Measured, People};
use crate::WHOLE_WIN;

const FIRST: usize = 0;
const MOVES: usize = 1;
const TALLEST: usize = 2;

/// What a stack can do, by the direction it goes.
const WAYS: [&str; 5] = ["forward", "sideways", "back", "to the Sky", "pass"];
/// The highest stack.
const HIGHEST: usize = 5;

impl Measured for ElOso {
    const SCORE: Option<&'static str> = Some("pieces in the Sky");
    const LEAD: Option<&'static str> = None;
    const ROUNDS: bool = false;
    const ENDS: &'static [Ending] = &[
        Ending::natural("no piece is left on the board"),
        Ending::natural("the player stops"),
        Ending::stall("the turns are used up"),
    ];
    const SHARES: &'static [&'static str] = &["superior wins, eleven or twelve pieces", "all twelve pieces saved"];
    const PEOPLE: People = People { setup: 60, turn: 10, decision: 15 };
    const RESTRICTIONS: &'static [(&'static str, &'static str)] =
        &[("never-pass", "pass"), ("never-back", "move towards the Ground"), ("never-sideways", "move sideways")];

    fn groups(&self) -> Vec<Group> {
        let first = |height: usize| [0, 1, 4].map(|way| format!("a stack of {height}: {}", WAYS[way]));
        vec![
            Group {
                key: "first",
                title: "First moves",
                things: (1..=HIGHEST).flat_map(first).collect(),
                uses: &["chosen"],
            },
            Group { key: "moves", title: "Moves", things: WAYS.map(str::to_owned).into(), uses: &["chosen"] },
            Group {
                key: "tallest",
                title: "The player's tallest stack after the setup",
                things: (1..=HIGHEST).map(|height| format!("{height} pieces")).collect(),
                uses: &["dealt"],
            },
        ]
    }

    fn decided(&self, position: &Position, seat: Seat, action: Action, facts: &mut Facts) {
        facts.turn(seat);
        let (from, way) = match action {
            Action::Move(from, to) => {
                (from, 1 + usize::from(to.row() < from.row()) - usize::from(to.row() > from.row()))
            }
            Action::Sky(from) => (from, 3),
            Action::Pass(from) => (from, 4),
            Action::Stop => return,
        };
        facts.used(MOVES, way, 0, seat);
        if position.turn == 0 {
            let height = usize::from(position.board.height(from).unsigned_abs());
            // Nothing can go back from the bottom row, nor leave from it.
            facts.used(FIRST, (height - 1) * 3 + way.min(2), 0, seat);
            let tallest = position.board.stacks(Side::Player).map(|(_, height)| usize::from(height)).max().unwrap_or(1);
            facts.used(TALLEST, tallest - 1, 0, seat);
        }
    }

    fn happened(&self, _position: &Position, event: &Event, facts: &mut Facts) {
        if let Event::Ended { sky, .. } = *event {
            facts.share(0, if sky > 10 { WHOLE_WIN } else { 0 });
            facts.share(1, if sky == 12 { WHOLE_WIN } else { 0 });
        }
    }

    fn standing(&self, _position: &Position, _seat: Seat) -> Option<i64> {
        None
    }

    fn ending(&self, position: &Position, _outcome: &Outcome) -> usize {
        match position.due {
            Due::Nothing(End::Stop) => 1,
            Due::Nothing(End::TurnLimit) => 2,
            _ => 0,
        }
    }

    fn allows(&self, restriction: usize, _view: &View, action: Action) -> bool {
        match (restriction, action) {
            (0, Action::Pass(_)) => false,
            (1, Action::Move(from, to)) => to.row() >= from.row(),
            (2, Action::Move(from, to)) => to.row() != from.row(),
            _ => true,
        }
    }
}
