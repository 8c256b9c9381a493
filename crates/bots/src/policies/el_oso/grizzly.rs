//! The strongest level: weighs every action at a glance, the better ones over the Bear's next turn, the best of those
//! over the one after it too, as often as the budget allows.

use bearcade_core::Rng;
use bearcade_games::el_oso::{Action, Due, ElOso, Position};
use rand_xoshiro::rand_core::SeedableRng;

use super::found::{Candidate, Found, best_first};
use super::look::Look;
use super::weights::Weights;
use crate::search::Fast;
use crate::{Budget, Choice, Estimate, Seen, Term};

/// Seven hundredths of a second on average, for most choices are clear before the nodes are spent, and at most about a
/// sixth.
pub(super) const NODES: u64 = 100_000;
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
const PROSPECTS: u64 = 5_000;

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
    Candidate::choice(&ordered, look.nodes)
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
