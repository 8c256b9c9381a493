use bearcade_core::{Game, Outcome, Seat};
use bearcade_table::games::hold_my_bear::{Action, Animal, Due, Event, HoldMyBear, Position, View};

use super::{Ending, Facts, Group, Measured, People};

const ANIMALS: usize = 0;
const NUMBERS: usize = 1;
const BEARS: usize = 2;
const FIRST: usize = 3;
const DEALT: usize = 0;
const PLAYED: usize = 1;
const GIVEN: usize = 2;
/// Gifts come after the plays of one to five cards.
const GIVE: usize = 5;
/// The most bears.
const MOST_BEARS: usize = 8;

impl Measured for HoldMyBear {
    const SCORE: Option<&'static str> = None;
    const LEAD: Option<&'static str> = Some("bears");
    const ROUNDS: bool = false;
    const ENDS: &'static [Ending] =
        &[Ending::natural("a match stood and its owner held no bear"), Ending::stall("nobody ever played")];
    const SHARES: &'static [&'static str] = &[];
    const PEOPLE: People = People { setup: 90, turn: 10, decision: 15 };
    const RESTRICTIONS: &'static [(&'static str, &'static str)] = &[
        ("never-give-bears", "give a bear away"),
        ("never-give", "give away while a set can be played"),
        ("never-play-bears", "play a bear"),
    ];

    fn groups(&self) -> Vec<Group> {
        let animals = self.options().animals;
        let name = |animal: Animal| if animals.contains(animal) { animal.name() } else { "" };
        let first = |cards| if cards == 1 { "play a card".to_owned() } else { format!("play {cards} cards") };
        vec![
            Group {
                key: "animals",
                title: "Animals",
                things: Animal::ALL.map(|animal| name(animal).to_owned()).into(),
                uses: &["dealt", "played", "given"],
            },
            Group {
                key: "numbers",
                title: "Numbers",
                things: (1..=5).map(|number| number.to_string()).collect(),
                uses: &["dealt", "played", "given"],
            },
            Group {
                key: "bears",
                title: "Bears in the hand after the deal",
                things: (0..=MOST_BEARS).map(|bears| bears.to_string()).collect(),
                uses: &["dealt"],
            },
            Group {
                key: "first",
                title: "First moves",
                things: (1..=GIVE).map(first).chain(["give away".to_owned()]).collect(),
                uses: &["chosen"],
            },
        ]
    }

    fn decided(&self, position: &Position, seat: Seat, action: Action, facts: &mut Facts) {
        if !matches!(position.due, Due::Turn | Due::Answer) || facts.has_used(FIRST, 0, seat) {
            return;
        }
        match action {
            Action::Play(cards, _) => facts.used(FIRST, cards.len() - 1, 0, seat),
            Action::Give(_) => facts.used(FIRST, GIVE, 0, seat),
            _ => {}
        }
    }

    fn happened(&self, position: &Position, event: &Event, facts: &mut Facts) {
        match event {
            Event::Dealt { seat, card: Some(card) } => {
                facts.used(ANIMALS, card.animal() as usize, DEALT, *seat);
                facts.used(NUMBERS, usize::from(card.number()) - 1, DEALT, *seat);
            }
            Event::HoldsHighest { .. } => {
                for seat in Seat::all(self.seats()) {
                    facts.used(BEARS, bears(position, seat).min(MOST_BEARS), 0, seat);
                }
            }
            Event::TurnBegan { seat } => facts.turn(*seat),
            Event::Played { seat, table, .. } => {
                for card in &table.cards {
                    facts.used(ANIMALS, card.animal() as usize, PLAYED, *seat);
                    facts.used(NUMBERS, usize::from(card.number()) - 1, PLAYED, *seat);
                }
            }
            Event::Gave { seat, gifts, .. } => {
                for gift in gifts {
                    facts.used(ANIMALS, gift.card.animal() as usize, GIVEN, *seat);
                    facts.used(NUMBERS, usize::from(gift.card.number()) - 1, GIVEN, *seat);
                }
            }
            _ => {}
        }
    }

    /// Nobody wins who holds a bear: whoever holds the fewest is ahead.
    fn standing(&self, position: &Position, seat: Seat) -> Option<i64> {
        Some(-(bears(position, seat) as i64))
    }

    fn ending(&self, position: &Position, _outcome: &Outcome) -> usize {
        usize::from(position.winner.is_none())
    }

    fn allows(&self, restriction: usize, _view: &View, action: Action) -> bool {
        match (restriction, action) {
            (0, Action::Give(gifts)) => !gifts.iter().any(|gift| gift.card.is_bear()),
            (1, Action::Give(_)) => false,
            (2, Action::Play(cards, _)) => !cards.has(Animal::Bear),
            _ => true,
        }
    }
}

/// How many bears a seat holds.
fn bears(position: &Position, seat: Seat) -> usize {
    position.hands[seat.index()].cards().take_while(|card| card.is_bear()).count()
}
