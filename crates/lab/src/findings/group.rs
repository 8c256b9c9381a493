//! Cards, animals, powers, tiles and first moves, one by one.

use super::one::One;
use super::words::{percent, sentence};
use super::{Cell, Chart, Estimate, Section, Shape, Table};
use crate::WHOLE_WIN;
use crate::measure::{Group, Measured, Use};
use crate::stats::share_interval;

/// The most rows of a chart: the best and the worst.
const MOST_ROWS: usize = 40;
/// Fewer than this and a share says nothing.
const FEWEST: u64 = 30;

/// A section for each group of which anything was seen.
pub(super) fn group_sections<G: Measured>(one: &One<'_, G>) -> Vec<Section> {
    let mut rest = &one.tally.uses[..];
    let mut sections = Vec::new();
    for group in one.variant.groups() {
        let (uses, after) = rest.split_at(group.things.len() * group.uses.len());
        rest = after;
        if uses.iter().any(|usage| usage.times > 0) {
            sections.push(section(one, group, uses));
        }
    }
    sections
}

fn section<G: Measured>(one: &One<'_, G>, group: &Group, uses: &[Use]) -> Section {
    let seats = one.variant.game().seats();
    let fair = one.metric("seat_1").filter(|_| seats == 1).map_or(1.0 / f64::from(seats), |mean| mean.mean());
    let games = one.tally.games as f64;
    let mut table = Table::new(&[("thing", "what")]);
    for usage in group.uses {
        table.columns.push((format!("{usage}_per_game"), format!("{usage}, times a game")));
        table.columns.push((format!("{usage}_won"), format!("win share when {usage}")));
    }
    let width = group.uses.len();
    let mut lists: Vec<Vec<(String, Estimate)>> = vec![Vec::new(); width];
    let mut sure: Vec<Vec<(String, Estimate)>> = vec![Vec::new(); width];
    let seen = uses.iter().filter(|usage| usage.won.count() >= FEWEST).count().max(1);
    for (thing, uses) in group.things.iter().zip(uses.chunks(width)) {
        if uses.iter().all(|usage| usage.times == 0) {
            continue;
        }
        let mut row = vec![Cell::Text(thing.clone())];
        for (at, usage) in uses.iter().enumerate() {
            let mean = usage.won.mean(WHOLE_WIN as f64);
            row.push(Cell::Amount(usage.times as f64 / games));
            if mean.count() < FEWEST {
                row.push(Cell::Nothing);
                continue;
            }
            let estimate = Estimate::share(&mean);
            row.push(Cell::Estimate(estimate));
            lists[at].push((thing.clone(), estimate));
            if !share_interval(&mean, 1.0 - (1.0 - super::CONFIDENCE) / seen as f64).holds(fair) {
                sure[at].push((thing.clone(), estimate));
            }
        }
        table.rows.push(row);
    }
    let said: Vec<String> =
        group.uses.iter().zip(&lists).zip(&sure).map(|((usage, list), sure)| told(usage, list, sure, fair)).collect();
    let charts = group.uses.iter().zip(lists).filter(|(_, list)| list.len() > 1).map(|(usage, list)| {
        let few = list.len() > MOST_ROWS;
        let title = format!("{} {usage}: win share{}", group.title, if few { ", the best and the worst" } else { "" });
        Chart {
            title,
            across: format!("win share when {usage}"),
            up: String::new(),
            shape: Shape::Dots { rows: ends_of(list), compared_with: Some(fair) },
        }
    });
    Section {
        id: format!("group-{}", group.key),
        title: group.title.to_owned(),
        sentence: said.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" "),
        main: false,
        charts: charts.collect(),
        table,
    }
}

/// The best and the worst of a use, in words.
fn told(usage: &str, list: &[(String, Estimate)], sure: &[(String, Estimate)], fair: f64) -> String {
    let by_share = |(_, one): &&(String, Estimate), (_, other): &&(String, Estimate)| one.value.total_cmp(&other.value);
    let best = sure.iter().filter(|(_, estimate)| estimate.value > fair).max_by(by_share);
    let worst = sure.iter().filter(|(_, estimate)| estimate.value < fair).min_by(by_share);
    let name = |(thing, estimate): &(String, Estimate)| format!("{thing} with {}", estimate.text());
    match (best, worst) {
        _ if list.is_empty() => String::new(),
        (None, None) => sentence(&format!("{usage}: nothing is seen to differ from {}", percent(fair))),
        (best, worst) => {
            let parts =
                [best.map(|best| format!("best is {}", name(best))), worst.map(|w| format!("worst is {}", name(w)))];
            let parts: Vec<String> = parts.into_iter().flatten().collect();
            sentence(&format!("{usage}, with {} to compare with: {}", percent(fair), parts.join(", ")))
        }
    }
}

/// The best first; of many, the best and the worst.
fn ends_of(mut list: Vec<(String, Estimate)>) -> Vec<(String, Estimate)> {
    list.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
    if list.len() > MOST_ROWS {
        let half = MOST_ROWS / 2;
        let worst = list.split_off(list.len() - half);
        list.truncate(half);
        list.extend(worst);
    }
    list
}
