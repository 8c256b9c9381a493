//! What observers know and see (HB-36 to HB-38), and the notation.

use bearcade_conformance::Scene;
use bearcade_core::{Game, Seat, SeenStep, Step, Viewer};

use super::{cards, hand, playing, with};
use crate::hold_my_bear::{Animal, Card, Cards, Event, Fact, HoldMyBear, Way, refusal};

/// Returns what an observer knows about a hand; observer 8 is a watcher.
fn known(scene: &Scene<HoldMyBear>, observer: u8, seat: u8) -> String {
    let viewer = if observer == 8 { Viewer::Watcher } else { Viewer::Seat(Seat::new(observer)) };
    let hand = scene.state.knowledge.known(viewer, Seat::new(seat));
    hand.cards().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn hb_36_cards_gained_in_public_are_known_until_lost_in_public() {
    let mut scene =
        playing("bear cat kangaroo turtle", "cat5", &["cat1 cat1 turtle1", "cat3 kangaroo1", "cat4 kangaroo2"]);
    scene.act(0, "give cat1>1 turtle1>2").act(2, "return cat4");
    for observer in [1, 2, 8] {
        assert_eq!(known(&scene, observer, 0), "cat4");
    }
    for observer in [0, 2, 8] {
        assert_eq!(known(&scene, observer, 1), "cat1");
    }
    assert_eq!(known(&scene, 0, 2), "turtle1");
    // What everyone knows about the observer's own hand.
    assert_eq!(known(&scene, 1, 1), "cat1");
    scene.act(1, "give cat1>2 cat3>2");
    assert_eq!((known(&scene, 0, 1).as_str(), known(&scene, 0, 2).as_str()), ("", "cat1 cat3 turtle1"));
    scene.state.position.quiet = 0; // No player must play yet (HB-20).
    scene.act(2, "give kangaroo2>1 cat3>0").act(0, "give cat3>1 cat4>1");
    assert_eq!(known(&scene, 8, 1), "cat3 cat4 kangaroo2");
    scene.act(1, "play kangaroo1 kangaroo2").act(1, "ask 2 cat1");
    assert_eq!((known(&scene, 8, 1).as_str(), known(&scene, 8, 2).as_str()), ("cat1 cat3 cat4", "turtle1"));
}

#[test]
fn hb_36_only_thief_and_victim_see_a_stolen_card() {
    let mut scene = playing("bear cat tiger", "tiger5 of 3", &["cat1 cat2", "", "cat3 tiger1 tiger2", "tiger3"]);
    scene.act(0, "give cat1>2 cat2>2").act(1, "rob 2");
    let before = scene.state.position;
    let card = cards("cat3")[0];
    let seen = |viewer| scene.game.redact_step(&before, Step::Chance(card), viewer);
    for seat in [0, 3] {
        assert_eq!(seen(Viewer::Seat(Seat::new(seat))), SeenStep::HiddenChance);
    }
    assert_eq!(seen(Viewer::Watcher), SeenStep::HiddenChance);
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2)), Viewer::Omniscient] {
        assert_eq!(seen(viewer), SeenStep::Open(Step::Chance(card)));
    }
    scene.chance("cat1");
    let stolen = |card| Event::Stolen { thief: Seat::new(1), victim: Seat::new(2), card, left: 4 };
    let told = |viewer| scene.game.redact(&scene.events[0], viewer);
    assert_eq!(told(Viewer::Seat(Seat::new(0))), Some(stolen(None)));
    assert_eq!(told(Viewer::Watcher), Some(stolen(None)));
    assert_eq!(told(Viewer::Seat(Seat::new(2))), Some(stolen(Some(cards("cat1")[0]))));
    // The thief knows which card is gone. For everyone else, each known kind loses one.
    assert_eq!(
        (known(&scene, 1, 2).as_str(), known(&scene, 0, 2).as_str(), known(&scene, 8, 2).as_str()),
        ("cat2", "", "")
    );
    // The victim knows what the thief has; the others don't.
    assert_eq!((known(&scene, 2, 1).as_str(), known(&scene, 0, 1).as_str()), ("cat1", ""));
    // If a thief takes a card that was not known, the known cards stay known.
    scene.act(1, "rob 2").chance("tiger1");
    assert_eq!((known(&scene, 1, 2).as_str(), known(&scene, 2, 1).as_str()), ("cat2", "tiger1 cat1"));
}

#[test]
fn hb_36_a_hand_known_to_be_of_one_kind_gives_the_stolen_card_away() {
    let mut scene = playing("bear cat tiger", "tiger5 of 3", &["cat1 cat1", "", "", "tiger3"]);
    scene.act(0, "give cat1>2 cat1>2").act(1, "rob 2").chance("cat1");
    for observer in [0, 3, 8] {
        assert_eq!((known(&scene, observer, 2).as_str(), known(&scene, observer, 1).as_str()), ("cat1", "cat1"));
    }
    // If two kinds are known, either may be gone. If three of a kind are known, two are left.
    let mut scene = playing("bear cat tiger", "tiger5 of 3", &["cat1 cat1 cat1 cat2", "cat3", "tiger2", "tiger3"]);
    scene.act(0, "give cat1>2 cat1>2").act(1, "give cat3>2").act(2, "give tiger2>0 cat3>3");
    scene.state.position.to_move = Seat::new(0);
    scene.state.position.due = crate::hold_my_bear::Due::Turn;
    scene.act(0, "give cat1>2 cat2>2").act(1, "rob 2").chance("cat2");
    assert_eq!((known(&scene, 0, 2).as_str(), known(&scene, 0, 1).as_str()), ("cat1 cat1", ""));
}

#[test]
fn hb_36_facts_are_bounded() {
    let game = HoldMyBear::new(bearcade_conformance::options("{}"), 4).expect("the options are valid");
    let mut state = bearcade_core::State::initial(&game);
    for number in 0..70u8 {
        game.learn(&mut state.knowledge, &Event::TurnBegan { seat: Seat::new(0) });
        game.learn(&mut state.knowledge, &Event::NoBear { seat: Seat::new(number % 4) });
    }
    let facts = state.knowledge.facts();
    assert_eq!(facts.len(), 64);
    assert_eq!(facts[0], Fact::HadNoBear { turn: 7, seat: Seat::new(2) });
    assert_eq!(facts[63], Fact::HadNoBear { turn: 70, seat: Seat::new(1) });
    assert_eq!(game.view(&state, Viewer::Watcher).facts, facts);
}

/// HB-36, HB-3: the deal shows each card only to its receiver.
#[test]
fn hb_36_a_dealt_card_is_seen_by_its_receiver_only() {
    let mut scene = Scene::<HoldMyBear>::new(&with("bear tiger cat"), 2);
    let open = |scene: &Scene<HoldMyBear>, viewer| {
        let card = cards("cat1")[0];
        matches!(scene.game.redact_step(&scene.state.position, Step::Chance(card), viewer), SeenStep::Open(_))
    };
    assert!(open(&scene, Viewer::Watcher), "everyone sees the match");
    scene.chance("tiger1");
    assert!(!open(&scene, Viewer::Watcher) && !open(&scene, Viewer::Seat(Seat::new(1))));
    assert!(open(&scene, Viewer::Seat(Seat::new(0))) && open(&scene, Viewer::Omniscient));
    scene.chance("cat1");
    let view = |scene: &Scene<HoldMyBear>, viewer| scene.game.view(&scene.state, viewer).players[0].hand.clone();
    assert_eq!(view(&scene, Viewer::Seat(Seat::new(0))), Some(cards("cat1")));
    assert_eq!(view(&scene, Viewer::Omniscient), Some(cards("cat1")));
    assert_eq!(view(&scene, Viewer::Seat(Seat::new(1))), None);
    assert_eq!(view(&scene, Viewer::Watcher), None);
    assert_eq!(known(&scene, 1, 0), "");
    assert!(scene.game.reveals(&scene.events[0]));
    assert_eq!(
        scene.game.redact(&scene.events[0], Viewer::Watcher),
        Some(Event::Dealt { seat: Seat::new(0), card: None })
    );
}

/// HB-37: the view always names the match's majority animals, which are its sports.
#[test]
fn hb_37_the_match_names_its_majority_animals() {
    for (on_table, sports) in [
        ("bear1 as cat", vec![Animal::Cat]),
        ("bear1", vec![Animal::Bear]),
        ("tiger1 cat2", vec![Animal::Tiger, Animal::Cat]),
        ("tiger1 cat2 cat3 bear1", vec![Animal::Cat]),
    ] {
        let scene = playing("bear cat tiger", on_table, &["cat1", "cat4"]);
        assert_eq!(scene.view(1).table.expect("there is a match").sports, sports, "{on_table}");
    }
}

#[test]
fn hb_38_the_view_shows_the_match_the_players_and_the_likely_winner() {
    let mut scene = playing("bear cat tiger", "tiger1", &["bear2 cat4 cat5", "cat1 cat2", "cat1"]);
    scene.act(0, "play bear2 cat4 cat5").act(1, "give cat1>2 cat2>2");
    let view = scene.view(1);
    let table = view.table.expect("there is a match");
    assert_eq!(table.owner, Some(Seat::new(0)));
    assert_eq!((table.cards, table.name), (cards("bear2 cat4 cat5"), None));
    assert_eq!((table.sports, table.count, table.total, table.bears), (vec![Animal::Cat], 3, 11, 1));
    let sizes: Vec<u8> = view.players.iter().map(|player| player.cards).collect();
    assert_eq!(sizes, [0, 0, 3]);
    assert_eq!(view.players[2].known, cards("cat1 cat2"));
    assert_eq!((view.turn, view.to_decide), (Some(Seat::new(2)), Some(Seat::new(2))));
    assert_eq!(view.removed.iter().copied().collect::<crate::hold_my_bear::Hand>(), scene.state.position.removed);
}

/// HB-38: a chosen set is judged by the rules, even out of turn.
#[test]
fn hb_38_a_chosen_set_is_judged() {
    let scene = playing("bear cat tiger", "tiger1 tiger2", &["cat1", "cat4 cat5 cat2 bear2 tiger4", "cat3"]);
    let judge = |text: &str, name| {
        let set = Cards::new(&cards(text)).expect("five cards");
        scene.game.judge(&scene.state.position, Seat::new(1), set, name).map_err(|rule| rule.key)
    };
    assert_eq!(judge("tiger4", None), Ok(Way::SameSport));
    assert_eq!(judge("cat4 cat5 bear2", None), Ok(Way::NewSport));
    assert_eq!(judge("bear2", Some(Animal::Cat)), Ok(Way::MoreBears));
    assert_eq!(judge("cat2", None), Err(refusal::BANNED.key));
    assert_eq!(judge("cat4", None), Err(refusal::COUNT_TOO_LOW.key));
    assert_eq!(judge("", None), Err(refusal::NO_CARDS.key));
}

#[test]
fn notation_accepts_cards_in_any_order_and_refuses_bad_text() {
    let scene = playing("bear cat tiger", "tiger1 tiger2", &["cat1", "cat4"]);
    let game = &scene.game;
    let same = |one: &str, two: &str| assert_eq!(game.read_action(one), game.read_action(two));
    same("play tiger4 cat3 bear1", "play bear1 tiger4 cat3");
    same("  give cat1>2   tiger3>0", "give tiger3>0 cat1>2");
    for bad in [
        "",
        "?",
        "leave",
        "play",
        "play as cat",
        "play bear1 as",
        "play bear1 as cow",
        "play cat6",
        "play cat0",
        "play cat",
        "play 3",
        "give",
        "give cat1",
        "give cat1>8",
        "give cat1>",
        "give cat1>1 cat1>1 cat1>1",
        "rob",
        "rob 9",
        "rob -1",
        "bear",
        "bear cow1",
        "back",
        "name",
        "name cow",
        "ask 1",
        "ask cat1 1",
        "return",
        "play bäÄr1",
        "play ä",
        "ä",
        "play bear1 bear1 bear1 bear2 bear2 bear3 as cat",
        "play bear1 bear1 bear1 bear2 bear2 bear3 bear4 bear5 as cat",
    ] {
        assert!(game.read_action(bad).is_err(), "{bad:?}");
    }
    for bad in ["", "bear", "bear6", "1", "é", "bear1 "] {
        assert!(game.read_chance(bad).is_err(), "{bad:?}");
    }
    assert_eq!(game.chance_text(Card::new(Animal::Kangaroo, 5)), "kangaroo5");
    assert_eq!(hand("bear1 bear1").len(), 2);
}

/// HB-36, HB-24, HB-25: announced counts and answers are kept as facts.
#[test]
fn hb_36_announced_counts_and_answers_are_kept() {
    let mut scene = playing(
        "bear cat giraffe kangaroo",
        "cat1",
        &["giraffe1 giraffe2", "cat3 kangaroo1 kangaroo1 kangaroo2", "cat4"],
    );
    scene.act(0, "play giraffe1 giraffe2").act(0, "name cat");
    scene.act(1, "play kangaroo1 kangaroo1 kangaroo2").act(1, "ask 2 bear5");
    let facts = [
        Fact::Told { turn: 0, animal: Animal::Cat, counts: vec![0, 1, 1] },
        Fact::HadNot { turn: 1, seat: Seat::new(2), card: cards("bear5")[0] },
    ];
    assert_eq!(scene.state.knowledge.facts(), facts);
}
