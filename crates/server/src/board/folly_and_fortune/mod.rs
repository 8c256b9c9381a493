//! The rows of Folly & Fortune, the die and the card in charge. Cards are pointed at where they lie; what takes two of
//! them is composed.

mod cards;
mod hand;
mod odds;
mod rows;
mod turn;

use bearcade_core::{Game as _, Seat, Viewer};
use bearcade_narrate::Narrate as _;
use bearcade_table::games::folly_and_fortune::{Action, Due, FollyAndFortune};
use maud::{Markup, html};

pub(crate) use cards::gallery;

use super::parts::{around, word_button};
use super::{Board, Fields, Press, Pressed, Sight, field, values};

impl Board for FollyAndFortune {
    fn picture(&self, sight: &Sight<Self>) -> Markup {
        html! {
            div.ff {
                (cards::symbols())
                ol.ff-players {
                    @for seat in around(self, sight.viewer) { (rows::player(self, sight, seat)) }
                }
                (turn::draw(self, sight))
                (hand::draw(self, sight))
                (hand::piles(self, sight))
                (cards::powers(self, sight))
            }
        }
    }

    fn choices(&self, sight: &Sight<Self>) -> Markup {
        let words = sight.teller.words;
        let composed = sight.legal.iter().find_map(|&action| match action {
            Action::Pick(..) => Some(("pick", "ff-page-pick")),
            Action::DiscardTwo(..) => Some(("discard", "ff-page-discard-two")),
            Action::SwapInRow(..) => Some(("swap", "ff-page-swap")),
            Action::SwapRows(..) => Some(("swap_rows", "ff-page-swap-rows")),
            _ => None,
        });
        html! {
            div.ff-choices {
                @if let Some((what, label)) = composed {
                    button id={ "do-" (what) } name="do" value=(what) { (words.text(label)) }
                }
                @for &action in sight.legal {
                    @match action {
                        Action::Stop | Action::Reroll => (turn::stop_or_roll(self, sight, action)),
                        Action::Pass | Action::Done | Action::Return => (word_button(self, sight, action)),
                        _ => {}
                    }
                }
            }
            @if let Some(hint) = hint(sight.legal) { p.hint { (words.text(hint)) } }
        }
    }

    /// Where one card or player is asked for, the one that was pressed is meant.
    fn pressed(&self, sight: &Sight<Self>, press: Press) -> Option<Pressed<Action>> {
        let view = sight.view;
        let (what, which) = press.on.split_once(' ')?;
        let seat_named = |text: &str| Seat::all(self.seats()).find(|seat| seat.to_string() == text);
        let action = match what {
            "seat" => match view.due {
                Due::Target => Action::Target(seat_named(which)?),
                Due::Look => Action::Look(seat_named(which)?),
                _ => return None,
            },
            "row" => {
                let (seat, place) = which.split_once(' ')?;
                let (seat, place) = (seat_named(seat)?, place.parse().ok()?);
                let own = sight.teller.is_you(seat);
                let target = view.course.as_ref().and_then(|course| course.attack.as_ref()).map(|attack| attack.target);
                match view.due {
                    Due::Remove if target == Some(seat) => Action::Remove(place),
                    Due::RemoveFromNeighbour | Due::RemoveFromAny => Action::RemoveFrom(seat, place),
                    Due::Discard if own => Action::DiscardOne(place),
                    Due::DiscardRow if own => Action::DiscardRow(place),
                    _ => return None,
                }
            }
            "hand" => {
                let Viewer::Seat(seat) = sight.viewer else { return None };
                let hand = view.players[seat.index()].hand.as_ref()?;
                let card = hand.iter().find(|card| card.text() == which)?.card();
                match view.due {
                    Due::Part => Action::Part(card),
                    Due::SwapDeck => Action::SwapDeck(card),
                    Due::DiscardHand => Action::DiscardHand(card),
                    _ => return None,
                }
            }
            _ => return None,
        };
        Some(Pressed::Action(action))
    }

    fn compose(fields: &Fields) -> Option<String> {
        let given = |name: &str| field(fields, name).unwrap_or_default();
        match given("do") {
            "pick" => Some(format!("pick {} {}", given("left"), given("right"))),
            "swap_rows" => Some(format!("swap_rows {} {}", given("own"), given("other"))),
            what @ ("discard" | "swap") => {
                let places: Vec<&str> = values(fields, "place").collect();
                Some(format!("{what} {}", places.join(" ")))
            }
            _ => field(fields, "action").map(str::to_owned),
        }
    }
}

/// Where to point, if something has to be pointed at.
fn hint(legal: &[Action]) -> Option<&'static str> {
    legal.iter().rev().find_map(|action| match action {
        Action::Pick(..) => Some("ff-page-how-pick"),
        Action::DiscardTwo(..) | Action::SwapInRow(..) => Some("ff-page-how-two"),
        Action::SwapRows(..) => Some("ff-page-how-swap-rows"),
        Action::Part(_) | Action::SwapDeck(_) | Action::DiscardHand(_) => Some("ff-page-how-hand"),
        Action::DiscardOne(_) | Action::DiscardRow(_) | Action::Remove(_) | Action::RemoveFrom(..) => {
            Some("ff-page-how-row")
        }
        Action::Target(_) | Action::Look(_) => Some("ff-page-how-player"),
        Action::Keep(..) | Action::End(_) => Some("ff-page-how-end"),
        _ => None,
    })
}

/// What a button over a card, a player or an end of a row is called.
fn name(game: &FollyAndFortune, sight: &Sight<FollyAndFortune>, action: Action) -> String {
    game.action(sight.view, action, sight.teller)
}

#[cfg(test)]
mod tests {
    use bearcade_core::Viewer;
    use bearcade_narrate::Lang;
    use bearcade_table::games::folly_and_fortune::Due;

    use super::*;
    use crate::board::walks::{Sent, Walk, walk};

    const SUPER: &str = r#"{"superpowers":true}"#;

    /// What a browser sends for an action that is composed. Cards have numbers here, and the deck of the default
    /// options names them in order.
    fn fields(action: Action) -> Sent {
        let place = |place: u8| ("place", (place + 1).to_string());
        match action {
            Action::DiscardTwo(one, two) => vec![place(one), place(two), ("do", "discard".to_owned())],
            Action::SwapInRow(one, two) => vec![place(one), place(two), ("do", "swap".to_owned())],
            Action::SwapRows(own, seat, other) => vec![
                ("own", (own + 1).to_string()),
                ("other", format!("{seat} {}", other + 1)),
                ("do", "swap_rows".to_owned()),
            ],
            Action::Pick(left, right) => vec![("left", card(left)), ("right", card(right)), ("do", "pick".to_owned())],
            _ => Vec::new(),
        }
    }

    fn card(number: u8) -> String {
        if number < 50 { format!("B{:02}", number + 1) } else { format!("S{:02}", number - 49) }
    }

    #[test]
    fn the_rows_offer_what_is_legal() {
        let games = [
            ("{}", 2),
            ("{}", 6),
            (SUPER, 4),
            (r#"{"superpowers":true,"end":"all_empty","self_attack":"choice","first":0}"#, 3),
            (r#"{"superpowers":true,"variant":"tough","last_card":true,"opening_attack":false}"#, 5),
        ];
        walk::<FollyAndFortune>(&games, 150, fields);
    }

    /// A simple deck is used twice, and its cards have other numbers: only what is drawn is checked here.
    #[test]
    fn a_simple_game_is_drawn_to_its_end() {
        let mut walk = Walk::<FollyAndFortune>::new(r#"{"variant":"simple","negative":"nothing"}"#, 6, 1);
        while let Some(seat) = walk.decider() {
            assert!(walk.page(Viewer::Seat(seat), Lang::En).contains("ff-hearts"));
            walk.step();
        }
        assert!(walk.page(Viewer::Watcher, Lang::Nl).contains("ff-hearts"));
    }

    #[test]
    fn pictures_of_every_phase() {
        let due = |json, seats, due, turn| {
            Walk::<FollyAndFortune>::find(json, seats, |view| view.due == due && view.turn >= turn)
        };
        due("{}", 4, Due::Pick, 0).pin_decision("pick", Lang::En);
        let stop = Walk::<FollyAndFortune>::find("{}", 3, |view| {
            let long = view.players.iter().all(|player| player.row.len() > 2);
            view.due == Due::Stop && long && view.course.as_ref().is_some_and(|course| course.rolls_left > 0)
        });
        stop.pin_decision("stop", Lang::En);
        stop.pin("stop-watched", Viewer::Watcher, Lang::Nl);
        due("{}", 6, Due::Target, 7).pin_decision("target", Lang::Es);
        due("{}", 3, Due::Remove, 4).pin_decision("remove", Lang::En);
        due("{}", 3, Due::End, 5).pin_decision("end", Lang::En);
        due("{}", 4, Due::SwapInRow, 5).pin_decision("swap", Lang::En);
        due(SUPER, 4, Due::SwapRows, 4).pin_decision("swap-rows", Lang::En);
        due(SUPER, 4, Due::Keep, 4).pin_decision("keep", Lang::En);
        due(SUPER, 4, Due::Part, 4).pin_decision("part", Lang::En);
        Walk::<FollyAndFortune>::new(SUPER, 5, 10).played_out().pin("over", Viewer::Omniscient, Lang::En);
    }

    fn compose(fields: &[(&str, &str)]) -> Option<String> {
        let fields: Vec<_> = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        FollyAndFortune::compose(&fields)
    }

    #[test]
    fn two_cards_become_an_action() {
        assert_eq!(compose(&[("left", "B01"), ("right", "B02"), ("do", "pick")]).as_deref(), Some("pick B01 B02"));
        assert_eq!(compose(&[("place", "1"), ("place", "3"), ("do", "swap")]).as_deref(), Some("swap 1 3"));
        assert_eq!(compose(&[("place", "2"), ("do", "discard")]).as_deref(), Some("discard 2"));
        let rows = [("own", "1"), ("other", "2 4"), ("do", "swap_rows")];
        assert_eq!(compose(&rows).as_deref(), Some("swap_rows 1 2 4"));
        assert_eq!(compose(&[("action", "stop")]).as_deref(), Some("stop"));
        assert_eq!(compose(&[]), None);
    }
}
