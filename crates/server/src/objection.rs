//! Why an action or a press does nothing, in the player's words.

use bearcade_core::{Seat, Turn, Viewer};
use bearcade_narrate::{Teller, Words, arg, say_not_a_move};
use bearcade_table::{Match, MatchError};

use crate::board::{Board, Given, Press, Pressed, Sight};
use crate::live::MOST_COUNTED;

/// Why an action in notation is refused; none if it is legal.
pub(crate) fn to_text<G: Board>(
    played: &Match<G>,
    (text, given): (&str, Given),
    seat: Seat,
    teller: &Teller,
) -> Option<String> {
    let game = played.game();
    match game.read_action(text) {
        Ok(action) => to_action(played, action, seat, teller),
        Err(_) if given == Given::Composed || text.trim().is_empty() => Some(teller.words.text(G::UNREADABLE)),
        Err(_) => {
            let legal = played.first_legal_actions(seat, MOST_COUNTED);
            Some(say_not_a_move(game, &legal, text, teller.words))
        }
    }
}

/// Why an action is refused; none if it is legal.
fn to_action<G: Board>(played: &Match<G>, action: G::Action, seat: Seat, teller: &Teller) -> Option<String> {
    let game = played.game();
    match played.check(seat, action) {
        Ok(()) => None,
        Err(MatchError::Forbidden(rule)) => {
            let remark = game.remark(&played.state().position, seat, action, teller);
            Some(remark.unwrap_or_else(|| game.refuse(&rule, teller).full))
        }
        Err(MatchError::Over) => Some(teller.words.text("live-press-over")),
        Err(error) => Some(error.to_string()),
    }
}

/// Why a press of a seat on a part of the picture does nothing.
pub(crate) fn to_press<G: Board>(played: &Match<G>, press: Press, seat: Seat, teller: &Teller) -> String {
    let words = teller.words;
    match played.turn() {
        Turn::Over => words.text("live-press-over"),
        turn if !turn.asks(seat) => not_your_turn(turn, teller),
        _ => {
            let (game, viewer) = (played.game(), Viewer::Seat(seat));
            let (view, legal) = (played.view(viewer), played.first_legal_actions(seat, MOST_COUNTED));
            let sight = Sight { view: &view, viewer, legal: &legal, teller, is_over: false };
            let why = match game.pressed(&sight, press) {
                Some(Pressed::Action(action)) => to_action(played, action, seat, teller),
                Some(Pressed::Because(why)) => Some(why),
                None => None,
            };
            why.unwrap_or_else(|| words.say("live-press-nothing", &[arg("ask", game.ask(&view, seat, teller))]))
        }
    }
}

fn not_your_turn(turn: Turn, teller: &Teller) -> String {
    let names: Vec<String> = match turn {
        Turn::Decide(seats) => seats.iter().map(|seat| teller.name(seat).to_owned()).collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    };
    teller.words.say("live-press-not-turn", &[arg("names", teller.words.list(&names))])
}

/// What a press is answered for somebody who does not play.
pub(crate) fn to_watcher(words: &Words) -> String {
    words.text("live-press-watching")
}
