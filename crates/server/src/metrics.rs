//! What an operator watches, in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

use bearcade_bus::BusFacts;

use crate::incidents::{self, Metric};

/// A number that only grows.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, count: u64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down; counts those who hold a [`Held`].
#[derive(Default)]
pub(crate) struct Gauge(AtomicU64);

/// One of those counted; gone when dropped.
pub(crate) struct Held<'a>(&'a Gauge);

impl Gauge {
    pub(crate) fn hold(&self) -> Held<'_> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Held(self)
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// All of them.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Entries written to logs.
    pub(crate) entries: Counter,
    /// Requests answered.
    pub(crate) requests: Counter,
    /// Passwords hashed or compared.
    pub(crate) passwords: Counter,
    /// Faults of ours.
    pub(crate) faults: Counter,
    /// Messages sent over live connections.
    pub(crate) messages: Counter,
    /// Clients that were too slow and had to be shown the whole picture again.
    pub(crate) resyncs: Counter,
    /// Entries of other servers carried out here.
    pub(crate) followed: Counter,
    /// Times that entries of others were read from the store because no news of them had come.
    pub(crate) gaps: Counter,
    /// Entries of ours that another server's came before.
    pub(crate) overtaken: Counter,
    /// Tables that were read again because the store lacked entries that this server knew.
    pub(crate) rewound: Counter,
    /// Live connections.
    pub(crate) connections: Gauge,
}

/// What others know better than the counters.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Elsewhere {
    pub(crate) rooms: usize,
    pub(crate) thoughts: usize,
    pub(crate) servers: usize,
    pub(crate) bus: BusFacts,
}

impl Metrics {
    /// The page that is scraped.
    pub(crate) fn page(&self, elsewhere: &Elsewhere) -> String {
        let mut page = String::new();
        let mut line = |kind: &str, name: &str, help: &str, value: u64| {
            let _ =
                writeln!(page, "# HELP bearcade_{name} {help}\n# TYPE bearcade_{name} {kind}\nbearcade_{name} {value}");
        };
        line("counter", "entries_total", "Entries written to the logs of tables.", self.entries.get());
        line("counter", "requests_total", "Requests answered.", self.requests.get());
        line("counter", "passwords_total", "Passwords hashed or compared.", self.passwords.get());
        line("counter", "faults_total", "Requests that failed by a fault of the server.", self.faults.get());
        line("counter", "messages_total", "Messages sent over live connections.", self.messages.get());
        line("counter", "resyncs_total", "Slow clients that were shown everything again.", self.resyncs.get());
        line("gauge", "connections", "Live connections.", self.connections.get());
        line("gauge", "rooms", "Tables in memory.", elsewhere.rooms as u64);
        line("gauge", "thoughts_waiting", "Bots that wait for a thread to think on.", elsewhere.thoughts as u64);
        line("gauge", "other_servers", "Other servers that were heard of lately.", elsewhere.servers as u64);
        let bus = elsewhere.bus;
        line("gauge", "bus_connected", "Whether the other servers are within reach: 1 or 0.", bus.connected.into());
        line("counter", "bus_told_total", "News told to other servers.", bus.told);
        line("counter", "bus_heard_total", "News heard of other servers.", bus.heard);
        line("counter", "bus_lost_total", "News that could not be told.", bus.lost);
        line("counter", "bus_refused_total", "Messages of others without a valid signature.", bus.refused);
        line("counter", "followed_total", "Entries of other servers carried out here.", self.followed.get());
        line("counter", "gaps_total", "Reads of entries that no news had come of.", self.gaps.get());
        line("counter", "overtaken_total", "Entries that another server's came before.", self.overtaken.get());
        line("counter", "rewound_total", "Tables read again because the store had lost entries.", self.rewound.get());
        for metric in Metric::ALL {
            let (name, help) = metric.about();
            let _ = writeln!(page, "# HELP bearcade_{name} {help}\n# TYPE bearcade_{name} counter");
            for (kind, count) in incidents::counts(metric) {
                let _ = writeln!(page, "bearcade_{name}{{kind=\"{kind}\"}} {count}");
            }
        }
        page
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of metrics in the operators' handbook is the page.
    #[test]
    fn the_handbook_knows_every_metric() {
        let handbook = include_str!("../../../docs/operations.md");
        let page = Metrics::default().page(&Elsewhere::default());
        let mut names: Vec<&str> = page
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.split([' ', '{']).next())
            .collect();
        names.dedup();
        let rows = handbook.split("| metric |").nth(1).expect("the table").lines().skip(2);
        let known: Vec<&str> =
            rows.take_while(|line| line.starts_with('|')).filter_map(|row| row.split('`').nth(1)).collect();
        assert_eq!(names, known);
    }

    /// The handbook explains every kind that a metric counts.
    #[test]
    fn the_handbook_knows_every_kind() {
        let handbook = include_str!("../../../docs/operations.md");
        let rows = handbook.split("| kind |").nth(1).expect("the table").lines().skip(2);
        let known: Vec<&str> =
            rows.take_while(|line| line.starts_with('|')).filter_map(|row| row.split('`').nth(1)).collect();
        let kinds: Vec<&str> =
            Metric::ALL.into_iter().flat_map(|metric| incidents::counts(metric)).map(|(kind, _)| kind).collect();
        assert_eq!(kinds, known);
    }
}
