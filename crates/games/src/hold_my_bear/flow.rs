//! The course of a game: the deal, the turns, and the animals' actions.

use bearcade_core::{Seat, Sink};

use super::action::{Action, Gift, Gifts};
use super::card::{Animal, AnimalSet, Card, Cards, HIGHEST};
use super::event::Event;
use super::rules::HoldMyBear;
use super::state::{Due, Match, Position, Theft};
use super::view::MatchView;

/// The number of cards that a player with an empty hand steals (HB-11).
const ROBBERIES: u8 = 4;
/// The animals that act when played, in the order in which they act.
const ACT_WHEN_PLAYED: [Animal; 4] = [Animal::Aardvark, Animal::Badger, Animal::Giraffe, Animal::Kangaroo];

impl HoldMyBear {
    /// HB-3: turns the first card up as the match, and deals the others in turn, starting at the first seat.
    #[inline]
    pub(super) fn deal(&self, position: &mut Position, card: Card, sink: &mut impl Sink<Event>) {
        position.deck.remove(card);
        position.deck_size -= 1;
        if position.table.cards.is_empty() {
            let name = card.is_bear().then_some(Animal::Bear); // HB-7
            position.table = Match { cards: Cards::one(card), name, owner: None };
            let table = position.table;
            sink.emit(|| Event::MatchTurned { card, table: MatchView::of(&table) });
            return;
        }
        let seat = position.to_move;
        position.gain(seat, card);
        sink.emit(|| Event::Dealt { seat, card: Some(card) });
        position.to_move = seat.next(self.seats);
        if position.deck_size == 0 {
            self.first_turn(position, sink);
        }
    }

    /// HB-4: starts the game with the holder of the highest bear. At least one bear is always dealt, and the three
    /// highest are unique.
    fn first_turn(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        let bears = (1..=HIGHEST).rev().map(|number| Card::new(Animal::Bear, number));
        let holder = |card: Card| Seat::all(self.seats).find(|&seat| position.hand(seat).count(card) > 0);
        let held = bears.into_iter().find_map(|card| holder(card).map(|seat| (seat, card)));
        let (seat, card) = held.expect("at least seven of the eight bears are dealt");
        sink.emit(|| Event::HoldsHighest { seat, card });
        self.begin_turn(position, seat, sink);
    }

    fn begin_turn(&self, position: &mut Position, seat: Seat, sink: &mut impl Sink<Event>) {
        position.to_move = seat;
        position.previous = None;
        sink.emit(|| Event::TurnBegan { seat });
        if position.table.owner == Some(seat) {
            face_own_match(position, sink);
        } else if position.sizes[seat.index()] > 0 {
            position.due = Due::Turn;
        } else {
            position.robberies = ROBBERIES; // HB-11
            self.rob_on(position, sink);
        }
    }

    /// HB-11: continues stealing while there is something to steal, and then the turn.
    fn rob_on(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        let loot = Seat::all(self.seats).any(|other| other != seat && position.sizes[other.index()] > 0);
        if position.robberies > 0 && loot {
            position.due = Due::Rob;
            return;
        }
        position.robberies = 0;
        if position.sizes[seat.index()] > 0 {
            position.due = Due::Turn;
        } else {
            sink.emit(|| Event::NothingToSteal { seat });
            self.end_turn(position, sink);
        }
    }

    /// Passes the turn to the next seat (HB-5), unless no one has played for too long (HB-20).
    fn end_turn(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        position.quiet += 1;
        if position.quiet >= self.tie_at() {
            position.due = Due::Nothing;
            sink.emit(|| Event::Tied);
            return;
        }
        self.begin_turn(position, position.to_move.next(self.seats), sink);
    }

    #[inline]
    pub(super) fn act(&self, position: &mut Position, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match (position.due, action) {
            (_, Action::Play(cards, name)) => self.play(position, cards, name, sink),
            (_, Action::Give(gifts)) => self.give(position, gifts, sink),
            (Due::Bison, Action::Bear(card)) => {
                let to = position.to_move;
                pass(position, seat, to, card);
                sink.emit(|| Event::BearHanded { seat, to, card });
                self.next_gift(position, sink);
            }
            (_, Action::Bear(card)) => self.put_bear(position, card, sink),
            (_, Action::Rob(victim)) => {
                position.theft = Some(Theft { thief: seat, victim });
                position.due = Due::Steal;
            }
            (_, Action::Back(card)) => self.take_back(position, card, sink),
            (_, Action::Name(animal)) => {
                let counts = || Seat::all(self.seats).map(|seat| position.hand(seat).count_of(animal)).collect();
                sink.emit(|| Event::Told { seat, animal, counts: counts() });
                self.act_played(position, sink);
            }
            (_, Action::Ask(of, card)) => {
                let given = position.hand(of).count(card) > 0;
                if given {
                    pass(position, of, seat, card); // HB-35
                }
                sink.emit(|| Event::Asked { seat, of, card, given });
                self.act_played(position, sink);
            }
            (_, Action::Return(card)) => {
                let to = position.to_move;
                pass(position, seat, to, card); // HB-35
                sink.emit(|| Event::Returned { seat, to, card });
                self.next_gift(position, sink);
            }
        }
    }

    /// HB-13: plays a set.
    #[inline]
    fn play(&self, position: &mut Position, cards: Cards, name: Option<Animal>, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        for card in cards.iter() {
            position.lose(seat, card);
        }
        position.quiet = 0;
        position.previous = position.table.owner;
        let gone = replace_match(position, Match { cards, name, owner: Some(seat) });
        let table = position.table;
        sink.emit(|| Event::Played { seat, table: MatchView::of(&table), gone: gone.into() });
        for animal in ACT_WHEN_PLAYED {
            if self.has(animal) && cards.has(animal) {
                position.played.insert(animal);
            }
        }
        self.act_played(position, sink);
    }

    /// Starts the next *played* action in rulebook order, or ends the turn after the last one.
    #[inline]
    fn act_played(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        let comes = |animal, position: &mut Position| {
            let comes = position.played.contains(animal);
            position.played.remove(animal);
            comes
        };
        if position.played != AnimalSet::EMPTY {
            if comes(Animal::Aardvark, position) && position.table.cards.len() > 1 {
                return position.due = Due::Back; // HB-21
            }
            if comes(Animal::Badger, position)
                && position.sizes[seat.index()] > 0
                && let Some(thief) = position.previous
            {
                position.theft = Some(Theft { thief, victim: seat }); // HB-22
                return position.due = Due::Steal;
            }
            if comes(Animal::Giraffe, position) {
                return position.due = Due::Name; // HB-24
            }
            if comes(Animal::Kangaroo, position) {
                return position.due = Due::Ask; // HB-25
            }
        }
        self.begin_turn(position, seat.next(self.seats), sink);
    }

    /// HB-21: takes back a card of the match.
    fn take_back(&self, position: &mut Position, card: Card, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        let rest = position.table.cards.without(card).expect("the taken card is in the match");
        position.gain(seat, card);
        position.table.cards = rest;
        // HB-7: the match has no name, because the aardvark was in the set.
        position.table.name = rest.is_bears_only().then_some(Animal::Bear);
        let table = position.table;
        sink.emit(|| Event::TookBack { seat, card, table: MatchView::of(&table) });
        self.act_played(position, sink);
    }

    /// HB-11, HB-22: moves a stolen card from the victim to the thief.
    pub(super) fn steal(&self, position: &mut Position, card: Card, sink: &mut impl Sink<Event>) {
        let Some(Theft { thief, victim }) = position.theft.take() else { return };
        pass(position, victim, thief, card); // HB-35
        let left = position.sizes[victim.index()];
        sink.emit(|| Event::Stolen { thief, victim, card: Some(card), left });
        if position.robberies > 0 {
            position.robberies -= 1;
            self.rob_on(position, sink);
        } else {
            self.act_played(position, sink);
        }
    }

    /// HB-14: gives cards away.
    #[inline]
    fn give(&self, position: &mut Position, gifts: Gifts, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        let beaver = position.beavers.contains(seat);
        if !beaver && position.must_play(self.seats) {
            no_move(position, seat, sink); // HB-20, HB-26
        }
        position.beavers.remove(seat); // HB-28
        let mut acts = AnimalSet::EMPTY;
        let mut queued = 0;
        for gift in gifts.iter() {
            pass(position, seat, gift.to, gift.card);
            let animal = gift.card.animal();
            // An animal acts only once in a turn, for the first card given.
            if animal.acts_when_given() && !acts.contains(animal) {
                acts.insert(animal);
                position.given[queued] = Some(gift);
                queued += 1;
            }
        }
        sink.emit(|| Event::Gave { seat, gifts: gifts.iter().collect(), beaver });
        self.act_given(position, sink);
    }

    /// Finishes the current gift and continues with the next.
    fn next_gift(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        position.given = [position.given[1], None];
        self.act_given(position, sink);
    }

    /// Starts the next *given* action in the order of giving, or ends the turn after the last one.
    fn act_given(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        while let Some(Gift { card, to: seat }) = position.given[0] {
            let size = position.sizes[seat.index()];
            match card.animal() {
                Animal::Turtle if size > position.hand(seat).count(card) => return position.due = Due::Return, // HB-27
                Animal::Turtle => sink.emit(|| Event::NothingToReturn { seat, card }),
                Animal::Bison if position.hand(seat).has_bear() => return position.due = Due::Bison, // HB-29
                Animal::Bison => sink.emit(|| Event::NoBear { seat }),
                _ => {
                    position.beavers.insert(seat); // HB-28
                    sink.emit(|| Event::Beavered { seat });
                }
            }
            position.given = [position.given[1], None];
        }
        self.end_turn(position, sink);
    }

    /// HB-10: makes a bear the new match. The next player who can beat it must do so.
    fn put_bear(&self, position: &mut Position, card: Card, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        position.lose(seat, card);
        let table = Match { cards: Cards::one(card), name: Some(Animal::Bear), owner: Some(seat) }; // HB-7
        let gone = replace_match(position, table);
        sink.emit(|| Event::BearPut { seat, card, table: MatchView::of(&table), gone: gone.into() });
        let mut other = seat.next(self.seats);
        while other != seat {
            if self.can_play(position, other) {
                position.to_move = other;
                position.due = Due::Answer;
                sink.emit(|| Event::MustAnswer { seat: other });
                return;
            }
            no_move(position, other, sink);
            other = other.next(self.seats);
        }
        sink.emit(|| Event::CameBack { seat });
        face_own_match(position, sink);
    }
}

/// Handles a turn in which the player still owns the match.
fn face_own_match(position: &mut Position, sink: &mut impl Sink<Event>) {
    let seat = position.to_move;
    if position.hand(seat).has_bear() {
        position.due = Due::Bear; // HB-10
    } else {
        position.winner = Some(seat); // HB-9
        position.due = Due::Nothing;
        sink.emit(|| Event::Won { seat });
    }
}

/// Moves a card from one hand to another.
#[inline]
fn pass(position: &mut Position, from: Seat, to: Seat, card: Card) {
    position.lose(from, card);
    position.gain(to, card);
}

/// Replaces the match. The old one leaves the game, and its cards are returned.
#[inline]
fn replace_match(position: &mut Position, table: Match) -> Cards {
    let gone = position.table.cards;
    for card in gone.iter() {
        position.removed.add(card);
    }
    position.table = table;
    gone
}

fn no_move(position: &Position, seat: Seat, sink: &mut impl Sink<Event>) {
    let Match { cards, name, .. } = position.table;
    let beaver = position.beavers.contains(seat);
    sink.emit(|| Event::NoMove { seat, over: cards.into(), name, beaver });
}
