//! The rulebook's worked examples.

use super::{bear_to_move, chase, position, running, square};

/// Worked example 1: CB-4, CB-8, CB-16.
#[test]
fn example_1_two_rounds_of_play() {
    let mut scene = chase(&[30, 30], 0, 1);
    scene.act(0, "roll").chance("4").act(1, "draw").chance("impulsion").chance("2");
    assert_eq!([square(&scene, 0), square(&scene, 1)], [34, 33]);
    assert_eq!((position(&scene).bear, position(&scene).energy, position(&scene).round), (3, 1, 2));
    scene.act(0, "roll").chance("1").act(1, "roll").chance("6").chance("3");
    assert_eq!([square(&scene, 0), square(&scene, 1)], [35, 39]);
    assert_eq!((position(&scene).bear, position(&scene).energy), (7, 2));
}

/// Worked example 2: CB-17, CB-18, CB-20.
#[test]
fn example_2_the_bear_grows_before_it_feasts() {
    for die in ["1", "2", "3", "4", "5", "6"] {
        let mut scene = chase(&[52, 57], 48, 5);
        scene.act(0, "roll").chance("2");
        assert_eq!(scene.legal(1), ["roll"]);
        scene.act(1, "roll").chance(die).chance("3");
        assert_eq!((position(&scene).bear, position(&scene).energy), (56, 3));
        assert_eq!(running(&scene), [1]);
        assert_eq!(scene.outcome().winners(), super::seats(&[1]));
    }
}

/// Worked example 3: CB-21.
#[test]
fn example_3_the_furthest_player_caught_in_the_last_turn_wins() {
    let mut scene = bear_to_move(&[43, 45], 40, 6);
    scene.chance("3");
    assert_eq!(scene.outcome().to_string(), "winners 1; scores 43 45; standing 1 0");
    let mut tie = bear_to_move(&[45, 45], 40, 6);
    tie.chance("3");
    assert_eq!(tie.outcome().to_string(), "winners 0 1; scores 45 45; standing 0=1");
}

/// Worked example 4: CB-12, CB-13, CB-21.
#[test]
fn example_4_players_caught_earlier_cannot_win() {
    let mut scene = bear_to_move(&[54, 55, 55], 48, 4);
    scene.chance("2");
    assert_eq!(running(&scene), [1, 2]);
    assert_eq!(position(&scene).bear, 54);
    scene.act(1, "draw").chances(&["random_gift", "back", "6"]).act(2, "draw").chance("backward_push");
    assert_eq!([square(&scene, 1), square(&scene, 2)], [49, 52]);
    scene.chance("1");
    assert_eq!(scene.outcome().to_string(), "winners 2; scores 54 49 52; standing 2 1 0");
}

/// Worked example 5: CB-14.
#[test]
fn example_5_a_player_can_be_behind_the_bear_and_alive() {
    let mut scene = chase(&[35, 60], 33, 1);
    scene.act(0, "draw").chance("backward_push");
    assert_eq!(square(&scene, 0), 32);
    assert_eq!(running(&scene), [0, 1]);
    scene.act(1, "draw").chance("tiredness").chance("1");
    assert_eq!(running(&scene), [1]);
}
