//! Hold My Bear has thousands of plays and gifts: they are composed by ticking cards, never listed.

use bearcade_core::{Game as _, Seat, Viewer};
use bearcade_narrate::hold_my_bear::{animal_text, play_label};
use bearcade_table::games::hold_my_bear::{Card, Cards, Due, HoldMyBear};
use maud::{Markup, html};

use super::{Board, Fields, Sight, field, list, values};

impl Board for HoldMyBear {
    fn choices(&self, sight: &Sight<Self>) -> Markup {
        let Sight { view, teller, .. } = *sight;
        let Viewer::Seat(seat) = sight.viewer else { return html! {} };
        if !matches!(view.due, Due::Turn | Due::Answer) {
            return list(self, sight);
        }
        let hand = view.players[seat.index()].hand.as_deref().unwrap_or_default();
        let card = |card: Card| play_label(Cards::one(card), None, teller);
        let words = teller.words;
        let pick = |name: &str, label: &str| {
            html! {
                label for=(name) { (words.text(label)) }
                select id=(name) name=(name) {
                    option value="" { (words.text("site-nothing")) }
                    @for &held in hand { option value=(held) { (card(held)) } }
                }
            }
        };
        let whom = |name: &str| {
            html! {
                label for=(name) { (words.text("site-give-to")) }
                select id=(name) name=(name) {
                    @for other in Seat::all(self.seats()).filter(|&other| other != seat) {
                        option value=(other) { (teller.name(other)) }
                    }
                }
            }
        };
        html! {
            fieldset {
                legend { (words.text("site-play-cards")) }
                @for &held in hand {
                    label { input type="checkbox" name="card" value=(held); (card(held)) }
                }
                label for="as" { (words.text("site-play-as")) }
                select #as name="as" {
                    option value="" { (words.text("site-nothing")) }
                    @for &animal in &view.animals { option value=(animal.name()) { (animal_text(animal, teller)) } }
                }
                button name="do" value="play" { (words.text("site-play-cards")) }
            }
            @if view.due == Due::Turn {
                fieldset {
                    legend { (words.text("site-give-cards")) }
                    p { (pick("first", "site-give-card")) " " (whom("first-to")) }
                    @if hand.len() > 1 {
                        p { (pick("second", "site-give-second")) " " (whom("second-to")) }
                    }
                    button name="do" value="give" { (words.text("site-give-cards")) }
                }
            }
        }
    }

    fn compose(fields: &Fields) -> Option<String> {
        let given = |name: &str| field(fields, name).filter(|value| !value.is_empty());
        match given("do") {
            Some("play") => {
                let cards: Vec<&str> = values(fields, "card").collect();
                let name = given("as").map(|animal| format!(" as {animal}")).unwrap_or_default();
                Some(format!("play {}{name}", cards.join(" ")))
            }
            Some("give") => {
                let gift = |card: &str, to: &str| Some(format!(" {}>{}", given(card)?, given(to)?));
                let gifts = [gift("first", "first-to"), gift("second", "second-to")];
                Some(format!("give{}", gifts.into_iter().flatten().collect::<String>()))
            }
            _ => given("action").map(str::to_owned),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compose(fields: &[(&str, &str)]) -> Option<String> {
        let fields: Vec<_> = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        HoldMyBear::compose(&fields)
    }

    #[test]
    fn ticked_cards_become_an_action() {
        let play = [("do", "play"), ("card", "cat1"), ("card", "cat2"), ("as", "")];
        assert_eq!(compose(&play).as_deref(), Some("play cat1 cat2"));
        assert_eq!(compose(&[("do", "play"), ("card", "bear1"), ("as", "dog")]).as_deref(), Some("play bear1 as dog"));
        let give = [("do", "give"), ("first", "cat1"), ("first-to", "2"), ("second", ""), ("second-to", "0")];
        assert_eq!(compose(&give).as_deref(), Some("give cat1>2"));
        assert_eq!(compose(&[("action", "rob 2")]).as_deref(), Some("rob 2"));
        assert_eq!(compose(&[]), None);
    }
}
