//! Black bears: rules of thumb, in points.

use bearcade_core::{Game as _, Seat};
use bearcade_games::folly_and_fortune::{Action, CardName, End, FollyAndFortune, Negative, Power, Trigger, View};

use crate::Seen;

/// What a point of health is worth; everything is counted in shares of it.
const HEALTH: i64 = 60;
/// What a point of another player's health is worth where there are more than two players.
const AMONG_MANY: i64 = 40;
/// What a card more in the hand is worth.
const DRAWN: i64 = 60;
/// Number and health together below which a card of the hand is swapped for an unknown one.
const POOR: i16 = 6;
/// Damage beyond this is counted as this much.
const MOST_DAMAGE: i16 = 60;

/// What an action is worth by rules of thumb: stop when the attack and the health of the rolled card are worth more than
/// the next roll promises, take the most health from the richest row, add to the right.
pub(super) fn points(game: &FollyAndFortune, seen: Seen<'_, FollyAndFortune>, action: Action) -> i64 {
    Table { game, view: seen.view, seat: seen.seat }.worth(action)
}

/// The table as the seat sees it.
struct Table<'a> {
    game: &'a FollyAndFortune,
    view: &'a View,
    seat: Seat,
}

impl Table<'_> {
    fn worth(&self, action: Action) -> i64 {
        match action {
            Action::Pass => 0,
            Action::Done => self.done(),
            Action::Stop => self.stop(),
            Action::Reroll => self.reroll(),
            Action::Pick(left, right) => {
                // The last card of a row is the one that can't be passed.
                self.in_row(left) - self.number(left) * HEALTH / 2 + self.in_row(right) + self.power(right)
                    - self.number(right) * HEALTH / 2
            }
            Action::Part(card) => self.part(card),
            Action::Return => HEALTH / 2 - self.stop(),
            Action::SwapDeck(card) => (i64::from(POOR) * HEALTH) - self.in_hand(card),
            Action::DiscardOne(place) | Action::DiscardRow(place) => -self.own(place),
            Action::DiscardTwo(one, two) => -self.own(one) - self.own(two),
            Action::RemoveFrom(target, place) if target == self.seat => -self.own(place),
            Action::RemoveFrom(target, place) => self.at(target, place) + self.health(target),
            Action::Target(target) => 4 * HEALTH * self.removable(target, self.value()) + self.health(target),
            Action::Remove(place) => self.remove(place),
            Action::Keep(card, end) => self.in_row(card) + i64::from(end == End::Right),
            Action::SwapInRow(one, two) => self.swap_in_row(one, two),
            Action::End(end) => i64::from(end == End::Right),
            Action::DiscardHand(card) => -self.in_hand(card),
            Action::Look(other) => self.health(other),
            Action::SwapRows(own, other, place) => self.at(other, place) - self.own(own),
        }
    }

    /// An attack on others ends when nothing more can go, one on itself as soon as it may.
    fn done(&self) -> i64 {
        let attack = self.view.course.as_ref().and_then(|course| course.attack.as_ref());
        if attack.is_some_and(|attack| attack.target == self.seat) { i64::MAX } else { 0 }
    }

    /// What stopping now brings.
    fn stop(&self) -> i64 {
        let Some(course) = &self.view.course else { return 0 };
        let Some(rolled) = course.rolled else { return 0 };
        self.stopped(course.in_charge.map(CardName::card), rolled.card(), course.passed)
    }

    /// What the next roll promises.
    fn reroll(&self) -> i64 {
        let Some(course) = &self.view.course else { return 0 };
        let row = self.row();
        let place = usize::from(course.roll);
        let (passed, last) = place.checked_sub(1).map_or((0, false), |at| self.passing(row[at].card()));
        self.rolled(row, place, course.passed + passed, last)
    }

    /// What a roll under this place of a row promises, rolling on while that promises more.
    fn rolled(&self, row: &[CardName], place: usize, passed: i16, last: bool) -> i64 {
        let under = row.get(place).map(|card| card.card());
        let further = (place + 1 < row.len() && !last).then(|| {
            let (added, last) = under.map_or((0, false), |card| self.passing(card));
            self.rolled(row, place + 1, passed + added, last)
        });
        let die = self.die();
        let stopped = die.iter().map(|card| self.stopped(under, card.card(), passed));
        let sum: i64 = stopped.map(|stop| further.map_or(stop, |further| stop.max(further))).sum();
        sum / die.len().max(1) as i64
    }

    /// What passing a card adds, and whether the next roll is then the last (FF-32).
    fn passing(&self, card: u8) -> (i16, bool) {
        let powers = self.game.deck().powers(card, Trigger::Passed);
        let added = |power: &Power| match *power {
            Power::Add(x) => i16::from(x),
            Power::Subtract(x) => -i16::from(x),
            _ => 0,
        };
        (powers.iter().map(added).sum(), powers.contains(&Power::OneMoreReroll))
    }

    /// What stopping at a card brings with this roll: the attack, the card rolled, and what the power gives or takes.
    fn stopped(&self, under: Option<u8>, rolled: u8, passed: i16) -> i64 {
        let deck = self.game.deck();
        let raw = || {
            let die = self.die();
            let each = die.iter().map(|card| self.attack(deck.number(card.card()), &[]) + self.gains(card.card()));
            each.sum::<i64>() / die.len().max(1) as i64
        };
        let number = deck.number(rolled) + passed;
        let Some(under) = under else { return self.attack(number, &[]) + self.gains(rolled) };
        let Some(value) = deck.stopped_value(under, number) else { return raw() };
        let powers = deck.powers(under, Trigger::Stopped);
        if powers.contains(&Power::DrawNoAttack) {
            return self.gains(rolled) + DRAWN;
        }
        let lost = if powers.contains(&Power::DoubleDiscardTwo) { self.two_worst() } else { 0 };
        self.attack(value, &powers) + self.gains(rolled) - lost
    }

    fn gains(&self, rolled: u8) -> i64 {
        i64::from(self.game.deck().health(rolled)) * HEALTH
    }

    /// What an attack with this value is worth.
    fn attack(&self, value: i16, powers: &[Power]) -> i64 {
        let options = self.game.options();
        if self.view.course.as_ref().is_some_and(|course| course.no_attack) {
            return 0;
        }
        if value < 0 {
            let lost = if options.negative == Negative::Nothing { 0 } else { self.removable(self.seat, -value) };
            return -lost * HEALTH;
        }
        let open = |&seat: &Seat| {
            let health = self.view.players[seat.index()].health;
            seat != self.seat
                && powers.iter().all(|power| match *power {
                    Power::NotAboveHealth(x) => health <= x.into(),
                    Power::NotBelowHealth(x) => health >= x.into(),
                    _ => true,
                })
        };
        let mut hits: Vec<i64> =
            Seat::all(self.game.seats()).filter(open).map(|seat| self.removable(seat, value)).collect();
        hits.sort_unstable_by(|a, b| b.cmp(a));
        let count = if powers.contains(&Power::AttackTwo) { 2 } else { 1 };
        let each = if self.view.players.len() == 2 { HEALTH } else { AMONG_MANY };
        hits.iter().take(count).sum::<i64>() * each
    }

    /// The most health that this much damage can take from a row.
    fn removable(&self, seat: Seat, damage: i16) -> i64 {
        let row = &self.view.players[seat.index()].row;
        most_health(row.iter().filter_map(|&card| self.open_health(seat, card)), damage, self.may_lose(seat))
    }

    /// How many cards a row may lose (FF-11, FF-32).
    fn may_lose(&self, seat: Seat) -> usize {
        let player = &self.view.players[seat.index()];
        let stay = if player.two_cards.is_some() { 2 } else { usize::from(!self.game.options().last_card) };
        player.row.len().saturating_sub(stay)
    }

    /// The health of a card that an attack can take.
    fn open_health(&self, seat: Seat, card: CardName) -> Option<i16> {
        let shielded = self.view.players[seat.index()].sideways.contains(&card)
            && self.game.deck().shielding().contains(card.card());
        (!shielded).then(|| self.game.deck().health(card.card()))
    }

    /// Removing this card now and the best of those to the right of it afterwards.
    fn remove(&self, place: u8) -> i64 {
        let Some(attack) = self.view.course.as_ref().and_then(|course| course.attack.as_ref()) else { return 0 };
        if attack.target == self.seat {
            return -self.own(place);
        }
        let row = &self.view.players[attack.target.index()].row;
        let health = self.game.deck().health(row[usize::from(place)].card());
        let count = attack.cards_left.map_or(usize::MAX, usize::from).min(self.may_lose(attack.target));
        let others = row[usize::from(place) + 1..].iter().filter_map(|&card| self.open_health(attack.target, card));
        let rest = most_health(others, attack.damage_left - health, count.saturating_sub(1));
        (i64::from(health) + rest) * HEALTH + 1
    }

    /// The cards of the hand with the highest numbers.
    fn part(&self, card: u8) -> i64 {
        let hand = self.view.players[self.seat.index()].hand.as_deref().unwrap_or_default();
        let highest = hand.iter().map(|card| self.number(card.card())).max().unwrap_or_default();
        // The choice goes through the deck in order: the first that is good enough comes first.
        if self.number(card) + 1 >= highest { i64::from(u8::MAX - card) + 1 } else { -1 }
    }

    /// A better power to the end of the row, where the last roll can't be passed.
    fn swap_in_row(&self, one: u8, two: u8) -> i64 {
        let row = self.row();
        let power = |place: u8| self.power(row[usize::from(place)].card());
        if usize::from(two) + 1 == row.len() { power(one) - power(two) } else { -1 }
    }

    fn two_worst(&self) -> i64 {
        let mut worth: Vec<i64> = self.row().iter().map(|card| self.in_row(card.card())).collect();
        worth.sort_unstable();
        worth.iter().take(2.min(self.may_lose(self.seat))).sum()
    }

    fn value(&self) -> i16 {
        self.view.course.as_ref().and_then(|course| course.value).unwrap_or_default()
    }

    /// The cards that the next roll shows one of.
    fn die(&self) -> &[CardName] {
        let part = self.view.course.as_ref().and_then(|course| course.part.as_ref());
        let hand = &self.view.players[self.seat.index()].hand;
        part.and_then(|part| part.cards.as_deref()).or(hand.as_deref()).unwrap_or_default()
    }

    fn row(&self) -> &[CardName] {
        &self.view.players[self.seat.index()].row
    }

    fn health(&self, seat: Seat) -> i64 {
        self.view.players[seat.index()].health.into()
    }

    fn number(&self, card: u8) -> i64 {
        self.game.deck().number(card).into()
    }

    fn own(&self, place: u8) -> i64 {
        self.at(self.seat, place)
    }

    fn at(&self, seat: Seat, place: u8) -> i64 {
        self.in_row(self.view.players[seat.index()].row[usize::from(place)].card())
    }

    fn in_hand(&self, card: u8) -> i64 {
        (self.number(card) + i64::from(self.game.deck().health(card))) * HEALTH
    }

    /// What a card is worth in a row: its health first, then what its powers are good for.
    fn in_row(&self, card: u8) -> i64 {
        i64::from(self.game.deck().health(card)) * HEALTH + self.power(card)
    }

    fn power(&self, card: u8) -> i64 {
        let each = |&(_, power): &(Trigger, Power)| match power {
            Power::Add(x) => 10 * i64::from(x),
            Power::Subtract(x) | Power::DamageSelf(x) => -10 * i64::from(x),
            Power::BelowBecomes(x, y) => 5 * (i64::from(y) - i64::from(x)),
            Power::AboveBecomes(x, y) => 5 * (i64::from(y) - i64::from(x) - 2),
            Power::AttackTwo
            | Power::RemoveFromAny
            | Power::RemoveFromNeighbour
            | Power::KeepOneRemoved
            | Power::DrawUpToSix
            | Power::ShieldThisCard
            | Power::ShieldTwoCards
            | Power::SwapRowCards => 20,
            Power::DoubleDiscardTwo | Power::DiscardRowAndHand => -20,
            _ => 0,
        };
        self.game.deck().cards()[usize::from(card)].powers.iter().map(each).sum()
    }
}

/// The largest combined health of at most `count` cards that does not exceed the damage.
fn most_health(cards: impl Iterator<Item = i16>, damage: i16, count: usize) -> i64 {
    let damage = damage.min(MOST_DAMAGE);
    if damage <= 0 {
        return 0;
    }
    // For each number of cards, a bit for every sum they can have.
    let mut sums = vec![1_u64];
    for health in cards {
        if sums.len() <= count {
            sums.push(0);
        }
        for cards in (1..sums.len()).rev() {
            sums[cards] |= sums[cards - 1] << health;
        }
    }
    let within = sums.iter().fold(0, |all, sums| all | sums) & (u64::MAX >> (63 - damage));
    i64::from(within.ilog2())
}

#[cfg(test)]
mod tests {
    use super::most_health;

    /// FF-10: the second worked example, and a limit on the number of cards.
    #[test]
    fn the_most_health_is_found() {
        let most = |damage, count| most_health([3, 4, 1].into_iter(), damage, count);
        assert_eq!(most(6, 2), 5);
        assert_eq!(most(9, 2), 7);
        assert_eq!(most(9, 1), 4);
        assert_eq!(most(2, 3), 1);
        assert_eq!(most(0, 3), 0);
        assert_eq!(most(100, 3), 8);
    }
}
