//! Hold My Bear by keys and clicks alone.

#[path = "common/mod.rs"]
mod common;

use bearcade_core::{Seat, Turn};
use bearcade_narrate::{Lang, Words};
use bearcade_table::games::hold_my_bear::{Action, Card, Due, HoldMyBear};
use bearcade_tui::App;
use common::{THEME, picture, pin, press, session};
use crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

const ADA: Seat = Seat::new(0);
const PLAYED: &str = r#"{"animals":["bear","aardvark","badger","giraffe","kangaroo"]}"#;
const GIVEN: &str = r#"{"animals":["bear","turtle","beaver","bison","dog"]}"#;

fn app<'a>(words: &'a Words, json: &str, bots: usize, seed: u64) -> App<'a, HoldMyBear> {
    let mut players = vec!["Ada"];
    players.extend(vec!["black"; bots]);
    App::new(session(json, &players, seed), words, THEME)
}

fn due(app: &App<HoldMyBear>) -> Due {
    app.session().played().state().position.due
}

fn steps(app: &App<HoldMyBear>) -> usize {
    app.session().story().len()
}

fn hand(app: &App<HoldMyBear>) -> Vec<Card> {
    app.session().played().state().position.hands[0].cards().collect()
}

/// Marks cards of the hand by arrows and the space bar; the cursor must be on the first.
fn mark(app: &mut App<HoldMyBear>, cards: &[Card]) {
    let mut wanted = cards.to_vec();
    for card in hand(app) {
        if let Some(at) = wanted.iter().position(|&other| other == card) {
            wanted.remove(at);
            press(app, "space");
        }
        press(app, "right");
    }
    assert!(wanted.is_empty(), "all of them are in the hand");
}

/// Does what is asked as a person would: the largest play it has, else the first two cards to the first player.
fn decide(app: &mut App<HoldMyBear>) {
    let legal = app.session().played().legal_actions(ADA);
    let plays = legal.iter().filter_map(|&action| match action {
        Action::Play(cards, _) => Some(cards),
        _ => None,
    });
    match due(app) {
        Due::Turn | Due::Answer => {
            let cards = plays
                .max_by_key(|cards| cards.len())
                .map_or_else(|| hand(app).into_iter().take(2).collect(), |cards| cards.iter().collect::<Vec<Card>>());
            mark(app, &cards);
            press(app, "1");
        }
        Due::Ask => press(app, "right down enter"),
        _ => press(app, "enter"),
    }
}

/// Types a move in notation.
fn enter(app: &mut App<HoldMyBear>, notation: &str) {
    let keys: Vec<String> =
        notation.chars().map(|key| if key == ' ' { "space".to_owned() } else { key.into() }).collect();
    press(app, &format!(": {} enter", keys.join(" ")));
}

fn click_on(app: &mut App<HoldMyBear>, text: &str) {
    let picture = picture(app, 80, 24);
    let found = picture
        .lines()
        .enumerate()
        .find_map(|(row, line)| line.find(text).map(|at| (line[..at].chars().count() as u16, row as u16)));
    let (column, row) = found.unwrap_or_else(|| panic!("no {text} in\n{picture}"));
    click(app, column, row);
}

fn click(app: &mut App<HoldMyBear>, column: u16, row: u16) {
    let kind = MouseEventKind::Down(MouseButton::Left);
    app.event(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
}

/// Whole games, and every kind of decision on the way.
#[test]
fn whole_games_by_keys_alone() {
    let words = Words::strict(Lang::En);
    let mut seen = Vec::new();
    for (json, bots) in [("{}", 3), (PLAYED, 2), (GIVEN, 3), ("{}", 1)] {
        for seed in 0..24 {
            let mut app = app(&words, json, bots, seed);
            for _ in 0..400 {
                if app.session().played().turn() == Turn::Over {
                    break;
                }
                let (now, before) = (due(&app), steps(&app));
                for (width, height) in [(80, 24), (60, 20), (200, 60)] {
                    picture(&mut app, width, height);
                }
                if !seen.contains(&now) {
                    seen.push(now);
                }
                decide(&mut app);
                assert!(steps(&app) > before, "{now:?} was decided:\n{}", picture(&mut app, 80, 24));
            }
            assert!(picture(&mut app, 80, 24).contains("won"), "{}", picture(&mut app, 80, 24));
        }
    }
    for due in [Due::Bear, Due::Answer, Due::Rob, Due::Back, Due::Name, Due::Ask, Due::Return, Due::Bison] {
        assert!(seen.contains(&due), "{due:?} came up");
    }
}

/// The first moment of a decision of some kind, as it looks.
#[test]
fn small_decisions_and_large_tables() {
    let words = Words::strict(Lang::En);
    for (name, json, bots, wanted) in [
        ("back", PLAYED, 2, Due::Back),
        ("ask", PLAYED, 2, Due::Ask),
        ("rob", "{}", 3, Due::Rob),
        ("bear", "{}", 3, Due::Bear),
        ("return", GIVEN, 3, Due::Return),
    ] {
        let found = (0..60).find_map(|seed| {
            let mut app = app(&words, json, bots, seed);
            while app.session().played().turn() != Turn::Over && due(&app) != wanted {
                decide(&mut app);
            }
            (due(&app) == wanted).then_some(app)
        });
        let mut app = found.expect("it comes up");
        pin(&format!("hold-my-bear-{name}-80x24"), &picture(&mut app, 80, 24));
    }
    pin("hold-my-bear-two-80x24", &picture(&mut app(&words, "{}", 1, 2), 80, 24));
    let animals = r#"{"animals":["bear","aardvark","badger","fish","giraffe","kangaroo","rabbit","walrus","sheep"]}"#;
    pin("hold-my-bear-eight-80x24", &picture(&mut app(&words, animals, 7, 2), 80, 24));
    pin("hold-my-bear-60x20", &picture(&mut app(&words, "{}", 3, 3), 60, 20));
}

#[test]
fn marking_judges_the_set_and_escape_lets_go() {
    let words = Words::strict(Lang::En);
    let mut app = app(&words, "{}", 3, 2);
    let before = steps(&app);
    press(&mut app, "space right space");
    let text = picture(&mut app, 80, 24);
    assert!(text.contains("Valid: it changes the sport to luge, counting 2 against 1. (HB-15)"), "{text}");
    assert!(text.contains("1 Play bear 5, ferret 1"), "{text}");
    assert!(text.contains("2 Give bear 5 and ferret 1 to Black "), "{text}");
    // Unmarked again, and another one instead: five cards are judged, six are too many.
    press(&mut app, "enter");
    assert!(picture(&mut app, 80, 24).contains("Valid under any name"));
    press(&mut app, "enter right enter right enter right enter right enter");
    let text = picture(&mut app, 80, 24);
    assert!(text.contains("a play has one to five cards"), "{text}");
    press(&mut app, "esc");
    let text = picture(&mut app, 80, 24);
    assert!(!text.contains('●'), "{text}");
    assert!(text.contains(" of "), "everything is listed again: {text}");
    assert_eq!(steps(&app), before);
}

#[test]
fn the_list_and_the_board_take_turns_with_enter() {
    let words = Words::strict(Lang::En);
    let mut app = app(&words, "{}", 3, 2);
    let before = steps(&app);
    // Into the list and back to the same card, which Enter then marks.
    press(&mut app, "right down left enter");
    assert_eq!(steps(&app), before);
    assert_eq!(picture(&mut app, 80, 24).matches('●').count(), 1);
    press(&mut app, "esc tab enter");
    assert!(steps(&app) > before, "Enter chose from the list");
}

#[test]
fn cards_and_receivers_can_be_clicked() {
    let words = Words::strict(Lang::En);
    let mut app = app(&words, "{}", 3, 2);
    let before = steps(&app);
    click_on(&mut app, "│5│");
    click_on(&mut app, "│3│");
    assert!(picture(&mut app, 80, 24).contains("Give bear 5 and hamster 3 to Black "));
    click_on(&mut app, "○ Black 2");
    let text = picture(&mut app, 80, 24);
    assert!(text.contains("● Black 2") && text.contains("1 Give bear 5 and hamster 3 to Black 2 "), "{text}");
    assert!(!text.contains("Play bear"), "{text}");
    press(&mut app, "esc");
    assert!(picture(&mut app, 80, 24).contains("○ Black 2"), "the cards are still marked");
    assert_eq!(steps(&app), before);
    click_on(&mut app, "2 Give");
    assert!(steps(&app) > before, "a choice was clicked");
}

/// What is typed is refused with the rule, or done.
#[test]
fn typing_works_as_well() {
    let words = Words::strict(Lang::En);
    let mut app = app(&words, "{}", 3, 2);
    let before = steps(&app);
    enter(&mut app, "play vole4");
    assert!(picture(&mut app, 80, 24).contains("HB-15"));
    assert_eq!(steps(&app), before);
    enter(&mut app, "play bear5 as tiger");
    assert!(steps(&app) > before);
}

/// People at one terminal never see each other's hands.
#[test]
fn the_terminal_changes_hands() {
    let words = Words::strict(Lang::En);
    let mut app = App::new(session::<HoldMyBear>("{}", &["Ada", "Ben"], 2), &words, THEME);
    for _ in 0..6 {
        let text = picture(&mut app, 80, 24);
        assert!(text.contains("Give the keyboard to") && !text.contains('│'), "{text}");
        press(&mut app, "enter");
        assert!(picture(&mut app, 80, 24).contains("Your cards: "));
        let before = steps(&app);
        press(&mut app, "tab enter");
        assert!(steps(&app) > before);
        if app.session().played().turn() == Turn::Over {
            return;
        }
    }
}
