//! Folly & Fortune in words. A card in a hand is said with its number, a card in a row without: there only health and
//! powers count.

mod advice;
mod cards;
mod choices;
mod coach;
mod events;
mod status;

use bearcade_core::{Rule, Seat};
use bearcade_games::folly_and_fortune::{Action, Event, FollyAndFortune, View, refusal};

use crate::{Key, KeyDoes, Narrate, Said, Teller};

pub use cards::{PowerWords, card_powers, hand_card, power_words, row_card};

impl Narrate for FollyAndFortune {
    const PREFIX: &'static str = "ff";
    const KEYS: &'static [Key] = &[
        Key { key: 'x', does: KeyDoes::Act("stop"), label: "ff-action-stop" },
        Key { key: 'n', does: KeyDoes::Act("reroll"), label: "ff-action-reroll" },
        Key { key: 's', does: KeyDoes::Tell("status"), label: "ff-key-status" },
        Key { key: 't', does: KeyDoes::Tell("turn"), label: "ff-key-turn" },
        Key { key: 'v', does: KeyDoes::Tell("value"), label: "ff-key-value" },
        Key { key: 'r', does: KeyDoes::Tell("rows"), label: "ff-key-rows" },
        Key { key: 'c', does: KeyDoes::Tell("cards"), label: "ff-key-cards" },
        Key { key: 'd', does: KeyDoes::Tell("deck"), label: "ff-key-deck" },
        Key { key: 'p', does: KeyDoes::Tell("powers"), label: "ff-key-powers" },
    ];
    const REFUSALS: &'static [Rule] = refusal::ALL;

    fn tell(&self, event: &Event, teller: &Teller) -> Option<Said> {
        events::tell(self, event, teller)
    }

    fn ask(&self, view: &View, seat: Seat, teller: &Teller) -> String {
        choices::ask(self, view, seat, teller)
    }

    fn action(&self, view: &View, action: Action, teller: &Teller) -> String {
        choices::action(self, view, action, teller)
    }

    fn why(&self, view: &View, seat: Seat, action: Action, teller: &Teller) -> Option<String> {
        advice::why(self, view, seat, action, teller)
    }

    fn coach(&self, view: &View, seat: Seat, _legal: &[Action], teller: &Teller) -> String {
        coach::line(self, view, seat, teller)
    }

    fn ask_chance(&self, view: &View, _name: &str, teller: &Teller) -> String {
        choices::ask_chance(self, view, teller)
    }

    fn answer(&self, view: &View, topic: &str, teller: &Teller) -> String {
        status::answer(self, view, topic, teller)
    }
}
