use bearcade_core::{Game, Seat, Silent, State, Step, Viewer};
use bearcade_games::de_beer_is_los::{Action, Colour, DeBeerIsLos, Space, View, Waiting};

use super::at;
use super::board::{Capture, captures};
use super::names::{kind_name, prey_name};
use crate::{Teller, arg};

/// What the moved tile is safe from, what it gets away from, what it threatens; what a flip may turn up.
pub(super) fn why(game: &DeBeerIsLos, view: &View, seat: Seat, action: Action, teller: &Teller) -> Option<String> {
    match action {
        Action::Move { from, to } => moved(game, view, seat, (from, to), teller),
        Action::Exit { .. } => Some(teller.words.text("bl-why-exit")),
        Action::Flip(_) => {
            let own = view.players[seat.index()].colour;
            let count = |wanted: &dyn Fn(Option<Colour>) -> bool| -> u8 {
                view.hidden.iter().filter(|(kind, _)| wanted(kind.colour())).map(|(_, &count)| count).sum()
            };
            let yours = count(&|colour| colour == Some(own));
            let theirs = count(&|colour| colour.is_some_and(|colour| colour != own));
            let arguments = [arg("hidden", count(&|_| true)), arg("own", yours), arg("theirs", theirs)];
            (yours >= theirs).then(|| teller.words.say("bl-why-flip", &arguments))
        }
        Action::Skip => None,
    }
}

fn moved(game: &DeBeerIsLos, view: &View, seat: Seat, (from, to): (Space, Space), teller: &Teller) -> Option<String> {
    let other = seat.next(2);
    let mut position = view.position();
    game.apply(&mut position, Step::Act(seat, Action::Move { from, to }), &mut Silent);
    let after = game.view(&State { position, knowledge: <DeBeerIsLos as Game>::Knowledge::default() }, Viewer::Watcher);
    let goes_on = after.game == view.game && after.due == Waiting::Decision && after.to_move == Some(other);
    let own = view.face_up.get(&from)?.kind().colour() == Some(view.players[seat.index()].colour);
    if !goes_on || !own {
        return None;
    }
    let about = |id, tile: String, space| teller.words.say(id, &[arg("tile", tile), at("space", space)]);
    let by = |id, capture: &Capture| about(id, kind_name(capture.tile, teller), capture.from);
    // A tile that can be taken next turn has nothing to show for its move.
    if captures(&after, other).iter().any(|capture| capture.to == to) {
        return None;
    }
    if view.face_up.contains_key(&to) {
        return Some(teller.words.text("bl-why-safe"));
    }
    let threats = captures(view, other);
    let flees = threats.iter().find(|capture| capture.to == from).map(|capture| by("bl-why-flees", capture));
    let prey = captures(&after, seat);
    let threatens = || {
        let best = prey.iter().filter(|capture| capture.from == to).max_by_key(|capture| capture.prey.points())?;
        let arguments = [arg("prey", prey_name(best.prey, teller)), at("space", best.to)];
        Some(teller.words.say("bl-why-threatens", &arguments))
    };
    flees.or_else(threatens)
}
