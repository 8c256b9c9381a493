//! A table of positions already searched.

use bearcade_games::de_beer_is_los::{Action, Position, Space};

/// What is known of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is this value.
    Exact,
    /// It is this or more.
    Least,
    /// It is this or less.
    Most,
}

/// What a search found out about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<V> {
    key: u64,
    /// The value for the player to move.
    pub value: V,
    /// What kind of value that is.
    pub bound: Bound,
    /// How deep the search went.
    pub depth: i8,
    /// The best action, or the one that sufficed.
    pub action: Action,
}

impl Bound {
    /// What a value is that a search between `alpha` and `beta` came up with.
    #[inline]
    pub(super) fn of<V: PartialOrd + Copy>(value: V, alpha: V, beta: V) -> Self {
        if value >= beta {
            Self::Least
        } else if value > alpha {
            Self::Exact
        } else {
            Self::Most
        }
    }
}

impl<V: Copy + PartialOrd> Entry<V> {
    /// The value, if it settles a search between `alpha` and `beta`.
    #[inline]
    pub(super) fn settles(&self, alpha: V, beta: V) -> Option<V> {
        let settled = match self.bound {
            Bound::Exact => true,
            Bound::Least => self.value >= beta,
            Bound::Most => self.value <= alpha,
        };
        settled.then_some(self.value)
    }
}

/// Entries by key; a new one takes the place of the old.
#[derive(Debug)]
pub(super) struct Table<V> {
    entries: Vec<Option<Entry<V>>>,
}

impl<V: Copy> Table<V> {
    /// A table with room for a search of so many nodes.
    pub(super) fn for_nodes(nodes: u64) -> Self {
        const LEAST: u64 = 1 << 8;
        const MOST: u64 = 1 << 18;
        let size = (nodes / 2).clamp(LEAST, MOST).next_power_of_two();
        Self { entries: vec![None; size as usize] }
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<&Entry<V>> {
        self.entries[self.slot(key)].as_ref().filter(|entry| entry.key == key)
    }

    #[inline]
    pub(super) fn put(&mut self, key: u64, value: V, bound: Bound, depth: i8, action: Action) {
        let slot = self.slot(key);
        self.entries[slot] = Some(Entry { key, value, bound, depth, action });
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }
}

/// Odd numbers without a pattern, one for each word of a position that is hashed.
const MIX: [u64; 13] = {
    let mut mix = [0; 13];
    let mut state: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut at = 0;
    while at < mix.len() {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        mix[at] = state | 1;
        at += 1;
    }
    mix
};

/// A key of all that matters for what is to come in a position that waits for a decision. `lead` is part of it where
/// the value of a point depends on the points already made, and 0 where only those to come are counted.
#[inline]
pub(super) fn key(position: &Position, lead: i32) -> u64 {
    const NOWHERE: u64 = 63;
    let mut key = 0;
    let mut stir = |number: usize, word: u64| {
        let product = u128::from(word ^ MIX[(number + 5) % MIX.len()]) * u128::from(MIX[number]);
        key ^= (product as u64) ^ (product >> 64) as u64;
    };
    stir(0, position.face_down.bits());
    for (number, spaces) in position.face_up.iter().enumerate() {
        stir(number + 1, spaces.bits());
    }
    let at = |space: Option<Space>| space.map_or(NOWHERE, |space| space.index() as u64);
    let mut rest = u64::from(lead as u16);
    for back in position.returns {
        rest = rest << 6 | at(back.map(|back| back.tile));
        rest = rest << 6 | at(back.map(|back| back.barred));
    }
    rest = rest << 6 | at(position.resting);
    rest = rest << 4 | u64::from(position.turns_left);
    rest = rest << 10 | u64::from(position.quiet);
    rest = rest << 1 | position.to_move.index() as u64;
    stir(11, rest);
    let hidden = position.hidden.iter().fold(0, |word, &count| word << 4 | u64::from(count));
    stir(12, position.gun_weights.iter().fold(hidden, |word, &weight| word << 4 | u64::from(weight)));
    key
}
