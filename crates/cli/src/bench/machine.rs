//! What the machine gives, to judge what a server makes of it: nobody's move is durable before a sync of the disk has come
//! back, and nobody is told anything while a virtual machine's cores are lent to others.

use std::fs::OpenOptions;
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

/// About what a commit of a few moves writes.
const WRITE: [u8; 8 * 1_024] = [0; 8 * 1_024];
/// So many of them lie in the file, which is written over and over and does not grow.
const WRITES: usize = 512;
/// The pause before each, so that the disk is as busy as with a server that has something to do.
const PAUSE: Duration = Duration::from_micros(800);
/// A sync that takes longer is slow, in microseconds.
const SLOW: u32 = 5_000;

/// The time of all cores so far, and how much of it the host of a virtual machine gave to others; none where the system
/// does not tell.
pub(super) fn core_time() -> Option<(u64, u64)> {
    read_core_time(&std::fs::read_to_string("/proc/stat").ok()?)
}

/// From a line such as `cpu  user nice system idle iowait irq softirq steal …`.
fn read_core_time(stat: &str) -> Option<(u64, u64)> {
    let times = stat.lines().next()?.strip_prefix("cpu ")?;
    let times: Vec<u64> = times.split_whitespace().take(8).map_while(|time| time.parse().ok()).collect();
    Some((times.iter().sum(), *times.get(7)?))
}

/// The share that others took of the cores' time between two moments.
pub(super) fn taken_share(before: Option<(u64, u64)>, after: Option<(u64, u64)>) -> Option<f64> {
    let ((all_before, taken_before), (all, taken)) = (before?, after?);
    Some(taken.saturating_sub(taken_before) as f64 / all.saturating_sub(all_before).max(1) as f64)
}

/// How long bare syncs took.
#[derive(Debug, Default)]
pub(super) struct Syncs {
    /// In microseconds, sorted.
    took: Vec<u32>,
    /// Of how much time.
    time: Duration,
}

impl Syncs {
    /// Writes and syncs in this folder for a while.
    pub(super) fn watch(&mut self, folder: &Path, time: Duration) -> io::Result<()> {
        let path = folder.join("syncs");
        let mut file = OpenOptions::new().create(true).truncate(true).write(true).open(&path)?;
        for _ in 0..WRITES {
            file.write_all(&WRITE)?;
        }
        file.sync_all()?;
        let began = Instant::now();
        for number in 0.. {
            std::thread::sleep(PAUSE);
            if began.elapsed() > time {
                break;
            }
            file.seek(SeekFrom::Start((number % WRITES * WRITE.len()) as u64))?;
            file.write_all(&WRITE)?;
            let sync = Instant::now();
            file.sync_data()?;
            self.took.push(u32::try_from(sync.elapsed().as_micros()).unwrap_or(u32::MAX));
        }
        self.time += began.elapsed();
        self.took.sort_unstable();
        std::fs::remove_file(path)
    }

    /// A percentile in milliseconds.
    pub(super) fn percentile(&self, percent: f64) -> f64 {
        bearcade_load::percentile(&self.took, percent)
    }

    /// The part of the time that went by in slow syncs: about that part of all moves is slow, whatever the server does.
    pub(super) fn slow_share(&self) -> f64 {
        let slow: u64 = self.took.iter().filter(|took| **took > SLOW).map(|&took| u64::from(took)).sum();
        slow as f64 / 1e6 / self.time.as_secs_f64().max(f64::MIN_POSITIVE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_syncs_count_by_the_time_they_take() {
        let took = vec![1_000, 1_000, 1_000, 6_000, 9_000];
        let syncs = Syncs { took, time: Duration::from_millis(100) };
        assert!((syncs.slow_share() - 0.15).abs() < 1e-9 && (syncs.percentile(99.0) - 9.0).abs() < 1e-9);
        assert!((syncs.percentile(50.0) - 1.0).abs() < 1e-9);
        assert!(Syncs::default().slow_share() < 1e-9 && Syncs::default().percentile(50.0) < 1e-9);
    }

    #[test]
    fn what_others_took_is_read_off_the_system() {
        let before = read_core_time("cpu  10 0 10 70 0 0 5 5 0 0\ncpu0 1 2 3\n");
        assert_eq!(before, Some((100, 5)));
        assert_eq!(taken_share(before, Some((300, 25))), Some(0.1));
        assert_eq!(read_core_time("cpu  1 2 3\n"), None);
        assert_eq!(taken_share(None, before), None);
    }

    #[test]
    fn a_disk_is_watched_and_left_as_it_was() {
        let (folder, mut syncs) = (tempfile::tempdir().expect("a folder"), Syncs::default());
        syncs.watch(folder.path(), Duration::from_millis(30)).expect("a disk");
        assert!(!syncs.took.is_empty() && syncs.percentile(99.0) > 0.0);
        assert_eq!(std::fs::read_dir(folder.path()).expect("readable").count(), 0);
    }
}
