//! What a search is told: the few actions worth a look, and what comes of a position in quick play.

use bearcade_core::{Game, Seat};
use bearcade_games::hold_my_bear::{Action, Card, Due, Gift, Gifts, Hand, HoldMyBear, Position, Worth};

use super::held::{Held, Set};
use super::quick;
use crate::search::{Fast, Guide, Values};

/// The most plays and the most gifts that are looked into.
const MOST_PLAYS: usize = 24;
const MOST_GIFTS: usize = 24;

/// Looks into few actions, and judges a position by playing it on quickly, once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Quick;

impl Guide<HoldMyBear> for Quick {
    type Scratch = ();
    const JUDGES_CHANCE: bool = true;

    fn moves(&self, game: &HoldMyBear, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        moves(game, position, seat, out);
    }

    fn judge(&self, game: &HoldMyBear, position: &mut Position, (): &mut (), rng: &mut Fast) -> Values {
        quick::play_on(game, position, rng);
        shares(game, position)
    }
}

/// Each seat's share of the win; without a winner all share (HB-20).
pub(super) fn shares(game: &HoldMyBear, position: &Position) -> Values {
    let all = 1.0 / f32::from(game.seats());
    std::array::from_fn(|seat| match position.winner {
        Some(winner) => f32::from(winner.index() == seat),
        None => all,
    })
}

/// Appends the actions worth a look, which depend on nothing that is hidden from the seat: the most promising first.
pub(super) fn moves(game: &HoldMyBear, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    if !matches!(position.due, Due::Turn | Due::Answer) {
        return game.legal_actions(position, seat, out);
    }
    let from = out.len();
    if position.due == Due::Answer || !position.beavers.contains(seat) {
        plays(game, position, seat, out); // HB-28
        if out.len() == from
            && let Some(play) = game.any_play(position, seat)
        {
            out.push(play);
        }
    }
    if out.len() == from || position.due == Due::Turn && !position.must_play(game.seats()) {
        gifts(game, position, seat, out); // HB-12, HB-20, HB-26
    }
}

/// The plays of the best standing by a rule of thumb, and some that cost least.
fn plays(game: &HoldMyBear, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    let table = Worth::of(position.table.cards, position.table.name);
    let held = Held::new(game, &position.hands[seat.index()]);
    let mut found: Vec<(i32, Set)> = Vec::new();
    held.for_each_play(game, &table, true, |set| found.push((standing(set, held.bears()), *set)));
    found.sort_by_key(|&(standing, _)| -standing);
    let from = out.len();
    let mut add = |set: &Set, most: usize| {
        let play = set.play();
        if out.len() - from < most && !out[from..].contains(&play) {
            out.push(play);
        }
    };
    for (_, set) in &found {
        add(set, MOST_PLAYS * 2 / 3);
    }
    found.sort_by_key(|(_, set)| cost(set));
    for (_, set) in &found {
        add(set, MOST_PLAYS);
    }
}

/// How well a match stands, bears left in the hand counted against it.
pub(super) fn standing(set: &Set, bears: usize) -> i32 {
    let Worth { majority, count, total, bears: played, .. } = set.worth;
    let left = bears as i32 - i32::from(played);
    10 * i32::from(count) + 2 * i32::from(total) + 6 * i32::from(played) - 8 * left - 6 * majority.len() as i32
        + i32::from(set.name.is_some_and(|name| majority.contains(name)))
}

/// What the cards of a set would still be worth.
fn cost(set: &Set) -> i32 {
    let plain = set.len() as i32 - i32::from(set.worth.bears);
    8 * plain + i32::from(set.worth.total) - 4 * i32::from(set.worth.bears)
}

/// The gifts of bears and of the cards that are missed least.
fn gifts(game: &HoldMyBear, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    let hand = &position.hands[seat.index()];
    let (cards, len) = least_missed(game, hand);
    let cards = &cards[..len];
    let seats = game.seats();
    // The owner of the match first, then those whose turn is furthest.
    let mut others = [seat; 8];
    let mut count = 0;
    let owner = position.table.owner.filter(|&owner| owner != seat);
    let mut add = |other| {
        others[count] = other;
        count += 1;
    };
    owner.into_iter().for_each(&mut add);
    let from_last = (1..seats).rev().map(|away| Seat::new((seat.index() as u8 + away) % seats));
    from_last.filter(|&other| Some(other) != owner).for_each(&mut add);
    let others = &others[..count];
    let from = out.len();
    let mut offer = |gifts: Gifts| {
        let action = Action::Give(gifts);
        if out.len() - from < MOST_GIFTS && !out[from..].contains(&action) {
            out.push(action);
        }
    };
    let gift = |card, to| Gift { card, to };
    let [first, rest @ ..] = cards else { return };
    if rest.is_empty() {
        return others.iter().for_each(|&to| offer(Gifts::one(gift(*first, to))));
    }
    // The likeliest pairs go to everybody, the others to the first of the row.
    for reach in [1, 2, others.len()] {
        for (at, &card) in cards.iter().enumerate() {
            for (behind, &other) in cards[at + 1..].iter().enumerate() {
                let reach = if at + behind == 0 { reach } else { reach.min(2) };
                for &to in &others[..reach.min(others.len())] {
                    for &also in &others[..reach.min(others.len())] {
                        offer(Gifts::two(gift(card, to), gift(other, also)));
                    }
                }
            }
        }
    }
}

/// Up to four cards: bears first, then the lowest of animals that the hand has few of.
fn least_missed(game: &HoldMyBear, hand: &Hand) -> ([Card; 4], usize) {
    let mut cards = [Card::new(game.animals()[0], 1); 4];
    let mut len = 0;
    let missed = |card: Card| {
        if card.is_bear() {
            i32::from(card.number()) - 100
        } else {
            6 * i32::from(hand.count_of(card.animal())) + i32::from(card.number())
        }
    };
    hand.for_each_kind(game.animals(), |card, count| {
        for _ in 0..count.min(2) {
            let at = cards[..len].iter().position(|&other| missed(card) < missed(other)).unwrap_or(len);
            if at < cards.len() {
                len = (len + 1).min(cards.len());
                cards[at..len].rotate_right(1);
                cards[at] = card;
            }
        }
    });
    (cards, len)
}
