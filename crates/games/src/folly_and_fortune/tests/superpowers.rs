//! FF-29 to FF-34.

use bearcade_conformance::options;
use bearcade_core::{Game, Seat, SeenStep, Step, Turn, Viewer};

use super::{Table, custom, discard, due, hand, row, table, tags, value};
use crate::folly_and_fortune::{Due, FollyAndFortune, Sign, refusal};

const SUPER: &str = r#"{"superpowers": true}"#;

#[test]
fn ff_29_the_superpower_cards_join_the_deck() {
    for (json, cards) in [("{}", 50), (SUPER, 75)] {
        let game = FollyAndFortune::new(options(json), 2).expect("the options are valid");
        assert_eq!(game.deck().cards().len(), cards);
        assert_eq!(game.deck().find("S01").is_some(), cards == 75);
    }
}

/// FF-30: a card is not unseen if a roll reached it, if it was added this turn, or if it has left the row.
#[test]
fn ff_30_cards_that_no_roll_reached_are_unseen() {
    let cards = [
        ("U", 1, 1, "unseen:look_at_hand"),
        ("V", 1, 1, "unseen:look_at_hand"),
        ("R", 0, 1, "unseen:look_at_hand"),
        ("D", 1, 1, "stopped:double_discard_two"),
    ];
    let json = custom("{}", &cards);
    let looks = |rerolls: usize, row: &[&str], extra: &[&str]| {
        let mut scene = table(&json, &[row, &["F1"]], &[&["R", "F2"], &["F3"]]);
        scene.chance("R");
        for _ in 0..rerolls {
            scene.act(0, "reroll").chance("R");
        }
        scene.act(0, "stop");
        for action in extra {
            scene.act(0, action);
        }
        scene.act(0, "end right");
        let mut count = 0;
        while due(&scene) == Due::Look {
            scene.act(0, "look 1");
            count += 1;
        }
        count
    };
    assert_eq!(looks(0, &["F4", "U", "V"], &[]), 2, "R was added this turn");
    assert_eq!(looks(1, &["F4", "U", "V"], &[]), 1);
    assert_eq!(looks(2, &["F4", "U", "V"], &[]), 0);
    assert_eq!(looks(0, &["D", "U", "V"], &["discard 1 2"]), 1, "U has left the row");
}

/// FF-30: a card that has left the row is not unseen, even if it comes back.
#[test]
fn ff_30_a_card_that_left_and_came_back_has_no_unseen_power() {
    let cards = [("W", 1, 1, "unseen:swap_row_cards; unseen:swap_row_cards"), ("L", 1, 1, "unseen:look_at_hand")];
    let mut scene = table(&custom("{}", &cards), &[&["F1", "W", "L"], &["F2"]], &[&["F3", "F4"], &["F5"]]);
    scene.chance("F3").act(0, "stop").act(0, "target 1").act(0, "end right").act(0, "swap_rows 3 1 1");
    assert!(scene.view(1).course.expect("a turn is in progress").unreached.is_empty());
    scene.act(0, "swap_rows 3 1 1");
    assert_eq!(row(&scene, 0), ["F1", "W", "L", "F3"]);
    assert_eq!(tags(&scene), ["swapped_rows", "turn_began"]);
}

/// FF-30: passed powers take effect at the reroll and last until the end of the turn.
#[test]
fn ff_30_passed_powers_take_effect_at_the_reroll_and_last_the_turn() {
    let mut scene = table(SUPER, &[&["S12", "B05"], &["B19", "B35"]], &[&["B21", "B22"], &["B23"]]);
    scene.chance("B21");
    assert_eq!(scene.view(1).course.expect("a turn is in progress").passed, 0);
    scene.act(0, "reroll");
    assert_eq!(scene.view(1).course.expect("a turn is in progress").passed, -1);
    scene.chance("B21").act(0, "stop").act(0, "target 1").act(0, "done").act(0, "end left");
    assert_eq!(scene.state.position.course.passed, 0);
}

#[test]
fn ff_31_remove_from_neighbour_takes_one_card_from_a_neighbours_row() {
    let rows: &[&[&str]] = &[&["S04"], &["B19", "B05"], &["B12", "B35"], &["B21", "B29"]];
    let hands: &[&[&str]] = &[&["B33", "B32"], &["B22"], &["B23"], &["B20"]];
    let mut scene = table(SUPER, rows, hands);
    scene.chance("B33").act(0, "stop");
    assert_eq!(scene.legal(0), ["pass", "remove_from 1 1", "remove_from 1 2", "remove_from 3 1", "remove_from 3 2"]);
    assert_eq!(scene.refused(0, "remove_from 2 1"), refusal::NOT_A_NEIGHBOUR);
    assert_eq!(scene.refused(0, "remove_from 0 1"), refusal::NOT_A_NEIGHBOUR);
    assert_eq!(scene.refused(0, "remove_from 5 1"), refusal::NO_SUCH_ROW);
    assert_eq!(scene.refused(0, "remove_from 1 3"), refusal::NO_SUCH_REMOVAL);
    scene.act(0, "remove_from 3 1");
    assert_eq!((row(&scene, 3), discard(&scene), due(&scene)), (vec!["B29"], vec!["B21"], Due::Target));
    // If all rows have one card, there is no choice (FF-11).
    let mut none = table(SUPER, &[&["S04", "B05"], &["B19"]], &[&["B33", "B32"], &["B22"]]);
    none.chance("B33").act(0, "stop");
    assert_eq!(due(&none), Due::Target);
}

#[test]
fn ff_31_remove_from_any_takes_even_the_players_own_shielded_card() {
    let rows: &[&[&str]] = &[&["S01", "S11"], &["B19", "B05"], &["B12", "B35"]];
    let mut scene = table(SUPER, rows, &[&["B33", "B32"], &["B22"], &["B23"]]);
    scene.chance("B33").act(0, "reroll").chance("B33").act(0, "stop");
    assert_eq!(format!("{:?}", scene.view(0).players[0].sideways), "[S01]");
    let own = ["pass", "remove_from 0 1", "remove_from 0 2"];
    assert_eq!(scene.legal(0)[..3], own);
    assert_eq!(scene.legal(0).len(), 7);
    scene.act(0, "remove_from 0 1");
    assert_eq!((row(&scene, 0), due(&scene)), (vec!["S11"], Due::Target));
    assert!(scene.state.position.sideways.is_empty(), "a card that left the row no longer lies sideways");
}

#[test]
fn ff_31_one_removed_card_is_kept() {
    let rows: &[&[&str]] = &[&["S03"], &["B19", "B35", "B05"]];
    let mut scene = table(SUPER, rows, &[&["B33", "B32"], &["B22"]]);
    scene.chance("B33").act(0, "stop").act(0, "target 1").act(0, "remove 1").act(0, "remove 1");
    panic_free(&scene);
    assert_eq!(scene.legal(0), ["keep B19 left", "keep B19 right", "keep B35 left", "keep B35 right"]);
    assert_eq!(scene.refused(0, "keep B05 left"), refusal::NOT_REMOVED);
    assert_eq!(scene.refused(0, "pass"), refusal::MUST_KEEP);
    scene.act(0, "keep B35 left");
    assert_eq!((row(&scene, 0), discard(&scene), due(&scene)), (vec!["B35", "S03"], vec!["B19"], Due::End));
    // If nothing was removed, there is nothing to keep. A self-attack gives nothing to keep.
    let mut none = table(SUPER, rows, &[&["B33", "B32"], &["B22"]]);
    none.chance("B33").act(0, "stop").act(0, "target 1").act(0, "done");
    assert_eq!(due(&none), Due::End);
    let mut own = table(SUPER, &[&["S08", "B46"], &["B05"]], &[&["S01", "B32"], &["B22"]]);
    own.chance("S01").act(0, "stop").act(0, "remove 2");
    assert_eq!((discard(&own), due(&own)), (vec!["B46"], Due::End));
}

/// FF-31, FF-18: only one card is kept, from either attack, before the rolled card is added.
#[test]
fn ff_31_only_one_card_is_kept_from_two_attacks() {
    let json = custom("{}", &[("P", 1, 1, "stopped:keep_one_removed; stopped:attack_two"), ("R", 1, 1, "none")]);
    let rows: &[&[&str]] = &[&["P"], &["F1", "F2"], &["F3", "F4"]];
    let mut scene = table(&json, rows, &[&["R", "F5"], &["F6"], &["F7"]]);
    scene.chance("R").act(0, "stop").act(0, "target 1").act(0, "remove 1");
    assert_eq!(due(&scene), Due::Target, "both attacks come before keeping a card");
    scene.act(0, "target 2").act(0, "remove 2");
    assert_eq!(scene.legal(0), ["keep F1 left", "keep F1 right", "keep F4 left", "keep F4 right"]);
    scene.act(0, "keep F4 right").act(0, "end right");
    assert_eq!((row(&scene, 0), discard(&scene)), (vec!["P", "F4", "R"], vec!["F1"]));
}

/// FF-33, FF-20, FF-28: a part of the die loses the card that goes under the deck, and does not gain the drawn one.
#[test]
fn ff_33_the_part_of_the_die_also_applies_to_a_raw_roll() {
    let json = custom("{}", &[("P", 1, 1, "stopped:swap_with_deck; stopped:roll_again_raw")]);
    let mut scene = table(&json, &[&["P"], &["F1", "F2"]], &[&["F3", "F4", "F5", "F6"], &["F7"]]);
    scene.state.position.due = Due::Part;
    scene.act(0, "part F3").act(0, "part F4").act(0, "part F5").act(0, "done");
    scene.chance("F3").act(0, "stop").act(0, "swap_deck F4").chance("F60");
    assert_eq!(scene.outcomes(), ["F3", "F5"].map(|id| (id.to_owned(), 1)));
}

/// FF-33, FF-20: the size of the part does not show whether the card put under the deck was in it.
#[test]
fn ff_33_the_size_of_the_part_reveals_nothing_about_a_swap() {
    let swap = |action: &str| {
        let mut scene = table("{}", &[&["B16", "B05"], &["B12"]], &[&["B21", "B22", "B32", "B39"], &["B23"]]);
        scene.state.position.due = Due::Part;
        scene.act(0, "part B21").act(0, "part B22").act(0, "done").chance("B21").act(0, "stop").act(0, action);
        let own = scene.view(0).course.expect("a turn is in progress").part.and_then(|part| part.cards);
        (own.map(|cards| cards.len()), scene.view(1))
    };
    let (inside, outside) = (swap("swap_deck B22"), swap("swap_deck B32"));
    assert_eq!(inside.1, outside.1, "the others see no difference");
    assert_eq!((inside.0, outside.0), (Some(1), Some(2)), "the owner sees the difference");
}

/// FF-33: choosing the whole hand means choosing no part, so a card drawn later can be rolled too.
#[test]
fn ff_33_the_whole_hand_is_not_a_part() {
    let json = custom("{}", &[("P", 1, 1, "stopped:draw_no_attack; stopped:roll_again_raw")]);
    let mut scene = table(&json, &[&["P"], &["F1", "F2"]], &[&["F3", "F4"], &["F7"]]);
    scene.state.position.due = Due::Part;
    scene.act(0, "part F3").act(0, "part F4").act(0, "done").chance("F3").act(0, "stop").chance("F60");
    assert_eq!(scene.outcomes().len(), 3);
}

/// FF-3: the view shows from the start of the very first turn that there will be no attack.
#[test]
fn ff_3_without_an_opening_attack_the_view_says_so() {
    let mut scene = table(r#"{"opening_attack": false}"#, &[&["B05"], &["B12"]], &[&["B21"], &["B23"]]);
    assert!(!scene.view(1).course.expect("a turn is in progress").no_attack, "a later turn attacks");
    scene.state.position.turn = 1;
    assert!(scene.view(1).course.expect("a turn is in progress").no_attack);
}

/// Checks that actions of every kind are answered without a panic, whatever is pending.
fn panic_free(scene: &Table) {
    for text in ["remove 9", "swap 1 9", "discard_row 9", "swap_rows 9 1 9", "look 0", "part S25", "discard_hand S25"] {
        scene.refused(0, text);
    }
}

#[test]
fn ff_32_passed_additions_add_up() {
    let rows: &[&[&str]] = &[&["S05", "S09", "S02", "B05"], &["B19", "B35"]];
    let mut scene = table(SUPER, rows, &[&["B21", "B22"], &["B23"]]);
    scene.chance("B21").act(0, "reroll").chance("B21").act(0, "reroll").chance("B21").act(0, "reroll").chance("B21");
    scene.act(0, "stop");
    assert_eq!(value(&scene), 3 + 3 + 1 - 4);
}

#[test]
fn ff_32_one_more_reroll_makes_the_next_roll_the_last() {
    let mut scene = table(SUPER, &[&["S13", "B05", "B12"], &["B19", "B35"]], &[&["B21", "B22"], &["B23"]]);
    scene.chance("B21").act(0, "reroll");
    assert_eq!(scene.view(0).course.expect("a turn is in progress").rolls_left, 1);
    scene.chance("B21");
    assert_eq!(scene.legal(0), ["stop"]);
    assert_eq!(scene.refused(0, "reroll"), refusal::LAST_ROLL);
}

#[test]
fn ff_32_a_shielded_card_is_not_lost_until_the_next_turn() {
    let rows: &[&[&str]] = &[&["S17", "S04"], &["B22", "B35"]];
    let mut scene = table(SUPER, rows, &[&["B21", "B24", "B29"], &["B39", "B46"]]);
    scene.chance("B21").act(0, "reroll").chance("B21").act(0, "stop").act(0, "pass").act(0, "target 1").act(0, "done");
    scene.act(0, "end right").chance("B46").act(1, "stop").act(1, "pass").act(1, "target 0");
    assert_eq!(scene.legal(1), ["done", "remove 2", "remove 3"], "S17 is shielded, although it has only 2 health");
    assert_eq!(scene.refused(1, "remove 1"), refusal::SHIELDED);
    assert_eq!(format!("{:?}", scene.view(1).players[0].sideways), "[S17]");
    scene.act(1, "done").act(1, "end left");
    assert!(scene.state.position.sideways.is_empty(), "the shield ends with the next turn");
    // The owner's self-attack can't remove it either, but the owner's discard can.
    let cards = [
        ("S", 1, 1, "passed:shield_this_card"),
        ("N", 1, 1, "stopped:subtract 9"),
        ("D", 1, 1, "stopped:double_discard_two"),
    ];
    let json = custom("{}", &cards);
    let mut own = table(&json, &[&["S", "N", "F1"], &["F2"]], &[&["F3", "F4"], &["F5"]]);
    own.chance("F3").act(0, "reroll").chance("F3").act(0, "stop").act(0, "remove 2").act(0, "remove 2");
    assert_eq!(row(&own, 0), ["S"]);
    let mut discarding = table(&json, &[&["S", "D", "F1"], &["F2"]], &[&["F3", "F4"], &["F5"]]);
    discarding.chance("F3").act(0, "reroll").chance("F3").act(0, "stop").act(0, "discard 1 2");
    assert_eq!(row(&discarding, 0), ["F1"]);
}

#[test]
fn ff_32_a_row_with_shield_two_cards_keeps_two_cards() {
    let rows: &[&[&str]] = &[&["S23", "B35", "B37"], &["B22", "B12"]];
    let mut scene = table(SUPER, rows, &[&["B21", "B24", "B29"], &["B43", "B46"]]);
    scene.chance("B21").act(0, "reroll").chance("B21").act(0, "stop").act(0, "target 1").act(0, "done");
    scene.act(0, "end right");
    let player = scene.view(1).players[0].clone();
    assert_eq!((player.two_cards, player.sideways.len()), (Some(Sign::Card), 1));
    scene.chance("B46").act(1, "stop").act(1, "pass").act(1, "target 0").act(1, "remove 1");
    assert_eq!(scene.view(1).players[0].two_cards, Some(Sign::Row), "the card is gone");
    scene.act(1, "remove 1");
    assert_eq!((row(&scene, 0), due(&scene)), (vec!["B37", "B21"], Due::End), "two cards stay");
    scene.act(1, "end left");
    assert_eq!(scene.view(1).players[0].two_cards, None, "the shield ends with the next turn");
    // The shield also limits the owner's discards.
    let json = custom("{}", &[("S", 1, 1, "passed:shield_two_cards"), ("D", 1, 1, "stopped:double_discard_two")]);
    let mut own = table(&json, &[&["S", "D", "F1"], &["F2"]], &[&["F3", "F4"], &["F5"]]);
    own.chance("F3").act(0, "reroll").chance("F3").act(0, "stop");
    assert_eq!(own.legal(0), ["discard 1", "discard 2", "discard 3"]);
    let mut self_attack = table(&json, &[&["S", "F6", "F1"], &["F2"]], &[&["F3", "F4"], &["F5"]]);
    self_attack.state.position.course.passed = -9;
    self_attack.chance("F3").act(0, "reroll").chance("F3").act(0, "stop");
    self_attack.act(0, "remove 1");
    assert_eq!((row(&self_attack, 0).len(), due(&self_attack)), (2, Due::End));
}

#[test]
fn ff_33_a_player_with_fewer_than_six_cards_draws() {
    for (cards, draws) in [(6, true), (7, false)] {
        let all = ["B21", "B22", "B24", "B29", "B30", "B31", "B32"];
        let mut scene = table(SUPER, &[&["B05", "S19"], &["B12"]], &[&all[..cards], &["B23"]]);
        scene.chance("B21").act(0, "stop").act(0, "target 1").act(0, "end left");
        assert_eq!(due(&scene) == Due::Draw, draws, "{} in hand after the turn", cards - 1);
    }
}

#[test]
fn ff_33_a_part_of_the_die_is_chosen_in_secret_and_used_for_rolls() {
    let rows: &[&[&str]] = &[&["B05", "S11"], &["B12"]];
    let mut scene = table(SUPER, rows, &[&["B21", "B22", "B24", "B29"], &["B23", "B31"]]);
    scene.chance("B21").act(0, "stop").act(0, "target 1").act(0, "end left");
    assert!(scene.view(1).players[0].part_next);
    scene.chance("B23").act(1, "stop").act(1, "target 0").act(1, "done").act(1, "end left");
    assert_eq!(due(&scene), Due::Part);
    assert!(!scene.view(1).players[0].part_next, "once");
    assert_eq!(scene.legal(0), ["part B22", "part B24", "part B29"]);
    assert_eq!(scene.refused(0, "done"), refusal::EMPTY_PART);
    assert_eq!(scene.refused(0, "part B21"), refusal::PART);
    let step = Step::Act(Seat::new(0), scene.game.read_action("part B24").expect("the text is an action"));
    let seen = scene.game.redact_step(&scene.state.position, step, Viewer::Seat(Seat::new(1)));
    assert_eq!(seen, SeenStep::HiddenAct(Seat::new(0)));
    scene.act(0, "part B24");
    assert_eq!(scene.legal(0), ["done", "part B29"]);
    assert_eq!(scene.refused(0, "part B22"), refusal::PART);
    assert_eq!(scene.view(1).course.expect("a turn is in progress").part, None);
    scene.act(0, "part B29").act(0, "done");
    let (own, other) =
        (scene.view(0).course.expect("a turn is in progress"), scene.view(1).course.expect("a turn is in progress"));
    assert_eq!(format!("{:?}", own.part), "Some(PartView { size: 2, cards: Some([B24, B29]) })");
    assert_eq!(format!("{:?}", other.part), "Some(PartView { size: 2, cards: None })");
    assert_eq!(scene.outcomes(), ["B24", "B29"].map(|id| (id.to_owned(), 1)));
    scene.chance("B24").act(0, "reroll");
    assert_eq!(scene.outcomes().len(), 2, "all rolls of the turn use the part");
    scene.chance("B29").act(0, "stop").act(0, "target 1").act(0, "done").act(0, "end left");
}

#[test]
fn ff_33_one_card_of_the_row_and_one_of_the_hand_are_discarded() {
    let mut scene = table(SUPER, &[&["B05", "S02"], &["B12"]], &[&["B21", "B22", "B24"], &["B23"]]);
    scene.chance("B21").act(0, "stop").act(0, "target 1").act(0, "end left");
    assert_eq!(scene.legal(0), ["discard_row 1", "discard_row 2", "discard_row 3"]);
    assert_eq!(scene.refused(0, "discard_row 4"), refusal::NO_SUCH_UNSEEN);
    scene.act(0, "discard_row 2");
    assert_eq!(scene.legal(0), ["discard_hand B22", "discard_hand B24"]);
    assert_eq!(scene.refused(0, "discard_hand B21"), refusal::NOT_IN_HAND);
    scene.act(0, "discard_hand B24");
    assert_eq!(
        (row(&scene, 0), hand(&scene, 0), discard(&scene)),
        (vec!["B21", "S02"], vec!["B22"], vec!["B05", "B24"])
    );
    // An impossible part is skipped: here with an empty hand, then with a shielded row.
    let mut no_hand = table(SUPER, &[&["B05", "S02"], &["B12"]], &[&["B21"], &["B23"]]);
    no_hand.chance("B21").act(0, "stop").act(0, "target 1").act(0, "end left").act(0, "discard_row 1");
    assert_eq!(no_hand.turn(), Turn::Over);
    let mut no_row = table(SUPER, &[&["B22", "S02"], &["B12"]], &[&["B21", "B24"], &["B23"]]);
    no_row.state.position.two_cards.insert(Seat::new(0));
    no_row.chance("B21").act(0, "stop").act(0, "return");
    assert_eq!(due(&no_row), Due::DiscardHand);
}

#[test]
fn ff_33_damage_self_is_a_self_attack() {
    let mut scene = table(SUPER, &[&["B05", "S07", "B35"], &["B12"]], &[&["B46", "B22"], &["B23"]]);
    scene.chance("B46").act(0, "stop").act(0, "target 1").act(0, "end left");
    assert_eq!(scene.legal(0), ["remove 1", "remove 4"]);
    assert_eq!(scene.refused(0, "done"), refusal::NOT_FULL);
    scene.act(0, "remove 4");
    assert_eq!(row(&scene, 0), ["B46", "B05", "S07"]);
    assert_eq!(scene.state.position.to_move.index(), 1);
}

#[test]
fn ff_33_only_the_player_who_looks_sees_the_hand() {
    let mut scene = table(SUPER, &[&["B05", "S18"], &["B12"], &["B14"]], &[&["B21", "B22"], &["B23", "B24"], &["B20"]]);
    scene.chance("B21").act(0, "stop").act(0, "target 1").act(0, "end left");
    assert_eq!(scene.legal(0), ["look 1", "look 2"]);
    assert_eq!(scene.refused(0, "look 0"), refusal::ANOTHER_PLAYER);
    assert_eq!(scene.refused(0, "look 3"), refusal::ANOTHER_PLAYER);
    scene.act(0, "look 1");
    assert_eq!(format!("{:?}", scene.view(0).players[1].known), "[B23, B24]");
    assert!(scene.view(2).players[1].known.is_empty());
    let told =
        scene.game.redact(&scene.events[0], Viewer::Seat(Seat::new(1))).expect("everyone sees that a player looked");
    assert!(format!("{told:?}").contains("count: 2, cards: None"), "{told:?}");
}

#[test]
fn ff_33_cards_of_two_rows_can_be_swapped() {
    let rows: &[&[&str]] = &[&["B05", "S09"], &["S06", "B12"], &["B14"]];
    let mut scene = table(SUPER, rows, &[&["B21", "B22"], &["B23", "B24"], &["B20"]]);
    scene.state.position.sideways.insert(scene.game.deck().find("S06").expect("the card is in the deck"));
    scene.chance("B21").act(0, "stop").act(0, "target 2").act(0, "end left");
    let swaps = ["1 1 2", "1 2 1", "2 1 2", "2 2 1", "3 1 2", "3 2 1"].map(|places| format!("swap_rows {places}"));
    assert_eq!(scene.legal(0)[0], "pass");
    assert_eq!(scene.legal(0)[1..], swaps);
    assert_eq!(scene.refused(0, "swap_rows 1 1 1"), refusal::SHIELDED);
    assert_eq!(scene.refused(0, "swap_rows 1 0 2"), refusal::ANOTHER_PLAYER);
    assert_eq!(scene.refused(0, "swap_rows 4 1 2"), refusal::NO_SUCH_UNSEEN);
    scene.act(0, "swap_rows 2 1 2");
    assert_eq!((row(&scene, 0), row(&scene, 1)), (vec!["B21", "B12", "S09"], vec!["S06", "B05"]));
}

/// FF-34: unseen powers take effect from left to right. A card that has left by then has no power.
#[test]
fn ff_34_unseen_powers_go_from_left_to_right_if_the_card_is_still_there() {
    let cards =
        [("W", 1, 1, "unseen:swap_row_cards"), ("L", 1, 1, "unseen:look_at_hand"), ("M", 1, 1, "unseen:look_at_hand")];
    let json = custom("{}", &cards);
    let start = || {
        let mut scene = table(&json, &[&["F1", "W", "L", "M"], &["F2"]], &[&["F3", "F4"], &["F5"]]);
        scene.chance("F3").act(0, "stop").act(0, "target 1").act(0, "end left");
        assert_eq!(due(&scene), Due::SwapRows);
        scene
    };
    let mut scene = start();
    scene.act(0, "swap_rows 4 1 1");
    assert_eq!(due(&scene), Due::Look, "M is still there");
    assert_eq!(scene.view(0).course.expect("a turn is in progress").in_charge.expect("a card").text(), "M");
    scene.act(0, "look 1");
    assert_eq!(scene.state.position.to_move.index(), 1);
    let mut all = start();
    all.act(0, "pass").act(0, "look 1").act(0, "look 1");
    assert_eq!(all.state.position.to_move.index(), 1);
}

/// FF-34: a card's own unseen powers count as one turn, so the second is carried out though the first removed the card.
#[test]
fn ff_34_the_second_power_of_a_card_that_its_first_removes() {
    let cards = [("W", 1, 1, "unseen:swap_row_cards; unseen:look_at_hand"), ("L", 1, 1, "unseen:look_at_hand")];
    let mut scene = table(&custom("{}", &cards), &[&["F1", "W", "L"], &["F2"]], &[&["F3", "F4"], &["F5"]]);
    scene.chance("F3").act(0, "stop").act(0, "target 1").act(0, "end left");
    assert_eq!(due(&scene), Due::SwapRows);
    scene.act(0, "swap_rows 3 1 1");
    assert_eq!(row(&scene, 1), ["W"], "the card has left the row");
    assert_eq!(due(&scene), Due::Look, "its second power");
    scene.act(0, "look 1");
    assert_eq!(due(&scene), Due::Look, "the next card's");
    scene.act(0, "look 1");
    assert_eq!(scene.state.position.to_move.index(), 1);
}

/// FF-34, FF-39: a removal power is not an attack, so it works with any value and never takes a last card.
#[test]
fn ff_34_removal_powers_are_not_attacks() {
    let json = r#"{"superpowers": true, "variant": "tough", "last_card": true}"#;
    let mut scene = table(json, &[&["S22"], &["B05", "B01"], &["B12"]], &[&["S06", "B22"], &["B23"], &["B20"]]);
    scene.chance("S06").act(0, "stop");
    assert_eq!(value(&scene), 0);
    assert_eq!(scene.legal(0), ["pass", "remove_from 1 1", "remove_from 1 2"], "seat 2's last card stays");
    assert_eq!(scene.refused(0, "remove_from 2 1"), refusal::LAST_CARD);
    scene.act(0, "remove_from 1 2");
    assert_eq!(tags(&scene), ["removed", "no_attack"]);
    let mut shielded =
        table(json, &[&["S22"], &["S06", "B01"], &["B12", "B14"]], &[&["B21", "B22"], &["B23"], &["B20"]]);
    shielded.state.position.sideways.insert(shielded.game.deck().find("S06").expect("the card is in the deck"));
    shielded.state.position.two_cards.insert(Seat::new(2));
    shielded.chance("B21").act(0, "stop");
    assert_eq!(shielded.legal(0), ["pass", "remove_from 1 2"]);
    assert_eq!(shielded.refused(0, "remove_from 1 1"), refusal::SHIELDED);
    assert_eq!(shielded.refused(0, "remove_from 2 1"), refusal::TWO_CARDS);
}
