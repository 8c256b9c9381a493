//! The law of imagined positions.

use bearcade_core::{Determinize, Game, Silent, State, Step, Turn, Viewer, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// How many positions are imagined at each decision.
const DRAWS: usize = 3;

/// Whatever a seat imagines at a decision of a random game looks to it as the truth does: the same view, the same legal
/// actions; and it can be played to its end.
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
                            assert_eq!(game.view(&drawn, Viewer::Seat(seat)), view, "{at}: the view");
                            assert!(imagined == legal, "{at}: the legal actions");
                            finish(game, drawn.position, &mut rng);
                        }
                    }
                    let seat = seats.first().expect("a decision has a seat");
                    let mut legal = Vec::new();
                    game.legal_actions(&state.position, seat, &mut legal);
                    Step::Act(seat, pick::<G>(&legal, &mut rng))
                }
            };
            state.apply(game, step);
        }
    }
}

/// Plays a position on for a while: one that could not have come about would trip over itself.
fn finish<G: Game>(game: &G, mut position: G::Position, rng: &mut Xoshiro256PlusPlus) {
    let mut legal = Vec::new();
    for _ in 0..200 {
        let step = match game.turn(&position) {
            Turn::Over => return,
            Turn::Chance => Step::Chance(game.sample_chance(&position, rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a seat");
                legal.clear();
                game.legal_actions(&position, seat, &mut legal);
                Step::Act(seat, pick::<G>(&legal, rng))
            }
        };
        game.apply(&mut position, step, &mut Silent);
    }
}
