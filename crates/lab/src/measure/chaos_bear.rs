use bearcade_core::{Game, GameOptions, Outcome, Seat};
use bearcade_table::games::chaos_bear::{Action, Card, ChaosBear, Event, Position, View};

use super::{Ending, Facts, Group, Measured, People};

const CARDS: usize = 0;
const FIRST: usize = 1;
const TURNS: usize = 2;

impl Measured for ChaosBear {
    const SCORE: Option<&'static str> = Some("square");
    const LEAD: Option<&'static str> = Some("squares");
    const ROUNDS: bool = true;
    const ENDS: &'static [Ending] = &[
        Ending::natural("one player is left running"),
        Ending::natural("the last ones are caught together"),
        Ending::stall("round 10,000 is over"),
    ];
    const SHARES: &'static [&'static str] = &[];
    const PEOPLE: People = People { setup: 30, turn: 8, decision: 4 };
    const RESTRICTIONS: &'static [(&'static str, &'static str)] =
        &[("never-draw", "draw a card"), ("always-draw", "roll where a card can be drawn")];

    fn known(&self) -> Option<&'static str> {
        let solved = self.seats() == 2 && self.options().to_values().is_empty();
        solved.then_some("Between two perfect players no seat is favoured: this game is solved.")
    }

    fn groups(&self) -> Vec<Group> {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let cards = ["Impulsion", "Super Impulsion", "Tiredness", "Hunger", "Backward Push", "Random Gift"];
        vec![
            Group { key: "cards", title: "Cards", things: names(&cards), uses: &["drawn"] },
            Group { key: "first", title: "First moves", things: names(&["roll", "draw"]), uses: &["chosen"] },
            Group {
                key: "choices",
                title: "Choices between rolling and drawing",
                things: names(&["roll", "draw"]),
                uses: &["chosen"],
            },
        ]
    }

    fn decided(&self, position: &Position, seat: Seat, action: Action, facts: &mut Facts) {
        facts.turn(seat);
        let choice = action as usize;
        if position.round == 1 {
            facts.used(FIRST, choice, 0, seat);
        }
        if self.is_draw_square(position.runners[seat.index()].square) {
            facts.used(TURNS, choice, 0, seat);
        }
    }

    fn happened(&self, _position: &Position, event: &Event, facts: &mut Facts) {
        match *event {
            Event::Drew { seat, card } => {
                let card = Card::ALL.into_iter().position(|other| other == card).unwrap_or(0);
                facts.used(CARDS, card, 0, seat);
            }
            Event::BearMoved { .. } => facts.round(),
            _ => {}
        }
    }

    fn standing(&self, position: &Position, seat: Seat) -> Option<i64> {
        position.running.contains(seat).then(|| position.runners[seat.index()].square.into())
    }

    /// At the start of a round, when all who run have moved equally often.
    fn compares(&self, position: &Position, seat: Seat) -> bool {
        position.running.first() == Some(seat)
    }

    fn ending(&self, position: &Position, _outcome: &Outcome) -> usize {
        match position.running.len() {
            0 => 1,
            1 => 0,
            _ => 2,
        }
    }

    fn allows(&self, restriction: usize, _view: &View, action: Action) -> bool {
        action != [Action::Draw, Action::Roll][restriction]
    }
}
