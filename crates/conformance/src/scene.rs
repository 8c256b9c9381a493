use bearcade_core::{Game, GameOptions, OptionValues, Outcome, Rule, Seat, State, Step, Turn, Viewer};

/// Options from JSON text, for tests.
pub fn options<O: GameOptions>(json: &str) -> O {
    let values: OptionValues = serde_json::from_str(json).expect("options are a JSON object");
    O::from_values(&values).unwrap_or_else(|error| panic!("{json}: {error}"))
}

/// A scripted game: steps are written in the game's notation, chance included, and anything unexpected panics with the
/// place and the reason.
///
/// `game` and `state` are open, so a test can also start from a position it builds itself.
pub struct Scene<G: Game> {
    /// The rules.
    pub game: G,
    /// The state reached so far.
    pub state: State<G>,
    /// What the last step brought about, unredacted.
    pub events: Vec<G::Event>,
}

impl<G: Game> Scene<G> {
    /// A new game. `json` holds the options, such as `{"start": 20}`.
    #[track_caller]
    pub fn new(json: &str, seats: u8) -> Self {
        let game = G::new(options(json), seats).unwrap_or_else(|error| panic!("{json}, {seats} seats: {error}"));
        let state = State::initial(&game);
        Self { game, state, events: Vec::new() }
    }

    /// A game that goes on from this position, with nothing known of what came before.
    #[track_caller]
    pub fn from_position(json: &str, seats: u8, edit: impl FnOnce(&G, &mut G::Position)) -> Self {
        let mut scene = Self::new(json, seats);
        edit(&scene.game, &mut scene.state.position);
        scene
    }

    /// What the game waits for.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state.position)
    }

    /// The one seat that owes a decision.
    #[track_caller]
    pub fn to_move(&self) -> u8 {
        match self.turn() {
            Turn::Decide(seats) if seats.len() == 1 => seats.first().expect("one").index() as u8,
            other => panic!("expected one seat to decide, found {other:?}"),
        }
    }

    /// A seat's decision, which must be legal.
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

    /// A chance outcome, which must be possible.
    #[track_caller]
    pub fn chance(&mut self, text: &str) -> &mut Self {
        let outcome = self.game.read_chance(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(self.turn(), Turn::Chance, "no chance step is due for {text:?}");
        let possible = self.outcomes();
        assert!(
            possible.iter().any(|(other, _)| *other == self.game.chance_text(outcome)),
            "{text:?} can't come now: {possible:?}"
        );
        self.events = self.state.apply(&self.game, Step::Chance(outcome));
        self
    }

    /// Several chance outcomes.
    #[track_caller]
    pub fn chances(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.chance(text);
        }
        self
    }

    /// A seat leaves.
    pub fn leave(&mut self, seat: u8) -> &mut Self {
        self.events = self.state.apply(&self.game, Step::Leave(Seat::new(seat)));
        self
    }

    /// The rule that forbids a decision, which must not be legal; nothing changes.
    #[track_caller]
    pub fn refused(&self, seat: u8, text: &str) -> Rule {
        let action = self.read(text);
        match self.game.check(&self.state.position, Seat::new(seat), action) {
            Ok(()) => panic!("{text:?} by seat {seat} should be refused"),
            Err(rule) => rule,
        }
    }

    /// A seat's legal actions, in notation, in the game's order.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state.position, Seat::new(seat), &mut actions);
        actions.into_iter().map(|action| self.game.action_text(action)).collect()
    }

    /// The chance outcomes that can come now, in notation, with their weights.
    pub fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        self.game.chance_outcomes(&self.state.position, &mut outcomes);
        outcomes.into_iter().map(|(outcome, weight)| (self.game.chance_text(outcome), weight)).collect()
    }

    /// What a seat sees.
    pub fn view(&self, seat: u8) -> G::View {
        self.game.view(&self.state, Viewer::Seat(Seat::new(seat)))
    }

    /// The result; the game must be over.
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
