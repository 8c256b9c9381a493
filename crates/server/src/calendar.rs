//! Whether the system's clock can be trusted with what expires.
//!
//! The store keeps the site's last sign of life. If the clock is far ahead of it, either the clock is wrong or the site was
//! closed for long; nobody can tell which. Until the site has been open for an hour, or an operator says that the clock is
//! right, sessions, guests and tables expire by the last sign of life and the time that has gone by since.

use std::sync::Mutex;

use bearcade_store::Millis;

use crate::time::Clock;

/// A clock that is further ahead of the last sign of life is doubted.
const FAR: Millis = 2 * 24 * 3_600 * 1_000;
/// How long the site must be open before a doubtful clock is believed.
const WAIT: Millis = 3_600 * 1_000;

/// The date by which things expire.
#[derive(Default)]
pub(crate) struct Calendar {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The time of day at the last look, and the steady time then.
    looked: Option<(Millis, Millis)>,
    /// The sign of life that this server wrote last.
    wrote: Option<Millis>,
    doubt: Option<Doubt>,
}

/// The clock is doubted. Times are steady but for the date.
#[derive(Clone, Copy)]
struct Doubt {
    began: Millis,
    /// What the date was at a time.
    date: Millis,
    at: Millis,
}

impl Doubt {
    fn date(self, clock: &Clock) -> Millis {
        self.date + clock.steady() - self.at
    }
}

impl Calendar {
    /// The date by which things expire.
    pub(crate) fn date(&self, clock: &Clock) -> Millis {
        self.state().doubt.map_or_else(|| clock.wall(), |doubt| doubt.date(clock))
    }

    /// Is the system's clock believed?
    pub(crate) fn is_sure(&self) -> bool {
        self.state().doubt.is_none()
    }

    /// Compares the clock with the last sign of life that the store keeps. `keeps` says that this server writes it even while
    /// it doubts its clock. As long as another server writes it too, that one knows better. The answer is the date before a
    /// doubt that begins now.
    pub(crate) fn look(&self, clock: &Clock, stored: Millis, keeps: bool) -> Option<Millis> {
        let (wall, steady) = (clock.wall(), clock.steady());
        let mut held = self.state();
        let state = &mut *held;
        let mut began = None;
        let is_alone = keeps && state.wrote.is_none_or(|wrote| wrote == stored);
        match &mut state.doubt {
            None => {
                let own = state.looked.map(|(looked, at)| looked + steady - at);
                let expected = own.map_or(stored, |own| own.max(stored));
                if wall - expected > FAR {
                    state.doubt = Some(Doubt { began: steady, date: expected, at: steady });
                    began = Some(expected);
                    tracing::warn!(
                        days = (wall - expected) / (FAR / 2),
                        "the system's clock is far ahead of the site's last sign of life: sessions, guests and tables \
                         don't expire for an hour; if the clock is wrong, stop the site and set it; if it is right, \
                         `bearcade admin tidy` ends the wait"
                    );
                } else if expected - wall > FAR {
                    tracing::warn!(
                        days = (expected - wall) / (FAR / 2),
                        "the system's clock is behind the site's last sign of life: set it"
                    );
                }
            }
            Some(_) if wall - stored <= FAR => {
                state.doubt = None;
                tracing::info!("the system's clock agrees with the site's last sign of life: things expire again");
            }
            Some(doubt) if !is_alone => {
                *doubt = Doubt { began: steady, date: stored.max(doubt.date(clock)), at: steady };
            }
            Some(doubt) if steady - doubt.began >= WAIT => {
                state.doubt = None;
                tracing::warn!(
                    "the site has been open for an hour: the system's clock is believed, things expire again"
                );
            }
            Some(_) => {}
        }
        state.looked = Some((wall, steady));
        began
    }

    /// Notes the sign of life that this server has written.
    pub(crate) fn note_written(&self, sign: Millis) {
        self.state().wrote = Some(sign);
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().expect("no panic while the calendar is held")
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::http::{HeaderMap, header};
    use bearcade_bus::Local;
    use bearcade_core::Seat;
    use bearcade_store::{Sqlite, Status, Store as _};
    use serde_json::json;

    use super::*;
    use crate::config::Config;
    use crate::room::{Caller, Wish};
    use crate::site::{SEEN, Site};
    use crate::{api, people};

    const DAY: Millis = 24 * 3_600 * 1_000;
    const ROUND: Millis = 30_000;

    /// The clock was right when the store's sign of life was written.
    fn site() -> (Calendar, Clock, Millis) {
        let clock = Clock::default();
        let stored = clock.wall();
        (Calendar::default(), clock, stored)
    }

    fn is_about(one: Millis, other: Millis) -> bool {
        (one - other).abs() < 10_000
    }

    #[test]
    fn a_site_that_was_closed_for_a_night_believes_its_clock() {
        let (calendar, clock, stored) = site();
        clock.pass(DAY);
        assert_eq!(calendar.look(&clock, stored, true), None);
        assert!(calendar.is_sure() && is_about(calendar.date(&clock), clock.wall()));
    }

    #[test]
    fn a_clock_far_ahead_is_believed_after_an_hour_and_not_before() {
        let (calendar, clock, mut stored) = site();
        clock.set_wall(400 * DAY);
        assert_eq!(calendar.look(&clock, stored, true), Some(stored));
        for _ in 0..WAIT / ROUND - 1 {
            assert!(!calendar.is_sure() && is_about(calendar.date(&clock), clock.wall() - 400 * DAY));
            stored = calendar.date(&clock);
            calendar.note_written(stored);
            clock.pass(ROUND);
            calendar.look(&clock, stored, true);
        }
        assert!(!calendar.is_sure());
        // After a restart the wait starts over: the sign of life that was written meanwhile is not the clock's time.
        let again = Calendar::default();
        again.look(&clock, stored, true);
        assert!(!again.is_sure());
        clock.pass(ROUND);
        calendar.look(&clock, stored, true);
        assert!(calendar.is_sure() && is_about(calendar.date(&clock), clock.wall()));
    }

    #[test]
    fn an_operator_or_a_corrected_clock_ends_the_wait() {
        let (calendar, clock, stored) = site();
        clock.set_wall(30 * DAY);
        calendar.look(&clock, stored, true);
        assert!(!calendar.is_sure());
        calendar.look(&clock, clock.wall(), true);
        assert!(calendar.is_sure(), "the operator has written the clock's time");
        let stored = clock.wall();
        clock.set_wall(30 * DAY);
        calendar.look(&clock, stored, true);
        assert!(!calendar.is_sure(), "set while the site is open");
        clock.set_wall(-30 * DAY);
        calendar.look(&clock, stored, true);
        assert!(calendar.is_sure(), "set right");
    }

    #[test]
    fn a_server_among_others_is_never_believed_against_them() {
        for keeps in [false, true] {
            let (calendar, clock, mut stored) = site();
            clock.set_wall(30 * DAY);
            for _ in 0..3 * WAIT / ROUND {
                calendar.look(&clock, stored, keeps);
                assert!(!calendar.is_sure() && is_about(calendar.date(&clock), stored));
                calendar.note_written(calendar.date(&clock));
                clock.pass(ROUND);
                // By the other server's clock.
                stored += ROUND - 1;
            }
        }
    }

    #[test]
    fn a_clock_that_was_behind_and_is_set_right_is_doubted_for_a_while() {
        let (calendar, clock, stored) = site();
        clock.set_wall(-10_000 * DAY);
        assert_eq!(calendar.look(&clock, stored, true), None);
        let stored = calendar.date(&clock);
        assert!(stored <= clock.wall(), "nothing expires that should not");
        clock.set_wall(10_000 * DAY);
        calendar.look(&clock, stored, true);
        assert!(!calendar.is_sure());
    }

    fn open(store: &Arc<Sqlite>) -> Arc<Site> {
        Site::new(Config::default(), Arc::clone(store) as _, Arc::new(Local::default().join()))
    }

    /// A site starts with a clock that is years ahead. Nobody is signed out and nothing is deleted for an hour, not even
    /// after a restart; then, or when an operator says so, what has expired goes.
    async fn survive_a_wrong_clock(by_operator: bool) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Sqlite::open(&folder.path().join("site.db")).expect("opens"));
        let before = open(&store);
        before.arrive().await;
        let (guest, _) = people::welcome(&before, None).await.expect("a guest");
        let (host, token) = people::welcome(&before, None).await.expect("a guest");
        let create = || serde_json::from_value(json!({ "game": "chaos-bear" })).expect("a table");
        let table = api::tables::set_up(&before, host.id, create()).await.expect("set up").0.id;
        before.depart().await;
        let mut headers = HeaderMap::new();
        headers.insert(header::AUTHORIZATION, format!("Bearer {token}").parse().expect("a header"));
        let is_whole = async |site: &Arc<Site>| {
            let signed_in = people::asking(site, &headers).await == Ok(Some(host.id));
            let status = store.table(table).await.expect("readable").expect("is there").table.summary.status;
            let guest = store.person(guest.id).await.expect("readable").is_some();
            (signed_in, status, guest)
        };
        let (whole, nothing) = ((true, Status::Open, true), (false, Status::Abandoned, false));
        let start = async || {
            let site = open(&store);
            site.clock.set_wall(3_000 * DAY);
            site.arrive().await;
            site
        };
        let site = start().await;
        assert_eq!(is_whole(&site).await, whole, "at the start");
        for _ in 0..2 {
            site.round(true, None).await;
            assert_eq!(is_whole(&site).await, whole, "for half an hour");
            site.clock.pass(WAIT / 4);
        }
        site.depart().await;
        let site = start().await;
        site.clock.pass(WAIT / 2 + ROUND);
        site.round(true, None).await;
        assert_eq!(is_whole(&site).await, whole, "half an hour after a restart");
        if by_operator {
            // As `bearcade admin tidy` does, on a machine with the same clock.
            store.set_fact(SEEN, site.clock.wall().to_string().into_bytes()).await.expect("written");
        } else {
            site.clock.pass(WAIT / 2);
        }
        site.round(true, None).await;
        assert_eq!(is_whole(&site).await, nothing);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_wrong_clock_deletes_nothing_for_an_hour() {
        survive_a_wrong_clock(false).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_wrong_clock_deletes_nothing_until_an_operator_says_so() {
        survive_a_wrong_clock(true).await;
    }

    /// Whatever the system's clock is set to while a game is on, players have the time that they have.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_clock_that_is_set_changes_nobodys_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Sqlite::open(&folder.path().join("site.db")).expect("opens"));
        let site = open(&store);
        site.arrive().await;
        let (ada, _) = people::welcome(&site, None).await.expect("a guest");
        let clock = json!({ "game": { "seconds": 600, "increment": 0 } });
        let create = json!({ "game": "chaos-bear", "players": ["me", "cub"], "clock": clock });
        let create = serde_json::from_value(create).expect("a table");
        let (room, _) = api::tables::set_up(&site, ada.id, create).await.expect("set up");
        let left = async || {
            let left = room.look(|inner| inner.clocks.left(Seat::new(0), inner.now())).await.expect("readable");
            left.expect("a clock")
        };
        while !room.look(|inner| inner.clocks.runs(Seat::new(0))).await.expect("readable") {
            tokio::task::yield_now().await;
        }
        let at_first = left().await;
        for set in [3_600_000, -7_200_000, 500 * DAY] {
            site.clock.set_wall(set);
            assert!(is_about(left().await, at_first), "set by {set}");
        }
        site.clock.pass(60_000);
        assert!(is_about(left().await, at_first - 60_000));
        site.clock.set_wall(-600 * DAY);
        room.wish(Caller(ada.id), Wish::Act { decision: None, action: "roll".to_owned() }).await.expect("taken");
        assert!(is_about(left().await, at_first - 60_000), "the answer took a minute");
        let log = store.log(room.id, 0).await.expect("readable");
        assert!(log.is_sorted_by_key(|entry| entry.at), "{log:?}");
    }
}
