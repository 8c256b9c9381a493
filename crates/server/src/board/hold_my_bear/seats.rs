//! The players: the others with what is known of their cards, and the reader's own hand.

use bearcade_core::{Game as _, Seat, Viewer};
use bearcade_narrate::hold_my_bear::{hand_title, number_text, sport_text};
use bearcade_narrate::{Narrate as _, Teller, arg};
use bearcade_table::games::hold_my_bear::{Action, Card, Due, HoldMyBear, PlayerView};
use maud::{Markup, html};

use super::super::parts::{FACE_DOWN, action_button, around, player_name};
use super::super::{MOVE_FORM, Sight};
use super::cards::{card_name, face, is_banned, small};
use crate::art::figure;

/// The other players, in the order of play after the reader.
pub(super) fn others(game: &HoldMyBear, sight: &Sight<HoldMyBear>) -> Markup {
    let own = |seat: Seat| sight.viewer == Viewer::Seat(seat);
    html! {
        ol.hb-seats aria-label=(sight.teller.words.text("hb-page-players")) {
            @for seat in around(game, sight.viewer).into_iter().filter(|&seat| !own(seat)) { (other(game, sight, seat)) }
        }
    }
}

fn other(game: &HoldMyBear, sight: &Sight<HoldMyBear>, seat: Seat) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let player = &view.players[seat.index()];
    let seen = player.hand.as_ref().unwrap_or(&player.known);
    let unseen = usize::from(player.cards).saturating_sub(seen.len());
    html! {
        li.hb-seat .hb-moves[view.to_decide == Some(seat)] data-press={ "seat " (seat) } {
            p.hb-who {
                strong { (player_name(seat, teller)) }
                span.hb-quiet { (number_text(player.cards, teller)) }
            }
            (signs(sight, seat, player))
            @if !seen.is_empty() {
                ul.hb-cards aria-label=(teller.words.text("hb-page-known")) {
                    @for &card in seen { (small(card, teller)) }
                }
            }
            @if unseen > 0 { div.hb-fan aria-hidden="true" { @for _ in 0..unseen { span.hb-back data-piece=(FACE_DOWN) {} } } }
            @if sight.legal.contains(&Action::Rob(seat)) {
                @let name = game.action(view, Action::Rob(seat), teller);
                (action_button(game, Action::Rob(seat), "hb-do", &name, &html! { (name) }))
            }
        }
    }
}

/// Who is to move, who owns the match, whom a beaver has got.
fn signs(sight: &Sight<HoldMyBear>, seat: Seat, player: &PlayerView) -> Markup {
    let Sight { view, teller, is_over, .. } = *sight;
    let words = teller.words;
    let owns = view.table.as_ref().is_some_and(|table| table.owner == Some(seat));
    html! {
        ul.hb-signs {
            @if view.winner == Some(seat) { li.hb-good { (words.text("hb-page-won")) } }
            @if view.to_decide == Some(seat) && !is_over { li.hb-turn { (words.text("hb-page-to-move")) } }
            @if owns { li.hb-owner { (words.text("hb-page-owner")) } }
            @if player.beaver { li.hb-bad { (figure("beaver")) (words.text("hb-page-must-give")) } }
        }
    }
}

/// The reader's cards. On a turn they are ticked; where one is asked for, they are buttons.
pub(super) fn own_hand(game: &HoldMyBear, sight: &Sight<HoldMyBear>) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let Viewer::Seat(seat) = sight.viewer else { return html! {} };
    let player = &view.players[seat.index()];
    let hand = player.hand.as_deref().unwrap_or_default();
    let ticks = !sight.legal.is_empty() && matches!(view.due, Due::Turn | Due::Answer);
    html! {
        section.hb-own .hb-moves[view.to_decide == Some(seat)] aria-labelledby="hb-own" {
            p.hb-who #hb-own { strong { (player_name(seat, teller)) } " " span.hb-quiet { (hand_title(view, seat, teller)) } }
            (signs(sight, seat, player))
            ul.hb-hand {
                @for (place, &card) in hand.iter().enumerate() {
                    li data-press={ "hand " (card) } {
                        @let asked = asked(sight, hand, place);
                        @if let Some(action) = asked {
                            @let name = game.action(view, action, teller);
                            (action_button(game, action, "hb-take", &name, &face(card, teller)))
                        } @else if ticks {
                            (tick(card, hand, place, teller))
                        } @else {
                            span.hb-pick .hb-banned[is_banned(card, hand)] title=(says(card, hand, teller)) { (face(card, teller)) }
                            span.spoken { (says(card, hand, teller)) }
                        }
                    }
                }
            }
        }
    }
}

/// The action that handing this card over is, if it is asked for; of equal cards the first will do.
fn asked(sight: &Sight<HoldMyBear>, hand: &[Card], place: usize) -> Option<Action> {
    let card = hand[place];
    let is_first = !hand[..place].contains(&card);
    let actions = [Action::Bear(card), Action::Return(card)];
    actions.into_iter().find(|action| is_first && sight.legal.contains(action))
}

/// A card to tick. Equal cards are told apart by how many of them come before.
fn tick(card: Card, hand: &[Card], place: usize, teller: &Teller) -> Markup {
    let copy = hand[..place].iter().filter(|&&other| other == card).count();
    let name = says(card, hand, teller);
    html! {
        label.hb-pick .hb-banned[is_banned(card, hand)] title=(name) {
            input #{ "card-" (card) "-" (copy) } type="checkbox" name="card" value=(card) form=(MOVE_FORM) aria-label=(name);
            (face(card, teller))
        }
    }
}

fn says(card: Card, hand: &[Card], teller: &Teller) -> String {
    let name = arg("card", card_name(card, teller));
    if is_banned(card, hand) {
        return teller.words.say("hb-page-card-banned", &[name, arg("number", card.number())]);
    }
    teller.words.say("hb-page-card", &[name, arg("sport", sport_text(card.animal(), teller))])
}

/// Everybody but one seat.
pub(super) fn other_seats(game: &HoldMyBear, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(game.seats()).filter(move |&other| other != seat)
}
