use crate::stats::interval::{Interval, student_quantile};

/// Mean and variance of a stream of numbers (Welford). One number per independent thing: a game, or a deal whose
/// games belong together.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    count: u64,
    middle: f64,
    /// The sum of squared distances from the mean.
    spread: f64,
}

impl Mean {
    /// The mean of whole numbers of which only these sums are known, exactly, in parts of `unit`.
    pub fn of_sums(count: u64, sum: i64, squares: u64, unit: f64) -> Self {
        if count == 0 {
            return Self::default();
        }
        let (n, total) = (i128::from(count), i128::from(sum));
        let spread = (i128::from(squares) * n - total * total) as f64 / n as f64;
        Self { count, middle: sum as f64 / count as f64 / unit, spread: spread / (unit * unit) }
    }

    /// Adds a number.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let before = value - self.middle;
        self.middle += before / self.count as f64;
        self.spread += before * (value - self.middle);
    }

    /// Adds all that another has seen.
    pub fn merge(&mut self, other: &Self) {
        let count = self.count + other.count;
        if other.count == 0 {
            return;
        }
        let between = other.middle - self.middle;
        let share = other.count as f64 / count as f64;
        self.spread += other.spread + between * between * self.count as f64 * share;
        self.middle += between * share;
        self.count = count;
    }

    /// How many numbers there were.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean; 0 of no numbers.
    pub fn mean(&self) -> f64 {
        self.middle
    }

    /// The variance of what the numbers were drawn from; infinite as long as fewer than two are known.
    pub fn variance(&self) -> f64 {
        if self.count < 2 { f64::INFINITY } else { self.spread / (self.count - 1) as f64 }
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        (self.variance() / self.count.max(1) as f64).sqrt()
    }

    /// Where the true mean lies with this confidence (Student's t).
    pub fn interval(&self, confidence: f64) -> Interval {
        if self.count < 2 {
            return Interval { low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        Interval::around(self.middle, student_quantile(confidence, self.count - 1) * self.error())
    }
}

impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Self {
        let mut mean = Self::default();
        values.into_iter().for_each(|value| mean.add(value));
        mean
    }
}

/// Means and covariances of several numbers that come together, such as the results of all pairings on one deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Joint {
    count: u64,
    means: Vec<f64>,
    /// Sums of products of distances from the means, row by row.
    spreads: Vec<f64>,
}

impl Joint {
    /// Nothing seen yet, of so many numbers at a time.
    pub fn new(width: usize) -> Self {
        Self { count: 0, means: vec![0.0; width], spreads: vec![0.0; width * width] }
    }

    /// Adds one of each.
    pub fn add(&mut self, values: &[f64]) {
        let width = self.means.len();
        assert_eq!(values.len(), width, "as many numbers as ever");
        self.count += 1;
        let before: Vec<f64> = values.iter().zip(&self.means).map(|(value, mean)| value - mean).collect();
        for (mean, before) in self.means.iter_mut().zip(&before) {
            *mean += before / self.count as f64;
        }
        for (row, before) in before.iter().enumerate() {
            let after = values.iter().zip(&self.means).map(|(value, mean)| value - mean);
            for (spread, after) in self.spreads[row * width..].iter_mut().zip(after) {
                *spread += before * after;
            }
        }
    }

    /// How often numbers were added.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The means.
    pub fn means(&self) -> &[f64] {
        &self.means
    }

    /// The covariance of two of the numbers; 0 as long as fewer than two of each are known.
    pub fn covariance(&self, row: usize, column: usize) -> f64 {
        let spread = self.spreads[row * self.means.len() + column];
        if self.count < 2 { 0.0 } else { spread / (self.count - 1) as f64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-12, "{a} is not {b}");
    }

    #[test]
    fn mean_and_variance_are_exact_on_a_small_case() {
        let mean: Mean = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().collect();
        close(mean.mean(), 5.0);
        close(mean.variance(), 32.0 / 7.0);
        close(mean.error(), (32.0f64 / 56.0).sqrt());
    }

    #[test]
    fn sums_of_whole_numbers_give_the_same_mean() {
        let sums = Mean::of_sums(8, 40, 232, 2.0);
        assert_eq!(sums.count(), 8);
        close(sums.mean(), 2.5);
        close(sums.variance(), 32.0 / 7.0 / 4.0);
        assert_eq!(Mean::of_sums(0, 0, 0, 1.0), Mean::default());
    }

    #[test]
    fn parts_merge_to_the_whole() {
        let values: Vec<f64> = (0..50).map(|number| f64::from(number * number % 17)).collect();
        let whole: Mean = values.iter().copied().collect();
        for cut in [0, 1, 20, 50] {
            let mut left: Mean = values[..cut].iter().copied().collect();
            left.merge(&values[cut..].iter().copied().collect());
            assert_eq!(left.count(), whole.count());
            close(left.mean(), whole.mean());
            close(left.variance(), whole.variance());
        }
    }

    #[test]
    fn one_number_says_nothing_about_the_spread() {
        let one: Mean = [3.0].into_iter().collect();
        assert!(one.variance().is_infinite());
        assert_eq!(one.interval(0.95), Interval { low: f64::NEG_INFINITY, high: f64::INFINITY });
    }

    #[test]
    fn covariances_are_exact_on_a_small_case() {
        let mut joint = Joint::new(2);
        for pair in [[1.0, 2.0], [2.0, 4.0], [3.0, 9.0]] {
            joint.add(&pair);
        }
        assert_eq!(joint.means(), [2.0, 5.0]);
        close(joint.covariance(0, 0), 1.0);
        close(joint.covariance(0, 1), 3.5);
        close(joint.covariance(1, 0), 3.5);
        close(joint.covariance(1, 1), 13.0);
    }
}
