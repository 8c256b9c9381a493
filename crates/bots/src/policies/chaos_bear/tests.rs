//! Tests of the bears of Chaos Bear.

use bearcade_conformance::options;
use bearcade_core::{Game, Rng as _, Seat, SeatSet, Silent, State, Step, Turn, Viewer};
use bearcade_games::chaos_bear::{Action, ChaosBear, Due, Position};
use rand_xoshiro::rand_core::SeedableRng;

use super::turns::{mean_advance, survival};
use super::{solved, table};
use crate::search::Fast;
use crate::{Budget, Choice, Level, Mind, Policy, Seen, Term};

/// Every card is Super Impulsion.
const ALWAYS_FIVE: &str = r#"{"weights": {"impulsion": 0, "super_impulsion": 1, "tiredness": 0, "hunger": 0,
    "backward_push": 0, "random_gift": 0}}"#;

fn rules(json: &str, seats: u8) -> ChaosBear {
    ChaosBear::new(options(json), seats).expect("good options")
}

/// A chase, the first to move, far from square 0.
fn chase(game: &ChaosBear, leads: &[i32], bear: i32, energy: i32) -> Position {
    let mut position = Position { bear, energy, round: 20, ..game.initial() };
    for (runner, lead) in position.runners.iter_mut().zip(leads) {
        runner.square = bear + lead;
    }
    position
}

fn ask(game: &ChaosBear, mind: Mind, position: Position, budget: &Budget<'_>, seed: u64) -> Choice<Action> {
    let seat = position.to_move;
    let view = game.view(&State { position, knowledge: () }, Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.legal_actions(&position, seat, &mut legal);
    mind.choose(game, Seen { view: &view, seat, legal: &legal }, budget, &mut Fast::seed_from_u64(seed))
}

/// Plays a game and returns its winners.
fn play(game: &ChaosBear, minds: &[Mind], budget: &Budget<'_>, seed: u64) -> SeatSet {
    let mut rng = Fast::seed_from_u64(seed);
    let mut position = game.initial();
    loop {
        let step = match game.turn(&position) {
            Turn::Over => return game.outcome(&position).winners(),
            Turn::Chance => Step::Chance(game.sample_chance(&position, &mut rng)),
            Turn::Decide(_) => {
                let seat = position.to_move;
                let choice = ask(game, minds[seat.index()], position, budget, rng.below(u32::MAX).into());
                assert_eq!(game.check(&position, seat, choice.action), Ok(()));
                Step::Act(seat, choice.action)
            }
        };
        game.apply(&mut position, step, &mut Silent);
    }
}

/// The chance of the first of two who both roll for ever, by following every throw for so many rounds: a list of leads
/// and energies with what each is worth. Knows nothing of the table, of the rules' code or of value iteration.
fn naive(leads: [i32; 2], energy: i32, rounds: u32) -> f64 {
    use std::collections::BTreeMap;
    let mut open = BTreeMap::from([((leads[0], leads[1], energy), 1.0)]);
    let mut won = 0.0;
    for _ in 0..rounds {
        let mut next = BTreeMap::new();
        for ((a, b, energy), probability) in open {
            let part = probability / 108.0;
            for (a, b) in (1..=6).flat_map(|die| (1..=6).map(move |other| (a + die, b + other))) {
                for die in 1..=3 {
                    let (left, right) = (a - energy - die, b - energy - die);
                    match (left > 0, right > 0) {
                        (true, true) => *next.entry((left, right, energy + i32::from(die == 3))).or_insert(0.0) += part,
                        (true, false) => won += part,
                        (false, true) => {}
                        (false, false) if a == b => won += part / 2.0,
                        (false, false) => won += if a > b { part } else { 0.0 },
                    }
                }
            }
        }
        open = next;
    }
    // What has not ended by then is a tie in this count; it is next to nothing.
    won + open.values().sum::<f64>() / 2.0
}

#[test]
fn the_table_is_what_following_every_throw_gives() {
    for (leads, energy, rounds) in
        [([1, 1], 1, 20), ([4, 2], 3, 20), ([9, 12], 4, 16), ([15, 11], 6, 12), ([3, 20], 8, 9), ([25, 25], 12, 8)]
    {
        let stored = table::chance(leads[0], leads[1], energy).expect("in the table");
        let counted = naive(leads, energy, rounds);
        assert!((stored - counted).abs() < 2e-5, "{leads:?} {energy}: {stored} and {counted}");
    }
}

/// From random states the rules play one round in every way; the better action is what the table says, and that action
/// is to roll.
#[test]
fn the_table_agrees_with_itself() {
    let game = rules("{}", 2);
    let mut rng = Fast::seed_from_u64(5);
    let mut draws = 0;
    for _ in 0..300 {
        let mut below = |n: i32| rng.below(n as u32) as i32;
        let leads = [1 + below(70), 1 + below(70)];
        let position = chase(&game, &leads, 100 + below(5), 1 + below(18));
        let stored = table::chance(leads[0], leads[1], position.energy).expect("in the table");
        let mut legal = Vec::new();
        game.legal_actions(&position, Seat::new(0), &mut legal);
        let worth = |action| {
            let mut after = position;
            game.apply(&mut after, Step::Act(Seat::new(0), action), &mut Silent);
            solved::chances(&game, &after, &mut 0).expect("in the table")[0]
        };
        assert!((worth(Action::Roll) - stored).abs() < 2e-5, "{position:?}");
        if legal.contains(&Action::Draw) {
            draws += 1;
            assert!(worth(Action::Draw) < stored + 2e-5, "{position:?}");
        }
    }
    assert!(draws > 30);
}

#[test]
fn the_table_is_silent_where_it_would_be_wrong() {
    let game = rules("{}", 2);
    let known = |game: &ChaosBear, position: &Position| solved::chances(game, position, &mut 0).is_some();
    let usual = chase(&game, &[12, 9], 40, 3);
    assert!(known(&game, &usual));
    assert!(!known(&rules(r#"{"draw_every": 3}"#, 2), &usual));
    assert!(!known(&rules(r#"{"weights": {"hunger": 2}}"#, 2), &usual));
    assert!(known(&rules(r#"{"start": 12, "energy": 4, "feast": 0}"#, 2), &usual), "these change nothing for two");
    assert!(!known(&game, &chase(&game, &[table::LEADS + 1, 9], 40, 3)), "too far ahead");
    assert!(!known(&game, &chase(&game, &[12, 9], 40, table::ENERGIES + 1)), "too much energy");
    assert!(!known(&game, &chase(&game, &[10, 30], 0, 1)), "near square 0, where a card pushes back less (CB-12)");
    assert!(!known(&game, &Position { round: 9_999, ..usual }), "the last round is near (CB-22)");
    let three = rules("{}", 3);
    let mut two_of_three = chase(&three, &[12, 9, 9], 40, 3);
    assert!(!known(&three, &two_of_three));
    two_of_three.running.remove(Seat::new(1));
    two_of_three.runners[1].caught = 3;
    assert!(known(&three, &two_of_three));
}

#[test]
fn levels_and_yardsticks_play_legal_games_to_the_end() {
    let few = Budget { nodes: Some(3_000), threads: 1, stop: None };
    for json in ["{}", r#"{"start": 3, "draw_every": 1}"#, r#"{"weights": {"super_impulsion": 30}, "energy": 3}"#] {
        for seats in 2..=4 {
            let game = rules(json, seats);
            for mind in Mind::all::<ChaosBear>() {
                play(&game, &vec![mind; seats.into()], &few, 3);
            }
        }
    }
}

#[test]
fn a_choice_says_why() {
    let game = rules("{}", 2);
    let choice = ask(&game, Mind::Level(Level::Grizzly), game.initial(), &Budget::default(), 1);
    assert_eq!(choice.action, Action::Roll);
    let terms: Vec<_> = choice.weighed.iter().map(|weighed| (weighed.action, weighed.worth.term)).collect();
    assert_eq!(terms, [(Action::Roll, Term::Win), (Action::Draw, Term::Win)]);
    let chances: Vec<_> = choice.weighed.iter().map(|weighed| (weighed.worth.mean * 1_000.0).round()).collect();
    assert_eq!(chances, [500.0, 390.0], "a card on the first turn costs eleven points");
    for weighed in &choice.weighed {
        assert_eq!((weighed.worth.error, weighed.also[0].term, weighed.also[0].mean), (0.0, Term::Survive, 1.0));
    }
}

#[test]
fn survival_counts_the_dice() {
    let game = rules("{}", 2);
    // The bear stands on 50 with energy 4 and gets to 55, 56 or 57. From 50, behind it, a roll of 6 comes to 56: safe
    // from the 1 alone. A card brings 5 at most, or 6 by a gift (one in 72).
    let position = chase(&game, &[0, 30], 50, 4);
    let chance = |action| survival(&game, &position, Seat::new(0), action);
    assert!((chance(Action::Roll) - 1.0 / 18.0).abs() < 1e-12);
    // Tiredness lets the bear get to 54, 55 or 56; the player stays on 50.
    assert!((chance(Action::Draw) - 1.0 / 72.0 / 3.0).abs() < 1e-12);
    // From 55: Tiredness saves from the 1; Impulsion (58) and Super Impulsion (60) always; a gift of 1 from the 1, of 2
    // from 1 and 2, of 3 or more always. A roll likewise.
    let position = chase(&game, &[5, 30], 50, 4);
    let chance = |action| survival(&game, &position, Seat::new(0), action);
    assert!((chance(Action::Roll) - 5.0 / 6.0).abs() < 1e-12);
    let gift = 0.5 * 5.0 / 6.0;
    assert!((chance(Action::Draw) - (2.0 + 1.0 / 3.0 + gift) / 6.0).abs() < 1e-12);
}

#[test]
fn cards_are_drawn_where_they_are_better() {
    for seats in 2..=4 {
        let game = rules(ALWAYS_FIVE, seats);
        assert!((mean_advance(&game) - 5.0).abs() < 1e-12);
        for level in Level::ALL {
            let choice = ask(&game, Mind::Level(level), game.initial(), &Budget::nodes(200_000), 4);
            assert_eq!(choice.action, Action::Draw, "{level}, {seats} players");
        }
    }
}

/// The bear will catch both whatever they do, and the furthest wins (CB-21): the last to move takes the sure win by a
/// card that brings 5, and hopes for the die where only a 6 helps.
#[test]
fn the_last_turn_is_played_for_the_win() {
    let game = rules(ALWAYS_FIVE, 2);
    for (ahead, action, chance) in [(4, Action::Draw, 1.0), (5, Action::Draw, 0.5), (6, Action::Roll, 1.0 / 12.0)] {
        let mut position = chase(&game, &[10 + ahead, 10], 40, 1_000);
        position.to_move = Seat::new(1);
        for level in [Level::Brown, Level::Grizzly] {
            let choice = ask(&game, Mind::Level(level), position, &Budget::default(), 2);
            assert_eq!(choice.action, action, "{level}, {ahead} behind");
            assert!((choice.weighed[0].worth.mean - chance).abs() < 1e-9, "{level}: {choice:?}");
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let game = rules("{}", 3);
    let position = chase(&game, &[15, 13, 18], 100, 3);
    for threads in [1, 2] {
        let budget = Budget { nodes: Some(40_000), threads, stop: None };
        for level in Level::ALL {
            let choice = || ask(&game, Mind::Level(level), position, &budget, 6);
            assert_eq!(choice(), choice(), "{level}, {threads} threads");
        }
    }
}

#[test]
fn a_search_stops_when_told() {
    let game = rules("{}", 4);
    let stop = || true;
    let budget = Budget { nodes: Some(u64::MAX), threads: 1, stop: Some(&stop) };
    let choice = ask(&game, Mind::Level(Level::Grizzly), chase(&game, &[20; 4], 100, 2), &budget, 1);
    assert_eq!(choice.weighed.len(), 2);
    assert_eq!(game.prospects(&game.initial(), &budget, &mut Fast::seed_from_u64(1)).len(), 4);
}

#[test]
fn prospects_share_one_win_at_every_point_of_a_game() {
    for seats in 2..=4 {
        let game = rules("{}", seats);
        let mut rng = Fast::seed_from_u64(seats.into());
        let mut position = game.initial();
        loop {
            let prospects = game.prospects(&position, &Budget::nodes(2_000), &mut rng);
            let total: f64 = prospects.iter().map(|estimate| estimate.mean).sum();
            assert!((total - 1.0).abs() < 1e-9, "{position:?}: {prospects:?}");
            let exact = prospects.iter().all(|estimate| estimate.error == 0.0);
            assert!(exact || position.running.len() > 2, "{position:?}");
            let step = match game.turn(&position) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample_chance(&position, &mut rng)),
                Turn::Decide(_) => Step::Act(position.to_move, Action::Roll),
            };
            game.apply(&mut position, step, &mut Silent);
        }
        assert_eq!(position.due, Due::Nothing);
    }
}

#[test]
fn stronger_levels_win_more() {
    let game = rules("{}", 2);
    for (weak, strong, games) in [(Level::Cub, Level::Brown, 200), (Level::Cub, Level::Grizzly, 300)] {
        let mut won = 0.0;
        for number in 0..games {
            let seat = (number % 2) as usize;
            let mut minds = [Mind::Level(weak); 2];
            minds[seat] = Mind::Level(strong);
            let winners = play(&game, &minds, &Budget::default(), number);
            if winners.contains(Seat::new(seat as u8)) {
                won += 1.0 / winners.len() as f64;
            }
        }
        // About 70 % are expected; the bound is more than four standard deviations below.
        assert!(won > 0.55 * games as f64, "{strong} won {won} of {games} from {weak}");
    }
}
