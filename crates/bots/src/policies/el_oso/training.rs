//! How the weights are learned: by playing, each decision by what is known so far, and by bringing what was expected
//! nearer to what came of it (temporal differences on the positions after the player's turns).
//!
//! A course draws from one seeded generator on one thread, and its arithmetic is additions and multiplications in a
//! fixed order: the same weights come out everywhere, bit for bit.

use bearcade_core::{Game, Rng, Silent, Step};
use bearcade_games::el_oso::{Action, Due, ElOso, Options, Position};
use rand_xoshiro::rand_core::SeedableRng;

use super::PLAYER;
use super::look::highest;
use super::net::{HIDDEN, Net, Outlook, TURNS, Units, Worth, inputs, weigh};
use super::weights::Weights;
use crate::search::Fast;

/// The rate of learning at the start; it falls to nearly nothing in a straight line, and until it has fallen play is
/// worse than the weights could be. With 0.01 and 0.02 at the start, 300,000 games ended in equally good play.
const RATE: f32 = 0.015;
/// How much all that came later counts against what was expected next. After 300,000 games 0.2 and 0.5 played equally
/// well (87 % wins) and 0.8 worse (85 %), while games take the more turns the smaller it is.
const TRACE: f32 = 0.6;
/// A game without a limit that goes on for so many turns is broken off; what is expected then stands for its end.
const LONGEST: u32 = 400;

/// What is learned in a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// Games without a turn limit.
    Open,
    /// Games with turn limits of all lengths that are told apart.
    Limited,
}

impl Course {
    /// How many games the whole course has.
    pub const fn games(self) -> u64 {
        match self {
            Self::Open => 1_200_000,
            Self::Limited => 400_000,
        }
    }
}

/// A course that is going on.
#[derive(Debug)]
pub struct Training {
    course: Course,
    net: Net,
    rng: Fast,
    played: u64,
    /// The inputs of all remembered positions, one position after the other.
    inputs: Vec<u16>,
    remembered: Vec<Remembered>,
    actions: Vec<Action>,
    worths: Vec<Worth>,
}

/// A position after a turn of the player's.
#[derive(Debug)]
struct Remembered {
    /// Where its inputs end.
    end: usize,
    dice: u8,
    sky: u8,
    pit: u8,
    expected: Worth,
}

impl Training {
    /// The course from its beginning.
    pub fn new(course: Course) -> Self {
        let mut rng = Fast::seed_from_u64(1);
        let mut net = Net::empty();
        net.weights().for_each(|weight| *weight = (rng.below(2_001) as f32 - 1_000.0) / 10_000.0);
        net.bias = [[0.0, 0.5]; 5];
        Self {
            course,
            net,
            rng,
            played: 0,
            inputs: Vec::new(),
            remembered: Vec::new(),
            actions: Vec::new(),
            worths: Vec::new(),
        }
    }

    /// Plays the course's next game, learns from it and returns its Sky.
    pub fn game(&mut self) -> u8 {
        let limit = (self.course == Course::Limited).then(|| 1 + self.rng.below(TURNS));
        let game = ElOso::new(Options { turn_limit: limit }, 1).expect("El Oso has one seat");
        let mut position = game.initial();
        self.inputs.clear();
        self.remembered.clear();
        while !matches!(position.due, Due::Nothing(_)) && position.turn < LONGEST {
            let step = if position.due == Due::Decision {
                Step::Act(PLAYER, self.decide(&game, &position, limit))
            } else {
                Step::Chance(game.sample_chance(&position, &mut self.rng))
            };
            game.apply(&mut position, step, &mut Silent);
        }
        let broken_off = self.remembered.last().filter(|_| position.turn == LONGEST);
        let result = broken_off.map_or(Worth::result(position.sky), |last| last.expected);
        self.learn(result);
        self.played += 1;
        position.sky
    }

    /// The best action, as far as is known; remembers the position that it leads to.
    fn decide(&mut self, game: &ElOso, position: &Position, limit: Option<u32>) -> Action {
        self.actions.clear();
        self.worths.clear();
        game.legal_actions(position, PLAYER, &mut self.actions);
        let left = limit.map(|limit| limit - position.turn);
        weigh(&self.net, position, left, &self.actions, &mut self.worths);
        let (index, expected) = highest(&self.worths);
        let action = self.actions[index];
        let mut after = *position;
        game.apply(&mut after, Step::Act(PLAYER, action), &mut Silent);
        if let Due::Roll(dice) = after.due {
            let left = limit.map(|limit| limit - after.turn);
            inputs(&after, &Outlook::of(&after), left, |input| self.inputs.push(input as u16));
            let end = self.inputs.len();
            self.remembered.push(Remembered { end, dice, sky: after.sky, pit: after.pit, expected });
        }
        action
    }

    /// From the last position to the first: each moves towards a mixture of what was expected right after it and of
    /// all that came later.
    fn learn(&mut self, result: Worth) {
        let rate = RATE * (1.0 - self.played as f32 / self.course.games() as f32).max(0.02);
        let mut target = result;
        for index in (0..self.remembered.len()).rev() {
            let start = index.checked_sub(1).map_or(0, |before| self.remembered[before].end);
            let seen = &self.remembered[index];
            correct(&mut self.net, &self.inputs[start..seen.end], seen, target, rate);
            let mix = |later: f32, next: f32| TRACE * later + (1.0 - TRACE) * next;
            target = Worth { score: mix(target.score, seen.expected.score), win: mix(target.win, seen.expected.win) };
        }
    }
}

/// One step down the slope of the squared error.
fn correct(net: &mut Net, inputs: &[u16], seen: &Remembered, target: Worth, rate: f32) {
    let mut units: Units = [0.0; HIDDEN];
    for &input in inputs {
        net.add(&mut units, input.into());
    }
    let [lost, won] = net.outputs(&units, seen.dice);
    let lost = lost - (f32::from(12 - seen.pit) - target.score);
    // A win that is certain or out of reach needs no learning.
    let won = if seen.sky >= 10 || seen.pit >= 3 { 0.0 } else { won - target.win };
    let dice = usize::from(seen.dice - 1);
    let mut slope: Units = [0.0; HIDDEN];
    let [to_lost, to_won] = &mut net.out[dice];
    for (unit, &sum) in units.iter().enumerate().filter(|(_, sum)| **sum > 0.0) {
        slope[unit] = rate * (lost * to_lost[unit] + won * to_won[unit]);
        to_lost[unit] -= rate * lost * sum;
        to_won[unit] -= rate * won * sum;
    }
    net.bias[dice][0] -= rate * lost;
    net.bias[dice][1] -= rate * won;
    for &input in inputs {
        net.rows[usize::from(input)].iter_mut().zip(&slope).for_each(|(weight, slope)| *weight -= slope);
    }
}

/// The data file with what two courses learned.
pub fn file(open: &Training, limited: &Training) -> Vec<u8> {
    Weights { open: open.net.clone(), limited: limited.net.clone() }.write()
}

/// A number that tells files apart (FNV-1a).
pub fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}
