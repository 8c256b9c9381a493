use bearcade_core::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::action::Gift;
use super::card::{Animal, AnimalSet, Card, Cards};
use super::hand::Hand;

/// What a position is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// The next card to deal (HB-3).
    Deal,
    /// The turn's decision (HB-12).
    Turn,
    /// The bear that the owner of the match puts down (HB-10).
    Bear,
    /// The play of the first player who can beat that bear (HB-10).
    Answer,
    /// The player to steal from (HB-11).
    Rob,
    /// The card to steal (HB-11, HB-22).
    Steal,
    /// The card for the aardvark to take back (HB-21).
    Back,
    /// The animal for the giraffe to name (HB-24).
    Name,
    /// The kangaroo's question (HB-25).
    Ask,
    /// The card to give back for a turtle (HB-27).
    Return,
    /// The bear to hand over for a bison (HB-29).
    Bison,
    /// Nothing: the game is over.
    Nothing,
}

/// The match on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// Its cards; none until the first is turned up.
    pub cards: Cards,
    /// The animal it counts as, if it is only bears (HB-7).
    pub name: Option<Animal>,
    /// The owner, or `None` for the starting card (HB-3).
    pub owner: Option<Seat>,
}

/// A steal in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Theft {
    /// The seat that gets the card.
    pub thief: Seat,
    /// The seat that loses the card.
    pub victim: Seat,
}

/// A position in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// Each seat's hand.
    pub hands: [Hand; MAX_SEATS],
    /// The number of cards in each hand.
    pub sizes: [u8; MAX_SEATS],
    /// The cards that have not been dealt yet.
    pub deck: Hand,
    /// The number of cards in the deck.
    pub deck_size: u8,
    /// The cards that left the game.
    pub removed: Hand,
    /// The match on the table.
    pub table: Match,
    /// The seat to move, or the seat that gets the next card of the deal.
    pub to_move: Seat,
    /// The seats that must give cards away on their next turn (HB-28).
    pub beavers: SeatSet,
    /// The number of consecutive turns without a play (HB-20).
    pub quiet: u8,
    /// What the position is waiting for.
    pub due: Due,
    /// The number of cards that can still be stolen in this turn (HB-11), including the one in progress.
    pub robberies: u8,
    /// The steal in progress.
    pub theft: Option<Theft>,
    /// The owner of the match that was beaten in this turn (HB-22).
    pub previous: Option<Seat>,
    /// The animals with a pending *played* action.
    pub played: AnimalSet,
    /// The gifts with a *given* action that is in progress or pending, in order.
    pub given: [Option<Gift>; 2],
    /// The winner; `None` before the end and in a tie.
    pub winner: Option<Seat>,
}

impl Position {
    /// Returns the seat that must decide, if a decision is pending.
    #[inline]
    pub fn decider(&self) -> Option<Seat> {
        match self.due {
            Due::Deal | Due::Steal | Due::Nothing => None,
            Due::Return | Due::Bison => self.given[0].map(|gift| gift.to),
            _ => Some(self.to_move),
        }
    }

    /// HB-20, HB-26: returns whether a player who can play must do so.
    #[inline]
    pub fn must_play(&self, seats: u8) -> bool {
        self.table.cards.has(Animal::Rabbit) || self.no_one_has_played(seats)
    }

    /// HB-20: returns whether everyone has had a turn and the match still has no owner. Then no one has played, because
    /// a play gives the match an owner.
    #[inline]
    pub(super) fn no_one_has_played(&self, seats: u8) -> bool {
        self.table.owner.is_none() && self.quiet >= seats
    }

    #[inline]
    pub(super) fn gain(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].add(card);
        self.sizes[seat.index()] += 1;
    }

    #[inline]
    pub(super) fn lose(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.sizes[seat.index()] -= 1;
    }

    #[inline]
    pub(super) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }
}
