//! The cards that each observer has been shown (FF-41), computed from events.

use bearcade_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::cards::{CardSet, MOST_PLAYERS};
use super::event::{Event, Origin};

/// The number of observers: the seats, and one for the public.
const OBSERVERS: usize = MOST_PLAYERS + 1;

/// What each observer knows about other hands, and who put cards under the deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knowledge {
    /// The cards known to be in each hand, by observer (the seats, then the public) and hand. A seat's entry for its
    /// own hand stays empty.
    known: [[CardSet; MOST_PLAYERS]; OBSERVERS],
    /// The seat that put each card under the deck, in drawing order.
    under: Vec<Seat>,
}

impl Knowledge {
    /// Returns the cards that a viewer knows are in another player's hand. For an omniscient viewer, returns what is
    /// public.
    pub fn known(&self, viewer: Viewer, hand: Seat) -> CardSet {
        let observer = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Watcher | Viewer::Omniscient => MOST_PLAYERS,
        };
        self.known.get(observer).map_or(CardSet::EMPTY, |hands| hands[hand.index()])
    }

    /// Returns the seat that put each card under the deck, in drawing order.
    pub fn under(&self) -> &[Seat] {
        &self.under
    }

    /// Adds what an event shows. The event must not be redacted.
    pub(super) fn learn(&mut self, event: &Event) {
        match event {
            // FF-41: these cards are revealed to everyone.
            Event::Rolled { seat, card, .. } => self.others(*seat, |known| known.insert(card.card())),
            // FF-41: a card that leaves in public is no longer known to be there.
            Event::Added { seat, card, .. } | Event::Discarded { seat, card, from: Origin::Hand, .. } => {
                self.others(*seat, |known| known.remove(card.card()));
            }
            // FF-41: any card except the rolled one may be the one that left.
            Event::PutUnder { seat, rolled, .. } => {
                self.others(*seat, |known| *known = *known & CardSet::one(rolled.card()));
                self.under.push(*seat);
            }
            // FF-41: the seat that put the card under the deck knows its place, and so knows who holds it now (ALL-3).
            Event::Drew { seat, card: Some(card), from_under: true, .. } => {
                let by = self.under.remove(0);
                if by != *seat {
                    self.known[by.index()][seat.index()].insert(card.card());
                }
            }
            // FF-41: the seat that looked knows that hand.
            Event::Looked { seat, at, cards: Some(cards), .. } => {
                self.known[seat.index()][at.index()] = cards.iter().map(|card| card.card()).collect();
            }
            _ => {}
        }
    }

    /// Changes what everyone except the owner knows about a hand.
    fn others(&mut self, hand: Seat, change: impl Fn(&mut CardSet)) {
        for (observer, hands) in self.known.iter_mut().enumerate() {
            if observer != hand.index() {
                change(&mut hands[hand.index()]);
            }
        }
    }
}
