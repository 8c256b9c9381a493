use bearcade_store::{Player, Status, Summary};

use super::Inner;
use crate::log::Around;

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
            Around::Began => self.status = Status::Playing,
            Around::Abandoned => self.status = Status::Abandoned,
            _ => {}
        }
    }

    pub(super) fn summary(self, inner: &Inner) -> Summary {
        Summary { status: self.status, public: inner.setup.public, players: self.players, result: None }
    }
}
