use bearcade_conformance::{Scene, options};
use bearcade_core::{Game, GameOptions, OptionValues, Seat, Step, Turn, Viewer};

use super::{bear_to_move, chase, position, running, seats, square};
use crate::chaos_bear::{ChaosBear, Due, Event, Options, refusal};

fn refusal_of(json: &str) -> String {
    let values: OptionValues = serde_json::from_str(json).expect("the text is a JSON object");
    Options::from_values(&values).expect_err("the options should be refused").to_string()
}

#[test]
fn cb_1_the_game_is_for_two_to_four_players() {
    for seats in 0..=8 {
        assert_eq!(ChaosBear::new(options("{}"), seats).is_ok(), (2..=4).contains(&seats), "{seats}");
    }
    let error = ChaosBear::new(options("{}"), 5).expect_err("five seats are too many");
    assert_eq!(error.to_string(), "this game is for 2 to 4 seats, not 5");
}

#[test]
fn cb_2_everyone_starts_on_30_and_the_bear_on_0_with_energy_1() {
    let scene = Scene::<ChaosBear>::new("{}", 4);
    assert_eq!(position(&scene).runners.map(|runner| runner.square), [30; 4]);
    assert_eq!(running(&scene), [0, 1, 2, 3]);
    assert_eq!((position(&scene).bear, position(&scene).energy, position(&scene).round), (0, 1, 1));
}

#[test]
fn cb_3_surviving_seats_move_in_order_and_then_the_bear() {
    let mut scene = bear_to_move(&[10, 90, 90], 5, 4);
    scene.chance("1");
    assert_eq!(position(&scene).round, 2);
    assert_eq!(scene.to_move(), 1, "the lowest surviving seat begins");
    scene.act(1, "roll").chance("1");
    assert_eq!(scene.refused(1, "roll"), refusal::OUT_OF_TURN);
    scene.act(2, "roll").chance("1");
    assert_eq!(scene.turn(), Turn::Chance);
    assert_eq!(scene.game.chance_name(position(&scene)), "bear");
    assert_eq!(scene.refused(1, "roll").number, "CB-3");
}

#[test]
fn cb_4_a_roll_moves_forward_by_one_to_six_and_ends_the_turn() {
    for die in 1..=6 {
        let mut scene = chase(&[31, 31], 0, 1);
        scene.act(0, "roll");
        assert_eq!(scene.outcomes(), (1..=6).map(|face| (face.to_string(), 1)).collect::<Vec<_>>());
        scene.chance(&die.to_string());
        assert_eq!(square(&scene, 0), 31 + die);
        assert_eq!(scene.to_move(), 1);
    }
}

#[test]
fn cb_5_cards_are_drawn_only_on_positive_multiples_of_five() {
    for (square, can_draw) in [(30, true), (5, true), (0, false), (31, false), (34, false), (35, true)] {
        let scene = chase(&[square, 50], 0, 1);
        assert_eq!(scene.legal(0).contains(&"draw".to_owned()), can_draw, "{square}");
        if !can_draw {
            assert_eq!(scene.refused(0, "draw"), refusal::NO_DRAW_SQUARE);
        }
    }
    let mut scene = chase(&[30, 30], 0, 1);
    scene.act(0, "draw");
    assert_eq!(scene.outcomes().len(), 6);
    assert!(scene.outcomes().iter().all(|(_, weight)| *weight == 1));
    scene.chance("hunger").act(1, "draw");
    assert_eq!(scene.outcomes().len(), 6, "draws are with replacement");
}

#[test]
fn cb_6_a_forced_roll_is_still_a_decision_and_landing_on_a_draw_square_draws_nothing() {
    let mut scene = chase(&[31, 31], 0, 1);
    assert_eq!(scene.legal(0), ["roll"]);
    assert_eq!(scene.turn(), Turn::Decide(seats(&[0])));
    scene.act(0, "roll").chance("4");
    assert_eq!(square(&scene, 0), 35);
    assert_eq!(scene.to_move(), 1, "the turn is over");
}

#[test]
fn cb_7_a_caught_player_takes_no_more_turns() {
    let mut scene = bear_to_move(&[10, 90, 90], 5, 4);
    scene.chance("1").act(1, "roll").chance("1");
    assert_eq!(scene.refused(0, "roll"), refusal::CAUGHT);
    assert_eq!(scene.to_move(), 2);
}

#[test]
fn cb_8_cb_9_the_impulsions_move_3_and_5() {
    for (card, to) in [("impulsion", 33), ("super_impulsion", 35)] {
        let mut scene = chase(&[30, 30], 0, 1);
        scene.act(0, "draw").chance(card);
        assert_eq!(square(&scene, 0), to);
        assert_eq!(scene.to_move(), 1);
    }
}

#[test]
fn cb_10_cb_11_tiredness_and_hunger_change_the_energy_but_never_below_1() {
    for (card, before, after) in [("tiredness", 4, 3), ("tiredness", 1, 1), ("hunger", 1, 2), ("hunger", 50, 51)] {
        let mut scene = chase(&[30, 30], 0, before);
        scene.act(0, "draw").chance(card);
        assert_eq!(position(&scene).energy, after, "{card}");
        assert_eq!(square(&scene, 0), 30);
        assert_eq!(scene.events[1], Event::EnergyChanged { from: before, to: after });
    }
}

#[test]
fn cb_12_backward_push_moves_back_3_but_never_below_0() {
    for (every, from, to) in [(5, 30, 27), (1, 2, 0)] {
        let mut scene = Scene::<ChaosBear>::new(&format!(r#"{{"draw_every": {every}, "start": {from}}}"#), 2);
        scene.act(0, "draw").chance("backward_push");
        assert_eq!(square(&scene, 0), to);
    }
}

#[test]
fn cb_13_random_gift_is_a_coin_and_then_a_die() {
    let mut scene = chase(&[5, 30], 0, 1);
    scene.act(0, "draw").chance("random_gift");
    assert_eq!(scene.game.chance_name(position(&scene)), "gift-direction");
    assert_eq!(scene.outcomes(), [("forward".to_owned(), 1), ("back".to_owned(), 1)]);
    let mut back = chase(&[5, 30], 0, 1);
    back.act(0, "draw").chances(&["random_gift", "back"]);
    assert_eq!(back.outcomes().len(), 6);
    back.chance("6");
    assert_eq!(square(&back, 0), 0, "a gift never moves a player below 0");
    scene.chance("forward").chance("6");
    assert_eq!(square(&scene, 0), 11);
    assert_eq!(scene.to_move(), 1);
}

#[test]
fn cb_14_a_card_that_puts_a_player_behind_the_bear_does_not_catch_them() {
    let mut scene = chase(&[35, 40], 35, 1);
    scene.act(0, "draw").chance("backward_push");
    assert!(scene.events.iter().all(|event| !matches!(event, Event::Caught { .. })));
    assert_eq!(running(&scene), [0, 1]);
    assert_eq!(scene.view(0).players[0].lead, Some(-3));
}

#[test]
fn cb_15_cb_16_the_bear_moves_by_roll_and_old_energy_and_grows_on_a_3() {
    for (die, to, energy) in [("1", 3, 2), ("2", 4, 2), ("3", 5, 3)] {
        let mut scene = bear_to_move(&[30, 30], 0, 2);
        assert_eq!(scene.outcomes().len(), 3);
        scene.chance(die);
        assert_eq!((position(&scene).bear, position(&scene).energy), (to, energy));
    }
}

#[test]
fn cb_17_everyone_on_or_behind_the_new_square_is_caught() {
    let mut scene = bear_to_move(&[43, 44, 45, 46], 41, 2);
    scene.chance("1");
    assert_eq!(position(&scene).bear, 44);
    assert_eq!(running(&scene), [2, 3]);
}

#[test]
fn cb_18_a_feast_costs_3_energy_once_after_growing_but_never_below_1() {
    for (energy, die, after) in [(6, "1", 3), (6, "3", 4), (2, "1", 1), (3, "3", 1)] {
        let mut scene = bear_to_move(&[43, 43, 90, 90], 42, energy);
        scene.chance(die);
        assert_eq!(running(&scene), [2, 3]);
        assert_eq!(position(&scene).energy, after);
    }
    let mut no_catch = bear_to_move(&[90, 90], 0, 6);
    no_catch.chance("1");
    assert_eq!(position(&no_catch).energy, 6);
}

#[test]
fn cb_19_energy_has_no_upper_limit() {
    let mut scene = bear_to_move(&[900_000, 900_000], 0, 5_000);
    scene.chance("3");
    assert_eq!(position(&scene).energy, 5_001);
}

#[test]
fn cb_20_the_only_survivor_wins_after_the_bears_turn() {
    let mut scene = bear_to_move(&[10, 20, 12], 8, 3);
    scene.chance("1");
    assert_eq!(scene.outcome().to_string(), "winners 1; scores 10 20 12; standing 1 2 0");
    assert_eq!(scene.refused(1, "roll"), refusal::OVER);
}

#[test]
fn cb_21_the_standing_follows_the_round_and_then_the_square_of_capture() {
    let mut scene = chase(&[20, 80, 80, 80], 18, 1);
    scene.state.position.due = Due::Bear;
    scene.chance("1"); // catches seat 0
    scene.state.position.due = Due::Bear;
    scene.state.position.runners[1].square = 23;
    scene.state.position.runners[2].square = 24;
    scene.state.position.runners[3].square = 24;
    scene.state.position.energy = 9;
    scene.chance("1"); // catches the other three
    assert_eq!(scene.outcome().to_string(), "winners 2 3; scores 20 23 24 24; standing 2=3 1 0");
}

#[test]
fn cb_22_after_round_10_000_the_furthest_survivor_wins() {
    let mut scene = bear_to_move(&[800, 900, 5, 900], 0, 6);
    scene.state.position.round = 10_000;
    scene.chance("1");
    assert_eq!(scene.events.last(), Some(&Event::TimeRanOut));
    assert_eq!(scene.outcome().to_string(), "winners 1 3; scores 800 900 5 900; standing 1=3 0 2");
    let mut three = bear_to_move(&[700, 900, 800], 0, 6);
    three.state.position.round = 10_000;
    three.chance("1");
    assert_eq!(three.outcome().to_string(), "winners 1; scores 700 900 800; standing 1 2 0");
    let mut before = bear_to_move(&[800, 900], 0, 1);
    before.state.position.round = 9_999;
    before.chance("1");
    assert_eq!(before.to_move(), 0);
}

#[test]
fn cb_23_players_and_watchers_see_everything() {
    let mut scene = bear_to_move(&[10, 20, 33], 8, 3);
    scene.chance("1");
    let view = scene.view(1);
    assert_eq!(view, scene.game.view(&scene.state, Viewer::Watcher));
    assert_eq!((view.round, view.to_move, view.bear.square, view.bear.energy), (2, Some(Seat::new(1)), 12, 1));
    let players: Vec<_> = view.players.iter().map(|player| (player.square, player.alive, player.lead)).collect();
    assert_eq!(players, [(10, false, None), (20, true, Some(8)), (33, true, Some(21))]);
}

#[test]
fn cb_25_options_change_the_numbers_and_bad_values_are_refused() {
    let json = r#"{"start": 8, "energy": 4, "feast": 1, "draw_every": 4, "weights": {"hunger": 5, "impulsion": 0}}"#;
    let mut scene = Scene::<ChaosBear>::new(json, 2);
    assert_eq!((square(&scene, 0), position(&scene).energy), (8, 4));
    scene.act(0, "draw");
    let weights: Vec<_> = scene.outcomes();
    assert_eq!(weights.len(), 5, "impulsion has weight 0");
    assert!(weights.contains(&("hunger".to_owned(), 5)));
    scene.chance("hunger").act(1, "roll").chance("6").chance("3");
    assert_eq!(position(&scene).energy, 5 + 1 - 1, "a feast costs 1");

    let range = "a whole number from 1 to 1000000";
    assert_eq!(refusal_of(r#"{"start": 0}"#), format!("option `start` takes {range}, not 0 (CB-25)"));
    assert_eq!(refusal_of(r#"{"energy": "x"}"#), format!("option `energy` takes {range}, not \"x\" (CB-25)"));
    assert!(refusal_of(r#"{"feast": -1}"#).contains("from 0 to"));
    assert!(refusal_of(r#"{"draw_every": 0}"#).contains("`draw_every`"));
    assert!(refusal_of(r#"{"weights": {"honey": 1}}"#).contains("`weights`"));
    let none = r#"{"weights": {"impulsion":0,"super_impulsion":0,"tiredness":0,"hunger":0,"backward_push":0,"random_gift":0}}"#;
    assert!(refusal_of(none).contains("not all 0"));
    assert!(refusal_of(r#"{"honey": 1}"#).contains("there is no option `honey`"));
}

#[test]
fn cb_26_a_removed_player_is_out_immediately_and_does_not_feed_the_bear() {
    let mut scene = chase(&[30, 30, 30, 30], 0, 5);
    scene.act(0, "roll").leave(0);
    assert_eq!(scene.to_move(), 1, "the die is not thrown");
    assert_eq!(scene.refused(0, "roll").number, "CB-26", "a removed player takes no turn");
    scene.leave(2);
    assert_eq!(scene.to_move(), 1, "another's leaving changes nothing in this turn");
    scene.act(1, "roll").chance("1");
    assert_eq!(scene.to_move(), 3);
    scene.leave(3);
    assert_eq!(scene.outcome().to_string(), "winners 1; scores 30 31 30 30; standing 1 0=2=3");
    assert_eq!(position(&scene).energy, 5);
}

/// CB-26, CB-21: a removed player does not win over caught players, even from further ahead.
#[test]
fn cb_26_a_removed_player_does_not_count_as_caught() {
    let mut scene = bear_to_move(&[99, 10, 11], 8, 9);
    scene.leave(0).chance("1");
    assert_eq!(scene.outcome().to_string(), "winners 2; scores 99 10 11; standing 2 1 0");
}

#[test]
fn a_player_who_is_out_cannot_leave_again() {
    let mut scene = bear_to_move(&[10, 90, 90], 5, 4);
    scene.chance("1");
    let before = scene.state.clone();
    scene.leave(0);
    assert_eq!(scene.state, before);
    let step = Step::Act(Seat::new(1), scene.game.read_action("roll").expect("the text is an action"));
    scene.state.apply(&scene.game, step);
    assert_eq!(position(&scene).due, Due::Die);
}
