//! FF-10 to FF-14 and FF-39.

use bearcade_core::Seat;

use super::{custom, discard, due, hand, row, table, tags, value};
use crate::folly_and_fortune::{Due, Event, NoAttack, refusal};

#[test]
fn ff_10_an_attack_removes_cards_with_combined_health_up_to_the_value() {
    // B21 (3 health), B29 (2), B19 (1), B05 (4) against 5 damage.
    let rows: &[&[&str]] = &[&["B12"], &["B21", "B29", "B19", "B05"], &["B30"]];
    let start = || {
        let mut scene = table("{}", rows, &[&["B39", "B01"], &["B22"], &["B23"]]);
        scene.chance("B39").act(0, "stop");
        assert_eq!(scene.legal(0), ["target 1", "target 2"]);
        assert_eq!(scene.refused(0, "target 0"), refusal::ATTACK_ANOTHER);
        assert_eq!(scene.refused(0, "target 3"), refusal::ATTACK_ANOTHER);
        assert_eq!(scene.refused(0, "pass"), refusal::MUST_TARGET);
        scene.act(0, "target 1");
        scene
    };
    let mut scene = start();
    assert_eq!(scene.legal(0), ["done", "remove 1", "remove 2", "remove 3", "remove 4"]);
    scene.act(0, "remove 2");
    assert_eq!(row(&scene, 1), ["B21", "B19", "B05"]);
    assert_eq!(scene.legal(0), ["done", "remove 2"], "3 damage is left, and only cards to the right can go");
    assert_eq!(scene.refused(0, "remove 1"), refusal::LEFT_TO_RIGHT);
    assert_eq!(scene.refused(0, "remove 3"), refusal::TOO_HEALTHY);
    assert_eq!(scene.refused(0, "remove 4"), refusal::NO_SUCH_PLACE);
    scene.act(0, "remove 2");
    assert_eq!(due(&scene), Due::End, "no more cards can be removed, so the attack is over");
    assert_eq!(discard(&scene), ["B19", "B29"]);
    let mut none = start();
    none.act(0, "done");
    assert_eq!((row(&none, 1).len(), due(&none)), (4, Due::End));
}

#[test]
fn ff_11_a_rows_last_card_stays() {
    let mut scene = table("{}", &[&["B12"], &["B19", "B35"]], &[&["B46", "B01"], &["B22"]]);
    scene.chance("B46").act(0, "stop").act(0, "target 1").act(0, "remove 2");
    assert_eq!(due(&scene), Due::End, "the last card stays");
    let mut single = table("{}", &[&["B12"], &["B19"]], &[&["B46", "B01"], &["B22"]]);
    single.chance("B46").act(0, "stop").act(0, "target 1");
    assert_eq!((due(&single), row(&single, 1)), (Due::End, vec!["B19"]));
    let mut discarding = table("{}", &[&["B04"], &["B19"]], &[&["B46", "B01"], &["B22"]]);
    discarding.chance("B46").act(0, "stop");
    assert_eq!((due(&discarding), row(&discarding, 0)), (Due::Target, vec!["B04"]));
}

/// Returns every row that can remain after a self-attack with this damage. The row is `P` with health 9, followed by
/// cards with these healths.
fn self_attacks(json: &str, damage: i8, healths: &[u8]) -> Vec<Vec<String>> {
    let ids: Vec<String> = (0..healths.len()).map(|card| format!("H{card}")).collect();
    let stop = ("P", 0, 9, "none");
    let mut cards: Vec<(&str, i8, u8, &str)> = vec![stop, ("R", -damage, 1, "none")];
    cards.extend(ids.iter().zip(healths).map(|(id, &health)| (id.as_str(), 0, health, "none")));
    let mut own: Vec<&str> = vec!["P"];
    own.extend(ids.iter().map(String::as_str));
    let mut scene = table(&custom(json, &cards), &[&own, &["F1"]], &[&["R", "F2"], &["F3"]]);
    scene.chance("R").act(0, "stop");
    let mut all = Vec::new();
    collect(&mut scene, &mut all);
    all.sort();
    all
}

/// Collects every row that can remain after the pending attack.
fn collect(scene: &mut super::Table, all: &mut Vec<Vec<String>>) {
    if due(scene) != Due::Remove {
        return all.push(row(scene, 0).iter().map(|&id| id.to_owned()).collect());
    }
    for action in scene.legal(0) {
        let before = scene.state.clone();
        scene.act(0, &action);
        collect(scene, all);
        scene.state = before;
    }
}

#[test]
fn ff_12_a_self_attack_removes_as_much_health_as_possible() {
    assert_eq!(self_attacks("{}", 2, &[1, 1, 3]), [["P", "H2"]]);
    // 5 = 3 + 2 = 2 + 2 + 1: two ways with either 2, and one with both and the 1.
    let five = self_attacks("{}", 5, &[3, 2, 2, 1]);
    assert_eq!(five, [vec!["P", "H0"], vec!["P", "H1", "H3"], vec!["P", "H2", "H3"]]);
    assert_eq!(self_attacks("{}", 1, &[2, 3]), [["P", "H0", "H1"]], "every card has too much health");
    assert_eq!(self_attacks("{}", 9, &[1, 1]), [["H0", "H1"]], "removing P takes 9 health, which is more than 1 + 1");
    // A card with health 0 may go or stay.
    assert_eq!(self_attacks("{}", 1, &[1, 0]), [vec!["P"], vec!["P", "H1"]]);
    let choice = self_attacks(r#"{"self_attack": "choice"}"#, 2, &[1, 1, 3]);
    assert_eq!(choice.len(), 4, "the player may remove either card, both or none");
}

/// FF-12, FF-11: the maximum counts only removable cards. Here the last card must stay.
#[test]
fn ff_12_the_last_card_limits_the_largest_self_attack() {
    let cards = [("A", 0, 2, "none"), ("B", 0, 3, "none"), ("R", -9, 1, "none")];
    let mut scene = table(&custom("{}", &cards), &[&["A", "B"], &["F1"]], &[&["R", "F2"], &["F3"]]);
    scene.chance("R").act(0, "stop");
    assert_eq!(scene.legal(0), ["remove 2"], "only 3 of 9, because one card must stay");
    assert_eq!(scene.refused(0, "remove 1"), refusal::NOT_FULL);
    assert_eq!(scene.refused(0, "done"), refusal::NOT_FULL);
    scene.act(0, "remove 2");
    assert_eq!(row(&scene, 0), ["A"]);
    assert_eq!(due(&scene), Due::End);
}

/// FF-12: compares with trying all sets, for many rows, damages and numbers of cards that must stay.
#[test]
fn ff_12_the_largest_self_attack_agrees_with_trying_all_sets() {
    for number in 0..200u32 {
        let healths: Vec<u8> = (0..2 + number % 5).map(|card| (number * 7 + card * card * 3) as u8 % 6).collect();
        let damage = 1 + (number % 9) as i8;
        let ids: Vec<String> = (0..healths.len()).map(|card| format!("H{card}")).collect();
        let mut cards: Vec<(&str, i8, u8, &str)> = vec![("R", -damage, 1, "none")];
        cards.extend(ids.iter().zip(&healths).map(|(id, &health)| (id.as_str(), 0, health, "none")));
        let own: Vec<&str> = ids.iter().map(String::as_str).collect();
        let mut scene = table(&custom("{}", &cards), &[&own, &["F1"]], &[&["R", "F2"], &["F3"]]);
        let least = 1 + (number % 2) as usize;
        if least == 2 {
            scene.state.position.two_cards.insert(Seat::new(0));
        }
        scene.chance("R").act(0, "stop");
        let mut ours = Vec::new();
        collect(&mut scene, &mut ours);
        let sets = (0..1u32 << healths.len()).filter(|set| set.count_ones() as usize + least <= healths.len());
        let sum =
            |set: &u32| (0..healths.len()).filter(|card| set & 1 << card != 0).map(|card| healths[card]).sum::<u8>();
        let fitting: Vec<u32> = sets.filter(|set| sum(set) as i8 <= damage).collect();
        let most = fitting.iter().map(sum).max().unwrap_or(0);
        let left = |set: u32| -> Vec<String> {
            (0..healths.len()).filter(|card| set & 1 << card == 0).map(|card| ids[card].clone()).collect()
        };
        let mut theirs: Vec<Vec<String>> =
            fitting.iter().filter(|set| sum(set) == most).map(|&set| left(set)).collect();
        if theirs.is_empty() {
            theirs.push(ids.clone());
        }
        ours.sort();
        theirs.sort();
        assert_eq!(ours, theirs, "{healths:?} against {damage}, {least} stay");
    }
}

/// FF-12: tests damage that does not fit in one machine word.
#[test]
fn ff_12_a_very_large_self_attack_works() {
    let ids: Vec<String> = (0..20).map(|card| format!("H{card}")).collect();
    let cards: Vec<(&str, i8, u8, &str)> = ids.iter().map(|id| (id.as_str(), 0, 9, "none")).collect();
    let own: Vec<&str> = ids.iter().map(String::as_str).collect();
    for (damage, gone) in [(126, 14), (134, 14), (135, 15), (1_000, 19)] {
        let mut scene = table(&custom("{}", &cards), &[&own, &["F1"]], &[&["F4", "F2"], &["F3"]]);
        scene.state.position.course.passed = -1 - damage;
        scene.chance("F4").act(0, "stop");
        while due(&scene) == Due::Remove {
            let action = scene.legal(0).swap_remove(0);
            assert_ne!(action, "done");
            scene.act(0, &action);
        }
        assert_eq!(row(&scene, 0).len(), 20 - gone, "{damage}");
    }
}

#[test]
fn ff_13_there_is_no_attack_at_zero_or_without_a_target() {
    let reason = |scene: &super::Table| {
        scene.events.iter().find_map(|event| match event {
            Event::NoAttack { reason, .. } => Some(*reason),
            _ => None,
        })
    };
    let mut zero = table("{}", &[&["B33"], &["B19", "B05"]], &[&["B29", "B01"], &["B22"]]);
    zero.chance("B29").act(0, "stop");
    assert_eq!((value(&zero), due(&zero), reason(&zero)), (0, Due::End, Some(NoAttack::Zero)));
    let mut no_target = table("{}", &[&["B06"], &["B19", "B05"]], &[&["B29", "B01"], &["B22"]]);
    no_target.chance("B29").act(0, "stop");
    assert_eq!((due(&no_target), reason(&no_target)), (Due::End, Some(NoAttack::Nobody)));
}

/// FF-13, FF-31, FF-33: powers that are not attacks still take effect.
#[test]
fn ff_13_without_an_attack_damage_self_and_removal_powers_still_work() {
    let cards = [("P", 1, 2, "stopped:draw_no_attack; stopped:remove_from_any"), ("U", 1, 1, "unseen:damage_self 1")];
    let json = custom(r#"{"negative": "nothing"}"#, &cards);
    let mut scene = table(&json, &[&["P", "U"], &["F1", "F2"]], &[&["F3", "F4"], &["F5"]]);
    scene.chance("F3").act(0, "stop").chance("F6");
    assert_eq!(due(&scene), Due::RemoveFromAny);
    scene.act(0, "remove_from 1 2");
    assert_eq!(due(&scene), Due::End);
    scene.act(0, "end right");
    assert_eq!(tags(&scene), ["added", "unseen", "attacked"]);
    assert_eq!(scene.legal(0), ["remove 2", "remove 3"], "a card with health 1 must be removed");
    scene.act(0, "remove 2");
    assert_eq!(row(&scene, 0), ["P", "F3"]);
}

#[test]
fn ff_14_the_discard_pile_is_open_and_becomes_the_deck() {
    let mut scene = table("{}", &[&["B28"], &["B19", "B05"]], &[&["B29", "B01"], &["B22"]]);
    scene.state.position.discard = scene.state.position.deck;
    scene.state.position.deck = crate::folly_and_fortune::CardSet::EMPTY;
    let pile = discard(&scene).len();
    assert_eq!(scene.view(1).discard.len(), pile);
    scene.chance("B29").act(0, "stop");
    assert!(tags(&scene).contains(&"reshuffled".to_owned()));
    assert_eq!(scene.outcomes().len(), pile);
    assert!(discard(&scene).is_empty());
    scene.chance("B50");
    assert_eq!(hand(&scene, 0), ["B01", "B29", "B50"]);
    let mut nothing = table("{}", &[&["B28"], &["B19", "B05"]], &[&["B29", "B01"], &["B22"]]);
    nothing.state.position.deck = crate::folly_and_fortune::CardSet::EMPTY;
    nothing.chance("B29").act(0, "stop");
    assert!(tags(&nothing).contains(&"nothing_drawn".to_owned()));
    assert_eq!((due(&nothing), hand(&nothing, 0)), (Due::End, vec!["B01", "B29"]));
}

#[test]
fn ff_39_a_tough_attack_removes_one_card_or_two_from_6_on() {
    let rows: &[&[&str]] = &[&["B12"], &["B19", "B35", "B37", "B05"]];
    for (rolled, cards) in [("B39", 1), ("B46", 2)] {
        let mut scene = table(r#"{"variant": "tough"}"#, rows, &[&[rolled, "B01"], &["B22"]]);
        scene.chance(rolled).act(0, "stop").act(0, "target 1");
        for left in (0..cards).rev() {
            assert_eq!(due(&scene), Due::Remove);
            scene.act(0, "remove 1");
            assert_eq!(due(&scene) == Due::Remove, left > 0, "{rolled}");
        }
        assert_eq!(row(&scene, 1).len(), 4 - cards);
    }
    // Two cards with a combined health within the value.
    let mut scene = table(r#"{"variant": "tough"}"#, &[&["B12"], &["B05", "B21", "B35"]], &[&["B46", "B01"], &["B22"]]);
    scene.chance("B46").act(0, "stop").act(0, "target 1").act(0, "remove 1");
    assert_eq!(scene.legal(0), ["done", "remove 2"], "4 + 3 is more than 6");
    // A self-attack has no limit.
    let mut own =
        table(r#"{"variant": "tough"}"#, &[&["B33", "B44", "B45", "B46"], &["B05"]], &[&["B01", "B02"], &["B22"]]);
    own.chance("B01").act(0, "stop");
    own.act(0, "remove 2").act(0, "remove 2").act(0, "remove 2");
    assert_eq!(row(&own, 0), ["B33"], "1 − 4 = −3");
}

#[test]
fn ff_39_with_last_card_attacks_may_empty_a_row() {
    let json = r#"{"variant": "tough", "last_card": true}"#;
    let mut scene = table(json, &[&["B12"], &["B19"]], &[&["B39", "B01"], &["B22", "B36"]]);
    scene.chance("B39").act(0, "stop").act(0, "target 1").act(0, "remove 1");
    assert!(row(&scene, 1).is_empty());
    scene.act(0, "end left").chance("B36");
    assert_eq!(scene.legal(1), ["stop"], "there is one roll, with no card in charge");
    assert_eq!(scene.refused(1, "reroll"), refusal::NO_NEXT_CARD);
    assert_eq!(scene.view(1).course.expect("a turn is in progress").in_charge, None);
    scene.act(1, "stop");
    assert_eq!(value(&scene), 5);
    scene.act(1, "target 0").act(1, "done");
    assert_eq!(scene.legal(1), ["end right"]);
    assert_eq!(scene.refused(1, "end left"), refusal::NEW_ROW);
    scene.act(1, "end right");
    assert_eq!(row(&scene, 1), ["B36"]);
    // A self-attack may empty a row too, but a discard may not.
    let mut own = table(json, &[&["B33"], &["B05"]], &[&["B01", "B02"], &["B22"]]);
    own.state.position.course.passed = -2;
    own.chance("B01").act(0, "stop");
    assert_eq!(value(&own), -5);
    own.act(0, "remove 1").act(0, "end right");
    assert_eq!(row(&own, 0), ["B01"]);
    let mut discarding = table(json, &[&["B04"], &["B05"]], &[&["B01", "B02"], &["B22"]]);
    discarding.chance("B01").act(0, "stop");
    assert_eq!(row(&discarding, 0), ["B04"]);
}
