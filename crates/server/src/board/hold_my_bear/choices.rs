//! What a decision is composed of, beside the cards that are ticked.

use bearcade_core::{Game as _, Seat};
use bearcade_narrate::Narrate as _;
use bearcade_narrate::hold_my_bear::animal_text;
use bearcade_table::games::hold_my_bear::{Action, Card, Due, HoldMyBear};
use maud::{Markup, html};

use super::super::Sight;
use super::super::parts::id_of;
use super::seats::other_seats;
use crate::art::figure;

/// Plays the ticked cards, or gives them away.
pub(super) fn play_or_give(game: &HoldMyBear, sight: &Sight<HoldMyBear>, seat: Seat) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let words = teller.words;
    let player = &view.players[seat.index()];
    let hand = player.hand.as_deref().unwrap_or_default();
    let plays = view.due == Due::Answer || !player.beaver; // HB-28
    let gives = view.due == Due::Turn && sight.legal.iter().any(|action| matches!(action, Action::Give(_)));
    let acting = hand.iter().filter(|card| card.animal().acts_when_given()).count();
    let receiver = |name: &str, label: &str| {
        html! {
            label {
                (words.text(label))
                select id=(name) name=(name) {
                    @for other in other_seats(game, seat) { option value=(other) { (teller.name(other)) } }
                }
            }
        }
    };
    html! {
        p.hint { (words.text("hb-page-tick")) }
        @if plays {
            div.hb-compose {
                @if hand.iter().any(|card: &Card| card.is_bear()) {
                    label {
                        (words.text("site-play-as"))
                        select #as name="as" {
                            option value="" { (words.text("site-nothing")) }
                            @for &animal in &view.animals {
                                option value=(animal.name()) { (animal_text(animal, teller)) }
                            }
                        }
                    }
                }
                button #do-play name="do" value="play" { (words.text("site-play-cards")) }
            }
            // Filled in while cards are ticked.
            p #validity.validity data-validity {}
        }
        @if gives {
            details.hb-give open[!plays] {
                summary { (words.text("site-give-cards")) }
                div.hb-compose {
                    (receiver("first-to", "hb-page-first-to"))
                    @if hand.len() > 1 { (receiver("second-to", "hb-page-second-to")) }
                    @if acting > 1 {
                        label {
                            input #second-first type="checkbox" name="second-first" value="on";
                            (words.text("hb-page-second-first"))
                        }
                    }
                    button #do-give.quiet name="do" value="give" { (words.text("hb-page-give")) }
                }
            }
        }
    }
}

/// HB-24: an animal to be counted.
pub(super) fn name_animal(game: &HoldMyBear, sight: &Sight<HoldMyBear>) -> Markup {
    html! {
        ul.hb-choose {
            @for &action in sight.legal {
                @if let Action::Name(animal) = action {
                    li {
                        button.quiet id=(id_of(&game.action_text(action))) name="action" value=(game.action_text(action)) {
                            (figure(animal.name())) " " (game.action(sight.view, action, sight.teller))
                        }
                    }
                }
            }
        }
    }
}

/// HB-25: whom to ask for which card.
pub(super) fn ask(game: &HoldMyBear, sight: &Sight<HoldMyBear>, seat: Seat) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let words = teller.words;
    html! {
        fieldset.hb-compose {
            legend { (words.text("hb-page-ask")) }
            label {
                (words.text("hb-page-whom"))
                select #whom name="whom" {
                    @for other in other_seats(game, seat) { option value=(other) { (teller.name(other)) } }
                }
            }
            label {
                (words.text("hb-page-animal"))
                select #animal name="animal" {
                    @for &animal in &view.animals { option value=(animal.name()) { (animal_text(animal, teller)) } }
                }
            }
            label {
                (words.text("hb-page-number"))
                select #number name="number" { @for number in 1..=5 { option value=(number) { (number) } } }
            }
            button #do-ask name="do" value="ask" { (words.text("hb-page-ask")) }
        }
    }
}
