use bearcade_core::{Game, Seat, Turn};
use serde_json::json;

use super::{game, off_board, position, stacks, tags, told};
use crate::el_oso::{Due, Space, refusal};

/// Returns the spaces that the stack on `from` can move to.
fn goals(board: &str, from: &str) -> Vec<String> {
    let scene = game(board);
    let named =
        scene.legal(0).into_iter().filter_map(|text| text.strip_prefix(from)?.strip_prefix('-').map(str::to_owned));
    let mut goals: Vec<String> = named.filter(|goal| goal.len() == 2).collect();
    goals.sort_unstable();
    goals
}

#[test]
fn eo_7_a_stack_moves_as_a_whole() {
    let mut scene = game("c1:3 a1:2 e5:-1");
    scene.act(0, "c1-d2");
    assert_eq!(stacks(&scene), "a1:2 d2:3 e5:-1");
    assert_eq!(told(&scene, "moved"), [json!({"from": "c1", "to": "d2", "height": 3})]);
}

#[test]
fn eo_7_only_player_stacks_can_be_used() {
    let scene = game("c1:3 d5:-1");
    for action in ["a1-b2", "b1-pass", "e5-sky", "a1-a1"] {
        assert_eq!(scene.refused(0, action), refusal::EMPTY_SPACE, "{action}");
    }
    for action in ["d5-c4", "d5-pass", "d5-sky", "d5-d4"] {
        assert_eq!(scene.refused(0, action), refusal::BEAR_STACK, "{action}");
    }
    assert_eq!([refusal::EMPTY_SPACE, refusal::BEAR_STACK].map(|rule| rule.number), ["EO-7"; 2]);
    assert!(scene.legal(0).iter().all(|action| action.starts_with("c1") || action == "stop"));
}

#[test]
fn eo_8_stacks_move_diagonally_or_sideways_but_never_straight() {
    assert_eq!(goals("c3:1", "c3"), ["b2", "b3", "b4", "d2", "d3", "d4"]);
    let scene = game("c3:5");
    for action in ["c3-c4", "c3-c2", "c3-c5", "c3-c1"] {
        assert_eq!(scene.refused(0, action), refusal::STRAIGHT, "{action}");
    }
    for action in ["c3-b5", "c3-d1", "c3-a4", "c3-e2"] {
        assert_eq!(scene.refused(0, action), refusal::NOT_IN_LINE, "{action}");
    }
    assert_eq!([refusal::STRAIGHT, refusal::NOT_IN_LINE].map(|rule| rule.number), ["EO-8"; 2]);
    // Rows don't wrap around the edges of the board.
    assert_eq!(goals("a3:1", "a3"), ["b2", "b3", "b4"]);
    assert_eq!(goals("e3:1", "e3"), ["d2", "d3", "d4"]);
    assert_eq!(goals("a5:5", "a5"), ["b4", "b5", "c3", "c5", "d2", "d5", "e1", "e5"]);
    assert_eq!(goals("e1:5", "e1"), ["a1", "a5", "b1", "b4", "c1", "c3", "d1", "d2"]);
}

#[test]
fn eo_9_a_stack_moves_at_most_its_height() {
    for (height, goals_of_e1) in [(1, 2), (2, 4), (3, 6), (4, 8), (5, 8)] {
        assert_eq!(goals(&format!("e1:{height}"), "e1").len(), goals_of_e1, "{height}");
    }
    assert_eq!(goals("a1:2", "a1"), ["b1", "b2", "c1", "c3"]);
    let scene = game("a1:2");
    for action in ["a1-d1", "a1-d4", "a1-e1", "a1-e5"] {
        assert_eq!(scene.refused(0, action), refusal::TOO_FAR, "{action}");
    }
    assert_eq!(scene.refused(0, "a1-a1"), refusal::NO_DISTANCE);
    assert_eq!(position(game("a1:2").act(0, "a1-c3")).board, super::board("c3:2"));
    assert_eq!([refusal::TOO_FAR, refusal::NO_DISTANCE].map(|rule| rule.number), ["EO-9"; 2]);
}

#[test]
fn eo_10_stacks_move_only_over_and_onto_empty_spaces() {
    for other in [1, -1] {
        assert_eq!(goals(&format!("c1:3 d2:{other} b1:{other}"), "c1"), ["a3", "b2", "d1", "e1"]);
        let scene = game(&format!("c1:3 d2:{other} b1:{other}"));
        assert_eq!(scene.refused(0, "c1-d2"), refusal::OCCUPIED);
        assert_eq!(scene.refused(0, "c1-b1"), refusal::OCCUPIED);
        assert_eq!(scene.refused(0, "c1-e3"), refusal::BLOCKED);
        assert_eq!(scene.refused(0, "c1-a1"), refusal::BLOCKED);
    }
    assert_eq!([refusal::OCCUPIED, refusal::BLOCKED].map(|rule| rule.number), ["EO-10"; 2]);
    // The third space is empty again, but still out of reach.
    assert_eq!(goals("a1:5 c1:1 b2:-1", "a1"), ["b1"]);
    assert_eq!(game("a1:5 c1:1 b2:-1").refused(0, "a1-d1"), refusal::BLOCKED);
}

#[test]
fn eo_11_stacks_leave_from_every_column_of_the_top_row_only() {
    for column in ["a", "b", "c", "d", "e"] {
        let mut scene = game(&format!("{column}5:3 c1:2"));
        scene.act(0, &format!("{column}5-sky"));
        assert_eq!(stacks(&scene), "c1:2");
        assert_eq!(off_board(&scene).0, 3);
        let leaving = json!({"from": format!("{column}5"), "height": 3, "sky": 3});
        assert_eq!(told(&scene, "left_to_sky"), [leaving]);
        for row in 1..=4 {
            let scene = game(&format!("{column}{row}:5"));
            let sky = format!("{column}{row}-sky");
            assert_eq!(scene.refused(0, &sky), refusal::NOT_TOP_ROW);
            assert!(!scene.legal(0).contains(&sky));
        }
    }
    assert_eq!(refusal::NOT_TOP_ROW.number, "EO-11");
    // Even a surrounded stack can leave.
    assert_eq!(game("a5:1 b5:-1 b4:-1").legal(0), ["a5-sky", "a5-pass", "stop"]);
}

/// EO-12, EO-28: any stack may pass, even if every stack is blocked.
#[test]
fn eo_12_every_stack_may_pass_and_stays_in_place() {
    let hemmed_in = "a1:1 b1:2 a2:-1 b2:-1 c1:-1 c2:-1";
    assert_eq!(game(hemmed_in).legal(0), ["a1-pass", "b1-pass", "stop"]);
    for space in Space::all() {
        assert!(game(&format!("{space}:1")).legal(0).contains(&format!("{space}-pass")));
    }
    for pass in ["a1-pass", "b1-pass"] {
        let mut scene = game(hemmed_in);
        scene.act(0, pass);
        assert_eq!(stacks(&scene), stacks(&game(hemmed_in)));
        assert_eq!(tags(&scene), ["passed"]);
        assert_eq!(position(&scene).turn, 1);
    }
}

/// EO-13, EO-28: the number of dice is the height of the stack used, so a low stack makes a quiet turn.
#[test]
fn eo_13_the_bear_rolls_as_many_dice_as_the_stack_is_high() {
    for height in 1..=5u8 {
        for (from, action) in [("c3", "c3-b4"), ("c3", "c3-pass"), ("c5", "c5-sky")] {
            let mut scene = game(&format!("{from}:{height} e1:4"));
            scene.act(0, action);
            assert_eq!(position(&scene).due, Due::Roll(height), "{action}");
            assert_eq!(position(&scene).dice_due(), height);
            assert!(scene.outcomes().iter().all(|(dice, _)| dice.split(' ').count() == usize::from(height)));
        }
    }
}

#[test]
fn actions_out_of_turn_are_refused_and_not_listed() {
    let mut scene = game("c3:2");
    assert!(scene.legal(1).is_empty());
    let stop = scene.game.read_action("stop").expect("the text is an action");
    for seat in 1..8 {
        assert_eq!(scene.game.check(position(&scene), Seat::new(seat), stop), Err(refusal::OUT_OF_TURN));
    }
    scene.act(0, "c3-pass");
    assert_eq!(scene.turn(), Turn::Chance);
    assert!(scene.legal(0).is_empty());
    for action in ["stop", "c3-pass", "c3-c4", "a1-sky"] {
        assert_eq!(scene.refused(0, action), refusal::OUT_OF_TURN);
    }
}
