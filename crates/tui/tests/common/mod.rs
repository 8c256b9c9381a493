//! What the tests of screens share.

#![allow(dead_code, unreachable_pub, reason = "every test file uses its own part of it")]

use bearcade_conformance::{golden, options};
use bearcade_narrate::{Lang, Words};
use bearcade_table::Match;
use bearcade_table::games::el_oso::{Action, ElOso};
use bearcade_tui::{App, Next, Player, Screen, Session, Theme};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

pub(crate) const THEME: Theme = Theme { colour: false, ascii: false };
pub(crate) const ASCII: Theme = Theme { colour: false, ascii: true };

pub(crate) fn session<G: Screen>(json: &str, players: &[&str], seed: u64) -> Session<G> {
    let player = |name: &&str| match *name {
        "black" => Player::Bot("black".to_owned()),
        name => Player::Person(name.to_owned()),
    };
    let players: Vec<Player> = players.iter().map(player).collect();
    let game = G::new(options(json), players.len() as u8).expect("good options");
    Session::new(Match::new(game), players, seed, false)
}

/// A game of El Oso that Ada may stop.
pub(crate) fn stoppable() -> Session<ElOso> {
    for seed in 0.. {
        let mut session = session::<ElOso>("{}", &["Ada"], seed);
        while let Next::Decide(seat) = session.run() {
            let legal = session.played().legal_actions(seat);
            if legal.contains(&Action::Stop) {
                return session;
            }
            session.act(seat, legal[session.story().len() % legal.len()]).expect("legal");
        }
    }
    unreachable!("some game loses three pieces")
}

pub(crate) fn press(app: &mut App<impl Screen>, keys: &str) {
    for key in keys.split_whitespace() {
        let code = match key {
            "enter" => KeyCode::Enter,
            "esc" => KeyCode::Esc,
            "tab" => KeyCode::Tab,
            "space" => KeyCode::Char(' '),
            "left" => KeyCode::Left,
            "right" => KeyCode::Right,
            "up" => KeyCode::Up,
            "down" => KeyCode::Down,
            letter => KeyCode::Char(letter.chars().next().expect("a key")),
        };
        app.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }
}

pub(crate) fn picture(app: &mut App<impl Screen>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test screen");
    app.draw(&mut terminal).expect("memory does not fail");
    let buffer = terminal.backend().buffer();
    let line = |y| {
        let cells: String = (0..width).map(|x| buffer[(x, y)].symbol()).collect();
        cells.trim_end().to_owned() + "\n"
    };
    (0..height).map(line).collect()
}

#[track_caller]
pub(crate) fn pin(name: &str, text: &str) {
    golden(format!("{}/golden/{name}.txt", env!("CARGO_MANIFEST_DIR")), text);
}

/// The screens of a game in the middle: two sizes, three languages, ASCII.
pub(crate) fn pin_screens<G: Screen>(json: &str, players: &[&str], seed: u64, keys: &str) {
    for (lang, theme, name) in
        [(Lang::En, THEME, "en"), (Lang::Nl, THEME, "nl"), (Lang::Es, THEME, "es"), (Lang::En, ASCII, "ascii")]
    {
        let words = Words::strict(lang);
        let mut app = App::new(session::<G>(json, players, seed), &words, theme);
        press(&mut app, keys);
        pin(&format!("{}-{name}-80x24", G::SLUG), &picture(&mut app, 80, 24));
        if name == "en" {
            pin(&format!("{}-{name}-120x40", G::SLUG), &picture(&mut app, 120, 40));
            press(&mut app, "?");
            pin(&format!("{}-{name}-help", G::SLUG), &picture(&mut app, 80, 24));
        }
        if name == "ascii" {
            assert!(picture(&mut app, 80, 24).is_ascii(), "only ASCII");
        }
    }
}
