//! The attack (FF-10 to FF-13, FF-18, FF-22, FF-23, FF-39) and the removal powers (FF-31).

use bearcade_core::{Rule, Seat, SeatSet, Sink};

use super::event::{Event, NoAttack};
use super::options::{Negative, SelfAttack, Variant};
use super::power::{Power, Trigger};
use super::refusal;
use super::removal::{self, Places};
use super::rules::FollyAndFortune;
use super::state::{Due, Position, Stage};

/// FF-39: the value from which an attack in the tough variant removes two cards.
const STRONG: i16 = 6;

impl FollyAndFortune {
    /// FF-8: starts the attack, if there is one (FF-13).
    #[inline]
    pub(super) fn attack(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        position.course.stage = Stage::Attack;
        let (seat, value) = (position.to_move, position.course.value);
        let reason = if position.course.no_attack {
            NoAttack::Forbidden
        } else if value == 0 {
            NoAttack::Zero
        } else if value > 0 && self.targets(position).is_empty() {
            NoAttack::Nobody
        } else if value > 0 {
            position.due = Due::Target; // FF-10
            return;
        } else if self.options.negative == Negative::ToSelf {
            return self.attack_row(position, seat, -value, sink); // FF-12
        } else {
            NoAttack::Negative // FF-38
        };
        sink.emit(|| Event::NoAttack { seat, reason });
        self.begin_after(position, sink);
    }

    /// Returns the players that can be attacked now.
    #[inline]
    pub(super) fn targets(&self, position: &Position) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.check_target(position, seat).is_ok()).collect()
    }

    /// FF-10, FF-18, FF-22, FF-23: checks that the target is another player, was not attacked before, and has neither
    /// too much nor too little health.
    #[inline]
    pub(super) fn check_target(&self, position: &Position, target: Seat) -> Result<(), Rule> {
        if target == position.to_move || target.index() >= self.seats.into() {
            return Err(refusal::ATTACK_ANOTHER);
        }
        if position.course.attacked.contains(target) {
            return Err(refusal::SAME_TARGET);
        }
        for power in self.deck.powers(position.course.in_charge, Trigger::Stopped) {
            match power {
                Power::NotAboveHealth(x) if self.health(position, target) > x.into() => {
                    return Err(refusal::ABOVE_HEALTH);
                }
                Power::NotBelowHealth(x) if self.health(position, target) < x.into() => {
                    return Err(refusal::BELOW_HEALTH);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Returns the health of a row.
    #[inline]
    pub fn health(&self, position: &Position, seat: Seat) -> i16 {
        position.piles.row(seat).iter().map(|&card| self.deck.health(card)).sum()
    }

    /// FF-10: attacks the chosen player.
    #[inline]
    pub(super) fn targeted(&self, position: &mut Position, target: Seat, sink: &mut impl Sink<Event>) {
        position.course.attacked.insert(target);
        self.attack_row(position, target, position.course.value, sink);
    }

    /// FF-10, FF-12: starts an attack on a row with this damage.
    #[inline]
    pub(super) fn attack_row(&self, position: &mut Position, target: Seat, damage: i16, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        let course = &mut position.course;
        course.target = target;
        course.damage = damage;
        course.from = 0;
        let limited = target != seat && self.options.variant == Variant::Tough;
        course.most = match (limited, damage >= STRONG) {
            (false, _) => u8::MAX,
            (true, true) => 2,  // FF-39
            (true, false) => 1, // FF-39
        };
        course.owed = 0;
        if self.is_full(position) {
            position.course.owed = removal::most_health(&self.attacked_places(position), damage); // FF-12
        }
        sink.emit(|| Event::Attacked { seat, target, damage });
        self.remove_more(position, sink);
    }

    /// Returns whether this attack must remove as much health as possible (FF-12).
    #[inline]
    pub(super) fn is_full(&self, position: &Position) -> bool {
        position.course.target == position.to_move && self.options.self_attack == SelfAttack::Full
    }

    /// Continues the attack as long as it can remove a card.
    #[inline]
    fn remove_more(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        if self.removable(position) == 0 {
            self.attack_ended(position, sink);
        } else {
            position.due = Due::Remove;
        }
    }

    /// Returns the places of the attacked row with cards that can be removed next, one bit each.
    #[inline]
    pub(super) fn removable(&self, position: &Position) -> u128 {
        let course = &position.course;
        let places = self.attacked_places(position);
        if self.is_full(position) {
            removal::towards(&places, course.owed)
        } else if course.most == 0 {
            0 // FF-39
        } else {
            removal::within(&places, course.damage)
        }
    }

    /// Removes a card by an attack.
    #[inline]
    pub(super) fn removed(&self, position: &mut Position, place: u8, sink: &mut impl Sink<Event>) {
        let (seat, target) = (position.to_move, position.course.target);
        let card = position.leave_row(target, place.into());
        position.discard.insert(card); // FF-14
        let health = self.deck.health(card);
        let course = &mut position.course;
        course.damage -= health; // FF-10
        course.owed = (course.owed - health).max(0); // FF-12
        course.most = course.most.saturating_sub(1); // FF-39
        course.from = place;
        if target != seat {
            course.removed.insert(card); // FF-31
        }
        let damage_left = course.damage;
        let place = usize::from(place) + 1;
        sink.emit(|| Event::Lost { seat, target, card: self.deck.name(card), place, damage_left });
        self.remove_more(position, sink);
    }

    /// Ends an attack.
    #[inline]
    pub(super) fn attack_ended(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        let (seat, target) = (position.to_move, position.course.target);
        sink.emit(|| Event::AttackEnded { seat, target });
        self.go_on(position, sink);
    }

    /// FF-18: offers a second attack after the first one on another player.
    #[inline]
    pub(super) fn attack_over(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        let two = || self.deck.powers(position.course.in_charge, Trigger::Stopped).contains(&Power::AttackTwo);
        if position.course.attacked.len() == 1 && two() && !self.targets(position).is_empty() {
            position.due = Due::Target;
        } else {
            self.begin_after(position, sink);
        }
    }

    /// FF-8: starts what comes after the attack.
    #[inline]
    pub(super) fn begin_after(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        position.course.stage = Stage::After;
        position.course.power = 0;
        self.after(position, sink);
    }

    /// Returns the number of cards that must stay in a row: the last card (FF-11), unless an attack may take it
    /// (FF-39), or two cards under a shield (FF-32).
    #[inline]
    pub(super) fn least_cards(&self, position: &Position, seat: Seat, by_attack: bool) -> usize {
        if position.two_cards.contains(seat) {
            return 2; // FF-32
        }
        let may_take_last = by_attack && self.options.last_card; // FF-39
        usize::from(!may_take_last) // FF-11
    }

    /// Checks that a row can lose a card, or returns the rule that protects it.
    #[inline]
    pub(super) fn check_row_can_lose(&self, position: &Position, seat: Seat, by_attack: bool) -> Result<(), Rule> {
        let least = self.least_cards(position, seat, by_attack);
        if position.piles.row(seat).len() > least {
            Ok(())
        } else {
            Err(if least == 2 { refusal::TWO_CARDS } else { refusal::LAST_CARD })
        }
    }

    /// Returns whether the card's own shield is active (FF-32).
    #[inline]
    pub(super) fn is_shielded(&self, position: &Position, card: u8) -> bool {
        (position.sideways & self.deck.shielding()).contains(card)
    }

    #[inline]
    fn attacked_places<'a>(&'a self, position: &'a Position) -> Places<'a> {
        let target = position.course.target;
        let row = position.piles.row(target);
        Places {
            deck: &self.deck,
            row,
            shielded: position.sideways & self.deck.shielding(), // FF-32
            from: position.course.from.into(),
            free: row.len().saturating_sub(self.least_cards(position, target, true)),
        }
    }

    /// FF-31: returns whether the removal power can remove any card.
    pub(super) fn can_remove_one(&self, position: &Position) -> bool {
        Seat::all(self.seats).any(|seat| {
            (0..position.piles.row(seat).len()).any(|place| self.check_remove_from(position, seat, place).is_ok())
        })
    }

    /// FF-31: checks a removal from the row of a neighbour, or from any row. FF-34: FF-11 and shields apply, except a
    /// card's own shield in the player's own row.
    pub(super) fn check_remove_from(&self, position: &Position, target: Seat, place: usize) -> Result<(), Rule> {
        let seat = position.to_move;
        if target.index() >= self.seats.into() {
            return Err(refusal::NO_SUCH_ROW);
        }
        let adjacent = target == seat.next(self.seats) || target.next(self.seats) == seat;
        if position.due == Due::RemoveFromNeighbour && !adjacent {
            return Err(refusal::NOT_A_NEIGHBOUR);
        }
        let card = *position.piles.row(target).get(place).ok_or(refusal::NO_SUCH_REMOVAL)?;
        if target != seat && self.is_shielded(position, card) {
            return Err(refusal::SHIELDED);
        }
        self.check_row_can_lose(position, target, false)
    }

    /// FF-31: removes a card by a removal power.
    pub(super) fn removed_by_power(
        &self,
        position: &mut Position,
        target: Seat,
        place: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = position.to_move;
        let card = position.leave_row(target, place.into());
        position.discard.insert(card);
        sink.emit(|| Event::Removed { seat, target, card: self.deck.name(card), place: usize::from(place) + 1 });
        self.before(position, sink);
    }
}
