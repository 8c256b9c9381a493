use std::fmt;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures_util::StreamExt as _;
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;

use crate::{Bus, BusFacts, Heard, Hearing, News};

/// So much may wait to be told, and to be heard; what comes then is lost.
const MOST_WAITING: usize = 8_192;
/// At most so many news, or about so many bytes, travel in one message.
const MOST_AT_ONCE: usize = 512;
const MOST_BYTES: usize = 128 * 1_024;
/// How soon it is tried again to reach a server that is away.
const FIRST_DELAY: Duration = Duration::from_millis(100);
const LONGEST_DELAY: Duration = Duration::from_secs(2);
/// How often a quiet connection is looked at.
const PING: Duration = Duration::from_secs(5);

/// A bus over NATS. While no server of NATS is within reach, news are lost and nothing waits; the connection comes back by
/// itself, and then everybody compares with the store.
pub struct Nats {
    outbox: mpsc::Sender<News>,
    inbox: tokio::sync::Mutex<mpsc::Receiver<News>>,
    shared: Arc<Shared>,
    task: JoinHandle<()>,
}

#[derive(Default)]
struct Shared {
    connected: AtomicBool,
    /// Something may have been missed, and nobody was told yet.
    missed: AtomicBool,
    woken: Notify,
    told: AtomicU64,
    heard: AtomicU64,
    lost: AtomicU64,
}

/// Why an address is no address of NATS.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NatsError(String);

impl fmt::Display for NatsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NatsError {}

/// Where the servers of NATS are, and the subject under which the servers of a site tell one another.
#[derive(Debug)]
struct Place {
    servers: Vec<ServerAddr>,
    subject: String,
}

impl Place {
    /// Reads `nats://host:4222/name`; several servers of NATS are separated by commas, the name stands at the last and may
    /// be left out.
    fn read(address: &str) -> Result<Self, NatsError> {
        let bad = |reason: &str| NatsError(format!("{reason}; it is nats://host:4222 or nats://host:4222/name"));
        let (mut hosts, mut name) = (address.trim(), "site");
        let after_scheme = hosts.rfind("://").map_or(0, |at| at + 3);
        if let Some(slash) = hosts[after_scheme..].find('/') {
            let (before, after) = hosts.split_at(after_scheme + slash);
            hosts = before;
            if after.len() > 1 {
                name = &after[1..];
            }
        }
        if !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_') {
            return Err(bad("a site's name on the bus has letters, digits, - and _ only"));
        }
        let servers = hosts.split(',').map(|host| {
            let known = ["nats://", "tls://"].iter().any(|scheme| host.starts_with(scheme));
            let host = host.parse::<ServerAddr>().ok();
            host.filter(|host| known && !host.host().is_empty()).ok_or_else(|| bad("this is no address of NATS"))
        });
        Ok(Self { servers: servers.collect::<Result<_, _>>()?, subject: format!("bearcade.{name}.news") })
    }
}

impl Nats {
    /// Is this an address to start with? What is wrong, if it is not.
    pub fn check(address: &str) -> Result<(), NatsError> {
        Place::read(address).map(drop)
    }

    /// Starts to tell and to hear. NATS need not be there yet.
    pub fn start(address: &str) -> Result<Self, NatsError> {
        let place = Place::read(address)?;
        let (outbox, to_tell) = mpsc::channel(MOST_WAITING);
        let (heard, inbox) = mpsc::channel(MOST_WAITING);
        let shared = Arc::<Shared>::default();
        let task = tokio::spawn(run(place, to_tell, heard, Arc::clone(&shared)));
        Ok(Self { outbox, inbox: tokio::sync::Mutex::new(inbox), shared, task })
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Bus for Nats {
    fn has_others(&self) -> bool {
        true
    }

    fn tell(&self, news: News) {
        if self.outbox.try_send(news).is_err() {
            self.shared.lost.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn hear(&self) -> Hearing<'_> {
        Box::pin(async {
            let mut inbox = self.inbox.lock().await;
            loop {
                if self.shared.missed.swap(false, Ordering::AcqRel) {
                    return Heard::Missed;
                }
                let mut news = Vec::new();
                tokio::select! {
                    _ = inbox.recv_many(&mut news, MOST_AT_ONCE) => {
                        if news.is_empty() {
                            // The task has ended with the process's runtime: nothing is heard any more.
                            std::future::pending::<()>().await;
                        }
                        self.shared.heard.fetch_add(news.len() as u64, Ordering::Relaxed);
                        return Heard::News(news);
                    }
                    () = self.shared.woken.notified() => {}
                }
            }
        })
    }

    fn facts(&self) -> BusFacts {
        let count = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let Shared { connected, told, heard, lost, .. } = &*self.shared;
        BusFacts {
            connected: connected.load(Ordering::Relaxed),
            told: count(told),
            heard: count(heard),
            lost: count(lost),
        }
    }
}

impl Shared {
    fn note_missed(&self) {
        self.missed.store(true, Ordering::Release);
        self.woken.notify_one();
    }

    fn note(&self, event: &Event) {
        match event {
            Event::Connected => {
                tracing::info!("the bus is connected");
                self.connected.store(true, Ordering::Release);
                self.note_missed();
            }
            Event::Disconnected | Event::Closed => {
                if self.connected.swap(false, Ordering::AcqRel) {
                    tracing::warn!("the bus is away: tables are compared with the store until it is back");
                }
            }
            Event::SlowConsumer(_) => self.note_missed(),
            other => tracing::warn!(event = %other, "the bus"),
        }
    }
}

async fn run(place: Place, to_tell: mpsc::Receiver<News>, heard: mpsc::Sender<News>, shared: Arc<Shared>) {
    let noting = Arc::clone(&shared);
    let options = ConnectOptions::new()
        .name("bearcade")
        .no_echo()
        .retry_on_initial_connect()
        .ping_interval(PING)
        .subscription_capacity(MOST_WAITING)
        .reconnect_delay_callback(|attempts| {
            let doubled = FIRST_DELAY.saturating_mul(1 << attempts.min(10));
            doubled.min(LONGEST_DELAY)
        })
        .event_callback(move |event| {
            let noting = Arc::clone(&noting);
            async move { noting.note(&event) }
        });
    let client = match options.connect(place.servers.as_slice()).await {
        Ok(client) => client,
        Err(error) => {
            tracing::error!(%error, "the bus can't be started");
            return;
        }
    };
    let hearing = listen(client.clone(), &place.subject, heard, &shared);
    tokio::join!(hearing, speak(client, &place.subject, to_tell, &shared));
}

/// Passes on what the others tell.
async fn listen(client: Client, subject: &str, heard: mpsc::Sender<News>, shared: &Shared) {
    let subscribed = client.subscribe(subject.to_owned()).await;
    let Ok(mut messages) = subscribed else {
        tracing::error!("the bus can't be listened to");
        return;
    };
    while let Some(message) = messages.next().await {
        for news in message.payload.split(|&byte| byte == b'\n').filter_map(News::read) {
            if news == News::Missed || heard.try_send(news).is_err() {
                shared.note_missed();
            }
        }
    }
}

/// Tells the others. What has gathered while the last message left goes into the next one: many news that came of one
/// commit are one message, and a single one does not wait.
async fn speak(client: Client, subject: &str, mut to_tell: mpsc::Receiver<News>, shared: &Shared) {
    let mut owes_word = false;
    let mut waiting = Vec::new();
    while to_tell.recv_many(&mut waiting, MOST_AT_ONCE).await > 0 {
        let count = waiting.len() as u64;
        if !shared.connected.load(Ordering::Acquire) {
            waiting.clear();
            shared.lost.fetch_add(count, Ordering::Relaxed);
            owes_word = true;
            continue;
        }
        let mut text = String::new();
        if std::mem::take(&mut owes_word) {
            text = News::Missed.write();
        }
        for news in waiting.drain(..) {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&news.write());
            if text.len() >= MOST_BYTES {
                owes_word |= !publish(&client, subject, std::mem::take(&mut text), shared).await;
            }
        }
        if !text.is_empty() {
            owes_word |= !publish(&client, subject, text, shared).await;
        }
        if !owes_word {
            shared.told.fetch_add(count, Ordering::Relaxed);
        }
    }
}

/// Sends one message, unless that takes too long.
async fn publish(client: &Client, subject: &str, text: String, shared: &Shared) -> bool {
    const PATIENCE: Duration = Duration::from_secs(1);
    let sending = pin!(client.publish(subject.to_owned(), text.into()));
    let sent = matches!(tokio::time::timeout(PATIENCE, sending).await, Ok(Ok(())));
    if !sent {
        shared.lost.fetch_add(1, Ordering::Relaxed);
    }
    sent
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_names_kept_apart() {
        let subject = |address: &str| Place::read(address).map(|place| (place.servers.len(), place.subject));
        let good = |count, subject: &str| Ok((count, subject.to_owned()));
        assert_eq!(subject("nats://127.0.0.1:4222"), good(1, "bearcade.site.news"));
        assert_eq!(subject("nats://127.0.0.1:4222/"), good(1, "bearcade.site.news"));
        assert_eq!(subject("nats://a:4222,tls://b:4222/bears"), good(2, "bearcade.bears.news"));
        for bad in ["", "127.0.0.1:4222", "http://a", "nats://", "nats://a/b.c", "nats://a/*", "nats://a, nats://b"] {
            assert!(Place::read(bad).is_err(), "{bad:?}");
        }
    }
}
