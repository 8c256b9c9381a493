//! Learns El Oso's weights from nothing and writes `data/el-oso.weights`; `cargo xtask train el-oso` runs it.
//!
//! With `--check` it plays only the first games of each course and compares what they taught with what the whole run
//! noted at the same point in `data/el-oso.check`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use bearcade_bots::training::el_oso::{Course, Training, file, fingerprint};

/// After so many games of each course the weights are noted.
const NOTED: u64 = 5_000;
/// Progress is shown as often as this part of a course.
const REPORTS: u64 = 20;

fn main() -> ExitCode {
    let data = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/data"));
    let (weights, check) = (data.join("el-oso.weights"), data.join("el-oso.check"));
    match std::env::args().nth(1).as_deref() {
        None => {
            let mut open = Training::new(Course::Open);
            let mut limited = Training::new(Course::Limited);
            train(&mut open, Course::Open, 0, NOTED);
            train(&mut limited, Course::Limited, 0, NOTED);
            let early = fingerprint(&file(&open, &limited));
            train(&mut open, Course::Open, NOTED, Course::Open.games());
            train(&mut limited, Course::Limited, NOTED, Course::Limited.games());
            let bytes = file(&open, &limited);
            let note = note(early, fingerprint(&bytes));
            std::fs::write(&weights, &bytes).expect("the weights can be written");
            std::fs::write(&check, note).expect("the note can be written");
            println!("{} bytes written to {}", bytes.len(), weights.display());
        }
        Some("--check") => {
            let mut open = Training::new(Course::Open);
            let mut limited = Training::new(Course::Limited);
            train(&mut open, Course::Open, 0, NOTED);
            train(&mut limited, Course::Limited, 0, NOTED);
            let bytes = std::fs::read(&weights).expect("the weights can be read");
            let note = note(fingerprint(&file(&open, &limited)), fingerprint(&bytes));
            if std::fs::read_to_string(&check).expect("the note can be read") != note {
                eprintln!("not what {} says:\n{note}", check.display());
                return ExitCode::FAILURE;
            }
            println!("the first {NOTED} games of each course teach what they taught before");
        }
        Some(other) => {
            eprintln!("unknown argument {other}; there is --check");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn note(early: u64, whole: u64) -> String {
    format!("after {NOTED} games of each course {early:016x}\nel-oso.weights {whole:016x}\n")
}

/// Plays a course on from one game to another, and tells how it goes.
fn train(training: &mut Training, course: Course, from: u64, to: u64) {
    let began = Instant::now();
    let every = (course.games() / REPORTS).min(to - from);
    let (mut sky, mut wins) = (0, 0);
    for played in 1..=to - from {
        let score = training.game();
        sky += u64::from(score);
        wins += u64::from(score >= 10);
        if played % every == 0 {
            let took = began.elapsed().as_secs_f64();
            let rate = played as f64 / took;
            println!(
                "{course:?}: {:>8} games, {rate:6.0} a second, average score {:5.2}, wins {:4.1} %, {:4.0} s left",
                from + played,
                sky as f64 / every as f64,
                100.0 * wins as f64 / every as f64,
                (to - from - played) as f64 / rate
            );
            (sky, wins) = (0, 0);
        }
    }
}
