use std::sync::Arc;

use bearcade_core::{
    Game, NotationError, Outcome, Rng, Rule, Seat, SeatSet, SeenStep, SetupError, Sink, State, Step, Turn, Viewer,
};

use super::action::{self, Action, Chance};
use super::cards::{CardSet, MOST_PLAYERS, NO_CARD, Piles};
use super::deck::Deck;
use super::event::{Event, Origin};
use super::knowledge::Knowledge;
use super::options::Options;
use super::power::Power;
use super::state::{Course, Due, Position};
use super::turn;
use super::view::{self, CardView, View};

/// The rules of Folly & Fortune.
#[derive(Clone, Debug)]
pub struct FollyAndFortune {
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) deck: Deck,
    /// All cards in play, shared by every view.
    pub(super) faces: Arc<[CardView]>,
}

impl Game for FollyAndFortune {
    const SLUG: &'static str = "folly-and-fortune";
    const TITLE: &'static str = "Folly & Fortune";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (2, MOST_PLAYERS as u8);
    const CAN_LEAVE: bool = false;

    type Options = Options;
    type Position = Position;
    type Knowledge = Knowledge;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn new(options: Options, seats: u8) -> Result<Self, SetupError> {
        let (min, max) = Self::SEATS;
        if !(min..=max).contains(&seats) {
            return Err(SetupError::Seats { given: seats, min, max });
        }
        if let Some(first) = options.first.filter(|&first| first >= seats) {
            let expected = format!("a seat from 0 to {} at a table of {seats}", seats - 1);
            return Err(SetupError::Value { option: "first", given: first.to_string(), expected, rule: "FF-3" });
        }
        options.check_last_card()?;
        let deck = Deck::new(&options, usize::from(seats) * usize::from(options.hand_size()))?;
        let faces = view::faces(&deck);
        Ok(Self { options, seats, deck, faces })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn initial(&self) -> Position {
        Position {
            hands: [CardSet::EMPTY; MOST_PLAYERS],
            piles: Piles::EMPTY,
            deck: CardSet::all(self.deck.cards().len()),
            discard: CardSet::EMPTY,
            picks: [[NO_CARD; 2]; MOST_PLAYERS],
            picking: SeatSet::EMPTY,
            sideways: CardSet::EMPTY,
            two_cards: SeatSet::EMPTY,
            part_next: SeatSet::EMPTY,
            first: None,
            to_move: Seat::new(0),
            turn: 0,
            course: Course::START,
            due: Due::Deal,
        }
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        match position.due {
            Due::Nothing => Turn::Over,
            Due::Pick => Turn::Decide(position.picking),
            Due::Deal | Due::FirstPlayer | Due::Roll | Due::RawRoll | Due::Draw | Due::ShuffleRow => Turn::Chance,
            _ => Turn::Decide(SeatSet::one(position.to_move)),
        }
    }

    /// FF-36: the player with the most health wins, and equal health shares the win.
    fn outcome(&self, position: &Position) -> Outcome {
        let mut scores = [0; MOST_PLAYERS];
        for seat in Seat::all(self.seats) {
            scores[seat.index()] = self.health(position, seat).into();
        }
        Outcome::highest_wins(&scores[..self.seats.into()])
    }

    #[inline]
    fn legal_actions(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.list(position, seat, out);
    }

    fn check(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Rule> {
        self.check_action(position, seat, action)
    }

    #[inline]
    fn kind(action: Action) -> u8 {
        action.kind()
    }

    fn chance_name(&self, position: &Position) -> &'static str {
        match position.due {
            Due::Deal => "deal",
            Due::FirstPlayer => "first_player",
            Due::Roll => "roll",
            Due::RawRoll => "raw_roll",
            Due::Draw => "draw",
            Due::ShuffleRow => "shuffle_row",
            _ => "none",
        }
    }

    fn chance_outcomes(&self, position: &Position, out: &mut Vec<(Chance, u32)>) {
        if position.due == Due::FirstPlayer {
            out.extend(Seat::all(self.seats).map(|seat| (Chance::First(seat), 1))); // FF-3
        } else if self.turn(position) == Turn::Chance {
            out.extend(coming(position).iter().map(|card| (Chance::Card(card), 1)));
        }
    }

    #[inline]
    fn sample_chance(&self, position: &Position, rng: &mut impl Rng) -> Chance {
        if position.due == Due::FirstPlayer {
            return Chance::First(Seat::new(rng.below(self.seats.into()) as u8));
        }
        let cards = coming(position);
        Chance::Card(cards.nth(rng.below(cards.len() as u32)))
    }

    #[inline]
    fn apply(&self, position: &mut Position, step: Step<Action, Chance>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Act(seat, action) => self.act(position, seat, action, sink),
            Step::Chance(chance) => self.chance_fell(position, chance, sink),
            Step::Leave(_) => debug_assert!(false, "seats can't leave this game"),
        }
    }

    fn learn(&self, knowledge: &mut Knowledge, event: &Event) {
        knowledge.learn(event);
    }

    fn view(&self, state: &State<Self>, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    /// Only the cards that are dealt, drawn, put under the deck, looked at, or chosen for a part of the die are secret
    /// (ALL-3).
    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let mut told = event.clone();
        match &mut told {
            Event::Dealt { seat, card } | Event::Drew { seat, card, .. } | Event::PutUnder { seat, card, .. } => {
                *card = card.filter(|_| viewer.is_or_sees(*seat));
            }
            Event::PartChosen { seat, cards, .. } | Event::Looked { seat, cards, .. } => {
                *cards = cards.take().filter(|_| viewer.is_or_sees(*seat));
            }
            _ => {}
        }
        Some(told)
    }

    fn redact_step(&self, before: &Position, step: Step<Action, Chance>, viewer: Viewer) -> SeenStep<Action, Chance> {
        match step {
            Step::Chance(_) if matches!(before.due, Due::Deal | Due::Draw) && !viewer.is_or_sees(before.to_move) => {
                SeenStep::HiddenChance
            }
            Step::Act(seat, action) if is_secret(before, action) && !viewer.is_or_sees(seat) => {
                SeenStep::HiddenAct(seat)
            }
            _ => SeenStep::Open(step),
        }
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::Dealt { .. }
                | Event::RowsRevealed { .. }
                | Event::Rolled { .. }
                | Event::Drew { .. }
                | Event::Looked { .. }
                | Event::Discarded { from: Origin::Hand, .. }
        )
    }

    fn write_action(&self, action: Action, out: &mut String) {
        action::write_action(&self.deck, action, out);
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        action::read_action(&self.deck, text)
    }

    fn write_chance(&self, chance: Chance, out: &mut String) {
        action::write_chance(&self.deck, chance, out);
    }

    fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        action::read_chance(&self.deck, text)
    }
}

impl FollyAndFortune {
    /// Returns the deck in play.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    #[inline]
    fn act(&self, position: &mut Position, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Pick(left, right) => self.picked(position, seat, [left, right], sink),
            Action::Part(card) => position.course.part.insert(card),
            Action::Stop => self.stop(position, sink),
            Action::Reroll => self.reroll(position, sink),
            Action::Return => self.returned(position, sink),
            Action::SwapDeck(card) => self.swapped_with_deck(position, card, sink),
            Action::DiscardOne(place) => {
                self.discard_from_row(position, place, sink);
                self.before(position, sink);
            }
            Action::DiscardTwo(one, two) => {
                // Discard the right card first, so that the left one keeps its place.
                self.discard_from_row(position, two, sink);
                self.discard_from_row(position, one, sink);
                self.before(position, sink);
            }
            Action::RemoveFrom(target, place) => self.removed_by_power(position, target, place, sink),
            Action::Target(target) => self.targeted(position, target, sink),
            Action::Remove(place) => self.removed(position, place, sink),
            Action::Keep(card, end) => self.kept(position, card, end, sink),
            Action::SwapInRow(one, two) => self.swapped_in_row(position, [one, two], sink),
            Action::End(end) => self.added(position, end, sink),
            Action::DiscardRow(place) => self.discarded_row(position, place, sink),
            Action::DiscardHand(card) => self.discarded_hand(position, card, sink),
            Action::Look(other) => self.looked(position, other, sink),
            Action::SwapRows(own, with, other) => self.swapped_rows(position, own, with, other, sink),
            Action::Done if position.due == Due::Part => self.part_chosen(position, sink),
            Action::Done => self.attack_ended(position, sink),
            Action::Pass => self.declined(position, sink),
        }
    }

    /// FF-1, FF-18: declines an optional power or the second attack.
    fn declined(&self, position: &mut Position, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        if position.due == Due::Target {
            sink.emit(|| Event::NoSecondAttack { seat });
            return self.begin_after(position, sink);
        }
        let due = position.due;
        sink.emit(|| Event::Declined {
            seat,
            power: match due {
                Due::Return => Power::ReturnToDie,
                Due::SwapDeck => Power::SwapWithDeck,
                Due::RemoveFromNeighbour => Power::RemoveFromNeighbour,
                Due::RemoveFromAny => Power::RemoveFromAny,
                Due::SwapInRow => Power::SwapInRow,
                _ => Power::SwapRowCards,
            },
        });
        self.go_on(position, sink);
    }

    #[inline]
    fn chance_fell(&self, position: &mut Position, chance: Chance, sink: &mut impl Sink<Event>) {
        match (position.due, chance) {
            (Due::Deal, Chance::Card(card)) => self.dealt(position, card, sink),
            (Due::FirstPlayer, Chance::First(seat)) => turn::first_player(position, seat, true, sink),
            (Due::Roll, Chance::Card(card)) => self.rolled(position, card, sink),
            (Due::RawRoll, Chance::Card(card)) => self.raw_rolled(position, card, sink),
            (Due::Draw, Chance::Card(card)) => self.drawn(position, card, sink),
            (Due::ShuffleRow, Chance::Card(card)) => self.shuffled(position, card, sink),
            (due, chance) => debug_assert!(false, "{chance:?} while {due:?} is pending"),
        }
    }
}

/// Returns the possible cards of the pending chance step, all equally likely.
#[inline]
fn coming(position: &Position) -> CardSet {
    match position.due {
        Due::Roll | Due::RawRoll => position.die(), // FF-4
        Due::ShuffleRow => position.own_row()[usize::from(position.course.shuffled)..].iter().copied().collect(), // FF-17
        // Cards under the deck are drawn in the order in which they were put there (FF-20).
        _ if position.deck.is_empty() => position.piles.under().first().copied().into_iter().collect(),
        _ => position.deck,
    }
}

/// Returns whether only the deciding seat may know the decision (FF-2, FF-20, FF-33).
fn is_secret(before: &Position, action: Action) -> bool {
    match action {
        Action::Pick(..) | Action::SwapDeck(_) => true,
        _ => before.due == Due::Part,
    }
}
