//! In how many of 200 games of brown bears a grizzly's choice in the final phase is exact, by turns left, and the nodes
//! it takes: the median, nine in ten, and the most.

use std::io::{self, Write};

use bearcade_bots::{Budget, Choice, Level, Policy, Seen, Term};
use bearcade_core::{Game, GameOptions, OptionValues, Silent, State, Step, Turn, Viewer};
use bearcade_games::de_beer_is_los::{Action, DeBeerIsLos, Options, Position};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const GAMES: u64 = 200;
/// The turns of the final phase (BL-16).
const TURNS: usize = 10;

fn main() -> io::Result<()> {
    let options = Options::from_values(&OptionValues::new()).expect("the defaults are good");
    let game = DeBeerIsLos::new(Options { games: 1, ..options }, 2).expect("good seats");
    let mut nodes: Vec<Vec<u64>> = vec![Vec::new(); TURNS + 1];
    let mut exact = [0; TURNS + 1];
    for seed in 0..GAMES {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut position = game.initial();
        loop {
            let step = match game.turn(&position) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample_chance(&position, &mut rng)),
                Turn::Decide(_) => {
                    let turns = usize::from(position.turns_left);
                    let choice = think(&game, &position, Level::Brown, &mut rng);
                    if position.is_final_phase() && !choice.weighed.is_empty() {
                        let choice = think(&game, &position, Level::Grizzly, &mut rng);
                        // A lead is what it goes by when it has seen the end.
                        exact[turns] += u64::from(choice.weighed[0].worth.term == Term::Lead);
                        nodes[turns].push(choice.nodes);
                    }
                    Step::Act(position.to_move, choice.action)
                }
            };
            game.apply(&mut position, step, &mut Silent);
        }
    }
    let mut out = io::stdout().lock();
    for turns in (1..=TURNS).rev() {
        let spent = &mut nodes[turns];
        spent.sort_unstable();
        let part = |tenths: usize| spent.get((spent.len() * tenths / 10).min(spent.len().saturating_sub(1))).copied();
        let [median, most_of_them, most] = [5, 9, 10].map(|tenths| part(tenths).unwrap_or(0));
        let (exact, games) = (exact[turns], spent.len());
        writeln!(out, "{turns} turns left: exact in {exact} of {games}; nodes {median}, {most_of_them}, {most}")?;
    }
    Ok(())
}

fn think(game: &DeBeerIsLos, position: &Position, level: Level, rng: &mut Xoshiro256PlusPlus) -> Choice<Action> {
    let seat = position.to_move;
    let view = game.view(&State { position: *position, knowledge: () }, Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.legal_actions(position, seat, &mut legal);
    game.choose(level, Seen { view: &view, seat, legal: &legal }, &Budget::default(), rng)
}
