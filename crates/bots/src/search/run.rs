//! What the searches share: nodes, generators and threads.

use bearcade_core::{Game, Silent, Step, Turn};
use rand_xoshiro::rand_core::SeedableRng;

use super::{Fast, Guide, Values};
use crate::Budget;

/// The nodes of a budget that states none and can't be stopped either.
const NODES: u64 = 10_000;
/// The caller is asked whether to stop once in so many nodes.
const ASK_EVERY: u64 = 64;

/// Nodes as they are spent.
pub(super) struct Purse<'a> {
    budget: Budget<'a>,
    most: u64,
    pub(super) spent: u64,
    stopped: bool,
}

impl Purse<'_> {
    /// All the nodes there are.
    pub(super) fn most(&self) -> u64 {
        self.most
    }

    /// May one more node be looked at? Then it counts as spent.
    #[inline]
    pub(super) fn pay(&mut self) -> bool {
        if self.spent >= self.most || self.stopped {
            return false;
        }
        self.spent += 1;
        if self.spent.is_multiple_of(ASK_EVERY) {
            self.stopped = self.budget.is_up();
        }
        true
    }
}

/// Runs a search on each of the budget's threads, with its share of the nodes and a generator of its own. The results
/// come in the order of the threads, so that they can be merged in a repeatable way.
pub(super) fn side_by_side<R: Send>(
    budget: &Budget<'_>,
    seed: u64,
    search: impl Fn(usize, Purse<'_>, Fast) -> R + Sync,
) -> Vec<R> {
    let threads = budget.threads.max(1);
    let nodes = budget.nodes.unwrap_or(if budget.stop.is_some() { u64::MAX } else { NODES });
    let run = |thread: usize| {
        let extra = u64::from((thread as u64) < nodes % threads as u64);
        let most = nodes / threads as u64 + extra;
        let purse = Purse { budget: *budget, most: most.max(1), spent: 0, stopped: false };
        search(thread, purse, Fast::seed_from_u64(seed.wrapping_add(thread as u64)))
    };
    if threads == 1 {
        return vec![run(0)];
    }
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || run(thread))).collect();
        running.into_iter().map(|thread| thread.join().expect("a search does not panic")).collect()
    })
}

/// What the guide makes of a position that is not over; chance falls first where the guide wants that. A game that
/// ends on the way has its result.
#[inline]
pub(super) fn judge<G: Game, U: Guide<G>>(
    game: &G,
    guide: &U,
    position: &mut G::Position,
    scratch: &mut U::Scratch,
    rng: &mut Fast,
) -> Values {
    if !U::JUDGES_CHANCE {
        loop {
            match game.turn(position) {
                Turn::Over => return guide.result(game, &game.outcome(position)),
                Turn::Decide(_) => break,
                Turn::Chance => {
                    let outcome = game.sample_chance(position, rng);
                    game.apply(position, Step::Chance(outcome), &mut Silent);
                }
            }
        }
    }
    guide.judge(game, position, scratch, rng)
}

/// The natural logarithm of a number of at least 1, to four digits. The same on every machine, as the library's need
/// not be, and cheap.
#[inline]
pub(super) fn ln(n: f32) -> f32 {
    let bits = n.to_bits();
    let exponent = (bits >> 23) as i32 - 127;
    let part = f32::from_bits((bits & 0x007f_ffff) | 0x3f80_0000) - 1.0;
    // log2(1 + x) is 0 at 0 and 1 at 1; between, the polynomial is fitted by least squares.
    let log2 = part + part * (1.0 - part) * (0.438_38 + part * (0.080_65 * part - 0.237_5));
    (exponent as f32 + log2) * std::f32::consts::LN_2
}

/// The lowest and the highest value met: what a search measures its curiosity by.
#[derive(Clone, Copy)]
pub(super) struct Spread {
    low: f32,
    high: f32,
}

impl Spread {
    pub(super) const NONE: Self = Self { low: f32::INFINITY, high: f32::NEG_INFINITY };

    #[inline]
    pub(super) fn add(&mut self, values: &[f32]) {
        for &value in values {
            self.low = self.low.min(value);
            self.high = self.high.max(value);
        }
    }

    /// Never 0, so that equal values don't end all curiosity.
    #[inline]
    pub(super) fn width(self) -> f32 {
        (self.high - self.low).max(1e-6)
    }
}

#[cfg(test)]
mod tests {
    use super::ln;

    #[test]
    fn the_logarithm_is_close() {
        for n in (1..5_000).chain([1_000_000, 123_456_789]) {
            let off = f64::from(ln(n as f32)) - f64::from(n).ln();
            assert!(off.abs() < 5e-4, "{n}: {off}");
        }
    }
}
