use bearcade_core::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::action::Gift;
use super::card::{Animal, AnimalSet, Card, Cards};
use super::hand::Hand;

/// What a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// The next card of the deal (HB-3).
    Deal,
    /// The turn's decision (HB-12).
    Turn,
    /// The owner's bear (HB-10).
    Bear,
    /// The play of the first who can beat that bear (HB-10).
    Answer,
    /// Whom to steal from (HB-11).
    Rob,
    /// The card that is stolen (HB-11, HB-22).
    Steal,
    /// The card that the aardvark takes back (HB-21).
    Back,
    /// The animal that the giraffe names (HB-24).
    Name,
    /// The kangaroo's question (HB-25).
    Ask,
    /// The card given back for a turtle (HB-27).
    Return,
    /// The bear handed over for a bison (HB-29).
    Bison,
    /// Nothing: the game is over.
    Nothing,
}

/// The match on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// Its cards; none before the first is turned up.
    pub cards: Cards,
    /// What it counts as, if it is bears only (HB-7).
    pub name: Option<Animal>,
    /// Whose it is; the starting card is nobody's (HB-3).
    pub owner: Option<Seat>,
}

/// A steal that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Theft {
    /// Who gets the card.
    pub thief: Seat,
    /// Whose card it is.
    pub victim: Seat,
}

/// A point in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The hands by seat.
    pub hands: [Hand; MAX_SEATS],
    /// The number of cards in each hand.
    pub sizes: [u8; MAX_SEATS],
    /// The cards not dealt yet.
    pub deck: Hand,
    /// How many they are.
    pub deck_size: u8,
    /// The cards that left the game.
    pub removed: Hand,
    /// The match on the table.
    pub table: Match,
    /// Whose turn it is, or who gets the next card of the deal.
    pub to_move: Seat,
    /// Who must give away on their next turn (HB-28).
    pub beavers: SeatSet,
    /// Turns in a row without a play (HB-20).
    pub quiet: u8,
    /// What is awaited.
    pub due: Due,
    /// How many cards may still be stolen in this turn (HB-11), the one under way included.
    pub robberies: u8,
    /// The steal under way.
    pub theft: Option<Theft>,
    /// The owner of the match that was beaten in this turn (HB-22).
    pub previous: Option<Seat>,
    /// Animals whose *played* action is still to come.
    pub played: AnimalSet,
    /// Gifts whose *given* action is under way or still to come, in order.
    pub given: [Option<Gift>; 2],
    /// Who won; nobody before the end and in a tie.
    pub winner: Option<Seat>,
}

impl Position {
    /// The seat that owes the decision, if it is a decision that is due.
    #[inline]
    pub fn decider(&self) -> Option<Seat> {
        match self.due {
            Due::Deal | Due::Steal | Due::Nothing => None,
            Due::Return | Due::Bison => self.given[0].map(|gift| gift.to),
            _ => Some(self.to_move),
        }
    }

    /// HB-20, HB-26: must whoever can play do so?
    #[inline]
    pub fn must_play(&self, seats: u8) -> bool {
        self.table.cards.has(Animal::Rabbit) || self.nobody_dares(seats)
    }

    /// HB-20: has everybody had a turn while the match is still nobody's? No turn so far can have been a play, for a
    /// play makes the match somebody's.
    #[inline]
    pub(super) fn nobody_dares(&self, seats: u8) -> bool {
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
