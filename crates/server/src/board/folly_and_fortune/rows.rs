//! The players with their rows.

use bearcade_core::Seat;
use bearcade_narrate::arg;
use bearcade_table::games::folly_and_fortune::{Action, CardName, Due, End, FollyAndFortune, PlayerView};
use maud::{Markup, html};

use super::super::parts::{FACE_DOWN, action_button, player_name, spoken};
use super::super::{MOVE_FORM, Sight};
use super::cards::{card, hand_face, help, in_hand, in_row, row_face};
use super::name;

/// A player: name, health, cards in hand, what is known of them, and the row.
pub(super) fn player(game: &FollyAndFortune, sight: &Sight<FollyAndFortune>, seat: Seat) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let words = teller.words;
    let player = &view.players[seat.index()];
    let to_move = view.to_move == Some(seat) || view.to_move.is_none() && view.deciding.contains(&seat);
    let to_move = to_move && !sight.is_over;
    let attacked = view.course.as_ref().and_then(|course| course.attack.as_ref()).is_some_and(|it| it.target == seat);
    let counts = [arg("health", player.health), arg("cards", player.row.len()), arg("hand", player.hand_count)];
    // Cards that the viewer does not see lie together.
    let unseen = player.hand.is_none().then(|| player.hand_count.saturating_sub(player.known.len()));
    html! {
        li.ff-player .ff-own[teller.is_you(seat)] .ff-moves[to_move] .ff-attacked[attacked] data-press={ "seat " (seat) } {
            div.ff-about {
                p.ff-name { strong { (player_name(seat, teller)) } (signs(sight, seat, player, to_move)) }
                @if view.turn > 0 {
                    p.ff-total aria-hidden="true" { svg { use href="#ff-heart" {} } strong { (player.health) } }
                }
                p.ff-held aria-hidden="true" title=(words.text("ff-page-in-hand")) { svg data-piece=[unseen.map(|_| FACE_DOWN)] data-count=[unseen] { use href="#ff-die" {} } (player.hand_count) }
                (spoken(&teller.text_about("ff-board-player", seat, &counts)))
                @for action in [Action::Target(seat), Action::Look(seat)] {
                    @if sight.legal.contains(&action) {
                        @let name = name(game, sight, action);
                        (action_button(game, action, "ff-do", &name, &html! { (name) }))
                    }
                }
            }
            ol.ff-row {
                (edge(game, sight, seat, End::Left))
                @for (place, &card) in player.row.iter().enumerate() { (row_card(game, sight, seat, place as u8, card)) }
                (edge(game, sight, seat, End::Right))
            }
            @if !player.known.is_empty() && !teller.is_you(seat) && player.hand.is_none() {
                (shown(game, sight, "ff-page-known", &player.known))
            }
            @if let Some(hand) = player.hand.as_ref().filter(|hand| !hand.is_empty() && !teller.is_you(seat)) {
                (shown(game, sight, "ff-page-in-hand", hand))
            }
        }
    }
}

/// Cards of another's hand.
fn shown(game: &FollyAndFortune, sight: &Sight<FollyAndFortune>, title: &str, cards: &[CardName]) -> Markup {
    let words = sight.teller.words;
    html! {
        div.ff-known {
            span { (words.text(title)) }
            ul {
                @for &known in cards {
                    li title=(help(card(game, known), words)) {
                        (hand_face(card(game, known), words)) (spoken(&in_hand(game, known, words)))
                    }
                }
            }
        }
    }
}

/// Whose turn it is, who has picked, and what lasts until a player's next turn.
fn signs(sight: &Sight<FollyAndFortune>, seat: Seat, player: &PlayerView, to_move: bool) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let words = teller.words;
    let picking = view.due == Due::Pick;
    html! {
        @if picking && player.picked { span.ff-tag { (words.text("ff-board-picked")) } }
        @else if picking { span.ff-tag { (words.text("ff-board-choosing")) } }
        @else if to_move { span.ff-tag.ff-turn { (words.text("ff-page-to-move")) } }
        @if player.two_cards.is_some() {
            span.ff-tag { svg { use href="#ff-shield" {} } (teller.text_about("ff-row-two", seat, &[])) }
        }
        @if player.part_next { span.ff-tag { (teller.text_about("ff-hand-part-next", seat, &[])) } }
    }
}

/// The place at an end of the own row for a card that joins it.
fn edge(game: &FollyAndFortune, sight: &Sight<FollyAndFortune>, seat: Seat, end: End) -> Markup {
    let action = Action::End(end);
    let offered = sight.teller.is_you(seat) && sight.legal.contains(&action);
    html! {
        @if offered {
            li.ff-edge { (action_button(game, action, "ff-slot", &name(game, sight, action), &html! { "+" })) }
        }
    }
}

fn row_card(game: &FollyAndFortune, sight: &Sight<FollyAndFortune>, seat: Seat, place: u8, at: CardName) -> Markup {
    let Sight { view, teller, legal, .. } = *sight;
    let words = teller.words;
    let player = &view.players[seat.index()];
    let sideways = player.sideways.contains(&at);
    let course = view.course.as_ref();
    let moves = view.to_move == Some(seat);
    let in_charge = moves && course.is_some_and(|course| course.in_charge == Some(at));
    let target = course.and_then(|course| course.attack.as_ref()).map(|attack| attack.target);
    let own = teller.is_you(seat);
    let takes = legal.iter().copied().find(|&action| match action {
        Action::DiscardOne(at) | Action::DiscardRow(at) => own && at == place,
        Action::RemoveFrom(whose, at) => whose == seat && at == place,
        Action::Remove(at) => target == Some(seat) && at == place,
        _ => false,
    });
    let said = words_at(game, sight, seat, place, at, in_charge);
    let face = html! {
        (row_face(card(game, at), words))
        @if sideways { svg.ff-shielded aria-hidden="true" { use href="#ff-shield" {} } }
        @if in_charge { span.ff-arrow aria-hidden="true" data-drawn=(words.text("ff-page-in-charge")) {} }
    };
    let named = |action| {
        let name = name(game, sight, action);
        if in_charge { format!("{name}, {}", words.text("ff-page-in-charge")) } else { name }
    };
    html! {
        li.ff-place .ff-charge[in_charge] .ff-sideways[sideways] data-press={ "row " (seat) " " (place) } title=(help(card(game, at), words)) {
            @if let Some(action) = takes {
                (action_button(game, action, "ff-pick ff-takes", &named(action), &face))
            } @else if let Some((kind, field, value)) = choice(sight, seat, place) {
                label.ff-pick {
                    input id={ (field) "-" (seat) "-" (place + 1) } type=(kind) name=(field) value=(value) form=(MOVE_FORM) aria-label=(said);
                    (face)
                }
            } @else {
                span.ff-pick { (face) }
                (spoken(&said))
            }
        }
    }
}

/// What a card of a row is called.
fn words_at(
    game: &FollyAndFortune,
    sight: &Sight<FollyAndFortune>,
    seat: Seat,
    place: u8,
    at: CardName,
    in_charge: bool,
) -> String {
    let Sight { view, teller, .. } = *sight;
    let sideways = view.players[seat.index()].sideways.contains(&at);
    let shielded = sideways && game.deck().shielding().contains(at.card());
    let card = arg("card", in_row(game, at, shielded, teller.words));
    let said = teller.text_about("ff-board-place", seat, &[arg("place", place + 1), card]);
    if in_charge { format!("{said}, {}", teller.words.text("ff-page-in-charge")) } else { said }
}

/// The field that a card of a row is chosen by, where two cards make an action.
fn choice(sight: &Sight<FollyAndFortune>, seat: Seat, place: u8) -> Option<(&'static str, &'static str, String)> {
    let own = sight.teller.is_you(seat);
    sight.legal.iter().find_map(|&action| match action {
        Action::DiscardTwo(one, two) | Action::SwapInRow(one, two) if own && (one == place || two == place) => {
            Some(("checkbox", "place", (place + 1).to_string()))
        }
        Action::SwapRows(mine, ..) if own && mine == place => Some(("radio", "own", (place + 1).to_string())),
        Action::SwapRows(_, whose, theirs) if whose == seat && theirs == place => {
            Some(("radio", "other", format!("{seat} {}", place + 1)))
        }
        _ => None,
    })
}
