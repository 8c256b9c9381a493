//! Every valid play and every gift of a hand.

use bearcade_core::Seat;

use super::action::{Action, Gift, Gifts};
use super::card::{ANIMALS, Animal, AnimalSet, Card, Cards, HIGHEST, MOST_PLAYED};
use super::hand::Hand;
use super::rules::{HoldMyBear, MOST_CARDS};
use super::state::Position;
use super::worth::Worth;

/// Animals that make a set's worth or validity more than counts and printed numbers.
pub(super) const SPECIAL: AnimalSet = AnimalSet(
    Animal::Fish.bit()
        | Animal::Ape.bit()
        | Animal::Walrus.bit()
        | Animal::Bat.bit()
        | Animal::Squid.bit()
        | Animal::Sheep.bit(),
);

impl HoldMyBear {
    /// Appends every valid play of a hand over the match on the table, in ascending order.
    #[inline]
    pub(super) fn push_plays(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.find_play(position, seat, |cards, name| {
            out.push(Action::Play(cards, name));
            false
        });
    }

    /// Has the seat a valid move (HB-10, HB-20, HB-26)? A beaver takes it away (HB-28).
    pub(super) fn can_play(&self, position: &Position, seat: Seat) -> bool {
        if position.beavers.contains(seat) {
            return false; // HB-28
        }
        // More bears than the match has are always valid: no rule restricts bears.
        let bears = position.hand(seat).count_of(Animal::Bear).min(MOST_PLAYED as u8);
        let table = Worth::of(position.table.cards.as_slice(), position.table.name);
        bears > table.bears || self.find_play(position, seat, |_, _| true)
    }

    /// Appends every gift of a hand (HB-14), in ascending order of the first card.
    #[inline]
    pub(super) fn push_gifts(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        let mut kinds = [(Card::new(Animal::Bear, 1), 0u8); ANIMALS * HIGHEST as usize];
        let mut len = 0;
        position.hand(seat).for_each_kind(&self.animals, |card, count| {
            kinds[len] = (card, count);
            len += 1;
        });
        let kinds = &kinds[..len];
        let others = || Seat::all(self.seats).filter(move |&other| other != seat);
        if let [(card, 1)] = *kinds {
            out.extend(others().map(|to| Action::Give(Gifts::one(Gift { card, to }))));
            return;
        }
        let mut push = |first, second| out.push(Action::Give(Gifts::in_order(first, second)));
        for (at, &(card, count)) in kinds.iter().enumerate() {
            let acts = card.animal().acts_when_given();
            for to in others() {
                let first = Gift { card, to };
                if count > 1 {
                    for to in others().filter(|&other| acts || other >= to) {
                        push(first, Gift { card, to });
                    }
                }
                for &(other, _) in &kinds[at + 1..] {
                    let both_act = acts && other.animal().acts_when_given();
                    for to in others() {
                        let second = Gift { card: other, to };
                        push(first, second);
                        if both_act {
                            push(second, first);
                        }
                    }
                }
            }
        }
    }

    /// Shows every valid play to `found`, in ascending order, until it answers true; says whether it did.
    #[inline]
    fn find_play(&self, position: &Position, seat: Seat, mut found: impl FnMut(Cards, Option<Animal>) -> bool) -> bool {
        let mut items = [Item { bit: 0, card: Card::new(Animal::Bear, 1), number: 0 }; MOST_CARDS];
        let mut len = 0;
        position.hand(seat).playable(&self.animals).for_each_kind(&self.animals, |card, count| {
            for _ in 0..count {
                items[len] = Item { bit: card.animal().bit(), card, number: card.number() };
                len += 1;
            }
        });
        let table = Worth::of(position.table.cards.as_slice(), position.table.name);
        let search = Search { items: &items[..len], table, animals: &self.animals };
        if self.plain {
            search.grow::<true>(&Node::EMPTY, 0, &mut found)
        } else {
            search.grow::<false>(&Node::EMPTY, 0, &mut found)
        }
    }
}

/// A card of the hand with its parts unpacked.
#[derive(Clone, Copy)]
struct Item {
    bit: u32,
    card: Card,
    number: u8,
}

struct Search<'a> {
    /// The cards that may be played, ascending: bears come first.
    items: &'a [Item],
    table: Worth,
    animals: &'a [Animal],
}

/// A set of cards under construction, with its worth kept up card by card.
#[derive(Clone, Copy)]
struct Node {
    cards: Cards,
    /// The animals with the most cards so far, bears apart.
    majority: u32,
    /// The animal of the last card, and how many of it.
    last: u32,
    run: u8,
    /// The most cards of one animal, bears apart.
    most: u8,
    bears: u8,
    /// The sum of the printed numbers, without fish.
    total: u8,
    /// What only special animals ask for: all animals but bears, fish and their sum, the highest number but fish's.
    others: u32,
    fish: u8,
    fish_total: u8,
    highest: u8,
}

impl Search<'_> {
    /// Visits every set that adds cards from place `from` on to a set. Of equal cards the first is taken first, so no
    /// set comes twice. `PLAIN` says that no special animal is in the game.
    fn grow<const PLAIN: bool>(
        &self,
        node: &Node,
        from: usize,
        found: &mut impl FnMut(Cards, Option<Animal>) -> bool,
    ) -> bool {
        let mut before = None;
        for (at, &item) in self.items.iter().enumerate().skip(from) {
            if before == Some(item.card) {
                continue;
            }
            before = Some(item.card);
            let next = node.with::<PLAIN>(item);
            if self.visit::<PLAIN>(&next, found)
                || next.cards.len() < MOST_PLAYED && self.grow::<PLAIN>(&next, at + 1, found)
            {
                return true;
            }
        }
        false
    }

    #[inline]
    fn visit<const PLAIN: bool>(&self, node: &Node, found: &mut impl FnMut(Cards, Option<Animal>) -> bool) -> bool {
        if node.most > 0 {
            return self.is_valid::<PLAIN>(node, AnimalSet(node.majority)) && found(node.cards, None);
        }
        // HB-7: bears only, once under each name that makes them valid.
        self.animals
            .iter()
            .any(|&name| self.is_valid::<PLAIN>(node, AnimalSet::one(name)) && found(node.cards, Some(name)))
    }

    #[inline]
    fn is_valid<const PLAIN: bool>(&self, node: &Node, majority: AnimalSet) -> bool {
        let worth = Worth {
            majority,
            count: node.most + node.bears,
            total: if PLAIN { node.total } else { node.full_total() },
            bears: node.bears,
            others: AnimalSet(node.others),
        };
        worth.beats(&self.table).is_some() && (PLAIN || worth.restriction().is_none())
    }
}

impl Node {
    const EMPTY: Self = Self {
        cards: Cards::EMPTY,
        majority: 0,
        last: 0,
        run: 0,
        most: 0,
        bears: 0,
        total: 0,
        others: 0,
        fish: 0,
        fish_total: 0,
        highest: 0,
    };

    /// The set with one more card, which comes after all others in the order of cards.
    #[inline]
    fn with<const PLAIN: bool>(&self, item: Item) -> Self {
        let Item { bit, card, number } = item;
        let mut next = Self { cards: self.cards.and(card), ..*self };
        if !PLAIN && bit == Animal::Fish.bit() {
            next.fish += 1;
            next.fish_total += number;
        } else {
            next.total += number;
            next.highest = next.highest.max(number);
        }
        if bit == Animal::Bear.bit() {
            next.bears += 1;
            return next;
        }
        if !PLAIN {
            next.others |= bit;
        }
        next.run = if bit == self.last { self.run + 1 } else { 1 };
        next.last = bit;
        if next.run > self.most {
            next.most = next.run;
            next.majority = bit;
        } else if next.run == self.most {
            next.majority |= bit;
        }
        next
    }

    /// HB-23: fish count as the highest other card, or as printed where there is none.
    #[inline]
    fn full_total(&self) -> u8 {
        self.total + if self.highest > 0 { self.fish * self.highest } else { self.fish_total }
    }
}

/// Does a bear of the hand ban this card from play (HB-18)?
pub(super) fn banned(hand: &Hand, card: Card) -> bool {
    !card.is_bear() && hand.count(Card::new(Animal::Bear, card.number())) > 0 // HB-18
}
