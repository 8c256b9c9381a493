use std::fmt;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_nats::{Client, ClientError, ConnectOptions, Event, ServerAddr, ServerError};
use futures_util::StreamExt as _;
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;

use crate::seal::Seal;
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
/// What the log says of a wrong login.
const REFUSED_LOGIN: &str = "NATS refuses the login: check the user and password, or the token, in the setting `bus`";

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
    refused: AtomicU64,
    /// The last problem that was logged since the connection was lost: the client retries, and one line is enough.
    trouble: Mutex<String>,
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
    login: Option<Login>,
    subject: String,
}

/// The credentials in an address, percent-decoded.
#[derive(Clone, PartialEq, Eq)]
enum Login {
    Token(String),
    Password { user: String, password: String },
}

impl Login {
    /// Reads the credentials of one server: `user:password@`, or a token alone.
    fn read(server: &ServerAddr) -> Result<Option<Self>, ()> {
        match (server.username(), server.password()) {
            (None, None) => Ok(None),
            (Some(token), None) => Ok(Some(Self::Token(percent_decode(token)?))),
            (user, Some(password)) => {
                let user = percent_decode(user.unwrap_or_default())?;
                Ok(Some(Self::Password { user, password: percent_decode(password)? }))
            }
        }
    }
}

/// Shows the kind of login, without secrets.
impl fmt::Debug for Login {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Token(_) => "a token",
            Self::Password { .. } => "a user and a password",
        })
    }
}

fn percent_decode(text: &str) -> Result<String, ()> {
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let digits = part.get(..2).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit())).ok_or(())?;
        bytes.push(u8::from_str_radix(digits, 16).map_err(drop)?);
        bytes.extend_from_slice(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).map_err(drop)
}

impl Place {
    /// Reads `nats://user:password@host:4222/name`. Several servers of NATS are separated by commas; the name stands at the
    /// last one. Credentials and name may be left out. All servers of NATS share one login.
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
        let servers = servers.collect::<Result<Vec<_>, _>>()?;
        let mut login = None;
        for server in &servers {
            let own = Login::read(server).map_err(|()| bad("after % stand two hexadecimal digits"))?;
            match (&login, &own) {
                (_, None) => {}
                (None, Some(_)) => login = own,
                (Some(first), Some(own)) if first == own => {}
                _ => return Err(bad("all servers of NATS take the same user and password")),
            }
        }
        Ok(Self { servers, login, subject: format!("bearcade.{name}.news") })
    }
}

impl Nats {
    /// Is this an address to start with? What is wrong, if it is not.
    pub fn check(address: &str) -> Result<(), NatsError> {
        Place::read(address).map(drop)
    }

    /// Connects in the background; NATS need not be running yet. All servers of a site share the key, with which they sign
    /// what they send. Messages without a valid signature are dropped and counted.
    pub fn start(address: &str, key: &[u8]) -> Result<Self, NatsError> {
        let place = Place::read(address)?;
        let seal = Seal::new(key, &place.subject);
        let (outbox, to_tell) = mpsc::channel(MOST_WAITING);
        let (heard, inbox) = mpsc::channel(MOST_WAITING);
        let shared = Arc::<Shared>::default();
        let task = tokio::spawn(run(place, seal, to_tell, heard, Arc::clone(&shared)));
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
        let Shared { connected, told, heard, lost, refused, .. } = &*self.shared;
        BusFacts {
            connected: connected.load(Ordering::Relaxed),
            told: count(told),
            heard: count(heard),
            lost: count(lost),
            refused: count(refused),
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
                self.trouble().clear();
                self.connected.store(true, Ordering::Release);
                self.note_missed();
            }
            Event::Disconnected | Event::Closed => {
                if self.connected.swap(false, Ordering::AcqRel) {
                    tracing::warn!("the bus is away: tables are compared with the store until it is back");
                }
            }
            Event::SlowConsumer(_) => self.note_missed(),
            Event::ServerError(ServerError::AuthorizationViolation) => self.note_trouble(REFUSED_LOGIN),
            Event::ClientError(ClientError::Other(reason)) if reason.contains("auth") => {
                self.note_trouble(REFUSED_LOGIN);
            }
            other => self.note_trouble(&other.to_string()),
        }
    }

    fn trouble(&self) -> std::sync::MutexGuard<'_, String> {
        self.trouble.lock().expect("no panic while the last problem is held")
    }

    /// Logs a problem, unless it is the same as the last one.
    fn note_trouble(&self, reason: &str) {
        let mut last = self.trouble();
        if *last != reason {
            reason.clone_into(&mut last);
            tracing::warn!(reason, "the bus can't be reached; the server keeps trying");
        }
    }

    /// Counts a message that no server of this site has signed. The log has one line for the first of them and one for
    /// every thousandth, so that nobody can fill it.
    fn note_refused(&self) {
        let before = self.refused.fetch_add(1, Ordering::Relaxed);
        if before.is_multiple_of(1_000) {
            tracing::warn!(
                count = before + 1,
                "a message on the bus is unsigned or wrongly signed and was dropped: another program, or a server of an \
                 older version, sends on this subject"
            );
        }
    }
}

async fn run(place: Place, seal: Seal, to_tell: mpsc::Receiver<News>, heard: mpsc::Sender<News>, shared: Arc<Shared>) {
    let noting = Arc::clone(&shared);
    // The library takes no notice of credentials in an address.
    let options = match place.login {
        None => ConnectOptions::new(),
        Some(Login::Token(token)) => ConnectOptions::with_token(token),
        Some(Login::Password { user, password }) => ConnectOptions::with_user_and_password(user, password),
    };
    let options = options
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
    let hearing = listen(client.clone(), &place.subject, &seal, heard, &shared);
    let speaking = speak(Speaker { client, subject: &place.subject, seal: &seal, shared: &shared }, to_tell);
    tokio::join!(hearing, speaking);
}

/// Passes on what the others tell.
async fn listen(client: Client, subject: &str, seal: &Seal, heard: mpsc::Sender<News>, shared: &Shared) {
    let subscribed = client.subscribe(subject.to_owned()).await;
    let Ok(mut messages) = subscribed else {
        tracing::error!("the bus can't be listened to");
        return;
    };
    while let Some(message) = messages.next().await {
        let Some(lines) = seal.open(&message.payload) else {
            shared.note_refused();
            continue;
        };
        for news in lines.split(|&byte| byte == b'\n').filter_map(News::read) {
            if news == News::Missed || heard.try_send(news).is_err() {
                shared.note_missed();
            }
        }
    }
}

/// Tells the others. What has gathered while the last message left goes into the next one: many news that came of one
/// commit are one message, and a single one does not wait.
async fn speak(speaker: Speaker<'_>, mut to_tell: mpsc::Receiver<News>) {
    let shared = speaker.shared;
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
                owes_word |= !speaker.publish(&std::mem::take(&mut text)).await;
            }
        }
        if !text.is_empty() {
            owes_word |= !speaker.publish(&text).await;
        }
        if !owes_word {
            shared.told.fetch_add(count, Ordering::Relaxed);
        }
    }
}

/// What it takes to send a message.
struct Speaker<'a> {
    client: Client,
    subject: &'a str,
    seal: &'a Seal,
    shared: &'a Shared,
}

impl Speaker<'_> {
    /// Signs and sends one message, unless that takes too long.
    async fn publish(&self, text: &str) -> bool {
        const PATIENCE: Duration = Duration::from_secs(1);
        let sending = pin!(self.client.publish(self.subject.to_owned(), self.seal.close(text).into()));
        let sent = matches!(tokio::time::timeout(PATIENCE, sending).await, Ok(Ok(())));
        if !sent {
            self.shared.lost.fetch_add(1, Ordering::Relaxed);
        }
        sent
    }
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

    #[test]
    fn credentials_are_percent_decoded_and_the_same_for_all_servers() {
        let login = |address: &str| Place::read(address).map(|place| place.login).map_err(|error| error.to_string());
        let password = |user: &str, password: &str| {
            Ok(Some(Login::Password { user: user.to_owned(), password: password.to_owned() }))
        };
        assert_eq!(login("nats://a:4222"), Ok(None));
        assert_eq!(login("nats://bear:honey@a:4222"), password("bear", "honey"));
        assert_eq!(login("nats://b%40r:h%2Fon%3Aey%25%C3%AB@a:4222/site"), password("b@r", "h/on:ey%ë"));
        assert_eq!(login("nats://s3cret%3D@a:4222"), Ok(Some(Login::Token("s3cret=".to_owned()))));
        assert_eq!(login("nats://bear:honey@a:4222,tls://b:4222"), password("bear", "honey"));
        assert_eq!(login("nats://bear:honey@a:4222,tls://bear:honey@b:4222"), password("bear", "honey"));
        for bad in ["nats://bear:100%@a", "nats://bear:%zz@a", "nats://%ff@a", "nats://u:p@a,nats://u:q@b"] {
            assert!(login(bad).is_err(), "{bad}");
        }
        let shown = format!("{:?}", Place::read("nats://bear:honey@a:4222").expect("an address").login);
        assert_eq!(shown, "Some(a user and a password)");
    }
}
