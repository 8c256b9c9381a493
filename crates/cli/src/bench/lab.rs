//! What measuring costs, and what a second core gives.

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bearcade_core::{GameOptions, OptionValues};
use bearcade_lab::measure::Measured;
use bearcade_lab::{Bot, Ladder, Study, USUAL, Variant, at_table};
use bearcade_table::for_each_game;
use clap::Args;

use crate::Failure;

/// What `bearcade bench lab` takes.
#[derive(Args)]
#[command(after_help = "Examples:\n  bearcade bench lab\n  bearcade bench lab --rounds 9 --games 20000\n\n\
                        The black bear plays on all seats. Rounds of all kinds take turns; the best of each counts.")]
pub(super) struct Lab {
    /// Games per round; for games that take long, a part of them.
    #[arg(long, default_value_t = 8192)]
    games: u64,
    /// How many rounds.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

pub(super) fn run(lab: &Lab, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(
        out,
        "Games a second. Costs: by the thread's own time. Gives: by the clock, so only if nothing else runs."
    )?;
    writeln!(
        out,
        "{:<18} {:>8} {:>9} {:>6} {:>11} {:>12} {:>6}",
        "game", "bare", "measured", "costs", "one thread", "two threads", "gives"
    )?;
    macro_rules! each {
        ($($game:ty),+) => { $(one::<$game>(lab, out)?;)+ };
    }
    for_each_game!(each);
    Ok(())
}

fn one<G: Measured>(lab: &Lab, out: &mut impl Write) -> Result<(), Failure> {
    let study = || {
        let options = G::Options::from_values(&OptionValues::new()).expect("the defaults are good");
        let game = G::new(options, Ladder::<G>::usual_seats()).expect("the usual seats are good");
        let bot = Bot::named::<G>(USUAL).expect("every game has levels");
        let table = at_table(&[bot], game.seats()).expect("one for all");
        Study::new(vec![Variant::new("", game, &table)], 1, true)
    };
    let (bare, measured) = (study().unmeasured(), study());
    // About as long as a round of the quickest game.
    let quick = own_rate(&bare, 32);
    let games = ((quick / 4.0) as u64).clamp(32, lab.games);
    let mut best = [0.0f64; 4];
    for _ in 0..lab.rounds {
        let rates =
            [own_rate(&bare, games), own_rate(&measured, games), rate(&measured, games, 1), rate(&measured, games, 2)];
        for (best, rate) in best.iter_mut().zip(rates) {
            *best = best.max(rate);
        }
        out.flush()?;
    }
    let [bare, measured, one, two] = best;
    let (costs, gives) = (bare / measured, two / one);
    writeln!(out, "{:<18} {bare:>8.0} {measured:>9.0} {costs:>6.2} {one:>11.0} {two:>12.0} {gives:>6.2}", G::SLUG)?;
    Ok(())
}

/// How long this thread has run, where the system tells it.
fn thread_ran() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// Games a second of one thread's own time: other work on the machine does not count.
fn own_rate<G: Measured>(study: &Study<G>, games: u64) -> f64 {
    let never = AtomicBool::new(false);
    let mut bench = study.bench();
    let (began, ran) = (Instant::now(), thread_ran());
    study.play(&mut bench, 0..games, &never).expect("nobody stops it");
    let own = ran.zip(thread_ran()).and_then(|(before, after)| after.checked_sub(before));
    let took = own.filter(|own| !own.is_zero()).unwrap_or_else(|| began.elapsed());
    games as f64 / took.as_secs_f64()
}

/// Games a second by the clock.
fn rate<G: Measured>(study: &Study<G>, games: u64, threads: usize) -> f64 {
    let never = AtomicBool::new(false);
    let batch = study.batch();
    let mut total = study.nothing();
    let began = Instant::now();
    bearcade_lab::run(
        0..games.div_ceil(batch),
        threads,
        &never,
        || study.bench(),
        |bench, job| study.play(bench, job * batch..((job + 1) * batch).min(games), &never),
        |_, played| {
            total.merge(&played);
            ControlFlow::Continue(())
        },
    );
    games as f64 / began.elapsed().as_secs_f64()
}
