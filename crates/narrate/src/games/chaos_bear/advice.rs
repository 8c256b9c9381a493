use bearcade_core::Seat;
use bearcade_games::chaos_bear::{Action, View};

use crate::{Teller, arg};

/// The bear's die goes up to this (CB-15).
pub(super) const BEAR_DIE: i32 = 3;
/// The most squares that a card can push back (CB-13), and the most energy that it can give the bear (CB-11).
const WORST_PUSH: i32 = 6;
const WORST_HUNGER: i32 = 1;

/// How far away the bear is, how far it comes, and how the action helps against it. The bear catches the players that it
/// reaches or passes (CB-17).
pub(super) fn why(view: &View, seat: Seat, action: Action, teller: &Teller) -> Option<String> {
    let lead = view.players[seat.index()].lead?;
    let most = view.bear.energy.saturating_add(BEAR_DIE);
    let bear = || [arg("lead", lead), arg("most", most), arg("energy", view.bear.energy)];
    let needed = most - lead + 1;
    let safe_draw = lead - WORST_PUSH > most && lead > most + WORST_HUNGER;
    Some(match action {
        Action::Roll if needed <= 1 => teller.words.say("cb-why-roll-safe", &bear()),
        Action::Roll if needed <= 6 => {
            let [lead, most, energy] = bear();
            teller.words.say("cb-why-roll-needs", &[lead, most, energy, arg("needed", needed)])
        }
        // No roll is enough, which is no reason to roll.
        Action::Roll => return None,
        Action::Draw if safe_draw => teller.words.say("cb-why-draw-safe", &bear()),
        Action::Draw => teller.words.say("cb-why-draw", &bear()),
    })
}
