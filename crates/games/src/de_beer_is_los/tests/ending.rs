//! BL-21 to BL-25.

use bearcade_conformance::Scene;
use bearcade_core::{Game, Outcome, Seat, Viewer};

use super::{Colour, DeBeerIsLos, Kind, act, forbids, forest, play, position, space};
use crate::de_beer_is_los::{Direction, Event, GameEnd, QuietView, Return, Score, Waiting, refusal};

/// Sets up the last turn of a game, in which blue moves a fox. `captured` holds the captured tiles by seat and kind.
fn last_turn(json: &str, captured: [[u8; 7]; 2]) -> Scene<DeBeerIsLos> {
    let mut scene = forest(json, Colour::Blue, "a1 fox, g7 hunter-east");
    scene.state.position.turns_left = 1;
    for (bag, captured) in scene.state.position.bags.iter_mut().zip(captured) {
        bag.captured = captured;
    }
    scene
}

#[test]
fn bl_21_each_kind_has_its_points() {
    let points = Kind::ALL.map(|kind| (kind.name(), kind.points()));
    let rulebook =
        [("hunter", 5), ("lumberjack", 5), ("bear", 10), ("fox", 5), ("pheasant", 3), ("duck", 2), ("tree", 2)];
    assert_eq!(points, rulebook);
    let mut scene = last_turn(r#"{"games": 1}"#, [[0, 0, 2, 1, 3, 0, 4], [1, 2, 0, 0, 0, 6, 0]]);
    scene.state.position.bags[1].taken_out = [0, 0, 1, 2, 0, 0, 0];
    act(&mut scene, "a1-a2");
    assert_eq!(scene.outcome().scores(), [20 + 5 + 9 + 8, 5 + 10 + 12 + 10 + 10]);
}

#[test]
fn bl_22_most_points_win_then_most_tiles_and_then_it_is_a_draw() {
    for (captured, result) in [
        ([[0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 4, 0]], "winners 0; scores 10 8; standing 0 1"),
        ([[0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 5, 0]], "winners 1; scores 10 10; standing 1 0"),
        ([[0, 0, 0, 2, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0]], "winners 0 1; scores 10 10; standing 0=1"),
        ([[0; 7], [0; 7]], "winners 0 1; scores 0 0; standing 0=1"),
    ] {
        let mut scene = last_turn(r#"{"games": 1}"#, captured);
        act(&mut scene, "a1-a2");
        assert_eq!(scene.outcome().to_string(), result);
    }
    let mut taken = last_turn(r#"{"games": 1}"#, [[0, 0, 1, 0, 0, 0, 0], [0; 7]]);
    taken.state.position.bags[1].taken_out = [0, 0, 0, 2, 0, 0, 0];
    act(&mut taken, "a1-a2");
    assert_eq!(taken.outcome().to_string(), "winners 1; scores 10 10; standing 1 0", "tiles taken out count as tiles");
}

#[test]
fn bl_23_a_match_is_two_games_with_colours_swapped() {
    let mut scene = last_turn("{}", [[0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 3, 0, 0]]);
    act(&mut scene, "a1-a2");
    let scores = [Score { points: 10, tiles: 1 }, Score { points: 9, tiles: 3 }];
    let (brown, blue) = (Seat::new(1), Seat::new(0));
    assert_eq!(
        scene.events[1..],
        [
            Event::GameEnded { game: 1, reason: GameEnd::TurnsOver, scores },
            Event::GameBegan { game: 2, brown, blue, first: blue },
        ]
    );
    assert_eq!(position(&scene).colour(Seat::new(0)), Colour::Blue);
    assert_eq!(position(&scene).first_game, Some(scores));
    // All tiles are shuffled and laid out again, and no restriction of the first game remains.
    let fresh = Scene::<DeBeerIsLos>::new("{}", 2);
    let mut second = *position(&scene);
    assert_eq!((second.game, second.to_move), (2, blue));
    (second.game, second.first_game, second.to_move) = (1, None, Seat::new(1));
    assert_eq!(second, *position(&fresh));
}

#[test]
fn bl_23_only_the_totals_over_both_games_count() {
    // Seat 0 wins the first game. In the second, seat 1 gets just enough points, or one too few.
    for (bag, result) in [
        ([0, 0, 0, 0, 0, 1, 0], "winners 1; scores 10 11; standing 1 0"),
        ([0; 7], "winners 0; scores 10 9; standing 0 1"),
    ] {
        let mut scene = last_turn("{}", [[0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 3, 0, 0]]);
        act(&mut scene, "a1-a2");
        let first_game = position(&scene).first_game;
        let mut second = last_turn("{}", [[0; 7], bag]);
        (second.state.position.game, second.state.position.first_game) = (2, first_game);
        second.state.position.to_move = Seat::new(0);
        act(&mut second, "a1-a2");
        assert_eq!(second.outcome().to_string(), result);
        assert_eq!(second.events.len(), 2, "no third game begins");
    }
    // With equal points over both games, the total number of tiles decides.
    let mut tied = last_turn("{}", [[0; 7], [0, 0, 0, 0, 0, 1, 0]]);
    tied.state.position.game = 2;
    tied.state.position.first_game = Some([Score { points: 10, tiles: 1 }, Score { points: 8, tiles: 4 }]);
    tied.state.position.to_move = Seat::new(0);
    act(&mut tied, "a1-a2");
    assert_eq!(tied.outcome().to_string(), "winners 1; scores 10 10; standing 1 0");
}

/// BL-23, BL-5: each seat plays the other colour in the second game.
#[test]
fn bl_23_the_second_game_is_played_with_the_other_colour() {
    let mut scene = last_turn("{}", [[0; 7]; 2]);
    act(&mut scene, "a1-a2");
    act(&mut scene, "flip d3").chance("lumberjack");
    assert_eq!(scene.to_move(), 1);
    assert!(scene.legal(1).contains(&"d3-d4".to_owned()), "seat 1 is brown now");
    act(&mut scene, "flip d5").chance("bear");
    assert!(scene.legal(0).contains(&"d5-d4".to_owned()), "seat 0 is blue now");
    assert_eq!(forbids(&scene, "d3-d4"), "BL-7");
}

/// BL-23: the game can't continue without a seat, so the table ends the match and the other seat wins.
#[test]
fn bl_23_resigning_loses_the_match() {
    const { assert!(!DeBeerIsLos::CAN_LEAVE) };
    let forfeit = Outcome::forfeit(DeBeerIsLos::SEATS.1, Seat::new(1));
    assert_eq!(forfeit.to_string(), "winners 0; scores 0 0; standing 0 1");
}

/// Moves of two distant tiles that never go straight back.
const WALK: [&str; 12] =
    ["a1-a2", "g7-g6", "a2-b2", "g6-f6", "b2-b1", "f6-f7", "b1-a1", "f7-g7", "a1-a2", "g7-g6", "a2-b2", "g6-f6"];

#[test]
fn bl_24_after_twelve_quiet_turns_the_player_must_flip_or_capture() {
    let tiles = "a1 fox, g7 hunter-north, d2 duck, d6 pheasant, a7 down-tree, g1 down-tree, c4 bear";
    let mut scene = forest("{}", Colour::Blue, tiles);
    play(&mut scene, &WALK[..11]);
    assert_eq!(position(&scene).quiet, 11);
    assert!(scene.legal(0).contains(&"g6-g7".to_owned()) || scene.legal(0).contains(&"g6-f6".to_owned()));
    act(&mut scene, WALK[11]);
    assert_eq!(scene.events.last(), Some(&Event::QuietEnded { seat: Seat::new(1), turns: 12 }));
    assert_eq!(scene.legal(1), ["flip a7", "flip g1", "b2-d2"]);
    assert_eq!(scene.refused(1, "b2-b1"), refusal::QUIET);
    assert_eq!(forbids(&scene, "d6-d5"), "BL-24");
    let quiet = scene.view(0).quiet;
    assert_eq!(quiet, Some(QuietView { turns: 12, limit: 12, over: true }));
    for (end, kind) in [("b2-d2", None), ("flip a7", Some("tree"))] {
        let mut scene = forest("{}", Colour::Blue, tiles);
        play(&mut scene, &WALK);
        act(&mut scene, end);
        if let Some(kind) = kind {
            scene.chance(kind);
        }
        assert_eq!(position(&scene).quiet, 0, "{end}");
        assert!(scene.legal(0).contains(&"f6-f5".to_owned()), "quiet moves are possible again");
    }
}

#[test]
fn bl_24_the_option_sets_the_limit_which_does_not_apply_in_the_final_phase() {
    let mut scene = forest(r#"{"quiet": 1}"#, Colour::Blue, "a1 fox, g7 hunter-north, a7 down-tree");
    act(&mut scene, "a1-a2");
    assert_eq!(scene.legal(0), ["flip a7"]);
    act(&mut scene, "flip a7").chance("tree");
    assert_eq!(scene.view(0).quiet, None);
    play(&mut scene, &["a2-b2", "g7-g6", "b2-b1"]);
    assert_eq!(position(&scene).quiet, 0);
    assert!(scene.legal(0).len() > 1);
}

/// BL-24: a capture from a distance counts, even across spaces where the tile may not stop.
#[test]
fn bl_24_a_capture_from_a_distance_is_possible() {
    let tiles = "d1 hunter-north, d5 duck, a1 fox, a4 pheasant, g7 down-tree";
    let mut brown = forest(r#"{"quiet": 1}"#, Colour::Blue, tiles);
    act(&mut brown, "a1-b1");
    assert_eq!(brown.legal(0), ["flip g7", "d1-d5"]);
    let mut blue = forest(r#"{"quiet": 1}"#, Colour::Brown, tiles);
    act(&mut blue, "d1-e1");
    assert_eq!(blue.legal(1), ["flip g7", "a1-a4"]);
}

/// BL-24, BL-10: a capture that goes straight back is still not allowed.
#[test]
fn bl_24_a_forbidden_capture_stays_forbidden() {
    let mut scene = forest(r#"{"quiet": 2}"#, Colour::Blue, "c3 bear, b3 lumberjack, g7 down-tree, f1 fox");
    play(&mut scene, &["c3-c4", "b3-c3"]);
    assert_eq!(scene.legal(1), ["flip g7"]);
    assert_eq!(scene.refused(1, "c4-c3"), refusal::NO_WAY_BACK);
}

#[test]
fn bl_25_the_view_shows_everything_public() {
    let json = r#"{"guns": "two_each"}"#;
    let mut scene = forest(json, Colour::Blue, "a1 fox, a5 duck, g7 hunter-north, c3 pheasant, d6 down-hunter");
    scene.state.position.gun_weights = [0, 0, 1, 0];
    play(&mut scene, &["a1-a5", "c3-c4"]);
    let view = scene.view(1);
    assert_eq!(view, scene.game.view(&scene.state, Viewer::Watcher), "everything is public");
    assert_eq!(view, scene.game.view(&scene.state, Viewer::Omniscient));
    assert_eq!((view.game, view.games, view.due, view.to_move), (1, 2, Waiting::Decision, Some(Seat::new(1))));
    assert_eq!(text(&view.face_up), r#"{"a5":"fox","c4":"pheasant","g7":"hunter-north"}"#);
    assert_eq!(text(&view.face_down), r#"["d6"]"#);
    assert_eq!(text(&view.hidden), r#"{"hunter":1,"lumberjack":0,"bear":0,"fox":0,"pheasant":0,"duck":0,"tree":0}"#);
    assert_eq!(text(&view.hidden_guns), r#"{"north":0,"east":0,"south":1,"west":0}"#);
    assert_eq!(view.resting, Some(space("c4")));
    let [brown, blue] = &view.players;
    assert_eq!((brown.colour, blue.colour), (Colour::Brown, Colour::Blue));
    assert_eq!(brown.no_way_back, Some(Return { tile: space("c4"), barred: space("c3") }));
    assert_eq!(blue.no_way_back, Some(Return { tile: space("a5"), barred: space("a1") }));
    assert_eq!(text(&blue.captured), r#"{"duck":1}"#);
    assert_eq!(blue.score, Score { points: 2, tiles: 1 });
    assert_eq!(view.quiet, Some(QuietView { turns: 1, limit: 12, over: false }));
    assert_eq!(text(&view.exits), r#"{"north":"d7","east":"g4","south":"d1","west":"a4"}"#);
    assert_eq!((view.final_phase, view.first_game), (None, None));
}

/// BL-25: the view shows a flip in progress, the turns of the final phase, the first game's result and the match's
/// totals.
#[test]
fn bl_25_the_view_follows_the_flip_the_final_phase_and_the_match() {
    let mut scene = forest("{}", Colour::Blue, "a1 fox, g7 hunter-north, d6 down-hunter");
    assert_eq!(scene.view(0).hidden_guns, None, "random guns can't be counted");
    act(&mut scene, "flip d6");
    assert_eq!((scene.view(0).due, scene.view(0).flipping), (Waiting::Kind, Some(space("d6"))));
    scene.chance("hunter");
    assert_eq!((scene.view(0).due, scene.view(0).flipping), (Waiting::Gun, Some(space("d6"))));
    assert_eq!(scene.view(0).hidden[&Kind::Hunter], 0);
    scene.chance("east");
    act(&mut scene, "d6-north");
    let phase = scene.view(0).final_phase.expect("the final phase has begun");
    assert_eq!((phase.turns_left, phase.by_seat), (9, [4, 5]));
    act(&mut scene, "a1-a2");
    scene.state.position.turns_left = 1;
    act(&mut scene, "g7-g6");
    let view = scene.view(0);
    assert_eq!((view.game, view.first_game.map(|scores| scores[0].points)), (2, Some(5)));
    assert_eq!((view.players[0].score.points, view.players[0].match_score.points), (0, 5));
    assert_eq!(view.players[0].colour, Colour::Blue);
}

/// BL-25: a flip reveals something hidden, so nothing before it can be undone. Other events reveal nothing.
#[test]
fn only_a_flip_reveals_something_hidden() {
    let game = Scene::<DeBeerIsLos>::new("{}", 2).game;
    let (seat, space) = (Seat::new(0), space("a1"));
    assert!(game.reveals(&Event::Flipped { seat, space, kind: Kind::Hunter }));
    assert!(game.reveals(&Event::GunShown { seat, space, gun: Direction::East }));
    assert!(!game.reveals(&Event::Skipped { seat }));
}

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it serialises to JSON")
}
