//! The rulebook's worked examples.

use super::{bear_rolls, game, off_board, position, rain_falls, stacks};
use crate::el_oso::{Due, End, refusal};

/// Worked example 1: EO-8, EO-9.
#[test]
fn example_1_the_moves_of_a_stack_of_three() {
    let goals = |height: i8| {
        let legal = game(&format!("c1:{height}")).legal(0);
        let mut goals: Vec<String> =
            legal.iter().filter_map(|text| text.strip_prefix("c1-").map(str::to_owned)).collect();
        goals.retain(|goal| goal != "pass");
        goals.sort_unstable();
        goals
    };
    assert_eq!(goals(3), ["a1", "a3", "b1", "b2", "d1", "d2", "e1", "e3"]);
    assert_eq!(goals(1), ["b1", "b2", "d1", "d2"]);
    assert_eq!(game("c1:3").refused(0, "c1-c2"), refusal::STRAIGHT);
}

/// Worked example 2: EO-15, EO-18.
#[test]
fn example_2_two_dice_move_down_and_five_pieces_enter() {
    let mut scene = bear_rolls("a1:3 c5:-5", 3, 7);
    scene.chance("3 3 5");
    assert_eq!(stacks(&scene), "a1:3 c3:-5 e5:-5");
    assert_eq!(off_board(&scene).2, 2);
}

/// Worked example 3: EO-17.
#[test]
fn example_3_two_pieces_meet_three() {
    let mut scene = bear_rolls("b4:3 b5:-2", 1, 10);
    scene.chance("2");
    assert_eq!(stacks(&scene), "b4:1");
    assert_eq!(off_board(&scene), (0, 11, 12, 0));
}

/// Worked example 4: EO-16.
#[test]
fn example_4_the_upper_stack_merges_and_moves_on() {
    let mut scene = bear_rolls("e1:1 b4:-2 b3:-1", 1, 9);
    scene.chance("2");
    assert_eq!(stacks(&scene), "e1:1 b3:-3");
    let mut scene = bear_rolls("e1:2 b4:-2 b3:-1", 2, 9);
    scene.chance("2 2");
    assert_eq!(stacks(&scene), "e1:2 b2:-3");
}

/// Worked example 5: EO-19, EO-20.
#[test]
fn example_5_three_pieces_fall_off_and_two_come_back() {
    let mut scene = bear_rolls("b1:1 a1:-3", 1, 9);
    scene.chance("1").chances(&["6", "4", "4"]);
    assert_eq!(stacks(&scene), "b1:1 d5:-2");
    assert_eq!(off_board(&scene), (0, 11, 10, 0));
    assert_eq!(scene.to_move(), 0);
}

/// Worked example 6: EO-17, EO-18.
#[test]
fn example_6_a_stack_enters_onto_a_player_stack() {
    let mut scene = bear_rolls("a5:1 e1:2 b5:-8", 1, 4);
    scene.chance("1");
    assert_eq!(stacks(&scene), "e1:2 a5:-3 b5:-8");
    assert_eq!(off_board(&scene), (0, 10, 1, 0));
}

/// Worked example 7: EO-20, EO-22.
#[test]
fn example_7_six_pieces_rain_on_a_stack_of_three() {
    let mut scene = rain_falls("b5:3 e1:1", 6);
    scene.chances(&["2"; 6]);
    assert_eq!(stacks(&scene), "e1:1 b5:-3");
    assert_eq!(off_board(&scene), (0, 11, 9, 0));
    let mut last = rain_falls("b5:3", 6);
    last.chances(&["2"; 3]);
    assert_eq!(position(&last).due, Due::Nothing(End::Gone));
    assert_eq!(off_board(&last), (0, 12, 9, 3));
}

/// Worked example 8: EO-11, EO-20.
#[test]
fn example_8_a_full_top_space_and_a_corner() {
    let mut scene = rain_falls("a5:2 e5:-5", 1);
    scene.chance("5");
    assert_eq!(stacks(&scene), "a5:2 e5:-5");
    assert_eq!(off_board(&scene).2, 7);
    assert!(scene.legal(0).contains(&"a5-sky".to_owned()));
}

/// Worked example 9: EO-15, EO-18.
#[test]
fn example_9_a_stack_that_entered_moves_on_immediately() {
    let mut scene = bear_rolls("a1:2 b1:-5", 2, 7);
    scene.chance("5 5");
    assert_eq!(stacks(&scene), "a1:2 b1:-5 e4:-5");
    assert_eq!(off_board(&scene).2, 2);
}
