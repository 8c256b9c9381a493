use std::fmt::{self, Debug};
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{GameOptions, Outcome, Rng, Rule, Seat, SeenStep, SetupError, Sink, State, Step, Turn, Viewer};

/// The rules of a game, for given options and a given number of seats.
///
/// The crate page shows the main methods in use. `examples/nim/rules.rs` is a complete implementation.
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's name in commands, URLs and records.
    const SLUG: &'static str;
    /// The game's name as shown to people.
    const TITLE: &'static str;
    /// The version of the rules. It increases whenever an old log would replay differently.
    const RULES_VERSION: u16;
    /// The minimum and maximum number of seats.
    const SEATS: (u8, u8);
    /// Whether the game can continue after a seat leaves (CB-26). If so, `apply` accepts [`Step::Leave`].
    const CAN_LEAVE: bool;

    /// The game's options.
    type Options: GameOptions;
    /// Everything that rules, legal actions and results depend on. Small and cheap to clone.
    type Position: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// What each observer has been shown; `()` if nothing is hidden. The default is the knowledge at the start of a
    /// game.
    type Knowledge: Clone + Eq + Debug + Default + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// A seat's decision.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// A chance outcome.
    type Chance: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// A fact about something that happened, with nothing hidden. [`Game::redact`] removes what a viewer may not know.
    type Event: Clone + Eq + Debug + Send + Sync + Serialize + 'static;
    /// What a viewer sees of a state. Cards and pieces appear by name.
    type View: Clone + Eq + Debug + Send + Sync + Serialize + 'static;

    /// Creates the rules for these options and this number of seats.
    fn new(options: Self::Options, seats: u8) -> Result<Self, SetupError>;
    /// Returns the options that the rules were created with.
    fn options(&self) -> &Self::Options;
    /// Returns the number of seats that the rules were created for.
    fn seats(&self) -> u8;
    /// Returns warnings about options that are allowed but unusual (HB-2).
    fn warnings(&self) -> Vec<Rule> {
        Vec::new()
    }

    /// Returns the position before the first step.
    fn initial(&self) -> Self::Position;
    /// Returns what the position is waiting for.
    fn turn(&self, position: &Self::Position) -> Turn;
    /// Returns the result of a finished game. Call this only when the game is over.
    fn outcome(&self, position: &Self::Position) -> Outcome;

    /// Appends every legal action of a seat. The order is stable and sorted by [`Game::kind`], without duplicates.
    /// There is at least one action for a seat that must decide, and none for any other seat.
    fn legal_actions(&self, position: &Self::Position, seat: Seat, out: &mut Vec<Self::Action>);
    /// Appends at most the first `most` legal actions. Games with thousands of actions can make this faster than
    /// listing all of them.
    fn first_legal_actions(&self, position: &Self::Position, seat: Seat, most: usize, out: &mut Vec<Self::Action>) {
        let before = out.len();
        self.legal_actions(position, seat, out);
        out.truncate(before.saturating_add(most));
    }
    /// Checks that an action is legal, or returns the rule that forbids it (ALL-4). Accepts every action that can be
    /// written in notation.
    fn check(&self, position: &Self::Position, seat: Seat, action: Self::Action) -> Result<(), Rule>;
    /// Returns the kind of decision that an action belongs to. Random players choose a kind first, then an action.
    fn kind(_action: Self::Action) -> u8 {
        0
    }

    /// Returns the name of the pending chance step (ALL-2).
    fn chance_name(&self, position: &Self::Position) -> &'static str;
    /// Appends every possible outcome of the pending chance step once, with its weight (at least 1).
    fn chance_outcomes(&self, position: &Self::Position, out: &mut Vec<(Self::Chance, u32)>);
    /// Draws an outcome, with the probabilities given by [`Game::chance_outcomes`].
    fn sample_chance(&self, position: &Self::Position, rng: &mut impl Rng) -> Self::Chance;

    /// Applies a step and reports what happened to `sink`.
    ///
    /// The step is not checked. The caller must make sure that an action passes `check` and that an outcome is among
    /// `chance_outcomes`. A seat may leave at any time before the end if `CAN_LEAVE` is true.
    fn apply(
        &self,
        position: &mut Self::Position,
        step: Step<Self::Action, Self::Chance>,
        sink: &mut impl Sink<Self::Event>,
    );
    /// Updates what each observer knows after an event.
    fn learn(&self, _knowledge: &mut Self::Knowledge, _event: &Self::Event) {}

    /// Returns what a viewer sees (ALL-3). A view is built from what the viewer may know, never by removing secrets
    /// from the full state.
    fn view(&self, state: &State<Self>, viewer: Viewer) -> Self::View;
    /// Returns the event as this viewer sees it, or `None` if the viewer does not notice it.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Returns the step as this viewer sees it, given the position before the step.
    fn redact_step(
        &self,
        before: &Self::Position,
        step: Step<Self::Action, Self::Chance>,
        viewer: Viewer,
    ) -> SeenStep<Self::Action, Self::Chance>;
    /// Returns whether the event shows hidden information to anyone. Steps before such an event can't be undone.
    fn reveals(&self, event: &Self::Event) -> bool;

    /// Writes an action in the game's notation, which is the same in every language.
    fn write_action(&self, action: Self::Action, out: &mut String);
    /// Reads an action in the game's notation. Reads back whatever `write_action` writes, and may accept other
    /// spellings.
    fn read_action(&self, text: &str) -> Result<Self::Action, NotationError>;
    /// Writes a chance outcome in the game's notation.
    fn write_chance(&self, chance: Self::Chance, out: &mut String);
    /// Reads a chance outcome in the game's notation.
    fn read_chance(&self, text: &str) -> Result<Self::Chance, NotationError>;

    /// Returns an action in the game's notation.
    fn action_text(&self, action: Self::Action) -> String {
        let mut text = String::new();
        self.write_action(action, &mut text);
        text
    }
    /// Returns a chance outcome in the game's notation.
    fn chance_text(&self, chance: Self::Chance) -> String {
        let mut text = String::new();
        self.write_chance(chance, &mut text);
        text
    }
}

/// The error for text that is not an action or chance outcome of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What the text should have been.
    pub expected: String,
}

impl NotationError {
    /// Creates an error that says what was expected.
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
