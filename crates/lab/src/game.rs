use std::sync::atomic::{AtomicBool, Ordering};

use bearcade_bots::{Budget, Policy, Seen};
use bearcade_core::{Outcome, Seat, State, Step, Turn, Viewer};
use bearcade_protocol::ProgramError;
use bearcade_table::Dice;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

use crate::{Sitter, Stopwatch};

/// How a game went.
#[derive(Clone, Debug)]
pub struct Played {
    /// The result.
    pub outcome: Outcome,
    /// How many steps it took.
    pub steps: u64,
    /// What each seat spent on its decisions.
    pub spent: Vec<Spent>,
}

/// What a player spent on decisions where it had a choice. The times differ from run to run; nothing else does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spent {
    /// How many decisions.
    pub decisions: u64,
    /// How many nodes were looked at.
    pub nodes: u64,
    /// How long they took together, in microseconds: of the processor, or on the clock if a program thought.
    pub micros: u64,
    /// How long the slowest took, in microseconds.
    pub slowest: u64,
}

impl Spent {
    /// Adds what was spent elsewhere.
    pub fn add(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.nodes += other.nodes;
        self.micros += other.micros;
        self.slowest = self.slowest.max(other.slowest);
    }
}

/// Why a game has no end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A program failed as a player.
    Program(ProgramError),
    /// The run was stopped.
    Stopped,
}

/// Plays a game to its end. `deal` decides the dice and cards, so that the same deal can be played again by others;
/// `luck` what the bots draw from, each seat for itself.
pub fn play<G: Policy>(
    game: &G,
    sitting: &mut [Sitter<'_>],
    deal: u64,
    luck: u64,
    stop: &AtomicBool,
) -> Result<Played, Fault> {
    let dice = Dice::seeded(deal);
    let mut luck: Vec<_> = Seat::all(game.seats())
        .map(|seat| Xoshiro256PlusPlus::seed_from_u64(mix(&[luck, seat.index() as u64])))
        .collect();
    let mut spent = vec![Spent::default(); sitting.len()];
    let mut state = State::initial(game);
    let mut legal = Vec::new();
    for (seat, sitter) in Seat::all(game.seats()).zip(sitting.iter_mut()) {
        if let Sitter::Program(program) = sitter {
            program.begin(game, seat);
        }
    }
    for steps in 0.. {
        let step = match game.turn(&state.position) {
            Turn::Over => {
                let outcome = game.outcome(&state.position);
                for sitter in sitting {
                    if let Sitter::Program(program) = sitter {
                        program.over(&outcome);
                    }
                }
                return Ok(Played { outcome, steps, spent });
            }
            Turn::Chance => Step::Chance(dice.throw(game, &state.position, steps)),
            Turn::Decide(seats) => {
                if stop.load(Ordering::Relaxed) {
                    return Err(Fault::Stopped);
                }
                let seat = seats.first().expect("a decision has a seat");
                legal.clear();
                game.legal_actions(&state.position, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let watch = Stopwatch::start();
                let (action, nodes, took) = match &mut sitting[seat.index()] {
                    Sitter::Mind(mind) => {
                        let seen = Seen { view: &view, seat, legal: &legal };
                        let choice = mind.choose(game, seen, &Budget::default(), &mut luck[seat.index()]);
                        (choice.action, choice.nodes, watch.worked())
                    }
                    // A program thinks elsewhere: what is seen of it is how long it takes to answer.
                    Sitter::Program(program) => {
                        let action = program.choose(game, &view, seat, &legal).map_err(Fault::Program)?;
                        (action, 0, watch.passed())
                    }
                };
                if legal.len() > 1 {
                    let micros = took.as_micros() as u64;
                    spent[seat.index()].add(&Spent { decisions: 1, nodes, micros, slowest: micros });
                }
                Step::Act(seat, action)
            }
        };
        state.apply(game, step);
    }
    unreachable!("every game ends")
}

/// A win in the smallest parts that up to eight seats can share it in.
pub const WHOLE_WIN: u64 = 840;

/// A seat's share of the win, in parts of [`WHOLE_WIN`].
pub fn share(outcome: &Outcome, seat: Seat) -> u64 {
    let winners = outcome.winners();
    if winners.contains(seat) { WHOLE_WIN / winners.len() as u64 } else { 0 }
}

/// One number out of several, so that each combination has a stream of its own (`SplitMix64`'s finish after each).
pub fn mix(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0x9E37_79B9_7F4A_7C15, |mixed, number| {
        let mut mixed = (mixed ^ number).wrapping_add(0x9E37_79B9_7F4A_7C15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    })
}
