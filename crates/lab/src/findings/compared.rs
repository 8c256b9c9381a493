//! What variants differ in.

use bearcade_core::GameOptions;

use super::one::{Kept, One};
use super::words::{listed, sentence};
use super::{CONFIDENCE, Cell, Chart, Estimate, Findings, Played, Section, Shape, Table};
use crate::measure::{Kind, Measured, Metric};
use crate::study::{Batch, Study};

/// Variants in full up to this number; the pages of more would only be turned over.
const MOST_IN_FULL: usize = 3;

/// Options that take several values, in every combination: variants in the order of the values, those of the last option
/// next to each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sweep {
    /// One option, or two.
    pub axes: Vec<Axis>,
}

/// An option and the values that it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    /// The option.
    pub option: String,
    /// Its values, as they were written.
    pub values: Vec<String>,
}

impl Findings {
    /// What a study found so far. `complete`: were all games played that were asked for? `command` is what was typed,
    /// `compare` plays the same with another level, and `kept` has the records that were written, by variant.
    pub fn of<G: Measured>(
        study: &Study<G>,
        batch: &Batch,
        complete: bool,
        command: &str,
        compare: &str,
        sweep: &Sweep,
        kept: &[Kept],
    ) -> Self {
        let variants = study.variants();
        let first = &variants[0];
        let mut about = vec![("game", format!("{}, rules version {}", G::TITLE, G::RULES_VERSION))];
        if let [variant] = variants {
            about.push(("options", options_text(variant.game().options())));
            about.push(("players", variant.seated().join(", ")));
        } else {
            for variant in variants {
                let options = options_text(variant.game().options());
                about.push(("variant", format!("{}: {options}; {}", variant.name, variant.seated().join(", "))));
            }
        }
        if study.turning() && first.players().len() > 1 {
            about.push(("seats", "players go round the seats from game to game".to_owned()));
        }
        let each = if variants.len() > 1 { " of each variant, on the same deals" } else { "" };
        let stopped = if complete { "" } else { " (stopped before the end)" };
        about.push(("games", format!("{}{each}{stopped}", batch.games)));
        about.push(("seed", study.seed().to_string()));
        about.push(("command", command.to_owned()));

        let mut sections = Vec::new();
        if batch.games > 0 {
            sections.extend(swept(study, batch, sweep));
            // A curve says more in fewer words.
            let main = sweep.axes.is_empty();
            sections.extend(compared(study, batch).into_iter().map(|section| Section { main, ..section }));
            if variants.len() <= MOST_IN_FULL {
                for (at, (variant, tally)) in variants.iter().zip(&batch.tallies).enumerate() {
                    let nothing = Kept::new();
                    let mut own = One { variant, tally }.sections(kept.get(at).unwrap_or(&nothing));
                    if variants.len() > 1 {
                        for section in &mut own {
                            section.id = format!("variant-{}-{}", at + 1, section.id);
                            section.title = format!("{}: {}", variant.name, section.title);
                            section.main = false;
                        }
                    }
                    sections.extend(own);
                }
            }
        }
        let title = match variants {
            [_] => format!("{} in the lab", G::TITLE),
            _ => format!("{} in the lab: {} variants", G::TITLE, variants.len()),
        };
        let played = Played::study(study, compare);
        Self { title, played, about, games: batch.games, complete, sections }
    }
}

/// The options that differ from the defaults, in words.
fn options_text(options: &impl GameOptions) -> String {
    let values = options.to_values();
    if values.is_empty() {
        return "as printed".to_owned();
    }
    let one = |(name, value): (&String, &bearcade_core::OptionValue)| format!("{name} {value}");
    values.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// A section for each variant after the first.
fn compared<G: Measured>(study: &Study<G>, batch: &Batch) -> Vec<Section> {
    let first = &study.variants()[0];
    let others = study.variants().iter().enumerate().skip(1);
    others
        .map(|(at, variant)| {
            let mut table = Table::new(&[
                ("what", "what"),
                ("first", &first.name),
                ("second", &variant.name),
                ("difference", "difference"),
                ("verdict", "verdict"),
            ]);
            let (mut differs, mut same, mut rows) = (Vec::new(), Vec::new(), Vec::new());
            let tried = batch.differences[at - 1].iter().filter(|sums| sums.count() > 1).count().max(1);
            for (place, metric) in first.metrics().iter().enumerate() {
                let sums = &batch.differences[at - 1][place];
                if sums.count() < 2 {
                    continue;
                }
                let mean = sums.mean(metric.unit);
                let difference = Estimate::difference(&mean, metric.kind);
                // Many are looked at, so each must be surer.
                let sure = !mean.interval(1.0 - (1.0 - CONFIDENCE) / tried as f64).holds(0.0);
                let verdict = match (sure, mean.mean() > 0.0) {
                    (false, _) => "no difference seen",
                    (true, true) => "more",
                    (true, false) => "less",
                };
                if sure {
                    differs.push(format!("{} {verdict} by {}", metric.title, plain(&difference)));
                } else {
                    same.push(metric.title.clone());
                }
                if metric.kind == Kind::Share {
                    rows.push((metric.title.clone(), difference));
                }
                let own = |variant: usize, metrics: &[Metric]| {
                    let place = metrics.iter().position(|other| other.key == metric.key);
                    place.map_or(Cell::Nothing, |place| estimate(&batch.tallies[variant].metrics[place], metric))
                };
                table.rows.push(vec![
                    Cell::Text(metric.title.clone()),
                    own(0, first.metrics()),
                    own(at, variant.metrics()),
                    Cell::Estimate(difference),
                    Cell::Text(verdict.to_owned()),
                ]);
            }
            let mut said = if differs.is_empty() {
                format!("no difference is seen between {} and {}", variant.name, first.name)
            } else {
                format!("with {} instead of {}: {}", variant.name, first.name, differs.join("; "))
            };
            if !differs.is_empty() && !same.is_empty() {
                said = format!("{said}. No difference is seen in: {}", listed(&same));
            }
            let chart = Chart {
                title: format!("Shares with {} less those with {}", variant.name, first.name),
                across: "difference in points".to_owned(),
                up: String::new(),
                shape: Shape::Dots { rows, compared_with: Some(0.0) },
            };
            Section {
                id: format!("compare-{}", at + 1),
                title: format!("{} against {}", variant.name, first.name),
                sentence: sentence(&said),
                main: true,
                table,
                charts: vec![chart],
            }
        })
        .collect()
}

/// The size of a difference, with its interval turned the same way.
fn plain(difference: &Estimate) -> String {
    if difference.value >= 0.0 {
        return difference.text();
    }
    let interval = crate::stats::Interval { low: -difference.interval.high, high: -difference.interval.low };
    Estimate { value: -difference.value, interval, ..*difference }.text()
}

fn estimate(sums: &crate::stats::Sums, metric: &Metric) -> Cell {
    let mean = sums.mean(metric.unit);
    match (mean.count(), metric.kind) {
        (0, _) => Cell::Nothing,
        (_, Kind::Share) => Cell::Estimate(Estimate::share(&mean)),
        (_, Kind::Amount) => Cell::Estimate(Estimate::amount(&mean)),
    }
}

/// The curves of one option, the maps of two.
fn swept<G: Measured>(study: &Study<G>, batch: &Batch, sweep: &Sweep) -> Option<Section> {
    let metrics = study.variants()[0].metrics();
    let columns: Vec<(usize, &Metric)> = metrics
        .iter()
        .enumerate()
        .filter(|(place, _)| batch.tallies.iter().all(|tally| tally.metrics[*place].count() > 0))
        .collect();
    let of = |variant: usize, place: usize, metric: &Metric| match estimate(
        &batch.tallies[variant].metrics[place],
        metric,
    ) {
        Cell::Estimate(estimate) => Some(estimate),
        _ => None,
    };
    let (title, shapes): (String, Vec<(String, Shape)>) = match &sweep.axes[..] {
        [] => return None,
        [axis] => {
            let line = |&(place, metric): &(usize, &Metric)| {
                let points = axis.values.iter().enumerate();
                let points = points.filter_map(|(at, value)| Some((value.clone(), of(at, place, metric)?)));
                (metric.title.clone(), Shape::Line(points.collect()))
            };
            (format!("What {} changes", axis.option), columns.iter().map(line).collect())
        }
        [up, across, ..] => {
            let map = |&(place, metric): &(usize, &Metric)| {
                let fields = (0..batch.tallies.len()).filter_map(|at| of(at, place, metric)).collect();
                let shape = Shape::Map { across: across.values.clone(), up: up.values.clone(), fields };
                (metric.title.clone(), shape)
            };
            (format!("What {} and {} change", up.option, across.option), columns.iter().map(map).collect())
        }
    };
    let charts = shapes.into_iter().map(|(what, shape)| {
        let (across, up) = match (&sweep.axes[..], &shape) {
            ([up, across], _) => (across.option.clone(), up.option.clone()),
            ([axis], _) => (axis.option.clone(), what.clone()),
            _ => (String::new(), String::new()),
        };
        Chart { title: sentence(&what).trim_end_matches('.').to_owned(), across, up, shape }
    });
    let mut table = Table::new(&[("variant", "variant")]);
    table.columns.extend(columns.iter().map(|(_, metric)| (metric.key.clone(), metric.title.clone())));
    for (at, variant) in study.variants().iter().enumerate() {
        let cells = columns.iter().map(|(place, metric)| estimate(&batch.tallies[at].metrics[*place], metric));
        table.rows.push(std::iter::once(Cell::Text(variant.name.clone())).chain(cells).collect());
    }
    let said = columns.iter().filter(|(_, metric)| ["seat_1", "order_1", "turns"].contains(&metric.key.as_str())).map(
        |(place, metric)| {
            let ends =
                [0, batch.tallies.len() - 1].map(|at| of(at, *place, metric).map_or_else(String::new, |e| e.text()));
            format!("{} goes from {} to {}", metric.title, ends[0], ends[1])
        },
    );
    let said = said.collect::<Vec<_>>().join("; ");
    let (from, to) = (&study.variants()[0].name, &study.variants()[batch.tallies.len() - 1].name);
    Some(Section {
        id: "sweep".to_owned(),
        title,
        sentence: sentence(&format!("from {from} to {to}: {said}")),
        main: true,
        table,
        charts: charts.collect(),
    })
}
