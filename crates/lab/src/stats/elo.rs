//! Ratings from a round robin: Bradley–Terry by maximum likelihood, ties as halves.

use std::f64::consts::LN_10;

use crate::stats::{Interval, Joint, normal_quantile, student_quantile};

/// Points of Elo per unit of log odds.
const SCALE: f64 = 400.0 / LN_10;

/// A player's rating. Ratings of one ladder have the mean 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating, in points of Elo.
    pub elo: f64,
    /// Where it lies with the confidence asked for.
    pub interval: Interval,
    /// The results alone set no limit on the ratings, because somebody won or lost everything against the rest: half a
    /// tie was added to every pairing to have a number at all.
    pub bounded: bool,
}

/// The difference in Elo that this share of the points means.
pub fn elo_of_share(share: f64) -> f64 {
    SCALE * (share / (1.0 - share)).ln()
}

/// Ratings of `players` from what the first of each pair of players scored against the second (0 to 1, ties as
/// halves), added up deal by deal. `games` is how many games a pair plays on a deal.
///
/// The intervals go by how the results differ from deal to deal, all pairings of a deal together, so games on the same
/// deal do not count as independent.
pub fn elo(players: usize, pairs: &[(usize, usize)], results: &Joint, games: f64, confidence: f64) -> Vec<Rating> {
    let deals = results.count() as f64;
    let mut counts = vec![games * deals; pairs.len()];
    let mut scores: Vec<f64> = results.means().iter().map(|mean| mean * games * deals).collect();
    let bounded = !is_connected(players, pairs, &scores, &counts);
    if bounded {
        for pair in 0..pairs.len() {
            scores[pair] += 0.25;
            counts[pair] += 0.5;
        }
    }
    let strengths = strengths(players, pairs, &scores, &counts);
    let information = information(players, pairs, &strengths, &counts);
    let inverse = invert(information);
    let quantile = if results.count() > 1 { student_quantile(confidence, results.count() - 1) } else { f64::INFINITY };
    (0..players)
        .map(|player| {
            // What a change of each pair's results does to the rating. The centred inverse takes the mean away.
            let pull: Vec<f64> = pairs.iter().map(|&(a, b)| inverse[player][a] - inverse[player][b]).collect();
            let margin = if bounded {
                // Without limits there is nothing to vary: the curvature alone says how far a rating may be off.
                normal_quantile(confidence) * inverse[player][player].max(0.0).sqrt()
            } else {
                let mut variance = 0.0;
                for row in 0..pairs.len() {
                    for column in 0..pairs.len() {
                        variance += pull[row] * pull[column] * results.covariance(row, column);
                    }
                }
                quantile * (variance.max(0.0) * deals).sqrt() * games
            };
            let elo = SCALE * strengths[player];
            let margin = if margin.is_nan() { f64::INFINITY } else { SCALE * margin };
            Rating { elo, interval: Interval::around(elo, margin), bounded }
        })
        .collect()
}

/// Can everybody be reached from everybody along pairings in which the first took something off the second? Only then
/// is there a likeliest rating.
fn is_connected(players: usize, pairs: &[(usize, usize)], scores: &[f64], counts: &[f64]) -> bool {
    let reaches_all = |forward: bool| {
        let mut reached = vec![false; players];
        let mut open = vec![0];
        while let Some(player) = open.pop() {
            if std::mem::replace(&mut reached[player], true) {
                continue;
            }
            for (pair, &(a, b)) in pairs.iter().enumerate() {
                let (a_scored, b_scored) = (scores[pair] > 0.0, scores[pair] < counts[pair]);
                let (from_a, from_b) = if forward { (a_scored, b_scored) } else { (b_scored, a_scored) };
                if a == player && from_a {
                    open.push(b);
                }
                if b == player && from_b {
                    open.push(a);
                }
            }
        }
        reached.iter().all(|&reached| reached)
    };
    players == 0 || (reaches_all(true) && reaches_all(false))
}

/// The likeliest strengths in log odds, with mean 0, by Newton's method. The likelihood is concave.
fn strengths(players: usize, pairs: &[(usize, usize)], scores: &[f64], counts: &[f64]) -> Vec<f64> {
    let mut strengths = vec![0.0; players];
    for _ in 0..100 {
        let mut gradient = vec![0.0; players];
        for (pair, &(a, b)) in pairs.iter().enumerate() {
            let surplus = scores[pair] - counts[pair] * expected(strengths[a] - strengths[b]);
            gradient[a] += surplus;
            gradient[b] -= surplus;
        }
        let inverse = invert(information(players, pairs, &strengths, counts));
        let step: Vec<f64> =
            inverse.iter().map(|row| row.iter().zip(&gradient).map(|(entry, slope)| entry * slope).sum()).collect();
        let longest = step.iter().fold(0.0f64, |longest, part| longest.max(part.abs()));
        // A full step from far away can overshoot.
        let damped = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        for (strength, part) in strengths.iter_mut().zip(&step) {
            *strength += damped * part;
        }
        if longest < 1e-12 {
            break;
        }
    }
    let mean = strengths.iter().sum::<f64>() / players.max(1) as f64;
    strengths.iter().map(|strength| strength - mean).collect()
}

fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// The curvature of the likelihood, made invertible: a constant is added to every entry, which fixes the mean at 0 and
/// leaves all differences alone.
fn information(players: usize, pairs: &[(usize, usize)], strengths: &[f64], counts: &[f64]) -> Vec<Vec<f64>> {
    let mut matrix = vec![vec![1.0; players]; players];
    for (pair, &(a, b)) in pairs.iter().enumerate() {
        let share = expected(strengths[a] - strengths[b]);
        let weight = counts[pair] * share * (1.0 - share);
        matrix[a][a] += weight;
        matrix[b][b] += weight;
        matrix[a][b] -= weight;
        matrix[b][a] -= weight;
    }
    matrix
}

/// The inverse by Gauss and Jordan, less the part that the added constant brought in.
fn invert(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for at in 0..size {
        let best = (at..size).max_by(|&a, &b| matrix[a][at].abs().total_cmp(&matrix[b][at].abs())).unwrap_or(at);
        matrix.swap(at, best);
        inverse.swap(at, best);
        let pivot = matrix[at][at];
        for column in 0..size {
            matrix[at][column] /= pivot;
            inverse[at][column] /= pivot;
        }
        for row in (0..size).filter(|&row| row != at) {
            let factor = matrix[row][at];
            for column in 0..size {
                matrix[row][column] -= factor * matrix[at][column];
                inverse[row][column] -= factor * inverse[at][column];
            }
        }
    }
    // The inverse of J (all ones) on the constant vector is J/n², which only moves all ratings together.
    let constant = 1.0 / (size * size).max(1) as f64;
    inverse.into_iter().map(|row| row.into_iter().map(|entry| entry - constant).collect()).collect()
}

#[cfg(test)]
mod tests {
    use bearcade_core::Rng;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-6, "{a} is not {b}");
    }

    #[test]
    fn two_players_differ_by_the_logarithm_of_their_odds() {
        close(elo_of_share(10.0 / 11.0), 400.0);
        let mut results = Joint::new(1);
        for score in [1.0, 1.0, 1.0, 0.0] {
            results.add(&[score]);
        }
        let ratings = elo(2, &[(0, 1)], &results, 1.0, 0.95);
        close(ratings[0].elo - ratings[1].elo, elo_of_share(0.75));
        close(ratings[0].elo, 190.848_501_9 / 2.0);
        // By hand: the variance of the log odds is s²/(n·(p(1−p))²), and each player has half the difference.
        let error = (0.25f64 / 4.0).sqrt() / (0.75 * 0.25) * SCALE / 2.0;
        close(ratings[0].interval.margin(), student_quantile(0.95, 3) * error);
        assert!(!ratings[0].bounded);
    }

    #[test]
    fn a_circle_of_equals_is_equal() {
        let mut results = Joint::new(3);
        results.add(&[0.75, 0.75, 0.25]);
        results.add(&[0.5, 0.5, 0.5]);
        // Rock beats paper as paper beats scissors as scissors beat rock.
        let ratings = elo(3, &[(0, 1), (1, 2), (0, 2)], &results, 2.0, 0.95);
        for rating in ratings {
            close(rating.elo, 0.0);
        }
    }

    #[test]
    fn consistent_results_give_their_own_ratings_back() {
        let truth = [150.0, 30.0, -180.0];
        let pairs = [(0, 1), (1, 2), (0, 2)];
        let mut results = Joint::new(3);
        let shares: Vec<f64> = pairs.iter().map(|&(a, b)| expected((truth[a] - truth[b]) / SCALE)).collect();
        results.add(&shares);
        results.add(&shares);
        let ratings = elo(3, &pairs, &results, 2.0, 0.95);
        for (rating, truth) in ratings.iter().zip(truth) {
            close(rating.elo, truth);
            close(rating.interval.margin(), 0.0);
        }
    }

    #[test]
    fn who_loses_everything_is_rated_and_marked() {
        let mut results = Joint::new(3);
        for _ in 0..50 {
            results.add(&[0.5, 1.0, 1.0]);
        }
        let ratings = elo(3, &[(0, 1), (0, 2), (1, 2)], &results, 2.0, 0.95);
        assert!(ratings.iter().all(|rating| rating.bounded && rating.elo.is_finite()));
        assert!(ratings[2].elo < ratings[0].elo - 600.0 && ratings[2].interval.margin() > 100.0, "{ratings:?}");
        close(ratings[0].elo, ratings[1].elo);
    }

    /// Three players, two games a deal that the deal sways: the intervals hold the truth as often as they say.
    #[test]
    fn intervals_hold_the_truth_at_their_rate() {
        let truth = [120.0, 20.0, -140.0];
        let pairs = [(0, 1), (0, 2), (1, 2)];
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        let mut uniform = move || f64::from(rng.below(1 << 24)) / f64::from(1 << 24);
        let mut held = 0;
        for _ in 0..400 {
            let mut results = Joint::new(3);
            for _ in 0..80 {
                // One number decides all games of a deal half of the time.
                let shared = uniform();
                let scores = pairs.map(|(a, b)| {
                    let share = expected((truth[a] - truth[b]) / SCALE);
                    let mut game = || {
                        let drawn = if uniform() < 0.5 { shared } else { uniform() };
                        f64::from(u8::from(drawn < share))
                    };
                    f64::midpoint(game(), game())
                });
                results.add(&scores);
            }
            let ratings = elo(3, &pairs, &results, 2.0, 0.95);
            held += ratings.iter().zip(truth).filter(|(rating, truth)| rating.interval.holds(*truth)).count();
        }
        // 1140 of 1200 expected; the three ratings of a run hang together, so the bound is a wide one.
        assert!((1105..=1175).contains(&held), "{held} of 1200");
    }
}
