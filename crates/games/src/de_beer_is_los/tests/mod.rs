//! Tests of De beer is los! A test's name or doc comment names the rules that it covers.

mod captures;
mod ending;
mod examples;
mod final_phase;
mod laws;
mod naive;
mod recorded;
mod setup;
mod turns;

use bearcade_conformance::Scene;
use bearcade_core::{Game, GameOptions, OptionValues};

use super::{Colour, DeBeerIsLos, Kind, Options, Position, Space, Spaces, Tile};

/// Sets up the first game with these tiles and this colour to move: `a1 fox, b2 hunter-north, g7 down-duck`.
/// `down-duck` is a face-down tile and adds a duck to the hidden ones. Without a face-down tile, the final phase
/// begins.
#[track_caller]
fn forest(json: &str, to_move: Colour, tiles: &str) -> Scene<DeBeerIsLos> {
    Scene::from_position(json, 2, |_, position: &mut Position| {
        position.face_down = Spaces::NONE;
        position.hidden = [0; 7];
        for entry in tiles.split(", ") {
            let (at, name) = entry.split_once(' ').unwrap_or_else(|| panic!("{entry:?} is not a space and a tile"));
            lay(position, at, name);
        }
        position.turns_left = if position.face_down.is_empty() { 10 } else { 0 };
        position.to_move = position.seat(to_move);
    })
}

#[track_caller]
fn lay(position: &mut Position, at: &str, name: &str) {
    if let Some(name) = name.strip_prefix("down-") {
        position.face_down.insert(space(at));
        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name);
        position.hidden[kind.unwrap_or_else(|| panic!("{name:?} is not a kind of tile")) as usize] += 1;
    } else {
        position.face_up[tile(name).index()].insert(space(at));
    }
}

#[track_caller]
fn space(name: &str) -> Space {
    Space::parse(name).unwrap_or_else(|| panic!("{name:?} is not a space"))
}

#[track_caller]
fn tile(name: &str) -> Tile {
    let found = Tile::ALL.into_iter().find(|tile| tile.name() == name);
    found.unwrap_or_else(|| panic!("{name:?} is not a tile"))
}

fn position(scene: &Scene<DeBeerIsLos>) -> &Position {
    &scene.state.position
}

/// Returns the face-up tile on a space.
fn at(scene: &Scene<DeBeerIsLos>, name: &str) -> Option<Tile> {
    position(scene).tile_at(space(name))
}

/// Returns where the player to move may take the tile on a space: spaces and exits, in alphabetical order. Checks that
/// every listed action passes `check`.
#[track_caller]
fn ways(scene: &Scene<DeBeerIsLos>, from: &str) -> Vec<String> {
    let legal = scene.legal(scene.to_move());
    for text in &legal {
        let action = scene.game.read_action(text).expect("listed actions can be read");
        let check = scene.game.check(position(scene), position(scene).to_move, action);
        assert_eq!(check, Ok(()), "{text} is listed but refused");
    }
    let start = format!("{from}-");
    let mut ways: Vec<String> = legal.iter().filter_map(|text| text.strip_prefix(&start)).map(str::to_owned).collect();
    ways.sort_unstable();
    ways
}

/// Returns the number of the rule that forbids this action to the player to move.
#[track_caller]
fn forbids(scene: &Scene<DeBeerIsLos>, text: &str) -> &'static str {
    let rule = scene.refused(scene.to_move(), text);
    assert!(!scene.legal(scene.to_move()).contains(&text.to_owned()), "{text} is listed but refused by {rule}");
    rule.number
}

/// Makes a decision of the player to move.
#[track_caller]
fn act<'a>(scene: &'a mut Scene<DeBeerIsLos>, text: &str) -> &'a mut Scene<DeBeerIsLos> {
    let seat = scene.to_move();
    scene.act(seat, text)
}

/// Plays several turns, each by the player to move.
#[track_caller]
fn play<'a>(scene: &'a mut Scene<DeBeerIsLos>, texts: &[&str]) -> &'a mut Scene<DeBeerIsLos> {
    for text in texts {
        act(scene, text);
    }
    scene
}

fn options_of(json: &str) -> Result<Options, String> {
    let values: OptionValues = serde_json::from_str(json).expect("the text is a JSON object");
    Options::from_values(&values).map_err(|error| error.to_string())
}
