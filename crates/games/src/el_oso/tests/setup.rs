use bearcade_conformance::{Scene, options};
use bearcade_core::{Game, GameOptions, OptionValues, Turn, Viewer};
use serde_json::json;

use super::{board, game, off_board, position, rain_falls, space, stacks, tags, told};
use crate::el_oso::{Board, Due, ElOso, Event, Options, Position, Side, Space, Stack, Why, refusal};

fn refusal_of(json: &str) -> String {
    let values: OptionValues = serde_json::from_str(json).expect("the text is a JSON object");
    Options::from_values(&values).expect_err("the options should be refused").to_string()
}

/// Starts a game and places all seven player pieces of the setup in these columns.
fn player_placed(columns: [&str; 7]) -> Scene<ElOso> {
    let mut scene = Scene::<ElOso>::new("{}", 1);
    scene.chances(&columns);
    scene
}

#[test]
fn the_game_has_exactly_one_seat() {
    for seats in 0..=8 {
        assert_eq!(ElOso::new(options("{}"), seats).is_ok(), seats == 1, "{seats}");
    }
    let error = ElOso::new(options("{}"), 2).expect_err("two seats are too many");
    assert_eq!(error.to_string(), "this game is for 1 seat, not 2");
    assert!(size_of::<Position>() < 128, "searches copy positions, which must stay small: {}", size_of::<Position>());
}

#[test]
fn eo_1_spaces_are_named_by_column_and_row_from_the_bottom_left() {
    let names: Vec<String> = Space::all().map(|space| space.to_string()).collect();
    let expected: Vec<String> =
        (1..=5).flat_map(|row| ["a", "b", "c", "d", "e"].map(|column| format!("{column}{row}"))).collect();
    assert_eq!(names, expected);
    assert_eq!((space("a1").column(), space("a1").row()), (1, 1));
    assert_eq!((space("e5").column(), space("e5").row()), (5, 5));
    for column in 0..=6 {
        for row in 0..=6 {
            let on_board = (1..=5).contains(&column) && (1..=5).contains(&row);
            let space = Space::new(column, row);
            assert_eq!(space.map(|space| (space.column(), space.row())), on_board.then_some((column, row)));
        }
    }
    let scene = game("e1:1");
    for text in ["f1-e1", "a0-b1", "a6-sky", "a1", "A1-b2", "a1-", "-", "a1-b2-c3", "a1 b2", "stop ", "pass", "é1-a1"]
    {
        assert!(scene.game.read_action(text).is_err(), "{text:?}");
    }
}

#[test]
fn eo_2_each_side_has_twelve_pieces_and_a_space_holds_only_one_side() {
    let start = Scene::<ElOso>::new("{}", 1);
    let at = position(&start);
    for (side, to_place) in [(Side::Player, at.player_to_place), (Side::Bear, at.bear_to_place)] {
        assert_eq!(at.board.pieces(side) + to_place, 12);
    }
    let mut board = board("c3:2");
    assert_eq!(board.stack(space("c3")), Some(Stack { side: Side::Player, height: 2 }));
    board.set(space("c3"), -7);
    assert_eq!(board.stack(space("c3")), Some(Stack { side: Side::Bear, height: 7 }));
    assert_eq!((board.pieces(Side::Player), board.pieces(Side::Bear)), (0, 7));
    assert_eq!(board.stack(space("c4")), None);
    assert_eq!(serde_json::to_value(board).expect("it serialises to JSON")[2], json!([0, 0, -7, 0, 0]));
    for height in [-13, 6, 127, -128] {
        let mut rows = [[0; 5]; 5];
        rows[4][1] = height;
        let text = serde_json::to_string(&rows).expect("it serialises to JSON");
        let error = serde_json::from_str::<Board>(&text).expect_err("the stack should be refused");
        assert_eq!(error.to_string(), format!("b5 can't hold a stack of {height}"));
    }
}

/// EO-2: the player and watchers see the Sky, the Pit, the Cave and the Ground.
#[test]
fn eo_2_the_view_shows_all_pieces_on_and_off_the_board() {
    let mut scene = rain_falls("a1:2 c5:4 b5:-3 d1:-1", 2);
    scene.state.position.pit = 4;
    scene.state.position.sky = 2;
    let expected = json!({
        "phase": "rain", "turn": 1, "turns_left": null, "dice_due": 1, "fallen": 0,
        "player": {"a1": 2, "c5": 4}, "bear": {"d1": 1, "b5": 3},
        "sky": 2, "pit": 4, "cave": 6, "ground": 2, "to_place": {"player": 0, "bear": 0},
        "can_stop": false, "ended": null, "class": null
    });
    assert_eq!(serde_json::to_value(scene.view(0)).expect("it serialises to JSON"), expected);
    for viewer in [Viewer::Watcher, Viewer::Omniscient] {
        assert_eq!(scene.game.view(&scene.state, viewer), scene.view(0));
    }
    scene.chance("1");
    assert_eq!((scene.view(0).fallen, scene.view(0).ground), (1, 1));
}

#[test]
fn eo_4_one_player_piece_on_each_bottom_space_and_one_bear_piece_on_each_top_space() {
    let scene = Scene::<ElOso>::new("{}", 1);
    assert_eq!(stacks(&scene), "a1:1 b1:1 c1:1 d1:1 e1:1 a5:-1 b5:-1 c5:-1 d5:-1 e5:-1");
    assert_eq!(off_board(&scene), (0, 0, 0, 0));
}

#[test]
fn eo_5_seven_player_pieces_are_placed_before_seven_bear_pieces() {
    let mut scene = Scene::<ElOso>::new("{}", 1);
    for (left, die) in (0..7).rev().zip(["1", "1", "2", "3", "4", "5", "5"]) {
        assert_eq!(scene.game.chance_name(position(&scene)), "setup-player");
        assert_eq!(scene.outcomes(), (1..=6).map(|face| (face.to_string(), 1)).collect::<Vec<_>>());
        scene.chance(die);
        assert_eq!((position(&scene).player_to_place, position(&scene).bear_to_place), (left, 7));
    }
    assert_eq!(stacks(&scene), "a1:3 b1:2 c1:2 d1:2 e1:3 a5:-1 b5:-1 c5:-1 d5:-1 e5:-1");
    for (left, die) in (0..7).rev().zip(["2", "2", "2", "2", "4", "4", "3"]) {
        assert_eq!(scene.game.chance_name(position(&scene)), "setup-bear");
        assert_eq!(scene.outcomes().len(), 6);
        scene.chance(die);
        assert_eq!((position(&scene).player_to_place, position(&scene).bear_to_place), (0, left));
    }
    assert_eq!(stacks(&scene), "a1:3 b1:2 c1:2 d1:2 e1:3 a5:-1 b5:-5 c5:-2 d5:-3 e5:-1");
    assert_eq!(off_board(&scene), (0, 0, 0, 0));
}

#[test]
fn eo_5_a_six_or_a_full_stack_is_rolled_again() {
    let mut scene = Scene::<ElOso>::new("{}", 1);
    scene.chance("6");
    assert_eq!(scene.events, [Event::RolledAgain { side: Side::Player, die: 6, why: Why::Six }]);
    assert_eq!(position(&scene).player_to_place, 7);
    scene.chances(&["3", "3", "3", "3"]);
    let (side, die, space, height, to_place) = (Side::Player, 3, space("c1"), 5, 3);
    assert_eq!(scene.events, [Event::Placed { side, die, space, height, to_place }]);
    scene.chance("3");
    assert_eq!(scene.events, [Event::RolledAgain { side, die, why: Why::Full }]);
    assert_eq!((position(&scene).player_to_place, position(&scene).board.height(space)), (3, 5));
    assert_eq!(scene.outcomes().len(), 6, "a die for a full stack can come");
    scene.chances(&["1", "2", "4"]).chances(&["1", "1", "1", "1"]).chance("1");
    assert_eq!(scene.events, [Event::RolledAgain { side: Side::Bear, die: 1, why: Why::Full }]);
    assert_eq!((position(&scene).bear_to_place, position(&scene).board.height(super::space("a5"))), (3, -5));
}

#[test]
fn eo_6_the_player_moves_first_and_turns_alternate() {
    let mut scene = player_placed(["1"; 4].iter().chain(&["2"; 3]).copied().collect::<Vec<_>>().try_into().expect("7"));
    assert_eq!(scene.refused(0, "a1-pass"), refusal::OUT_OF_TURN);
    scene.chances(&["1", "2", "3", "4", "5", "1"]);
    assert_eq!(scene.turn(), Turn::Chance);
    scene.chance("2");
    assert_eq!(tags(&scene), ["placed", "turn_began"]);
    assert_eq!(scene.to_move(), 0);
    assert_eq!(scene.refused(1, "c1-pass"), refusal::OUT_OF_TURN);
    for turn in 1..=4 {
        assert_eq!(position(&scene).turn, turn - 1);
        scene.act(0, "c1-pass");
        assert_eq!(scene.game.chance_name(position(&scene)), "roll");
        assert_eq!(position(&scene).bear_turn(), Some(turn));
        assert_eq!(scene.refused(0, "c1-pass").number, "EO-6");
        scene.chance("6");
        assert_eq!(told(&scene, "turn_began"), [json!({"turn": turn + 1})]);
        assert_eq!(position(&scene).bear_turn(), None);
        assert_eq!(scene.to_move(), 0);
    }
}

#[test]
fn eo_24_the_turn_limit_is_a_positive_number_or_omitted() {
    let range = "option `turn_limit` takes a whole number from 1 to 4294967295";
    for (json, given) in [("0", "0"), ("-3", "-3"), ("4294967296", "4294967296"), ("\"x\"", "\"x\""), ("true", "true")]
    {
        assert_eq!(refusal_of(&format!(r#"{{"turn_limit": {json}}}"#)), format!("{range}, not {given} (EO-24)"));
    }
    assert!(refusal_of(r#"{"games": 3}"#).contains("there is no option `games`"));
    for (json, limit) in [("{}", None), (r#"{"turn_limit": null}"#, None), (r#"{"turn_limit": 7}"#, Some(7))] {
        let read: Options = options(json);
        assert_eq!(read, Options { turn_limit: limit });
        assert_eq!(read.to_values().len(), usize::from(limit.is_some()));
        assert_eq!(Options::from_values(&read.to_values()), Ok(read));
    }
    let view = Scene::<ElOso>::new(r#"{"turn_limit": 7}"#, 1).view(0);
    assert_eq!((view.turn, view.turns_left), (0, Some(7)));
}

#[test]
fn leaving_is_not_a_step_of_this_game() {
    let mut scene = game("c1:2");
    let before = scene.state.clone();
    scene.leave(0);
    assert_eq!(scene.state, before);
    assert_eq!(position(&scene).due, Due::Decision);
}
