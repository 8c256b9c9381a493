use bearcade_core::{Game, Rng, Seat, Silent, State, Step, Turn, Viewer, pick};
use bearcade_games::el_oso::{Action, Board, Due, ElOso, Options, Position, Side, Space};
use bearcade_table::{Dice, Match};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::look::Look;
use super::net::{Outlook, inputs};
use super::thumb::at_least;
use super::training::{Course, Training, file, fingerprint};
use super::weights::Weights;
use super::{PLAYER, net};
use crate::search::Fast;
use crate::{Budget, Choice, Level, Policy, Seen, Term};

fn game(turn_limit: Option<u32>) -> ElOso {
    ElOso::new(Options { turn_limit }, 1).expect("good options")
}

/// The player's turn with these stacks, as `c1:3 d5:-2`; the Bear's other pieces are in the Cave, the player's in the
/// Sky.
fn position(stacks: &str) -> Position {
    let mut board = Board::EMPTY;
    for stack in stacks.split_whitespace() {
        let (space, height) = stack.split_once(':').expect("a space and a height");
        let [column, row] = space.as_bytes() else { panic!("{space} is no space") };
        let space = Space::new(column - b'a' + 1, row - b'0').expect("a space");
        board.set(space, height.parse().expect("a height"));
    }
    Position {
        board,
        sky: 12 - board.pieces(Side::Player),
        cave: 12 - board.pieces(Side::Bear),
        player_to_place: 0,
        bear_to_place: 0,
        due: Due::Decision,
        ..game(None).initial()
    }
}

fn choose(game: &ElOso, position: &Position, level: Level, budget: &Budget<'_>, rng: &mut impl Rng) -> Choice<Action> {
    let state = State { position: *position, knowledge: () };
    let mut legal = Vec::new();
    game.legal_actions(position, PLAYER, &mut legal);
    let view = game.view(&state, Viewer::Seat(PLAYER));
    let choice = game.choose(level, Seen { view: &view, seat: PLAYER, legal: &legal }, budget, rng);
    assert!(legal.contains(&choice.action), "{level} {:?}", choice.action);
    assert!(choice.weighed.is_empty() || choice.weighed[0].action == choice.action, "{level}");
    choice
}

fn text(game: &ElOso, choice: &Choice<Action>) -> String {
    game.action_text(choice.action)
}

/// The Sky after a whole game.
fn play(seed: u64, turn_limit: Option<u32>, mut decide: impl FnMut(&Match<ElOso>, &mut ChaCha8Rng) -> Action) -> u8 {
    let mut played = Match::new(game(turn_limit));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while played.turn() != Turn::Over {
        if played.turn() == Turn::Chance {
            played.throw(&Dice::seeded(seed)).expect("a chance step is due");
        } else {
            let action = decide(&played, &mut rng);
            played.act(PLAYER, action).expect("a legal action");
        }
    }
    played.state().position.sky
}

/// A game of a level's, with fewer nodes than it has by default.
fn play_level(seed: u64, turn_limit: Option<u32>, level: Level) -> u8 {
    let budget = Budget::nodes(if level == Level::Brown { 100 } else { 250 });
    play(seed, turn_limit, |played, rng| choose(played.game(), &played.state().position, level, &budget, rng).action)
}

#[test]
fn every_level_plays_whole_games_under_any_limit() {
    for level in Level::ALL {
        for (seed, limit) in [(0, None), (1, Some(1)), (2, Some(9)), (3, Some(80)), (4, Some(u32::MAX))] {
            assert!(play_level(seed, limit, level) <= 12);
        }
    }
}

#[test]
fn each_level_is_stronger_than_the_one_before() {
    let total = |level| (0..25).map(|seed| u32::from(play_level(seed, None, level))).sum::<u32>();
    let random: u32 = (0..25)
        .map(|seed| u32::from(play(seed, None, |played, rng| pick::<ElOso>(&played.legal_actions(PLAYER), rng))))
        .sum();
    let totals = Level::ALL.map(total);
    assert!(random < 25 && totals[0] > 5 * 25, "{random} {totals:?}");
    assert!(totals[0] + 12 < totals[1] && totals[1] < totals[3] && totals[2] < totals[3], "{totals:?}");
    assert!(totals[3] >= 10 * 25, "{totals:?}");
}

#[test]
fn takes_the_sky_on_the_last_turn() {
    let game = game(Some(8));
    let last = Position { turn: 7, ..position("a5:1 c5:3 d2:4 b3:-2") };
    for level in Level::ALL {
        // A cub's haze can hide which stack is the higher one.
        let choice = choose(&game, &last, level, &Budget::default(), &mut ChaCha8Rng::seed_from_u64(1));
        assert!(text(&game, &choice) == "c5-sky" || level == Level::Cub, "{level} {choice:?}");
    }
}

#[test]
fn a_limit_makes_the_grizzly_hurry() {
    // Two turns are left: only the low stack next to the top can still get out.
    let game = game(Some(20));
    let hurry = Position { turn: 18, ..position("b4:1 c1:5 e1:-3 d1:-2") };
    let choice = choose(&game, &hurry, Level::Grizzly, &Budget::default(), &mut ChaCha8Rng::seed_from_u64(1));
    assert!(["b4-a5", "b4-c5"].contains(&text(&game, &choice).as_str()), "{choice:?}");
    let score = choice.weighed[0].also[0];
    assert!(score.term == Term::Score && score.mean > 6.5 && score.mean <= 7.0, "{choice:?}");
}

#[test]
fn moves_out_from_under_a_falling_stack() {
    let game = game(None);
    let threatened = position("c3:3 a3:1 c4:-5 a1:-2");
    for level in [Level::Black, Level::Brown, Level::Grizzly] {
        let choice = choose(&game, &threatened, level, &Budget::default(), &mut ChaCha8Rng::seed_from_u64(1));
        assert!(text(&game, &choice).starts_with("c3-") && text(&game, &choice) != "c3-pass", "{level} {choice:?}");
    }
}

#[test]
fn leaves_with_the_last_stack_and_knows_that_it_has_won() {
    let game = game(None);
    let choice =
        choose(&game, &position("c5:2 c1:-1"), Level::Grizzly, &Budget::default(), &mut ChaCha8Rng::seed_from_u64(1));
    assert_eq!(text(&game, &choice), "c5-sky");
    let best = &choice.weighed[0];
    assert_eq!((best.worth.term, best.worth.mean, best.also[0].mean), (Term::Win, 1.0, 12.0));
    assert!(best.worth.error == 0.0 && best.also[0].error == 0.0);
}

#[test]
fn the_same_view_nodes_and_luck_give_the_same_choice() {
    let game = game(None);
    let middle = position("a2:2 c3:3 e1:1 d4:2 b4:-3 c5:-2 e3:-4");
    for level in Level::ALL {
        for threads in [1, 2] {
            let budget = Budget { nodes: Some(2_000), threads, stop: None };
            let once = || choose(&game, &middle, level, &budget, &mut ChaCha8Rng::seed_from_u64(5));
            assert_eq!(once(), once(), "{level} on {threads}");
        }
    }
    // Enough is enough: a choice comes at once, and a good many nodes fewer are looked at.
    let stop = || true;
    let stopped = Budget { stop: Some(&stop), ..Budget::default() };
    let choice = choose(&game, &middle, Level::Grizzly, &stopped, &mut ChaCha8Rng::seed_from_u64(5));
    assert!(choice.nodes < 1_000, "{}", choice.nodes);
}

#[test]
fn prospects_are_known_at_every_step_of_a_game() {
    let game = game(None);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut now = game.initial();
    for _ in 0..40 {
        let estimate = game.prospects(&now, &Budget::nodes(60), &mut rng)[0];
        assert!(estimate.term == Term::Score && estimate.error < 1.0, "{estimate:?}");
        assert!((f64::from(now.sky)..=f64::from(12 - now.pit)).contains(&estimate.mean), "{estimate:?}");
        let step = match game.turn(&now) {
            Turn::Over => break,
            Turn::Chance => Step::Chance(game.sample_chance(&now, &mut rng)),
            Turn::Decide(_) => {
                Step::Act(PLAYER, choose(&game, &now, Level::Grizzly, &Budget::nodes(100), &mut rng).action)
            }
        };
        game.apply(&mut now, step, &mut Silent);
    }
    let over = Position { due: Due::Nothing(bearcade_games::el_oso::End::Gone), ..position("") };
    assert_eq!(game.prospects(&over, &Budget::default(), &mut rng), [crate::Estimate::exact(Term::Score, 12.0)]);
}

/// Exchanging the rows of one stack gives what a position worth is from scratch, for every action of many positions.
#[test]
fn weighing_actions_agrees_with_weighing_what_they_lead_to() {
    let weights = Weights::get();
    for limit in [None, Some(50)] {
        let game = game(limit);
        let mut rng = Fast::seed_from_u64(9);
        let mut now = game.initial();
        let mut legal = Vec::new();
        for _ in 0..150 {
            let step = match game.turn(&now) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample_chance(&now, &mut rng)),
                Turn::Decide(_) => {
                    legal.clear();
                    game.legal_actions(&now, Seat::new(0), &mut legal);
                    let mut worths = Vec::new();
                    Look::new(&game, weights, rng.clone()).glance(&now, &legal, &mut worths);
                    for (&action, &worth) in legal.iter().zip(&worths) {
                        let fresh = afresh(&game, &now, action);
                        assert!((worth.score - fresh.score).abs() < 1e-3, "{action:?} {worth:?} {fresh:?}");
                        assert!((worth.win - fresh.win).abs() < 1e-3, "{action:?} {worth:?} {fresh:?}");
                    }
                    Step::Act(PLAYER, pick::<ElOso>(&legal, &mut rng))
                }
            };
            game.apply(&mut now, step, &mut Silent);
        }
    }
}

fn afresh(game: &ElOso, before: &Position, action: Action) -> net::Worth {
    let mut after = *before;
    game.apply(&mut after, Step::Act(PLAYER, action), &mut Silent);
    let Due::Roll(dice) = after.due else { return net::Worth::result(after.sky) };
    let left = game.options().turn_limit.map(|limit| limit - after.turn);
    let weights = Weights::get();
    let net = if left.is_some() { &weights.limited } else { &weights.open };
    let mut units = [0.0; net::HIDDEN];
    inputs(&after, &Outlook::of(&after), left, |input| net.add(&mut units, input));
    net.worth(&units, dice, after.sky, after.pit)
}

#[test]
fn the_file_of_weights_is_whole_and_says_what_it_is() {
    let bytes = include_bytes!("../../../data/el-oso.weights");
    let note = include_str!("../../../data/el-oso.check");
    assert!(note.ends_with(&format!("el-oso.weights {:016x}\n", fingerprint(bytes))));
    let weights = Weights::read(bytes).expect("whole");
    assert_eq!(weights.write(), bytes);
    assert!(bytes.len() <= 300_000);
    for spoilt in [&bytes[..bytes.len() - 1], &bytes[1..], &[bytes, &[0][..]].concat()] {
        assert!(Weights::read(spoilt).is_none());
    }
}

#[test]
fn the_same_games_teach_the_same() {
    let run = || {
        let [open, limited] = [Course::Open, Course::Limited].map(|course| {
            let mut training = Training::new(course);
            let skies: u64 = (0..120).map(|_| u64::from(training.game())).sum();
            (training, skies)
        });
        (fingerprint(&file(&open.0, &limited.0)), open.1, limited.1)
    };
    assert_eq!(run(), run());
}

/// A thousand games are enough to see that something is learned.
#[test]
fn training_teaches() {
    let mut training = Training::new(Course::Open);
    let mut skies = |games| (0..games).map(|_| u32::from(training.game())).sum::<u32>();
    let (early, _, late) = (skies(200), skies(800), skies(200));
    assert!(late > early + 200, "{early} {late}");
}

#[test]
fn chances_are_those_of_dice() {
    for (hits, dice, chance) in [(0, 3, 1.0), (1, 1, 1.0 / 6.0), (1, 2, 11.0 / 36.0), (2, 2, 1.0 / 36.0), (3, 2, 0.0)] {
        assert!((at_least(hits, dice) - chance).abs() < 1e-9, "{hits} of {dice}");
    }
}
