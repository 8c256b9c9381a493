use bearcade_core::{
    Game, MAX_SEATS, NotationError, Outcome, Rng, Rule, Seat, SeatSet, SeenStep, SetupError, Sink, State, Step, Turn,
    Viewer,
};

use super::action::{self, Action};
use super::card::{Animal, AnimalSet, Card, Cards, HIGHEST, PER_ANIMAL};
use super::event::Event;
use super::hand::Hand;
use super::knowledge::Knowledge;
use super::moves::SPECIAL;
use super::options::Options;
use super::refusal;
use super::state::{Due, Match, Position};
use super::view::{self, View};

/// The maximum number of cards in a game: eight players with twenty cards each (HB-2).
pub(super) const MOST_CARDS: usize = 160;
/// The number of rounds without a play after which the game is a tie (HB-20).
const QUIET_ROUNDS: u8 = 20;

/// The rules of Hold My Bear.
#[derive(Clone, Debug)]
pub struct HoldMyBear {
    options: Options,
    pub(super) seats: u8,
    /// The animals in the game in ascending order; the bear is first.
    pub(super) animals: Box<[Animal]>,
    deck: Hand,
    /// Whether no animal changes how a set counts or what may be played.
    pub(super) plain: bool,
}

impl Game for HoldMyBear {
    const SLUG: &'static str = "hold-my-bear";
    const TITLE: &'static str = "Hold My Bear";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (2, MAX_SEATS as u8);
    const CAN_LEAVE: bool = false;

    type Options = Options;
    type Position = Position;
    type Knowledge = Knowledge;
    type Action = Action;
    type Chance = Card;
    type Event = Event;
    type View = View;

    fn new(options: Options, seats: u8) -> Result<Self, SetupError> {
        let (min, max) = Self::SEATS;
        if !(min..=max).contains(&seats) {
            return Err(SetupError::Seats { given: seats, min, max });
        }
        options.fit(seats)?; // HB-2
        let animals: Box<[Animal]> = options.animals.iter().collect();
        let deck = Hand::all_of(&animals); // HB-1
        let plain = options.animals.and(SPECIAL).is_empty();
        Ok(Self { options, seats, animals, deck, plain })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// HB-2: warns about animals that can never be played.
    ///
    /// Bears and animals without a restriction can be played alone. So can walruses and bats, because a single card is
    /// one animal and one sport. That leaves apes and squids.
    ///
    /// - An ape needs another animal that is neither a bear nor a walrus. Any other works: two apes and a bat are one
    ///   sport, and an ape and a squid are two.
    /// - A squid needs a set of several sports, that is, two animals that share the majority. Walruses and bats can't
    ///   be in it, and squids alone play only one sport. Any other animal works, one card of it with one squid.
    fn warnings(&self) -> Vec<Rule> {
        let has_partner = |animal, unfit: &[Animal]| {
            self.animals.iter().any(|&other| other != Animal::Bear && other != animal && !unfit.contains(&other))
        };
        let mut warnings = Vec::new();
        if self.has(Animal::Ape) && !has_partner(Animal::Ape, &[Animal::Walrus]) {
            warnings.push(refusal::IDLE_APES);
        }
        if self.has(Animal::Squid) && !has_partner(Animal::Squid, &[Animal::Walrus, Animal::Bat]) {
            warnings.push(refusal::IDLE_SQUIDS);
        }
        warnings
    }

    #[inline]
    fn initial(&self) -> Position {
        Position {
            hands: [Hand::default(); MAX_SEATS],
            sizes: [0; MAX_SEATS],
            deck: self.deck,
            deck_size: self.animals.len() as u8 * PER_ANIMAL,
            removed: Hand::default(),
            table: Match { cards: Cards::EMPTY, name: None, owner: None },
            to_move: Seat::new(0),
            beavers: SeatSet::EMPTY,
            quiet: 0,
            due: Due::Deal,
            robberies: 0,
            theft: None,
            previous: None,
            played: AnimalSet::EMPTY,
            given: [None; 2],
            winner: None,
        }
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        match position.decider() {
            Some(seat) => Turn::Decide(SeatSet::one(seat)),
            None if position.due == Due::Nothing => Turn::Over,
            None => Turn::Chance,
        }
    }

    /// HB-9: the winner gets one point. HB-20: in a tie, all share the win without points.
    fn outcome(&self, position: &Position) -> Outcome {
        let score = |seat| i32::from(position.winner == Some(seat));
        Outcome::highest_wins(&Seat::all(self.seats).map(score).collect::<Vec<_>>())
    }

    #[inline]
    fn legal_actions(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        if position.decider() != Some(seat) {
            return;
        }
        let hand = position.hand(seat);
        let others = || Seat::all(self.seats).filter(move |&other| other != seat);
        match position.due {
            Due::Turn => {
                let before = out.len();
                if !position.beavers.contains(seat) {
                    self.push_plays(position, seat, out); // HB-28
                }
                if out.len() == before || !position.must_play(self.seats) {
                    self.push_gifts(position, seat, out); // HB-12, HB-20, HB-26
                }
            }
            Due::Answer => self.push_plays(position, seat, out),
            Due::Bear | Due::Bison => {
                let bears = (1..=HIGHEST).map(|number| Card::new(Animal::Bear, number));
                out.extend(bears.filter(|&bear| hand.count(bear) > 0).map(Action::Bear));
            }
            Due::Rob => {
                out.extend(others().filter(|other| position.sizes[other.index()] > 0).map(Action::Rob));
            }
            Due::Back => {
                let mut last = None;
                for card in position.table.cards.iter() {
                    if last.replace(card) != Some(card) {
                        out.push(Action::Back(card));
                    }
                }
            }
            Due::Name => out.extend(self.animals.iter().map(|&animal| Action::Name(animal))),
            Due::Ask => {
                for other in others() {
                    for &animal in &self.animals {
                        out.extend((1..=HIGHEST).map(|number| Action::Ask(other, Card::new(animal, number))));
                    }
                }
            }
            Due::Return => {
                let turtle = position.given[0].map(|gift| gift.card);
                hand.for_each_kind(&self.animals, |card, _| {
                    if Some(card) != turtle {
                        out.push(Action::Return(card)); // HB-27
                    }
                });
            }
            Due::Deal | Due::Steal | Due::Nothing => {}
        }
    }

    /// Avoids listing all plays of a large hand, which can have millions.
    fn first_legal_actions(&self, position: &Position, seat: Seat, most: usize, out: &mut Vec<Action>) {
        let before = out.len();
        let plays = match position.due {
            Due::Turn => !position.beavers.contains(seat), // HB-28
            Due::Answer => true,
            _ => false,
        };
        if plays && most > 0 && position.decider() == Some(seat) {
            self.push_first_plays(position, seat, most, out);
            if out.len() - before >= most {
                return;
            }
            out.truncate(before);
        }
        self.legal_actions(position, seat, out);
        out.truncate(before.saturating_add(most));
    }

    fn check(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Rule> {
        self.check_action(position, seat, action)
    }

    /// HB-12: playing and giving away are two kinds. All other decisions come alone.
    #[inline]
    fn kind(action: Action) -> u8 {
        u8::from(matches!(action, Action::Give(_)))
    }

    fn chance_name(&self, position: &Position) -> &'static str {
        match position.due {
            Due::Deal => "deal",
            Due::Steal => "steal",
            _ => "none",
        }
    }

    fn chance_outcomes(&self, position: &Position, out: &mut Vec<(Card, u32)>) {
        if let Some((cards, _)) = drawn_from(position) {
            cards.for_each_kind(&self.animals, |card, count| out.push((card, count.into())));
        }
    }

    #[inline]
    fn sample_chance(&self, position: &Position, rng: &mut impl Rng) -> Card {
        let (cards, size) = drawn_from(position).expect("a chance step is pending");
        cards.nth(&self.animals, rng.below(size.into()) as u8)
    }

    #[inline]
    fn apply(&self, position: &mut Position, step: Step<Action, Card>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Act(seat, action) => self.act(position, seat, action, sink),
            Step::Chance(card) if position.due == Due::Deal => self.deal(position, card, sink),
            Step::Chance(card) => self.steal(position, card, sink),
            Step::Leave(_) => {}
        }
    }

    fn learn(&self, knowledge: &mut Knowledge, event: &Event) {
        knowledge.learn(event);
    }

    fn view(&self, state: &State<Self>, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn redact_step(&self, before: &Position, step: Step<Action, Card>, viewer: Viewer) -> SeenStep<Action, Card> {
        let open = match (step, before.due, before.theft) {
            (Step::Chance(_), Due::Deal, _) => before.table.cards.is_empty() || viewer.is_or_sees(before.to_move),
            (Step::Chance(_), _, Some(theft)) => viewer.is_or_sees(theft.thief) || viewer.is_or_sees(theft.victim),
            _ => true,
        };
        if open { SeenStep::Open(step) } else { SeenStep::HiddenChance }
    }

    fn reveals(&self, event: &Event) -> bool {
        event.reveals()
    }

    fn write_action(&self, action: Action, out: &mut String) {
        action::write_action(action, out);
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        action::read_action(text)
    }

    fn write_chance(&self, card: Card, out: &mut String) {
        out.push_str(card.animal().name());
        out.push(char::from(b'0' + card.number()));
    }

    fn read_chance(&self, text: &str) -> Result<Card, NotationError> {
        action::read_card(text)
    }
}

impl HoldMyBear {
    /// Returns whether the animal is in the game.
    #[inline]
    pub fn has(&self, animal: Animal) -> bool {
        self.options.animals.contains(animal)
    }

    /// Returns the animals in the game in ascending order; the bear is first.
    pub fn animals(&self) -> &[Animal] {
        &self.animals
    }

    /// Returns whether no animal changes how a set counts or what may be played.
    pub fn is_plain(&self) -> bool {
        self.plain
    }

    /// Returns all cards of the game.
    pub fn deck(&self) -> Hand {
        self.deck
    }

    /// Returns the number of consecutive turns without a play that makes a tie (HB-20).
    #[inline]
    pub fn tie_at(&self) -> u8 {
        QUIET_ROUNDS * self.seats
    }
}

/// Returns the cards that the chance step draws from, and their number.
#[inline]
fn drawn_from(position: &Position) -> Option<(&Hand, u8)> {
    match (position.due, position.theft) {
        (Due::Deal, _) => Some((&position.deck, position.deck_size)),
        (Due::Steal, Some(theft)) => Some((position.hand(theft.victim), position.sizes[theft.victim.index()])),
        _ => None,
    }
}
