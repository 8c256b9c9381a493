use std::fmt::{self, Write};

use bearcade_core::OptionValues;
use serde_json::{Value, json};

use super::standings::CONFIDENCE;
use crate::Spent;
use crate::stats::{Interval, Mean, Rating};

/// What a ladder found.
#[derive(Clone, Debug)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// Its name as people write it.
    pub title: &'static str,
    /// The version of its rules.
    pub rules: u16,
    /// The options that differ from the defaults.
    pub options: OptionValues,
    /// The number of seats.
    pub seats: u8,
    /// The seed.
    pub seed: u64,
    /// How many deals every table has played.
    pub deals: u64,
    /// How many games that makes.
    pub games: u64,
    /// The players, in the order in which they were named.
    pub players: Vec<PlayerLine>,
    /// The pairings.
    pub pairs: Vec<PairLine>,
}

/// A player.
#[derive(Clone, Debug)]
pub struct PlayerLine {
    /// Its name.
    pub name: String,
    /// How many games it played in.
    pub games: u64,
    /// Its share of the win in a game, as the only one of its name at the table, if it ever was.
    pub won: Option<Share>,
    /// Its score by deal.
    pub score: Mean,
    /// Its rating, if there is somebody to be compared with.
    pub rating: Option<Rating>,
    /// What it spent on decisions.
    pub spent: Spent,
}

/// A pairing.
#[derive(Clone, Debug)]
pub struct PairLine {
    /// One player.
    pub a: String,
    /// The other.
    pub b: String,
    /// The first one's share of the win, alone among others of the second, if that was played.
    pub a_won: Option<Share>,
    /// The second one's, alone among others of the first, if that was played.
    pub b_won: Option<Share>,
    /// In a game for one: how much more the first scored on the same deal.
    pub difference: Option<Mean>,
}

/// A share of wins and where the true one lies.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    /// The share seen.
    pub share: f64,
    /// Where the true one lies.
    pub interval: Interval,
}

impl Report {
    /// The report for programs. What is not the same every time stands under `timing`.
    pub fn to_json(&self) -> Value {
        let rating = |rating: Rating| json!({"elo": rating.elo, "low": rating.interval.low, "high": rating.interval.high, "bounded": rating.bounded});
        let share = |won: &Option<Share>| {
            won.map_or(
                Value::Null,
                |won| json!({"share": won.share, "low": won.interval.low, "high": won.interval.high}),
            )
        };
        let mean = |mean: &Mean| {
            if mean.count() == 0 {
                return Value::Null;
            }
            let interval = mean.interval(CONFIDENCE);
            json!({"mean": mean.mean(), "low": interval.low, "high": interval.high})
        };
        let per = |sum: u64, spent: &Spent| sum as f64 / spent.decisions.max(1) as f64;
        let player = |player: &PlayerLine| {
            json!({
                "name": player.name, "games": player.games, "won": share(&player.won), "score": mean(&player.score),
                "rating": player.rating.map(rating), "decisions": player.spent.decisions,
                "nodes_per_decision": per(player.spent.nodes, &player.spent),
                "timing": {
                    "reproducible": false, "ms_per_decision": per(player.spent.micros, &player.spent) / 1000.0,
                    "slowest_ms": player.spent.slowest as f64 / 1000.0,
                },
            })
        };
        let pair = |pair: &PairLine| {
            let mut about = json!({"a": pair.a, "b": pair.b});
            if let Some(difference) = &pair.difference {
                about["difference"] = mean(difference);
            } else {
                about["a_won"] = share(&pair.a_won);
                about["b_won"] = share(&pair.b_won);
            }
            about
        };
        json!({
            "game": self.game, "rules": self.rules, "options": self.options, "seats": self.seats, "seed": self.seed,
            "deals": self.deals, "games": self.games, "confidence": CONFIDENCE,
            "players": self.players.iter().map(player).collect::<Vec<_>>(),
            "pairs": self.pairs.iter().map(pair).collect::<Vec<_>>(),
        })
    }

    fn heading(&self) -> String {
        let seats = if self.seats == 1 { "1 seat".to_owned() } else { format!("{} seats", self.seats) };
        let options = match serde_json::to_string(&self.options) {
            Ok(options) if options != "{}" => format!(", options {options}"),
            _ => String::new(),
        };
        format!("{} ({seats}{options}, seed {}): {} deals, {} games", self.title, self.seed, self.deals, self.games)
    }

    /// The players, the best rating first.
    fn ranked(&self) -> Vec<&PlayerLine> {
        let mut ranked: Vec<&PlayerLine> = self.players.iter().collect();
        let worth =
            |line: &PlayerLine| line.rating.map_or_else(|| line.won.map_or(0.0, |won| won.share), |rating| rating.elo);
        ranked.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        ranked
    }

    fn player_cells(&self, player: &PlayerLine) -> Vec<String> {
        let per = |sum: u64| sum as f64 / player.spent.decisions.max(1) as f64;
        let won =
            player.won.map_or_else(none, |won| if self.seats > 2 { won.times_fair(self.seats) } else { won.percent() });
        let score = if player.score.count() == 0 {
            none()
        } else {
            format!("{:.2} ± {}", player.score.mean(), number(player.score.interval(CONFIDENCE).margin(), 2))
        };
        let elo = match player.rating {
            Some(rating) => {
                let mark = if rating.bounded { "*" } else { "" };
                format!("{:+.0} ± {}{mark}", rating.elo, number(rating.interval.margin(), 0))
            }
            None => none(),
        };
        vec![
            player.name.clone(),
            elo,
            won,
            score,
            player.games.to_string(),
            format!("{:.0}", per(player.spent.nodes)),
            format!("{:.2}", per(player.spent.micros) / 1000.0),
            format!("{:.0}", player.spent.slowest as f64 / 1000.0),
        ]
    }

    /// What the row made against the column.
    fn meeting(&self, row: &str, column: &str) -> String {
        let found = self.pairs.iter().find_map(|pair| {
            let turned = if (pair.a.as_str(), pair.b.as_str()) == (row, column) {
                false
            } else if (pair.b.as_str(), pair.a.as_str()) == (row, column) {
                true
            } else {
                return None;
            };
            Some((pair, turned))
        });
        let Some((pair, turned)) = found else { return none() };
        if let Some(difference) = &pair.difference {
            let mean = if turned { -difference.mean() } else { difference.mean() };
            return format!("{mean:+.2} ± {}", number(difference.interval(CONFIDENCE).margin(), 2));
        }
        match if turned { &pair.b_won } else { &pair.a_won } {
            None => none(),
            Some(won) if self.seats > 2 => {
                let fair = f64::from(self.seats);
                format!("{:.2} ± {}", won.share * fair, number(won.interval.margin() * fair, 2))
            }
            Some(won) => format!("{:.1} ± {}", 100.0 * won.share, number(100.0 * won.interval.margin(), 1)),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.heading())?;
        if self.deals == 0 {
            return writeln!(f, "No deal has been played by everybody yet.");
        }
        let ranked = self.ranked();
        let won = if self.seats > 2 { "times a fair share" } else { "wins %" };
        let head = ["player", "Elo", won, "score", "games", "nodes", "ms", "slowest"].map(str::to_owned).to_vec();
        let rows = ranked.iter().map(|player| self.player_cells(player)).collect();
        write!(f, "\n{}", table(head, rows))?;
        if !self.pairs.is_empty() {
            let about = match self.seats {
                1 => "The row's score less the column's on the same deals:",
                2 => "Wins of the row against the column, in %:",
                _ => "One of the row among others of the column, times a fair share of the wins:",
            };
            let names: Vec<String> = ranked.iter().map(|player| player.name.clone()).collect();
            let head = std::iter::once(String::new()).chain(names.iter().cloned()).collect();
            let row = |row: &String| {
                std::iter::once(row.clone()).chain(names.iter().map(|column| self.meeting(row, column))).collect()
            };
            write!(f, "\n{about}\n{}", table(head, names.iter().map(row).collect()))?;
        }
        writeln!(
            f,
            "\nIntervals are 95 %, counted by deals. Nodes and milliseconds are per decision with a choice; times differ \
             from run to run."
        )?;
        if ranked.iter().any(|player| player.rating.is_some_and(|rating| rating.bounded)) {
            writeln!(f, "* Somebody won or lost everything: these ratings are the least that the results show.")?;
        }
        Ok(())
    }
}

impl Share {
    fn percent(&self) -> String {
        let Interval { low, high } = self.interval.times(100.0);
        format!("{:.1} ({low:.1}–{high:.1})", 100.0 * self.share)
    }

    fn times_fair(&self, seats: u8) -> String {
        let fair = f64::from(seats);
        let Interval { low, high } = self.interval.times(fair);
        format!("{:.2} ({low:.2}–{high:.2})", fair * self.share)
    }
}

/// The cell of what was not played.
fn none() -> String {
    "–".to_owned()
}

fn number(value: f64, digits: usize) -> String {
    if value.is_finite() { format!("{value:.digits$}") } else { "?".to_owned() }
}

/// Columns as wide as their widest cell, the first to the left, the others to the right.
fn table(head: Vec<String>, rows: Vec<Vec<String>>) -> String {
    let lines: Vec<Vec<String>> = std::iter::once(head).chain(rows).collect();
    let columns = lines[0].len();
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for line in &lines {
        let mut row = format!("{:<width$}", line[0], width = widths[0]);
        for (cell, width) in line.iter().zip(&widths).skip(1) {
            let _ = write!(row, "  {cell:>width$}");
        }
        text.push_str(row.trim_end());
        text.push('\n');
    }
    text
}
