//! Reviews of Pig, which is solved here: what is exact there must add up exactly.

use std::sync::LazyLock;

use bearcade_conformance::reference::{Pig, PigAction, PigPosition};
use bearcade_core::{Game, Rng, Seat, Step, Turn, pick};
use rand_xoshiro::rand_core::SeedableRng;

use super::{Grade, Loss, Measure, Reviewing, review};
use crate::search::Fast;
use crate::{Budget, Choice, Estimate, Level, Policy, Review, Seen, Term, Weighed};

const GOAL: usize = 100;

/// The chance to win of the player to move, by own score, other's score and sum, if both play as well as can be.
static SOLVED: LazyLock<Vec<f64>> = LazyLock::new(solve);

fn index(own: usize, other: usize, sum: usize) -> usize {
    (own * GOAL + other) * (GOAL + 1) + sum
}

fn solve() -> Vec<f64> {
    let mut values = vec![0.5; GOAL * GOAL * (GOAL + 1)];
    // A hold never lowers the scores' sum, and a turn never changes it: the pairs of scores fall into groups of two
    // that only lead to themselves and to higher ones.
    for total in (0..=2 * (GOAL - 1)).rev() {
        for own in total.saturating_sub(GOAL - 1)..=total.min(GOAL - 1) {
            let other = total - own;
            if own < other {
                continue;
            }
            let mut change = 1.0;
            while change > 1e-13 {
                change = 0.0f64;
                for (own, other) in [(own, other), (other, own)] {
                    for sum in (0..=GOAL).rev() {
                        let at = index(own, other, sum);
                        let best = roll(&values, own, other, sum).max(hold(&values, own, other, sum));
                        change = change.max((best - values[at]).abs());
                        values[at] = best;
                    }
                }
            }
        }
    }
    values
}

fn hold(values: &[f64], own: usize, other: usize, sum: usize) -> f64 {
    if own + sum >= GOAL { 1.0 } else { 1.0 - values[index(other, own + sum, 0)] }
}

fn roll(values: &[f64], own: usize, other: usize, sum: usize) -> f64 {
    let lost = 1.0 - values[index(other, own, 0)];
    let kept: f64 = (2..=6).map(|face| values[index(own, other, (sum + face).min(GOAL))]).sum();
    (lost + kept) / 6.0
}

/// The chance to win of the player to move after rolling and after holding.
fn both(position: PigPosition) -> [f64; 2] {
    let [own, other] = [0, 1].map(|by| usize::from(position.scores[usize::from(position.to_move ^ by)]));
    [roll(&SOLVED, own, other, position.sum.into()), hold(&SOLVED, own, other, position.sum.into())]
}

impl Policy for Pig {
    fn nodes(&self, _level: Level) -> u64 {
        1
    }

    /// The grizzly weighs both actions, the brown bear only the better one, and a cub none.
    fn choose(
        &self,
        level: Level,
        seen: Seen<'_, Self>,
        _budget: &Budget<'_>,
        _rng: &mut impl Rng,
    ) -> Choice<PigAction> {
        let weighed = |(action, mean)| {
            let worth = Estimate::exact(Term::Win, mean);
            Weighed { action, worth, also: Vec::new(), visits: 0 }
        };
        let values = [PigAction::Roll, PigAction::Hold].into_iter().zip(both(*seen.view));
        let mut weighed: Vec<_> = values.map(weighed).collect();
        weighed.sort_by(|a, b| b.worth.mean.total_cmp(&a.worth.mean));
        let action = weighed[0].action;
        weighed.truncate(match level {
            Level::Grizzly => 2,
            Level::Brown => 1,
            Level::Black | Level::Cub => 0,
        });
        Choice { action, weighed, nodes: 1 }
    }

    fn prospects(&self, position: &PigPosition, _budget: &Budget<'_>, _rng: &mut impl Rng) -> Vec<Estimate> {
        let mover = usize::from(position.to_move);
        let win = match self.turn(position) {
            Turn::Over => f64::from(u8::from(position.scores[mover] > position.scores[mover ^ 1])),
            Turn::Chance => both(*position)[0],
            Turn::Decide(_) => both(*position).into_iter().fold(0.0, f64::max),
        };
        [0, 1].map(|seat| Estimate::exact(Term::Win, if seat == mover { win } else { 1.0 - win })).to_vec()
    }
}

fn random_game(seed: u64) -> Vec<Step<PigAction, u8>> {
    let mut rng = Fast::seed_from_u64(seed);
    let mut position = Pig.initial();
    let mut steps = Vec::new();
    loop {
        let step = match Pig.turn(&position) {
            Turn::Over => return steps,
            Turn::Chance => Step::Chance(Pig.sample_chance(&position, &mut rng)),
            Turn::Decide(seats) => {
                let actions = [PigAction::Roll, PigAction::Roll, PigAction::Hold];
                Step::Act(seats.first().expect("a seat"), pick::<Pig>(&actions, &mut rng))
            }
        };
        Pig.apply(&mut position, step, &mut bearcade_core::Silent);
        steps.push(step);
    }
}

fn look(steps: &[Step<PigAction, u8>], level: Level) -> Review<PigAction, u8> {
    let how = Reviewing { level, budget: Budget::default(), seed: 1 };
    let mut seen = 0;
    let review = review(&Pig, steps, &how, |done| seen = done);
    assert_eq!(seen, steps.len());
    review
}

/// end = start + luck + own + others; where all is open and exact, decisions change what they cost.
#[test]
fn the_parts_add_up_to_the_result() {
    for seed in 0..3 {
        let steps = random_game(seed);
        for level in [Level::Grizzly, Level::Brown, Level::Cub] {
            let review = look(&steps, level);
            assert_eq!(review.term, Some(Term::Win));
            assert_eq!(review.course.len(), steps.len() + 1);
            for account in &review.accounts {
                assert!((account.start - 0.5).abs() < 0.05);
                assert!(account.end.min(1.0 - account.end).abs() < 1e-12, "won or lost");
                assert!(account.rest.abs() < 1e-6, "{level}, seed {seed}: {account:?}");
                assert!((account.own + account.lost).abs() < 1e-6, "{level}, seed {seed}: {account:?}");
                assert!(account.lost > 0.05, "random play costs: {account:?}");
            }
            let [one, two] = [review.accounts[0], review.accounts[1]];
            assert!((one.luck + two.luck).abs() < 1e-9, "one's luck is the other's bad luck");
            assert!((one.others - two.lost).abs() < 1e-6, "one's loss is the other's gain");
        }
    }
}

/// The identity holds by definition for any game, at any point of it.
#[test]
fn unfinished_games_add_up_too() {
    let steps = random_game(5);
    for end in [0, 1, 2, 31, 64] {
        let review = look(&steps[..end], Level::Grizzly);
        for account in &review.accounts {
            let sum = account.start + account.luck + account.own + account.others + account.rest;
            assert!((sum - account.end).abs() < 1e-12 && account.rest.abs() < 1e-6, "{account:?}");
        }
    }
}

#[test]
fn a_decision_is_measured_by_the_weighing_or_else_by_trying_it() {
    // Holding nothing is the worst that can be done.
    let steps = [Step::Act(Seat::new(0), PigAction::Hold)];
    let losses = [Level::Grizzly, Level::Brown, Level::Cub].map(|level| {
        let decision = look(&steps, level).decisions.remove(0);
        assert_eq!((decision.step, decision.seat, decision.choice.action), (1, Seat::new(0), PigAction::Roll));
        assert!(!decision.forced);
        decision.loss.expect("it can be measured")
    });
    for (Loss { worth, by, grade }, measure) in
        losses.into_iter().zip([Measure::Weighed, Measure::Imagined, Measure::Imagined])
    {
        assert_eq!(by, measure);
        assert!((worth.mean - losses[0].worth.mean).abs() < 1e-9 && worth.mean > 0.05, "{worth:?}");
        assert_eq!(grade, Some(Grade::Mistake));
    }
    // What the bear would do costs nothing, weighed or not.
    for level in Level::ALL {
        let review = look(&[Step::Act(Seat::new(0), PigAction::Roll)], level);
        assert_eq!(review.decisions[0].loss.map(|loss| (loss.worth.mean, loss.grade)), Some((0.0, None)));
    }
}

#[test]
fn the_largest_swings_are_the_turning_points() {
    let steps = random_game(1);
    let review = look(&steps, Level::Grizzly);
    let points = review.turning_points(4);
    assert_eq!(points.len(), 4);
    assert!(points.is_sorted_by_key(|point| point.step));
    let least = points.iter().map(|point| point.swing.abs()).fold(1.0, f64::min);
    let larger = review.luck.iter().filter(|luck| luck.gave[0].mean.abs() > least).count()
        + review.decisions.iter().filter_map(|made| made.loss).filter(|loss| loss.worth.mean > least).count();
    assert_eq!(larger, 3, "only the other three are larger");
}

/// In Pig a throw changes as much for both: it counts for who threw.
#[test]
fn a_throw_is_the_luck_of_who_threw() {
    let steps = random_game(1);
    let review = look(&steps, Level::Grizzly);
    for luck in &review.luck {
        let Step::Act(thrower, _) = steps[luck.first - 2] else { panic!("a decision comes before a throw") };
        assert_eq!(review.most_affected(luck), Some((thrower, luck.gave[thrower.index()].mean)));
    }
}

#[test]
fn a_resignation_ends_with_the_win_of_the_other() {
    let review = look(&[Step::Leave(Seat::new(0))], Level::Grizzly);
    let ends = review.accounts.iter().map(|account| (account.end, account.lost)).collect::<Vec<_>>();
    assert_eq!(ends, [(0.0, 0.0), (1.0, 0.0)]);
    assert!((review.accounts[1].rest - (1.0 - review.accounts[1].start)).abs() < 1e-12);
}

#[test]
fn the_same_seed_gives_the_same_review() {
    let steps = random_game(2);
    assert_eq!(look(&steps, Level::Brown), look(&steps, Level::Brown));
}
