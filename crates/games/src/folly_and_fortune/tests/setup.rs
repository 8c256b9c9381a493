use bearcade_conformance::{Scene, options};
use bearcade_core::{Game, Seat, SeatSet, SeenStep, Step, Turn, Viewer};

use super::{Table, due, hand, row, table, tags};
use crate::folly_and_fortune::{CardSet, Due, Event, FollyAndFortune, refusal};

const TWO_HANDS: [&str; 16] =
    ["B01", "B02", "B03", "B04", "B05", "B06", "B07", "B08", "B11", "B12", "B13", "B14", "B15", "B16", "B17", "B18"];

#[test]
fn the_game_is_for_two_to_six_players() {
    for seats in 0..=8 {
        assert_eq!(FollyAndFortune::new(options("{}"), seats).is_ok(), (2..=6).contains(&seats), "{seats}");
    }
}

#[test]
fn ff_2_each_player_gets_eight_cards_and_the_rest_is_the_deck() {
    for (json, cards) in [("{}", 8), (r#"{"hand": 4}"#, 4), (r#"{"hand": 7}"#, 7)] {
        let mut scene = Table::new(json, 3);
        for left in 0..3 * cards {
            assert_eq!(scene.game.chance_name(&scene.state.position), "deal");
            let outcomes = scene.outcomes();
            assert_eq!(outcomes.len(), 50 - left);
            assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
            scene.chance(&outcomes[0].0);
        }
        assert_eq!(scene.state.position.hands.map(CardSet::len)[..3], [cards; 3]);
        assert_eq!(scene.state.position.deck.len(), 50 - 3 * cards);
        assert_eq!(scene.legal(1).len(), cards * (cards - 1), "a pick is two cards in either order");
    }
}

#[test]
fn ff_2_rows_are_picked_in_secret_and_revealed_together() {
    let mut scene = Table::new(r#"{"first": 1}"#, 2);
    scene.chances(&TWO_HANDS);
    assert_eq!(scene.turn(), Turn::Decide(SeatSet::all(2)), "all players pick simultaneously");
    assert_eq!(scene.refused(0, "pick B03 B03"), refusal::PICK);
    assert_eq!(scene.refused(0, "pick B03 B11"), refusal::PICK);
    assert_eq!(scene.refused(0, "pick B50 B03"), refusal::PICK);
    scene.act(1, "pick B12 B11");
    assert_eq!(tags(&scene), ["picked"]);
    assert_eq!(scene.refused(1, "pick B12 B11"), refusal::PICKED);
    assert!(row(&scene, 1).is_empty(), "rows stay hidden until all players have picked");
    assert_eq!(hand(&scene, 1).len(), 8);
    let (own, other) = (scene.view(1).players[1].clone(), scene.view(0).players[1].clone());
    assert_eq!(format!("{:?}", own.pick), "Some([B12, B11])");
    assert_eq!((other.picked, other.pick, other.hand), (true, None, None));
    scene.act(0, "pick B08 B01");
    assert_eq!(tags(&scene)[..2], ["picked", "rows_revealed"]);
    assert_eq!([row(&scene, 0), row(&scene, 1)], [["B08", "B01"], ["B12", "B11"]]);
    assert_eq!(hand(&scene, 0), ["B02", "B03", "B04", "B05", "B06", "B07"]);
    assert!(scene.view(0).players.iter().all(|player| !player.picked));
}

/// FF-2: picks and dealt cards are hidden from everyone else.
#[test]
fn ff_2_steps_of_the_setup_are_hidden_from_other_players() {
    let mut scene = Table::new("{}", 2);
    let position = scene.state.position;
    let deal = Step::Chance(scene.game.read_chance("B01").expect("a card"));
    let seen = |viewer| scene.game.redact_step(&position, deal, viewer);
    assert_eq!(seen(Viewer::Seat(Seat::new(0))), SeenStep::Open(deal));
    assert_eq!([seen(Viewer::Seat(Seat::new(1))), seen(Viewer::Watcher)], [SeenStep::HiddenChance; 2]);
    scene.chances(&TWO_HANDS);
    let pick = Step::Act(Seat::new(0), scene.game.read_action("pick B01 B02").expect("a pick"));
    let seen = |viewer| scene.game.redact_step(&scene.state.position, pick, viewer);
    assert_eq!(seen(Viewer::Omniscient), SeenStep::Open(pick));
    assert_eq!(seen(Viewer::Seat(Seat::new(1))), SeenStep::HiddenAct(Seat::new(0)));
}

#[test]
fn ff_3_the_first_player_is_random_or_chosen_and_play_goes_clockwise() {
    let mut scene = Table::new("{}", 2);
    scene.chances(&TWO_HANDS).act(0, "pick B01 B02").act(1, "pick B12 B14");
    assert_eq!(scene.game.chance_name(&scene.state.position), "first_player");
    assert_eq!(scene.outcomes(), [("seat 0".to_owned(), 1), ("seat 1".to_owned(), 1)]);
    scene.chance("seat 1").chance("B13");
    assert_eq!(scene.to_move(), 1);
    assert_eq!(scene.refused(0, "stop"), refusal::OUT_OF_TURN);
    scene.act(1, "stop").act(1, "target 0").act(1, "end left").chance("B03");
    assert_eq!(scene.to_move(), 0);

    let mut chosen = Table::new(r#"{"first": 1}"#, 2);
    chosen.chances(&TWO_HANDS).act(0, "pick B01 B02").act(1, "pick B12 B14").chance("B13");
    assert_eq!(chosen.to_move(), 1);
    let error = FollyAndFortune::new(options(r#"{"first": 2}"#), 2).expect_err("there is no such seat");
    assert_eq!(error.to_string(), "option `first` takes a seat from 0 to 1 at a table of 2, not 2 (FF-3)");
    let hands: &[&[&str]] = &[&["B21", "B30"], &["B22", "B23"], &["B24", "B29"]];
    let mut third = table("{}", &[&["B05"], &["B12"], &["B14"]], hands);
    third.state.position.to_move = Seat::new(2);
    third.chance("B24").act(2, "stop").act(2, "target 1").act(2, "end left").chance("B21");
    assert_eq!(third.to_move(), 0, "the first seat follows the last");
}

/// FF-3, FF-13: without an opening attack, the first turn attacks no one, not even the player.
#[test]
fn ff_3_the_opening_attack_can_be_turned_off() {
    for (on, turn, attacks) in [(true, 1, true), (false, 1, false), (false, 2, true)] {
        let json = format!(r#"{{"opening_attack": {on}}}"#);
        let mut scene = table(&json, &[&["B05", "B33"], &["B06", "B07"]], &[&["B21", "B01"], &["B22"]]);
        scene.state.position.turn = turn;
        scene.chance("B21").act(0, "stop");
        assert_eq!(due(&scene) == Due::Target, attacks, "{json}");
        let mut negative = table(&json, &[&["B33", "B44"], &["B06", "B07"]], &[&["B21", "B01"], &["B22"]]);
        negative.state.position.turn = turn;
        negative.chance("B21").act(0, "stop");
        let hit = negative.events.iter().any(|event| matches!(event, Event::Attacked { .. }));
        assert_eq!(hit, attacks, "3 − 4 = −1");
    }
}

#[test]
fn actions_on_missing_seats_and_places_are_refused_without_a_panic() {
    let scene: Table = Scene::new("{}", 2);
    for text in
        ["stop", "done", "pass", "target 5", "look 5", "swap_rows 128 5 128", "remove_from 5 1", "keep B01 left"]
    {
        assert_eq!(scene.refused(1, text), refusal::OUT_OF_TURN);
        assert_eq!(scene.refused(7, text), refusal::OUT_OF_TURN);
    }
    for text in
        ["", "?", "leave", "pick B01", "pick B01 B99", "remove 0", "remove 129", "target 6", "end up", "stop 1 2 3 4 5"]
    {
        assert!(scene.game.read_action(text).is_err(), "{text:?}");
    }
    for text in ["", "?", "leave", "seat 6", "seat", "B51", "b01"] {
        assert!(scene.game.read_chance(text).is_err(), "{text:?}");
    }
}
