//! What looks ahead have found of each action.

use bearcade_games::el_oso::Action;

use super::look::{WIN, value};
use super::net::Worth;
use crate::{Choice, Estimate, Term, Weighed};

/// An action with what the looks at it found.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) action: Action,
    pub(super) found: Found,
}

/// Sums over independent looks.
#[derive(Clone, Copy, Default)]
pub(super) struct Found {
    pub(super) looks: u64,
    score: f64,
    score_squares: f64,
    win: f64,
    win_squares: f64,
    value_squares: f64,
}

impl Candidate {
    /// The choice of the first of these, with all of them as its reasons.
    pub(super) fn choice(best_first: &[Self], nodes: u64) -> Choice<Action> {
        let weigh = |candidate: &Self| Weighed {
            action: candidate.action,
            worth: candidate.found.win(),
            also: vec![candidate.found.score()],
            visits: candidate.found.looks,
        };
        Choice { action: best_first[0].action, weighed: best_first.iter().map(weigh).collect(), nodes }
    }
}

impl Found {
    pub(super) fn once(worth: Worth) -> Self {
        let (score, win, value) = (f64::from(worth.score), f64::from(worth.win), f64::from(value(worth)));
        Self {
            looks: 1,
            score,
            score_squares: score * score,
            win,
            win_squares: win * win,
            value_squares: value * value,
        }
    }

    pub(super) fn add(&mut self, other: Self) {
        self.looks += other.looks;
        self.score += other.score;
        self.score_squares += other.score_squares;
        self.win += other.win;
        self.win_squares += other.win_squares;
        self.value_squares += other.value_squares;
    }

    fn sum(&self) -> f64 {
        self.score + f64::from(WIN) * self.win
    }

    pub(super) fn value(&self) -> f64 {
        self.sum() / self.looks as f64
    }

    pub(super) fn error(&self) -> f64 {
        error(self.looks, self.sum(), self.value_squares)
    }

    pub(super) fn score(&self) -> Estimate {
        let mean = self.score / self.looks as f64;
        Estimate { term: Term::Score, mean, error: error(self.looks, self.score, self.score_squares) }
    }

    fn win(&self) -> Estimate {
        let mean = self.win / self.looks as f64;
        Estimate { term: Term::Win, mean, error: error(self.looks, self.win, self.win_squares) }
    }
}

/// The standard error of a mean; 0 for a single look.
fn error(looks: u64, sum: f64, squares: f64) -> f64 {
    if looks < 2 {
        return 0.0;
    }
    let count = looks as f64;
    let variance = (squares - sum * sum / count).max(0.0) / (count - 1.0);
    (variance / count).sqrt()
}

/// The highest value first; equals keep their order.
pub(super) fn best_first(candidates: &mut [Candidate]) {
    candidates.sort_by(|a, b| b.found.value().total_cmp(&a.found.value()));
}
