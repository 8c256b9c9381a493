//! Hold My Bear in words.

mod advice;
mod answers;
mod board;
mod coach;
mod events;
mod judge;
mod naming;

use bearcade_core::{Rule, Seat};
use bearcade_games::hold_my_bear::{Action, Due, Event, HoldMyBear, View, Worth, refusal};

pub use board::{
    card_remark, hand_title, kinds_text, match_numbers, match_outlook, match_title, names_remark, number_text,
    play_label, turn_question,
};
pub use judge::judge_text;
pub use naming::{animal_help, animal_text, sport_text};

use crate::{Arg, Key, KeyDoes, Narrate, Said, Teller, arg};
use naming::{card_text, gifts_text, match_text, plural, set_text, sports_text, worth_text};

impl Narrate for HoldMyBear {
    const PREFIX: &'static str = "hb";
    const KEYS: &'static [Key] = &[
        Key { key: 's', does: KeyDoes::Tell("status"), label: "hb-key-status" },
        Key { key: 't', does: KeyDoes::Tell("turn"), label: "hb-key-turn" },
        Key { key: 'm', does: KeyDoes::Tell("match"), label: "hb-key-match" },
        Key { key: 'c', does: KeyDoes::Tell("hand"), label: "hb-key-hand" },
        Key { key: 'o', does: KeyDoes::Tell("others"), label: "hb-key-others" },
        Key { key: 'l', does: KeyDoes::Tell("last"), label: "hb-key-last" },
        Key { key: 'a', does: KeyDoes::Tell("animals"), label: "hb-key-animals" },
        Key { key: 'g', does: KeyDoes::Tell("gone"), label: "hb-key-gone" },
        Key { key: 'f', does: KeyDoes::Tell("facts"), label: "hb-key-facts" },
    ];
    const REFUSALS: &'static [Rule] = refusal::ALL;

    fn tell(&self, event: &Event, teller: &Teller) -> Option<Said> {
        events::tell(event, teller)
    }

    fn ask(&self, view: &View, seat: Seat, teller: &Teller) -> String {
        let player = &view.players[seat.index()];
        let n = || arg("n", player.cards.min(2));
        match view.due {
            Due::Turn if player.beaver => teller.words.say("hb-ask-beaver", &[n()]),
            Due::Turn => {
                let [cards, worth] = to_beat(view, teller);
                let id = if view.must_play { "hb-ask-must" } else { "hb-ask-turn" };
                teller.words.say(id, &[cards, worth, n()])
            }
            Due::Answer => {
                let owner = view.table.as_ref().and_then(|table| table.owner).expect("somebody put the bear down");
                let [cards, worth] = to_beat(view, teller);
                teller.words.say("hb-ask-answer", &[arg("name", teller.name(owner)), cards, worth])
            }
            Due::Bear => teller.words.text("hb-ask-bear"),
            Due::Rob => teller.words.say("hb-ask-rob", &[arg("n", view.robberies)]),
            Due::Back => teller.words.text("hb-ask-back"),
            Due::Name => teller.words.text("hb-ask-name"),
            Due::Ask => teller.words.text("hb-ask-ask"),
            Due::Return => teller.words.say("hb-ask-return", &gift_due(view, teller)),
            Due::Bison => teller.words.say("hb-ask-bison", &gift_due(view, teller)),
            Due::Deal | Due::Steal | Due::Nothing => answers::turn(view, teller),
        }
    }

    fn action(&self, view: &View, action: Action, teller: &Teller) -> String {
        let words = teller.words;
        let about_card = |id, card| words.say(id, &[arg("card", card_text(card, teller))]);
        match action {
            Action::Play(cards, name) => {
                let worth = Worth::of(cards, name);
                let arguments = [
                    arg("cards", set_text(&Vec::from(cards), name, teller)),
                    arg("sports", sports_text(worth.majority.iter(), teller)),
                    arg("total", worth.total),
                ];
                words.say("hb-action-play", &arguments)
            }
            Action::Give(gifts) => {
                let gifts: Vec<_> = gifts.iter().collect();
                words.say("hb-action-give", &[arg("gifts", gifts_text(&gifts, teller))])
            }
            Action::Bear(card) if view.due == Due::Bison => about_card("hb-action-hand-over", card),
            Action::Bear(card) => about_card("hb-action-put", card),
            Action::Rob(seat) => {
                let cards = view.players[seat.index()].cards;
                words.say("hb-action-rob", &[arg("name", teller.name(seat)), arg("cards", cards)])
            }
            Action::Back(card) => about_card("hb-action-back", card),
            Action::Name(animal) => words.say("hb-action-name", &[arg("animals", plural(animal, teller))]),
            Action::Ask(seat, card) => {
                words.say("hb-action-ask", &[arg("name", teller.name(seat)), arg("card", card_text(card, teller))])
            }
            Action::Return(card) => about_card("hb-action-return", card),
        }
    }

    fn why(&self, view: &View, seat: Seat, action: Action, teller: &Teller) -> Option<String> {
        advice::why(view, seat, action, teller)
    }

    fn coach(&self, view: &View, seat: Seat, legal: &[Action], teller: &Teller) -> String {
        coach::line(view, seat, legal, teller)
    }

    fn ask_chance(&self, view: &View, _name: &str, teller: &Teller) -> String {
        if let Some(theft) = view.theft {
            let (thief, victim) = (arg("name", teller.name(theft.thief)), arg("to", teller.name(theft.victim)));
            return match (teller.is_you(theft.thief), teller.is_you(theft.victim)) {
                (true, _) => teller.words.say("hb-chance-steal-you-other", &[victim]),
                (_, true) => teller.words.say("hb-chance-steal-other-you", &[thief]),
                _ => teller.words.say("hb-chance-steal-other-other", &[thief, victim]),
            };
        }
        if view.table.is_none() {
            let animals: Vec<&str> = view.animals.iter().map(|animal| animal.name()).collect();
            return teller.words.say("hb-chance-first", &[arg("animals", animals.join(", "))]);
        }
        // HB-3: the cards go round from the first seat.
        let dealt: usize = view.players.iter().map(|player| usize::from(player.cards)).sum();
        let seat = Seat::new((dealt % view.players.len()) as u8);
        teller.text_about("hb-chance-deal", seat, &[])
    }

    fn answer(&self, view: &View, topic: &str, teller: &Teller) -> String {
        match topic {
            "turn" => answers::turn(view, teller),
            "match" => answers::the_match(view, teller),
            "hand" => answers::hand(view, teller),
            "others" => answers::others(view, teller),
            "last" => answers::last(view, teller),
            "animals" => answers::animals(view, teller),
            "gone" => answers::gone(view, teller),
            "facts" => answers::facts(view, teller),
            _ => answers::status(view, teller),
        }
    }
}

/// HB-2: what is odd about a selection of animals, though allowed.
pub fn warning_text(warning: &Rule, teller: &Teller) -> String {
    let apes = *warning == refusal::IDLE_APES;
    teller.words.text(if apes { "hb-warning-idle-apes" } else { "hb-warning-idle-squids" })
}

/// The match that is to be beaten: its cards and what they are worth.
fn to_beat<'a>(view: &View, teller: &Teller) -> [Arg<'a>; 2] {
    let table = view.table.as_ref().expect("there is a match from the first card on");
    [arg("cards", match_text(table, teller)), arg("worth", worth_text(table, teller))]
}

/// The gift that wants something back, and who gave it.
fn gift_due<'a>(view: &View, teller: &Teller<'a>) -> [Arg<'a>; 2] {
    let gift = view.given.first().expect("a gift is being answered");
    let giver = view.turn.expect("the giver's turn is not over");
    [arg("name", teller.name(giver)), arg("card", card_text(gift.card, teller))]
}
