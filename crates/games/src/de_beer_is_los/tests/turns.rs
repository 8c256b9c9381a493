//! BL-6 to BL-11.

use bearcade_conformance::Scene;
use bearcade_core::Seat;

use super::{Colour, DeBeerIsLos, act, at, forbids, forest, play, position, space, tile, ways};
use crate::de_beer_is_los::{Action, Direction, Event, refusal};

#[test]
fn bl_6_a_turn_is_one_flip_or_one_move_and_no_pass() {
    let mut scene = forest("{}", Colour::Blue, "a1 fox, a5 hunter-west, g7 down-duck, c6 down-tree");
    assert_eq!(scene.legal(1)[..2], ["flip c6", "flip g7"]);
    assert_eq!(scene.refused(1, "flip a1"), refusal::NOT_FACE_DOWN);
    assert_eq!(scene.refused(1, "flip b1").number, "BL-6");
    assert_eq!(scene.refused(1, "b1-b2"), refusal::NO_TILE);
    assert_eq!(scene.refused(1, "g7-g6"), refusal::STILL_FACE_DOWN);
    assert_eq!(scene.refused(0, "flip g7"), refusal::OUT_OF_TURN);
    assert_eq!(forbids(&scene, "skip"), "BL-18");
    act(&mut scene, "a1-a2");
    let moved = Event::Moved { seat: Seat::new(1), tile: tile("fox"), from: space("a1"), to: space("a2") };
    assert_eq!(scene.events, [moved]);
    assert_eq!((at(&scene, "a1"), at(&scene, "a2")), (None, Some(tile("fox"))));
    assert_eq!(scene.to_move(), 0, "a move is a whole turn");
    act(&mut scene, "flip g7").chance("duck");
    assert_eq!(scene.to_move(), 1, "a flip is a whole turn");
}

/// BL-6: only the seat to move may act. Seats that are not at the table may not.
#[test]
fn bl_6_other_seats_are_refused() {
    let scene = Scene::<DeBeerIsLos>::new("{}", 2);
    for seat in [0, 2, 7] {
        let check = |action| bearcade_core::Game::check(&scene.game, position(&scene), Seat::new(seat), action);
        assert_eq!(check(Action::Skip), Err(refusal::OUT_OF_TURN));
        assert_eq!(check(Action::Flip(space("a1"))), Err(refusal::OUT_OF_TURN));
        assert_eq!(check(Action::Exit { from: space("d4"), exit: Direction::North }), Err(refusal::OUT_OF_TURN));
        assert!(scene.legal(seat).is_empty());
    }
}

#[test]
fn bl_7_players_move_their_colour_and_birds_but_never_trees() {
    let tiles = "a1 fox, a3 bear, c1 hunter-north, c3 lumberjack, e1 duck, e3 pheasant, g1 tree, g7 down-tree";
    for (colour, can, cannot) in
        [(Colour::Blue, ["a1", "a3"], ["c1", "c3"]), (Colour::Brown, ["c1", "c3"], ["a1", "a3"])]
    {
        let scene = forest("{}", colour, tiles);
        for from in can.into_iter().chain(["e1", "e3"]) {
            assert!(!ways(&scene, from).is_empty(), "{colour:?} {from}");
        }
        for from in cannot {
            assert!(ways(&scene, from).is_empty(), "{colour:?} {from}");
            let next = space(from).neighbours().iter().next().expect("a neighbour");
            assert_eq!(scene.refused(scene.to_move(), &format!("{from}-{next}")), refusal::WRONG_COLOUR);
        }
        assert!(ways(&scene, "g1").is_empty());
        assert_eq!(scene.refused(scene.to_move(), "g1-g2"), refusal::TREE);
    }
}

#[test]
fn bl_8_tiles_move_straight_through_empty_spaces_only() {
    let scene = forest("{}", Colour::Blue, "d4 fox, d6 tree, f4 down-duck, b4 hunter-north, d2 bear, g7 down-tree");
    assert_eq!(ways(&scene, "d4"), ["c4", "d3", "d5", "e4"]);
    assert_eq!(scene.refused(1, "d4-d4"), refusal::NO_DISTANCE);
    assert_eq!(scene.refused(1, "d4-e5"), refusal::NOT_STRAIGHT);
    assert_eq!(scene.refused(1, "d4-e6"), refusal::NOT_STRAIGHT);
    for beyond in ["d7", "g4", "a4", "d1"] {
        assert_eq!(scene.refused(1, &format!("d4-{beyond}")), refusal::BLOCKED, "{beyond}");
    }
}

#[test]
fn bl_9_bears_and_lumberjacks_move_one_space_and_others_any_distance() {
    for (name, colour, far) in [
        ("bear", Colour::Blue, false),
        ("lumberjack", Colour::Brown, false),
        ("fox", Colour::Blue, true),
        ("hunter-south", Colour::Brown, true),
        ("duck", Colour::Blue, true),
        ("pheasant", Colour::Brown, true),
    ] {
        let scene = forest("{}", colour, &format!("c3 {name}, g7 down-tree"));
        let near = ["b3", "c2", "c4", "d3"];
        let all = ["a3", "b3", "c1", "c2", "c4", "c5", "c6", "c7", "d3", "e3", "f3", "g3"];
        assert_eq!(ways(&scene, "c3"), if far { &all[..] } else { &near[..] }, "{name}");
        if !far {
            assert_eq!(scene.refused(scene.to_move(), "c3-c5"), refusal::TOO_FAR);
        }
    }
}

#[test]
fn bl_10_a_tile_may_not_go_straight_back_but_may_go_past() {
    let mut scene = forest("{}", Colour::Blue, "a4 fox, g1 hunter-west, g7 down-tree");
    play(&mut scene, &["a4-a6", "g1-g2"]);
    assert_eq!(ways(&scene, "a6"), ["a1", "a2", "a3", "a5", "a7", "b6", "c6", "d6", "e6", "f6", "g6"]);
    assert_eq!(scene.refused(1, "a6-a4"), refusal::NO_WAY_BACK);
    act(&mut scene, "a6-a3");
    assert_eq!(scene.refused(0, "g2-g1").number, "BL-10", "the rule applies to both players");
}

#[test]
fn bl_10_a_tile_may_not_go_straight_back_even_to_capture() {
    let mut scene = forest("{}", Colour::Blue, "c3 bear, c4 hunter-east, g7 down-tree, a3 lumberjack, g4 fox");
    // The bear captures on c4, and a lumberjack moves towards the space that the bear left.
    play(&mut scene, &["c3-c4", "a3-b3", "c4-d4", "b3-c3"]);
    assert_eq!(ways(&scene, "d4"), ["d3", "d5", "e4"]);
    let mut scene = forest("{}", Colour::Blue, "c3 bear, b3 lumberjack, g7 down-tree");
    play(&mut scene, &["c3-c4", "b3-c3"]);
    assert_eq!(scene.refused(1, "c4-c3"), refusal::NO_WAY_BACK);
    assert!(!scene.legal(1).contains(&"c4-c3".to_owned()));
}

#[test]
fn bl_10_any_other_turn_ends_the_ban() {
    let tiles = "a4 fox, a1 fox, g1 hunter-west, g7 down-tree, g6 down-tree, g5 down-tree";
    let mut scene = forest("{}", Colour::Blue, tiles);
    play(&mut scene, &["a4-a6", "g1-f1", "a1-a2", "f1-f2"]);
    assert!(ways(&scene, "a6").contains(&"a4".to_owned()), "another tile was moved in between");
    assert_eq!(forbids(&scene, "a2-a1"), "BL-10");
    let mut scene = forest("{}", Colour::Blue, tiles);
    play(&mut scene, &["a4-a6", "g1-f1", "flip g7"]).chance("tree");
    act(&mut scene, "f1-f2");
    assert!(ways(&scene, "a6").contains(&"a4".to_owned()), "a tile was flipped in between");
}

#[test]
fn bl_10_the_ban_includes_birds_and_applies_only_to_the_player_who_moved() {
    let tiles = "d4 duck, a1 fox, g1 hunter-west, g7 down-tree";
    let mut scene = forest("{}", Colour::Blue, tiles);
    play(&mut scene, &["d4-d6", "g1-g2"]);
    assert_eq!(scene.refused(1, "d6-d4"), refusal::NO_WAY_BACK);
    play(&mut scene, &["a1-a2"]);
    assert!(ways(&scene, "d6").contains(&"d4".to_owned()), "brown may move it back");
    let mut own = forest(r#"{"no_way_back": "own"}"#, Colour::Blue, tiles);
    play(&mut own, &["d4-d6", "g1-g2"]);
    assert!(ways(&own, "d6").contains(&"d4".to_owned()), "with `own`, birds may go back");
    play(&mut own, &["a1-a2"]);
    assert_eq!(own.refused(0, "g2-g1"), refusal::NO_WAY_BACK, "with `own`, the player's own tiles may not go back");
}

/// BL-10: after a capture, the ban on the captured tile does not apply to the tile that captured it.
#[test]
fn bl_10_a_captured_tile_leaves_no_ban_behind() {
    let mut scene = forest("{}", Colour::Blue, "a4 fox, e6 hunter-west, g7 down-tree, c1 bear");
    play(&mut scene, &["a4-a6", "e6-a6"]);
    assert_eq!(position(&scene).returns[1], None);
    assert_eq!(scene.view(0).players[1].no_way_back, None);
}

#[test]
fn bl_11_a_bird_that_the_opponent_flipped_or_moved_rests() {
    for bird in ["duck", "pheasant"] {
        let tiles = format!("d4 {bird}, a1 fox, g1 hunter-west, g7 down-{bird}, f6 down-tree");
        let mut scene = forest("{}", Colour::Blue, &tiles);
        act(&mut scene, "d4-d6");
        assert_eq!(position(&scene).resting, Some(space("d6")));
        assert_eq!(scene.refused(0, "d6-d5"), refusal::RESTING);
        assert!(ways(&scene, "d6").is_empty());
        act(&mut scene, "g1-g2");
        assert!(!ways(&scene, "d6").is_empty(), "the player who moved the bird may move it again");
        act(&mut scene, "flip g7").chance(bird);
        assert_eq!(scene.refused(0, "g7-f7"), refusal::RESTING);
        assert!(!ways(&scene, "d6").is_empty(), "the other bird is awake");
        act(&mut scene, "g2-g3");
        assert!(!ways(&scene, "g7").is_empty(), "the player who flipped the bird may move it");
    }
}

#[test]
fn bl_11_a_resting_bird_may_be_captured() {
    let mut scene = forest("{}", Colour::Blue, "d4 duck, a1 fox, g6 hunter-west, g7 down-tree");
    play(&mut scene, &["d4-d6", "g6-d6"]);
    assert_eq!(at(&scene, "d6"), Some(tile("hunter-west")));
    assert_eq!(position(&scene).resting, None);
}
