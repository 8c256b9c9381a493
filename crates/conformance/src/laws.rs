//! The laws, checked along random legal walks.

use std::collections::HashSet;

use bearcade_core::{Game, GameOptions, Playout, Rng, Seat, SeenStep, Silent, State, Step, Turn, Viewer, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A game that takes more steps than this counts as one that does not end.
const MOST_STEPS: usize = 2_000_000;
/// How many actions met on the walks are kept to be tried in other positions.
const POOL: usize = 400;
/// How many samples of one chance step are compared with its weights.
const SAMPLES: u32 = 4_000;

type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;
type Invariant<'a, G> = Box<dyn Fn(&G, &<G as Game>::Position) + 'a>;

/// The laws for one choice of options and seats. Build it, add what only the game knows, and [`Laws::run`] it.
///
/// - *legal ⇔ check*: every listed action passes `check`; of all actions met anywhere (and the game's own candidates),
///   those that pass are exactly the listed ones; nobody else may act.
/// - *notation*: writing and reading an action or outcome gives it back, and no two look alike.
/// - *serde*: a state survives being written and read, at every step.
/// - *replay*: the log alone gives the same state; the position alone, without knowledge, gives the same position.
/// - *chance*: outcomes are listed once, with weight; samples come in these proportions and no others.
/// - *views*: whatever a seat can't know may be changed without its seeing a difference (see `twins`), and a hidden
///   outcome or decision leaves the same view as another.
/// - *ends*: every walk ends, and the outcome is sound.
/// - *conserved*: the game's own invariant holds after every step.
/// - *silence*: after a first round, random playouts allocate nothing.
pub struct Laws<'a, G: Game> {
    game: &'a G,
    walks: u64,
    seed: u64,
    candidates: Vec<G::Action>,
    invariant: Option<Invariant<'a, G>>,
}

impl<'a, G: Game> Laws<'a, G> {
    /// The laws for these rules, over 20 walks.
    pub fn new(game: &'a G) -> Self {
        Self { game, walks: 20, seed: 1, candidates: Vec::new(), invariant: None }
    }

    /// How many random games to walk through.
    #[must_use]
    pub fn walks(mut self, walks: u64) -> Self {
        self.walks = walks;
        self
    }

    /// Other random games.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Actions to try in every position beside those met on the way: all that a person could type, where they can be
    /// listed.
    #[must_use]
    pub fn candidates(mut self, candidates: Vec<G::Action>) -> Self {
        self.candidates = candidates;
        self
    }

    /// What must hold in every position, such as that all pieces are accounted for. It panics if it does not.
    #[must_use]
    pub fn invariant(mut self, invariant: impl Fn(&G, &G::Position) + 'a) -> Self {
        self.invariant = Some(Box::new(invariant));
        self
    }

    /// Checks all laws. A failure names the options, the seats, the seed and the steps that led to it.
    pub fn run(&self) {
        let mut pool = self.candidates.clone();
        for walk in 0..self.walks {
            let mut walk = Walk::new(self, self.seed.wrapping_mul(1_000_003).wrapping_add(walk));
            walk.go(&mut pool);
        }
        self.allocations();
    }

    /// Random playouts allocate nothing once the buffer has grown to the largest enumeration met.
    fn allocations(&self) {
        let mut playout = Playout::<G>::default();
        let mut play = |games: u64| {
            for game in 0..games {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ game);
                let mut position = self.game.initial();
                playout.run(self.game, &mut position, &mut rng);
            }
        };
        // The same games twice: the first round warms the buffer, the second must need nothing.
        play(5);
        let count = allocation_counter::measure(|| play(5));
        assert_eq!(count.count_total, 0, "{}: playouts allocate", self.describe());
    }

    fn describe(&self) -> String {
        let options = serde_json::to_string(&self.game.options().to_values()).expect("options are JSON");
        format!("{} {options} with {} seats", G::SLUG, self.game.seats())
    }
}

struct Walk<'a, G: Game> {
    laws: &'a Laws<'a, G>,
    game: &'a G,
    seed: u64,
    rng: Xoshiro256PlusPlus,
    state: State<G>,
    log: Vec<StepOf<G>>,
}

impl<'a, G: Game> Walk<'a, G> {
    fn new(laws: &'a Laws<'a, G>, seed: u64) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { laws, game: laws.game, seed, rng, state: State::initial(laws.game), log: Vec::new() }
    }

    fn go(&mut self, pool: &mut Vec<G::Action>) {
        // Costly laws are checked at every step early on and ever more rarely in a long game.
        let mut next_costly = 0;
        loop {
            if let Some(invariant) = &self.laws.invariant {
                invariant(self.game, &self.state.position);
            }
            let costly = self.log.len() >= next_costly;
            if costly {
                next_costly = self.log.len() + 1 + self.log.len() / 32;
                self.survives_serde();
            }
            let step = match self.game.turn(&self.state.position) {
                Turn::Over => break,
                Turn::Chance => self.chance(costly),
                Turn::Decide(_) => self.decision(pool, costly),
            };
            self.hidden_outcomes_look_alike(step);
            self.hidden_decisions_look_alike(step);
            self.state.apply(self.game, step);
            self.log.push(step);
            assert!(self.log.len() < MOST_STEPS, "{}: the game does not end", self.place());
        }
        self.outcome_is_sound();
        self.replays();
        self.twins();
    }

    fn decision(&mut self, pool: &mut Vec<G::Action>, costly: bool) -> StepOf<G> {
        let (game, position) = (self.game, &self.state.position);
        let Turn::Decide(seats) = game.turn(position) else { unreachable!("asked only at decisions") };
        assert!(!seats.is_empty(), "{}: nobody decides", self.place());
        let mut legal = Vec::new();
        for seat in Seat::all(game.seats()) {
            legal.clear();
            game.legal_actions(position, seat, &mut legal);
            if !seats.contains(seat) {
                assert!(legal.is_empty(), "{}: seat {seat} has actions out of turn", self.place());
                if let Some(&action) = pool.first() {
                    assert!(game.check(position, seat, action).is_err(), "{}: {action:?} out of turn", self.place());
                }
                continue;
            }
            assert!(!legal.is_empty(), "{}: seat {seat} has no action", self.place());
            self.first_actions_are_the_first(seat, &legal);
            let kinds: Vec<u8> = legal.iter().map(|&action| G::kind(action)).collect();
            assert!(kinds.is_sorted(), "{}: actions are not sorted by kind", self.place());
            let set: HashSet<G::Action> = legal.iter().copied().collect();
            assert_eq!(set.len(), legal.len(), "{}: an action is listed twice", self.place());
            if costly {
                for &action in &legal {
                    if let Err(rule) = game.check(position, seat, action) {
                        panic!("{}: listed {action:?} is refused: {rule}", self.place());
                    }
                }
                for &action in pool.iter() {
                    let allowed = game.check(position, seat, action).is_ok();
                    assert_eq!(allowed, set.contains(&action), "{}: check and list differ on {action:?}", self.place());
                }
                self.notation_of_actions(&legal);
            }
        }
        let all: Vec<Seat> = seats.iter().collect();
        let seat = all[self.rng.below(all.len() as u32) as usize];
        legal.clear();
        game.legal_actions(position, seat, &mut legal);
        if pool.len() < self.laws.candidates.len() + POOL {
            let action = legal[self.rng.below(legal.len() as u32) as usize];
            if !pool.contains(&action) {
                pool.push(action);
            }
        }
        Step::Act(seat, pick::<G>(&legal, &mut self.rng))
    }

    fn first_actions_are_the_first(&self, seat: Seat, legal: &[G::Action]) {
        for most in [1, legal.len() / 2, legal.len(), usize::MAX] {
            let mut first = Vec::new();
            self.game.first_legal_actions(&self.state.position, seat, most, &mut first);
            assert_eq!(first, legal[..most.min(legal.len())], "{}: the first {most} actions differ", self.place());
        }
    }

    fn notation_of_actions(&self, legal: &[G::Action]) {
        let mut texts = HashSet::new();
        for &action in legal {
            let text = self.game.action_text(action);
            assert_eq!(self.game.read_action(&text), Ok(action), "{}: {text:?} does not read back", self.place());
            assert!(is_plain(&text), "{}: {text:?} does not fit in a record", self.place());
            assert!(texts.insert(text), "{}: two actions are written alike: {action:?}", self.place());
        }
    }

    fn chance(&mut self, costly: bool) -> StepOf<G> {
        let (game, position) = (self.game, &self.state.position);
        let mut outcomes = Vec::new();
        game.chance_outcomes(position, &mut outcomes);
        assert!(!outcomes.is_empty(), "{}: no outcome can come", self.place());
        assert!(outcomes.iter().all(|&(_, weight)| weight > 0), "{}: a weight is 0", self.place());
        assert!(!game.chance_name(position).is_empty(), "{}: the chance step has no name", self.place());
        let set: HashSet<G::Chance> = outcomes.iter().map(|&(outcome, _)| outcome).collect();
        assert_eq!(set.len(), outcomes.len(), "{}: an outcome is listed twice", self.place());
        for seat in Seat::all(game.seats()) {
            let mut legal = Vec::new();
            game.legal_actions(position, seat, &mut legal);
            assert!(legal.is_empty(), "{}: seat {seat} has actions while chance is due", self.place());
        }
        let mut texts = HashSet::new();
        for &(outcome, _) in &outcomes {
            let text = game.chance_text(outcome);
            assert_eq!(game.read_chance(&text), Ok(outcome), "{}: {text:?} does not read back", self.place());
            assert!(is_plain(&text), "{}: {text:?} does not fit in a record", self.place());
            assert!(texts.insert(text), "{}: two outcomes are written alike: {outcome:?}", self.place());
        }
        if costly && self.rng.below(8) == 0 {
            self.samples_follow_weights(&outcomes);
        }
        let chance = game.sample_chance(&self.state.position, &mut self.rng);
        assert!(set.contains(&chance), "{}: sampled {chance:?}, which is not listed", self.place());
        Step::Chance(chance)
    }

    fn samples_follow_weights(&mut self, outcomes: &[(G::Chance, u32)]) {
        let total: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
        let mut counts = vec![0u32; outcomes.len()];
        for _ in 0..SAMPLES {
            let drawn = self.game.sample_chance(&self.state.position, &mut self.rng);
            let index = outcomes.iter().position(|&(outcome, _)| outcome == drawn);
            counts[index.unwrap_or_else(|| panic!("{}: sampled {drawn:?}", self.place()))] += 1;
        }
        for (&(outcome, weight), &count) in outcomes.iter().zip(&counts) {
            let expected = f64::from(SAMPLES) * f64::from(weight) / total;
            // Six standard deviations and a little for rare outcomes: a false alarm is not to be expected.
            let allowed = 6.0 * expected.sqrt() + 6.0;
            let off = (f64::from(count) - expected).abs();
            assert!(off <= allowed, "{}: {outcome:?} came {count} times, expected {expected:.1}", self.place());
        }
    }

    fn survives_serde(&self) {
        let text = serde_json::to_string(&self.state).expect("a state is JSON");
        let read: State<G> =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}: {text}", self.place()));
        assert_eq!(read, self.state, "{}: the state changed by being written", self.place());
    }

    fn outcome_is_sound(&self) {
        let outcome = self.game.outcome(&self.state.position);
        assert_eq!(outcome.seats(), self.game.seats(), "{}: outcome for other seats", self.place());
        for seat in outcome.winners().iter() {
            assert!(seat.index() < outcome.scores().len(), "{}: seat {seat} is not at the table", self.place());
            assert_eq!(outcome.place(seat), 0, "{}: a winner is not first", self.place());
        }
        for seat in Seat::all(self.game.seats()) {
            let mut legal = Vec::new();
            self.game.legal_actions(&self.state.position, seat, &mut legal);
            assert!(legal.is_empty(), "{}: seat {seat} can act after the end", self.place());
        }
    }

    /// The log alone gives the same state, and the position alone gives the same position.
    fn replays(&self) {
        let mut again = State::initial(self.game);
        let mut bare = self.game.initial();
        for &step in &self.log {
            again.apply(self.game, step);
            self.game.apply(&mut bare, step, &mut Silent);
            assert_eq!(bare, again.position, "{}: knowledge changes the position", self.place());
        }
        assert_eq!(again, self.state, "{}: replay differs from play", self.place());
    }

    /// A chance step that a viewer does not see looks the same to them whatever comes, as long as the same seats are
    /// then to move (a deal decides who begins; that is public).
    fn hidden_outcomes_look_alike(&mut self, step: StepOf<G>) {
        let Step::Chance(chance) = step else { return };
        let game = self.game;
        let mut outcomes = Vec::new();
        game.chance_outcomes(&self.state.position, &mut outcomes);
        let other = outcomes[self.rng.below(outcomes.len() as u32) as usize].0;
        if other == chance {
            return;
        }
        let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Watcher]);
        for viewer in viewers {
            let seen = |chance| game.redact_step(&self.state.position, Step::Chance(chance), viewer);
            if matches!(seen(chance), SeenStep::Open(_)) || seen(chance) != seen(other) {
                continue;
            }
            let after = |chance| {
                let mut state = self.state.clone();
                let events = state.apply(game, Step::Chance(chance));
                let told: Vec<_> = events.iter().filter_map(|event| game.redact(event, viewer)).collect();
                (game.turn(&state.position), told, game.view(&state, viewer))
            };
            let ((turn, told, view), (other_turn, other_told, other_view)) = (after(chance), after(other));
            if turn == other_turn && turn == Turn::Chance {
                assert_eq!(told, other_told, "{}: {viewer:?} is told of a hidden outcome", self.place());
                assert_eq!(view, other_view, "{}: {viewer:?} sees a hidden outcome", self.place());
            }
        }
    }

    /// A decision of which a viewer sees only that it was made leaves the same view whatever it was, as long as the
    /// viewer is told the same.
    fn hidden_decisions_look_alike(&mut self, step: StepOf<G>) {
        let Step::Act(seat, action) = step else { return };
        let game = self.game;
        let hidden = |action, viewer| {
            !matches!(game.redact_step(&self.state.position, Step::Act(seat, action), viewer), SeenStep::Open(_))
        };
        let viewers: Vec<Viewer> =
            Seat::all(game.seats()).filter(|&other| other != seat).map(Viewer::Seat).chain([Viewer::Watcher]).collect();
        if !viewers.iter().any(|&viewer| hidden(action, viewer)) {
            return;
        }
        let mut legal = Vec::new();
        game.legal_actions(&self.state.position, seat, &mut legal);
        let other = legal[self.rng.below(legal.len() as u32) as usize];
        for viewer in viewers.into_iter().filter(|&viewer| hidden(action, viewer) && hidden(other, viewer)) {
            let after = |action| {
                let mut state = self.state.clone();
                let events = state.apply(game, Step::Act(seat, action));
                let told: Vec<_> = events.iter().filter_map(|event| game.redact(event, viewer)).collect();
                (game.turn(&state.position), told, game.view(&state, viewer))
            };
            let ((turn, told, view), (other_turn, other_told, other_view)) = (after(action), after(other));
            if turn == other_turn && told == other_told {
                assert_eq!(view, other_view, "{}: {viewer:?} sees a hidden decision of {seat}", self.place());
            }
        }
    }

    /// The law of views. For a viewer, exchange two outcomes (or two decisions of one seat) that this viewer did not
    /// see, and replay. As long as everything the viewer is told stays the same, the views and the legal actions must
    /// stay the same too: a difference would be something that the viewer sees without having been told.
    fn twins(&mut self) {
        let game = self.game;
        let viewers: Vec<Viewer> = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Watcher]).collect();
        for viewer in viewers {
            let mut hidden = Vec::new();
            let mut position = game.initial();
            for (index, &step) in self.log.iter().enumerate() {
                if !matches!(game.redact_step(&position, step, viewer), SeenStep::Open(_)) {
                    hidden.push(index);
                }
                game.apply(&mut position, step, &mut Silent);
            }
            if hidden.len() < 2 {
                continue;
            }
            for _ in 0..6 {
                let mut draw = || hidden[self.rng.below(hidden.len() as u32) as usize];
                let (one, two) = (draw(), draw());
                let (first, second) = (one.min(two), one.max(two));
                if self.log[first] != self.log[second] {
                    self.twin(viewer, first, second);
                }
            }
        }
    }

    fn twin(&self, viewer: Viewer, first: usize, second: usize) {
        let game = self.game;
        let mut log = self.log.clone();
        match (log[first], log[second]) {
            (Step::Chance(_), Step::Chance(_)) => log.swap(first, second),
            (Step::Act(a, one), Step::Act(b, two)) if a == b => {
                log[first] = Step::Act(a, two);
                log[second] = Step::Act(b, one);
            }
            _ => return,
        }
        let (mut state, mut twin) = (State::initial(game), State::initial(game));
        let (mut legal, mut twin_legal) = (Vec::new(), Vec::new());
        for (index, (&step, &twin_step)) in self.log.iter().zip(&log).enumerate() {
            if !is_possible(game, &twin.position, twin_step) {
                return;
            }
            let seen = game.redact_step(&state.position, step, viewer);
            let twin_seen = game.redact_step(&twin.position, twin_step, viewer);
            if seen != twin_seen {
                return;
            }
            let told = |events: Vec<G::Event>| -> Vec<G::Event> {
                events.iter().filter_map(|event| game.redact(event, viewer)).collect()
            };
            if told(state.apply(game, step)) != told(twin.apply(game, twin_step))
                || game.turn(&state.position) != game.turn(&twin.position)
            {
                return;
            }
            let place = || format!("{}, steps {first} and {second} exchanged, after step {index}", self.place());
            assert_eq!(game.view(&state, viewer), game.view(&twin, viewer), "{}: {viewer:?} sees more", place());
            if let Viewer::Seat(seat) = viewer {
                legal.clear();
                twin_legal.clear();
                game.legal_actions(&state.position, seat, &mut legal);
                game.legal_actions(&twin.position, seat, &mut twin_legal);
                assert_eq!(legal, twin_legal, "{}: the legal actions of {seat} tell more", place());
            }
        }
    }

    fn place(&self) -> String {
        let start = self.log.len().saturating_sub(12);
        let steps: Vec<String> = self.log[start..].iter().map(|&step| written(self.game, step)).collect();
        let cut = if start > 0 { "… " } else { "" };
        format!("{}, walk {}, step {} ({cut}{})", self.laws.describe(), self.seed, self.log.len(), steps.join(" | "))
    }
}

fn is_possible<G: Game>(game: &G, position: &G::Position, step: StepOf<G>) -> bool {
    match (game.turn(position), step) {
        (Turn::Decide(seats), Step::Act(seat, action)) => {
            seats.contains(seat) && game.check(position, seat, action).is_ok()
        }
        (Turn::Chance, Step::Chance(chance)) => {
            let mut outcomes = Vec::new();
            game.chance_outcomes(position, &mut outcomes);
            outcomes.iter().any(|&(outcome, _)| outcome == chance)
        }
        _ => false,
    }
}

fn written<G: Game>(game: &G, step: StepOf<G>) -> String {
    match step {
        Step::Act(seat, action) => format!("{seat} {}", game.action_text(action)),
        Step::Chance(chance) => format!("* {}", game.chance_text(chance)),
        Step::Leave(seat) => format!("{seat} leave"),
    }
}

/// Notation is one line of printable ASCII, and is neither the mark for a hidden step nor a leaving.
fn is_plain(text: &str) -> bool {
    !text.is_empty()
        && text != "?"
        && text != "leave"
        && text.trim() == text
        && text.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic())
}
