use crate::{Choice, Estimate, Term, Weighed};

/// What a search found about the actions at its root.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighings<A> {
    /// The actions it looked into, best first; never none.
    pub list: Vec<Weighing<A>>,
    /// How many nodes it spent of its budget.
    pub nodes: u64,
    /// How many of them asked the guide for a judgement. The others were inner nodes or finished games.
    pub judged: u64,
    /// Is every value the true one? Only [`expectimax`](super::expectimax()) can know: all lines were followed to the
    /// end, no chance step was sampled.
    pub exact: bool,
}

/// An action and its value to the seat that decides, on the guide's scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighing<A> {
    /// The action.
    pub action: A,
    /// Its mean value.
    pub mean: f64,
    /// The standard error of the mean; 0 where it was worked out, not sampled.
    pub error: f64,
    /// How often it was sampled; 0 where it was worked out.
    pub visits: u64,
}

impl<A: Copy> Weighings<A> {
    /// The best action.
    pub fn best(&self) -> A {
        self.list[0].action
    }

    /// The choice of the best action, with all values in this term.
    pub fn choice(&self, term: Term) -> Choice<A> {
        let weighed = self.list.iter().map(|weighing| Weighed {
            action: weighing.action,
            worth: Estimate { term, mean: weighing.mean, error: weighing.error },
            also: Vec::new(),
            visits: weighing.visits,
        });
        Choice { action: self.best(), weighed: weighed.collect(), nodes: self.nodes }
    }
}

/// A running mean with its spread.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub(super) visits: u64,
    pub(super) mean: f64,
    /// The sum of the squared distances from the mean.
    pub(super) squares: f64,
}

impl Tally {
    #[inline]
    pub(super) fn add(&mut self, value: f64) {
        self.visits += 1;
        let off = value - self.mean;
        self.mean += off / self.visits as f64;
        self.squares += off * (value - self.mean);
    }

    pub(super) fn merge(&mut self, other: &Self) {
        if other.visits > 0 {
            let (own, others) = (self.visits as f64, other.visits as f64);
            let off = other.mean - self.mean;
            self.visits += other.visits;
            self.mean += off * others / (own + others);
            self.squares += other.squares + off * off * own * others / (own + others);
        }
    }
}

/// Sampled actions as weighings: those never tried are left out. The best has the highest lower bound (mean less
/// standard error): an action tried once with luck does not beat one that held up. The error of each leans on the
/// spread of all samples by one sample's weight, so that a single one does not look certain.
pub(super) fn weigh<A: Copy>(tallies: impl Iterator<Item = (A, Tally)>) -> Vec<Weighing<A>> {
    let tried: Vec<(A, Tally)> = tallies.filter(|(_, tally)| tally.visits > 0).collect();
    let mut all = Tally::default();
    for (_, tally) in &tried {
        all.merge(tally);
    }
    let typical = all.squares / all.visits.max(1) as f64;
    let weighing = |&(action, tally): &(A, Tally)| {
        let visits = tally.visits as f64;
        let error = ((tally.squares.max(0.0) + typical) / visits / visits).sqrt();
        Weighing { action, mean: tally.mean, error, visits: tally.visits }
    };
    let mut list: Vec<Weighing<A>> = tried.iter().map(weighing).collect();
    list.sort_by(|a, b| (b.mean - b.error).total_cmp(&(a.mean - a.error)));
    list
}
