use bearcade_core::{
    Game, NotationError, Outcome, Rng, Rule, Seat, SeatSet, SeenStep, SetupError, Sink, State, Step, Turn, Viewer,
};

use super::action::{self, Action, Card, Chance, Way};
use super::event::Event;
use super::options::Options;
use super::refusal;
use super::state::{Due, MOST_PLAYERS, Position, Runner};
use super::view::{self, View};

/// The last round (CB-22).
const LAST_ROUND: u16 = 10_000;
/// The number of faces of a player's die and a Random Gift's die (CB-4, CB-13).
const DIE: u8 = 6;
/// The number of faces of the bear's die (CB-15). The highest face gives the bear energy (CB-16).
const BEAR_DIE: u8 = 3;

/// The rules of Chaos Bear.
#[derive(Clone, Debug)]
pub struct ChaosBear {
    options: Options,
    seats: u8,
    total_weight: u32,
}

impl Game for ChaosBear {
    const SLUG: &'static str = "chaos-bear";
    const TITLE: &'static str = "Chaos Bear";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (2, MOST_PLAYERS as u8); // CB-1
    const CAN_LEAVE: bool = true; // CB-26

    type Options = Options;
    type Position = Position;
    type Knowledge = ();
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn new(options: Options, seats: u8) -> Result<Self, SetupError> {
        let (min, max) = Self::SEATS;
        if !(min..=max).contains(&seats) {
            return Err(SetupError::Seats { given: seats, min, max });
        }
        let total_weight = options.weights.iter().sum();
        Ok(Self { options, seats, total_weight })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// CB-2, CB-3.
    #[inline]
    fn initial(&self) -> Position {
        Position {
            runners: [Runner { square: self.options.start, ..Runner::default() }; MOST_PLAYERS],
            running: SeatSet::all(self.seats),
            bear: 0,
            energy: self.options.energy,
            round: 1,
            to_move: Seat::new(0),
            due: Due::Decision,
        }
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        match position.due {
            Due::Decision => Turn::Decide(SeatSet::one(position.to_move)),
            Due::Nothing => Turn::Over,
            _ => Turn::Chance,
        }
    }

    /// CB-20, CB-21, CB-22.
    fn outcome(&self, position: &Position) -> Outcome {
        let runner = |seat: Seat| position.runners[seat.index()];
        let winners = self.winners(position);
        let scores: Vec<i32> = Seat::all(self.seats).map(|seat| runner(seat).square).collect();
        Outcome::by_key(winners, &scores, |seat| {
            let Runner { square, caught, removed } = runner(seat);
            if winners.contains(seat) {
                (0, 0, 0)
            } else if removed {
                (3, 0, 0)
            } else if caught == 0 {
                (1, 0, -square)
            } else {
                (2, -i32::from(caught), -square)
            }
        })
    }

    #[inline]
    fn legal_actions(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        if position.due == Due::Decision && position.to_move == seat {
            out.push(Action::Roll);
            if self.is_draw_square(position.runners[seat.index()].square) {
                out.push(Action::Draw);
            }
        }
    }

    fn check(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Rule> {
        if position.due == Due::Nothing {
            return Err(refusal::OVER);
        }
        if !position.running.contains(seat) {
            let removed = position.runners.get(seat.index()).is_some_and(|runner| runner.removed);
            return Err(if removed { refusal::REMOVED } else { refusal::CAUGHT });
        }
        if position.due != Due::Decision || position.to_move != seat {
            return Err(refusal::OUT_OF_TURN);
        }
        if action == Action::Draw && !self.is_draw_square(position.runners[seat.index()].square) {
            return Err(refusal::NO_DRAW_SQUARE);
        }
        Ok(())
    }

    fn chance_name(&self, position: &Position) -> &'static str {
        match position.due {
            Due::Die => "die",
            Due::Card => "card",
            Due::GiftDirection => "gift-direction",
            Due::GiftForward | Due::GiftBack => "gift-distance",
            Due::Bear => "bear",
            Due::Decision | Due::Nothing => "none",
        }
    }

    fn chance_outcomes(&self, position: &Position, out: &mut Vec<(Chance, u32)>) {
        match position.due {
            Due::Die | Due::GiftForward | Due::GiftBack => out.extend((1..=DIE).map(|face| (Chance::Die(face), 1))),
            Due::Card => {
                let weighted = Card::ALL.into_iter().zip(self.options.weights).filter(|&(_, weight)| weight > 0);
                out.extend(weighted.map(|(card, weight)| (Chance::Card(card), weight)));
            }
            Due::GiftDirection => out.extend([Way::Forward, Way::Back].map(|way| (Chance::Way(way), 1))),
            Due::Bear => out.extend((1..=BEAR_DIE).map(|face| (Chance::Die(face), 1))),
            Due::Decision | Due::Nothing => {}
        }
    }

    #[inline]
    fn sample_chance(&self, position: &Position, rng: &mut impl Rng) -> Chance {
        let mut die = |faces: u8| Chance::Die(rng.below(faces.into()) as u8 + 1);
        match position.due {
            Due::Bear => die(BEAR_DIE),
            Due::Card => {
                let mut at = rng.below(self.total_weight);
                let card = Card::ALL.into_iter().zip(self.options.weights).find(|&(_, weight)| {
                    let found = at < weight;
                    at = at.wrapping_sub(weight);
                    found
                });
                Chance::Card(card.expect("the drawn number is below the total weight").0)
            }
            Due::GiftDirection => Chance::Way(if rng.below(2) == 0 { Way::Forward } else { Way::Back }),
            _ => die(DIE),
        }
    }

    #[inline]
    fn apply(&self, position: &mut Position, step: Step<Action, Chance>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Act(_, Action::Roll) => position.due = Due::Die,
            Step::Act(_, Action::Draw) => position.due = Due::Card,
            Step::Chance(chance) => self.chance_fell(position, chance, sink),
            Step::Leave(seat) => left(position, seat, sink),
        }
    }

    fn view(&self, state: &State<Self>, _viewer: Viewer) -> View {
        view::view(self, &state.position)
    }

    fn redact(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn redact_step(&self, _before: &Position, step: Step<Action, Chance>, _viewer: Viewer) -> SeenStep<Action, Chance> {
        SeenStep::Open(step)
    }

    fn reveals(&self, _event: &Event) -> bool {
        false
    }

    fn write_action(&self, action: Action, out: &mut String) {
        action::write_action(action, out);
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        action::read_action(text)
    }

    fn write_chance(&self, chance: Chance, out: &mut String) {
        action::write_chance(chance, out);
    }

    fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        action::read_chance(text)
    }
}

impl ChaosBear {
    /// CB-5: returns whether a card can be drawn on this square, a positive multiple of `draw_every`.
    #[inline]
    pub fn is_draw_square(&self, square: i32) -> bool {
        square > 0 && (square as u32).is_multiple_of(self.options.draw_every as u32)
    }

    pub(super) fn seat_count(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn chance_fell(&self, position: &mut Position, chance: Chance, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        match (position.due, chance) {
            (Due::Die, Chance::Die(die)) => {
                let runner = &mut position.runners[seat.index()];
                let from = runner.square;
                runner.square += i32::from(die); // CB-4
                sink.emit(|| Event::Rolled { seat, die, from, to: from + i32::from(die) });
                next_turn(position);
            }
            (Due::Card, Chance::Card(card)) => {
                sink.emit(|| Event::Drew { seat, card });
                match card {
                    Card::Impulsion => move_by(position, 3, sink),                // CB-8
                    Card::SuperImpulsion => move_by(position, 5, sink),           // CB-9
                    Card::Tiredness => change_energy(position, -1, sink),         // CB-10
                    Card::Hunger => change_energy(position, 1, sink),             // CB-11
                    Card::BackwardPush => move_by(position, -3, sink),            // CB-12
                    Card::RandomGift => return position.due = Due::GiftDirection, // CB-13
                }
                next_turn(position);
            }
            (Due::GiftDirection, Chance::Way(way)) => {
                sink.emit(|| Event::GiftTurned { seat, way });
                position.due = if way == Way::Forward { Due::GiftForward } else { Due::GiftBack };
            }
            (Due::GiftForward, Chance::Die(die)) => {
                move_by(position, die.into(), sink);
                next_turn(position);
            }
            (Due::GiftBack, Chance::Die(die)) => {
                move_by(position, -i32::from(die), sink);
                next_turn(position);
            }
            (Due::Bear, Chance::Die(die)) => self.bear_moves(position, die, sink),
            (due, chance) => debug_assert!(false, "{chance:?} while {due:?} is pending"),
        }
    }

    #[inline]
    fn bear_moves(&self, position: &mut Position, die: u8, sink: &mut impl Sink<Event>) {
        let from = position.bear;
        let energy = position.energy;
        position.bear += i32::from(die) + energy; // CB-15
        let bear = position.bear;
        sink.emit(|| Event::BearMoved { die, energy, from, to: bear });
        if die == BEAR_DIE {
            position.energy += 1; // CB-16, CB-19
            sink.emit(|| Event::BearGrew { energy: energy + 1 });
        }
        let mut caught = false;
        for seat in Seat::all(self.seats) {
            let runner = &mut position.runners[seat.index()];
            if position.running.contains(seat) && runner.square <= bear {
                let square = runner.square;
                runner.caught = position.round; // CB-17
                position.running.remove(seat);
                caught = true;
                sink.emit(|| Event::Caught { seat, square });
            }
        }
        if caught {
            position.energy = (position.energy - self.options.feast).max(1); // CB-18
            let energy = position.energy;
            sink.emit(|| Event::Feasted { energy });
        }
        if position.running.len() <= 1 {
            position.due = Due::Nothing; // CB-20, CB-21
        } else if position.round == LAST_ROUND {
            position.due = Due::Nothing; // CB-22
            sink.emit(|| Event::TimeRanOut);
        } else {
            position.round += 1;
            let round = position.round;
            sink.emit(|| Event::RoundBegan { round });
            position.to_move = position.running.first().expect("two are running"); // CB-3
            position.due = Due::Decision;
        }
    }

    fn winners(&self, position: &Position) -> SeatSet {
        let candidates = if position.running.is_empty() {
            // CB-21: candidates are the players caught in this turn of the bear. The last other runner may have left
            // the game.
            let caught_now = |seat: &Seat| position.runners[seat.index()].caught == position.round;
            Seat::all(self.seats).filter(caught_now).collect()
        } else {
            position.running // CB-20, CB-22
        };
        let furthest = candidates.iter().map(|seat| position.runners[seat.index()].square).max();
        candidates.iter().filter(|seat| Some(position.runners[seat.index()].square) == furthest).collect()
    }
}

/// CB-26: removes a player who left.
fn left(position: &mut Position, seat: Seat, sink: &mut impl Sink<Event>) {
    if !position.running.contains(seat) || position.due == Due::Nothing {
        return;
    }
    position.running.remove(seat);
    position.runners[seat.index()].removed = true;
    sink.emit(|| Event::Left { seat });
    if position.running.len() == 1 {
        position.due = Due::Nothing;
    } else if position.due != Due::Bear && position.to_move == seat {
        next_turn(position);
    }
}

/// CB-3: passes the turn to the next running seat, or to the bear after the last one.
#[inline]
fn next_turn(position: &mut Position) {
    let after = position.running.after(position.to_move);
    match after.first() {
        Some(seat) => {
            position.to_move = seat;
            position.due = Due::Decision;
        }
        None => position.due = Due::Bear,
    }
}

/// Moves the current player, never below square 0 (CB-12, CB-13).
#[inline]
fn move_by(position: &mut Position, squares: i32, sink: &mut impl Sink<Event>) {
    let seat = position.to_move;
    let runner = &mut position.runners[seat.index()];
    let from = runner.square;
    let to = (from + squares).max(0);
    runner.square = to;
    sink.emit(|| Event::Moved { seat, from, to });
}

/// Changes the bear's energy, never below 1 (CB-10).
#[inline]
fn change_energy(position: &mut Position, by: i32, sink: &mut impl Sink<Event>) {
    let from = position.energy;
    let to = (from + by).max(1);
    position.energy = to;
    sink.emit(|| Event::EnergyChanged { from, to });
}
