//! What several boards need.

use bearcade_core::{Game, Seat, Viewer};
use bearcade_narrate::{Teller, arg};
use maud::{Markup, html};

use super::{MOVE_FORM, Sight};

/// What `data-piece` says of a thing that lies face down. Things that move from picture to picture are marked with what
/// they are, so that the page can show them going from where they were to where they are; `data-count` says that one
/// picture stands for several.
pub(super) const FACE_DOWN: &str = "?";

/// All seats, clockwise from the one after the viewer's, who comes last: they sit nearest. Watchers sit at the first.
pub(super) fn around<G: Game>(game: &G, viewer: Viewer) -> Vec<Seat> {
    let seats = game.seats();
    let near = near(viewer).index() as u8;
    (1..=seats).map(|step| Seat::new((near + step) % seats)).collect()
}

/// The seat at the viewer's side of the table.
pub(super) const fn near(viewer: Viewer) -> Seat {
    match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Watcher | Viewer::Omniscient => Seat::new(0),
    }
}

/// A player's name, marked if it is the reader's own.
pub(super) fn player_name(seat: Seat, teller: &Teller) -> String {
    let name = teller.name(seat);
    if teller.is_you(seat) { teller.words.say("board-you", &[arg("name", name)]) } else { name.to_owned() }
}

/// Text for ears only.
pub(super) fn spoken(text: &str) -> Markup {
    html! { span.spoken { (text) } }
}

/// A number with a real minus.
pub(super) fn figure(number: i16) -> String {
    if number < 0 { format!("−{}", -i32::from(number)) } else { number.to_string() }
}

/// A button that takes an action: what is drawn on it, and what it is called.
pub(super) fn action_button<G: Game>(game: &G, action: G::Action, class: &str, name: &str, drawn: &Markup) -> Markup {
    let notation = game.action_text(action);
    html! {
        button id=(id_of(&notation)) class=(class) form=(MOVE_FORM) name="action" value=(notation) aria-label=(name)
            title=(name) { (drawn) }
    }
}

/// A button of the form itself, with words on it.
pub(super) fn word_button<G: super::Board>(game: &G, sight: &Sight<G>, action: G::Action) -> Markup {
    let notation = game.action_text(action);
    html! { button id=(id_of(&notation)) name="action" value=(notation) { (game.action(sight.view, action, sight.teller)) } }
}

/// An action's notation as an `id`, the same for the same action on every page.
pub(super) fn id_of(notation: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    std::iter::once("do-".to_owned()).chain(notation.chars().map(plain).map(String::from)).collect()
}
