use std::fmt;

use serde::{Deserialize, Serialize};

/// The maximum number of cards in a set (HB-13).
pub const MOST_PLAYED: usize = 5;
/// The highest number on a card (HB-1).
pub(super) const HIGHEST: u8 = 5;
/// The number of animals (HB-2 and the expansion).
pub(super) const ANIMALS: usize = 22;
/// The number of copies of each number among an animal's eight cards (HB-1).
pub(super) const COPIES: [u8; HIGHEST as usize] = [3, 2, 1, 1, 1];
/// The number of cards of an animal.
pub(super) const PER_ANIMAL: u8 = 8;

/// An animal. Animals and cards are ordered as in the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names speak for themselves, and the rulebook's table says what each animal does")]
pub enum Animal {
    Bear,
    Ferret,
    Tiger,
    Chicken,
    Dog,
    Cat,
    Hamster,
    Vole,
    Aardvark,
    Badger,
    Fish,
    Giraffe,
    Kangaroo,
    Rabbit,
    Turtle,
    Beaver,
    Bison,
    Ape,
    Walrus,
    Bat,
    Squid,
    Sheep,
}

impl Animal {
    /// All animals, with the base animals first.
    pub const ALL: [Self; ANIMALS] = [
        Self::Bear,
        Self::Ferret,
        Self::Tiger,
        Self::Chicken,
        Self::Dog,
        Self::Cat,
        Self::Hamster,
        Self::Vole,
        Self::Aardvark,
        Self::Badger,
        Self::Fish,
        Self::Giraffe,
        Self::Kangaroo,
        Self::Rabbit,
        Self::Turtle,
        Self::Beaver,
        Self::Bison,
        Self::Ape,
        Self::Walrus,
        Self::Bat,
        Self::Squid,
        Self::Sheep,
    ];

    /// Returns the animal's name in notation and options.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// Returns the animal with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|animal| animal.name() == name)
    }

    /// Returns whether the animal acts when given (HB-27 to HB-29).
    #[inline]
    pub const fn acts_when_given(self) -> bool {
        matches!(self, Self::Turtle | Self::Beaver | Self::Bison)
    }

    #[inline]
    pub(super) const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// The animals' names, in the order of [`Animal::ALL`].
pub(super) const NAMES: &[&str] = &[
    "bear", "ferret", "tiger", "chicken", "dog", "cat", "hamster", "vole", "aardvark", "badger", "fish", "giraffe",
    "kangaroo", "rabbit", "turtle", "beaver", "bison", "ape", "walrus", "bat", "squid", "sheep",
];

/// A set of animals, stored as one bit per animal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AnimalSet(pub(super) u32);

impl AnimalSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Returns the set with only this animal.
    #[inline]
    pub const fn one(animal: Animal) -> Self {
        Self(animal.bit())
    }

    /// Returns whether the animal is in the set.
    #[inline]
    pub const fn contains(self, animal: Animal) -> bool {
        self.0 & animal.bit() != 0
    }

    /// Adds an animal.
    #[inline]
    pub fn insert(&mut self, animal: Animal) {
        self.0 |= animal.bit();
    }

    /// Removes an animal.
    #[inline]
    pub fn remove(&mut self, animal: Animal) {
        self.0 &= !animal.bit();
    }

    /// Returns the animals that are in this set but not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the animals in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the number of animals in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the animals in rulebook order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Animal> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let animal = *Animal::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(animal)
        })
    }
}

impl FromIterator<Animal> for AnimalSet {
    fn from_iter<I: IntoIterator<Item = Animal>>(animals: I) -> Self {
        let mut set = Self::EMPTY;
        for animal in animals {
            set.insert(animal);
        }
        set
    }
}

/// A card: an animal and a number from 1 to 5 (HB-1). Equal cards are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Card(pub(super) u8);

impl Card {
    /// Creates the card of this animal with this number, which must be from 1 to 5.
    #[inline]
    pub const fn new(animal: Animal, number: u8) -> Self {
        debug_assert!(1 <= number && number <= HIGHEST);
        Self(animal as u8 * HIGHEST + number - 1)
    }

    /// Returns the animal.
    #[inline]
    pub const fn animal(self) -> Animal {
        Animal::ALL[(self.0 / HIGHEST) as usize]
    }

    /// Returns the number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % HIGHEST + 1
    }

    /// Returns whether the card is a bear.
    #[inline]
    pub const fn is_bear(self) -> bool {
        self.0 < HIGHEST
    }

    /// Reads a card such as `tiger3`.
    pub fn read(text: &str) -> Option<Self> {
        let (at, last) = text.char_indices().next_back()?;
        let number = last.to_digit(10).filter(|number| (1..=u32::from(HIGHEST)).contains(number))?;
        Some(Self::new(Animal::named(&text[..at])?, number as u8))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.animal().name(), self.number())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::read(&text).ok_or_else(|| format!("{text:?} is not a card such as bear3"))
    }
}

/// Up to five cards that are played together, in ascending order. Equal sets are equal values.
///
/// Each byte holds a card plus one, so that 0 means no card. The first card is in the lowest byte.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Card>", try_from = "Vec<Card>")]
pub struct Cards(u64);

impl Cards {
    /// The empty set, which is the match before the first card is turned up.
    pub const EMPTY: Self = Self(0);

    /// Creates a set of these cards, or returns `None` if there are more than five.
    pub fn new(cards: &[Card]) -> Option<Self> {
        let mut sorted = [Card(0); MOST_PLAYED];
        let sorted = sorted.get_mut(..cards.len())?;
        sorted.copy_from_slice(cards);
        sorted.sort_unstable();
        Some(sorted.iter().fold(Self::EMPTY, |set, &card| set.and(card)))
    }

    /// Creates the set with only this card.
    pub const fn one(card: Card) -> Self {
        Self(card.0 as u64 + 1)
    }

    /// Returns the cards in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest as u8).checked_sub(1)?;
            rest >>= 8;
            Some(Card(card))
        })
    }

    /// Returns the number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        (u64::BITS - self.0.leading_zeros()).div_ceil(8) as usize
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether all cards are bears.
    pub fn is_bears_only(self) -> bool {
        self.iter().all(Card::is_bear)
    }

    /// Returns whether the set contains a card of this animal.
    #[inline]
    pub fn has(self, animal: Animal) -> bool {
        self.iter().any(|card| card.animal() == animal)
    }

    /// Returns the set with this card added. The card must not come before any card of the set, and the set must have
    /// fewer than five cards.
    #[inline]
    #[must_use]
    pub(super) const fn and(self, card: Card) -> Self {
        self.and_at(self.len(), card)
    }

    /// Returns the set with this card added, given the number of cards in the set; otherwise like [`Cards::and`].
    #[inline]
    #[must_use]
    pub(super) const fn and_at(self, len: usize, card: Card) -> Self {
        Self(self.0 | (card.0 as u64 + 1) << (8 * len))
    }

    /// Returns the set without one copy of this card, or `None` if it has none.
    pub(super) fn without(self, card: Card) -> Option<Self> {
        let at = self.iter().position(|other| other == card)?;
        let rest = self.iter().enumerate().filter(|&(other, _)| other != at);
        Some(rest.fold(Self::EMPTY, |set, (_, card)| set.and(card)))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Self {
        cards.iter().collect()
    }
}

impl TryFrom<Vec<Card>> for Cards {
    type Error = String;

    fn try_from(cards: Vec<Card>) -> Result<Self, String> {
        Self::new(&cards).ok_or_else(|| format!("{} cards are more than {MOST_PLAYED}", cards.len()))
    }
}
