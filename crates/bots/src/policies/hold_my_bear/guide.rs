//! What a search is told: the few actions worth a look, and what comes of a position in quick play.

use bearcade_core::{Game, Seat};
use bearcade_games::hold_my_bear::{Action, Card, Due, Gift, Gifts, Hand, HoldMyBear, Position, Worth};

use super::held::{Held, Set};
use super::quick;
use super::thumb::{PER_ANIMAL, standing};
use crate::search::{Fast, Guide, Values};

/// Looks into few actions, and judges a position by playing it on quickly, once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Quick {
    /// The most plays and the most gifts that are looked into.
    pub(super) plays: usize,
    pub(super) gifts: usize,
}

impl Guide<HoldMyBear> for Quick {
    type Scratch = ();
    const JUDGES_CHANCE: bool = true;

    fn moves(&self, game: &HoldMyBear, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.list(game, position, seat, out);
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

impl Quick {
    /// Appends the actions worth a look, which depend on nothing that is hidden from the seat: the most promising first.
    pub(super) fn list(self, game: &HoldMyBear, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        if !matches!(position.due, Due::Turn | Due::Answer) {
            return game.legal_actions(position, seat, out);
        }
        let from = out.len();
        if position.due == Due::Answer || !position.beavers.contains(seat) {
            plays(game, position, seat, self.plays, out); // HB-28
            if out.len() == from
                && let Some(play) = game.any_play(position, seat)
            {
                out.push(play);
            }
        }
        if out.len() == from || position.due == Due::Turn && !position.must_play(game.seats()) {
            gifts(game, position, seat, self.gifts, out); // HB-12, HB-20, HB-26
        }
    }
}

/// Appends the plays of the best standing by black's rule of thumb, for the first two thirds, and then those that cost least.
fn plays(game: &HoldMyBear, position: &Position, seat: Seat, most: usize, out: &mut Vec<Action>) {
    let table = Worth::of(position.table.cards, position.table.name);
    let held = Held::new(game, &position.hands[seat.index()]);
    let number = quick::number(game, position);
    let own = &position.hands[seat.index()];
    let on_table: Hand = position.table.cards.iter().collect();
    let seen = |animal| [own, &position.removed, &on_table].map(|cards| cards.count_of(animal)).iter().sum::<u8>();
    let unseen = |animal| PER_ANIMAL - seen(animal);
    let mut found: Vec<(f32, Set)> = Vec::new();
    held.for_each_play(game, &table, true, |set| {
        let left = held.bears() - usize::from(set.worth.bears);
        found.push((standing(&set.worth, left, number, unseen), *set));
    });
    found.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let from = out.len();
    let mut add = |set: &Set, most: usize| {
        if out.len() - from < most {
            let play = set.play();
            if !out[from..].contains(&play) {
                out.push(play);
            }
        }
    };
    for (_, set) in &found {
        add(set, most * 2 / 3);
    }
    found.sort_by_key(|(_, set)| cost(set));
    for (_, set) in &found {
        add(set, most);
    }
}

/// What the cards of a set would still be worth.
fn cost(set: &Set) -> i32 {
    let plain = set.len() as i32 - i32::from(set.worth.bears);
    8 * plain + i32::from(set.worth.total) - 4 * i32::from(set.worth.bears)
}

/// Appends the gifts of bears and of the cards that are missed least.
fn gifts(game: &HoldMyBear, position: &Position, seat: Seat, most: usize, out: &mut Vec<Action>) {
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
        if out.len() - from < most && !out[from..].contains(&action) {
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
