//! The searches agree with their plain twins, and find what there is to find.

mod naive;

use std::hash::{DefaultHasher, Hash, Hasher};

use bearcade_bots::search::{Exactness, Fast, Guide, Playouts, Values, Weighings, expectimax, flat, ismcts, mcts};
use bearcade_bots::{Budget, Seen, Term};
use bearcade_conformance::reference::{Column, ConnectFour, Pig};
use bearcade_conformance::{Scene, options};
use bearcade_core::{Determinize, Game, Seat, State, Step, Turn, Viewer, pick};
use bearcade_games::chaos_bear::ChaosBear;
use bearcade_games::de_beer_is_los::DeBeerIsLos;
use bearcade_games::el_oso::ElOso;
use bearcade_games::folly_and_fortune::FollyAndFortune;
use bearcade_games::hold_my_bear::HoldMyBear;
use rand_xoshiro::rand_core::SeedableRng;

/// Judges by the position alone and by nothing sensible: what one of two gains the other loses, more seats each have
/// their own number.
struct Oracle<const JUDGES_CHANCE: bool, const REMEMBERS: bool>;

impl<G: Game, const JUDGES_CHANCE: bool, const REMEMBERS: bool> Guide<G> for Oracle<JUDGES_CHANCE, REMEMBERS> {
    type Scratch = ();
    const JUDGES_CHANCE: bool = JUDGES_CHANCE;

    fn judge(&self, game: &G, position: &mut G::Position, (): &mut (), _rng: &mut Fast) -> Values {
        let number = hash(position);
        let value = |seat: usize| ((number >> (8 * seat)) & 0xff) as f32 / 255.0;
        let mut values: Values = std::array::from_fn(value);
        if game.seats() == 2 {
            values[1] = 1.0 - values[0];
        }
        values
    }

    fn key(&self, _game: &G, position: &G::Position) -> Option<u64> {
        REMEMBERS.then(|| hash(position))
    }
}

fn hash(position: &impl std::fmt::Debug) -> u64 {
    let mut hasher = DefaultHasher::new();
    format!("{position:?}").hash(&mut hasher);
    hasher.finish()
}

fn rng(seed: u64) -> Fast {
    Fast::seed_from_u64(seed)
}

/// Decisions in random games: about every `every`th.
fn decisions<G: Game>(game: &G, seed: u64, every: usize) -> Vec<(State<G>, Seat)> {
    let mut rng = rng(seed);
    let mut state = State::initial(game);
    let mut found = Vec::new();
    let mut legal = Vec::new();
    for number in 0.. {
        let step = match game.turn(&state.position) {
            Turn::Over => break,
            Turn::Chance => Step::Chance(game.sample_chance(&state.position, &mut rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a seat");
                legal.clear();
                game.legal_actions(&state.position, seat, &mut legal);
                if number % every == 0 {
                    found.push((state.clone(), seat));
                }
                Step::Act(seat, pick::<G>(&legal, &mut rng))
            }
        };
        state.apply(game, step);
    }
    found
}

/// Every way of asking gives the values of plain recursion.
fn check_expectimax<G: Game, const CHANCE: bool>(game: &G, depth: u32, every: usize, zero_sum: bool) {
    let close = |weighings: &Weighings<G::Action>, plain: &[(G::Action, f32)], what: &str| {
        assert_eq!(weighings.list.len(), plain.len(), "{what}");
        assert!(weighings.list.is_sorted_by(|a, b| a.mean >= b.mean), "{what}: best first");
        for &(action, value) in plain {
            let found = weighings.list.iter().find(|weighing| weighing.action == action).expect("every action");
            assert!((found.mean - f64::from(value)).abs() < 1e-4, "{what}: {action:?} {} {value}", found.mean);
        }
    };
    for (state, seat) in decisions(game, 3, every) {
        let position = &state.position;
        let plain = naive::expectimax(game, position, seat, &Oracle::<CHANCE, false>, depth);
        let all = Budget::nodes(u64::MAX);
        let ask = Exactness::depth(depth);
        let found = expectimax(game, position, seat, &Oracle::<CHANCE, false>, ask, &all, &mut rng(1));
        close(&found, &plain, "as it is");
        let guide = &Oracle::<CHANCE, true>;
        let remembered = expectimax(game, position, seat, guide, ask, &Budget::nodes(1_000_000), &mut rng(1));
        close(&remembered, &plain, "with memory");
        let budget = Budget { threads: 3, ..all };
        let threaded = expectimax(game, position, seat, &Oracle::<CHANCE, false>, ask, &budget, &mut rng(1));
        close(&threaded, &plain, "on three threads");
        if zero_sum {
            let ask = ask.between(0.0, 1.0);
            let cut = expectimax(game, position, seat, &Oracle::<CHANCE, false>, ask, &all, &mut rng(1));
            close(&cut, &plain, "with cut-offs");
            assert!(cut.nodes <= found.nodes);
        }
    }
}

#[test]
fn expectimax_equals_plain_recursion() {
    check_expectimax::<_, false>(&ConnectFour, 3, 4, true);
    check_expectimax::<_, true>(&Pig, 4, 60, true);
    check_expectimax::<_, false>(&Pig, 3, 60, true);
    check_expectimax::<_, false>(&ChaosBear::new(options("{}"), 2).expect("two may run"), 1, 30, false);
    check_expectimax::<_, true>(&ChaosBear::new(options("{}"), 3).expect("three may run"), 2, 60, false);
    check_expectimax::<_, true>(&ElOso::new(options("{}"), 1).expect("one plays"), 1, 10, false);
    check_expectimax::<_, true>(&DeBeerIsLos::new(options(r#"{"games":1}"#), 2).expect("two play"), 1, 30, true);
}

#[test]
fn cut_offs_save_nodes() {
    let position = ConnectFour.initial();
    let seat = Seat::new(0);
    let look = |ask| {
        expectimax(&ConnectFour, &position, seat, &Oracle::<true, false>, ask, &Budget::nodes(u64::MAX), &mut rng(1))
    };
    let (all, cut) = (look(Exactness::depth(5)), look(Exactness::depth(5).between(0.0, 1.0)));
    assert!(cut.nodes * 2 < all.nodes, "{} {}", cut.nodes, all.nodes);
    let position = Pig.initial();
    let look =
        |ask| expectimax(&Pig, &position, seat, &Oracle::<true, false>, ask, &Budget::nodes(u64::MAX), &mut rng(1));
    let (all, cut) = (look(Exactness::depth(5)), look(Exactness::depth(5).between(0.0, 1.0)));
    assert!(cut.nodes < all.nodes, "{} {}", cut.nodes, all.nodes);
}

#[test]
fn a_look_to_the_end_is_exact_and_knows_it() {
    let (state, seat) = decisions(&ConnectFour, 5, 1).into_iter().rfind(|(_, seat)| seat.index() == 0).expect("some");
    let look = |depth, nodes| {
        let ask = Exactness::depth(depth);
        expectimax(&ConnectFour, &state.position, seat, &Oracle::<true, false>, ask, &Budget::nodes(nodes), &mut rng(1))
    };
    let full = look(42, u64::MAX);
    assert!(full.exact);
    assert!(full.list.iter().all(|weighing| [0.0, 0.5, 1.0].contains(&weighing.mean)), "{full:?}");
    assert!(!look(1, u64::MAX).exact || full.nodes < 10);
    let start = ConnectFour.initial();
    for nodes in [1, 3, 7, 8, 100] {
        let ask = Exactness::depth(10);
        let guide = &Oracle::<true, false>;
        let found = expectimax(&ConnectFour, &start, seat, guide, ask, &Budget::nodes(nodes), &mut rng(1));
        assert!(found.nodes <= nodes && !found.exact && !found.list.is_empty());
        assert_eq!(found.list.len(), nodes.min(7) as usize);
    }
}

#[test]
fn sampled_chance_has_no_bias() {
    let (state, seat) = decisions(&Pig, 3, 60).swap_remove(1);
    let guide = &Oracle::<false, false>;
    let look = |outcomes, seed| {
        let ask = Exactness { outcomes, ..Exactness::depth(1) };
        let found = expectimax(&Pig, &state.position, seat, guide, ask, &Budget::nodes(u64::MAX), &mut rng(seed));
        found.list.iter().find(|weighing| Pig.action_text(weighing.action) == "roll").expect("one can roll").mean
    };
    let exact = look(6, 0);
    let mean = (0..4_000).map(|seed| look(4, seed)).sum::<f64>() / 4_000.0;
    assert!((exact - mean).abs() < 0.01, "{exact} {mean}");
}

/// The sampling searches visit what their plain twins visit.
fn check_visits<G: Determinize>(game: &G, every: usize, simulations: u64) {
    for (number, (state, seat)) in decisions(game, 7, every).into_iter().enumerate() {
        let seed = number as u64;
        let mut legal = Vec::new();
        game.legal_actions(&state.position, seat, &mut legal);
        let view = game.view(&state, Viewer::Seat(seat));
        let seen = Seen { view: &view, seat, legal: &legal };
        let budget = Budget::nodes(simulations);
        let found = mcts(game, &state.position, seat, &Playouts, &budget, &mut rng(seed));
        let plain = naive::mcts(game, &state.position, seat, &Playouts, simulations, &mut rng(seed));
        assert_eq!(sorted(game, &found), by_text(plain), "{} mcts", G::SLUG);
        assert_eq!(found.nodes, simulations);
        for guide in [Parting(false), Parting(true)] {
            let found = ismcts(game, seen, &guide, &budget, &mut rng(seed));
            let plain = naive::ismcts(game, seen, &guide, simulations, &mut rng(seed));
            assert_eq!(sorted(game, &found), by_text(plain), "{} ismcts {}", G::SLUG, guide.0);
        }
    }
}

/// Playouts, with or without chance in the tree of information sets.
struct Parting(bool);

impl<G: Game> Guide<G> for Parting {
    type Scratch = <Playouts as Guide<G>>::Scratch;
    const JUDGES_CHANCE: bool = true;

    fn judge(&self, game: &G, position: &mut G::Position, scratch: &mut Self::Scratch, rng: &mut Fast) -> Values {
        Playouts.judge(game, position, scratch, rng)
    }

    fn parts(&self, _game: &G, _position: &G::Position) -> bool {
        self.0
    }
}

fn sorted<G: Game>(game: &G, weighings: &Weighings<G::Action>) -> naive::Visits {
    by_text(weighings.list.iter().map(|weighing| (game.action_text(weighing.action), weighing.visits)).collect())
}

fn by_text(mut visits: naive::Visits) -> naive::Visits {
    visits.sort_unstable();
    visits
}

#[test]
fn sampling_equals_its_plain_twin() {
    check_visits(&ConnectFour, 6, 800);
    check_visits(&Pig, 60, 400);
    check_visits(&ChaosBear::new(options("{}"), 3).expect("three may run"), 60, 300);
    check_visits(&ElOso::new(options("{}"), 1).expect("one plays"), 10, 200);
    check_visits(&DeBeerIsLos::new(options(r#"{"games":1}"#), 2).expect("two play"), 60, 200);
    check_visits(&HoldMyBear::new(options("{}"), 3).expect("three may play"), 20, 100);
    check_visits(&FollyAndFortune::new(options("{}"), 3).expect("three may play"), 60, 150);
}

/// All searches on a position of Connect Four, given by the columns played so far.
fn weigh(moves: &str, budget: &Budget<'_>) -> [(&'static str, Weighings<Column>); 4] {
    let mut scene = Scene::<ConnectFour>::new("{}", 2);
    for (index, column) in moves.chars().enumerate() {
        scene.act((index % 2) as u8, &column.to_string());
    }
    let (game, state) = (&scene.game, &scene.state);
    let seat = Seat::new((moves.len() % 2) as u8);
    let mut legal = Vec::new();
    game.legal_actions(&state.position, seat, &mut legal);
    let view = game.view(state, Viewer::Seat(seat));
    let seen = Seen { view: &view, seat, legal: &legal };
    let rng = &mut rng(1);
    let guide = &Playouts;
    [
        ("expectimax", expectimax(game, &state.position, seat, guide, Exactness::depth(3), budget, rng)),
        ("mcts", mcts(game, &state.position, seat, guide, budget, rng)),
        ("ismcts", ismcts(game, seen, guide, budget, rng)),
        ("flat", flat(game, seen, guide, budget, rng)),
    ]
}

#[test]
fn a_win_is_taken_and_a_threat_is_blocked() {
    // The side to move has, or faces, three in a line.
    for (moves, best) in [("abacad", "a"), ("ababab", "a"), ("abaca", "a"), ("cgdfe", "b"), ("cgdgfg", "e")] {
        for (search, weighings) in weigh(moves, &Budget::nodes(3_000)) {
            let found = ConnectFour.action_text(weighings.best());
            assert_eq!(found, best, "{search} after {moves}: {weighings:?}");
        }
    }
}

#[test]
fn a_search_is_repeatable_on_any_number_of_threads() {
    for threads in [1, 2, 3] {
        let budget = Budget { threads, ..Budget::nodes(500) };
        let (once, again) = (weigh("dcd", &budget), weigh("dcd", &budget));
        assert_eq!(once, again);
        for (search, weighings) in once {
            assert!(weighings.nodes <= 500 && weighings.judged <= weighings.nodes, "{search}: {weighings:?}");
            let choice = weighings.choice(Term::Win);
            assert!((choice.action, choice.nodes) == (weighings.best(), weighings.nodes));
            assert!(choice.weighed.iter().all(|weighed| weighed.worth.error >= 0.0 && weighed.worth.term == Term::Win));
        }
    }
}

#[test]
fn a_search_stops_when_told() {
    let budget = Budget { nodes: None, threads: 1, stop: Some(&|| true) };
    for (search, weighings) in weigh("dcd", &budget) {
        assert!(weighings.nodes <= 64 && !weighings.list.is_empty(), "{search}: {weighings:?}");
    }
    for nodes in 1..10 {
        for (search, weighings) in weigh("dcd", &Budget::nodes(nodes)) {
            assert!(weighings.nodes <= nodes && !weighings.list.is_empty(), "{search}: {weighings:?}");
        }
    }
}

#[test]
fn errors_tell_how_far_off_a_mean_is() {
    // Flat judgements are independent: the error of the best must cover the distance to a far longer search.
    let (short, long) = (weigh("dcd", &Budget::nodes(700)), weigh("dcd", &Budget::nodes(60_000)));
    let [.., (_, short)] = short;
    let [.., (_, long)] = long;
    let truth = long.list.iter().find(|weighing| weighing.action == short.best()).expect("all were judged");
    let off = (short.list[0].mean - truth.mean).abs();
    assert!(off < 4.0 * short.list[0].error && short.list[0].error < 0.1, "{short:?} {truth:?}");
}
