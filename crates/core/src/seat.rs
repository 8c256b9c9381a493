use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

/// The largest number of seats in any game (Hold My Bear).
pub const MAX_SEATS: usize = 8;

/// A player's place at the table, counted from 0 in playing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// Creates the seat with this number, which must be below [`MAX_SEATS`].
    #[inline]
    pub const fn new(number: u8) -> Self {
        debug_assert!((number as usize) < MAX_SEATS);
        Self(number)
    }

    /// Returns the seat's number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next seat at a table of `seats`, wrapping around to 0.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        if self.0 + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// Returns all seats of a table in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats, stored as one bit per seat.
///
/// ```
/// use bearcade_core::{Seat, SeatSet};
///
/// let mut running = SeatSet::all(3);
/// running.remove(Seat::new(1));
/// assert_eq!(running.len(), 2);
/// assert_eq!(running.after(Seat::new(0)).first(), Some(Seat::new(2)));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(from = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Returns the set with only this seat.
    #[inline]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Returns the set of all seats at a table of `seats`.
    #[inline]
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// Returns whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Returns the number of seats in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the lowest seat in the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Returns the seats in the set with a higher number than this seat.
    #[inline]
    #[must_use]
    pub const fn after(self, seat: Seat) -> Self {
        Self(self.0 & !(((2u16 << seat.0) - 1) as u8))
    }

    /// Returns the seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().filter(|seat| seat.index() < MAX_SEATS).collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// The person or program that looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who sees what the seat may know.
    Seat(Seat),
    /// A spectator, who sees only what is public.
    Watcher,
    /// A viewer who sees everything: the engine's caller, or a reader of a finished game.
    Omniscient,
}

impl Viewer {
    /// Returns whether the viewer may see what only `seat` may see.
    #[inline]
    pub fn is_or_sees(self, seat: Seat) -> bool {
        self == Self::Seat(seat) || self == Self::Omniscient
    }
}
