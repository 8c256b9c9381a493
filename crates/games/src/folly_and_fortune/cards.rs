//! Cards by number, and their collections: unordered sets and ordered piles.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use bearcade_core::Seat;
use serde::{Deserialize, Serialize, Serializer};

/// The maximum number of cards in a deck (FF-40). Every card in play has a number below this.
pub(super) const MOST_CARDS: usize = 128;
/// The maximum number of players.
pub(super) const MOST_PLAYERS: usize = 6;
/// The maximum length of a name: an id of 12 characters, and the mark of a second copy (FF-38).
const LONGEST_NAME: usize = 14;
/// The value for "no card" in a position.
pub(super) const NO_CARD: u8 = u8::MAX;

/// A card with the name that people read, for events and views.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CardName {
    card: u8,
    length: u8,
    text: [u8; LONGEST_NAME],
}

impl CardName {
    /// Creates the name of the card with this number. The text is an id, so it is short ASCII text.
    pub(super) fn new(card: u8, name: &str) -> Self {
        let mut text = [0; LONGEST_NAME];
        text[..name.len()].copy_from_slice(name.as_bytes());
        Self { card, length: name.len() as u8, text }
    }

    /// Returns the card's number in the deck.
    pub fn card(self) -> u8 {
        self.card
    }

    /// Returns the name.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.text[..usize::from(self.length)]).expect("ids are ASCII")
    }
}

impl fmt::Debug for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for CardName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

/// A set of cards, stored as one bit per card.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub struct CardSet(u128);

impl CardSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Returns the set of all cards in a deck of `count` cards.
    pub const fn all(count: usize) -> Self {
        Self(if count == 0 { 0 } else { u128::MAX >> (MOST_CARDS - count) })
    }

    /// Returns the set with only this card.
    #[inline]
    pub const fn one(card: u8) -> Self {
        Self(1 << card)
    }

    /// Returns whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: u8) -> bool {
        (card as usize) < MOST_CARDS && self.0 & (1 << card) != 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    /// Removes a card.
    #[inline]
    pub fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    /// Returns the number of cards in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the card at index `n` in ascending order. `n` must be below the number of cards.
    #[inline]
    pub fn nth(self, n: u32) -> u8 {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let in_low = low.count_ones();
        if n < in_low { nth_bit(low, n) } else { 64 + nth_bit(high, n - in_low) }
    }

    /// Returns the cards in the set that come after this card.
    #[inline]
    #[must_use]
    pub const fn after(self, card: u8) -> Self {
        Self(self.0 & (u128::MAX << card) & !(1 << card))
    }

    /// Returns the last card of the set.
    #[inline]
    pub const fn last(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(127 - self.0.leading_zeros() as u8) }
    }

    /// Returns the cards in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                card
            })
        })
    }
}

/// Returns the position of the set bit with index `n`. It skips whole bytes, then single bits.
#[inline]
fn nth_bit(mut bits: u64, mut n: u32) -> u8 {
    let mut place = 0;
    loop {
        let in_byte = (bits & 0xff).count_ones();
        if n < in_byte {
            break;
        }
        n -= in_byte;
        bits >>= 8;
        place += 8;
    }
    for _ in 0..n {
        bits &= bits - 1;
    }
    place + bits.trailing_zeros() as u8
}

impl BitAnd for CardSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for CardSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for CardSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        Self(cards.into_iter().filter(|&card| usize::from(card) < MOST_CARDS).fold(0, |set, card| set | 1 << card))
    }
}

impl From<Vec<u8>> for CardSet {
    fn from(cards: Vec<u8>) -> Self {
        cards.into_iter().collect()
    }
}

impl From<CardSet> for Vec<u8> {
    fn from(set: CardSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The ordered piles: each player's row from left to right, and the cards put under the deck in drawing order (FF-20).
/// They share one array, so a row of any length fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Vec<u8>>", into = "Vec<Vec<u8>>")]
pub struct Piles {
    cards: [u8; MOST_CARDS],
    ends: [u8; PILES],
}

const PILES: usize = MOST_PLAYERS + 1;
const UNDER: usize = MOST_PLAYERS;

impl Piles {
    /// The empty piles.
    pub const EMPTY: Self = Self { cards: [0; MOST_CARDS], ends: [0; PILES] };

    /// Returns a player's row.
    #[inline]
    pub fn row(&self, seat: Seat) -> &[u8] {
        self.pile(seat.index())
    }

    /// Returns the cards under the deck.
    #[inline]
    pub fn under(&self) -> &[u8] {
        self.pile(UNDER)
    }

    /// Inserts a card into a row. `place` counts from 0 at the left, and may be the row's length.
    #[inline]
    pub fn insert(&mut self, seat: Seat, place: usize, card: u8) {
        self.insert_at(seat.index(), place, card);
    }

    /// Removes the card at a place from a row.
    #[inline]
    pub fn remove(&mut self, seat: Seat, place: usize) -> u8 {
        self.remove_at(seat.index(), place)
    }

    /// Replaces the card at a place of a row, and returns the old one.
    #[inline]
    pub fn replace(&mut self, seat: Seat, place: usize, card: u8) -> u8 {
        let at = self.start(seat.index()) + place;
        std::mem::replace(&mut self.cards[at], card)
    }

    /// Puts a card under the deck.
    pub fn push_under(&mut self, card: u8) {
        self.insert_at(UNDER, self.under().len(), card);
    }

    /// Draws the first card under the deck. There must be one.
    pub fn pop_under(&mut self) -> u8 {
        self.remove_at(UNDER, 0)
    }

    #[inline]
    fn start(&self, pile: usize) -> usize {
        if pile == 0 { 0 } else { usize::from(self.ends[pile - 1]) }
    }

    #[inline]
    fn pile(&self, pile: usize) -> &[u8] {
        &self.cards[self.start(pile)..usize::from(self.ends[pile])]
    }

    #[inline]
    fn insert_at(&mut self, pile: usize, place: usize, card: u8) {
        let at = self.start(pile) + place;
        let end = usize::from(self.ends[UNDER]);
        self.cards.copy_within(at..end, at + 1);
        self.cards[at] = card;
        self.ends[pile..].iter_mut().for_each(|end| *end += 1);
    }

    #[inline]
    fn remove_at(&mut self, pile: usize, place: usize) -> u8 {
        let at = self.start(pile) + place;
        let end = usize::from(self.ends[UNDER]);
        let card = self.cards[at];
        self.cards.copy_within(at + 1..end, at);
        // Unused entries are 0, so that equal piles are equal arrays.
        self.cards[end - 1] = 0;
        self.ends[pile..].iter_mut().for_each(|end| *end -= 1);
        card
    }
}

impl TryFrom<Vec<Vec<u8>>> for Piles {
    type Error = &'static str;

    fn try_from(lists: Vec<Vec<u8>>) -> Result<Self, Self::Error> {
        let cards: CardSet = lists.iter().flatten().copied().collect();
        if lists.len() != PILES || cards.len() != lists.iter().map(Vec::len).sum::<usize>() {
            return Err("piles must be seven lists of different cards");
        }
        let mut piles = Self::EMPTY;
        for (pile, list) in lists.iter().enumerate() {
            list.iter().enumerate().for_each(|(place, &card)| piles.insert_at(pile, place, card));
        }
        Ok(piles)
    }
}

impl From<Piles> for Vec<Vec<u8>> {
    fn from(piles: Piles) -> Self {
        (0..PILES).map(|pile| piles.pile(pile).to_vec()).collect()
    }
}
