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
    /// What the game is waiting for.
    pub due: Due,
    /// The seat to move; `None` during the deal and after the end.
    pub turn: Option<Seat>,
    /// The seat that must decide.
    pub to_decide: Option<Seat>,
    /// The match on the table; `None` until the first card is turned up.
    #[serde(rename = "match")]
    pub table: Option<MatchView>,
    /// Whether a player who can play must do so (HB-20, HB-26).
    pub must_play: bool,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The number of cards still to be dealt.
    pub deck: u8,
    /// The cards that left the game.
    pub removed: Vec<Card>,
    /// The number of consecutive turns without a play (HB-20).
    pub quiet: u8,
    /// The number of consecutive turns without a play that makes a tie (HB-20).
    pub tie_at: u8,
    /// The number of cards that can still be stolen in this turn (HB-11).
    pub robberies: u8,
    /// The steal in progress.
    pub theft: Option<Theft>,
    /// The owner of the match that was beaten in this turn (HB-22).
    pub previous: Option<Seat>,
    /// The animals of the set just played with a pending action, in order.
    pub played: Vec<Animal>,
    /// The gifts with an action that is in progress or pending, in order. `return` and `bison` answer the first one.
    pub given: Vec<Gift>,
    /// The number of turns that have begun.
    pub turns: u16,
    /// The latest public facts about hands, oldest first.
    pub facts: Vec<Fact>,
    /// The winner (HB-9); `None` before the end and in a tie.
    pub winner: Option<Seat>,
}

/// The match (HB-38).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchView {
    /// The owner, who wins unless the match is beaten or they hold a bear (HB-9).
    pub owner: Option<Seat>,
    /// Its cards in ascending order.
    pub cards: Vec<Card>,
    /// The animal it counts as, if it is only bears (HB-7).
    #[serde(rename = "as")]
    pub name: Option<Animal>,
    /// The majority animals, which name the sports being played (HB-6, HB-37).
    pub sports: Vec<Animal>,
    /// The majority count.
    pub count: u8,
    /// The total (HB-8, HB-23).
    pub total: u8,
    /// The number of bears.
    pub bears: u8,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The number of cards in the player's hand.
    pub cards: u8,
    /// The player's cards, if the viewer may see them.
    pub hand: Option<Vec<Card>>,
    /// The cards that the viewer knows the player holds (HB-36). For the viewer's own hand, what watchers know.
    pub known: Vec<Card>,
    /// Whether the player must give cards away on their next turn (HB-28).
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
