//! A game under way, whichever it is.

mod telling;

use std::fmt::Write as _;
use std::sync::Arc;

use bearcade_bots::{Budget, Level, Policy, Seen, Term, Weighed};
use bearcade_core::{GameOptions, OptionValues, Outcome, Seat, SeenStep, SetupError, Step, Turn, Viewer};
use bearcade_narrate::{Key, Said, Teller, Words, brief_worth, say_hint};
use bearcade_store::TableId;
use bearcade_table::games::el_oso::ElOso;
use bearcade_table::{Dice, Match, MatchError, StepOf, for_each_game, throw_alike};
use maud::Markup;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};

use self::telling::say_given_up;
use crate::board::{Board, Fields, Given, Press, Sight};
use crate::{objection, pages};

/// Lists of legal actions longer than this are not sent unasked: they are composed, not picked from.
pub(crate) const MOST_LISTED: usize = 100;
/// So many legal actions are counted at all.
pub(crate) const MOST_COUNTED: usize = 10_000;

/// A bot's thought, to be had on a thread of its own: the action in notation.
pub(crate) type Thought = Box<dyn FnOnce() -> String + Send>;

/// A moment of a game. Steps after it may be forgotten; what is before it may not be taken back meanwhile.
#[derive(Clone, Debug)]
pub(crate) struct Mark {
    /// How many steps counted.
    pub(crate) steps: usize,
    changes: u64,
    asked: Vec<Option<u64>>,
}

/// A match of any game, with its dice and its story.
pub(crate) trait Live: Send + Sync {
    /// What is awaited.
    fn turn(&self) -> Turn;
    /// How many steps count.
    fn steps(&self) -> usize;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The number of the decision that a seat owes: the same until it is answered.
    fn decision(&self, seat: Seat) -> Option<u64>;
    /// The legal actions of a seat in notation, and how many there are; the list only if it is short or `all` is asked for.
    /// What is beyond [`MOST_COUNTED`] is neither counted nor listed: nobody waits while millions are put together.
    fn legal(&self, seat: Seat, all: bool) -> (usize, Option<Vec<String>>);

    /// A seat's decision, and the throws that follow it.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), MatchError>;
    /// Has a seat left for good?
    fn has_left(&self, seat: Seat) -> bool;
    /// Has a seat left the game at or after this step?
    fn leaves_since(&self, steps: usize) -> bool;
    /// Could a seat leave for good now?
    fn may_leave(&self, seat: Seat) -> bool;
    /// A seat leaves for good, and the throws that follow.
    fn leave(&mut self, seat: Seat) -> Result<(), MatchError>;
    /// Throws whatever is due.
    fn settle(&mut self);
    /// What a seat could take back.
    fn undoable(&self, seat: Seat) -> Result<bearcade_table::Undoable, MatchError>;
    /// Takes back a seat's last decision.
    fn undo(&mut self, seat: Seat) -> Result<(), MatchError>;
    /// Where the game is, to return to.
    fn mark(&self) -> Mark;
    /// Forgets all steps since a mark, as if they had never been tried.
    fn return_to(&mut self, mark: Mark);
    /// Carries out the lines of a log entry.
    fn replay(&mut self, lines: &str) -> Result<(), String>;

    /// The steps from `from` on, one a line, nothing hidden: what goes into the log.
    fn lines(&self, from: usize) -> String;
    /// Appends `"steps":[…],"events":[…]` from `from` on, as a viewer learns of them; `lines` are the same steps as they
    /// stand in the log.
    fn write_happenings(&self, from: usize, lines: &str, viewer: Viewer, out: &mut Vec<u8>);
    /// Appends the view as JSON.
    fn write_view(&self, viewer: Viewer, out: &mut Vec<u8>);
    /// The record as a viewer may see it.
    fn record(&self, viewer: Viewer) -> String;

    /// What a bot would think on this seat, and with which number of decisions behind it.
    fn thought(&self, seat: Seat, level: Level) -> Thought;

    /// What the strongest bot would do on this seat, as JSON with the words (`say`) and, by notation, what each action is
    /// worth (`values`); none if the seat owes no decision.
    fn advice(&self, seat: Seat, words: &'static Words, names: &[String]) -> Option<Thought>;
    /// What the strongest bot thinks of the game at a table so far, as HTML.
    fn review(&self, table: TableId, words: &'static Words, names: Vec<String>) -> Thought;
    /// The keys of the game.
    fn keys(&self) -> &'static [Key];

    /// The result in words, once the game is over.
    fn say_outcome(&self, words: &Words, names: &[String], viewer: Viewer) -> Option<Said>;
    /// The sentences from step `from` on; the last one is the result once the game is over.
    fn tell(&self, from: usize, words: &Words, names: &[String], viewer: Viewer) -> Vec<Said>;
    /// What a seat is asked.
    fn ask(&self, words: &Words, names: &[String], seat: Seat) -> String;
    /// A topic of the status (`status` is the whole).
    fn answer(&self, topic: &str, words: &Words, names: &[String], viewer: Viewer) -> String;
    /// The game as it lies on the table; what a seat may do is there to be pointed at if it `acts`.
    fn picture(&self, words: &Words, names: &[String], viewer: Viewer, acts: bool) -> Markup;
    /// The fields of a form for a seat's decision.
    fn form(&self, words: &Words, names: &[String], seat: Seat) -> Markup;
    /// The action that a form's fields stand for.
    fn compose(&self, fields: &Fields) -> Option<String>;
    /// An action, legal or not, as it stands in a list of things to try; none if it is no action of the game.
    fn label(&self, action: &str, words: &Words, names: &[String], seat: Seat) -> Option<String>;
    /// A line for somebody new to the game, if the seat owes a decision.
    fn coach(&self, words: &Words, names: &[String], seat: Seat) -> Option<String>;
    /// Why an action is refused, in the player's words; none if it is legal.
    fn objection(&self, action: (&str, Given), words: &Words, names: &[String], seat: Seat) -> Option<String>;
    /// Why a press on a part of the picture does nothing, in the player's words.
    fn press(&self, press: Press, words: &Words, names: &[String], seat: Seat) -> String;
    /// A line of the board through a place, for a topic that a key of the game scans.
    fn scan(&self, topic: &str, place: Option<&str>, words: &Words, names: &[String], viewer: Viewer) -> String;
    /// What can be said about an action beyond whether it is legal, where the game has something to say.
    fn remark(&self, action: &str, words: &Words, names: &[String], seat: Seat) -> Option<String>;
}

/// A game set up from its slug, options and seats.
pub(crate) fn set_up(
    slug: &str,
    options: &OptionValues,
    seats: u8,
    secret: [u8; 32],
) -> Result<Box<dyn Live>, Unplayable> {
    macro_rules! each {
        ($($game:ty),+) => {
            $(if slug == <$game as bearcade_core::Game>::SLUG {
                return Ok(Box::new(LiveGame::<$game>::new(options, seats, secret)?));
            })+
        };
    }
    for_each_game!(each);
    Err(Unplayable::NoSuchGame)
}

/// The game of a table: a daily bear, or any.
pub(crate) fn of_table(
    slug: &str,
    options: &OptionValues,
    seats: u8,
    secret: [u8; 32],
    daily: bool,
) -> Result<Box<dyn Live>, Unplayable> {
    if daily { set_up_daily(secret) } else { set_up(slug, options, seats, secret) }
}

/// A daily bear: El Oso whose dice depend on the secret, the turn and what they are for alone, so that everybody who
/// plays it meets the same ones whatever they decide (EO-27).
fn set_up_daily(secret: [u8; 32]) -> Result<Box<dyn Live>, Unplayable> {
    let throw: Throw<ElOso> = |dice, _, position, _| throw_alike(dice, 0, position);
    Ok(Box::new(LiveGame { throw, ..LiveGame::<ElOso>::new(&OptionValues::new(), 1, secret)? }))
}

/// How the outcome of a chance step comes from the dice; the last is the number of the step.
type Throw<G> = fn(&Dice, &G, &<G as bearcade_core::Game>::Position, u64) -> <G as bearcade_core::Game>::Chance;

/// Why a game can't be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unplayable {
    /// There is no such game.
    NoSuchGame,
    /// The game refuses the options or seats.
    Refused(SetupError),
}

impl From<SetupError> for Unplayable {
    fn from(error: SetupError) -> Self {
        Self::Refused(error)
    }
}

/// A step that counts, what it brought about, and who saw it.
struct Told<G: bearcade_core::Game> {
    step: StepOf<G>,
    events: Vec<G::Event>,
    /// Bit 0 for watchers, bit n + 1 for seat n: who saw the step itself.
    open: u16,
}

struct LiveGame<G: bearcade_core::Game> {
    played: Match<G>,
    /// The same rules once more, for bots that think elsewhere.
    rules: Arc<G>,
    dice: Dice,
    throw: Throw<G>,
    secret: [u8; 32],
    story: Vec<Told<G>>,
    /// How often anything has changed. It never goes back, not even when a decision is taken back, so that the answer to
    /// a decision that is no more is not taken for the answer to another.
    changes: u64,
    /// The number of changes at which each seat was asked, while it is.
    asked: Vec<Option<u64>>,
    /// Who left for good, each with the number of steps before it.
    left: Vec<(usize, Seat)>,
}

const fn bit(viewer: Viewer) -> u16 {
    match viewer {
        Viewer::Watcher => 1,
        Viewer::Seat(seat) => 2 << seat.index(),
        Viewer::Omniscient => u16::MAX,
    }
}

impl<G: Board + Policy> LiveGame<G> {
    fn new(options: &OptionValues, seats: u8, secret: [u8; 32]) -> Result<Self, SetupError> {
        let options = G::Options::from_values(options)?;
        let mut live = Self {
            played: Match::new(G::new(options.clone(), seats)?),
            rules: Arc::new(G::new(options, seats)?),
            dice: Dice::secret(secret),
            throw: |dice, game, position, step| dice.throw(game, position, step),
            secret,
            story: Vec::new(),
            changes: 0,
            asked: vec![None; seats.into()],
            left: Vec::new(),
        };
        live.note_who_is_asked(None);
        Ok(live)
    }

    fn read_action(&self, text: &str) -> Result<G::Action, MatchError> {
        self.played.game().read_action(text).map_err(MatchError::Notation)
    }

    /// Carries out a step that the match has not yet seen.
    fn push(&mut self, step: StepOf<G>) -> Result<(), MatchError> {
        let open = self.who_sees(step);
        let events = match step {
            Step::Act(seat, action) => self.played.act(seat, action)?,
            Step::Chance(chance) => self.played.chance(chance)?,
            Step::Leave(seat) => self.played.leave(seat)?,
        };
        self.note(step, events, open);
        Ok(())
    }

    fn note(&mut self, step: StepOf<G>, events: Vec<G::Event>, open: u16) {
        if let Step::Leave(seat) = step {
            self.left.push((self.story.len(), seat));
        }
        self.story.push(Told { step, events, open });
        self.changes += 1;
        self.note_who_is_asked(Some(step));
    }

    /// Forgets what was told beyond so many steps.
    fn forget_from(&mut self, steps: usize) {
        self.story.truncate(steps);
        self.left.retain(|&(before, _)| before < steps);
    }

    fn who_sees(&self, step: StepOf<G>) -> u16 {
        let game = self.played.game();
        let position = &self.played.state().position;
        let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Watcher]);
        let sees = |viewer: &Viewer| matches!(game.redact_step(position, step, *viewer), SeenStep::Open(_));
        viewers.filter(sees).fold(0, |open, viewer| open | bit(viewer))
    }

    /// A seat that still owes an answer while others give theirs at the same time owes the same one.
    fn note_who_is_asked(&mut self, after: Option<StepOf<G>>) {
        let turn = self.played.turn();
        let now = self.changes;
        let others_answered = |seat: Seat| matches!(after, Some(Step::Act(actor, _)) if actor != seat);
        for seat in Seat::all(self.asked.len() as u8) {
            let asked = &mut self.asked[seat.index()];
            *asked = match *asked {
                _ if !turn.asks(seat) => None,
                Some(before) if others_answered(seat) => Some(before),
                _ => Some(now),
            };
        }
    }

    fn with_sight<T>(
        &self,
        words: &Words,
        names: &[String],
        viewer: Viewer,
        acts: bool,
        show: impl FnOnce(&G, &Sight<G>) -> T,
    ) -> T {
        let legal = match viewer {
            Viewer::Seat(seat) if acts && self.played.turn().asks(seat) => self.played.legal_actions(seat),
            _ => Vec::new(),
        };
        let view = self.played.view(viewer);
        let teller = Self::teller(words, names, viewer);
        show(
            self.played.game(),
            &Sight { view: &view, viewer, legal: &legal, teller: &teller, is_over: self.played.turn() == Turn::Over },
        )
    }

    /// What happened since the viewer's last decision, or anybody's if they only watch, as they learn of it.
    fn lately(&self, viewer: Viewer) -> Vec<G::Event> {
        let is_theirs = |told: &Told<G>| match (told.step, viewer) {
            (Step::Act(seat, _), Viewer::Seat(own)) => seat == own,
            (step, _) => matches!(step, Step::Act(..)),
        };
        let from = self.story.iter().rposition(is_theirs).unwrap_or(0);
        let events = self.story[from..].iter().flat_map(|told| &told.events);
        events.filter_map(|event| self.played.game().redact(event, viewer)).collect()
    }

    fn write_line(&self, seen: SeenStep<G::Action, G::Chance>, out: &mut Vec<u8>) {
        write_json(&self.played.line(seen).to_string(), out);
    }

    fn teller<'a>(words: &'a Words, names: &'a [String], viewer: Viewer) -> Teller<'a> {
        Teller::new(words, names, viewer)
    }
}

impl<G: Board + Policy> Live for LiveGame<G> {
    fn turn(&self) -> Turn {
        self.played.turn()
    }

    fn steps(&self) -> usize {
        self.story.len()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.played.outcome()
    }

    fn decision(&self, seat: Seat) -> Option<u64> {
        self.asked.get(seat.index()).copied().flatten()
    }

    fn legal(&self, seat: Seat, all: bool) -> (usize, Option<Vec<String>>) {
        let actions = self.played.first_legal_actions(seat, MOST_COUNTED);
        let game = self.played.game();
        let listed = all || actions.len() <= MOST_LISTED;
        (actions.len(), listed.then(|| actions.into_iter().map(|action| game.action_text(action)).collect()))
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), MatchError> {
        let action = self.read_action(action)?;
        // What is refused must not be asked who sees it.
        self.played.check(seat, action)?;
        self.push(Step::Act(seat, action))?;
        self.settle();
        Ok(())
    }

    fn has_left(&self, seat: Seat) -> bool {
        self.left.iter().any(|&(_, left)| left == seat)
    }

    fn leaves_since(&self, steps: usize) -> bool {
        self.left.iter().any(|&(before, _)| before >= steps)
    }

    fn may_leave(&self, seat: Seat) -> bool {
        self.played.leavable(seat).is_ok()
    }

    fn leave(&mut self, seat: Seat) -> Result<(), MatchError> {
        let events = self.played.leave(seat)?;
        self.note(Step::Leave(seat), events, u16::MAX);
        self.settle();
        Ok(())
    }

    fn settle(&mut self) {
        while self.played.turn() == Turn::Chance {
            let step = self.played.steps().len() as u64;
            let chance = (self.throw)(&self.dice, self.played.game(), &self.played.state().position, step);
            self.push(Step::Chance(chance)).expect("the dice throw what can fall");
        }
    }

    fn undoable(&self, seat: Seat) -> Result<bearcade_table::Undoable, MatchError> {
        self.played.undoable(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), MatchError> {
        let undone = self.played.undo(seat)?;
        self.forget_from(self.story.len() - undone.steps);
        self.changes += 1;
        self.asked.fill(None);
        self.note_who_is_asked(None);
        Ok(())
    }

    fn mark(&self) -> Mark {
        Mark { steps: self.story.len(), changes: self.changes, asked: self.asked.clone() }
    }

    fn return_to(&mut self, mark: Mark) {
        self.played.forget(self.story.len() - mark.steps);
        self.forget_from(mark.steps);
        self.changes = mark.changes;
        self.asked = mark.asked;
    }

    fn replay(&mut self, lines: &str) -> Result<(), String> {
        for line in lines.lines() {
            let bad = || format!("not a step: {line}");
            let (who, what) = line.strip_prefix("> ").and_then(|rest| rest.split_once(' ')).ok_or_else(bad)?;
            let game = self.played.game();
            if who == "*" {
                let chance = game.read_chance(what).map_err(|error| error.to_string())?;
                self.push(Step::Chance(chance)).map_err(|error| error.to_string())?;
                continue;
            }
            let seat: u8 = who.parse().map_err(|_| bad())?;
            if seat >= game.seats() {
                return Err(bad());
            }
            let seat = Seat::new(seat);
            if what == "leave" {
                let events = self.played.leave(seat).map_err(|error| error.to_string())?;
                self.note(Step::Leave(seat), events, u16::MAX);
            } else {
                let action = game.read_action(what).map_err(|error| error.to_string())?;
                self.played.check(seat, action).map_err(|error| error.to_string())?;
                self.push(Step::Act(seat, action)).map_err(|error| error.to_string())?;
            }
        }
        Ok(())
    }

    fn lines(&self, from: usize) -> String {
        let mut lines = String::new();
        for told in &self.story[from..] {
            writeln!(lines, "{}", self.played.line(SeenStep::Open(told.step))).expect("a string takes any text");
        }
        lines
    }

    fn write_happenings(&self, from: usize, lines: &str, viewer: Viewer, out: &mut Vec<u8>) {
        let game = self.played.game();
        out.extend_from_slice(b"\"steps\":[");
        for (index, (told, line)) in self.story[from..].iter().zip(lines.lines()).enumerate() {
            if index > 0 {
                out.push(b',');
            }
            // Notation is printable ASCII; only quotes and backslashes would need care, and the serialiser takes it.
            match told.step {
                _ if told.open & bit(viewer) != 0 => write_json(line, out),
                Step::Act(seat, _) | Step::Leave(seat) => self.write_line(SeenStep::HiddenAct(seat), out),
                Step::Chance(_) => self.write_line(SeenStep::HiddenChance, out),
            }
        }
        out.extend_from_slice(b"],\"events\":[");
        let events = self.story[from..].iter().flat_map(|told| &told.events);
        for (index, event) in events.filter_map(|event| game.redact(event, viewer)).enumerate() {
            if index > 0 {
                out.push(b',');
            }
            write_json(&event, out);
        }
        out.push(b']');
    }

    fn write_view(&self, viewer: Viewer, out: &mut Vec<u8>) {
        write_json(&self.played.view(viewer), out);
    }

    fn record(&self, viewer: Viewer) -> String {
        self.played.record(viewer).to_string()
    }

    fn thought(&self, seat: Seat, level: Level) -> Thought {
        let game = Arc::clone(&self.rules);
        let view = self.played.view(Viewer::Seat(seat));
        let legal = self.played.legal_actions(seat);
        // Repeatable: whoever thinks this thought again, after a crash or on another machine, comes to the same end. The
        // dice use the streams from 0 up.
        let mut rng = ChaCha8Rng::from_seed(self.secret);
        rng.set_stream(u64::MAX - self.story.len() as u64);
        Box::new(move || {
            let seen = Seen { view: &view, seat, legal: &legal };
            game.action_text(game.choose(level, seen, &Budget::default(), &mut rng).action)
        })
    }

    fn advice(&self, seat: Seat, words: &'static Words, names: &[String]) -> Option<Thought> {
        if !self.played.turn().asks(seat) {
            return None;
        }
        let (game, state, names) = (Arc::clone(&self.rules), self.played.state().clone(), names.to_vec());
        Some(Box::new(move || {
            // Not the table's own secret: a hint tells nothing of dice to come.
            let hint = bearcade_bots::hint(&*game, &state, seat, Level::Grizzly, &Budget::default(), 0);
            let Some(hint) = hint else { return json!({ "say": words.text("hint-nobody") }).to_string() };
            let viewer = Viewer::Seat(seat);
            let (view, teller) = (game.view(&state, viewer), Self::teller(words, &names, viewer));
            let said = say_hint(&*game, &view, &hint, Level::Grizzly, &teller).join(" ");
            let worth = |weighed: &Weighed<G::Action>| {
                (game.action_text(weighed.action), brief_worth::<G>(&weighed.worth, false, words).into())
            };
            let weighed = hint.choice.weighed.iter().filter(|weighed| weighed.worth.term != Term::Points);
            let values: serde_json::Map<String, Value> = weighed.map(worth).collect();
            json!({ "say": said, "values": values }).to_string()
        }))
    }

    fn review(&self, table: TableId, words: &'static Words, names: Vec<String>) -> Thought {
        let game = Arc::clone(&self.rules);
        let steps: Vec<StepOf<G>> = self.story.iter().map(|told| told.step).collect();
        Box::new(move || pages::review::write(table, &*game, &steps, words, &names).into_string())
    }

    fn keys(&self) -> &'static [Key] {
        G::KEYS
    }

    fn tell(&self, from: usize, words: &Words, names: &[String], viewer: Viewer) -> Vec<Said> {
        self.tell_from(from, words, names, viewer)
    }

    fn say_outcome(&self, words: &Words, names: &[String], viewer: Viewer) -> Option<Said> {
        self.result(words, names, viewer)
    }

    fn ask(&self, words: &Words, names: &[String], seat: Seat) -> String {
        let viewer = Viewer::Seat(seat);
        self.played.game().ask(&self.played.view(viewer), seat, &Self::teller(words, names, viewer))
    }

    fn answer(&self, topic: &str, words: &Words, names: &[String], viewer: Viewer) -> String {
        let given_up = self.story.last().and_then(|told| say_given_up(told, words, names));
        if let (Some(given_up), "status" | "turn") = (given_up, topic) {
            return given_up;
        }
        self.played.game().answer(&self.played.view(viewer), topic, &Self::teller(words, names, viewer))
    }

    fn picture(&self, words: &Words, names: &[String], viewer: Viewer, acts: bool) -> Markup {
        let mut picture = self.with_sight(words, names, viewer, acts, G::picture);
        let thrown = self.played.game().thrown(&self.lately(viewer), &Self::teller(words, names, viewer));
        picture.0.push_str(&thrown.0);
        picture
    }

    fn form(&self, words: &Words, names: &[String], seat: Seat) -> Markup {
        self.with_sight(words, names, Viewer::Seat(seat), true, G::choices)
    }

    fn compose(&self, fields: &Fields) -> Option<String> {
        G::compose(fields)
    }

    fn label(&self, action: &str, words: &Words, names: &[String], seat: Seat) -> Option<String> {
        let (action, viewer) = (self.read_action(action).ok()?, Viewer::Seat(seat));
        let view = self.played.view(viewer);
        Some(self.played.game().label(&view, action, &Self::teller(words, names, viewer)))
    }

    fn coach(&self, words: &Words, names: &[String], seat: Seat) -> Option<String> {
        let legal = self.played.turn().asks(seat).then(|| self.played.legal_actions(seat))?;
        let viewer = Viewer::Seat(seat);
        let view = self.played.view(viewer);
        Some(self.played.game().coach(&view, seat, &legal, &Self::teller(words, names, viewer)))
    }

    fn objection(&self, action: (&str, Given), words: &Words, names: &[String], seat: Seat) -> Option<String> {
        objection::to_text(&self.played, action, seat, &Self::teller(words, names, Viewer::Seat(seat)))
    }

    fn press(&self, press: Press, words: &Words, names: &[String], seat: Seat) -> String {
        objection::to_press(&self.played, press, seat, &Self::teller(words, names, Viewer::Seat(seat)))
    }

    fn scan(&self, topic: &str, place: Option<&str>, words: &Words, names: &[String], viewer: Viewer) -> String {
        self.played.game().scan(&self.played.view(viewer), topic, place, &Self::teller(words, names, viewer))
    }

    fn remark(&self, action: &str, words: &Words, names: &[String], seat: Seat) -> Option<String> {
        let action = self.read_action(action).ok()?;
        let teller = Self::teller(words, names, Viewer::Seat(seat));
        self.played.game().remark(&self.played.state().position, seat, action, &teller)
    }
}

fn write_json(value: &(impl serde::Serialize + ?Sized), out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect("views, events and texts are JSON");
}
