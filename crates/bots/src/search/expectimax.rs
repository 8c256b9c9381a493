use bearcade_core::{Game, Rng, Seat, Silent, Step, Turn};

use super::run::{Purse, judge, side_by_side};
use super::{Fast, Guide, Values, Weighing, Weighings};
use crate::Budget;

/// The most positions that are remembered.
const MOST_REMEMBERED: u64 = 1 << 16;

/// More than the rounding of a mean of values, as a part of their range.
const HAIR: f32 = 1e-5;

/// How exactly [`expectimax()`] looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exactness {
    /// How many decisions it looks ahead, the one at hand included; at least 1.
    pub depth: u32,
    /// A chance step with more outcomes than this is sampled: so many points at equal distances over the outcomes'
    /// weights, from a start that is drawn. Without bias, and with less noise than independent draws.
    pub outcomes: usize,
    /// For a game of two in which one gains what the other loses: the least and the greatest value there can be. Lines
    /// that can't matter are then cut off (alpha-beta, and Star1 at chance steps), which changes no value. Nothing is
    /// remembered by [`Guide::key`] then.
    pub zero_sum: Option<(f32, f32)>,
}

impl Exactness {
    /// So many decisions ahead, and chance in full.
    pub const fn depth(depth: u32) -> Self {
        Self { depth, outcomes: usize::MAX, zero_sum: None }
    }

    /// The same with cut-offs, between the least and the greatest value.
    #[must_use]
    pub const fn between(self, least: f32, greatest: f32) -> Self {
        Self { zero_sum: Some((least, greatest)), ..self }
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
    let finished = reports.iter().filter_map(Report::finished).min().unwrap_or(usize::MAX);
    let mut list = Vec::new();
    for (nth, &action) in actions.iter().enumerate() {
        let look = reports[nth % threads].look(finished);
        if let Some(&mean) = look.means.get(nth / threads) {
            list.push(Weighing { action, mean: f64::from(mean), error: 0.0, visits: 0 });
        }
    }
    list.sort_by(|a, b| b.mean.total_cmp(&a.mean));
    Weighings {
        list,
        nodes: reports.iter().map(|report| report.nodes).sum(),
        judged: reports.iter().map(|report| report.judged).sum(),
        exact: reports.iter().all(|report| report.look(finished).exact),
    }
}

/// What a thread found about its actions.
struct Report {
    looks: Vec<Look>,
    nodes: u64,
    judged: u64,
}

impl Report {
    /// The last look that was finished; none where it is exact, so that no deeper one can be missed.
    fn finished(&self) -> Option<usize> {
        let last = self.looks.len() - 1;
        (!self.looks[last].exact).then_some(last)
    }

    /// The look of this number, or the last.
    fn look(&self, number: usize) -> &Look {
        &self.looks[number.min(self.looks.len() - 1)]
    }
}

/// One depth. Only the first look may lack values for the last actions.
struct Look {
    means: Vec<f32>,
    exact: bool,
}

/// What a position was worth when it was looked into so deep.
#[derive(Clone, Copy)]
struct Memory {
    key: u64,
    depth: u32,
    exact: bool,
    values: Values,
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
    /// Values of positions met before, by the low bits of their keys; empty where the guide gives no keys.
    memory: Vec<Option<Memory>>,
    judged: u64,
    /// Was everything since this was last set followed to its end, and nothing sampled?
    exact: bool,
}

impl<'a, G: Game, U: Guide<G>> Search<'a, G, U> {
    fn new(game: &'a G, guide: &'a U, exactness: Exactness, purse: Purse<'a>, rng: Fast) -> Self {
        let scratch = U::Scratch::default();
        let (actions, outcomes) = (Vec::new(), Vec::new());
        let memory = Vec::new();
        Self { game, guide, exactness, purse, rng, scratch, actions, outcomes, memory, judged: 0, exact: true }
    }

    fn deepen(mut self, position: &G::Position, seat: Seat, actions: &[G::Action]) -> Report {
        if self.exactness.zero_sum.is_none() && self.guide.key(self.game, position).is_some() {
            self.memory.resize(self.purse.most().clamp(1, MOST_REMEMBERED).next_power_of_two() as usize, None);
        }
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
            means.push(match self.exactness.zero_sum {
                None => self.value(&after, depth - 1)?[seat.index()],
                Some(range) => Cutting { search: self, seat, range }.value(&after, depth - 1, range)?,
            });
        }
        Some(Look { means, exact: self.exact })
    }

    fn judge(&mut self, position: &G::Position) -> Values {
        self.judged += 1;
        judge(self.game, self.guide, &mut position.clone(), &mut self.scratch, &mut self.rng)
    }

    /// What the position is worth, so many decisions deep; `None` when the nodes are used up.
    fn value(&mut self, position: &G::Position, depth: u32) -> Option<Values> {
        let key = if self.memory.is_empty() { None } else { self.guide.key(self.game, position) };
        let Some(key) = key else { return self.fresh_value(position, depth) };
        let place = key as usize & (self.memory.len() - 1);
        if let Some(memory) = self.memory[place]
            && memory.key == key
            && (memory.exact || memory.depth == depth)
        {
            self.exact &= memory.exact;
            return Some(memory.values);
        }
        let so_far = std::mem::replace(&mut self.exact, true);
        let values = self.fresh_value(position, depth)?;
        self.memory[place] = Some(Memory { key, depth, exact: self.exact, values });
        self.exact &= so_far;
        Some(values)
    }

    fn fresh_value(&mut self, position: &G::Position, depth: u32) -> Option<Values> {
        if !self.purse.pay() {
            return None;
        }
        match self.due(position, depth) {
            Due::Result => Some(self.guide.result(self.game, &self.game.outcome(position))),
            Due::Judgement => {
                self.exact = false;
                Some(self.judge(position))
            }
            Due::Decision(seat) => self.best(position, seat, depth),
            Due::Chance => self.expected(position, depth),
        }
    }

    fn due(&self, position: &G::Position, depth: u32) -> Due {
        match self.game.turn(position) {
            Turn::Over => Due::Result,
            Turn::Chance if depth > 0 || !U::JUDGES_CHANCE => Due::Chance,
            Turn::Decide(seats) if depth > 0 => Due::Decision(seats.first().expect("a decision has a seat")),
            _ => Due::Judgement,
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
        let (mut outcomes, all) = self.outcomes(position);
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

    /// The outcomes to count, and the sum of their weights.
    fn outcomes(&mut self, position: &G::Position) -> (Vec<(G::Chance, u32)>, f32) {
        let mut outcomes = self.outcomes.pop().unwrap_or_default();
        self.game.chance_outcomes(position, &mut outcomes);
        if outcomes.len() > self.exactness.outcomes {
            self.exact = false;
            thin_out(&mut outcomes, self.exactness.outcomes.max(1) as u64, &mut self.rng);
        }
        let all = outcomes.iter().map(|&(_, weight)| weight as f32).sum();
        (outcomes, all)
    }
}

/// How the value of a position comes about.
enum Due {
    Result,
    Judgement,
    Decision(Seat),
    Chance,
}

/// The search with cut-offs: everything is valued for one seat, which the other wants to be little.
struct Cutting<'s, 'a, G: Game, U: Guide<G>> {
    search: &'s mut Search<'a, G, U>,
    seat: Seat,
    range: (f32, f32),
}

impl<G: Game, U: Guide<G>> Cutting<'_, '_, G, U> {
    /// The value of the position if it lies inside the window; else a bound of it on the same side of the window.
    fn value(&mut self, position: &G::Position, depth: u32, window: (f32, f32)) -> Option<f32> {
        if !self.search.purse.pay() {
            return None;
        }
        let Search { game, guide, .. } = *self.search;
        match self.search.due(position, depth) {
            Due::Result => Some(guide.result(game, &game.outcome(position))[self.seat.index()]),
            Due::Judgement => {
                self.search.exact = false;
                Some(self.search.judge(position)[self.seat.index()])
            }
            Due::Decision(seat) => self.best(position, seat, depth, window),
            Due::Chance => self.expected(position, depth, window),
        }
    }

    fn best(&mut self, position: &G::Position, mover: Seat, depth: u32, window: (f32, f32)) -> Option<f32> {
        let Search { game, guide, .. } = *self.search;
        let mut actions = self.search.actions.pop().unwrap_or_default();
        guide.moves(game, position, mover, &mut actions);
        let (mut low, mut high) = window;
        let mut best = if mover == self.seat { f32::NEG_INFINITY } else { f32::INFINITY };
        for &action in &actions {
            let mut after = position.clone();
            game.apply(&mut after, Step::Act(mover, action), &mut Silent);
            let value = self.value(&after, depth - 1, (low, high))?;
            if mover == self.seat {
                best = best.max(value);
                low = low.max(value);
            } else {
                best = best.min(value);
                high = high.min(value);
            }
            if low >= high {
                break;
            }
        }
        actions.clear();
        self.search.actions.push(actions);
        Some(best)
    }

    /// Star1: an outcome is cut off when, whatever the outcomes after it bring, the mean stays outside the window.
    fn expected(&mut self, position: &G::Position, depth: u32, (low, high): (f32, f32)) -> Option<f32> {
        let game = self.search.game;
        let (least, greatest) = self.range;
        let (mut outcomes, all) = self.search.outcomes(position);
        let hair = HAIR * (greatest - least);
        let (mut sum, mut rest) = (0.0, 1.0);
        for &(outcome, weight) in &outcomes {
            let odds = weight as f32 / all;
            rest = (rest - odds).max(0.0);
            // A hair wider than need be, so that rounding cuts nothing off that lies inside.
            let own_low = ((low - sum - greatest * rest) / odds - hair).max(least - hair);
            let own_high = ((high - sum - least * rest) / odds + hair).min(greatest + hair);
            let mut after = position.clone();
            game.apply(&mut after, Step::Chance(outcome), &mut Silent);
            let value = self.value(&after, depth, (own_low, own_high))?;
            sum += odds * value;
            if value <= own_low {
                sum += greatest * rest;
                break;
            }
            if value >= own_high {
                sum += least * rest;
                break;
            }
        }
        outcomes.clear();
        self.search.outcomes.push(outcomes);
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
