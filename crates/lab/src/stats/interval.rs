use std::f64::consts::{FRAC_PI_2, PI};

use crate::stats::Mean;

/// Where a true value lies, with some confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// So far to both sides of a value.
    pub fn around(middle: f64, margin: f64) -> Self {
        Self { low: middle - margin, high: middle + margin }
    }

    /// Does it hold this value?
    pub fn holds(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }

    /// Half its width.
    pub fn margin(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Both ends times a positive factor.
    #[must_use]
    pub fn times(&self, factor: f64) -> Self {
        Self { low: self.low * factor, high: self.high * factor }
    }
}

/// How many standard deviations around the mean hold this share of a normal distribution: 1.96 for 0.95.
pub fn normal_quantile(confidence: f64) -> f64 {
    let density = |x: f64| (-x * x / 2.0).exp() / (2.0 * PI).sqrt();
    bisect(0.0, 12.0, |x| 2.0 * integral(density, x) < confidence)
}

/// The same for Student's t with so many degrees of freedom: 12.7 for 0.95 and 1.
pub fn student_quantile(confidence: f64, freedom: u64) -> f64 {
    assert!(freedom > 0, "nothing is free");
    if freedom > 1000 {
        return normal_quantile(confidence);
    }
    // With t = √n·tan θ the density of t becomes a power of the cosine, which needs no gamma function.
    let density = |angle: f64| angle.cos().powi(freedom as i32 - 1);
    let whole = integral(density, FRAC_PI_2);
    let angle = bisect(0.0, FRAC_PI_2, |angle| integral(density, angle) < confidence * whole);
    (freedom as f64).sqrt() * angle.tan()
}

/// Wilson's interval for a share that was seen among `count` independent tries; `quantile` as from
/// [`normal_quantile`]. The share may count halves, and the count need not be whole.
pub fn wilson(share: f64, count: f64, quantile: f64) -> Interval {
    if count <= 0.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let square = quantile * quantile;
    let middle = (share + square / (2.0 * count)) / (1.0 + square / count);
    let under = share * (1.0 - share) / count + square / (4.0 * count * count);
    let margin = quantile * under.max(0.0).sqrt() / (1.0 + square / count);
    Interval { low: (middle - margin).max(0.0), high: (middle + margin).min(1.0) }
}

/// The interval for a share of which every deal's mean was added: Wilson's, for as many independent games as would
/// give the error that the deals show.
pub fn share_interval(deals: &Mean, confidence: f64) -> Interval {
    if deals.count() < 2 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let share = deals.mean().clamp(0.0, 1.0);
    let quantile = student_quantile(confidence, deals.count() - 1);
    let error = deals.error();
    let alike = share * (1.0 - share);
    let count = match (alike > 0.0, error > 0.0) {
        (true, true) => alike / (error * error),
        // Every deal gave the same share, though not everything or nothing: swapped seats of equal players.
        (true, false) => return Interval { low: share, high: share },
        (false, _) => deals.count() as f64,
    };
    wilson(share, count, quantile)
}

/// The integral of a smooth function from 0 to `end`, by Simpson's rule.
fn integral(function: impl Fn(f64) -> f64, end: f64) -> f64 {
    const PANELS: u32 = 400;
    let width = end / f64::from(PANELS);
    let inner = (1..PANELS).map(|at| {
        let weight = if at % 2 == 1 { 4.0 } else { 2.0 };
        weight * function(f64::from(at) * width)
    });
    (function(0.0) + inner.sum::<f64>() + function(end)) * width / 3.0
}

/// The number up to which `below` holds.
fn bisect(mut low: f64, mut high: f64, below: impl Fn(f64) -> bool) -> f64 {
    for _ in 0..50 {
        let middle = f64::midpoint(low, high);
        if below(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use bearcade_core::Rng;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    fn close(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() < within, "{a} is not {b}");
    }

    /// Printed tables of both distributions.
    #[test]
    fn quantiles_are_those_of_the_tables() {
        close(normal_quantile(0.95), 1.959_964, 1e-6);
        close(normal_quantile(0.99), 2.575_829, 1e-6);
        for (freedom, expected) in [(1, 12.706_205), (2, 4.302_653), (10, 2.228_139), (100, 1.983_972)] {
            close(student_quantile(0.95, freedom), expected, 1e-5);
        }
        close(student_quantile(0.95, 1000), student_quantile(0.95, 1001), 3e-3);
    }

    #[test]
    fn wilsons_interval_is_the_published_one() {
        // 81 of 263, 95 %: Newcombe (1998).
        let interval = wilson(81.0 / 263.0, 263.0, 1.959_964);
        close(interval.low, 0.2553, 1e-4);
        close(interval.high, 0.3662, 1e-4);
        let none = wilson(0.0, 20.0, 1.959_964);
        close(none.low, 0.0, 1e-12);
        close(none.high, 0.1611, 1e-4);
    }

    #[test]
    fn a_share_of_equal_deals_has_the_width_that_deals_show() {
        let same: Mean = [0.5; 40].into_iter().collect();
        assert_eq!(share_interval(&same, 0.95), Interval { low: 0.5, high: 0.5 });
        let all: Mean = [1.0; 40].into_iter().collect();
        let interval = share_interval(&all, 0.95);
        assert!(interval.low > 0.85 && interval.low < 0.95, "{interval:?}");
        close(interval.high, 1.0, 1e-12);
        // Games that repeat each other count once.
        let doubled: Mean = (0..40).map(|deal| f64::from(deal % 2)).collect();
        let single = wilson(0.5, 40.0, 1.959_964);
        close(share_interval(&doubled, 0.95).low, single.low, 0.01);
    }

    /// Deals differ, and the four games of one deal resemble each other: the intervals must hold the truth as often as
    /// they say.
    #[test]
    fn intervals_over_deals_hold_the_truth_at_their_rate() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut chance = |share: f64| f64::from(rng.below(1 << 24)) < share * f64::from(1 << 24);
        let (mut held, mut naive) = (0, 0);
        for _ in 0..1000 {
            let mut deals = Mean::default();
            for _ in 0..50 {
                let share = if chance(0.5) { 0.05 } else { 0.65 };
                deals.add((0..4).map(|_| f64::from(chance(share))).sum::<f64>() / 4.0);
            }
            held += usize::from(share_interval(&deals, 0.95).holds(0.35));
            naive += usize::from(wilson(deals.mean(), 200.0, 1.959_964).holds(0.35));
        }
        // 950 expected; the bound is about four standard deviations.
        assert!((922..=978).contains(&held), "{held} of 1000");
        assert!(naive < 900, "counting games instead of deals must look surer than it is: {naive}");
    }
}
