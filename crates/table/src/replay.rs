use std::fmt;

use bearcade_core::{Game, GameOptions, Step, Turn};

use crate::{Line, LineStep, Match, MatchError, Record, RecordError, StepOf};

/// Replays a record step by step and checks each step against the rules.
///
/// ```
/// use bearcade_table::games::chaos_bear::ChaosBear;
/// use bearcade_table::{Record, Replay};
///
/// let text = "bearcade 1\ngame: chaos-bear\nrules: 1\noptions: {}\nseats: 2\n> 0 roll\n> * 4\n> 0 roll\n";
/// let mut replay = Replay::<ChaosBear>::new(Record::parse(text)?)?;
/// replay.advance().expect("seat 0 rolls")?;
/// replay.advance().expect("the die shows 4")?;
/// assert_eq!(replay.played().state().position.runners[0].square, 34);
///
/// let error = replay.advance().expect("a third step").unwrap_err();
/// assert_eq!(error.to_string(), "line 8: It is not this seat's turn. (CB-3)");
/// # Ok::<(), bearcade_table::RecordError>(())
/// ```
pub struct Replay<G: Game> {
    played: Match<G>,
    record: Record,
    next: usize,
}

/// The place where a record breaks the rules, and why.
pub type ReplayError = RecordError;

/// A step of a record that has been replayed.
#[derive(Clone, Debug)]
pub struct Replayed<G: Game> {
    /// The step.
    pub step: StepOf<G>,
    /// What happened, with nothing hidden.
    pub events: Vec<G::Event>,
}

impl<G: Game> Replay<G> {
    /// Starts a replay before the first step. Refuses records of other games or other rules versions, and invalid
    /// options.
    pub fn new(record: Record) -> Result<Self, ReplayError> {
        let refuse = |line, reason: String| Err(ReplayError { line, reason });
        if record.game != G::SLUG {
            return refuse(2, format!("this is a record of {}, not of {}", record.game, G::SLUG));
        }
        if record.rules != G::RULES_VERSION {
            let (theirs, ours) = (record.rules, G::RULES_VERSION);
            return refuse(3, format!("it was played with rules version {theirs}; this program uses version {ours}"));
        }
        let options = match G::Options::from_values(&record.options) {
            Ok(options) => options,
            Err(error) => return refuse(4, error.to_string()),
        };
        if options.to_values() != record.options {
            return refuse(4, "expected only options that differ from their defaults, in canonical form".to_owned());
        }
        match G::new(options, record.seats) {
            Ok(game) => Ok(Self { played: Match::new(game), record, next: 0 }),
            Err(error @ bearcade_core::SetupError::Seats { .. }) => refuse(5, error.to_string()),
            Err(error) => refuse(4, error.to_string()),
        }
    }

    /// Returns the match as replayed so far.
    pub fn played(&self) -> &Match<G> {
        &self.played
    }

    /// Returns the record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Replays the next step. Returns `None` after the last step if the stated result is correct.
    pub fn advance(&mut self) -> Option<Result<Replayed<G>, ReplayError>> {
        let Some(line) = self.record.lines.get(self.next) else {
            return self.result_error().map(Err);
        };
        let number = self.record.line_number(self.next);
        let done = self.carry_out(&line.clone()).map_err(|reason| ReplayError { line: number, reason });
        self.next += 1;
        Some(done)
    }

    /// Replays all remaining steps and returns the match.
    pub fn finish(mut self) -> Result<Match<G>, ReplayError> {
        while let Some(step) = self.advance() {
            step?;
        }
        Ok(self.played)
    }

    fn carry_out(&mut self, line: &Line) -> Result<Replayed<G>, String> {
        let game = self.played.game();
        let canonical = |written: String, text: &str| {
            if written == text { Ok(()) } else { Err(format!("`{text}` must be written as `{written}`")) }
        };
        let because = |error: MatchError| error.to_string();
        let step = match (line.seat, &line.step) {
            (Some(seat), LineStep::Open(text)) => {
                let action = game.read_action(text).map_err(|error| error.to_string())?;
                canonical(game.action_text(action), text)?;
                Step::Act(seat, action)
            }
            (None, LineStep::Open(text)) => {
                let chance = game.read_chance(text).map_err(|error| error.to_string())?;
                canonical(game.chance_text(chance), text)?;
                Step::Chance(chance)
            }
            (Some(seat), LineStep::Leave) => Step::Leave(seat),
            (_, LineStep::Hidden) => {
                return Err(
                    "a hidden step: this record shows only what one viewer saw, so it can't be replayed".to_owned()
                );
            }
            (None, LineStep::Leave) => return Err("chance can't leave".to_owned()),
        };
        let events = match step {
            Step::Act(seat, action) => self.played.act(seat, action).map_err(because)?,
            Step::Chance(chance) => self.played.chance(chance).map_err(because)?,
            Step::Leave(seat) => self.played.leave(seat).map_err(because)?,
        };
        Ok(Replayed { step, events })
    }

    /// Checks that the stated result is the one the rules give, and that an unfinished game states none.
    fn result_error(&self) -> Option<ReplayError> {
        let line = self.record.line_number(self.record.lines.len());
        let stated = self.record.result.as_deref();
        let actual = self.played.outcome().map(|outcome| outcome.to_string());
        let reason = match (stated, actual) {
            (Some(stated), Some(actual)) if stated == actual => return None,
            (None, None) => return None,
            (Some(_), Some(actual)) => format!("the actual result is `{actual}`"),
            (Some(_), None) => {
                format!("the record states a result, but the game is not over: {}", waiting(self.played.turn()))
            }
            (None, Some(actual)) => format!("the game is over, but this line is missing: `result: {actual}`"),
        };
        Some(ReplayError { line, reason })
    }
}

impl<G: Game> fmt::Debug for Replay<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay").field("record", &self.record).field("next", &self.next).finish_non_exhaustive()
    }
}

fn waiting(turn: Turn) -> String {
    match turn {
        Turn::Decide(seats) => format!("it is waiting for {seats:?} to decide"),
        Turn::Chance => "it is waiting for a chance outcome".to_owned(),
        Turn::Over => "it is over".to_owned(),
    }
}
