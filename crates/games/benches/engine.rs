//! Measures random games on one thread, in games and steps per second. A step is one `apply`, including chance and
//! every dealt card. Every decision lists all legal actions, draws a kind, and then draws an action of that kind, both
//! uniformly.
//!
//! `cargo xtask bench engine` runs it, and counts instructions with callgrind if that is installed.
//!
//! Arguments: the names of games to run (all by default), `--seconds S` (2 by default), or `--count N` to play a fixed
//! number of games.

use std::time::{Duration, Instant};

use bearcade_conformance::options;
use bearcade_conformance::reference::{ConnectFour, Pig};
use bearcade_core::{Game, Playout};
use bearcade_games::chaos_bear::ChaosBear;
use bearcade_games::de_beer_is_los::DeBeerIsLos;
use bearcade_games::el_oso::ElOso;
use bearcade_games::folly_and_fortune::FollyAndFortune;
use bearcade_games::hold_my_bear::HoldMyBear;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The number of rounds in the timed part. The median and the best are printed, because the machine is noisy.
const ROUNDS: u32 = 9;

struct Plan {
    names: Vec<String>,
    seconds: f64,
    count: Option<u64>,
}

fn main() {
    let plan = read_arguments();
    if plan.count.is_none() {
        println!(
            "{:<28} {:>12} {:>12} {:>14} {:>10} {:>8}",
            "game", "games/s", "best", "steps/s", "steps/game", "ns/step"
        );
    }
    run::<ChaosBear>("chaos-bear-2", "{}", 2, &plan);
    run::<ChaosBear>("chaos-bear-4", "{}", 4, &plan);
    run::<ElOso>("el-oso", "{}", 1, &plan);
    run::<DeBeerIsLos>("de-beer-is-los-1", r#"{"games":1}"#, 2, &plan);
    run::<DeBeerIsLos>("de-beer-is-los-match", "{}", 2, &plan);
    run::<HoldMyBear>("hold-my-bear-4", "{}", 4, &plan);
    run::<HoldMyBear>("hold-my-bear-8", "{}", 8, &plan);
    run::<FollyAndFortune>("folly-and-fortune-4", "{}", 4, &plan);
    run::<FollyAndFortune>("folly-and-fortune-super-4", r#"{"superpowers": true}"#, 4, &plan);
    run::<Pig>("pig", "{}", 2, &plan);
    run::<ConnectFour>("connect-four", "{}", 2, &plan);
}

fn run<G: Game>(name: &str, json: &str, seats: u8, plan: &Plan) {
    if !plan.names.is_empty() && !plan.names.iter().any(|wanted| wanted == name) {
        return;
    }
    let game = G::new(options(json), seats).expect("the options are valid");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut playout = Playout::<G>::default();
    let mut play = |games: u64| -> u64 { (0..games).map(|_| playout.run(&game, &mut game.initial(), &mut rng)).sum() };
    if let Some(count) = plan.count {
        let steps = play(count);
        println!("{name} {count} games {steps} steps");
        return;
    }
    let per_round = Duration::from_secs_f64(plan.seconds / f64::from(ROUNDS));
    play(100);
    let mut rounds = Vec::new();
    for _ in 0..ROUNDS {
        let (mut games, mut steps) = (0u64, 0u64);
        let start = Instant::now();
        while start.elapsed() < per_round {
            games += 100;
            steps += play(100);
        }
        let seconds = start.elapsed().as_secs_f64();
        rounds.push((games as f64 / seconds, steps as f64 / seconds, steps as f64 / games as f64));
    }
    rounds.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (games, steps, length) = rounds[rounds.len() / 2];
    let best = rounds[rounds.len() - 1].0;
    println!("{name:<28} {games:>12.0} {best:>12.0} {steps:>14.0} {length:>10.1} {:>8.2}", 1e9 / steps);
}

fn read_arguments() -> Plan {
    let mut plan = Plan { names: Vec::new(), seconds: 2.0, count: None };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number =
            || arguments.next().and_then(|text| text.parse::<f64>().ok()).expect("the option needs a number");
        match argument.as_str() {
            "--seconds" => plan.seconds = number(),
            "--count" => plan.count = Some(number() as u64),
            "--bench" => {}
            name => plan.names.push(name.to_owned()),
        }
    }
    plan
}
