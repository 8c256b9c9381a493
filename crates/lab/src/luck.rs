//! How much of a result the deal decides.
//!
//! A deal is played with one player on every seat in turn among others of the other. What a player gets on a seat is
//! its skill, the luck of the seat on this deal, and the rest; the luck of all seats together is nothing, since what one
//! wins the others lose. So the mean over the seats has no luck in it, and comparing how it varies with how single results
//! vary tells the share of luck. Alone, two players play the same dice, and the correlation of their scores is the share.

use std::sync::atomic::AtomicBool;

use bearcade_core::Seat;

use crate::findings::Estimate;
use crate::game::share;
use crate::measure::Measured;
use crate::stats::{Interval, Mean};
use crate::study::{Bench, Sitting, Stopped, Study, Variant};
use crate::{Bot, WHOLE_WIN, at_table};

/// The deals are dealt out to so many groups, and each is left out once to see how sure the result is (the jackknife).
const GROUPS: usize = 20;

/// Two players on the same deals.
#[derive(Debug)]
pub struct Twins<G: Measured> {
    study: Study<G>,
}

/// What a deal came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Twin {
    /// Of one player among others, from all seats: how many there are, the sum of its shares, and of their squares.
    Seats(i64, i64, i64),
    /// Alone: the scores of both.
    Scores(i64, i64),
}

/// A fold over deals.
#[derive(Clone, Debug, PartialEq)]
pub struct Luck {
    groups: Vec<Sum>,
    deals: u64,
}

/// Sums of counts, values and products.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Sum {
    count: f64,
    one: f64,
    one_squared: f64,
    other: f64,
    other_squared: f64,
    product: f64,
    seats: f64,
}

impl<G: Measured> Twins<G> {
    /// One of `a` among others of `b`; alone, both.
    pub fn new(game: impl Fn() -> G, a: Bot, b: Bot, seed: u64) -> Self {
        let seats = game().seats();
        let table = |first: Bot, others: Bot| {
            let mut table = at_table(&[others], seats).expect("one for all");
            table[0] = first;
            table
        };
        let mut variants = vec![Variant::new("a", game(), &table(a, b))];
        if seats == 1 {
            variants.push(Variant::new("b", game(), &table(b, b)));
        }
        Self { study: Study::new(variants, seed, false).unmeasured() }
    }

    /// What a thread needs.
    pub fn bench(&self) -> Bench<G> {
        self.study.bench()
    }

    /// Plays a deal, from all seats or by both.
    pub fn deal(&self, bench: &mut Bench<G>, deal: u64, stop: &AtomicBool) -> Result<Twin, Stopped> {
        let seats = self.study.variants()[0].game().seats();
        if seats == 1 {
            let mut score = |variant| {
                let outcome = self.study.outcome(variant, bench, Sitting { deal, turned: 0 }, stop)?;
                Ok(i64::from(outcome.scores()[0]))
            };
            return Ok(Twin::Scores(score(0)?, score(1)?));
        }
        let (mut sum, mut squares) = (0, 0);
        for turned in 0..usize::from(seats) {
            let outcome = self.study.outcome(0, bench, Sitting { deal, turned }, stop)?;
            let won = share(&outcome, Seat::new(turned as u8)) as i64;
            sum += won;
            squares += won * won;
        }
        Ok(Twin::Seats(seats.into(), sum, squares))
    }
}

impl Default for Luck {
    fn default() -> Self {
        Self { groups: vec![Sum::default(); GROUPS], deals: 0 }
    }
}

impl Luck {
    /// Adds a deal.
    pub fn add(&mut self, twin: Twin) {
        let group = &mut self.groups[self.deals as usize % GROUPS];
        self.deals += 1;
        group.count += 1.0;
        match twin {
            Twin::Seats(seats, sum, squares) => {
                let whole = WHOLE_WIN as f64;
                let mean = sum as f64 / whole / seats as f64;
                group.seats += seats as f64;
                group.one += mean;
                group.one_squared += mean * mean;
                group.other += sum as f64 / whole;
                group.other_squared += squares as f64 / whole / whole;
            }
            Twin::Scores(a, b) => {
                let (a, b) = (a as f64, b as f64);
                group.one += a;
                group.one_squared += a * a;
                group.other += b;
                group.other_squared += b * b;
                group.product += a * b;
            }
        }
    }

    /// How many deals.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// The share of luck, and where it lies; none while there are too few deals, or all came to the same.
    pub fn share(&self) -> Option<Estimate> {
        let total = self.groups.iter().fold(Sum::default(), |total, group| total.plus(group, 1.0));
        let whole = total.luck()?;
        let without = self.groups.iter().map(|group| total.plus(group, -1.0).luck());
        let pseudo: Option<Mean> = without
            .map(|without| Some(GROUPS as f64 * whole - (GROUPS - 1) as f64 * without?))
            .collect::<Option<Vec<f64>>>()
            .map(|values| values.into_iter().collect());
        let interval = pseudo?.interval(crate::findings::CONFIDENCE);
        let interval = Interval { low: interval.low.clamp(0.0, 1.0), high: interval.high.clamp(0.0, 1.0) };
        Some(Estimate { value: whole.clamp(0.0, 1.0), interval, unit: crate::findings::Unit::Share })
    }
}

impl Sum {
    fn plus(&self, other: &Self, times: f64) -> Self {
        Self {
            count: self.count + times * other.count,
            one: self.one + times * other.one,
            one_squared: self.one_squared + times * other.one_squared,
            other: self.other + times * other.other,
            other_squared: self.other_squared + times * other.other_squared,
            product: self.product + times * other.product,
            seats: self.seats + times * other.seats,
        }
    }

    fn luck(&self) -> Option<f64> {
        if self.count < 2.0 {
            return None;
        }
        let variance = |count: f64, sum: f64, squares: f64| (squares - sum * sum / count) / (count - 1.0);
        let one = variance(self.count, self.one, self.one_squared);
        if self.seats > 0.0 {
            let all = variance(self.seats, self.other, self.other_squared);
            let seats = self.seats / self.count;
            return (all > 1e-12).then(|| 1.0 - seats * one / all);
        }
        let other = variance(self.count, self.other, self.other_squared);
        let shared = (self.product - self.one * self.other / self.count) / (self.count - 1.0);
        (one > 1e-12 && other > 1e-12).then(|| shared / (one * other).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use bearcade_core::Rng;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    fn luck(twins: impl Iterator<Item = Twin>) -> Estimate {
        let mut luck = Luck::default();
        twins.for_each(|twin| luck.add(twin));
        luck.share().expect("enough deals")
    }

    /// Two seats; a win is 840.
    fn seats(results: [bool; 2]) -> Twin {
        let won = results.map(|won| if won { 840 } else { 0 });
        Twin::Seats(2, won[0] + won[1], won[0] * won[0] + won[1] * won[1])
    }

    #[test]
    fn deals_that_decide_everything_are_all_luck() {
        let all = luck((0..400).map(|deal| seats([deal % 3 == 0, deal % 3 != 0])));
        assert!((all.value - 1.0).abs() < 0.01, "{all:?}");
        let copies = luck((0..400).map(|deal| Twin::Scores(deal % 7, 2 * (deal % 7))));
        assert!((copies.value - 1.0).abs() < 1e-9, "{copies:?}");
    }

    #[test]
    fn coins_that_know_no_deal_are_no_luck_of_the_deal() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut coin = || rng.below(2) == 0;
        let none = luck((0..4000).map(|_| seats([coin(), coin()])));
        assert!(none.value < 0.06, "{none:?}");
        assert_eq!(Luck::default().share(), None);
    }

    /// Half of the deals decide the game, the others leave it to a coin: half is luck of the deal.
    #[test]
    fn the_interval_holds_the_truth_at_its_rate() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut held = 0;
        for _ in 0..300 {
            let found = luck((0..200).map(|_| {
                let mut coin = || rng.below(2) == 0;
                if coin() {
                    let first = coin();
                    seats([first, !first])
                } else {
                    seats([coin(), coin()])
                }
            }));
            held += usize::from(found.interval.holds(0.5));
        }
        // 285 expected; about four standard deviations.
        assert!((268..=298).contains(&held), "{held} of 300");
    }
}
