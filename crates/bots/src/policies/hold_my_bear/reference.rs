//! The yardstick `ref`. It stays as it is: what others are measured by must not move.

use bearcade_core::Seat;
use bearcade_games::hold_my_bear::{Action, Card, HoldMyBear};

use crate::Seen;

/// Plays the valid set that sheds most cards without leaving a bear it could have played: of the sets with the most
/// bears, the first of those with the most cards. If it can't play, it gives its highest bear and its highest other
/// card, or the two highest cards if it has no bear, to the seat whose turn is furthest. Other decisions are the first
/// legal one, but it asks for no bear and takes none back.
pub(super) fn choose(seen: Seen<'_, HoldMyBear>) -> Action {
    let Seen { view, seat, legal } = seen;
    if matches!(legal[0], Action::Play(..)) {
        let key = |cards: bearcade_games::hold_my_bear::Cards| {
            (cards.iter().filter(|card| card.is_bear()).count(), cards.len())
        };
        let mut best = ((0, 0), legal[0]);
        for &action in legal {
            if let Action::Play(cards, _) = action
                && key(cards) > best.0
            {
                best = (key(cards), action);
            }
        }
        return best.1;
    }
    let hand = view.players[seat.index()].hand.as_deref().unwrap_or_default();
    let last = Seat::new(((seat.index() + view.players.len() - 1) % view.players.len()) as u8);
    // The worth of the two cards together; the higher of the bears is given, never two for want of a better pair.
    let bear = hand.iter().any(|card| card.is_bear());
    let number = |card: Card| i32::from(card.number());
    let gift = |action: Action| {
        let Action::Give(gifts) = action else { return None };
        if gifts.iter().any(|gift| gift.to != last) {
            return None;
        }
        let mut cards = gifts.iter().map(|gift| gift.card);
        let (first, second) = (cards.next()?, cards.next());
        let Some(second) = second else { return Some(0) };
        let pair = |one: Card, other: Card| if one.is_bear() { Some(100 * number(one) + number(other)) } else { None };
        if bear { pair(first, second).max(pair(second, first)) } else { Some(number(first) + number(second)) }
    };
    let mut best: Option<(i32, Action)> = None;
    for &action in legal {
        if let Some(value) = gift(action)
            && best.is_none_or(|(other, _)| value > other)
        {
            best = Some((value, action));
        }
    }
    if let Some((_, action)) = best {
        return action;
    }
    let sensible = |action: &&Action| !matches!(action, Action::Ask(_, card) | Action::Back(card) if card.is_bear());
    *legal.iter().find(sensible).unwrap_or(&legal[0])
}
