//! The tournament of a game's players.
//!
//! Every deal is played by every table of the ladder, and by a table from every seat: who sits where, and which cards
//! and dice fall, is the same for all. So luck cancels out as far as it can, and the deals are what errors are counted
//! by.

mod report;
mod standings;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bearcade_bots::{Level, Mind, Policy};
use bearcade_core::{GameOptions, Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::player::Programs;
use crate::{Fault, Fingerprint, Player, Spent, mix, play, share};

pub use report::{PairLine, PlayerLine, Report, Share};
pub use standings::Standings;

/// So many games at least does a pairing play if nobody says otherwise.
const USUAL_GAMES: u64 = 200;

/// Who plays whom, at which game.
#[derive(Debug)]
pub struct Ladder<G: Policy> {
    game: G,
    players: Vec<Player>,
    pairs: Vec<(usize, usize)>,
    /// The tables of a deal: players by index, before the seats are turned.
    tables: Vec<Vec<usize>>,
    /// By pair, the tables at which the first and the second sits alone among others.
    alone: Vec<[Option<usize>; 2]>,
    seed: u64,
}

/// Which of a pair sits alone among others of the other, where more than two play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Among {
    /// One after the other.
    Both,
    /// The stronger one, which is what there is to know of levels. Many strong ones at a table take long.
    Stronger,
}

/// What one table made of one deal, from all seats together. Whole numbers, so that a file holds exactly what happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bout {
    /// The players of the table, each once, in the order of the table.
    pub sides: Vec<Side>,
    /// How often the first was ahead of another player, in halves: a tie is one.
    pub ahead: u64,
    /// How often it was compared, in halves.
    pub compared: u64,
}

/// What a player of a table got, on all its seats together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// On how many seats it sat: a game counts for each.
    pub seats: u64,
    /// Its shares of wins, in parts of [`crate::WHOLE_WIN`].
    pub won: u64,
    /// Its scores.
    pub score: i64,
    /// What it spent on decisions.
    #[serde(flatten)]
    pub spent: Spent,
}

/// What a thread keeps while it plays bouts: its own programs.
#[derive(Debug)]
pub struct Worker {
    programs: Programs,
}

impl<G: Policy> Ladder<G> {
    /// All levels, and the game's yardsticks against the two strongest; where more than two play, the stronger one among
    /// weaker ones.
    pub fn of_levels(game: G, seed: u64) -> Self {
        let levels = Level::ALL.map(|level| Player::Mind(Mind::Level(level)));
        let yardsticks = G::YARDSTICKS.iter().map(|name| Player::Mind(Mind::Yardstick(name)));
        let players: Vec<Player> = levels.into_iter().chain(yardsticks).collect();
        let strong =
            |player: &usize| matches!(&players[*player], Player::Mind(Mind::Level(level)) if *level >= Level::Brown);
        let met = |&(a, b): &(usize, usize)| b < Level::ALL.len() || strong(&a);
        let pairs = all_pairs(players.len()).into_iter().filter(met).collect();
        Self::new(game, players, pairs, Among::Stronger, seed)
    }

    /// Everybody against everybody.
    pub fn round_robin(game: G, players: Vec<Player>, seed: u64) -> Self {
        let pairs = all_pairs(players.len());
        Self::new(game, players, pairs, Among::Both, seed)
    }

    /// One table, a player for each seat; the same player may sit on several.
    pub fn of_table(game: G, table: &[Player], seed: u64) -> Self {
        assert_eq!(table.len(), usize::from(game.seats()), "a player for each seat");
        let mut players: Vec<Player> = Vec::new();
        let mut seat = |player: &Player| {
            players.iter().position(|known| known == player).unwrap_or_else(|| {
                players.push(player.clone());
                players.len() - 1
            })
        };
        let table = table.iter().map(&mut seat).collect();
        Self { game, players, pairs: Vec::new(), tables: vec![table], alone: Vec::new(), seed }
    }

    fn new(game: G, players: Vec<Player>, pairs: Vec<(usize, usize)>, among: Among, seed: u64) -> Self {
        let others = usize::from(game.seats()) - 1;
        if others == 0 {
            // Alone, everybody plays the deal and the scores are compared.
            let tables = (0..players.len()).map(|player| vec![player]).collect();
            return Self { game, players, pairs, tables, alone: Vec::new(), seed };
        }
        let mut tables = Vec::new();
        let mut seat = |one: usize, other: usize| {
            tables.push([vec![one], vec![other; others]].concat());
            tables.len() - 1
        };
        let mut meet = |&(a, b): &(usize, usize)| match among {
            _ if others == 1 => [Some(seat(a, b)), None],
            Among::Both => [Some(seat(a, b)), Some(seat(b, a))],
            // The levels come first, the weakest of them at the beginning.
            Among::Stronger if b < Level::ALL.len() => [None, Some(seat(b, a))],
            Among::Stronger => [Some(seat(a, b)), None],
        };
        let alone = pairs.iter().map(&mut meet).collect();
        Self { game, players, pairs, tables, alone, seed }
    }

    /// How many tables a pair has on a deal.
    fn tables_of_pair(&self) -> u64 {
        self.alone.first().map_or(1, |tables| tables.iter().flatten().count() as u64)
    }

    /// The number of seats at which to compare the bots of a game: the fewest, but four where a crowd can play.
    pub fn usual_seats() -> u8 {
        if G::SEATS.1 > 4 { 4 } else { G::SEATS.0 }
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The players.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// How many bouts a deal has: one for each table.
    pub fn bouts(&self) -> u64 {
        self.tables.len() as u64
    }

    /// How many games a bout has: a deal is played from every seat.
    pub fn games(&self) -> u64 {
        u64::from(self.game.seats())
    }

    /// So many deals that every pairing plays two hundred games.
    pub fn usual_deals(&self) -> u64 {
        USUAL_GAMES.div_ceil(self.tables_of_pair() * self.games())
    }

    /// What is run, for a file of progress: everything but the number of deals, so that a ladder can be made longer.
    /// `program` names the program, since other bots would play other games.
    pub fn fingerprint(&self, program: &str) -> Fingerprint {
        let players: Vec<String> = self.players.iter().map(ToString::to_string).collect();
        let fields = json!({
            "run": "ladder", "game": G::SLUG, "rules": G::RULES_VERSION, "options": self.game.options().to_values(),
            "seats": self.game.seats(), "players": players, "tables": self.tables, "seed": self.seed,
            "program": program,
        });
        match fields {
            Value::Object(fields) => fields,
            _ => unreachable!("built as an object"),
        }
    }

    /// What a thread needs. `patience` is how long a program may think about a move.
    pub fn worker(&self, patience: Duration) -> Worker {
        Worker { programs: Programs::new(patience) }
    }

    /// Plays the bout of this number: the deals one after the other, on each all tables.
    pub fn bout(&self, worker: &mut Worker, number: u64, stop: &AtomicBool) -> Result<Bout, Fault> {
        let (deal, at) = (number / self.bouts(), (number % self.bouts()) as usize);
        let table = &self.tables[at];
        let sides = sides(table);
        let mut bout = Bout { sides: vec![Side::default(); sides.len()], ahead: 0, compared: 0 };
        for turned in 0..table.len() {
            let mut seated = table.clone();
            seated.rotate_right(turned);
            let mut sitting = worker.programs.seat(&self.players, &seated).map_err(Fault::Program)?;
            let luck = mix(&[self.seed, 1, deal, at as u64, turned as u64]);
            let played = play(&self.game, &mut sitting, mix(&[self.seed, 0, deal]), luck, stop)?;
            for (side, &player) in bout.sides.iter_mut().zip(&sides) {
                let seats = Seat::all(self.game.seats()).filter(|seat| seated[seat.index()] == player);
                for seat in seats {
                    side.seats += 1;
                    side.won += share(&played.outcome, seat);
                    side.score += i64::from(played.outcome.scores()[seat.index()]);
                    side.spent.add(&played.spent[seat.index()]);
                }
            }
            let first = Seat::new(turned as u8);
            for other in Seat::all(self.game.seats()).filter(|seat| seated[seat.index()] != table[0]) {
                bout.compared += 2;
                bout.ahead += ahead(&played.outcome, first, other);
            }
        }
        Ok(bout)
    }

    /// A fold over bouts, with nothing in it yet.
    pub fn standings(&self) -> Standings<'_, G> {
        Standings::new(self)
    }
}

/// How far a seat came out ahead of another, in halves. Where two play, only a win counts: how far both lost is no
/// merit.
fn ahead(outcome: &Outcome, one: Seat, other: Seat) -> u64 {
    let (better, worse) = if outcome.seats() == 2 {
        let wins = |seat| outcome.winners().contains(seat);
        (wins(one) && !wins(other), wins(other) && !wins(one))
    } else {
        (outcome.place(one) < outcome.place(other), outcome.place(one) > outcome.place(other))
    };
    match (better, worse) {
        (true, _) => 2,
        (_, true) => 0,
        _ => 1,
    }
}

/// The players of a table, each once.
fn sides(table: &[usize]) -> Vec<usize> {
    let mut sides: Vec<usize> = Vec::new();
    for &player in table {
        if !sides.contains(&player) {
            sides.push(player);
        }
    }
    sides
}

fn all_pairs(players: usize) -> Vec<(usize, usize)> {
    (0..players).flat_map(|a| (a + 1..players).map(move |b| (a, b))).collect()
}
