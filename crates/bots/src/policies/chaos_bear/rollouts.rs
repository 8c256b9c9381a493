//! Playing on: what a position is worth if everybody goes by the mean advance from there.

use bearcade_core::{Game, Rng, Seat, Silent, Step, Turn};
use bearcade_games::chaos_bear::{Action, ChaosBear, Position};
use rand_xoshiro::rand_core::{Rng as _, SeedableRng};

use super::solved;
use super::turns::{Shares, cards_are_faster, plain, shares, turn};
use crate::Budget;
use crate::search::Fast;

/// How often a search asks whether it may go on, in rounds of samples.
const ASK_EVERY: u64 = 16;
/// Samples before a search may find a choice clear, and how many standard errors make it so. Six leave one wrong choice
/// in a thousand million; the number of samples is what the chances themselves need to be good to about a point.
const CLEAR_AFTER: u64 = 1_024;
const CLEAR: f64 = 6.0;

/// How a search plays on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rollouts {
    /// Ends where the table knows the rest.
    pub(super) table: bool,
    /// The most steps.
    pub(super) steps: u64,
    /// Plays every end of a turn on with the same dice, so that luck is the same for both actions; else with new ones.
    pub(super) same_dice: bool,
    /// Stops before that once one action is clearly better.
    pub(super) until_clear: bool,
}

/// The samples of one action, or of one seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Samples {
    sum: f64,
    squares: f64,
    count: u64,
}

impl Samples {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.squares += value * value;
        self.count += 1;
    }

    fn join(&mut self, other: &Self) {
        self.sum += other.sum;
        self.squares += other.squares;
        self.count += other.count;
    }

    pub(super) fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// The standard error of the mean. A single sample says nothing of it: then it is that of a coin.
    pub(super) fn error(&self) -> f64 {
        if self.count < 2 {
            return 0.5;
        }
        let count = self.count as f64;
        let variance = (self.squares - self.sum * self.sum / count) / (count - 1.0);
        (variance.max(0.0) / count).sqrt()
    }

    pub(super) fn count(&self) -> u64 {
        self.count
    }
}

/// What Roll and Draw are worth to the seat that decides.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Compared {
    /// Roll, then Draw.
    pub(super) actions: [Samples; 2],
    /// By how much rolling is better, sample by sample.
    difference: Samples,
    /// Steps spent.
    pub(super) steps: u64,
}

impl Rollouts {
    /// Compares the two actions. Every end of the turn is played on, and counts for each action with the probability it
    /// has there.
    pub(super) fn compare(
        self,
        game: &ChaosBear,
        position: &Position,
        seat: Seat,
        budget: &Budget<'_>,
        rng: &mut impl Rng,
    ) -> Compared {
        let ends = ends(game, position, seat);
        let mut compared = Compared::default();
        for part in self.on_threads(budget, rng, |share, rng| share.sample(game, &ends, seat, budget, rng)) {
            compared.join(&part);
        }
        compared
    }

    /// What the position is worth to every seat, and the steps spent.
    pub(super) fn judge(
        self,
        game: &ChaosBear,
        position: &Position,
        budget: &Budget<'_>,
        rng: &mut impl Rng,
    ) -> Vec<Samples> {
        let mut seats = vec![Samples::default(); game.seats().into()];
        let parts = self.on_threads(budget, rng, |share, rng| {
            let mut seats = vec![Samples::default(); game.seats().into()];
            let mut steps = 0;
            let draws = cards_are_faster(game);
            for number in 1_u64.. {
                let shares = share.play(game, draws, *position, rng, &mut steps);
                seats.iter_mut().zip(shares).for_each(|(samples, share)| samples.add(share));
                if steps >= share.steps || number.is_multiple_of(ASK_EVERY) && budget.is_up() {
                    break;
                }
            }
            seats
        });
        for part in parts {
            seats.iter_mut().zip(&part).for_each(|(samples, more)| samples.join(more));
        }
        seats
    }

    /// Runs a search on each thread with its share of the steps and a generator of its own.
    fn on_threads<T: Send>(
        self,
        budget: &Budget<'_>,
        rng: &mut impl Rng,
        search: impl Fn(Self, &mut Fast) -> T + Sync,
    ) -> Vec<T> {
        let threads = budget.threads.max(1);
        let share = Self { steps: (self.steps / threads as u64).max(1), ..self };
        let mut generators: Vec<Fast> = (0..threads).map(|_| Fast::seed_from_u64(rng.next_u64())).collect();
        if let [generator] = generators.as_mut_slice() {
            return vec![search(share, generator)];
        }
        std::thread::scope(|scope| {
            let search = &search;
            let running: Vec<_> =
                generators.iter_mut().map(|generator| scope.spawn(move || search(share, generator))).collect();
            running.into_iter().map(|thread| thread.join().expect("a search does not panic")).collect()
        })
    }

    fn sample(self, game: &ChaosBear, ends: &[End], seat: Seat, budget: &Budget<'_>, rng: &mut Fast) -> Compared {
        let mut compared = Compared::default();
        let draws = cards_are_faster(game);
        for number in 1_u64.. {
            let dice = rng.next_u64();
            let mut worths = [0.0; 2];
            for end in ends {
                let mut rng = Fast::seed_from_u64(if self.same_dice { dice } else { rng.next_u64() });
                let shares = self.play(game, draws, end.position, &mut rng, &mut compared.steps);
                for (worth, probability) in worths.iter_mut().zip(end.probabilities) {
                    *worth += probability * shares[seat.index()];
                }
            }
            compared.add(worths);
            let ask = number.is_multiple_of(ASK_EVERY);
            if compared.steps >= self.steps || ask && (budget.is_up() || self.until_clear && compared.is_clear()) {
                break;
            }
        }
        compared
    }

    /// Plays to the end, or to where the table knows the rest.
    #[inline]
    fn play(self, game: &ChaosBear, draws: bool, mut position: Position, rng: &mut Fast, steps: &mut u64) -> Shares {
        loop {
            let step = match game.turn(&position) {
                Turn::Over => return shares(&game.outcome(&position)),
                Turn::Chance => Step::Chance(game.sample_chance(&position, rng)),
                Turn::Decide(_) => {
                    let seat = position.to_move;
                    if self.table
                        && position.running.first() == Some(seat)
                        && let Some(known) = solved::at_round_start(game, &position)
                    {
                        return known;
                    }
                    Step::Act(seat, plain(game, draws, &position, seat))
                }
            };
            game.apply(&mut position, step, &mut Silent);
            *steps += 1;
        }
    }
}

impl Compared {
    fn add(&mut self, worths: [f64; 2]) {
        self.actions.iter_mut().zip(worths).for_each(|(action, worth)| action.add(worth));
        self.difference.add(worths[0] - worths[1]);
    }

    fn join(&mut self, other: &Self) {
        self.actions.iter_mut().zip(&other.actions).for_each(|(action, more)| action.join(more));
        self.difference.join(&other.difference);
        self.steps += other.steps;
    }

    fn is_clear(&self) -> bool {
        self.difference.count >= CLEAR_AFTER && self.difference.mean().abs() > CLEAR * self.difference.error()
    }
}

/// An end of the turn, with its probability after each action.
struct End {
    position: Position,
    probabilities: [f64; 2],
}

fn ends(game: &ChaosBear, position: &Position, seat: Seat) -> Vec<End> {
    let mut ends: Vec<End> = Vec::new();
    for (number, action) in [Action::Roll, Action::Draw].into_iter().enumerate() {
        for (position, probability) in turn(game, position, seat, action) {
            let at = ends.iter().position(|end| end.position == position).unwrap_or_else(|| {
                ends.push(End { position, probabilities: [0.0; 2] });
                ends.len() - 1
            });
            ends[at].probabilities[number] = probability;
        }
    }
    ends
}
