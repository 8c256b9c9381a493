use std::io::{self, IsTerminal, Write};

use bearcade_bots::{Budget, Decision, Luck, Measure, ReviewOf, Reviewing, Term, review};
use bearcade_core::{Game, Seat, Step};
use bearcade_narrate::{ReviewWords, Words, arg, grade_name, signed_amount};
use bearcade_table::{Match, Record, Replay, for_each_game};
use bearcade_tui::{Play, Theme};
use clap::Args;
use serde_json::{Value, json};

use crate::Failure;
use crate::chart::bars;
use crate::hint::estimate_json;
use crate::play::Face;
use crate::records::{Found, Judge, Source, seat_of};

/// So many turning points are named.
const TURNING_POINTS: usize = 5;
/// So many strokes of luck are listed unless all are asked for.
const LISTED: usize = 10;
/// The widest cells of the tables, in characters: a line has no more than 80.
const DECISION_WIDTHS: [usize; 6] = [5, 10, 18, 18, 6, 12];
const LUCK_WIDTHS: [usize; 4] = [9, 40, 14, 6];

/// What `bearcade review` takes.
#[derive(Args)]
#[command(after_help = "Examples:\n  bearcade review --game el-oso-3               a saved game\n  \
                        bearcade review game.txt                      a record\n  \
                        bearcade review game.txt --seat 0 --all       every decision of one player\n  \
                        bearcade review game.txt --nodes 2000         quicker, less sure\n  \
                        bearcade review game.txt --json | jq .seats\n\n\
                        For every player: what they had at the start, plus what luck, their own decisions and the\n\
                        others' decisions changed, is what they had at the end.")]
pub(crate) struct Arguments {
    #[command(flatten)]
    source: Source,
    /// Only this seat's decisions and luck.
    #[arg(long)]
    seat: Option<u8>,
    /// List every decision and every stroke of luck.
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    judge: Judge,
    /// Print a JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    face: Face,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let found = arguments.source.find()?;
    let record = found.whole_record()?;
    macro_rules! each {
        ($($game:ty),+) => {
            $(if record.game == <$game>::SLUG {
                return tell::<$game>(arguments, &found, record, out);
            })+
        };
    }
    for_each_game!(each);
    Err(found.unknown_game(&record))
}

fn tell<G: Play>(arguments: &Arguments, found: &Found, record: Record, out: &mut impl Write) -> Result<(), Failure> {
    let words = Words::new(arguments.face.lang());
    let names = found.names(record.seats, &words);
    let seat = seat_of(arguments.seat, record.seats)?;
    let refuse = |error| Failure::Message(format!("{}: {error}", found.name));
    let played = Replay::<G>::new(record).map_err(refuse)?.finish().map_err(refuse)?;
    let steps: Vec<_> = played.steps().collect();
    let judge = &arguments.judge;
    let budget = Budget { nodes: judge.nodes, threads: 1, stop: None };
    let how = Reviewing { level: judge.level, budget, seed: judge.seed };
    let watched = io::stderr().is_terminal();
    let reviewed = review(played.game(), &steps, &how, |step| {
        if watched {
            let text = words.say("review-progress", &[arg("step", step), arg("steps", steps.len())]);
            eprint!("\r{text}\u{1b}[K");
        }
    });
    if watched {
        eprint!("\r\u{1b}[K");
    }
    let page =
        Page { arguments, played: &played, steps: &steps, review: &reviewed, words: &words, names: &names, seat };
    if arguments.json {
        writeln!(out, "{}", page.json())?;
        return Ok(());
    }
    page.summary(out)?;
    page.turning_points(out)?;
    if !arguments.face.plain {
        page.chart(out)?;
    }
    page.decisions(out)?;
    page.luck(out)
}

/// A review to be written.
struct Page<'a, G: Play> {
    arguments: &'a Arguments,
    played: &'a Match<G>,
    steps: &'a [Step<G::Action, G::Chance>],
    review: &'a ReviewOf<G>,
    words: &'a Words,
    names: &'a [String],
    /// The only seat of interest, if there is one.
    seat: Option<Seat>,
}

impl<G: Play> Page<'_, G> {
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let only = self.seat;
        Seat::all(self.names.len() as u8).filter(move |&seat| only.is_none_or(|only| only == seat))
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    fn action(&self, action: G::Action) -> String {
        self.played.game().action_text(action)
    }

    /// The whole in sentences, for those who listen too.
    fn summary(&self, out: &mut impl Write) -> Result<(), Failure> {
        let say = ReviewWords::<G>::new(self.words);
        writeln!(out, "{}", say.intro(self.steps.len(), self.arguments.judge.level))?;
        let has_luck = !self.review.course.is_empty();
        if !has_luck {
            writeln!(out, "{}", self.words.text("review-no-luck"))?;
        }
        for seat in self.seats() {
            let account = &self.review.accounts[seat.index()];
            writeln!(out, "{}", say.summary(self.name(seat), account, self.review.term, has_luck))?;
            if let (true, Some(term)) = (has_luck, self.review.term) {
                writeln!(out, "{}", say.sum(self.name(seat), account, term))?;
            }
            writeln!(out, "{}", say.counts(self.name(seat), account))?;
        }
        Ok(())
    }

    fn turning_points(&self, out: &mut impl Write) -> Result<(), Failure> {
        let points = self.review.turning_points(TURNING_POINTS);
        if points.is_empty() {
            return Ok(());
        }
        let say = ReviewWords::<G>::new(self.words);
        writeln!(out, "\n{}", self.words.text("review-turning"))?;
        for point in &points {
            if let Some(text) = say.turning(self.played.game(), self.steps, self.review, point, self.names) {
                writeln!(out, "{text}")?;
            }
        }
        Ok(())
    }

    /// Each seat's prospects over the game.
    fn chart(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (Some(term), true) = (self.review.term, self.review.course.len() > 1) else { return Ok(()) };
        let ascii = Theme::of_terminal(self.arguments.face.ascii).ascii;
        let say = ReviewWords::<G>::new(self.words);
        let height = match self.seats().count() {
            1 => 6,
            2 => 4,
            3 | 4 => 2,
            _ => 1,
        };
        let all = || self.review.course.iter().flatten().map(|estimate| estimate.mean);
        let (range, ends) = match term {
            Term::Win | Term::Survive => ((0.0, 1.0), ["100".to_owned(), "0".to_owned()]),
            _ => {
                let (low, high) = (all().fold(0.0, f64::min).floor(), all().fold(1.0, f64::max).ceil());
                ((low, high), [format!("{high:.0}"), format!("{low:.0}")])
            }
        };
        writeln!(out, "\n{}", say.chart_title(term))?;
        for seat in self.seats() {
            let values: Vec<f64> = self.review.course.iter().map(|moment| moment[seat.index()].mean).collect();
            for (row, line) in bars(&values, range, height, ascii).into_iter().enumerate() {
                let name = if row == 0 { cut(self.name(seat), 11) } else { String::new() };
                let end = match row {
                    _ if height == 1 => "",
                    0 => &ends[0],
                    row if row + 1 == height => &ends[1],
                    _ => "",
                };
                writeln!(out, "{name:<11} {end:>4} {}", line.trim_end())?;
            }
        }
        let steps = [arg("first", 1), arg("last", self.steps.len())];
        writeln!(out, "{:17}{}", "", self.words.say("review-chart-steps", &steps))?;
        Ok(())
    }

    fn decisions(&self, out: &mut impl Write) -> Result<(), Failure> {
        let all = self.arguments.all;
        let wanted = |decision: &&Decision<G::Action>| {
            let costly = decision.loss.is_some_and(|loss| loss.grade.is_some());
            self.seat.is_none_or(|seat| seat == decision.seat) && (all || costly)
        };
        let decisions: Vec<&Decision<G::Action>> = self.review.decisions.iter().filter(wanted).collect();
        if decisions.is_empty() {
            // Without any measure nothing can be said about costs.
            if self.review.term.is_some() {
                writeln!(out, "\n{}", self.words.text("review-none-costly"))?;
            }
            return Ok(());
        }
        writeln!(out, "\n{}", self.words.text(if all { "review-all" } else { "review-costly" }))?;
        let head = ["step", "who", "played", "best", "loss", "grade"].map(|column| self.column(column));
        let row = |decision: &&Decision<G::Action>| {
            let loss = decision.loss;
            let tried = loss.is_some_and(|loss| loss.by == Measure::Imagined && loss.worth.mean > 0.0);
            let cost = |loss: bearcade_bots::Loss| signed_amount(loss.worth.term, -loss.worth.mean, self.words);
            [
                decision.step.to_string(),
                self.name(decision.seat).to_owned(),
                self.action(decision.played),
                self.action(decision.choice.action),
                loss.map(cost).unwrap_or_default() + if tried { "*" } else { "" },
                loss.and_then(|loss| loss.grade).map(|grade| grade_name(grade, self.words)).unwrap_or_default(),
            ]
        };
        let rows: Vec<[String; 6]> = decisions.iter().map(row).collect();
        let tried = rows.iter().any(|row| row[4].ends_with('*'));
        table(head, rows, DECISION_WIDTHS, out)?;
        if tried {
            writeln!(out, "{}", self.words.text("review-tried"))?;
        }
        Ok(())
    }

    fn luck(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Some(term) = self.review.term else { return Ok(()) };
        let most = |luck: &Luck<G::Chance>| match self.seat {
            Some(seat) => (seat, luck.gave[seat.index()].mean),
            None => self.review.most_affected(luck).expect("a game has a seat"),
        };
        let nothing = signed_amount(term, 0.0, self.words);
        let mut strokes: Vec<_> = self.review.luck.iter().map(|luck| (luck, most(luck))).collect();
        strokes.sort_by(|a, b| b.1.1.abs().total_cmp(&a.1.1.abs()));
        if !self.arguments.all {
            strokes.retain(|(_, (_, gave))| signed_amount(term, *gave, self.words) != nothing);
            strokes.truncate(LISTED);
        }
        if strokes.is_empty() {
            return Ok(());
        }
        writeln!(out, "\n{}", self.words.text("review-lucky"))?;
        let head = ["step", "fell", "who", "gave"].map(|column| self.column(column));
        let say = ReviewWords::<G>::new(self.words);
        let row = |(luck, (seat, gave)): (&Luck<G::Chance>, (Seat, f64))| {
            let last = luck.first + luck.fell.len() - 1;
            let step = if last == luck.first { luck.first.to_string() } else { format!("{}-{last}", luck.first) };
            let fell = say.fell(self.played.game(), self.steps, luck, self.names);
            [step, fell, self.name(seat).to_owned(), signed_amount(term, gave, self.words)]
        };
        table(head, strokes.into_iter().map(row).collect(), LUCK_WIDTHS, out)
    }

    fn column(&self, name: &str) -> String {
        self.words.text(match name {
            "step" => "review-column-step",
            "who" => "review-column-who",
            "played" => "review-column-played",
            "best" => "review-column-best",
            "loss" => "review-column-loss",
            "grade" => "review-column-grade",
            "fell" => "review-column-fell",
            _ => "review-column-gave",
        })
    }

    fn json(&self) -> Value {
        let review = self.review;
        let seats = self.seats().map(|seat| {
            let account = &review.accounts[seat.index()];
            let [inaccuracies, mistakes, blunders] = account.graded;
            json!({
                "seat": seat, "name": self.name(seat), "start": account.start, "end": account.end,
                "luck": account.luck, "lost": account.lost, "own": account.own, "others": account.others, "rest": account.rest,
                "decisions": account.decisions, "forced": account.forced, "inaccuracies": inaccuracies,
                "mistakes": mistakes, "blunders": blunders,
            })
        });
        let mine = |seat: Seat| self.seat.is_none_or(|only| only == seat);
        let decisions = review.decisions.iter().filter(|decision| mine(decision.seat)).map(|decision| {
            let loss = decision.loss.map(|loss| {
                let grade = loss.grade.map(bearcade_bots::Grade::name);
                json!({"worth": estimate_json(&loss.worth), "by": loss.by.name(), "grade": grade})
            });
            json!({
                "step": decision.step, "seat": decision.seat, "played": self.action(decision.played),
                "best": self.action(decision.choice.action), "forced": decision.forced, "loss": loss,
            })
        });
        let luck = review.luck.iter().map(|luck| {
            let fell: Vec<String> = luck.fell.iter().map(|&chance| self.played.game().chance_text(chance)).collect();
            let gave: Vec<Value> = luck.gave.iter().map(estimate_json).collect();
            json!({"step": luck.first, "fell": fell, "gave": gave})
        });
        let points = review.turning_points(TURNING_POINTS).into_iter().map(
            |point| json!({"step": point.step, "seat": point.seat, "swing": point.swing, "decided": point.decided}),
        );
        let course = review.course.iter().map(|moment| moment.iter().map(|value| value.mean).collect::<Vec<_>>());
        json!({
            "game": G::SLUG, "steps": self.steps.len(), "level": self.arguments.judge.level.name(),
            "term": review.term.map(Term::name), "seats": seats.collect::<Vec<_>>(),
            "decisions": decisions.collect::<Vec<_>>(), "luck": luck.collect::<Vec<_>>(),
            "turning_points": points.collect::<Vec<_>>(), "course": course.collect::<Vec<_>>(),
        })
    }
}

/// Writes a table. Columns are as wide as they need to be, up to `widest`; a longer text goes on in the next line.
fn table<const N: usize>(
    head: [String; N],
    rows: Vec<[String; N]>,
    widest: [usize; N],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut lines = vec![head];
    for row in rows {
        let cells: [Vec<String>; N] = std::array::from_fn(|column| wrapped(&row[column], widest[column]));
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        let line = |at: usize| std::array::from_fn(|column| cells[column].get(at).cloned().unwrap_or_default());
        lines.extend((0..height).map(line));
    }
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; N] = std::array::from_fn(width);
    for line in &lines {
        let cells = line.iter().zip(widths).map(|(cell, width)| format!("{cell:<width$}"));
        writeln!(out, "  {}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

/// Breaks a text into lines of at most `width` characters, between words where it can.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let mut letters: Vec<char> = word.chars().collect();
        let last = lines.last_mut().expect("there is one");
        let used = last.chars().count();
        if used > 0 && used + 1 + letters.len() <= width {
            last.push(' ');
        } else if used > 0 {
            lines.push(String::new());
        }
        while letters.len() > width {
            let rest = letters.split_off(width);
            lines.last_mut().expect("there is one").extend(letters);
            lines.push(String::new());
            letters = rest;
        }
        lines.last_mut().expect("there is one").extend(letters);
    }
    lines
}

/// A text, cut with a mark where it is too long.
fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width - 2).chain("..".chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn a_long_text_is_broken_and_never_cut() {
        assert_eq!(wrapped("roll", 6), ["roll"]);
        assert_eq!(wrapped("play bear1 bear2 as ferret", 10), ["play bear1", "bear2 as", "ferret"]);
        assert_eq!(wrapped("give ferret2>0,hamster3>1 x", 10), ["give", "ferret2>0,", "hamster3>1", "x"]);
        assert_eq!(wrapped("", 5), [""]);
    }
}
