//! Findings as one page of HTML that needs nothing beside it: light and dark, on a screen and on paper.

mod chart;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::findings::{Cell, Chart, Findings, Section, Shape};

/// The look. Colours are those of Okabe and Ito, which people see apart whatever their eyes.
const STYLE: &str = include_str!("page/style.css");

impl Findings {
    /// The page.
    pub fn to_html(&self) -> String {
        let page = html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    header {
                        h1 { (self.title) }
                        p { (self.played.sentence) " To compare: " code { (self.played.compare) } }
                        dl { @for (name, value) in &self.about { div { dt { (name) } dd { (value) } } } }
                    }
                    @if self.sections.len() > 1 {
                        nav aria-label="Sections" {
                            ul { @for section in &self.sections { li { a href={ "#" (section.id) } { (section.title) } } } }
                        }
                    }
                    main {
                        @if self.sections.is_empty() { p { "No game has been played to its end yet." } }
                        @for section in &self.sections { (part(section)) }
                    }
                    footer {
                        p {
                            "Numbers in brackets are 95 % intervals: of a hundred such intervals, about ninety-five hold \
                             the true number. Where a sentence says that something is favoured or differs, the many \
                             numbers that were looked at are allowed for. Minutes are a guess from turns and decisions."
                        }
                        p {
                            "A win share when something is drawn, held or played says how those fared to whom it \
                             happened. It does not say that it made them win: who is ahead may get to play more."
                        }
                    }
                }
            }
        };
        page.into_string()
    }
}

fn part(section: &Section) -> Markup {
    html! {
        section id=(section.id) aria-labelledby={ (section.id) "-title" } {
            h2 id={ (section.id) "-title" } { (section.title) }
            p { (section.sentence) }
            @for chart in &section.charts {
                figure {
                    (PreEscaped(chart::draw(chart)))
                    figcaption { (caption(chart)) }
                }
            }
            @if !section.table.rows.is_empty() {
                div.table role="region" tabindex="0" aria-label={ "Table: " (section.title) } {
                    table {
                        thead { tr { @for (_, title) in &section.table.columns { th scope="col" { (title) } } } }
                        tbody {
                            @for row in &section.table.rows {
                                tr {
                                    @for (at, cell) in row.iter().enumerate() {
                                        @if at == 0 { th scope="row" { (cell.text()) } } @else { (field(cell)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How a chart is read.
fn caption(chart: &Chart) -> &'static str {
    match &chart.shape {
        Shape::Dots { compared_with: Some(_), .. } => {
            "Dots are what was seen, the lines through them 95 % intervals; the upright line is what they are compared with."
        }
        Shape::Dots { .. } => "Dots are what was seen, the lines through them 95 % intervals.",
        Shape::Columns(_) => "Columns are what was seen, the lines at their ends 95 % intervals.",
        Shape::Line(_) => "Dots are what was seen, the upright lines through them 95 % intervals.",
        Shape::Map { .. } => "The darker, the more; behind ± stands half of the 95 % interval.",
    }
}

fn field(cell: &Cell) -> Markup {
    let class = matches!(cell, Cell::Text(_)).then_some("words");
    html! { td class=[class] { (cell.text()) } }
}
