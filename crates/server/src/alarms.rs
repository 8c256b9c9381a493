//! When somebody's time runs out: one list for all tables and one task that waits, so that neither many moves nor many
//! tables cost a timer each, and a table that waits for days need not stay in memory.

use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;
use std::time::Duration;

use bearcade_store::{Millis, TableId};
use tokio::sync::Notify;

use crate::time;

/// The longest wait between two looks at the list.
const NAP: Duration = Duration::from_mins(1);

/// At most one alarm a table.
#[derive(Default)]
pub(crate) struct Alarms {
    due: Mutex<Due>,
    sooner: Notify,
}

#[derive(Default)]
struct Due {
    in_order: BTreeSet<(Millis, TableId)>,
    by_table: HashMap<TableId, Millis>,
}

impl Due {
    fn set(&mut self, table: TableId, at: Option<Millis>) {
        let before = match at {
            Some(at) => self.by_table.insert(table, at),
            None => self.by_table.remove(&table),
        };
        if let Some(before) = before {
            self.in_order.remove(&(before, table));
        }
        if let Some(at) = at {
            self.in_order.insert((at, table));
        }
    }
}

impl Alarms {
    /// Sets the alarm of a table to ring after a delay in milliseconds, in place of the one it had. Setting the system's
    /// clock does not change when it rings.
    pub(crate) fn set(&self, table: TableId, delay: Option<Millis>) {
        let at = delay.map(|delay| time::steady() + delay);
        let mut due = self.due.lock().expect("no panic while the alarms are held");
        due.set(table, at);
        if at.is_some_and(|at| due.in_order.first() == Some(&(at, table))) {
            self.sooner.notify_one();
        }
    }

    /// Waits for the next table whose time has come, and takes its alarm off the list.
    pub(crate) async fn next(&self) -> TableId {
        loop {
            let wait = {
                let mut due = self.due.lock().expect("no panic while the alarms are held");
                let now = time::steady();
                match due.in_order.first().copied() {
                    Some((at, table)) if at <= now => {
                        due.set(table, None);
                        return table;
                    }
                    Some((at, _)) => Duration::from_millis((at - now) as u64).min(NAP),
                    None => NAP,
                }
            };
            let _ = tokio::time::timeout(wait, self.sooner.notified()).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn alarms_ring_in_order_and_each_table_has_one() {
        let alarms = Alarms::default();
        let table = TableId::from_random;
        for number in 0..1_000 {
            alarms.set(table(1), Some(60_000 + number));
        }
        assert_eq!(alarms.due.lock().expect("no panic").in_order.len(), 1);
        alarms.set(table(2), Some(-1_000));
        alarms.set(table(3), Some(-2_000));
        alarms.set(table(4), Some(-3_000));
        alarms.set(table(4), None);
        assert_eq!((alarms.next().await, alarms.next().await), (table(3), table(2)));
        // Whoever waits is woken by one that comes sooner.
        let (rung, ()) = tokio::join!(alarms.next(), async { alarms.set(table(5), Some(20)) });
        assert_eq!(rung, table(5));
        assert_eq!(alarms.due.lock().expect("no panic").by_table.len(), 1);
    }
}
