//! A table that somebody looks at: its log, carried out, and everybody who is told of it.
//!
//! Every change goes one way: it is tried on the match in memory, its entry is appended to the log, and only after the
//! store has it for good is anybody told. While an entry is on its way to the store the table is locked; other tables
//! go on. If the store refuses, what is in memory is thrown away and read again from the log.

mod chairs;
mod clock;
mod render;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, Weak};

use axum::extract::ws::Utf8Bytes;
use bearcade_bots::Level;
use bearcade_core::{Seat, SeatSet, Turn};
use bearcade_store::{
    Append, Finish, Millis, NewTable, PersonId, Player, Status, StoreError, Summary, TableId, TableResult,
};

use crate::channel::{Channel, Lens};
use crate::live::{self, Live};
use crate::log::{Around, Entry, Why};
use crate::refusal::{Code, Refusal};
use crate::setup::{OnFlag, Setup};
use crate::site::Site;
use crate::time;

pub(crate) use chairs::Chair;
use chairs::Sitter;
use clock::Clocks;
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
    /// When it was last used, for putting away rooms that nobody needs.
    touched: AtomicI64,
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
    /// The decision a bot is thinking about.
    thinking: Option<(Seat, u64)>,
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
            touched: AtomicI64::new(time::now()),
        });
        let mut inner = room.inner.lock().await;
        room.go_on(&mut inner);
        drop(inner);
        Ok(room)
    }

    /// Nobody has used the room since this moment, and nobody listens.
    pub(crate) fn is_idle(&self, since: Millis) -> bool {
        let channels = self.channels.lock().expect("no panic while the channels are held");
        self.touched.load(Ordering::Relaxed) < since && channels.values().all(|channel| channel.strong_count() == 0)
    }

    /// Looks at the table as it is now.
    pub(crate) async fn look<T>(&self, look: impl FnOnce(&Inner) -> T) -> Result<T, Refusal> {
        let inner = self.lock().await?;
        Ok(look(&inner))
    }

    /// Starts to listen: the whole picture as of now and the channel to read on from, without a gap between the two. A
    /// client that says which entry it has seen last gets what it missed instead, if that is not too much.
    pub(crate) async fn listen(
        &self,
        lens: Lens,
        since: Option<u64>,
    ) -> Result<(Vec<Utf8Bytes>, Arc<Channel>, u64), Refusal> {
        let inner = self.lock().await?;
        let channel = {
            let mut channels = self.channels.lock().expect("no panic while the channels are held");
            channels.retain(|_, channel| channel.strong_count() > 0);
            let known = channels.get(&lens).and_then(Weak::upgrade);
            known.unwrap_or_else(|| {
                let channel = Arc::new(Channel::new());
                channels.insert(lens, Arc::downgrade(&channel));
                channel
            })
        };
        let next = channel.next();
        let messages = match since {
            Some(seen) if seen == inner.head => Vec::new(),
            Some(seen) if seen < inner.head => match self.missed(&inner, lens, seen).await {
                Some(messages) => messages,
                None => vec![render::sync(&inner, lens)],
            },
            _ => vec![render::sync(&inner, lens)],
        };
        Ok((messages, channel, next))
    }

    /// A person wants something.
    pub(crate) async fn wish(&self, caller: Caller, wish: Wish) -> Result<u64, Refusal> {
        let mut inner = self.lock().await?;
        let mut tries = 0;
        loop {
            match self.grant(&mut inner, caller, &wish).await {
                // Another server was first: look again, and the wish may still be possible.
                Err(refusal) if inner.astray && refusal.code == Code::Unavailable && tries < 3 => {
                    tries += 1;
                    self.read_again(&mut inner).await?;
                }
                done => {
                    done?;
                    return Ok(inner.head);
                }
            }
        }
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
            return Err(Refusal::new(Code::NotAllowed, "somebody at this table has blocked you"));
        }
        self.around(inner, Around::Sat { seat, person: person.to_string() }).await?;
        self.begin_if_full(inner).await
    }

    async fn begin_if_full(&self, inner: &mut Inner) -> Result<(), Refusal> {
        if inner.status == Status::Open && inner.free_seat().is_none() {
            self.around(inner, Around::Began).await?;
            // Deals and other throws before the first decision.
            let from = inner.live.steps();
            inner.live.settle();
            if inner.live.steps() > from {
                self.commit_steps(inner, from).await?;
            }
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

    /// A bot has decided.
    async fn bot_acted(self: Arc<Self>, seat: Seat, decision: u64, action: Option<String>) {
        let Ok(mut inner) = self.lock().await else { return };
        if inner.thinking == Some((seat, decision)) {
            inner.thinking = None;
        }
        let wanted = inner.live.decision(seat) == Some(decision) && inner.chairs[seat.index()].bot().is_some();
        if !wanted || inner.status != Status::Playing {
            return self.go_on(&mut inner);
        }
        // A bot that fails to decide must not hold up the table: any legal action will do.
        let action = action.or_else(|| inner.live.legal(seat, true).1.and_then(|legal| legal.into_iter().next()));
        let Some(action) = action else { return };
        if let Err(refusal) = self.act(&mut inner, seat, Some(decision), &action).await {
            tracing::warn!(table = %self.id, %seat, action, code = refusal.code.name(), "a bot's move was not taken");
            // The store was away or another server was first: try again in a while.
            let room = Arc::clone(&self);
            tokio::spawn(async move {
                tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                if let Ok(mut inner) = room.lock().await {
                    room.go_on(&mut inner);
                }
            });
        }
    }

    /// Somebody's time may have run out.
    async fn ring(self: Arc<Self>, seat: Seat, decision: u64) {
        let Ok(mut inner) = self.lock().await else { return };
        let due = inner.live.decision(seat) == Some(decision) && inner.chairs[seat.index()].is_played_by_person();
        if !due || inner.status != Status::Playing {
            return;
        }
        if inner.clocks.left(seat, time::now()).is_some_and(|left| left > 0) {
            return self.go_on(&mut inner);
        }
        let from = inner.live.steps();
        let resigns = inner.setup.flag == OnFlag::Resign && inner.live.leave(seat).is_ok();
        let done = if resigns {
            self.commit_steps(&mut inner, from).await
        } else {
            let around = Around::TakenOver { seat, level: STAND_IN.to_owned(), why: Why::Flag };
            self.around(&mut inner, around).await
        };
        if let Err(refusal) = done {
            tracing::warn!(table = %self.id, %seat, code = refusal.code.name(), "a flag could not be noted");
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

    /// Somebody goes by another name from now on: whoever looks at a table where they sit is shown it anew.
    pub(crate) async fn call(&self, person: PersonId, name: &str) {
        let mut inner = self.inner.lock().await;
        let Some(seat) = inner.seat_of(person) else { return };
        inner.chairs[seat.index()].sitter = Sitter::Person(person, name.to_owned());
        if !inner.astray {
            self.announce(|lens| Some(render::sync(&inner, lens)));
        }
    }

    /// Notes where the same players meet again.
    pub(crate) async fn rematch(&self, caller: Caller, table: TableId) -> Result<Option<String>, Refusal> {
        let mut inner = self.lock().await?;
        inner.seat_of(caller.0).ok_or(Code::NotSeated)?;
        if inner.status != Status::Over {
            return Err(Refusal::new(Code::NotAllowed, "the game is not over"));
        }
        if inner.rematch.is_none() {
            self.around(&mut inner, Around::Rematch { table: table.to_string() }).await?;
        }
        Ok(inner.rematch.clone())
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
            Err(StoreError::Taken) => return Err(Code::Unavailable.into()),
            Err(error) => return Err(error.into()),
        }
        inner.take(site, &entry, at).await?;
        inner.astray = false;
        site.metrics.entries.add(1);
        self.publish(inner, &entry, from);
        self.go_on(inner);
        Ok(())
    }

    /// Tells everybody who listens.
    fn publish(&self, inner: &Inner, entry: &Entry, from: usize) {
        let channels: Vec<(Lens, Arc<Channel>)> = {
            let channels = self.channels.lock().expect("no panic while the channels are held");
            channels.iter().filter_map(|(lens, channel)| Some((*lens, channel.upgrade()?))).collect()
        };
        for (lens, channel) in channels {
            channel.send(render::update(inner, lens, inner.head, entry, from));
        }
    }

    /// Sends a message that is no entry, such as chat, to everybody who listens.
    pub(crate) fn announce(&self, message: impl Fn(Lens) -> Option<Utf8Bytes>) {
        let channels = self.channels.lock().expect("no panic while the channels are held");
        for (lens, channel) in channels.iter().filter_map(|(lens, channel)| Some((*lens, channel.upgrade()?))) {
            if let Some(message) = message(lens) {
                channel.send(message);
            }
        }
    }

    /// Lets a bot think that is to decide, and winds the clock of a person who is.
    fn go_on(&self, inner: &mut Inner) {
        let Some(site) = self.site.upgrade() else { return };
        let (Status::Playing, Turn::Decide(seats)) = (inner.status, inner.live.turn()) else { return };
        for seat in seats.iter() {
            let Some(decision) = inner.live.decision(seat) else { continue };
            let Some(room) = self.me.upgrade() else { return };
            match inner.chairs[seat.index()].bot() {
                Some(level) if inner.thinking.is_none() => {
                    inner.thinking = Some((seat, decision));
                    let thought = inner.live.thought(seat, level);
                    tokio::spawn(async move {
                        let action = site_think(&site, thought).await;
                        room.bot_acted(seat, decision, action).await;
                    });
                    return;
                }
                Some(_) => {}
                None => {
                    if let Some(left) = inner.clocks.left(seat, time::now()) {
                        let wait = std::time::Duration::from_millis(left.max(0) as u64 + 1);
                        tokio::spawn(async move {
                            tokio::time::sleep(wait).await;
                            room.ring(seat, decision).await;
                        });
                    }
                }
            }
        }
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

    /// What a client that has seen entries up to `seen` has missed; none if that is too much.
    async fn missed(&self, inner: &Inner, lens: Lens, seen: u64) -> Option<Vec<Utf8Bytes>> {
        const MOST: u64 = 200;
        if inner.head - seen > MOST {
            return None;
        }
        let site = self.site.upgrade()?;
        let entries = site.store.log(self.id, 0).await.ok()?;
        let mut past = Inner::fresh(&site, inner.table.clone()).ok()?;
        let mut messages = Vec::new();
        for stored in &entries {
            let entry = Entry::read(&stored.body).ok()?;
            let from = past.live.steps();
            if let Entry::Steps(lines) = &entry {
                past.live.replay(lines).ok()?;
            }
            past.take(&site, &entry, stored.at).await.ok()?;
            if stored.number > seen {
                messages.push(render::update(&past, lens, stored.number, &entry, from));
            }
        }
        Some(messages)
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
        *inner = Inner::load(&site, self.id).await?;
        // Whoever listens may have missed something: show them all of it.
        self.announce(|lens| Some(render::sync(inner, lens)));
        self.go_on(inner);
        Ok(())
    }

    fn site(&self) -> Result<Arc<Site>, Refusal> {
        self.site.upgrade().ok_or_else(|| Code::ShuttingDown.into())
    }
}

async fn site_think(site: &Arc<Site>, thought: live::Thought) -> Option<String> {
    site.thinkers.think(thought).await.ok()
}

/// What an entry around the game can change that lists show.
#[derive(Clone, PartialEq, Eq)]
struct Facts {
    status: Status,
    players: Vec<Player>,
}

impl Facts {
    fn take(&mut self, around: &Around) {
        match around {
            Around::Sat { seat, person } => {
                if let Ok(person) = person.parse() {
                    self.players[seat.index()] = Player::Person(person);
                }
            }
            Around::Bot { seat, level } => self.players[seat.index()] = Player::Bot(level.clone()),
            Around::Stood { seat } => self.players[seat.index()] = Player::Free,
            Around::Began => self.status = Status::Playing,
            Around::Abandoned => self.status = Status::Abandoned,
            _ => {}
        }
    }

    fn summary(self, inner: &Inner) -> Summary {
        Summary { status: self.status, public: inner.setup.public, players: self.players, result: None }
    }
}

impl Inner {
    async fn load(site: &Arc<Site>, id: TableId) -> Result<Self, Refusal> {
        let row = site.store.table(id).await?.ok_or(Code::NotFound)?;
        let entries = site.store.log(id, 0).await?;
        let mut inner = Self::fresh(site, row.table)?;
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
    fn fresh(_site: &Arc<Site>, table: NewTable) -> Result<Self, Refusal> {
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
            thinking: None,
            setup,
            table,
        })
    }

    /// The game as it was after these steps of its log.
    pub(crate) fn as_it_was(&self, steps: &[&str]) -> Result<Box<dyn Live>, Refusal> {
        let internal = |reason: String| {
            tracing::error!(table = %self.table.id, reason, "a log can't be carried out again");
            Refusal::from(Code::Internal)
        };
        let options = serde_json::from_str(&self.table.options).map_err(|error| internal(error.to_string()))?;
        let past = live::set_up(&self.table.game, &options, self.table.seats, self.table.secret);
        let mut past = past.map_err(|error| internal(format!("{error:?}")))?;
        past.replay(&steps.join("\n")).map_err(internal)?;
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

    /// The names to tell the story with.
    pub(crate) fn names(&self) -> Vec<String> {
        chairs::names(&self.chairs)
    }

    /// May this person look at the table?
    pub(crate) fn is_open_to(&self, person: Option<PersonId>, invite: Option<&str>) -> bool {
        if let Some(day) = &self.setup.daily {
            // EO-27: nobody sees the day's dice on another's board before the day is over.
            let own = person.is_some_and(|person| self.seat_of(person).is_some());
            return own || crate::daily::is_over(day, time::now());
        }
        let is_host = person.is_some_and(|person| person.to_string() == self.setup.host);
        let invited = invite.is_some_and(|invite| crate::secrets::same(invite, &self.setup.invite));
        self.setup.public || is_host || invited || person.is_some_and(|person| self.seat_of(person).is_some())
    }

    /// The seats that nobody sits on.
    pub(crate) fn free_seats(&self) -> Vec<Seat> {
        let seats = Seat::all(self.table.seats);
        seats.filter(|seat| self.chairs[seat.index()].is_free()).collect()
    }

    fn free_seat(&self) -> Option<Seat> {
        self.chairs.iter().position(Chair::is_free).map(|index| Seat::new(index as u8))
    }

    fn must_be_free(&self, seat: Seat) -> Result<(), Refusal> {
        match self.chairs.get(seat.index()) {
            Some(chair) if chair.is_free() => Ok(()),
            Some(_) => Err(Code::SeatTaken.into()),
            None => Err(Refusal::new(Code::BadRequest, "there is no such seat at this table")),
        }
    }

    fn must_be_open(&self) -> Result<(), Refusal> {
        if self.status == Status::Open { Ok(()) } else { Err(Refusal::new(Code::NotAllowed, "the game has begun")) }
    }

    fn must_be_playing(&self) -> Result<(), Refusal> {
        match self.status {
            Status::Playing => Ok(()),
            Status::Open => Err(Code::NotBegun.into()),
            Status::Over | Status::Abandoned => Err(Code::Over.into()),
        }
    }

    fn must_be_host(&self, person: PersonId) -> Result<(), Refusal> {
        if person.to_string() == self.setup.host {
            Ok(())
        } else {
            Err(Refusal::new(Code::NotAllowed, "only whoever set the table up may do this"))
        }
    }
}
