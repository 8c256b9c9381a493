//! What one variant's games came to.

use super::group::group_sections;
use super::words::{amount, listed, percent, sentence};
use super::{CONFIDENCE, Cell, Chart, Estimate, Section, Shape, Table};
use crate::WHOLE_WIN;
use crate::measure::{Kind, Measured, Odd, Tally};
use crate::stats::{Histogram, Mean, Sums, share_interval};
use crate::study::Variant;

/// The most columns of a spread.
const MOST_COLUMNS: u64 = 40;

/// Which odd games were kept, and where: what is odd, the game, the file.
pub(crate) type Kept = Vec<(&'static str, u64, String)>;

/// A variant and what its games came to.
pub(super) struct One<'a, G: Measured> {
    pub(super) variant: &'a Variant<G>,
    pub(super) tally: &'a Tally,
}

impl<G: Measured> One<'_, G> {
    /// All sections.
    pub(super) fn sections(&self, kept: &Kept) -> Vec<Section> {
        let mut sections = Vec::new();
        if self.seats() > 1 {
            sections.push(self.shares("seats", "Win share by seat", "seat_", |number| format!("seat {number}")));
            sections.push(self.shares("order", "Win share by order of play", "order_", order));
        } else {
            sections.push(self.won_alone());
        }
        if self.variant.players().len() > 1 {
            sections.push(self.players());
        }
        sections.push(self.ends());
        sections.push(self.length());
        sections.push(self.choices());
        if G::LEAD.is_some() {
            sections.push(self.lead());
        }
        sections.extend(self.scores());
        sections.extend(group_sections(self));
        sections.push(self.odd(kept));
        sections
    }

    fn seats(&self) -> usize {
        usize::from(self.variant.game().seats())
    }

    /// The place of a metric.
    fn place(&self, key: &str) -> Option<usize> {
        self.variant.metrics().iter().position(|metric| metric.key == key)
    }

    /// A metric of all games.
    pub(super) fn metric(&self, key: &str) -> Option<Mean> {
        let at = self.place(key)?;
        Some(self.tally.metrics[at].mean(self.variant.metrics()[at].unit)).filter(|mean| mean.count() > 0)
    }

    fn estimate(&self, key: &str) -> Cell {
        let Some(at) = self.place(key) else { return Cell::Nothing };
        let metric = &self.variant.metrics()[at];
        let mean = self.tally.metrics[at].mean(metric.unit);
        match (mean.count(), metric.kind) {
            (0, _) => Cell::Nothing,
            (_, Kind::Share) => Cell::Estimate(Estimate::share(&mean)),
            (_, Kind::Amount) => Cell::Estimate(Estimate::amount(&mean)),
        }
    }

    /// Win shares of seats, or of places in the order of play.
    fn shares(&self, id: &str, title: &str, key: &str, name: impl Fn(usize) -> String) -> Section {
        let seats = self.seats();
        let fair = 1.0 / seats as f64;
        let mut table = Table::new(&[("who", "who"), ("games", "games"), ("share", "win share")]);
        let (mut rows, mut off) = (Vec::new(), Vec::new());
        for number in 1..=seats {
            let Some(mean) = self.metric(&format!("{key}{number}")) else { continue };
            let estimate = Estimate::share(&mean);
            table.rows.push(vec![Cell::Text(name(number)), Cell::Count(mean.count()), Cell::Estimate(estimate)]);
            rows.push((name(number), estimate));
            // Several are looked at, so each must be surer.
            let surely = share_interval(&mean, 1.0 - (1.0 - CONFIDENCE) / seats as f64);
            if !surely.holds(fair) {
                let more = if mean.mean() > fair { "more" } else { "less" };
                off.push(format!("{} wins {}, {more} than a fair {}", name(number), estimate.text(), percent(fair)));
            }
        }
        let said = if off.is_empty() {
            let widest = rows.iter().map(|(_, estimate)| estimate.interval.margin()).fold(0.0, f64::max);
            format!(
                "nobody is seen to be favoured: a fair {} is in every interval (at most ± {})",
                percent(fair),
                percent(widest)
            )
        } else {
            off.join("; ")
        };
        let chart = Chart {
            title: title.to_owned(),
            across: "win share".to_owned(),
            up: String::new(),
            shape: Shape::Dots { rows, compared_with: Some(fair) },
        };
        Section {
            id: id.to_owned(),
            title: title.to_owned(),
            sentence: sentence(&said),
            main: true,
            table,
            charts: vec![chart],
        }
    }

    /// How often the only player wins.
    fn won_alone(&self) -> Section {
        let mut table = Table::new(&[("what", "what"), ("share", "share of games")]);
        let mut rows = Vec::new();
        let mut add = |name: &str, sums: &Sums| {
            if sums.count() > 0 {
                let estimate = Estimate::share(&sums.mean(WHOLE_WIN as f64));
                table.rows.push(vec![Cell::Text(name.to_owned()), Cell::Estimate(estimate)]);
                rows.push((name.to_owned(), estimate));
            }
        };
        add("games won", &self.tally.metrics[0]);
        G::SHARES.iter().zip(&self.tally.shares).for_each(|(name, sums)| add(name, sums));
        let parts: Vec<String> = rows.iter().map(|(name, estimate)| format!("{name}: {}", estimate.text())).collect();
        let chart = Chart {
            title: "Wins".to_owned(),
            across: "share of games".to_owned(),
            up: String::new(),
            shape: Shape::Dots { rows, compared_with: None },
        };
        Section {
            id: "wins".to_owned(),
            title: "Wins".to_owned(),
            sentence: sentence(&parts.join("; ")),
            main: true,
            table,
            charts: vec![chart],
        }
    }

    fn players(&self) -> Section {
        let fair = 1.0 / self.seats() as f64;
        let mut table = Table::new(&[("player", "player"), ("seats", "seats played"), ("share", "win share per seat")]);
        let mut rows = Vec::new();
        for (at, player) in self.variant.players().iter().enumerate() {
            let mean = self.tally.player_share(at);
            let estimate = Estimate::share(&mean);
            table.rows.push(vec![Cell::Text(player.to_string()), Cell::Count(mean.count()), Cell::Estimate(estimate)]);
            rows.push((player.to_string(), estimate));
        }
        let said: Vec<String> =
            rows.iter().map(|(name, estimate)| format!("{name} wins {}", estimate.text())).collect();
        let said = format!("of the seats they play, {}; a fair share is {}", listed(&said), percent(fair));
        let chart = Chart {
            title: "Win share by player".to_owned(),
            across: "win share per seat".to_owned(),
            up: String::new(),
            shape: Shape::Dots { rows, compared_with: Some(fair) },
        };
        Section {
            id: "players".to_owned(),
            title: "Win share by player".to_owned(),
            sentence: sentence(&said),
            main: true,
            table,
            charts: vec![chart],
        }
    }

    fn ends(&self) -> Section {
        let mut table = Table::new(&[("how", "how"), ("games", "games"), ("share", "share of games")]);
        let games = self.tally.games;
        let (mut rows, mut said) = (Vec::new(), Vec::new());
        let mut add = |name: String, count: u64| {
            let estimate = Estimate::share(&Mean::of_sums(games, count as i64, count, 1.0));
            table.rows.push(vec![Cell::Text(name.clone()), Cell::Count(count), Cell::Estimate(estimate)]);
            rows.push((name, estimate));
            estimate
        };
        for (ending, &count) in G::ENDS.iter().zip(&self.tally.ends) {
            let estimate = add(ending.name.to_owned(), count);
            if count > 0 {
                let stall = if ending.stall { " (cut short by a rule)" } else { "" };
                said.push(format!("{}: {}{stall}", ending.name, percent(estimate.value)));
            }
        }
        if self.seats() > 1 {
            for (winners, &count) in self.tally.winners.iter().enumerate().filter(|(_, count)| **count > 0) {
                let name = match winners {
                    0 => "nobody wins".to_owned(),
                    1 => "one winner".to_owned(),
                    _ => format!("{winners} share the win"),
                };
                let estimate = add(name.clone(), count);
                if winners != 1 {
                    said.push(format!("{name}: {}", percent(estimate.value)));
                }
            }
            for (name, sums) in G::SHARES.iter().zip(&self.tally.shares).filter(|(_, sums)| sums.count() > 0) {
                let estimate = Estimate::share(&sums.mean(WHOLE_WIN as f64));
                let count = sums.sum() as u64 / WHOLE_WIN;
                table.rows.push(vec![Cell::Text((*name).to_owned()), Cell::Count(count), Cell::Estimate(estimate)]);
                rows.push(((*name).to_owned(), estimate));
                said.push(format!("{name}: {}", estimate.text()));
            }
        }
        let chart = Chart {
            title: "Ways to end".to_owned(),
            across: "share of games".to_owned(),
            up: String::new(),
            shape: Shape::Dots { rows, compared_with: None },
        };
        Section {
            id: "ends".to_owned(),
            title: "Ways to end".to_owned(),
            sentence: sentence(&said.join("; ")),
            main: true,
            table,
            charts: vec![chart],
        }
    }

    /// A row of mean and quantiles for some metrics.
    fn spread_table(&self, keys: &[&str]) -> Table {
        let mut table = Table::new(&[
            ("what", "what"),
            ("mean", "mean"),
            ("low_tenth", "a tenth are at most"),
            ("median", "half are at most"),
            ("high_tenth", "nine tenths are at most"),
            ("most", "most"),
        ]);
        for key in keys {
            let Some(at) = self.place(key) else { continue };
            let metric = &self.variant.metrics()[at];
            let spread = &self.tally.spreads[at];
            let quantile =
                |share| spread.quantile(share).map_or(Cell::Nothing, |value| Cell::Amount(value as f64 / metric.unit));
            let mut row = vec![Cell::Text(metric.title.clone()), self.estimate(key)];
            row.extend([0.1, 0.5, 0.9, 1.0].map(quantile));
            table.rows.push(row);
        }
        table
    }

    fn length(&self) -> Section {
        let said = |key: &str| self.metric(key).map_or_else(String::new, |mean| amount(mean.mean()));
        let rounds = if G::ROUNDS { format!("{} rounds, ", said("rounds")) } else { String::new() };
        let text = format!(
            "a game takes {rounds}{} turns and {} decisions on average, about {} minutes with people",
            said("turns"),
            said("decisions"),
            said("minutes")
        );
        Section {
            id: "length".to_owned(),
            title: "Length".to_owned(),
            sentence: sentence(&text),
            main: true,
            table: self.spread_table(&["turns", "rounds", "decisions", "minutes"]),
            charts: self.spread_chart("turns", "How long games are", "turns").into_iter().collect(),
        }
    }

    fn choices(&self) -> Section {
        let said = |key: &str| self.metric(key).map_or(0.0, |mean| mean.mean());
        let text = format!(
            "a decision has {} legal actions on average; {} of decisions leave no choice",
            amount(said("actions")),
            percent(said("forced"))
        );
        Section {
            id: "choices".to_owned(),
            title: "Choices".to_owned(),
            sentence: sentence(&text),
            main: true,
            table: self.spread_table(&["actions", "forced"]),
            charts: Vec::new(),
        }
    }

    fn lead(&self) -> Section {
        let unit = G::LEAD.unwrap_or_default();
        let said = |key: &str| self.metric(key).map(|mean| mean.mean());
        let text = match (said("lead_changes"), said("decided"), said("comeback")) {
            (Some(changes), Some(decided), Some(comeback)) => format!(
                "the lead changes {} times a game; after {} of the turns nobody is ahead of the later winner any more; \
                 the winner was up to {} {unit} behind on average",
                amount(changes),
                percent(decided),
                amount(comeback)
            ),
            _ => "no game had a single winner".to_owned(),
        };
        Section {
            id: "lead".to_owned(),
            title: "Lead, decision and comebacks".to_owned(),
            sentence: sentence(&text),
            main: true,
            table: self.spread_table(&["lead_changes", "decided", "comeback"]),
            charts: [
                self.spread_chart("lead_changes", "How often the lead changes", "changes of the lead"),
                self.spread_chart("comeback", "How far winners were behind", &format!("{unit} behind at worst")),
            ]
            .into_iter()
            .flatten()
            .collect(),
        }
    }

    fn scores(&self) -> Option<Section> {
        let score = G::SCORE?;
        let quantile = |share| self.tally.scores.quantile(share).unwrap_or_default();
        let said = format!(
            "half of all results lie from {} to {}, with {} in the middle",
            quantile(0.25),
            quantile(0.75),
            quantile(0.5)
        );
        let title = format!("Scores: {score}");
        Some(Section {
            id: "scores".to_owned(),
            title: title.clone(),
            sentence: sentence(&said),
            main: true,
            table: self.spread_table(&["score", "winners_score"]),
            charts: columns(&self.tally.scores, 1.0, &title, score).into_iter().collect(),
        })
    }

    fn spread_chart(&self, key: &str, title: &str, across: &str) -> Option<Chart> {
        let at = self.place(key)?;
        columns(&self.tally.spreads[at], self.variant.metrics()[at].unit, title, across)
    }

    fn odd(&self, kept: &Kept) -> Section {
        let mut table = Table::new(&[("what", "what"), ("value", "value"), ("game", "game"), ("file", "record")]);
        let lead = G::LEAD.unwrap_or_default();
        let odd = [
            ("longest", "the longest game", "turns", self.tally.longest),
            ("shortest", "the shortest game", "turns", self.tally.shortest),
            ("comeback", "the biggest comeback", lead, self.tally.comeback),
            ("stall", "the longest game that a rule cut short", "turns", self.tally.stall),
        ];
        let mut said = Vec::new();
        for (key, name, unit, odd) in odd {
            let Some(Odd { value, game }) = odd else { continue };
            let file = kept.iter().find(|(what, number, _)| (*what, *number) == (key, game)).map(|(_, _, file)| file);
            table.rows.push(vec![
                Cell::Text(name.to_owned()),
                Cell::Text(format!("{value} {unit}")),
                Cell::Count(game),
                file.map_or(Cell::Nothing, |file| Cell::Text(file.clone())),
            ]);
            said.push(format!("{name} is number {game} ({value} {unit})"));
        }
        Section {
            id: "odd".to_owned(),
            title: "Odd games".to_owned(),
            sentence: sentence(&said.join("; ")),
            main: !kept.is_empty(),
            table,
            charts: Vec::new(),
        }
    }
}

fn order(number: usize) -> String {
    match number {
        1 => "the starting player".to_owned(),
        number => format!("number {number} in the order of play"),
    }
}

/// A histogram as columns, a few of its places to each where it has many.
fn columns(spread: &Histogram, unit: f64, title: &str, across: &str) -> Option<Chart> {
    let count = spread.count();
    let (first, last) = (spread.places().next()?.0, spread.places().last()?.0);
    // A last column that hardly any game is in would squeeze all the others.
    let end = spread.quantile(0.995).unwrap_or(last).max(first);
    // Columns hold whole places, or some would hold more of them than others.
    let width = ((end - first + 1) as u64).div_ceil(MOST_COLUMNS).next_multiple_of(spread.widest() as u64) as i64;
    let first = first.div_euclid(width) * width;
    let spans = (end - first) / width + 1;
    let mut counts = vec![0; spans as usize];
    for (place, hits) in spread.places() {
        counts[((place - first) / width).min(spans - 1) as usize] += hits;
    }
    let column = |(at, hits): (usize, &u64)| {
        let from = first + at as i64 * width;
        let share = Estimate::share(&Mean::of_sums(count, *hits as i64, *hits, 1.0));
        (from as f64 / unit, (from + width) as f64 / unit, share)
    };
    let columns = counts.iter().enumerate().map(column).collect();
    let beyond = if end < last { " (the last column holds all beyond)" } else { "" };
    Some(Chart {
        title: format!("{title}{beyond}"),
        across: across.to_owned(),
        up: "share".to_owned(),
        shape: Shape::Columns(columns),
    })
}
