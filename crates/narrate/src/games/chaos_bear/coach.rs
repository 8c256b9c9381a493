use bearcade_core::Seat;
use bearcade_games::chaos_bear::View;

use super::advice::BEAR_DIE;
use crate::{Teller, arg};

/// The most that a roll brings (CB-6).
const ROLL: i32 = 6;

/// How far the bear comes, and whether a roll is enough.
pub(super) fn line(view: &View, seat: Seat, teller: &Teller) -> String {
    let words = teller.words;
    let runner = &view.players[seat.index()];
    let most = view.bear.energy.saturating_add(BEAR_DIE);
    let reach = [arg("least", view.bear.energy.saturating_add(1)), arg("most", most)];
    if view.round == 1 {
        return words.say("learn-cb-first", &reach);
    }
    let needed = most - runner.lead.unwrap_or_default() + 1;
    match (runner.can_draw, needed) {
        (true, ..=0) => words.text("learn-cb-draw-far"),
        (true, _) => words.say("learn-cb-draw-near", &reach),
        (false, ..=1) => words.say("learn-cb-far", &reach),
        (false, 2..=ROLL) => words.say("learn-cb-near", &[arg("most", most), arg("needed", needed)]),
        (false, _) => words.say("learn-cb-close", &reach),
    }
}
