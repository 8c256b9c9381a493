//! The rulebook's worked examples.

use super::{custom, due, row, table, value};
use crate::folly_and_fortune::Due;

/// Worked example 1: FF-5, FF-7, FF-16.
#[test]
fn example_1_the_third_card_adds_three() {
    let json = custom("{}", &[("T", 2, 1, "stopped:add 3"), ("R", 3, 1, "none"), ("A", 5, 1, "stopped:add 9")]);
    let mut scene = table(&json, &[&["F1", "A", "T", "F2"], &["F3"]], &[&["R", "F4"], &["F5"]]);
    scene.chance("F4").act(0, "reroll").chance("F4").act(0, "reroll").chance("R").act(0, "stop");
    assert_eq!(value(&scene), 6);
}

/// Worked example 2: FF-10, FF-11.
#[test]
fn example_2_damage_6_against_healths_3_4_and_1() {
    let json = custom("{}", &[("R", 6, 1, "none"), ("H3", 1, 3, "none"), ("H4", 1, 4, "none"), ("H1", 1, 1, "none")]);
    let mut scene = table(&json, &[&["F1"], &["H3", "H4", "H1"]], &[&["R", "F4"], &["F5"]]);
    scene.chance("R").act(0, "stop").act(0, "target 1");
    let start = scene.state.clone();
    assert_eq!(scene.legal(0), ["done", "remove 1", "remove 2", "remove 3"]);
    scene.act(0, "remove 2").act(0, "remove 2");
    assert_eq!((row(&scene, 1), due(&scene)), (vec!["H3"], Due::End), "4 + 1 is possible");
    scene.state = start.clone();
    scene.act(0, "remove 1");
    assert_eq!(scene.legal(0), ["done", "remove 2"], "3 + 4 is not possible");
    scene.act(0, "remove 2");
    assert_eq!((row(&scene, 1), due(&scene)), (vec!["H4"], Due::End), "all three are never possible");
    scene.state = start;
    scene.act(0, "remove 3");
    assert_eq!((row(&scene, 1), due(&scene)), (vec!["H3", "H4"], Due::End), "removing only the 1 is possible");
}

/// Worked example 3: FF-17, FF-32, FF-33.
#[test]
fn example_3_the_unseen_card_hurts_its_owner() {
    let cards = [
        ("A", 1, 1, "passed:subtract 2"),
        ("B", 4, 4, "stopped:shuffle_row"),
        ("C", 0, 4, "passed:add 1; unseen:damage_self 1"),
        ("R", 3, 3, "none"),
    ];
    let mut scene = table(&custom("{}", &cards), &[&["A", "B", "C"], &["F3", "F2"]], &[&["R", "F4"], &["F5"]]);
    scene.chance("R").act(0, "reroll").chance("R").act(0, "stop");
    assert_eq!(value(&scene), 1);
    scene.act(0, "target 1").act(0, "remove 1").chance("C").chance("A").act(0, "end left");
    assert_eq!(row(&scene, 0), ["R", "C", "A", "B"]);
    assert_eq!(scene.legal(0), ["remove 3"], "only the card with health 1");
    scene.act(0, "remove 3");
    assert_eq!(row(&scene, 0), ["R", "C", "B"]);
    assert_eq!(scene.state.position.to_move.index(), 1);
}

/// Worked example 4: FF-12.
#[test]
fn example_4_both_cards_with_health_1_must_go() {
    let cards = [("A", 1, 1, "stopped:subtract 3"), ("B", 1, 1, "none"), ("C", 1, 3, "none")];
    let mut scene = table(&custom("{}", &cards), &[&["A", "B", "C"], &["F3"]], &[&["F1", "F4"], &["F5"]]);
    scene.chance("F1").act(0, "stop");
    assert_eq!(value(&scene), -2);
    assert_eq!(scene.legal(0), ["remove 1"]);
    scene.act(0, "remove 1");
    assert_eq!(scene.legal(0), ["remove 1"]);
    scene.act(0, "remove 1");
    assert_eq!((row(&scene, 0), due(&scene)), (vec!["C"], Due::End));
}

/// Worked example 5: FF-24, FF-25, FF-26.
#[test]
fn example_5_powers_change_the_value() {
    for (rolled, power, expected) in
        [(5, "below_becomes 3 0", 5), (5, "above_becomes 4 0", 0), (3, "double_discard_two", 6)]
    {
        let json = custom("{}", &[("P", 1, 1, &format!("stopped:{power}")), ("R", rolled, 1, "none")]);
        let mut scene = table(&json, &[&["P"], &["F3"]], &[&["R", "F4"], &["F5"]]);
        scene.chance("R").act(0, "stop");
        assert_eq!(value(&scene), expected, "{power}");
    }
}

/// Worked example 6: FF-19.
#[test]
fn example_6_a_single_return_to_die_does_not_lock_the_game() {
    let mut scene = table("{}", &[&["B07"], &["B19", "B05"]], &[&["B21", "B22"], &["B23"]]);
    scene.chance("B21").act(0, "stop");
    assert_eq!(scene.legal(0), ["pass", "return"]);
    scene.act(0, "pass").act(0, "target 1").act(0, "remove 1").act(0, "end right");
    assert_eq!((row(&scene, 0), row(&scene, 1)), (vec!["B07", "B21"], vec!["B05"]));
}
