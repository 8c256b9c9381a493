//! The menu, as a picture and by its keys.

mod common;

use bearcade_core::OptionValue;
use bearcade_narrate::{Lang, Words};
use bearcade_tui::{Chosen, Menu, Player};
use common::{ASCII, THEME, pin};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

fn press(menu: &mut Menu, codes: &[KeyCode]) -> Option<Chosen> {
    codes.iter().find_map(|&code| menu.key(KeyEvent::new(code, KeyModifiers::NONE)))
}

fn picture(menu: &Menu) -> String {
    picture_of(menu, 80, 24)
}

fn picture_of(menu: &Menu, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test screen");
    menu.draw(&mut terminal).expect("memory does not fail");
    let buffer = terminal.backend().buffer();
    let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned() + "\n";
    (0..height).map(line).collect()
}

#[test]
fn the_menu_in_three_languages() {
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        let mut menu = Menu::new(&words, THEME, "Ada", Vec::new());
        press(&mut menu, &[KeyCode::Right, KeyCode::Right, KeyCode::Down, KeyCode::Down, KeyCode::Down]);
        pin(&format!("menu-{}-80x24", lang.tag()), &picture(&menu));
        pin(&format!("menu-{}-120x40", lang.tag()), &picture_of(&menu, 120, 40));
        let ascii = Menu::new(&words, ASCII, "Ada", Vec::new());
        assert!(picture(&ascii).is_ascii());
    }
}

#[test]
fn arrows_choose_the_game_the_players_and_the_options() {
    use KeyCode::{Char, Down, Enter, Left, Right};
    let words = Words::strict(Lang::En);
    let mut menu = Menu::new(&words, THEME, "Ada", Vec::new());
    // One bear less, a level higher, then the first square: one more by the arrow.
    let chosen = press(&mut menu, &[Down, Down, Left, Down, Right, Down, Right, Char('s')]);
    let Some(Chosen::New { slug, players, options }) = chosen else { panic!("a new game") };
    assert_eq!(slug, "chaos-bear");
    assert_eq!(players, [Player::Person("Ada".to_owned()), Player::Bot("grizzly".to_owned())]);
    assert_eq!(options.get("start"), Some(&OptionValue::Whole(31)));

    // A value that can't be is refused with the range, and the game can't start with too few.
    let mut menu = Menu::new(&words, THEME, "Ada", Vec::new());
    press(&mut menu, &[Down, Down, Down, Down, Enter, Char('0'), Enter]);
    assert!(picture(&menu).contains("option `start` takes a whole number from 1"));
    let mut menu = Menu::new(&words, THEME, "Ada", Vec::new());
    assert_eq!(press(&mut menu, &[Down, Down, Left, Left, Char('s')]), None);
    assert!(picture(&menu).contains("This game takes 2 to 4 players"));
    assert_eq!(press(&mut menu, &[Char('q')]), Some(Chosen::Quit));
}

/// The levels go round, and brown is where one starts.
#[test]
fn the_level_of_the_bears_is_chosen() {
    use KeyCode::{Char, Down, Left, Right};
    let words = Words::strict(Lang::Nl);
    for (keys, level) in [
        (vec![], "brown"),
        (vec![Right], "grizzly"),
        (vec![Right, Right], "cub"),
        (vec![Left], "black"),
        (vec![Left, Left, Left], "grizzly"),
    ] {
        let mut menu = Menu::new(&words, THEME, "Ada", Vec::new());
        press(&mut menu, &[Down, Down, Down]);
        press(&mut menu, &keys);
        let Some(Chosen::New { players, .. }) = press(&mut menu, &[Char('s')]) else { panic!("a new game") };
        assert_eq!(players[1..], [(); 2].map(|()| Player::Bot(level.to_owned())), "{keys:?}");
    }
    let menu = Menu::new(&words, THEME, "Ada", Vec::new());
    assert!(picture(&menu).contains("Niveau van de beren: < bruine beer (brown) >"));
    // Line by line a level is typed by its own name.
    let ask = |lines: &str| {
        let mut output = Vec::new();
        let chosen = Menu::new(&words, THEME, "Ada", Vec::new()).ask(&mut lines.as_bytes(), &mut output);
        (chosen.expect("memory does not fail"), String::from_utf8(output).expect("UTF-8"))
    };
    let (chosen, told) = ask("1\nbears=1\nlevel=panda\nlevel=cub\n\n");
    let Chosen::New { players, .. } = chosen else { panic!("a new game") };
    assert_eq!(players, [Player::Person("Ada".to_owned()), Player::Bot("cub".to_owned())]);
    assert!(told.contains("Ik begrijp panda niet.") && told.contains("< welp (cub) >"), "{told}");
}
