//! De beer is los! on the screen: pictures, and a player's hands on the board.

mod common;

use bearcade_bots::Level;
use bearcade_core::{Game, Seat, Step, Turn, Viewer, pick};
use bearcade_narrate::{Lang, Words};
use bearcade_table::games::de_beer_is_los::{Action, DeBeerIsLos, Direction, Space, View};
use bearcade_table::{Record, Replay};
use bearcade_tui::{App, Player, Session, Theme};
use common::{ASCII, THEME, picture, pin, pin_screens, press, session};
use crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

const PLAYERS: [&str; 2] = ["Ada", "black"];
const ADA: Seat = Seat::new(0);
/// A game that has become interesting after this many choices of the first in the list.
const SEED: u64 = 48;
const CHOICES: usize = 31;
/// A match in which a tile can leave while it is played so.
const LEAVING: u64 = 31;

/// A game that was kept: Ada's hunter on d5 stands beside a bear and can shoot the pheasant on c5, but may not go back to
/// e5.
fn middle(words: &Words) -> App<'_, DeBeerIsLos> {
    let record = Record::parse(include_str!("data/de-beer-is-los.txt")).expect("a record");
    let played = Replay::<DeBeerIsLos>::new(record).expect("a game").finish().expect("by the rules");
    let players = vec![Player::Person("Ada".to_owned()), Player::bear(Level::Black)];
    App::new(Session::new(played, players, SEED, false), words, THEME)
}

/// The first position of a match in which something holds.
fn until<'a>(
    json: &str,
    seed: u64,
    words: &'a Words,
    theme: Theme,
    holds: impl Fn(&View, &[Action]) -> bool,
) -> App<'a, DeBeerIsLos> {
    let mut app = App::new(session(json, &PLAYERS, seed), words, theme);
    loop {
        let played = app.session().played();
        if holds(&played.view(Viewer::Seat(ADA)), &played.legal_actions(ADA)) {
            return app;
        }
        assert_ne!(played.turn(), Turn::Over, "it never happens");
        press(&mut app, "enter");
    }
}

/// The ways out of the forest.
fn exits(legal: &[Action]) -> Vec<(Space, Direction)> {
    let exit = |action: &Action| match *action {
        Action::Exit { from, exit } => Some((from, exit)),
        _ => None,
    };
    legal.iter().filter_map(exit).collect()
}

fn steps(app: &App<DeBeerIsLos>) -> usize {
    app.session().story().len()
}

/// The last decision of a seat.
fn last(app: &App<DeBeerIsLos>, seat: Seat) -> Option<Action> {
    app.session().story().iter().rev().find_map(|happening| match happening.step {
        Step::Act(by, action) if by == seat => Some(action),
        _ => None,
    })
}

fn read(app: &App<DeBeerIsLos>, text: &str) -> Option<Action> {
    app.session().played().game().read_action(text).ok()
}

#[test]
fn de_beer_is_los_screens() {
    let keys = "enter ".repeat(CHOICES) + "up up enter left";
    pin_screens::<DeBeerIsLos>("{}", &PLAYERS, SEED, &keys);
}

/// The exits are open; the tile on the way out is led through one.
#[test]
fn final_phase_screens() {
    for (lang, theme, name) in [(Lang::En, THEME, "en"), (Lang::Es, THEME, "es"), (Lang::En, ASCII, "ascii")] {
        let words = Words::strict(lang);
        let mut app = until("{}", LEAVING, &words, theme, |_, legal| !exits(legal).is_empty());
        let (from, exit) = exits(&app.session().played().legal_actions(ADA))[0];
        let mut walker = Walker::default();
        walker.go(&mut app, place(from));
        press(&mut app, "enter");
        walker.go(&mut app, outside(exit));
        pin(&format!("de-beer-is-los-final-{name}-80x24"), &picture(&mut app, 80, 24));
    }
}

/// The second game shows the first one's result, and the hidden guns where they are known.
#[test]
fn second_game_screens() {
    let words = Words::strict(Lang::En);
    let mut app = until(r#"{"guns": "two_each"}"#, SEED, &words, THEME, |view, _| view.game == 2);
    press(&mut app, &"enter ".repeat(8));
    pin("de-beer-is-los-second-en-80x24", &picture(&mut app, 80, 24));
    while app.session().played().turn() != Turn::Over {
        press(&mut app, "enter");
    }
    press(&mut app, "up enter");
    pin("de-beer-is-los-over-en-80x24", &picture(&mut app, 80, 24));
}

#[test]
fn small_windows_are_drawn_too() {
    let words = Words::strict(Lang::Nl);
    let mut app = middle(&words);
    press(&mut app, "up up enter");
    for (width, height) in [(60, 20), (60, 24), (70, 20), (80, 22), (200, 60), (100, 24), (66, 40)] {
        let drawn = picture(&mut app, width, height);
        assert!(drawn.lines().all(|line| line.chars().count() <= usize::from(width)));
    }
}

#[test]
fn a_tile_is_picked_up_and_another_instead_and_let_go() {
    let words = Words::strict(Lang::En);
    let mut app = middle(&words);
    press(&mut app, "up up");
    assert!(picture(&mut app, 80, 24).contains("d5, hunter, gun west, may not go back to e5"));
    press(&mut app, "enter");
    let drawn = picture(&mut app, 80, 24);
    assert!(drawn.contains("d5, hunter, gun west, picked up: there are") && drawn.contains("○"), "{drawn}");
    let listed = |app: &mut App<DeBeerIsLos>, what: &str| picture(app, 120, 40).contains(what);
    assert!(listed(&mut app, "(d5-c5)") && !listed(&mut app, "(a4-a3)"), "only its own ways");

    // Another tile that is no target is picked up instead; the first stays where it is.
    press(&mut app, "down left left left enter");
    assert!(listed(&mut app, "(a4-a3)") && !listed(&mut app, "(d5-c5)"));
    press(&mut app, "esc");
    assert!(listed(&mut app, "(a4-a3)") && listed(&mut app, "(d5-c5)"), "all choices again");
    // The same tile twice is let go as well.
    press(&mut app, "space space");
    assert!(listed(&mut app, "(d5-c5)"));
}

#[test]
fn a_forbidden_way_is_explained_before_and_after_it_is_tried() {
    let words = Words::strict(Lang::En);
    let mut app = middle(&words);
    let before = steps(&app);
    press(&mut app, "up up enter right");
    assert!(picture(&mut app, 120, 40).contains("a hunter captures only in the direction its gun points"));
    press(&mut app, "enter");
    assert_eq!(steps(&app), before);
    assert!(picture(&mut app, 120, 40).contains("That is not possible: a hunter captures only"));
    // An opponent's tile, a tree and an empty space can't be picked up.
    press(&mut app, "esc enter");
    assert!(picture(&mut app, 120, 40).contains("that tile is your opponent's"));
    press(&mut app, "right enter");
    assert!(picture(&mut app, 120, 40).contains("there is no tile on that space"));
    press(&mut app, "right right up up enter");
    assert_eq!(steps(&app), before + 3, "a press flips what lies face down; the bear answers");
}

#[test]
fn a_capture_by_keys_and_by_clicks_is_the_same() {
    let words = Words::strict(Lang::En);
    let mut by_keys = middle(&words);
    press(&mut by_keys, "up up enter left enter");
    let mut by_clicks = middle(&words);
    for space in ["d5", "c5"] {
        click(&mut by_clicks, Space::parse(space).expect("a space"));
    }
    for app in [&by_keys, &by_clicks] {
        assert_eq!(last(app, ADA), read(app, "d5-c5"));
    }
    assert_eq!(by_keys.session().played().state(), by_clicks.session().played().state());
}

#[test]
fn the_list_and_typing_work_beside_the_board() {
    let words = Words::strict(Lang::En);
    // The cursor stands on the board, but Tab went to the list: Enter takes the second choice there.
    let mut app = middle(&words);
    press(&mut app, "up up tab enter");
    assert_eq!(last(&app, ADA), read(&app, "a4-a2"));
    // The cursor stays where it was when the turn comes back, until Esc gives Enter to the list.
    assert!(picture(&mut app, 80, 24).contains("[b ]"), "the bear has come to d5");
    let before = steps(&app);
    press(&mut app, "esc enter");
    assert!(steps(&app) > before);

    let mut app = middle(&words);
    press(&mut app, "up : d 5 - c 5 enter");
    assert_eq!(last(&app, ADA), read(&app, "d5-c5"));
}

#[test]
fn keys_read_the_row_the_column_and_the_line_of_fire_of_the_cursor() {
    let words = Words::strict(Lang::En);
    let mut app = middle(&words);
    let before = steps(&app);
    press(&mut app, "r");
    assert!(picture(&mut app, 80, 24).contains("Go to a space with the arrow keys first."));
    press(&mut app, "esc up up");
    for (key, heard) in
        [("r", "Row 5: a5, "), ("c", "Column d: d1, "), ("l", "Line of fire of the hunter on d5, gun west")]
    {
        press(&mut app, key);
        assert!(picture(&mut app, 120, 40).contains(heard), "{heard}");
        press(&mut app, "esc");
    }
    press(&mut app, "?");
    for line in ["r: What lies in this row", "c: What lies in this column", "l: Line of fire"] {
        assert!(picture(&mut app, 120, 60).contains(line), "{line}");
    }
    assert_eq!(steps(&app), before);
}

#[test]
fn a_typed_word_that_is_no_move_is_called_so() {
    let words = Words::strict(Lang::En);
    let mut app = middle(&words);
    press(&mut app, ": f l y enter");
    assert!(picture(&mut app, 120, 40).contains("\"fly\" is not a move. Type a move such as flip "));
}

#[test]
fn the_cursor_leaves_the_forest_through_open_exits_only() {
    let words = Words::strict(Lang::En);
    let mut app = middle(&words);
    press(&mut app, "up up up up up up");
    assert!(picture(&mut app, 80, 24).contains(" d7, "));
    let mut app = until("{}", SEED, &words, THEME, |view, _| view.final_phase.is_some());
    press(&mut app, "up up up up up");
    assert!(picture(&mut app, 80, 24).contains("This is the north exit."));
    press(&mut app, "left enter down");
    assert!(picture(&mut app, 80, 24).contains(" d7, "));
}

/// Two whole games, chosen at random, with arrow keys, Enter and the key for skipping alone.
#[test]
fn a_match_is_played_with_the_keyboard() {
    for seed in 0..4 {
        let words = Words::strict(Lang::ALL[seed as usize % Lang::ALL.len()]);
        let mut app: App<DeBeerIsLos> = App::new(session("{}", &PLAYERS, seed), &words, THEME);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut walker = Walker::default();
        while app.session().played().turn() != Turn::Over {
            let action = pick::<DeBeerIsLos>(&app.session().played().legal_actions(ADA), &mut rng);
            match action {
                Action::Flip(space) => walker.go(&mut app, place(space)),
                Action::Move { from, to } => {
                    walker.go(&mut app, place(from));
                    press(&mut app, "enter");
                    walker.go(&mut app, place(to));
                }
                Action::Exit { from, exit } => {
                    walker.go(&mut app, place(from));
                    press(&mut app, "enter");
                    walker.go(&mut app, outside(exit));
                }
                Action::Skip => {}
            }
            press(&mut app, if action == Action::Skip { "x" } else { "enter" });
            assert_eq!(last(&app, ADA), Some(action));
        }
        assert!(picture(&mut app, 80, 24).contains("Black"));
    }
}

/// Where the cursor is, as column and row; outside the forest on an exit.
#[derive(Default)]
struct Walker {
    at: Option<(i8, i8)>,
}

fn place(space: Space) -> (i8, i8) {
    (space.column() as i8, space.row() as i8)
}

fn outside(exit: Direction) -> (i8, i8) {
    let (column, row) = place(exit.exit());
    match exit {
        Direction::North => (column, row + 1),
        Direction::East => (column + 1, row),
        Direction::South => (column, row - 1),
        Direction::West => (column - 1, row),
    }
}

impl Walker {
    /// Walks by arrow keys: back into the forest, along the row, along the column, and out of it.
    fn go(&mut self, app: &mut App<DeBeerIsLos>, to: (i8, i8)) {
        if self.at.is_none() {
            press(app, "up"); // The first key shows the cursor in the middle.
            self.at = Some((3, 3));
        }
        let inside = |(column, row): (i8, i8)| (column.clamp(0, 6), row.clamp(0, 6));
        let start = self.at.expect("it is there");
        for goal in [inside(start), inside(to), to] {
            while let Some((column, row)) = self.at.filter(|&at| at != goal) {
                let (key, next) = match (goal.0 - column, goal.1 - row) {
                    (1.., _) => ("right", (column + 1, row)),
                    (..0, _) => ("left", (column - 1, row)),
                    (0, 1..) => ("up", (column, row + 1)),
                    (0, _) => ("down", (column, row - 1)),
                };
                press(app, key);
                self.at = Some(next);
            }
        }
    }
}

/// A click on a space of a screen of 80 by 24, where the forest is at its smallest.
fn click(app: &mut App<DeBeerIsLos>, space: Space) {
    picture(app, 80, 24);
    let (column, row) = (4 + 3 * u16::from(space.column()), 4 + (6 - u16::from(space.row())));
    let kind = MouseEventKind::Down(MouseButton::Left);
    app.event(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
}
