//! Cards: hearts for their health, signs and words for their powers, and in a hand the number.

use bearcade_core::{Game as _, GameOptions as _, OptionValue, OptionValues, Viewer};
use bearcade_narrate::Words;
use bearcade_narrate::folly_and_fortune::{PowerWords, card_powers, hand_card, power_words, row_card};
use bearcade_table::games::folly_and_fortune::{Card, CardName, FollyAndFortune, Options, Power};
use maud::{Markup, html};

use super::super::Sight;
use super::super::parts::{around, figure};

/// A heart, a shield, and the back of a card.
pub(super) fn symbols() -> Markup {
    html! {
        svg.spoken aria-hidden="true" focusable="false" {
            symbol id="ff-heart" viewBox="0 0 20 20" {
                path d="M10 17.5C4 13 2 10 2 6.8 2 4.4 3.8 3 5.8 3 7.6 3 9.1 4 10 5.6 10.9 4 12.4 3 14.2 3c2 0 3.8 1.4 3.8 3.8 0 3.2-2 6.2-8 10.7z" fill="currentColor" {}
            }
            symbol id="ff-shield" viewBox="0 0 20 20" {
                path d="M10 1.5l7 2.5v5.5c0 4.4-3 7.4-7 9-4-1.6-7-4.6-7-9V4z" fill="currentColor" {}
            }
            symbol id="ff-die" viewBox="0 0 24 24" {
                rect x="2.5" y="2.5" width="19" height="19" rx="5" fill="currentColor" {}
                circle.ff-pip cx="8.5" cy="8.5" r="2" {}
                circle.ff-pip cx="15.5" cy="15.5" r="2" {}
                circle.ff-pip cx="12" cy="12" r="2" {}
            }
        }
    }
}

/// The card behind a name.
pub(super) fn card(game: &FollyAndFortune, name: CardName) -> &Card {
    &game.deck().cards()[usize::from(name.card())]
}

/// Health as hearts, with the number.
pub(super) fn hearts(health: u8) -> Markup {
    html! {
        span.ff-hearts {
            b data-drawn=(health) {}
            span { @for _ in 0..health { svg { use href="#ff-heart" {} } } }
        }
    }
}

/// A card as it lies in a row, where its number does not count. Of a card's picture only its name is text: that is what
/// somebody who speaks to the page would say. The rest is drawn by the style sheet, and told in the name of the button.
pub(super) fn row_face(card: &Card, words: &Words) -> Markup {
    html! { span.ff-card data-piece=(card.name.text()) aria-hidden="true" { (hearts(card.health)) (powers_of(card, words)) } }
}

/// A card of the die.
pub(super) fn hand_face(card: &Card, words: &Words) -> Markup {
    html! {
        span.ff-card.ff-die-card data-piece=(card.name.text()) aria-hidden="true" {
            span.ff-number data-drawn=(figure(card.number.into())) {}
            (hearts(card.health))
            (powers_of(card, words))
        }
    }
}

fn powers_of(card: &Card, words: &Words) -> Markup {
    html! {
        @for power in card_powers(words, card) {
            span.ff-sign data-drawn=(power.sign) {}
            span.ff-power data-drawn=(power.name) {}
        }
        span.ff-id { (card.name.text()) }
    }
}

/// What a card's powers do, for a tooltip.
pub(super) fn help(card: &Card, words: &Words) -> String {
    card_powers(words, card).into_iter().map(|power| power.help).collect::<Vec<_>>().join(" ")
}

/// A card of a row in words.
pub(super) fn in_row(game: &FollyAndFortune, name: CardName, shielded: bool, words: &Words) -> String {
    row_card(words, card(game, name), shielded)
}

/// A card of a hand in words.
pub(super) fn in_hand(game: &FollyAndFortune, name: CardName, words: &Words) -> String {
    hand_card(words, card(game, name))
}

/// What the cards in the rows and in the reader's hand do, in sentences: tooltips are not for every hand and ear.
pub(super) fn powers(game: &FollyAndFortune, sight: &Sight<FollyAndFortune>) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let words = teller.words;
    let hand = match sight.viewer {
        Viewer::Seat(seat) => view.players[seat.index()].hand.as_deref().unwrap_or_default(),
        Viewer::Watcher | Viewer::Omniscient => &[],
    };
    let own: Vec<CardName> = around(game, sight.viewer)
        .into_iter()
        .rev()
        .flat_map(|seat| &view.players[seat.index()].row)
        .chain(hand)
        .copied()
        .collect();
    html! {
        @if !own.is_empty() {
            details.ff-powers {
                summary { (words.text("ff-page-powers")) }
                dl {
                    @for name in own {
                        div { dt { (name.text()) } dd { (help(card(game, name), words)) } }
                    }
                }
            }
        }
    }
}

/// Every power once, with a card that has it: those of the base deck, and those that come with the superpowers.
pub(crate) fn gallery(words: &Words) -> [Markup; 2] {
    let options = OptionValues::from([("superpowers".to_owned(), OptionValue::Switch(true))]);
    let options = Options::from_values(&options).expect("an option of the game");
    let game = FollyAndFortune::new(options, 2).expect("two can play with superpowers");
    let mut cards: Vec<&Card> = game.deck().cards().iter().collect();
    // A card with one power shows it best.
    cards.sort_by_key(|card| card.powers.iter().filter(|(_, power)| *power != Power::None).count());
    let mut seen = Vec::new();
    let mut found: [Vec<(&Card, PowerWords)>; 2] = Default::default();
    for superpower in [false, true] {
        for &card in cards.iter().filter(|card| card.name.text().starts_with('S') == superpower) {
            for &(trigger, power) in &card.powers {
                let kind = (trigger, std::mem::discriminant(&power));
                if !seen.contains(&kind) {
                    seen.push(kind);
                    found[usize::from(superpower)].push((card, power_words(words, trigger, power)));
                }
            }
        }
    }
    found.map(|powers| {
        html! {
            ul.gallery {
                @for (card, power) in powers {
                    li {
                        (row_face(card, words))
                        div { h4 { span.ff-sign aria-hidden="true" { (power.sign) } " " (power.name) } p { (power.help) } }
                    }
                }
            }
        }
    })
}
