//! Every screen as a picture in text, at two sizes.

mod common;

use bearcade_table::games::chaos_bear::ChaosBear;
use common::pin_screens;

#[test]
fn chaos_bear_screens() {
    pin_screens::<ChaosBear>("{}", &["Ada", "black", "black"], 7, "r r r");
}
