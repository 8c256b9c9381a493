//! What every bot of every game obeys, checked along random games with the fewest and the most seats.

use std::collections::BTreeSet;

use bearcade_bots::{Budget, Choice, Level, Mind, Policy, Seen, Term, Weighed};
use bearcade_core::{GameOptions, OptionValues, State, Step, Turn, Viewer, pick};
use bearcade_table::for_each_game;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// What a bot may spend here: little, so that all bots can be asked often.
const NODES: u64 = 40;
/// A search that plays games on finishes those it has begun, one for every way its turn can end.
const LAST_ROUND: u64 = 20_000;
/// How many decisions of a game are put before the bots.
const DECISIONS: usize = 8;
/// How many positions behind the same view a bot must decide alike in.
const TWINS: usize = 2;
/// What a bot may still spend once it is told to stop. A node may be as little as one step of a game that is played on.
const LAST_LOOK: u64 = 50_000;

#[test]
fn every_bot_obeys_the_laws() {
    macro_rules! each {
        ($($game:ty),+) => { $(of_game::<$game>();)+ };
    }
    for_each_game!(each);
}

fn of_game<G: Policy>() {
    for seats in BTreeSet::from([G::SEATS.0, G::SEATS.1]) {
        let options = G::Options::from_values(&OptionValues::default()).expect("the defaults are good");
        let game = G::new(options, seats).expect("good seats");
        for (number, (state, seats)) in decisions(&game, u64::from(seats)).into_iter().enumerate() {
            foresees(&game, &state, number as u64);
            for seat in seats.iter() {
                let view = game.view(&state, Viewer::Seat(seat));
                let mut legal = Vec::new();
                game.legal_actions(&state.position, seat, &mut legal);
                let seen = Seen { view: &view, seat, legal: &legal };
                for mind in Mind::all::<G>() {
                    let at = format!("{} with {} seats, decision {number}, {}", G::SLUG, game.seats(), mind.name());
                    Asked { game: &game, state: &state, seen, mind, seed: number as u64, at }.check();
                }
            }
        }
    }
}

/// The prospects of a position are one sound value for every seat, all in the same term; chances to win add up to one.
fn foresees<G: Policy>(game: &G, state: &State<G>, seed: u64) {
    let at = format!("{} with {} seats, decision {seed}", G::SLUG, game.seats());
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
    let prospects = game.prospects(&state.position, &Budget::nodes(NODES), rng);
    assert_eq!(prospects.len(), usize::from(game.seats()), "{at}: a value for each seat");
    for prospect in &prospects {
        assert!(prospect.mean.is_finite() && prospect.error.is_finite(), "{at}: {prospect:?}");
        assert!(prospect.term == prospects[0].term && prospect.term != Term::Points, "{at}: {prospect:?}");
    }
    if prospects[0].term == Term::Win {
        let sum: f64 = prospects.iter().map(|prospect| prospect.mean).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{at}: {prospects:?}");
    }
}

/// States of a random game in which somebody decides, from all over it, and who does.
fn decisions<G: Policy>(game: &G, seed: u64) -> Vec<(State<G>, bearcade_core::SeatSet)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::initial(game);
    let mut met = Vec::new();
    let mut legal = Vec::new();
    loop {
        let step = match game.turn(&state.position) {
            Turn::Over => break,
            Turn::Chance => Step::Chance(game.sample_chance(&state.position, &mut rng)),
            Turn::Decide(seats) => {
                met.push((state.clone(), seats));
                let seat = seats.first().expect("a decision has a seat");
                legal.clear();
                game.legal_actions(&state.position, seat, &mut legal);
                Step::Act(seat, pick::<G>(&legal, &mut rng))
            }
        };
        state.apply(game, step);
    }
    let every = met.len().div_ceil(DECISIONS);
    met.into_iter().step_by(every).collect()
}

/// A mind before a decision.
struct Asked<'a, G: Policy> {
    game: &'a G,
    state: &'a State<G>,
    seen: Seen<'a, G>,
    mind: Mind,
    seed: u64,
    at: String,
}

impl<G: Policy> Asked<'_, G> {
    fn check(&self) {
        let at = &self.at;
        let choice = self.choose(self.seen, &Budget::nodes(NODES));
        self.is_sound(&choice);
        if matches!(self.mind, Mind::Level(Level::Brown | Level::Grizzly)) {
            self.says_why(&choice);
        }
        let most = NODES.max(self.seen.legal.len() as u64) + LAST_ROUND;
        assert!(choice.nodes <= most, "{at}: spent {} nodes", choice.nodes);
        assert_eq!(self.choose(self.seen, &Budget::nodes(NODES)), choice, "{at}: not repeatable");
        self.is_honest(&choice);
        self.stops();
        if self.mind == Mind::Level(Level::Grizzly) {
            let two = Budget { threads: 2, ..Budget::nodes(NODES) };
            let choice = self.choose(self.seen, &two);
            self.is_sound(&choice);
            assert_eq!(self.choose(self.seen, &two), choice, "{at}: not repeatable on two threads");
        }
    }

    fn choose(&self, seen: Seen<'_, G>, budget: &Budget<'_>) -> Choice<G::Action> {
        self.mind.choose(self.game, seen, budget, &mut Xoshiro256PlusPlus::seed_from_u64(self.seed))
    }

    /// The choice is legal, and its reasons bear it out: legal actions, each once, with finite values, best first as far
    /// as the errors tell; the chosen one is among them, except that a cub may slip.
    fn is_sound(&self, choice: &Choice<G::Action>) {
        let Self { seen, at, .. } = self;
        assert!(seen.legal.contains(&choice.action), "{at}: {:?} is not legal", choice.action);
        let weighed: BTreeSet<G::Action> = choice.weighed.iter().map(|weighed| weighed.action).collect();
        assert_eq!(weighed.len(), choice.weighed.len(), "{at}: weighed twice");
        assert!(weighed.iter().all(|action| seen.legal.contains(action)), "{at}: weighed what is not legal");
        let may_slip = weighed.is_empty() || self.mind == Mind::Level(Level::Cub);
        assert!(may_slip || weighed.contains(&choice.action), "{at}: chose what it did not weigh");
        for weighed in &choice.weighed {
            for estimate in [weighed.worth].iter().chain(&weighed.also) {
                let sound = estimate.mean.is_finite() && estimate.error.is_finite() && estimate.error >= 0.0;
                assert!(sound, "{at}: {estimate:?}");
            }
        }
        for pair in choice.weighed.windows(2) {
            let [better, worse] = [pair[0].worth, pair[1].worth];
            assert_eq!(better.term, worse.term, "{at}: worth in different terms");
            // Who goes by two terms at once (El Oso: a win first, pieces second) puts nothing first that is worse in both.
            let terms = |weighed: &Weighed<G::Action>| [vec![weighed.worth], weighed.also.clone()].concat();
            let mut pairs = terms(&pair[0]).into_iter().zip(terms(&pair[1]));
            let in_order = pairs.any(|(one, two)| two.mean - two.error <= one.mean + one.error + 1e-9);
            assert!(in_order, "{at}: {better:?} stands before {worse:?}");
        }
    }

    /// Where there is a choice, the moves weighed come with values in the game's own terms.
    fn says_why(&self, choice: &Choice<G::Action>) {
        let Self { seen, at, .. } = self;
        assert!(seen.legal.len() == 1 || !choice.weighed.is_empty(), "{at}: {:?} without a reason", choice.action);
        assert!(choice.weighed.iter().all(|weighed| weighed.worth.term != Term::Points), "{at}: {choice:?}");
    }

    /// Whatever the truth behind the view, the choice is the same.
    fn is_honest(&self, choice: &Choice<G::Action>) {
        let Self { game, seen, at, .. } = self;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        for _ in 0..TWINS {
            let position = game.determinize(seen.view, seen.seat, &mut rng);
            let mut legal = Vec::new();
            game.legal_actions(&position, seen.seat, &mut legal);
            let twin = State { position, knowledge: self.state.knowledge.clone() };
            let view = game.view(&twin, Viewer::Seat(seen.seat));
            let seen = Seen { view: &view, seat: seen.seat, legal: &legal };
            assert_eq!(&self.choose(seen, &Budget::nodes(NODES)), choice, "{at}: decides by what it can't see");
        }
    }

    /// However much it may spend, a bot that is told to stop answers soon, and soundly.
    fn stops(&self) {
        let budget = Budget { nodes: Some(u64::MAX), threads: 1, stop: Some(&|| true) };
        let choice = self.choose(self.seen, &budget);
        self.is_sound(&choice);
        let most = LAST_LOOK.max(self.seen.legal.len() as u64);
        assert!(choice.nodes <= most, "{}: went on for {} nodes", self.at, choice.nodes);
    }
}
