//! Running other programs from the root of the workspace.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a chore returns: nothing, or a sentence that says what went wrong.
pub(crate) type Done = Result<(), String>;

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_path_buf()
}

/// Cargo, in the root of the workspace.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Can this program be run?
pub(crate) fn exists(program: &str) -> bool {
    let probe = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    probe.is_ok_and(|status| status.success())
}

/// Makes sure that a program is there: installs Debian's package of that name where that is possible, else says what
/// is missing.
pub(crate) fn install(program: &str) -> Done {
    install_from(program, program)
}

/// Makes sure that a program is there, from a package of Debian's that has another name.
pub(crate) fn install_from(package: &str, program: &str) -> Done {
    if bearcade_testbed::find(program).is_some() {
        return Ok(());
    }
    println!("{program} is missing; installing {package}");
    let apt =
        |arguments: &[&str]| check(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"));
    let installed = apt(&["update", "-qq"]).and_then(|()| apt(&["install", "-y", "-qq", package]));
    match installed {
        Ok(()) if bearcade_testbed::find(program).is_some() => Ok(()),
        _ => Err(format!("{program} is needed and could not be installed; on Debian: apt-get install {package}")),
    }
}

/// Runs a command and fails with its name if it does.
pub(crate) fn check(command: &mut Command) -> Done {
    let status = command.status().map_err(|error| format!("{}: {error}", describe(command)))?;
    if status.success() { Ok(()) } else { Err(format!("{}: {status}", describe(command))) }
}

/// Runs a command and returns what it prints.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let done = command.stderr(Stdio::inherit()).output().map_err(|error| format!("{}: {error}", describe(command)))?;
    if done.status.success() {
        String::from_utf8(done.stdout).map_err(|error| error.to_string())
    } else {
        Err(format!("{}: {}", describe(command), done.status))
    }
}

/// Runs a command, passes on each line it prints, and shows it to `see` as well.
pub(crate) fn watch(command: &mut Command, mut see: impl FnMut(&str)) -> Done {
    let name = describe(command);
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|error| format!("{name}: {error}"))?;
    let out = child.stdout.take().expect("standard output is piped");
    for line in BufReader::new(out).lines() {
        let line = line.map_err(|error| format!("{name}: {error}"))?;
        see(&line);
        println!("{line}");
    }
    let status = child.wait().map_err(|error| format!("{name}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name}: {status}")) }
}

fn describe(command: &Command) -> String {
    let words = [command.get_program()].into_iter().chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    let program = words[0].rsplit('/').next().unwrap_or_default().to_owned();
    std::iter::once(program).chain(words[1..].iter().map(ToString::to_string)).collect::<Vec<_>>().join(" ")
}
