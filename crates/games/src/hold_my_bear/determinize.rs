//! Random positions that are consistent with a view.

use bearcade_core::{Determinize, Game, MAX_SEATS, Rng, Seat};

use super::card::{ANIMALS, Animal, Card, Cards, PER_ANIMAL};
use super::hand::Hand;
use super::knowledge::Fact;
use super::rules::{HoldMyBear, MOST_CARDS};
use super::state::{Match, Position};
use super::view::View;

/// The number of deals to try until one agrees with all known facts. After that, the best one is used.
const TRIES: usize = 4;
/// The number of exchanges to try for a card that can't be where it was dealt.
const OFFERS: usize = 12;

impl Determinize for HoldMyBear {
    /// Keeps the seat's own hand, the known cards, the match and all counts, and deals the remaining cards at random.
    ///
    /// Facts about a hand apply to those of its cards that are not known to have arrived later. They were all there
    /// when the fact became known, unless one has been stolen in secret since. So no fact is fully trusted: a deal that
    /// contradicts one is only redealt a few times.
    fn determinize(&self, view: &View, seat: Seat, rng: &mut impl Rng) -> Position {
        let mut position = self.known_part(view, seat);
        let mut unseen = self.deck();
        for hand in position.hands.iter().chain([&position.removed]) {
            hand.for_each_kind(&self.animals, |card, count| (0..count).for_each(|_| unseen.remove(card)));
        }
        for card in position.table.cards.iter() {
            unseen.remove(card);
        }
        let mut deal = Deal::new(self, view, &mut position, unseen);
        let mut best = deal.clone();
        let mut fewest = usize::MAX;
        for _ in 0..if view.facts.is_empty() { 1 } else { TRIES } {
            deal.shuffle(rng);
            deal.mend(rng);
            let wrong = deal.contradictions(self, view, seat, fewest);
            if wrong < fewest {
                fewest = wrong;
                best.clone_from(&deal);
            }
            if fewest == 0 {
                break;
            }
        }
        for (card, holder) in best.dealt() {
            match holder {
                Some(holder) => position.hands[holder.index()].add(card),
                None => position.deck.add(card),
            }
        }
        position
    }
}

impl HoldMyBear {
    /// Returns the position as far as the view shows it: all hand sizes, but only the known cards.
    fn known_part(&self, view: &View, seat: Seat) -> Position {
        let mut position = self.initial();
        position.deck = Hand::default();
        position.deck_size = view.deck;
        position.removed = view.removed.iter().copied().collect();
        if let Some(table) = &view.table {
            let cards = Cards::new(&table.cards).unwrap_or_default();
            position.table = Match { cards, name: table.name, owner: table.owner };
        }
        for (player, of) in view.players.iter().zip(Seat::all(self.seats)) {
            let cards = player.hand.as_ref().filter(|_| of == seat).unwrap_or(&player.known);
            position.hands[of.index()] = cards.iter().copied().collect();
            position.sizes[of.index()] = player.cards;
            if player.beaver {
                position.beavers.insert(of);
            }
        }
        if let Some(turn) = view.turn {
            position.to_move = turn;
        }
        position.quiet = view.quiet;
        position.due = view.due;
        position.robberies = view.robberies;
        position.theft = view.theft;
        position.previous = view.previous;
        position.played = view.played.iter().copied().collect();
        for (slot, &gift) in position.given.iter_mut().zip(&view.given) {
            *slot = Some(gift);
        }
        position.winner = view.winner;
        position
    }
}

/// A random deal of the unseen cards.
#[derive(Clone)]
struct Deal {
    cards: [Card; MOST_CARDS],
    /// The end of each seat's slots. The slots after the last end belong to the deck.
    ends: [usize; MAX_SEATS],
    len: usize,
    /// The maximum number of cards of each animal that a seat's slots may hold, and the kinds they may not hold.
    most: [[u8; ANIMALS]; MAX_SEATS],
    barred: [Hand; MAX_SEATS],
    limited: bool,
}

impl Deal {
    /// Creates a deal of the unseen cards in order, with the limits that follow from the facts.
    fn new(game: &HoldMyBear, view: &View, position: &mut Position, mut unseen: Hand) -> Self {
        let mut most = [[PER_ANIMAL; ANIMALS]; MAX_SEATS];
        let mut barred = [Hand::default(); MAX_SEATS];
        let mut limited = false;
        for fact in &view.facts {
            match *fact {
                // HB-4: the highest bear is still where it was dealt if it has not been seen since and the hand has
                // room for it.
                Fact::HeldHighest { seat, card } => {
                    let hand = &mut position.hands[seat.index()];
                    if unseen.count(card) == 1 && hand.len() < usize::from(position.sizes[seat.index()]) {
                        unseen.remove(card);
                        hand.add(card);
                    }
                }
                Fact::Told { animal, ref counts, .. } => {
                    limited = true;
                    for (most, &count) in most.iter_mut().zip(counts) {
                        most[animal as usize] = most[animal as usize].min(count);
                    }
                }
                Fact::HadNot { seat, card, .. } => {
                    limited = true;
                    if barred[seat.index()].count(card) == 0 {
                        barred[seat.index()].add(card);
                    }
                }
                Fact::HadOnly { seat, card, .. } => {
                    limited = true;
                    for animal in Animal::ALL.into_iter().filter(|&animal| animal != card.animal()) {
                        most[seat.index()][animal as usize] = 0;
                    }
                }
                Fact::HadNoBear { seat, .. } => {
                    limited = true;
                    most[seat.index()][Animal::Bear as usize] = 0;
                }
                Fact::NoMove { .. } => {}
            }
        }
        let mut deal = Self {
            cards: [Card::new(Animal::Bear, 1); MOST_CARDS],
            ends: [0; MAX_SEATS],
            len: 0,
            most,
            barred,
            limited,
        };
        let mut end = 0;
        for seat in 0..MAX_SEATS {
            end += usize::from(position.sizes[seat]) - position.hands[seat].len();
            deal.ends[seat] = end;
        }
        unseen.for_each_kind(&game.animals, |card, count| {
            deal.cards[deal.len..deal.len + usize::from(count)].fill(card);
            deal.len += usize::from(count);
        });
        deal
    }

    fn shuffle(&mut self, rng: &mut impl Rng) {
        for at in (1..self.len).rev() {
            self.cards.swap(at, rng.below(at as u32 + 1) as usize);
        }
    }

    /// Returns the seat that a slot belongs to, or `None` for the deck.
    fn holder(&self, at: usize) -> Option<usize> {
        self.ends.iter().position(|&end| at < end)
    }

    fn places(&self, seat: usize) -> std::ops::Range<usize> {
        let from = if seat == 0 { 0 } else { self.ends[seat - 1] };
        from..self.ends[seat]
    }

    /// Returns whether the card in this slot contradicts a fact.
    fn is_wrong(&self, at: usize) -> bool {
        let Some(seat) = self.holder(at) else { return false };
        let card = self.cards[at];
        if self.barred[seat].count(card) > 0 {
            return true;
        }
        let most = self.most[seat][card.animal() as usize];
        most < PER_ANIMAL && {
            let held = self.cards[self.places(seat)].iter().filter(|other| other.animal() == card.animal()).count();
            held > usize::from(most)
        }
    }

    /// Exchanges cards that contradict a fact for others, where that helps both slots.
    fn mend(&mut self, rng: &mut impl Rng) {
        if !self.limited {
            return;
        }
        for at in 0..self.len {
            for _ in 0..OFFERS {
                if !self.is_wrong(at) {
                    break;
                }
                let other = rng.below(self.len as u32) as usize;
                self.cards.swap(at, other);
                if self.is_wrong(at) || self.is_wrong(other) {
                    self.cards.swap(at, other);
                }
            }
        }
    }

    /// Counts the facts that the deal contradicts, up to `enough`.
    fn contradictions(&self, game: &HoldMyBear, view: &View, own: Seat, enough: usize) -> usize {
        let mut wrong = if self.limited { (0..self.len).filter(|&at| self.is_wrong(at)).count() } else { 0 };
        let mut checked = [false; MAX_SEATS];
        // Only the latest fact about each hand counts. Older ones are about cards that have mostly gone.
        for fact in view.facts.iter().rev() {
            let Fact::NoMove { seat, ref over, name, .. } = *fact else { continue };
            if seat == own || std::mem::replace(&mut checked[seat.index()], true) || wrong >= enough {
                continue;
            }
            let hand: Hand = self.cards[self.places(seat.index())].iter().copied().collect();
            let table = Match { cards: Cards::new(over).unwrap_or_default(), name, owner: None };
            wrong += usize::from(game.hand_beats(&hand, &table));
        }
        wrong
    }

    /// Returns the cards with the seats that hold them; `None` is the deck.
    fn dealt(&self) -> impl Iterator<Item = (Card, Option<Seat>)> + '_ {
        (0..self.len).map(|at| (self.cards[at], self.holder(at).map(|seat| Seat::new(seat as u8))))
    }
}
