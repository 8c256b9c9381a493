//! How a game looks on a page, and how it asks for a decision. Implemented once per game.

use bearcade_core::{Game, Seat, Viewer};
use bearcade_narrate::{Narrate, Teller};
use maud::{Markup, html};

use crate::art::die;
use crate::live::MOST_LISTED;

mod chaos_bear;
mod de_beer_is_los;
mod el_oso;
mod folly_and_fortune;
mod hold_my_bear;
#[cfg(test)]
mod looks;
mod parts;
#[cfg(test)]
mod walks;

pub(crate) use folly_and_fortune::gallery;

/// The fields of a form, as a browser sent them.
pub(crate) type Fields = [(String, String)];

/// The `id` of the form that carries a decision. A button anywhere on the page answers through it by `form="move"`.
pub(crate) const MOVE_FORM: &str = "move";

/// What somebody sees of a game, and what they may do about it.
pub(crate) struct Sight<'a, G: Game> {
    /// What they see.
    pub(crate) view: &'a G::View,
    /// Who looks.
    pub(crate) viewer: Viewer,
    /// What they may do; nothing if no decision of theirs is due.
    pub(crate) legal: &'a [G::Action],
    /// The words and names to tell it with.
    pub(crate) teller: &'a Teller<'a>,
    /// Nobody is to move any more, also if the view does not know: somebody may have given up.
    pub(crate) is_over: bool,
}

/// A press on a part of the picture that is no button.
#[derive(Clone, Copy)]
pub(crate) struct Press<'a> {
    /// What was pressed: the picture's `data-cell` or `data-press`.
    pub(crate) on: &'a str,
    /// The piece that was chosen before, if any.
    pub(crate) chosen: Option<&'a str>,
}

/// What a press means.
pub(crate) enum Pressed<A> {
    /// The player tries this action. The rules say why not.
    Action(A),
    /// There is no such action; this sentence says why not.
    Because(String),
}

/// How an action reached the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Given {
    /// As notation, typed or by a button.
    Written,
    /// Put together from the fields of a form.
    Composed,
}

impl Given {
    /// How these fields give their action.
    pub(crate) fn by(fields: &Fields) -> Self {
        if field(fields, "do").is_some() { Self::Composed } else { Self::Written }
    }
}

/// A game on a page.
pub(crate) trait Board: Narrate {
    /// The message for a form whose fields are not enough for an action.
    const UNREADABLE: &'static str = "board-unreadable";

    /// The game as it lies on the table. What can be done by pointing at it is a button of the form [`MOVE_FORM`].
    fn picture(&self, _sight: &Sight<Self>) -> Markup {
        html! {}
    }

    /// What chance brought since the viewer last decided: dice, cards. It stands below the picture.
    fn thrown(&self, _events: &[Self::Event], _teller: &Teller) -> Markup {
        html! {}
    }

    /// What the form holds for a decision of the viewer. Its answer comes back to [`Board::compose`].
    fn choices(&self, sight: &Sight<Self>) -> Markup {
        list(self, sight)
    }

    /// The action, in notation, that a form's fields stand for.
    fn compose(fields: &Fields) -> Option<String> {
        field(fields, "action").map(str::to_owned)
    }

    /// An action, legal or not, in a list of things to try. Words may speak of what is not there, notation never does.
    fn label(&self, _view: &Self::View, action: Self::Action, _teller: &Teller) -> String {
        self.action_text(action)
    }

    /// What a press on a part of the picture means to a player who is to decide; none if it means nothing at all.
    fn pressed(&self, _sight: &Sight<Self>, _press: Press) -> Option<Pressed<Self::Action>> {
        None
    }

    /// More about an action of a seat than the rule that forbids it: why it is possible, or what is missing.
    fn remark(
        &self,
        _position: &Self::Position,
        _seat: Seat,
        _action: Self::Action,
        _teller: &Teller,
    ) -> Option<String> {
        None
    }
}

/// A button for every action; a list to pick from where there are many.
fn list<G: Narrate>(game: &G, sight: &Sight<G>) -> Markup {
    let Sight { view, legal, teller, .. } = *sight;
    let choices = legal.iter().map(|&action| (game.action_text(action), game.action(view, action, teller)));
    if legal.len() <= MOST_LISTED / 4 {
        return html! {
            ul.choices {
                @for (notation, words) in choices {
                    li { button name="action" value=(notation) { (words) } }
                }
            }
        };
    }
    html! {
        label for="action" { (teller.words.text("site-choose")) }
        select #action name="action" {
            @for (notation, words) in choices {
                option value=(notation) { (words) }
            }
        }
        button { (teller.words.text("site-choose")) }
    }
}

/// Dice as they fell, after a word on whose they are.
fn dice(label: &str, faces: impl Iterator<Item = u8>) -> Markup {
    html! {
        li {
            (label)
            @for face in faces { (die(face)) span.hidden-visually { (face) " " } }
        }
    }
}

/// The first value of a field.
pub(crate) fn field<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
}

/// All values of a field.
pub(crate) fn values<'a>(fields: &'a Fields, name: &'a str) -> impl Iterator<Item = &'a str> {
    fields.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.as_str())
}
