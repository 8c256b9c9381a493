//! What an operator wants to hear about: limits that were reached, logins that failed, writes that the store refused.
//! Everything is counted for `/metrics`. The log gets a line a minute for each kind and client, with a count, so that an
//! attack does not fill the disk.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{LazyLock, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use crate::client;
use crate::limits::{Kind, Whose};

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Incident {
    /// A rate limit was reached.
    Rate(Kind),
    /// An address has too many live connections.
    Connection,
    /// An address has too many other connections.
    Socket,
    /// A live connection sends too many messages.
    Message,
    /// The body of a request did not arrive in time, broke off, or was too long.
    Body,
    /// Too many hints, examples or reviews wait.
    Advice,
    /// Too many password hashes wait.
    Hashing,
    /// Too many exports wait.
    Export,
    /// Somebody, or an address, has too many tables under way.
    TablesUnderWay,
    /// Somebody, or an address, has too large options.
    Options,
    /// A login had the wrong password, or an unknown name.
    WrongPassword,
    /// A recovery had the wrong code, or an unknown name.
    WrongRecoveryCode,
    /// The store takes no writes: the disk is full, the database is away.
    Unwritable,
    /// The store failed in another way.
    Broken,
}

impl Incident {
    /// All but the rate limits, in the order of the metrics page.
    const OTHERS: [Self; 13] = [
        Self::Connection,
        Self::Socket,
        Self::Message,
        Self::Body,
        Self::Advice,
        Self::Hashing,
        Self::Export,
        Self::TablesUnderWay,
        Self::Options,
        Self::WrongPassword,
        Self::WrongRecoveryCode,
        Self::Unwritable,
        Self::Broken,
    ];

    /// All of them, in the order of the metrics page.
    fn all() -> impl Iterator<Item = Self> {
        Kind::ALL.into_iter().map(Self::Rate).chain(Self::OTHERS)
    }

    /// The metric that counts it, and its label there.
    const fn names(self) -> (Metric, &'static str) {
        match self {
            Self::Rate(kind) => (Metric::Limited, kind.word()),
            Self::Connection => (Metric::Limited, "connection"),
            Self::Socket => (Metric::Limited, "socket"),
            Self::Message => (Metric::Limited, "message"),
            Self::Body => (Metric::Limited, "body"),
            Self::Advice => (Metric::Limited, "advice"),
            Self::Hashing => (Metric::Limited, "hashing"),
            Self::Export => (Metric::Limited, "export"),
            Self::TablesUnderWay => (Metric::Limited, "tables_under_way"),
            Self::Options => (Metric::Limited, "options"),
            Self::WrongPassword => (Metric::FailedLogins, "wrong_password"),
            Self::WrongRecoveryCode => (Metric::FailedLogins, "recovery_code"),
            Self::Unwritable => (Metric::StoreRefusals, "unwritable"),
            Self::Broken => (Metric::StoreRefusals, "broken"),
        }
    }
}

/// A metric that counts incidents, with a label for each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Metric {
    Limited,
    FailedLogins,
    StoreRefusals,
}

impl Metric {
    pub(crate) const ALL: [Self; 3] = [Self::Limited, Self::FailedLogins, Self::StoreRefusals];

    /// Its name and what it counts.
    pub(crate) const fn about(self) -> (&'static str, &'static str) {
        match self {
            Self::Limited => ("limited_total", "Requests and connections refused because of a limit."),
            Self::FailedLogins => ("failed_logins_total", "Logins and recoveries with a wrong secret."),
            Self::StoreRefusals => ("store_refusals_total", "Reads and writes that the store refused."),
        }
    }

    const fn line(self) -> &'static str {
        match self {
            Self::Limited => "a limit was reached",
            Self::FailedLogins => "a login failed",
            Self::StoreRefusals => "the store refused",
        }
    }
}

/// Notes something about the client whose request is being carried out.
pub(crate) fn note(incident: Incident) {
    note_of(incident, client::current(), "");
}

/// Notes something about a client, if one is known, with a reason for the log.
pub(crate) fn note_of(incident: Incident, client: Option<Whose>, reason: &str) {
    let line = {
        let mut noted = noted();
        *noted.counts.entry(incident).or_default() += 1;
        noted.lines.note(incident, client, Instant::now())
    };
    if let Some((client, count)) = line {
        write(incident, client, count, reason);
    }
}

/// Writes to the log what was counted and not written yet.
pub(crate) fn write_counted() {
    let due = noted().lines.due(Instant::now());
    for (incident, client, count) in due {
        write(incident, client, count, "");
    }
}

/// The kinds that a metric counts, each with its count.
pub(crate) fn counts(metric: Metric) -> Vec<(&'static str, u64)> {
    let noted = noted();
    let count = |incident: Incident| noted.counts.get(&incident).copied().unwrap_or_default();
    let of_metric = Incident::all().filter(|incident| incident.names().0 == metric);
    of_metric.map(|incident| (incident.names().1, count(incident))).collect()
}

fn write(incident: Incident, client: Option<Whose>, count: u64, reason: &str) {
    let (metric, kind) = incident.names();
    let client = client.map(tracing::field::display);
    let reason = Some(reason).filter(|reason| !reason.is_empty());
    if metric == Metric::StoreRefusals {
        tracing::error!(kind, client, count, reason, "{}", metric.line());
    } else {
        tracing::warn!(kind, client, count, reason, "{}", metric.line());
    }
}

/// For the whole process.
static NOTED: LazyLock<Mutex<Noted>> = LazyLock::new(Mutex::default);

#[derive(Default)]
struct Noted {
    counts: HashMap<Incident, u64>,
    lines: Lines,
}

fn noted() -> MutexGuard<'static, Noted> {
    NOTED.lock().expect("no panic while the incidents are held")
}

/// When the log last had a line about a kind and a client, and what has happened since.
#[derive(Default)]
struct Lines(HashMap<(Incident, Option<Whose>), Line>);

struct Line {
    written: Instant,
    unwritten: u64,
}

impl Lines {
    /// The time between two lines of one kind about one client.
    const EVERY: Duration = Duration::from_mins(1);
    /// The most clients that have lines of their own. Further ones share a line of each kind.
    const MOST: usize = 200;

    /// Counts something; the client and the count to write, if it is time for a line.
    fn note(&mut self, incident: Incident, client: Option<Whose>, now: Instant) -> Option<(Option<Whose>, u64)> {
        let is_known = self.0.contains_key(&(incident, client));
        let client = client.filter(|_| is_known || self.0.len() < Self::MOST);
        match self.0.entry((incident, client)) {
            Entry::Vacant(vacant) => {
                vacant.insert(Line { written: now, unwritten: 0 });
                Some((client, 1))
            }
            Entry::Occupied(mut line) => {
                let line = line.get_mut();
                line.unwritten += 1;
                if now.duration_since(line.written) < Self::EVERY {
                    return None;
                }
                line.written = now;
                Some((client, std::mem::take(&mut line.unwritten)))
            }
        }
    }

    /// What has not been written for a while; those about whom there is nothing more to write are forgotten.
    fn due(&mut self, now: Instant) -> Vec<(Incident, Option<Whose>, u64)> {
        let mut due = Vec::new();
        self.0.retain(|&(incident, client), line| {
            if now.duration_since(line.written) < Self::EVERY {
                return true;
            }
            line.written = now;
            let count = std::mem::take(&mut line.unwritten);
            if count > 0 {
                due.push((incident, client, count));
            }
            count > 0
        });
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_incident_has_a_label_of_its_own() {
        let mut names: Vec<_> = Incident::all().map(|incident| incident.names().1).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Incident::all().count());
    }

    #[test]
    fn an_attack_is_one_line_a_minute_with_a_count() {
        let mut lines = Lines::default();
        let (attacker, other) = (Some(Whose::Name(1)), Some(Whose::Name(2)));
        let start = Instant::now();
        let mut written = Vec::new();
        for tenth in 0..1_200 {
            let now = start + Duration::from_millis(100 * tenth);
            written.extend(lines.note(Incident::Socket, attacker, now).map(|(_, count)| count));
        }
        assert_eq!(written, [1, 600]);
        assert_eq!(lines.note(Incident::Socket, other, start), Some((other, 1)));
        assert_eq!(lines.note(Incident::Message, attacker, start), Some((attacker, 1)));
        // What comes after the last line is not lost, and then nobody is remembered.
        let later = start + Duration::from_secs(200);
        assert_eq!(lines.due(later), [(Incident::Socket, attacker, 599)]);
        assert_eq!(lines.due(later + Lines::EVERY), []);
        assert!(lines.0.is_empty());
    }

    #[test]
    fn an_attack_from_many_addresses_does_not_fill_the_log() {
        let mut lines = Lines::default();
        let now = Instant::now();
        let written = (0..100_000).filter_map(|client| lines.note(Incident::Socket, Some(Whose::Name(client)), now));
        assert_eq!(written.count(), Lines::MOST + 1);
        assert_eq!(lines.due(now + Lines::EVERY), [(Incident::Socket, None, 100_000 - Lines::MOST as u64 - 1)]);
    }
}
