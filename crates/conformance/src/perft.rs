use bearcade_core::Game;

/// Counts step sequences of this length, without a limit on positions (see [`bearcade_core::perft`]).
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    bearcade_core::perft(game, position, depth, u64::MAX).expect("no count reaches u64::MAX positions")
}
