//! The reader's die, and the piles.

use bearcade_core::Viewer;
use bearcade_narrate::arg;
use bearcade_table::games::folly_and_fortune::{Action, CardName, FollyAndFortune};
use maud::{Markup, html};

use super::super::parts::{action_button, spoken};
use super::super::{MOVE_FORM, Sight};
use super::cards::{card, hand_face, help, in_hand, row_face};
use super::name;

/// The reader's cards: the die.
pub(super) fn draw(game: &FollyAndFortune, sight: &Sight<FollyAndFortune>) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let Viewer::Seat(seat) = sight.viewer else { return html! {} };
    let Some(hand) = view.players[seat.index()].hand.as_ref() else { return html! {} };
    html! {
        section.ff-hand aria-labelledby="ff-die-title" {
            h2.ff-title #ff-die-title { (teller.words.say("ff-board-die", &[arg("count", hand.len())])) }
            ul.ff-cards { @for &held in hand { (held_card(game, sight, held)) } }
        }
    }
}

fn held_card(game: &FollyAndFortune, sight: &Sight<FollyAndFortune>, held: CardName) -> Markup {
    let Sight { view, teller, legal, .. } = *sight;
    let words = teller.words;
    let number = held.card();
    let mine = view.to_move.is_some_and(|seat| teller.is_you(seat));
    let course = view.course.as_ref().filter(|_| mine);
    let rolled = course.is_some_and(|course| course.rolled == Some(held));
    let part = course.and_then(|course| course.part.as_ref()).and_then(|part| part.cards.as_ref());
    let left_out = part.is_some_and(|part| !part.contains(&held));
    let picked = view.players.iter().any(|player| player.pick.is_some_and(|pick| pick.contains(&held)));
    let takes = legal.iter().copied().find(|&action| match action {
        Action::Part(other) | Action::SwapDeck(other) | Action::DiscardHand(other) => other == number,
        _ => false,
    });
    let picks = legal.iter().any(|action| matches!(action, Action::Pick(left, _) if *left == number));
    let face = hand_face(card(game, held), words);
    let said = in_hand(game, held, words);
    html! {
        li.ff-held-card .ff-rolled[rolled] .ff-out[left_out] .ff-chosen[picked || part.is_some() && !left_out]
            data-press={ "hand " (held.text()) } title=(help(card(game, held), words)) {
            @if let Some(action) = takes {
                (action_button(game, action, "ff-pick ff-takes", &name(game, sight, action), &face))
            } @else {
                span.ff-pick { (face) }
                @if !picks { (spoken(&said)) }
            }
            @if rolled { span.ff-mark { (words.text("ff-page-rolled")) } }
            @if picked { span.ff-mark { (words.text("ff-page-for-row")) } }
            @if picks {
                div.ff-sides role="group" aria-label=(said) {
                    @for (field, label) in [("left", "ff-page-left"), ("right", "ff-page-right")] {
                        label {
                            input id={ (field) "-" (held.text()) } type="radio" name=(field) value=(held.text()) form=(MOVE_FORM);
                            span { (words.text(label)) }
                        }
                    }
                }
            }
        }
    }
}

/// The deck and the discard pile.
pub(super) fn piles(game: &FollyAndFortune, sight: &Sight<FollyAndFortune>) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let words = teller.words;
    html! {
        details.ff-piles {
            summary { (words.say("ff-board-piles", &[arg("deck", view.deck), arg("discard", view.discard.len())])) }
            p { (bearcade_narrate::Narrate::answer(game, view, "deck", teller)) }
            ul.ff-cards aria-hidden="true" {
                @for &gone in &view.discard { li { (row_face(card(game, gone), words)) } }
            }
        }
    }
}
