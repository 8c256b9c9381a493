//! Folly & Fortune on the full screen.

mod common;

use bearcade_table::games::folly_and_fortune::FollyAndFortune;
use common::pin_screens;

const PLAYERS: [&str; 4] = ["Ada", "black", "black", "black"];

#[test]
fn folly_and_fortune_screens() {
    pin_screens::<FollyAndFortune>("{}", &PLAYERS, 5, "right enter right enter x 1 1 2 n");
}
