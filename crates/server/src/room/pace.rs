//! What moves a table on when no person does: bots that decide, clocks that run out, a start that was interrupted.
//!
//! Bots answer people at once. Among themselves they play for whoever looks on: at a pace that can be followed, and only
//! while somebody does. Where nobody looks, nothing is set, and whoever comes sets it going again.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bearcade_bots::Level;
use bearcade_core::{Seat, Turn};
use bearcade_store::{Millis, Status};

use super::{Inner, Room, STAND_IN, TRIES};
use crate::limits::Whose;
use crate::log::{Around, Why};
use crate::refusal::{Code, Refusal};
use crate::setup::OnFlag;
use crate::site::Site;
use crate::thinkers::Asker;
use crate::time;

/// What could not be stored is tried again after so long.
const RETRY: Duration = Duration::from_secs(1);

/// What follows from another server's entry (a bot's move, a game's beginning, a flag) is that server's to do. If nothing
/// has come of it after so long, somebody else does it; which of several is up to chance.
const PATIENCE: Millis = 3_000;
const MORE_PATIENCE: Millis = 2_000;

/// Whoever asked for a table by page or API is taken to look at it for so long.
const A_LOOK: Millis = 30_000;

/// After so many decisions of bots in a row no person at the table has a say any more, though one may still sit there:
/// in no game do bots decide as often between two decisions of somebody who plays.
const MOST_IN_A_ROW: u32 = 200;

impl Room {
    /// Somebody asks for the table; true if they may look at it.
    pub(crate) async fn visit(&self, may: impl FnOnce(&Inner) -> bool) -> Result<bool, Refusal> {
        let mut inner = self.lock().await?;
        let may = may(&inner);
        if may {
            self.asked_for.store(time::steady(), Ordering::Relaxed);
            if inner.is_left_to_bots() {
                self.go_on(&mut inner);
            }
        }
        Ok(may)
    }

    /// Does anybody at this server look at the table?
    fn is_looked_at(&self) -> bool {
        self.is_listened_to() || time::steady() - self.asked_for.load(Ordering::Relaxed) < A_LOOK
    }

    /// Lets a bot think that is to decide, and sets the alarm for the person whose time runs out first.
    pub(super) fn go_on(&self, inner: &mut Inner) {
        let (Some(site), Some(room)) = (self.site.upgrade(), self.me.upgrade()) else { return };
        let is_shared = site.bus.has_others();
        let patience = if is_shared { inner.patience(site.id ^ self.id.number() as u64) } else { 0 };
        let flag = inner.next_flag().map(|left| left + patience);
        let bots_alone = inner.next_bot().is_some() && inner.is_left_to_bots();
        let rests = bots_alone && !self.is_looked_at();
        let pause = if bots_alone { patience.max(site.config.bots_alone_millis.into()) } else { patience };
        let due = pause - inner.age();
        let waits = due > 0 && (inner.is_stalled() || inner.next_bot().is_some());
        if inner.clocks.are_kept() || is_shared || bots_alone {
            site.alarms.set(self.id, flag.into_iter().chain((waits && !rests).then_some(due)).min());
        }
        if waits || rests {
            return;
        }
        if inner.is_stalled() && !inner.starting {
            inner.starting = true;
            tokio::spawn(async move { room.take_up().await });
            return;
        }
        // One thought at a time; the next seat's follows it.
        if inner.thinking.is_some() {
            return;
        }
        let Some((seat, level, decision)) = inner.next_bot() else { return };
        inner.thinking = Some((seat, decision));
        let (asker, thought) = (inner.asker(&site), inner.live.thought(seat, level));
        tokio::spawn(async move {
            let action = site.thinkers.think(asker, thought).await.ok();
            room.bot_decided(seat, decision, action).await;
        });
    }

    /// A bot has decided; none if it failed to. What can't be stored now is tried again until it can, or until nobody
    /// waits for it any more.
    async fn bot_decided(self: Arc<Self>, seat: Seat, decision: u64, mut action: Option<String>) {
        while let Err(refusal) = self.bot_acts(seat, decision, action.as_deref()).await {
            tracing::warn!(table = %self.id, %seat, action, code = refusal.code.name(), "a bot's move was not taken");
            match refusal.code {
                Code::Unavailable => tokio::time::sleep(RETRY).await,
                // A bot that fails to decide must not hold up the table: any legal action will do.
                _ if action.is_some() => action = None,
                _ => return,
            }
        }
    }

    async fn bot_acts(&self, seat: Seat, decision: u64, action: Option<&str>) -> Result<(), Refusal> {
        let mut inner = self.lock().await?;
        if inner.thinking == Some((seat, decision)) {
            inner.thinking = None;
        }
        let wanted = inner.live.decision(seat) == Some(decision) && inner.chairs[seat.index()].bot().is_some();
        if !wanted || inner.status != Status::Playing {
            self.go_on(&mut inner);
            return Ok(());
        }
        if self.site()?.is_closing() {
            // Whoever opens the table next has the same thought.
            return Ok(());
        }
        let action = match action {
            Some(action) => action.to_owned(),
            None => inner.live.legal(seat, true).1.and_then(|legal| legal.into_iter().next()).ok_or(Code::Internal)?,
        };
        let mut done = self.act(&mut inner, seat, Some(decision), &action).await;
        for _ in 1..TRIES {
            if !std::mem::take(&mut inner.overtaken) {
                break;
            }
            // Another server was first, perhaps with the same move: then the work is lost, and nothing else.
            self.catch_up(&mut inner).await?;
            if inner.live.decision(seat) != Some(decision) || inner.status != Status::Playing {
                return Ok(());
            }
            done = self.act(&mut inner, seat, Some(decision), &action).await;
        }
        if done.is_err() {
            inner.thinking = Some((seat, decision));
        }
        done
    }

    /// Somebody's time may have run out, or that of a pause between bots.
    pub(crate) async fn ring(&self) {
        if let Err(refusal) = self.note_flags().await {
            tracing::warn!(table = %self.id, code = refusal.code.name(), "a flag could not be noted");
            if let Some(site) = self.site.upgrade() {
                site.alarms.set(self.id, Some(RETRY.as_millis() as Millis));
            }
        }
    }

    async fn note_flags(&self) -> Result<(), Refusal> {
        let mut inner = self.lock().await?;
        // What could not be written when the table was opened.
        self.excuse(&mut inner).await;
        while let Some(seat) = inner.flagged() {
            let from = inner.live.mark();
            let done = if inner.setup.flag == OnFlag::Resign && inner.live.leave(seat).is_ok() {
                self.commit_steps(&mut inner, from).await
            } else {
                let around = Around::TakenOver { seat, level: STAND_IN.to_owned(), why: Why::Flag };
                self.around(&mut inner, around).await
            };
            if std::mem::take(&mut inner.overtaken) {
                self.catch_up(&mut inner).await?;
            } else {
                done?;
            }
        }
        self.go_on(&mut inner);
        Ok(())
    }

    /// Does what was left undone when a server stopped, or could not store anything, between the last player's sitting
    /// down and the first decision.
    async fn take_up(self: Arc<Self>) {
        loop {
            if let Ok(mut inner) = self.lock().await {
                let done = match inner.status {
                    Status::Open => self.begin_if_full(&mut inner).await,
                    Status::Playing => self.throw(&mut inner).await,
                    Status::Over | Status::Abandoned => Ok(()),
                };
                if done.is_ok() {
                    inner.starting = false;
                    return self.go_on(&mut inner);
                }
            }
            if self.site().is_ok_and(|site| site.is_closing()) {
                return;
            }
            tokio::time::sleep(RETRY).await;
        }
    }
}

impl Inner {
    /// How long others are waited for, in milliseconds; not at all after an entry of our own.
    fn patience(&self, salt: u64) -> Millis {
        if self.ours { 0 } else { PATIENCE + (salt % MORE_PATIENCE as u64) as Millis }
    }

    /// Does no person play any more?
    fn is_left_to_bots(&self) -> bool {
        let plays = |seat: Seat| self.chairs[seat.index()].is_played_by_person() && !self.live.has_left(seat);
        self.status == Status::Playing
            && (self.bots_in_a_row > MOST_IN_A_ROW || !Seat::all(self.table.seats).any(plays))
    }

    /// For whom the bots of this table think: the person who decided last, or the host if nobody has. Their latest address
    /// pays for it. A server that has not heard from them, because it took the table over, knows no address.
    fn asker(&self, site: &Site) -> Asker {
        match self.decided_last.or_else(|| self.setup.host.parse().ok()) {
            Some(person) => Asker { address: site.addresses.of(person), who: Whose::Person(person) },
            // What can't be read as a person shares one place.
            None => Asker { address: None, who: Whose::Name(0) },
        }
    }

    /// The first bot that is to decide, and its decision.
    fn next_bot(&self) -> Option<(Seat, Level, u64)> {
        let (Status::Playing, Turn::Decide(seats)) = (self.status, self.live.turn()) else { return None };
        let bot = |seat: Seat| Some((seat, self.chairs[seat.index()].bot()?, self.live.decision(seat)?));
        seats.iter().find_map(bot)
    }

    /// Everybody sits, or a throw is due, and nothing has come of it.
    fn is_stalled(&self) -> bool {
        match self.status {
            Status::Open => self.free_seat().is_none(),
            Status::Playing => self.live.turn() == Turn::Chance,
            Status::Over | Status::Abandoned => false,
        }
    }

    /// What the person on a seat has left for the decision they owe.
    fn left(&self, seat: Seat) -> Option<i64> {
        self.owed(seat)?;
        self.clocks.left(seat, self.now())
    }

    /// In how many milliseconds the first of those who are to decide runs out of time.
    fn next_flag(&self) -> Option<Millis> {
        Seat::all(self.table.seats).filter_map(|seat| self.left(seat)).min()
    }

    /// A seat whose time has run out.
    fn flagged(&self) -> Option<Seat> {
        Seat::all(self.table.seats).find(|&seat| self.left(seat).is_some_and(|left| left <= 0))
    }
}

#[cfg(test)]
mod tests {
    use bearcade_bus::Local;
    use bearcade_store::Sqlite;
    use serde_json::json;

    use super::*;
    use crate::config::Config;
    use crate::{api, people};

    /// Somebody who is out of the game still sits there, and has no say.
    #[tokio::test(flavor = "multi_thread")]
    async fn bots_that_nobody_interrupts_are_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(&folder.path().join("site.db")).expect("opens");
        let site = Site::new(Config::default(), Arc::new(store), Arc::new(Local::default().join()));
        let (host, _) = people::welcome(&site, None).await.expect("a guest");
        let create = json!({ "game": "chaos-bear", "players": ["me", "cub", "cub"] });
        let create = serde_json::from_value(create).expect("a table");
        let (room, _) = api::tables::set_up(&site, host.id, create).await.expect("set up");
        let mut inner = room.lock().await.expect("there");
        for _ in 0..MOST_IN_A_ROW {
            assert!(!inner.is_left_to_bots());
            inner.note_who_decided(Seat::new(1));
        }
        inner.note_who_decided(Seat::new(2));
        assert!(inner.is_left_to_bots());
        inner.note_who_decided(Seat::new(0));
        assert!(!inner.is_left_to_bots(), "a person has decided");
    }
}
