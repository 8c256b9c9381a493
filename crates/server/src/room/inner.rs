//! What a log says, carried out: the same on every server that reads it.

use std::sync::Arc;

use bearcade_core::{Seat, SeatSet};
use bearcade_store::{Millis, NewTable, Person, PersonId, Player, Status, TableId};

use super::chairs::{self, Chair, Sitter};
use super::clock::{Clocks, Moved};
use super::facts::Facts;
use super::{Inner, Trust};
use crate::live::{self, Live};
use crate::log::{Around, Entry, Why};
use crate::refusal::{Code, Refusal};
use crate::setup::Setup;
use crate::site::Site;
use crate::time::Clock;

impl Inner {
    pub(super) async fn load(site: &Arc<Site>, id: TableId) -> Result<Self, Refusal> {
        let row = site.store.table(id).await?.ok_or(Code::NotFound)?;
        let entries = site.store.log(id, 0).await?;
        let mut inner = Self::fresh(row.table, &site.clock)?;
        for stored in &entries {
            let entry = inner.replay(stored)?;
            inner.take(site, &entry, stored.at).await?;
        }
        // What was written long ago has had its time, whoever wrote it.
        inner.age = (site.clock.wall() - inner.changed).max(0);
        inner.pause_due = site.away_after(inner.changed).map(|millis| (inner.head, millis));
        Ok(inner)
    }

    /// Carries out the steps of the next entry of the log.
    pub(super) fn replay(&mut self, stored: &bearcade_store::Entry) -> Result<Entry, Refusal> {
        let broken = |reason: String| {
            tracing::error!(table = %self.table.id, entry = stored.number, reason, "a log can't be carried out");
            Refusal::from(Code::Internal)
        };
        let entry = Entry::read(&stored.body).map_err(broken)?;
        if let Entry::Steps(lines) = &entry {
            self.live.replay(lines).map_err(broken)?;
        }
        Ok(entry)
    }

    /// Forgets steps that were tried and are not in the store, as far as is known.
    pub(super) fn forget_tried(&mut self) {
        if let Some(mark) = self.tried_from.take() {
            self.live.return_to(mark);
            self.trust = self.trust.max(Trust::Behind);
        }
    }

    /// The table before its first entry.
    pub(super) fn fresh(table: NewTable, clock: &Clock) -> Result<Self, Refusal> {
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
            last_to_stand: None,
            trust: Trust::Sure,
            tried_from: None,
            overtaken: false,
            ours: false,
            since: clock.steady(),
            age: 0,
            pause_due: None,
            clock: clock.clone(),
            bots_in_a_row: 0,
            decided_last: None,
            thinking: None,
            starting: false,
            setup,
            table,
        })
    }

    /// The game as it was after these steps of its log.
    pub(crate) fn as_it_was(&self, steps: &[&str]) -> Result<Box<dyn Live>, Refusal> {
        let mut past = Self::fresh(self.table.clone(), &self.clock)?.live;
        past.replay(&steps.join("\n")).map_err(|reason| {
            tracing::error!(table = %self.table.id, reason, "a log can't be carried out again");
            Refusal::from(Code::Internal)
        })?;
        Ok(past)
    }

    /// Takes an entry into account. The steps of a game have been carried out already.
    pub(super) async fn take(&mut self, site: &Arc<Site>, entry: &Entry, at: Millis) -> Result<(), Refusal> {
        let moved = match entry {
            Entry::Steps(lines) => {
                self.forget_undo();
                let answering = self.answering(lines);
                if let Some(seat) = answering {
                    self.note_who_decided(seat);
                }
                if self.live.outcome().is_some() {
                    self.status = Status::Over;
                }
                let step = self.live.steps().saturating_sub(lines.lines().count());
                answering.map_or(Moved::Nothing, |seat| Moved::Answered(seat, step))
            }
            Entry::Around(around) => {
                Box::pin(self.take_around(site, around)).await?;
                let taken_back = matches!(around, Around::Undone { .. });
                if taken_back { Moved::TakenBack(self.live.steps()) } else { Moved::Nothing }
            }
        };
        self.head += 1;
        self.changed = at;
        (self.since, self.age) = (self.clock.steady(), 0);
        let playing = self.status == Status::Playing;
        let plays = |seat: Seat| self.chairs[seat.index()].is_played_by_person();
        let asked = |seat: Seat| Some((self.live.decision(seat).filter(|_| playing)?, plays(seat)));
        self.clocks.note(asked, moved, at);
        Ok(())
    }

    /// Whose decision these steps are the answer to.
    fn answering(&self, lines: &str) -> Option<Seat> {
        let (seat, what) = lines.lines().next()?.strip_prefix("> ")?.split_once(' ')?;
        let seat = seat.parse().ok().filter(|&seat| seat < self.table.seats && what != "leave")?;
        Some(Seat::new(seat))
    }

    /// Notes whether a bot has made the decision of a seat.
    pub(super) fn note_who_decided(&mut self, seat: Seat) {
        let chair = &mut self.chairs[seat.index()];
        chair.was_helped |= chair.stand_in.is_some();
        if chair.bot().is_some() {
            self.bots_in_a_row = self.bots_in_a_row.saturating_add(1);
        } else {
            self.bots_in_a_row = 0;
            self.decided_last = chair.person();
        }
    }

    async fn take_around(&mut self, site: &Arc<Site>, around: &Around) -> Result<(), Refusal> {
        let mut facts = self.facts();
        facts.take(around);
        self.status = facts.status;
        match around {
            Around::Sat { seat, person } => {
                let id: PersonId = person.parse().map_err(|()| Refusal::from(Code::Internal))?;
                let known = site.store.person(id).await?;
                let claimed = known.as_ref().is_some_and(Person::is_claimed);
                let name = known.map(|person| person.name).unwrap_or_default();
                self.chairs[seat.index()] = Chair { sitter: Sitter::Person { id, name, claimed }, ..Chair::default() };
            }
            Around::Bot { seat, level } => {
                let sitter = level.parse().map_or(Sitter::Nobody, Sitter::Bot);
                self.chairs[seat.index()] = Chair { sitter, ..Chair::default() };
            }
            Around::Stood { seat } => {
                self.last_to_stand = Some(self.names().swap_remove(seat.index()));
                self.chairs[seat.index()] = Chair::default();
            }
            Around::TakenOver { seat, level, why } => {
                let chair = &mut self.chairs[seat.index()];
                chair.stand_in = level.parse().ok();
                chair.gave_up = *why == Why::GaveUp;
                if *why == Why::Flag {
                    self.clocks.flag(*seat);
                }
            }
            Around::Back { seat } => {
                self.chairs[seat.index()].stand_in = None;
                self.bots_in_a_row = 0;
            }
            Around::AskedUndo { seat } => self.asks_undo = Some(*seat),
            Around::AgreedUndo { seat } => {
                self.agreed.insert(*seat);
            }
            Around::RefusedUndo { .. } => self.forget_undo(),
            Around::Undone { seat } => {
                let is_agreed = !self.agreed.is_empty() || self.others_than(*seat).next().is_some();
                self.chairs[seat.index()].was_helped |= !is_agreed;
                self.forget_undo();
                self.live.undo(*seat).map_err(|error| {
                    tracing::error!(%error, "a taking back can't be carried out");
                    Refusal::from(Code::Internal)
                })?;
            }
            Around::Advised { seat } => self.chairs[seat.index()].was_helped = true,
            Around::Rematch { table } => self.rematch = Some(table.clone()),
            Around::Paused { millis } => self.clocks.pause(*millis),
            Around::Began | Around::Abandoned => {}
        }
        Ok(())
    }

    /// How long ago the last entry was written. From when it was carried out here, time goes by steadily: nobody who sets
    /// the system's clock changes what players have left.
    pub(super) fn age(&self) -> Millis {
        self.age + self.clock.steady() - self.since
    }

    /// The time at the table, by which its clocks run and entries are written.
    pub(crate) fn now(&self) -> Millis {
        let now = self.changed + self.age();
        if self.clocks.are_kept() { now } else { now.max(self.clock.wall()) }
    }

    fn forget_undo(&mut self) {
        self.asks_undo = None;
        self.agreed = SeatSet::default();
    }

    pub(super) fn facts(&self) -> Facts {
        let player = |seat: Seat| {
            let chair = &self.chairs[seat.index()];
            match chair.stand_in {
                Some(level) if chair.gave_up => Player::Bot(level.name().to_owned()),
                _ if self.has_given_up(seat) => Player::Free,
                _ => chair.player(),
            }
        };
        Facts { status: self.status, players: Seat::all(self.table.seats).map(player).collect() }
    }

    /// Has the person on this seat given the game up?
    pub(crate) fn has_given_up(&self, seat: Seat) -> bool {
        self.chairs[seat.index()].gave_up || self.live.has_left(seat)
    }

    /// Does another person still take part in the game? A player who is away may come back.
    pub(super) fn is_shared(&self, seat: Seat) -> bool {
        let mut others = Seat::all(self.table.seats).filter(|&other| other != seat);
        others.any(|other| self.chairs[other.index()].person().is_some() && !self.has_given_up(other))
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

    /// The seats on which other people decide.
    pub(super) fn others_than(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let all = Seat::all(self.table.seats);
        all.filter(move |&other| other != seat && self.chairs[other.index()].is_played_by_person())
    }

    /// The number of the decision that the person on a seat owes; none while a bot plays on for them.
    pub(crate) fn owed(&self, seat: Seat) -> Option<u64> {
        let owes = self.status == Status::Playing && self.chairs[seat.index()].is_played_by_person();
        self.live.decision(seat).filter(|_| owes)
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

    pub(super) fn free_seat(&self) -> Option<Seat> {
        self.chairs.iter().position(Chair::is_free).map(|index| Seat::new(index as u8))
    }
}
