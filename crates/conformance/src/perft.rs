use bearcade_core::Game;

/// The number of step sequences of this length (see [`bearcade_core::perft`]), however many positions that takes.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    bearcade_core::perft(game, position, depth, u64::MAX).expect("nobody counts that far")
}
