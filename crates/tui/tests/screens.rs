//! Every screen as a picture in text, at two sizes.

mod common;

use bearcade_narrate::{Lang, Words};
use bearcade_table::games::chaos_bear::ChaosBear;
use bearcade_table::games::hold_my_bear::HoldMyBear;
use bearcade_tui::App;
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
