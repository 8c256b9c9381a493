use bearcade_bots::Policy;
use bearcade_core::{Game, GameOptions, OptionValues, Rule, Seat, SeenStep, Step, Turn, Viewer};
use bearcade_table::{Dice, Match, MatchError, Record, RecordError, Replay, StepOf, for_each_game, no_such_game};
use serde_json::{Map, Value, json};

use crate::bot;
use crate::describe;
use crate::group;
use crate::request::{self, Bot, ChanceMode};
use crate::{Code, Error};

/// The most positions that `perft` visits.
const MOST_POSITIONS: u64 = 100_000_000;
/// The deepest that `perft` goes: it calls itself once per step.
const MOST_DEPTH: u32 = 100;

pub(crate) type Fields = Map<String, Value>;

/// A game under way, whichever it is.
pub(crate) trait Session {
    fn turn(&self) -> Fields;
    fn legal(&self, seat: Option<u8>) -> Result<Fields, Error>;
    fn outcomes(&self, seat: Option<u8>) -> Result<Fields, Error>;
    fn act(&mut self, seat: Option<u8>, action: &str) -> Result<Fields, Error>;
    fn chance(&mut self, seat: Option<u8>, outcome: &str) -> Result<Fields, Error>;
    fn leave(&mut self, seat: u8) -> Result<Fields, Error>;
    fn undo(&mut self, seat: u8) -> Result<Fields, Error>;
    fn check(&self, seat: Option<u8>, action: &str) -> Result<Fields, Error>;
    fn view(&self, viewer: Viewer, of: Option<u8>) -> Result<Value, Error>;
    fn record(&self, viewer: Viewer, of: Option<u8>) -> Result<Value, Error>;
    fn perft(&self, depth: u32) -> Result<u64, Error>;
    fn bot(&self, ask: &Bot) -> Result<Fields, Error>;
}

/// A new game and the answer that announces it.
pub(crate) fn start(
    slug: &str,
    options: &OptionValues,
    seats: Option<u8>,
    chance: ChanceMode,
) -> Result<(Box<dyn Session>, Fields), Error> {
    if group::is_meant(slug, options, seats) {
        return group::start(options, seats, chance);
    }
    let options = &group::without(slug, options);
    macro_rules! start_one_of {
        ($($game:ty),+) => {{
            $(if slug == <$game>::SLUG {
                let seats = seats.unwrap_or(<$game>::SEATS.0);
                let game = <$game>::new(<$game as Game>::Options::from_values(options)?, seats)?;
                return Ok(Hosted::begin(Match::new(game), chance));
            })+
        }};
    }
    for_each_game!(start_one_of);
    Err(Error::new(Code::UnknownGame, no_such_game(slug)))
}

/// The game of a record, carried out as far as the record goes.
pub(crate) fn load(text: &str, chance: ChanceMode) -> Result<(Box<dyn Session>, Fields), Error> {
    let record = Record::parse(text)?;
    macro_rules! load_one_of {
        ($($game:ty),+) => {{
            $(if record.game == <$game>::SLUG {
                return Ok(Hosted::begin(Replay::<$game>::new(record)?.finish()?, chance));
            })+
        }};
    }
    for_each_game!(load_one_of);
    Err(RecordError::unknown_game(&record.game).into())
}

/// A match with its source of chance.
struct Hosted<G: Game> {
    played: Match<G>,
    dice: Option<Dice>,
}

/// What a request brought about: the steps in record notation, and the events.
#[derive(Default)]
struct Happened {
    steps: Vec<String>,
    events: Vec<Value>,
}

impl<G: Policy> Hosted<G> {
    fn begin(played: Match<G>, chance: ChanceMode) -> (Box<dyn Session>, Fields) {
        let dice = match chance {
            ChanceMode::Seed(seed) => Some(Dice::seeded(seed)),
            ChanceMode::Ask => None,
        };
        let mut session = Box::new(Self { played, dice });
        let mut fields = Fields::new();
        let game = session.played.game();
        fields.insert("game".to_owned(), json!(G::SLUG));
        fields.insert("options".to_owned(), json!(game.options().to_values()));
        fields.insert("seats".to_owned(), json!(game.seats()));
        fields.insert("warnings".to_owned(), game.warnings().iter().map(rule).collect());
        fields.extend(session.settle(Happened::default()));
        (session, fields)
    }

    /// Throws whatever chance steps are due, if the dice are seeded, and tells what happened and what is due then.
    fn settle(&mut self, mut happened: Happened) -> Fields {
        if let Some(dice) = &self.dice {
            while let Ok((chance, events)) = self.played.throw(dice) {
                happened.note(&self.played, Step::Chance(chance), &events);
            }
        }
        let mut fields = Fields::new();
        fields.insert("steps".to_owned(), json!(happened.steps));
        fields.insert("events".to_owned(), json!(happened.events));
        fields.extend(self.turn());
        fields
    }

    /// The seat that a request means: the one it names, or the only one that owes a decision.
    fn seat(&self, named: Option<u8>) -> Result<Seat, Error> {
        match (named, self.played.turn()) {
            (Some(number), _) if number < self.played.game().seats() => Ok(Seat::new(number)),
            (Some(_), _) => Err(MatchError::NoSuchSeat.into()),
            (None, Turn::Decide(seats)) if seats.len() == 1 => Ok(seats.first().expect("one seat")),
            (None, Turn::Decide(_)) => {
                Err(Error::new(Code::BadSeat, "several seats decide at once: name the `seat` that is meant"))
            }
            (None, Turn::Chance) => Err(self.chance_due()),
            (None, Turn::Over) => Err(MatchError::Over.into()),
        }
    }

    fn chance_due(&self) -> Error {
        MatchError::ChanceDue(self.played.game().chance_name(&self.played.state().position)).into()
    }

    fn read_action(&self, text: &str) -> Result<G::Action, Error> {
        self.played.game().read_action(text).map_err(|error| MatchError::Notation(error).into())
    }
}

impl<G: Policy> Session for Hosted<G> {
    fn turn(&self) -> Fields {
        let name = || self.played.game().chance_name(&self.played.state().position);
        let mut fields = Fields::new();
        fields.insert("turn".to_owned(), describe::turn(self.played.turn(), name));
        if let Some(outcome) = self.played.outcome() {
            fields.insert("result".to_owned(), describe::outcome(&outcome));
        }
        fields
    }

    fn legal(&self, seat: Option<u8>) -> Result<Fields, Error> {
        let seat = self.seat(seat)?;
        let actions = self.played.legal_actions(seat);
        let texts: Vec<String> = actions.into_iter().map(|action| self.played.game().action_text(action)).collect();
        Ok(fields(json!({"seat": seat, "actions": texts})))
    }

    fn outcomes(&self, seat: Option<u8>) -> Result<Fields, Error> {
        no_seat_of_its_own(seat)?;
        match self.played.turn() {
            Turn::Chance => {}
            Turn::Over => return Err(MatchError::Over.into()),
            Turn::Decide(_) => return Err(MatchError::NoChanceDue.into()),
        }
        let game = self.played.game();
        let outcomes = self.played.outcomes();
        let total: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
        let list: Vec<_> =
            outcomes.iter().map(|&(outcome, weight)| json!([game.chance_text(outcome), weight])).collect();
        Ok(fields(json!({"name": game.chance_name(&self.played.state().position), "outcomes": list, "total": total})))
    }

    fn act(&mut self, seat: Option<u8>, action: &str) -> Result<Fields, Error> {
        let seat = self.seat(seat)?;
        let action = self.read_action(action)?;
        let events = self.played.act(seat, action)?;
        let mut happened = Happened::default();
        happened.note(&self.played, Step::Act(seat, action), &events);
        Ok(self.settle(happened))
    }

    fn chance(&mut self, seat: Option<u8>, outcome: &str) -> Result<Fields, Error> {
        no_seat_of_its_own(seat)?;
        if self.dice.is_some() {
            return Err(seeded());
        }
        let chance = self.played.game().read_chance(outcome).map_err(MatchError::Notation)?;
        let events = self.played.chance(chance)?;
        let mut happened = Happened::default();
        happened.note(&self.played, Step::Chance(chance), &events);
        Ok(self.settle(happened))
    }

    fn leave(&mut self, seat: u8) -> Result<Fields, Error> {
        let seat = request::seat(seat)?;
        let events = self.played.leave(seat)?;
        let mut happened = Happened::default();
        happened.note(&self.played, Step::Leave(seat), &events);
        Ok(self.settle(happened))
    }

    fn undo(&mut self, seat: u8) -> Result<Fields, Error> {
        let undone = self.played.undo(request::seat(seat)?)?;
        let mut answer = fields(json!({"undone": undone.steps, "others_replied": undone.others_replied}));
        answer.extend(self.turn());
        Ok(answer)
    }

    fn check(&self, seat: Option<u8>, action: &str) -> Result<Fields, Error> {
        let seat = self.seat(seat)?;
        let action = self.read_action(action)?;
        checked(self.played.check(seat, action))
    }

    fn view(&self, viewer: Viewer, of: Option<u8>) -> Result<Value, Error> {
        no_seat_of_its_own(of)?;
        self.known(viewer)?;
        Ok(json!(self.played.view(viewer)))
    }

    fn record(&self, viewer: Viewer, of: Option<u8>) -> Result<Value, Error> {
        no_seat_of_its_own(of)?;
        self.known(viewer)?;
        Ok(json!(self.played.record(viewer).to_string()))
    }

    fn perft(&self, depth: u32) -> Result<u64, Error> {
        if depth > MOST_DEPTH {
            return Err(Error::new(Code::TooMany, format!("`depth` is at most {MOST_DEPTH}")));
        }
        if self.played.turn() == Turn::Over {
            return Ok(1);
        }
        let position = &self.played.state().position;
        bearcade_core::perft(self.played.game(), position, depth, MOST_POSITIONS).ok_or_else(|| {
            Error::new(Code::TooMany, format!("more than {MOST_POSITIONS} positions; ask for a smaller depth"))
        })
    }

    fn bot(&self, ask: &Bot) -> Result<Fields, Error> {
        let seat = self.seat(ask.seat)?;
        match self.played.turn() {
            Turn::Over => Err(MatchError::Over.into()),
            Turn::Chance => Err(self.chance_due()),
            Turn::Decide(seats) if !seats.contains(seat) => Err(bot::no_decision()),
            Turn::Decide(_) => bot::choose(&self.played, seat, seat, ask),
        }
    }
}

impl<G: Policy> Hosted<G> {
    fn known(&self, viewer: Viewer) -> Result<(), Error> {
        match viewer {
            Viewer::Seat(seat) => self.seat(Some(seat.index() as u8)).map(|_| ()),
            Viewer::Watcher | Viewer::Omniscient => Ok(()),
        }
    }
}

impl Happened {
    fn note<G: Game>(&mut self, played: &Match<G>, step: StepOf<G>, events: &[G::Event]) {
        self.steps.push(played.line(SeenStep::Open(step)).to_string());
        self.events.extend(events.iter().map(|event| json!(event)));
    }
}

pub(crate) fn fields(value: Value) -> Fields {
    match value {
        Value::Object(fields) => fields,
        _ => unreachable!("built as an object"),
    }
}

/// The answer to `check`: a rule that forbids the action is an answer, anything else an error.
pub(crate) fn checked(result: Result<(), MatchError>) -> Result<Fields, Error> {
    match result {
        Ok(()) => Ok(fields(json!({"legal": true}))),
        Err(MatchError::Forbidden(forbidding)) => {
            let mut answer = fields(json!({"legal": false}));
            answer.extend(fields(rule(&forbidding)));
            Ok(answer)
        }
        Err(other) => Err(other.into()),
    }
}

fn rule(rule: &Rule) -> Value {
    json!({"rule": rule.number, "reason": rule.key, "message": rule.english})
}

fn seeded() -> Error {
    Error::new(Code::Seeded, "the dice of this game are seeded; start it with \"chance\":\"ask\" to supply outcomes")
}

/// Only El Oso's match play has a board for each seat.
fn no_seat_of_its_own(seat: Option<u8>) -> Result<(), Error> {
    match seat {
        None => Ok(()),
        Some(_) => Err(Error::new(Code::BadRequest, "this game has one board for all: leave `seat` or `of` out")),
    }
}
