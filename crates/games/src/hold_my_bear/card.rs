use std::fmt;

use serde::{Deserialize, Serialize};

/// The most cards in one set (HB-13).
pub const MOST_PLAYED: usize = 5;
/// The highest number on a card (HB-1).
pub(super) const HIGHEST: u8 = 5;
/// How many animals there are (HB-2 and the expansion).
pub(super) const ANIMALS: usize = 22;
/// Copies of each number in an animal's eight cards (HB-1).
pub(super) const COPIES: [u8; HIGHEST as usize] = [3, 2, 1, 1, 1];
/// The cards of one animal.
pub(super) const PER_ANIMAL: u8 = 8;

/// An animal; the order is the rulebook's, and the order of cards in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the animals are known by their names; the rulebook's table says what each does")]
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
    /// All animals, base animals first.
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

    /// The animal's name in notation and options.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// The animal of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|animal| animal.name() == name)
    }

    /// Does something happen when it is given (HB-27 to HB-29)?
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

/// A set of animals, as one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AnimalSet(pub(super) u32);

impl AnimalSet {
    /// No animal.
    pub const EMPTY: Self = Self(0);

    /// Just this animal.
    #[inline]
    pub const fn one(animal: Animal) -> Self {
        Self(animal.bit())
    }

    /// Is the animal in the set?
    #[inline]
    pub const fn contains(self, animal: Animal) -> bool {
        self.0 & animal.bit() != 0
    }

    /// Adds an animal.
    #[inline]
    pub fn insert(&mut self, animal: Animal) {
        self.0 |= animal.bit();
    }

    /// Takes an animal out.
    #[inline]
    pub fn remove(&mut self, animal: Animal) {
        self.0 &= !animal.bit();
    }

    /// The animals of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The animals in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many animals are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is no animal in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The animals in the rulebook's order.
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

/// A card: an animal and a number from 1 to 5 (HB-1). Cards that are equal are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Card(pub(super) u8);

impl Card {
    /// The card of this animal with this number, which must be from 1 to 5.
    #[inline]
    pub const fn new(animal: Animal, number: u8) -> Self {
        debug_assert!(1 <= number && number <= HIGHEST);
        Self(animal as u8 * HIGHEST + number - 1)
    }

    /// The animal.
    #[inline]
    pub const fn animal(self) -> Animal {
        Animal::ALL[(self.0 / HIGHEST) as usize]
    }

    /// The number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % HIGHEST + 1
    }

    /// Is it a bear?
    #[inline]
    pub const fn is_bear(self) -> bool {
        self.0 < HIGHEST
    }

    /// Reads `tiger3`.
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

/// Up to five cards that lie or are played together, in ascending order: equal sets are equal values.
///
/// A byte holds a card, one up so that no card is 0; the first is the lowest byte.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Card>", try_from = "Vec<Card>")]
pub struct Cards(u64);

impl Cards {
    /// No card: the match before the first card is turned up.
    pub const EMPTY: Self = Self(0);

    /// These cards in order, if they are at most five.
    pub fn new(cards: &[Card]) -> Option<Self> {
        let mut sorted = [Card(0); MOST_PLAYED];
        let sorted = sorted.get_mut(..cards.len())?;
        sorted.copy_from_slice(cards);
        sorted.sort_unstable();
        Some(sorted.iter().fold(Self::EMPTY, |set, &card| set.and(card)))
    }

    /// Just this card.
    pub const fn one(card: Card) -> Self {
        Self(card.0 as u64 + 1)
    }

    /// The cards, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest as u8).checked_sub(1)?;
            rest >>= 8;
            Some(Card(card))
        })
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        (u64::BITS - self.0.leading_zeros()).div_ceil(8) as usize
    }

    /// No card at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Are all of them bears?
    pub fn is_bears_only(self) -> bool {
        self.iter().all(Card::is_bear)
    }

    /// Is a card of this animal among them?
    #[inline]
    pub fn has(self, animal: Animal) -> bool {
        self.iter().any(|card| card.animal() == animal)
    }

    /// The set with this card added; it must not come before any card of the set, nor be the sixth.
    #[inline]
    #[must_use]
    pub(super) const fn and(self, card: Card) -> Self {
        self.and_at(self.len(), card)
    }

    /// The set of this many cards with this card added, as for [`Cards::and`].
    #[inline]
    #[must_use]
    pub(super) const fn and_at(self, len: usize, card: Card) -> Self {
        Self(self.0 | (card.0 as u64 + 1) << (8 * len))
    }

    /// The set without one copy of this card, or `None` if it has none.
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
