use bearcade_bots::Policy;
use bearcade_core::{Game, GameOptions};

use super::{Bout, Ladder, PairLine, PlayerLine, Report, Share, sides};
use crate::stats::{Joint, Mean, elo, share_interval};
use crate::{Spent, WHOLE_WIN};

/// How sure the intervals of a report are.
pub(super) const CONFIDENCE: f64 = 0.95;

/// The fold over the bouts of a ladder, in the order of their numbers. A deal counts once all its bouts are there.
/// Takes no more room the more deals there are.
#[derive(Debug)]
pub struct Standings<'a, G: Policy> {
    ladder: &'a Ladder<G>,
    deal: Vec<Bout>,
    deals: u64,
    players: Vec<Record>,
    /// By table, by its first and its last player: the shares of wins.
    tables: Vec<(Mean, Mean)>,
    /// By pair: how much the first scored more than the second.
    differences: Vec<Mean>,
    /// What the first of each pair took off the second.
    results: Joint,
}

#[derive(Clone, Debug, Default)]
struct Record {
    games: u64,
    won: Mean,
    score: Mean,
    spent: Spent,
}

impl<'a, G: Policy> Standings<'a, G> {
    pub(super) fn new(ladder: &'a Ladder<G>) -> Self {
        Self {
            ladder,
            deal: Vec::new(),
            deals: 0,
            players: vec![Record::default(); ladder.players.len()],
            tables: vec![Default::default(); ladder.tables.len()],
            differences: vec![Mean::default(); ladder.pairs.len()],
            results: Joint::new(ladder.pairs.len()),
        }
    }

    /// Adds the next bout.
    pub fn add(&mut self, bout: Bout) {
        self.deal.push(bout);
        if self.deal.len() == self.ladder.tables.len() {
            self.close_deal();
        }
    }

    /// How many deals are complete.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    fn close_deal(&mut self) {
        self.deals += 1;
        let bouts = std::mem::take(&mut self.deal);
        for (table, bout) in bouts.iter().enumerate() {
            let won = |side: usize| bout.sides[side].won as f64 / (WHOLE_WIN * bout.sides[side].seats) as f64;
            self.tables[table].0.add(won(0));
            self.tables[table].1.add(won(bout.sides.len() - 1));
        }
        for (player, record) in self.players.iter_mut().enumerate() {
            record.add(self.ladder, &bouts, player);
        }
        let pairs = self.ladder.pairs.iter().enumerate();
        let results: Vec<f64> = match self.ladder.game.seats() {
            1 => pairs
                .map(|(pair, &(a, b))| {
                    let (a, b) = (bouts[a].sides[0].score, bouts[b].sides[0].score);
                    self.differences[pair].add((a - b) as f64);
                    f64::from((a - b).signum() as i8) / 2.0 + 0.5
                })
                .collect(),
            _ => pairs
                .map(|(pair, _)| {
                    // One first player among seconds, one second among firsts, or both.
                    let [one, other] = self.ladder.alone[pair].map(|table| table.map(|table| &bouts[table]));
                    let ahead = one.map_or(0, |bout| bout.ahead) + other.map_or(0, |bout| bout.compared - bout.ahead);
                    let compared: u64 = one.into_iter().chain(other).map(|bout| bout.compared).sum();
                    ahead as f64 / compared as f64
                })
                .collect(),
        };
        self.results.add(&results);
    }

    /// What the bouts so far say.
    pub fn report(&self) -> Report {
        let Ladder { game, players, pairs, tables, alone, seed } = self.ladder;
        let per_pair = (self.ladder.tables_of_pair() * self.ladder.games()) as f64;
        let ratings = (!pairs.is_empty() && self.deals > 0)
            .then(|| elo(players.len(), pairs, &self.results, per_pair, CONFIDENCE));
        let line = |(number, record): (usize, &Record)| PlayerLine {
            name: players[number].to_string(),
            games: record.games,
            won: (record.won.count() > 0).then(|| Share::of(&record.won)),
            score: record.score,
            rating: ratings.as_ref().map(|ratings| ratings[number]),
            spent: record.spent,
        };
        let name = |player: usize| players[player].to_string();
        let pair = |(pair, &(a, b)): (usize, &(usize, usize))| {
            let difference = (game.seats() == 1).then(|| self.differences[pair]);
            let share = |table: Option<usize>| table.map(|table| Share::of(&self.tables[table].0));
            let [a_won, b_won] = match game.seats() {
                1 => [None, None],
                2 => [Some(Share::of(&self.tables[pair].0)), Some(Share::of(&self.tables[pair].1))],
                _ => alone[pair].map(share),
            };
            PairLine { a: name(a), b: name(b), a_won, b_won, difference }
        };
        Report {
            game: G::SLUG,
            title: <G as Game>::TITLE,
            rules: G::RULES_VERSION,
            options: game.options().to_values(),
            seats: game.seats(),
            seed: *seed,
            deals: self.deals,
            games: self.deals * tables.len() as u64 * u64::from(game.seats()),
            players: self.players.iter().enumerate().map(line).collect(),
            pairs: pairs.iter().enumerate().map(pair).collect(),
        }
    }
}

impl Record {
    /// What a player did on a deal. Its share of wins is that on seats that it does not share with its like: one among
    /// others, or one of two; at a table of the caller's choice, all its seats.
    fn add<G: Policy>(&mut self, ladder: &Ladder<G>, bouts: &[Bout], player: usize) {
        let (mut seats, mut won, mut score) = (0, 0, 0);
        for (table, bout) in ladder.tables.iter().zip(bouts) {
            let players = sides(table);
            let Some(at) = players.iter().position(|&side| side == player) else { continue };
            let side = &bout.sides[at];
            self.games += ladder.games();
            self.spent.add(&side.spent);
            let alone = side.seats == ladder.games() || ladder.pairs.is_empty();
            if alone {
                seats += side.seats;
                won += side.won;
                score += side.score;
            }
        }
        if seats > 0 {
            self.won.add(won as f64 / (WHOLE_WIN * seats) as f64);
            self.score.add(score as f64 / seats as f64);
        }
    }
}

impl Share {
    fn of(deals: &Mean) -> Self {
        Self { share: deals.mean(), interval: share_interval(deals, CONFIDENCE) }
    }
}
