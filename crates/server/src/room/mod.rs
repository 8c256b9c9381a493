//! A table that somebody looks at: its log, carried out, and everybody who is told of it.
//!
//! Every change goes one way: it is tried on the match in memory, its entry is appended to the log, and only after the
//! store has it for good is anybody told. While an entry is on its way to the store the table is locked; other tables
//! go on. If the store refuses, what was tried is forgotten, and what the store knows beyond it is read and carried out.
//! Entries of other servers come in the same way ([`following`]).

mod chairs;
mod clock;
mod facts;
mod following;
mod inner;
mod listening;
mod may;
mod pace;
mod render;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};

use bearcade_bots::Level;
use bearcade_bus::News;
use bearcade_core::{Seat, SeatSet};
use bearcade_store::{
    Append, Finish, Millis, NewTable, PersonId, Player, Status, StoreError, Summary, TableId, TableResult,
};

use crate::api::tables::Create;
use crate::channel::{Channel, Lens};
use crate::live::{Live, Mark};
use crate::log::{Around, Entry, Why};
use crate::refusal::{Code, Reason, Refusal};
use crate::setup::Setup;
use crate::site::Site;
use crate::time;

pub(crate) use chairs::Chair;
use chairs::Sitter;
use clock::Clocks;
pub(crate) use facts::Facts;
use following::Inbox;
pub(crate) use listening::Listening;
use may::Again;
pub(crate) use render::{status_word, sync_json};

/// The level of a bot that plays on for a person.
const STAND_IN: &str = "brown";
/// If the site was away for less, nobody is told.
const WORTH_A_WORD: Millis = 500;
/// How often something is tried that other servers overtake.
const TRIES: usize = 8;

/// A table in memory.
pub(crate) struct Room {
    /// Which table.
    pub(crate) id: TableId,
    me: Weak<Self>,
    site: Weak<Site>,
    inner: tokio::sync::Mutex<Inner>,
    channels: Mutex<BTreeMap<Lens, Weak<Channel>>>,
    /// How often somebody took or left a seat while the table was in memory.
    seating: AtomicU64,
    /// When it was last used, for putting away rooms that nobody needs.
    touched: AtomicI64,
    /// When somebody last asked for it, by page or API.
    asked_for: AtomicI64,
    /// Held while the table of a rematch is set up, so that there is one.
    again: tokio::sync::Mutex<()>,
    /// The number of the last entry that is carried out here; looked at without the lock.
    head: AtomicU64,
    /// When that entry was written.
    changed: AtomicI64,
    /// What was heard of other servers and is not carried out yet.
    inbox: Mutex<Inbox>,
}

/// What the log says, carried out.
pub(crate) struct Inner {
    pub(crate) table: NewTable,
    pub(crate) setup: Setup,
    pub(crate) live: Box<dyn Live>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) status: Status,
    pub(crate) head: u64,
    /// When the last entry was written.
    pub(crate) changed: Millis,
    pub(crate) clocks: Clocks,
    /// The seat that asks to take back its decision.
    pub(crate) asks_undo: Option<Seat>,
    /// The seats that agree to it so far.
    pub(crate) agreed: SeatSet,
    pub(crate) rematch: Option<String>,
    /// The name of the last player who got up before the game began.
    pub(crate) last_to_stand: Option<String>,
    /// How far what is in memory agrees with the store.
    trust: Trust,
    /// Where the game was before steps were tried that the store does not have yet.
    tried_from: Option<Mark>,
    /// Another server's entry came first.
    overtaken: bool,
    /// Was the last entry written here? Then whatever follows from it is ours to do.
    ours: bool,
    /// When the last entry was carried out here, by the steady clock, and how old it was then.
    since: Millis,
    age: Millis,
    /// The time that the clocks are owed since the entry with a number, because the site was away or its clock jumped.
    pause_due: Option<(u64, Millis)>,
    clock: time::Clock,
    /// How many decisions bots have made since a person's last one.
    bots_in_a_row: u32,
    /// The person who made the last decision that no bot made.
    decided_last: Option<PersonId>,
    /// The decision a bot is thinking about.
    thinking: Option<(Seat, u64)>,
    /// A task is at work on a start that was interrupted.
    starting: bool,
}

/// How far what is in memory agrees with the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Trust {
    /// As far as is known it is all there.
    Sure,
    /// The store may know more: read on before anything else.
    Behind,
    /// It may be wrong: read all of it again before anything else.
    Astray,
}

/// What an entry changes beside the log.
struct Change {
    /// What is told of the table in lists.
    summary: Summary,
    /// What the end of the game brings with it.
    finish: Option<Finish>,
}

/// Who wants something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Caller(pub(crate) PersonId);

/// What a person wants at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// Sit down, on this seat or any free one; `has_link` says that they came by the invite link.
    Sit { seat: Option<Seat>, has_link: bool },
    /// Put a bot on a free seat (the host).
    Seat(Seat, Level),
    /// Get up, or take a bot away again (the host), before the game begins.
    Stand(Seat),
    /// Answer a decision.
    Act { decision: Option<u64>, action: String },
    /// Give the game up: the rules say what follows, or a bot plays on; the last person's giving up closes the table.
    Resign,
    /// Leave the seat to a bot.
    Away,
    /// Play on oneself.
    Back,
    /// Ask to take back one's last decision, or agree to another's asking.
    Undo,
    /// Don't agree.
    RefuseUndo,
    /// Be given a hint: that one was given is noted before it is.
    Advise,
    /// Go for good, whatever is on at the table.
    Vanish,
}

impl Room {
    /// Reads a table from the store.
    pub(crate) async fn load(site: &Arc<Site>, id: TableId) -> Result<Arc<Self>, Refusal> {
        let inner = Inner::load(site, id).await?;
        let (head, changed) = (inner.head, inner.changed);
        let room = Arc::new_cyclic(|me| Self {
            id,
            me: me.clone(),
            site: Arc::downgrade(site),
            inner: tokio::sync::Mutex::new(inner),
            channels: Mutex::default(),
            seating: AtomicU64::new(0),
            touched: AtomicI64::new(time::steady()),
            asked_for: AtomicI64::new(Millis::MIN / 2),
            again: tokio::sync::Mutex::default(),
            head: AtomicU64::new(head),
            changed: AtomicI64::new(changed),
            inbox: Mutex::default(),
        });
        let mut inner = room.inner.lock().await;
        room.excuse(&mut inner).await;
        room.go_on(&mut inner);
        drop(inner);
        Ok(room)
    }

    /// No clock runs while the site is away: what went by since the last entry is given back by an entry of its own, and
    /// so only once.
    pub(super) async fn excuse(&self, inner: &mut Inner) {
        let runs = Seat::all(inner.table.seats).any(|seat| inner.clocks.runs(seat));
        let due = inner.pause_due.filter(|&(head, millis)| runs && head == inner.head && millis >= WORTH_A_WORD);
        let Some((_, millis)) = due else { return };
        // What can't be written now is given back when the table is next opened, or before a flag falls.
        if self.around(inner, Around::Paused { millis }).await.is_err() {
            inner.overtaken = false;
        }
    }

    /// Nobody has used the room since this moment of the steady clock.
    pub(crate) fn is_idle(&self, since: Millis) -> bool {
        self.touched.load(Ordering::Relaxed) < since
    }

    /// Looks at the table as it is now.
    pub(crate) async fn look<T>(&self, look: impl FnOnce(&Inner) -> T) -> Result<T, Refusal> {
        let inner = self.lock().await?;
        Ok(look(&inner))
    }

    /// Carries out what a person wants. The answer is the number of the table's last entry. Whoever calls this sees to it
    /// that it gets to its end also if the person hangs up: else nobody is told of an entry that is on its way to the store
    /// before somebody next looks.
    pub(crate) async fn wish(&self, caller: Caller, wish: Wish) -> Result<u64, Refusal> {
        let mut inner = self.lock().await?;
        let mut looked = false;
        for _ in 1..TRIES {
            let head = inner.head;
            let done = self.grant(&mut inner, caller, &wish).await;
            if std::mem::take(&mut inner.overtaken) {
                // Another server was first: look again, and the wish may still be possible.
                Box::pin(self.catch_up(&mut inner)).await?;
                continue;
            }
            match done {
                // What is refused here may be fine where somebody was told of more than we know.
                Err(refusal) if refusal.code != Code::Unavailable && !looked && self.has_others() => {
                    looked = true;
                    if Box::pin(self.catch_up(&mut inner)).await.is_err() || inner.head == head {
                        return Err(refusal);
                    }
                }
                done => return done.map(|()| inner.head),
            }
        }
        self.grant(&mut inner, caller, &wish).await.map(|()| inner.head)
    }

    /// What is wished seldom is in boxes, so that a move takes little room.
    async fn grant(&self, inner: &mut Inner, Caller(person): Caller, wish: &Wish) -> Result<(), Refusal> {
        let own = inner.seat_of(person);
        let seated = || own.ok_or_else(|| Refusal::from(Code::NotSeated));
        match wish {
            Wish::Sit { seat, has_link } => {
                inner.must_be_open_to(Some(person), *has_link)?;
                Box::pin(self.sit(inner, person, *seat)).await
            }
            Wish::Seat(seat, level) => {
                inner.must_be_host(person)?;
                inner.must_be_open()?;
                inner.must_be_free(*seat)?;
                self.around(inner, Around::Bot { seat: *seat, level: level.name().to_owned() }).await?;
                Box::pin(self.begin_after_seating(inner)).await;
                Ok(())
            }
            Wish::Stand(seat) => {
                inner.must_be_open()?;
                if own != Some(*seat) {
                    inner.must_be_host(person)?;
                    inner.must_be_taken(*seat)?;
                }
                self.around(inner, Around::Stood { seat: *seat }).await
            }
            Wish::Act { decision, action } => {
                let seat = seated()?;
                self.act(inner, seat, *decision, action).await
            }
            Wish::Resign => {
                let seat = seated()?;
                inner.must_be_playing()?;
                self.give_up(inner, seat).await
            }
            Wish::Away => {
                let seat = seated()?;
                inner.must_be_playing()?;
                if inner.has_given_up(seat) || inner.chairs[seat.index()].stand_in.is_some() {
                    return Err(Refusal::new(Code::NotAllowed, "a bot plays for you already"));
                }
                if inner.table.seats == 1 {
                    return Err(Refusal::new(Code::NotAllowed, "a game of one is yours alone to play"));
                }
                let around = Around::TakenOver { seat, level: STAND_IN.to_owned(), why: Why::Left };
                self.around(inner, around).await
            }
            Wish::Back => {
                let seat = seated()?;
                inner.must_be_playing()?;
                if inner.chairs[seat.index()].stand_in.is_none() {
                    return Err(Refusal::new(Code::NotAllowed, "nobody plays for you"));
                }
                if inner.has_given_up(seat) {
                    return Err(Refusal::new(Code::NotAllowed, "you gave this game up"));
                }
                self.around(inner, Around::Back { seat }).await
            }
            Wish::Undo => {
                let seat = seated()?;
                self.undo(inner, seat).await
            }
            Wish::RefuseUndo => {
                let seat = seated()?;
                if inner.asks_undo.is_none_or(|asking| asking == seat) {
                    return Err(Refusal::new(Code::CannotUndo, "nobody asks you to take anything back"));
                }
                self.around(inner, Around::RefusedUndo { seat }).await
            }
            Wish::Advise => {
                let seat = seated()?;
                inner.must_be_playing()?;
                inner.must_take_hints()?;
                inner.live.decision(seat).ok_or(Code::NotYourDecision)?;
                // A game of one rates nobody.
                if inner.table.seats == 1 || inner.chairs[seat.index()].was_helped {
                    return Ok(());
                }
                self.around(inner, Around::Advised { seat }).await
            }
            Wish::Vanish => {
                let is_host = inner.must_be_host(person).is_ok();
                let has_stand_in = |seat: Seat| inner.chairs[seat.index()].stand_in.is_some();
                match inner.facts().without(person, is_host, has_stand_in) {
                    Some(around) => self.around(inner, around).await,
                    None => Ok(()),
                }
            }
        }
    }

    /// ALL-5: in a game of two the other seat wins. In a larger one the rules remove the seat if they can, or a bot takes it
    /// over. Without any other person there is nobody to play on for: the table is closed, and has no result.
    async fn give_up(&self, inner: &mut Inner, seat: Seat) -> Result<(), Refusal> {
        if inner.has_given_up(seat) {
            return Err(Code::CannotLeave.into());
        }
        let ends = inner.table.seats == 2;
        if inner.live.may_leave(seat) && (ends || inner.is_shared(seat)) {
            let from = inner.live.mark();
            inner.live.leave(seat)?;
            return self.commit_steps(inner, from).await;
        }
        if !inner.is_shared(seat) {
            return self.around(inner, Around::Abandoned).await;
        }
        self.around(inner, Around::TakenOver { seat, level: STAND_IN.to_owned(), why: Why::GaveUp }).await
    }

    async fn sit(&self, inner: &mut Inner, person: PersonId, seat: Option<Seat>) -> Result<(), Refusal> {
        inner.must_be_open()?;
        if inner.seat_of(person).is_some() {
            return Err(Refusal::new(Code::SeatTaken, "you sit at this table already"));
        }
        let seat = match seat {
            Some(seat) => seat,
            None => inner.free_seat().ok_or(Code::SeatTaken)?,
        };
        inner.must_be_free(seat)?;
        let mut others = inner.facts().players;
        // It is the host's table also if they don't sit at it.
        others.extend(inner.setup.host.parse().map(Player::Person).ok().filter(|host| !others.contains(host)));
        if !crate::api::is_welcome(&*self.site()?, person, &others).await? {
            let refusal = Refusal::new(Code::NotAllowed, "somebody at this table has blocked you");
            return Err(refusal.because(Reason::Blocked));
        }
        self.around(inner, Around::Sat { seat, person: person.to_string() }).await?;
        if inner.chairs[seat.index()].is_forgotten() {
            // Whoever forgets them looks at their tables afterwards, but may have looked before they sat down here.
            self.around(inner, Around::Stood { seat }).await?;
            return Err(Code::NoSession.into());
        }
        self.begin_after_seating(inner).await;
        Ok(())
    }

    /// Somebody has sat down, which stands whatever comes of the game's beginning: what can't be stored now is taken up
    /// again.
    async fn begin_after_seating(&self, inner: &mut Inner) {
        if self.begin_if_full(inner).await.is_err() {
            inner.overtaken = false;
            self.go_on(inner);
        }
    }

    async fn begin_if_full(&self, inner: &mut Inner) -> Result<(), Refusal> {
        if inner.status == Status::Open && inner.free_seat().is_none() {
            self.around(inner, Around::Began).await?;
            self.throw(inner).await?;
        }
        Ok(())
    }

    /// Deals and other throws before the first decision.
    async fn throw(&self, inner: &mut Inner) -> Result<(), Refusal> {
        let from = inner.live.mark();
        inner.live.settle();
        if inner.live.steps() > from.steps {
            self.commit_steps(inner, from).await?;
        }
        Ok(())
    }

    async fn act(&self, inner: &mut Inner, seat: Seat, decision: Option<u64>, action: &str) -> Result<(), Refusal> {
        inner.must_be_playing()?;
        let open = inner.live.decision(seat).ok_or(Code::NotYourDecision)?;
        if decision.is_some_and(|answered| answered != open) {
            return Err(Code::NotYourDecision.into());
        }
        let from = inner.live.mark();
        inner.live.act(seat, action)?;
        self.commit_steps(inner, from).await
    }

    /// Asks to take back, or agrees: it is done once every other person at the table agrees. Bots are not asked.
    async fn undo(&self, inner: &mut Inner, seat: Seat) -> Result<(), Refusal> {
        inner.must_be_playing()?;
        let asking = inner.asks_undo.unwrap_or(seat);
        inner.live.undoable(asking)?;
        let mut agreed = inner.agreed;
        if asking != seat {
            agreed.insert(seat);
        }
        if inner.others_than(asking).all(|other| agreed.contains(other)) {
            return self.around(inner, Around::Undone { seat: asking }).await;
        }
        // Asking or agreeing twice changes nothing.
        if inner.asks_undo.is_none() {
            self.around(inner, Around::AskedUndo { seat }).await
        } else if agreed != inner.agreed {
            self.around(inner, Around::AgreedUndo { seat }).await
        } else {
            Ok(())
        }
    }

    /// Gives the table up if its game has not ended and nothing has happened there since a moment.
    pub(crate) async fn abandon(&self, since: Millis) -> Result<(), Refusal> {
        let mut inner = self.lock().await?;
        if matches!(inner.status, Status::Over | Status::Abandoned) || inner.changed >= since {
            return Ok(());
        }
        self.around(&mut inner, Around::Abandoned).await
    }

    /// The table where the same players meet again: the one that is known, or else the one that `set_up` makes.
    pub(crate) async fn rematch<F>(
        &self,
        caller: Caller,
        set_up: impl FnOnce(Create, Vec<String>) -> F,
    ) -> Result<String, Refusal>
    where
        F: Future<Output = Result<Arc<Self>, Refusal>>,
    {
        let _alone = self.again.lock().await;
        let (create, invited) = match self.look(|inner| inner.again(caller.0)).await?? {
            Again::Known(table) => return Ok(table),
            Again::Alone(create) => return Ok(set_up(create, Vec::new()).await?.id.to_string()),
            Again::New(create, invited) => (create, invited),
        };
        let fresh = set_up(create, invited).await?;
        let mut inner = self.lock().await?;
        let around = Around::Rematch { table: fresh.id.to_string() };
        // At another server somebody may have had the same wish meanwhile: then theirs is the table.
        let theirs = match inner.rematch.clone() {
            Some(table) => Ok(table),
            None => match self.around(&mut inner, around).await {
                Ok(()) => return Ok(fresh.id.to_string()),
                Err(refusal) => {
                    inner.overtaken = false;
                    let read = self.catch_up(&mut inner).await;
                    read.and_then(|()| inner.rematch.clone().ok_or(refusal))
                }
            },
        };
        drop(inner);
        // Nobody knows of ours. What can't be given up now is given up with the tables that nobody comes to.
        let _ = fresh.abandon(Millis::MAX).await;
        theirs
    }

    /// Somebody goes by another name, or has claimed it.
    pub(crate) async fn rename(&self, person: PersonId, name: &str, claimed: bool) {
        let mut inner = self.inner.lock().await;
        let Some(seat) = inner.seat_of(person) else { return };
        inner.chairs[seat.index()].sitter = Sitter::Person { id: person, name: name.to_owned(), claimed };
        self.announce(|lens| Some(render::sync(&inner, lens)));
    }

    /// Commits something around the game.
    async fn around(&self, inner: &mut Inner, around: Around) -> Result<(), Refusal> {
        let site = self.site()?;
        let mut after = inner.facts();
        after.take(&around);
        let summary = (after != inner.facts()).then(|| after.summary(inner));
        let change = summary.map(|summary| Box::new(Change { summary, finish: None }));
        Box::pin(self.commit(&site, inner, Entry::Around(around), change)).await
    }

    /// Commits the steps that the match in memory has taken since `from`.
    async fn commit_steps(&self, inner: &mut Inner, from: Mark) -> Result<(), Refusal> {
        let (entry, from_steps) = (Entry::Steps(inner.live.lines(from.steps)), from.steps);
        // What is in memory is ahead of the log until the store has it.
        inner.tried_from = Some(from);
        let site = self.site()?;
        let mut change = None;
        if let Some(outcome) = inner.live.outcome() {
            let players = inner.chairs.iter().map(Chair::player).collect();
            let facts = Facts { status: Status::Over, players };
            let summary = Summary { result: Some(outcome.to_string()), ..facts.summary(inner) };
            let finish = Some(Box::pin(self.finish(&site, inner)).await);
            change = Some(Box::new(Change { summary, finish }));
        } else if inner.live.leaves_since(from_steps) {
            change = Some(Box::new(Change { summary: inner.facts().summary(inner), finish: None }));
        }
        self.commit(&site, inner, entry, change).await
    }

    async fn commit(
        &self,
        site: &Arc<Site>,
        inner: &mut Inner,
        entry: Entry,
        change: Option<Box<Change>>,
    ) -> Result<(), Refusal> {
        let (summary, finish) = change.map_or((None, None), |change| (Some(change.summary), change.finish));
        let (at, number, body) = (inner.now(), inner.head + 1, entry.write());
        let news = self.has_others().then(|| News::Entry { table: self.id, number, at, body: body.clone() });
        let append = Append { table: self.id, after: inner.head, at, body, summary, finish };
        // Until the answer is there, nobody knows whether the store has it.
        inner.trust = Trust::Behind;
        if let Err(error) = site.store.append(append).await {
            inner.forget_tried();
            if error == StoreError::Taken {
                inner.overtaken = true;
                site.metrics.overtaken.add(1);
            }
            return Err(error.into());
        }
        inner.trust = Trust::Sure;
        let from = inner.tried_from.take().map_or_else(|| inner.live.steps(), |mark| mark.steps);
        self.carry_in(site, inner, &entry, at, from).await?;
        inner.ours = true;
        site.metrics.entries.add(1);
        if let Some(news) = news {
            site.bus.tell(news);
        }
        self.go_on(inner);
        Ok(())
    }

    /// What a finished game brings with it.
    async fn finish(&self, site: &Site, inner: &Inner) -> Finish {
        let Some(outcome) = inner.live.outcome() else { return Finish::default() };
        let at = time::now();
        let results = inner.chairs.iter().enumerate().map(|(index, chair)| {
            let seat = Seat::new(index as u8);
            TableResult {
                table: self.id,
                game: inner.table.game.clone(),
                seat: index as u8,
                player: chair.player(),
                won: outcome.winners().contains(seat),
                place: outcome.place(seat),
                score: outcome.scores()[index],
                at,
            }
        });
        let daily = crate::daily::score(inner, &outcome, at);
        Finish { results: results.collect(), ratings: crate::ratings::after(site, inner, &outcome).await, daily }
    }

    async fn lock(&self) -> Result<tokio::sync::MutexGuard<'_, Inner>, Refusal> {
        let mut inner = self.inner.lock().await;
        self.touched.store(time::steady(), Ordering::Relaxed);
        self.settle(&mut inner).await?;
        Ok(inner)
    }

    fn site(&self) -> Result<Arc<Site>, Refusal> {
        self.site.upgrade().ok_or_else(|| Code::ShuttingDown.into())
    }

    /// May other servers have this table in memory too?
    fn has_others(&self) -> bool {
        self.site.upgrade().is_some_and(|site| site.bus.has_others())
    }
}
