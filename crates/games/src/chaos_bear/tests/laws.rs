use bearcade_conformance::{Laws, golden, imagining, options, perft, playthrough};
use bearcade_core::{Game, Seat, State, Step, Turn, Viewer, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::chaos_bear::{Action, ChaosBear, Due, Position};

fn everyone_is_somewhere(game: &ChaosBear, position: &Position) {
    for seat in Seat::all(game.seats()) {
        let runner = position.runners[seat.index()];
        let states = [position.running.contains(seat), runner.caught > 0, runner.removed];
        assert_eq!(states.iter().filter(|&&is| is).count(), 1, "seat {seat}: {position:?}");
        assert!(runner.square >= 0);
    }
    assert!(position.energy >= 1);
}

#[test]
fn the_game_obeys_the_laws_under_many_options() {
    for seats in 2..=4 {
        for json in [
            "{}",
            r#"{"start": 1}"#,
            r#"{"energy": 9, "feast": 0}"#,
            r#"{"draw_every": 1, "feast": 1000000}"#,
            r#"{"weights": {"hunger": 0, "random_gift": 7}}"#,
        ] {
            let game = ChaosBear::new(options(json), seats).expect("the options are valid");
            let all = vec![Action::Roll, Action::Draw];
            Laws::new(&game).candidates(all).invariant(everyone_is_somewhere).run();
        }
    }
}

#[test]
fn imagined_positions_match_the_view() {
    for seats in 2..=4 {
        imagining(&ChaosBear::new(options(r#"{"start": 12}"#), seats).expect("the options are valid"), 20);
    }
}

/// CB-23: nothing is hidden, so a view gives back the position throughout a game, even after a player has left (CB-26).
/// Only `to_move` is lost when no player is to move.
#[test]
fn a_view_gives_back_the_position() {
    for walk in 0..60 {
        let game = ChaosBear::new(options("{}"), 2 + (walk % 3) as u8).expect("the options are valid");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(walk);
        let mut state = State::initial(&game);
        let mut legal = Vec::new();
        for number in 0.. {
            let no_player = matches!(state.position.due, Due::Bear | Due::Nothing);
            let to_move = if no_player { Seat::new(0) } else { state.position.to_move };
            let seen = game.view(&state, Viewer::Watcher).position(&game);
            assert_eq!(seen, Position { to_move, ..state.position }, "walk {walk}, step {number}");
            let step = match game.turn(&state.position) {
                Turn::Over => break,
                _ if number == walk && game.seats() > 2 => Step::Leave(Seat::new(1)),
                Turn::Chance => Step::Chance(game.sample_chance(&state.position, &mut rng)),
                Turn::Decide(_) => {
                    legal.clear();
                    game.legal_actions(&state.position, state.position.to_move, &mut legal);
                    Step::Act(state.position.to_move, pick::<ChaosBear>(&legal, &mut rng))
                }
            };
            state.apply(&game, step);
        }
    }
}

/// Two players start on a draw square. A turn is a roll (6 outcomes) or a card (5 that end the turn, and a gift with 2
/// × 6 outcomes): 6 + 5 + 12 = 23 ways. The counts for three steps follow by hand. The naive count shares no code with
/// the rules.
#[test]
fn perft_from_the_start_agrees_with_a_naive_count() {
    let game = ChaosBear::new(options("{}"), 2).expect("the options are valid");
    let count = |depth| perft(&game, &game.initial(), depth);
    assert_eq!(count(1), 2);
    assert_eq!(count(2), 6 + 6);
    // A roll or one of five cards ends the turn, and the other player has 2 actions. A gift has 2 directions.
    assert_eq!(count(3), 6 * 2 + 5 * 2 + 2);
    // Next comes a roll or a card of the other player (12 ways), or 6 distances for each direction.
    assert_eq!(count(4), 11 * 12 + 2 * 6);
    assert_eq!([5, 6, 7].map(count), [5, 6, 7].map(|depth| naive([30, 30], 0, depth)));
    assert_eq!([5, 6, 7].map(count), [409, 771, 3_786]);
}

/// Counts step sequences in the first round and up to the first decision of the second, from squares alone.
fn naive(squares: [i32; 2], player: usize, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    // After both players, the bear rolls one of three faces. It catches no one in the first round.
    if player == 2 {
        return if depth == 1 { 3 } else { 3 * naive(squares, 0, depth - 1) };
    }
    let then = |by: i32, steps: u32| -> u64 {
        if depth < steps {
            return 0;
        }
        let mut moved = squares;
        moved[player] += by;
        naive(moved, player + 1, depth - steps)
    };
    let roll = if depth == 1 { 1 } else { (1..=6).map(|die| then(die, 2)).sum() };
    if squares[player] % 5 != 0 {
        return roll;
    }
    let draw = match depth {
        1 => 1,
        2 => 6,
        3 => [3, 5, 0, 0, -3].map(|by| then(by, 2)).iter().sum::<u64>() + 2,
        _ => {
            let gifts: u64 = (1..=6).map(|by| then(by, 4) + then(-by, 4)).sum();
            [3, 5, 0, 0, -3].map(|by| then(by, 2)).iter().sum::<u64>() + gifts
        }
    };
    roll + draw
}

#[test]
fn playthroughs_match_the_golden_files() {
    for (name, json, seats, seed) in
        [("two", "{}", 2, 1), ("four", "{}", 4, 2), ("odd", r#"{"start":7,"draw_every":2,"feast":0}"#, 3, 3)]
    {
        let game = ChaosBear::new(options(json), seats).expect("the options are valid");
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/golden/chaos-bear");
        golden(format!("{folder}/{name}.txt"), &playthrough(&game, seed));
    }
}
