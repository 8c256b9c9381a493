use std::fmt;

use bearcade_core::{Game, NotationError, Outcome, Rule, Seat, SeenStep, State, Step, Turn, Viewer};

use crate::{Dice, Line, LineStep, Record};

/// A step of a game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// A game in play: its rules, its state, and the log that led there.
///
/// Every way in is checked. What is refused changes nothing.
pub struct Match<G: Game> {
    game: G,
    state: State<G>,
    /// The steps that count, in order.
    steps: Vec<Played<G>>,
    /// Everything that was done, taken-back steps and takings-back included.
    log: Vec<Entry<G::Action, G::Chance>>,
    /// Who resigned from a two-seat game whose rules don't know leaving (ALL-5).
    resigned: Option<Seat>,
}

/// One entry of the whole log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<A, C> {
    /// A step was carried out.
    Step(Step<A, C>),
    /// The last `n` steps that still counted were taken back.
    Undo(usize),
}

/// A step that counts, and whether it can be taken back.
struct Played<G: Game> {
    step: StepOf<G>,
    /// Chance fell, or somebody was shown something: what came before can't be undone.
    seals: bool,
}

/// What can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undoable {
    /// How many steps, the seat's own decision and the replies to it.
    pub steps: usize,
    /// Did other seats decide since? Then they must agree, unless they are bots.
    pub others_replied: bool,
}

/// Why a match refuses something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchError {
    /// A rule forbids the action (ALL-4).
    Forbidden(Rule),
    /// The text is not an action or outcome of this game.
    Notation(NotationError),
    /// The game is over.
    Over,
    /// No seat can act now: this chance step is due.
    ChanceDue(&'static str),
    /// No chance step is due.
    NoChanceDue,
    /// This outcome can't come now; the name of the chance step that is due.
    Impossible(&'static str),
    /// There is no such seat.
    NoSuchSeat,
    /// A game of one seat can't be left; it is just not played on.
    Alone,
    /// The rules can't go on without a seat: a bot takes it over, and no step is written (ALL-5).
    SeatGoesOn,
    /// The seat is out of the game already.
    AlreadyOut,
    /// The seat has made no decision yet.
    NothingToUndo,
    /// Since the seat's last decision chance fell, or somebody was shown something.
    Sealed,
}

impl<G: Game> Match<G> {
    /// A match at its start.
    pub fn new(game: G) -> Self {
        let state = State::initial(&game);
        Self { game, state, steps: Vec::new(), log: Vec::new(), resigned: None }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state.
    pub fn state(&self) -> &State<G> {
        &self.state
    }

    /// The steps that count, in order.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = StepOf<G>> + '_ {
        self.steps.iter().map(|played| played.step)
    }

    /// Everything that was done, undone steps included.
    pub fn log(&self) -> &[Entry<G::Action, G::Chance>] {
        &self.log
    }

    /// What the match waits for.
    pub fn turn(&self) -> Turn {
        if self.resigned.is_some() { Turn::Over } else { self.game.turn(&self.state.position) }
    }

    /// The result, once the match is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match (self.resigned, self.turn()) {
            (Some(seat), _) => Some(Outcome::forfeit(self.game.seats(), seat)),
            (None, Turn::Over) => Some(self.game.outcome(&self.state.position)),
            _ => None,
        }
    }

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// The legal actions of a seat: none unless it owes a decision.
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.turn().asks(seat) {
            self.game.legal_actions(&self.state.position, seat, &mut actions);
        }
        actions
    }

    /// The first so many of them.
    pub fn first_legal_actions(&self, seat: Seat, most: usize) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.turn().asks(seat) {
            self.game.first_legal_actions(&self.state.position, seat, most, &mut actions);
        }
        actions
    }

    /// The outcomes that can come now, with their weights: none unless a chance step is due.
    pub fn outcomes(&self) -> Vec<(G::Chance, u32)> {
        let mut outcomes = Vec::new();
        if self.turn() == Turn::Chance {
            self.game.chance_outcomes(&self.state.position, &mut outcomes);
        }
        outcomes
    }

    /// Would this action be taken?
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

    /// A seat's decision.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, MatchError> {
        self.check(seat, action)?;
        Ok(self.push(Step::Act(seat, action)))
    }

    /// A chance outcome from outside: typed in by a person with real dice, or read from a record (ALL-2).
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

    /// Throws one chance step that is due.
    pub fn throw(&mut self, dice: &Dice) -> Result<(G::Chance, Vec<G::Event>), MatchError> {
        if self.turn() != Turn::Chance {
            return Err(if self.turn() == Turn::Over { MatchError::Over } else { MatchError::NoChanceDue });
        }
        let chance = dice.throw(&self.game, &self.state.position, self.steps.len() as u64);
        Ok((chance, self.push(Step::Chance(chance))))
    }

    /// A seat leaves for good (ALL-5). In a two-seat game the other seat wins. With more seats the rules say what
    /// happens, if they can.
    pub fn leave(&mut self, seat: Seat) -> Result<Vec<G::Event>, MatchError> {
        self.leavable(seat)?;
        Ok(self.push(Step::Leave(seat)))
    }

    /// Could a seat leave for good now?
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

    /// What a seat could take back now: its last decision, if since then no chance fell and nobody was shown anything.
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

    /// Takes back a seat's last decision and all that followed. Whether the others agree is the caller's to know.
    pub fn undo(&mut self, seat: Seat) -> Result<Undoable, MatchError> {
        let undoable = self.undoable(seat)?;
        let keep = self.steps.len() - undoable.steps;
        self.rewind(keep);
        self.log.push(Entry::Undo(undoable.steps));
        Ok(undoable)
    }

    /// Forgets the last steps as if they had never been made, for whoever tried them and could not keep them. Unlike
    /// [`undo`](Self::undo) it leaves no trace, so none of them may have been taken back since.
    pub fn forget(&mut self, count: usize) {
        let keep = self.steps.len() - count;
        debug_assert!(self.log[self.log.len() - count..].iter().all(|entry| matches!(entry, Entry::Step(_))));
        self.rewind(keep);
        self.log.truncate(self.log.len() - count);
        if !self.steps.iter().any(|played| matches!(played.step, Step::Leave(_))) {
            self.resigned = None;
        }
    }

    /// The state after the first `count` steps.
    pub fn state_after(&self, count: usize) -> State<G> {
        let mut state = State::initial(&self.game);
        for played in &self.steps[..count] {
            apply(&self.game, &mut state, played.step);
        }
        state
    }

    /// The record as this viewer may see it. Undone steps are left out.
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

    /// A step in notation.
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

/// Carries out a step. A leaving that the rules don't know changes no position: it ends the match.
fn apply<G: Game>(game: &G, state: &mut State<G>, step: StepOf<G>) -> Vec<G::Event> {
    if matches!(step, Step::Leave(_)) && !G::CAN_LEAVE { Vec::new() } else { state.apply(game, step) }
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Forbidden(rule) => rule.fmt(f),
            Self::Notation(error) => error.fmt(f),
            Self::Over => f.write_str("the game is over"),
            Self::ChanceDue(name) => write!(f, "nobody can act now: the chance step `{name}` is due"),
            Self::NoChanceDue => f.write_str("no chance step is due"),
            Self::Impossible(name) => write!(f, "this outcome can't come at the chance step `{name}` now"),
            Self::NoSuchSeat => f.write_str("there is no such seat in this game"),
            Self::Alone => f.write_str("a game of one seat can't be left; stop playing instead (ALL-5)"),
            Self::SeatGoesOn => {
                f.write_str("this game can't go on without a seat: let a bot take it over; no step is written (ALL-5)")
            }
            Self::AlreadyOut => f.write_str("this seat is out of the game already"),
            Self::NothingToUndo => f.write_str("this seat has made no decision that could be taken back"),
            Self::Sealed => {
                f.write_str("chance fell or something was shown since this seat's last decision: it stands")
            }
        }
    }
}

impl std::error::Error for MatchError {}
