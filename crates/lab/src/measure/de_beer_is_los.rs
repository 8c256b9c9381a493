use bearcade_core::{Outcome, Seat};
use bearcade_table::games::de_beer_is_los::{Action, Colour, DeBeerIsLos, Event, Kind, Position, View};

use super::{Ending, Facts, Group, Measured, People};
use crate::WHOLE_WIN;

const TILES: usize = 0;
const PREY: usize = 1;
const TURNS: usize = 2;
const FLIPPED: usize = 0;
const MOVED: usize = 1;
const CAPTURED: usize = 0;
const TAKEN_OUT: usize = 1;
const BROWN: usize = 0;
const BLUE: usize = 1;
const DRAWN: usize = 2;

impl Measured for DeBeerIsLos {
    const SCORE: Option<&'static str> = Some("points");
    const LEAD: Option<&'static str> = Some("points");
    const ROUNDS: bool = false;
    const ENDS: &'static [Ending] =
        &[Ending::natural("the turns of the final phase are over"), Ending::natural("a colour is gone")];
    const SHARES: &'static [&'static str] =
        &["single games that brown wins", "single games that blue wins", "single games that are drawn"];
    const PEOPLE: People = People { setup: 120, turn: 5, decision: 10 };
    const RESTRICTIONS: &'static [(&'static str, &'static str)] = &[
        ("never-birds", "move a duck or a pheasant"),
        ("flip-first", "move while a tile can be flipped"),
        ("never-exit", "take a tile out of the forest"),
    ];

    fn groups(&self) -> Vec<Group> {
        let kinds = || Kind::ALL.map(|kind| kind.name().to_owned()).to_vec();
        vec![
            Group { key: "tiles", title: "Tiles", things: kinds(), uses: &["flipped", "moved"] },
            Group { key: "bagged", title: "Tiles bagged", things: kinds(), uses: &["captured", "taken out"] },
            Group {
                key: "turns",
                title: "Turns",
                things: ["flip", "move", "capture", "exit", "skip"].map(str::to_owned).into(),
                uses: &["taken"],
            },
        ]
    }

    fn decided(&self, _position: &Position, seat: Seat, _action: Action, facts: &mut Facts) {
        facts.turn(seat);
    }

    fn happened(&self, _position: &Position, event: &Event, facts: &mut Facts) {
        match *event {
            Event::Flipped { seat, kind, .. } => {
                facts.used(TURNS, 0, 0, seat);
                facts.used(TILES, kind as usize, FLIPPED, seat);
            }
            Event::Moved { seat, tile, .. } => {
                facts.used(TURNS, 1, 0, seat);
                facts.used(TILES, tile.kind() as usize, MOVED, seat);
            }
            Event::Captured { seat, prey, .. } => {
                facts.used(TURNS, 2, 0, seat);
                facts.used(PREY, prey.kind() as usize, CAPTURED, seat);
            }
            Event::TakenOut { seat, tile, .. } => {
                facts.used(TURNS, 3, 0, seat);
                facts.used(PREY, tile.kind() as usize, TAKEN_OUT, seat);
            }
            Event::Skipped { seat } => facts.used(TURNS, 4, 0, seat),
            Event::GameEnded { game, scores, .. } => {
                // The position may already be that of the next game, in which the colours have changed seats.
                let brown = Seat::new(u8::from(game != 1));
                let (own, other) = (scores[brown.index()], scores[1 - brown.index()]);
                let won = [own > other, own < other, own == other];
                for share in [BROWN, BLUE, DRAWN] {
                    facts.share(share, if won[share] { WHOLE_WIN } else { 0 });
                }
            }
            _ => {}
        }
    }

    fn standing(&self, position: &Position, seat: Seat) -> Option<i64> {
        let before = position.first_game.map_or(0, |scores| scores[seat.index()].points);
        Some(i64::from(before + position.bags[seat.index()].score().points))
    }

    fn ending(&self, position: &Position, _outcome: &Outcome) -> usize {
        let gone = |colour| position.coloured(colour).is_empty();
        usize::from(gone(Colour::Brown) || gone(Colour::Blue))
    }

    fn allows(&self, restriction: usize, view: &View, action: Action) -> bool {
        match (restriction, action) {
            (0, Action::Move { from, .. }) => view.face_up.get(&from).is_none_or(|tile| !tile.kind().is_bird()),
            (1, Action::Move { .. }) => view.face_down.is_empty(),
            (2, Action::Exit { .. }) => false,
            _ => true,
        }
    }
}
