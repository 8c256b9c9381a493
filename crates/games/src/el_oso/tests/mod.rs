//! Tests of El Oso: a test's name or doc comment says which rules it shows.

mod bear;
mod dice;
mod end;
mod examples;
mod laws;
mod naive;
mod player;
mod recorded;
mod setup;

use bearcade_conformance::Scene;

use super::{Board, Due, ElOso, Event, Position, Side, Space};

fn space(text: &str) -> Space {
    Space::read(text).expect("a space")
}

/// Stacks from text such as `c1:3 d5:-2`, the player's above 0 and the Bear's below.
fn board(stacks: &str) -> Board {
    let mut board = Board::EMPTY;
    for stack in stacks.split_whitespace() {
        let (name, height) = stack.split_once(':').expect("a space and a height");
        board.set(space(name), height.parse().expect("a height"));
    }
    board
}

/// The player's turn, with these stacks. The Bear pieces that are not on the board are in the Cave, the player's in the
/// Pit.
fn game(stacks: &str) -> Scene<ElOso> {
    game_with("{}", stacks)
}

/// The same under these options.
fn game_with(options: &str, stacks: &str) -> Scene<ElOso> {
    Scene::from_position(options, 1, |_, position: &mut Position| {
        let board = board(stacks);
        *position = Position {
            board,
            pit: 12 - board.pieces(Side::Player),
            cave: 12 - board.pieces(Side::Bear),
            player_to_place: 0,
            bear_to_place: 0,
            due: Due::Decision,
            ..*position
        };
    })
}

/// The same at the Bear's first turn, with so many dice due and so many pieces in the Cave; those left over are on the
/// Ground already, as if they had fallen off in this turn.
fn bear_rolls(stacks: &str, dice: u8, cave: u8) -> Scene<ElOso> {
    let mut scene = game(stacks);
    let position = &mut scene.state.position;
    position.ground = position.cave - cave;
    position.cave = cave;
    position.turn = 1;
    position.due = Due::Roll(dice);
    scene
}

/// The same at the rain, with so many pieces on the Ground.
fn rain_falls(stacks: &str, ground: u8) -> Scene<ElOso> {
    let mut scene = game(stacks);
    let position = &mut scene.state.position;
    position.cave -= ground;
    position.ground = ground;
    position.turn = 1;
    position.due = Due::Rain;
    scene
}

fn position(scene: &Scene<ElOso>) -> &Position {
    &scene.state.position
}

/// The stacks as text, in the order of the spaces.
fn stacks(scene: &Scene<ElOso>) -> String {
    let board = &scene.state.position.board;
    let shown = Space::all().filter(|&space| board.height(space) != 0);
    shown.map(|space| format!("{space}:{}", board.height(space))).collect::<Vec<_>>().join(" ")
}

/// Sky, Pit, Cave, Ground.
fn off_board(scene: &Scene<ElOso>) -> (u8, u8, u8, u8) {
    let Position { sky, pit, cave, ground, .. } = scene.state.position;
    (sky, pit, cave, ground)
}

/// The last step's events of this kind, as JSON without the tag.
fn told(scene: &Scene<ElOso>, tag: &str) -> Vec<serde_json::Value> {
    let untagged = |event: &Event| {
        let mut value = serde_json::to_value(event).expect("an event is JSON");
        let name = value.as_object_mut().and_then(|fields| fields.remove("event"));
        (name == Some(tag.into())).then_some(value)
    };
    scene.events.iter().filter_map(untagged).collect()
}

/// The tags of the last step's events.
fn tags(scene: &Scene<ElOso>) -> Vec<String> {
    let tag = |event: &Event| serde_json::to_value(event).expect("JSON")["event"].as_str().expect("a tag").to_owned();
    scene.events.iter().map(tag).collect()
}
