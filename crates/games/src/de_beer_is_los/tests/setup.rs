//! BL-1 to BL-5 and the options.

use std::collections::BTreeMap;

use bearcade_conformance::{Scene, options};
use bearcade_core::{Game, GameOptions, Seat, Silent, Step, Turn};

use super::{Colour, DeBeerIsLos, Kind, Space, act, at, forest, options_of, play, position, space, tile};
use crate::de_beer_is_los::{Chance, Direction, Event, Guns, NoWayBack, Position, refusal};

#[test]
fn bl_1_the_game_is_for_two_players_and_the_first_seat_is_brown() {
    for seats in 0..=8 {
        assert_eq!(DeBeerIsLos::new(options("{}"), seats).is_ok(), seats == 2, "{seats}");
    }
    let error = DeBeerIsLos::new(options("{}"), 3).expect_err("three seats are too many");
    assert_eq!(error.to_string(), "this game is for 2 seats, not 3");
    let scene = Scene::<DeBeerIsLos>::new("{}", 2);
    let colours = [0, 1].map(|seat| position(&scene).colour(Seat::new(seat)));
    assert_eq!(colours, [Colour::Brown, Colour::Blue]);
    assert_eq!([Colour::Brown, Colour::Blue].map(|colour| position(&scene).seat(colour).index()), [0, 1]);
}

#[test]
fn bl_1_spaces_are_column_and_row_with_a1_bottom_left() {
    assert_eq!(space("a1"), Space::new(0, 0).expect("in the forest"));
    assert_eq!(space("g3"), Space::new(6, 2).expect("in the forest"));
    assert_eq!(space("c7").to_string(), "c7");
    assert_eq!((Space::new(7, 0), Space::new(0, 7)), (None, None));
    for bad in ["h1", "a0", "a8", "A1", "a", "a11", "", "1a", "é1"] {
        assert_eq!(Space::parse(bad), None, "{bad}");
    }
    assert_eq!(space("d4").way_to(space("d7")), Some((Direction::North, 3)));
    assert_eq!(space("d4").way_to(space("g4")), Some((Direction::East, 3)));
    assert_eq!(space("d4").way_to(space("d3")), Some((Direction::South, 1)));
    assert_eq!(space("d4").way_to(space("a4")), Some((Direction::West, 3)));
    assert_eq!(space("d4").way_to(space("e5")), None);
}

#[test]
fn bl_2_there_are_forty_eight_tiles() {
    let scene = Scene::<DeBeerIsLos>::new("{}", 2);
    let counts: Vec<_> = Kind::ALL.into_iter().map(|kind| (kind.name(), Kind::COUNTS[kind as usize])).collect();
    let rulebook =
        [("hunter", 8), ("lumberjack", 2), ("bear", 2), ("fox", 6), ("pheasant", 8), ("duck", 7), ("tree", 15)];
    assert_eq!(counts, rulebook);
    assert_eq!(position(&scene).hidden, Kind::COUNTS);
    assert_eq!(Kind::COUNTS.iter().sum::<u8>(), 48);
    assert_eq!(position(&scene).face_down.len(), 48);
    let colours = Kind::ALL.map(Kind::colour);
    let (brown, blue) = (Some(Colour::Brown), Some(Colour::Blue));
    assert_eq!(colours, [brown, brown, blue, blue, None, None, None]);
}

#[test]
fn bl_3_all_spaces_but_the_centre_are_face_down() {
    let scene = Scene::<DeBeerIsLos>::new("{}", 2);
    let all = (0..7).flat_map(|column| (0..7).filter_map(move |row| Space::new(column, row)));
    for space in all {
        assert_eq!(position(&scene).face_down.contains(space), space.to_string() != "d4", "{space}");
        assert_eq!(position(&scene).tile_at(space), None);
    }
}

#[test]
fn bl_3_a_flip_draws_a_hidden_kind_and_for_a_hunter_the_gun() {
    let mut scene = Scene::<DeBeerIsLos>::new("{}", 2);
    scene.act(1, "flip c3");
    assert_eq!((scene.turn(), scene.game.chance_name(position(&scene))), (Turn::Chance, "kind"));
    let weights = [8, 2, 2, 6, 8, 7, 15];
    let expected: Vec<_> = Kind::ALL.into_iter().map(|kind| kind.name().to_owned()).zip(weights).collect();
    assert_eq!(scene.outcomes(), expected);
    assert_eq!(scene.refused(1, "flip a1"), refusal::FLIP_OPEN);
    scene.chance("tree");
    assert_eq!(scene.events, [Event::Flipped { seat: Seat::new(1), space: space("c3"), kind: Kind::Tree }]);
    assert_eq!(at(&scene, "c3"), Some(tile("tree")));
    scene.act(0, "flip a1");
    assert_eq!(scene.outcomes()[6], ("tree".to_owned(), 14));
    scene.chance("hunter");
    assert_eq!((scene.turn(), scene.game.chance_name(position(&scene))), (Turn::Chance, "gun"));
    assert_eq!(at(&scene, "a1"), None, "the tile is not face up until it is fully known");
    scene.chance("west");
    assert_eq!(at(&scene, "a1"), Some(tile("hunter-west")));
    assert_eq!(scene.events[0], Event::GunShown { seat: Seat::new(0), space: space("a1"), gun: Direction::West });
    assert_eq!(scene.to_move(), 1, "the turn ends with the gun");
}

#[test]
fn bl_3_a_kind_that_is_certain_is_still_drawn() {
    let mut scene = forest("{}", Colour::Blue, "a1 fox, b1 hunter-east, g7 down-duck, g6 down-duck");
    act(&mut scene, "flip g7");
    assert_eq!(scene.outcomes(), [("duck".to_owned(), 2)]);
    scene.chance("duck");
    act(&mut scene, "flip g6");
    assert_eq!(scene.outcomes(), [("duck".to_owned(), 1)]);
}

/// BL-3: in any order of flips, every layout is as likely as if the tiles had been shuffled face down. A hunter, a bear
/// and two ducks under four tiles have 4!/2! = 12 layouts, each with probability 1/12, times the four guns.
#[test]
fn bl_3_drawing_at_the_flip_is_equivalent_to_shuffling_at_setup() {
    const UNDER: [&str; 4] = ["a1", "a7", "g1", "g7"];
    let hidden = "a1 down-hunter, a7 down-bear, g1 down-duck, g7 down-duck, c3 fox, e5 hunter-north, d5 lumberjack";
    for guns in ["random", "two_each"] {
        let mut scene = forest(&format!(r#"{{"guns": "{guns}"}}"#), Colour::Blue, hidden);
        if guns == "two_each" {
            scene.state.position.gun_weights = [0, 1, 0, 0];
        }
        let orders = orders(&[0, 1, 2, 3]);
        assert_eq!(orders.len(), 24);
        for order in orders {
            let mut layouts = BTreeMap::new();
            let order: Vec<Space> = order.into_iter().map(|index| space(UNDER[index])).collect();
            layouts_after(&scene.game, scene.state.position, &order, 1.0, &mut layouts);
            let guns = if guns == "random" { 4 } else { 1 };
            assert_eq!(layouts.len(), 12 * guns);
            for (layout, likely) in layouts {
                assert!((likely - 1.0 / (12 * guns) as f64).abs() < 1e-12, "{order:?}: {layout:?} {likely}");
            }
        }
    }
}

/// Returns the probability of each layout of the flipped tiles, if they are flipped in this order.
fn layouts_after(
    game: &DeBeerIsLos,
    position: Position,
    order: &[Space],
    likely: f64,
    layouts: &mut BTreeMap<Vec<String>, f64>,
) {
    if game.turn(&position) == Turn::Chance {
        let mut outcomes = Vec::new();
        game.chance_outcomes(&position, &mut outcomes);
        let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
        for (chance, weight) in outcomes {
            let mut next = position;
            game.apply(&mut next, Step::Chance(chance), &mut Silent);
            layouts_after(game, next, order, likely * f64::from(weight) / f64::from(total), layouts);
        }
    } else if let Some((&space, rest)) = order.split_first() {
        let action = crate::de_beer_is_los::Action::Flip(space);
        game.check(&position, position.to_move, action).expect("a flip is always possible");
        let mut next = position;
        game.apply(&mut next, Step::Act(position.to_move, action), &mut Silent);
        layouts_after(game, next, rest, likely, layouts);
    } else {
        let corners = ["a1", "a7", "g1", "g7"];
        let layout = corners.map(|at| position.tile_at(space(at)).expect("flipped").name().to_owned());
        *layouts.entry(layout.to_vec()).or_default() += likely;
    }
}

fn orders(of: &[usize]) -> Vec<Vec<usize>> {
    if of.is_empty() {
        return vec![Vec::new()];
    }
    let first = |&first: &usize| {
        let rest: Vec<usize> = of.iter().copied().filter(|&other| other != first).collect();
        orders(&rest).into_iter().map(move |order| [vec![first], order].concat())
    };
    of.iter().flat_map(first).collect()
}

#[test]
fn bl_4_guns_point_in_any_direction_with_equal_chances_and_never_turn() {
    let mut scene = forest("{}", Colour::Blue, "g7 down-hunter, g6 down-hunter, g5 down-hunter, a1 fox, c3 tree");
    for at in ["g7", "g6"] {
        act(&mut scene, &format!("flip {at}")).chance("hunter");
        let each = ["north", "east", "south", "west"].map(|gun| (gun.to_owned(), 1));
        assert_eq!(scene.outcomes(), each);
        scene.chance("north");
    }
    let mut scene = forest("{}", Colour::Brown, "d4 hunter-east, a1 fox, g7 down-duck");
    play(&mut scene, &["d4-d6", "a1-a2", "d6-b6"]);
    assert_eq!(at(&scene, "b6"), Some(tile("hunter-east")));
}

#[test]
fn bl_4_with_two_each_a_gun_is_drawn_from_the_hidden_ones() {
    let mut scene = Scene::<DeBeerIsLos>::new(r#"{"guns": "two_each"}"#, 2);
    let weights =
        |scene: &Scene<DeBeerIsLos>| scene.outcomes().into_iter().map(|(gun, weight)| format!("{gun} {weight}"));
    act(&mut scene, "flip a1").chance("hunter");
    assert!(weights(&scene).eq(["north 2", "east 2", "south 2", "west 2"]));
    scene.chance("south");
    act(&mut scene, "flip a2").chance("hunter");
    assert!(weights(&scene).eq(["north 2", "east 2", "south 1", "west 2"]));
    scene.chance("south");
    act(&mut scene, "flip a3").chance("hunter");
    assert!(weights(&scene).eq(["north 2", "east 2", "west 2"]));
    assert!(scene.game.check(position(&scene), Seat::new(1), crate::de_beer_is_los::Action::Skip).is_err());
    assert_eq!(scene.game.read_chance("south"), Ok(Chance::Gun(Direction::South)));
}

#[test]
fn bl_5_blue_takes_the_first_turn_of_both_games() {
    for (json, first) in [("{}", 1), (r#"{"first": "blue"}"#, 1), (r#"{"first": "brown"}"#, 0)] {
        let scene = Scene::<DeBeerIsLos>::new(json, 2);
        assert_eq!(scene.to_move(), first, "{json}");
        let mut last = forest(json, Colour::Blue, "a1 fox, c3 bear, g7 hunter-east");
        last.state.position.turns_left = 1;
        act(&mut last, "a1-a2");
        assert_eq!(position(&last).game, 2);
        assert_eq!(last.to_move(), 1 - first, "the colours have swapped: {json}");
    }
}

/// BL-4, BL-5, BL-10: tests the words that the options accept.
#[test]
fn options_have_defaults_and_bad_values_are_refused() {
    let defaults = options_of("{}").expect("defaults");
    assert_eq!((defaults.guns, defaults.first, defaults.no_way_back), (Guns::Random, Colour::Blue, NoWayBack::All));
    assert_eq!((defaults.games, defaults.quiet), (2, 12));
    for (json, sentence) in [
        (r#"{"games": 3}"#, "option `games` takes a whole number from 1 to 2, not 3 (BL-23)"),
        (r#"{"games": 0}"#, "option `games` takes a whole number from 1 to 2, not 0 (BL-23)"),
        (r#"{"first": "green"}"#, "option `first` takes one of blue, brown, not \"green\" (BL-5)"),
        (r#"{"guns": true}"#, "option `guns` takes one of random, two_each, not true (BL-4)"),
        (r#"{"no_way_back": "none"}"#, "option `no_way_back` takes one of all, own, not \"none\" (BL-10)"),
        (r#"{"quiet": 0}"#, "option `quiet` takes a whole number from 1 to 1000, not 0 (BL-24)"),
        (r#"{"quiet": 1001}"#, "option `quiet` takes a whole number from 1 to 1000, not 1001 (BL-24)"),
    ] {
        assert_eq!(options_of(json), Err(sentence.to_owned()));
    }
    assert!(options_of(r#"{"honey": 1}"#).is_err_and(|error| error.contains("there is no option `honey`")));
}

#[test]
fn options_survive_serialisation() {
    for json in [
        "{}",
        r#"{"games":1}"#,
        r#"{"first":"brown","guns":"two_each","no_way_back":"own","quiet":7}"#,
        r#"{"first":"brown","games":1,"guns":"two_each","no_way_back":"own","quiet":1000}"#,
    ] {
        let options = options_of(json).expect("the options are valid");
        let written = serde_json::to_string(&options.to_values()).expect("options serialise to JSON");
        assert_eq!(written, json);
        assert_eq!(options_of(&written), Ok(options));
    }
}

#[test]
fn notation_refuses_bad_text() {
    let scene = Scene::<DeBeerIsLos>::new("{}", 2);
    for bad in [
        "", "flip", "flip ", "flip h1", "flip  a1", "flip a1 ", "a1", "a1-", "-a1", "a1-a8", "a1-a2-a3", "a1-up",
        "d7-North", "pass", "Skip", "a1–a2", "é1-a2", "a1 a2",
    ] {
        assert!(scene.game.read_action(bad).is_err(), "{bad:?}");
    }
    for bad in ["", "Duck", "hunter-north", "up", "trees"] {
        assert!(scene.game.read_chance(bad).is_err(), "{bad:?}");
    }
}
