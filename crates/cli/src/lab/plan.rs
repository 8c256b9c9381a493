//! What was typed, as a study.

use std::fmt::{self, Write as _};
use std::path::Path;

use bearcade_core::{GameOptions, OptionValues};
use bearcade_lab::findings::{Axis, Sweep};
use bearcade_lab::measure::Measured;
use bearcade_lab::{Bot, Experiment, Ladder, Study, USUAL, Variant, at_table};

use super::{Common, Compare, Run};
use crate::Failure;
use crate::long::quoted;
use crate::play::read_options;

/// So many games if nobody says otherwise.
const USUAL_GAMES: u64 = 1000;
/// The most variants of a sweep.
const MOST_VARIANTS: usize = 60;

/// What is to be run.
pub(super) struct Plan<G: Measured> {
    pub(super) study: Study<G>,
    pub(super) sweep: Sweep,
    /// How many games; with a precision, the most.
    pub(super) games: u64,
    /// The command that gives the same numbers again.
    pub(super) command: String,
    /// The command that plays the same with another level.
    pub(super) compare: String,
}

pub(super) fn usage(error: impl fmt::Display) -> Failure {
    Failure::Usage(error.to_string())
}

/// The failure of an experiment whose file is missing or wrong.
fn wrong_file(error: impl fmt::Display) -> Failure {
    Failure::Message(error.to_string())
}

pub(super) fn read(path: &Path) -> Result<Experiment, Failure> {
    Experiment::read(path).map_err(wrong_file)
}

pub(super) fn of_experiment<G: Measured>(run: &Run, experiment: &Experiment) -> Result<Plan<G>, Failure> {
    let variants = experiment.variants::<G>(Ladder::<G>::usual_seats()).map_err(wrong_file)?;
    let common = &run.common;
    let seed = common.seed.or(experiment.seed()).unwrap_or(1);
    let games = games(common, experiment.games());
    let mut command = "bearcade lab run".to_owned();
    let file = run.experiment.as_ref().map(|path| path.display().to_string()).unwrap_or_default();
    add(&mut command, "experiment", &file);
    finish(&mut command, common, games, seed);
    let compare = format!("change the players in {file} and run it again");
    Ok(Plan { study: Study::new(variants, seed, !common.fixed), sweep: Sweep::default(), games, command, compare })
}

pub(super) fn of_run<G: Measured>(run: &Run) -> Result<Plan<G>, Failure> {
    let (sweep, variants) = if run.vary.is_empty() {
        let values = read_options(G::Options::SPECS, &run.options)?;
        (Sweep::default(), vec![variant::<G>(&run.common, "as asked for", &values)?])
    } else {
        swept::<G>(&run.common, &run.options, &run.vary)?
    };
    let mut command = format!("bearcade lab run {}", G::SLUG);
    run.options.iter().for_each(|option| add(&mut command, "option", option));
    run.vary.iter().for_each(|vary| add(&mut command, "vary", vary));
    Ok(planned(&run.common, sweep, variants, &command))
}

pub(super) fn of_compare<G: Measured>(compare: &Compare) -> Result<Plan<G>, Failure> {
    let mut command = format!("bearcade lab compare {}", G::SLUG);
    let (sweep, variants) = if compare.vary.is_empty() {
        let one = |words: &[String]| {
            let own: Vec<String> = words.iter().flat_map(|text| text.split_whitespace()).map(str::to_owned).collect();
            let values = read_options(G::Options::SPECS, &[&compare.options[..], &own[..]].concat())?;
            let name = if own.is_empty() { "as printed".to_owned() } else { own.join(" ") };
            variant::<G>(&compare.common, &name, &values)
        };
        (Sweep::default(), vec![one(&compare.a)?, one(&compare.b)?])
    } else {
        swept::<G>(&compare.common, &compare.options, &compare.vary)?
    };
    compare.a.iter().for_each(|words| add(&mut command, "a", words));
    compare.b.iter().for_each(|words| add(&mut command, "b", words));
    compare.vary.iter().for_each(|vary| add(&mut command, "vary", vary));
    compare.options.iter().for_each(|option| add(&mut command, "option", option));
    Ok(planned(&compare.common, sweep, variants, &command))
}

fn planned<G: Measured>(common: &Common, sweep: Sweep, variants: Vec<Variant<G>>, command: &str) -> Plan<G> {
    let (games, seed) = (games(common, None), common.seed.unwrap_or(1));
    let seated = variants[0].seated();
    let with = |players: &[String]| {
        let mut command = command.to_owned();
        add(&mut command, "players", &players.join(","));
        finish(&mut command, common, games, seed);
        command
    };
    let others: Vec<String> = seated.iter().map(|name| other_level(name)).collect();
    let (command, compare) = (with(&seated), with(&others));
    Plan { study: Study::new(variants, seed, !common.fixed), sweep, games, command, compare }
}

/// A player of another level that is quick enough for as many games, with the same restriction.
pub(super) fn other_level(name: &str) -> String {
    let (mind, tied) = name.find(':').map_or((name, ""), |colon| name.split_at(colon));
    let other = if mind == "black" || mind == "grizzly" { "brown" } else { "black" };
    format!("{other}{tied}")
}

/// How many games at most.
fn games(common: &Common, written: Option<u64>) -> u64 {
    let unbounded = common.precision.map(|_| u64::MAX / 2);
    common.games.or(unbounded).or(written).unwrap_or(USUAL_GAMES)
}

pub(super) fn add(command: &mut String, flag: &str, value: &str) {
    let _ = write!(command, " --{flag} {}", quoted(value));
}

/// What every command ends with.
fn finish(command: &mut String, common: &Common, games: u64, seed: u64) {
    if let Some(precision) = common.precision {
        add(command, "precision", &format!("{}%", precision * 100.0));
    }
    if common.precision.is_none() || common.games.is_some() {
        add(command, "games", &games.to_string());
    }
    if common.fixed {
        command.push_str(" --fixed");
    }
    add(command, "seed", &seed.to_string());
}

fn variant<G: Measured>(common: &Common, name: &str, values: &OptionValues) -> Result<Variant<G>, Failure> {
    let names = if common.players.is_empty() { vec![USUAL.to_owned()] } else { common.players.clone() };
    let bots: Vec<Bot> =
        names.iter().map(|name| Bot::named::<G>(name.trim())).collect::<Result<_, _>>().map_err(usage)?;
    let named = u8::try_from(bots.len()).unwrap_or(u8::MAX);
    let seats = common.seats.unwrap_or(if named == 1 { Ladder::<G>::usual_seats() } else { named });
    let options = G::Options::from_values(values).map_err(usage)?;
    let game = G::new(options, seats).map_err(usage)?;
    Ok(Variant::new(name, game, &at_table(&bots, seats).map_err(Failure::Usage)?))
}

/// Every combination of the values.
fn swept<G: Measured>(
    common: &Common,
    options: &[String],
    vary: &[String],
) -> Result<(Sweep, Vec<Variant<G>>), Failure> {
    let axes = vary.iter().map(|text| axis(text)).collect::<Result<Vec<Axis>, Failure>>()?;
    let mut combinations: Vec<Vec<String>> = vec![Vec::new()];
    for axis in &axes {
        let with = |chosen: &Vec<String>| {
            let value = |value: &String| [&chosen[..], &[format!("{}={value}", axis.option)]].concat();
            axis.values.iter().map(value).collect::<Vec<_>>()
        };
        combinations = combinations.iter().flat_map(with).collect();
    }
    if axes.len() > 2 {
        return Err(usage("--vary can be given twice at most: more can't be drawn"));
    }
    if combinations.len() > MOST_VARIANTS {
        return Err(usage(format!("{} variants are too many; {MOST_VARIANTS} can be compared", combinations.len())));
    }
    let variants = combinations.iter().map(|chosen| {
        let values = read_options(G::Options::SPECS, &[options, &chosen[..]].concat())?;
        variant::<G>(common, &chosen.join(" "), &values)
    });
    Ok((Sweep { axes }, variants.collect::<Result<_, _>>()?))
}

fn axis(text: &str) -> Result<Axis, Failure> {
    let (option, values) = text
        .split_once('=')
        .ok_or_else(|| usage(format!("--vary {text}: expected NAME=VALUE,VALUE, such as start=20,25,30")))?;
    let between = if values.contains(';') { ';' } else { ',' };
    let values: Vec<String> = values.split(between).map(|value| value.trim().to_owned()).collect();
    if values.len() < 2 {
        return Err(usage(format!("--vary {text}: at least two values can be compared")));
    }
    Ok(Axis { option: option.to_owned(), values })
}
