//! The expansion animals (HB-21 to HB-35).

use bearcade_core::{Game, Seat};

use super::{holds, playing, plays, shown};
use crate::hold_my_bear::{Animal, Due, Event, refusal};

#[test]
fn hb_21_the_aardvark_takes_back_one_card_of_the_match() {
    let mut scene = playing("bear cat aardvark", "cat1", &["aardvark1 aardvark2 cat2", "cat3"]);
    scene.act(0, "play aardvark1 aardvark2");
    assert_eq!((scene.to_move(), scene.state.position.due), (0, Due::Back));
    assert_eq!(scene.legal(0), ["back aardvark1", "back aardvark2"]);
    assert_eq!(scene.refused(0, "back cat2"), refusal::BACK_WHAT);
    assert_eq!(scene.refused(0, "play cat2"), refusal::BACK);
    scene.act(0, "back aardvark2");
    assert_eq!((shown(&scene).as_str(), holds(&scene, 0).as_str()), ("aardvark1 of 0", "cat2 aardvark2"));
    assert_eq!(scene.to_move(), 1);
    // An aardvark played alone can't come back.
    let mut alone = playing("bear cat aardvark", "aardvark1", &["aardvark5 cat2", "cat3"]);
    alone.act(0, "play aardvark5");
    assert_eq!(alone.to_move(), 1);
}

/// HB-21, HB-7: bears that are left alone count as bear. The remaining cards need not be a valid play.
#[test]
fn hb_21_bears_left_alone_count_as_bear() {
    let mut scene = playing("bear cat aardvark", "cat4 cat5", &["bear1 aardvark2 cat2", "cat3"]);
    scene.act(0, "play bear1 aardvark2").act(0, "back aardvark2");
    assert_eq!(shown(&scene), "bear1 as bear of 0");
    let mut scene = playing("bear cat aardvark", "cat4 cat5", &["bear1 aardvark2 cat2", "cat3"]);
    scene.act(0, "play bear1 aardvark2").act(0, "back bear1");
    assert_eq!(shown(&scene), "aardvark2 of 0", "one aardvark would not have beaten two cats");
}

#[test]
fn hb_22_the_badger_lets_the_owner_of_the_previous_match_steal() {
    let mut scene = playing("bear cat badger", "cat1 of 1", &["badger1 badger2 cat2 cat3", "cat5", "cat4"]);
    scene.act(0, "play badger1 badger2");
    assert_eq!(scene.game.chance_name(&scene.state.position), "steal");
    assert_eq!(scene.outcomes(), [("cat2".to_owned(), 1), ("cat3".to_owned(), 1)]);
    scene.chance("cat3");
    assert_eq!([0, 1].map(|seat| holds(&scene, seat)), ["cat2", "cat3 cat5"]);
    assert_eq!(scene.to_move(), 1);
    for (on_table, hand) in [("cat1", "badger1 badger2 cat2"), ("cat1 of 1", "badger1 badger2")] {
        let mut nothing = playing("bear cat badger", on_table, &[hand, "cat5", "cat4"]);
        nothing.act(0, "play badger1 badger2");
        assert_eq!(nothing.to_move(), 1, "without an owner or with an empty hand, nothing is stolen");
    }
}

/// HB-22: after HB-10, the owner of the beaten bear steals.
#[test]
fn hb_22_the_owner_of_a_bear_put_down_steals() {
    let mut scene = playing("bear cat badger", "cat4 of 1", &["cat1 cat2", "bear5", "badger1 badger2 cat3"]);
    scene.act(0, "give cat1>1 cat2>1").act(1, "bear bear5").act(2, "play badger1 badger2").chance("cat3");
    assert_eq!(holds(&scene, 1), "cat1 cat2 cat3");
}

#[test]
fn hb_23_fish_take_the_number_of_the_highest_other_card() {
    let total = |text: &str| {
        let on_table = super::table(text);
        crate::hold_my_bear::Worth::of(on_table.cards, on_table.name).total
    };
    assert_eq!(total("fish1 fish5 cat3"), 9);
    assert_eq!(total("fish1 bear4"), 8, "bears are not fish");
    assert_eq!(total("fish1 fish2"), 3, "fish alone keep their numbers");
    assert_eq!(total("fish5 cat1 cat2"), 5, "the number can also be lower");
    let scene = playing("bear cat fish", "fish3 of 1", &["fish1 fish5 cat1 bear2", "cat2"]);
    assert!(plays(&scene, 0).contains(&"play fish5".to_owned()));
    assert_eq!(scene.refused(0, "play cat1 fish1"), refusal::COUNT_TOO_LOW, "1 and 1 are 2, not more than 3");
    assert!(!plays(&scene, 0).contains(&"play cat1 fish5".to_owned()), "the fish goes down to 1");
    // The same goes for the match: fish 1 with cat 4 is 8.
    let scene = playing("bear cat fish", "fish1 cat4", &["cat5 fish5 bear1", "cat2"]);
    assert!(plays(&scene, 0).contains(&"play cat5 fish5".to_owned()));
    assert_eq!(scene.refused(0, "play cat5"), refusal::TOTAL_TOO_LOW);
    // HB-18 uses the printed number.
    let banned = playing("bear cat fish", "cat3", &["fish2 cat5 bear2", "cat2"]);
    assert_eq!(banned.refused(0, "play cat5 fish2"), refusal::BANNED);
    let free = playing("bear cat fish", "cat3", &["fish2 cat4 bear5", "cat2"]);
    assert!(plays(&free, 0).contains(&"play cat4 fish2".to_owned()));
}

/// HB-23: the total is recomputed after the aardvark.
#[test]
fn hb_23_fish_are_counted_again_after_the_aardvark() {
    let mut scene = playing("bear cat fish aardvark", "cat3", &["fish1 aardvark5 aardvark2", "cat2", "cat1"]);
    scene.act(0, "play fish1 aardvark2 aardvark5").act(0, "back aardvark5");
    assert_eq!(scene.view(0).table.expect("there is a match").total, 4);
}

#[test]
fn hb_24_the_giraffe_names_an_animal_and_everyone_says_how_many_they_hold() {
    let mut scene = playing("bear cat giraffe", "cat1", &["giraffe1 giraffe2 cat2", "bear5 cat3 cat4", "bear1"]);
    scene.act(0, "play giraffe1 giraffe2");
    assert_eq!(scene.legal(0), ["name bear", "name cat", "name giraffe"]);
    assert_eq!(scene.refused(0, "name dog"), refusal::NAME_WHAT);
    assert_eq!(scene.refused(0, "play cat2"), refusal::NAME);
    scene.act(0, "name cat");
    assert!(matches!(&scene.events[0], Event::Told { counts, .. } if *counts == [1, 2, 0]), "{:?}", scene.events);
    assert_eq!(scene.to_move(), 1);
}

#[test]
fn hb_25_the_kangaroo_asks_for_a_card() {
    let start = || playing("bear cat kangaroo", "cat1", &["kangaroo1 kangaroo2", "bear5 cat3 cat4", "bear1"]);
    let mut scene = start();
    scene.act(0, "play kangaroo1 kangaroo2");
    assert_eq!(scene.legal(0).len(), 2 * 15);
    assert_eq!(scene.refused(0, "ask 0 cat1"), refusal::ASK_WHOM);
    assert_eq!(scene.refused(0, "ask 3 cat1"), refusal::ASK_WHOM);
    assert_eq!(scene.refused(0, "ask 1 dog1"), refusal::ASK_WHAT);
    assert_eq!(scene.refused(0, "name cat"), refusal::ASK);
    scene.act(0, "ask 1 cat4");
    assert_eq!([0, 1].map(|seat| holds(&scene, seat)), ["cat4", "bear5 cat3"]);
    assert_eq!(scene.to_move(), 1);
    let mut no = start();
    no.act(0, "play kangaroo1 kangaroo2").act(0, "ask 2 cat4");
    assert!(matches!(no.events[0], Event::Asked { given: false, .. }));
    assert_eq!(holds(&no, 2), "bear1");
}

/// HB-21, HB-22, HB-24: played actions happen in rulebook order, for the set as it was played.
#[test]
fn hb_21_hb_22_hb_24_played_actions_happen_in_order_even_for_a_card_taken_back() {
    let all = "bear cat aardvark badger giraffe kangaroo";
    let mut scene =
        playing(all, "cat1 of 2", &["aardvark1 badger2 giraffe3 kangaroo4 bear5 cat2", "cat3", "cat4", "cat5"]);
    scene.act(0, "play bear5 aardvark1 badger2 giraffe3 kangaroo4");
    assert_eq!(scene.state.position.due, Due::Back);
    let view = scene.view(3);
    assert_eq!(view.played, [Animal::Badger, Animal::Giraffe, Animal::Kangaroo], "pending actions are public");
    assert_eq!(view.previous, Some(Seat::new(2)));
    scene.act(0, "back giraffe3");
    assert_eq!(scene.outcomes().len(), 2, "the card taken back can be stolen");
    scene.chance("cat2").act(0, "name giraffe").act(0, "ask 2 cat2");
    assert_eq!([0, 2].map(|seat| holds(&scene, seat)), ["cat2 giraffe3", "cat4"]);
    assert_eq!(scene.to_move(), 1);
}

#[test]
fn hb_26_a_rabbit_in_the_match_makes_play_compulsory() {
    for on_table in ["rabbit1", "rabbit1 of 1", "cat1 rabbit1 of 1"] {
        let scene = playing("bear cat rabbit", on_table, &["rabbit5 cat3", "cat2", "cat4"]);
        assert_eq!(scene.legal(0), plays(&scene, 0), "{on_table}");
        assert!(scene.view(0).must_play);
        assert_eq!(scene.refused(0, "give rabbit5>1 cat3>1"), refusal::RABBIT);
    }
    let mut cannot = playing("bear cat rabbit", "rabbit4", &["rabbit1 cat3", "cat2", "cat4"]);
    assert!(plays(&cannot, 0).is_empty() && !cannot.legal(0).is_empty());
    cannot.act(0, "give rabbit1>1 cat3>1");
    assert!(matches!(cannot.events[0], Event::NoMove { beaver: false, .. }), "{:?}", cannot.events);
    let gone = playing("bear cat rabbit", "cat1 of 1", &["rabbit5 cat3", "cat2", "cat4"]);
    assert!(gone.legal(0).len() > plays(&gone, 0).len());
}

#[test]
fn hb_27_the_receiver_of_a_turtle_gives_back_another_card() {
    let mut scene = playing("bear cat turtle", "cat5", &["turtle2 cat1", "bear3", "cat3"]);
    scene.act(0, "give turtle2>1 cat1>1");
    assert_eq!((scene.to_move(), scene.state.position.due), (1, Due::Return));
    assert_eq!(scene.legal(1), ["return bear3", "return cat1"], "the other card just given can be returned");
    assert_eq!(scene.refused(1, "return cat3"), refusal::RETURN_WHAT);
    assert_eq!(scene.refused(1, "give cat1>0"), refusal::RETURN);
    assert_eq!(scene.refused(0, "return cat1"), refusal::OUT_OF_TURN);
    scene.act(1, "return bear3");
    assert_eq!([0, 1].map(|seat| holds(&scene, seat)), ["bear3", "cat1 turtle2"]);
    assert_eq!(scene.to_move(), 1);
    let mut nothing = playing("bear cat turtle", "cat5", &["turtle2 cat1", "turtle2", "cat3"]);
    nothing.act(0, "give turtle2>1 cat1>2");
    assert_eq!((nothing.to_move(), nothing.state.position.due), (1, Due::Turn));
}

/// HB-27, HB-28: an animal acts once in a turn, for the first card given, even if that has no effect.
#[test]
fn hb_27_hb_28_only_the_first_of_two_equal_animals_acts() {
    let mut scene = playing("bear cat turtle", "cat5", &["turtle2 turtle3", "turtle2", "cat3"]);
    scene.act(0, "give turtle2>1 turtle3>2");
    assert_eq!((scene.to_move(), scene.state.position.due), (1, Due::Turn), "the second turtle does nothing");
    let mut scene = playing("bear cat beaver", "cat5", &["beaver2 beaver3", "cat1 cat4", "cat3"]);
    scene.act(0, "give beaver3>2 beaver2>1");
    assert_eq!(Vec::<Seat>::from(scene.state.position.beavers), [Seat::new(2)]);
}

/// HB-27, HB-29: given actions happen after both cards have changed hands.
#[test]
fn hb_27_hb_29_given_actions_happen_in_the_order_of_giving() {
    let start = || playing("bear cat turtle bison", "cat5", &["turtle1 bison2", "bear3 cat1", "cat3"]);
    let mut turtle_first = start();
    turtle_first.act(0, "give turtle1>1 bison2>1");
    assert_eq!(turtle_first.view(2).given.len(), 2);
    assert_eq!(turtle_first.legal(1), ["return bear3", "return cat1", "return bison2"]);
    turtle_first.act(1, "return bear3");
    assert_eq!(turtle_first.state.position.due, Due::Turn, "no bear is left for the bison");
    assert!(turtle_first.events.iter().any(|event| matches!(event, Event::NoBear { .. })));
    let mut bison_first = start();
    bison_first.act(0, "give bison2>1 turtle1>1").act(1, "bear bear3");
    assert_eq!(bison_first.legal(1), ["return cat1", "return bison2"]);
}

#[test]
fn hb_28_the_receiver_of_a_beaver_must_give_cards_away() {
    let mut scene = playing("bear cat beaver", "cat1", &["beaver1 cat2 cat2", "cat5 cat3 bear2", "cat4"]);
    scene.act(0, "give beaver1>1 cat2>2");
    assert_eq!(scene.refused(1, "play cat5"), refusal::BEAVER);
    assert!(plays(&scene, 1).is_empty() && !scene.legal(1).is_empty());
    assert!(scene.view(2).players[1].beaver);
    scene.act(1, "give cat3>2 beaver1>2");
    assert!(!scene.view(2).players[1].beaver, "the beaver is discharged");
    assert!(plays(&scene, 2).is_empty(), "the next player has the beaver");
}

/// HB-28: a player with a beaver has no valid move for HB-20 and HB-26, but still wins with their match.
#[test]
fn hb_28_a_beaver_overrides_the_rabbit_and_a_win_overrides_the_beaver() {
    let mut rabbit = playing("bear cat beaver rabbit", "rabbit1", &["rabbit5 cat3", "cat2", "cat4"]);
    rabbit.state.position.beavers.insert(Seat::new(0));
    assert!(plays(&rabbit, 0).is_empty());
    rabbit.act(0, "give rabbit5>1 cat3>1");
    assert!(
        !rabbit.events.iter().any(|event| matches!(event, Event::NoMove { .. })),
        "a beaver says nothing about the hand"
    );
    let mut win = playing("bear cat beaver", "cat5 of 1", &["beaver1 cat2", "cat3", "cat4"]);
    win.act(0, "give beaver1>1 cat2>1");
    assert_eq!(win.outcome().to_string(), "winners 1; scores 0 1 0; standing 1 0=2");
}

/// HB-28, HB-10: being skipped or putting down a bear does not discharge the beaver.
#[test]
fn hb_28_being_skipped_does_not_discharge_the_beaver() {
    let mut scene =
        playing("bear cat beaver", "cat5 of 1", &["beaver1 beaver1 cat2", "bear3 bear4", "cat1 cat1", "cat2 cat4"]);
    scene.act(0, "give beaver1>2 cat2>1");
    scene.state.position.beavers.insert(Seat::new(1));
    scene.state.position.to_move = Seat::new(0);
    scene.state.position.due = Due::Turn;
    scene.act(0, "give beaver1>3");
    scene.state.position.beavers.remove(Seat::new(3));
    assert_eq!(scene.state.position.due, Due::Bear);
    scene.act(1, "bear bear3");
    assert_eq!(scene.to_move(), 3, "without the beaver, seat 2 could answer");
    assert_eq!(Vec::<Seat>::from(scene.state.position.beavers), [Seat::new(1), Seat::new(2)]);
}

#[test]
fn hb_29_the_receiver_of_a_bison_hands_over_a_bear() {
    let mut scene = playing("bear cat bison", "cat5", &["bison2 cat1", "bear3 bear5 cat2", "cat3"]);
    scene.act(0, "give bison2>1 cat1>2");
    assert_eq!((scene.to_move(), scene.state.position.due), (1, Due::Bison));
    assert_eq!(scene.legal(1), ["bear bear3", "bear bear5"]);
    assert_eq!(scene.refused(1, "bear bear1"), refusal::BISON_WHAT);
    assert_eq!(scene.refused(1, "bear cat2"), refusal::BISON_WHAT);
    assert_eq!(scene.refused(1, "return cat2"), refusal::BISON);
    scene.act(1, "bear bear5");
    assert_eq!([0, 1].map(|seat| holds(&scene, seat)), ["bear5", "bear3 cat2 bison2"]);
    assert_eq!(scene.to_move(), 1);
    assert_eq!(shown(&scene), "cat5", "the bear is handed over, not put down");
}

#[test]
fn hb_30_hb_31_apes_need_another_animal_and_walruses_none() {
    let scene = playing("bear cat ape walrus", "cat1", &["ape2 ape2 cat2 bear3 walrus1 walrus1", "cat3", "cat4"]);
    for (play, rule) in [
        ("play ape2 ape2", refusal::APE),
        ("play bear3 ape2", refusal::APE),
        ("play bear3 cat2 walrus1", refusal::WALRUS),
        ("play ape2 walrus1", refusal::WALRUS),
    ] {
        assert_eq!(scene.refused(0, play), rule, "{play}");
        assert!(!plays(&scene, 0).contains(&play.to_owned()));
    }
    for play in ["play cat2 ape2 ape2", "play walrus1 walrus1", "play bear3 walrus1"] {
        assert!(plays(&scene, 0).contains(&play.to_owned()), "{play}");
    }
}

#[test]
fn hb_32_hb_33_bats_play_one_sport_and_squids_several() {
    let scene = playing("bear cat bat squid", "cat1", &["bat2 bat2 cat2 cat3 squid1 squid2 bear5", "cat4", "cat5"]);
    for (play, rule) in [
        ("play cat3 bat2", refusal::BAT),
        ("play cat2 cat3 bat2 bat2", refusal::BAT),
        ("play cat2 cat3 squid1", refusal::SQUID),
        ("play bear5 squid1", refusal::SQUID),
        ("play bat2 squid1", refusal::BAT),
    ] {
        assert_eq!(scene.refused(0, play), rule, "{play}");
        assert!(!plays(&scene, 0).contains(&play.to_owned()));
    }
    for play in ["play cat2 cat3 bat2", "play bat2 bat2", "play cat2 squid1", "play bear5 cat2 squid1"] {
        assert!(plays(&scene, 0).contains(&play.to_owned()), "{play}");
    }
}

#[test]
fn hb_34_a_sheep_on_either_side_makes_ties_enough() {
    let own = playing("bear cat dog sheep", "cat2 cat3", &["sheep1 dog1 dog1 sheep2 cat5 cat1", "cat4", "dog5"]);
    for play in ["play dog1 dog1 sheep1", "play sheep1 sheep2"] {
        assert!(plays(&own, 0).contains(&play.to_owned()), "{play}");
    }
    assert_eq!(own.refused(0, "play dog1 dog1"), refusal::COUNT_TOO_LOW, "there is no sheep in the set");
    assert_eq!(own.refused(0, "play cat5"), refusal::TOTAL_TOO_LOW);
    let bears = playing("bear cat dog sheep", "cat4 cat5 bear1", &["sheep2 bear3 dog1", "cat2", "dog5"]);
    assert!(plays(&bears, 0).contains(&"play bear3 sheep2".to_owned()), "both sets have one bear");
    assert_eq!(bears.refused(0, "play bear3 as dog"), refusal::COUNT_TOO_LOW);
    let theirs = playing("bear cat dog sheep", "sheep2 dog2 dog1", &["cat1 cat1 dog5", "cat2", "dog4"]);
    for play in ["play cat1 cat1", "play dog5"] {
        assert!(
            plays(&theirs, 0).contains(&play.to_owned()),
            "a sheep in the match counts even if it is not its sport: {play}"
        );
    }
    let none = playing("bear cat dog sheep", "cat4 cat5", &["sheep2 dog1", "cat2", "dog5"]);
    assert_eq!(none.refused(0, "play sheep2"), refusal::COUNT_TOO_LOW, "sets without bears don't tie in bears");
}

/// HB-35: a turtle, bison or beaver that is returned, asked for or stolen does nothing.
#[test]
fn hb_35_cards_moved_by_an_action_trigger_nothing() {
    let mut returned = playing("bear cat turtle beaver", "cat5", &["turtle2 cat1", "beaver3", "cat3"]);
    returned.act(0, "give turtle2>1 cat1>2").act(1, "return beaver3");
    assert!(returned.state.position.beavers.is_empty());
    assert_eq!((returned.to_move(), returned.state.position.due), (1, Due::Turn));
    let mut asked = playing("bear cat kangaroo turtle", "cat1", &["kangaroo1 kangaroo2 cat2", "turtle1 cat3", "cat4"]);
    asked.act(0, "play kangaroo1 kangaroo2").act(0, "ask 1 turtle1");
    assert_eq!((asked.to_move(), asked.state.position.due), (1, Due::Turn));
    let mut stolen = playing("bear cat badger bison", "cat1 of 1", &["badger1 badger2 bison1", "bear3", "cat4"]);
    stolen.act(0, "play badger1 badger2").chance("bison1");
    assert_eq!((stolen.to_move(), stolen.state.position.due), (1, Due::Turn));
}
