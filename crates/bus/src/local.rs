use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::mpsc;

use crate::{Bus, BusFacts, Heard, Hearing, News};

/// So much may wait to be heard; what comes then is missed.
const MOST_WAITING: usize = 1_024;

/// A bus within one process. A server that is its only member tells nobody anything.
#[derive(Clone, Default)]
pub struct Local {
    members: Arc<Mutex<Vec<Arc<Ear>>>>,
    /// How many there are: a server alone asks at every move.
    count: Arc<AtomicUsize>,
}

/// Where a member listens.
struct Ear {
    news: mpsc::Sender<News>,
    missed: AtomicBool,
}

impl Local {
    fn members(&self) -> MutexGuard<'_, Vec<Arc<Ear>>> {
        self.members.lock().expect("no panic while the members are held")
    }

    /// One server more.
    pub fn join(&self) -> Member {
        let (news, inbox) = mpsc::channel(MOST_WAITING);
        let ear = Arc::new(Ear { news, missed: AtomicBool::new(false) });
        self.members().push(Arc::clone(&ear));
        self.count.fetch_add(1, Ordering::AcqRel);
        Member {
            all: self.clone(),
            ear,
            inbox: tokio::sync::Mutex::new(inbox),
            told: AtomicU64::new(0),
            heard: AtomicU64::new(0),
        }
    }
}

/// One server's end of a [`Local`] bus.
pub struct Member {
    all: Local,
    ear: Arc<Ear>,
    inbox: tokio::sync::Mutex<mpsc::Receiver<News>>,
    told: AtomicU64,
    heard: AtomicU64,
}

impl Drop for Member {
    fn drop(&mut self) {
        self.all.members().retain(|ear| !Arc::ptr_eq(ear, &self.ear));
        self.all.count.fetch_sub(1, Ordering::AcqRel);
    }
}

impl Bus for Member {
    fn has_others(&self) -> bool {
        self.all.count.load(Ordering::Acquire) > 1
    }

    fn tell(&self, news: News) {
        self.told.fetch_add(1, Ordering::Relaxed);
        for ear in self.all.members().iter().filter(|ear| !Arc::ptr_eq(ear, &self.ear)) {
            if ear.news.try_send(news.clone()).is_err() {
                ear.missed.store(true, Ordering::Release);
            }
        }
    }

    fn hear(&self) -> Hearing<'_> {
        Box::pin(async {
            let mut inbox = self.inbox.lock().await;
            let mut news = Vec::new();
            inbox.recv_many(&mut news, MOST_WAITING).await;
            self.heard.fetch_add(news.len() as u64, Ordering::Relaxed);
            // Whoever missed something compares with the store, where the rest is as well.
            if self.ear.missed.swap(false, Ordering::AcqRel) { Heard::Missed } else { Heard::News(news) }
        })
    }

    fn facts(&self) -> BusFacts {
        let count = |count: &AtomicU64| count.load(Ordering::Relaxed);
        BusFacts { connected: true, told: count(&self.told), heard: count(&self.heard), ..BusFacts::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_others_hear_and_whoever_is_alone_has_nobody_to_tell() {
        let all = Local::default();
        let one = all.join();
        assert!(!one.has_others());
        let (two, three) = (all.join(), all.join());
        assert!(one.has_others());
        one.tell(News::Missed);
        assert_eq!(two.hear().await, Heard::News(vec![News::Missed]));
        assert_eq!(three.hear().await, Heard::News(vec![News::Missed]));
        two.tell(News::Spent(Vec::new()));
        assert_eq!(one.hear().await, Heard::News(vec![News::Spent(Vec::new())]), "and not one's own");
        drop((two, three));
        assert!(!one.has_others());
    }

    #[tokio::test]
    async fn whoever_does_not_listen_has_missed_something() {
        let all = Local::default();
        let (one, two) = (all.join(), all.join());
        for _ in 0..=MOST_WAITING {
            one.tell(News::Missed);
        }
        assert_eq!(two.hear().await, Heard::Missed);
        one.tell(News::Missed);
        assert_eq!(two.hear().await, Heard::News(vec![News::Missed]));
    }
}
