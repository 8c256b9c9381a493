//! How the boards look: golden files hold the pictures of a few positions, and whatever can be done is there to press.

use bearcade_conformance::{Scene, golden};
use bearcade_core::{Seat, Viewer};
use bearcade_narrate::{Lang, Teller, Words};
use bearcade_table::games::chaos_bear::{self, ChaosBear};
use bearcade_table::games::el_oso::{Action, Board as Stacks, Due, ElOso, Event, Space};
use bearcade_table::{Dice, Match};

use super::{Board, Sight};
use crate::art;

/// The parts of a page for a seat, or a watcher.
struct Shown {
    picture: String,
    choices: String,
    legal: Vec<String>,
}

fn show<G: Board>(scene: &Scene<G>, viewer: Viewer, lang: Lang) -> Shown {
    let words = Words::strict(lang);
    let names = ["Ada", "Ben", "Cleo", "Dirk"].map(str::to_owned);
    let teller = Teller::new(&words, &names, viewer);
    let view = scene.game.view(&scene.state, viewer);
    let legal: Vec<G::Action> = match viewer {
        Viewer::Seat(seat) if scene.turn().asks(seat) => {
            let mut legal = Vec::new();
            scene.game.legal_actions(&scene.state.position, seat, &mut legal);
            legal
        }
        _ => Vec::new(),
    };
    let sight = Sight { view: &view, viewer, legal: &legal, teller: &teller, is_over: false };
    Shown {
        picture: scene.game.picture(&sight).into_string(),
        choices: scene.game.choices(&sight).into_string(),
        legal: legal.iter().map(|&action| scene.game.action_text(action)).collect(),
    }
}

const ADA: Viewer = Viewer::Seat(Seat::new(0));

/// Compares with the golden file, an element a line; the sprite's version is left out, for it says nothing here.
fn keep(name: &str, shown: &Shown) {
    let text = format!("{}\n\n{}\n", shown.picture, shown.choices).replace(art::address(), "sprite");
    let path = format!("{}/golden/{name}.html", env!("CARGO_MANIFEST_DIR"));
    golden(path, &text.replace("><", ">\n<"));
}

/// Two runners at the start, and one on a square to draw on with the bear close behind.
fn chase(bear: i32, energy: i32, squares: [i32; 3]) -> Scene<ChaosBear> {
    Scene::from_position("{}", 3, |_: &ChaosBear, position: &mut chaos_bear::Position| {
        position.bear = bear;
        position.energy = energy;
        for (runner, square) in position.runners.iter_mut().zip(squares) {
            runner.square = square;
        }
    })
}

#[test]
fn a_chase_looks_like_this() {
    keep("chaos-bear-start", &show(&chase(0, 1, [30, 30, 30]), ADA, Lang::En));
    keep("chaos-bear-close", &show(&chase(48, 5, [55, 52, 900]), ADA, Lang::Nl));
    keep("chaos-bear-watched", &show(&chase(48, 5, [52, 57, 57]), Viewer::Watcher, Lang::Es));
}

/// Stacks by space, the player's above 0.
fn stacks(spaces: &[(u8, u8, i8)], pit: u8) -> Scene<ElOso> {
    Scene::from_position("{}", 1, |_: &ElOso, position| {
        position.board = Stacks::EMPTY;
        for &(column, row, height) in spaces {
            position.board.set(Space::new(column, row).expect("a space"), height);
        }
        position.due = Due::Decision;
        position.player_to_place = 0;
        position.bear_to_place = 0;
        position.pit = pit;
        position.sky = 2;
        position.turn = 9;
    })
}

#[test]
fn stacks_look_like_this() {
    let spaces = [(1, 2, 3), (3, 1, 2), (5, 5, 1), (1, 3, -2), (2, 5, -7), (4, 4, -1)];
    keep("el-oso-move", &show(&stacks(&spaces, 4), ADA, Lang::En));
    keep("el-oso-watched", &show(&stacks(&spaces, 4), Viewer::Watcher, Lang::Es));
}

/// In random games every action of Chaos Bear and El Oso is a button, and those that point at the board are on it.
#[test]
fn whatever_can_be_done_is_there_to_press() {
    let button = |action: &String| format!("value=\"{action}\"");
    for seed in 0..4 {
        let mut played: Match<ElOso> = Match::new(Scene::<ElOso>::new("{}", 1).game);
        let dice = Dice::secret([seed; 32]);
        for _ in 0..40 {
            while played.turn() == bearcade_core::Turn::Chance {
                let step = played.steps().len() as u64;
                let chance = dice.throw(played.game(), &played.state().position, step);
                played.chance(chance).expect("the dice throw what can fall");
            }
            if played.turn() == bearcade_core::Turn::Over {
                break;
            }
            let position = played.state().position;
            let scene = Scene::from_position("{}", 1, |_: &ElOso, place| *place = position);
            let shown = show(&scene, ADA, Lang::En);
            for action in &shown.legal {
                assert!(shown.choices.contains(&button(action)), "{action} in the list");
                assert!(action == "stop" || shown.picture.contains(&button(action)), "{action} on the board");
            }
            let legal = played.legal_actions(Seat::new(0));
            let upwards = legal.iter().rev().find(|action| !matches!(action, Action::Pass(_) | Action::Stop));
            played.act(Seat::new(0), upwards.copied().unwrap_or(legal[0])).expect("legal");
        }
        assert!(played.steps().len() > 30, "a game of some length");
    }
    for squares in [[30, 30, 30], [31, 30, 30]] {
        let shown = show(&chase(0, 1, squares), ADA, Lang::En);
        assert!(shown.legal.iter().all(|action| shown.choices.contains(&button(action))), "{squares:?}");
        assert_eq!(shown.choices.matches("<button").count(), shown.legal.len());
    }
}

#[test]
fn the_bears_dice_lie_in_order() {
    let words = Words::strict(Lang::En);
    let names = ["Ada".to_owned()];
    let teller = Teller::new(&words, &names, ADA);
    let dice = bearcade_table::games::el_oso::Dice::new(&[1, 3, 3]).expect("dice");
    let events = [Event::Rolled { turn: 1, dice }];
    let text = Scene::<ElOso>::new("{}", 1).game.thrown(&events, &teller).into_string();
    let faces: Vec<&str> = text.split("hidden-visually\">").skip(1).map(|rest| &rest[..1]).collect();
    assert_eq!(faces, ["1", "3", "3"]);
}

/// The policy forbids inline styles and scripts.
#[test]
fn boards_carry_no_inline_style_or_script() {
    for shown in
        [show(&chase(0, 1, [30, 30, 30]), ADA, Lang::En), show(&stacks(&[(1, 1, 3), (2, 5, -2)], 0), ADA, Lang::En)]
    {
        for forbidden in [" style=", "<script", " onclick="] {
            assert!(!shown.picture.contains(forbidden) && !shown.choices.contains(forbidden), "{forbidden}");
        }
    }
}
