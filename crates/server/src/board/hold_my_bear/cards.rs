//! Cards, large and small, face up and face down.

use bearcade_narrate::hold_my_bear::{animal_text, sport_text};
use bearcade_narrate::{Teller, arg};
use bearcade_table::games::hold_my_bear::Card;
use maud::{Markup, html};

use super::super::parts::spoken;
use crate::art::figure;

/// "tiger 3".
pub(super) fn card_name(card: Card, teller: &Teller) -> String {
    teller.words.say("hb-card", &[arg("animal", animal_text(card.animal(), teller)), arg("number", card.number())])
}

/// A card's face: its number (drawn, so that the animal's name is the text on a button), its animal, the animal's name.
/// What it is called is said by what it lies on.
pub(super) fn face(card: Card, teller: &Teller) -> Markup {
    html! {
        span.hb-card .hb-bear[card.is_bear()] data-piece=(card) aria-hidden="true" {
            span.hb-number data-drawn=(card.number()) {}
            (figure(card.animal().name()))
            span.hb-animal { (animal_text(card.animal(), teller)) }
        }
    }
}

/// A card that only lies there.
pub(super) fn lying(card: Card, teller: &Teller) -> Markup {
    let title = format!("{}, {}", card_name(card, teller), sport_text(card.animal(), teller));
    html! { span title=(title) { (face(card, teller)) (spoken(&card_name(card, teller))) } }
}

/// A card of somebody's hand that one knows.
pub(super) fn small(card: Card, teller: &Teller) -> Markup {
    let name = card_name(card, teller);
    html! {
        li.hb-small .hb-bear[card.is_bear()] data-piece=(card) title=(name) {
            (figure(card.animal().name()))
            span aria-hidden="true" { (card.number()) }
            (spoken(&name))
        }
    }
}

/// Would a bear of this hand keep the card from being played (HB-18)?
pub(super) fn is_banned(card: Card, hand: &[Card]) -> bool {
    !card.is_bear() && hand.iter().any(|other| other.is_bear() && other.number() == card.number())
}
