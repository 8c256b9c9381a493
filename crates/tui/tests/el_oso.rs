//! El Oso on the full screen: how it looks, and that it can be played by keys, by mouse and by the list.

mod common;

use bearcade_bots::{Budget, Level, hint};
use bearcade_conformance::options;
use bearcade_core::{Game, Seat, Turn, Viewer};
use bearcade_narrate::{Lang, Words};
use bearcade_table::Match;
use bearcade_table::games::el_oso::{ElOso, Space};
use bearcade_tui::{App, Player, Session};
use common::{ASCII, THEME, picture, pin, pin_screens, press, session, stoppable};
use crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

const PLAYER: Seat = Seat::new(0);
/// The first turns of a game of seed 21, typed.
const SIX_TURNS: &str = ": d 1 - b 3 enter : b 3 - a 4 enter : a 1 - b 2 enter : b 2 - c 3 enter : b 1 - a 2 enter \
                         : c 3 - a 5 enter";
/// Three more.
const THREE_MORE: &str = ": a 5 - s k y enter : e 1 - d 2 enter : a 4 - b 3 enter";
/// Then the cursor comes up on b3, Enter selects it, and the cursor goes on to a4.
const AND_POINT: &str = "up enter left up";

fn start<'a>(words: &'a Words, keys: &str) -> App<'a, ElOso> {
    let mut app = App::new(session::<ElOso>("{}", &["Ada"], 21), words, THEME);
    press(&mut app, keys);
    app
}

fn keys(parts: &[&str]) -> String {
    parts.join(" ")
}

/// What is said between the list and the keys.
fn said(app: &mut App<ElOso>) -> String {
    let picture = picture(app, 80, 24);
    let (_, below) = picture.rsplit_once('╯').expect("the list's frame");
    let said = below.lines().filter(|line| !line.starts_with(" ? ")).map(str::trim);
    said.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The choices that the list shows.
fn listed(app: &mut App<ElOso>) -> Vec<String> {
    let list = picture(app, 120, 40);
    let rows = list.lines().filter(|line| line.starts_with('│') && line.contains("  ("));
    rows.map(|line| line.trim_matches(['│', ' ']).to_owned()).collect()
}

/// Clicks at a column and row of a screen of 80×24.
fn click(app: &mut App<ElOso>, (column, row): (usize, usize)) {
    picture(app, 80, 24);
    let kind = MouseEventKind::Down(MouseButton::Left);
    let (column, row) = (column as u16, row as u16);
    app.event(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
}

/// A key that ends the game asks first; the result names the winner.
#[test]
fn stopping_is_asked_first() {
    let words = Words::strict(Lang::En);
    let mut app = App::new(stoppable(), &words, THEME);
    for no in ["n", "esc", "x"] {
        press(&mut app, "x");
        assert!(picture(&mut app, 80, 24).contains("Stop now and end the game?"));
        press(&mut app, no);
        assert_ne!(app.session().played().turn(), Turn::Over, "{no}");
    }
    press(&mut app, "x y");
    assert_eq!(app.session().played().turn(), Turn::Over);
    let screen = picture(&mut app, 120, 40);
    assert!(screen.contains("The Bear has won.") || screen.contains("You have won, with"), "{screen}");
}

/// The middle of a space at 80×24.
fn at(space: &str) -> (usize, usize) {
    let [column, row] = space.as_bytes() else { panic!("{space} is no space") };
    (12 + 6 * usize::from(column - b'a'), 3 + 2 * usize::from(b'5' - row))
}

#[test]
fn el_oso_screens() {
    pin_screens::<ElOso>("{}", &["Ada"], 21, &keys(&[SIX_TURNS, THREE_MORE, AND_POINT]));
}

#[test]
fn el_oso_before_a_stack_is_chosen_and_in_other_sizes() {
    let words = Words::strict(Lang::En);
    let mut app = start(&words, &keys(&[SIX_TURNS, THREE_MORE]));
    pin("el-oso-en-unpointed", &picture(&mut app, 80, 24));
    pin("el-oso-en-120x40-unpointed", &picture(&mut app, 120, 40));
    press(&mut app, AND_POINT);
    pin("el-oso-en-200x60", &picture(&mut app, 200, 60));
    pin("el-oso-en-70x20", &picture(&mut app, 70, 20));
    pin("el-oso-en-60x20", &picture(&mut app, 60, 20));
    let mut leaving = start(&words, SIX_TURNS);
    press(&mut leaving, "up enter up");
    pin("el-oso-en-leaving", &picture(&mut leaving, 80, 24));
    let mut plain = App::new(session::<ElOso>(r#"{"turn_limit":20}"#, &["Ada"], 21), &words, ASCII);
    press(&mut plain, &keys(&[SIX_TURNS, THREE_MORE, AND_POINT]));
    let large = picture(&mut plain, 120, 40);
    assert!(large.is_ascii(), "only ASCII");
    pin("el-oso-ascii-120x40", &large);
}

#[test]
fn every_size_is_drawn() {
    let words = Words::strict(Lang::Es);
    let mut app = start(&words, &keys(&[SIX_TURNS, THREE_MORE, AND_POINT]));
    for width in (60..=150).step_by(9) {
        for height in (16..=60).step_by(3) {
            picture(&mut app, width, height);
        }
    }
}

/// Brings the cursor to a space by the arrow keys alone: into the corner below a1, then up and to the right.
fn walk(app: &mut App<ElOso>, space: &str) {
    let [column, row] = space.as_bytes() else { panic!("{space} is no space") };
    press(app, &"left down ".repeat(8));
    press(app, &"up ".repeat(usize::from(row - b'0')));
    press(app, &"right ".repeat(usize::from(column - b'a')));
}

/// Every stack stands on the board as it is, those that one die can hit with a sign.
fn all_stacks_are_shown(app: &mut App<ElOso>) {
    let picture = picture(app, 80, 24);
    let view = app.session().played().view(Viewer::Watcher);
    for space in Space::all() {
        let expected = match (view.player.get(&space), view.bear.get(&space)) {
            (Some(height), _) => format!(" ▲{height:>2}{}", if view.threat(space).is_some() { "!" } else { " " }),
            (None, Some(height)) => format!(" ▼{height:>2} "),
            (None, None) => " ".repeat(5),
        };
        let (middle, row) = at(&space.to_string());
        let line = picture.lines().nth(row).expect("a row");
        assert_eq!(line.chars().skip(middle - 2).take(5).collect::<String>(), expected, "{space}\n{picture}");
    }
}

/// A hint lies over the board until it is closed, and takes no turn.
#[test]
fn a_hint_names_a_move_and_is_closed_again() {
    let words = Words::strict(Lang::En);
    let mut app = start(&words, "");
    let before = picture(&mut app, 80, 24);
    press(&mut app, "h");
    let hint = picture(&mut app, 80, 24);
    let legal = app.session().played().legal_actions(PLAYER);
    let named = |action| hint.contains(&format!("({})", app.session().played().game().action_text(action)));
    assert!(hint.contains("Esc closes") && legal.into_iter().any(named), "{hint}");
    press(&mut app, "esc");
    assert_eq!(picture(&mut app, 80, 24), before);
}

/// A person who does as a black bear would: by arrows and Enter, by the list, or by typing.
#[test]
fn a_whole_game_by_keys() {
    let words = Words::strict(Lang::En);
    let mut app = start(&words, "");
    let mut turns = 0;
    while app.session().played().turn() != Turn::Over {
        all_stacks_are_shown(&mut app);
        let played = app.session().played();
        let hint = hint(played.game(), played.state(), PLAYER, Level::Black, &Budget::default(), 0).expect("a turn");
        let notation = played.game().action_text(hint.choice.action);
        let (from, to) = notation.split_once('-').expect("a stack and what it does");
        match turns % 3 {
            0 => press(&mut app, &format!(": {} enter", notation.split("").collect::<Vec<_>>().join(" "))),
            1 => {
                walk(&mut app, from);
                press(&mut app, "enter");
                match to {
                    "sky" => press(&mut app, &"up ".repeat(6)),
                    "pass" => press(&mut app, &"down ".repeat(6)),
                    space => walk(&mut app, space),
                }
                press(&mut app, "space");
            }
            _ => {
                walk(&mut app, from);
                press(&mut app, "enter");
                let at = listed(&mut app).iter().position(|choice| choice.contains(&format!("({notation})")));
                press(&mut app, &(at.expect("it is in the list") + 1).to_string());
            }
        }
        turns += 1;
        assert_eq!(app.session().played().state().position.turn, turns, "{notation}");
    }
    assert!(turns > 5, "{turns}");
    pin("el-oso-en-over", &picture(&mut app, 120, 40));
    pin("el-oso-en-over-80x24", &picture(&mut app, 80, 24));
}

#[test]
fn a_stack_is_selected_another_taken_instead_and_let_go() {
    let words = Words::strict(Lang::En);
    let mut app = start(&words, &keys(&[SIX_TURNS, THREE_MORE]));
    let all = listed(&mut app).len();
    press(&mut app, "up");
    assert_eq!(said(&mut app), "b3, your stack of 2. Dice for the Bear: 2.");
    assert_eq!(listed(&mut app).len(), all, "pointing is not selecting");
    press(&mut app, "enter");
    assert!(listed(&mut app).iter().all(|choice| choice.contains("(b3-")), "{:?}", listed(&mut app));
    press(&mut app, "left down");
    assert_eq!(said(&mut app), "a2, your stack of 2. Dice for the Bear: 2.");
    press(&mut app, "space");
    assert!(listed(&mut app).iter().all(|choice| choice.contains("(a2-")), "{:?}", listed(&mut app));
    press(&mut app, "esc");
    assert_eq!(listed(&mut app).len(), all);
    press(&mut app, "enter enter");
    assert_eq!(listed(&mut app).len(), all, "a second press lets go: nothing happens by a double click");
    press(&mut app, "esc");
    assert_eq!(said(&mut app), "", "the cursor is gone");
    assert_eq!(app.session().played().state().position.turn, 9);
}

#[test]
fn the_line_below_says_what_is_possible_and_why_not() {
    let words = Words::strict(Lang::En);
    let mut app = start(&words, &keys(&[SIX_TURNS, THREE_MORE, AND_POINT]));
    assert_eq!(said(&mut app), "b3 to a4, a stack of 2. Dice for the Bear: 2. A 1 hits it with 1.");
    for (space, expected) in [
        ("b4", "No: a stack goes diagonally or sideways, never straight up or down."),
        ("c3", "No: a stack can land only on an empty space."),
        ("d4", "No: that space is neither in the stack's row nor on one of its diagonals."),
        ("e3", "No: a stack goes at most as many spaces as it has pieces."),
        ("d3", "No: another stack stands in the way."),
    ] {
        walk(&mut app, space);
        assert_eq!(said(&mut app), expected, "{space}");
    }
    press(&mut app, "up up up up");
    assert_eq!(said(&mut app), "No: only a stack that starts on the top row can leave for the Sky.");
    press(&mut app, "enter");
    assert!(said(&mut app).contains("(EO-11)"), "a try is refused with its rule: {}", said(&mut app));
    press(&mut app, "down down down down down down");
    assert_eq!(said(&mut app), "Pass with b3, a stack of 2. Dice for the Bear: 2.");
    press(&mut app, "esc");
    assert_eq!(said(&mut app), "Sky 5, Pit 1, Cave 1, Ground 0. 5 more in the Sky for a win.");
    walk(&mut app, "c3");
    assert_eq!(said(&mut app), "c3, Bear stack of 2.");
    press(&mut app, "enter");
    assert!(said(&mut app).contains("the stack on that space is the Bear's"), "{}", said(&mut app));
    walk(&mut app, "c4");
    assert_eq!(said(&mut app), "c4, empty.");
    assert_eq!(app.session().played().state().position.turn, 9);
}

#[test]
fn the_line_below_fits_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        let mut app = start(&words, &keys(&[SIX_TURNS, THREE_MORE]));
        for stack in ["b3", "a2", "d2"] {
            walk(&mut app, stack);
            press(&mut app, "enter");
            for space in Space::all() {
                walk(&mut app, &space.to_string());
                let said = said(&mut app);
                assert!(said.ends_with('.'), "{said}");
            }
            press(&mut app, "esc");
        }
    }
}

#[test]
fn the_mouse_selects_and_moves() {
    let words = Words::strict(Lang::En);
    let mut app = start(&words, &keys(&[SIX_TURNS, THREE_MORE]));
    click(&mut app, at("d2"));
    assert!(listed(&mut app).iter().all(|choice| choice.contains("(d2-")), "{:?}", listed(&mut app));
    click(&mut app, at("d4"));
    assert!(said(&mut app).contains("never straight up or down. (EO-8)"), "{}", said(&mut app));
    click(&mut app, at("b3"));
    assert!(listed(&mut app).iter().all(|choice| choice.contains("(b3-")), "{:?}", listed(&mut app));
    click(&mut app, at("c4"));
    assert_eq!(app.session().played().state().position.turn, 10);
    assert!(app.session().played().record(Viewer::Watcher).to_string().contains("b3-c4"));
}

#[test]
fn the_mouse_passes_below_the_board_and_leaves_above_it() {
    let words = Words::strict(Lang::En);
    let mut app = start(&words, ": d 1 - b 3 enter : b 3 - a 4 enter : a 1 - b 2 enter : b 2 - c 3 enter");
    let position = |app: &App<ElOso>| app.session().played().state().position;
    click(&mut app, at("c3"));
    click(&mut app, (20, 12));
    assert_eq!((position(&app).turn, position(&app).sky), (5, 0));
    press(&mut app, ": c 3 - a 5 enter");
    click(&mut app, at("a5"));
    click(&mut app, (24, 2));
    assert!(position(&app).sky > 0, "{:?}", position(&app));
}

/// With the cursor on the board, Tab goes to the list, and Enter takes what is marked there.
#[test]
fn tab_and_enter_choose_from_the_list() {
    let words = Words::strict(Lang::En);
    let mut app = start(&words, &keys(&[SIX_TURNS, THREE_MORE, "up enter tab tab enter"]));
    assert_eq!(app.session().played().state().position.turn, 10);
    let record = app.session().played().record(Viewer::Watcher).to_string();
    assert!(record.contains("b3-a3"), "{record}");
    press(&mut app, "enter");
    assert_eq!(app.session().played().state().position.turn, 11, "without a cursor Enter is the list's");
}

/// Real dice: the board shows how many are awaited, and what lies on the Ground while it rains.
#[test]
fn typed_dice_are_awaited_on_the_board() {
    let words = Words::strict(Lang::En);
    let game = ElOso::new(options("{}"), 1).expect("good options");
    let players = vec![Player::Person("Ada".to_owned())];
    let mut app = App::new(Session::new(Match::new(game), players, 1, true), &words, THEME);
    press(&mut app, &"1 enter 2 enter 3 enter 4 enter 1 enter 2 enter 3 enter ".repeat(2));
    press(&mut app, ": a 1 - b 2 enter");
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("│ 3     ") && shown.contains("▣▣▣"), "{shown}");
    press(&mut app, "1 space 1 space 1 enter");
    press(&mut app, &": e 1 - p a s s enter 1 enter ".repeat(2));
    pin("el-oso-en-typed-dice", &picture(&mut app, 80, 24));
}
