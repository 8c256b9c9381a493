//! The middle of the table: the match, what it is worth, and what holds while it lies there.

use bearcade_core::Viewer;
use bearcade_narrate::hold_my_bear::{animal_help, animal_text, match_outlook, match_title, sport_text};
use bearcade_narrate::{Narrate as _, arg};
use bearcade_table::games::hold_my_bear::{Action, Animal, Due, HoldMyBear, MatchView};
use maud::{Markup, html};

use super::super::Sight;
use super::super::parts::action_button;
use super::cards::{face, lying};
use crate::art::figure;

/// The match with its owner, sports and numbers.
pub(super) fn draw(game: &HoldMyBear, sight: &Sight<HoldMyBear>) -> Markup {
    let Sight { view, teller, .. } = *sight;
    html! {
        section.hb-table aria-labelledby="hb-match" {
            h2.hb-match #hb-match { (match_title(view, teller)) }
            @if let Some(table) = &view.table {
                ul.hb-played {
                    @for (place, &card) in table.cards.iter().enumerate() {
                        li data-press={ "table " (card) } {
                            @let back = Action::Back(card);
                            @if sight.legal.contains(&back) && !table.cards[..place].contains(&card) {
                                @let name = game.action(view, back, teller);
                                (action_button(game, back, "hb-take", &name, &face(card, teller)))
                            } @else {
                                (lying(card, teller))
                            }
                        }
                    }
                }
                (numbers(table, sight))
            }
            @if let Some([outlook, _]) = match_outlook(view, teller) { p.hb-outlook { (outlook) } }
            (in_force(sight))
        }
    }
}

/// What there is to beat, in large figures.
fn numbers(table: &MatchView, sight: &Sight<HoldMyBear>) -> Markup {
    let teller = sight.teller;
    let words = teller.words;
    let named = table.name.filter(|&name| name != Animal::Bear);
    html! {
        dl.hb-numbers {
            div { dt { (words.text("hb-page-sport")) } dd.hb-sports { @for &sport in &table.sports { span title=(sport_text(sport, teller)) { (figure(sport.name())) } } span.spoken { (words.list(&table.sports.iter().map(|&sport| sport_text(sport, teller)).collect::<Vec<_>>())) } } }
            div { dt { (words.text("hb-page-count")) } dd { (table.count) } }
            div { dt { (words.text("hb-page-total")) } dd { (table.total) } }
            div { dt { (words.text("hb-page-bears")) } dd { (table.bears) } }
        }
        @if let Some(name) = named {
            p.hb-quiet { (words.say("hb-page-counts-as", &[arg("animal", animal_text(name, teller))])) }
        }
    }
}

/// The powers and bans that hold now, as pictures with words.
fn in_force(sight: &Sight<HoldMyBear>) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let words = teller.words;
    if view.due == Due::Nothing {
        return html! {};
    }
    let seat = match sight.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Watcher | Viewer::Omniscient => None,
    };
    let player = seat.map(|seat| &view.players[seat.index()]);
    let hand = player.and_then(|player| player.hand.as_deref()).unwrap_or_default();
    let mut bans: Vec<u8> = hand.iter().filter(|card| card.is_bear()).map(|card| card.number()).collect();
    bans.dedup();
    let lies = |animal: Animal| {
        view.table.as_ref().is_some_and(|table| table.cards.iter().any(|card| card.animal() == animal))
    };
    let at_work = [Animal::Fish, Animal::Sheep].into_iter().filter(|&animal| lies(animal));
    html! {
        ul.hb-force aria-label=(words.text("hb-page-in-force")) {
            @if !bans.is_empty() {
                li.hb-bad { (figure("bear")) (words.text("hb-page-no-win")) }
            }
            @for number in &bans {
                li.hb-bad { (figure("bear")) s aria-hidden="true" { (number) } (words.say("hb-page-ban", &[arg("number", *number)])) }
            }
            @if player.is_some_and(|player| player.beaver) {
                li.hb-bad { (figure("beaver")) (words.text("hb-page-you-must-give")) }
            }
            @if view.must_play {
                li { (figure(if lies(Animal::Rabbit) { "rabbit" } else { "bear" })) (words.text("hb-must-play")) }
            }
            @for animal in at_work { li { (figure(animal.name())) (animal_help(animal, teller)) } }
            @if view.quiet > 0 {
                li { (words.say("hb-last-quiet", &[arg("n", view.quiet)])) }
            }
        }
    }
}

/// The animals of this game with their sports and powers.
pub(super) fn animals(sight: &Sight<HoldMyBear>) -> Markup {
    let Sight { view, teller, .. } = *sight;
    html! {
        details.hb-animals {
            summary { (teller.words.text("hb-key-animals")) }
            ul {
                @for &animal in &view.animals {
                    li {
                        (figure(animal.name()))
                        p {
                            strong { (animal_text(animal, teller)) } ", " (sport_text(animal, teller)) ". "
                            (animal_help(animal, teller))
                        }
                    }
                }
            }
        }
    }
}
