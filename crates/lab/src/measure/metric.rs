use bearcade_core::Seat;

use super::facts::Ended;
use super::{Facts, Measured};
use crate::WHOLE_WIN;

/// A number that every game comes to: what runs average and comparisons subtract.
#[derive(Clone, Debug, PartialEq)]
pub struct Metric {
    /// The name in files.
    pub key: String,
    /// What it is, for people.
    pub title: String,
    /// How it is shown.
    pub kind: Kind,
    /// Games come to whole numbers of parts: so many make one.
    pub unit: f64,
    what: What,
}

/// How a number is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// As a share of one, in per cent.
    Share,
    /// As it is.
    Amount,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Seat(Seat),
    /// Counted from the starting seat.
    Order(u8),
    Ties,
    Turns,
    Rounds,
    Decisions,
    Minutes,
    Actions,
    Forced,
    LeadChanges,
    Decided,
    Comeback,
    Score,
    WinnersScore,
}

const THOUSANDTHS: f64 = 1000.0;

/// The numbers of a game, in the order in which tallies hold them.
pub fn metrics<G: Measured>(game: &G) -> Vec<Metric> {
    let seats = game.seats();
    let whole = WHOLE_WIN as f64;
    let mut list = Vec::new();
    let mut add = |key: &str, title: String, kind, unit, what| {
        list.push(Metric { key: key.to_owned(), title, kind, unit, what });
    };
    for seat in Seat::all(seats) {
        let title = if seats == 1 { "games won".to_owned() } else { format!("win share of seat {}", seat.index() + 1) };
        add(&format!("seat_{}", seat.index() + 1), title, Kind::Share, whole, What::Seat(seat));
    }
    if seats > 1 {
        for order in 0..seats {
            let title = match order {
                0 => "win share of the starting player".to_owned(),
                _ => format!("win share of number {} in the order of play", order + 1),
            };
            add(&format!("order_{}", order + 1), title, Kind::Share, whole, What::Order(order));
        }
        add("ties", "games with several winners or none".to_owned(), Kind::Share, 1.0, What::Ties);
    }
    add("turns", "turns".to_owned(), Kind::Amount, 1.0, What::Turns);
    if G::ROUNDS {
        add("rounds", "rounds".to_owned(), Kind::Amount, 1.0, What::Rounds);
    }
    add("decisions", "decisions".to_owned(), Kind::Amount, 1.0, What::Decisions);
    add("minutes", "minutes with people, estimated".to_owned(), Kind::Amount, 60.0, What::Minutes);
    add("actions", "legal actions per decision".to_owned(), Kind::Amount, THOUSANDTHS, What::Actions);
    add("forced", "decisions with one legal action".to_owned(), Kind::Share, THOUSANDTHS, What::Forced);
    if let Some(lead) = G::LEAD {
        add("lead_changes", "changes of the lead".to_owned(), Kind::Amount, 1.0, What::LeadChanges);
        let title = "part of the game before the winner was in front for good".to_owned();
        add("decided", title, Kind::Share, 100.0, What::Decided);
        add("comeback", format!("how far the winner was ever behind, in {lead}"), Kind::Amount, 1.0, What::Comeback);
    }
    if let Some(score) = G::SCORE {
        add("score", format!("{score} per seat"), Kind::Amount, whole, What::Score);
        if seats > 1 {
            add("winners_score", format!("the winner's {score}"), Kind::Amount, 1.0, What::WinnersScore);
        }
    }
    list
}

impl Metric {
    /// What a finished game comes to; none where it has no such number.
    pub(crate) fn value<G: Measured>(&self, game: &G, facts: &Facts, ended: &Ended) -> Option<i64> {
        let seats = game.seats();
        let outcome = &ended.outcome;
        Some(match self.what {
            What::Seat(seat) => ended.share(seat),
            What::Order(order) => {
                let seat = Seat::new((facts.starter?.index() as u8 + order) % seats);
                ended.share(seat)
            }
            What::Ties => i64::from(outcome.winners().len() != 1),
            What::Turns => facts.turns,
            What::Rounds => facts.rounds,
            What::Decisions => facts.decisions,
            What::Minutes => seconds::<G>(facts),
            What::Actions => facts.actions * 1000 / facts.decisions.max(1),
            What::Forced => facts.forced * 1000 / facts.decisions.max(1),
            What::LeadChanges => facts.lead_changes,
            What::Decided => facts.behind_until(ended.winner()?) * 100 / facts.turns.max(1),
            What::Comeback => facts.furthest_behind(ended.winner()?),
            What::Score => {
                let sum: i64 = outcome.scores().iter().map(|&score| i64::from(score)).sum();
                sum * WHOLE_WIN as i64 / i64::from(seats)
            }
            What::WinnersScore => i64::from(outcome.scores()[outcome.winners().first()?.index()]),
        })
    }

    /// Is it the win share of a seat, or of the only one?
    pub fn is_seat(&self) -> bool {
        matches!(self.what, What::Seat(_))
    }
}

/// How long people would have taken.
fn seconds<G: Measured>(facts: &Facts) -> i64 {
    let people = G::PEOPLE;
    let free = facts.decisions - facts.forced;
    i64::from(people.setup) + facts.turns * i64::from(people.turn) + free * i64::from(people.decision)
}
