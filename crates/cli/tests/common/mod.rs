//! What tests of commands that take long share.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// A run that has kept nothing by then is broken.
const PATIENCE: Duration = Duration::from_mins(2);

/// Starts a command, presses Ctrl-C once the file it keeps its progress in has so many lines, and waits for its end.
pub(crate) fn interrupted(mut command: Command, kept: &Path, lines: usize) -> Output {
    let mut running = command.spawn().expect("the program starts");
    let began = Instant::now();
    while fs::read_to_string(kept).map_or(0, |text| text.lines().count()) < lines {
        let ended = running.try_wait().expect("it can be asked");
        if ended.is_some() || began.elapsed() > PATIENCE {
            let _ = running.kill();
            panic!("nothing to interrupt: {:?}", running.wait_with_output());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let sent = Command::new("kill").args(["-INT", &running.id().to_string()]).status().expect("kill is there");
    assert!(sent.success());
    running.wait_with_output().expect("it ends")
}
