//! Tests of El Oso. A test's name or doc comment names the rules that it covers.

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

/// Reads stacks from text such as `c1:3 d5:-2`. Positive heights are the player's, negative ones the Bear's.
fn board(stacks: &str) -> Board {
    let mut board = Board::EMPTY;
    for stack in stacks.split_whitespace() {
        let (name, height) = stack.split_once(':').expect("a space and a height");
        board.set(space(name), height.parse().expect("a height"));
    }
    board
}

/// Sets up the player's turn with these stacks. All other Bear pieces are in the Cave, and all other player pieces are
/// in the Pit.
fn game(stacks: &str) -> Scene<ElOso> {
    game_with("{}", stacks)
}

/// Sets up the same with these options.
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

/// Sets up the Bear's first turn, with this many pending dice and this many pieces in the Cave. The remaining Bear
/// pieces are on the Ground, as if they had fallen off in this turn.
fn bear_rolls(stacks: &str, dice: u8, cave: u8) -> Scene<ElOso> {
    let mut scene = game(stacks);
    let position = &mut scene.state.position;
    position.ground = position.cave - cave;
    position.cave = cave;
    position.turn = 1;
    position.due = Due::Roll(dice);
    scene
}

/// Sets up the rain, with this many pieces on the Ground.
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

/// Returns the stacks as text, in the order of their spaces.
fn stacks(scene: &Scene<ElOso>) -> String {
    let board = &scene.state.position.board;
    let shown = Space::all().filter(|&space| board.height(space) != 0);
    shown.map(|space| format!("{space}:{}", board.height(space))).collect::<Vec<_>>().join(" ")
}

/// Returns the Sky, the Pit, the Cave and the Ground.
fn off_board(scene: &Scene<ElOso>) -> (u8, u8, u8, u8) {
    let Position { sky, pit, cave, ground, .. } = scene.state.position;
    (sky, pit, cave, ground)
}

/// Returns the last step's events of this kind, as JSON without the tag.
fn told(scene: &Scene<ElOso>, tag: &str) -> Vec<serde_json::Value> {
    let untagged = |event: &Event| {
        let mut value = serde_json::to_value(event).expect("an event serialises to JSON");
        let name = value.as_object_mut().and_then(|fields| fields.remove("event"));
        (name == Some(tag.into())).then_some(value)
    };
    scene.events.iter().filter_map(untagged).collect()
}

/// Returns the tags of the last step's events.
fn tags(scene: &Scene<ElOso>) -> Vec<String> {
    let tag = |event: &Event| {
        serde_json::to_value(event).expect("it serialises to JSON")["event"].as_str().expect("a tag").to_owned()
    };
    scene.events.iter().map(tag).collect()
}
