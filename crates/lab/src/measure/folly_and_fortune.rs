use bearcade_core::{Game, Outcome, Seat};
use bearcade_table::games::folly_and_fortune::{
    Action, Card, CardName, Event, FollyAndFortune, Position, Power, Trigger, View,
};

use super::{Ending, Facts, Group, Measured, People};

const CARDS: usize = 0;
const POWERS: usize = 1;
const ROLLS: usize = 2;
const DEALT: usize = 0;
const PICKED: usize = 1;
const STOPPED_AT: usize = 2;
const LOST: usize = 3;
const USED: usize = 2;
/// The last turn (FF-37).
const LAST_TURN: u8 = 200;

/// The powers by their words, in the order of the rulebook.
const WORDS: [&str; 27] = [
    "none",
    "add",
    "subtract",
    "shuffle_row",
    "attack_two",
    "return_to_die",
    "swap_with_deck",
    "draw_no_attack",
    "not_above_health",
    "not_below_health",
    "double_discard_two",
    "below_becomes",
    "above_becomes",
    "swap_in_row",
    "roll_again_raw",
    "remove_from_neighbour",
    "remove_from_any",
    "keep_one_removed",
    "one_more_reroll",
    "shield_this_card",
    "shield_two_cards",
    "draw_up_to_six",
    "part_of_die_next_turn",
    "discard_row_and_hand",
    "damage_self",
    "look_at_hand",
    "swap_row_cards",
];

impl Measured for FollyAndFortune {
    const SCORE: Option<&'static str> = Some("health");
    const LEAD: Option<&'static str> = Some("health");
    const ROUNDS: bool = false;
    const ENDS: &'static [Ending] = &[Ending::natural("a hand is empty"), Ending::stall("the 200th turn is over")];
    const SHARES: &'static [&'static str] = &[];
    const PEOPLE: People = People { setup: 120, turn: 20, decision: 6 };
    const RESTRICTIONS: &'static [(&'static str, &'static str)] =
        &[("never-reroll", "roll again"), ("never-stop", "stop while rolling again is possible")];

    fn groups(&self) -> Vec<Group> {
        vec![
            Group {
                key: "cards",
                title: "Cards",
                things: self.deck().cards().iter().map(label).collect(),
                uses: &["dealt", "laid in the first row", "stopped at", "lost to an attack"],
            },
            Group {
                key: "powers",
                title: "Powers",
                things: WORDS.map(str::to_owned).into(),
                uses: &["dealt", "laid in the first row", "used"],
            },
            Group {
                key: "rolls",
                title: "After a roll",
                things: ["stop", "roll again"].map(str::to_owned).into(),
                uses: &["chosen"],
            },
        ]
    }

    fn decided(&self, _position: &Position, seat: Seat, action: Action, facts: &mut Facts) {
        match action {
            Action::Stop => facts.used(ROLLS, 0, 0, seat),
            Action::Reroll => facts.used(ROLLS, 1, 0, seat),
            _ => {}
        }
    }

    fn happened(&self, _position: &Position, event: &Event, facts: &mut Facts) {
        match event {
            Event::Dealt { seat, card: Some(card) } => card_used(self, *card, DEALT, *seat, facts),
            Event::RowsRevealed { rows } => {
                for (seat, row) in Seat::all(self.seats()).zip(rows) {
                    for card in row {
                        card_used(self, *card, PICKED, seat, facts);
                    }
                }
            }
            Event::TurnBegan { seat, .. } => facts.turn(*seat),
            Event::Stopped { seat, at: Some(card), .. } => {
                facts.used(CARDS, card.card().into(), STOPPED_AT, *seat);
                let powers = &self.deck().cards()[usize::from(card.card())].powers;
                for (_, power) in powers.iter().filter(|(trigger, _)| *trigger == Trigger::Stopped) {
                    facts.used(POWERS, word(*power), USED, *seat);
                }
            }
            Event::Passed { seat, power, .. } | Event::Unseen { seat, power, .. } => {
                facts.used(POWERS, word(*power), USED, *seat);
            }
            Event::Lost { target, card, .. } => facts.used(CARDS, card.card().into(), LOST, *target),
            _ => {}
        }
    }

    fn standing(&self, position: &Position, seat: Seat) -> Option<i64> {
        Some(self.health(position, seat).into())
    }

    fn ending(&self, position: &Position, _outcome: &Outcome) -> usize {
        let full = |seat: Seat| !position.hand(seat).is_empty();
        usize::from(position.turn >= LAST_TURN && Seat::all(self.seats()).all(full))
    }

    fn allows(&self, restriction: usize, _view: &View, action: Action) -> bool {
        action != [Action::Reroll, Action::Stop][restriction]
    }
}

/// Notes what happened to a card and to each of its powers.
fn card_used(game: &FollyAndFortune, card: CardName, usage: usize, seat: Seat, facts: &mut Facts) {
    let number = usize::from(card.card());
    facts.used(CARDS, number, usage, seat);
    for (_, power) in &game.deck().cards()[number].powers {
        facts.used(POWERS, word(*power), usage, seat);
    }
}

fn word(power: Power) -> usize {
    WORDS.iter().position(|word| *word == power.word()).expect("every power has a word")
}

/// A card with what stands on it: `B02 (1/5) stopped:add 1`, the number before the health.
fn label(card: &Card) -> String {
    let power = |(trigger, power): &(Trigger, Power)| match power {
        Power::None => "none".to_owned(),
        _ => format!("{}:{power}", trigger.word()),
    };
    let powers: Vec<String> = card.powers.iter().map(power).collect();
    format!("{} ({}/{}) {}", card.name.text(), card.number, card.health, powers.join("; "))
}
