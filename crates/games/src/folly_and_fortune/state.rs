use bearcade_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::cards::{CardSet, MOST_PLAYERS, NO_CARD, Piles};

/// What a position is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// FF-2: the next card to deal.
    Deal,
    /// FF-2: the secret picks of the players who have not picked.
    Pick,
    /// FF-3: the first player.
    FirstPlayer,
    /// FF-33: the next card of the part of the die, or the end of the choice.
    Part,
    /// FF-4: a roll.
    Roll,
    /// FF-6: whether to stop or roll again.
    Stop,
    /// FF-28: the roll without advancing.
    RawRoll,
    /// FF-19: whether to keep the rolled card.
    Return,
    /// FF-20: the card to put under the deck.
    SwapDeck,
    /// FF-14: the drawn card.
    Draw,
    /// FF-24: the cards to discard.
    Discard,
    /// FF-31: the neighbour's card to remove.
    RemoveFromNeighbour,
    /// FF-31: the card of any row to remove.
    RemoveFromAny,
    /// FF-10: the player to attack.
    Target,
    /// FF-10, FF-12: the next card to remove, or the end of the attack.
    Remove,
    /// FF-17: the card for the next place of the shuffled row.
    ShuffleRow,
    /// FF-31: the removed card to keep, and the end of the row for it.
    Keep,
    /// FF-27: the two cards of the row to swap.
    SwapInRow,
    /// FF-8: the end of the row for the rolled card.
    End,
    /// FF-33: the card of the row to discard.
    DiscardRow,
    /// FF-33: the card of the hand to discard.
    DiscardHand,
    /// FF-33: the player with the hand to look at.
    Look,
    /// FF-33: the cards of the player's own row and of another row to swap.
    SwapRows,
    /// Nothing: the game is over.
    Nothing,
}

/// The stage of a turn (FF-8, FF-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Rolls, up to the stop.
    Rolls,
    /// Changes to the value by stopped powers, and their effects before the attack.
    Before,
    /// The attack.
    Attack,
    /// The effects of stopped powers after the attack, and adding the rolled card to the row.
    After,
    /// The powers of unseen cards.
    Unseen,
}

/// What has happened in the turn so far, if it still matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// The stage of the turn.
    pub stage: Stage,
    /// The number of active powers that have taken effect: first those of the card stopped at, then those of each
    /// unseen card.
    pub power: u8,
    /// The number of the roll, counted from 1, or 0 before the first roll (FF-5).
    pub roll: u8,
    /// Whether this roll is the last (FF-32).
    pub last_roll: bool,
    /// The revealed card, or `NO_CARD` before the first roll.
    pub rolled: u8,
    /// The card of the row in charge: the one that the roll is under, later each unseen card in turn. `NO_CARD` if the
    /// row is empty.
    pub in_charge: u8,
    /// The total of the passed additions and subtractions (FF-32).
    pub passed: i16,
    /// The value, set at the stop (FF-7).
    pub value: i16,
    /// Whether there is no attack, whatever the value (FF-13).
    pub no_attack: bool,
    /// Whether the rolled card stays in the hand (FF-19).
    pub keeps_rolled: bool,
    /// The chosen part of the die (FF-33), or empty for the whole hand.
    pub part: CardSet,
    /// The number of cards chosen for the part, or 0 if no part was chosen. This number is public; whether the cards
    /// are still there is not.
    pub part_size: u8,
    /// The players attacked so far (FF-18).
    pub attacked: SeatSet,
    /// The player under attack.
    pub target: Seat,
    /// The remaining damage of the attack.
    pub damage: i16,
    /// The health that a full self-attack must still remove (FF-12).
    pub owed: i16,
    /// The number of cards that the attack may still remove (FF-39).
    pub most: u8,
    /// The first place, counted from 0, that can be chosen next. Cards are removed from left to right.
    pub from: u8,
    /// The cards that the attack has removed from other players (FF-31).
    pub removed: CardSet,
    /// The number of places of the row that have been shuffled (FF-17).
    pub shuffled: u8,
    /// The cards of the row that no roll has reached and that have not left it. From the unseen stage on, only those
    /// with a pending power (FF-30, FF-34).
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

/// A position in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// Each player's hand, including the rolled card until it leaves (FF-8).
    pub hands: [CardSet; MOST_PLAYERS],
    /// The rows, and the cards put under the deck.
    pub piles: Piles,
    /// The cards of the deck in unknown order, above the cards put under it.
    pub deck: CardSet,
    /// The discard pile.
    pub discard: CardSet,
    /// The picks made so far, until all players have picked (FF-2).
    pub picks: [[u8; 2]; MOST_PLAYERS],
    /// The players who have not picked yet.
    pub picking: SeatSet,
    /// The cards that lie sideways because their shield is active (FF-32).
    pub sideways: CardSet,
    /// The players with rows that must keep two cards (FF-32).
    pub two_cards: SeatSet,
    /// The players who may choose a part of their die next turn (FF-33).
    pub part_next: SeatSet,
    /// The first player, once known.
    pub first: Option<Seat>,
    /// The seat to move, or the seat that gets the next card of the deal.
    pub to_move: Seat,
    /// The number of the turn, counted from 1, or 0 before the first turn (FF-37).
    pub turn: u8,
    /// What has happened in this turn.
    pub course: Course,
    /// What the position is waiting for.
    pub due: Due,
}

impl Position {
    /// Returns a player's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// Returns the hand of the player to move.
    #[inline]
    pub(super) fn own_hand(&mut self) -> &mut CardSet {
        &mut self.hands[self.to_move.index()]
    }

    /// Returns the row of the player to move.
    #[inline]
    pub fn own_row(&self) -> &[u8] {
        self.piles.row(self.to_move)
    }

    /// Returns the cards that can be rolled: the hand, or the chosen part of it (FF-4, FF-33).
    #[inline]
    pub fn die(&self) -> CardSet {
        let hand = self.hand(self.to_move);
        if self.course.part.is_empty() { hand } else { hand & self.course.part }
    }

    /// Returns whether the deck is empty.
    #[inline]
    pub fn deck_is_empty(&self) -> bool {
        self.deck.is_empty() && self.piles.under().is_empty()
    }

    /// Removes a card from a row, with everything recorded about it there.
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
