//! Lists the legal actions, and finds the rule that forbids an illegal one.

use bearcade_core::{Rule, Seat};

use super::action::{Action, End};
use super::refusal;
use super::rules::FollyAndFortune;
use super::state::{Due, Position};

impl FollyAndFortune {
    /// Appends all legal actions. Finishing or declining comes first, as [`Action::kind`] requires.
    #[inline]
    pub(super) fn list(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        let course = &position.course;
        if position.due == Due::Pick {
            if position.picking.contains(seat) {
                list_picks(position, seat, out);
            }
            return;
        }
        if seat != position.to_move {
            return;
        }
        let row = position.own_row();
        let places = |count: usize| (0..count).map(|place| place as u8);
        match position.due {
            Due::Stop => {
                out.push(Action::Stop);
                if check_reroll(position).is_ok() {
                    out.push(Action::Reroll);
                }
            }
            Due::Target => {
                if !course.attacked.is_empty() {
                    out.push(Action::Pass);
                }
                out.extend(self.targets(position).iter().map(Action::Target));
            }
            Due::Remove => {
                if self.check_enough(position).is_ok() {
                    out.push(Action::Done);
                }
                let mut left = self.removable(position);
                while left != 0 {
                    out.push(Action::Remove(left.trailing_zeros() as u8));
                    left &= left - 1;
                }
            }
            Due::End => {
                if !row.is_empty() {
                    out.push(Action::End(End::Left));
                }
                out.push(Action::End(End::Right));
            }
            Due::Return => out.extend([Action::Pass, Action::Return]),
            Due::SwapDeck => {
                out.push(Action::Pass);
                let others = position.hand(seat).iter().filter(|&card| card != course.rolled);
                out.extend(others.map(Action::SwapDeck));
            }
            Due::Discard if self.discard_count(position) == 1 => {
                out.extend(places(row.len()).map(Action::DiscardOne));
            }
            Due::Discard => list_pairs(row.len(), Action::DiscardTwo, out),
            Due::RemoveFromNeighbour | Due::RemoveFromAny => {
                out.push(Action::Pass);
                for target in Seat::all(self.seats) {
                    let cards = places(position.piles.row(target).len());
                    let open = cards.filter(|&place| self.check_remove_from(position, target, place.into()).is_ok());
                    out.extend(open.map(|place| Action::RemoveFrom(target, place)));
                }
            }
            Due::Keep => {
                out.extend(course.removed.iter().flat_map(|card| End::ALL.map(|end| Action::Keep(card, end))));
            }
            Due::SwapInRow => {
                out.push(Action::Pass);
                list_pairs(row.len(), Action::SwapInRow, out);
            }
            Due::Part => {
                if !course.part.is_empty() {
                    out.push(Action::Done);
                }
                let left = position.hand(seat);
                let left = course.part.last().map_or(left, |last| left.after(last));
                out.extend(left.iter().map(Action::Part));
            }
            Due::DiscardRow => out.extend(places(row.len()).map(Action::DiscardRow)),
            Due::DiscardHand => out.extend(position.hand(seat).iter().map(Action::DiscardHand)),
            Due::Look => out.extend(Seat::all(self.seats).filter(|&other| other != seat).map(Action::Look)),
            Due::SwapRows => {
                out.push(Action::Pass);
                for own in places(row.len()) {
                    for with in Seat::all(self.seats) {
                        let others = places(position.piles.row(with).len());
                        let open = others
                            .filter(|&other| self.check_swap_rows(position, own.into(), with, other.into()).is_ok());
                        out.extend(open.map(|other| Action::SwapRows(own, with, other)));
                    }
                }
            }
            Due::Pick
            | Due::Deal
            | Due::FirstPlayer
            | Due::Roll
            | Due::RawRoll
            | Due::Draw
            | Due::ShuffleRow
            | Due::Nothing => {}
        }
    }

    /// Checks that an action is legal, or returns the rule that forbids it.
    pub(super) fn check_action(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Rule> {
        self.check_turn(position, seat)?;
        let course = &position.course;
        let row = position.own_row();
        match (position.due, action) {
            (Due::Pick, Action::Pick(left, right)) => {
                let hand = position.hand(seat);
                require(left != right && hand.contains(left) && hand.contains(right), refusal::PICK)
            }
            (Due::Part, Action::Part(card)) => {
                let follows = course.part.last().is_none_or(|last| card > last);
                require(follows && position.hand(seat).contains(card), refusal::PART)
            }
            (Due::Part, Action::Done) => require(!course.part.is_empty(), refusal::EMPTY_PART),
            (Due::Stop, Action::Reroll) => check_reroll(position),
            (Due::SwapDeck, Action::SwapDeck(card)) => {
                require(card != course.rolled && position.hand(seat).contains(card), refusal::NOT_TO_SWAP)
            }
            (Due::Discard, Action::DiscardOne(one)) => {
                require(usize::from(one) < row.len(), refusal::NO_SUCH_DISCARD)?;
                require(self.discard_count(position) == 1, refusal::DISCARD_COUNT)
            }
            (Due::Discard, Action::DiscardTwo(one, two)) => {
                require(usize::from(two) < row.len(), refusal::NO_SUCH_DISCARD)?;
                require(one < two && self.discard_count(position) == 2, refusal::DISCARD_COUNT)
            }
            (Due::RemoveFromNeighbour | Due::RemoveFromAny, Action::RemoveFrom(target, place)) => {
                self.check_remove_from(position, target, place.into())
            }
            (Due::Target, Action::Target(target)) => self.check_target(position, target),
            (Due::Target, Action::Pass) => require(!course.attacked.is_empty(), refusal::MUST_TARGET), // FF-18
            (Due::Remove, Action::Remove(place)) => self.check_removal(position, place),
            (Due::Remove, Action::Done) => self.check_enough(position),
            (Due::Keep, Action::Keep(card, _)) => require(course.removed.contains(card), refusal::NOT_REMOVED),
            (Due::SwapInRow, Action::SwapInRow(one, two)) => {
                require(one < two && usize::from(two) < row.len(), refusal::TWO_PLACES)
            }
            (Due::End, Action::End(end)) => require(end == End::Right || !row.is_empty(), refusal::NEW_ROW),
            (Due::DiscardRow, Action::DiscardRow(place)) => {
                require(usize::from(place) < row.len(), refusal::NO_SUCH_UNSEEN)
            }
            (Due::DiscardHand, Action::DiscardHand(card)) => {
                require(position.hand(seat).contains(card), refusal::NOT_IN_HAND)
            }
            (Due::Look, Action::Look(other)) => {
                require(other != seat && other.index() < self.seats.into(), refusal::ANOTHER_PLAYER)
            }
            (Due::SwapRows, Action::SwapRows(own, with, other)) => {
                self.check_swap_rows(position, own.into(), with, other.into())
            }
            // FF-1: these actions are optional.
            (
                Due::Return
                | Due::SwapDeck
                | Due::RemoveFromNeighbour
                | Due::RemoveFromAny
                | Due::SwapInRow
                | Due::SwapRows,
                Action::Pass,
            )
            | (Due::Return, Action::Return)
            | (Due::Stop, Action::Stop) => Ok(()),
            (Due::Discard | Due::DiscardRow | Due::DiscardHand, Action::Pass) => Err(refusal::COMPULSORY),
            (Due::Keep, Action::Pass) => Err(refusal::MUST_KEEP),
            (Due::Look, Action::Pass) => Err(refusal::MUST_LOOK),
            _ => Err(refusal::NOT_NOW),
        }
    }

    /// Checks that the seat must decide.
    fn check_turn(&self, position: &Position, seat: Seat) -> Result<(), Rule> {
        match position.due {
            Due::Nothing => Err(refusal::OVER),
            Due::Pick if position.picking.contains(seat) => Ok(()),
            Due::Pick if seat.index() < self.seats.into() => Err(refusal::PICKED),
            Due::Deal | Due::FirstPlayer | Due::Roll | Due::RawRoll | Due::Draw | Due::ShuffleRow | Due::Pick => {
                Err(refusal::OUT_OF_TURN)
            }
            _ => require(seat == position.to_move, refusal::OUT_OF_TURN),
        }
    }

    /// FF-12: checks that a full self-attack can't remove any more health.
    #[inline]
    fn check_enough(&self, position: &Position) -> Result<(), Rule> {
        require(!self.is_full(position) || position.course.owed == 0, refusal::NOT_FULL)
    }

    /// Checks that the attack may remove the card at this place next.
    fn check_removal(&self, position: &Position, place: u8) -> Result<(), Rule> {
        let course = &position.course;
        let row = position.piles.row(course.target);
        let card = *row.get(usize::from(place)).ok_or(refusal::NO_SUCH_PLACE)?;
        require(place >= course.from, refusal::LEFT_TO_RIGHT)?;
        require(!self.is_shielded(position, card), refusal::SHIELDED)?;
        self.check_row_can_lose(position, course.target, true)?;
        require(course.most > 0, refusal::ENOUGH_CARDS)?;
        require(self.deck.health(card) <= course.damage, refusal::TOO_HEALTHY)?;
        require(self.removable(position) & 1 << place != 0, refusal::NOT_FULL)
    }
}

#[inline]
fn require(holds: bool, rule: Rule) -> Result<(), Rule> {
    if holds { Ok(()) } else { Err(rule) }
}

/// FF-6, FF-32: checks that the player may roll again.
#[inline]
fn check_reroll(position: &Position) -> Result<(), Rule> {
    require(usize::from(position.course.roll) < position.own_row().len(), refusal::NO_NEXT_CARD)?;
    require(!position.course.last_roll, refusal::LAST_ROLL)
}

#[inline]
fn list_picks(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    let hand = position.hand(seat);
    for left in hand.iter() {
        let mut others = hand;
        others.remove(left);
        out.extend(others.iter().map(|right| Action::Pick(left, right)));
    }
}

/// Appends all pairs of places, the left one first.
fn list_pairs(count: usize, action: impl Fn(u8, u8) -> Action, out: &mut Vec<Action>) {
    for right in 1..count as u8 {
        out.extend((0..right).map(|left| action(left, right)));
    }
}
