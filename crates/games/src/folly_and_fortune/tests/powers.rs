//! FF-15 to FF-28.

use bearcade_core::{Game, Seat, SeenStep, Step, Turn, Viewer};

use super::{custom, discard, due, hand, row, table, tags, value};
use crate::folly_and_fortune::{Due, refusal};

/// Returns the value after rolling this number under the only card of a row, which has this power.
fn value_under(power: &str, number: i8) -> i16 {
    let json = custom("{}", &[("P", 1, 1, power), ("R", number, 1, "none")]);
    let mut scene = table(&json, &[&["P"], &["F1"]], &[&["R", "F2"], &["F3"]]);
    scene.chance("R").act(0, "stop");
    value(&scene)
}

#[test]
fn ff_15_ff_16_none_add_and_subtract_change_the_value() {
    assert_eq!(value_under("none", 4), 4);
    assert_eq!(value_under("stopped:add 3", 4), 7);
    assert_eq!(value_under("stopped:subtract 5", 4), -1);
    assert_eq!(value_under("stopped:add 0", -9), -9);
}

#[test]
fn ff_17_the_row_is_shuffled_after_the_attack_place_by_place() {
    let mut scene = table("{}", &[&["B13", "B05", "B12"], &["B19", "B35"]], &[&["B21", "B22"], &["B23"]]);
    scene.chance("B21").act(0, "stop").act(0, "target 1").act(0, "remove 1");
    assert_eq!(scene.game.chance_name(&scene.state.position), "shuffle_row");
    let cards = |scene: &super::Table| scene.outcomes().into_iter().map(|(id, _)| id).collect::<Vec<_>>();
    assert_eq!(cards(&scene), ["B05", "B12", "B13"], "outcomes are in the order of the deck, not of the row");
    assert!(scene.outcomes().iter().all(|(_, weight)| *weight == 1));
    scene.chance("B12");
    assert_eq!(cards(&scene), ["B05", "B13"]);
    scene.chance("B05");
    assert_eq!(tags(&scene), ["row_shuffled"], "the last place needs no draw");
    assert_eq!(row(&scene, 0), ["B12", "B05", "B13"]);
    assert_eq!(due(&scene), Due::End);
    let mut pair = table("{}", &[&["B13", "B05"], &["B19"]], &[&["B21", "B22"], &["B23"]]);
    pair.chance("B21").act(0, "stop").act(0, "target 1").chance("B05");
    assert_eq!(row(&pair, 0), ["B05", "B13"], "two cards have two orders");
    let mut single = table("{}", &[&["B13"], &["B19"]], &[&["B21", "B22"], &["B23"]]);
    single.chance("B21").act(0, "stop").act(0, "target 1");
    assert_eq!(due(&single), Due::End);
}

#[test]
fn ff_18_two_attacks_on_different_players_each_with_the_full_value() {
    let rows: &[&[&str]] = &[&["B19"], &["B21", "B29", "B35"], &["B18", "B30"]];
    let mut scene = table("{}", rows, &[&["B24", "B01"], &["B22"], &["B23"]]);
    scene.chance("B24").act(0, "stop").act(0, "target 2").act(0, "remove 1");
    assert_eq!(scene.legal(0), ["pass", "target 1"]);
    assert_eq!(scene.refused(0, "target 2"), refusal::SAME_TARGET);
    let between = scene.state.clone();
    scene.act(0, "target 1").act(0, "remove 1");
    assert_eq!((row(&scene, 1), row(&scene, 2)), (vec!["B29", "B35"], vec!["B30"]), "3 again");
    assert_eq!(due(&scene), Due::End, "there is no third");
    scene.state = between;
    scene.act(0, "pass");
    assert_eq!((tags(&scene), due(&scene)), (vec!["no_second_attack".to_owned()], Due::End));
    // Without another player there is no second attack. A negative value is one self-attack.
    let mut two = table("{}", &[&["B19"], &["B21", "B29"]], &[&["B24", "B01"], &["B22"]]);
    two.chance("B24").act(0, "stop").act(0, "target 1").act(0, "done");
    assert_eq!(due(&two), Due::End);
    let json = custom("{}", &[("P", 1, 5, "stopped:attack_two; stopped:subtract 5")]);
    let mut own = table(
        &json,
        &[&["P", "F1", "F2", "F3", "F4", "F5", "F6"], &["F7"], &["F8"]],
        &[&["F9", "F10"], &["F11"], &["F12"]],
    );
    own.chance("F9").act(0, "stop").act(0, "remove 2").act(0, "remove 2").act(0, "remove 2").act(0, "remove 2");
    assert_eq!((row(&own, 0).len(), due(&own)), (3, Due::End));
}

/// FF-18, FF-22: limits apply to the second target too.
#[test]
fn ff_18_limits_are_checked_again_for_the_second_target() {
    let json = custom("{}", &[("P", 1, 5, "stopped:attack_two; stopped:not_above_health 1"), ("R", 5, 1, "none")]);
    let mut scene =
        table(&json, &[&["F9"], &["F1"], &["F2"], &["F3", "F4"]], &[&["R", "F5"], &["F6"], &["F7"], &["F8"]]);
    scene.state.position.piles.insert(Seat::new(0), 0, scene.game.deck().find("P").expect("the card is in the deck"));
    scene.chance("R").act(0, "stop");
    assert_eq!(scene.legal(0), ["target 1", "target 2"]);
    scene.act(0, "target 1");
    assert_eq!(scene.legal(0), ["pass", "target 2"]);
    assert_eq!(scene.refused(0, "target 3"), refusal::ABOVE_HEALTH);
}

#[test]
fn ff_19_the_rolled_card_may_stay_and_then_there_is_no_attack() {
    for id in ["B07", "B22"] {
        let mut scene = table("{}", &[&[id, "B05"], &["B19", "B35"]], &[&["B21", "B30"], &["B23"]]);
        scene.chance("B21").act(0, "stop").act(0, "return");
        assert_eq!(tags(&scene), ["returned", "no_attack", "turn_began"]);
        assert_eq!((hand(&scene, 0), row(&scene, 0).len(), row(&scene, 1).len()), (vec!["B21", "B30"], 2, 2));
        assert_eq!(format!("{:?}", scene.view(1).players[0].known), "[B21]", "everyone has seen the card");
    }
    // There is no self-attack either, but unseen powers still take effect.
    let cards = [("P", 1, 1, "stopped:return_to_die; stopped:subtract 9"), ("U", 1, 3, "unseen:damage_self 1")];
    let mut scene = table(&custom("{}", &cards), &[&["P", "U"], &["F1"]], &[&["F2", "F3"], &["F4"]]);
    scene.chance("F2").act(0, "stop").act(0, "return");
    assert_eq!(value(&scene), -8);
    assert_eq!(scene.legal(0), ["remove 1"], "damage_self still takes effect");
}

#[test]
fn ff_20_a_card_goes_under_the_deck_and_the_top_one_is_drawn() {
    let mut scene = table("{}", &[&["B16"], &["B19", "B35"]], &[&["B21", "B22", "B30"], &["B23"]]);
    scene.chance("B21").act(0, "stop");
    assert_eq!(scene.legal(0), ["pass", "swap_deck B22", "swap_deck B30"], "the rolled card can't be swapped");
    assert_eq!(scene.refused(0, "swap_deck B21"), refusal::NOT_TO_SWAP);
    assert_eq!(scene.refused(0, "swap_deck B23"), refusal::NOT_TO_SWAP);
    let deck = scene.state.position.deck.len();
    let swap = Step::Act(Seat::new(0), scene.game.read_action("swap_deck B30").expect("the text is an action"));
    let seen = scene.game.redact_step(&scene.state.position, swap, Viewer::Seat(Seat::new(1)));
    assert_eq!(seen, SeenStep::HiddenAct(Seat::new(0)), "the card goes face down");
    scene.act(0, "swap_deck B30");
    assert_eq!(scene.outcomes().len(), deck, "the card is under all others");
    assert!(!scene.outcomes().iter().any(|(id, _)| id == "B30"));
    scene.chance("B50");
    assert_eq!(hand(&scene, 0), ["B21", "B22", "B50"]);
    assert_eq!(due(&scene), Due::Target, "the swap comes before the attack");
    assert_eq!(scene.view(0).deck, deck);
    // With no other card in the hand, there is no choice.
    let mut alone = table("{}", &[&["B16"], &["B19"]], &[&["B21"], &["B23"]]);
    alone.chance("B21").act(0, "stop");
    assert_eq!(due(&alone), Due::Target);
}

/// FF-20, FF-14: the card is chosen first, then the discard pile becomes the deck, and then the card goes under it.
#[test]
fn ff_20_an_empty_deck_is_reshuffled_before_the_swap() {
    let mut scene = table("{}", &[&["B16"], &["B19", "B35"]], &[&["B21", "B22", "B30"], &["B23"]]);
    let none = crate::folly_and_fortune::CardSet::EMPTY;
    scene.state.position.deck = none;
    let mut nothing = super::Scene { events: Vec::new(), state: scene.state.clone(), game: scene.game.clone() };
    nothing.chance("B21").act(0, "stop");
    assert_eq!(due(&nothing), Due::Target, "nothing can be drawn, so there is no choice");
    let pile = ["B48", "B49"].map(|id| scene.game.deck().find(id).expect("a card"));
    scene.state.position.discard = pile.into_iter().collect();
    scene.chance("B21").act(0, "stop");
    assert_eq!(discard(&scene), ["B48", "B49"], "the deck is not reshuffled before the choice");
    scene.act(0, "swap_deck B22");
    assert_eq!(tags(&scene), ["reshuffled", "put_under"]);
    assert_eq!(scene.outcomes().len(), 2);
    scene.chance("B49");
    // The swapped card is now second. When the first is gone, it is the only possible outcome.
    scene.state.position.deck = none;
    let drawing = table("{}", &[&["B28"], &["B19"]], &[&["B20"], &["B18"]]).state.position;
    let (piles, deck) = (scene.state.position.piles, scene.state.position.deck);
    scene.state.position = drawing;
    scene.state.position.deck = deck;
    scene.state.position.piles.push_under(piles.under()[0]);
    scene.chance("B20").act(0, "stop");
    assert_eq!(scene.outcomes(), [("B22".to_owned(), 1)]);
}

#[test]
fn ff_21_the_player_draws_and_makes_no_attack() {
    let mut scene = table("{}", &[&["B28"], &["B19", "B35"]], &[&["B21", "B22"], &["B23"]]);
    let deck = scene.state.position.deck.len();
    scene.chance("B21").act(0, "stop");
    assert_eq!((scene.turn(), scene.outcomes().len()), (Turn::Chance, deck));
    scene.chance("B40");
    assert_eq!((hand(&scene, 0), due(&scene)), (vec!["B21", "B22", "B40"], Due::End));
    let told =
        scene.game.redact(&scene.events[0], Viewer::Seat(Seat::new(1))).expect("everyone sees that a card was drawn");
    assert!(format!("{told:?}").contains("card: None"), "{told:?}");
}

#[test]
fn ff_22_ff_23_powers_limit_the_targets_health() {
    // The rows have 6, 7 and 5 health.
    let rows: &[&[&str]] = &[&["B47"], &["B05", "B29"], &["B05", "B21"], &["B07"]];
    let hands: &[&[&str]] = &[&["B21", "B24"], &["B22"], &["B23"], &["B20"]];
    let with = |id: &'static str| {
        let mut all: Vec<&[&str]> = rows.to_vec();
        let own = [id];
        all[0] = &own;
        all[2] = &["B06", "B18"];
        let mut scene = table("{}", &all, hands);
        scene.chance("B21").act(0, "stop");
        scene
    };
    let above = with("B47");
    assert_eq!(above.legal(0), ["target 1", "target 3"], "not more than 6");
    assert_eq!(above.refused(0, "target 2"), refusal::ABOVE_HEALTH);
    let below = with("B31");
    assert_eq!(below.legal(0), ["target 1", "target 2"], "not less than 6");
    assert_eq!(below.refused(0, "target 3"), refusal::BELOW_HEALTH);
}

#[test]
fn ff_24_the_value_doubles_and_two_cards_are_discarded_before_the_attack() {
    let mut scene = table("{}", &[&["B04", "B05", "B12"], &["B19", "B35"]], &[&["B21", "B22"], &["B23"]]);
    scene.chance("B21").act(0, "stop");
    assert_eq!(value(&scene), 6);
    assert_eq!(scene.legal(0), ["discard 1 2", "discard 1 3", "discard 2 3"], "the card stopped at can go too");
    assert_eq!(scene.refused(0, "discard 1"), refusal::DISCARD_COUNT);
    assert_eq!(scene.refused(0, "discard 1 1"), refusal::DISCARD_COUNT);
    assert_eq!(scene.refused(0, "discard 1 4"), refusal::NO_SUCH_DISCARD);
    scene.act(0, "discard 3 1");
    assert_eq!((row(&scene, 0), discard(&scene), due(&scene)), (vec!["B05"], vec!["B04", "B12"], Due::Target));
    let mut two = table("{}", &[&["B04", "B05"], &["B19"]], &[&["B21", "B22"], &["B23"]]);
    two.chance("B21").act(0, "stop");
    assert_eq!(two.legal(0), ["discard 1", "discard 2"], "as many as FF-11 allows");
    assert_eq!(two.refused(0, "discard 1 2"), refusal::DISCARD_COUNT);
    assert_eq!(value_under("stopped:double_discard_two", -3), -6, "a negative value doubles too");
}

#[test]
fn ff_25_ff_26_values_below_or_above_a_limit_change() {
    for (number, expected) in [(2, -7), (3, 3), (4, 4)] {
        assert_eq!(value_under("stopped:below_becomes 3 -7", number), expected);
    }
    for (number, expected) in [(4, 6), (3, 3), (2, 2)] {
        assert_eq!(value_under("stopped:above_becomes 3 6", number), expected);
    }
}

#[test]
fn ff_27_two_cards_of_the_row_may_be_swapped_after_the_attack() {
    let mut scene = table("{}", &[&["B15", "B05", "B12"], &["B19", "B35"]], &[&["B21", "B22"], &["B23"]]);
    scene.chance("B21").act(0, "stop").act(0, "target 1").act(0, "remove 1");
    assert_eq!(scene.legal(0), ["pass", "swap 1 2", "swap 1 3", "swap 2 3"]);
    assert_eq!(scene.refused(0, "swap 2 2"), refusal::TWO_PLACES);
    assert_eq!(scene.refused(0, "swap 1 4"), refusal::TWO_PLACES);
    scene.act(0, "swap 3 1");
    assert_eq!((row(&scene, 0), due(&scene)), (vec!["B12", "B05", "B15"], Due::End));
}

/// FF-28, FF-32: the raw roll ignores passed additions, and `one_more_reroll` does not limit it.
#[test]
fn ff_28_roll_again_raw_does_not_advance() {
    let cards = [
        ("A", 1, 1, "passed:add 4; passed:one_more_reroll"),
        ("W", 1, 1, "stopped:roll_again_raw"),
        ("R", 5, 1, "none"),
    ];
    let mut scene = table(&custom("{}", &cards), &[&["A", "W", "F9"], &["F1", "F8"]], &[&["R", "F2"], &["F3"]]);
    scene.chance("R").act(0, "reroll").chance("R").act(0, "stop");
    assert_eq!(tags(&scene), ["stopped", "put_back"]);
    assert_eq!(scene.game.chance_name(&scene.state.position), "raw_roll");
    assert_eq!(scene.outcomes().len(), 2, "the revealed card is back in the hand");
    scene.chance("F2");
    assert_eq!(value(&scene), 1, "the value is the plain number");
    scene.act(0, "target 1").act(0, "done").act(0, "end right");
    assert_eq!((row(&scene, 0), hand(&scene, 0)), (vec!["A", "W", "F9", "F2"], vec!["R"]));
    assert_eq!(format!("{:?}", scene.view(1).players[0].known), "[R]");
}
