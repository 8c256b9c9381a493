//! The laws of a game, checked in random legal games.

use std::collections::HashSet;

use bearcade_core::{Game, GameOptions, Playout, Rng, Seat, SeenStep, Silent, State, Step, Turn, Viewer, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The number of steps after which a game counts as endless.
const MOST_STEPS: usize = 2_000_000;
/// The number of actions from the walks to keep and try in other positions.
const POOL: usize = 400;
/// The number of samples of one chance step to compare with its weights.
const SAMPLES: u32 = 4_000;

type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;
type Invariant<'a, G> = Box<dyn Fn(&G, &<G as Game>::Position) + 'a>;

/// The laws of a game, for given options and a given number of seats. Create it, add what only this game knows, and
/// call [`Laws::run`].
///
/// - *legal ⇔ check*: every listed action passes `check`. Of all other actions seen in any position, and of the game's
///   own candidates, none does. Seats that are not asked can't act.
/// - *notation*: every action and outcome reads back as it was written, and no two are written alike.
/// - *serde*: a state survives serialisation at every step.
/// - *replay*: the log alone gives the same state. Without knowledge, it gives the same position.
/// - *chance*: every outcome is listed once, with a weight. Samples match the weights.
/// - *views*: changing what a seat can't know does not change what it sees (see `twins`). All hidden outcomes look
///   alike to it, and so do all hidden decisions.
/// - *ends*: every walk ends, and its outcome is consistent.
/// - *conserved*: the game's own invariant holds after every step.
/// - *silence*: after a warm-up, random playouts allocate nothing.
pub struct Laws<'a, G: Game> {
    game: &'a G,
    walks: u64,
    seed: u64,
    candidates: Vec<G::Action>,
    invariant: Option<Invariant<'a, G>>,
}

impl<'a, G: Game> Laws<'a, G> {
    /// Creates the laws for these rules, with 20 walks.
    pub fn new(game: &'a G) -> Self {
        Self { game, walks: 20, seed: 1, candidates: Vec::new(), invariant: None }
    }

    /// Sets the number of random games to play.
    #[must_use]
    pub fn walks(mut self, walks: u64) -> Self {
        self.walks = walks;
        self
    }

    /// Sets the seed, to play other random games.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Sets the actions to try in every position, in addition to those seen on the way. If possible, list everything
    /// that a person could type.
    #[must_use]
    pub fn candidates(mut self, candidates: Vec<G::Action>) -> Self {
        self.candidates = candidates;
        self
    }

    /// Sets a check for every position, such as that no piece is missing. It must panic if the check fails.
    #[must_use]
    pub fn invariant(mut self, invariant: impl Fn(&G, &G::Position) + 'a) -> Self {
        self.invariant = Some(Box::new(invariant));
        self
    }

    /// Checks all laws. A failure names the options, the seats, the seed and the last steps.
    pub fn run(&self) {
        let mut pool = self.candidates.clone();
        for walk in 0..self.walks {
            let mut walk = Walk::new(self, self.seed.wrapping_mul(1_000_003).wrapping_add(walk));
            walk.go(&mut pool);
        }
        self.allocations();
    }

    /// Checks that random playouts allocate nothing once the buffer has grown to the longest list of actions.
    fn allocations(&self) {
        let mut playout = Playout::<G>::default();
        let mut play = |games: u64| {
            for game in 0..games {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ game);
                let mut position = self.game.initial();
                playout.run(self.game, &mut position, &mut rng);
            }
        };
        // Play the same games twice. The first round warms up the buffer; the second must not allocate.
        play(5);
        let count = allocation_counter::measure(|| play(5));
        assert_eq!(count.count_total, 0, "{}: random playouts allocate memory", self.describe());
    }

    fn describe(&self) -> String {
        let options = serde_json::to_string(&self.game.options().to_values()).expect("options serialise to JSON");
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
        // Expensive laws are checked at every step early in a game, and less and less often later.
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
        let Turn::Decide(seats) = game.turn(position) else { unreachable!("called only when a decision is pending") };
        assert!(!seats.is_empty(), "{}: no seat decides", self.place());
        let mut legal = Vec::new();
        for seat in Seat::all(game.seats()) {
            legal.clear();
            game.legal_actions(position, seat, &mut legal);
            if !seats.contains(seat) {
                assert!(legal.is_empty(), "{}: seat {seat} has actions out of turn", self.place());
                if let Some(&action) = pool.first() {
                    assert!(
                        game.check(position, seat, action).is_err(),
                        "{}: {action:?} is allowed out of turn",
                        self.place()
                    );
                }
                continue;
            }
            assert!(!legal.is_empty(), "{}: seat {seat} has no legal action", self.place());
            self.first_actions_are_the_first(seat, &legal);
            let kinds: Vec<u8> = legal.iter().map(|&action| G::kind(action)).collect();
            assert!(kinds.is_sorted(), "{}: actions are not sorted by kind", self.place());
            let set: HashSet<G::Action> = legal.iter().copied().collect();
            assert_eq!(set.len(), legal.len(), "{}: an action is listed twice", self.place());
            if costly {
                for &action in &legal {
                    if let Err(rule) = game.check(position, seat, action) {
                        panic!("{}: {action:?} is listed but refused: {rule}", self.place());
                    }
                }
                for &action in pool.iter() {
                    let allowed = game.check(position, seat, action).is_ok();
                    assert_eq!(
                        allowed,
                        set.contains(&action),
                        "{}: check and legal_actions disagree on {action:?}",
                        self.place()
                    );
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
        assert!(!outcomes.is_empty(), "{}: there is no possible outcome", self.place());
        assert!(outcomes.iter().all(|&(_, weight)| weight > 0), "{}: a weight is 0", self.place());
        assert!(!game.chance_name(position).is_empty(), "{}: the chance step has no name", self.place());
        let set: HashSet<G::Chance> = outcomes.iter().map(|&(outcome, _)| outcome).collect();
        assert_eq!(set.len(), outcomes.len(), "{}: an outcome is listed twice", self.place());
        for seat in Seat::all(game.seats()) {
            let mut legal = Vec::new();
            game.legal_actions(position, seat, &mut legal);
            assert!(legal.is_empty(), "{}: seat {seat} has actions while a chance step is pending", self.place());
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
            // Six standard deviations, plus some room for rare outcomes, so that false alarms are not to be expected.
            let allowed = 6.0 * expected.sqrt() + 6.0;
            let off = (f64::from(count) - expected).abs();
            assert!(off <= allowed, "{}: {outcome:?} came {count} times, expected {expected:.1}", self.place());
        }
    }

    fn survives_serde(&self) {
        let text = serde_json::to_string(&self.state).expect("a state serialises to JSON");
        let read: State<G> =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}: {text}", self.place()));
        assert_eq!(read, self.state, "{}: the state changes when serialised", self.place());
    }

    fn outcome_is_sound(&self) {
        let outcome = self.game.outcome(&self.state.position);
        assert_eq!(outcome.seats(), self.game.seats(), "{}: the outcome has the wrong number of seats", self.place());
        for seat in outcome.winners().iter() {
            assert!(seat.index() < outcome.scores().len(), "{}: seat {seat} is not at the table", self.place());
            assert_eq!(outcome.place(seat), 0, "{}: a winner is not in first place", self.place());
        }
        for seat in Seat::all(self.game.seats()) {
            let mut legal = Vec::new();
            self.game.legal_actions(&self.state.position, seat, &mut legal);
            assert!(legal.is_empty(), "{}: seat {seat} can act after the end", self.place());
        }
    }

    /// Checks that the log alone gives the same state, and that without knowledge it gives the same position.
    fn replays(&self) {
        let mut again = State::initial(self.game);
        let mut bare = self.game.initial();
        for &step in &self.log {
            again.apply(self.game, step);
            self.game.apply(&mut bare, step, &mut Silent);
            assert_eq!(bare, again.position, "{}: the position depends on knowledge", self.place());
        }
        assert_eq!(again, self.state, "{}: replay differs from play", self.place());
    }

    /// Checks that all outcomes of a chance step look alike to a viewer who does not see it, as long as the same seats
    /// move next. (A deal can decide who goes first, which is public.)
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
                assert_eq!(told, other_told, "{}: an event shows {viewer:?} a hidden outcome", self.place());
                assert_eq!(view, other_view, "{}: {viewer:?} sees a hidden outcome", self.place());
            }
        }
    }

    /// Checks that all decisions look alike to a viewer who sees only that a decision was made, as long as the viewer
    /// gets the same events.
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

    /// Checks the law of views: exchanges two outcomes, or two decisions of one seat, that a viewer did not see, and
    /// replays the game. As long as the viewer's events stay the same, its views and legal actions must stay the same
    /// too. A difference would leak something that no event has shown.
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
            let place = || format!("{}, steps {first} and {second} swapped, after step {index}", self.place());
            assert_eq!(
                game.view(&state, viewer),
                game.view(&twin, viewer),
                "{}: the view of {viewer:?} leaks a secret",
                place()
            );
            if let Viewer::Seat(seat) = viewer {
                legal.clear();
                twin_legal.clear();
                game.legal_actions(&state.position, seat, &mut legal);
                game.legal_actions(&twin.position, seat, &mut twin_legal);
                assert_eq!(legal, twin_legal, "{}: the legal actions of {seat} leak a secret", place());
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

/// Returns whether text fits in a record as an action or outcome: one line of printable ASCII, which is neither the
/// mark for a hidden step nor the word for leaving.
fn is_plain(text: &str) -> bool {
    !text.is_empty()
        && text != "?"
        && text != "leave"
        && text.trim() == text
        && text.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic())
}
