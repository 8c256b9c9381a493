//! The strongest level: weighs every action at a glance, the better ones over the Bear's next turn, the best of those
//! over the one after it too, as often as the budget allows.

use bearcade_core::Rng;
use bearcade_games::el_oso::{Action, Due, ElOso, Position};
use rand_xoshiro::rand_core::SeedableRng;

use super::look::{Look, WIN, value};
use super::net::Worth;
use super::weights::Weights;
use crate::search::Fast;
use crate::{Budget, Choice, Estimate, Seen, Term, Weighed};

/// About a tenth of a second.
pub(super) const NODES: u64 = 30_000;
/// So many actions, the best at a glance, are looked at over the Bear's next turn,
const SHALLOW: usize = 16;
/// each so often: enough to say how much the rain changes.
const SHALLOW_ROUNDS: u64 = 2;
/// So many of these are looked at further,
const DEEP: usize = 6;
/// if they are not further from the best than this.
const NEAR: f32 = 0.6;
/// An action is given up when the best one is so many standard errors better.
const GIVE_UP: f64 = 3.0;
/// A look settles nothing before this many rounds.
const LEAST_ROUNDS: u64 = 3;
/// The nodes of a position in a review.
const PROSPECTS: u64 = 2_000;

/// An action with what the looks at it found.
#[derive(Clone, Copy)]
struct Candidate {
    action: Action,
    found: Found,
}

/// Sums over independent looks.
#[derive(Clone, Copy, Default)]
struct Found {
    looks: u64,
    score: f64,
    score_squares: f64,
    win: f64,
    win_squares: f64,
    value_squares: f64,
}

impl Found {
    fn once(worth: Worth) -> Self {
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

    fn add(&mut self, other: Self) {
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

    fn value(&self) -> f64 {
        self.sum() / self.looks as f64
    }

    fn error(&self) -> f64 {
        error(self.looks, self.sum(), self.value_squares)
    }

    fn score(&self) -> Estimate {
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

/// The choice: by the chance of a win first, by pieces in the Sky where that makes no difference.
pub(super) fn choose(
    game: &ElOso,
    seen: Seen<'_, ElOso>,
    nodes: u64,
    budget: &Budget<'_>,
    rng: &mut impl Rng,
) -> Choice<Action> {
    let position = seen.view.position();
    let seed = rng.next_u64();
    let mut look = Look::new(game, Weights::get(), Fast::seed_from_u64(seed));
    let mut worths = Vec::new();
    look.glance(&position, seen.legal, &mut worths);
    let glanced = seen.legal.iter().zip(worths);
    let mut ordered: Vec<Candidate> =
        glanced.map(|(&action, worth)| Candidate { action, found: Found::once(worth) }).collect();
    best_first(&mut ordered);

    let mut shallow = 0;
    for candidate in ordered.iter_mut().take(SHALLOW) {
        if shallow > 0 && (look.nodes >= nodes || budget.is_up()) {
            break;
        }
        candidate.found = Found::default();
        for _ in 0..SHALLOW_ROUNDS {
            candidate.found.add(Found::once(look.after(&position, candidate.action, false)));
        }
        shallow += 1;
    }
    best_first(&mut ordered[..shallow]);

    let best = ordered[0].found.value();
    let near = ordered[..shallow].iter().take(DEEP).take_while(|one| one.found.value() > best - f64::from(NEAR));
    let deep = near.count();
    if deep > 1 {
        let found = deepen(game, &position, &ordered[..deep], nodes.saturating_sub(look.nodes), budget, seed);
        look.nodes += found.1;
        for (candidate, found) in ordered.iter_mut().zip(found.0) {
            // One that was given up early keeps what was found until then.
            if found.looks > 0 {
                candidate.found = found;
            }
        }
        best_first(&mut ordered[..deep]);
    }
    let weigh = |candidate: &Candidate| Weighed {
        action: candidate.action,
        worth: candidate.found.win(),
        also: vec![candidate.found.score()],
        visits: candidate.found.looks,
    };
    Choice { action: ordered[0].action, weighed: ordered.iter().map(weigh).collect(), nodes: look.nodes }
}

/// The highest value first; equals keep their order.
fn best_first(candidates: &mut [Candidate]) {
    candidates.sort_by(|a, b| b.found.value().total_cmp(&a.found.value()));
}

/// Looks over two turns of the Bear's, on as many threads as the budget gives, each with its share of the nodes.
fn deepen(
    game: &ElOso,
    position: &Position,
    candidates: &[Candidate],
    nodes: u64,
    budget: &Budget<'_>,
    seed: u64,
) -> (Vec<Found>, u64) {
    let threads = budget.threads.max(1) as u64;
    let share = |thread: u64| {
        // The look before this one drew from the seed itself.
        let rng = Fast::seed_from_u64(seed.wrapping_add(thread + 1));
        rounds(Look::new(game, Weights::get(), rng), position, candidates, nodes / threads, budget)
    };
    if threads == 1 {
        return share(0);
    }
    std::thread::scope(|scope| {
        let share = &share;
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || share(thread))).collect();
        let mut all = (vec![Found::default(); candidates.len()], 0);
        for thread in running {
            let (found, nodes) = thread.join().expect("a look does not panic");
            all.0.iter_mut().zip(found).for_each(|(sum, found)| sum.add(found));
            all.1 += nodes;
        }
        all
    })
}

/// Looks at each candidate in turn until the nodes are spent or only one is left.
fn rounds(
    mut look: Look<'_>,
    position: &Position,
    candidates: &[Candidate],
    nodes: u64,
    budget: &Budget<'_>,
) -> (Vec<Found>, u64) {
    let mut found = vec![Found::default(); candidates.len()];
    let mut left: Vec<usize> = (0..candidates.len()).collect();
    for round in 1.. {
        for &candidate in &left {
            let worth = look.after(position, candidates[candidate].action, true);
            found[candidate].add(Found::once(worth));
            if look.nodes >= nodes || budget.is_up() {
                // All candidates have one look, or none counts: a deep look is not to be compared with a shallow one.
                let whole = round > 1 || found.iter().all(|found| found.looks > 0);
                return (if whole { found } else { Vec::new() }, look.nodes);
            }
        }
        if round >= LEAST_ROUNDS {
            let best = left.iter().copied().max_by(|&a, &b| found[a].value().total_cmp(&found[b].value()));
            let best = found[best.expect("one is left")];
            left.retain(|&one| {
                let error = best.error().hypot(found[one].error());
                best.value() - found[one].value() <= GIVE_UP * error
            });
            // Looks without any chance in them do not change.
            if left.len() == 1 || left.iter().all(|&one| found[one].error() == 0.0) {
                break;
            }
        }
    }
    (found, look.nodes)
}

/// The expected Sky at the end of the game, from any point in it.
pub(super) fn prospects(game: &ElOso, position: &Position, budget: &Budget<'_>, rng: &mut impl Rng) -> Estimate {
    if matches!(position.due, Due::Nothing(_)) {
        return Estimate::exact(Term::Score, position.sky.into());
    }
    let mut look = Look::new(game, Weights::get(), Fast::seed_from_u64(rng.next_u64()));
    let nodes = budget.nodes.unwrap_or(PROSPECTS);
    let mut found = Found::default();
    while look.nodes < nodes && !(found.looks > 1 && budget.is_up()) {
        // A decision is worth what its best action leads to; where dice are due, the next decision at a glance is the
        // same measure one step later.
        found.add(Found::once(look.over_rolls(position, position.due == Due::Decision)));
    }
    found.score()
}
