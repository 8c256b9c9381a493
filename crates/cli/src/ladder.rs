use std::fmt;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bearcade_bots::Policy;
use bearcade_core::{GameOptions, OptionValues};
use bearcade_lab::{Bout, Fault, Journal, Ladder, Pace, Player, Ran, all_threads};
use bearcade_table::{all_games, for_each_game};
use clap::Args;

use crate::Failure;
use crate::long::{KEPT_EVERY, Shown, quoted, stop_on_interrupt, this_program};
use crate::play::{no_such_game, read_options};

/// What `bearcade ladder` takes.
#[derive(Args)]
#[command(after_help = "Examples:\n  bearcade ladder chaos-bear\n  bearcade ladder all --json\n  \
                        bearcade ladder el-oso --players black,brown --games 500 --seed 7\n  \
                        bearcade ladder hold-my-bear --table brown,black,black,black --games 50\n  \
                        bearcade ladder de-beer-is-los --resume ladder.jsonl\n  \
                        bearcade ladder chaos-bear --player \"cmd:python3 examples/seated_player.py\" --player black\n\n\
                        In a game for two, every pair of players plays every deal from both seats. With more seats, \
                        one of each sits among others of the other, on every seat in turn; of the levels, the stronger \
                        among the weaker. In a game for one, all play the same deals.\n\nThe same seed gives the same games whatever the number of threads, only the \
                        times differ. Ctrl-C stops and shows what there is; with --resume FILE the same command goes \
                        on later from where it stopped, also with more --games. A file is refused if it belongs to \
                        another game, other options, players or seed, or to another build of the program.\n\n\
                        The usual number of games takes a while, `all` more than an hour on two cores: the grizzly \
                        thinks up to a tenth of a second at each decision.")]
pub(crate) struct Arguments {
    /// The game, or `all`.
    game: String,
    /// Deals per pairing; each is played from every seat. Without it, 200 games per pairing.
    #[arg(long, value_name = "DEALS", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// The number of seats; without it 4 where more than four can play, else the fewest.
    #[arg(long)]
    seats: Option<u8>,
    /// An option of the game, such as start=20; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Who plays: levels, yardsticks of the game, or random. Without it, all levels and yardsticks.
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO")]
    players: Vec<String>,
    /// One more player, also a program: `cmd:` and its command; may be given several times.
    #[arg(long = "player", value_name = "WHO")]
    player: Vec<String>,
    /// Play one table only, a player for each seat, turned through all seats.
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO", conflicts_with_all = ["players", "player", "seats"])]
    table: Vec<String>,
    /// Other deals for other numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of threads; all cores without it.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Keep finished games in this file and go on from it; with `all`, a file per game, its name put behind.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Seconds that a program may think about a move.
    #[arg(long, value_name = "SECONDS", default_value_t = bearcade_protocol::PATIENCE.as_secs(),
          value_parser = clap::value_parser!(u64).range(1..=86_400))]
    timeout: u64,
    /// Print one JSON object a game.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let wanted = |slug: &str| arguments.game == slug || arguments.game == "all";
    if !all_games().iter().any(|info| wanted(info.slug)) {
        return Err(no_such_game(&arguments.game));
    }
    if arguments.game == "all"
        && (!arguments.options.is_empty() || arguments.seats.is_some() || !arguments.table.is_empty())
    {
        return Err(Failure::Usage("name a game to go with --option, --seats or --table".to_owned()));
    }
    let stop = stop_on_interrupt()?;
    macro_rules! each {
        ($($game:ty),+) => {
            $(if wanted(<$game as bearcade_core::Game>::SLUG) && !stop.load(Ordering::Relaxed) {
                one::<$game>(arguments, &stop, out)?;
            })+
        };
    }
    for_each_game!(each);
    Ok(())
}

fn one<G: Policy>(arguments: &Arguments, stop: &AtomicBool, out: &mut impl Write) -> Result<(), Failure> {
    let values = read_options(G::Options::SPECS, &arguments.options)?;
    let ladder = ladder::<G>(arguments, &values)?;
    let deals = arguments.games.unwrap_or_else(|| ladder.usual_deals());
    let jobs = deals * ladder.bouts();
    let failed = |error: bearcade_lab::ResumeError| Failure::Message(error.to_string());

    let mut standings = ladder.standings();
    let mut done = 0;
    let mut journal = match &arguments.resume {
        None => None,
        Some(path) => {
            let path = file_of(path, (arguments.game == "all").then_some(G::SLUG));
            let fold = |_, bout: Bout| {
                // A file may hold more deals than are asked for now.
                if done < jobs {
                    done += 1;
                    standings.add(bout);
                }
            };
            Some(Journal::open(&path, &ladder.fingerprint(&this_program()?), fold).map_err(failed)?)
        }
    };
    let mut shown = Shown::new(G::TITLE, Pace { jobs, before: done, games: ladder.games() });
    let mut kept = Instant::now();
    let mut broken = None;
    let ran = bearcade_lab::run(
        done..jobs,
        arguments.threads.map_or_else(all_threads, usize::from),
        stop,
        || ladder.worker(Duration::from_secs(arguments.timeout)),
        |worker, number| ladder.bout(worker, number, stop),
        |number, bout| {
            let keeping = journal.as_mut().map_or(Ok(()), |journal| {
                journal.add(&bout)?;
                if kept.elapsed() < KEPT_EVERY {
                    return Ok(());
                }
                kept = Instant::now();
                journal.keep()
            });
            standings.add(bout);
            shown.show(number + 1);
            match keeping {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => {
                    broken = Some(error);
                    ControlFlow::Break(())
                }
            }
        },
    );
    shown.clear();
    let kept = journal.as_mut().map_or(Ok(()), Journal::keep);
    let report = standings.report();
    if arguments.json {
        let mut json = report.to_json();
        json["complete"] = serde_json::json!(standings.deals() == deals);
        writeln!(out, "{json}")?;
    } else {
        writeln!(out, "{report}")?;
        if standings.deals() < deals {
            writeln!(out, "Stopped: {} of {deals} deals are counted.", standings.deals())?;
        }
        writeln!(out, "Again: {}\n", again(arguments, &ladder, &values, deals))?;
    }
    out.flush()?;
    if let Some(error) = broken {
        return Err(failed(error));
    }
    kept.map_err(failed)?;
    match ran {
        Ran::Failed(Fault::Program(error)) => Err(Failure::Message(error.to_string())),
        Ran::Through | Ran::Stopped | Ran::Failed(Fault::Stopped) => Ok(()),
    }
}

fn ladder<G: Policy>(arguments: &Arguments, values: &OptionValues) -> Result<Ladder<G>, Failure> {
    let usage = |error: &dyn fmt::Display| Failure::Usage(error.to_string());
    let named = |names: &[String]| {
        names.iter().map(|name| Player::named::<G>(name.trim())).collect::<Result<Vec<_>, _>>().map_err(|e| usage(&e))
    };
    let table = named(&arguments.table)?;
    let players = [named(&arguments.players)?, named(&arguments.player)?].concat();
    let seats = match table.len() {
        0 => arguments.seats.unwrap_or_else(Ladder::<G>::usual_seats),
        seats => u8::try_from(seats).unwrap_or(u8::MAX),
    };
    let options = G::Options::from_values(values).map_err(|error| usage(&error))?;
    let game = G::new(options, seats).map_err(|error| usage(&error))?;
    if !table.is_empty() {
        return Ok(Ladder::of_table(game, &table, arguments.seed));
    }
    if players.is_empty() {
        return Ok(Ladder::of_levels(game, arguments.seed));
    }
    if let Some(twice) = players.iter().enumerate().find(|(at, player)| players[..*at].contains(player)) {
        let message = format!("{} is named twice; a player meets others, and --table takes anybody", twice.1);
        return Err(Failure::Usage(message));
    }
    if players.len() < 2 && seats > 1 {
        return Err(Failure::Usage("name at least two players".to_owned()));
    }
    Ok(Ladder::round_robin(game, players, arguments.seed))
}

/// The command that gives the same games again.
fn again<G: Policy>(arguments: &Arguments, ladder: &Ladder<G>, values: &OptionValues, deals: u64) -> String {
    let mut command = format!("bearcade ladder {} --games {deals} --seed {}", G::SLUG, arguments.seed);
    let mut add = |flag: &str, value: &str| {
        let _ = fmt::Write::write_fmt(&mut command, format_args!(" --{flag} {}", quoted(value)));
    };
    if arguments.table.is_empty() {
        add("seats", &ladder.game().seats().to_string());
        if !arguments.players.is_empty() {
            add("players", &arguments.players.join(","));
        }
        arguments.player.iter().for_each(|player| add("player", player));
    } else {
        add("table", &arguments.table.join(","));
    }
    for option in arguments.options.iter().filter(|_| !values.is_empty()) {
        add("option", option);
    }
    command
}

fn file_of(path: &Path, slug: Option<&str>) -> PathBuf {
    match slug {
        None => path.to_owned(),
        Some(slug) => {
            let mut name = path.as_os_str().to_owned();
            name.push(format!(".{slug}"));
            name.into()
        }
    }
}
