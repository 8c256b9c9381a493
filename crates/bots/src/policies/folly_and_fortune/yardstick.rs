//! The yardstick `ref`: a fixed player, simple on purpose and never improved.
//!
//! It stops when its value beats the expected next roll, removes the most health from the richest row it may attack and
//! adds to the right. Whatever else is asked of it, it answers with the first sensible action: it lays the two healthiest
//! cards, leaves out what is optional unless it plainly gains health, and gives up what has the least health.

use bearcade_core::{Game as _, Seat};
use bearcade_games::folly_and_fortune::{Action, CardName, End, FollyAndFortune, Power, Trigger, View};

use crate::Seen;

/// The first of the actions that `ref` values most.
pub(super) fn choose(game: &FollyAndFortune, seen: Seen<'_, FollyAndFortune>) -> Action {
    let reference = Reference { game, view: seen.view, seat: seen.seat };
    let mut chosen = (f64::MIN, seen.legal[0]);
    for &action in seen.legal {
        let worth = reference.worth(action);
        if worth > chosen.0 {
            chosen = (worth, action);
        }
    }
    chosen.1
}

struct Reference<'a> {
    game: &'a FollyAndFortune,
    view: &'a View,
    seat: Seat,
}

impl Reference<'_> {
    fn worth(&self, action: Action) -> f64 {
        match action {
            Action::Stop => self.value_now(),
            Action::Reroll => self.next_roll(),
            Action::Target(target) => self.row_health(target),
            Action::Remove(place) => self.remove(place),
            Action::Done => self.done(),
            Action::End(end) => f64::from(end == End::Right),
            // The healthiest to the left: of two pairs of equal health the first is taken.
            Action::Pick(left, right) => self.health(left) + self.health(right) + 0.01 * self.health(left),
            // The cards with the highest number make up the die; the first is taken, then those that are as high.
            Action::Part(card) => {
                if self.number(card) == self.highest() {
                    2.0
                } else {
                    -1.0
                }
            }
            Action::DiscardOne(place) | Action::DiscardRow(place) => -self.at(self.seat, place),
            Action::DiscardTwo(one, two) => -self.at(self.seat, one) - self.at(self.seat, two),
            Action::RemoveFrom(target, _) if target == self.seat => -1.0,
            Action::RemoveFrom(target, place) => self.row_health(target) + 0.01 * self.at(target, place),
            Action::Keep(card, end) => self.health(card) + 0.5 * f64::from(end == End::Right),
            Action::DiscardHand(card) => -self.health(card),
            Action::Look(other) => self.row_health(other),
            Action::SwapRows(own, other, place) => self.at(other, place) - self.at(self.seat, own),
            Action::Pass => 0.0,
            Action::Return | Action::SwapDeck(_) | Action::SwapInRow(..) => -1.0,
        }
    }

    /// The value that stopping now makes.
    fn value_now(&self) -> f64 {
        let Some(course) = &self.view.course else { return 0.0 };
        let rolled = course.rolled.map_or(0, |card| self.game.deck().number(card.card()));
        self.value(course.in_charge, rolled + course.passed)
    }

    /// The expected value of the next roll, if that is stopped at.
    fn next_roll(&self) -> f64 {
        let Some(course) = &self.view.course else { return 0.0 };
        let row = &self.view.players[self.seat.index()].row;
        let passed = course.in_charge.map_or(0, |card| self.passing(card));
        let under = row.get(usize::from(course.roll)).copied();
        self.mean(|number| self.value(under, number + course.passed + passed))
    }

    /// The value that stopping at a card makes of a roll; of a plain roll (FF-28) the expected one.
    fn value(&self, under: Option<CardName>, number: i16) -> f64 {
        let deck = self.game.deck();
        match under.map_or(Some(number), |card| deck.stopped_value(card.card(), number)) {
            Some(value) => value.into(),
            None => self.mean(f64::from),
        }
    }

    /// The mean over the cards of the die.
    fn mean(&self, of: impl Fn(i16) -> f64) -> f64 {
        let part = self.view.course.as_ref().and_then(|course| course.part.as_ref()?.cards.as_deref());
        let die = part.or(self.view.players[self.seat.index()].hand.as_deref()).unwrap_or_default();
        let sum: f64 = die.iter().map(|card| of(self.game.deck().number(card.card()))).sum();
        sum / die.len().max(1) as f64
    }

    /// What passing a card adds to the value (FF-32).
    fn passing(&self, card: CardName) -> i16 {
        let powers = self.game.deck().powers(card.card(), Trigger::Passed).into_iter();
        powers
            .map(|power| match power {
                Power::Add(x) => i16::from(x),
                Power::Subtract(x) => -i16::from(x),
                _ => 0,
            })
            .sum()
    }

    /// The most health that can go if this card goes next, then only cards to the right of it (FF-10); of its own cards
    /// the one with the least health.
    fn remove(&self, place: u8) -> f64 {
        let Some(attack) = self.view.course.as_ref().and_then(|course| course.attack.as_ref()) else { return 0.0 };
        if attack.target == self.seat {
            return -self.at(self.seat, place);
        }
        let target = &self.view.players[attack.target.index()];
        let stay = if target.two_cards.is_some() { 2 } else { usize::from(!self.game.options().last_card) };
        let count = attack.cards_left.map_or(usize::MAX, usize::from).min(target.row.len().saturating_sub(stay));
        let health = self.at(attack.target, place);
        let open =
            |card: &&CardName| !(target.sideways.contains(card) && self.game.deck().shielding().contains(card.card()));
        let others: Vec<f64> =
            target.row[usize::from(place) + 1..].iter().filter(open).map(|card| self.health(card.card())).collect();
        health + most(&others, f64::from(attack.damage_left) - health, count.saturating_sub(1)) + 0.5
    }

    /// An attack on others is over when nothing more can go, one on itself as soon as it may be.
    fn done(&self) -> f64 {
        let attack = self.view.course.as_ref().and_then(|course| course.attack.as_ref());
        match attack {
            Some(attack) if attack.target == self.seat => 1.0,
            _ => 0.0,
        }
    }

    fn highest(&self) -> i16 {
        let hand = self.view.players[self.seat.index()].hand.as_deref().unwrap_or_default();
        hand.iter().map(|card| self.number(card.card())).max().unwrap_or_default()
    }

    fn row_health(&self, seat: Seat) -> f64 {
        self.view.players[seat.index()].health.into()
    }

    fn at(&self, seat: Seat, place: u8) -> f64 {
        self.health(self.view.players[seat.index()].row[usize::from(place)].card())
    }

    fn number(&self, card: u8) -> i16 {
        self.game.deck().number(card)
    }

    fn health(&self, card: u8) -> f64 {
        self.game.deck().health(card).into()
    }
}

/// The most health of at most `count` of these cards that does not exceed the damage.
fn most(cards: &[f64], damage: f64, count: usize) -> f64 {
    // For each number of cards, a bit for every sum they can have (no row has more than 9 health for each of 128 cards,
    // and no more than 63 of it matters to any damage that the cards can make).
    let mut sums = vec![1_u64];
    for &health in cards {
        if sums.len() <= count {
            sums.push(0);
        }
        for number in (1..sums.len()).rev() {
            sums[number] |= sums[number - 1] << health as u32;
        }
    }
    let reached = sums.iter().fold(0, |all, sums| all | sums);
    let within = reached & (u64::MAX >> (63 - damage.clamp(0.0, 63.0) as u32));
    f64::from(within.ilog2())
}
