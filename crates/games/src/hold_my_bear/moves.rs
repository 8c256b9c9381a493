//! Lists valid plays and gifts.

use bearcade_core::{MAX_SEATS, Seat};

use super::action::{Action, Gift, Gifts, Receivers};
use super::card::{ANIMALS, Animal, AnimalSet, Card, Cards, HIGHEST, MOST_PLAYED};
use super::hand::Hand;
use super::rules::{HoldMyBear, MOST_CARDS};
use super::state::{Match, Position};
use super::worth::Worth;

/// The animals with rules that go beyond counts and printed numbers.
pub(super) const SPECIAL: AnimalSet = AnimalSet(
    Animal::Fish.bit()
        | Animal::Ape.bit()
        | Animal::Walrus.bit()
        | Animal::Bat.bit()
        | Animal::Squid.bit()
        | Animal::Sheep.bit(),
);

impl HoldMyBear {
    /// Appends every valid play of a hand over the match.
    #[inline]
    pub(super) fn push_plays(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.find_play(position.hand(seat), &position.table, |cards, name| {
            out.push(Action::Play(cards, name));
            false
        });
    }

    /// Appends at most the first `most` valid plays.
    pub(super) fn push_first_plays(&self, position: &Position, seat: Seat, most: usize, out: &mut Vec<Action>) {
        let enough = out.len().saturating_add(most);
        self.find_play(position.hand(seat), &position.table, |cards, name| {
            out.push(Action::Play(cards, name));
            out.len() >= enough
        });
    }

    /// Returns whether the seat has a valid move (HB-10, HB-20, HB-26). A seat with a beaver has none (HB-28).
    pub fn can_play(&self, position: &Position, seat: Seat) -> bool {
        !position.beavers.contains(seat) && self.hand_beats(position.hand(seat), &position.table) // HB-28
    }

    /// Returns whether the hand has a valid move over this match.
    pub(super) fn hand_beats(&self, hand: &Hand, table: &Match) -> bool {
        // More bears than in the match are always valid, because no rule restricts bears.
        let bears = hand.count_of(Animal::Bear).min(MOST_PLAYED as u8);
        bears > Worth::of(table.cards, table.name).bears || self.find_play(hand, table, |_, _| true)
    }

    /// Returns the seat's first valid play, if there is one. Ignores beavers.
    pub fn any_play(&self, position: &Position, seat: Seat) -> Option<Action> {
        let mut play = None;
        self.find_play(position.hand(seat), &position.table, |cards, name| {
            play = Some(Action::Play(cards, name));
            true
        });
        play
    }

    /// Appends every gift of a hand (HB-14), in ascending order of the cards.
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
        // The receivers of two cards. Pairs with ascending seats come first; two equal cards need only those.
        let mut receivers = [Receivers::new(seat, seat); (MAX_SEATS - 1) * (MAX_SEATS - 1)];
        let mut pairs = 0;
        let mut add = |first, second| {
            receivers[pairs] = Receivers::new(first, second);
            pairs += 1;
            pairs
        };
        let mut ascending = 0;
        for first in others() {
            for second in others().filter(|&second| second >= first) {
                ascending = add(first, second);
            }
        }
        for first in others() {
            for second in others().filter(|&second| second < first) {
                add(first, second);
            }
        }
        let mut push = |first, second, receivers: &[Receivers]| {
            out.extend(receivers.iter().map(|&to| Action::Give(Gifts::of((first, second), to))));
        };
        let all = &receivers[..pairs];
        for (at, &(card, count)) in kinds.iter().enumerate() {
            let acts = card.animal().acts_when_given();
            if count > 1 {
                push(card, card, if acts { all } else { &all[..ascending] });
            }
            for &(other, _) in &kinds[at + 1..] {
                push(card, other, all);
                if acts && other.animal().acts_when_given() {
                    push(other, card, all);
                }
            }
        }
    }

    /// Calls `found` for every valid play until it returns true. Returns whether it did.
    #[inline]
    fn find_play(&self, hand: &Hand, table: &Match, mut found: impl FnMut(Cards, Option<Animal>) -> bool) -> bool {
        let mut items = [Item { bit: 0, card: Card::new(Animal::Bear, 1), number: 0, next: 0 }; MOST_CARDS];
        let mut len = 0;
        let mut bears = 0;
        hand.playable(&self.animals).for_each_kind(&self.animals, |card, count| {
            let next = len + usize::from(count);
            for item in &mut items[len..next] {
                *item = Item { bit: card.animal().bit(), card, number: card.number(), next: next as u8 };
            }
            len = next;
            bears += usize::from(card.is_bear()) * usize::from(count);
        });
        let table = Worth::of(table.cards, table.name);
        let search = Search { items: &items[..len], bears, table, animals: &self.animals };
        if self.plain {
            search.bears::<true>(&Node::EMPTY, 0, &mut found)
        } else {
            search.bears::<false>(&Node::EMPTY, 0, &mut found)
        }
    }
}

/// A card of the hand in unpacked form.
#[derive(Clone, Copy)]
struct Item {
    /// The animal as a bit.
    bit: u32,
    card: Card,
    number: u8,
    /// The index of the next different card.
    next: u8,
}

/// A search for valid sets. With `PLAIN`, no special animal is in the game, and the code for them is left out.
struct Search<'a> {
    /// The playable cards in ascending order, with the bears first.
    items: &'a [Item],
    /// The number of bears among them.
    bears: usize,
    table: Worth,
    animals: &'a [Animal],
}

/// A partial set of cards, with its worth updated card by card.
#[derive(Clone, Copy)]
struct Node {
    cards: Cards,
    /// The animals with the most cards so far, apart from bears.
    majority: u32,
    /// The animal of the last card, and the number of its cards.
    last: u32,
    run: u8,
    /// The largest number of cards of one animal, apart from bears.
    most: u8,
    /// The sum of the numbers, without fish.
    total: u8,
    len: u8,
    bears: u8,
    special: Special,
}

/// Values that only special animals need.
#[derive(Clone, Copy)]
struct Special {
    /// All animals in the set except bears.
    others: u32,
    fish: u8,
    /// The sum of the printed numbers of the fish.
    fish_total: u8,
    /// The highest number of any other card.
    highest: u8,
}

impl Search<'_> {
    /// Visits every set that adds bears from index `from` on, and then any other cards, to a set of bears. Among equal
    /// cards the first is always used first, so no set is visited twice. [`Search::grow`] does the same.
    fn bears<const PLAIN: bool>(
        &self,
        node: &Node,
        from: usize,
        found: &mut impl FnMut(Cards, Option<Animal>) -> bool,
    ) -> bool {
        // Without ties, more bears are enough, whatever else is in the set (HB-17).
        let stop = if PLAIN && node.bears > self.table.bears {
            self.grow::<PLAIN, true>(node, self.bears, found)
        } else {
            self.grow::<PLAIN, false>(node, self.bears, found)
        };
        if stop {
            return true;
        }
        let mut at = from;
        while at < self.bears {
            let item = self.items[at];
            let mut next = node.with::<PLAIN>(item);
            next.bears += 1;
            // HB-7: a set of only bears is visited once for each name that makes it valid.
            for &name in self.animals {
                if next.worth::<PLAIN>(AnimalSet::one(name)).beats(&self.table).is_some()
                    && found(next.cards, Some(name))
                {
                    return true;
                }
            }
            if usize::from(next.len) < MOST_PLAYED && self.bears::<PLAIN>(&next, at + 1, found) {
                return true;
            }
            at = item.next.into();
        }
        false
    }

    /// Visits every set that adds cards other than bears from index `from` on. With `ENOUGH`, every such set beats the
    /// match.
    fn grow<const PLAIN: bool, const ENOUGH: bool>(
        &self,
        node: &Node,
        from: usize,
        found: &mut impl FnMut(Cards, Option<Animal>) -> bool,
    ) -> bool {
        let left = MOST_PLAYED as u8 - node.len;
        // Stop if the cards that can still be added can raise neither the count nor the total enough. The number of
        // bears is already fixed.
        if PLAIN
            && !ENOUGH
            && node.most + node.bears + left <= self.table.count
            && node.total + HIGHEST * left <= self.table.total
        {
            return false;
        }
        let mut at = from;
        while let Some(&item) = self.items.get(at) {
            let mut next = node.with::<PLAIN>(item);
            next.run = if item.bit == node.last { node.run + 1 } else { 1 };
            next.last = item.bit;
            if next.run > node.most {
                next.most = next.run;
                next.majority = item.bit;
            } else if next.run == node.most {
                next.majority |= item.bit;
            }
            if (ENOUGH || self.is_valid::<PLAIN>(&next)) && found(next.cards, None)
                || left > 1 && self.grow::<PLAIN, ENOUGH>(&next, at + 1, found)
            {
                return true;
            }
            at = item.next.into();
        }
        false
    }

    #[inline]
    fn is_valid<const PLAIN: bool>(&self, node: &Node) -> bool {
        let worth = node.worth::<PLAIN>(AnimalSet(node.majority));
        if PLAIN {
            // Like `Worth::beats`, but without ties and bears. Those are the same for all sets that grow from one set
            // of bears.
            let Worth { majority, count, total, .. } = self.table;
            let changes = !worth.majority.without(majority).is_empty() && worth.count > count;
            let shares = !worth.majority.and(majority).is_empty() && worth.total > total;
            changes | shares
        } else {
            worth.beats(&self.table).is_some() && worth.restriction().is_none()
        }
    }
}

impl Node {
    const EMPTY: Self = Self {
        cards: Cards::EMPTY,
        majority: 0,
        last: 0,
        run: 0,
        most: 0,
        total: 0,
        len: 0,
        bears: 0,
        special: Special { others: 0, fish: 0, fish_total: 0, highest: 0 },
    };

    /// Returns the set with one more card, which must not come before any card of the set. The caller counts the cards
    /// of its animal.
    #[inline]
    fn with<const PLAIN: bool>(&self, item: Item) -> Self {
        let Item { bit, card, number, .. } = item;
        let mut next = Self { cards: self.cards.and_at(self.len.into(), card), len: self.len + 1, ..*self };
        if PLAIN {
            next.total += number;
            return next;
        }
        next.special.others |= bit & !Animal::Bear.bit();
        if bit == Animal::Fish.bit() {
            next.special.fish += 1;
            next.special.fish_total += number;
        } else {
            next.total += number;
            next.special.highest = next.special.highest.max(number);
        }
        next
    }

    /// Returns the worth of the set with this majority.
    #[inline]
    fn worth<const PLAIN: bool>(&self, majority: AnimalSet) -> Worth {
        Worth {
            majority,
            count: self.most + self.bears,
            total: if PLAIN { self.total } else { self.full_total() },
            bears: self.bears,
            others: AnimalSet(self.special.others),
        }
    }

    /// HB-23: returns the total. Fish count as the highest other card, or as printed if there is none.
    #[inline]
    fn full_total(&self) -> u8 {
        let Special { fish, fish_total, highest, .. } = self.special;
        self.total + if highest > 0 { fish * highest } else { fish_total }
    }
}

/// Returns whether a bear in the hand bans this card from play (HB-18).
pub(super) fn banned(hand: &Hand, card: Card) -> bool {
    !card.is_bear() && hand.count(Card::new(Animal::Bear, card.number())) > 0 // HB-18
}
