//! A study from its start, or from where it stopped, to its report.

use std::fmt;
use std::fs;
use std::io::Write;
use std::ops::{ControlFlow, Range};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use bearcade_lab::findings::{CONFIDENCE, Findings};
use bearcade_lab::measure::Measured;
use bearcade_lab::stats::{normal_quantile, share_interval};
use bearcade_lab::{Batch, Journal, Pace, Ran, ResumeError, Study, all_threads};

use super::plan::Plan;
use super::{Common, Files, is_standard_output};
use crate::Failure;
use crate::long::{KEPT_EVERY, Shown, this_program};

/// The first number of games after which the precision is looked at; every later one is about a tenth more.
const FIRST_LOOK: u64 = 256;

pub(super) fn drive<G: Measured>(
    plan: &Plan<G>,
    common: &Common,
    stop: &AtomicBool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let study = &plan.study;
    let failed = |error: ResumeError| Failure::Message(error.to_string());
    let mut total = study.nothing();
    let mut journal = match &common.resume {
        None => None,
        Some(path) => Some(reopen(study, path, &mut total)?),
    };
    let jobs = Jobs { done: total.games, games: plan.games.max(total.games), batch: study.batch() };
    let expected = common.precision.map_or(jobs.games, |precision| expected_games(study, precision).min(jobs.games));
    let mut shown = Shown::new(G::TITLE, Pace { jobs: expected.max(1), before: total.games, games: 1 });
    let mut looks = Looks::after(total.games);
    let mut enough =
        common.precision.is_some_and(|precision| total.games == looks.last && is_known(study, &total, precision));
    let (mut pending, mut kept, mut broken) = (study.nothing(), Instant::now(), None);
    let ran = bearcade_lab::run(
        0..if enough { 0 } else { jobs.count() },
        common.threads.map_or_else(all_threads, usize::from),
        stop,
        || study.bench(),
        |bench, job| study.play(bench, jobs.numbers(job), stop),
        |_, batch: Batch| {
            total.merge(&batch);
            if let Some(journal) = &mut journal {
                pending.merge(&batch);
                if kept.elapsed() >= KEPT_EVERY {
                    kept = Instant::now();
                    let done = std::mem::replace(&mut pending, study.nothing());
                    if let Err(error) = journal.add(&done).and_then(|()| journal.keep()) {
                        broken = Some(error);
                        return ControlFlow::Break(());
                    }
                }
            }
            shown.show(total.games.min(expected));
            if looks.due(total.games) && common.precision.is_some_and(|precision| is_known(study, &total, precision)) {
                enough = true;
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        },
    );
    shown.clear();
    let written = match (&mut journal, pending.games) {
        (Some(journal), 1..) => journal.add(&pending).and_then(|()| journal.keep()),
        _ => Ok(()),
    };
    let complete = enough || (ran == Ran::Through && broken.is_none());
    let kept = common.keep.as_ref().map_or(Ok(Vec::new()), |folder| keep_odd(study, &total, folder))?;
    let findings = Findings::of(study, &total, complete, &plan.command, &plan.compare, &plan.sweep, &kept);
    write_all(&findings, &plan.command, &common.files, out)?;
    broken.map_or(Ok(()), Err).and(written).map_err(failed)
}

/// Prints the summary and writes the files that were asked for.
pub(super) fn write_all(
    findings: &Findings,
    command: &str,
    files: &Files,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let alone = files.to_standard_output()?.is_some();
    let mut say = |line: &dyn fmt::Display| if alone { Ok(()) } else { writeln!(out, "{line}") };
    say(&findings)?;
    if !findings.complete {
        say(&format_args!("Stopped: {} games are counted.", findings.games))?;
    }
    say(&format_args!("Again: {command}"))?;
    let mut write = |path: &Option<PathBuf>, text: &dyn Fn() -> String| {
        let Some(path) = path else { return Ok(()) };
        if is_standard_output(path) {
            return out.write_all(text().as_bytes()).map_err(Failure::from);
        }
        fs::write(path, text()).map_err(|error| Failure::Message(format!("{}: {error}", path.display())))?;
        if alone { Ok(()) } else { writeln!(out, "Written: {}", path.display()).map_err(Failure::from) }
    };
    write(&files.json, &|| findings.to_json().to_string() + "\n")?;
    write(&files.csv, &|| findings.to_csv())?;
    write(&files.report, &|| findings.to_html())?;
    out.flush().map_err(Failure::from)
}

/// Which games belong to which job: batches begin at multiples of their size, wherever a run goes on.
struct Jobs {
    done: u64,
    games: u64,
    batch: u64,
}

impl Jobs {
    fn count(&self) -> u64 {
        if self.done >= self.games { 0 } else { self.games.div_ceil(self.batch) - self.done / self.batch }
    }

    fn numbers(&self, job: u64) -> Range<u64> {
        let from = (self.done / self.batch + job) * self.batch;
        from.max(self.done)..(from + self.batch).min(self.games)
    }
}

/// When the precision is looked at: after the same numbers of games in every run, however often it is interrupted.
struct Looks {
    last: u64,
    next: u64,
}

impl Looks {
    fn after(games: u64) -> Self {
        let mut looks = Self { last: 0, next: FIRST_LOOK };
        while looks.next <= games {
            looks.step();
        }
        looks
    }

    fn step(&mut self) {
        self.last = self.next;
        self.next = (self.next + self.next / 10).next_multiple_of(FIRST_LOOK / 4);
    }

    fn due(&mut self, games: u64) -> bool {
        let due = games >= self.next;
        if due {
            self.step();
        }
        due
    }
}

/// Opens a file of progress and adds what it holds.
fn reopen<G: Measured>(study: &Study<G>, path: &Path, total: &mut Batch) -> Result<Journal, Failure> {
    let mut misfit = None;
    let fold = |number: u64, batch: Batch| {
        if batch.fits(total) && misfit.is_none() {
            total.merge(&batch);
        } else {
            misfit.get_or_insert(number);
        }
    };
    let journal = Journal::open(path, &study.fingerprint(&this_program()?), fold);
    let journal = journal.map_err(|error| Failure::Message(error.to_string()))?;
    match misfit {
        None => Ok(journal),
        Some(number) => {
            let error = ResumeError::Broken(path.to_owned(), number as usize + 2);
            Err(Failure::Message(error.to_string()))
        }
    }
}

/// Is every seat's win share known to within this, in every variant?
fn is_known<G: Measured>(study: &Study<G>, total: &Batch, precision: f64) -> bool {
    study.variants().iter().zip(&total.tallies).all(|(variant, tally)| {
        let seats = variant.metrics().iter().zip(&tally.metrics).filter(|(metric, _)| metric.is_seat());
        seats
            .into_iter()
            .all(|(metric, sums)| share_interval(&sums.mean(metric.unit), CONFIDENCE).margin() <= precision)
    })
}

/// About how many games a precision takes.
fn expected_games<G: Measured>(study: &Study<G>, precision: f64) -> u64 {
    let seats = f64::from(study.variants()[0].game().seats()).max(2.0);
    let spread = (1.0 - 1.0 / seats) / seats;
    let quantile = normal_quantile(CONFIDENCE);
    (quantile * quantile * spread / (precision * precision)).ceil() as u64
}

type Kept = Vec<(&'static str, u64, String)>;

/// Writes the records of odd games.
fn keep_odd<G: Measured>(study: &Study<G>, total: &Batch, folder: &Path) -> Result<Vec<Kept>, Failure> {
    let failed = |path: &Path, error: &std::io::Error| Failure::Message(format!("{}: {error}", path.display()));
    fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
    let mut all = Vec::new();
    for (at, tally) in total.tallies.iter().enumerate() {
        let odd = [
            ("longest", tally.longest),
            ("shortest", tally.shortest),
            ("comeback", tally.comeback),
            ("stall", tally.stall),
        ];
        let mut kept = Kept::new();
        for (what, odd) in odd.into_iter().filter_map(|(what, odd)| Some((what, odd?))) {
            let variant = if total.tallies.len() > 1 { format!("-variant-{}", at + 1) } else { String::new() };
            let name = format!("{}{variant}-{what}.txt", G::SLUG);
            let path = folder.join(&name);
            fs::write(&path, study.record(at, odd.game).to_string()).map_err(|error| failed(&path, &error))?;
            kept.push((what, odd.game, name));
        }
        all.push(kept);
    }
    Ok(all)
}
