#![expect(missing_docs, reason = "fields use the rulebook's words, and the variant's comment explains them")]

use bearcade_core::{Seat, Viewer};
use serde::Serialize;

use super::action::Gift;
use super::card::{Animal, Card};
use super::view::MatchView;

/// Something that happened. Dealt and stolen cards are shown only to the players involved; everything else is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// HB-3: the first card was turned up as a match without an owner.
    MatchTurned {
        card: Card,
        #[serde(rename = "match")]
        table: MatchView,
    },
    /// HB-3: a player was dealt a card, which only that player sees.
    Dealt { seat: Seat, card: Option<Card> },
    /// HB-4: this player holds the highest bear in any hand and goes first.
    HoldsHighest { seat: Seat, card: Card },
    /// HB-5: a turn began.
    TurnBegan { seat: Seat },
    /// HB-13: a player played a set, and the old match left the game.
    Played {
        seat: Seat,
        #[serde(rename = "match")]
        table: MatchView,
        gone: Vec<Card>,
    },
    /// HB-14: a player gave cards, in this order. If `beaver` is true, a beaver forced the player to (HB-28), and is
    /// now discharged.
    Gave { seat: Seat, gifts: Vec<Gift>, beaver: bool },
    /// HB-10: the owner of the match put down a bear instead of winning, and the old match left the game.
    BearPut {
        seat: Seat,
        card: Card,
        #[serde(rename = "match")]
        table: MatchView,
        gone: Vec<Card>,
    },
    /// HB-10, HB-20, HB-26: this player had no valid move over this match, or a beaver ruled them all out.
    NoMove {
        seat: Seat,
        over: Vec<Card>,
        #[serde(rename = "as")]
        name: Option<Animal>,
        beaver: bool,
    },
    /// HB-10: this player must now beat the bear.
    MustAnswer { seat: Seat },
    /// HB-10: no player can beat the bear, so it is the owner's turn again.
    CameBack { seat: Seat },
    /// HB-11, HB-22: a card was stolen, which only thief and victim see. The victim has `left` cards left.
    Stolen { thief: Seat, victim: Seat, card: Option<Card>, left: u8 },
    /// HB-11: a player with an empty hand has nothing to steal.
    NothingToSteal { seat: Seat },
    /// HB-21: an aardvark took a card back.
    TookBack {
        seat: Seat,
        card: Card,
        #[serde(rename = "match")]
        table: MatchView,
    },
    /// HB-24: everyone said how many of the animal they hold.
    Told { seat: Seat, animal: Animal, counts: Vec<u8> },
    /// HB-25: a player was asked for a card, and gave it if they held it.
    Asked { seat: Seat, of: Seat, card: Card, given: bool },
    /// HB-27: a player gave back a card for a turtle.
    Returned { seat: Seat, to: Seat, card: Card },
    /// HB-27: the receiver of a turtle holds nothing but turtles of the same number.
    NothingToReturn { seat: Seat, card: Card },
    /// HB-28: this player must give cards away on their next turn.
    Beavered { seat: Seat },
    /// HB-29: a player handed over a bear for a bison.
    BearHanded { seat: Seat, to: Seat, card: Card },
    /// HB-29: the receiver of a bison holds no bear.
    NoBear { seat: Seat },
    /// HB-9: this player still owns the match, holds no bear, and wins.
    Won { seat: Seat },
    /// HB-20: the game ended in a tie because no one played for too long.
    Tied,
}

impl Event {
    /// Returns the event as this viewer sees it.
    pub(super) fn seen_by(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Dealt { seat, .. } if !viewer.is_or_sees(seat) => Self::Dealt { seat, card: None },
            Self::Stolen { thief, victim, left, .. } if !viewer.is_or_sees(thief) && !viewer.is_or_sees(victim) => {
                Self::Stolen { thief, victim, card: None, left }
            }
            _ => self.clone(),
        }
    }

    /// Returns whether the event shows anyone a hidden card, or a hidden fact about a hand.
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
