use bearcade_core::{Game, Seat, State, Viewer};
use serde::Serialize;

use super::action::Gift;
use super::card::{Animal, Card};
use super::hand::Hand;
use super::knowledge::Fact;
use super::rules::HoldMyBear;
use super::state::{Due, Match, Theft};
use super::worth::Worth;

/// What a viewer sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The animals in the game.
    pub animals: Vec<Animal>,
    /// What is awaited.
    pub due: Due,
    /// Whose turn it is; nobody's during the deal and after the end.
    pub turn: Option<Seat>,
    /// Who owes a decision.
    pub to_decide: Option<Seat>,
    /// The match on the table; none before the first card is turned up.
    #[serde(rename = "match")]
    pub table: Option<MatchView>,
    /// Must whoever can play do so (HB-20, HB-26)?
    pub must_play: bool,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// Cards still to be dealt.
    pub deck: u8,
    /// The cards that left the game.
    pub removed: Vec<Card>,
    /// Turns in a row without a play, and how many of them make a tie (HB-20).
    pub quiet: u8,
    /// See `quiet`.
    pub tie_at: u8,
    /// How many cards may still be stolen in this turn (HB-11).
    pub robberies: u8,
    /// The steal under way.
    pub theft: Option<Theft>,
    /// The owner of the match that was beaten in this turn (HB-22).
    pub previous: Option<Seat>,
    /// Animals of the set just played whose action is still to come, in order.
    pub played: Vec<Animal>,
    /// Gifts whose action is under way or still to come, in order: the first is what `return` and `bison` answer.
    pub given: Vec<Gift>,
    /// How many turns have begun.
    pub turns: u16,
    /// The latest public facts about hands, oldest first.
    pub facts: Vec<Fact>,
    /// Who won (HB-9); nobody in a tie.
    pub winner: Option<Seat>,
}

/// The match as seen (HB-38).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchView {
    /// Whose it is, who wins with it unless it is beaten or they hold a bear (HB-9).
    pub owner: Option<Seat>,
    /// Its cards, ascending.
    pub cards: Vec<Card>,
    /// What it counts as, if it is bears only (HB-7).
    #[serde(rename = "as")]
    pub name: Option<Animal>,
    /// The majority animals, whose sports are played (HB-6, HB-37).
    pub sports: Vec<Animal>,
    /// The majority count.
    pub count: u8,
    /// The total (HB-8, HB-23).
    pub total: u8,
    /// How many bears.
    pub bears: u8,
}

/// A player as seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// How many cards they hold.
    pub cards: u8,
    /// Their cards, if the viewer sees them.
    pub hand: Option<Vec<Card>>,
    /// The cards that the viewer knows they hold (HB-36); of the viewer's own hand, what everybody knows.
    pub known: Vec<Card>,
    /// Must they give away on their next turn (HB-28)?
    pub beaver: bool,
}

impl MatchView {
    pub(super) fn of(table: &Match) -> Self {
        let Worth { majority, count, total, bears, .. } = Worth::of(table.cards, table.name);
        Self {
            owner: table.owner,
            cards: table.cards.into(),
            name: table.name,
            sports: majority.iter().collect(),
            count,
            total,
            bears,
        }
    }
}

pub(super) fn view(game: &HoldMyBear, state: &State<HoldMyBear>, viewer: Viewer) -> View {
    let position = &state.position;
    let list = |hand: &Hand| hand.cards().collect::<Vec<_>>();
    let player = |seat: Seat| PlayerView {
        cards: position.sizes[seat.index()],
        hand: viewer.is_or_sees(seat).then(|| list(position.hand(seat))),
        known: list(state.knowledge.known(viewer, seat)),
        beaver: position.beavers.contains(seat),
    };
    View {
        animals: game.animals.to_vec(),
        due: position.due,
        turn: (!matches!(position.due, Due::Deal | Due::Nothing)).then_some(position.to_move),
        to_decide: position.decider(),
        table: (!position.table.cards.is_empty()).then(|| MatchView::of(&position.table)),
        must_play: position.must_play(game.seats()),
        players: Seat::all(game.seats()).map(player).collect(),
        deck: position.deck_size,
        removed: list(&position.removed),
        quiet: position.quiet,
        tie_at: game.tie_at(),
        robberies: position.robberies,
        theft: position.theft,
        previous: position.previous,
        played: position.played.iter().collect(),
        given: position.given.into_iter().flatten().collect(),
        turns: state.knowledge.turns(),
        facts: state.knowledge.facts().to_vec(),
        winner: position.winner,
    }
}
