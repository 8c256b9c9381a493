//! The rulebook's worked examples.

use super::{Colour, act, at, forbids, forest, play, position, tile, ways};

const ROW: [&str; 6] = ["b1", "c1", "d1", "e1", "f1", "g1"];

/// Worked example 1: BL-8, BL-12, BL-13.
#[test]
fn example_1_a_fox_and_a_duck_in_line() {
    let scene = forest("{}", Colour::Blue, "a1 fox, a6 duck, g7 down-tree");
    assert_eq!(ways(&scene, "a1"), [&["a2", "a3", "a4", "a5", "a6"][..], &ROW].concat());
    let scene = forest("{}", Colour::Blue, "a1 fox, a6 duck, a3 down-tree");
    assert_eq!(ways(&scene, "a1"), [&["a2"][..], &ROW].concat());
}

/// Worked example 2: BL-14.
#[test]
fn example_2_a_hunter_captures_only_to_the_north() {
    let scene = forest("{}", Colour::Brown, "d4 hunter-north, d6 duck, f4 fox, g7 down-tree");
    let ways = ways(&scene, "d4");
    assert!(ways.contains(&"d6".to_owned()) && ways.contains(&"e4".to_owned()) && !ways.contains(&"f4".to_owned()));
    assert_eq!(forbids(&scene, "d4-f4"), "BL-14");
}

/// Worked example 3: BL-13.
#[test]
fn example_3_a_bear_between_a_hunter_and_a_fox() {
    let mut scene = forest("{}", Colour::Blue, "b2 bear, b3 hunter-north, c2 fox, g7 down-tree");
    assert_eq!(ways(&scene, "b2"), ["a2", "b1", "b3"]);
    assert_eq!(forbids(&scene, "b2-c2"), "BL-13");
    act(&mut scene, "b2-b3");
    assert_eq!(at(&scene, "b3"), Some(tile("bear")));
}

/// Worked example 4: BL-10.
#[test]
fn example_4_the_fox_may_not_return() {
    let mut scene = forest("{}", Colour::Blue, "a3 fox, g7 hunter-north, f7 down-tree");
    play(&mut scene, &["a3-a1", "g7-g6"]);
    assert_eq!(ways(&scene, "a1"), [&["a2", "a4", "a5", "a6", "a7"][..], &ROW].concat());
}

/// Worked example 5: BL-11.
#[test]
fn example_5_a_flipped_duck_rests_but_is_not_safe() {
    let mut scene = forest("{}", Colour::Blue, "d6 down-duck, d2 hunter-north, a1 fox, g7 down-tree");
    act(&mut scene, "flip d6").chance("duck");
    assert_eq!(forbids(&scene, "d6-d5"), "BL-11");
    assert!(ways(&scene, "d2").contains(&"d6".to_owned()));
    act(&mut scene, "d2-e2");
    assert!(ways(&scene, "d6").contains(&"d5".to_owned()));
}

/// Worked example 6: BL-9, BL-10, BL-17.
#[test]
fn example_6_tiles_leave_through_the_north_exit() {
    let scene = forest("{}", Colour::Blue, "d2 fox, g7 hunter-north");
    assert!(ways(&scene, "d2").contains(&"north".to_owned()));
    let mut bear = forest("{}", Colour::Blue, "d6 bear, g7 hunter-north, a1 fox");
    assert_eq!(forbids(&bear, "d6-north"), "BL-17");
    play(&mut bear, &["d6-d7", "g7-g6", "d7-north"]);
    let mut back = forest("{}", Colour::Blue, "d7 fox, g7 hunter-north");
    play(&mut back, &["d7-d5", "g7-g6"]);
    assert!(ways(&back, "d5").contains(&"north".to_owned()));
    assert_eq!(forbids(&back, "d5-d7"), "BL-10");
}

/// Worked example 7: BL-17, BL-20.
#[test]
fn example_7_the_last_blue_tile_leaves() {
    let mut scene = forest(r#"{"games": 1}"#, Colour::Blue, "d2 fox, g7 hunter-north, g1 duck");
    act(&mut scene, "d2-north");
    assert_eq!(scene.outcome().to_string(), "winners 1; scores 0 5; standing 1 0");
}

/// Worked example 8: BL-10, BL-18.
#[test]
fn example_8_a_player_with_only_the_way_back_skips() {
    let mut scene = forest("{}", Colour::Blue, "a2 bear, b1 tree, b2 tree, a3 tree, g7 hunter-north");
    play(&mut scene, &["a2-a1", "g7-g6"]);
    assert_eq!(forbids(&scene, "a1-a2"), "BL-10");
    assert_eq!(scene.legal(1), ["skip"]);
    act(&mut scene, "skip");
    assert_eq!(position(&scene).turns_left, 7);
}
