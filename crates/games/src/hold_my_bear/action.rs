use std::fmt::{self, Write as _};

use bearcade_core::{MAX_SEATS, NotationError, Seat};
use serde::{Deserialize, Serialize};

use super::card::{Animal, Card, Cards, MOST_PLAYED, NAMES};

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// HB-13: play these cards. A set of only bears has a name (HB-7).
    Play(Cards, Option<Animal>),
    /// HB-14: give cards away.
    Give(Gifts),
    /// HB-10: put down this bear; HB-29: hand over this bear.
    Bear(Card),
    /// HB-11: steal a card from this player.
    Rob(Seat),
    /// HB-21: take back this card of the match.
    Back(Card),
    /// HB-24: ask everyone how many of this animal they hold.
    Name(Animal),
    /// HB-25: ask this player for this card.
    Ask(Seat, Card),
    /// HB-27: give this card back for the turtle.
    Return(Card),
}

/// A card for another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Gift {
    /// The card.
    pub card: Card,
    /// The receiver.
    pub to: Seat,
}

/// One or two gifts (HB-14). If both cards act when given, their order is kept. Otherwise it is ascending, so that
/// equal decisions are equal values.
///
/// Each gift takes two bytes, the card and the seat. The first gift is in the high half. If there is no second gift,
/// its bits are all ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gifts(u32);

/// The bits of a missing second gift.
const MISSING: u32 = 0xffff;

impl Gifts {
    /// Creates a single gift.
    pub fn one(gift: Gift) -> Self {
        Self(gift.packed() << 16 | MISSING)
    }

    /// Creates two gifts, given in this order.
    pub fn two(first: Gift, second: Gift) -> Self {
        let ordered = first.card.animal().acts_when_given() && second.card.animal().acts_when_given();
        if ordered || first <= second { Self::in_order(first, second) } else { Self::in_order(second, first) }
    }

    /// Creates two gifts that are already in order.
    #[inline]
    pub(super) fn in_order(first: Gift, second: Gift) -> Self {
        Self(first.packed() << 16 | second.packed())
    }

    /// Creates two gifts from two cards and their receivers. Both must be in order.
    #[inline]
    pub(super) const fn of(cards: (Card, Card), to: Receivers) -> Self {
        Self((cards.0.0 as u32) << 24 | (cards.1.0 as u32) << 8 | to.0)
    }

    /// Returns the gifts in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Gift> + Clone {
        let gift = |packed: u32| Gift { card: Card((packed >> 8) as u8), to: Seat::new(packed as u8) };
        let second = (self.0 & MISSING != MISSING).then(|| gift(self.0 & MISSING));
        std::iter::once(gift(self.0 >> 16)).chain(second)
    }
}

/// The receivers of two cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Receivers(u32);

impl Receivers {
    #[inline]
    pub(super) const fn new(first: Seat, second: Seat) -> Self {
        Self((first.index() as u32) << 16 | second.index() as u32)
    }
}

impl Gift {
    #[inline]
    fn packed(self) -> u32 {
        u32::from(self.card.0) << 8 | self.to.index() as u32
    }
}

impl fmt::Debug for Gifts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

pub(super) fn write_action(action: Action, out: &mut String) {
    let result = match action {
        Action::Play(cards, name) => {
            out.push_str("play");
            let cards = cards.iter().try_for_each(|card| write!(out, " {card}"));
            cards.and_then(|()| name.map_or(Ok(()), |name| write!(out, " as {}", name.name())))
        }
        Action::Give(gifts) => {
            out.push_str("give");
            gifts.iter().try_for_each(|Gift { card, to }| write!(out, " {card}>{to}"))
        }
        Action::Bear(card) => write!(out, "bear {card}"),
        Action::Rob(seat) => write!(out, "rob {seat}"),
        Action::Back(card) => write!(out, "back {card}"),
        Action::Name(animal) => write!(out, "name {}", animal.name()),
        Action::Ask(seat, card) => write!(out, "ask {seat} {card}"),
        Action::Return(card) => write!(out, "return {card}"),
    };
    result.expect("writing to a string never fails");
}

/// The maximum number of words in an action: `play`, five cards, `as` and a name.
const MOST_WORDS: usize = MOST_PLAYED + 3;

pub(super) fn read_action(text: &str) -> Result<Action, NotationError> {
    let mut words = [""; MOST_WORDS];
    let mut count = 0;
    for word in text.split_ascii_whitespace() {
        *words.get_mut(count).ok_or_else(|| NotationError::expected("at most five cards"))? = word;
        count += 1;
    }
    let bad = || {
        NotationError::expected(
            "play, give, bear, rob, back, name, ask or return, each with its cards, seats or animal",
        )
    };
    match words[..count] {
        ["play", ref cards @ .., "as", name] => Ok(Action::Play(read_cards(cards)?, Some(read_animal(name)?))),
        ["play", ref cards @ ..] => Ok(Action::Play(read_cards(cards)?, None)),
        ["give", one] => Ok(Action::Give(Gifts::one(read_gift(one)?))),
        ["give", one, two] => Ok(Action::Give(Gifts::two(read_gift(one)?, read_gift(two)?))),
        ["bear", card] => Ok(Action::Bear(read_card(card)?)),
        ["rob", seat] => Ok(Action::Rob(read_seat(seat)?)),
        ["back", card] => Ok(Action::Back(read_card(card)?)),
        ["name", animal] => Ok(Action::Name(read_animal(animal)?)),
        ["ask", seat, card] => Ok(Action::Ask(read_seat(seat)?, read_card(card)?)),
        ["return", card] => Ok(Action::Return(read_card(card)?)),
        _ => Err(bad()),
    }
}

pub(super) fn read_card(text: &str) -> Result<Card, NotationError> {
    Card::read(text).ok_or_else(|| NotationError::expected("a card: an animal and a number from 1 to 5, such as bear3"))
}

fn read_cards(words: &[&str]) -> Result<Cards, NotationError> {
    let expected = || NotationError::expected("one to five cards");
    let mut cards = [Card::new(Animal::Bear, 1); MOST_PLAYED];
    let cards = cards.get_mut(..words.len()).filter(|cards| !cards.is_empty()).ok_or_else(expected)?;
    for (card, word) in cards.iter_mut().zip(words) {
        *card = read_card(word)?;
    }
    Cards::new(cards).ok_or_else(expected)
}

fn read_gift(text: &str) -> Result<Gift, NotationError> {
    let expected = || NotationError::expected("a card and a seat, such as cat1>2");
    let (card, to) = text.split_once('>').ok_or_else(expected)?;
    Ok(Gift { card: read_card(card)?, to: read_seat(to)? })
}

fn read_seat(text: &str) -> Result<Seat, NotationError> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] if usize::from(digit - b'0') < MAX_SEATS => Ok(Seat::new(digit - b'0')),
        _ => Err(NotationError::expected(format!("a seat from 0 to {}", MAX_SEATS - 1))),
    }
}

fn read_animal(text: &str) -> Result<Animal, NotationError> {
    Animal::named(text).ok_or_else(|| NotationError::expected(format!("an animal: {}", NAMES.join(", "))))
}
