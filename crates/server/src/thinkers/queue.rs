//! The queue before the threads that think: fair by thinking time, first between addresses, then between the people of
//! an address.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::time::Duration;

use crate::limits::Whose;

/// What a thought is taken to cost until it has ended.
const EXPECTED: Duration = Duration::from_millis(100);

/// For whom a thought is, and which address pays for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Asker {
    /// The address; all whose address is not known share one place.
    pub(crate) address: Option<Whose>,
    /// The person who waits for the answer.
    pub(crate) who: Whose,
}

/// Somebody who is known by their address alone.
impl From<Whose> for Asker {
    fn from(address: Whose) -> Self {
        Self { address: Some(address), who: address }
    }
}

/// What waits, and how much time each address and person has used.
pub(super) struct Queue<T> {
    addresses: Used<Option<Whose>>,
    /// The addresses for which something waits.
    waiting: HashMap<Option<Whose>, Group<T>>,
    count: usize,
    /// The number of the next arrival: of two who have used the same time, the one who came first is served first.
    next: u64,
}

/// What waits for the people of one address.
struct Group<T> {
    people: Used<Whose>,
    /// The people for whom something waits, each with the oldest first.
    waiting: HashMap<Whose, VecDeque<(u64, T)>>,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Self { addresses: Used::default(), waiting: HashMap::new(), count: 0, next: 0 }
    }
}

impl<T> Queue<T> {
    /// Adds a job.
    pub(super) fn push(&mut self, asker: Asker, job: T) {
        let group = self.waiting.entry(asker.address);
        let group = group.or_insert_with(|| Group { people: Used::default(), waiting: HashMap::new() });
        group.waiting.entry(asker.who).or_default().push_back((self.next, job));
        self.next += 1;
        self.count += 1;
    }

    /// Takes the next job: the oldest one of the person who has used the least time, of the address that has. Call
    /// [`Queue::done`] when it has ended.
    pub(super) fn pop(&mut self) -> Option<(Asker, T)> {
        let least =
            |(&address, group): (&Option<Whose>, &Group<T>)| (self.addresses.of(address), group.first(), address);
        let (_, _, address) = self.waiting.iter().map(least).min_by_key(|&(used, first, _)| (used, first))?;
        let group = self.waiting.get_mut(&address)?;
        let first = |jobs: &VecDeque<(u64, T)>| jobs.front().map(|(number, _)| *number);
        let least = group.waiting.iter().map(|(&who, jobs)| (group.people.of(who), first(jobs), who));
        let (_, _, who) = least.min_by_key(|&(used, first, _)| (used, first))?;
        let jobs = group.waiting.get_mut(&who)?;
        let (_, job) = jobs.pop_front()?;
        if jobs.is_empty() {
            group.waiting.remove(&who);
        }
        self.addresses.start(address);
        group.people.start(who);
        if group.waiting.is_empty() {
            self.waiting.remove(&address);
        }
        self.count -= 1;
        Some((Asker { address, who }, job))
    }

    /// A job has ended and took so long.
    pub(super) fn done(&mut self, asker: Asker, took: Duration) {
        self.addresses.end(asker.address, took);
        if let Some(group) = self.waiting.get_mut(&asker.address) {
            group.people.end(asker.who, took);
        }
    }

    /// The number of jobs that wait.
    pub(super) const fn len(&self) -> usize {
        self.count
    }

    /// The number of jobs that wait for one asker.
    pub(super) fn len_of(&self, asker: Asker) -> usize {
        let group = self.waiting.get(&asker.address);
        group.and_then(|group| group.waiting.get(&asker.who)).map_or(0, VecDeque::len)
    }
}

impl<T> Group<T> {
    /// The number of the oldest job.
    fn first(&self) -> Option<u64> {
        self.waiting.values().filter_map(|jobs| jobs.front()).map(|(number, _)| *number).min()
    }
}

/// How much time each of several parties has used. A party that comes, or comes back, starts level with the one that was
/// served last: nobody saves up time, and nobody waits for long because others were there before.
struct Used<K> {
    /// Nobody counts as having used less than this.
    floor: Duration,
    /// The parties that have used more.
    above: HashMap<K, Duration>,
}

impl<K> Default for Used<K> {
    fn default() -> Self {
        Self { floor: Duration::ZERO, above: HashMap::new() }
    }
}

impl<K: Copy + Eq + Hash> Used<K> {
    fn of(&self, party: K) -> Duration {
        self.above.get(&party).map_or(self.floor, |&used| used.max(self.floor))
    }

    fn start(&mut self, party: K) {
        let used = self.of(party);
        self.floor = used;
        self.above.insert(party, used + EXPECTED);
        let floor = self.floor;
        self.above.retain(|_, used| *used > floor);
    }

    fn end(&mut self, party: K, took: Duration) {
        let used = self.above.get(&party).copied().unwrap_or(self.floor);
        self.above.insert(party, used.saturating_sub(EXPECTED) + took);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn asker(address: u64, who: u64) -> Asker {
        Asker { address: Some(Whose::Name(address)), who: Whose::Name(who) }
    }

    /// One thread that takes jobs by a clock of its own. Those of `busy` are asked for again as soon as they are done.
    struct Thread {
        queue: Queue<Duration>,
        now: Duration,
        busy: Vec<Asker>,
        cost: Duration,
    }

    impl Thread {
        fn new(busy: Vec<Asker>, cost: Duration) -> Self {
            let mut queue = Queue::default();
            for &asker in &busy {
                queue.push(asker, cost);
            }
            Self { queue, now: Duration::ZERO, busy, cost }
        }

        /// Does the next job; for whom.
        fn step(&mut self) -> Asker {
            let (asker, cost) = self.queue.pop().expect("somebody is always busy");
            self.now += cost;
            self.queue.done(asker, cost);
            if self.busy.contains(&asker) {
                self.queue.push(asker, self.cost);
            }
            asker
        }

        /// How long a job takes that comes while another is under way.
        fn answers_after(&mut self, asker: Asker, cost: Duration) -> Duration {
            let asked = self.now;
            self.queue.push(asker, cost);
            while self.step() != asker {}
            self.now.abs_diff(asked)
        }
    }

    #[test]
    fn a_hundred_guests_of_one_address_delay_another_address_by_one_thought() {
        let crowd: Vec<Asker> = (0..100).map(|guest| asker(1, guest)).collect();
        let mut thread = Thread::new(crowd, SECOND);
        for round in 0..100 {
            // The thread is in the middle of a thought of the crowd, which ends a second after the question.
            let waits = thread.answers_after(asker(2, 1_000), SECOND / 2);
            assert!(waits <= SECOND * 3 / 2, "round {round}: {waits:?}");
            for _ in 0..round % 7 {
                thread.step();
            }
        }
    }

    #[test]
    fn addresses_share_time_and_not_turns() {
        let (slow, quick) = (asker(1, 1), asker(2, 2));
        let mut queue = Queue::default();
        let mut used = [Duration::ZERO; 2];
        queue.push(slow, 0);
        queue.push(quick, 1);
        for _ in 0..1_100 {
            let (asker, index) = queue.pop().expect("both are busy");
            let cost = [SECOND, SECOND / 10][index];
            used[index] += cost;
            queue.done(asker, cost);
            queue.push(asker, index);
        }
        let [slow, quick] = used.map(|used| used.as_secs_f64());
        assert!((0.9..1.1).contains(&(slow / quick)), "{slow} {quick}");
    }

    #[test]
    fn people_of_one_address_take_turns() {
        let mut queue = Queue::default();
        for (who, name) in [(1, "a1"), (1, "a2"), (1, "a3"), (2, "b1"), (3, "c1"), (2, "b2")] {
            queue.push(asker(1, who), name);
        }
        assert_eq!((queue.len(), queue.len_of(asker(1, 1)), queue.len_of(asker(2, 1))), (6, 3, 0));
        let mut order = Vec::new();
        while let Some((asker, name)) = queue.pop() {
            queue.done(asker, SECOND);
            order.push(name);
        }
        assert_eq!(order, ["a1", "b1", "c1", "a2", "b2", "a3"]);
        assert!(queue.len() == 0 && queue.waiting.is_empty());
    }

    #[test]
    fn nobody_saves_up_time_and_nobody_is_remembered_for_long() {
        let mut thread = Thread::new(vec![asker(1, 1)], SECOND);
        for _ in 0..50 {
            thread.step();
        }
        // An address that comes after a minute does not get a minute for itself.
        let late: Vec<Asker> = (0..3).map(|_| asker(2, 2)).collect();
        for &asker in &late {
            thread.queue.push(asker, SECOND);
        }
        let order: Vec<Asker> = (0..6).map(|_| thread.step()).collect();
        assert_eq!(order.iter().filter(|&&asker| asker == late[0]).count(), 3);
        assert!(order[..3].contains(&asker(1, 1)), "{order:?}");
        for address in 10..1_000 {
            thread.queue.push(asker(address, 1), SECOND / 100);
            thread.step();
        }
        while thread.queue.len() > 1 {
            thread.step();
        }
        thread.step();
        assert!(thread.queue.addresses.above.len() < 10, "{}", thread.queue.addresses.above.len());
    }

    #[test]
    fn several_threads_do_not_serve_one_address_first_because_its_thoughts_have_not_ended() {
        let mut queue = Queue::default();
        for who in 0..8 {
            queue.push(asker(1, who), ());
        }
        queue.push(asker(2, 100), ());
        let order: Vec<Asker> = std::iter::from_fn(|| queue.pop()).map(|(asker, ())| asker).take(2).collect();
        assert!(order.contains(&asker(2, 100)), "{order:?}");
    }
}
