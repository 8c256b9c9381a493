use std::fmt;

use bearcade_core::{NotationError, Rng};
use serde::{Serialize, Serializer};

/// The number of faces of a die.
const FACES: u8 = 6;
/// The face that does nothing (EO-5, EO-14, EO-20).
pub(super) const BLANK: u8 = FACES;
/// The maximum number of dice in a roll: the height of the highest player stack.
const MOST: u8 = super::board::HIGHEST_PLAYER;
/// The number of bits that count the dice of one face.
const BITS: u32 = 4;

/// One to five dice rolled together, in no particular order (EO-14): a roll of the Bear, or the single die of the setup
/// or the rain.
///
/// The value counts the dice that show each face, in four bits per face with the 1s lowest. Every roll thus has one
/// representation, and taking the dice in ascending order needs no sorting.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice {
    counts: u32,
}

impl Dice {
    /// Creates a roll from faces in any order. Returns `None` unless there are one to five faces from 1 to 6.
    pub fn new(faces: &[u8]) -> Option<Self> {
        let in_range = (1..=usize::from(MOST)).contains(&faces.len());
        (in_range && faces.iter().all(|face| (1..=FACES).contains(face))).then(|| Self::of(faces))
    }

    /// Creates a single die. Returns `None` unless its face is from 1 to 6.
    pub fn one(face: u8) -> Option<Self> {
        Self::new(&[face])
    }

    /// Returns the faces in ascending order.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = u8> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let face = (rest.counts != 0).then(|| rest.lowest())?;
            rest.counts -= one(face);
            Some(face)
        })
    }

    /// Returns the number of dice.
    pub fn count(self) -> u8 {
        self.faces().count() as u8
    }

    /// Returns the lowest face.
    #[inline]
    pub(super) fn lowest(self) -> u8 {
        (self.counts.trailing_zeros() / BITS) as u8 + 1
    }

    /// Rolls this many dice, at most five.
    #[inline]
    pub(super) fn throw(count: u8, rng: &mut impl Rng) -> Self {
        const WAYS: [u32; MOST as usize + 1] = [1, 6, 36, 216, 1_296, 7_776];
        // The base-6 digits of one number below 6^count are the faces.
        let mut digits = rng.below(WAYS[usize::from(count.min(MOST))]);
        let mut counts = 0;
        for _ in 0..count {
            counts += one((digits % u32::from(FACES)) as u8 + 1);
            digits /= u32::from(FACES);
        }
        Self { counts }
    }

    /// Appends every roll of this many dice, in lexicographic order, with the number of ways to roll it.
    pub(super) fn all(count: u8, out: &mut Vec<(Self, u32)>) {
        let mut faces = [1; MOST as usize];
        let faces = &mut faces[..usize::from(count.min(MOST))];
        loop {
            let dice = Self::of(faces);
            out.push((dice, dice.ways()));
            let Some(last) = faces.iter().rposition(|&face| face < FACES) else { return };
            let next = faces[last] + 1;
            faces[last..].fill(next);
        }
    }

    /// Returns the number of ways in which distinguishable dice can show these faces.
    fn ways(self) -> u32 {
        let orders = |count: u32| (1..=count).product::<u32>();
        let showing = |face| self.counts / one(face) % (1 << BITS);
        orders(self.count().into()) / (1..=FACES).map(|face| orders(showing(face))).product::<u32>()
    }

    fn of(faces: &[u8]) -> Self {
        Self { counts: faces.iter().map(|&face| one(face)).sum() }
    }

    /// Writes the faces in ascending order, separated by spaces: `1 3 3`.
    pub(super) fn write(self, out: &mut String) {
        for (index, face) in self.faces().enumerate() {
            if index > 0 {
                out.push(' ');
            }
            out.push(char::from(b'0' + face));
        }
    }

    /// Reads one to five faces in any order, separated by spaces.
    pub(super) fn read(text: &str) -> Result<Self, NotationError> {
        let mut faces = [0; MOST as usize];
        let mut count = 0;
        for word in text.split_ascii_whitespace() {
            match (word.as_bytes(), faces.get_mut(count)) {
                ([face @ b'1'..=b'6'], Some(place)) => *place = face - b'0',
                _ => return Err(expected()),
            }
            count += 1;
        }
        Self::new(&faces[..count]).ok_or_else(expected)
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.faces()).finish()
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.faces())
    }
}

/// Returns the count of a single die with this face.
#[inline]
const fn one(face: u8) -> u32 {
    1 << (BITS * (face - 1) as u32)
}

fn expected() -> NotationError {
    NotationError::expected("one to five dice, each 1 to 6, with blanks between them")
}
