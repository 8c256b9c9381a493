use bearcade_core::{Game, Rng, Seat, Silent, Step, Turn};

use super::run::{Purse, judge, side_by_side};
use super::{Fast, Guide, Values, Weighing, Weighings};
use crate::Budget;

/// How exactly [`expectimax()`] looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exactness {
    /// How many decisions it looks ahead, the one at hand included; at least 1.
    pub depth: u32,
    /// A chance step with more outcomes than this is sampled: so many points at equal distances over the outcomes'
    /// weights, from a start that is drawn. Without bias, and with less noise than independent draws.
    pub outcomes: usize,
}

impl Exactness {
    /// So many decisions ahead, and chance in full.
    pub const fn depth(depth: u32) -> Self {
        Self { depth, outcomes: usize::MAX }
    }
}

/// Weighs every action of `seat` by looking ahead: every seat takes what is best for itself (max-n), the first of
/// equals; chance counts by its odds. Chance steps don't count as depth.
///
/// A node of the budget is a position. The search deepens decision by decision and answers with the deepest look that
/// was finished; the first look judges the positions right after each action and at least that of the first action. It
/// stops early when a look met no horizon: then the values are exact.
pub fn expectimax<G: Game, U: Guide<G>>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    guide: &U,
    exactness: Exactness,
    budget: &Budget<'_>,
    rng: &mut impl Rng,
) -> Weighings<G::Action> {
    let mut actions = Vec::new();
    guide.moves(game, position, seat, &mut actions);
    let threads = budget.threads.clamp(1, actions.len());
    let budget = Budget { threads, ..*budget };
    // Each thread weighs every so manieth action; only looks that all have finished count.
    let reports = side_by_side(&budget, rng.next_u64(), |thread, purse, rng| {
        let own: Vec<G::Action> = actions.iter().skip(thread).step_by(threads).copied().collect();
        Search::new(game, guide, exactness, purse, rng).deepen(position, seat, &own)
    });
    let finished = reports.iter().map(|report| report.looks.len()).min().unwrap_or(1) - 1;
    let mut list = Vec::new();
    for nth in 0..actions.len() {
        let look = &reports[nth % threads].looks[finished];
        if let Some(&mean) = look.means.get(nth / threads) {
            list.push(Weighing { action: actions[nth], mean: f64::from(mean), error: 0.0, visits: 0 });
        }
    }
    list.sort_by(|a, b| b.mean.total_cmp(&a.mean));
    Weighings {
        list,
        nodes: reports.iter().map(|report| report.nodes).sum(),
        judged: reports.iter().map(|report| report.judged).sum(),
        exact: reports.iter().all(|report| report.looks[finished].exact),
    }
}

/// What a thread found about its actions.
struct Report {
    looks: Vec<Look>,
    nodes: u64,
    judged: u64,
}

/// One depth. Only the first look may lack values for the last actions.
struct Look {
    means: Vec<f32>,
    exact: bool,
}

struct Search<'a, G: Game, U: Guide<G>> {
    game: &'a G,
    guide: &'a U,
    exactness: Exactness,
    purse: Purse<'a>,
    rng: Fast,
    scratch: U::Scratch,
    /// Buffers of the levels above, handed back when a level is done.
    actions: Vec<Vec<G::Action>>,
    outcomes: Vec<Vec<(G::Chance, u32)>>,
    judged: u64,
    /// Was everything since this was last set followed to its end, and nothing sampled?
    exact: bool,
}

impl<'a, G: Game, U: Guide<G>> Search<'a, G, U> {
    fn new(game: &'a G, guide: &'a U, exactness: Exactness, purse: Purse<'a>, rng: Fast) -> Self {
        let scratch = U::Scratch::default();
        let (actions, outcomes) = (Vec::new(), Vec::new());
        Self { game, guide, exactness, purse, rng, scratch, actions, outcomes, judged: 0, exact: true }
    }

    fn deepen(mut self, position: &G::Position, seat: Seat, actions: &[G::Action]) -> Report {
        let mut looks = vec![self.first_look(position, seat, actions)];
        for depth in 1..=self.exactness.depth {
            if looks.last().is_some_and(|look| look.exact) {
                break;
            }
            match self.look(position, seat, actions, depth) {
                Some(look) => looks.push(look),
                None => break,
            }
        }
        Report { looks, nodes: self.purse.spent, judged: self.judged }
    }

    /// Judges what each action leads to at once, chance sampled where it must be.
    fn first_look(&mut self, position: &G::Position, seat: Seat, actions: &[G::Action]) -> Look {
        let mut look = Look { means: Vec::new(), exact: true };
        for &action in actions {
            if !self.purse.pay() {
                look.exact = false;
                break;
            }
            let mut after = position.clone();
            self.game.apply(&mut after, Step::Act(seat, action), &mut Silent);
            let values = if self.game.turn(&after) == Turn::Over {
                self.guide.result(self.game, &self.game.outcome(&after))
            } else {
                look.exact = false;
                self.judge(&after)
            };
            look.means.push(values[seat.index()]);
        }
        look
    }

    fn look(&mut self, position: &G::Position, seat: Seat, actions: &[G::Action], depth: u32) -> Option<Look> {
        self.exact = true;
        let mut means = Vec::with_capacity(actions.len());
        for &action in actions {
            let mut after = position.clone();
            self.game.apply(&mut after, Step::Act(seat, action), &mut Silent);
            means.push(self.value(&after, depth - 1)?[seat.index()]);
        }
        Some(Look { means, exact: self.exact })
    }

    fn judge(&mut self, position: &G::Position) -> Values {
        self.judged += 1;
        judge(self.game, self.guide, &mut position.clone(), &mut self.scratch, &mut self.rng)
    }

    /// What the position is worth, so many decisions deep; `None` when the nodes are used up.
    fn value(&mut self, position: &G::Position, depth: u32) -> Option<Values> {
        if !self.purse.pay() {
            return None;
        }
        match self.game.turn(position) {
            Turn::Over => Some(self.guide.result(self.game, &self.game.outcome(position))),
            Turn::Chance if depth > 0 || !U::JUDGES_CHANCE => self.expected(position, depth),
            Turn::Decide(seats) if depth > 0 => {
                let seat = seats.first().expect("a decision has a seat");
                self.best(position, seat, depth)
            }
            _ => {
                self.exact = false;
                Some(self.judge(position))
            }
        }
    }

    fn best(&mut self, position: &G::Position, seat: Seat, depth: u32) -> Option<Values> {
        let mut actions = self.actions.pop().unwrap_or_default();
        self.guide.moves(self.game, position, seat, &mut actions);
        let mut best: Option<Values> = None;
        for &action in &actions {
            let mut after = position.clone();
            self.game.apply(&mut after, Step::Act(seat, action), &mut Silent);
            let values = self.value(&after, depth - 1)?;
            if best.is_none_or(|best| values[seat.index()] > best[seat.index()]) {
                best = Some(values);
            }
        }
        actions.clear();
        self.actions.push(actions);
        best
    }

    fn expected(&mut self, position: &G::Position, depth: u32) -> Option<Values> {
        let mut outcomes = self.outcomes.pop().unwrap_or_default();
        self.game.chance_outcomes(position, &mut outcomes);
        if outcomes.len() > self.exactness.outcomes {
            self.exact = false;
            thin_out(&mut outcomes, self.exactness.outcomes.max(1) as u64, &mut self.rng);
        }
        let all: f32 = outcomes.iter().map(|&(_, weight)| weight as f32).sum();
        let mut sum = Values::default();
        for &(outcome, weight) in &outcomes {
            let mut after = position.clone();
            self.game.apply(&mut after, Step::Chance(outcome), &mut Silent);
            let values = self.value(&after, depth)?;
            for (sum, value) in sum.iter_mut().zip(values) {
                *sum += weight as f32 / all * value;
            }
        }
        outcomes.clear();
        self.outcomes.push(outcomes);
        Some(sum)
    }
}

/// Leaves the outcomes on which one of `points` points falls that lie at equal distances over all weights; an outcome's
/// new weight is the number of its points.
fn thin_out<C>(outcomes: &mut Vec<(C, u32)>, points: u64, rng: &mut impl Rng) {
    let all: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
    let start = rng.next_u64() % all;
    let mut passed = start;
    outcomes.retain_mut(|(_, weight)| {
        let before = passed / all;
        passed += u64::from(*weight) * points;
        *weight = (passed / all - before) as u32;
        *weight > 0
    });
}
