use bearcade_core::{Game, Seat, Silent, Step, Turn};

/// How many sequences of `depth` steps there are, every legal action and every chance outcome counted once; a game that
/// ends earlier counts as one. Where several seats decide at once, the lowest goes first.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |step| {
        let mut next = position.clone();
        game.apply(&mut next, step, &mut Silent);
        perft(game, &next, depth - 1)
    };
    match game.turn(position) {
        Turn::Over => 1,
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.chance_outcomes(position, &mut outcomes);
            outcomes.into_iter().map(|(outcome, _)| after(Step::Chance(outcome))).sum()
        }
        Turn::Decide(seats) => {
            let seat: Seat = seats.first().expect("a decision has a seat");
            let mut actions = Vec::new();
            game.legal_actions(position, seat, &mut actions);
            actions.into_iter().map(|action| after(Step::Act(seat, action))).sum()
        }
    }
}
