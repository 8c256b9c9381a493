//! The forest of De beer is los!, with what each player has bagged around it.

mod forest;
mod side;

use bearcade_table::games::de_beer_is_los::{Action, DeBeerIsLos};
use maud::{Markup, html};

use super::parts::{around, word_button};
use super::{Board, Press, Pressed, Sight};

impl Board for DeBeerIsLos {
    fn picture(&self, sight: &Sight<Self>) -> Markup {
        let seats = around(self, sight.viewer);
        let (far, near) = (seats[0], seats[1]);
        html! {
            div.bl {
                (forest::symbols())
                (side::stage(sight))
                (side::player(sight, far))
                (forest::draw(self, sight))
                (side::player(sight, near))
                (side::hidden(sight))
                (side::reference(sight.teller))
            }
        }
    }

    fn pressed(&self, sight: &Sight<Self>, press: Press) -> Option<Pressed<Action>> {
        forest::pressed(self, sight, press)
    }

    /// All but skipping is done on the board.
    fn choices(&self, sight: &Sight<Self>) -> Markup {
        if sight.legal.contains(&Action::Skip) {
            return word_button(self, sight, Action::Skip);
        }
        let how = if sight.view.face_down.is_empty() { "bl-page-how-last" } else { "bl-page-how" };
        html! { p.hint { (sight.teller.words.text(how)) } }
    }
}

#[cfg(test)]
mod tests {
    use bearcade_core::Viewer;
    use bearcade_narrate::Lang;
    use bearcade_table::games::de_beer_is_los::DeBeerIsLos;

    use crate::board::walks::{Walk, walk};

    #[test]
    fn the_board_offers_what_is_legal() {
        let games = [
            (r#"{"games":1}"#, 2),
            (r#"{"games":2,"guns":"two_each","quiet":1}"#, 2),
            (r#"{"games":1,"first":"brown","no_way_back":"own","quiet":3}"#, 2),
        ];
        walk::<DeBeerIsLos>(&games, 400, |_| Vec::new());
    }

    #[test]
    fn pictures_of_every_phase() {
        let json = r#"{"guns":"two_each"}"#;
        Walk::<DeBeerIsLos>::new(json, 2, 1).pin_decision("opening", Lang::En);
        Walk::<DeBeerIsLos>::find(json, 2, |view| view.face_down.len() == 20).pin_decision("middle", Lang::Nl);
        let last =
            Walk::<DeBeerIsLos>::find(json, 2, |view| view.final_phase.is_some_and(|phase| phase.turns_left < 8));
        last.pin_decision("last-turns", Lang::Es);
        last.pin("last-turns-watched", Viewer::Watcher, Lang::En);
        Walk::<DeBeerIsLos>::new(json, 2, 5).played_out().pin("over", Viewer::Watcher, Lang::En);
    }
}
