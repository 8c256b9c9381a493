//! Cubs: gut feeling, in points. They see the card that lies there, not what comes after it.

use bearcade_core::Seat;
use bearcade_games::folly_and_fortune::{Action, CardName, FollyAndFortune, View};

use crate::Seen;

/// A cub is content with a number above this, whatever the card in charge makes of it.
const CONTENT: i64 = 3;
/// A card with a number below this is not worth keeping in the hand.
const SMALL: i64 = 3;

/// What an action feels like. Whom to attack and where to add a card feel the same to a cub.
pub(super) fn points(game: &FollyAndFortune, seen: Seen<'_, FollyAndFortune>, action: Action) -> i64 {
    let Seen { view, seat, .. } = seen;
    let number = |card: u8| i64::from(game.deck().number(card));
    let health = |card: u8| i64::from(game.deck().health(card));
    let at = |seat: Seat, place: u8| health(view.players[seat.index()].row[usize::from(place)].card());
    match action {
        Action::Stop => rolled(view).map_or(0, number) - CONTENT,
        // The healthiest cards look best on the table.
        Action::Pick(left, right) => health(left) + health(right),
        Action::Part(card) => number(card) - CONTENT,
        Action::SwapDeck(card) => SMALL - number(card),
        Action::DiscardOne(place) | Action::DiscardRow(place) => -at(seat, place),
        Action::DiscardTwo(one, two) => -at(seat, one) - at(seat, two),
        Action::RemoveFrom(target, place) if target == seat => -at(target, place),
        Action::RemoveFrom(target, place) => at(target, place),
        // The largest card that fits, then whatever still does; of its own as little as it may.
        Action::Remove(place) => match attacked(view) {
            Some(target) if target != seat => at(target, place) + 1,
            _ => -at(seat, place) - 1,
        },
        Action::Keep(card, _) => health(card),
        Action::DiscardHand(card) => -number(card),
        Action::SwapRows(own, other, place) => at(other, place) - at(seat, own),
        Action::Return => -1,
        Action::Pass
        | Action::Done
        | Action::Reroll
        | Action::Target(_)
        | Action::SwapInRow(..)
        | Action::End(_)
        | Action::Look(_) => 0,
    }
}

fn rolled(view: &View) -> Option<u8> {
    view.course.as_ref()?.rolled.map(CardName::card)
}

fn attacked(view: &View) -> Option<Seat> {
    Some(view.course.as_ref()?.attack.as_ref()?.target)
}
