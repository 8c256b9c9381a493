//! Every screen as a picture in text, at two sizes.

mod common;

use bearcade_conformance::options;
use bearcade_core::Game;
use bearcade_narrate::{Lang, Words, arg};
use bearcade_table::games::chaos_bear::ChaosBear;
use bearcade_table::games::hold_my_bear::HoldMyBear;
use bearcade_table::{Match, for_each_game};
use bearcade_tui::{App, Player, Screen, Session};
use common::{THEME, picture, pin, pin_screens, press, session};

#[test]
fn chaos_bear_screens() {
    pin_screens::<ChaosBear>("{}", &["Ada", "black", "black"], 7, "r r r");
}

#[test]
fn hold_my_bear_screens() {
    pin_screens::<HoldMyBear>(
        "{}",
        &["Ada", "black", "black", "black"],
        3,
        "space right space 1 space right right space",
    );
}

/// What lies over a game: an answer, the question before resigning, a hint, a refusal, the end, a window too small.
#[test]
fn overlays_and_notices() {
    let words = Words::strict(Lang::En);
    let start = || App::new(session::<ChaosBear>("{}", &["Ada", "black"], 7), &words, THEME);
    for (name, keys) in [
        ("status", "r c"),
        ("resign", "R"),
        ("hint", "h"),
        ("refused", "r d"),
        ("typing", ": r o"),
        ("resigned", "R y"),
    ] {
        for (width, height) in [(80, 24), (120, 40)] {
            let mut app = start();
            press(&mut app, keys);
            pin(&format!("overlay-{name}-{width}x{height}"), &picture(&mut app, width, height));
        }
    }
    pin("overlay-too-small", &picture(&mut start(), 40, 10));
    let mut two = App::new(session::<HoldMyBear>("{}", &["Ada", "Ben"], 7), &words, THEME);
    let handed = picture(&mut two, 80, 24);
    assert!(
        handed.contains("Give the keyboard to") && !handed.contains("bear 1"),
        "nothing is shown before:\n{handed}"
    );
    pin("overlay-hand-over", &handed);
}

/// The smallest screens on which games are played.
const SMALL: [(u16, u16); 3] = [(60, 20), (80, 20), (60, 24)];

/// What has to be on the board, whatever happens: each of these in some line of it.
fn essentials(slug: &str, names: &[String]) -> Vec<String> {
    match slug {
        "chaos-bear" => vec!["Bear ".to_owned(), "█".to_owned(), "energy".to_owned()],
        "el-oso" => {
            (1..=5).map(|row| format!("{row} ")).chain(["Sky", "Ground", "Pit", "Cave"].map(str::to_owned)).collect()
        }
        "de-beer-is-los" => {
            let rows = (1..=7).map(|row| format!("│{row}"));
            rows.chain(["   a  b  c  d  e  f  g", "you, b", "Black, b"].map(str::to_owned)).collect()
        }
        "folly-and-fortune" => names.iter().skip(1).cloned().chain(["Your die".to_owned()]).collect(),
        _ => names.iter().skip(1).cloned().collect(),
    }
}

/// From 60 by 20 on, every board of every game shows what it is about, with as many players as there can be.
#[test]
fn every_board_is_whole_from_60_by_20_on() {
    fn look<G: Screen>() {
        let words = Words::strict(Lang::En);
        for seats in G::SEATS.0..=G::SEATS.1 {
            let players: Vec<&str> = std::iter::once("Ada").chain(vec!["black"; usize::from(seats) - 1]).collect();
            let mut app = App::new(session::<G>("{}", &players, 7), &words, THEME);
            let names = app.session().names().to_vec();
            for step in 0..12 {
                for (width, height) in SMALL {
                    let seen = picture(&mut app, width, height);
                    for wanted in essentials(G::SLUG, &names) {
                        assert!(seen.contains(&wanted), "{seats} seats, step {step}: {wanted:?} is missing:\n{seen}");
                    }
                    if step == 4 && (seats == G::SEATS.0 || seats == G::SEATS.1) {
                        pin(&format!("small-{}-{seats}-{width}x{height}", G::SLUG), &seen);
                    }
                }
                press(&mut app, "1");
            }
            for (width, height) in [(59, 20), (60, 19)] {
                let seen = picture(&mut app, width, height);
                let text = seen.split_whitespace().collect::<Vec<_>>().join(" ");
                let asked = words.say("ui-too-small", &[arg("width", 60), arg("height", 20)]);
                assert_eq!(text, asked);
            }
        }
    }
    macro_rules! each {
        ($($game:ty),+) => { $(look::<$game>();)+ };
    }
    for_each_game!(each);
}

/// The line of keys offers what can be done: no hint and nothing to take back once a game is over.
#[test]
fn the_line_of_keys_offers_what_can_be_done() {
    fn keys(app: &mut App<impl Screen>) -> String {
        picture(app, 120, 40).lines().last().expect("a line of keys").to_owned()
    }
    let words = Words::strict(Lang::En);
    let start = || App::new(session::<ChaosBear>("{}", &["Ada", "black"], 7), &words, THEME);
    let mut app = start();
    let first = keys(&mut app);
    assert!(first.contains("h Hint") && first.contains("r Roll the die") && first.contains("d Draw a card"), "{first}");
    assert!(!first.contains("Undo"), "nothing has been decided yet: {first}");
    press(&mut app, "r");
    let later = keys(&mut app);
    assert!(
        !later.contains("Undo") && !later.contains("d Draw"),
        "a die has fallen, and this is no draw square: {later}"
    );
    press(&mut app, "R y");
    let over = keys(&mut app);
    assert_eq!(over.trim(), "? Help  q Quit  c Status  t Whose turn  b The bear");
    press(&mut app, "R");
    assert!(!picture(&mut app, 80, 24).contains("Give up"), "there is nothing to give up");
    press(&mut app, "esc ?");
    let help = picture(&mut app, 80, 24);
    assert!(!help.contains("grizzly") && !help.contains("undo") && help.contains("q or quit"), "{help}");
}

/// Where people type their own dice every key is part of the result, so help and leaving are typed too.
#[test]
fn help_and_quit_are_typed_where_dice_are() {
    let words = Words::strict(Lang::En);
    let players = vec![Player::Person("Ada".to_owned()), Player::Person("Ben".to_owned())];
    let game = <ChaosBear as Game>::new(options("{}"), 2).expect("good options");
    let mut app = App::new(Session::new(Match::new(game), players, 1, true), &words, THEME);
    press(&mut app, "r");
    assert_eq!(picture(&mut app, 80, 24).lines().last().map(str::trim), Some("? Help  q Quit"));
    press(&mut app, "? enter");
    assert!(picture(&mut app, 80, 24).contains("# Chaos Bear"), "{}", picture(&mut app, 80, 24));
    press(&mut app, "esc q enter");
    assert!(app.has_stopped());
}
