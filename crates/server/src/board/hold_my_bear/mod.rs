//! The table of Hold My Bear. It has thousands of plays and gifts: they are composed by ticking cards, never listed.

mod cards;
mod choices;
mod seats;
mod table;

use bearcade_core::{Game as _, Seat, Viewer};
use bearcade_narrate::hold_my_bear::judge_text;
use bearcade_narrate::{Narrate as _, Teller};
use bearcade_table::games::hold_my_bear::{Action, Card, Due, HoldMyBear, Position};
use maud::{Markup, html};

use super::{Board, Fields, Press, Pressed, Sight, field, values};

impl Board for HoldMyBear {
    const UNREADABLE: &'static str = "hb-page-unreadable";

    fn picture(&self, sight: &Sight<Self>) -> Markup {
        html! {
            div.hb {
                (seats::others(self, sight))
                (table::draw(self, sight))
                (seats::own_hand(self, sight))
                (table::animals(sight))
            }
        }
    }

    fn label(&self, view: &Self::View, action: Action, teller: &Teller) -> String {
        self.action(view, action, teller)
    }

    fn choices(&self, sight: &Sight<Self>) -> Markup {
        let Viewer::Seat(seat) = sight.viewer else { return html! {} };
        match sight.view.due {
            Due::Turn | Due::Answer => choices::play_or_give(self, sight, seat),
            Due::Name => choices::name_animal(self, sight),
            Due::Ask => choices::ask(self, sight, seat),
            Due::Rob => html! { p.hint { (sight.teller.words.text("hb-page-how-rob")) } },
            _ => html! { p.hint { (sight.teller.words.text("hb-page-how-card")) } },
        }
    }

    fn compose(fields: &Fields) -> Option<String> {
        let given = |name: &str| field(fields, name).filter(|value| !value.is_empty());
        let cards: Vec<&str> = values(fields, "card").collect();
        match given("do") {
            Some("play") => {
                // HB-7: a name goes with bears only.
                let bears_only = cards.iter().all(|card| Card::read(card).is_some_and(Card::is_bear));
                let name = given("as").filter(|_| bears_only).map(|animal| format!(" as {animal}")).unwrap_or_default();
                Some(format!("play {}{name}", cards.join(" ")))
            }
            Some("give") => {
                let mut cards = cards;
                if given("second-first").is_some() {
                    cards.reverse();
                }
                let to = ["first-to", "second-to"].map(|name| given(name).unwrap_or_default());
                let to = to.into_iter().chain(std::iter::repeat(to[0]));
                let gifts: Vec<String> = cards.iter().zip(to).map(|(card, to)| format!("{card}>{to}")).collect();
                Some(format!("give {}", gifts.join(" ")))
            }
            Some("ask") => Some(format!("ask {} {}{}", given("whom")?, given("animal")?, given("number")?)),
            _ => given("action").map(str::to_owned),
        }
    }

    /// Where one card or player is asked for, the one that was pressed is meant.
    fn pressed(&self, sight: &Sight<Self>, press: Press) -> Option<Pressed<Action>> {
        let (what, which) = press.on.split_once(' ')?;
        let asks_bear = sight.legal.iter().any(|action| matches!(action, Action::Bear(_)));
        let action = match (what, sight.view.due) {
            ("hand", Due::Return) => Action::Return(Card::read(which)?),
            ("hand", _) if asks_bear => Action::Bear(Card::read(which)?),
            ("table", Due::Back) => Action::Back(Card::read(which)?),
            ("seat", Due::Rob) => Action::Rob(Seat::all(self.seats()).find(|seat| seat.to_string() == which)?),
            _ => return None,
        };
        Some(Pressed::Action(action))
    }

    /// HB-38: by which rule a play is valid, or why it is not.
    fn remark(&self, position: &Position, seat: Seat, action: Action, teller: &Teller) -> Option<String> {
        let Action::Play(cards, name) = action else { return None };
        let is_due = matches!(position.due, Due::Turn | Due::Answer) && position.decider() == Some(seat);
        let may_play = is_due && !position.beavers.contains(seat); // HB-28
        may_play.then(|| judge_text(self, position, seat, cards, name, teller))
    }
}

#[cfg(test)]
mod tests {
    use bearcade_core::Game as _;
    use bearcade_narrate::Lang;

    use super::*;
    use crate::board::walks::{Sent, Walk, walk};

    const ACTING: &str = r#"{"animals":["bear","aardvark","badger","giraffe","kangaroo"]}"#;
    const GIVEN: &str = r#"{"animals":["bear","turtle","beaver","bison"]}"#;

    /// What a browser sends for an action that is composed.
    fn fields(action: Action) -> Sent {
        match action {
            Action::Play(cards, name) => {
                let cards = cards.iter().map(|card| ("card", card.to_string()));
                let name = name.map(|animal| ("as", animal.name().to_owned()));
                cards.chain(name).chain([("do", "play".to_owned())]).collect()
            }
            Action::Give(gifts) => {
                let gifts: Vec<_> = gifts.iter().collect();
                // Cards are sent in the order of the hand, whatever the order in which they are given.
                let turned = gifts.len() == 2 && gifts[0].card > gifts[1].card;
                let mut cards: Vec<_> = gifts.iter().map(|gift| ("card", gift.card.to_string())).collect();
                if turned {
                    cards.reverse();
                    cards.push(("second-first", "on".to_owned()));
                }
                let to =
                    ["first-to", "second-to"].into_iter().zip(gifts).map(|(name, gift)| (name, gift.to.to_string()));
                cards.into_iter().chain(to).chain([("do", "give".to_owned())]).collect()
            }
            Action::Ask(seat, card) => vec![
                ("whom", seat.to_string()),
                ("animal", card.animal().name().to_owned()),
                ("number", card.number().to_string()),
                ("do", "ask".to_owned()),
            ],
            _ => Vec::new(),
        }
    }

    #[test]
    fn the_table_offers_what_is_legal() {
        let games = [
            ("{}", 2),
            ("{}", 5),
            (ACTING, 3),
            (GIVEN, 4),
            (r#"{"animals":["bear","kangaroo","rabbit","turtle","beaver","bison"]}"#, 8),
            (r#"{"animals":["bear","ape","walrus","bat","squid","sheep","fish"]}"#, 6),
            (r#"{"animals":["bear","chicken","dog","cat"]}"#, 3),
        ];
        walk::<HoldMyBear>(&games, 60, fields);
    }

    #[test]
    fn pictures_of_every_phase() {
        Walk::<HoldMyBear>::new("{}", 4, 1).pin_decision("turn", Lang::En);
        let crowd = r#"{"animals":["bear","rabbit","beaver","sheep","fish","squid","walrus"]}"#;
        let crowd = Walk::<HoldMyBear>::find(crowd, 8, |view| view.turns > 12 && view.due == Due::Turn);
        crowd.pin_decision("crowd", Lang::Nl);
        crowd.pin("crowd-watched", Viewer::Watcher, Lang::En);
        let acting = |due: Due| Walk::<HoldMyBear>::find(ACTING, 3, |view| view.due == due);
        acting(Due::Ask).pin_decision("ask", Lang::En);
        acting(Due::Name).pin_decision("name", Lang::Es);
        acting(Due::Back).pin_decision("back", Lang::En);
        Walk::<HoldMyBear>::find(GIVEN, 4, |view| view.due == Due::Return).pin_decision("return", Lang::En);
        Walk::<HoldMyBear>::find("{}", 4, |view| view.due == Due::Rob).pin_decision("rob", Lang::En);
        Walk::<HoldMyBear>::new("{}", 3, 5).played_out().pin("over", Viewer::Omniscient, Lang::En);
    }

    /// HB-38: what is said about a set that is composed.
    #[test]
    fn hb_38_a_play_is_judged_in_words() {
        let walk = Walk::<HoldMyBear>::new("{}", 4, 1);
        let seat = walk.decider().expect("a turn");
        let words = bearcade_narrate::Words::strict(Lang::En);
        let names = vec!["Ada".to_owned(); 4];
        let teller = Teller::new(&words, &names, Viewer::Seat(seat));
        let position = &walk.played.state().position;
        let game = walk.played.game();
        for action in walk.played.legal_actions(seat).into_iter().take(200) {
            let remark = game.remark(position, seat, action, &teller);
            assert_eq!(remark.is_some(), matches!(action, Action::Play(..)));
            assert!(remark.is_none_or(|remark| remark.starts_with("Valid: ")));
        }
        let one = walk.played.view(Viewer::Seat(seat)).players[seat.index()].hand.as_ref().expect("own hand")[0];
        let missing = game.read_action(&format!("play {one} {one} {one}")).expect("an action");
        assert!(game.remark(position, seat, missing, &teller).is_some_and(|remark| remark.starts_with("Not valid: ")));
        assert_eq!(game.remark(position, seat.next(4), missing, &teller), None, "it is not their turn");
    }

    fn compose(fields: &[(&str, &str)]) -> Option<String> {
        let fields: Vec<_> = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        HoldMyBear::compose(&fields)
    }

    #[test]
    fn ticked_cards_become_an_action() {
        let play = [("card", "cat1"), ("card", "cat2"), ("as", "dog"), ("do", "play")];
        assert_eq!(compose(&play).as_deref(), Some("play cat1 cat2"), "only bears take a name");
        assert_eq!(compose(&[("do", "play"), ("card", "bear1"), ("as", "dog")]).as_deref(), Some("play bear1 as dog"));
        let give = [("card", "cat1"), ("do", "give"), ("first-to", "2"), ("second-to", "0")];
        assert_eq!(compose(&give).as_deref(), Some("give cat1>2"));
        let two = [("card", "bison1"), ("card", "turtle2"), ("do", "give"), ("first-to", "2"), ("second-to", "0")];
        assert_eq!(compose(&two).as_deref(), Some("give bison1>2 turtle2>0"));
        let turned = [&two[..], &[("second-first", "on")]].concat();
        assert_eq!(compose(&turned).as_deref(), Some("give turtle2>2 bison1>0"));
        let ask = [("whom", "1"), ("animal", "cat"), ("number", "4"), ("do", "ask")];
        assert_eq!(compose(&ask).as_deref(), Some("ask 1 cat4"));
        assert_eq!(compose(&[("action", "rob 2")]).as_deref(), Some("rob 2"));
        assert_eq!(compose(&[]), None);
    }
}
