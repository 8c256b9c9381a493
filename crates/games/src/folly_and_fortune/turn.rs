//! The setup and the turn in the order of FF-2 to FF-9: deal, pick, roll, stop, the effects of stopped powers before
//! and after the attack, and adding the rolled card to the row.

use bearcade_core::{Seat, SeatSet, Sink};

use super::action::End;
use super::cards::{CardSet, NO_CARD};
use super::event::{Event, Origin};
use super::options::EndOf;
use super::power::{Power, Trigger};
use super::rules::FollyAndFortune;
use super::state::{Course, Due, Position, Stage};

impl FollyAndFortune {
    /// FF-2: deals the next card, seat by seat.
    #[inline]
    pub(super) fn dealt(&self, position: &mut Position, card: u8, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        position.deck.remove(card);
        position.own_hand().insert(card);
        sink.emit(|| Event::Dealt { seat, card: Some(self.deck.name(card)) });
        if position.hand(seat).len() == usize::from(self.options.hand_size()) {
            position.to_move = seat.next(self.seats);
            if position.to_move.index() == 0 {
                position.picking = SeatSet::all(self.seats);
                position.due = Due::Pick;
            }
        }
    }

    /// FF-2: stores a secret pick. The rows are revealed when all players have picked.
    #[inline]
    pub(super) fn picked(&self, position: &mut Position, seat: Seat, pick: [u8; 2], sink: &mut impl Sink<Event>) {
        position.picks[seat.index()] = pick;
        position.picking.remove(seat);
        sink.emit(|| Event::Picked { seat });
        if !position.picking.is_empty() {
            return;
        }
        for seat in Seat::all(self.seats) {
            let pick = std::mem::replace(&mut position.picks[seat.index()], [NO_CARD; 2]);
            for (place, card) in pick.into_iter().enumerate() {
                position.hands[seat.index()].remove(card);
                position.piles.insert(seat, place, card);
            }
        }
        let row = |seat: Seat| [0, 1].map(|place| self.deck.name(position.piles.row(seat)[place]));
        sink.emit(|| Event::RowsRevealed { rows: Seat::all(self.seats).map(row).collect() });
        match self.options.first {
            Some(first) => first_player(position, Seat::new(first), false, sink), // FF-3
            None => position.due = Due::FirstPlayer,
        }
    }

    /// FF-33: completes the part of the die; its size is public. Choosing the whole hand means choosing no part, so a
    /// card drawn later can be rolled too.
    pub(super) fn part_chosen(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        let (seat, part) = (position.to_move, position.course.part);
        position.course.part_size = part.len() as u8;
        if part == position.hand(seat) {
            position.course.part = CardSet::EMPTY;
        }
        let cards = || part.iter().map(|card| self.deck.name(card)).collect();
        sink.emit(|| Event::PartChosen { seat, size: part.len(), cards: Some(cards()) });
        position.due = Due::Roll;
    }

    /// FF-4, FF-5: reveals a card. Roll k is under card k of the row. In an empty row, no card is in charge (FF-39).
    #[inline]
    pub(super) fn rolled(&self, position: &mut Position, card: u8, sink: &mut impl Sink<Event>) {
        let place = usize::from(position.course.roll);
        position.course.in_charge = position.own_row().get(place).copied().unwrap_or(NO_CARD); // FF-5
        position.course.roll += 1;
        position.course.rolled = card;
        self.report_roll(position, false, sink);
        position.due = Due::Stop;
    }

    /// FF-6: puts the revealed card back, passes the card in charge (FF-30), and moves on to the next one.
    #[inline]
    pub(super) fn reroll(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        self.put_back(position, sink);
        let (seat, passed) = (position.to_move, position.course.in_charge);
        for power in self.deck.powers(passed, Trigger::Passed) {
            match power {
                Power::Add(x) => position.course.passed += i16::from(x), // FF-32
                Power::Subtract(x) => position.course.passed -= i16::from(x), // FF-32
                Power::OneMoreReroll => position.course.last_roll = true, // FF-32
                Power::ShieldThisCard => position.sideways.insert(passed), // FF-32
                Power::ShieldTwoCards => {
                    position.two_cards.insert(seat); // FF-32
                    position.sideways.insert(passed);
                }
                _ => continue,
            }
            let sum = position.course.passed;
            sink.emit(|| Event::Passed { seat, card: self.deck.name(passed), power, passed: sum });
        }
        position.due = Due::Roll;
    }

    /// FF-7: stops, and sets the value before the power of the card stopped at.
    #[inline]
    pub(super) fn stop(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        let Course { roll, rolled, in_charge, passed, .. } = position.course;
        let value = self.deck.number(rolled) + passed;
        let seat = position.to_move;
        position.course.value = value;
        position.course.no_attack = position.turn == 1 && !self.options.opening_attack; // FF-3
        position.course.unreached = position.own_row().iter().skip(roll.into()).copied().collect(); // FF-30
        position.course.stage = Stage::Before;
        let at = || (in_charge != NO_CARD).then(|| self.deck.name(in_charge));
        sink.emit(|| Event::Stopped { seat, at: at(), rolled: self.deck.name(rolled), passed, value });
        self.before(position, sink);
    }

    /// Continues the turn from its current stage.
    #[inline]
    pub(super) fn go_on(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        match position.course.stage {
            Stage::Before => self.before(position, sink),
            Stage::Attack => self.attack_over(position, sink),
            Stage::After => self.after(position, sink),
            Stage::Unseen => self.unseen(position, sink),
            Stage::Rolls => debug_assert!(false, "a turn can't continue from a roll without a stop"),
        }
    }

    /// FF-8: applies the stopped powers' changes to the value and their effects before the attack, left to right
    /// (FF-1).
    #[inline]
    pub(super) fn before(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        let powers = self.deck.powers(position.course.in_charge, Trigger::Stopped);
        while let Some(&power) = powers.get(usize::from(position.course.power)) {
            position.course.power += 1;
            if self.waits_before_attack(position, power, sink) {
                return;
            }
        }
        self.attack(position, sink);
    }

    /// Applies a stopped power's effect before the attack. Returns whether the game now waits for a decision or chance.
    #[inline]
    fn waits_before_attack(&self, position: &mut Position, power: Power, sink: &mut impl Sink<Event>) -> bool {
        let value = position.course.value;
        match power {
            Power::Add(x) => change_value(position, power, value + i16::from(x), sink), // FF-16
            Power::Subtract(x) => change_value(position, power, value - i16::from(x), sink), // FF-16
            Power::BelowBecomes(x, y) => {
                let below = value < i16::from(x); // FF-25
                change_value(position, power, if below { y.into() } else { value }, sink);
            }
            Power::AboveBecomes(x, y) => {
                let above = value > i16::from(x); // FF-26
                change_value(position, power, if above { y.into() } else { value }, sink);
            }
            Power::DoubleDiscardTwo => {
                change_value(position, power, 2 * value, sink); // FF-24
                position.due = Due::Discard;
                return self.discard_count(position) > 0;
            }
            Power::RollAgainRaw => {
                self.put_back(position, sink);
                position.due = Due::RawRoll; // FF-28
                return true;
            }
            Power::ReturnToDie => {
                position.due = Due::Return; // FF-19
                return true;
            }
            Power::SwapWithDeck => {
                position.due = Due::SwapDeck; // FF-20
                return self.can_draw(position) && position.hand(position.to_move).len() > 1;
            }
            Power::DrawNoAttack => {
                position.course.no_attack = true; // FF-21
                return self.draw(position, sink);
            }
            Power::RemoveFromNeighbour => {
                position.due = Due::RemoveFromNeighbour; // FF-31
                return self.can_remove_one(position);
            }
            Power::RemoveFromAny => {
                position.due = Due::RemoveFromAny; // FF-31
                return self.can_remove_one(position);
            }
            // All other powers belong to the attack or come after it.
            _ => {}
        }
        false
    }

    /// FF-28: makes the card's plain number the value, and this card the one to add.
    pub(super) fn raw_rolled(&self, position: &mut Position, card: u8, sink: &mut impl Sink<Event>) {
        position.course.rolled = card;
        position.course.value = self.deck.number(card); // FF-28
        self.report_roll(position, true, sink);
        self.before(position, sink);
    }

    /// FF-19: makes no attack, and keeps the rolled card in the hand.
    pub(super) fn returned(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        position.course.no_attack = true;
        position.course.keeps_rolled = true;
        let (seat, rolled) = (position.to_move, position.course.rolled);
        sink.emit(|| Event::Returned { seat, card: self.deck.name(rolled) });
        self.before(position, sink);
    }

    /// FF-20: puts the chosen card under the deck, and then waits for the draw. An empty deck is reshuffled first.
    pub(super) fn swapped_with_deck(&self, position: &mut Position, card: u8, sink: &mut impl Sink<Event>) {
        reshuffle_if_empty(position, sink);
        position.own_hand().remove(card);
        position.course.part.remove(card);
        position.piles.push_under(card);
        let (seat, rolled) = (position.to_move, position.course.rolled);
        let place = position.deck.len() + position.piles.under().len();
        let name = |card| self.deck.name(card);
        sink.emit(|| Event::PutUnder { seat, card: Some(name(card)), place, rolled: name(rolled) });
        position.due = Due::Draw;
    }

    /// Returns whether a card can be drawn (FF-14). With `all_empty`, no one draws once any hand is empty (FF-35).
    #[inline]
    pub(super) fn can_draw(&self, position: &Position) -> bool {
        let some_empty = || Seat::all(self.seats).any(|seat| position.hand(seat).is_empty());
        let stopped = self.options.end == EndOf::AllEmpty && some_empty();
        let none_left = position.deck_is_empty() && position.discard.is_empty();
        !stopped && !none_left
    }

    /// FF-14: prepares a draw. Returns whether there is a card to draw.
    #[inline]
    pub(super) fn draw(&self, position: &mut Position, sink: &mut impl Sink<Event>) -> bool {
        let can = self.can_draw(position);
        if can {
            reshuffle_if_empty(position, sink);
            position.due = Due::Draw;
        } else {
            let seat = position.to_move;
            sink.emit(|| Event::NothingDrawn { seat });
        }
        can
    }

    /// FF-14: adds the drawn card to the hand.
    #[inline]
    pub(super) fn drawn(&self, position: &mut Position, card: u8, sink: &mut impl Sink<Event>) {
        let from_under = position.deck.is_empty();
        if from_under {
            position.piles.pop_under();
        } else {
            position.deck.remove(card);
        }
        position.own_hand().insert(card);
        let (seat, deck) = (position.to_move, position.deck.len() + position.piles.under().len());
        sink.emit(|| Event::Drew { seat, card: Some(self.deck.name(card)), from_under, deck });
        self.go_on(position, sink);
    }

    /// FF-24: returns the number of cards of the player's own row to discard.
    #[inline]
    pub(super) fn discard_count(&self, position: &Position) -> usize {
        let seat = position.to_move;
        position.own_row().len().saturating_sub(self.least_cards(position, seat, false)).min(2)
    }

    /// FF-24, FF-33: discards a card of the player's own row.
    pub(super) fn discard_from_row(&self, position: &mut Position, place: u8, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        let card = position.leave_row(seat, place.into());
        position.discard.insert(card); // FF-14
        let place = Some(usize::from(place) + 1);
        sink.emit(|| Event::Discarded { seat, from: Origin::Row, card: self.deck.name(card), place });
    }

    /// FF-8: applies the stopped powers' effects after the attack, left to right, and then adds the rolled card.
    #[inline]
    pub(super) fn after(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        let powers = self.deck.powers(position.course.in_charge, Trigger::Stopped);
        while let Some(&power) = powers.get(usize::from(position.course.power)) {
            position.course.power += 1;
            let cards = position.own_row().len();
            let (due, waits) = match power {
                Power::ShuffleRow => (Due::ShuffleRow, cards > 1), // FF-17
                Power::SwapInRow => (Due::SwapInRow, cards > 1),   // FF-27
                Power::KeepOneRemoved => (Due::Keep, !position.course.removed.is_empty()), // FF-31
                _ => continue,
            };
            if waits {
                position.course.shuffled = 0;
                position.due = due;
                return;
            }
        }
        if position.course.keeps_rolled {
            self.begin_unseen(position, sink); // FF-19
        } else {
            position.due = Due::End;
        }
    }

    /// FF-17: moves a card to the next place of the shuffled row. The last place needs no draw.
    pub(super) fn shuffled(&self, position: &mut Position, card: u8, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        let to = usize::from(position.course.shuffled);
        let row = position.own_row();
        let cards = row.len();
        let from = row.iter().position(|&other| other == card).unwrap_or(to);
        position.piles.remove(seat, from);
        position.piles.insert(seat, to, card);
        position.course.shuffled += 1;
        if to + 2 >= cards {
            let row = || position.own_row().iter().map(|&card| self.deck.name(card)).collect();
            sink.emit(|| Event::RowShuffled { seat, row: row() });
            self.after(position, sink);
        }
    }

    /// FF-27: swaps two cards of the row.
    pub(super) fn swapped_in_row(&self, position: &mut Position, places: [u8; 2], sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        let places = places.map(usize::from);
        let [one, two] = places.map(|place| position.own_row()[place]);
        position.piles.replace(seat, places[0], two);
        position.piles.replace(seat, places[1], one);
        let cards = || [one, two].map(|card| self.deck.name(card));
        sink.emit(|| Event::SwappedInRow { seat, cards: cards(), places: places.map(|place| place + 1) });
        self.after(position, sink);
    }

    /// FF-31: adds a removed card to the player's own row instead of the discard pile.
    pub(super) fn kept(&self, position: &mut Position, card: u8, end: End, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        position.course.removed.remove(card);
        position.discard.remove(card);
        join_row(position, card, end);
        sink.emit(|| Event::Kept { seat, card: self.deck.name(card), end });
        self.after(position, sink);
    }

    /// FF-8: moves the rolled card from the hand to the row.
    #[inline]
    pub(super) fn added(&self, position: &mut Position, end: End, sink: &mut impl Sink<Event>) {
        let (seat, card) = (position.to_move, position.course.rolled);
        position.own_hand().remove(card);
        join_row(position, card, end);
        sink.emit(|| Event::Added { seat, card: self.deck.name(card), end });
        self.begin_unseen(position, sink);
    }

    /// FF-6, FF-28: puts the revealed card back into the hand, where everyone now knows it is.
    fn put_back(&self, position: &Position, sink: &mut impl Sink<Event>) {
        let (seat, rolled) = (position.to_move, position.course.rolled);
        sink.emit(|| Event::PutBack { seat, card: self.deck.name(rolled) });
    }

    fn report_roll(&self, position: &Position, raw: bool, sink: &mut impl Sink<Event>) {
        let Course { roll, rolled, in_charge, .. } = position.course;
        sink.emit(|| Event::Rolled {
            seat: position.to_move,
            roll,
            raw,
            card: self.deck.name(rolled),
            number: self.deck.number(rolled),
            under: (in_charge != NO_CARD).then(|| self.deck.name(in_charge)),
        });
    }
}

/// FF-3: sets the first player and starts the first turn.
pub(super) fn first_player(position: &mut Position, seat: Seat, random: bool, sink: &mut impl Sink<Event>) {
    position.first = Some(seat);
    sink.emit(|| Event::FirstPlayer { seat, random });
    begin_turn(position, seat, sink);
}

/// Starts a turn: ends shields (FF-30), and offers a part of the die if the player may choose one (FF-33).
#[inline]
pub(super) fn begin_turn(position: &mut Position, seat: Seat, sink: &mut impl Sink<Event>) {
    position.to_move = seat;
    position.turn += 1;
    position.course = Course::START;
    let shields_ended = end_shields(position, seat);
    let turn = position.turn;
    sink.emit(|| Event::TurnBegan { seat, turn, shields_ended });
    position.due = if position.part_next.contains(seat) { Due::Part } else { Due::Roll };
    position.part_next.remove(seat);
}

/// FF-30: ends a player's shields, at the start of their next turn even if it is skipped. Returns whether there were
/// any.
pub(super) fn end_shields(position: &mut Position, seat: Seat) -> bool {
    if position.sideways.is_empty() && position.two_cards.is_empty() {
        return false;
    }
    let row = position.piles.row(seat).iter().copied().collect();
    let any = position.two_cards.contains(seat) || !(position.sideways & row).is_empty();
    position.sideways = position.sideways - row;
    position.two_cards.remove(seat);
    any
}

fn change_value(position: &mut Position, power: Power, to: i16, sink: &mut impl Sink<Event>) {
    let (seat, from) = (position.to_move, position.course.value);
    position.course.value = to;
    sink.emit(|| Event::Value { seat, power, from, to });
}

/// FF-14: makes the discard pile the deck if the deck is empty.
fn reshuffle_if_empty(position: &mut Position, sink: &mut impl Sink<Event>) {
    if position.deck_is_empty() {
        position.deck = std::mem::take(&mut position.discard);
        let cards = position.deck.len();
        sink.emit(|| Event::Reshuffled { cards });
    }
}

#[inline]
fn join_row(position: &mut Position, card: u8, end: End) {
    let place = if end == End::Left { 0 } else { position.own_row().len() };
    position.piles.insert(position.to_move, place, card);
}
