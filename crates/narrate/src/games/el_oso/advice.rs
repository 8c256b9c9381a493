use bearcade_games::el_oso::{Action, Space, View};

use crate::{Teller, arg};

/// What a move brings to safety, gets out of, or comes to.
pub(super) fn why(view: &View, action: Action, teller: &Teller) -> Option<String> {
    let words = teller.words;
    let height = |space: Space| view.player.get(&space).copied().unwrap_or_default();
    // EO-24: after the last turn the Bear has none, and only the Sky counts.
    let bear_moves = view.turns_left != Some(1);
    let at = |name, space: Space| arg(name, space.to_string());
    match action {
        Action::Sky(from) => {
            let pieces = height(from);
            Some(words.say("eo-why-sky", &[arg("pieces", pieces), arg("sky", view.sky + pieces)]))
        }
        Action::Move(from, to) if bear_moves => {
            let leaves = view.threat(from).map(|pieces| {
                let arguments = [at("from", from), arg("die", from.column()), arg("pieces", pieces)];
                words.say("eo-why-leaves", &arguments)
            });
            let calm = || words.say("eo-why-calm", &[at("to", to)]);
            let top = (to.row() == 5).then(|| words.say("eo-why-top", &[at("to", to)]));
            match (leaves, view.threat(to)) {
                (Some(leaves), None) => Some(format!("{leaves} {}", calm())),
                // Fewer pieces come down on it there.
                (Some(leaves), Some(pieces)) if view.threat(from) > Some(pieces) => Some(leaves),
                (_, Some(_)) => top,
                (None, None) => top.or_else(|| Some(calm())),
            }
        }
        // EO-28: a low stack makes the quietest turn.
        Action::Pass(from) if bear_moves && view.player.values().all(|&other| other >= height(from)) => {
            Some(words.say("eo-why-pass", &[arg("dice", height(from))]))
        }
        Action::Move(..) | Action::Pass(_) | Action::Stop => None,
    }
}
