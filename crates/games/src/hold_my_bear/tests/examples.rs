//! The rulebook's worked examples.

use bearcade_conformance::Scene;
use bearcade_core::Game;

use super::{holds, playing, plays};
use crate::hold_my_bear::{HoldMyBear, refusal};

/// Returns a play with its cards in canonical order.
fn canonical(scene: &Scene<HoldMyBear>, play: &str) -> String {
    let action = scene.game.read_action(&format!("play {play}")).expect("the text is an action");
    scene.game.action_text(action)
}

#[track_caller]
fn valid(scene: &Scene<HoldMyBear>, play: &str) {
    let play = canonical(scene, play);
    assert!(plays(scene, 0).contains(&play), "{play} should be valid: {:?}", plays(scene, 0));
}

#[track_caller]
fn invalid(scene: &Scene<HoldMyBear>, play: &str, number: &str) {
    let play = canonical(scene, play);
    assert!(!plays(scene, 0).contains(&play), "{play} should not be valid");
    assert_eq!(scene.refused(0, &play).number, number);
}

/// The rulebook's example has a second dog 3, which no game has. It makes no difference here.
#[test]
fn examples_1_to_4_plays_over_a_mixed_match() {
    let scene = playing("bear tiger dog cat", "tiger1 dog1 dog3", &["cat1 cat1 cat2 tiger4 dog3", "cat3", "cat4"]);
    valid(&scene, "tiger4 dog3");
    valid(&scene, "cat1 cat1 cat2");
    invalid(&scene, "tiger4 cat1 cat2", "HB-15");
    invalid(&scene, "dog3", "HB-16");
}

#[test]
fn examples_5_to_7_plays_with_bears() {
    let scene =
        playing("bear hamster chicken", "bear1 hamster3", &["chicken1 chicken5 bear1 bear2", "hamster1", "hamster2"]);
    invalid(&scene, "bear1 chicken1 chicken5", "HB-18");
    valid(&scene, "bear1 bear2 chicken5");
    for name in ["bear", "hamster", "chicken"] {
        valid(&scene, &format!("bear1 bear2 as {name}"));
    }
}

#[test]
fn example_8_a_new_sport_beside_a_shared_one() {
    let scene = playing("bear dog cat", "dog5", &["cat1 cat1 dog1 dog1", "cat2"]);
    valid(&scene, "dog1 dog1 cat1 cat1");
}

#[test]
fn examples_9_to_12_bears_alone() {
    let scene = playing("bear tiger cat", "tiger1 bear1", &["bear5", "cat2"]);
    valid(&scene, "bear5 as tiger");
    invalid(&scene, "bear5 as cat", "HB-15");
    let scene = playing("bear tiger cat", "bear3", &["tiger1 tiger1 tiger5", "cat2"]);
    valid(&scene, "tiger1 tiger1");
    invalid(&scene, "tiger5", "HB-15");
    let scene = playing("bear tiger cat", "bear3", &["bear4 bear2", "cat2"]);
    valid(&scene, "bear4 as bear");
    for name in ["bear", "tiger", "cat"] {
        assert!(!plays(&scene, 0).contains(&format!("play bear2 as {name}")));
    }
    let scene = playing("bear tiger cat", "bear5 as tiger", &["tiger1 tiger1 cat1 cat1", "cat2"]);
    invalid(&scene, "tiger1 tiger1", "HB-16");
    valid(&scene, "cat1 cat1");
    let scene = playing("bear tiger cat", "tiger2 tiger3", &["bear1", "cat2"]);
    for name in ["bear", "tiger", "cat"] {
        valid(&scene, &format!("bear1 as {name}"));
    }
}

/// Examples 13 to 15, over a match that any two cards of another animal beat.
#[test]
fn examples_13_to_15_restrictions() {
    let over = "dog1";
    let scene = playing("bear tiger dog bat", over, &["bat1 bat1 tiger2", "dog2", "dog3"]);
    invalid(&scene, "tiger2 bat1", "HB-32");
    valid(&scene, "tiger2 bat1 bat1");
    let scene = playing("bear tiger dog squid", "tiger1", &["squid1 squid2 tiger2", "dog2", "dog3"]);
    valid(&scene, "tiger2 squid1");
    invalid(&scene, "tiger2 squid1 squid2", "HB-33");
    let scene = playing("bear tiger dog ape", over, &["ape1 ape3 bear2", "dog2", "dog3"]);
    invalid(&scene, "ape1 ape3", "HB-30");
    invalid(&scene, "bear2 ape1", "HB-30");
    let scene = playing("bear cat dog walrus", over, &["walrus1 cat1 bear2", "dog2", "dog3"]);
    invalid(&scene, "cat1 walrus1", "HB-31");
    valid(&scene, "bear2 walrus1");
}

#[test]
fn example_16_sheep_make_ties_enough() {
    let scene = playing("bear tiger cat sheep", "sheep2 tiger2 tiger1", &["cat1 cat1 tiger5", "cat2", "cat3"]);
    valid(&scene, "cat1 cat1");
    valid(&scene, "tiger5");
    let scene = playing("bear tiger cat sheep", "sheep1 bear2", &["bear1", "cat2", "cat3"]);
    for name in ["bear", "tiger", "cat", "sheep"] {
        valid(&scene, &format!("bear1 as {name}"));
    }
}

#[test]
fn example_17_three_aardvarks_take_one_card_back() {
    let mut scene = playing("bear tiger aardvark", "tiger1", &["aardvark1 aardvark1 aardvark2", "tiger2"]);
    scene.act(0, "play aardvark1 aardvark1 aardvark2").act(0, "back aardvark1");
    assert_eq!(scene.to_move(), 1);
    assert_eq!(holds(&scene, 0), "aardvark1");
}

#[test]
fn example_18_turtles_and_rabbits() {
    let mut scene = playing("bear cat turtle rabbit", "cat5", &["turtle2 cat2", "turtle2 turtle3 cat1", "cat3"]);
    scene.act(0, "give turtle2>1 cat2>2");
    assert_eq!(scene.to_move(), 1);
    assert_eq!(scene.legal(1), ["return cat1", "return turtle3"]);
    assert_eq!(scene.refused(1, "return turtle2"), refusal::RETURN_WHAT);
    let rabbit = playing("bear cat turtle rabbit", "rabbit1", &["cat1 cat2", "turtle3", "cat3"]);
    assert_eq!(rabbit.refused(0, "give cat1>1 cat2>1"), refusal::RABBIT);
}
