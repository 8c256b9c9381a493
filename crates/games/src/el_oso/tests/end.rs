use bearcade_conformance::Scene;
use serde_json::json;

use super::{bear_rolls, game, game_with, off_board, position, rain_falls, stacks, tags, told};
use crate::el_oso::{Class, Due, ElOso, End, Phase, refusal};

/// Sets up a game with this many pieces in the Sky, in which the last stack is on the top row.
fn about_to_leave(sky: u8, height: u8) -> Scene<ElOso> {
    let mut scene = game(&format!("c5:{height}"));
    let position = &mut scene.state.position;
    position.sky = sky;
    position.pit = 12 - sky - height;
    scene
}

/// EO-3: a game can end with pieces on the Ground.
#[test]
fn eo_3_a_game_that_ends_in_the_bears_turn_keeps_its_ground_pieces() {
    let mut scene = bear_rolls("a1:-3 c4:-1 c3:1", 3, 8);
    scene.chance("1 3 5");
    assert_eq!(position(&scene).due, Due::Nothing(End::Gone));
    assert_eq!(off_board(&scene), (0, 12, 9, 3));
    assert_eq!(stacks(&scene), "");
}

#[test]
fn eo_22_the_game_can_end_in_the_middle_of_a_roll() {
    let mut scene = bear_rolls("b4:-1 b3:1 d5:-1", 4, 10);
    scene.chance("2 4 5 6");
    assert_eq!(tags(&scene), ["rolled", "bear_moved", "captured", "ended"]);
    assert_eq!(stacks(&scene), "d5:-1", "the 4 and the 5 have no effect");
    assert_eq!(scene.outcome().to_string(), "winners -; scores 0; standing 0");
    assert_eq!(scene.refused(0, "b3-pass"), refusal::OVER);
    assert_eq!(scene.refused(0, "stop").number, "EO-22");
    assert_eq!((scene.view(0).phase, scene.view(0).ended), (Phase::Over, Some(End::Gone)));
}

#[test]
fn eo_22_the_game_can_end_in_the_middle_of_the_rain() {
    let mut scene = rain_falls("b5:1", 3);
    scene.chance("2");
    assert_eq!(tags(&scene), ["rained", "captured", "ended"]);
    assert_eq!(position(&scene).due, Due::Nothing(End::Gone));
    assert_eq!(off_board(&scene), (0, 12, 10, 2));
    let mut on_the_last_piece = rain_falls("b5:1", 1);
    on_the_last_piece.chance("2");
    assert_eq!(position(&on_the_last_piece).due, Due::Nothing(End::Gone));
}

#[test]
fn eo_22_the_bear_has_no_turn_after_the_last_stack_leaves() {
    let mut scene = about_to_leave(0, 5);
    scene.act(0, "c5-sky");
    assert_eq!(tags(&scene), ["left_to_sky", "ended"]);
    assert_eq!(told(&scene, "ended"), [json!({"why": "gone", "sky": 5, "class": "loss"})]);
    assert_eq!(scene.outcome().scores(), [5]);
    let mut not_last = game("c5:2 a1:1");
    not_last.act(0, "c5-sky");
    assert_eq!(position(&not_last).due, Due::Roll(2));
}

#[test]
fn eo_23_ten_is_a_win_and_eleven_or_twelve_a_superior_win() {
    for (sky, class, word) in [
        (0, Class::Loss, "loss"),
        (9, Class::Loss, "loss"),
        (10, Class::Win, "win"),
        (11, Class::SuperiorWin, "superior_win"),
        (12, Class::SuperiorWin, "superior_win"),
    ] {
        let mut scene = about_to_leave(u8::saturating_sub(sky, 1), u8::from(sky > 0));
        if sky == 0 {
            scene = game("c4:1");
            scene.act(0, "stop");
        } else {
            scene.act(0, "c5-sky");
        }
        assert_eq!(scene.outcome().scores(), [i32::from(sky)]);
        assert_eq!(scene.outcome().winners().is_empty(), sky < 10);
        assert_eq!(scene.view(0).class, Some(class));
        assert_eq!(told(&scene, "ended")[0]["class"], word);
    }
}

#[test]
fn eo_23_stopping_needs_three_pieces_in_the_pit() {
    for (height, can_stop) in [("a1:5 b1:5 c3:2", false), ("a1:5 b1:5", false), ("a1:5 b1:4", true), ("a1:1", true)] {
        let mut scene = game(height);
        assert_eq!(scene.legal(0).contains(&"stop".to_owned()), can_stop);
        assert_eq!(scene.view(0).can_stop, can_stop);
        if can_stop {
            scene.state.position.sky = 2;
            scene.act(0, "stop");
            assert_eq!(position(&scene).due, Due::Nothing(End::Stop));
            assert_eq!(scene.outcome().scores(), [2]);
            assert_eq!(scene.refused(0, "a1-pass"), refusal::STOPPED);
            assert_eq!(position(&scene).turn, 1, "a stop is a decision on the player's turn");
            assert!(!scene.view(0).can_stop);
        } else {
            assert_eq!(scene.refused(0, "stop"), refusal::STOP_TOO_EARLY);
        }
    }
    assert_eq!([refusal::STOP_TOO_EARLY, refusal::STOPPED].map(|rule| rule.number), ["EO-23"; 2]);
}

/// EO-23: play continues for score when ten can no longer be reached.
#[test]
fn eo_23_a_lost_game_continues() {
    let mut scene = game("a1:1 c5:1");
    scene.act(0, "c5-sky").chance("6");
    assert_eq!((position(&scene).pit, position(&scene).class()), (10, Class::Loss));
    assert_eq!(scene.to_move(), 0);
    assert_eq!(scene.view(0).class, None, "nothing is decided yet");
}

#[test]
fn eo_24_the_game_ends_right_after_the_last_turn() {
    let mut scene = game_with(r#"{"turn_limit": 2}"#, "a1:3 c5:4");
    assert_eq!(scene.view(0).turns_left, Some(2));
    scene.act(0, "a1-pass").chance("6 6 6");
    assert_eq!((scene.view(0).turn, scene.view(0).turns_left), (1, Some(1)));
    scene.act(0, "c5-sky");
    assert_eq!(told(&scene, "ended"), [json!({"why": "turn_limit", "sky": 4, "class": "loss"})]);
    assert_eq!(position(&scene).due, Due::Nothing(End::TurnLimit));
    assert_eq!(scene.outcome().scores(), [4]);
    assert_eq!((scene.view(0).turn, scene.view(0).turns_left), (2, Some(0)));
    assert_eq!(scene.refused(0, "a1-pass"), refusal::TURNS_USED_UP);
    assert_eq!(refusal::TURNS_USED_UP.number, "EO-24");
    // When the last stack leaves, the game ends anyway.
    let mut gone = game_with(r#"{"turn_limit": 1}"#, "c5:4");
    gone.act(0, "c5-sky");
    assert_eq!(position(&gone).due, Due::Nothing(End::Gone));
}

#[test]
fn eo_24_without_the_option_there_is_no_limit() {
    let mut scene = game("a1:1");
    scene.state.position.turn = 1_000_000;
    scene.act(0, "a1-pass").chance("6");
    assert_eq!(scene.to_move(), 0);
    assert_eq!(scene.view(0).turns_left, None);
}
