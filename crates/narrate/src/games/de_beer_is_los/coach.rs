use bearcade_core::Seat;
use bearcade_games::de_beer_is_los::View;

use super::at;
use super::board::captures;
use super::names::{counted_points, kind_name, prey_name, your_prey_name};
use crate::{Teller, arg};

/// With so few tiles face down the final phase is near.
const FEW: usize = 6;

/// The phase first, then what can be captured, by whom it may be captured, and what still lies hidden.
pub(super) fn line(view: &View, seat: Seat, teller: &Teller) -> String {
    let words = teller.words;
    if view.face_up.is_empty() {
        return words.text("learn-bl-first");
    }
    if let Some(phase) = view.final_phase {
        return words.say("learn-bl-final", &[arg("turns", phase.by_seat[seat.index()])]);
    }
    if view.quiet.is_some_and(|quiet| quiet.over) {
        return words.text("learn-bl-quiet");
    }
    if let Some(best) = captures(view, seat).iter().max_by_key(|capture| capture.prey.points()) {
        let arguments = [
            arg("prey", prey_name(best.prey, teller)),
            at("space", best.to),
            arg("points", counted_points(best.prey.points(), teller)),
        ];
        return words.say("learn-bl-capture", &arguments);
    }
    let own = view.players[seat.index()].colour;
    let threats = captures(view, seat.next(2));
    let threats = threats.iter().filter(|capture| capture.prey.colour() == Some(own));
    if let Some(worst) = threats.max_by_key(|capture| capture.prey.points()) {
        let arguments = [
            arg("tile", your_prey_name(worst.prey, teller)),
            at("space", worst.to),
            arg("hunter", kind_name(worst.tile, teller)),
            at("from", worst.from),
        ];
        return words.say("learn-bl-threat", &arguments);
    }
    match view.face_down.len() {
        few @ ..=FEW => words.say("learn-bl-few", &[arg("tiles", few)]),
        _ => words.text("learn-bl-flip"),
    }
}
