//! What measuring costs, and what a second core gives.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bearcade_core::{GameOptions, OptionValues};
use bearcade_lab::measure::Measured;
use bearcade_lab::{Bot, Ladder, Stopwatch, Study, USUAL, Variant, at_table};
use bearcade_table::for_each_game;
use clap::Args;

use crate::Failure;

/// What `bearcade bench lab` takes.
#[derive(Args)]
#[command(after_help = "Examples:\n  bearcade bench lab\n  bearcade bench lab --rounds 9 --millis 2000\n\n\
                        The black bear plays on all seats. Rounds of all kinds take turns; what is shown are \
                        medians, also of what two rounds in a row make of each other.")]
pub(super) struct Lab {
    /// About how long a round takes on one thread, in milliseconds.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..))]
    millis: u32,
    /// How many rounds.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

pub(super) fn run(lab: &Lab, out: &mut impl Write) -> Result<(), Failure> {
    let about = "Games a second. `costs` and `could` go by the threads' own time; `gives` goes by the clock, and means \
                 something only if nothing else runs.";
    writeln!(out, "{about}")?;
    let head = ["bare", "measured", "costs", "one thread", "two threads", "gives", "could"];
    let [bare, measured, costs, one, two, gives, could] = head;
    writeln!(out, "{:<18} {bare:>8} {measured:>9} {costs:>6} {one:>11} {two:>12} {gives:>6} {could:>6}", "game")?;
    macro_rules! each {
        ($($game:ty),+) => { $(measure::<$game>(lab, out)?;)+ };
    }
    for_each_game!(each);
    Ok(())
}

fn measure<G: Measured>(lab: &Lab, out: &mut impl Write) -> Result<(), Failure> {
    let study = || {
        let options = G::Options::from_values(&OptionValues::new()).expect("the defaults are good");
        let game = G::new(options, Ladder::<G>::usual_seats()).expect("the usual seats are good");
        let bot = Bot::named::<G>(USUAL).expect("every game has levels");
        let table = at_table(&[bot], game.seats()).expect("one for all");
        Study::new(vec![Variant::new("", game, &table)], 1, true)
    };
    let (bare, measured) = (study().unmeasured(), study());
    // Short enough for the slowest game, and long enough to tell.
    let games = ((own_rate(&bare, 32) * f64::from(lab.millis) / 1e3) as u64).max(32);
    // Ratios of neighbours: a core that is slow for a while is slow for both. The best of one thread against the best of two
    // would not be fair, since two need two quick cores at a time.
    let mut rounds: [Vec<f64>; 7] = Default::default();
    for _ in 0..lab.rounds {
        let ([one, one_own], [two, two_own]) = (rates(&measured, games, 1), rates(&measured, games, 2));
        let (bare, measured) = (own_rate(&bare, games), own_rate(&measured, games));
        let figures = [bare, measured, bare / measured, one, two, two / one, 2.0 * two_own / one_own];
        for (figures, figure) in rounds.iter_mut().zip(figures) {
            figures.push(figure);
        }
    }
    let [bare, measured, costs, one, two, gives, could] = rounds.map(median);
    let (name, rates) = (G::SLUG, format!("{one:>11.0} {two:>12.0} {gives:>6.2} {could:>6.2}"));
    writeln!(out, "{name:<18} {bare:>8.0} {measured:>9.0} {costs:>6.2} {rates}")?;
    Ok(())
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_unstable_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// Games a second of one thread's own time: other work on the machine does not count.
fn own_rate<G: Measured>(study: &Study<G>, games: u64) -> f64 {
    let never = AtomicBool::new(false);
    let mut bench = study.bench();
    let watch = Stopwatch::start();
    study.play(&mut bench, 0..games, &never).expect("nobody stops it");
    games as f64 / watch.worked().as_secs_f64()
}

/// Games a second by the clock, and per second of the threads' own time together.
fn rates<G: Measured>(study: &Study<G>, games: u64, threads: usize) -> [f64; 2] {
    let never = AtomicBool::new(false);
    // Many small jobs: at the end neither thread waits long for the other.
    let batch = study.batch().min(games.div_ceil(64));
    let own = AtomicU64::new(0);
    let mut total = study.nothing();
    let began = Instant::now();
    bearcade_lab::run(
        0..games.div_ceil(batch),
        threads,
        &never,
        || study.bench(),
        |bench, job| {
            let watch = Stopwatch::start();
            let played = study.play(bench, job * batch..((job + 1) * batch).min(games), &never);
            own.fetch_add(watch.worked().as_nanos() as u64, Ordering::Relaxed);
            played
        },
        |_, played| {
            total.merge(&played);
            ControlFlow::Continue(())
        },
    );
    let took = began.elapsed().as_secs_f64();
    let own = Duration::from_nanos(own.into_inner()).as_secs_f64();
    [games as f64 / took, games as f64 / own]
}
