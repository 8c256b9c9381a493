//! The project's chores, so that everyone and everything runs the same commands.

mod api;
mod bench;
mod browser;
mod fuzz;
mod mutate;
mod run;
mod site;
mod soak;
mod solve;
mod test;
mod tidy;
mod train;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask <task>

  test             format, lints, tidy, every test, the API against its document, the site in a browser,
                   documentation, benchmark and fuzz targets in a short run
  test quick       format, lints, tidy, unit tests and laws: for every commit
  test api         the API against its OpenAPI document with schemathesis, which is installed under target
  test browser     the site in Debian's Chromium, driven by node: every game, by mouse, by keyboard, by ear
  tidy             what the compiler does not see: rules without a test, layers, licences, loose ends
  bench engine     random games: games and steps a second and, with valgrind, instructions per step
                   [--seconds S] [game …]
  bench search     tree searches: random playouts a second [--seconds S] [--nodes N] [search …]
  mutate [game | durability …]
                   breaks the rules listed in crates/games/mutations, and what the store promises as listed in
                   crates/store/mutations, one by one; their tests must fail
  soak crash [--rounds N]
                   kills a server in the middle of play again and again (300 rounds): nothing acknowledged is lost
  soak cluster [--rounds N] [--seed S]
                   faults of all kinds befall three servers, PostgreSQL and NATS (50 rounds): nothing acknowledged is
                   lost or doubled, and nobody is shown what they may not see
  train el-oso     learns the weights of El Oso's grizzly anew, the same on every machine (about four minutes);
                   with --check plays only the first games and compares
  fuzz [target] [--seconds S]
                   fuzzes notation, records and protocol lines with cargo-fuzz (60 seconds each)
  solve chaos-bear [--write]
                   solves the game of two runners from its rules and compares the bots' table with it

Examples:
  cargo xtask test quick
  cargo xtask bench engine --seconds 5 el-oso
  cargo xtask mutate chaos-bear";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["test"] => test::all(),
        ["test", "quick"] => test::quick(),
        ["test", "api"] => api::schemathesis(),
        ["test", "browser"] => browser::tests(),
        ["tidy"] => tidy::run(),
        ["bench", "engine", rest @ ..] => bench::engine(rest),
        ["bench", "search", rest @ ..] => bench::search(rest),
        ["mutate", lists @ ..] => mutate::run(lists),
        ["soak", rest @ ..] => soak::run(rest),
        ["train", "el-oso", rest @ ..] => train::el_oso(rest),
        ["fuzz", rest @ ..] => fuzz::run(rest),
        ["solve", rest @ ..] => solve::run(rest),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => {
            eprintln!("xtask: there is no such task\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}
