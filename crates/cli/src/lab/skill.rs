//! Skill and luck: a ladder of levels, and neighbours on the same deals.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use bearcade_core::GameOptions;
use bearcade_lab::findings::Findings;
use bearcade_lab::measure::Measured;
use bearcade_lab::{Bot, Ladder, Luck, Pace, Player, Ran, Twins, all_threads};
use clap::Args;

use super::Files;
use super::drive::write_all;
use super::plan::{add, usage};
use crate::Failure;
use crate::long::Shown;
use crate::play::read_options;

#[derive(Args)]
pub(super) struct Skill {
    /// The game.
    pub(super) game: String,
    /// The levels, the weakest first.
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO", default_value = "cub,black,brown")]
    players: Vec<String>,
    /// The number of seats; the usual number without it.
    #[arg(long)]
    seats: Option<u8>,
    /// An option of the game, such as start=20; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// How many deals; each is played from every seat.
    #[arg(long, value_name = "DEALS", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Other deals for other numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of threads; all cores without it.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[command(flatten)]
    files: Files,
}

impl Skill {
    pub(super) fn files(&self) -> &Files {
        &self.files
    }
}

pub(super) fn run<G: Measured>(skill: &Skill, stop: &AtomicBool, out: &mut impl Write) -> Result<(), Failure> {
    let values = read_options(G::Options::SPECS, &skill.options)?;
    let seats = skill.seats.unwrap_or_else(Ladder::<G>::usual_seats);
    let options = G::Options::from_values(&values).map_err(usage)?;
    let game = || G::new(options.clone(), seats);
    game().map_err(usage)?;
    let game = || game().expect("these rules exist");
    let names: Vec<&str> = skill.players.iter().map(|name| name.trim()).collect();
    if names.len() < 2 || names.iter().enumerate().any(|(at, name)| names[..at].contains(name)) {
        return Err(usage("name at least two different players"));
    }
    let players = names.iter().map(|name| Player::named::<G>(name)).collect::<Result<Vec<_>, _>>().map_err(usage)?;
    let bots = names.iter().map(|name| Bot::named::<G>(name)).collect::<Result<Vec<_>, _>>().map_err(usage)?;
    let threads = skill.threads.map_or_else(all_threads, usize::from);

    let ladder = Ladder::round_robin(game(), players, skill.seed);
    let mut standings = ladder.standings();
    let jobs = skill.games * ladder.bouts();
    let mut shown = Shown::new(G::TITLE, Pace { jobs, before: 0, games: ladder.games() });
    let ran = bearcade_lab::run(
        0..jobs,
        threads,
        stop,
        || ladder.worker(bearcade_protocol::PATIENCE),
        |worker, number| ladder.bout(worker, number, stop),
        |number, bout| {
            standings.add(bout);
            shown.show(number + 1);
            ControlFlow::Continue(())
        },
    );
    shown.clear();
    let mut complete = matches!(ran, Ran::Through);
    let mut lucks = Vec::new();
    for (pair, bots) in names.windows(2).zip(bots.windows(2)) {
        let twins = Twins::new(game, bots[1], bots[0], skill.seed);
        let mut luck = Luck::default();
        let mut shown = Shown::new(G::TITLE, Pace { jobs: skill.games, before: 0, games: u64::from(seats).max(2) });
        let ran = bearcade_lab::run(
            0..skill.games,
            threads,
            stop,
            || twins.bench(),
            |bench, deal| twins.deal(bench, deal, stop),
            |deal, twin| {
                luck.add(twin);
                shown.show(deal + 1);
                ControlFlow::Continue(())
            },
        );
        shown.clear();
        complete &= matches!(ran, Ran::Through);
        lucks.push((pair[1].to_owned(), pair[0].to_owned(), luck));
    }
    let with = |players: &str| {
        let mut command = format!("bearcade lab skill {}", G::SLUG);
        add(&mut command, "players", players);
        add(&mut command, "seats", &seats.to_string());
        skill.options.iter().for_each(|option| add(&mut command, "option", option));
        add(&mut command, "games", &skill.games.to_string());
        add(&mut command, "seed", &skill.seed.to_string());
        command
    };
    let command = with(&names.join(","));
    let others = ["brown,grizzly", "cub,black"].into_iter().find(|others| *others != names.join(","));
    let compare = with(others.unwrap_or_default());
    let findings = Findings::of_skill(&standings.report(), &lucks, complete, &command, &compare);
    write_all(&findings, &command, &skill.files, out)
}
