use std::io::Write;

use bearcade_core::{Game, GameOptions, Step, Turn, Viewer, pick};
use bearcade_table::{Dice, Match, all_games, for_each_game};
use clap::Args;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::Failure;
use crate::play::{fresh_seed, no_such_game, read_options};
use crate::story::Told;

/// What `bearcade demo` takes.
#[derive(Args, Default)]
#[command(after_help = "Examples:\n  bearcade demo\n  bearcade demo hold-my-bear --seats 4\n  \
                        bearcade demo chaos-bear --option start=20 --option weights=hunger:3 --seed 7\n  \
                        bearcade demo el-oso --record > game.txt")]
pub(crate) struct Arguments {
    /// The game; all of them without one.
    game: Option<String>,
    /// The number of seats; the fewest the game takes without one.
    #[arg(long)]
    seats: Option<u8>,
    /// An option of the game, such as start=20; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Play the same game again; a new one each time without it.
    #[arg(long)]
    seed: Option<u64>,
    /// Print the record instead of the story.
    #[arg(long)]
    record: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let seed = arguments.seed.unwrap_or_else(fresh_seed);
    let wanted = |slug: &str| arguments.game.as_deref().is_none_or(|game| game == slug);
    if let Some(game) = arguments.game.as_deref().filter(|game| all_games().iter().all(|info| info.slug != *game)) {
        return Err(no_such_game(game));
    }
    if arguments.game.is_none() && (!arguments.options.is_empty() || arguments.seats.is_some() || arguments.record) {
        return Err(Failure::Usage("name a game to go with --option, --seats or --record".to_owned()));
    }
    macro_rules! each {
        ($($game:ty),+) => {
            $(if wanted(<$game>::SLUG) {
                play::<$game>(arguments, seed, out)?;
            })+
        };
    }
    for_each_game!(each);
    Ok(())
}

fn play<G: Game>(arguments: &Arguments, seed: u64, out: &mut impl Write) -> Result<(), Failure> {
    let message = |error: bearcade_core::SetupError| Failure::Usage(error.to_string());
    let values = read_options(G::Options::SPECS, &arguments.options)?;
    let seats = arguments.seats.unwrap_or(G::SEATS.0);
    let game = G::new(G::Options::from_values(&values).map_err(message)?, seats).map_err(message)?;
    let dice = Dice::seeded(seed);
    let mut decisions = ChaCha8Rng::seed_from_u64(seed);
    let mut played = Match::new(game);
    if !arguments.record {
        writeln!(out, "{} ({seats} seats, seed {seed})", G::TITLE)?;
        for warning in played.game().warnings() {
            writeln!(out, "  note: {warning}")?;
        }
    }
    for number in 1.. {
        let before = played.state().clone();
        let (step, events) = match played.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let (chance, events) = played.throw(&dice).expect("a chance step is due");
                (Step::Chance(chance), events)
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a seat");
                let action = pick::<G>(&played.legal_actions(seat), &mut decisions);
                (Step::Act(seat, action), played.act(seat, action).expect("a legal action"))
            }
        };
        if !arguments.record {
            out.write_all(Told::new(&played, number, &before, step, &events, Viewer::Omniscient).text().as_bytes())?;
        }
    }
    if arguments.record {
        write!(out, "{}", played.record(Viewer::Omniscient))?;
    } else if let Some(outcome) = played.outcome() {
        writeln!(out, "       result           {outcome}\n")?;
    }
    Ok(())
}
