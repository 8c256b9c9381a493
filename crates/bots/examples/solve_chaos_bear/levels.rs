//! How often each level goes wrong, by the solution.

use bearcade_bots::search::Fast;
use bearcade_bots::{Budget, Level, Mind, Seen};
use bearcade_core::{Game, State as Play, Step, Turn, Viewer};
use bearcade_games::chaos_bear::{Action, ChaosBear};
use rand_xoshiro::rand_core::SeedableRng;

use super::{DIFFERENCE, Law, Truth, table};

/// Games each level plays against itself.
const GAMES: u64 = 2_000;

/// The real choices of a level: how many, how many wrong ones, and what those cost together.
#[derive(Default)]
struct Tally {
    choices: u32,
    wrong: u32,
    lost: f64,
}

/// Lets every level play against itself and compares its choices with the true values.
pub(super) fn report(game: &ChaosBear, law: &Law, truth: &Truth<'_>) {
    println!("\n{GAMES} games of each level against itself (choices: a draw square, between 1 and 99 % to win):");
    for level in Level::ALL {
        let mut tally = Tally::default();
        for seed in 0..GAMES {
            play(game, law, truth, level, seed, &mut tally);
        }
        let Tally { choices, wrong, lost } = tally;
        println!(
            "  {:<8} {choices:>6} choices, {:>5.1} % wrong, {:>5.2} points lost a choice, {:>5.2} a wrong one",
            level.name(),
            100.0 * f64::from(wrong) / f64::from(choices),
            100.0 * lost / f64::from(choices),
            100.0 * lost / f64::from(wrong.max(1)),
        );
    }
}

fn play(game: &ChaosBear, law: &Law, truth: &Truth<'_>, level: Level, seed: u64, tally: &mut Tally) {
    let mut rng = Fast::seed_from_u64(seed);
    let mut state = Play::initial(game);
    loop {
        let position = state.position;
        let step = match game.turn(&position) {
            Turn::Over => return,
            Turn::Chance => Step::Chance(game.sample_chance(&position, &mut rng)),
            Turn::Decide(_) => {
                let seat = position.to_move;
                let mut legal = Vec::new();
                game.legal_actions(&position, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let seen = Seen { view: &view, seat, legal: &legal };
                let action = Mind::Level(level).choose(game, seen, &Budget::default(), &mut rng).action;
                let leads = [0, 1].map(|seat| position.runners[seat].square - position.bear);
                let known = leads.iter().all(|lead| *lead <= table::LEADS) && position.energy <= table::ENERGIES;
                if legal.len() == 2 && known {
                    tally.count(truth.choice(law, seat.index(), leads, position.energy), action);
                }
                Step::Act(seat, action)
            }
        };
        state.apply(game, step);
    }
}

impl Tally {
    fn count(&mut self, [roll, draw]: [f64; 2], action: Action) {
        if !(0.01..=0.99).contains(&roll.max(draw)) {
            return;
        }
        let (chosen, other) = if action == Action::Roll { (roll, draw) } else { (draw, roll) };
        self.choices += 1;
        if other - chosen > DIFFERENCE {
            self.wrong += 1;
            self.lost += other - chosen;
        }
    }
}
