//! Finds the cards of a row that an attack may remove next. Players choose cards one by one from left to right, so
//! every set of cards can be chosen in exactly one way.

use super::cards::CardSet;
use super::deck::Deck;

/// The part of an attacked row that is not decided yet.
pub(super) struct Places<'a> {
    pub(super) deck: &'a Deck,
    /// The row, left to right.
    pub(super) row: &'a [u8],
    /// The cards that can't be removed.
    pub(super) shielded: CardSet,
    /// The first place that can be chosen next.
    pub(super) from: usize,
    /// The number of cards that the row can still lose.
    pub(super) free: usize,
}

/// Returns the places with cards of at most this health, one bit each (FF-10).
#[inline]
pub(super) fn within(places: &Places<'_>, damage: i16) -> u128 {
    if places.free == 0 {
        return 0;
    }
    let open = places.open().filter(|&(_, health)| health <= damage);
    open.fold(0, |set, (place, _)| set | 1 << place)
}

/// Returns the largest combined health, up to the damage, that can be removed (FF-12).
pub(super) fn most_health(places: &Places<'_>, damage: i16) -> i16 {
    if damage < NARROW { most_of::<1>(places, damage) } else { most_of::<WIDE>(places, damage.min(MOST_SUM)) }
}

/// Returns the places, one bit each, with a card that can start a removal of exactly this much health (FF-12).
pub(super) fn towards(places: &Places<'_>, owed: i16) -> u128 {
    if owed < NARROW { towards_of::<1>(places, owed) } else { towards_of::<WIDE>(places, owed) }
}

/// The limit below which sums fit in one word.
const NARROW: i16 = 128;
/// The number of words for the health of 128 cards with health 9.
const WIDE: usize = 9;
const MOST_SUM: i16 = NARROW * WIDE as i16 - 1;

impl Places<'_> {
    /// Returns the selectable places with cards that are not shielded, with their health.
    #[inline]
    fn open(&self) -> impl DoubleEndedIterator<Item = (usize, i16)> {
        let from = self.from.min(self.row.len());
        let rest = self.row[from..].iter().enumerate().filter(|&(_, &card)| !self.shielded.contains(card));
        rest.map(move |(place, &card)| (from + place, self.deck.health(card)))
    }
}

fn most_of<const W: usize>(places: &Places<'_>, damage: i16) -> i16 {
    if places.free == 0 {
        return 0;
    }
    let mut sums = Sums::<W>::NONE;
    let mut cards = 0;
    for (_, health) in places.open() {
        sums.add(health);
        cards += 1;
    }
    let staying = usize::saturating_sub(cards, places.free);
    (0..=damage).rev().find(|&sum| sums.reach(sum, staying)).unwrap_or(0)
}

fn towards_of<const W: usize>(places: &Places<'_>, owed: i16) -> u128 {
    if places.free == 0 {
        return 0;
    }
    let mut set = 0;
    // The sums of the cards to the right of the current place, and the number of those cards.
    let mut sums = Sums::<W>::NONE;
    for (cards, (place, health)) in places.open().rev().enumerate() {
        let staying = usize::saturating_sub(cards, places.free - 1);
        if health <= owed && sums.reach(owed - health, staying) {
            set |= 1 << place;
        }
        sums.add(health);
    }
    set
}

/// The possible sums of health of sets of cards, one bit each, grouped by the number of cards that stay: none, one, or
/// at least two. No rule requires more than two (FF-11, FF-32).
struct Sums<const W: usize>([[u128; W]; 3]);

impl<const W: usize> Sums<W> {
    /// The sums without any cards: nothing is removed, and none stay.
    const NONE: Self = {
        let mut sums = [[0; W]; 3];
        sums[0][0] = 1;
        Self(sums)
    };

    /// Adds a card, which is removed or stays.
    fn add(&mut self, health: i16) {
        let [none, one, more] = self.0;
        self.0 = [shifted(none, health), shifted(one, health), shifted(more, health)];
        for word in 0..W {
            self.0[1][word] |= none[word];
            self.0[2][word] |= one[word] | more[word];
        }
    }

    /// Returns whether some set has this sum while at least `staying` cards stay.
    fn reach(&self, sum: i16, staying: usize) -> bool {
        let (word, bit) = ((sum / NARROW) as usize, sum % NARROW);
        self.0[staying.min(2)..].iter().any(|words| words[word] & 1 << bit != 0)
    }
}

/// Returns all sums increased by a card's health (at most 9). Sums that are too large for any damage are dropped.
fn shifted<const W: usize>(words: [u128; W], health: i16) -> [u128; W] {
    if health == 0 {
        return words;
    }
    std::array::from_fn(|word| {
        let carried = if word == 0 { 0 } else { words[word - 1] >> (NARROW - health) };
        words[word] << health | carried
    })
}
