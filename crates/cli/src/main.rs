//! The `bearcade` program: reads what was typed and calls the crate that does it.

mod admin;
mod bench;
mod chart;
mod demo;
mod hint;
mod lab;
mod ladder;
mod library;
mod long;
mod play;
mod records;
mod replay;
mod review;
mod serve;
mod site_data;
mod story;

use std::io;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

/// Five bear-minded tabletop games, one rules engine.
#[derive(Parser)]
#[command(
    name = "bearcade",
    version,
    after_help = "Examples:\n  bearcade                      serve the site: open the address it prints\n  \
                  bearcade play                 choose a game from a menu and play in the terminal\n  \
                  bearcade play el-oso          start at once\n  \
                  bearcade rules el-oso         read the rules\n  \
                  bearcade demo el-oso --seed 7 play one random game, the same every time\n  \
                  bearcade ladder chaos-bear    how strong the bots are\n  \
                  bearcade lab run el-oso       what the rules do, measured in a thousand games\n  \
                  bearcade engine               speak the engine protocol on standard input and output\n  \
                  bearcade replay game.txt      print a recorded game step by step\n  \
                  bearcade hint --game el-oso-3 what a strong player would do now\n  \
                  bearcade review game.txt      what decisions cost and luck gave\n  \
                  bearcade admin backup site-1.db  copy the site's data while it is open\n\n\
                  Exit codes: 0 success; 1 failure, such as a file that is missing or wrong; 2 wrong usage."
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the site; this is also what `bearcade` alone does.
    Serve(serve::Arguments),
    /// Look after a site: back up and check its data, see to people, tables and reports.
    Admin(admin::Arguments),
    /// Play in the terminal, against bears or together.
    Play(play::Arguments),
    /// List saved games, or print one's record.
    Games(library::Games),
    /// Print the rules of a game.
    Rules(library::Rules),
    /// Play random games and print them.
    Demo(demo::Arguments),
    /// Let the bots of a game play each other: win shares, scores and Elo with their uncertainty.
    Ladder(ladder::Arguments),
    /// Find out what the rules do: many games, what is measured of them, variants compared.
    Lab(lab::Arguments),
    /// Speak the engine protocol: one JSON request a line, one JSON answer a line.
    #[command(
        after_help = "Example:\n  echo '{\"cmd\":\"new\",\"game\":\"chaos-bear\",\"seed\":7}' | bearcade engine\n\n\
                            docs/protocol.md describes every request and answer."
    )]
    Engine,
    /// Print a recorded game step by step, or prove that it follows the rules.
    Replay(replay::Arguments),
    /// Measure our own server and the lab.
    Bench(bench::Arguments),
    /// Say what a strong player would do at a point of a game, and why.
    Hint(hint::Arguments),
    /// Look at a game again: what each decision cost, and what luck gave and took.
    Review(review::Arguments),
    /// Print the completions for a shell.
    #[command(
        after_help = "Example:\n  bearcade completions bash > ~/.local/share/bash-completion/completions/bearcade"
    )]
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
}

/// Why a command failed.
enum Failure {
    /// The command failed, for example because a file is missing or its contents are wrong: exit code 1.
    Message(String),
    /// The command line is wrong, for example because it names a game that does not exist: exit code 2.
    Usage(String),
    /// The reader of our output has closed it: exit quietly.
    NobodyListens,
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe { Self::NobodyListens } else { Self::Message(error.to_string()) }
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = io::BufWriter::new(io::stdout());
    let done = match arguments.command {
        None => serve::run(&serve::Arguments::default(), &mut out),
        Some(Command::Serve(arguments)) => serve::run(&arguments, &mut out),
        Some(Command::Admin(arguments)) => admin::run(&arguments, &mut out),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Games(arguments)) => library::games(&arguments, &mut out),
        Some(Command::Rules(arguments)) => library::rules(&arguments, &mut out),
        Some(Command::Demo(arguments)) => demo::run(&arguments, &mut out),
        Some(Command::Ladder(arguments)) => ladder::run(&arguments, &mut out),
        Some(Command::Lab(arguments)) => lab::run(&arguments, &mut out),
        Some(Command::Engine) => bearcade_protocol::serve(io::stdin().lock(), &mut out).map_err(Failure::from),
        Some(Command::Replay(arguments)) => replay::run(&arguments, &mut out),
        Some(Command::Bench(arguments)) => bench::run(&arguments, &mut out),
        Some(Command::Hint(arguments)) => hint::run(&arguments, &mut out),
        Some(Command::Review(arguments)) => review::run(&arguments, &mut out),
        Some(Command::Completions { shell }) => {
            // Generated into memory: clap panics if it can't write, as when the reader closes the pipe.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Arguments::command(), "bearcade", &mut script);
            io::Write::write_all(&mut out, &script).map_err(Failure::from)
        }
    };
    let done = done.and_then(|()| io::Write::flush(&mut out).map_err(Failure::from));
    match done {
        Ok(()) | Err(Failure::NobodyListens) => ExitCode::SUCCESS,
        Err(Failure::Message(message)) => complain(&message, ExitCode::FAILURE),
        Err(Failure::Usage(message)) => complain(&message, ExitCode::from(2)),
    }
}

/// Prints an error. Standard error may be closed too, in which case the exit code has to say it.
fn complain(message: &str, code: ExitCode) -> ExitCode {
    let _ = io::Write::write_all(&mut io::stderr(), format!("bearcade: {message}\n").as_bytes());
    code
}
