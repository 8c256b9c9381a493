//! Who may do what, and when.

use bearcade_core::Seat;
use bearcade_store::{PersonId, Player, Status};

use super::{Chair, Inner, STAND_IN};
use crate::api::tables::Create;
use crate::refusal::{Code, Reason, Refusal};
use crate::time;

/// Where a game is played again.
pub(super) enum Again {
    /// At this table.
    Known(String),
    /// At a table that is yet to be set up, for these people.
    New(Create, Vec<String>),
    /// At a table of the caller's own, while the others finish their game here.
    Alone(Create),
}

impl Inner {
    /// Is this the secret part of the invite link?
    pub(crate) fn is_invite(&self, invite: Option<&str>) -> bool {
        invite.is_some_and(|invite| crate::secrets::same(invite, &self.setup.invite))
    }

    /// May this person look at the table, and sit down at it? `has_link` says that they came by the invite link.
    pub(crate) fn is_open_to(&self, person: Option<PersonId>, has_link: bool) -> bool {
        let is_host = person.is_some_and(|person| person.to_string() == self.setup.host);
        if self.setup.daily.is_some() {
            // EO-27: nobody sees the day's dice on another's board before the day is over.
            return is_host || !self.is_sealed();
        }
        let invited = person.is_some_and(|person| self.setup.invited.contains(&person.to_string()));
        self.setup.public
            || is_host
            || has_link
            || invited
            || person.is_some_and(|person| self.seat_of(person).is_some())
    }

    /// Is this a daily bear whose day is not over?
    pub(crate) fn is_sealed(&self) -> bool {
        self.setup.daily.as_ref().is_some_and(|day| !crate::daily::is_over(day, time::now()))
    }

    /// EO-27: replays of the day stay hidden until it is over, in whatever form, also from whoever played it.
    pub(crate) fn must_be_unsealed(&self) -> Result<(), Refusal> {
        if self.is_sealed() {
            let refusal = Refusal::new(Code::NotAllowed, "the record of a daily bear is open when its day is over");
            return Err(refusal.because(Reason::Sealed));
        }
        Ok(())
    }

    /// Are hints given at this table? With other people at it they would not be fair.
    pub(crate) fn takes_hints(&self) -> bool {
        self.setup.daily.is_none() && self.chairs.iter().filter(|chair| chair.person().is_some()).count() == 1
    }

    pub(super) fn must_take_hints(&self) -> Result<(), Refusal> {
        if self.takes_hints() {
            return Ok(());
        }
        Err(Refusal::new(Code::NotAllowed, "there are no hints in games with other people").because(Reason::NoHints))
    }

    /// What comes of somebody's wish to play again: the same game, each a seat further, everybody may come in.
    pub(super) fn again(&self, person: PersonId) -> Result<Again, Refusal> {
        if let Some(table) = &self.rematch {
            return Ok(Again::Known(table.clone()));
        }
        let is_closed = matches!(self.status, Status::Over | Status::Abandoned);
        let seat = self.seat_of(person).filter(|&seat| is_closed || self.has_given_up(seat));
        if seat.is_none() {
            return Err(Refusal::new(Code::NotAllowed, "only players of a finished game ask for a rematch"));
        }
        let player = |chair: &Chair| match chair.player() {
            Player::Person(other) if other == person => "me".to_owned(),
            Player::Bot(level) => level,
            // The others are still playing.
            Player::Person(_) if !is_closed => STAND_IN.to_owned(),
            Player::Person(_) | Player::Free => "free".to_owned(),
        };
        let mut players: Vec<String> = self.chairs.iter().map(player).collect();
        players.rotate_right(1);
        let create = Create {
            game: self.table.game.clone(),
            options: serde_json::from_str(&self.table.options).unwrap_or_default(),
            seats: Some(self.table.seats),
            public: self.setup.public,
            clock: self.setup.clock,
            flag: self.setup.flag,
            players: Some(players),
        };
        if !is_closed {
            return Ok(Again::Alone(create));
        }
        let people = self.chairs.iter().filter_map(|chair| Some(chair.person()?.to_string()));
        Ok(Again::New(create, people.collect()))
    }

    /// To whom the table is not open it is not there.
    pub(super) fn must_be_open_to(&self, person: Option<PersonId>, has_link: bool) -> Result<(), Refusal> {
        if self.is_open_to(person, has_link) { Ok(()) } else { Err(Code::NotFound.into()) }
    }

    pub(super) fn must_be_free(&self, seat: Seat) -> Result<(), Refusal> {
        match self.chairs.get(seat.index()) {
            Some(chair) if chair.is_free() => Ok(()),
            Some(_) => Err(Code::SeatTaken.into()),
            None => Err(Refusal::new(Code::BadRequest, "there is no such seat at this table")),
        }
    }

    pub(super) fn must_be_taken(&self, seat: Seat) -> Result<(), Refusal> {
        match self.chairs.get(seat.index()) {
            Some(chair) if !chair.is_free() => Ok(()),
            _ => Err(Refusal::new(Code::BadRequest, "nobody sits there")),
        }
    }

    pub(super) fn must_be_open(&self) -> Result<(), Refusal> {
        if self.status == Status::Open { Ok(()) } else { Err(Refusal::new(Code::NotAllowed, "the game has begun")) }
    }

    pub(super) fn must_be_playing(&self) -> Result<(), Refusal> {
        match self.status {
            Status::Playing => Ok(()),
            Status::Open => Err(Code::NotBegun.into()),
            Status::Over | Status::Abandoned => Err(Code::Over.into()),
        }
    }

    pub(super) fn must_be_host(&self, person: PersonId) -> Result<(), Refusal> {
        if person.to_string() == self.setup.host {
            Ok(())
        } else {
            Err(Refusal::new(Code::NotAllowed, "only whoever set the table up may do this"))
        }
    }
}
