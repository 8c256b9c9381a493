use std::fmt::Write;
use std::time::Duration;

/// How fast a run goes, in a line for a terminal.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Jobs to do.
    pub jobs: u64,
    /// Jobs that had been done when this run began.
    pub before: u64,
    /// Games per job.
    pub games: u64,
}

impl Pace {
    /// The line after so many jobs, which took so long in this run.
    pub fn line(&self, done: u64, took: Duration) -> String {
        const WIDTH: usize = 24;
        let full = (WIDTH as u64 * done / self.jobs.max(1)) as usize;
        let bar = format!("{}{}", "#".repeat(full), ".".repeat(WIDTH - full.min(WIDTH)));
        let percent = 100 * done / self.jobs.max(1);
        let (done_now, seconds) = (done.saturating_sub(self.before), took.as_secs_f64());
        let mut line = format!("[{bar}] {percent:>3} %  {} of {} games", done * self.games, self.jobs * self.games);
        if done_now > 0 && seconds > 0.0 {
            let rate = done_now as f64 / seconds;
            let left = Duration::from_secs_f64((self.jobs - done) as f64 / rate);
            let rate = rate * self.games as f64;
            let rate = if rate < 10.0 { format!("{rate:.2}") } else { format!("{rate:.0}") };
            let _ = write!(line, "  {rate}/s  {} left", clock(left));
        }
        line
    }
}

/// Hours, minutes and seconds, as far as there are any.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_tells_rate_and_time_left_of_this_run_alone() {
        let pace = Pace { jobs: 1000, before: 400, games: 2 };
        assert_eq!(
            pace.line(500, Duration::from_secs(10)),
            "[############............]  50 %  1000 of 2000 games  20/s  0:50 left"
        );
        assert_eq!(pace.line(400, Duration::ZERO), "[#########...............]  40 %  800 of 2000 games");
        let slow = Pace { jobs: 10, before: 0, games: 8 };
        assert!(slow.line(1, Duration::from_secs(1000)).ends_with("8 of 80 games  0.01/s  2:30:00 left"));
    }
}
