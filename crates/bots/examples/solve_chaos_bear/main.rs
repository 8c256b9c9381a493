//! Solves Chaos Bear for two runners by value iteration and compares the result with the table of the bots, or writes
//! it (`--write`). Run it as `cargo xtask solve chaos-bear`.
//!
//! A state is taken at the start of a round: both leads over the bear, its energy, and its square modulo 5, which says
//! where the draw squares are. The outcomes of a turn are asked of the rules, once for each energy; at the end the
//! rules themselves play a whole round from every state of the table and must find the same values.
//!
//! Leads and energies have no limit, so the game is solved twice: once as if whoever leaves the solved states lost
//! there, beginning at 0 everywhere, once as if they won, beginning at 1. Value iteration is monotone: the first never
//! rises above the true value and the second never falls below it, however many sweeps are made.

mod levels;

use std::process::ExitCode;
use std::time::Instant;

use bearcade_core::{Game, GameOptions, OptionValues, Seat, Silent, Step, Turn};
use bearcade_games::chaos_bear::{ChaosBear, Due, Options, Position};

#[path = "../../src/policies/chaos_bear/table.rs"]
mod table;

/// The greatest lead at the start of a round.
const LEADS: i32 = 140;
/// The greatest energy.
const ENERGIES: i32 = 60;
/// The least and the greatest lead within a round, before the bear moves: a turn brings 6 squares or costs 6 at most.
const LEAST: i32 = -5;
const GREATEST: i32 = LEADS + 6;
const SIDE: usize = (GREATEST - LEAST + 1) as usize;
/// Draw squares are five apart (CB-5).
const EVERY: i32 = 5;
/// A sweep that changes no value by more ends the iteration.
const STILL: f64 = 1e-14;
/// A difference that counts as one when actions are compared.
const DIFFERENCE: f64 = 1e-12;

fn main() -> ExitCode {
    let write = std::env::args().any(|argument| argument == "--write");
    let options = Options::from_values(&OptionValues::default()).expect("the defaults are good");
    let game = ChaosBear::new(options, 2).expect("two may play");
    let law = Law::of(&game);
    let low = Solution::solve(&law, 0.0);
    let high = Solution::solve(&law, 1.0);
    let truth = Truth { low: &low, high: &high };

    let spread = truth.spread();
    let [by_residue, by_seat] = truth.asymmetry();
    println!("states in the table's range: {}", states().count());
    println!("the two bounds of a value differ by at most {spread:.1e}");
    println!(
        "where the draw squares lie changes a value by at most {by_residue:.1e}, who moves first by {by_seat:.1e}"
    );
    let audited = truth.audit(&game);
    println!("one round played by the rules from every state agrees to {audited:.1e}");

    let start = truth.value(State { leads: [30, 30], energy: 1, residue: 0 });
    println!("\nat the start: the first player wins {:.4} %, the second {:.4} %", 100.0 * start, 100.0 * (1.0 - start));
    truth.report(&law);
    levels::report(&game, &law, &truth);

    let packed = truth.pack();
    println!();
    if packed == table::DATA {
        println!("the table is the same ({} bytes); it rounds by {:.1e} at most", packed.len(), truth.rounding());
        return ExitCode::SUCCESS;
    }
    if !write {
        println!("the table DIFFERS; --write replaces it");
        return ExitCode::FAILURE;
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/chaos-bear.bin");
    match std::fs::write(path, &packed) {
        Ok(()) => {
            println!("the table is written ({} bytes)", packed.len());
            ExitCode::SUCCESS
        }
        Err(error) => {
            println!("{path}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What a turn brings: its probability, squares won or lost, and the energy after it.
#[derive(Clone, Copy, Debug)]
struct Brings {
    probability: f64,
    squares: i32,
    energy: i32,
}

/// What the rules make of a turn at an energy.
struct Law {
    roll: Vec<Vec<Brings>>,
    draw: Vec<Vec<Brings>>,
    bear: Vec<Vec<Brings>>,
}

impl Law {
    /// Asks the rules, far from square 0 and from the bear.
    fn of(game: &ChaosBear) -> Self {
        let at = |energy: i32, due: Due| {
            let mut position = game.initial();
            position.runners.iter_mut().for_each(|runner| runner.square = 5_000);
            Position { bear: 1_000, energy, due, ..position }
        };
        let own = |energy: i32, due: Due| {
            outcomes(game, at(energy, due), |next| next.to_move == Seat::new(1))
                .map(|(next, probability)| (next.runners[0].square - 5_000, next.energy, probability))
        };
        let bear = |energy: i32| {
            outcomes(game, at(energy, Due::Bear), |next| next.due == Due::Decision)
                .map(|(next, probability)| (next.bear - 1_000, next.energy, probability))
        };
        let energies = 0..=ENERGIES + 2;
        Self {
            roll: energies.clone().map(|energy| gather(own(energy.max(1), Due::Die))).collect(),
            draw: energies.clone().map(|energy| gather(own(energy.max(1), Due::Card))).collect(),
            bear: energies.map(|energy| gather(bear(energy.max(1)))).collect(),
        }
    }
}

fn gather(list: impl Iterator<Item = (i32, i32, f64)>) -> Vec<Brings> {
    let mut gathered: Vec<Brings> = Vec::new();
    for (squares, energy, probability) in list {
        match gathered.iter_mut().find(|brings| (brings.squares, brings.energy) == (squares, energy)) {
            Some(brings) => brings.probability += probability,
            None => gathered.push(Brings { probability, squares, energy }),
        }
    }
    gathered
}

/// The positions that chance leads to, up to those that `end` tells.
fn outcomes(
    game: &ChaosBear,
    from: Position,
    end: impl Fn(&Position) -> bool,
) -> impl Iterator<Item = (Position, f64)> {
    let mut open = vec![(from, 1.0)];
    let mut ends = Vec::new();
    while let Some((position, probability)) = open.pop() {
        if end(&position) || game.turn(&position) != Turn::Chance {
            ends.push((position, probability));
            continue;
        }
        let mut chances = Vec::new();
        game.chance_outcomes(&position, &mut chances);
        let total: u32 = chances.iter().map(|&(_, weight)| weight).sum();
        for (chance, weight) in chances {
            let mut next = position;
            game.apply(&mut next, Step::Chance(chance), &mut Silent);
            open.push((next, probability * f64::from(weight) / f64::from(total)));
        }
    }
    ends.into_iter()
}

/// The start of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State {
    leads: [i32; 2],
    energy: i32,
    residue: i32,
}

/// Every start of a round in the table's range, with every residue.
fn states() -> impl Iterator<Item = State> {
    let leads = (1..=table::LEADS).flat_map(|first| (1..=table::LEADS).map(move |second| [first, second]));
    leads.flat_map(|leads| {
        (1..=table::ENERGIES).flat_map(move |energy| (0..EVERY).map(move |residue| State { leads, energy, residue }))
    })
}

/// Values of the first player: at the start of a round, after the first player's turn, and before the bear's.
struct Solution {
    first: Vec<f64>,
    second: Vec<f64>,
    bear: Vec<f64>,
    /// What a state outside is taken to be worth.
    outside: f64,
}

impl Solution {
    fn solve(law: &Law, outside: f64) -> Self {
        let began = Instant::now();
        let values = || vec![outside; ENERGIES as usize * EVERY as usize * SIDE * SIDE];
        let mut solution = Self { first: values(), second: values(), bear: values(), outside };
        // A level of energy is worked out again while a level that it leads to has changed since.
        let mut changes = vec![f64::INFINITY; ENERGIES as usize + 1];
        for sweep in 1.. {
            let mut change: f64 = 0.0;
            for energy in (1..=ENERGIES).rev() {
                let near = (energy - 2).max(1)..=(energy + 2).min(ENERGIES);
                if changes[*near.start() as usize..=*near.end() as usize].iter().any(|&change| change > STILL) {
                    let changed = solution.improve(law, energy);
                    changes[energy as usize] = changed;
                    change = change.max(changed);
                }
            }
            if sweep % 20 == 0 || change <= STILL {
                let seconds = began.elapsed().as_secs_f64();
                println!("from {outside}: sweep {sweep}, greatest change {change:.1e}, {seconds:.0} s");
            }
            if change <= STILL {
                break;
            }
        }
        solution
    }

    /// Works out a level of energy again and returns by how much a value has changed at most.
    fn improve(&mut self, law: &Law, energy: i32) -> f64 {
        let level = energy as usize;
        let mut changed: f64 = 0.0;
        for residue in 0..EVERY {
            for a in LEAST..=GREATEST {
                for b in LEAST..=GREATEST {
                    self.bear[index([a, b], energy, residue)] = self.bear_turn(&law.bear[level], [a, b], residue);
                }
            }
        }
        for residue in 0..EVERY {
            for a in LEAST..=GREATEST {
                for b in 1..=LEADS {
                    let mean = |turn: &[Brings]| self.second_turn(turn, [a, b], residue);
                    let roll = mean(&law.roll[level]);
                    let value = if is_draw(b, residue) { roll.min(mean(&law.draw[level])) } else { roll };
                    self.second[index([a, b], energy, residue)] = value;
                }
            }
            for a in 1..=LEADS {
                for b in 1..=LEADS {
                    let mean = |turn: &[Brings]| self.first_turn(turn, [a, b], residue);
                    let roll = mean(&law.roll[level]);
                    let value = if is_draw(a, residue) { roll.max(mean(&law.draw[level])) } else { roll };
                    let old = &mut self.first[index([a, b], energy, residue)];
                    changed = changed.max((value - *old).abs());
                    *old = value;
                }
            }
        }
        changed
    }

    fn bear_turn(&self, turn: &[Brings], [a, b]: [i32; 2], residue: i32) -> f64 {
        let worth = |brings: &Brings| {
            let (left, right) = (a - brings.squares, b - brings.squares);
            let inside = left <= LEADS && right <= LEADS && brings.energy <= ENERGIES;
            match (left > 0, right > 0) {
                (true, true) if inside => {
                    self.first[index([left, right], brings.energy, (residue + brings.squares) % EVERY)]
                }
                (true, true) => self.outside,
                (true, false) => 1.0, // CB-20
                (false, true) => 0.0,
                (false, false) => 0.5 * f64::from(1 + (a - b).signum()), // CB-21
            }
        };
        turn.iter().map(|brings| brings.probability * worth(brings)).sum()
    }

    fn first_turn(&self, turn: &[Brings], [a, b]: [i32; 2], residue: i32) -> f64 {
        mean(turn, |brings| self.get(&self.second, [a + brings.squares, b], brings.energy, residue))
    }

    fn second_turn(&self, turn: &[Brings], [a, b]: [i32; 2], residue: i32) -> f64 {
        mean(turn, |brings| self.get(&self.bear, [a, b + brings.squares], brings.energy, residue))
    }

    fn get(&self, values: &[f64], leads: [i32; 2], energy: i32, residue: i32) -> f64 {
        if energy > ENERGIES { self.outside } else { values[index(leads, energy, residue)] }
    }
}

fn mean(turn: &[Brings], worth: impl Fn(&Brings) -> f64) -> f64 {
    turn.iter().map(|brings| brings.probability * worth(brings)).sum()
}

fn index([a, b]: [i32; 2], energy: i32, residue: i32) -> usize {
    let row = ((energy - 1) * EVERY + residue) as usize * SIDE + (a - LEAST) as usize;
    row * SIDE + (b - LEAST) as usize
}

/// Is a runner with this lead on a draw square? The residue is the bear's.
fn is_draw(lead: i32, residue: i32) -> bool {
    (lead + residue) % EVERY == 0
}

/// The true values, between two bounds.
struct Truth<'a> {
    low: &'a Solution,
    high: &'a Solution,
}

impl Truth<'_> {
    /// The middle of the bounds.
    fn value(&self, state: State) -> f64 {
        let at = index(state.leads, state.energy, state.residue);
        self.low.first[at].midpoint(self.high.first[at])
    }

    /// By how much the bounds differ at most, in the table's range.
    fn spread(&self) -> f64 {
        let apart = |state: State| {
            let at = index(state.leads, state.energy, state.residue);
            self.high.first[at] - self.low.first[at]
        };
        states().map(apart).fold(0.0, f64::max)
    }

    /// How much the residue matters, and how much who moves first.
    fn asymmetry(&self) -> [f64; 2] {
        let by_residue = |state: State| (self.value(state) - self.value(State { residue: 0, ..state })).abs();
        let by_seat = |state: State| {
            let [a, b] = state.leads;
            (self.value(state) + self.value(State { leads: [b, a], ..state }) - 1.0).abs()
        };
        [states().map(by_residue).fold(0.0, f64::max), states().map(by_seat).fold(0.0, f64::max)]
    }

    /// Lets the rules play a round from every state and returns the greatest difference from its value.
    fn audit(&self, game: &ChaosBear) -> f64 {
        let apart = |state: State| (self.by_the_rules(game, &position(game, state), true) - self.value(state)).abs();
        states().map(apart).fold(0.0, f64::max)
    }

    /// The value of a position, by the rules up to the start of the next round.
    fn by_the_rules(&self, game: &ChaosBear, from: &Position, fresh: bool) -> f64 {
        match game.turn(from) {
            Turn::Over => {
                let winners = game.outcome(from).winners();
                if winners.contains(Seat::new(0)) { 1.0 / winners.len() as f64 } else { 0.0 }
            }
            Turn::Chance => {
                let ends = outcomes(game, *from, |_| false);
                ends.map(|(next, probability)| probability * self.by_the_rules(game, &next, false)).sum()
            }
            Turn::Decide(_) if from.to_move == Seat::new(0) && !fresh => {
                let leads = [0, 1].map(|seat| from.runners[seat].square - from.bear);
                self.value(State { leads, energy: from.energy, residue: from.bear % EVERY })
            }
            Turn::Decide(_) => {
                let mut legal = Vec::new();
                game.legal_actions(from, from.to_move, &mut legal);
                let worth = legal.into_iter().map(|action| {
                    let mut next = *from;
                    game.apply(&mut next, Step::Act(from.to_move, action), &mut Silent);
                    self.by_the_rules(game, &next, false)
                });
                if from.to_move == Seat::new(0) { worth.fold(0.0, f64::max) } else { worth.fold(1.0, f64::min) }
            }
        }
    }

    /// What Roll and Draw are worth to the one who decides: the first player with a fresh round, or the second after
    /// the first has moved.
    fn choice(&self, law: &Law, seat: usize, leads: [i32; 2], energy: i32) -> [f64; 2] {
        let residue = (-leads[seat]).rem_euclid(EVERY);
        let turns = [&law.roll[energy as usize], &law.draw[energy as usize]];
        turns.map(|turn| {
            let worth = |solution: &Solution| match seat {
                0 => solution.first_turn(turn, leads, residue),
                _ => 1.0 - solution.second_turn(turn, leads, residue),
            };
            worth(self.low).midpoint(worth(self.high))
        })
    }

    /// Says what drawing is worth.
    fn report(&self, law: &Law) {
        let [roll, draw] = self.choice(law, 0, [30, 30], 1);
        println!("a first turn: roll {:.3} %, draw {:.3} %", 100.0 * roll, 100.0 * draw);
        let (mut choices, mut better, mut gain) = (0, 0, (0.0, None));
        let (mut loss, mut cost, mut open) = ((0.0, None), 0.0, 0);
        for State { leads, energy, .. } in states().filter(|state| state.residue == 0) {
            for seat in 0..2 {
                let [roll, draw] = self.choice(law, seat, leads, energy);
                choices += 1;
                better += u32::from(draw - roll > DIFFERENCE);
                if draw - roll > gain.0 {
                    gain = (draw - roll, Some((seat, leads, energy)));
                }
                if roll - draw > loss.0 {
                    loss = (roll - draw, Some((seat, leads, energy)));
                }
                if (0.01..=0.99).contains(&roll) {
                    open += 1;
                    cost += roll - draw;
                }
            }
        }
        println!("choices in the table's range: {choices}; drawing is better in {better}, by {:.1e} at most", gain.0);
        if let Some((seat, leads, energy)) = gain.1 {
            println!("  there: seat {seat} to move, leads {leads:?}, energy {energy}");
        }
        println!("drawing costs at most {:.2} points", 100.0 * loss.0);
        if let Some((seat, leads, energy)) = loss.1 {
            println!("  there: seat {seat} to move, leads {leads:?}, energy {energy}");
        }
        println!(
            "where either may still win (1 to 99 %, {open} choices) it costs {:.2} points on average",
            100.0 * cost / f64::from(open)
        );
        println!("what drawing costs the first player, in points (energy across):");
        for leads in [[10, 10], [20, 20], [30, 30], [45, 45], [30, 20], [20, 30], [45, 30], [30, 45]] {
            let costs = [1, 2, 3, 4, 6, 8].map(|energy| {
                let [roll, draw] = self.choice(law, 0, leads, energy);
                format!("{energy}: {:5.2}", 100.0 * (roll - draw))
            });
            println!("  leads {:>2} and {:>2}  {}", leads[0], leads[1], costs.join("  "));
        }
    }

    /// By how much the table of the bots differs at most.
    fn rounding(&self) -> f64 {
        let apart = |state: State| {
            let [own, other] = state.leads;
            table::chance(own, other, state.energy).map_or(1.0, |chance| (chance - self.value(state)).abs())
        };
        states().map(apart).fold(0.0, f64::max)
    }

    /// The bytes of the table.
    fn pack(&self) -> Vec<u8> {
        let mut numbers = vec![0_u16; table::index(table::LEADS, table::LEADS, table::ENERGIES) + 1];
        for energy in 1..=table::ENERGIES {
            for far in 1..=table::LEADS {
                for near in 1..=far {
                    let value = self.value(State { leads: [far, near], energy, residue: 0 });
                    numbers[table::index(far, near, energy)] =
                        ((value.clamp(0.5, 1.0) - 0.5) * table::PARTS).round() as u16;
                }
            }
        }
        numbers.into_iter().flat_map(u16::to_le_bytes).collect()
    }
}

/// A position of the rules at the start of a round, far from square 0.
fn position(game: &ChaosBear, state: State) -> Position {
    let mut position = game.initial();
    position.bear = 1_000 + state.residue;
    position.energy = state.energy;
    for (runner, lead) in position.runners.iter_mut().zip(state.leads) {
        runner.square = position.bear + lead;
    }
    position
}
