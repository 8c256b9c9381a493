//! Folly & Fortune on the full screen.

mod common;

use bearcade_core::{Seat, Turn, Viewer};
use bearcade_narrate::{Lang, Words};
use bearcade_table::games::folly_and_fortune::{Due, FollyAndFortune, View};
use bearcade_tui::App;
use common::{ASCII, THEME, picture, pin, pin_screens, press, session};
use crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

type Game = FollyAndFortune;

const PLAYERS: [&str; 4] = ["Ada", "black", "black", "black"];

fn app<'a>(words: &'a Words, json: &str, players: &[&str], seed: u64) -> App<'a, Game> {
    App::new(session::<Game>(json, players, seed), words, THEME)
}

fn view(app: &App<Game>) -> View {
    app.session().played().view(Viewer::Seat(Seat::new(0)))
}

fn steps(app: &App<Game>) -> usize {
    app.session().played().steps().len()
}

/// Plays with the first choices until something is awaited from the person, or the game is over.
fn play_to(app: &mut App<Game>, due: Due) {
    for _ in 0..200 {
        if view(app).due == due || app.session().played().turn() == Turn::Over {
            return;
        }
        press(app, "1");
    }
}

/// The first game, by seed, in which the person is asked for this.
fn asked<'a>(words: &'a Words, json: &str, due: Due) -> App<'a, Game> {
    for seed in 0..300 {
        let mut app = app(words, json, &PLAYERS, seed);
        play_to(&mut app, due);
        if view(&app).due == due {
            return app;
        }
    }
    panic!("nobody is ever asked for {due:?}");
}

/// Clicks at the first place where the board shows this text.
fn click(app: &mut App<Game>, line: usize, text: &str) {
    let shown = picture(app, 80, 24);
    let row = shown.lines().nth(line).expect("a line");
    let at = row.find(text).unwrap_or_else(|| panic!("{text} in {row}"));
    let column = row[..at].chars().count() as u16;
    let kind = MouseEventKind::Down(MouseButton::Left);
    app.event(&Event::Mouse(MouseEvent { kind, column, row: line as u16, modifiers: KeyModifiers::NONE }));
}

#[test]
fn folly_and_fortune_screens() {
    pin_screens::<Game>("{}", &PLAYERS, 5, "right enter right enter x 1 1 2");
}

#[test]
fn the_pick_and_the_attack() {
    let words = Words::strict(Lang::En);
    let mut start = app(&words, "{}", &PLAYERS, 5);
    press(&mut start, "right right enter right");
    pin("folly-and-fortune-pick", &picture(&mut start, 80, 24));
    let mut target = asked(&words, "{}", Due::Target);
    press(&mut target, "down");
    pin("folly-and-fortune-target", &picture(&mut target, 80, 24));
    press(&mut target, "enter right");
    pin("folly-and-fortune-remove", &picture(&mut target, 80, 24));
    let mut end = asked(&words, "{}", Due::End);
    press(&mut end, "right right");
    pin("folly-and-fortune-end", &picture(&mut end, 80, 24));
}

/// Six players with superpowers fit on the smallest usual screen, all through a game.
#[test]
fn six_players_fit() {
    let words = Words::strict(Lang::En);
    let mut app = App::new(
        session::<Game>(r#"{"superpowers": true}"#, &["Ada", "black", "black", "black", "black", "black"], 2),
        &words,
        ASCII,
    );
    for step in 0..100 {
        let shown = picture(&mut app, 80, 24);
        for name in ["you", "Black 2", "Black 3", "Black 4", "Black 5", "Your die"] {
            assert!(shown.contains(name), "{name}:\n{shown}");
        }
        if step == 12 {
            pin("folly-and-fortune-six", &shown);
        }
        if app.session().played().turn() == Turn::Over {
            return;
        }
        press(&mut app, if step % 3 == 0 { "n 1" } else { "1" });
    }
}

/// Whole games by arrows and Enter alone, with everything in the deck.
#[test]
fn whole_games_by_keys() {
    let words = Words::strict(Lang::En);
    for (seed, json) in [(1, "{}"), (2, r#"{"superpowers": true}"#), (3, r#"{"superpowers": true}"#)] {
        let mut app = app(&words, json, &PLAYERS, seed);
        for round in 0..400 {
            let before = steps(&app);
            for keys in ["right", "down left", "right right"].iter().take(round % 3 + 1) {
                press(&mut app, keys);
            }
            picture(&mut app, 80, 24);
            press(&mut app, "enter");
            if steps(&app) == before {
                // The first of two, or a card out of reach: the next one, or else the list.
                press(&mut app, "right enter");
            }
            if steps(&app) == before {
                press(&mut app, "esc esc enter");
            }
            if app.session().played().turn() == Turn::Over {
                break;
            }
            assert!(steps(&app) > before, "stuck:\n{}", picture(&mut app, 80, 24));
        }
        assert_eq!(app.session().played().turn(), Turn::Over);
    }
}

#[test]
fn a_pick_is_taken_changed_and_let_go() {
    let words = Words::strict(Lang::En);
    let mut app = app(&words, "{}", &PLAYERS, 5);
    let hand = view(&app).players[0].hand.clone().expect("the own hand");
    press(&mut app, "right enter");
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains(&format!("Taken: {}", hand[0].text())), "{shown}");
    assert!(shown.contains("of 7"), "only seven cards go with it:\n{shown}");
    press(&mut app, "enter");
    assert!(picture(&mut app, 80, 24).contains("of 56"), "let go again");
    press(&mut app, "right enter esc");
    assert!(picture(&mut app, 80, 24).contains("of 56"), "let go by Esc");
    press(&mut app, "enter left enter");
    let row = app.session().played().view(Viewer::Omniscient).players[0].row.clone();
    assert_eq!(row[..2], [hand[1], hand[0]], "the left one first");
}

#[test]
fn an_attack_is_explained_where_it_is_impossible() {
    let words = Words::strict(Lang::En);
    for seed in 0..300 {
        let mut app = app(&words, "{}", &PLAYERS, seed);
        play_to(&mut app, Due::Target);
        press(&mut app, "down enter");
        let Some(attack) = view(&app).course.and_then(|course| course.attack) else { continue };
        let row = view(&app).players[attack.target.index()].row.clone();
        let health = |app: &App<Game>, place: usize| {
            let game = app.session().played().game();
            game.deck().health(row[place].card())
        };
        let Some(place) = (0..row.len()).find(|&place| health(&app, place) > attack.damage_left) else { continue };
        press(&mut app, "right");
        for _ in 0..row.len() {
            let shown = picture(&mut app, 80, 24);
            if shown.contains("is not possible: that card has more health than there is damage left.") {
                assert!(shown.contains(&format!(" {} is not", row[place].text())), "{shown}");
                let before = steps(&app);
                press(&mut app, "enter");
                assert_eq!(steps(&app), before);
                assert!(picture(&mut app, 80, 24).contains("That is not possible"));
                return;
            }
            press(&mut app, "right");
        }
        panic!("the card is never reached:\n{}", picture(&mut app, 80, 24));
    }
    panic!("no such attack");
}

#[test]
fn clicks_choose() {
    let words = Words::strict(Lang::En);
    let mut app = app(&words, "{}", &PLAYERS, 5);
    let hand = view(&app).players[0].hand.clone().expect("the own hand");
    let line = picture(&mut app, 80, 24).lines().position(|line| line.contains("Your die")).expect("a die") + 1;
    let row = picture(&mut app, 80, 24).lines().nth(line).expect("cards").to_owned();
    let cards: Vec<&str> = row.trim_start_matches('│').split_whitespace().take(2).collect();
    click(&mut app, line, cards[1]);
    assert!(picture(&mut app, 80, 24).contains(&format!("Taken: {}", hand[1].text())));
    click(&mut app, line, cards[0]);
    let row = app.session().played().view(Viewer::Omniscient).players[0].row.clone();
    assert_eq!(row[..2], [hand[1], hand[0]]);

    let mut target = asked(&words, "{}", Due::Target);
    click(&mut target, 3, "Black");
    let attacked = view(&target).course.map(|course| course.attacked);
    assert_eq!(attacked, Some(vec![Seat::new(1)]));
}

/// While there is nothing to point at, the arrows read the cards and leave the list alone.
#[test]
fn cards_are_read_while_rolling() {
    let words = Words::strict(Lang::En);
    let mut app = asked(&words, "{}", Due::Stop);
    let before = steps(&app);
    press(&mut app, "right");
    assert!(picture(&mut app, 80, 24).contains("Your place 1: B"));
    press(&mut app, "left");
    assert!(picture(&mut app, 80, 24).contains(" B"), "the last card of the hand");
    assert_eq!(steps(&app), before);
    press(&mut app, "enter");
    assert!(steps(&app) > before, "Enter takes the choice of the list");
}
