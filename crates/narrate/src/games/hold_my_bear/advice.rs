use bearcade_core::Seat;
use bearcade_games::hold_my_bear::{Action, View};

use crate::{Teller, arg};

/// What a decision does about one's bears, with which one can't win (HB-9, HB-10); who is known to hold what is asked.
pub(super) fn why(view: &View, seat: Seat, action: Action, teller: &Teller) -> Option<String> {
    let words = teller.words;
    let hand = view.players[seat.index()].hand.as_ref()?;
    let bears = hand.iter().filter(|card| card.is_bear()).count();
    match action {
        Action::Play(cards, _) => {
            let played = cards.iter().filter(|card| card.is_bear()).count();
            match (played, bears - played) {
                (0, 0) => Some(words.text("hb-why-no-bear")),
                (_, 0) => Some(words.text("hb-why-last-bear")),
                (0, _) => None,
                (_, left) => Some(words.say("hb-why-gives-bears", &[arg("n", played), arg("left", left)])),
            }
        }
        Action::Give(gifts) => {
            let given = gifts.iter().filter(|gift| gift.card.is_bear()).count();
            match (given, bears - given) {
                (0, _) => None,
                (_, 0) => Some(words.text("hb-why-gives-last-bear")),
                (_, left) => Some(words.say("hb-why-gives-bears", &[arg("n", given), arg("left", left)])),
            }
        }
        Action::Ask(of, card) if view.players[of.index()].known.contains(&card) => {
            Some(words.say("hb-why-known", &[arg("name", teller.name(of))]))
        }
        _ => None,
    }
}
