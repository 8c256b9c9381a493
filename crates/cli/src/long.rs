//! What commands that take long share: Ctrl-C, progress, and a name for this build.

use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bearcade_lab::Pace;
use signal_hook::consts::SIGINT;

use crate::Failure;

/// How often progress is shown.
const SHOWN_EVERY: Duration = Duration::from_millis(200);
/// How often what is finished is made sure to be on the disk.
pub(crate) const KEPT_EVERY: Duration = Duration::from_secs(1);

/// Ctrl-C once: no more games, and what there is is shown. Again, a second later or more: the program ends at once.
pub(crate) fn stop_on_interrupt() -> io::Result<Arc<AtomicBool>> {
    let (interrupted, stop) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    signal_hook::flag::register(SIGINT, Arc::clone(&interrupted))?;
    let stopping = Arc::clone(&stop);
    thread::spawn(move || {
        loop {
            thread::sleep(Duration::from_millis(50));
            if interrupted.swap(false, Ordering::Relaxed) {
                if stopping.swap(true, Ordering::Relaxed) {
                    std::process::exit(130);
                }
                // One key press may arrive twice, from the terminal and from a program around this one.
                thread::sleep(Duration::from_secs(1));
                interrupted.store(false, Ordering::Relaxed);
            }
        }
    });
    Ok(stop)
}

/// Which build this is: bots of another build may play otherwise.
pub(crate) fn this_program() -> Result<String, Failure> {
    let mut file = File::open(std::env::current_exe()?)?;
    let (mut hash, mut buffer) = (0xCBF2_9CE4_8422_2325u64, vec![0; 1 << 16]);
    loop {
        let read = file.read(&mut buffer)?;
        if read == 0 {
            return Ok(format!("{}+{hash:016x}", env!("CARGO_PKG_VERSION")));
        }
        // FNV-1a: no defence against anybody, but two builds do not meet by chance.
        for byte in &buffer[..read] {
            hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
}

/// A word as a shell takes it.
pub(crate) fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_,=:./".contains(letter);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

/// Progress on standard error, where that is a terminal.
pub(crate) struct Shown {
    title: &'static str,
    pace: Pace,
    began: Instant,
    last: Option<Instant>,
    terminal: bool,
}

impl Shown {
    pub(crate) fn new(title: &'static str, pace: Pace) -> Self {
        let mut shown = Self { title, pace, began: Instant::now(), last: None, terminal: io::stderr().is_terminal() };
        shown.show(pace.before);
        shown
    }

    pub(crate) fn show(&mut self, done: u64) {
        if self.terminal && self.last.is_none_or(|last| last.elapsed() >= SHOWN_EVERY) {
            self.last = Some(Instant::now());
            let line = self.pace.line(done, self.began.elapsed());
            // Nothing depends on whether it can be shown.
            let _ = write!(io::stderr(), "\r{}: {line}\x1b[K", self.title);
        }
    }

    pub(crate) fn clear(&self) {
        if self.terminal {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
