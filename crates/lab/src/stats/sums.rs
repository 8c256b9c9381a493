use std::collections::BTreeMap;
use std::ops::Bound;

use serde::{Deserialize, Serialize};

use crate::stats::Mean;

/// Count, sum and sum of squares of whole numbers. Sums of parts are the sum of the whole to the last digit, in
/// whatever order they are added: a run is the same on any number of threads, and after any interruption.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u64, i64, u64)", into = "(u64, i64, u64)")]
pub struct Sums {
    count: u64,
    sum: i64,
    squares: u64,
}

impl Sums {
    /// Adds a number.
    pub fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += value.unsigned_abs() * value.unsigned_abs();
    }

    /// Adds all that another has seen.
    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// How many numbers there were.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Their sum.
    pub fn sum(&self) -> i64 {
        self.sum
    }

    /// Mean and variance, in parts of `unit`.
    pub fn mean(&self, unit: f64) -> Mean {
        Mean::of_sums(self.count, self.sum, self.squares, unit)
    }
}

impl From<(u64, i64, u64)> for Sums {
    fn from((count, sum, squares): (u64, i64, u64)) -> Self {
        Self { count, sum, squares }
    }
}

impl From<Sums> for (u64, i64, u64) {
    fn from(sums: Sums) -> Self {
        (sums.count, sums.sum, sums.squares)
    }
}

/// How often each number came. Up to 128 numbers are kept apart; larger ones share a place with those that have the
/// same first seven binary digits, so that it has a bounded number of places and parts add up to the whole exactly.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<(i64, u64)>", into = "Vec<(i64, u64)>")]
pub struct Histogram {
    /// The counts of small numbers from 0 on, up to the largest that came: most numbers are small.
    small: Vec<u64>,
    /// All others by place.
    others: BTreeMap<i64, u64>,
}

/// The binary digits that are kept of a large number.
const DIGITS: u32 = 7;
/// Numbers below this lose none.
const SMALL: usize = 1 << DIGITS;

impl Histogram {
    /// Adds a number.
    pub fn add(&mut self, value: i64) {
        self.add_to(place(value), 1);
    }

    #[inline]
    fn add_to(&mut self, place: i64, count: u64) {
        match usize::try_from(place) {
            Ok(small) if small < SMALL => {
                if small >= self.small.len() {
                    self.small.resize(small + 1, 0);
                }
                self.small[small] += count;
            }
            _ => *self.others.entry(place).or_default() += count,
        }
    }

    /// Adds all that another has seen.
    pub fn merge(&mut self, other: &Self) {
        for (place, count) in other.places() {
            self.add_to(place, count);
        }
    }

    /// How many numbers there were.
    pub fn count(&self) -> u64 {
        self.places().map(|(_, count)| count).sum()
    }

    /// The places in order, each with the smallest size of a number that it holds, and how often it was hit.
    pub fn places(&self) -> impl Iterator<Item = (i64, u64)> + '_ {
        let others =
            |range| self.others.range::<i64, (Bound<i64>, Bound<i64>)>(range).map(|(place, count)| (*place, *count));
        let small = self.small.iter().enumerate().filter(|(_, count)| **count > 0);
        let small = small.map(|(place, count)| (place as i64, *count));
        let below = others((Bound::Unbounded, Bound::Excluded(0)));
        below.chain(small).chain(others((Bound::Included(0), Bound::Unbounded)))
    }

    /// How many numbers share a place with the largest.
    pub fn widest(&self) -> i64 {
        let largest = self.others.keys().map(|place| place.unsigned_abs()).max().unwrap_or(0);
        1 << lost_digits(largest)
    }

    /// The number below which this share of them lies, as exact as places are; none if there were no numbers.
    pub fn quantile(&self, share: f64) -> Option<i64> {
        let count = self.count();
        let rank = (share * count as f64).ceil().max(1.0) as u64;
        let mut passed = 0;
        self.places()
            .find(|(_, count)| {
                passed += count;
                passed >= rank
            })
            .map(|(place, _)| place)
    }
}

fn place(value: i64) -> i64 {
    let size = value.unsigned_abs();
    let lost = lost_digits(size);
    let kept = (size >> lost << lost) as i64;
    if value < 0 { -kept } else { kept }
}

/// How many binary digits of a number are not kept.
fn lost_digits(size: u64) -> u32 {
    (u64::BITS - size.leading_zeros()).saturating_sub(DIGITS)
}

impl From<Vec<(i64, u64)>> for Histogram {
    fn from(places: Vec<(i64, u64)>) -> Self {
        let mut histogram = Self::default();
        for (place, count) in places {
            histogram.add_to(place, count);
        }
        histogram
    }
}

impl From<Histogram> for Vec<(i64, u64)> {
    fn from(histogram: Histogram) -> Self {
        histogram.places().collect()
    }
}

#[cfg(test)]
mod tests {
    use bearcade_core::Rng;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::stats::share_interval;

    #[test]
    fn sums_are_those_of_all_parts() {
        let (mut whole, mut left, mut right) = (Sums::default(), Sums::default(), Sums::default());
        for value in -20..30 {
            whole.add(value);
            if value % 3 == 0 { left.add(value) } else { right.add(value) }
        }
        right.merge(&left);
        assert_eq!(right, whole);
        assert_eq!(whole.count(), 50);
        assert_eq!(whole.sum(), 225);
        // By hand: 0² + … + 20² + 1² + … + 29² = 2870 + 8555.
        assert_eq!(serde_json::to_string(&whole).expect("JSON"), "[50,225,11425]");
        assert_eq!(serde_json::from_str::<Sums>("[50,225,11425]").expect("sums"), whole);
        assert!((whole.mean(1.0).mean() - 4.5).abs() < 1e-12);
    }

    /// Whole numbers with a long tail, as lengths of games are, and wins that are rare.
    #[test]
    fn intervals_of_sums_hold_the_truth_at_their_rate() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
        let (mut amounts, mut shares) = (0, 0);
        for _ in 0..1000 {
            let (mut lengths, mut wins) = (Sums::default(), Sums::default());
            for _ in 0..200 {
                // Throws until a six falls: six on average.
                let throws = 1 + std::iter::repeat_with(|| rng.below(6)).take_while(|die| *die != 0).count();
                lengths.add(throws as i64);
                wins.add(if rng.below(20) == 0 { 840 } else { 0 });
            }
            amounts += usize::from(lengths.mean(1.0).interval(0.95).holds(6.0));
            shares += usize::from(share_interval(&wins.mean(840.0), 0.95).holds(0.05));
        }
        // 950 expected; the bounds are four standard deviations and a little for the skew.
        assert!((915..=978).contains(&amounts), "{amounts} of 1000");
        assert!((915..=985).contains(&shares), "{shares} of 1000");
    }

    #[test]
    fn a_histogram_tells_small_numbers_apart_and_bounds_large_ones() {
        let mut numbers = Histogram::default();
        (1..=100).for_each(|number| numbers.add(number));
        assert_eq!(
            (numbers.quantile(0.5), numbers.quantile(0.1), numbers.quantile(1.0)),
            (Some(50), Some(10), Some(100))
        );
        assert_eq!(Histogram::default().quantile(0.5), None);
        let mut mixed = Histogram::default();
        for number in [300, -5, 0, 7, -300, 7] {
            mixed.add(number);
        }
        assert_eq!(mixed.places().collect::<Vec<_>>(), [(-300, 1), (-5, 1), (0, 1), (7, 2), (300, 1)]);
        let text = serde_json::to_string(&mixed).expect("JSON");
        assert_eq!(serde_json::from_str::<Histogram>(&text).expect("a histogram"), mixed);
        let mut many = Histogram::default();
        (0..100_000).for_each(|number| many.add(number - 50_000));
        assert_eq!(many.count(), 100_000);
        assert!(many.places().count() < 2000, "{}", many.places().count());
        assert_eq!((place(-1007), place(127)), (-1000, 127));
    }
}
