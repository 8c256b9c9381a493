use std::sync::Arc;

use bearcade_core::{Game as _, Seat, State, Turn, Viewer};
use serde::{Serialize, Serializer};

use super::cards::{CardName, CardSet, NO_CARD};
use super::deck::Deck;
use super::power::{Power, Trigger};
use super::rules::FollyAndFortune;
use super::state::{Due, Position, Stage};

/// What a viewer sees. Cards appear by id; `cards` describes each id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Every card in play. The same in all views of a game.
    #[serde(serialize_with = "slice")]
    pub cards: Arc<[CardView]>,
    /// What the game is waiting for.
    pub due: Due,
    /// The seats that must decide.
    pub deciding: Vec<Seat>,
    /// The seat to move, from the first turn to the end.
    pub to_move: Option<Seat>,
    /// The number of the turn, counted from 1, or 0 before the first turn.
    pub turn: u8,
    /// The first player.
    pub first: Option<Seat>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The number of cards in the deck, including those put under it.
    pub deck: usize,
    /// The cards of the deck in unknown order; only for an omniscient viewer.
    pub deck_cards: Option<Vec<CardName>>,
    /// The cards put under the deck, in drawing order (FF-20).
    pub under: Vec<UnderView>,
    /// The discard pile.
    pub discard: Vec<CardName>,
    /// The cards that the viewer can't locate: they are in the deck or in a hand.
    pub unknown: Vec<CardName>,
    /// The turn so far.
    pub course: Option<TurnView>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardView {
    /// The id.
    pub id: CardName,
    /// The number when rolled.
    pub number: i8,
    /// The health.
    pub health: u8,
    /// The powers with their triggers, such as `stopped:add 3`.
    pub powers: Vec<String>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The row, left to right.
    pub row: Vec<CardName>,
    /// The cards of the row that lie sideways because their shield is active (FF-32).
    pub sideways: Vec<CardName>,
    /// The health of the row.
    pub health: i16,
    /// Where the sign of `shield_two_cards` is, while the row must keep two cards (FF-32).
    pub two_cards: Option<Sign>,
    /// The number of cards in the player's hand.
    pub hand_count: usize,
    /// The hand, for its owner and an omniscient viewer.
    pub hand: Option<Vec<CardName>>,
    /// The cards that the viewer knows are in another player's hand; for an omniscient viewer, what is public (FF-41).
    pub known: Vec<CardName>,
    /// Whether the player has picked while others have not (FF-2).
    pub picked: bool,
    /// The pick, left to right, for its owner and an omniscient viewer.
    pub pick: Option<[CardName; 2]>,
    /// Whether the player may choose a part of the die next turn (FF-33).
    pub part_next: bool,
}

/// The place of the sign for `shield_two_cards` (FF-32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    /// On the card, which lies sideways.
    Card,
    /// On the row, because the card is gone.
    Row,
}

/// A card under the deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnderView {
    /// The place in the deck, counted from 1 at the top.
    pub place: usize,
    /// The seat that put it there.
    pub by: Seat,
    /// The card, for the seat that put it there and an omniscient viewer (FF-41).
    pub card: Option<CardName>,
}

/// The turn so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnView {
    /// The stage of the turn.
    pub stage: Stage,
    /// The number of the roll, counted from 1, or 0 before the first roll.
    pub roll: u8,
    /// The number of rolls that can still follow.
    pub rolls_left: usize,
    /// The revealed card, until it goes back.
    pub rolled: Option<CardName>,
    /// The card in charge: the one rolled under or stopped at, later the unseen card with an active power.
    pub in_charge: Option<CardName>,
    /// The number of powers of the card in charge that are finished in this stage.
    pub powers_done: u8,
    /// The total of the passed additions and subtractions.
    pub passed: i16,
    /// The value, set at the stop.
    pub value: Option<i16>,
    /// Whether this roll is the last (FF-32).
    pub last_roll: bool,
    /// Whether it is certain that there is no attack.
    pub no_attack: bool,
    /// Whether the rolled card stays in the hand (FF-19).
    pub keeps_rolled: bool,
    /// The part of the die in use (FF-33).
    pub part: Option<PartView>,
    /// The players attacked so far in this turn.
    pub attacked: Vec<Seat>,
    /// The attack in progress.
    pub attack: Option<AttackView>,
    /// The cards that the attacks removed from other players and that were not kept.
    pub removed: Vec<CardName>,
    /// The number of places of the row that have been shuffled.
    pub shuffled: u8,
    /// The cards of the row that no roll has reached. In the unseen stage, only those with a pending power.
    pub unreached: Vec<CardName>,
}

/// The part of the die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PartView {
    /// The number of cards chosen; other players see it once the choice is complete.
    pub size: usize,
    /// The chosen cards still in the hand, for their owner and an omniscient viewer.
    pub cards: Option<Vec<CardName>>,
}

/// An attack in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AttackView {
    /// The player under attack.
    pub target: Seat,
    /// The remaining damage.
    pub damage_left: i16,
    /// The health that must still be removed (FF-12).
    pub owed: i16,
    /// The number of cards that can still be removed, if it is limited (FF-39).
    pub cards_left: Option<u8>,
    /// The first place that can be chosen next, counted from 1.
    pub from_place: usize,
}

pub(super) fn faces(deck: &Deck) -> Arc<[CardView]> {
    let written = |(trigger, power): &(Trigger, Power)| match power {
        Power::None => power.to_string(),
        _ => format!("{}:{power}", trigger.word()),
    };
    let face = |card: &super::deck::Card| CardView {
        id: card.name,
        number: card.number,
        health: card.health,
        powers: card.powers.iter().map(written).collect(),
    };
    deck.cards().iter().map(face).collect()
}

pub(super) fn view(game: &FollyAndFortune, state: &State<FollyAndFortune>, viewer: Viewer) -> View {
    let position = &state.position;
    let names = |cards: CardSet| -> Vec<CardName> { cards.iter().map(|card| game.deck.name(card)).collect() };
    let under = position.piles.under().iter().zip(state.knowledge.under()).enumerate();
    let under: Vec<UnderView> = under
        .map(|(index, (&card, &by))| UnderView {
            place: position.deck.len() + index + 1,
            by,
            card: viewer.is_or_sees(by).then(|| game.deck.name(card)),
        })
        .collect();
    View {
        cards: Arc::clone(&game.faces),
        due: position.due,
        deciding: match game.turn(position) {
            Turn::Decide(seats) => seats.iter().collect(),
            _ => Vec::new(),
        },
        to_move: (position.turn > 0 && position.due != Due::Nothing).then_some(position.to_move),
        turn: position.turn,
        first: position.first,
        players: Seat::all(game.seats).map(|seat| player(game, state, viewer, seat)).collect(),
        deck: position.deck.len() + position.piles.under().len(),
        deck_cards: (viewer == Viewer::Omniscient).then(|| names(position.deck)),
        discard: names(position.discard),
        unknown: names(unknown(game, state, viewer, &under)),
        under,
        course: (position.turn > 0).then(|| course(game, position, viewer)),
    }
}

fn player(game: &FollyAndFortune, state: &State<FollyAndFortune>, viewer: Viewer, seat: Seat) -> PlayerView {
    let position = &state.position;
    let names = |cards: CardSet| -> Vec<CardName> { cards.iter().map(|card| game.deck.name(card)).collect() };
    let sees = viewer.is_or_sees(seat);
    let row = position.piles.row(seat);
    let signs = |card: u8| {
        position.sideways.contains(card) && game.deck.powers(card, Trigger::Passed).contains(&Power::ShieldTwoCards)
    };
    let sign = || if row.iter().any(|&card| signs(card)) { Sign::Card } else { Sign::Row };
    let pick = position.picks[seat.index()];
    let picked = pick[0] != NO_CARD;
    PlayerView {
        row: row.iter().map(|&card| game.deck.name(card)).collect(),
        sideways: names(row.iter().copied().collect::<CardSet>() & position.sideways),
        health: game.health(position, seat),
        two_cards: position.two_cards.contains(seat).then(sign),
        hand_count: position.hand(seat).len(),
        hand: sees.then(|| names(position.hand(seat))),
        known: names(state.knowledge.known(viewer, seat)),
        picked,
        pick: (picked && sees).then(|| pick.map(|card| game.deck.name(card))),
        part_next: position.part_next.contains(seat),
    }
}

/// Returns all cards except those that are open, or that the viewer holds, knows or put under the deck.
fn unknown(game: &FollyAndFortune, state: &State<FollyAndFortune>, viewer: Viewer, under: &[UnderView]) -> CardSet {
    if viewer == Viewer::Omniscient {
        return CardSet::EMPTY;
    }
    let position = &state.position;
    let mut located = position.discard;
    located = located | under.iter().filter_map(|under| under.card).map(CardName::card).collect();
    for seat in Seat::all(game.seats) {
        located = located | position.piles.row(seat).iter().copied().collect();
        let own = viewer == Viewer::Seat(seat);
        located = located | if own { position.hand(seat) } else { state.knowledge.known(viewer, seat) };
    }
    CardSet::all(game.deck.cards().len()) - located
}

fn course(game: &FollyAndFortune, position: &Position, viewer: Viewer) -> TurnView {
    let course = &position.course;
    let name = |card: u8| (card != NO_CARD).then(|| game.deck.name(card));
    let names = |cards: CardSet| -> Vec<CardName> { cards.iter().map(|card| game.deck.name(card)).collect() };
    let sees = viewer.is_or_sees(position.to_move);
    // During the choice, only the owner sees the part. Afterwards its size stays the same, whatever leaves the hand.
    let composing = position.due == Due::Part && !course.part.is_empty() && sees;
    let size = if composing { course.part.len() } else { course.part_size.into() };
    let part = (size > 0).then(|| PartView { size, cards: sees.then(|| names(position.die())) });
    // A card that has gone back is hidden, and so is its value.
    let rolling = matches!(position.due, Due::Roll | Due::RawRoll);
    let opening = position.turn == 1 && !game.options.opening_attack; // FF-3
    let attack = (position.due == Due::Remove).then(|| AttackView {
        target: course.target,
        damage_left: course.damage,
        owed: course.owed,
        cards_left: (course.most <= 2).then_some(course.most),
        from_place: usize::from(course.from) + 1,
    });
    TurnView {
        stage: course.stage,
        roll: course.roll,
        rolls_left: rolls_left(position),
        rolled: name(course.rolled).filter(|_| !rolling),
        in_charge: name(course.in_charge),
        powers_done: course.power,
        passed: course.passed,
        value: (course.stage != Stage::Rolls && !rolling).then_some(course.value),
        last_roll: course.last_roll,
        no_attack: course.no_attack || opening,
        keeps_rolled: course.keeps_rolled,
        part,
        attacked: course.attacked.iter().collect(),
        attack,
        removed: names(course.removed),
        shuffled: course.shuffled,
        unreached: names(course.unreached),
    }
}

/// Returns the number of rolls that can still follow: one for each card of the row that has not been reached (an empty
/// row has one, FF-39), unless the last roll has been announced (FF-32).
fn rolls_left(position: &Position) -> usize {
    let course = &position.course;
    let due = matches!(position.due, Due::Roll | Due::Part);
    if course.stage != Stage::Rolls {
        0
    } else if course.last_roll {
        due.into()
    } else {
        position.own_row().len().max(1).saturating_sub(course.roll.into())
    }
}

fn slice<S: Serializer>(cards: &Arc<[CardView]>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(cards.iter())
}
