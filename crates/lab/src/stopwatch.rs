//! How long a thread works.

use std::time::{Duration, Instant};

/// Started when a piece of work begins, and read when it ends, by the same thread.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    began: Instant,
    ran: Option<Duration>,
}

impl Stopwatch {
    /// Starts.
    pub fn start() -> Self {
        Self { began: Instant::now(), ran: thread_ran() }
    }

    /// The processor time that this thread has had since, which other work on the machine does not lengthen; the time
    /// on the clock where the system does not tell it.
    pub fn worked(&self) -> Duration {
        let ran = self.ran.zip(thread_ran()).map(|(before, now)| now.saturating_sub(before));
        ran.unwrap_or_else(|| self.passed())
    }

    /// The time on the clock since.
    pub fn passed(&self) -> Duration {
        self.began.elapsed()
    }
}

/// How long this thread has run.
#[cfg(unix)]
fn thread_ran() -> Option<Duration> {
    rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime).try_into().ok()
}

#[cfg(not(unix))]
fn thread_ran() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_sleeps_does_not_work() {
        let (watch, nap) = (Stopwatch::start(), Duration::from_millis(50));
        std::thread::sleep(nap);
        let (worked, passed) = (watch.worked(), watch.passed());
        assert!(passed >= nap);
        assert!(worked < passed, "{worked:?} of {passed:?}");
        // Work that is done is seen, however long it takes.
        while watch.worked() == worked {
            std::hint::black_box(0);
        }
    }
}
