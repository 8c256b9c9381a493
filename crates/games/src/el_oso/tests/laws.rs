use std::collections::BTreeSet;

use bearcade_conformance::{Laws, Scene, golden, imagining, options, perft, playthrough};
use bearcade_core::{Game, Rng, Silent, Step, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::naive::Naive;
use super::{bear_rolls, game, position, rain_falls};
use crate::el_oso::view::view;
use crate::el_oso::{Action, Dice, Due, ElOso, Position, Side, Space};

/// EO-3: checks that each side has twelve pieces in total.
fn all_pieces_are_accounted_for(_game: &ElOso, position: &Position) {
    let &Position { board, sky, pit, cave, ground, player_to_place, bear_to_place, .. } = position;
    assert_eq!(board.pieces(Side::Player) + sky + pit + player_to_place, 12, "{position:?}");
    assert_eq!(board.pieces(Side::Bear) + cave + ground + bear_to_place, 12, "{position:?}");
    assert!(board.stacks(Side::Player).all(|(_, height)| height <= 5), "{position:?}");
    let in_bears_turn = matches!(position.due, Due::Roll(_) | Due::Rain | Due::Nothing(_));
    assert!(ground == 0 || in_bears_turn, "{position:?}");
    assert_eq!(position.due == Due::Rain, ground > 0 && !matches!(position.due, Due::Nothing(_)), "{position:?}");
    // The bit sets and the heights agree.
    let heights = |side| Space::all().filter(move |&space| board.stack(space).is_some_and(|stack| stack.side == side));
    for side in [Side::Player, Side::Bear] {
        assert!(heights(side).eq(board.stacks(side).map(|(space, _)| space)), "{position:?}");
    }
}

/// Checks that a view gives back the whole position, and knows which stacks one die can hit.
fn a_view_tells_the_position_and_its_dangers(game: &ElOso, position: &Position) {
    let view = view(game, position);
    assert_eq!(view.position(), *position);
    for &space in view.player.keys() {
        let mut after = Position { due: Due::Roll(1), ..*position };
        let before = after.board.height(space);
        game.apply(&mut after, Step::Chance(Dice::one(space.column()).expect("a die")), &mut Silent);
        let hit = before - after.board.height(space);
        let left = before.max(0) - view.threat(space).map_or(0, |pieces| pieces as i8);
        assert_eq!(before - hit, left, "{space} {position:?}");
    }
}

/// Returns every action that can be written.
fn all_actions() -> Vec<Action> {
    let moves = Space::all().flat_map(|from| Space::all().map(move |to| Action::Move(from, to)));
    moves.chain(Space::all().map(Action::Sky)).chain(Space::all().map(Action::Pass)).chain([Action::Stop]).collect()
}

/// EO-3: every walk keeps all pieces.
#[test]
fn eo_3_the_game_obeys_the_laws_and_keeps_every_piece() {
    for (json, walks) in [("{}", 25), (r#"{"turn_limit": 1}"#, 5), (r#"{"turn_limit": 12}"#, 10)] {
        let game = ElOso::new(options(json), 1).expect("the options are valid");
        Laws::new(&game).walks(walks).candidates(all_actions()).invariant(all_pieces_are_accounted_for).run();
        Laws::new(&game).walks(walks).invariant(a_view_tells_the_position_and_its_dangers).run();
    }
    let texts: BTreeSet<String> = all_actions().iter().map(|&action| game("a1:1").game.action_text(action)).collect();
    assert_eq!(texts.len(), 25 * 25 + 25 + 25 + 1);
}

/// Nothing is hidden, so an imagined position is the true one.
#[test]
fn imagined_positions_match_the_view() {
    for json in ["{}", r#"{"turn_limit": 12}"#] {
        imagining(&ElOso::new(options(json), 1).expect("the options are valid"), 10);
    }
}

/// The naive rules and the fast ones agree on every decision and every result of random games.
#[test]
fn the_rules_agree_with_the_naive_rules_in_random_games() {
    let mut ends = [0; 3];
    for seed in 0..150 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut scene = Scene::<ElOso>::new(r#"{"turn_limit": 60}"#, 1);
        let mut naive = Naive::default();
        loop {
            match scene.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let before = *position(&scene);
                    let dice = scene.game.sample_chance(&before, &mut rng);
                    scene.chance(&scene.game.chance_text(dice));
                    match before.due {
                        Due::Rain => naive.rain(dice.lowest().into()),
                        Due::Roll(_) => {
                            for face in dice.faces() {
                                if !naive.player.is_empty() {
                                    naive.die(face.into());
                                }
                            }
                        }
                        _ => naive = Naive::of(position(&scene)),
                    }
                }
                Turn::Decide(_) => {
                    let mut plain: Vec<_> = naive.decisions();
                    // Stopping in every game would leave most of the play untested.
                    let stops = plain.len() - usize::from(rng.below(10) > 0 && naive.pit >= 3);
                    let mut names: Vec<String> = plain.iter().map(|(name, _)| name.clone()).collect();
                    let mut ours = scene.legal(0);
                    let (name, decision) = plain.swap_remove(rng.below(stops as u32) as usize);
                    names.sort_unstable();
                    ours.sort_unstable();
                    assert_eq!(ours, names);
                    scene.act(0, &name);
                    if let Some((next, dice)) = decision {
                        naive = next;
                        let over = scene.turn() == Turn::Over;
                        assert!(over || u32::from(position(&scene).dice_due()) == dice);
                    }
                }
            }
            assert_eq!(Naive::of(position(&scene)), naive, "seed {seed}");
        }
        let Due::Nothing(end) = position(&scene).due else { unreachable!("the game is over") };
        ends[end as usize] += 1;
    }
    assert!(ends.iter().all(|&count| count > 0), "some end never occurred: {ends:?}");
}

/// Each step of the setup has six outcomes until a side places its seventh piece, so n steps with at most six pieces
/// placed have 6^n sequences. From the player's turn on, the naive rules count.
#[test]
fn perft_agrees_with_a_formula_and_the_naive_rules() {
    let start = Scene::<ElOso>::new("{}", 1);
    for depth in 0..=6 {
        assert_eq!(perft(&start.game, position(&start), depth), 6u64.pow(depth));
    }
    let mut pinned = Vec::new();
    for (stacks, depth) in [
        ("c1:1 c5:-1", 5),
        ("a5:2 b4:-1 b3:1 e1:-1", 4),
        ("a1:5 c3:2 b1:-3 d1:-2", 3),
        ("b5:1 a1:-2 b4:-2 c1:-1 d1:-3 e1:-4", 5),
    ] {
        let scene = game(stacks);
        let count = perft(&scene.game, position(&scene), depth);
        assert_eq!(count, Naive::of(position(&scene)).count(depth), "{stacks}");
        pinned.push(count);
    }
    assert_eq!(pinned, [6_487, 11_328, 6_281, 4_796]);
    // A stack of one with free space around it has four moves and a pass, each followed by one die with six faces, and
    // a stop, which ends the game.
    let one = game("c1:1");
    assert_eq!(perft(&one.game, position(&one), 1), 6);
    assert_eq!(perft(&one.game, position(&one), 2), 5 * 6 + 1);
}

#[test]
fn playthroughs_match_the_golden_files() {
    for (name, json, seed) in [("stopped", "{}", 1), ("limited", r#"{"turn_limit":4}"#, 2), ("sky", "{}", 8_428)] {
        let game = ElOso::new(options(json), 1).expect("the options are valid");
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/golden/el-oso");
        golden(format!("{folder}/{name}.txt"), &playthrough(&game, seed));
    }
}

#[test]
fn positions_before_a_chance_step_are_waiting_for_it() {
    for (scene, name) in [(bear_rolls("a1:2", 2, 12), "roll"), (rain_falls("a1:2", 3), "rain"), (game("a1:2"), "none")]
    {
        assert_eq!(scene.game.chance_name(position(&scene)), name);
        assert_eq!(scene.turn() == Turn::Chance, name != "none");
        assert_eq!(scene.outcomes().is_empty(), name == "none");
    }
}
