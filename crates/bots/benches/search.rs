//! Tree searches from the start position on one thread: random playouts a second, and nanoseconds for each. A playout
//! counts if it was really played: simulations that end on a finished game inside the tree do not.
//!
//! `cargo xtask bench search` runs it.
//!
//! Arguments: names of searches to run (all without one), `--seconds S` (2) each, `--nodes N` (20,000) a search, or
//! `--count N` searches instead of a time.

use std::time::{Duration, Instant};

use bearcade_bots::search::{Playouts, Weighings, ismcts, mcts};
use bearcade_bots::{Budget, Seen};
use bearcade_conformance::reference::{ConnectFour, Pig};
use bearcade_core::{Determinize, Seat, State, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The timed part is cut into this many rounds; the median and the best are printed, since the machine is noisy.
const ROUNDS: u32 = 9;

struct Plan {
    names: Vec<String>,
    seconds: f64,
    nodes: u64,
    count: Option<u64>,
}

fn main() {
    let plan = read_arguments();
    if plan.count.is_none() {
        println!("{:<24} {:>12} {:>12} {:>12}", "search", "playouts/s", "best", "ns/playout");
    }
    run(&ConnectFour, "connect-four", &plan);
    run(&Pig, "pig", &plan);
}

fn run<G: Determinize>(game: &G, name: &str, plan: &Plan) {
    let state = State::initial(game);
    let seat = Seat::new(0);
    let view = game.view(&state, Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.legal_actions(&state.position, seat, &mut legal);
    let seen = Seen { view: &view, seat, legal: &legal };
    let budget = Budget::nodes(plan.nodes);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    time(&format!("mcts-{name}"), plan, || mcts(game, &state.position, seat, &Playouts, &budget, &mut rng));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    time(&format!("ismcts-{name}"), plan, || ismcts(game, seen, &Playouts, &budget, &mut rng));
}

fn time<A>(name: &str, plan: &Plan, mut search: impl FnMut() -> Weighings<A>) {
    if !plan.names.is_empty() && !plan.names.iter().any(|wanted| wanted == name) {
        return;
    }
    if let Some(count) = plan.count {
        let playouts: u64 = (0..count).map(|_| search().judged).sum();
        println!("{name} {count} searches {playouts} playouts");
        return;
    }
    let per_round = Duration::from_secs_f64(plan.seconds / f64::from(ROUNDS));
    search();
    let mut rounds = Vec::new();
    for _ in 0..ROUNDS {
        let mut playouts = 0;
        let start = Clock::start();
        while start.elapsed() < per_round {
            playouts += search().judged;
        }
        rounds.push(playouts as f64 / start.elapsed().as_secs_f64());
    }
    rounds.sort_by(f64::total_cmp);
    let (median, best) = (rounds[rounds.len() / 2], rounds[rounds.len() - 1]);
    println!("{name:<24} {median:>12.0} {best:>12.0} {:>12.1}", 1e9 / median);
}

/// The time this thread has run, where the system tells it, so that other programs on the machine count less; else the
/// time that has passed.
struct Clock {
    wall: Instant,
    ran: Option<Duration>,
}

impl Clock {
    fn start() -> Self {
        Self { wall: Instant::now(), ran: Self::ran() }
    }

    fn elapsed(&self) -> Duration {
        match (self.ran, Self::ran()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.wall.elapsed(),
        }
    }

    fn ran() -> Option<Duration> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
    }
}

fn read_arguments() -> Plan {
    let mut plan = Plan { names: Vec::new(), seconds: 2.0, nodes: 20_000, count: None };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|text| text.parse::<f64>().ok()).expect("a number follows");
        match argument.as_str() {
            "--seconds" => plan.seconds = number(),
            "--nodes" => plan.nodes = number() as u64,
            "--count" => plan.count = Some(number() as u64),
            "--bench" => {}
            name => plan.names.push(name.to_owned()),
        }
    }
    plan
}
