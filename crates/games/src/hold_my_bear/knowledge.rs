//! The cards and facts that each observer has been shown (HB-36).

use bearcade_core::{MAX_SEATS, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::card::{Animal, Card};
use super::event::Event;
use super::hand::Hand;

/// The number of observers: the seats, and one for all watchers.
const OBSERVERS: usize = MAX_SEATS + 1;
/// The maximum number of public facts to keep. Older ones are dropped.
const MOST_FACTS: usize = 64;

/// What each observer knows about each hand, and the public facts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knowledge {
    /// For each observer (watchers last), the cards certainly in each hand. An observer's own hand has no entries.
    known: [[Hand; MAX_SEATS]; OBSERVERS],
    /// The latest public facts, oldest first.
    facts: Vec<Fact>,
    /// The number of turns that have begun.
    turns: u16,
}

/// Public information that limits what a hand held at that moment. `turn` is the number of turns begun by then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the corresponding event")]
pub enum Fact {
    /// HB-4: the first player was dealt this bear.
    HeldHighest { seat: Seat, card: Card },
    /// HB-10, HB-20, HB-26: the player had no valid move over this match.
    NoMove {
        turn: u16,
        seat: Seat,
        over: Vec<Card>,
        #[serde(rename = "as")]
        name: Option<Animal>,
    },
    /// HB-24: the number of cards of this animal that each seat held.
    Told { turn: u16, animal: Animal, counts: Vec<u8> },
    /// HB-25: the player did not hold this card.
    HadNot { turn: u16, seat: Seat, card: Card },
    /// HB-27: the player held only copies of this card.
    HadOnly { turn: u16, seat: Seat, card: Card },
    /// HB-29: the player held no bear.
    HadNoBear { turn: u16, seat: Seat },
}

impl Knowledge {
    /// Returns the cards that the viewer knows are in a seat's hand. For the viewer's own hand, and for an omniscient
    /// viewer, returns what watchers know.
    pub fn known(&self, viewer: Viewer, seat: Seat) -> &Hand {
        let observer = match viewer {
            Viewer::Seat(own) if own != seat => own.index(),
            _ => MAX_SEATS,
        };
        &self.known[observer][seat.index()]
    }

    /// Returns the latest public facts, oldest first.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// Returns the number of turns that have begun.
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// Adds what an event shows.
    pub(super) fn learn(&mut self, event: &Event) {
        let turn = self.turns;
        match event {
            Event::TurnBegan { .. } => self.turns = self.turns.saturating_add(1),
            Event::Played { seat, table, .. } => table.cards.iter().for_each(|&card| self.lost(*seat, card)),
            Event::Gave { seat, gifts, .. } => {
                for gift in gifts {
                    self.passed(*seat, gift.to, gift.card);
                }
            }
            Event::BearPut { seat, card, .. } => self.lost(*seat, *card),
            Event::TookBack { seat, card, .. } => self.gained(*seat, *card),
            Event::Returned { seat, to, card } | Event::BearHanded { seat, to, card } => self.passed(*seat, *to, *card),
            Event::Asked { seat, of, card, given: true } => self.passed(*of, *seat, *card),
            Event::Stolen { thief, victim, card: Some(card), left } => self.stolen(*thief, *victim, *card, *left),
            Event::HoldsHighest { seat, card } => self.note(Fact::HeldHighest { seat: *seat, card: *card }),
            Event::NoMove { seat, over, name, beaver: false } => {
                self.note(Fact::NoMove { turn, seat: *seat, over: over.clone(), name: *name });
            }
            Event::Told { animal, counts, .. } => {
                self.note(Fact::Told { turn, animal: *animal, counts: counts.clone() });
            }
            Event::Asked { of, card, given: false, .. } => {
                self.note(Fact::HadNot { turn, seat: *of, card: *card });
            }
            Event::NothingToReturn { seat, card } => self.note(Fact::HadOnly { turn, seat: *seat, card: *card }),
            Event::NoBear { seat } => self.note(Fact::HadNoBear { turn, seat: *seat }),
            _ => {}
        }
    }

    fn note(&mut self, fact: Fact) {
        if self.facts.len() == MOST_FACTS {
            self.facts.remove(0);
        }
        self.facts.push(fact);
    }

    /// Records that a card moved from one hand to another in public.
    fn passed(&mut self, from: Seat, to: Seat, card: Card) {
        self.lost(from, card);
        self.gained(to, card);
    }

    fn lost(&mut self, seat: Seat, card: Card) {
        for known in &mut self.known {
            known[seat.index()].remove_if_there(card);
        }
    }

    fn gained(&mut self, seat: Seat, card: Card) {
        for (observer, known) in self.known.iter_mut().enumerate() {
            if observer != seat.index() {
                known[seat.index()].add(card);
            }
        }
    }

    /// Records a theft. The thief and the victim see the card. So does anyone who knows the victim's whole hand, if all
    /// its cards were equal. For everyone else, any card of the hand may be gone.
    fn stolen(&mut self, thief: Seat, victim: Seat, card: Card, left: u8) {
        for (observer, known) in self.known.iter_mut().enumerate() {
            let hand = &mut known[victim.index()];
            let one_kind = hand.len() == usize::from(left) + 1 && usize::from(hand.count(card)) == hand.len();
            if observer == thief.index() {
                hand.remove_if_there(card);
            } else if observer == victim.index() {
                known[thief.index()].add(card);
            } else if one_kind {
                hand.remove(card);
                known[thief.index()].add(card);
            } else {
                hand.remove_one_of_each();
            }
        }
    }
}
