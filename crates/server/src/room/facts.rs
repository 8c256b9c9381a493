use bearcade_store::{Player, Status, Summary};

use super::Inner;
use crate::log::Around;

/// What an entry around the game can change that lists show.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Facts {
    pub(super) status: Status,
    pub(super) players: Vec<Player>,
}

impl Facts {
    pub(super) fn take(&mut self, around: &Around) {
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
