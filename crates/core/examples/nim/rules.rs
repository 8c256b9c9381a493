// Nim: two players take turns to remove one, two or three sticks. The player who takes the last stick wins.
//
// The documentation tests of this crate include this file.

use bearcade_core::{
    Game, NotationError, Outcome, Rng, Rule, Seat, SeatSet, SeenStep, SetupError, Sink, State, Step, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

/// The rules. Nim has no options, so there is nothing to store.
#[derive(Debug)]
pub(crate) struct Nim;

/// The sticks on the table, and the seat to move. There is none until a coin has decided who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Position {
    pub(crate) sticks: u8,
    pub(crate) to_move: Option<Seat>,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Event {
    Started { seat: Seat },
    Took { seat: Seat, sticks: u8, left: u8 },
}

const OUT_OF_TURN: Rule = Rule::new("NIM-1", "out-of-turn", "It is another seat's turn.");
const TOO_MANY: Rule = Rule::new("NIM-2", "too-many", "Take one, two or three of the sticks that are left.");

impl Game for Nim {
    const SLUG: &'static str = "nim";
    const TITLE: &'static str = "Nim";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (2, 2);
    const CAN_LEAVE: bool = false;

    type Options = ();
    type Position = Position;
    type Knowledge = ();
    type Action = u8;
    type Chance = Seat;
    type Event = Event;
    type View = Position;

    fn new((): (), seats: u8) -> Result<Self, SetupError> {
        if seats == 2 { Ok(Self) } else { Err(SetupError::Seats { given: seats, min: 2, max: 2 }) }
    }

    fn options(&self) -> &() {
        &()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn initial(&self) -> Position {
        Position { sticks: 21, to_move: None }
    }

    fn turn(&self, position: &Position) -> Turn {
        match position.to_move {
            _ if position.sticks == 0 => Turn::Over,
            None => Turn::Chance,
            Some(seat) => Turn::Decide(SeatSet::one(seat)),
        }
    }

    fn outcome(&self, position: &Position) -> Outcome {
        // The loser would be next, but nothing is left to take.
        let score = |seat| i32::from(position.to_move != Some(Seat::new(seat)));
        Outcome::highest_wins(&[score(0), score(1)])
    }

    fn legal_actions(&self, position: &Position, seat: Seat, out: &mut Vec<u8>) {
        if self.turn(position).asks(seat) {
            out.extend(1..=position.sticks.min(3));
        }
    }

    fn check(&self, position: &Position, seat: Seat, take: u8) -> Result<(), Rule> {
        if !self.turn(position).asks(seat) {
            return Err(OUT_OF_TURN);
        }
        if (1..=position.sticks.min(3)).contains(&take) { Ok(()) } else { Err(TOO_MANY) }
    }

    fn chance_name(&self, _position: &Position) -> &'static str {
        "coin"
    }

    fn chance_outcomes(&self, _position: &Position, out: &mut Vec<(Seat, u32)>) {
        out.extend(Seat::all(2).map(|seat| (seat, 1)));
    }

    fn sample_chance(&self, _position: &Position, rng: &mut impl Rng) -> Seat {
        Seat::new(rng.below(2) as u8)
    }

    fn apply(&self, position: &mut Position, step: Step<u8, Seat>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Chance(seat) => {
                position.to_move = Some(seat);
                sink.emit(|| Event::Started { seat });
            }
            Step::Act(seat, sticks) => {
                position.sticks -= sticks;
                position.to_move = Some(seat.next(2));
                let left = position.sticks;
                sink.emit(|| Event::Took { seat, sticks, left });
            }
            Step::Leave(_) => {}
        }
    }

    // Nothing is hidden, so every viewer sees everything.
    fn view(&self, state: &State<Self>, _viewer: Viewer) -> Position {
        state.position
    }

    fn redact(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn redact_step(&self, _before: &Position, step: Step<u8, Seat>, _viewer: Viewer) -> SeenStep<u8, Seat> {
        SeenStep::Open(step)
    }

    fn reveals(&self, _event: &Event) -> bool {
        false
    }

    fn write_action(&self, take: u8, out: &mut String) {
        out.push(char::from(b'0' + take));
    }

    fn read_action(&self, text: &str) -> Result<u8, NotationError> {
        match text.as_bytes() {
            [take @ b'1'..=b'3'] => Ok(take - b'0'),
            _ => Err(NotationError::expected("1, 2 or 3")),
        }
    }

    fn write_chance(&self, starts: Seat, out: &mut String) {
        out.push_str(&starts.to_string());
    }

    fn read_chance(&self, text: &str) -> Result<Seat, NotationError> {
        match text {
            "0" => Ok(Seat::new(0)),
            "1" => Ok(Seat::new(1)),
            _ => Err(NotationError::expected("the seat that starts, 0 or 1")),
        }
    }
}
