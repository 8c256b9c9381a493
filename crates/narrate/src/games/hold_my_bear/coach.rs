use bearcade_core::Seat;
use bearcade_games::hold_my_bear::{Action, Card, Due, View};

use crate::{Teller, arg};

/// Whether the match can be beaten, and what a bear in the hand means (HB-9, HB-10, HB-18).
pub(super) fn line(view: &View, seat: Seat, legal: &[Action], teller: &Teller) -> String {
    let words = teller.words;
    let player = &view.players[seat.index()];
    let bears = player.hand.iter().flatten().filter(|card: &&Card| card.is_bear()).count();
    let plays = legal.iter().any(|action| matches!(action, Action::Play(..)));
    let id = match view.due {
        Due::Turn if player.beaver => "learn-hb-beaver",
        Due::Turn => match (plays, bears) {
            (true, 0) => "learn-hb-play",
            (true, bears) => return words.say("learn-hb-play-bear", &[arg("bears", bears)]),
            (false, 0) => "learn-hb-give",
            (false, _) => "learn-hb-give-bear",
        },
        Due::Answer => "learn-hb-answer",
        Due::Bear => "learn-hb-bear",
        Due::Rob => "learn-hb-rob",
        Due::Back => "learn-hb-back",
        Due::Name => "learn-hb-name",
        Due::Ask => "learn-hb-ask",
        Due::Return => "learn-hb-return",
        Due::Bison => "learn-hb-bison",
        Due::Deal | Due::Steal | Due::Nothing => "learn-hb-wait",
    };
    words.text(id)
}
