//! What an operator watches, in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

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
    /// Requests refused for being too many.
    pub(crate) limited: Counter,
    /// Passwords hashed or compared.
    pub(crate) passwords: Counter,
    /// Faults of ours.
    pub(crate) faults: Counter,
    /// Messages sent over live connections.
    pub(crate) messages: Counter,
    /// Clients that were too slow and had to be shown the whole picture again.
    pub(crate) resyncs: Counter,
    /// Live connections.
    pub(crate) connections: Gauge,
}

impl Metrics {
    /// The page that is scraped.
    pub(crate) fn page(&self, rooms: usize, thoughts: usize) -> String {
        let mut page = String::new();
        let mut line = |kind: &str, name: &str, help: &str, value: u64| {
            let _ =
                writeln!(page, "# HELP bearcade_{name} {help}\n# TYPE bearcade_{name} {kind}\nbearcade_{name} {value}");
        };
        line("counter", "entries_total", "Entries written to the logs of tables.", self.entries.get());
        line("counter", "requests_total", "Requests answered.", self.requests.get());
        line("counter", "limited_total", "Requests refused because of a limit.", self.limited.get());
        line("counter", "passwords_total", "Passwords hashed or compared.", self.passwords.get());
        line("counter", "faults_total", "Requests that failed by a fault of the server.", self.faults.get());
        line("counter", "messages_total", "Messages sent over live connections.", self.messages.get());
        line("counter", "resyncs_total", "Slow clients that were shown everything again.", self.resyncs.get());
        line("gauge", "connections", "Live connections.", self.connections.get());
        line("gauge", "rooms", "Tables in memory.", rooms as u64);
        line("gauge", "thoughts_waiting", "Bots that wait for a thread to think on.", thoughts as u64);
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
        let page = Metrics::default().page(0, 0);
        let names: Vec<&str> =
            page.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split(' ').next()).collect();
        let rows = handbook.split("| metric |").nth(1).expect("the table").lines().skip(2);
        let known: Vec<&str> =
            rows.take_while(|line| line.starts_with('|')).filter_map(|row| row.split('`').nth(1)).collect();
        assert_eq!(names, known);
    }
}
