//! A quick comparison of bots while working on them: `arena <game> <mind,mind,…> <games> [options JSON]`.
//!
//! Every deal is played once from every rotation of the seats.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bearcade_bots::{Mind, Policy};
use bearcade_core::{GameOptions, Seat};
use bearcade_lab::{play, share};
use bearcade_table::for_each_game;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (slug, names) = (arguments[0].as_str(), arguments[1].as_str());
    let games: u64 = arguments[2].parse().expect("a number of games");
    let options = arguments.get(3).map_or("{}", String::as_str);
    macro_rules! each {
        ($($game:ty),+) => {
            $(if slug == <$game as bearcade_core::Game>::SLUG {
                arena::<$game>(names, games, options);
            })+
        };
    }
    for_each_game!(each);
}

fn arena<G: Policy>(names: &str, games: u64, options: &str) {
    let minds: Vec<Mind> = names.split(',').map(|name| Mind::named::<G>(name).expect("a mind")).collect();
    let seats = minds.len();
    let values = serde_json::from_str(options).expect("options as JSON");
    let game = G::new(G::Options::from_values(&values).expect("good options"), seats as u8).expect("good seats");
    let next = AtomicU64::new(0);
    let results = Mutex::new(vec![Vec::new(); seats]);
    let began = Instant::now();
    let threads = std::env::var("THREADS").map_or(2, |threads| threads.parse().expect("a number"));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let turned = (number % seats as u64) as usize;
                    let mut sitting = minds.clone();
                    sitting.rotate_right(turned);
                    let outcome = play(&game, &sitting, number / seats as u64, number).outcome;
                    let mut results = results.lock().expect("nobody panicked");
                    for (mind, result) in results.iter_mut().enumerate() {
                        let seat = Seat::new(((mind + turned) % seats) as u8);
                        result.push((share(&outcome, seat), f64::from(outcome.scores()[seat.index()])));
                    }
                }
            });
        }
    });
    for (mind, result) in minds.iter().zip(results.into_inner().expect("nobody panicked")) {
        let count = result.len() as f64;
        let win = result.iter().map(|(win, _)| win).sum::<f64>() / count;
        let score = result.iter().map(|(_, score)| score).sum::<f64>() / count;
        let margin = 1.96 * (win * (1.0 - win) / count).sqrt();
        println!(
            "{:<12} wins {:5.1} % ± {:4.1}  ({:.2} of a fair share)  score {score:6.2}",
            mind.name(),
            100.0 * win,
            100.0 * margin,
            win * seats as f64
        );
    }
    println!("{games} games in {:.1} s", began.elapsed().as_secs_f64());
}
