//! Who is connected, and by which session: a connection does not outlive what it was opened with.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll};

use bearcade_store::{PersonId, TokenHash};
use futures_util::task::AtomicWaker;

/// The live connections of those who have a session, by person.
#[derive(Clone, Default)]
pub(crate) struct Attendance(Arc<Mutex<HashMap<PersonId, Vec<Arc<Visit>>>>>);

/// What a connection was opened with.
struct Visit {
    person: PersonId,
    session: TokenHash,
    ended: AtomicBool,
    waker: AtomicWaker,
    all: Attendance,
}

/// A live connection that counts; until it is dropped.
pub(crate) struct Ticket(Arc<Visit>);

impl Attendance {
    fn visits(&self) -> MutexGuard<'_, HashMap<PersonId, Vec<Arc<Visit>>>> {
        self.0.lock().expect("no panic while the visits are held")
    }

    /// One connection more.
    pub(crate) fn admit(&self, person: PersonId, session: TokenHash) -> Ticket {
        let (ended, waker) = (AtomicBool::new(false), AtomicWaker::new());
        let visit = Arc::new(Visit { person, session, ended, waker, all: self.clone() });
        self.visits().entry(person).or_default().push(Arc::clone(&visit));
        Ticket(visit)
    }

    /// A session of somebody has ended, or all of them: so do the connections.
    pub(crate) fn end(&self, person: PersonId, session: Option<TokenHash>) {
        let visits = self.visits();
        let ended = visits.get(&person).into_iter().flatten();
        for visit in ended.filter(|visit| session.is_none_or(|session| session == visit.session)) {
            visit.ended.store(true, Ordering::Release);
            visit.waker.wake();
        }
    }
}

impl Ticket {
    /// The session that the connection was opened with.
    pub(crate) fn session(&self) -> TokenHash {
        self.0.session
    }

    /// Has the session ended? If not, the task is woken once it has.
    pub(crate) fn poll_ended(&self, task: &Context<'_>) -> Poll<()> {
        self.0.waker.register(task.waker());
        if self.0.ended.load(Ordering::Acquire) { Poll::Ready(()) } else { Poll::Pending }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let Self(own) = self;
        let mut visits = own.all.visits();
        if let Some(theirs) = visits.get_mut(&own.person) {
            theirs.retain(|visit| !Arc::ptr_eq(visit, own));
            if theirs.is_empty() {
                visits.remove(&own.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::task::Waker;

    use super::*;

    #[test]
    fn the_connections_of_what_has_ended_end_and_no_others() {
        let all = Attendance::default();
        let (ada, ben) = (PersonId::from_random(1), PersonId::from_random(2));
        let tickets = [(ada, 1), (ada, 1), (ada, 2), (ben, 3)].map(|(person, token)| all.admit(person, [token; 32]));
        let task = Context::from_waker(Waker::noop());
        let ended = || tickets.iter().map(|ticket| ticket.poll_ended(&task).is_ready()).collect::<Vec<_>>();
        all.end(ben, Some([1; 32]));
        assert_eq!(ended(), [false; 4]);
        all.end(ada, Some([1; 32]));
        assert_eq!(ended(), [true, true, false, false]);
        all.end(ada, None);
        assert_eq!(ended(), [true, true, true, false]);
        drop(tickets);
        assert!(all.visits().is_empty(), "nothing is left of those who went");
    }
}
