use bearcade_core::{Game, Turn};
use serde_json::json;

use super::{bear_rolls, game, off_board, position, rain_falls, stacks, tags, told};
use crate::el_oso::Due;

#[test]
fn eo_14_dice_apply_in_ascending_order() {
    // The 1 first sends the stack to the Ground; only then does the 2 bring out what the Cave holds.
    for typed in ["1 2 6", "6 2 1", "2 6 1"] {
        let mut scene = bear_rolls("c1:1 a5:2 a1:-3", 3, 2);
        scene.state.position.ground = 0;
        scene.chance(typed);
        assert_eq!(told(&scene, "rolled"), [json!({"turn": 1, "dice": [1, 2, 6]})]);
        assert_eq!(tags(&scene), ["rolled", "grounded", "entered", "blank"]);
        assert_eq!(told(&scene, "blank"), [json!({"die": 6, "why": "six"})]);
        assert_eq!(stacks(&scene), "c1:1 a5:2 b5:-2");
    }
}

#[test]
fn eo_14_each_die_applies_to_the_board_left_by_the_previous_one() {
    // The first 3 captures. The second 3 finds no Bear piece in the column, and the Cave has just been filled.
    let mut scene = bear_rolls("c1:1 c3:1 c4:-1", 2, 0);
    scene.state.position.ground = 0;
    scene.chance("3 3");
    assert_eq!(tags(&scene), ["rolled", "bear_moved", "captured", "entered", "turn_began"]);
    assert_eq!(stacks(&scene), "c1:1 c5:-1");
}

#[test]
fn eo_15_the_only_bear_stack_of_a_column_moves_down_one_space() {
    for (from, to) in [("b5", "b4"), ("b4", "b3"), ("b3", "b2"), ("b2", "b1")] {
        let mut scene = bear_rolls(&format!("{from}:-4 c1:1 c5:-2"), 1, 6);
        scene.chance("2");
        assert_eq!(position(&scene).board.height(super::space(to)), -4);
        assert_eq!(position(&scene).board.height(super::space(from)), 0);
        assert_eq!(position(&scene).board.height(super::space("c5")), -2);
        assert_eq!(told(&scene, "bear_moved"), [json!({"die": 2, "from": from, "to": to, "height": 4})]);
    }
}

#[test]
fn eo_16_only_the_highest_stack_moves_and_merging_has_no_limit() {
    let mut scene = bear_rolls("d5:-1 d3:-5 d1:-2 a1:1", 1, 4);
    scene.chance("4");
    assert_eq!(stacks(&scene), "a1:1 d1:-2 d3:-5 d4:-1");
    let mut scene = bear_rolls("d4:-5 d3:-5 d1:-2 a1:1", 3, 0);
    scene.chance("4 4 4");
    assert_eq!(told(&scene, "merged")[0], json!({"space": "d3", "height": 10}));
    assert_eq!(told(&scene, "merged")[1], json!({"space": "d1", "height": 12}));
    assert_eq!(stacks(&scene), "a1:1 d1:-12");
}

#[test]
fn eo_17_pieces_cancel_one_for_one_and_the_rest_of_the_taller_stack_stays() {
    for (bear, player, left, removed) in [(2, 3, 1, 2), (3, 2, -1, 2), (5, 1, -4, 1), (1, 5, 4, 1), (12, 4, -8, 4)] {
        let mut scene = bear_rolls(&format!("c4:-{bear} c3:{player} a1:1"), 1, 12 - bear);
        let pit = position(&scene).pit;
        scene.chance("3");
        assert_eq!(stacks(&scene), format!("a1:1 c3:{left}"));
        assert_eq!(off_board(&scene), (0, pit + removed, 12 - bear + removed, 0));
        let (player, bear) = (left.max(0), -left.min(0));
        let cave = off_board(&scene).2;
        let told_of = json!({"space": "c3", "removed": removed, "player": player, "bear": bear, "pit": pit + removed, "cave": cave});
        assert_eq!(told(&scene, "captured"), [told_of]);
    }
}

#[test]
fn eo_17_equal_heights_leave_the_space_empty() {
    let mut scene = bear_rolls("c4:-3 c3:3 a1:1", 1, 9);
    scene.chance("3");
    assert_eq!(stacks(&scene), "a1:1");
    assert_eq!(off_board(&scene), (0, 11, 12, 0));
}

#[test]
fn eo_18_the_cave_sends_at_most_five_pieces() {
    for (cave, enters) in [(1, 1), (4, 4), (5, 5), (6, 5), (12, 5)] {
        let mut scene = bear_rolls("a1:1", 1, cave);
        scene.state.position.ground = 0;
        scene.chance("5");
        assert_eq!(stacks(&scene), format!("a1:1 e5:-{enters}"));
        assert_eq!(off_board(&scene).2, cave - enters);
        assert_eq!(
            told(&scene, "entered"),
            [json!({"die": 5, "space": "e5", "height": enters, "cave": cave - enters})]
        );
    }
}

#[test]
fn eo_18_an_empty_cave_makes_a_die_blank_and_an_entering_stack_captures() {
    let mut scene = bear_rolls("a1:1 b5:-12", 1, 0);
    scene.chance("5");
    assert_eq!(stacks(&scene), "a1:1 b5:-12");
    assert_eq!(told(&scene, "blank"), [json!({"die": 5, "why": "empty_cave"})]);
    assert_eq!(scene.turn(), game("a1:1").turn());
    let mut scene = bear_rolls("e5:5 b5:-9", 1, 3);
    scene.chance("5");
    assert_eq!(stacks(&scene), "b5:-9 e5:2");
    assert_eq!(off_board(&scene), (0, 10, 3, 0));
}

#[test]
fn eo_19_a_stack_falls_from_the_bottom_row_to_the_ground() {
    let mut scene = bear_rolls("b1:-4 a1:2", 2, 8);
    scene.state.position.cave = 3;
    scene.chance("2 2");
    assert_eq!(told(&scene, "grounded"), [json!({"die": 2, "from": "b1", "height": 4, "ground": 4})]);
    assert_eq!(stacks(&scene), "a1:2 b5:-3", "the second 2 finds no Bear piece in column b");
    assert_eq!(off_board(&scene).3, 4);
    assert_eq!(position(&scene).due, Due::Rain);
}

#[test]
fn eo_20_the_ground_rains_back_one_piece_per_die_after_the_roll() {
    let mut scene = bear_rolls("b1:-2 c1:-1 a1:1 e5:-9", 2, 0);
    scene.chance("2 3");
    for (fallen, die) in ["2", "2", "6"].into_iter().enumerate() {
        assert_eq!(scene.game.chance_name(position(&scene)), "rain");
        assert_eq!(scene.outcomes(), (1..=6).map(|face| (face.to_string(), 1)).collect::<Vec<_>>());
        assert_eq!((position(&scene).fallen, position(&scene).ground), (fallen as u32, 3 - fallen as u8));
        scene.chance(die);
    }
    assert_eq!(stacks(&scene), "a1:1 b5:-2 e5:-9");
    assert_eq!(off_board(&scene).2, 1);
    assert_eq!(scene.to_move(), 0);
    assert_eq!(position(&scene).fallen, 0);
}

#[test]
fn eo_20_a_six_or_a_stack_of_five_sends_the_piece_to_the_cave() {
    let mut scene = rain_falls("a1:1 c5:-4 c4:-2", 4);
    scene.chance("6");
    assert_eq!(told(&scene, "rained_to_cave"), [json!({"die": 6, "why": "six", "ground": 3, "cave": 3})]);
    scene.chance("3");
    assert_eq!(tags(&scene), ["rained", "merged"]);
    assert_eq!(told(&scene, "rained"), [json!({"die": 3, "space": "c5", "ground": 2})]);
    scene.chance("3");
    assert_eq!(told(&scene, "rained_to_cave"), [json!({"die": 3, "why": "full", "ground": 1, "cave": 4})]);
    assert_eq!(scene.turn(), Turn::Chance, "no die is rolled again");
    scene.chance("4");
    assert_eq!(tags(&scene), ["rained", "turn_began"]);
    assert_eq!(stacks(&scene), "a1:1 c4:-2 c5:-5 d5:-1");
}

#[test]
fn eo_20_rain_on_a_player_stack_removes_one_of_each_whatever_its_height() {
    for (height, left) in [(5, "b5:4"), (2, "b5:1"), (1, "")] {
        let mut scene = rain_falls(&format!("b5:{height} a1:1"), 1);
        scene.chance("2");
        assert_eq!(stacks(&scene), format!("a1:1 {left}").trim());
        assert_eq!(tags(&scene), ["rained", "captured", "turn_began"]);
        assert_eq!(off_board(&scene), (0, 12 - height, 12, 0));
    }
}

#[test]
fn eo_21_pieces_captured_in_this_turn_can_enter_again() {
    let mut scene = bear_rolls("a3:2 a4:-2 e1:1 b4:-10", 2, 0);
    scene.chance("1 3");
    assert_eq!(stacks(&scene), "e1:1 b4:-10 c5:-2");
    assert_eq!(off_board(&scene), (0, 11, 0, 0));
}
