//! The worth of a set of cards, and whether one set beats another.

use bearcade_core::Rule;
use serde::Serialize;

use super::card::{Animal, AnimalSet, Card, Cards};
use super::refusal;

/// The worth of a set of cards, in a hand or on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The animals with the most cards (HB-6), or the animal that a set of only bears counts as (HB-7).
    pub majority: AnimalSet,
    /// The number of cards that count as a majority animal.
    pub count: u8,
    /// The sum of the numbers (HB-8, HB-23).
    pub total: u8,
    /// The number of bears.
    pub bears: u8,
    /// The animals in the set, without bears.
    pub others: AnimalSet,
}

/// The rule by which a set beats the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// HB-15: it changes the sport.
    NewSport,
    /// HB-16: it is better in the same sport.
    SameSport,
    /// HB-17: it has more bears.
    MoreBears,
}

impl Worth {
    /// Returns the worth of these cards. `name` matters only for a set of only bears, which counts as bear by default.
    pub fn of(cards: Cards, name: Option<Animal>) -> Self {
        let mut counts = [0u8; Animal::ALL.len()];
        let mut others = AnimalSet::EMPTY;
        let mut bears = 0;
        // HB-23: the number of every fish, or 0 if there are only fish.
        let mut highest = 0;
        for card in cards.iter() {
            if card.is_bear() {
                bears += 1;
            } else {
                counts[card.animal() as usize] += 1;
                others.insert(card.animal());
            }
            if card.animal() != Animal::Fish {
                highest = highest.max(card.number());
            }
        }
        let number = |card: Card| if card.animal() == Animal::Fish && highest > 0 { highest } else { card.number() };
        let total = cards.iter().map(number).sum(); // HB-8
        if others.is_empty() {
            let majority = AnimalSet::one(name.unwrap_or(Animal::Bear)); // HB-7
            return Self { majority, count: bears, total, bears, others };
        }
        let most = counts.into_iter().max().unwrap_or(0);
        let majority = others.iter().filter(|&animal| counts[animal as usize] == most).collect();
        Self { majority, count: most + bears, total, bears, others } // HB-6
    }

    /// Returns the rule by which this set beats the match, if any. Ignores restrictions.
    #[inline]
    pub fn beats(&self, table: &Self) -> Option<Way> {
        let tie = self.others.contains(Animal::Sheep) || table.others.contains(Animal::Sheep); // HB-34
        let enough = |own: u8, other: u8| own + u8::from(tie) > other;
        if !self.majority.without(table.majority).is_empty() && enough(self.count, table.count) {
            Some(Way::NewSport) // HB-15
        } else if !self.majority.and(table.majority).is_empty() && enough(self.total, table.total) {
            Some(Way::SameSport) // HB-16
        } else if self.bears > 0 && enough(self.bears, table.bears) {
            Some(Way::MoreBears) // HB-17
        } else {
            None
        }
    }

    /// Returns the restriction of an animal that forbids playing this set, if any.
    #[inline]
    pub fn restriction(&self) -> Option<Rule> {
        let Self { majority, others, .. } = *self;
        let several = majority.len() > 1;
        if others == AnimalSet::one(Animal::Ape) {
            Some(refusal::APE) // HB-30
        } else if others.contains(Animal::Walrus) && others.len() > 1 {
            Some(refusal::WALRUS) // HB-31
        } else if others.contains(Animal::Bat) && several {
            Some(refusal::BAT) // HB-32
        } else if others.contains(Animal::Squid) && !several {
            Some(refusal::SQUID) // HB-33
        } else {
            None
        }
    }
}
