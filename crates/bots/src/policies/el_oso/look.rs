//! Looking ahead over the Bear's dice, with the learned worth at the end of the look.

use bearcade_core::{Game, Silent, Step};
use bearcade_games::el_oso::{Action, Dice, Due, ElOso, Position};

use super::PLAYER;
use super::net::{TURNS, Worth, weigh};
use super::weights::Weights;
use crate::search::Fast;

/// What a win counts beside a piece in the Sky. Looking over one roll with early weights, 400 games each: 0 gave 91.0 %
/// wins, 2 gave 92.2 %, 6 gave 93.8 %, with hardly a difference in pieces.
pub(super) const WIN: f32 = 8.0;
/// A reply is looked into further if its worth at a glance is at most so far from the best one's,
const NEAR: f32 = 0.5;
/// and only so many of them are.
const REPLIES: usize = 3;
/// How many turns of the Bear's a reply is judged by.
const TURNS_OF_THE_BEAR: usize = 12;

/// What is gone by: pieces in the Sky, and a win as so many more.
#[inline]
pub(super) fn value(worth: Worth) -> f32 {
    worth.score + WIN * worth.win
}

/// A look ahead and what it has cost.
pub(super) struct Look<'a> {
    game: &'a ElOso,
    weights: &'a Weights,
    rng: Fast,
    /// The positions whose actions were weighed, and the looks.
    pub(super) nodes: u64,
    /// The actions and worths of a position, by the depth still to go.
    buffers: [(Vec<Action>, Vec<Worth>); 2],
    rolls: Vec<(Dice, u32)>,
}

impl<'a> Look<'a> {
    pub(super) fn new(game: &'a ElOso, weights: &'a Weights, rng: Fast) -> Self {
        Self { game, weights, rng, nodes: 0, buffers: Default::default(), rolls: Vec::new() }
    }

    /// What the actions are worth at a glance.
    pub(super) fn glance(&mut self, position: &Position, actions: &[Action], out: &mut Vec<Worth>) {
        self.nodes += 1;
        let left = self.game.options().turn_limit.map(|limit| limit.saturating_sub(position.turn));
        match left.filter(|&left| left <= TURNS) {
            None => weigh(&self.weights.open, position, None, actions, out),
            left => weigh(&self.weights.limited, position, left, actions, out),
        }
    }

    /// What an action is worth on average over the Bear's rolls, each of them once; the rain is drawn. A deep look goes
    /// over one more turn of the Bear's.
    pub(super) fn after(&mut self, position: &Position, action: Action, deep: bool) -> Worth {
        let mut after = *position;
        self.game.apply(&mut after, Step::Act(PLAYER, action), &mut Silent);
        self.over_rolls(&after, deep)
    }

    /// The same for any position: the first dice that are due fall in every way, those after them are drawn.
    pub(super) fn over_rolls(&mut self, after: &Position, deep: bool) -> Worth {
        self.nodes += 1;
        let mut rolls = std::mem::take(&mut self.rolls);
        rolls.clear();
        self.game.chance_outcomes(after, &mut rolls);
        let (mut sum, mut ways) = (Worth::default(), 0.0);
        for &(dice, weight) in &rolls {
            let mut fallen = *after;
            self.game.apply(&mut fallen, Step::Chance(dice), &mut Silent);
            let worth = self.play_on(fallen, deep);
            let weight = weight as f32;
            sum = Worth { score: sum.score + weight * worth.score, win: sum.win + weight * worth.win };
            ways += weight;
        }
        let none = rolls.is_empty();
        self.rolls = rolls;
        if none { self.play_on(*after, deep) } else { Worth { score: sum.score / ways, win: sum.win / ways } }
    }

    /// What an action is worth after one turn of the Bear's with this luck.
    pub(super) fn one_turn(&mut self, position: &Position, action: Action, luck: Fast) -> Worth {
        let mut after = *position;
        self.game.apply(&mut after, Step::Act(PLAYER, action), &mut Silent);
        self.rng = luck;
        self.play_on(after, false)
    }

    /// Lets the dice fall that are due, and says what the player can make of it.
    fn play_on(&mut self, mut position: Position, deep: bool) -> Worth {
        loop {
            match position.due {
                Due::Nothing(_) => return Worth::result(position.sky),
                Due::Decision => return self.best_reply(&position, deep),
                _ => {
                    let dice = self.game.sample_chance(&position, &mut self.rng);
                    self.game.apply(&mut position, Step::Chance(dice), &mut Silent);
                }
            }
        }
    }

    fn best_reply(&mut self, position: &Position, deep: bool) -> Worth {
        let (mut actions, mut worths) = std::mem::take(&mut self.buffers[usize::from(deep)]);
        actions.clear();
        worths.clear();
        self.game.legal_actions(position, PLAYER, &mut actions);
        self.glance(position, &actions, &mut worths);
        let best = if deep { self.deeper(position, &actions, &mut worths) } else { highest(&worths).1 };
        self.buffers[usize::from(deep)] = (actions, worths);
        best
    }

    /// The best of the replies that look best at a glance, each judged by some turns of the Bear's with the same luck.
    fn deeper(&mut self, position: &Position, actions: &[Action], worths: &mut [Worth]) -> Worth {
        let least = value(highest(worths).1) - NEAR;
        let luck = self.rng.clone();
        let mut best: Option<Worth> = None;
        for _ in 0..REPLIES.min(actions.len()) {
            let (index, worth) = highest(worths);
            if value(worth) < least {
                break;
            }
            worths[index] = Worth { score: f32::MIN, win: 0.0 };
            let mut after = *position;
            self.game.apply(&mut after, Step::Act(PLAYER, actions[index]), &mut Silent);
            self.rng = luck.clone();
            let mut sum = Worth::default();
            for _ in 0..TURNS_OF_THE_BEAR {
                let worth = self.play_on(after, false);
                sum = Worth { score: sum.score + worth.score, win: sum.win + worth.win };
            }
            let count = TURNS_OF_THE_BEAR as f32;
            let worth = Worth { score: sum.score / count, win: sum.win / count };
            best = best.filter(|&best| value(best) >= value(worth)).or(Some(worth));
        }
        best.expect("the best reply is near to itself")
    }
}

/// The highest worth and its place; the first of equals.
pub(super) fn highest(worths: &[Worth]) -> (usize, Worth) {
    let mut best = 0;
    for (index, &worth) in worths.iter().enumerate() {
        if value(worth) > value(worths[best]) {
            best = index;
        }
    }
    (best, worths[best])
}
