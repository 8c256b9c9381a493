use std::sync::Arc;

use bearcade_core::{Game as _, Seat, State, Turn, Viewer};
use serde::{Serialize, Serializer};

use super::cards::{CardName, CardSet, NO_CARD};
use super::deck::Deck;
use super::power::{Power, Trigger};
use super::rules::FollyAndFortune;
use super::state::{Due, Position, Stage};

/// What a viewer sees. Cards are named by their ids; `cards` tells what each id means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Every card in play, the same in all views of a game.
    #[serde(serialize_with = "slice")]
    pub cards: Arc<[CardView]>,
    /// What is awaited.
    pub due: Due,
    /// Who owes a decision.
    pub deciding: Vec<Seat>,
    /// Whose turn it is, from the first turn to the end.
    pub to_move: Option<Seat>,
    /// The number of the turn, counted from 1; 0 before the first.
    pub turn: u8,
    /// Who began.
    pub first: Option<Seat>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// How many cards the deck has, those put under it included.
    pub deck: usize,
    /// The part of the deck whose order nobody knows; only for who sees all.
    pub deck_cards: Option<Vec<CardName>>,
    /// The cards put under the deck, the first to be drawn first (FF-20).
    pub under: Vec<UnderView>,
    /// The discard pile.
    pub discard: Vec<CardName>,
    /// The cards of which the viewer does not know where they are: in the deck or in a hand.
    pub unknown: Vec<CardName>,
    /// The turn so far.
    pub course: Option<TurnView>,
}

/// A card's face.
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

/// A player as seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The row, left to right.
    pub row: Vec<CardName>,
    /// The cards of the row that lie sideways: their shield lasts (FF-32).
    pub sideways: Vec<CardName>,
    /// The health of the row.
    pub health: i16,
    /// While the row can't be brought below two cards: what carries the sign of it (FF-32).
    pub two_cards: Option<Sign>,
    /// How many cards the player holds.
    pub hand_count: usize,
    /// The hand, for its owner and for who sees all.
    pub hand: Option<Vec<CardName>>,
    /// The cards of another's hand that the viewer knows; the public's knowledge for who sees all (FF-41).
    pub known: Vec<CardName>,
    /// Has the player picked, while others have not (FF-2)?
    pub picked: bool,
    /// That pick, left to right, for its owner and for who sees all.
    pub pick: Option<[CardName; 2]>,
    /// May the player choose a part of the die next turn (FF-33)?
    pub part_next: bool,
}

/// What carries the sign of `shield_two_cards` (FF-32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    /// The card, which lies sideways.
    Card,
    /// The row, since the card is gone.
    Row,
}

/// A card under the deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnderView {
    /// Its place in the deck, counted from 1 at the top.
    pub place: usize,
    /// Who put it there.
    pub by: Seat,
    /// The card, for who put it there and for who sees all (FF-41).
    pub card: Option<CardName>,
}

/// The turn so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnView {
    /// Where in the turn this is.
    pub stage: Stage,
    /// The number of the roll, counted from 1; 0 before the first.
    pub roll: u8,
    /// How many rolls may still come.
    pub rolls_left: usize,
    /// The revealed card, until it goes back.
    pub rolled: Option<CardName>,
    /// The card in charge: the one rolled under or stopped at, then the unseen one whose power is at work.
    pub in_charge: Option<CardName>,
    /// How many powers of the card in charge have been dealt with at this stage.
    pub powers_done: u8,
    /// The sum of the passed additions and subtractions.
    pub passed: i16,
    /// The value, from the stop on.
    pub value: Option<i16>,
    /// Is this roll the last (FF-32)?
    pub last_roll: bool,
    /// Is it settled that there is no attack?
    pub no_attack: bool,
    /// Does the rolled card stay in the hand (FF-19)?
    pub keeps_rolled: bool,
    /// The part of the die that is rolled with (FF-33).
    pub part: Option<PartView>,
    /// Whom the player has chosen to attack this turn.
    pub attacked: Vec<Seat>,
    /// The attack in progress.
    pub attack: Option<AttackView>,
    /// What the attacks have removed from other players and nobody has kept.
    pub removed: Vec<CardName>,
    /// How many places of the row have been shuffled so far.
    pub shuffled: u8,
    /// The cards of the row that no roll reached; in the unseen stage, those whose powers are still to come.
    pub unreached: Vec<CardName>,
}

/// The part of the die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PartView {
    /// How many cards were chosen; others see it once all are.
    pub size: usize,
    /// Those of them that are still in the hand, for their owner and for who sees all.
    pub cards: Option<Vec<CardName>>,
}

/// An attack in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AttackView {
    /// Whose row is attacked.
    pub target: Seat,
    /// The damage that is left.
    pub damage_left: i16,
    /// The health that must still go (FF-12).
    pub owed: i16,
    /// How many more cards may go, where that is limited (FF-39).
    pub cards_left: Option<u8>,
    /// The first place that may come next, counted from 1.
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

/// All cards but those that lie open or that the viewer holds, knows or put under the deck.
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
    // While the part is composed only its owner sees it; then its size stays what it was, whatever leaves the hand.
    let composing = position.due == Due::Part && !course.part.is_empty() && sees;
    let size = if composing { course.part.len() } else { course.part_size.into() };
    let part = (size > 0).then(|| PartView { size, cards: sees.then(|| names(position.die())) });
    // A card that has gone back, and the value it made, are no more.
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

/// How many rolls may still come: one for every card of the row not yet reached (an empty row has one, FF-39), unless
/// the last has been called (FF-32).
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
