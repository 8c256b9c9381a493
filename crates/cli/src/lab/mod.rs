//! `bearcade lab`: what the rules of a game do.

mod drive;
mod plan;
mod skill;

use std::io::Write;
use std::path::{Path, PathBuf};

use bearcade_table::for_each_game;
use clap::{Args, Subcommand};

use crate::Failure;
use crate::long::stop_on_interrupt;
use crate::play::no_such_game;

/// What `bearcade lab` takes.
#[derive(Args)]
#[command(after_help = "docs/lab.md explains every number; examples/ has experiments to start from.")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Play many games and measure them.
    #[command(after_help = "Examples:\n  bearcade lab run chaos-bear\n  \
                            bearcade lab run el-oso --players brown --games 500 --report el-oso.html\n  \
                            bearcade lab run hold-my-bear --seats 4 --precision 1% --json out.json --csv out.csv\n  \
                            bearcade lab run chaos-bear --players brown,brown:never-draw\n  \
                            bearcade lab run folly-and-fortune --games 20000 --keep odd --resume run.jsonl\n  \
                            bearcade lab run --experiment examples/chaos-bear-weights.toml --report weights.html\n\n\
                            Players are levels (cub, black, brown, grizzly), yardsticks of the game, or random. A \
                            restriction after a colon ties their hands: brown:never-draw. Where players differ they go \
                            round the seats from game to game.\n\n\
                            The same seed gives the same numbers whatever the number of threads. Ctrl-C stops and \
                            reports what there is; with --resume FILE the same command goes on later.")]
    Run(Run),
    /// Play variants on the same deals and say what differs.
    #[command(after_help = "Examples:\n  bearcade lab compare chaos-bear --a start=30 --b start=25\n  \
                            bearcade lab compare chaos-bear --vary start=20,25,30,35 --report start.html\n  \
                            bearcade lab compare chaos-bear --vary start=20,30 --vary energy=1,2,3\n  \
                            bearcade lab compare de-beer-is-los --a \"games=1\" --b \"games=1 first=brown\"\n  \
                            bearcade lab compare hold-my-bear --vary \"animals=bear,ferret,tiger,vole;bear,cat,dog,chicken\"\n\n\
                            Every game is played in every variant with the same dice and cards as long as both ask \
                            for the same, so differences are surer than those of separate runs. An empty \
                            --a \"\" is the game as printed. --vary once draws curves, twice a map; values with commas \
                            of their own are parted by semicolons.")]
    Compare(Compare),
    /// How far skill goes: Elo between levels, and how much of the result the deal decides.
    #[command(after_help = "Examples:\n  bearcade lab skill chaos-bear\n  \
                            bearcade lab skill el-oso --players black,brown --games 300 --report skill.html\n\n\
                            Every deal is played from every seat. What is left of the differences once the seats are \
                            averaged is not the deal's doing; the rest is its luck. Alone, two players play the same dice.")]
    Skill(skill::Skill),
}

#[derive(Args)]
struct Run {
    /// The game; not with --experiment, which names it.
    #[arg(required_unless_present = "experiment", conflicts_with = "experiment")]
    game: Option<String>,
    /// A file with a game, players and variants (docs/lab.md).
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "seats", "options", "vary"])]
    experiment: Option<PathBuf>,
    /// An option of the game, such as start=20; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Play with several values of an option; may be given twice.
    #[arg(long, value_name = "NAME=VALUE,VALUE")]
    vary: Vec<String>,
    #[command(flatten)]
    common: Common,
}

#[derive(Args)]
struct Compare {
    /// The game.
    game: String,
    /// Options of the first variant, with spaces between; may be given several times.
    #[arg(long, value_name = "NAME=VALUE", requires = "b", required_unless_present = "vary")]
    a: Vec<String>,
    /// Options of the second variant.
    #[arg(long, value_name = "NAME=VALUE", requires = "a")]
    b: Vec<String>,
    /// Several values of an option instead; may be given twice.
    #[arg(long, value_name = "NAME=VALUE,VALUE", conflicts_with_all = ["a", "b"])]
    vary: Vec<String>,
    /// An option of all variants; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    #[command(flatten)]
    common: Common,
}

/// What both take.
#[derive(Args)]
struct Common {
    /// Who plays: one for all seats, or one for each. Without it, the black bear.
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO")]
    players: Vec<String>,
    /// The number of seats; without it as many as players are named, or the usual number.
    #[arg(long)]
    seats: Option<u8>,
    /// Players keep their seats, also where they differ.
    #[arg(long)]
    fixed: bool,
    /// How many games; 1000 without it. With --precision, at most so many.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// Play until every seat's win share is known to within this, such as 1%.
    #[arg(long, value_name = "PERCENT", value_parser = precision)]
    precision: Option<f64>,
    /// Other deals for other numbers; 1 without it.
    #[arg(long)]
    seed: Option<u64>,
    /// The number of threads; all cores without it.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Keep what is finished in this file and go on from it.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    #[command(flatten)]
    files: Files,
    /// Write the longest, the shortest and other odd games into this folder, as records that `bearcade replay` opens.
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
}

/// Where findings are written to.
#[derive(Args)]
struct Files {
    /// Write everything as JSON; - for standard output, in place of the summary.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write every number as a line of CSV; - for standard output, in place of the summary.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write a page with charts, tables and sentences; - for standard output, in place of the summary.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

impl Files {
    /// The file that stands for standard output, if one does. Two of them would be mixed up.
    fn to_standard_output(&self) -> Result<Option<&PathBuf>, Failure> {
        let all = [&self.json, &self.csv, &self.report];
        match all.into_iter().flatten().filter(|file| is_standard_output(file)).collect::<Vec<_>>()[..] {
            [] => Ok(None),
            [only] => Ok(Some(only)),
            _ => Err(Failure::Usage("only one of --json, --csv and --report can go to standard output".to_owned())),
        }
    }
}

fn is_standard_output(file: &Path) -> bool {
    file == Path::new("-")
}

fn precision(text: &str) -> Result<f64, String> {
    let number = text.trim().trim_end_matches('%').trim();
    match number.parse::<f64>() {
        Ok(percent) if (0.01..=50.0).contains(&percent) => Ok(percent / 100.0),
        _ => Err("a number of per cent from 0.01 to 50 is expected, such as 1%".to_owned()),
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    // Hours of games should not end in a refusal to write them down.
    match &arguments.what {
        What::Run(run) => &run.common.files,
        What::Compare(compare) => &compare.common.files,
        What::Skill(skill) => skill.files(),
    }
    .to_standard_output()?;
    let stop = stop_on_interrupt()?;
    let experiment = match &arguments.what {
        What::Run(Run { experiment: Some(path), .. }) => Some(plan::read(path)?),
        _ => None,
    };
    let slug = match (&arguments.what, &experiment) {
        (_, Some(experiment)) => experiment.game(),
        (What::Run(run), None) => run.game.as_deref().unwrap_or_default(),
        (What::Compare(compare), None) => &compare.game,
        (What::Skill(skill), None) => &skill.game,
    };
    macro_rules! each {
        ($($game:ty),+) => {
            $(if slug == <$game as bearcade_core::Game>::SLUG {
                let (planned, common) = match (&arguments.what, &experiment) {
                    (What::Run(run), Some(experiment)) => {
                        (plan::of_experiment::<$game>(run, experiment)?, &run.common)
                    }
                    (What::Run(run), None) => (plan::of_run::<$game>(run)?, &run.common),
                    (What::Compare(compare), _) => (plan::of_compare::<$game>(compare)?, &compare.common),
                    (What::Skill(skill), _) => return skill::run::<$game>(skill, &stop, out),
                };
                return drive::drive(&planned, common, &stop, out);
            })+
        };
    }
    for_each_game!(each);
    match experiment {
        Some(experiment) => {
            let reason = bearcade_table::no_such_game(experiment.game());
            Err(Failure::Message(experiment.wrong_game(reason).to_string()))
        }
        None => Err(no_such_game(slug)),
    }
}
