//! What each observer has been shown (FF-41), as a fold over the events.

use bearcade_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::cards::{CardSet, MOST_PLAYERS};
use super::event::{Event, Origin};

/// The seats, then the public.
const OBSERVERS: usize = MOST_PLAYERS + 1;

/// What each observer knows of the others' hands, and whose cards lie under the deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knowledge {
    /// By observer (the seats, then the public) and by hand: the cards known to be in it. A seat's entry for its own
    /// hand stays empty.
    known: [[CardSet; MOST_PLAYERS]; OBSERVERS],
    /// Who put each card under the deck, the first to be drawn first.
    under: Vec<Seat>,
}

impl Knowledge {
    /// The cards that a viewer knows to be in a hand that is not theirs. A viewer who sees all is told what is public.
    pub fn known(&self, viewer: Viewer, hand: Seat) -> CardSet {
        let observer = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Watcher | Viewer::Omniscient => MOST_PLAYERS,
        };
        self.known.get(observer).map_or(CardSet::EMPTY, |hands| hands[hand.index()])
    }

    /// Who put each card under the deck, the first to be drawn first.
    pub fn under(&self) -> &[Seat] {
        &self.under
    }

    /// Adds what an event shows. The event is whole, not redacted.
    pub(super) fn learn(&mut self, event: &Event) {
        match event {
            // FF-41: revealed to all.
            Event::Rolled { seat, card, .. } => self.others(*seat, |known| known.insert(card.card())),
            // FF-41: what leaves openly is forgotten there.
            Event::Added { seat, card, .. } | Event::Discarded { seat, card, from: Origin::Hand, .. } => {
                self.others(*seat, |known| known.remove(card.card()));
            }
            // FF-41: any card but the rolled one may be the one that went.
            Event::PutUnder { seat, rolled, .. } => {
                self.others(*seat, |known| *known = *known & CardSet::one(rolled.card()));
                self.under.push(*seat);
            }
            // FF-41: who put the card under the deck saw its place come up, so they know who holds it now (ALL-3).
            Event::Drew { seat, card: Some(card), from_under: true, .. } => {
                let by = self.under.remove(0);
                if by != *seat {
                    self.known[by.index()][seat.index()].insert(card.card());
                }
            }
            // FF-41: the looker knows that hand.
            Event::Looked { seat, at, cards: Some(cards), .. } => {
                self.known[seat.index()][at.index()] = cards.iter().map(|card| card.card()).collect();
            }
            _ => {}
        }
    }

    /// Changes what everyone but its owner knows of a hand.
    fn others(&mut self, hand: Seat, change: impl Fn(&mut CardSet)) {
        for (observer, hands) in self.known.iter_mut().enumerate() {
            if observer != hand.index() {
                change(&mut hands[hand.index()]);
            }
        }
    }
}
