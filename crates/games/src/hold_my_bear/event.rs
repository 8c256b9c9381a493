#![expect(
    missing_docs,
    reason = "the fields of an event are named by the rulebook's words; the variant says what happened"
)]

use bearcade_core::{Seat, Viewer};
use serde::Serialize;

use super::action::Gift;
use super::card::{Animal, Card};
use super::view::MatchView;

/// Something that happened. Cards that are dealt or stolen are shown only to those concerned; all else is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// HB-3: the first card is turned up and is nobody's match.
    MatchTurned {
        card: Card,
        #[serde(rename = "match")]
        table: MatchView,
    },
    /// HB-3: a player got a card, which the others don't see.
    Dealt { seat: Seat, card: Option<Card> },
    /// HB-4: this player holds the highest bear of all and begins.
    HoldsHighest { seat: Seat, card: Card },
    /// HB-5: a turn begins.
    TurnBegan { seat: Seat },
    /// HB-13: a set was played; the old match left the game.
    Played {
        seat: Seat,
        #[serde(rename = "match")]
        table: MatchView,
        gone: Vec<Card>,
    },
    /// HB-14: cards were given, in this order. `beaver`: because of a beaver (HB-28), which is done with now.
    Gave { seat: Seat, gifts: Vec<Gift>, beaver: bool },
    /// HB-10: the owner put a bear down instead of winning; the old match left the game.
    BearPut {
        seat: Seat,
        card: Card,
        #[serde(rename = "match")]
        table: MatchView,
        gone: Vec<Card>,
    },
    /// HB-10, HB-20, HB-26: this player had no valid move over the match of these cards, or a beaver forbade any.
    NoMove {
        seat: Seat,
        over: Vec<Card>,
        #[serde(rename = "as")]
        name: Option<Animal>,
        beaver: bool,
    },
    /// HB-10: this player must play now.
    MustAnswer { seat: Seat },
    /// HB-10: nobody can beat the bear, and the turn is its owner's again.
    CameBack { seat: Seat },
    /// HB-11, HB-22: a card was stolen, which the others don't see; the victim has so many left.
    Stolen { thief: Seat, victim: Seat, card: Option<Card>, left: u8 },
    /// HB-11: an empty hand and nothing to steal.
    NothingToSteal { seat: Seat },
    /// HB-21: the aardvark took a card back.
    TookBack {
        seat: Seat,
        card: Card,
        #[serde(rename = "match")]
        table: MatchView,
    },
    /// HB-24: everyone told how many of the animal they hold.
    Told { seat: Seat, animal: Animal, counts: Vec<u8> },
    /// HB-25: a player was asked for a card, and gave it if they had it.
    Asked { seat: Seat, of: Seat, card: Card, given: bool },
    /// HB-27: a card was given back for a turtle.
    Returned { seat: Seat, to: Seat, card: Card },
    /// HB-27: the turtle's receiver holds nothing but turtles like it.
    NothingToReturn { seat: Seat, card: Card },
    /// HB-28: this player must give away on their next turn.
    Beavered { seat: Seat },
    /// HB-29: a bear was handed over for a bison.
    BearHanded { seat: Seat, to: Seat, card: Card },
    /// HB-29: the bison's receiver holds no bear.
    NoBear { seat: Seat },
    /// HB-9: the match is still theirs, and they hold no bear.
    Won { seat: Seat },
    /// HB-20: nobody ever played.
    Tied,
}

impl Event {
    /// The event as this viewer learns of it.
    pub(super) fn seen_by(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Dealt { seat, .. } if !viewer.is_or_sees(seat) => Self::Dealt { seat, card: None },
            Self::Stolen { thief, victim, left, .. } if !viewer.is_or_sees(thief) && !viewer.is_or_sees(victim) => {
                Self::Stolen { thief, victim, card: None, left }
            }
            _ => self.clone(),
        }
    }

    /// Does it show anyone a card or a fact about a hand that was hidden from them?
    pub(super) fn reveals(&self) -> bool {
        !matches!(
            self,
            Self::TurnBegan { .. }
                | Self::MustAnswer { .. }
                | Self::CameBack { .. }
                | Self::NothingToSteal { .. }
                | Self::TookBack { .. }
                | Self::Beavered { .. }
                | Self::Tied
        )
    }
}
