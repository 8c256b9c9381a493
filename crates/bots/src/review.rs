//! A game looked at again: what each decision cost, and what chance gave and took.
//!
//! There are two measures. What a decision *cost* is what a bear thinks of it at the seat's own view: the best action's
//! worth less that of the action taken. What a step *changed* is the difference in the prospects of the full position.
//! For every seat the changes add up:
//!
//! ```text
//! end = start + luck + own + others + rest
//! ```
//!
//! `luck` is what chance changed, `own` what the seat's decisions changed, `others` what the decisions of the other seats
//! changed. `rest` is what a player's leaving changed, and zero if nobody left. Where nothing is hidden and values are
//! exact, a seat's own decisions change exactly what they cost.

use bearcade_core::{Game, Seat, Silent, State, Step, Viewer};
use rand_xoshiro::rand_core::SeedableRng;

use crate::hint::scale;
use crate::search::Fast;
use crate::{Budget, Choice, Estimate, Level, Policy, Seen, Term, Weighed};

/// A chance step with at most so many outcomes is measured against the mean of them all; one with more against the
/// estimate of the position before it.
const FEW: usize = 40;
/// So many chance steps in a row are a deal: they are measured as one.
const DEAL: usize = 7;
/// In so many imagined positions an action is tried that the bear did not weigh.
const IMAGINED: u32 = 8;

/// How a game is looked at.
#[derive(Clone, Copy)]
pub struct Reviewing<'a> {
    /// The bear that judges decisions.
    pub level: Level,
    /// How much it thinks about each; also how much goes into the prospects of each position.
    pub budget: Budget<'a>,
    /// What its generators start from. The same review comes of the same seed and budget in nodes.
    pub seed: u64,
}

/// What a look at a game found.
#[derive(Clone, Debug, PartialEq)]
pub struct Review<A, C> {
    /// What prospects and losses are measured in; none if the game states no prospects and no decision was weighed.
    pub term: Option<Term>,
    /// Each seat's prospects before the first step and after each; empty if the game states none.
    pub course: Vec<Vec<Estimate>>,
    /// Every decision, in order.
    pub decisions: Vec<Decision<A>>,
    /// Every chance step or deal, in order; empty without prospects.
    pub luck: Vec<Luck<C>>,
    /// What became of each seat.
    pub accounts: Vec<Account>,
}

/// A decision looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<A> {
    /// The number of the step, counted from 1.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub played: A,
    /// What the bear would have done, with its reasons.
    pub choice: Choice<A>,
    /// Was it the only legal action?
    pub forced: bool,
    /// What it cost; none if it could not be measured.
    pub loss: Option<Loss>,
}

/// What a decision cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss {
    /// The best action's worth less that of the action taken; never negative.
    pub worth: Estimate,
    /// How it was measured.
    pub by: Measure,
    /// How bad it was; none if it was good, or if sampling leaves it open.
    pub grade: Option<Grade>,
}

/// How a decision was measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The bear weighed it beside the best.
    Weighed,
    /// The bear did not weigh it: both were tried in positions that the view could belong to, and the prospects after
    /// them compared.
    Imagined,
}

/// How bad a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// A small loss.
    Inaccuracy,
    /// A loss that one feels.
    Mistake,
    /// A heavy loss.
    Blunder,
}

/// What chance gave and took.
#[derive(Clone, Debug, PartialEq)]
pub struct Luck<C> {
    /// The number of the first step, counted from 1.
    pub first: usize,
    /// What fell, one outcome a step; several in a deal.
    pub fell: Vec<C>,
    /// What it gave each seat.
    pub gave: Vec<Estimate>,
}

/// What became of a seat; see the module.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Account {
    /// The prospects before the first step.
    pub start: f64,
    /// The prospects after the last step.
    pub end: f64,
    /// What chance gave in all.
    pub luck: f64,
    /// What the seat's own decisions cost in all, by what the seat could see.
    pub lost: f64,
    /// What the seat's own decisions changed, by the full position.
    pub own: f64,
    /// What the decisions of other seats changed.
    pub others: f64,
    /// What a player's leaving changed.
    pub rest: f64,
    /// How many decisions the seat made that were not forced.
    pub decisions: usize,
    /// How many it had no choice in.
    pub forced: usize,
    /// How many of the decisions were inaccuracies, mistakes and blunders.
    pub graded: [usize; 3],
}

/// A moment at which much changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// The number of the step, counted from 1.
    pub step: usize,
    /// The seat that it changed most for.
    pub seat: Seat,
    /// By how much.
    pub swing: f64,
    /// Was it the seat's own decision? Otherwise it was chance.
    pub decided: bool,
}

impl Grade {
    /// All grades, the least first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    fn of(loss: Estimate) -> Option<Self> {
        if loss.mean <= 2.0 * loss.error {
            return None;
        }
        let reached = scale(loss.term)?.into_iter().filter(|&least| loss.mean >= least).count();
        reached.checked_sub(1).map(|at| Self::ALL[at])
    }
}

impl Measure {
    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Weighed => "weighed",
            Self::Imagined => "imagined",
        }
    }
}

impl<A, C> Review<A, C> {
    /// The seat for which a stroke of luck changed most, and by how much. Where it changed about as much for the seat that
    /// decided last, it is that one: the throw was most likely its own.
    pub fn most_affected(&self, luck: &Luck<C>) -> Option<(Seat, f64)> {
        let swing = |seat: Seat| luck.gave[seat.index()].mean;
        let seats = Seat::all(luck.gave.len() as u8);
        let most = seats.max_by(|&a, &b| swing(a).abs().total_cmp(&swing(b).abs()))?;
        let last = self.decisions.partition_point(|decision| decision.step < luck.first).checked_sub(1);
        let own = last.map(|at| self.decisions[at].seat).filter(|&own| swing(own).abs() > 0.99 * swing(most).abs());
        let seat = own.unwrap_or(most);
        Some((seat, swing(seat)))
    }

    /// The moments at which most changed, in the order of the game: at most so many, and none that changed little.
    pub fn turning_points(&self, most: usize) -> Vec<TurningPoint> {
        let Some([_, least, _]) = self.term.and_then(scale) else { return Vec::new() };
        let lucky = self.luck.iter().filter_map(|luck| {
            let (seat, swing) = self.most_affected(luck)?;
            Some(TurningPoint { step: luck.first + luck.fell.len() - 1, seat, swing, decided: false })
        });
        let decided = self.decisions.iter().filter_map(|decision| {
            let loss = decision.loss.filter(|loss| loss.grade.is_some())?;
            let (step, seat) = (decision.step, decision.seat);
            Some(TurningPoint { step, seat, swing: -loss.worth.mean, decided: true })
        });
        let mut points: Vec<_> = lucky.chain(decided).filter(|point| point.swing.abs() >= least).collect();
        points.sort_by(|a, b| b.swing.abs().total_cmp(&a.swing.abs()));
        points.truncate(most);
        points.sort_by_key(|point| point.step);
        points
    }
}

/// What a look at a game of these actions and chance outcomes finds.
pub type ReviewOf<G> = Review<<G as Game>::Action, <G as Game>::Chance>;

/// Looks at a game, from its first step to the last that is known. The steps must follow the rules. `progress` is told
/// how many steps have been looked at.
pub fn review<G: Policy>(
    game: &G,
    steps: &[Step<G::Action, G::Chance>],
    how: &Reviewing<'_>,
    mut progress: impl FnMut(usize),
) -> ReviewOf<G> {
    let mut walk = Walk { game, how, state: State::initial(game), legal: Vec::new(), main: None };
    let start = walk.worth(chances_from(steps, 0));
    walk.main = start.first().map(|estimate| estimate.term);
    let mut review = Review {
        term: walk.main,
        course: if start.is_empty() { Vec::new() } else { vec![start] },
        decisions: Vec::new(),
        luck: Vec::new(),
        accounts: vec![Account::default(); game.seats().into()],
    };
    let mut at = 0;
    while at < steps.len() {
        at += match steps[at] {
            Step::Act(seat, action) => {
                let decision = walk.decision(at + 1, seat, action, review.term);
                review.term = review.term.or(decision.loss.map(|loss| loss.worth.term));
                review.count(&decision);
                review.decisions.push(decision);
                walk.apply(steps[at]);
                walk.note(&mut review, Some(seat), chances_from(steps, at + 1));
                1
            }
            Step::Chance(_) => {
                let run = chances_from(steps, at);
                let end = at + if run >= DEAL { run } else { 1 };
                walk.chance(&mut review, &steps[at..end], at + 1, chances_from(steps, end))
            }
            Step::Leave(seat) if G::CAN_LEAVE => {
                walk.apply(Step::Leave(seat));
                walk.note(&mut review, None, chances_from(steps, at + 1));
                1
            }
            Step::Leave(seat) => {
                // ALL-5: the other seat wins, which the rules don't know.
                if let (Some(Term::Win), false) = (review.term, review.course.is_empty()) {
                    let share = |other| if other == seat { 0.0 } else { 1.0 / f64::from(game.seats() - 1) };
                    let end = Seat::all(game.seats()).map(|other| Estimate::exact(Term::Win, share(other)));
                    review.course.push(end.collect());
                }
                1
            }
        };
        progress(at);
    }
    review.settle();
    review
}

/// How many chance steps come one after the other from here.
fn chances_from<A, C>(steps: &[Step<A, C>], at: usize) -> usize {
    steps[at..].iter().take_while(|step| matches!(step, Step::Chance(_))).count()
}

impl<A, C> Review<A, C> {
    fn count(&mut self, decision: &Decision<A>) {
        let account = &mut self.accounts[decision.seat.index()];
        *(if decision.forced { &mut account.forced } else { &mut account.decisions }) += 1;
        if let Some(loss) = decision.loss {
            account.lost += loss.worth.mean;
            if let Some(grade) = loss.grade {
                account.graded[grade as usize] += 1;
            }
        }
    }

    /// Fills in what follows from the rest of the accounts.
    fn settle(&mut self) {
        let (Some(start), Some(end)) = (self.course.first(), self.course.last()) else { return };
        for ((account, start), end) in self.accounts.iter_mut().zip(start).zip(end) {
            (account.start, account.end) = (start.mean, end.mean);
            account.rest = end.mean - start.mean - account.luck - account.own - account.others;
        }
    }
}

/// A walk through a game.
struct Walk<'a, G: Game> {
    game: &'a G,
    how: &'a Reviewing<'a>,
    state: State<G>,
    legal: Vec<G::Action>,
    /// The term of the game's prospects, if it states any.
    main: Option<Term>,
}

impl<G: Policy> Walk<'_, G> {
    /// The prospects of a position. Every position is judged with the same numbers, so that what differs is the
    /// positions.
    fn prospects(&self, position: &G::Position) -> Vec<Estimate> {
        self.game.prospects(position, &self.how.budget, &mut Fast::seed_from_u64(self.how.seed))
    }

    /// The prospects of the current position. `chances` is the number of chance steps that follow: if there are some, the
    /// prospects are the mean over what can fall, so that luck is measured against that mean.
    fn worth(&self, chances: usize) -> Vec<Estimate> {
        let prospects = || self.prospects(&self.state.position);
        if (1..DEAL).contains(&chances) { self.mean_of_outcomes().unwrap_or_else(prospects) } else { prospects() }
    }

    fn apply(&mut self, step: Step<G::Action, G::Chance>) {
        self.state.apply(self.game, step);
    }

    /// Adds the prospects after a step to the course, and what a decision changed to the accounts. `chances` is how many
    /// chance steps follow.
    fn note(&self, review: &mut ReviewOf<G>, by: Option<Seat>, chances: usize) {
        let Some(before) = review.course.last() else { return };
        let after = self.worth(chances);
        for (seat, account) in review.accounts.iter_mut().enumerate() {
            let changed = after[seat].mean - before[seat].mean;
            match by {
                Some(by) if by.index() == seat => account.own += changed,
                Some(_) => account.others += changed,
                None => {}
            }
        }
        review.course.push(after);
    }

    /// Looks at a chance step or a deal, after which `chances` more chance steps follow; returns the number of steps.
    fn chance(
        &mut self,
        review: &mut ReviewOf<G>,
        steps: &[Step<G::Action, G::Chance>],
        first: usize,
        chances: usize,
    ) -> usize {
        let fell = steps.iter().filter_map(|step| if let Step::Chance(chance) = step { Some(*chance) } else { None });
        let fell: Vec<G::Chance> = fell.collect();
        for &step in steps {
            self.apply(step);
        }
        if let Some(before) = review.course.last().cloned() {
            // Within a deal the prospects stay what they were.
            review.course.extend(vec![before.clone(); steps.len() - 1]);
            let after = self.worth(chances);
            let gave = before.iter().zip(&after).map(|(before, after)| Estimate {
                term: after.term,
                mean: after.mean - before.mean,
                error: after.error.hypot(before.error),
            });
            let gave: Vec<Estimate> = gave.collect();
            for (account, gave) in review.accounts.iter_mut().zip(&gave) {
                account.luck += gave.mean;
            }
            review.course.push(after);
            review.luck.push(Luck { first, fell, gave });
        }
        steps.len()
    }

    /// The mean of the prospects over what can fall now, if that is little enough to look at all of it.
    fn mean_of_outcomes(&self) -> Option<Vec<Estimate>> {
        let mut outcomes = Vec::new();
        self.game.chance_outcomes(&self.state.position, &mut outcomes);
        if outcomes.len() > FEW {
            return None;
        }
        let total: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
        let mut mean: Vec<Estimate> = Vec::new();
        for (outcome, weight) in outcomes {
            let mut after = self.state.position.clone();
            self.game.apply(&mut after, Step::Chance(outcome), &mut Silent);
            let share = f64::from(weight) / total;
            let prospects = self.prospects(&after);
            mean.resize(prospects.len(), Estimate::exact(Term::Win, 0.0));
            for (mean, estimate) in mean.iter_mut().zip(prospects) {
                // The same numbers judge all of them, so that errors go together rather than cancel.
                let (sum, error) = (mean.mean + share * estimate.mean, mean.error + share * estimate.error);
                *mean = Estimate { term: estimate.term, mean: sum, error };
            }
        }
        Some(mean)
    }

    fn decision(&mut self, step: usize, seat: Seat, played: G::Action, term: Option<Term>) -> Decision<G::Action> {
        self.legal.clear();
        self.game.legal_actions(&self.state.position, seat, &mut self.legal);
        if self.legal.len() == 1 {
            return Decision { step, seat, played, choice: Choice::plain(played), forced: true, loss: None };
        }
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let seen = Seen { view: &view, seat, legal: &self.legal };
        // Every decision has numbers of its own, whatever came before it.
        let mut rng = Fast::seed_from_u64(self.how.seed ^ (step as u64) << 32);
        let choice = self.game.choose(self.how.level, seen, &self.how.budget, &mut rng);
        let loss = weighed_loss(&choice, played, term).map(|worth| (worth, Measure::Weighed));
        let loss = loss.or_else(|| Some((self.imagined_loss(&view, seat, choice.action, played)?, Measure::Imagined)));
        let loss = loss.map(|(worth, by)| Loss { worth, by, grade: Grade::of(worth) });
        Decision { step, seat, played, choice, forced: false, loss }
    }

    /// What an action costs that the bear did not weigh: the prospects after its choice less those after the action, in
    /// positions that the view could belong to.
    fn imagined_loss(&self, view: &G::View, seat: Seat, best: G::Action, played: G::Action) -> Option<Estimate> {
        let term = self.main?;
        if best == played {
            return Some(Estimate::exact(term, 0.0));
        }
        let after = |position: &G::Position, action| {
            let mut position = position.clone();
            self.game.apply(&mut position, Step::Act(seat, action), &mut Silent);
            self.prospects(&position)[seat.index()]
        };
        let mut rng = Fast::seed_from_u64(self.how.seed);
        let differences: Vec<f64> = (0..IMAGINED)
            .map(|_| {
                let position = self.game.determinize(view, seat, &mut rng);
                after(&position, best).mean - after(&position, played).mean
            })
            .collect();
        let count = f64::from(IMAGINED);
        let mean = differences.iter().sum::<f64>() / count;
        let spread = differences.iter().map(|difference| (difference - mean).powi(2)).sum::<f64>();
        let error = (spread / (count - 1.0) / count).sqrt();
        Some(Estimate { term, mean: mean.max(0.0), error })
    }
}

/// What an action costs by the bear's own weighing, in the term of the review or, without one, in the bear's.
fn weighed_loss<A: Copy + PartialEq>(choice: &Choice<A>, played: A, term: Option<Term>) -> Option<Estimate> {
    let best = choice.weighed.first()?;
    let taken = choice.weighed.iter().find(|weighed| weighed.action == played)?;
    let term = term.unwrap_or(best.worth.term);
    scale(term)?;
    let (best, taken) = (in_term(best, term)?, in_term(taken, term)?);
    let loss = best.mean - taken.mean;
    // An action costs nothing against itself, however uncertain its worth.
    let error = if loss == 0.0 { 0.0 } else { best.error.hypot(taken.error) };
    Some(Estimate { term, mean: loss.max(0.0), error })
}

fn in_term<A>(weighed: &Weighed<A>, term: Term) -> Option<Estimate> {
    std::iter::once(&weighed.worth).chain(&weighed.also).copied().find(|estimate| estimate.term == term)
}

#[cfg(test)]
mod tests;
