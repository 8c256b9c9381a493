use std::fmt;

use bearcade_core::{Game, NotationError, Outcome, Rule, Seat, SeenStep, State, Step, Turn, Viewer};

use crate::{Dice, Line, LineStep, Record};

/// A step of the game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// A game in play: its rules, its state, and its log.
///
/// A match checks every step. A refused step changes nothing.
///
/// A seat can undo its last decision until something random happens or something hidden is shown:
///
/// ```
/// use bearcade_core::{Game, GameOptions, OptionValues, Seat};
/// use bearcade_table::games::chaos_bear::{Action, ChaosBear, Options};
/// use bearcade_table::{Dice, Match, MatchError};
///
/// let seat = Seat::new(0);
/// let options = Options::from_values(&OptionValues::new())?;
/// let mut played = Match::new(ChaosBear::new(options, 2)?);
///
/// played.act(seat, Action::Draw)?;
/// played.undo(seat)?;
/// assert_eq!(played.legal_actions(seat), [Action::Roll, Action::Draw]);
///
/// played.act(seat, Action::Roll)?;
/// played.throw(&Dice::seeded(7))?;
/// assert_eq!(played.undo(seat), Err(MatchError::Sealed));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Match<G: Game> {
    game: G,
    state: State<G>,
    /// The steps that have not been undone, in order.
    steps: Vec<Played<G>>,
    /// Everything that happened, including undone steps and the undos.
    log: Vec<Entry<G::Action, G::Chance>>,
    /// The seat that resigned from a two-seat game without rules for leaving (ALL-5).
    resigned: Option<Seat>,
}

/// One entry of the full log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<A, C> {
    /// A step was applied.
    Step(Step<A, C>),
    /// The last `n` remaining steps were undone.
    Undo(usize),
}

/// A step that has not been undone.
struct Played<G: Game> {
    step: StepOf<G>,
    /// Whether this was a chance step or revealed something hidden. Then neither it nor any earlier step can be undone.
    seals: bool,
}

/// The steps that an undo would take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undoable {
    /// The number of steps: the seat's own decision and all replies to it.
    pub steps: usize,
    /// Whether other seats have decided since. If so, they must agree to the undo, unless they are bots.
    pub others_replied: bool,
}

/// The reason a match refuses something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchError {
    /// A rule forbids the action (ALL-4).
    Forbidden(Rule),
    /// The text is not an action or outcome of this game.
    Notation(NotationError),
    /// The game is over.
    Over,
    /// No seat can act until the chance step with this name is resolved.
    ChanceDue(&'static str),
    /// No chance step is pending.
    NoChanceDue,
    /// This outcome is not possible in the pending chance step, which has this name.
    Impossible(&'static str),
    /// There is no such seat.
    NoSuchSeat,
    /// A game with one seat can't be left. Just stop playing.
    Alone,
    /// The game can't continue without the seat. A bot should take over; no step is logged (ALL-5).
    SeatGoesOn,
    /// The seat has already left the game.
    AlreadyOut,
    /// The seat has made no decision yet.
    NothingToUndo,
    /// Something random happened, or something hidden was shown, after the seat's last decision.
    Sealed,
}

impl<G: Game> Match<G> {
    /// Creates a match before its first step.
    pub fn new(game: G) -> Self {
        let state = State::initial(&game);
        Self { game, state, steps: Vec::new(), log: Vec::new(), resigned: None }
    }

    /// Returns the rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the current state.
    pub fn state(&self) -> &State<G> {
        &self.state
    }

    /// Returns the steps that have not been undone, in order.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = StepOf<G>> + '_ {
        self.steps.iter().map(|played| played.step)
    }

    /// Returns everything that happened, including undone steps.
    pub fn log(&self) -> &[Entry<G::Action, G::Chance>] {
        &self.log
    }

    /// Returns what the match is waiting for.
    pub fn turn(&self) -> Turn {
        if self.resigned.is_some() { Turn::Over } else { self.game.turn(&self.state.position) }
    }

    /// Returns the result if the match is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match (self.resigned, self.turn()) {
            (Some(seat), _) => Some(Outcome::forfeit(self.game.seats(), seat)),
            (None, Turn::Over) => Some(self.game.outcome(&self.state.position)),
            _ => None,
        }
    }

    /// Returns what a viewer sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// Returns a seat's legal actions, or none if the seat does not have to decide.
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.turn().asks(seat) {
            self.game.legal_actions(&self.state.position, seat, &mut actions);
        }
        actions
    }

    /// Returns at most the first `most` legal actions of a seat.
    pub fn first_legal_actions(&self, seat: Seat, most: usize) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.turn().asks(seat) {
            self.game.first_legal_actions(&self.state.position, seat, most, &mut actions);
        }
        actions
    }

    /// Returns the possible outcomes of the pending chance step with their weights, or none if no chance step is
    /// pending.
    pub fn outcomes(&self) -> Vec<(G::Chance, u32)> {
        let mut outcomes = Vec::new();
        if self.turn() == Turn::Chance {
            self.game.chance_outcomes(&self.state.position, &mut outcomes);
        }
        outcomes
    }

    /// Checks that an action is allowed, without making it.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), MatchError> {
        if seat.index() >= usize::from(self.game.seats()) {
            return Err(MatchError::NoSuchSeat);
        }
        match self.turn() {
            Turn::Over => Err(MatchError::Over),
            Turn::Chance => Err(MatchError::ChanceDue(self.game.chance_name(&self.state.position))),
            Turn::Decide(_) => self.game.check(&self.state.position, seat, action).map_err(MatchError::Forbidden),
        }
    }

    /// Makes a seat's decision and returns what happened.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, MatchError> {
        self.check(seat, action)?;
        Ok(self.push(Step::Act(seat, action)))
    }

    /// Applies a chance outcome from outside: real dice, or a record (ALL-2). Returns what happened.
    pub fn chance(&mut self, chance: G::Chance) -> Result<Vec<G::Event>, MatchError> {
        match self.turn() {
            Turn::Over => return Err(MatchError::Over),
            Turn::Decide(_) => return Err(MatchError::NoChanceDue),
            Turn::Chance => {}
        }
        if !self.outcomes().iter().any(|&(outcome, _)| outcome == chance) {
            return Err(MatchError::Impossible(self.game.chance_name(&self.state.position)));
        }
        Ok(self.push(Step::Chance(chance)))
    }

    /// Resolves the pending chance step with `dice`. Returns the outcome and what happened.
    pub fn throw(&mut self, dice: &Dice) -> Result<(G::Chance, Vec<G::Event>), MatchError> {
        if self.turn() != Turn::Chance {
            return Err(if self.turn() == Turn::Over { MatchError::Over } else { MatchError::NoChanceDue });
        }
        let chance = dice.throw(&self.game, &self.state.position, self.steps.len() as u64);
        Ok((chance, self.push(Step::Chance(chance))))
    }

    /// Lets a seat leave permanently and returns what happened (ALL-5). In a two-seat game, the other seat wins. In a
    /// larger game, the rules decide what happens, if they cover it.
    pub fn leave(&mut self, seat: Seat) -> Result<Vec<G::Event>, MatchError> {
        self.leavable(seat)?;
        Ok(self.push(Step::Leave(seat)))
    }

    /// Checks that a seat could leave permanently now.
    pub fn leavable(&self, seat: Seat) -> Result<(), MatchError> {
        let seats = self.game.seats();
        if seat.index() >= usize::from(seats) {
            return Err(MatchError::NoSuchSeat);
        }
        if self.turn() == Turn::Over {
            return Err(MatchError::Over);
        }
        if G::CAN_LEAVE {
            let mut after = self.state.clone();
            after.apply(&self.game, Step::Leave(seat));
            if after == self.state {
                return Err(MatchError::AlreadyOut);
            }
        } else if seats == 1 {
            return Err(MatchError::Alone);
        } else if seats > 2 {
            return Err(MatchError::SeatGoesOn);
        }
        Ok(())
    }

    /// Returns what a seat could undo now: its last decision and everything after it. Nothing random may have happened
    /// since, and nothing hidden may have been shown.
    pub fn undoable(&self, seat: Seat) -> Result<Undoable, MatchError> {
        if seat.index() >= usize::from(self.game.seats()) {
            return Err(MatchError::NoSuchSeat);
        }
        let own = |played: &Played<G>| matches!(played.step, Step::Act(actor, _) if actor == seat);
        let at = self.steps.iter().rposition(own).ok_or(MatchError::NothingToUndo)?;
        let since = &self.steps[at..];
        if since.iter().any(|played| played.seals) {
            return Err(MatchError::Sealed);
        }
        let others_replied = since.iter().any(|played| !own(played));
        Ok(Undoable { steps: since.len(), others_replied })
    }

    /// Undoes a seat's last decision and everything after it. Callers must first get the other players' consent if
    /// [`Undoable::others_replied`] is true.
    pub fn undo(&mut self, seat: Seat) -> Result<Undoable, MatchError> {
        let undoable = self.undoable(seat)?;
        let keep = self.steps.len() - undoable.steps;
        self.rewind(keep);
        self.log.push(Entry::Undo(undoable.steps));
        Ok(undoable)
    }

    /// Removes the last `count` steps without a trace, for callers that could not store them. None of them may have
    /// been undone since. To let a player take back a move, use [`undo`](Self::undo).
    pub fn forget(&mut self, count: usize) {
        let keep = self.steps.len() - count;
        debug_assert!(self.log[self.log.len() - count..].iter().all(|entry| matches!(entry, Entry::Step(_))));
        self.rewind(keep);
        self.log.truncate(self.log.len() - count);
        if !self.steps.iter().any(|played| matches!(played.step, Step::Leave(_))) {
            self.resigned = None;
        }
    }

    /// Returns the state after the first `count` steps.
    pub fn state_after(&self, count: usize) -> State<G> {
        let mut state = State::initial(&self.game);
        for played in &self.steps[..count] {
            apply(&self.game, &mut state, played.step);
        }
        state
    }

    /// Returns the record as this viewer may see it, without undone steps.
    pub fn record(&self, viewer: Viewer) -> Record {
        let mut state = State::initial(&self.game);
        let mut lines = Vec::with_capacity(self.steps.len());
        for played in &self.steps {
            let seen = self.game.redact_step(&state.position, played.step, viewer);
            lines.push(self.line(seen));
            apply(&self.game, &mut state, played.step);
        }
        Record::new(&self.game, lines, self.outcome())
    }

    /// Returns a step in notation.
    pub fn line(&self, seen: SeenStep<G::Action, G::Chance>) -> Line {
        match seen {
            SeenStep::Open(Step::Act(seat, action)) => {
                Line { seat: Some(seat), step: LineStep::Open(self.game.action_text(action)) }
            }
            SeenStep::Open(Step::Chance(chance)) => {
                Line { seat: None, step: LineStep::Open(self.game.chance_text(chance)) }
            }
            SeenStep::Open(Step::Leave(seat)) => Line { seat: Some(seat), step: LineStep::Leave },
            SeenStep::HiddenAct(seat) => Line { seat: Some(seat), step: LineStep::Hidden },
            SeenStep::HiddenChance => Line { seat: None, step: LineStep::Hidden },
        }
    }

    fn push(&mut self, step: StepOf<G>) -> Vec<G::Event> {
        let events = apply(&self.game, &mut self.state, step);
        let seals = !matches!(step, Step::Act(..)) || events.iter().any(|event| self.game.reveals(event));
        if let (Step::Leave(seat), false) = (step, G::CAN_LEAVE) {
            self.resigned = Some(seat);
        }
        self.steps.push(Played { step, seals });
        self.log.push(Entry::Step(step));
        events
    }

    fn rewind(&mut self, keep: usize) {
        self.state = self.state_after(keep);
        self.steps.truncate(keep);
    }
}

/// Applies a step. If the rules don't cover leaving, a leave does not change the position; it ends the match.
fn apply<G: Game>(game: &G, state: &mut State<G>, step: StepOf<G>) -> Vec<G::Event> {
    if matches!(step, Step::Leave(_)) && !G::CAN_LEAVE { Vec::new() } else { state.apply(game, step) }
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Forbidden(rule) => rule.fmt(f),
            Self::Notation(error) => error.fmt(f),
            Self::Over => f.write_str("the game is over"),
            Self::ChanceDue(name) => write!(f, "no seat can act now: the chance step `{name}` is pending"),
            Self::NoChanceDue => f.write_str("no chance step is pending"),
            Self::Impossible(name) => write!(f, "this outcome can't come at the chance step `{name}` now"),
            Self::NoSuchSeat => f.write_str("there is no such seat in this game"),
            Self::Alone => f.write_str("a game with one seat can't be left; just stop playing (ALL-5)"),
            Self::SeatGoesOn => {
                f.write_str("this game can't continue without the seat; let a bot take over instead of leaving (ALL-5)")
            }
            Self::AlreadyOut => f.write_str("this seat has already left the game"),
            Self::NothingToUndo => f.write_str("this seat has no decision to undo"),
            Self::Sealed => {
                f.write_str("chance fell or something was shown since this seat's last decision: it stands")
            }
        }
    }
}

impl std::error::Error for MatchError {}
