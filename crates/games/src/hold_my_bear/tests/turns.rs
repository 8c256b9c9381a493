//! Turns, gifts and the end of the game (HB-9 to HB-14, HB-19, HB-20).

use bearcade_core::Game;

use super::{holds, playing, plays, shown};
use crate::hold_my_bear::{Due, Event, refusal};

const SMALL: &str = "bear tiger cat";

#[test]
fn hb_9_the_owner_without_a_bear_wins_at_the_start_of_the_turn() {
    let mut scene = playing(SMALL, "tiger5 of 1", &["cat1 cat2 cat3", "cat1", "cat4 cat5"]);
    scene.act(0, "give cat1>1 cat2>1");
    assert_eq!(scene.outcome().to_string(), "winners 1; scores 0 1 0; standing 1 0=2");
    assert_eq!(scene.refused(1, "give cat1>0"), refusal::OVER);
    assert_eq!(scene.view(0).winner, Some(bearcade_core::Seat::new(1)));
}

/// HB-9, HB-11: a player with an empty hand wins too, and does not steal first.
#[test]
fn hb_9_an_empty_hand_wins() {
    let mut scene = playing(SMALL, "tiger5 of 1", &["cat1 cat2 cat3", "", "cat4 cat5"]);
    scene.act(0, "give cat1>2 cat2>2");
    assert_eq!(scene.outcome().to_string(), "winners 1; scores 0 1 0; standing 1 0=2");
}

#[test]
fn hb_10_an_owner_with_a_bear_puts_it_down_and_the_next_who_can_must_beat_it() {
    let hands = ["tiger1 tiger2", "bear3 bear5 cat1", "cat2", "", "cat1 cat1 cat3", "tiger3 tiger4"];
    let mut scene = playing("bear tiger cat dog", "tiger5 of 1", &hands);
    scene.act(0, "give tiger1>3 tiger2>5");
    assert_eq!(scene.to_move(), 1);
    assert_eq!(scene.state.position.due, Due::Bear);
    assert_eq!(scene.legal(1), ["bear bear3", "bear bear5"]);
    assert_eq!(scene.refused(1, "bear bear1"), refusal::NO_SUCH_BEAR);
    assert_eq!(scene.refused(1, "bear cat1"), refusal::NO_SUCH_BEAR);
    assert_eq!(scene.refused(1, "play cat1"), refusal::PUT_BEAR);
    scene.act(1, "bear bear3");
    assert_eq!(shown(&scene), "bear3 as bear of 1");
    assert_eq!(scene.state.position.removed.count(super::cards("tiger5")[0]), 1, "the old match left the game");
    assert_eq!(scene.to_move(), 4, "seats 2 and 3 have no valid move and are skipped");
    assert_eq!(scene.refused(4, "give cat1>0 cat1>0"), refusal::ANSWER);
    assert!(scene.legal(4).iter().all(|action| action.starts_with("play")));
    assert_eq!(scene.events.iter().filter(|event| matches!(event, Event::NoMove { .. })).count(), 2);
    scene.act(4, "play cat1 cat3");
    assert_eq!(scene.to_move(), 5, "the turn passes on from there");
    assert_eq!(holds(&scene, 3), "tiger1", "skipped players neither steal nor lose cards");
}

#[test]
fn hb_10_if_no_one_can_beat_the_bear_the_owner_has_another_turn() {
    let mut scene = playing(SMALL, "tiger5 of 1", &["cat1 tiger1 cat2", "bear5 bear3", "tiger4"]);
    scene.act(0, "give cat1>2 tiger1>1").act(1, "bear bear5");
    assert_eq!(scene.to_move(), 1, "one card of an animal does not beat one bear");
    assert_eq!(scene.legal(1), ["bear bear3"]);
    scene.act(1, "bear bear3");
    assert!(scene.events.iter().any(|event| matches!(event, Event::CameBack { .. })));
    assert_eq!(scene.outcome().to_string(), "winners 1; scores 0 1 0; standing 1 0=2");
    assert_eq!(shown(&scene), "bear3 as bear of 1");
}

#[test]
fn hb_11_an_empty_hand_steals_four_cards_one_at_a_time() {
    let mut scene = playing(SMALL, "tiger5 of 2", &["cat1 cat1 cat4 cat5 bear1", "", "tiger1 tiger1 tiger2"]);
    scene.act(0, "give cat4>2 cat5>2");
    assert_eq!(scene.to_move(), 1);
    assert_eq!(scene.legal(1), ["rob 0", "rob 2"]);
    assert_eq!(scene.refused(1, "rob 1"), refusal::ROB_WHOM);
    assert_eq!(scene.refused(1, "rob 5"), refusal::ROB_WHOM);
    assert_eq!(scene.refused(1, "give cat1>0"), refusal::ROB);
    scene.act(1, "rob 0");
    assert_eq!(scene.game.chance_name(&scene.state.position), "steal");
    assert_eq!(scene.outcomes(), [("bear1".to_owned(), 1), ("cat1".to_owned(), 2)]);
    scene.chance("cat1").act(1, "rob 0").chance("cat1").act(1, "rob 0").chance("bear1");
    assert_eq!(scene.legal(1), ["rob 2"], "seat 0 has nothing left");
    assert_eq!(scene.refused(1, "rob 0"), refusal::ROB_WHOM);
    scene.act(1, "rob 2").chance("tiger2");
    assert_eq!(holds(&scene, 1), "bear1 tiger2 cat1 cat1");
    assert_eq!((scene.to_move(), scene.state.position.due), (1, Due::Turn), "the usual turn follows");
}

#[test]
fn hb_11_fewer_cards_are_stolen_if_there_are_no_more_and_with_none_the_turn_ends() {
    let mut scene = playing(SMALL, "tiger5 of 2", &["cat1 cat2", "", "tiger2"]);
    scene.act(0, "give cat1>2 cat2>2");
    for card in ["cat1", "cat2", "tiger2"] {
        scene.act(1, "rob 2").chance(card);
    }
    assert_eq!((scene.to_move(), scene.state.position.due), (1, Due::Turn), "there were only three cards to steal");

    let mut nothing = playing(SMALL, "tiger5", &["bear1", "", "", ""]);
    nothing.act(0, "play bear1 as cat");
    assert_eq!(nothing.events.iter().filter(|event| matches!(event, Event::NothingToSteal { .. })).count(), 3);
    assert_eq!(nothing.outcome().to_string(), "winners 0; scores 1 0 0 0; standing 0 1=2=3");
    assert_eq!(nothing.state.position.quiet, 3);
}

#[test]
fn hb_12_a_player_who_can_play_may_give_away_instead() {
    let scene = playing(SMALL, "tiger1", &["tiger5 cat1", "cat2"]);
    let legal = scene.legal(0);
    assert!(legal.contains(&"play tiger5".to_owned()) && legal.contains(&"give tiger5>1 cat1>1".to_owned()));
    assert_eq!(scene.refused(0, "rob 1"), refusal::PLAY_OR_GIVE);
    assert_eq!(scene.refused(0, "return cat1"), refusal::PLAY_OR_GIVE);
}

#[test]
fn hb_14_two_cards_go_to_one_or_two_others_in_public() {
    let mut scene = playing(SMALL, "tiger5", &["cat1 cat1 tiger2", "cat2", "cat3"]);
    let legal: Vec<String> = scene.legal(0).into_iter().filter(|action| action.starts_with("give")).collect();
    let expected = [
        "give tiger2>1 cat1>1",
        "give tiger2>1 cat1>2",
        "give tiger2>2 cat1>2",
        "give tiger2>2 cat1>1",
        "give cat1>1 cat1>1",
        "give cat1>1 cat1>2",
        "give cat1>2 cat1>2",
    ];
    assert_eq!(legal, expected);
    assert_eq!(scene.refused(0, "give cat1>0 cat1>1"), refusal::GIVE_WHOM);
    assert_eq!(scene.refused(0, "give cat1>1 cat1>3"), refusal::GIVE_WHOM);
    assert_eq!(scene.refused(0, "give cat1>1 cat2>1"), refusal::GIFT_NOT_HELD);
    assert_eq!(scene.refused(0, "give tiger2>1 tiger2>1"), refusal::GIFT_NOT_HELD);
    assert_eq!(scene.refused(0, "give cat1>1"), refusal::GIVE_TWO);
    scene.act(0, "give cat1>2 tiger2>1");
    assert_eq!([1, 2].map(|seat| holds(&scene, seat)), ["tiger2 cat2", "cat1 cat3"]);
    for seat in 0..3 {
        let viewer = bearcade_core::Viewer::Seat(bearcade_core::Seat::new(seat));
        assert!(scene.events.iter().all(|event| scene.game.redact(event, viewer).as_ref() == Some(event)));
    }
    // A player gives away their last card alone.
    let scene = playing(SMALL, "tiger5", &["cat1", "cat2", "cat3"]);
    assert_eq!(scene.legal(0), ["give cat1>1", "give cat1>2"]);
    assert_eq!(scene.refused(0, "give cat1>1 cat1>2"), refusal::GIVE_TWO);
}

#[test]
fn hb_14_the_order_matters_only_if_both_cards_act_when_given() {
    let scene = playing("bear cat turtle bison beaver", "cat5", &["turtle1 bison1 bison1 cat1", "cat2", "cat3"]);
    let text = |action: &str| scene.game.action_text(scene.game.read_action(action).expect("the text is an action"));
    assert_eq!(text("give cat1>1 turtle1>2"), text("give turtle1>2 cat1>1"));
    assert_ne!(text("give bison1>1 turtle1>2"), text("give turtle1>2 bison1>1"));
    assert_ne!(text("give bison1>1 bison1>2"), text("give bison1>2 bison1>1"));
    let legal: Vec<String> = scene.legal(0).into_iter().filter(|action| action.starts_with("give")).collect();
    for action in
        ["give bison1>1 turtle1>2", "give turtle1>2 bison1>1", "give bison1>1 bison1>2", "give bison1>2 bison1>1"]
    {
        assert!(legal.contains(&action.to_owned()), "{action}");
    }
    // Turtle and bison in either order: 2 × 4. Each of them with the cat: 2 × 4. Two bisons: 4.
    assert_eq!(legal.len(), 8 + 8 + 4);
}

/// HB-19: neither an empty hand nor a strong match wins immediately.
#[test]
fn hb_19_there_is_no_other_way_to_win() {
    let mut scene = playing(SMALL, "tiger1", &["tiger5", "cat1 cat2 cat3"]);
    scene.act(0, "play tiger5");
    assert_eq!(scene.to_move(), 1, "an empty hand alone does not win");
    scene.act(1, "play cat1 cat2");
    assert_eq!(
        (scene.to_move(), scene.state.position.due),
        (0, Due::Rob),
        "the match must last until the owner's turn"
    );
}

#[test]
fn hb_20_after_a_round_without_a_play_a_player_who_can_play_must() {
    let mut scene = playing(SMALL, "tiger2", &["tiger5 cat1 cat2", "cat3 cat1 tiger1", "cat4 bear1 cat2"]);
    scene.act(0, "give cat1>1 cat2>2").act(1, "give cat3>0 cat1>0");
    assert!(!scene.view(2).must_play);
    scene.act(2, "give cat4>1 bear1>1");
    assert!(scene.view(0).must_play);
    assert_eq!(scene.refused(0, "give cat3>1 cat1>1"), refusal::MUST_BEGIN);
    assert_eq!(scene.legal(0), plays(&scene, 0));
    scene.act(0, "play tiger5");
    assert!(!scene.view(1).must_play, "the rule ends with the first play");
    assert!(scene.legal(1).len() > plays(&scene, 1).len());
}

/// HB-20: the tie comes after exactly 20 turns per player. A play restarts the count.
#[test]
fn hb_20_twenty_rounds_without_a_play_make_a_tie() {
    let mut scene = playing("bear walrus ape", "walrus5", &["ape1 ape1 ape1", "ape2 ape3 ape5"]);
    for turn in 0..40u8 {
        let seat = turn % 2;
        assert_eq!(scene.to_move(), seat);
        assert!(plays(&scene, seat).is_empty());
        let gift = scene.legal(seat)[0].clone();
        scene.act(seat, &gift);
        let told = scene.events.iter().any(|event| matches!(event, Event::NoMove { .. }));
        assert_eq!(told, turn >= 2, "from the second round on, it is public that the player could not play");
    }
    assert_eq!(scene.events.last(), Some(&Event::Tied));
    assert_eq!(scene.outcome().to_string(), "winners 0 1; scores 0 0; standing 0=1");
    let mut scene = playing(SMALL, "tiger2", &["tiger5 cat1", "cat3"]);
    scene.state.position.quiet = 39;
    scene.act(0, "play tiger5");
    assert_eq!(scene.state.position.quiet, 0);
}
