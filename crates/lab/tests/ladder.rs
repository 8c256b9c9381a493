//! Ladders: the same whatever the threads, whole after an interruption, and true about who is better.

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bearcade_bots::Policy;
use bearcade_core::{GameOptions, OptionValues};
use bearcade_lab::{Bout, Fault, Journal, Ladder, Player, Ran, Report, run};
use bearcade_table::games::chaos_bear::ChaosBear;
use bearcade_table::games::de_beer_is_los::DeBeerIsLos;
use bearcade_table::games::el_oso::ElOso;
use bearcade_table::games::hold_my_bear::HoldMyBear;

fn game<G: Policy>(seats: u8) -> G {
    G::new(G::Options::from_values(&OptionValues::new()).expect("the defaults are good"), seats).expect("good seats")
}

fn players<G: Policy>(names: &[&str]) -> Vec<Player> {
    names.iter().map(|name| Player::named::<G>(name).expect("a player")).collect()
}

fn ladder<G: Policy>(seats: u8, names: &[&str], seed: u64) -> Ladder<G> {
    Ladder::round_robin(game::<G>(seats), players::<G>(names), seed)
}

fn finished<G: Policy>(ladder: &Ladder<G>, deals: u64, threads: usize) -> Report {
    let mut standings = ladder.standings();
    let stop = AtomicBool::new(false);
    let ran = run(
        0..deals * ladder.bouts(),
        threads,
        &stop,
        || ladder.worker(Duration::from_secs(20)),
        |worker, number| ladder.bout(worker, number, &stop),
        |_, bout| {
            standings.add(bout);
            ControlFlow::Continue(())
        },
    );
    assert_eq!(ran, Ran::Through);
    standings.report()
}

/// A report without its times, which differ from run to run.
fn without_times(report: &Report) -> String {
    let mut json = report.to_json();
    for player in json["players"].as_array_mut().expect("players") {
        player.as_object_mut().expect("a player").remove("timing");
    }
    json.to_string()
}

#[test]
fn any_number_of_threads_gives_the_same_report() {
    let ladder = ladder::<HoldMyBear>(4, &["random", "black"], 3);
    let one = finished(&ladder, 3, 1);
    assert_eq!((one.deals, one.games), (3, 3 * 2 * 4));
    assert_eq!(without_times(&finished(&ladder, 3, 3)), without_times(&one));
    let other = self::ladder::<HoldMyBear>(4, &["random", "black"], 4);
    assert_ne!(without_times(&finished(&other, 3, 1)), without_times(&one), "another seed, other deals");
}

/// Ctrl-C in the middle of a deal, then the same command again, as often as it takes.
#[test]
fn interrupted_and_resumed_is_as_if_never_interrupted() {
    const DEALS: u64 = 6;
    let ladder = ladder::<ChaosBear>(2, &["random", "black", "cub"], 9);
    let path = scratch("interrupted");
    let mut sittings = 0;
    let report = loop {
        sittings += 1;
        let mut standings = ladder.standings();
        let fingerprint = ladder.fingerprint("test");
        let mut journal = Journal::open(&path, &fingerprint, |_, bout: Bout| standings.add(bout)).expect("a file");
        let stop = AtomicBool::new(false);
        let begun = journal.jobs();
        let ran = run(
            begun..DEALS * ladder.bouts(),
            2,
            &stop,
            || ladder.worker(Duration::from_secs(20)),
            |worker, number| {
                if number >= begun + 4 {
                    stop.store(true, Ordering::Relaxed);
                }
                ladder.bout(worker, number, &stop)
            },
            |_, bout| {
                journal.add(&bout).expect("room on the disk");
                standings.add(bout);
                ControlFlow::Continue(())
            },
        );
        journal.keep().expect("room on the disk");
        match ran {
            Ran::Through => break standings.report(),
            Ran::Stopped => {}
            Ran::Failed(fault) => panic!("{fault:?}"),
        }
    };
    assert!(sittings > 2, "it was interrupted");
    assert_eq!(without_times(&report), without_times(&finished(&ladder, DEALS, 1)));
    fs::remove_dir_all(path.parent().expect("a folder")).expect("the test's own folder");
}

fn scratch(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("bearcade-ladder-{}-{name}", std::process::id())).join("ladder.jsonl")
}

/// A safe margin: what plays by rules of thumb beats what plays anything.
#[test]
fn a_bear_is_rated_above_chance_at_every_shape_of_table() {
    fn check(report: &Report) {
        let elo = |name: &str| {
            let line = report.players.iter().find(|line| line.name == name).expect("a player");
            line.rating.expect("a rating").elo
        };
        assert!(elo("black") > elo("random") + 50.0, "{report}");
        assert!(report.to_string().contains("± "), "{report}");
    }
    check(&finished(&ladder::<DeBeerIsLos>(2, &["random", "black"], 1), 8, 2));
    check(&finished(&ladder::<ElOso>(1, &["random", "black"], 1), 10, 2));
    check(&finished(&ladder::<HoldMyBear>(3, &["random", "black"], 1), 8, 2));
}

#[test]
fn a_player_on_all_seats_has_a_fair_share_of_the_wins() {
    let players = players::<DeBeerIsLos>(&["random", "random"]);
    let table = Ladder::of_table(game::<DeBeerIsLos>(2), &players, 5);
    let report = finished(&table, 4, 2);
    assert_eq!(report.players.len(), 1, "the same player on both seats");
    assert!((report.players[0].won.expect("it played").share - 0.5).abs() < 1e-12, "{report}");
    assert_eq!(report.players[0].rating, None);
}

#[test]
fn the_usual_ladder_has_all_levels_and_two_hundred_games_a_pairing() {
    let usual = Ladder::of_levels(game::<HoldMyBear>(4), 1);
    let names: Vec<String> = usual.players().iter().map(ToString::to_string).collect();
    assert_eq!(names[..4], ["cub", "black", "brown", "grizzly"]);
    assert_eq!((usual.usual_deals() * usual.games(), usual.bouts()), (200, 6 + 2), "the stronger one among weaker");
    assert_eq!(Ladder::of_levels(game::<DeBeerIsLos>(2), 1).usual_deals(), 100);
    assert_eq!(Ladder::of_levels(game::<ElOso>(1), 1).usual_deals(), 200);
    assert_eq!(
        (Ladder::<ChaosBear>::usual_seats(), Ladder::<HoldMyBear>::usual_seats(), Ladder::<ElOso>::usual_seats()),
        (2, 4, 1)
    );
}

#[test]
fn a_program_that_fails_ends_the_run_and_is_named() {
    let ladder = ladder::<ChaosBear>(2, &["cmd:no-such-program --at all", "black"], 1);
    let stop = AtomicBool::new(false);
    let failed = ladder.bout(&mut ladder.worker(Duration::from_secs(20)), 0, &stop);
    let Err(Fault::Program(error)) = failed else { panic!("{failed:?}") };
    assert!(error.to_string().starts_with("the player `no-such-program --at all` failed: it can't be started"));
    let unknown = Player::named::<ChaosBear>("panda").expect_err("no such bear").to_string();
    assert!(unknown.starts_with("there is no player panda in this game; there are cub, black, brown, grizzly"));
}
