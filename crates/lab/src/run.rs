//! Numbered jobs on several threads, their results in order.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// So many jobs per thread may be taken before the oldest is done: enough that nobody waits for a slow one, few enough
/// that results in waiting take no memory to speak of.
const AHEAD: u64 = 32;

/// How a run went.
#[derive(Debug, PartialEq, Eq)]
pub enum Ran<E> {
    /// Every job was done and folded.
    Through,
    /// It was stopped, or the fold had enough; what was folded is a whole beginning.
    Stopped,
    /// A job failed; all jobs before it were folded.
    Failed(E),
}

/// As many threads as the machine runs at once.
pub fn all_threads() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Does the jobs of a range on some threads and folds their results in the order of their numbers, on the caller's
/// thread. As long as a job's result depends on its number alone, the fold sees the same whatever the number of threads.
///
/// `worker` makes what a thread keeps from job to job. Once `stop` is set no job is begun any more, and what is done
/// out of order is dropped; a job may look at the flag itself and fail early. Memory does not grow with the jobs.
pub fn run<W, R: Send, E: Send>(
    jobs: Range<u64>,
    threads: usize,
    stop: &AtomicBool,
    worker: impl Fn() -> W + Sync,
    job: impl Fn(&mut W, u64) -> Result<R, E> + Sync,
    mut fold: impl FnMut(u64, R) -> ControlFlow<()>,
) -> Ran<E> {
    let threads = threads.max(1);
    let desk = Desk {
        inner: Mutex::new(Inner { next: jobs.start, folded: jobs.start, done: BTreeMap::new(), closed: false }),
        change: Condvar::new(),
        end: jobs.end,
        ahead: AHEAD * threads as u64,
        stop,
    };
    thread::scope(|scope| {
        // Also when the fold panics: threads that wait for it would wait for ever.
        let _closing = Closing { desk: &desk, in_panic: false };
        for _ in 0..threads {
            scope.spawn(|| {
                let _closing = Closing { desk: &desk, in_panic: true };
                let mut worker = worker();
                while let Some(number) = desk.take() {
                    desk.hand_in(number, job(&mut worker, number));
                }
                desk.leave();
            });
        }
        for number in jobs.clone() {
            match desk.result(number) {
                None => return Ran::Stopped,
                Some(Err(_)) if stop.load(Ordering::Relaxed) => return Ran::Stopped,
                Some(Err(error)) => return Ran::Failed(error),
                Some(Ok(result)) => {
                    if fold(number, result).is_break() {
                        return if number + 1 == jobs.end { Ran::Through } else { Ran::Stopped };
                    }
                }
            }
        }
        Ran::Through
    })
}

/// Where jobs are taken and results handed in.
struct Desk<'a, R> {
    inner: Mutex<Inner<R>>,
    change: Condvar,
    end: u64,
    ahead: u64,
    stop: &'a AtomicBool,
}

struct Inner<R> {
    next: u64,
    folded: u64,
    done: BTreeMap<u64, R>,
    closed: bool,
}

impl<R> Desk<'_, R> {
    /// A panic elsewhere ends the run by itself; the numbers behind the lock are whole at any time.
    fn lock(&self) -> MutexGuard<'_, Inner<R>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job, once it is not too far ahead.
    fn take(&self) -> Option<u64> {
        let mut inner = self.lock();
        loop {
            if inner.closed || inner.next >= self.end || self.stop.load(Ordering::Relaxed) {
                return None;
            }
            if inner.next < inner.folded + self.ahead {
                inner.next += 1;
                return Some(inner.next - 1);
            }
            inner = self.change.wait(inner).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn hand_in(&self, number: u64, result: R) {
        self.lock().done.insert(number, result);
        self.change.notify_all();
    }

    /// The result of the job that is to be folded next; none if nobody will do it any more.
    fn result(&self, number: u64) -> Option<R> {
        let mut inner = self.lock();
        loop {
            if let Some(result) = inner.done.remove(&number) {
                inner.folded = number + 1;
                self.change.notify_all();
                return Some(result);
            }
            let given_up = self.stop.load(Ordering::Relaxed) && inner.next <= number;
            if inner.closed || given_up {
                return None;
            }
            inner = self.change.wait(inner).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// A thread found no more to do: whoever waits looks again.
    fn leave(&self) {
        // Taken and released so that nobody is between looking and waiting.
        drop(self.lock());
        self.change.notify_all();
    }
}

/// Closes the desk when its holder is gone, so that nobody waits for ever.
struct Closing<'a, 'b, R> {
    desk: &'a Desk<'b, R>,
    /// Only if the holder panics.
    in_panic: bool,
}

impl<R> Drop for Closing<'_, '_, R> {
    fn drop(&mut self) {
        if !self.in_panic || thread::panicking() {
            self.desk.lock().closed = true;
            self.desk.change.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;
    use std::time::Duration;

    use super::*;

    /// A job whose time has nothing to do with its order.
    fn slow(number: u64) -> u64 {
        let mixed = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
        thread::sleep(Duration::from_micros(mixed % 200));
        mixed
    }

    #[test]
    fn any_number_of_threads_gives_the_same_fold() {
        let fold = |threads| {
            let mut seen = Vec::new();
            let ran = run(
                3..200,
                threads,
                &AtomicBool::new(false),
                || (),
                |(), number| Ok::<_, ()>(slow(number)),
                |number, result| {
                    seen.push((number, result));
                    ControlFlow::Continue(())
                },
            );
            assert_eq!(ran, Ran::Through);
            seen
        };
        let one = fold(1);
        assert!(one.iter().map(|(number, _)| *number).eq(3..200));
        for threads in [0, 2, 3, 8] {
            assert_eq!(fold(threads), one, "{threads} threads");
        }
    }

    #[test]
    fn a_fold_that_has_enough_stops_where_one_thread_would() {
        for threads in [1, 4] {
            let mut last = 0;
            let enough = |number, _| {
                last = number;
                if number == 41 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let ran =
                run(0..1000, threads, &AtomicBool::new(false), || (), |(), number| Ok::<_, ()>(slow(number)), enough);
            assert_eq!((ran, last), (Ran::Stopped, 41));
        }
    }

    #[test]
    fn the_first_failure_by_number_is_the_one_that_counts() {
        for threads in [1, 4] {
            let mut folded = 0;
            let job = |(): &mut (), number| if number % 50 == 49 { Err(number) } else { Ok(slow(number)) };
            let count = |_, _| {
                folded += 1;
                ControlFlow::Continue(())
            };
            assert_eq!(run(0..300, threads, &AtomicBool::new(false), || (), job, count), Ran::Failed(49));
            assert_eq!(folded, 49);
        }
    }

    #[test]
    fn stopping_keeps_a_whole_beginning() {
        let stop = AtomicBool::new(false);
        let begun = AtomicU64::new(0);
        let job = |(): &mut (), number| {
            if begun.fetch_add(1, Ordering::Relaxed) == 60 {
                stop.store(true, Ordering::Relaxed);
            }
            if stop.load(Ordering::Relaxed) { Err("stopped early") } else { Ok(slow(number)) }
        };
        let mut seen = Vec::new();
        let note = |number, _| {
            seen.push(number);
            ControlFlow::Continue(())
        };
        assert_eq!(run(0..100_000, 3, &stop, || (), job, note), Ran::Stopped);
        assert!(seen.len() <= 63 && seen.iter().copied().eq(0..seen.len() as u64), "{seen:?}");
    }

    #[test]
    fn nobody_runs_far_ahead_of_a_slow_job() {
        let (ahead, blocked) = (AtomicU64::new(0), AtomicBool::new(true));
        let job = |(): &mut (), number| {
            if number == 0 {
                // The other thread does what it may and then waits for this one.
                while ahead.load(Ordering::Relaxed) < 2 * AHEAD - 1 {
                    thread::yield_now();
                }
                thread::sleep(Duration::from_millis(20));
                blocked.store(false, Ordering::Relaxed);
            } else if blocked.load(Ordering::Relaxed) {
                ahead.fetch_add(1, Ordering::Relaxed);
            }
            Ok::<_, ()>(())
        };
        let through = run(0..1000, 2, &AtomicBool::new(false), || (), job, |_, ()| ControlFlow::Continue(()));
        assert_eq!(through, Ran::Through);
        assert_eq!(ahead.into_inner(), 2 * AHEAD - 1, "results in waiting are bounded");
    }

    #[test]
    #[should_panic(expected = "a scoped thread panicked")]
    fn a_panic_ends_the_run() {
        let job = |(): &mut (), number| {
            assert!(number != 5, "a bug");
            Ok::<_, ()>(())
        };
        run(0..1000, 2, &AtomicBool::new(false), || (), job, |_, ()| ControlFlow::Continue(()));
    }
}
