//! Not too much, not too fast: buckets that fill with time, one for each address (or person) and kind of request.
//!
//! Where there are several servers, each tells the others now and then what was taken out of its buckets, and they take
//! it out of theirs. So limits hold for all servers together, but roughly: what is spent within a moment is not known
//! elsewhere yet, and news may be lost.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use bearcade_bus::Spent;
use bearcade_store::PersonId;

use crate::client;
use crate::incidents::{self, Incident};
use crate::proxies::Proxies;
use crate::refusal::{Code, Refusal};

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    /// Any request.
    Request,
    /// New guests.
    Guest,
    /// Passwords tried and set.
    Password,
    /// Wrong passwords for one name, from strangers or from one browser that is known to the account.
    Guess,
    /// Other names that somebody wants to go by.
    Name,
    /// New tables.
    Table,
    /// Things said, and reports.
    Speech,
}

impl Kind {
    pub(crate) const ALL: [Self; 7] =
        [Self::Request, Self::Guest, Self::Password, Self::Guess, Self::Name, Self::Table, Self::Speech];

    /// The kind as servers tell one another, and as the metrics name it.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Request => "request",
            Self::Guest => "guest",
            Self::Password => "password",
            Self::Guess => "guess",
            Self::Name => "name",
            Self::Table => "table",
            Self::Speech => "speech",
        }
    }
}

/// How much is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Requests a second from one address.
    pub requests_per_second: u32,
    /// New guests a minute from one address.
    pub guests_per_minute: u32,
    /// Passwords a minute from one address.
    pub passwords_per_minute: u32,
    /// Wrong passwords an hour for one name before only browsers that have signed in to it may try.
    pub guesses_per_hour: u32,
    /// Other names a minute from one address: whether one is taken is not to be tried out for many.
    pub names_per_minute: u32,
    /// New tables a minute by one person.
    pub tables_per_minute: u32,
    /// Tables under way of one guest.
    pub tables_per_guest: u32,
    /// Kilobytes of options of one guest's tables: those under way, and those of the last day.
    pub options_kb_per_guest: u32,
    /// Tables under way of one account.
    pub tables_per_account: u32,
    /// Kilobytes of options of one account's tables.
    pub options_kb_per_account: u32,
    /// Tables under way of all guests of one address; of all people there, accounts too, 10 times as many.
    pub tables_per_address: u32,
    /// Kilobytes of options of these tables.
    pub options_kb_per_address: u32,
    /// Things said a minute by one person.
    pub speech_per_minute: u32,
    /// Live connections at once from one address.
    pub connections_per_address: u32,
    /// Other connections at once from one address.
    pub sockets_per_address: u32,
}

impl Default for Rates {
    fn default() -> Self {
        Self {
            requests_per_second: 50,
            guests_per_minute: 30,
            passwords_per_minute: 10,
            guesses_per_hour: 100,
            names_per_minute: 20,
            tables_per_minute: 30,
            tables_per_guest: 20,
            options_kb_per_guest: 1_024,
            tables_per_account: 200,
            options_kb_per_account: 10_240,
            tables_per_address: 200,
            options_kb_per_address: 10_240,
            speech_per_minute: 30,
            connections_per_address: 200,
            sockets_per_address: 400,
        }
    }
}

/// Whose bucket it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Whose {
    /// An address; of IPv6 the network, since one machine has as many addresses as it likes.
    Address(IpAddr),
    /// A person.
    Person(PersonId),
    /// A name, by its hash.
    Name(u64),
    /// A browser that has signed in to an account before.
    Device(u64),
}

impl Whose {
    pub(crate) fn address(address: IpAddr) -> Self {
        Self::Address(match address {
            IpAddr::V4(_) => address,
            IpAddr::V6(six) => six
                .to_ipv4_mapped()
                .map_or_else(|| IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & !u128::from(u64::MAX))), IpAddr::V4),
        })
    }
}

/// For the log: of an IPv6 address the network.
impl fmt::Display for Whose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(IpAddr::V6(network)) => write!(f, "{network}/64"),
            Self::Address(address) => address.fmt(f),
            Self::Person(person) => person.fmt(f),
            Self::Name(hash) | Self::Device(hash) => hash.fmt(f),
        }
    }
}

impl Whose {
    /// As servers tell one another: a letter for what it is, and which.
    fn text(self) -> String {
        match self {
            Self::Address(address) => format!("a{address}"),
            Self::Person(person) => format!("p{person}"),
            Self::Name(hash) => format!("n{hash}"),
            Self::Device(number) => format!("d{number}"),
        }
    }

    fn read(text: &str) -> Option<Self> {
        match text.split_at_checked(1)? {
            ("a", address) => address.parse().ok().map(Self::Address),
            ("p", person) => person.parse().ok().map(Self::Person),
            ("n", hash) => hash.parse().ok().map(Self::Name),
            ("d", number) => number.parse().ok().map(Self::Device),
            _ => None,
        }
    }
}

/// At most so many buckets are kept. Full ones are thrown away first; nobody is remembered for long.
const MOST: usize = 50_000;
/// A bucket holds what comes in so many seconds of its rate: short bursts are fine.
const BURST_SECONDS: f64 = 4.0;
const BURST_MINUTES: f64 = 1.0;
/// So many owners are told of at once; more are not worth a word.
const MOST_TOLD: usize = 1_000;
/// The most exports of one address at once.
const EXPORTS_PER_ADDRESS: u32 = 2;
/// How often full buckets are thrown away when there is no room.
const SWEEP: Duration = Duration::from_secs(1);

#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// All buckets.
pub(crate) struct Limits {
    rates: Rates,
    buckets: Mutex<Buckets>,
    live: Connections,
    others: Connections,
    exports: Connections,
}

/// How many connections of a kind there are from an address; none are not kept.
#[derive(Clone, Default)]
struct Connections(Arc<Mutex<HashMap<Whose, u32>>>);

impl Connections {
    /// One more, unless there are too many.
    fn hold(&self, whose: Whose, most: u32, excess: Incident) -> Result<Connected, Refusal> {
        let mut all = self.0.lock().expect("no panic while the connections are counted");
        let count = all.get(&whose).copied().unwrap_or_default();
        if count >= most {
            return Err(too_many(excess, whose));
        }
        all.insert(whose, count + 1);
        Ok(Connected { whose, all: self.clone() })
    }
}

/// A connection that counts; until it is dropped.
pub(crate) struct Connected {
    whose: Whose,
    all: Connections,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut all = self.all.0.lock().expect("no panic while the connections are counted");
        if let Entry::Occupied(mut count) = all.entry(self.whose) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

/// The refusal of what is too much, noted.
fn too_many(excess: Incident, whose: Whose) -> Refusal {
    let client = if matches!(whose, Whose::Address(_)) { Some(whose) } else { client::current() };
    incidents::note_of(excess, client, "");
    Code::TooMany.into()
}

#[derive(Default)]
struct Buckets {
    /// What was taken since the others were last told; none while there are no others.
    spent: Option<HashMap<(Kind, Whose), u32>>,
    by_owner: HashMap<(Kind, Whose), Bucket>,
    /// When full buckets were last thrown away.
    swept: Option<Instant>,
}

impl Limits {
    pub(crate) fn new(rates: Rates) -> Self {
        let [live, others, exports] = [(); 3].map(|()| Connections::default());
        Self { rates, buckets: Mutex::default(), live, others, exports }
    }

    /// One live connection more, unless there are too many from that address.
    pub(crate) fn connect(&self, whose: Whose) -> Result<Connected, Refusal> {
        self.live.hold(whose, self.rates.connections_per_address, Incident::Connection)
    }

    /// One connection more that is not, or not yet, a live one.
    pub(crate) fn enter(&self, whose: Whose) -> Result<Connected, Refusal> {
        self.others.hold(whose, self.rates.sockets_per_address, Incident::Socket)
    }

    /// One export more, unless the address has too many under way.
    pub(crate) fn export(&self, whose: Whose) -> Result<Connected, Refusal> {
        self.exports.hold(whose, EXPORTS_PER_ADDRESS, Incident::Export)
    }

    /// Takes one out of a bucket, or refuses.
    pub(crate) fn take(&self, kind: Kind, whose: Whose) -> Result<(), Refusal> {
        self.take_at(kind, whose, Instant::now())
    }

    fn take_at(&self, kind: Kind, whose: Whose, now: Instant) -> Result<(), Refusal> {
        let (rate, most) = self.rate(kind);
        let mut buckets = self.buckets.lock().expect("no panic while the buckets are held");
        let Buckets { spent, by_owner, swept } = &mut *buckets;
        if by_owner.len() >= MOST && !by_owner.contains_key(&(kind, whose)) {
            // Looking through all of them takes a while: not for every newcomer.
            if swept.is_none_or(|swept| now - swept >= SWEEP) {
                *swept = Some(now);
                by_owner.retain(|&(kind, _), bucket| {
                    let (rate, most) = self.rate(kind);
                    bucket.left + (now - bucket.at).as_secs_f64() * rate < most
                });
            }
            if by_owner.len() >= MOST {
                // A crowd of newcomers at once: they wait, those who are known go on.
                return Err(too_many(Incident::Rate(kind), whose));
            }
        }
        let bucket = by_owner.entry((kind, whose)).or_insert(Bucket { left: most, at: now });
        bucket.left = (bucket.left + (now - bucket.at).as_secs_f64() * rate).min(most);
        bucket.at = now;
        if bucket.left < 1.0 {
            return Err(too_many(Incident::Rate(kind), whose));
        }
        bucket.left -= 1.0;
        if let Some(spent) = spent
            && (spent.len() < MOST_TOLD || spent.contains_key(&(kind, whose)))
        {
            *spent.entry((kind, whose)).or_default() += 1;
        }
        Ok(())
    }

    /// Puts back what was taken for something that turned out not to count.
    pub(crate) fn give_back(&self, kind: Kind, whose: Whose) {
        let (_, most) = self.rate(kind);
        let mut buckets = self.buckets.lock().expect("no panic while the buckets are held");
        if let Some(bucket) = buckets.by_owner.get_mut(&(kind, whose)) {
            bucket.left = (bucket.left + 1.0).min(most);
        }
        if let Some(count) = buckets.spent.as_mut().and_then(|spent| spent.get_mut(&(kind, whose))) {
            *count = count.saturating_sub(1);
        }
    }

    /// What was taken since the last time, to be told to other servers if there are any. Requests in small numbers are left
    /// out: there are many, and they don't come near the limit.
    pub(crate) fn spent(&self, has_others: bool) -> Vec<Spent> {
        let taken = {
            let mut buckets = self.buckets.lock().expect("no panic while the buckets are held");
            std::mem::replace(&mut buckets.spent, has_others.then(HashMap::new)).unwrap_or_default()
        };
        let worth_a_word = |kind: Kind, count: u32| {
            count > 0 && (kind != Kind::Request || count >= self.rates.requests_per_second.div_ceil(20))
        };
        let taken = taken.into_iter().filter(|&((kind, _), count)| worth_a_word(kind, count));
        taken.map(|((kind, whose), count)| Spent { kind: kind.word().to_owned(), whose: whose.text(), count }).collect()
    }

    /// Another server let somebody do something. What this version can't read is left out.
    pub(crate) fn note_spent(&self, spent: &Spent) {
        let kind = Kind::ALL.into_iter().find(|kind| kind.word() == spent.kind);
        if let (Some(kind), Some(whose)) = (kind, Whose::read(&spent.whose)) {
            self.note_spent_at(kind, whose, spent.count, Instant::now());
        }
    }

    fn note_spent_at(&self, kind: Kind, whose: Whose, count: u32, now: Instant) {
        let (rate, most) = self.rate(kind);
        let mut buckets = self.buckets.lock().expect("no panic while the buckets are held");
        let by_owner = &mut buckets.by_owner;
        if by_owner.len() < MOST || by_owner.contains_key(&(kind, whose)) {
            let bucket = by_owner.entry((kind, whose)).or_insert(Bucket { left: most, at: now });
            let left = (bucket.left + (now - bucket.at).as_secs_f64() * rate).min(most);
            *bucket = Bucket { left: (left - f64::from(count)).max(0.0), at: now };
        }
    }

    /// What comes in a second, and what a bucket holds.
    fn rate(&self, kind: Kind) -> (f64, f64) {
        let per_minute = |count: u32| (f64::from(count) / 60.0, (f64::from(count) * BURST_MINUTES).max(1.0));
        match kind {
            Kind::Request => {
                let rate = f64::from(self.rates.requests_per_second);
                (rate, (rate * BURST_SECONDS).max(1.0))
            }
            Kind::Guest => per_minute(self.rates.guests_per_minute),
            Kind::Password => per_minute(self.rates.passwords_per_minute),
            Kind::Guess => {
                let count = f64::from(self.rates.guesses_per_hour);
                (count / 3_600.0, count.max(1.0))
            }
            Kind::Name => per_minute(self.rates.names_per_minute),
            Kind::Table => per_minute(self.rates.tables_per_minute),
            Kind::Speech => per_minute(self.rates.speech_per_minute),
        }
    }
}

/// Where a request comes from: the other end of the connection or, if that is a proxy we trust, the last address that no
/// such proxy has. Every proxy adds what it saw at the end; what stands before that anybody may have written.
pub(crate) fn origin(peer: IpAddr, headers: &HeaderMap, trusted: &Proxies) -> IpAddr {
    let lines = headers.get_all("x-forwarded-for").iter().rev();
    // A line that can't be read hides what stands before it.
    let mut seen =
        lines.flat_map(|line| line.to_str().unwrap_or("?").rsplit(',')).map(|text| read_address(text.trim()));
    let mut origin = peer;
    while trusted.contains(origin)
        && let Some(Some(before)) = seen.next()
    {
        origin = before;
    }
    origin
}

/// An address as proxies write it: alone, in brackets, or with a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse().map(|address: SocketAddr| address.ip()).ok();
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    text.parse().ok().or_else(with_port).or_else(in_brackets)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let limits = Limits::new(Rates { passwords_per_minute: 3, ..Rates::default() });
        let (whose, other) = (Whose::Name(1), Whose::Name(2));
        let now = Instant::now();
        for _ in 0..3 {
            assert_eq!(limits.take_at(Kind::Password, whose, now), Ok(()));
        }
        assert_eq!(limits.take_at(Kind::Password, whose, now).map_err(|refusal| refusal.code), Err(Code::TooMany));
        assert_eq!(limits.take_at(Kind::Password, other, now), Ok(()));
        assert_eq!(limits.take_at(Kind::Speech, whose, now), Ok(()));
        assert_eq!(limits.take_at(Kind::Password, whose, now + Duration::from_secs(21)), Ok(()));
    }

    #[test]
    fn what_does_not_count_is_put_back_and_not_told() {
        let limits = Limits::new(Rates { guesses_per_hour: 2, ..Rates::default() });
        let (whose, now) = (Whose::Name(1), Instant::now());
        limits.spent(true);
        for _ in 0..9 {
            limits.take_at(Kind::Guess, whose, now).expect("there is room");
            limits.give_back(Kind::Guess, whose);
        }
        assert_eq!(limits.spent(true), Vec::new());
        for _ in 0..2 {
            limits.take_at(Kind::Guess, whose, now).expect("there is room");
        }
        assert!(limits.take_at(Kind::Guess, whose, now).is_err());
        assert!(limits.take_at(Kind::Guess, whose, now + Duration::from_secs(1_790)).is_err());
        assert!(limits.take_at(Kind::Guess, whose, now + Duration::from_secs(1_810)).is_ok());
    }

    #[test]
    fn what_is_spent_at_one_server_is_missing_at_the_others() {
        let rates = Rates { guests_per_minute: 4, requests_per_second: 100, ..Rates::default() };
        let (one, other) = (Limits::new(rates), Limits::new(rates));
        let whose = Whose::address("2001:db8:1:2:3::4".parse().expect("an address"));
        let all = [whose, Whose::Person(PersonId::from_random(7)), Whose::Name(u64::MAX), Whose::Device(3)];
        assert!(all.into_iter().all(|whose| Whose::read(&whose.text()) == Some(whose)));
        one.take(Kind::Guest, whose).expect("there is room");
        assert_eq!(one.spent(true), Vec::new(), "nobody was there to be told");
        for _ in 0..3 {
            one.take(Kind::Guest, whose).expect("there is room");
            one.take(Kind::Request, whose).expect("there is room");
        }
        let told = one.spent(true);
        assert_eq!(told.iter().map(|spent| (spent.kind.as_str(), spent.count)).collect::<Vec<_>>(), [("guest", 3)]);
        assert_eq!(one.spent(false), Vec::new());
        for spent in &told {
            other.note_spent(spent);
        }
        other.note_spent(&Spent { kind: "weather".to_owned(), ..told[0].clone() });
        other.take(Kind::Guest, whose).expect("one is left");
        assert!(other.take(Kind::Guest, whose).is_err());
        assert!(one.take(Kind::Guest, whose).is_err());
    }

    #[test]
    fn an_address_has_so_many_connections_and_no_more() {
        let limits = Limits::new(Rates { connections_per_address: 2, sockets_per_address: 1, ..Rates::default() });
        let (whose, other) = (Whose::Name(1), Whose::Name(2));
        let held = [whose, whose, other].map(|whose| limits.connect(whose).expect("there is room"));
        assert_eq!(limits.connect(whose).err().map(|refusal| refusal.code), Some(Code::TooMany));
        drop(held);
        assert!(limits.connect(whose).is_ok());
        assert!(limits.live.0.lock().expect("no panic").is_empty());
        let _held = limits.enter(whose).expect("there is room");
        assert!(limits.enter(whose).is_err() && limits.enter(other).is_ok() && limits.connect(whose).is_ok());
    }

    #[test]
    fn memory_is_bounded_and_those_who_wait_are_forgotten() {
        let limits = Limits::new(Rates::default());
        let now = Instant::now();
        for name in 0..MOST as u64 {
            limits.take_at(Kind::Request, Whose::Name(name), now).expect("there is room");
        }
        assert!(limits.take_at(Kind::Request, Whose::Name(u64::MAX), now).is_err());
        assert!(limits.take_at(Kind::Request, Whose::Name(u64::MAX), now + Duration::from_secs(9)).is_ok());
        assert!(limits.buckets.lock().expect("no panic").by_owner.len() < 10);
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let peer: IpAddr = "10.0.0.1".parse().expect("an address");
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "6.6.6.6, 1.2.3.4".parse().expect("a header"));
        let origin =
            |headers: &HeaderMap, proxies: &str| origin(peer, headers, &proxies.parse().expect("proxies")).to_string();
        assert_eq!(origin(&headers, "false"), "10.0.0.1");
        assert_eq!(origin(&headers, "true"), "10.0.0.1", "a stranger can write the header too");
        assert_eq!(origin(&headers, "10.0.0.2"), "10.0.0.1");
        assert_eq!(origin(&headers, "10.0.0.1"), "1.2.3.4");
        assert_eq!(origin(&headers, "10.0.0.0/24, 1.2.3.4"), "6.6.6.6", "one proxy behind another");
        assert_eq!(origin(&headers, "0.0.0.0/0"), "6.6.6.6", "all are proxies");
        assert_eq!(origin(&HeaderMap::new(), "10.0.0.1"), "10.0.0.1");
        for (written, read) in [
            ("5.6.7.8", "5.6.7.8"),
            ("5.6.7.8:9", "5.6.7.8"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]:9", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("unknown", "10.0.0.1"),
        ] {
            // A line of its own, behind the one that came with the request.
            let mut headers = headers.clone();
            headers.append("x-forwarded-for", written.parse().expect("a header"));
            assert_eq!(origin(&headers, "10.0.0.1"), read, "{written}");
        }
        let whose = |text: &str| Whose::address(text.parse().expect("an address"));
        assert_eq!(whose("2001:db8:1:2:3::4"), whose("2001:db8:1:2::9"));
        assert_ne!(whose("2001:db8:1:2::9"), whose("2001:db8:1:3::9"));
        assert_eq!(whose("::ffff:1.2.3.4"), whose("1.2.3.4"));
    }
}
