//! Two clocks: the time of day, which somebody may set, and time that goes by, which nobody can.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use bearcade_store::Millis;

/// The time of day.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as Millis
}

/// Milliseconds since the program first asked. It never goes back, whatever the time of day is set to.
pub(crate) fn steady() -> Millis {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_millis() as Millis
}

/// Both clocks of the system, which a test may set.
#[derive(Clone, Default)]
pub(crate) struct Clock {
    #[cfg(test)]
    set: std::sync::Arc<Set>,
}

#[cfg(not(test))]
impl Clock {
    /// The time of day.
    #[expect(clippy::unused_self, reason = "a test has a clock of its own")]
    pub(crate) fn wall(&self) -> Millis {
        now()
    }

    /// See [`steady`].
    #[expect(clippy::unused_self, reason = "a test has a clock of its own")]
    pub(crate) fn steady(&self) -> Millis {
        steady()
    }
}

/// How far a test has moved each clock.
#[cfg(test)]
#[derive(Default)]
struct Set {
    wall: std::sync::atomic::AtomicI64,
    steady: std::sync::atomic::AtomicI64,
}

#[cfg(test)]
impl Clock {
    pub(crate) fn wall(&self) -> Millis {
        now() + self.set.wall.load(std::sync::atomic::Ordering::Relaxed)
    }

    pub(crate) fn steady(&self) -> Millis {
        steady() + self.set.steady.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// Sets the time of day forwards or back.
    pub(crate) fn set_wall(&self, by: Millis) {
        self.set.wall.fetch_add(by, std::sync::atomic::Ordering::Relaxed);
    }

    /// Lets time go by.
    pub(crate) fn pass(&self, millis: Millis) {
        self.set_wall(millis);
        self.set.steady.fetch_add(millis, std::sync::atomic::Ordering::Relaxed);
    }
}
