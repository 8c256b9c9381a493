use bearcade_core::Seat;
use bearcade_store::{PersonId, Player, Status, Summary};

use super::{Inner, STAND_IN};
use crate::log::{Around, Why};

/// What an entry around the game can change that lists show.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Facts {
    pub(crate) status: Status,
    pub(crate) players: Vec<Player>,
}

impl Facts {
    /// Of a table at which nobody sits yet.
    pub(crate) fn new(seats: u8) -> Self {
        Self { status: Status::Open, players: vec![Player::Free; seats.into()] }
    }

    pub(crate) fn take(&mut self, around: &Around) {
        match around {
            Around::Sat { seat, person } => {
                if let Ok(person) = person.parse() {
                    self.players[seat.index()] = Player::Person(person);
                }
            }
            Around::Bot { seat, level } => self.players[seat.index()] = Player::Bot(level.clone()),
            Around::Stood { seat } => self.players[seat.index()] = Player::Free,
            // The table is no longer one of theirs.
            Around::TakenOver { seat, level, why: Why::GaveUp } => {
                self.players[seat.index()] = Player::Bot(level.clone());
            }
            Around::Began => self.status = Status::Playing,
            Around::Abandoned => self.status = Status::Abandoned,
            _ => {}
        }
    }

    /// What becomes of the table when somebody goes for good, if anything: a bot plays on for them, or their seat becomes
    /// free. Where nobody else sits whom it would matter to, the table is given up.
    pub(crate) fn without(
        &self,
        person: PersonId,
        is_host: bool,
        has_stand_in: impl Fn(Seat) -> bool,
    ) -> Option<Around> {
        let is_other = |player: &Player| matches!(player, Player::Person(other) if *other != person);
        let is_alone = !self.players.iter().any(is_other);
        let own = self.players.iter().position(|player| *player == Player::Person(person));
        let own = own.map(|index| Seat::new(index as u8));
        match (self.status, own) {
            (Status::Playing, Some(_)) if is_alone => Some(Around::Abandoned),
            (Status::Playing, Some(seat)) if !has_stand_in(seat) => {
                Some(Around::TakenOver { seat, level: STAND_IN.to_owned(), why: Why::Left })
            }
            (Status::Open, _) if is_alone && is_host => Some(Around::Abandoned),
            (Status::Open, Some(seat)) => Some(Around::Stood { seat }),
            _ => None,
        }
    }

    pub(super) fn summary(self, inner: &Inner) -> Summary {
        Summary { status: self.status, public: inner.setup.public, players: self.players, result: None }
    }
}
