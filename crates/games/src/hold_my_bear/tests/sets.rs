//! The worth of sets, and valid moves (HB-6 to HB-8, HB-15 to HB-18).

use bearcade_core::Game;

use super::{cards, playing, plays, table};
use crate::hold_my_bear::{Animal, Cards, Way, Worth, refusal};

fn worth(text: &str) -> (Vec<&'static str>, u8, u8, u8) {
    let on_table = table(text);
    let worth = Worth::of(on_table.cards, on_table.name);
    (worth.majority.iter().map(Animal::name).collect(), worth.count, worth.total, worth.bears)
}

const BASE: &str = "bear ferret tiger chicken dog cat hamster";

/// Returns the rule by which seat 0 may play this set, or the rule that refuses it. Checks that the legal actions
/// agree.
#[track_caller]
fn verdict(on_table: &str, hand: &str, play: &str) -> Result<Way, &'static str> {
    let scene = playing(BASE, on_table, &[hand, "ferret1", "ferret1"]);
    let action =
        scene.game.action_text(scene.game.read_action(&format!("play {play}")).expect("the text is an action"));
    let (set, name) = play.split_once(" as ").map_or((play, None), |(set, name)| (set, Some(name)));
    let set = Cards::new(&cards(set)).expect("five cards");
    let judged = scene.game.judge(
        &scene.state.position,
        bearcade_core::Seat::new(0),
        set,
        name.map(|name| Animal::named(name).expect("an animal")),
    );
    assert_eq!(plays(&scene, 0).contains(&action), judged.is_ok(), "{action}");
    if let Err(rule) = judged {
        assert_eq!(scene.refused(0, &action), rule);
    }
    judged.map_err(|rule| rule.number)
}

#[test]
fn hb_6_the_majority_is_the_most_frequent_animal_and_bears_join_it() {
    assert_eq!(worth("tiger1 tiger2 bear1 bear2"), (vec!["tiger"], 4, 6, 2));
    assert_eq!(worth("tiger1 cat1 bear1"), (vec!["tiger", "cat"], 2, 3, 1));
    assert_eq!(worth("tiger1 cat1 cat2 dog5"), (vec!["cat"], 2, 9, 0));
    assert_eq!(worth("tiger1 tiger1 cat1 cat2 dog5"), (vec!["tiger", "cat"], 2, 10, 0));
    assert_eq!(worth("bear1 bear1 bear1 ferret1 vole1"), (vec!["ferret", "vole"], 4, 5, 3));
}

#[test]
fn hb_7_bears_alone_count_as_the_named_animal() {
    assert_eq!(worth("bear2 bear3 as tiger"), (vec!["tiger"], 2, 5, 2));
    let scene = playing("bear tiger cat", "tiger5", &["bear1 cat2", "cat1"]);
    let named: Vec<String> = plays(&scene, 0).into_iter().filter(|play| play.contains(" as ")).collect();
    assert_eq!(named, ["play bear1 as bear", "play bear1 as tiger", "play bear1 as cat"]);
    assert_eq!(scene.refused(0, "play bear1"), refusal::NAME_MISSING);
    assert_eq!(scene.refused(0, "play bear1 as dog"), refusal::NAME_ABSENT);
    assert_eq!(scene.refused(0, "play bear1 cat2 as cat"), refusal::NAME_TOO_MUCH);
}

/// HB-7: the name lasts while the set is on the table, and gives none of the animal's powers.
#[test]
fn hb_7_the_name_lasts_and_has_no_powers() {
    let mut scene = playing("bear tiger cat rabbit sheep", "tiger5", &["bear1 cat2", "rabbit1 rabbit1 cat1", "cat3"]);
    scene.act(0, "play bear1 as rabbit");
    assert_eq!(super::shown(&scene), "bear1 as rabbit of 0");
    assert!(!plays(&scene, 1).is_empty());
    assert!(scene.legal(1).len() > plays(&scene, 1).len(), "there is no rabbit in the match, so giving is allowed");
    assert!(plays(&scene, 1).contains(&"play rabbit1 rabbit1".to_owned()), "two cards beat a total of 1");
    let sheep = playing("bear tiger cat sheep", "bear2 as sheep", &["cat1 sheep1", "cat2"]);
    assert!(
        !plays(&sheep, 0).contains(&"play cat1".to_owned()),
        "there is no sheep in the match, so a tie is not enough"
    );
    let squid = playing("bear tiger squid ape", "tiger2", &["bear1", "tiger1"]);
    for name in ["squid", "ape"] {
        assert!(
            plays(&squid, 0).contains(&format!("play bear1 as {name}")),
            "the named animal's restriction does not apply"
        );
    }
}

#[test]
fn hb_8_the_total_is_the_sum_of_all_numbers() {
    assert_eq!(worth("bear5 bear4 tiger3 cat1 cat2").2, 15);
    assert_eq!(worth("bear5 bear1 as cat").2, 6);
}

#[test]
fn hb_15_a_new_sport_needs_a_higher_count_and_totals_do_not_matter() {
    let hand = "cat1 cat1 cat2 tiger1 tiger1";
    assert_eq!(verdict("tiger4 tiger5", hand, "cat1 cat1 cat2"), Ok(Way::NewSport));
    assert_eq!(verdict("tiger4 tiger5", hand, "cat1 cat2"), Err("HB-15"));
    assert_eq!(verdict("tiger4 tiger5", hand, "tiger1 tiger1"), Err("HB-16"));
    assert_eq!(
        verdict("tiger5", hand, "cat1 cat1 tiger1 tiger1"),
        Ok(Way::NewSport),
        "sharing the old sport as well is allowed"
    );
    assert_eq!(verdict("tiger5", hand, "cat1 tiger1"), Err("HB-15"), "one cat is not more than one tiger");
    assert_eq!(verdict("tiger4 tiger5", "cat1 cat2 bear3", "bear3 cat1 cat2"), Ok(Way::NewSport), "a bear counts");
}

#[test]
fn hb_16_the_same_sport_needs_a_higher_total() {
    assert_eq!(verdict("tiger2 tiger2", "tiger5 cat1", "tiger5"), Ok(Way::SameSport));
    assert_eq!(verdict("tiger2 tiger3", "tiger5 cat1", "tiger5"), Err("HB-16"), "an equal total is not higher");
    assert_eq!(verdict("tiger2 tiger3", "tiger5 cat1", "tiger5 cat1"), Ok(Way::SameSport), "tiger and cat share tiger");
    assert_eq!(verdict("tiger2 cat2", "cat4 dog1", "cat4 dog1"), Ok(Way::SameSport));
    assert_eq!(verdict("tiger2 cat3", "dog5", "dog5"), Err("HB-15"));
}

#[test]
fn hb_17_more_bears_beat_the_match() {
    assert_eq!(verdict("tiger4 tiger5", "bear1 dog2", "bear1 as dog"), Ok(Way::MoreBears));
    assert_eq!(verdict("tiger4 tiger5", "bear1 dog2", "bear1 dog2"), Ok(Way::MoreBears));
    assert_eq!(
        verdict("tiger4 tiger5 bear1", "bear1 dog2", "bear1 dog2"),
        Err("HB-15"),
        "an equal number of bears is not more"
    );
    assert_eq!(verdict("tiger4 tiger5 bear1", "bear1 bear2 dog3", "bear1 bear2 dog3"), Ok(Way::MoreBears));
    assert_eq!(verdict("tiger4 tiger5", "dog1", "dog1"), Err("HB-15"), "a set without bears has no more bears");
}

#[test]
fn hb_18_a_bear_in_the_hand_bans_its_number() {
    assert_eq!(verdict("tiger1", "cat2 cat2 bear2", "cat2 cat2"), Err("HB-18"));
    assert_eq!(
        verdict("tiger1", "cat2 cat2 bear2", "bear2 cat2"),
        Err("HB-18"),
        "the ban applies even if the bear is played too"
    );
    assert_eq!(verdict("tiger1", "cat2 cat1 bear3", "cat1 cat2"), Ok(Way::NewSport));
    assert_eq!(verdict("tiger1", "cat2 bear3 bear2", "bear2 bear3 as cat"), Ok(Way::NewSport), "bears are not banned");
    for number in 1..=5 {
        let scene = playing(BASE, "tiger1", &[&format!("cat{number} dog{number} bear{number}"), "dog2", "dog3"]);
        let listed = scene.legal(0).into_iter().filter(|text| text.starts_with("play"));
        assert!(listed.clone().count() > 0, "the bear may be played");
        assert!(listed.into_iter().all(|text| !text.contains("cat") || text.contains(" as ")), "{number} is banned");
    }
}

/// HB-13: a player can't play cards they don't hold, or more copies than they hold.
#[test]
fn hb_13_a_play_has_one_to_five_cards_from_the_hand() {
    let scene = playing(BASE, "dog1 of 1", &["cat1 cat2 cat2 cat3 cat4 cat5", "dog2", "dog3"]);
    assert_eq!(scene.refused(0, "play tiger1"), refusal::NOT_HELD);
    assert_eq!(scene.refused(0, "play cat1 cat1"), refusal::NOT_HELD);
    assert!(scene.game.read_action("play").is_err());
    assert!(scene.game.read_action("play cat1 cat2 cat2 cat3 cat4 cat5").is_err(), "six cards are too many");
    let mut scene = scene;
    scene.act(0, "play cat5 cat4 cat2 cat3 cat2");
    assert_eq!(super::shown(&scene), "cat2 cat2 cat3 cat4 cat5 of 0");
    assert_eq!(super::holds(&scene, 0), "cat1");
    assert!(scene.state.position.removed.count(super::cards("dog1")[0]) == 3, "the old match left the game");
    assert_eq!(scene.to_move(), 1);
}
