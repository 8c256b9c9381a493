use bearcade_games::el_oso::{Space, View};

use crate::{Teller, arg};

/// The last turn, the way up, the Bear overhead: the most pressing of them.
pub(super) fn line(view: &View, teller: &Teller) -> String {
    let words = teller.words;
    let about =
        |id, (space, height): (&Space, &u8)| words.say(id, &[arg("space", space.to_string()), arg("height", *height)]);
    let on_row =
        |row| view.player.iter().filter(move |(space, _)| space.row() == row).max_by_key(|(_, height)| **height);
    if view.turn == 0 {
        return words.text("learn-eo-first");
    }
    // EO-24: after the last turn the Bear has none.
    if view.turns_left == Some(1) {
        return words.text("learn-eo-last");
    }
    if view.can_stop {
        return words.say("learn-eo-lost", &[arg("pit", view.pit)]);
    }
    if let Some(stack) = on_row(5) {
        return about("learn-eo-top", stack);
    }
    let threatened = view.player.iter().filter(|(space, _)| view.threat(**space).is_some());
    if let Some((space, height)) = threatened.max_by_key(|(_, height)| **height) {
        let arguments = [arg("space", space.to_string()), arg("height", *height), arg("die", space.column())];
        return words.say("learn-eo-above", &arguments);
    }
    on_row(4).map_or_else(|| words.text("learn-eo-calm"), |stack| about("learn-eo-fourth", stack))
}
