//! The powers of unseen cards (FF-30, FF-33, FF-34) and the end of a turn (FF-35 to FF-37).

use bearcade_core::{Rule, Seat, Sink};

use super::cards::NO_CARD;
use super::event::{Event, Origin, Over};
use super::options::EndOf;
use super::power::{Power, Trigger};
use super::refusal;
use super::rules::FollyAndFortune;
use super::state::{Due, Position, Stage};
use super::turn::{begin_turn, end_shields};

/// FF-37: the number of the last turn.
const LAST_TURN: u8 = 200;
/// FF-33: a hand with fewer cards than this draws.
const UP_TO_SIX: usize = 6;

impl FollyAndFortune {
    /// FF-9: starts the powers of the cards that no roll reached.
    #[inline]
    pub(super) fn begin_unseen(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        position.course.stage = Stage::Unseen;
        position.course.unreached = position.course.unreached & self.deck.with_unseen();
        position.course.in_charge = NO_CARD;
        position.course.power = 0;
        self.unseen(position, sink);
    }

    /// FF-34: applies the powers from left to right. Cards that leave the row also leave the set, and the others keep
    /// their order, so the leftmost card of the set is always next.
    #[inline]
    pub(super) fn unseen(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        loop {
            let card = position.course.in_charge;
            let powers = self.deck.powers(card, Trigger::Unseen);
            while let Some(&power) = powers.get(usize::from(position.course.power)) {
                position.course.power += 1;
                if power == Power::None {
                    continue;
                }
                sink.emit(|| Event::Unseen { seat, card: self.deck.name(card), power });
                if self.waits_unseen(position, power, sink) {
                    return;
                }
            }
            let unreached = position.course.unreached;
            let Some(&next) = position.own_row().iter().find(|&&card| unreached.contains(card)) else {
                return self.end_of_turn(position, sink);
            };
            position.course.unreached.remove(next);
            position.course.in_charge = next;
            position.course.power = 0;
        }
    }

    /// FF-33: applies the power of an unseen card. Returns whether the game now waits for a decision or chance.
    fn waits_unseen(&self, position: &mut Position, power: Power, sink: &mut impl Sink<Event>) -> bool {
        let seat = position.to_move;
        match power {
            Power::DrawUpToSix => position.hand(seat).len() < UP_TO_SIX && self.draw(position, sink),
            Power::PartOfDieNextTurn => {
                position.part_next.insert(seat);
                false
            }
            Power::DiscardRowAndHand => {
                if self.check_row_can_lose(position, seat, false).is_ok() {
                    position.due = Due::DiscardRow;
                    return true;
                }
                must_discard_from_hand(position)
            }
            Power::DamageSelf(0) => false, // FF-13
            Power::DamageSelf(x) => {
                // The attack may end immediately, and then continues with the next power by itself.
                self.attack_row(position, seat, x.into(), sink);
                true
            }
            Power::LookAtHand => {
                position.due = Due::Look;
                true
            }
            Power::SwapRowCards => {
                position.due = Due::SwapRows;
                self.can_swap_rows(position)
            }
            _ => false,
        }
    }

    /// FF-33: discards a card of the row, and then asks for one of the hand.
    pub(super) fn discarded_row(&self, position: &mut Position, place: u8, sink: &mut impl Sink<Event>) {
        self.discard_from_row(position, place, sink);
        if !must_discard_from_hand(position) {
            self.unseen(position, sink);
        }
    }

    /// FF-33: discards a card of the hand.
    pub(super) fn discarded_hand(&self, position: &mut Position, card: u8, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        position.own_hand().remove(card);
        position.discard.insert(card);
        sink.emit(|| Event::Discarded { seat, from: Origin::Hand, card: self.deck.name(card), place: None });
        self.unseen(position, sink);
    }

    /// FF-33: looks at a hand.
    pub(super) fn looked(&self, position: &mut Position, at: Seat, sink: &mut impl Sink<Event>) {
        let (seat, hand) = (position.to_move, position.hand(at));
        let cards = || hand.iter().map(|card| self.deck.name(card)).collect();
        sink.emit(|| Event::Looked { seat, at, count: hand.len(), cards: Some(cards()) });
        self.unseen(position, sink);
    }

    /// FF-33: returns whether a card of the player's own row and one of another row can be swapped.
    fn can_swap_rows(&self, position: &Position) -> bool {
        let open = |&seat: &Seat| position.piles.row(seat).iter().any(|&card| !self.is_shielded(position, card));
        open(&position.to_move)
            && Seat::all(self.seats).filter(|&seat| seat != position.to_move).any(|seat| open(&seat))
    }

    /// FF-33: checks a swap of a card of the player's own row with one of another player's row, neither shielded.
    pub(super) fn check_swap_rows(
        &self,
        position: &Position,
        own: usize,
        with: Seat,
        other: usize,
    ) -> Result<(), Rule> {
        if with == position.to_move || with.index() >= self.seats.into() {
            return Err(refusal::ANOTHER_PLAYER);
        }
        let own = *position.own_row().get(own).ok_or(refusal::NO_SUCH_UNSEEN)?;
        let other = *position.piles.row(with).get(other).ok_or(refusal::NO_SUCH_UNSEEN)?;
        if self.is_shielded(position, own) || self.is_shielded(position, other) {
            return Err(refusal::SHIELDED);
        }
        Ok(())
    }

    /// FF-33: swaps two cards, each into the other's place.
    pub(super) fn swapped_rows(
        &self,
        position: &mut Position,
        own: u8,
        with: Seat,
        other: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = position.to_move;
        let (place, for_place) = (usize::from(own), usize::from(other));
        let (card, for_card) = (position.own_row()[place], position.piles.row(with)[for_place]);
        position.piles.replace(seat, place, for_card);
        position.piles.replace(with, for_place, card);
        position.left_row(card);
        position.left_row(for_card);
        let name = |card| self.deck.name(card);
        sink.emit(|| Event::SwappedRows {
            seat,
            card: name(card),
            place: place + 1,
            with,
            for_card: name(for_card),
            for_place: for_place + 1,
        });
        self.unseen(position, sink);
    }

    /// FF-35, FF-37: ends the game, or starts the next player's turn.
    #[inline]
    fn end_of_turn(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        let empty = |seat: Seat| position.hand(seat).is_empty();
        let over = match self.options.end {
            EndOf::FirstEmpty => Seat::all(self.seats).any(empty),
            EndOf::AllEmpty => Seat::all(self.seats).all(empty),
        };
        if over || position.turn == LAST_TURN {
            position.due = Due::Nothing;
            sink.emit(|| Event::Ended { reason: if over { Over::EmptyHand } else { Over::LastTurn } });
            return;
        }
        let mut next = position.to_move.next(self.seats); // FF-3
        while position.hand(next).is_empty() {
            let shields_ended = end_shields(position, next); // FF-30
            sink.emit(|| Event::TurnSkipped { seat: next, shields_ended }); // FF-35
            next = next.next(self.seats);
        }
        begin_turn(position, next, sink);
    }
}

/// FF-33: asks for the hand's part of `discard_row_and_hand`, if there is a card. Returns whether it did.
fn must_discard_from_hand(position: &mut Position) -> bool {
    position.due = Due::DiscardHand;
    !position.hand(position.to_move).is_empty()
}
