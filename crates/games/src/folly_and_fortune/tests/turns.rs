//! FF-1, FF-4 to FF-9.

use bearcade_core::{Game, Seat, Turn};

use super::{custom, due, hand, row, table, tags, value};
use crate::folly_and_fortune::{Due, Event, refusal};

#[test]
fn ff_1_two_powers_on_one_trigger_happen_left_to_right() {
    for (powers, expected) in [
        ("stopped:add 2; stopped:double_discard_two", 10),
        ("stopped:double_discard_two; stopped:add 2", 8),
        ("stopped:below_becomes 4 9; stopped:subtract 1", 8),
        ("stopped:roll_again_raw; stopped:add 5", 6),
        ("stopped:add 5; stopped:roll_again_raw", 1),
    ] {
        let json = custom("{}", &[("P", 1, 1, powers), ("R", 3, 1, "none")]);
        let mut scene = table(&json, &[&["P"], &["F1", "F2"]], &[&["R", "F3"], &["F4"]]);
        scene.chance("R").act(0, "stop");
        if due(&scene) == Due::RawRoll {
            scene.chance("F3");
        }
        assert_eq!(value(&scene), expected, "{powers}");
    }
}

#[test]
fn ff_1_swapping_and_removing_are_optional_and_discarding_is_not() {
    let optional = ["swap_in_row", "swap_with_deck", "remove_from_any", "remove_from_neighbour", "return_to_die"];
    for power in optional {
        let json = custom("{}", &[("P", 0, 1, &format!("stopped:{power}"))]);
        let mut scene = table(&json, &[&["P", "F7", "F8"], &["F1", "F2"]], &[&["F3", "F5"], &["F4"]]);
        scene.chance("F3").act(0, "stop");
        if due(&scene) == Due::Target {
            scene.act(0, "target 1").act(0, "done");
        }
        assert!(scene.legal(0).contains(&"pass".to_owned()), "{power}");
    }
    let mut discard = table("{}", &[&["B04", "B05", "B06"], &["B01"]], &[&["B21", "B22"], &["B23"]]);
    discard.chance("B21").act(0, "stop");
    assert_eq!(discard.refused(0, "pass"), refusal::COMPULSORY);
    let json = r#"{"superpowers": true}"#;
    let mut unseen = table(json, &[&["B05", "S02", "B06"], &["B01"]], &[&["B21", "B22"], &["B23"]]);
    unseen.chance("B21").act(0, "stop").act(0, "target 1").act(0, "end left");
    assert_eq!(unseen.refused(0, "pass"), refusal::COMPULSORY);
    unseen.act(0, "discard_row 1");
    assert_eq!(unseen.refused(0, "pass"), refusal::COMPULSORY);
}

#[test]
fn ff_4_each_card_of_the_die_is_equally_likely_and_shown_to_everyone() {
    let mut scene = table("{}", &[&["B05", "B06"], &["B01"]], &[&["B21", "B22", "B30"], &["B23"]]);
    assert_eq!(scene.game.chance_name(&scene.state.position), "roll");
    assert_eq!(scene.outcomes(), ["B21", "B22", "B30"].map(|id| (id.to_owned(), 1)));
    scene.chance("B22");
    assert_eq!(format!("{:?}", scene.view(1).course.expect("a turn is in progress").rolled), "Some(B22)");
}

/// FF-5, FF-6: effects of earlier cards no longer apply.
#[test]
fn ff_5_roll_k_is_under_card_k_of_the_row() {
    let rows: &[&[&str]] = &[&["B02", "B18", "B36"], &["B01", "B03"]];
    for (rerolls, expected) in [(0, 3 + 1), (1, 3 + 2), (2, 3 + 4)] {
        let mut scene = table("{}", rows, &[&["B21", "B22", "B30"], &["B23"]]);
        scene.chance("B21");
        for _ in 0..rerolls {
            scene.act(0, "reroll").chance("B21");
        }
        let in_charge = scene.view(1).course.expect("a turn is in progress").in_charge.expect("a card");
        assert_eq!(in_charge.text(), rows[0][rerolls]);
        scene.act(0, "stop");
        assert_eq!(value(&scene), expected);
    }
}

#[test]
fn ff_6_a_player_can_roll_again_while_the_row_has_a_next_card() {
    let mut scene = table("{}", &[&["B05", "B12"], &["B01"]], &[&["B21", "B22"], &["B23"]]);
    scene.chance("B21");
    assert_eq!(scene.legal(0), ["stop", "reroll"]);
    assert_eq!(scene.view(0).course.expect("a turn is in progress").rolls_left, 1);
    scene.act(0, "reroll");
    assert_eq!(tags(&scene), ["put_back"]);
    assert_eq!(scene.outcomes().len(), 2, "the revealed card is back in the hand");
    assert_eq!(format!("{:?}", scene.view(1).players[0].known), "[B21]");
    scene.chance("B21");
    assert_eq!(scene.legal(0), ["stop"]);
    assert_eq!(scene.refused(0, "reroll"), refusal::NO_NEXT_CARD);
    assert_eq!(scene.refused(0, "end left"), refusal::NOT_NOW);
}

#[test]
fn ff_7_the_value_is_the_number_then_passed_then_stopped_powers() {
    let cards =
        [("A", 1, 1, "passed:add 3"), ("D", 1, 1, "passed:subtract 1"), ("S", 1, 1, "stopped:below_becomes 5 0")];
    let json = custom("{}", &[&cards[..], &[("R", 2, 1, "none"), ("Q", 3, 1, "none")]].concat());
    for (rolled, before, after) in [("R", 4, 0), ("Q", 5, 5)] {
        let mut scene = table(&json, &[&["A", "D", "S"], &["F1"]], &[&["R", "Q"], &["F2"]]);
        scene.chance("R").act(0, "reroll").chance("Q").act(0, "reroll").chance(rolled).act(0, "stop");
        let Event::Stopped { value, passed, .. } = scene.events[0] else { panic!("{:?}", scene.events) };
        assert_eq!((value, passed), (before, 2));
        assert_eq!(super::value(&scene), after, "the stopped power comes last");
    }
}

#[test]
fn ff_8_the_rolled_card_is_added_after_the_attack_and_all_stopped_powers() {
    let powers = "stopped:double_discard_two; stopped:shuffle_row";
    let json = custom("{}", &[("P", 1, 1, powers), ("R", 3, 1, "none")]);
    let mut scene = table(&json, &[&["P", "F1", "F2", "F3"], &["F4", "F5"]], &[&["R", "F6"], &["F7"]]);
    scene.chance("R").act(0, "stop");
    assert_eq!(due(&scene), Due::Discard, "the discard comes before the attack");
    scene.act(0, "discard 1 2");
    assert_eq!(due(&scene), Due::Target);
    scene.act(0, "target 1");
    assert_eq!(due(&scene), Due::Remove);
    scene.act(0, "remove 1");
    assert_eq!(due(&scene), Due::ShuffleRow, "the shuffle comes after the attack");
    assert!(hand(&scene, 0).contains(&"R"), "the rolled card is still in the hand");
    scene.chance("F3");
    assert_eq!(scene.legal(0), ["end left", "end right"]);
    let mut left = table(&json, &[&["F1"], &["F4", "F5"]], &[&["R", "F6"], &["F7"]]);
    left.chance("R").act(0, "stop").act(0, "target 1").act(0, "done").act(0, "end left");
    assert_eq!((row(&left, 0), hand(&left, 0)), (vec!["R", "F1"], vec!["F6"]));
    scene.act(0, "end right");
    assert_eq!((row(&scene, 0), hand(&scene, 0)), (vec!["F3", "F2", "R"], vec!["F6"]));
}

/// FF-9, FF-35: an unseen draw comes before the check for the end.
#[test]
fn ff_9_unseen_powers_come_before_the_end_check_and_the_next_player() {
    let json = r#"{"superpowers": true}"#;
    let mut scene = table(json, &[&["B05", "S05"], &["B01"]], &[&["B21"], &["B22"]]);
    scene.chance("B21").act(0, "stop").act(0, "target 1").act(0, "end right");
    assert_eq!(tags(&scene), ["added", "unseen"]);
    assert_eq!(scene.turn(), Turn::Chance);
    scene.chance("B30");
    assert_eq!(tags(&scene), ["drew", "turn_began"], "the draw kept the game going");
    assert_eq!(scene.state.position.to_move, Seat::new(1));
    let mut seen = table(json, &[&["B05", "S05"], &["B01"]], &[&["B21"], &["B22"]]);
    seen.chance("B21").act(0, "reroll").chance("B21").act(0, "stop").act(0, "target 1").act(0, "end left");
    assert_eq!(seen.turn(), Turn::Over);
}
