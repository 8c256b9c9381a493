//! The law of [`Determinize`]: imagined positions must match what the seat can see.

use bearcade_core::{Determinize, Game, Silent, State, Step, Turn, Viewer, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The number of positions to imagine at each decision.
const DRAWS: usize = 3;

/// Plays random games and checks every position that a seat imagines at a decision. The position must give the seat its
/// true view and its true legal actions, and it must be playable.
pub fn imagining<G: Determinize>(game: &G, walks: u64) {
    for walk in 0..walks {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(walk);
        let mut state = State::initial(game);
        for number in 0.. {
            let step = match game.turn(&state.position) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample_chance(&state.position, &mut rng)),
                Turn::Decide(seats) => {
                    for seat in seats.iter() {
                        let view = game.view(&state, Viewer::Seat(seat));
                        let mut legal = Vec::new();
                        game.legal_actions(&state.position, seat, &mut legal);
                        for _ in 0..DRAWS {
                            let position = game.determinize(&view, seat, &mut rng);
                            let mut imagined = Vec::new();
                            game.legal_actions(&position, seat, &mut imagined);
                            let drawn = State { position, knowledge: state.knowledge.clone() };
                            let at = format!("{} walk {walk}, step {number}, seat {seat}", G::SLUG);
                            assert_eq!(game.view(&drawn, Viewer::Seat(seat)), view, "{at}: the imagined view differs");
                            assert!(imagined == legal, "{at}: the imagined legal actions differ");
                            finish(game, drawn.position, &mut rng);
                        }
                    }
                    let seat = seats.first().expect("at least one seat decides");
                    let mut legal = Vec::new();
                    game.legal_actions(&state.position, seat, &mut legal);
                    Step::Act(seat, pick::<G>(&legal, &mut rng))
                }
            };
            state.apply(game, step);
        }
    }
}

/// Plays at most 200 random steps from a position. An impossible position is likely to panic on the way.
fn finish<G: Game>(game: &G, mut position: G::Position, rng: &mut Xoshiro256PlusPlus) {
    let mut legal = Vec::new();
    for _ in 0..200 {
        let step = match game.turn(&position) {
            Turn::Over => return,
            Turn::Chance => Step::Chance(game.sample_chance(&position, rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("at least one seat decides");
                legal.clear();
                game.legal_actions(&position, seat, &mut legal);
                Step::Act(seat, pick::<G>(&legal, rng))
            }
        };
        game.apply(&mut position, step, &mut Silent);
    }
}
