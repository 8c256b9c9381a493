use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bearcade_bus::Bus;
use bearcade_store::{Millis, PersonId, Status, Store, StoreError};
use tokio::sync::{OnceCell, Semaphore, watch};

use crate::alarms::Alarms;
use crate::attendance::Attendance;
use crate::calendar::Calendar;
use crate::client::LastAddresses;
use crate::config::{Config, StorePlace};
use crate::incidents;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::neighbours::Neighbours;
use crate::pages::review::Reviews;
use crate::people::{self, RecentSessions};
use crate::refusal::{Code, Refusal};
use crate::rooms::Rooms;
use crate::secrets;
use crate::thinkers::Thinkers;
use crate::time::{self, Clock};

/// Everything the server's parts share.
pub(crate) struct Site {
    /// This server's number among those of the site.
    pub(crate) id: u64,
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    calendar: Calendar,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) neighbours: Neighbours,
    pub(crate) rooms: Rooms,
    pub(crate) alarms: Alarms,
    pub(crate) thinkers: Thinkers,
    /// Hints and examples, for whoever asks.
    pub(crate) advisers: Thinkers,
    /// Reviews take long: nobody who asks for a hint waits for one.
    pub(crate) reviewers: Thinkers,
    pub(crate) reviews: Reviews,
    pub(crate) metrics: Metrics,
    pub(crate) limits: Limits,
    pub(crate) sessions: RecentSessions,
    pub(crate) attendance: Attendance,
    /// The addresses that people use, for sharing out thinking time.
    pub(crate) addresses: LastAddresses,
    /// One export at a time.
    pub(crate) exporting: Semaphore,
    /// When the store last proved that it takes writes, or refused to.
    proved: tokio::sync::Mutex<Option<(Instant, Result<(), StoreError>)>>,
    draining: watch::Sender<bool>,
    closing: watch::Sender<bool>,
    /// From when to when nobody was there, or the system's clock jumped.
    away: Mutex<Vec<(Millis, Millis)>>,
    /// How many tables were dealt, where the deals are known.
    dealt: AtomicU64,
    secret: OnceCell<Vec<u8>>,
}

/// A room that nobody has used for so long is put away.
const ROOM_REST: Duration = Duration::from_mins(2);
/// How often the site tidies.
const ROUND: Duration = Duration::from_secs(30);
const DAY: Millis = 24 * 3_600 * 1_000;
/// The most tables that are tidied away in one round.
const AT_ONCE: u32 = 100;
/// How long a proof that the store takes writes counts.
const PROOF: Duration = Duration::from_secs(1);
/// The name under which the store keeps the site's last sign of life.
pub(crate) const SEEN: &str = "seen";
/// How often it asks whether that is its own to do.
const BEAT: Duration = Duration::from_secs(3);

impl Site {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>, bus: Arc<dyn Bus>) -> Arc<Self> {
        let thinkers = Thinkers::start(config.thinkers);
        Arc::new(Self {
            id: secrets::number(),
            limits: Limits::new(config.rates),
            config,
            store,
            clock: Clock::default(),
            calendar: Calendar::default(),
            bus,
            neighbours: Neighbours::default(),
            rooms: Rooms::default(),
            alarms: Alarms::default(),
            thinkers,
            advisers: Thinkers::start(1),
            reviewers: Thinkers::start(1),
            reviews: Reviews::default(),
            metrics: Metrics::default(),
            sessions: RecentSessions::default(),
            attendance: Attendance::default(),
            addresses: LastAddresses::default(),
            exporting: Semaphore::new(1),
            proved: tokio::sync::Mutex::default(),
            draining: watch::Sender::new(false),
            closing: watch::Sender::new(false),
            away: Mutex::default(),
            dealt: AtomicU64::new(0),
            secret: OnceCell::new(),
        })
    }

    /// The site's own secret, from which it derives what nobody may compute; made by the first who needs it, and kept.
    pub(crate) async fn secret(&self) -> Result<Vec<u8>, Refusal> {
        let kept = || async { self.store.keep_fact("secret", secrets::random::<32>().to_vec()).await };
        Ok(self.secret.get_or_try_init(kept).await?.clone())
    }

    /// What the cards and throws of a new table follow from.
    pub(crate) fn table_secret(&self) -> [u8; 32] {
        match self.config.known_deals {
            0 => secrets::random(),
            known => secrets::hash(&format!("{known} {}", self.dealt.fetch_add(1, Ordering::Relaxed))),
        }
    }

    /// Does the store take writes? It is asked once a second at most.
    pub(crate) async fn prove_writable(&self) -> Result<(), Refusal> {
        let mut proved = self.proved.lock().await;
        if let Some((at, outcome)) = &*proved
            && at.elapsed() < PROOF
        {
            return outcome.clone().map_err(|_| Code::Unavailable.into());
        }
        let outcome = self.store.ping().await;
        *proved = Some((Instant::now(), outcome.clone()));
        Ok(outcome?)
    }

    /// How long the head of a request may take to arrive, and then its body.
    pub(crate) fn request_time(&self) -> Duration {
        Duration::from_secs(self.config.request_seconds.into())
    }

    /// The date by which sessions, guests and tables expire: the time of day, unless the system's clock is doubted.
    pub(crate) fn date(&self) -> Millis {
        self.calendar.date(&self.clock)
    }

    /// Is this the only server the site can have? Then nobody is there while it is not.
    fn is_alone(&self) -> bool {
        self.config.store == StorePlace::Sqlite && !self.bus.has_others()
    }

    /// Notes that the site is there again, and for how long it was not. Of several servers one always is.
    pub(crate) async fn arrive(&self) {
        let now = self.clock.wall();
        let seen = self.look_at_clock(self.is_alone()).await;
        if let Some(seen) = seen.filter(|_| self.is_alone() && self.calendar.is_sure()) {
            self.note_away(seen, now);
        }
    }

    /// Notes that the site closes, if nobody is there from now on.
    pub(crate) async fn depart(&self) {
        if self.is_alone() {
            self.look_at_clock(true).await;
        }
    }

    /// Compares the system's clock with the site's last sign of life in the store, which is the answer, and writes the next
    /// one. A server that doubts its clock writes it only if it keeps it, as one of several.
    async fn look_at_clock(&self, keeps: bool) -> Option<Millis> {
        let sign = |date: Millis| date.to_string().into_bytes();
        let stored = self.store.keep_fact(SEEN, sign(self.clock.wall())).await.ok()?;
        let stored = String::from_utf8(stored).ok()?.parse().ok()?;
        if let Some(before) = self.calendar.look(&self.clock, stored, keeps) {
            self.note_away(before, self.clock.wall());
        }
        if keeps || self.calendar.is_sure() {
            let date = self.date();
            self.store.set_fact(SEEN, sign(date)).await.ok()?;
            self.calendar.note_written(date);
        }
        Some(stored)
    }

    fn note_away(&self, from: Millis, to: Millis) {
        self.away.lock().expect("no panic while the absences are held").push((from, to));
    }

    /// For how long no clock of a game ran after a moment, because nobody was there or the system's clock jumped.
    pub(crate) fn away_after(&self, moment: Millis) -> Option<Millis> {
        let away = self.away.lock().expect("no panic while the absences are held");
        // Of several servers others may have written an entry while this one's clock was wrong.
        let alone = self.is_alone();
        let after = |&(from, to): &(Millis, Millis)| if alone { to - from.max(moment) } else { to - from };
        let spans = away.iter().filter(|(_, to)| moment < *to).map(after);
        Some(spans.map(|millis| millis.max(0)).sum()).filter(|&millis| millis > 0)
    }

    /// How long the server goes on answering requests after it is asked to stop: one server alone has nobody to go to.
    pub(crate) fn drain_time(&self) -> Duration {
        let seconds = if self.bus.has_others() { self.config.drain_seconds } else { 0 };
        Duration::from_secs(seconds.into())
    }

    /// Sends live connections to other servers and says that this one is not ready; requests are still answered.
    pub(crate) fn drain(&self) {
        self.draining.send_replace(true);
    }

    /// Tells when the server begins to drain.
    pub(crate) fn draining(&self) -> watch::Receiver<bool> {
        self.draining.subscribe()
    }

    /// Is the server about to go away?
    pub(crate) fn is_draining(&self) -> bool {
        *self.draining.borrow()
    }

    /// Finishes the requests that are under way and takes no more.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Tells when the server goes away.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Is the server going away?
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Tells tables when somebody's time has run out, for ever.
    pub(crate) async fn keep_time(self: Arc<Self>) {
        loop {
            let table = self.alarms.next().await;
            let site = Arc::clone(&self);
            tokio::spawn(async move {
                match site.rooms.open(&site, table).await {
                    Ok(room) => room.ring().await,
                    Err(refusal) if refusal.code == Code::NotFound => {}
                    Err(_) => site.alarms.set(table, Some(1_000)),
                }
            });
        }
    }

    /// Wakes the tables that were in play when the server last stopped (bots go on, clocks run), then tidies for ever. Of
    /// several servers one does it for all, and wakes them again when it hears no more of another.
    pub(crate) async fn tidy(self: Arc<Self>) {
        let (mut had_chores, mut tidied, mut looked_at) = (false, Instant::now(), None);
        loop {
            let lost = self.has_lost_neighbour();
            let has_chores = self.has_chores().await;
            if has_chores && (lost || !had_chores) {
                self.wake().await;
            }
            had_chores = has_chores;
            if tidied.elapsed() >= ROUND {
                tidied = Instant::now();
                looked_at = self.round(has_chores, looked_at).await;
            }
            tokio::time::sleep(BEAT).await;
        }
    }

    /// Tidies once: what nobody uses leaves the memory, and what has expired is deleted, if that is this server's to do and
    /// the date is sure. The guests after one are looked at; the answer is the last of them.
    pub(crate) async fn round(self: &Arc<Self>, has_chores: bool, looked_at: Option<PersonId>) -> Option<PersonId> {
        incidents::write_counted();
        self.rooms.put_away(time::steady() - ROOM_REST.as_millis() as Millis);
        let looked = self.look_at_clock(has_chores).await.is_some();
        if !self.bus.has_others() {
            // An operator may have changed something; several servers compare all the time.
            self.compare_now().await;
        }
        if !(has_chores && looked && self.calendar.is_sure()) {
            return looked_at;
        }
        self.give_up(self.date()).await;
        people::tidy(self, looked_at, self.date()).await
    }

    /// Gives up tables that nobody has come to for long, deletes those that were given up long ago, and forgets who set up
    /// those whose game is over.
    async fn give_up(self: &Arc<Self>, now: Millis) {
        self.delete_abandoned(now).await;
        // What can't be done now is done the next time.
        let _ = self.store.delete_old_creations(now - DAY, AT_ONCE).await;
        for (status, days) in [(Status::Open, self.config.open_days), (Status::Playing, self.config.playing_days)] {
            if days == 0 {
                continue;
            }
            let since = now - i64::from(days) * DAY;
            let Ok(idle) = self.store.idle_tables(status, since, AT_ONCE).await else { continue };
            for id in idle {
                if let Ok(room) = self.rooms.open(self, id).await {
                    let _ = room.abandon(since).await;
                }
            }
        }
    }

    async fn delete_abandoned(&self, now: Millis) {
        if self.config.abandoned_days == 0 {
            return;
        }
        let since = now - Millis::from(self.config.abandoned_days) * DAY;
        let Ok(old) = self.store.idle_tables(Status::Abandoned, since, AT_ONCE).await else { return };
        for id in old {
            if self.store.delete_table(id).await.is_err() {
                return;
            }
            self.rooms.forget(id);
        }
    }

    async fn wake(self: &Arc<Self>) {
        let Ok(playing) = self.store.idle_tables(Status::Playing, Millis::MAX, u32::MAX).await else { return };
        let mut asked = Instant::now();
        for id in playing {
            if asked.elapsed() >= BEAT {
                asked = Instant::now();
                // It may take long; whoever has the lease by then begins anew.
                if !self.has_chores().await {
                    return;
                }
            }
            match self.rooms.open(self, id).await {
                // Where nothing goes on, it need not stay in memory: there may be very many.
                Ok(room) => drop(room),
                Err(refusal) => {
                    tracing::warn!(table = %id, code = refusal.code.name(), "a table in play could not be opened");
                }
            }
            self.rooms.let_go(id);
            tokio::task::yield_now().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use bearcade_bus::Local;
    use bearcade_store::Sqlite;
    use serde_json::json;

    use super::*;
    use crate::channel::Form;
    use crate::room::{Caller, Wish};
    use crate::{api, operators};

    #[tokio::test(flavor = "multi_thread")]
    async fn what_an_operator_changes_is_noticed_where_somebody_listens() {
        let folder = tempfile::tempdir().expect("a folder");
        let open = || Arc::new(Sqlite::open(&folder.path().join("site.db")).expect("opens"));
        let site = Site::new(Config::default(), open(), Arc::new(Local::default().join()));
        let (ada, ben) = (people::welcome(&site, None).await, people::welcome(&site, None).await);
        let (ada, ben) = (ada.expect("a guest").0, ben.expect("a guest").0);
        let create = serde_json::from_value(json!({ "game": "chaos-bear" })).expect("a table");
        let (room, _) = api::tables::set_up(&site, ada.id, create).await.expect("set up");
        room.wish(Caller(ben.id), Wish::Sit { seat: None, has_link: true }).await.expect("a seat");
        let listening = room.listen(Some(ben.id), false, Form::Json, None).await.expect("he may");
        operators::forget(&*open(), ada.id).await.expect("forgotten");
        let has_stand_in = async || room.look(|inner| inner.chairs[0].stand_in.is_some()).await;
        assert_eq!(has_stand_in().await, Ok(false));
        site.compare_now().await;
        while has_stand_in().await != Ok(true) {
            tokio::task::yield_now().await;
        }
        let mut told = Vec::new();
        listening.reader.read(&mut told).expect("he is not too slow");
        assert!(told.iter().any(|message| message.contains("taken_over")), "{told:?}");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_table_that_an_operator_deletes_takes_nothing_more_and_is_gone() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Sqlite::open(&folder.path().join("site.db")).expect("opens"));
        let site = Site::new(Config::default(), store, Arc::new(Local::default().join()));
        let (ada, _) = people::welcome(&site, None).await.expect("a guest");
        let create = json!({ "game": "chaos-bear", "players": ["me", "cub"] });
        let create = serde_json::from_value(create).expect("a table");
        let (room, _) = api::tables::set_up(&site, ada.id, create).await.expect("set up");
        room.wish(Caller(ada.id), Wish::Resign).await.expect("resigned");
        let _listening = room.listen(None, true, Form::Json, None).await.expect("anybody may");
        operators::delete_table(&*site.store, room.id).await.expect("deleted");
        let rematch = room.rematch(Caller(ada.id), |create, _| {
            let (site, host) = (Arc::clone(&site), ada.id);
            async move { Ok(api::tables::set_up(&site, host, create).await?.0) }
        });
        assert_eq!(rematch.await.map_err(|refusal| refusal.code), Err(Code::NotFound));
        let all = site.store.tables(None, bearcade_store::Page::first(9)).await.expect("readable");
        assert_eq!(all.len(), 1, "the table of the rematch that came to nothing");
        assert_eq!(all[0].table.summary.status, Status::Abandoned);
        site.compare_now().await;
        assert_eq!(site.rooms.open(&site, room.id).await.err().map(|refusal| refusal.code), Some(Code::NotFound));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn tables_that_are_woken_and_wait_for_people_do_not_stay_in_memory() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Sqlite::open(&folder.path().join("site.db")).expect("opens"));
        let site = || Site::new(Config::default(), Arc::clone(&store) as _, Arc::new(Local::default().join()));
        let before = site();
        let (ada, _) = people::welcome(&before, None).await.expect("a guest");
        let create = || serde_json::from_value(json!({ "game": "el-oso", "players": ["me"] })).expect("a table");
        let (room, _) = api::tables::set_up(&before, ada.id, create()).await.expect("set up");
        assert_eq!(room.look(|inner| inner.status).await, Ok(Status::Playing));
        let after = site();
        after.wake().await;
        assert_eq!(after.rooms.count(), 0);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_is_forgotten_while_they_sit_down_sits_nowhere() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Sqlite::open(&folder.path().join("site.db")).expect("opens"));
        let site = Site::new(Config::default(), store, Arc::new(Local::default().join()));
        let (ada, ben) = (people::welcome(&site, None).await, people::welcome(&site, None).await);
        let (ada, ben) = (ada.expect("a guest").0, ben.expect("a guest").0);
        let create = serde_json::from_value(json!({ "game": "chaos-bear" })).expect("a table");
        let (room, _) = api::tables::set_up(&site, ada.id, create).await.expect("set up");
        people::forget(&site, ben.id).await.expect("forgotten");
        let sat = room.wish(Caller(ben.id), Wish::Sit { seat: None, has_link: true }).await;
        assert_eq!(sat.map_err(|refusal| refusal.code), Err(Code::NoSession));
        let (status, free) = room.look(|inner| (inner.status, inner.free_seats().len())).await.expect("readable");
        assert_eq!((status, free), (Status::Open, 1));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn guests_who_left_nothing_are_forgotten_after_a_while() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(&folder.path().join("site.db")).expect("opens");
        let mut config = Config { guest_days: 100, ..Config::default() };
        let site = Site::new(config.clone(), Arc::new(store), Arc::new(Local::default().join()));
        let (idle, token) = people::welcome(&site, None).await.expect("a guest");
        let (host, _) = people::welcome(&site, None).await.expect("a guest");
        let create = serde_json::from_value(json!({ "game": "chaos-bear" })).expect("a table");
        api::tables::set_up(&site, host.id, create).await.expect("set up");
        let is_known = async |id| site.store.person(id).await.expect("readable").is_some();
        let in_days = |days: i64| time::now() + days * 24 * 3_600 * 1_000;
        assert!(people::tidy(&site, None, in_days(99)).await.is_some(), "somebody was looked at");
        assert!(is_known(idle.id).await, "not for long enough");
        let (session, now) = (secrets::hash(&token), time::now());
        assert!(site.store.session(session, now).await.expect("readable").is_some());
        people::tidy(&site, None, in_days(131)).await;
        assert_eq!((is_known(idle.id).await, is_known(host.id).await), (false, true));
        assert_eq!(site.store.session(session, now).await, Ok(None));
        // Never, if the operator likes.
        config.guest_days = 0;
        let site = Site::new(config, Arc::clone(&site.store), Arc::new(Local::default().join()));
        let (idle, token) = people::welcome(&site, None).await.expect("a guest");
        people::tidy(&site, None, in_days(1_000)).await;
        assert!(site.store.person(idle.id).await.expect("readable").is_some());
        assert_eq!(site.store.session(secrets::hash(&token), now).await, Ok(None), "what has ended is deleted");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn tables_that_were_given_up_are_deleted_after_a_while() {
        let folder = tempfile::tempdir().expect("a folder");
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("site.db")).expect("opens"));
        let start = |abandoned_days| {
            let config = Config { abandoned_days, ..Config::default() };
            Site::new(config, Arc::clone(&store), Arc::new(Local::default().join()))
        };
        let site = start(10);
        let (host, _) = people::welcome(&site, Some("Ada")).await.expect("a guest");
        let create = || serde_json::from_value(json!({ "game": "chaos-bear" })).expect("a table");
        let (given_up, _) = api::tables::set_up(&site, host.id, create()).await.expect("set up");
        let (open, _) = api::tables::set_up(&site, host.id, create()).await.expect("set up");
        given_up.abandon(Millis::MAX).await.expect("given up");
        let is_there = async |id| store.table(id).await.expect("readable").is_some();
        site.delete_abandoned(time::now() + 9 * DAY).await;
        assert!(is_there(given_up.id).await, "not for long enough");
        start(0).delete_abandoned(time::now() + 1_000 * DAY).await;
        assert!(is_there(given_up.id).await, "never, if the operator likes");
        site.delete_abandoned(time::now() + 11 * DAY).await;
        assert_eq!((is_there(given_up.id).await, is_there(open.id).await), (false, true));
        let gone = site.rooms.open(&site, given_up.id).await.err().map(|refusal| refusal.code);
        assert_eq!(gone, Some(Code::NotFound), "nor is it in memory");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn tables_that_nobody_comes_to_are_given_up_and_rooms_put_away() {
        let folder = tempfile::tempdir().expect("a folder");
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("site.db")).expect("opens"));
        let start = |config| Site::new(config, Arc::clone(&store), Arc::new(Local::default().join()));
        let site = start(Config::default());
        let (host, _) = people::welcome(&site, Some("Ada")).await.expect("a guest");
        let create = serde_json::from_value(json!({ "game": "chaos-bear" })).expect("a table");
        let (room, _) = api::tables::set_up(&site, host.id, create).await.expect("set up");
        let days = |days: i64| time::now() + days * 24 * 3_600 * 1_000;
        site.give_up(days(0)).await;
        assert_eq!(room.look(|inner| inner.status).await, Ok(Status::Open));
        // Somebody may come between the look at the list and the giving up.
        let changed = room.look(|inner| inner.changed).await.expect("readable");
        room.abandon(changed).await.expect("looked at");
        assert_eq!(room.look(|inner| inner.status).await, Ok(Status::Open));
        // Never, if the operator likes.
        let patient = start(Config { open_days: 0, playing_days: 0, ..Config::default() });
        patient.give_up(days(1_000)).await;
        let row = store.table(room.id).await.expect("readable").expect("is there");
        assert_eq!(row.table.summary.status, Status::Open);
        site.give_up(days(4)).await;
        assert_eq!(room.look(|inner| inner.status).await, Ok(Status::Abandoned));
        site.rooms.put_away(days(5));
        assert_eq!(site.rooms.count(), 1, "somebody holds it");
        drop(room);
        site.rooms.put_away(days(5));
        assert_eq!(site.rooms.count(), 0);
    }
}
