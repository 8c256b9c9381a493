use std::fmt::{self, Debug};
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{GameOptions, Outcome, Rng, Rule, Seat, SeenStep, SetupError, Sink, State, Step, Turn, Viewer};

/// The rules of a game, for one choice of options and seats.
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's name in commands, addresses and records.
    const SLUG: &'static str;
    /// The game's name as people write it.
    const TITLE: &'static str;
    /// Raised whenever an old log would replay differently.
    const RULES_VERSION: u16;
    /// The fewest and the most seats.
    const SEATS: (u8, u8);
    /// Can the rules go on without a seat (CB-26)? Then `apply` takes [`Step::Leave`].
    const CAN_LEAVE: bool;

    /// The options, typed.
    type Options: GameOptions;
    /// All that rules, legal actions and results need; small, cheap to clone.
    type Position: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// What each observer has been shown; `()` where nothing is hidden. The default is the start of a game.
    type Knowledge: Clone + Eq + Debug + Default + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// A seat's decision.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// A chance outcome.
    type Chance: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// Something that happened, with everything in it; `redact` makes it fit for a viewer.
    type Event: Clone + Eq + Debug + Send + Sync + Serialize + 'static;
    /// What a viewer sees of a state, with cards and pieces by name.
    type View: Clone + Eq + Debug + Send + Sync + Serialize + 'static;

    /// The rules for these options and this number of seats.
    fn new(options: Self::Options, seats: u8) -> Result<Self, SetupError>;
    /// The options these rules were made from.
    fn options(&self) -> &Self::Options;
    /// The number of seats these rules were made for.
    fn seats(&self) -> u8;
    /// What is odd about these options, though allowed (HB-2).
    fn warnings(&self) -> Vec<Rule> {
        Vec::new()
    }

    /// The position before the first step.
    fn initial(&self) -> Self::Position;
    /// What the position waits for.
    fn turn(&self, position: &Self::Position) -> Turn;
    /// The result. Only asked once the game is over.
    fn outcome(&self, position: &Self::Position) -> Outcome;

    /// Appends every legal action of a seat that owes a decision: in a stable order, sorted by [`Game::kind`], without
    /// duplicates, never none. Appends nothing for a seat that owes none.
    fn legal_actions(&self, position: &Self::Position, seat: Seat, out: &mut Vec<Self::Action>);
    /// Appends the first so many of them: for whoever can't wait until thousands are put together.
    fn first_legal_actions(&self, position: &Self::Position, seat: Seat, most: usize, out: &mut Vec<Self::Action>) {
        let before = out.len();
        self.legal_actions(position, seat, out);
        out.truncate(before.saturating_add(most));
    }
    /// Is this action legal, and if not, which rule forbids it (ALL-4)? Answers for any action that can be written.
    fn check(&self, position: &Self::Position, seat: Seat, action: Self::Action) -> Result<(), Rule>;
    /// Which of the game's kinds of decision an action is: what a random player chooses first.
    fn kind(_action: Self::Action) -> u8 {
        0
    }

    /// The name of the chance step that is due (ALL-2).
    fn chance_name(&self, position: &Self::Position) -> &'static str;
    /// Appends every outcome that can come now, once, with its weight (at least 1).
    fn chance_outcomes(&self, position: &Self::Position, out: &mut Vec<(Self::Chance, u32)>);
    /// Draws an outcome with the probabilities that `chance_outcomes` states.
    fn sample_chance(&self, position: &Self::Position, rng: &mut impl Rng) -> Self::Chance;

    /// Carries out a step. The caller vouches for it: an action passes `check`, an outcome is among
    /// `chance_outcomes`, and a leaving comes before the end, at any moment, if `CAN_LEAVE`.
    fn apply(
        &self,
        position: &mut Self::Position,
        step: Step<Self::Action, Self::Chance>,
        sink: &mut impl Sink<Self::Event>,
    );
    /// Adds what an event shows to what its observers know.
    fn learn(&self, _knowledge: &mut Self::Knowledge, _event: &Self::Event) {}

    /// What a viewer sees: built up from what the viewer may know, never stripped down (ALL-3).
    fn view(&self, state: &State<Self>, viewer: Viewer) -> Self::View;
    /// The event as this viewer learns of it, or `None` if not at all.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// The step as this viewer learns of it, given the position before it.
    fn redact_step(
        &self,
        before: &Self::Position,
        step: Step<Self::Action, Self::Chance>,
        viewer: Viewer,
    ) -> SeenStep<Self::Action, Self::Chance>;
    /// Does the event show anyone something that was hidden from them? Then what came before can't be undone.
    fn reveals(&self, event: &Self::Event) -> bool;

    /// Writes an action in the game's notation, the same in every language.
    fn write_action(&self, action: Self::Action, out: &mut String);
    /// Reads an action in the game's notation. `read(write(a)) == a`; other spellings of `a` may be taken too.
    fn read_action(&self, text: &str) -> Result<Self::Action, NotationError>;
    /// Writes a chance outcome.
    fn write_chance(&self, chance: Self::Chance, out: &mut String);
    /// Reads a chance outcome.
    fn read_chance(&self, text: &str) -> Result<Self::Chance, NotationError>;

    /// [`Game::write_action`] into a string of its own.
    fn action_text(&self, action: Self::Action) -> String {
        let mut text = String::new();
        self.write_action(action, &mut text);
        text
    }
    /// [`Game::write_chance`] into a string of its own.
    fn chance_text(&self, chance: Self::Chance) -> String {
        let mut text = String::new();
        self.write_chance(chance, &mut text);
        text
    }
}

/// A text that is not an action or outcome of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What could have stood there.
    pub expected: String,
}

impl NotationError {
    /// The error that says what was expected.
    pub fn expected(what: impl Into<String>) -> Self {
        Self { expected: what.into() }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl std::error::Error for NotationError {}
