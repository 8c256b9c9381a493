use bearcade_core::{Game, GameOptions, OptionValues, Outcome, Rule, Seat, State, Step, Turn, Viewer};

/// Reads options from JSON text, for tests.
pub fn options<O: GameOptions>(json: &str) -> O {
    let values: OptionValues = serde_json::from_str(json).expect("options are a JSON object");
    O::from_values(&values).unwrap_or_else(|error| panic!("{json}: {error}"))
}

/// A scripted game. Steps, including chance outcomes, are written in the game's notation. Anything unexpected panics
/// with the location and the reason.
///
/// `game` and `state` are public, so a test can start from a position that it builds itself.
pub struct Scene<G: Game> {
    /// The rules.
    pub game: G,
    /// The state reached so far.
    pub state: State<G>,
    /// The events of the last step, with nothing hidden.
    pub events: Vec<G::Event>,
}

impl<G: Game> Scene<G> {
    /// Starts a game. `json` holds the options, such as `{"start": 20}`.
    #[track_caller]
    pub fn new(json: &str, seats: u8) -> Self {
        let game = G::new(options(json), seats).unwrap_or_else(|error| panic!("{json}, {seats} seats: {error}"));
        let state = State::initial(&game);
        Self { game, state, events: Vec::new() }
    }

    /// Starts a game in the position that `edit` makes of the initial one. Nothing is known about earlier steps.
    #[track_caller]
    pub fn from_position(json: &str, seats: u8, edit: impl FnOnce(&G, &mut G::Position)) -> Self {
        let mut scene = Self::new(json, seats);
        edit(&scene.game, &mut scene.state.position);
        scene
    }

    /// Returns what the game is waiting for.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state.position)
    }

    /// Returns the only seat that must decide. Panics if there is not exactly one.
    #[track_caller]
    pub fn to_move(&self) -> u8 {
        match self.turn() {
            Turn::Decide(seats) if seats.len() == 1 => seats.first().expect("one").index() as u8,
            other => panic!("expected one seat to decide, found {other:?}"),
        }
    }

    /// Makes a seat's decision, which must be legal.
    #[track_caller]
    pub fn act(&mut self, seat: u8, text: &str) -> &mut Self {
        let action = self.read(text);
        let seat = Seat::new(seat);
        if let Err(rule) = self.game.check(&self.state.position, seat, action) {
            panic!("seat {seat} can't {text:?}: {rule}; legal: {:?}", self.legal(seat.index() as u8));
        }
        self.events = self.state.apply(&self.game, Step::Act(seat, action));
        self
    }

    /// Applies a chance outcome, which must be possible.
    #[track_caller]
    pub fn chance(&mut self, text: &str) -> &mut Self {
        let outcome = self.game.read_chance(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(self.turn(), Turn::Chance, "no chance step is pending for {text:?}");
        let possible = self.outcomes();
        assert!(
            possible.iter().any(|(other, _)| *other == self.game.chance_text(outcome)),
            "{text:?} is not possible now; possible: {possible:?}"
        );
        self.events = self.state.apply(&self.game, Step::Chance(outcome));
        self
    }

    /// Applies several chance outcomes.
    #[track_caller]
    pub fn chances(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.chance(text);
        }
        self
    }

    /// Lets a seat leave.
    pub fn leave(&mut self, seat: u8) -> &mut Self {
        self.events = self.state.apply(&self.game, Step::Leave(Seat::new(seat)));
        self
    }

    /// Returns the rule that forbids a decision. Panics if the decision is legal.
    #[track_caller]
    pub fn refused(&self, seat: u8, text: &str) -> Rule {
        let action = self.read(text);
        match self.game.check(&self.state.position, Seat::new(seat), action) {
            Ok(()) => panic!("{text:?} by seat {seat} should be refused"),
            Err(rule) => rule,
        }
    }

    /// Returns a seat's legal actions in notation, in the game's order.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state.position, Seat::new(seat), &mut actions);
        actions.into_iter().map(|action| self.game.action_text(action)).collect()
    }

    /// Returns the possible chance outcomes in notation, with their weights.
    pub fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        self.game.chance_outcomes(&self.state.position, &mut outcomes);
        outcomes.into_iter().map(|(outcome, weight)| (self.game.chance_text(outcome), weight)).collect()
    }

    /// Returns what a seat sees.
    pub fn view(&self, seat: u8) -> G::View {
        self.game.view(&self.state, Viewer::Seat(Seat::new(seat)))
    }

    /// Returns the result. Panics if the game is not over.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        assert_eq!(self.turn(), Turn::Over, "the game is not over");
        self.game.outcome(&self.state.position)
    }

    #[track_caller]
    fn read(&self, text: &str) -> G::Action {
        self.game.read_action(text).unwrap_or_else(|error| panic!("{text:?}: {error}"))
    }
}
