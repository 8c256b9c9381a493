use bearcade_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::cards::{CardSet, MOST_PLAYERS, NO_CARD, Piles};

/// What a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// FF-2: the next card of the deal.
    Deal,
    /// FF-2: the secret picks of those who have not picked.
    Pick,
    /// FF-3: who begins.
    FirstPlayer,
    /// FF-33: the next card of the part of the die, or that it is complete.
    Part,
    /// FF-4: a roll.
    Roll,
    /// FF-6: stop or roll again.
    Stop,
    /// FF-28: the roll without advancing.
    RawRoll,
    /// FF-19: keep the rolled card or not.
    Return,
    /// FF-20: the card to put under the deck.
    SwapDeck,
    /// FF-14: the drawn card.
    Draw,
    /// FF-24: the cards to discard.
    Discard,
    /// FF-31: the neighbour's card to remove.
    RemoveFromNeighbour,
    /// FF-31: anybody's card to remove.
    RemoveFromAny,
    /// FF-10: whom to attack.
    Target,
    /// FF-10, FF-12: the next card to remove, or that it is enough.
    Remove,
    /// FF-17: the card that comes to the next place of the row.
    ShuffleRow,
    /// FF-31: the removed card to keep, and its end of the row.
    Keep,
    /// FF-27: two cards of the row.
    SwapInRow,
    /// FF-8: the end of the row for the rolled card.
    End,
    /// FF-33: the card of the row to discard.
    DiscardRow,
    /// FF-33: the card of the hand to discard.
    DiscardHand,
    /// FF-33: whose hand to look at.
    Look,
    /// FF-33: a card of the own row and one of another's.
    SwapRows,
    /// Nothing: the game is over.
    Nothing,
}

/// Where in a turn a position is (FF-8, FF-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Rolling, up to the stop.
    Rolls,
    /// The stopped powers' changes to the value and their parts before the attack.
    Before,
    /// The attack.
    Attack,
    /// The stopped powers' parts after the attack, and the rolled card's way into the row.
    After,
    /// The powers of unseen cards.
    Unseen,
}

/// What has happened in the turn so far, as far as it still matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// Where in the turn this is.
    pub stage: Stage,
    /// How many of the powers that are at work have had their effect: those of the card stopped at, then those of
    /// each unseen card.
    pub power: u8,
    /// The number of the roll, counted from 1; 0 before the first (FF-5).
    pub roll: u8,
    /// Is this roll the last (FF-32)?
    pub last_roll: bool,
    /// The revealed card; `NO_CARD` before the first roll.
    pub rolled: u8,
    /// The card of the row that is in charge: the one the roll is under, then each unseen card in its turn; `NO_CARD`
    /// where the row is empty.
    pub in_charge: u8,
    /// The sum of the passed additions and subtractions (FF-32).
    pub passed: i16,
    /// The value, from the stop on (FF-7).
    pub value: i16,
    /// Is there no attack, whatever the value (FF-13)?
    pub no_attack: bool,
    /// Does the rolled card stay in the hand (FF-19)?
    pub keeps_rolled: bool,
    /// The chosen part of the die (FF-33); empty: the whole hand.
    pub part: CardSet,
    /// How many cards were chosen for the part, which is public; what becomes of them is not. 0: none was chosen.
    pub part_size: u8,
    /// The players attacked so far (FF-18).
    pub attacked: SeatSet,
    /// The player whose row the attack is on.
    pub target: Seat,
    /// The damage that is left of the attack.
    pub damage: i16,
    /// The health that still has to go in a full self-attack (FF-12).
    pub owed: i16,
    /// How many cards the attack may still remove (FF-39).
    pub most: u8,
    /// Cards are removed from left to right: the first place, counted from 0, that may come next.
    pub from: u8,
    /// The cards that the attack has removed from other players (FF-31).
    pub removed: CardSet,
    /// The places of the row that have been shuffled (FF-17).
    pub shuffled: u8,
    /// The cards of the row that no roll reached and that have not left it; from the unseen step on, those of them
    /// whose power is still to come (FF-30, FF-34).
    pub unreached: CardSet,
}

impl Course {
    /// The start of a turn.
    pub const START: Self = Self {
        stage: Stage::Rolls,
        power: 0,
        roll: 0,
        last_roll: false,
        rolled: NO_CARD,
        in_charge: NO_CARD,
        passed: 0,
        value: 0,
        no_attack: false,
        keeps_rolled: false,
        part: CardSet::EMPTY,
        part_size: 0,
        attacked: SeatSet::EMPTY,
        target: Seat::new(0),
        damage: 0,
        owed: 0,
        most: 0,
        from: 0,
        removed: CardSet::EMPTY,
        shuffled: 0,
        unreached: CardSet::EMPTY,
    };
}

/// A point in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The hands, the rolled card included until it leaves (FF-8).
    pub hands: [CardSet; MOST_PLAYERS],
    /// The rows, and the cards put under the deck.
    pub piles: Piles,
    /// The part of the deck whose order nobody knows, above the cards put under it.
    pub deck: CardSet,
    /// The discard pile.
    pub discard: CardSet,
    /// The picks of those who have picked, as long as others have not (FF-2).
    pub picks: [[u8; 2]; MOST_PLAYERS],
    /// Who still has to pick.
    pub picking: SeatSet,
    /// The cards that lie sideways: their shield lasts (FF-32).
    pub sideways: CardSet,
    /// The players whose rows can't be brought below two cards (FF-32).
    pub two_cards: SeatSet,
    /// The players who choose a part of their die next turn (FF-33).
    pub part_next: SeatSet,
    /// Who begins, once that is known.
    pub first: Option<Seat>,
    /// Whose turn it is, and who is dealt the next card.
    pub to_move: Seat,
    /// The number of the turn, counted from 1; 0 before the first (FF-37).
    pub turn: u8,
    /// What has happened in this turn.
    pub course: Course,
    /// What is awaited.
    pub due: Due,
}

impl Position {
    /// The hand of a player.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The hand of the player whose turn it is.
    #[inline]
    pub(super) fn own_hand(&mut self) -> &mut CardSet {
        &mut self.hands[self.to_move.index()]
    }

    /// The row of the player whose turn it is.
    #[inline]
    pub fn own_row(&self) -> &[u8] {
        self.piles.row(self.to_move)
    }

    /// The cards that can be rolled: the hand, or the chosen part of it (FF-4, FF-33).
    #[inline]
    pub fn die(&self) -> CardSet {
        let hand = self.hand(self.to_move);
        if self.course.part.is_empty() { hand } else { hand & self.course.part }
    }

    /// Is there no card in the deck?
    #[inline]
    pub fn deck_is_empty(&self) -> bool {
        self.deck.is_empty() && self.piles.under().is_empty()
    }

    /// A card leaves a row, and with it what was noted about it there.
    #[inline]
    pub(super) fn leave_row(&mut self, seat: Seat, place: usize) -> u8 {
        let card = self.piles.remove(seat, place);
        self.left_row(card);
        card
    }

    #[inline]
    pub(super) fn left_row(&mut self, card: u8) {
        self.sideways.remove(card);
        self.course.unreached.remove(card); // FF-30
    }
}
