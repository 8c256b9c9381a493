//! BL-16 to BL-20.

use bearcade_core::{Seat, Turn};

use super::{Colour, Kind, act, at, forbids, forest, play, position, space, tile, ways};
use crate::de_beer_is_los::{Direction, Event, GameEnd, refusal};

fn turns_left(scene: &bearcade_conformance::Scene<super::DeBeerIsLos>) -> [u8; 2] {
    scene.view(0).final_phase.expect("the final phase has begun").by_seat
}

/// BL-16, BL-20: the game ends after the ten turns.
#[test]
fn bl_16_after_the_last_flip_each_player_has_five_turns_and_the_opponent_goes_first() {
    for (kind, colour, first) in
        [("duck", Colour::Blue, 0), ("tree", Colour::Brown, 1), ("hunter", Colour::Blue, 0), ("bear", Colour::Brown, 1)]
    {
        let json = r#"{"games": 1}"#;
        let mut scene = forest(json, colour, &format!("a1 fox, c1 hunter-north, g7 down-{kind}, e5 tree"));
        assert_eq!(scene.view(0).final_phase, None);
        act(&mut scene, "flip g7").chance(kind);
        if kind == "hunter" {
            assert_eq!(position(&scene).turns_left, 0, "the flip is not complete until the gun is known");
            assert_eq!(scene.view(0).final_phase, None);
            scene.chance("east");
        }
        assert_eq!(scene.to_move(), first, "{kind}");
        let began = Event::FinalPhaseBegan { first: Seat::new(first), turns_each: 5 };
        assert_eq!(scene.events.last(), Some(&began));
        assert_eq!(turns_left(&scene), [5, 5]);
        let mut counts = Vec::new();
        while scene.turn() != Turn::Over {
            counts.push(turns_left(&scene)[scene.to_move() as usize]);
            // Each tile circles in its own corner of the board.
            let moves: &[&str] = if scene.to_move() == 1 {
                &["a1-a2", "a2-b2", "b2-b1", "b1-a1"]
            } else {
                &["c1-c2", "c2-d2", "d2-d1", "d1-c1"]
            };
            let legal = scene.legal(scene.to_move());
            let next = moves.iter().find(|text| legal.contains(&(**text).to_owned())).expect("a move");
            act(&mut scene, next);
        }
        assert_eq!(counts, [5, 5, 4, 4, 3, 3, 2, 2, 1, 1]);
        let scores = scene.state.position.bags.map(|bag| bag.score());
        assert_eq!(scene.events.last(), Some(&Event::GameEnded { game: 1, reason: GameEnd::TurnsOver, scores }));
        assert_eq!(scene.refused(0, "skip"), refusal::OVER);
    }
}

#[test]
fn bl_17_four_exits_open_in_the_final_phase() {
    let exits = Direction::ALL.map(|direction| direction.exit().to_string());
    assert_eq!(exits, ["d7", "g4", "d1", "a4"]);
    for (from, ways_out) in [
        ("d4", &["east", "north", "south", "west"][..]),
        ("d7", &["north", "south"]),
        ("d1", &["north", "south"]),
        ("a4", &["east", "west"]),
        ("f4", &["east", "west"]),
        ("a1", &[]),
        ("c7", &[]),
    ] {
        let scene = forest("{}", Colour::Blue, &format!("{from} fox, g7 hunter-north"));
        let out: Vec<String> = ways(&scene, from).into_iter().filter(|way| way.len() > 2).collect();
        assert_eq!(out, ways_out, "{from}");
        for direction in Direction::ALL.into_iter().filter(|direction| !ways_out.contains(&direction.name())) {
            assert_eq!(scene.refused(1, &format!("{from}-{}", direction.name())), refusal::NO_EXIT);
        }
        let early = forest("{}", Colour::Blue, &format!("{from} fox, g7 down-tree"));
        assert!(ways(&early, from).iter().all(|way| way.len() == 2), "the exits are closed while a tile is face down");
        assert_eq!(early.refused(1, &format!("{from}-north")), refusal::EXITS_CLOSED);
    }
}

#[test]
fn bl_17_bears_and_lumberjacks_leave_from_the_exit_space() {
    for (name, colour) in [("bear", Colour::Blue), ("lumberjack", Colour::Brown)] {
        for exit in Direction::ALL {
            let on = forest("{}", colour, &format!("{} {name}, a7 fox, g1 hunter-west", exit.exit()));
            assert!(ways(&on, &exit.exit().to_string()).contains(&exit.name().to_owned()));
        }
        let off = forest("{}", colour, &format!("d6 {name}, a7 fox, g1 hunter-west"));
        assert_eq!(off.refused(off.to_move(), "d6-north"), refusal::NOT_ON_EXIT);
        assert_eq!(off.refused(off.to_move(), "d6-south").number, "BL-17");
        assert_eq!(ways(&off, "d6"), ["c6", "d5", "d7", "e6"]);
    }
}

#[test]
fn bl_17_no_tile_may_be_between_the_leaving_tile_and_the_exit() {
    let scene = forest("{}", Colour::Blue, "d4 fox, d6 duck, d1 tree, b4 fox, a7 bear, g1 hunter-west");
    assert_eq!(ways(&scene, "d4"), ["c4", "d2", "d3", "d5", "d6", "e4", "east", "f4", "g4"]);
    assert_eq!(
        scene.refused(1, "d4-north"),
        refusal::EXIT_BLOCKED,
        "capturing and leaving in one move is not possible"
    );
    assert_eq!(scene.refused(1, "d4-south"), refusal::EXIT_BLOCKED);
    assert_eq!(scene.refused(1, "d4-west"), refusal::EXIT_BLOCKED);
    assert!(ways(&scene, "b4").contains(&"west".to_owned()));
}

#[test]
fn bl_17_players_take_out_only_their_own_tiles_and_no_birds() {
    let scene = forest("{}", Colour::Blue, "d7 duck, a4 hunter-east, g4 tree, d1 pheasant, a7 fox");
    assert!(scene.legal(1).iter().all(|text| text.len() == 5), "{:?}", scene.legal(1));
    assert_eq!(scene.refused(1, "d7-north"), refusal::BIRD_STAYS);
    assert_eq!(scene.refused(1, "a4-west"), refusal::WRONG_COLOUR);
    assert_eq!(scene.refused(1, "g4-east"), refusal::TREE);
    assert_eq!(scene.refused(1, "b2-east"), refusal::NO_TILE);
    let brown = forest("{}", Colour::Brown, "a4 hunter-east, d5 hunter-south, a7 fox");
    assert!(ways(&brown, "a4").contains(&"west".to_owned()), "the gun does not matter");
    assert!(ways(&brown, "d5").contains(&"north".to_owned()));
}

#[test]
fn bl_17_the_owner_scores_the_points() {
    let mut scene = forest("{}", Colour::Brown, "d5 hunter-south, a7 fox, c1 lumberjack");
    act(&mut scene, "d5-north");
    let (seat, hunter) = (Seat::new(0), tile("hunter-south"));
    let out = Event::TakenOut { seat, tile: hunter, from: space("d5"), exit: Direction::North, points: 5 };
    assert_eq!(scene.events, [out]);
    assert_eq!(at(&scene, "d5"), None);
    let view = scene.view(0);
    assert_eq!(view.players[0].taken_out.get(&Kind::Hunter), Some(&1));
    assert_eq!((view.players[0].score.points, view.players[0].score.tiles), (5, 1));
    assert!(view.players[0].captured.is_empty());
    assert_eq!(turns_left(&scene), [4, 5]);
}

#[test]
fn bl_18_a_player_who_cannot_act_skips_and_that_is_a_turn() {
    // Blue's bear is blocked. The duck has only one way to move, which is the way back or forbidden because it is
    // resting.
    let tiles = "a1 bear, a2 tree, b1 tree, g7 hunter-north, g1 duck, f1 tree, g2 tree";
    let mut scene = forest("{}", Colour::Blue, tiles);
    assert_eq!(scene.legal(1), ["skip"]);
    assert_eq!(scene.refused(1, "a1-a2").number, "BL-13");
    act(&mut scene, "skip");
    assert_eq!(scene.events, [Event::Skipped { seat: Seat::new(1) }]);
    assert_eq!(turns_left(&scene), [5, 4]);
    assert_eq!(forbids(&scene, "skip"), "BL-18", "brown has a hunter to move");
}

#[test]
fn bl_18_bl_11_a_skip_wakes_the_bird() {
    let tiles = "a1 bear, a2 tree, b1 tree, g7 hunter-north, g1 duck, f1 tree, g3 tree";
    let mut scene = forest("{}", Colour::Brown, tiles);
    act(&mut scene, "g1-g2");
    assert_eq!(position(&scene).resting, Some(space("g2")));
    assert_eq!(scene.legal(1), ["skip"], "blue can't move the duck only because it is resting");
    act(&mut scene, "skip");
    assert_eq!(position(&scene).resting, None);
    assert_eq!(forbids(&scene, "g2-g1"), "BL-10");
    act(&mut scene, "g7-g6");
    assert!(scene.legal(1).contains(&"g2-g1".to_owned()));
}

#[test]
fn bl_18_bl_10_a_skip_ends_the_ban_on_going_back() {
    let mut scene = forest("{}", Colour::Blue, "a2 bear, b1 tree, b2 tree, a3 tree, g7 hunter-north");
    play(&mut scene, &["a2-a1", "g7-g6", "skip", "g6-g5"]);
    assert_eq!(scene.legal(1), ["a1-a2"]);
}

#[test]
fn bl_19_no_way_back_and_resting_birds_still_apply() {
    let mut scene = forest("{}", Colour::Blue, "a2 bear, c3 duck, g7 hunter-north");
    play(&mut scene, &["a2-a1", "g7-g6"]);
    assert_eq!(forbids(&scene, "a1-a2"), "BL-10");
    act(&mut scene, "c3-c4");
    assert_eq!(forbids(&scene, "c4-c5"), "BL-11");
    assert_eq!(forbids(&scene, "g6-g7"), "BL-10");
    let mut flipped = forest("{}", Colour::Blue, "a2 bear, c3 down-duck, g7 hunter-north");
    act(&mut flipped, "flip c3").chance("duck");
    assert_eq!(forbids(&flipped, "c3-c4"), "BL-11", "a bird that was the last tile flipped rests too");
}

#[test]
fn bl_20_the_game_ends_immediately_when_a_colour_is_gone() {
    let json = r#"{"games": 1}"#;
    for (colour, tiles, action, reason) in [
        (Colour::Blue, "d2 fox, g7 hunter-north", "d2-north", GameEnd::BlueGone),
        (Colour::Brown, "d2 fox, g4 hunter-north", "g4-east", GameEnd::BrownGone),
        (Colour::Brown, "d2 fox, d1 hunter-north", "d1-d2", GameEnd::BlueGone),
        (Colour::Blue, "d2 bear, d1 lumberjack", "d2-d1", GameEnd::BrownGone),
    ] {
        let mut scene = forest(json, colour, tiles);
        act(&mut scene, action);
        assert_eq!(scene.turn(), Turn::Over, "{tiles}");
        let scores = position(&scene).bags.map(|bag| bag.score());
        assert_eq!(scene.events.last(), Some(&Event::GameEnded { game: 1, reason, scores }));
    }
    let mut both = forest(json, Colour::Blue, "d2 fox, d1 hunter-north, a1 bear");
    act(&mut both, "d2-north");
    assert_eq!(both.to_move(), 0, "a bear is left");
}

#[test]
fn bl_20_the_game_can_end_right_after_the_last_flip_but_never_before_it() {
    let json = r#"{"games": 1}"#;
    for (tiles, kind, reason) in [
        ("a1 fox, g7 down-tree", "tree", Some(GameEnd::BrownGone)),
        ("a1 hunter-east, g7 down-tree", "tree", Some(GameEnd::BlueGone)),
        ("a1 duck, g7 down-tree", "tree", Some(GameEnd::BothGone)),
        ("a1 duck, g7 down-bear", "bear", Some(GameEnd::BrownGone)),
        ("a1 hunter-north, g7 down-bear", "bear", None),
    ] {
        let mut scene = forest(json, Colour::Blue, tiles);
        act(&mut scene, "flip g7").chance(kind);
        let ended = scene.events.iter().find_map(|event| match event {
            Event::GameEnded { reason, .. } => Some(*reason),
            _ => None,
        });
        assert_eq!(ended, reason, "{tiles}");
        assert_eq!(scene.turn() == Turn::Over, reason.is_some());
        let began = scene.events.iter().any(|event| matches!(event, Event::FinalPhaseBegan { .. }));
        assert_eq!(began, reason.is_none(), "{tiles}");
    }
    let mut hunter = forest(json, Colour::Blue, "a1 fox, g7 down-hunter");
    act(&mut hunter, "flip g7").chance("hunter").chance("north");
    assert_eq!(hunter.to_move(), 0, "the flipped hunter is a brown tile");
    let mut early = forest(json, Colour::Brown, "d2 fox, d1 hunter-north, g7 down-tree");
    act(&mut early, "d1-d2");
    assert_eq!(early.to_move(), 1, "a tile is still face down");
}
