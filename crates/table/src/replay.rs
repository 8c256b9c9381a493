use std::fmt;

use bearcade_core::{Game, GameOptions, Step, Turn};

use crate::{Line, LineStep, Match, MatchError, Record, RecordError, StepOf};

/// Carries out a record step by step, checking each against the rules.
pub struct Replay<G: Game> {
    played: Match<G>,
    record: Record,
    next: usize,
}

/// Where a record leaves the rules, and why.
pub type ReplayError = RecordError;

/// A step of a record, carried out.
#[derive(Clone, Debug)]
pub struct Replayed<G: Game> {
    /// The step.
    pub step: StepOf<G>,
    /// What it brought about, unredacted.
    pub events: Vec<G::Event>,
}

impl<G: Game> Replay<G> {
    /// Before the first step. Refuses a record of another game or rules version, and options that the game refuses.
    pub fn new(record: Record) -> Result<Self, ReplayError> {
        let refuse = |line, reason: String| Err(ReplayError { line, reason });
        if record.game != G::SLUG {
            return refuse(2, format!("this is a record of {}, not of {}", record.game, G::SLUG));
        }
        if record.rules != G::RULES_VERSION {
            let (theirs, ours) = (record.rules, G::RULES_VERSION);
            return refuse(3, format!("it was played by rules version {theirs}; this program plays version {ours}"));
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

    /// The match as far as it has been replayed.
    pub fn played(&self) -> &Match<G> {
        &self.played
    }

    /// The record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Carries out the next step and returns it with what happened; `None` after the last, when the result has been
    /// found to be as stated.
    pub fn advance(&mut self) -> Option<Result<Replayed<G>, ReplayError>> {
        let Some(line) = self.record.lines.get(self.next) else {
            return self.result_error().map(Err);
        };
        let number = self.record.line_number(self.next);
        let done = self.carry_out(&line.clone()).map_err(|reason| ReplayError { line: number, reason });
        self.next += 1;
        Some(done)
    }

    /// Carries out everything that is left.
    pub fn finish(mut self) -> Result<Match<G>, ReplayError> {
        while let Some(step) = self.advance() {
            step?;
        }
        Ok(self.played)
    }

    fn carry_out(&mut self, line: &Line) -> Result<Replayed<G>, String> {
        let game = self.played.game();
        let canonical = |written: String, text: &str| {
            if written == text { Ok(()) } else { Err(format!("written `{text}` instead of `{written}`")) }
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
                return Err("a hidden step: this record shows what one viewer saw and can't be replayed".to_owned());
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

    /// The stated result must be the one the rules give; an unfinished game states none.
    fn result_error(&self) -> Option<ReplayError> {
        let line = self.record.line_number(self.record.lines.len());
        let stated = self.record.result.as_deref();
        let actual = self.played.outcome().map(|outcome| outcome.to_string());
        let reason = match (stated, actual) {
            (Some(stated), Some(actual)) if stated == actual => return None,
            (None, None) => return None,
            (Some(_), Some(actual)) => format!("the result is `{actual}`"),
            (Some(_), None) => format!("a result is stated, but the game is not over: {}", waiting(self.played.turn())),
            (None, Some(actual)) => format!("the game is over, but the record does not say so: `result: {actual}`"),
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
        Turn::Decide(seats) => format!("it waits for {seats:?} to decide"),
        Turn::Chance => "it waits for a chance outcome".to_owned(),
        Turn::Over => "it is over".to_owned(),
    }
}
