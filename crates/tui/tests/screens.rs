//! Every screen as a picture in text, at two sizes.

mod common;

use bearcade_table::games::chaos_bear::ChaosBear;
use bearcade_table::games::hold_my_bear::HoldMyBear;
use common::pin_screens;

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
