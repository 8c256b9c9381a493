//! Checks actions against the rules.

use bearcade_core::{Rule, Seat};

use super::action::{Action, Gifts};
use super::card::{Animal, Card, Cards};
use super::hand::Hand;
use super::moves::banned;
use super::refusal;
use super::rules::HoldMyBear;
use super::state::{Due, Position};
use super::worth::{Way, Worth};

impl HoldMyBear {
    /// Checks a set that a seat might play, and returns the rule by which it beats the match (HB-38). A set of only
    /// bears needs a name. It need not be the seat's turn.
    pub fn judge(&self, position: &Position, seat: Seat, cards: Cards, name: Option<Animal>) -> Result<Way, Rule> {
        if cards.is_empty() {
            return Err(refusal::NO_CARDS);
        }
        let Some(hand) = position.hands.get(seat.index()) else { return Err(refusal::OUT_OF_TURN) };
        if !holds(hand, cards.iter()) {
            return Err(refusal::NOT_HELD); // HB-13
        }
        let bears_only = cards.is_bears_only();
        match name {
            None if bears_only => return Err(refusal::NAME_MISSING), // HB-7
            Some(_) if !bears_only => return Err(refusal::NAME_TOO_MUCH),
            Some(name) if !self.has(name) => return Err(refusal::NAME_ABSENT),
            _ => {}
        }
        if cards.iter().any(|card| banned(hand, card)) {
            return Err(refusal::BANNED); // HB-18
        }
        let worth = Worth::of(cards, name);
        if let Some(rule) = worth.restriction() {
            return Err(rule);
        }
        let table = Worth::of(position.table.cards, position.table.name);
        let changes = !worth.majority.without(table.majority).is_empty();
        worth.beats(&table).ok_or(if changes { refusal::COUNT_TOO_LOW } else { refusal::TOTAL_TOO_LOW })
    }

    pub(super) fn check_action(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Rule> {
        match position.due {
            Due::Nothing => return Err(refusal::OVER),
            Due::Deal => return Err(refusal::DEALING),
            _ if position.decider() != Some(seat) => return Err(refusal::OUT_OF_TURN),
            _ => {}
        }
        let hand = position.hand(seat);
        let other = |other: Seat| other != seat && other.index() < usize::from(self.seats);
        let ensure = |holds: bool, rule| if holds { Ok(()) } else { Err(rule) };
        match (position.due, action) {
            (Due::Turn, Action::Play(..)) if position.beavers.contains(seat) => Err(refusal::BEAVER), // HB-28
            (Due::Turn | Due::Answer, Action::Play(cards, name)) => self.judge(position, seat, cards, name).map(|_| ()),
            (Due::Turn, Action::Give(gifts)) => self.check_gifts(position, seat, gifts),
            (Due::Turn, _) => Err(refusal::PLAY_OR_GIVE),
            (Due::Answer, _) => Err(refusal::ANSWER),
            (Due::Bear, Action::Bear(card)) => ensure(card.is_bear() && hand.count(card) > 0, refusal::NO_SUCH_BEAR),
            (Due::Bear, _) => Err(refusal::PUT_BEAR),
            (Due::Rob, Action::Rob(victim)) => {
                ensure(other(victim) && position.sizes[victim.index()] > 0, refusal::ROB_WHOM)
            }
            (Due::Rob, _) => Err(refusal::ROB),
            (Due::Back, Action::Back(card)) => {
                ensure(position.table.cards.iter().any(|other| other == card), refusal::BACK_WHAT)
            }
            (Due::Back, _) => Err(refusal::BACK),
            (Due::Name, Action::Name(animal)) => ensure(self.has(animal), refusal::NAME_WHAT),
            (Due::Name, _) => Err(refusal::NAME),
            (Due::Ask, Action::Ask(of, _)) if !other(of) => Err(refusal::ASK_WHOM),
            (Due::Ask, Action::Ask(_, card)) => ensure(self.has(card.animal()), refusal::ASK_WHAT),
            (Due::Ask, _) => Err(refusal::ASK),
            (Due::Return, Action::Return(card)) => {
                let is_turtle = position.given[0].is_some_and(|gift| gift.card == card);
                ensure(hand.count(card) > 0 && !is_turtle, refusal::RETURN_WHAT)
            }
            (Due::Return, _) => Err(refusal::RETURN),
            (Due::Bison, Action::Bear(card)) => ensure(card.is_bear() && hand.count(card) > 0, refusal::BISON_WHAT),
            (Due::Bison, _) => Err(refusal::BISON),
            (Due::Deal | Due::Steal | Due::Nothing, _) => Err(refusal::OUT_OF_TURN),
        }
    }

    fn check_gifts(&self, position: &Position, seat: Seat, gifts: Gifts) -> Result<(), Rule> {
        if gifts.iter().any(|gift| gift.to == seat || gift.to.index() >= usize::from(self.seats)) {
            return Err(refusal::GIVE_WHOM);
        }
        if gifts.iter().count() != usize::from(position.sizes[seat.index()].min(2)) {
            return Err(refusal::GIVE_TWO);
        }
        if !holds(position.hand(seat), gifts.iter().map(|gift| gift.card)) {
            return Err(refusal::GIFT_NOT_HELD);
        }
        if position.must_play(self.seats) && self.can_play(position, seat) {
            let rabbit = position.table.cards.has(Animal::Rabbit);
            return Err(if rabbit { refusal::RABBIT } else { refusal::MUST_BEGIN }); // HB-26, HB-20
        }
        Ok(())
    }
}

/// Returns whether the hand holds all these cards.
fn holds(hand: &Hand, mut cards: impl Iterator<Item = Card> + Clone) -> bool {
    let all = cards.clone();
    let needed = |card: Card| all.clone().filter(|&other| other == card).count();
    cards.all(|card| usize::from(hand.count(card)) >= needed(card))
}
