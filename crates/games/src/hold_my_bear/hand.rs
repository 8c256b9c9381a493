use std::fmt;

use serde::{Deserialize, Serialize};

use super::card::{ANIMALS, Animal, COPIES, Card, HIGHEST};

/// Any number of cards of one game: a hand, the deck, or the cards that left the game.
///
/// Each animal has a byte that counts its cards by number: two bits for the 1s, two for the 2s, and one for each other
/// number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hand([u8; ANIMALS]);

/// The position of each number's count in the byte.
const SHIFT: [u8; HIGHEST as usize] = [0, 2, 4, 5, 6];
/// The mask of each number's count, after shifting.
const MASK: [u8; HIGHEST as usize] = [3, 3, 1, 1, 1];

impl Hand {
    /// Creates a hand with all eight cards of each of these animals (HB-1).
    pub fn all_of(animals: &[Animal]) -> Self {
        let mut hand = Self::default();
        for &animal in animals {
            for (copies, shift) in COPIES.into_iter().zip(SHIFT) {
                hand.0[animal as usize] |= copies << shift;
            }
        }
        hand
    }

    /// Returns the number of copies of this card.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        let number = card.number() as usize - 1;
        self.0[card.animal() as usize] >> SHIFT[number] & MASK[number]
    }

    /// Adds a card. At least one copy must not be in the hand yet.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < COPIES[card.number() as usize - 1], "too many copies of {card}");
        self.0[card.animal() as usize] += 1 << SHIFT[card.number() as usize - 1];
    }

    /// Removes a card, which must be in the hand.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.count(card) > 0, "{card} is not in the hand");
        self.0[card.animal() as usize] -= 1 << SHIFT[card.number() as usize - 1];
    }

    /// Removes a card if it is in the hand.
    pub(super) fn remove_if_there(&mut self, card: Card) {
        if self.count(card) > 0 {
            self.remove(card);
        }
    }

    /// Removes one card of each kind (HB-36).
    pub(super) fn remove_one_of_each(&mut self) {
        let before = *self;
        for card in before.kinds() {
            self.remove(card);
        }
    }

    /// Returns the number of cards of this animal.
    #[inline]
    pub const fn count_of(&self, animal: Animal) -> u8 {
        size(self.0[animal as usize])
    }

    /// Returns whether the hand contains a bear.
    #[inline]
    pub const fn has_bear(&self) -> bool {
        self.0[Animal::Bear as usize] != 0
    }

    /// Returns the total number of cards.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&byte| size(byte) as usize).sum()
    }

    /// Returns whether the hand is empty.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; ANIMALS]
    }

    /// Returns the different cards in the hand, in ascending order.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        Animal::ALL
            .into_iter()
            .filter(|&animal| self.0[animal as usize] != 0)
            .flat_map(|animal| (1..=HIGHEST).map(move |number| Card::new(animal, number)))
            .filter(|&card| self.count(card) > 0)
    }

    /// Returns all cards in ascending order, including duplicates.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds().flat_map(|card| std::iter::repeat_n(card, self.count(card).into()))
    }

    /// Returns the card at this index in ascending order. `animals` must be in ascending order and include all animals
    /// in the hand.
    #[inline]
    pub(super) fn nth(&self, animals: &[Animal], mut at: u8) -> Card {
        for &animal in animals {
            let byte = self.0[animal as usize];
            let size = size(byte);
            if at < size {
                let mut number = 0;
                while at >= byte >> SHIFT[number] & MASK[number] {
                    at -= byte >> SHIFT[number] & MASK[number];
                    number += 1;
                }
                return Card::new(animal, number as u8 + 1);
            }
            at -= size;
        }
        unreachable!("the index is below the number of cards")
    }

    /// Returns the hand without the cards that its bears ban from play (HB-18).
    #[inline]
    #[must_use]
    pub fn playable(mut self, animals: &[Animal]) -> Self {
        let bears = self.0[Animal::Bear as usize];
        if bears != 0 {
            let mut keep = 0;
            for number in 0..HIGHEST as usize {
                if bears >> SHIFT[number] & MASK[number] == 0 {
                    keep |= MASK[number] << SHIFT[number];
                }
            }
            for &animal in animals {
                self.0[animal as usize] &= keep; // HB-18
            }
            self.0[Animal::Bear as usize] = bears;
        }
        self
    }

    /// Calls `each` for every different card with its count, in ascending order. `animals` must be in ascending order
    /// and include all animals in the hand.
    #[inline]
    pub fn for_each_kind(&self, animals: &[Animal], mut each: impl FnMut(Card, u8)) {
        for &animal in animals {
            let byte = self.0[animal as usize];
            if byte != 0 {
                for number in 0..HIGHEST as usize {
                    let count = byte >> SHIFT[number] & MASK[number];
                    if count != 0 {
                        each(Card::new(animal, number as u8 + 1), count);
                    }
                }
            }
        }
    }
}

#[inline]
const fn size(byte: u8) -> u8 {
    (byte & 3) + (byte >> 2 & 3) + (byte >> 4).count_ones() as u8
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::default();
        for card in cards {
            hand.add(card);
        }
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}
