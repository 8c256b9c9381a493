//! How a game asks for a decision on a page. Implemented once per game; most offer their choices as a list.

use bearcade_core::Seat;
use bearcade_narrate::{Narrate, Teller};
use bearcade_table::games::chaos_bear::ChaosBear;
use bearcade_table::games::de_beer_is_los::DeBeerIsLos;
use bearcade_table::games::el_oso::ElOso;
use bearcade_table::games::folly_and_fortune::FollyAndFortune;
use maud::{Markup, html};

use crate::live::MOST_LISTED;

mod hold_my_bear;

/// The fields of a form, as a browser sent them.
pub(crate) type Fields = [(String, String)];

/// A game on a page.
pub(crate) trait Board: Narrate {
    /// What a form holds for the decision of a seat. Its answer comes back to [`Board::compose`].
    fn choices(&self, view: &Self::View, _seat: Seat, legal: &[Self::Action], teller: &Teller) -> Markup {
        list(self, view, legal, teller)
    }

    /// The action, in notation, that a form's fields stand for.
    fn compose(fields: &Fields) -> Option<String> {
        field(fields, "action").map(str::to_owned)
    }
}

impl Board for ChaosBear {}
impl Board for ElOso {}
impl Board for DeBeerIsLos {}
impl Board for FollyAndFortune {}

/// A button for every action; a list to pick from where there are many.
fn list<G: Narrate>(game: &G, view: &G::View, legal: &[G::Action], teller: &Teller) -> Markup {
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

/// The first value of a field.
pub(crate) fn field<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
}

/// All values of a field.
pub(crate) fn values<'a>(fields: &'a Fields, name: &'a str) -> impl Iterator<Item = &'a str> {
    fields.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.as_str())
}
