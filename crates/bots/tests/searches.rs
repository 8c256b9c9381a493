//! The searches find what there is to find.

use bearcade_bots::search::{Exactness, Playouts, Weighings, expectimax, flat, ismcts, mcts};
use bearcade_bots::{Budget, Seen};
use bearcade_conformance::Scene;
use bearcade_conformance::reference::{Column, ConnectFour};
use bearcade_core::{Game, Seat, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// All searches on a position of Connect Four, given by the columns played so far.
fn weigh(moves: &str, budget: &Budget<'_>) -> [(&'static str, Weighings<Column>); 4] {
    let mut scene = Scene::<ConnectFour>::new("{}", 2);
    for (index, column) in moves.chars().enumerate() {
        scene.act((index % 2) as u8, &column.to_string());
    }
    let (game, state) = (&scene.game, &scene.state);
    let seat = Seat::new((moves.len() % 2) as u8);
    let mut legal = Vec::new();
    game.legal_actions(&state.position, seat, &mut legal);
    let view = game.view(state, Viewer::Seat(seat));
    let seen = Seen { view: &view, seat, legal: &legal };
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(1);
    let guide = &Playouts;
    [
        ("expectimax", expectimax(game, &state.position, seat, guide, Exactness::depth(3), budget, rng)),
        ("mcts", mcts(game, &state.position, seat, guide, budget, rng)),
        ("ismcts", ismcts(game, seen, guide, budget, rng)),
        ("flat", flat(game, seen, guide, budget, rng)),
    ]
}

#[test]
fn a_win_is_taken_and_a_threat_is_blocked() {
    // The side to move has, or faces, three in a row.
    for (moves, best) in [("abacad", "a"), ("ababab", "a"), ("abaca", "a"), ("cgdfe", "b"), ("cgdgfg", "e")] {
        for (search, weighings) in weigh(moves, &Budget::nodes(3_000)) {
            let found = ConnectFour.action_text(weighings.best());
            assert_eq!(found, best, "{search} after {moves}: {weighings:?}");
        }
    }
}
