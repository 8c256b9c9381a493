use std::fmt;
use std::time::Duration;

use bearcade_bots::{Mind, Policy};
use bearcade_protocol::{Complaints, Program, ProgramError};

/// What a program's name begins with.
const COMMAND: &str = "cmd:";

/// Who plays: a bot of the game, or a program of anybody's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A mind of the game.
    Mind(Mind),
    /// A program that is sent views and asked for actions, by its command.
    Program(String),
}

/// There is no player of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPlayer {
    /// The name.
    pub name: String,
    /// The names that the game knows.
    pub known: Vec<&'static str>,
}

impl Player {
    /// The player of this name: a mind's, or `cmd:` and a command.
    pub fn named<G: Policy>(name: &str) -> Result<Self, UnknownPlayer> {
        if let Some(command) = name.strip_prefix(COMMAND) {
            return Ok(Self::Program(command.trim().to_owned()));
        }
        let unknown = || UnknownPlayer { name: name.to_owned(), known: Mind::all::<G>().map(Mind::name).collect() };
        Mind::named::<G>(name).map(Self::Mind).ok_or_else(unknown)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mind(mind) => f.write_str(mind.name()),
            Self::Program(command) => write!(f, "{COMMAND}{command}"),
        }
    }
}

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.known.join(", ");
        write!(f, "there is no player {} in this game; there are {known}, and programs as cmd:COMMAND", self.name)
    }
}

impl std::error::Error for UnknownPlayer {}

/// A player on a seat.
#[derive(Debug)]
pub enum Sitter<'a> {
    /// A mind of the game.
    Mind(Mind),
    /// A program under way.
    Program(&'a mut Program),
}

/// The programs that one thread has started: a player may sit on several seats of a table, each with its own.
#[derive(Debug)]
pub(crate) struct Programs {
    started: Vec<(usize, Program)>,
    patience: Duration,
}

impl Programs {
    pub(crate) fn new(patience: Duration) -> Self {
        Self { started: Vec::new(), patience }
    }

    /// Seats players, given as indices into a list; starts the programs that are missing.
    pub(crate) fn seat<'a>(&'a mut self, players: &[Player], table: &[usize]) -> Result<Vec<Sitter<'a>>, ProgramError> {
        for (player, command) in players.iter().enumerate() {
            let Player::Program(command) = command else { continue };
            let wanted = table.iter().filter(|&&seated| seated == player).count();
            let there = self.started.iter().filter(|(of, _)| *of == player).count();
            for _ in there..wanted {
                self.started.push((player, Program::start(command, self.patience, Complaints::Shown)?));
            }
        }
        let mut free: Vec<(usize, &mut Program)> =
            self.started.iter_mut().map(|(player, program)| (*player, program)).collect();
        let sitter = |&player: &usize| match &players[player] {
            Player::Mind(mind) => Sitter::Mind(*mind),
            Player::Program(_) => {
                let at = free.iter().position(|(of, _)| *of == player).expect("one was started for every seat");
                Sitter::Program(free.remove(at).1)
            }
        };
        Ok(table.iter().map(sitter).collect())
    }
}
