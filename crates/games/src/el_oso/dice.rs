use std::fmt;

use bearcade_core::{NotationError, Rng};
use serde::{Serialize, Serializer};

/// The faces of a die.
const FACES: u8 = 6;
/// The face that moves nothing (EO-5, EO-14, EO-20).
pub(super) const BLANK: u8 = FACES;
/// The most dice in a roll: the height of the highest player stack.
const MOST: u8 = super::board::HIGHEST_PLAYER;

/// One to five dice that fell together, whose order does not matter (EO-14): a roll of the Bear's, or the single die
/// of the setup and of the rain.
///
/// Kept as the number of dice that show each face, so that there is only one way to hold a roll, and taking the dice
/// in ascending order needs no sorting. Compared as sorted lists would be compared by length of equal faces, the order
/// is merely a total one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice {
    counts: [u8; FACES as usize],
}

impl Dice {
    /// These dice, in any order; `None` unless they are one to five dice with faces 1 to 6.
    pub fn new(faces: &[u8]) -> Option<Self> {
        let in_range = (1..=usize::from(MOST)).contains(&faces.len());
        (in_range && faces.iter().all(|face| (1..=FACES).contains(face))).then(|| Self::of(faces))
    }

    /// A single die; `None` unless its face is 1 to 6.
    pub fn one(face: u8) -> Option<Self> {
        Self::new(&[face])
    }

    /// The faces in ascending order.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = u8> + Clone {
        (1..=FACES).flat_map(move |face| std::iter::repeat_n(face, self.counts[usize::from(face - 1)].into()))
    }

    /// How many dice there are.
    #[inline]
    pub fn count(self) -> u8 {
        self.counts.iter().sum()
    }

    /// How many dice show this face.
    #[inline]
    pub(super) fn showing(self, face: u8) -> u8 {
        self.counts[usize::from(face - 1)]
    }

    /// The face of a single die, or the lowest of several.
    #[inline]
    pub(super) fn lowest(self) -> u8 {
        (1..FACES).find(|&face| self.showing(face) > 0).unwrap_or(FACES)
    }

    /// Throws this many dice, at most five.
    #[inline]
    pub(super) fn throw(count: u8, rng: &mut impl Rng) -> Self {
        const WAYS: [u32; MOST as usize + 1] = [1, 6, 36, 216, 1_296, 7_776];
        // One number below 6^count has a throw of `count` dice as its digits in base 6.
        let mut digits = rng.below(WAYS[usize::from(count.min(MOST))]);
        let mut dice = Self { counts: [0; FACES as usize] };
        for _ in 0..count {
            dice.counts[(digits % u32::from(FACES)) as usize] += 1;
            digits /= u32::from(FACES);
        }
        dice
    }

    /// Appends every throw of this many dice, as sorted lists in their order, with the number of ways to throw it.
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

    /// In how many ways dice that can be told apart show these faces.
    fn ways(self) -> u32 {
        let orders = |count: u8| (1..=u32::from(count)).product::<u32>();
        orders(self.count()) / self.counts.map(orders).iter().product::<u32>()
    }

    fn of(faces: &[u8]) -> Self {
        let mut dice = Self { counts: [0; FACES as usize] };
        for &face in faces {
            dice.counts[usize::from(face - 1)] += 1;
        }
        dice
    }

    /// Writes the faces in ascending order, with blanks between them: `1 3 3`.
    pub(super) fn write(self, out: &mut String) {
        for (index, face) in self.faces().enumerate() {
            if index > 0 {
                out.push(' ');
            }
            out.push(char::from(b'0' + face));
        }
    }

    /// Reads one to five faces in any order, with blanks between them.
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

fn expected() -> NotationError {
    NotationError::expected("one to five dice, each 1 to 6, with blanks between them")
}
