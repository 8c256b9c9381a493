//! A table that somebody looks at: its log, carried out, and everybody who is told of it.
//!
//! Every change goes one way: it is tried on the match in memory, its entry is appended to the log, and only after the
//! store has it for good is anybody told. While an entry is on its way to the store the table is locked; other tables
//! go on. If the store refuses, what is in memory is thrown away and read again from the log.

mod chairs;
mod clock;
mod facts;
mod listening;
mod may;
mod pace;
mod render;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};

use bearcade_bots::Level;
use bearcade_core::{Seat, SeatSet};
use bearcade_store::{Append, Finish, Millis, NewTable, PersonId, Status, StoreError, Summary, TableId, TableResult};

use crate::api::tables::Create;
use crate::channel::{Channel, Lens};
use crate::live::{self, Live};
use crate::log::{Around, Entry, Why};
use crate::refusal::{Code, Reason, Refusal};
use crate::setup::Setup;
use crate::site::Site;
use crate::time;

pub(crate) use chairs::Chair;
use chairs::Sitter;
use clock::Clocks;
use facts::Facts;
pub(crate) use listening::Listening;
use may::Again;
pub(crate) use render::{status_word, sync_json};

/// The level of a bot that plays on for a person.
const STAND_IN: &str = "brown";

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
    /// Held while the table of a rematch is set up, so that there is one.
    again: tokio::sync::Mutex<()>,
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
    /// The store may know more or less than we do: read the log again before anything else.
    astray: bool,
    /// Another server's entry came first.
    overtaken: bool,
    /// The decision a bot is thinking about.
    thinking: Option<(Seat, u64)>,
    /// A task is at work on a start that was interrupted.
    catching_up: bool,
}

/// Who wants something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Caller(pub(crate) PersonId);

/// What a person wants at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// Sit down, on this seat or any free one.
    Sit(Option<Seat>),
    /// Put a bot on a free seat (the host).
    Seat(Seat, Level),
    /// Get up, or take a bot away again (the host), before the game begins.
    Stand(Seat),
    /// Answer a decision.
    Act { decision: Option<u64>, action: String },
    /// Leave for good: resign where the game can be resigned.
    Resign,
    /// Leave the seat to a bot.
    Away,
    /// Play on oneself.
    Back,
    /// Ask to take back one's last decision, or agree to another's asking.
    Undo,
    /// Don't agree.
    RefuseUndo,
}

impl Room {
    /// Reads a table from the store.
    pub(crate) async fn load(site: &Arc<Site>, id: TableId) -> Result<Arc<Self>, Refusal> {
        let inner = Inner::load(site, id).await?;
        let room = Arc::new_cyclic(|me| Self {
            id,
            me: me.clone(),
            site: Arc::downgrade(site),
            inner: tokio::sync::Mutex::new(inner),
            channels: Mutex::default(),
            seating: AtomicU64::new(0),
            touched: AtomicI64::new(time::now()),
            again: tokio::sync::Mutex::default(),
        });
        let mut inner = room.inner.lock().await;
        room.go_on(&mut inner);
        drop(inner);
        Ok(room)
    }

    /// Nobody has used the room since this moment.
    pub(crate) fn is_idle(&self, since: Millis) -> bool {
        self.touched.load(Ordering::Relaxed) < since
    }

    /// Looks at the table as it is now.
    pub(crate) async fn look<T>(&self, look: impl FnOnce(&Inner) -> T) -> Result<T, Refusal> {
        let inner = self.lock().await?;
        Ok(look(&inner))
    }

    /// A person wants something. The answer is the number of the table's last entry.
    pub(crate) async fn wish(&self, caller: Caller, wish: Wish) -> Result<u64, Refusal> {
        self.to_the_end(move |room| async move { room.carry_out(caller, wish).await }).await
    }

    /// Carries something out to its end, also if whoever wished it hangs up: an entry that is on its way to the store is
    /// taken into account and told to everybody.
    async fn to_the_end<T: Send + 'static, F>(&self, work: impl FnOnce(Arc<Self>) -> F) -> Result<T, Refusal>
    where
        F: Future<Output = Result<T, Refusal>> + Send + 'static,
    {
        let room = self.me.upgrade().ok_or(Code::ShuttingDown)?;
        tokio::spawn(work(room)).await.map_err(|_| Refusal::from(Code::Internal))?
    }

    /// Carries out what a person wants; whoever calls this sees to it that it gets to its end.
    pub(crate) async fn carry_out(&self, caller: Caller, wish: Wish) -> Result<u64, Refusal> {
        const TRIES: usize = 4;
        let mut inner = self.lock().await?;
        for _ in 1..TRIES {
            let done = self.grant(&mut inner, caller, &wish).await;
            if !inner.overtaken {
                return done.map(|()| inner.head);
            }
            // Another server was first: look again, and the wish may still be possible.
            self.read_again(&mut inner).await?;
        }
        self.grant(&mut inner, caller, &wish).await.map(|()| inner.head)
    }

    async fn grant(&self, inner: &mut Inner, Caller(person): Caller, wish: &Wish) -> Result<(), Refusal> {
        let own = inner.seat_of(person);
        let seated = || own.ok_or_else(|| Refusal::from(Code::NotSeated));
        match wish {
            Wish::Sit(seat) => self.sit(inner, person, *seat).await,
            Wish::Seat(seat, level) => {
                inner.must_be_host(person)?;
                inner.must_be_open()?;
                inner.must_be_free(*seat)?;
                self.around(inner, Around::Bot { seat: *seat, level: level.name().to_owned() }).await?;
                self.begin_if_full(inner).await
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
                let from = inner.live.steps();
                inner.live.leave(seat)?;
                self.commit_steps(inner, from).await
            }
            Wish::Away => {
                let seat = seated()?;
                inner.must_be_playing()?;
                if inner.chairs[seat.index()].stand_in.is_some() {
                    return Err(Refusal::new(Code::NotAllowed, "a bot plays for you already"));
                }
                if inner.setup.daily.is_some() {
                    return Err(Refusal::new(Code::NotAllowed, "a daily bear is yours alone to play"));
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
        }
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
        if !crate::api::is_welcome(&*self.site()?, person, &inner.facts().players).await? {
            let refusal = Refusal::new(Code::NotAllowed, "somebody at this table has blocked you");
            return Err(refusal.because(Reason::Blocked));
        }
        self.around(inner, Around::Sat { seat, person: person.to_string() }).await?;
        self.begin_if_full(inner).await
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
        let from = inner.live.steps();
        inner.live.settle();
        if inner.live.steps() > from {
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
        let from = inner.live.steps();
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
        let all = Seat::all(inner.table.seats);
        let mut others = all.filter(|&other| other != asking && inner.chairs[other.index()].is_played_by_person());
        if others.all(|other| agreed.contains(other)) {
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

    /// Gives the table up: nobody has come for a long time.
    pub(crate) async fn abandon(&self) -> Result<(), Refusal> {
        let mut inner = self.lock().await?;
        if matches!(inner.status, Status::Over | Status::Abandoned) {
            return Ok(());
        }
        self.around(&mut inner, Around::Abandoned).await
    }

    /// The table where the same players meet again: the one that is known, or else the one that `set_up` makes.
    pub(crate) async fn rematch<F>(
        &self,
        caller: Caller,
        set_up: impl FnOnce(Create, Vec<String>) -> F + Send + 'static,
    ) -> Result<String, Refusal>
    where
        F: Future<Output = Result<TableId, Refusal>> + Send + 'static,
    {
        self.to_the_end(move |room| async move {
            let _alone = room.again.lock().await;
            let (create, invited) = match room.look(|inner| inner.again(caller.0)).await?? {
                Again::Known(table) => return Ok(table),
                Again::New(create, invited) => (create, invited),
            };
            let table = set_up(create, invited).await?.to_string();
            let mut inner = room.lock().await?;
            room.around(&mut inner, Around::Rematch { table: table.clone() }).await?;
            Ok(table)
        })
        .await
    }

    /// Somebody goes by another name.
    pub(crate) async fn rename(&self, person: PersonId, name: &str) {
        let mut inner = self.inner.lock().await;
        let Some(seat) = inner.seat_of(person) else { return };
        inner.chairs[seat.index()].sitter = Sitter::Person(person, name.to_owned());
        self.announce(|lens| Some(render::sync(&inner, lens)));
    }

    /// Commits something around the game.
    async fn around(&self, inner: &mut Inner, around: Around) -> Result<(), Refusal> {
        let site = self.site()?;
        let mut after = inner.facts();
        after.take(&around);
        let summary = (after != inner.facts()).then(|| after.summary(inner));
        let steps = inner.live.steps();
        self.commit(&site, inner, Entry::Around(around), steps, summary, None).await
    }

    /// Commits the steps that the match in memory has taken since `from`.
    async fn commit_steps(&self, inner: &mut Inner, from: usize) -> Result<(), Refusal> {
        let site = self.site()?;
        // What is in memory is ahead of the log until the store has it.
        inner.astray = true;
        let entry = Entry::Steps(inner.live.lines(from));
        let (mut summary, mut finish) = (None, None);
        if let Some(outcome) = inner.live.outcome() {
            let mut facts = inner.facts();
            facts.status = Status::Over;
            summary = Some(Summary { result: Some(outcome.to_string()), ..facts.summary(inner) });
            finish = Some(self.finish(&site, inner).await);
        }
        self.commit(&site, inner, entry, from, summary, finish).await
    }

    async fn commit(
        &self,
        site: &Arc<Site>,
        inner: &mut Inner,
        entry: Entry,
        from: usize,
        summary: Option<Summary>,
        finish: Option<Finish>,
    ) -> Result<(), Refusal> {
        let at = time::now();
        let append = Append { table: self.id, after: inner.head, at, body: entry.write(), summary, finish };
        // Until the answer is there, what is in memory is only a guess.
        inner.astray = true;
        match site.store.append(append).await {
            Ok(()) => {}
            Err(error) => {
                inner.overtaken = error == StoreError::Taken;
                return Err(error.into());
            }
        }
        inner.take(site, &entry, at).await?;
        inner.astray = false;
        site.metrics.entries.add(1);
        self.publish(inner, &entry, from);
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
        self.touched.store(time::now(), Ordering::Relaxed);
        if inner.astray {
            self.read_again(&mut inner).await?;
        }
        Ok(inner)
    }

    async fn read_again(&self, inner: &mut Inner) -> Result<(), Refusal> {
        let site = self.site()?;
        let (thinking, catching_up) = (inner.thinking, inner.catching_up);
        *inner = Inner::load(&site, self.id).await?;
        // What is under way comes back and looks whether it is still wanted.
        (inner.thinking, inner.catching_up) = (thinking, catching_up);
        // Whoever listens may have missed something: show them all of it, with the eyes they have now.
        self.seating.fetch_add(1, Ordering::Release);
        self.announce(|lens| Some(render::sync(inner, lens)));
        self.go_on(inner);
        Ok(())
    }

    fn site(&self) -> Result<Arc<Site>, Refusal> {
        self.site.upgrade().ok_or_else(|| Code::ShuttingDown.into())
    }
}

impl Inner {
    async fn load(site: &Arc<Site>, id: TableId) -> Result<Self, Refusal> {
        let row = site.store.table(id).await?.ok_or(Code::NotFound)?;
        let entries = site.store.log(id, 0).await?;
        let mut inner = Self::fresh(row.table)?;
        for stored in entries {
            let broken = |reason: String| {
                tracing::error!(table = %id, entry = stored.number, reason, "a log can't be carried out");
                Refusal::from(Code::Internal)
            };
            let entry = Entry::read(&stored.body).map_err(broken)?;
            if let Entry::Steps(lines) = &entry {
                inner.live.replay(lines).map_err(broken)?;
            }
            inner.take(site, &entry, stored.at).await?;
        }
        Ok(inner)
    }

    /// The table before its first entry.
    fn fresh(table: NewTable) -> Result<Self, Refusal> {
        let internal = |reason: String| {
            tracing::error!(table = %table.id, reason, "a table can't be set up again");
            Refusal::from(Code::Internal)
        };
        let options = serde_json::from_str(&table.options).map_err(|error| internal(error.to_string()))?;
        let setup: Setup = serde_json::from_str(&table.setup).map_err(|error| internal(error.to_string()))?;
        let live = live::of_table(&table.game, &options, table.seats, table.secret, setup.daily.is_some())
            .map_err(|error| internal(format!("{error:?}")))?;
        Ok(Self {
            live,
            chairs: vec![Chair::default(); table.seats.into()],
            status: Status::Open,
            head: 0,
            changed: table.at,
            clocks: Clocks::new(setup.clock, table.seats),
            asks_undo: None,
            agreed: SeatSet::default(),
            rematch: None,
            astray: false,
            overtaken: false,
            thinking: None,
            catching_up: false,
            setup,
            table,
        })
    }

    /// The game as it was after these steps of its log.
    pub(crate) fn as_it_was(&self, steps: &[&str]) -> Result<Box<dyn Live>, Refusal> {
        let mut past = Self::fresh(self.table.clone())?.live;
        past.replay(&steps.join("\n")).map_err(|reason| {
            tracing::error!(table = %self.table.id, reason, "a log can't be carried out again");
            Refusal::from(Code::Internal)
        })?;
        Ok(past)
    }

    /// Takes an entry into account. The steps of a game have been carried out already.
    async fn take(&mut self, site: &Arc<Site>, entry: &Entry, at: Millis) -> Result<(), Refusal> {
        match entry {
            Entry::Steps(_) => {
                self.forget_undo();
                if self.live.outcome().is_some() {
                    self.status = Status::Over;
                }
            }
            Entry::Around(around) => self.take_around(site, around).await?,
        }
        self.head += 1;
        self.changed = at;
        let asked = |seat: Seat| self.live.decision(seat);
        self.clocks.note(asked, self.status == Status::Playing, at);
        Ok(())
    }

    async fn take_around(&mut self, site: &Arc<Site>, around: &Around) -> Result<(), Refusal> {
        let mut facts = self.facts();
        facts.take(around);
        self.status = facts.status;
        match around {
            Around::Sat { seat, person } => {
                let person: PersonId = person.parse().map_err(|()| Refusal::from(Code::Internal))?;
                let name = site.store.person(person).await?.map(|person| person.name).unwrap_or_default();
                self.chairs[seat.index()] = Chair { sitter: Sitter::Person(person, name), stand_in: None };
            }
            Around::Bot { seat, level } => {
                let sitter = level.parse().map_or(Sitter::Nobody, Sitter::Bot);
                self.chairs[seat.index()] = Chair { sitter, stand_in: None };
            }
            Around::Stood { seat } => self.chairs[seat.index()] = Chair::default(),
            Around::TakenOver { seat, level, .. } => self.chairs[seat.index()].stand_in = level.parse().ok(),
            Around::Back { seat } => {
                self.chairs[seat.index()].stand_in = None;
                self.clocks.reset(*seat);
            }
            Around::AskedUndo { seat } => self.asks_undo = Some(*seat),
            Around::AgreedUndo { seat } => {
                self.agreed.insert(*seat);
            }
            Around::RefusedUndo { .. } => self.forget_undo(),
            Around::Undone { seat } => {
                self.forget_undo();
                self.live.undo(*seat).map_err(|error| {
                    tracing::error!(%error, "a taking back can't be carried out");
                    Refusal::from(Code::Internal)
                })?;
            }
            Around::Rematch { table } => self.rematch = Some(table.clone()),
            Around::Began | Around::Abandoned => {}
        }
        Ok(())
    }

    fn forget_undo(&mut self) {
        self.asks_undo = None;
        self.agreed = SeatSet::default();
    }

    fn facts(&self) -> Facts {
        Facts { status: self.status, players: self.chairs.iter().map(Chair::player).collect() }
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let index = self.chairs.iter().position(|chair| chair.person() == Some(person))?;
        Some(Seat::new(index as u8))
    }

    /// The seat of whoever looks, if they have one.
    pub(crate) fn seat(&self, person: Option<PersonId>) -> Option<Seat> {
        self.seat_of(person?)
    }

    /// The names to tell the story with.
    pub(crate) fn names(&self) -> Vec<String> {
        chairs::names(&self.chairs)
    }

    /// The seats that nobody sits on.
    pub(crate) fn free_seats(&self) -> Vec<Seat> {
        let seats = Seat::all(self.table.seats);
        seats.filter(|seat| self.chairs[seat.index()].is_free()).collect()
    }

    fn free_seat(&self) -> Option<Seat> {
        self.chairs.iter().position(Chair::is_free).map(|index| Seat::new(index as u8))
    }
}
