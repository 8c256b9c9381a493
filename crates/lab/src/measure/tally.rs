use bearcade_core::Seat;
use serde::{Deserialize, Serialize};

use super::facts::Ended;
use super::{Facts, Group, Kind, Measured, Metric};
use crate::WHOLE_WIN;
use crate::stats::{Histogram, Sums};

/// All that is measured of many games, in whole numbers: parts can be added in any order. Takes no more room the more
/// games there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// By metric.
    pub metrics: Vec<Sums>,
    /// By metric, how often each number came; nothing for shares.
    pub spreads: Vec<Histogram>,
    /// By player: shares of the win on all its seats, in parts of [`WHOLE_WIN`].
    pub players: Vec<Sums>,
    /// By way to end.
    pub ends: Vec<u64>,
    /// By number of winners, from none.
    pub winners: Vec<u64>,
    /// Every seat's score.
    pub scores: Histogram,
    /// By the game's own shares.
    pub shares: Vec<Sums>,
    /// By group, thing and use.
    pub uses: Vec<Use>,
    /// The game with the most turns.
    pub longest: Option<Odd>,
    /// The game with the fewest turns.
    pub shortest: Option<Odd>,
    /// The game whose winner was furthest behind.
    pub comeback: Option<Odd>,
    /// The longest game that a rule cut short.
    pub stall: Option<Odd>,
}

/// How often something happened, and what became of whom it happened to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u64, Sums)", into = "(u64, Sums)")]
pub struct Use {
    /// How often, several times in a game counted.
    pub times: u64,
    /// The shares of the win of seats to which it happened, each once a game.
    pub won: Sums,
}

/// A game that stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Odd {
    /// By how much.
    pub value: i64,
    /// The game's number.
    pub game: u64,
}

impl Tally {
    /// Nothing measured yet.
    pub(crate) fn new<G: Measured>(game: &G, metrics: &[Metric], groups: &[Group], players: usize) -> Self {
        let uses = groups.iter().map(|group| group.things.len() * group.uses.len()).sum();
        Self {
            games: 0,
            metrics: vec![Sums::default(); metrics.len()],
            spreads: vec![Histogram::default(); metrics.len()],
            players: vec![Sums::default(); players],
            ends: vec![0; G::ENDS.len()],
            winners: vec![0; usize::from(game.seats()) + 1],
            scores: Histogram::default(),
            shares: vec![Sums::default(); G::SHARES.len()],
            uses: vec![Use::default(); uses],
            longest: None,
            shortest: None,
            comeback: None,
            stall: None,
        }
    }

    /// Adds a finished game: who won, and by whom the seats were played.
    pub(crate) fn add_result(&mut self, ended: &Ended, seated: &[usize]) {
        self.games += 1;
        self.winners[ended.outcome.winners().len()] += 1;
        for (seat, &player) in Seat::all(seated.len() as u8).zip(seated) {
            self.players[player].add(ended.share(seat));
        }
    }

    /// Adds everything else that is known of it.
    pub(crate) fn add_facts<G: Measured>(
        &mut self,
        (game, metrics): (&G, &[Metric]),
        number: u64,
        facts: &Facts,
        ended: &Ended,
        values: &[Option<i64>],
    ) {
        for (at, (metric, value)) in metrics.iter().zip(values).enumerate() {
            let Some(value) = *value else { continue };
            self.metrics[at].add(value);
            if metric.kind == Kind::Amount {
                self.spreads[at].add(value);
            }
        }
        self.ends[ended.ending] += 1;
        if G::SCORE.is_some() {
            ended.outcome.scores().iter().for_each(|&score| self.scores.add(score.into()));
        }
        for &(share, parts) in &facts.shares {
            self.shares[share].add(parts as i64);
        }
        let mut won = [0; bearcade_core::MAX_SEATS];
        Seat::all(game.seats()).for_each(|seat| won[seat.index()] = ended.share(seat));
        for &at in &facts.used {
            let (times, by) = facts.uses[at];
            self.uses[at].times += u64::from(times);
            by.iter().for_each(|seat| self.uses[at].won.add(won[seat.index()]));
        }
        let odd = |value| Some(Odd { value, game: number });
        self.longest = most(self.longest, odd(facts.turns));
        self.shortest = least(self.shortest, odd(facts.turns));
        let behind = ended.winner().map_or(0, |winner| facts.furthest_behind(winner));
        if behind > 0 {
            self.comeback = most(self.comeback, odd(behind));
        }
        if G::ENDS[ended.ending].stall {
            self.stall = most(self.stall, odd(facts.turns));
        }
    }

    /// Adds all that another tally of the same run holds.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        add_all(&mut self.metrics, &other.metrics, Sums::merge);
        add_all(&mut self.spreads, &other.spreads, Histogram::merge);
        add_all(&mut self.players, &other.players, Sums::merge);
        add_all(&mut self.ends, &other.ends, |own, other| *own += other);
        add_all(&mut self.winners, &other.winners, |own, other| *own += other);
        self.scores.merge(&other.scores);
        add_all(&mut self.shares, &other.shares, Sums::merge);
        add_all(&mut self.uses, &other.uses, |own, other| {
            own.times += other.times;
            own.won.merge(&other.won);
        });
        self.longest = most(self.longest, other.longest);
        self.shortest = least(self.shortest, other.shortest);
        self.comeback = most(self.comeback, other.comeback);
        self.stall = most(self.stall, other.stall);
    }

    /// Does it have the shape of this one? A file may hold anything.
    pub(crate) fn fits(&self, other: &Self) -> bool {
        let shape = |tally: &Self| {
            let Self { metrics, spreads, players, ends, winners, shares, uses, .. } = tally;
            [metrics.len(), spreads.len(), players.len(), ends.len(), winners.len(), shares.len(), uses.len()]
        };
        shape(self) == shape(other)
    }

    /// The share of the win in one of the [`Tally::players`], as a mean over its seats.
    pub(crate) fn player_share(&self, player: usize) -> crate::stats::Mean {
        self.players[player].mean(WHOLE_WIN as f64)
    }
}

fn add_all<T>(own: &mut [T], other: &[T], add: impl Fn(&mut T, &T)) {
    own.iter_mut().zip(other).for_each(|(own, other)| add(own, other));
}

/// The larger of two, the earlier game of equals.
fn most(one: Option<Odd>, other: Option<Odd>) -> Option<Odd> {
    one.into_iter().chain(other).max_by_key(|odd| (odd.value, std::cmp::Reverse(odd.game)))
}

/// The smaller of two, the earlier game of equals.
fn least(one: Option<Odd>, other: Option<Odd>) -> Option<Odd> {
    one.into_iter().chain(other).min_by_key(|odd| (odd.value, odd.game))
}

impl From<(u64, Sums)> for Use {
    fn from((times, won): (u64, Sums)) -> Self {
        Self { times, won }
    }
}

impl From<Use> for (u64, Sums) {
    fn from(usage: Use) -> Self {
        (usage.times, usage.won)
    }
}
