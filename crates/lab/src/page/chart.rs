//! Charts as SVG. They are drawn with colours that stand for names; the page's style gives each name its colour in light,
//! in dark and on paper.

use plotters::coord::Shift;
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::{
    Cartesian2d, ChartBuilder, ChartContext, Circle, Color, DrawingArea, IntoDrawingArea, IntoFont, PathElement,
    RGBColor, Rectangle, SVGBackend, ShapeStyle, Text,
};
use plotters::style::TextStyle;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::findings::{Chart, Estimate, Shape, Unit, amount, percent};

const WIDTH: u32 = 720;
const INK: RGBColor = RGBColor(1, 1, 1);
const LINE: RGBColor = RGBColor(2, 2, 2);
const ONE: RGBColor = RGBColor(3, 3, 3);
const TWO: RGBColor = RGBColor(4, 4, 4);
/// The names behind the colours.
const NAMES: [(RGBColor, &str); 4] = [(INK, "ink"), (LINE, "line"), (ONE, "one"), (TWO, "two")];
/// How many shades a map has: their colours follow those with names, first the fields', then the letters'.
const SHADES: u8 = 7;
const FIRST_SHADE: u8 = 10;
const FIRST_LETTER: u8 = 20;
/// How wide a letter is, in pixels, at the size of labels.
const LETTER: usize = 7;
/// The longest label of a row, in letters.
const LONGEST: usize = 44;

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Plane<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;
/// Writing to a string does not fail, and every range has a width: an error is a bug.
const DRAWN: &str = "a chart can be drawn";

/// The chart as SVG, to stand in a page.
pub(super) fn draw(chart: &Chart) -> String {
    let height = match &chart.shape {
        Shape::Dots { rows, .. } => 90 + 24 * rows.len() as u32,
        Shape::Columns(_) | Shape::Line(_) => 300,
        Shape::Map { up, .. } => 90 + 40 * up.len() as u32,
    };
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, (WIDTH, height)).into_drawing_area();
        match &chart.shape {
            Shape::Dots { rows, compared_with } => dots(&area, chart, rows, *compared_with),
            Shape::Columns(columns) => self::columns(&area, chart, columns),
            Shape::Line(points) => line(&area, chart, points),
            Shape::Map { across, up, fields } => map(&area, chart, across, up, fields),
        }
        area.present().expect(DRAWN);
    }
    dressed(&text, chart)
}

/// Gives the colours their names and the picture its own.
fn dressed(svg: &str, chart: &Chart) -> String {
    let mut svg = svg.to_owned();
    let shades = (0..SHADES).flat_map(|shade| [(FIRST_SHADE + shade, 'm', shade), (FIRST_LETTER + shade, 't', shade)]);
    let names = NAMES.map(|(colour, name)| (colour.0, name.to_owned()));
    for (value, name) in names.into_iter().chain(shades.map(|(value, kind, shade)| (value, format!("{kind}{shade}")))) {
        for attribute in ["fill", "stroke"] {
            let from = format!("{attribute}=\"#{value:02X}{value:02X}{value:02X}\"");
            svg = svg.replace(&from, &format!("style=\"{attribute}:var(--{name})\""));
        }
    }
    let label = maud::html! { (chart.title) ". The table below has the numbers." }.into_string().replace('"', "&quot;");
    svg.replacen("<svg ", &format!("<svg role=\"img\" aria-label=\"{label}\" "), 1)
}

fn letters(size: u32, colour: RGBColor, across: HPos, up: VPos) -> TextStyle<'static> {
    let font = ("sans-serif", size).into_font();
    TextStyle { font, color: colour.to_backend_color(), pos: Pos::new(across, up) }
}

/// A number on an axis.
fn mark(value: f64, unit: Unit) -> String {
    match unit {
        Unit::Share | Unit::Points => percent(value).replace(".0 %", " %"),
        Unit::Amount if value.fract().abs() < 1e-9 => format!("{value:.0}"),
        Unit::Amount => amount(value),
    }
}

/// From the lowest to the highest end of some intervals, with a little room.
fn range<'a>(estimates: impl Iterator<Item = &'a Estimate>, also: Option<f64>) -> (f64, f64) {
    let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
    let ends = estimates.flat_map(|estimate| [estimate.value, estimate.interval.low, estimate.interval.high]);
    for value in ends.chain(also).filter(|value| value.is_finite()) {
        (low, high) = (low.min(value), high.max(value));
    }
    if low > high {
        return (0.0, 1.0);
    }
    let room = ((high - low) * 0.06).max(high.abs() * 0.01).max(0.005);
    (low - room, high + room)
}

/// The end of an interval, as far as it is on the picture.
fn on(value: f64, (low, high): (f64, f64)) -> f64 {
    value.clamp(low, high)
}

fn plane<'a, 'b>(
    area: &'a Area<'b>,
    chart: &Chart,
    (left, bottom): (u32, u32),
    across: (f64, f64),
    up: (f64, f64),
) -> Plane<'a, 'b> {
    area.draw(&Text::new(chart.title.clone(), (8, 6), letters(15, INK, HPos::Left, VPos::Top))).expect(DRAWN);
    let mut builder = ChartBuilder::on(area);
    builder.margin_top(32).margin_right(24).x_label_area_size(bottom).y_label_area_size(left);
    builder.build_cartesian_2d(across.0..across.1, up.0..up.1).expect(DRAWN)
}

/// The titles of the axes, where there is room for them.
fn axes(area: &Area<'_>, chart: &Chart, left: u32) {
    let (width, height) = area.dim_in_pixel();
    let middle = left.midpoint(width) as i32;
    let style = letters(13, INK, HPos::Center, VPos::Bottom);
    area.draw(&Text::new(chart.across.clone(), (middle, height as i32 - 4), style)).expect(DRAWN);
    if !chart.up.is_empty() {
        let style = letters(13, INK, HPos::Center, VPos::Center).transform(plotters::style::FontTransform::Rotate270);
        area.draw(&Text::new(chart.up.clone(), (12, height as i32 / 2), style)).expect(DRAWN);
    }
}

fn dots(area: &Area<'_>, chart: &Chart, rows: &[(String, Estimate)], compared_with: Option<f64>) {
    let label = |name: &str| -> String {
        if name.chars().count() <= LONGEST {
            name.to_owned()
        } else {
            name.chars().take(LONGEST - 1).chain(['…']).collect()
        }
    };
    let longest = rows.iter().map(|(name, _)| label(name).chars().count()).max().unwrap_or(0);
    let left = (longest * LETTER + 16) as u32;
    let span = range(rows.iter().map(|(_, estimate)| estimate), compared_with);
    let unit = rows.first().map_or(Unit::Amount, |(_, estimate)| estimate.unit);
    let mut plane = plane(area, chart, (left, 40), span, (0.0, rows.len() as f64));
    let format = |value: &f64| mark(*value, unit);
    let mut mesh = plane.configure_mesh();
    mesh.disable_y_mesh()
        .y_labels(0)
        .x_labels(6)
        .x_label_formatter(&format)
        .axis_style(LINE)
        .light_line_style(LINE.mix(0.0));
    mesh.bold_line_style(LINE.mix(0.4)).label_style(letters(12, INK, HPos::Center, VPos::Top)).draw().expect(DRAWN);
    if let Some(value) = compared_with {
        let path = PathElement::new([(value, 0.0), (value, rows.len() as f64)], ShapeStyle::from(&TWO).stroke_width(2));
        plane.draw_series([path]).expect(DRAWN);
    }
    for (at, (name, estimate)) in rows.iter().enumerate() {
        let up = rows.len() as f64 - at as f64 - 0.5;
        let (low, high) = (on(estimate.interval.low, span), on(estimate.interval.high, span));
        plane
            .draw_series([PathElement::new([(low, up), (high, up)], ShapeStyle::from(&ONE).stroke_width(2))])
            .expect(DRAWN);
        plane.draw_series([Circle::new((estimate.value, up), 4, ONE.filled())]).expect(DRAWN);
        let (_, y) = plane.backend_coord(&(span.0, up));
        let style = letters(12, INK, HPos::Right, VPos::Center);
        area.draw(&Text::new(label(name), (left as i32 - 8, y), style)).expect(DRAWN);
    }
    axes(area, chart, left);
}

fn columns(area: &Area<'_>, chart: &Chart, columns: &[(f64, f64, Estimate)]) {
    let left = 70;
    let (first, last) = (columns.first().map_or(0.0, |column| column.0), columns.last().map_or(1.0, |column| column.1));
    let (_, high) = range(columns.iter().map(|(_, _, estimate)| estimate), None);
    let mut plane = plane(area, chart, (left, 44), (first, last), (0.0, high));
    let (across, up) = (|value: &f64| mark(*value, Unit::Amount), |value: &f64| mark(*value, Unit::Share));
    let mut mesh = plane.configure_mesh();
    mesh.disable_x_mesh().x_labels(10).y_labels(5).x_label_formatter(&across).y_label_formatter(&up).axis_style(LINE);
    mesh.light_line_style(LINE.mix(0.0)).bold_line_style(LINE.mix(0.4));
    mesh.label_style(letters(12, INK, HPos::Center, VPos::Center)).draw().expect(DRAWN);
    for (from, to, estimate) in columns {
        let gap = (to - from) * 0.06;
        plane
            .draw_series([Rectangle::new([(from + gap, 0.0), (to - gap, estimate.value)], ONE.filled())])
            .expect(DRAWN);
        let middle = f64::midpoint(*from, *to);
        let ends = [(middle, estimate.interval.low), (middle, estimate.interval.high)];
        plane.draw_series([PathElement::new(ends, ShapeStyle::from(&TWO).stroke_width(2))]).expect(DRAWN);
    }
    axes(area, chart, left);
}

fn line(area: &Area<'_>, chart: &Chart, points: &[(String, Estimate)]) {
    let left = 80;
    let span = range(points.iter().map(|(_, estimate)| estimate), None);
    let unit = points.first().map_or(Unit::Amount, |(_, estimate)| estimate.unit);
    let width = points.len() as f64;
    let mut plane = plane(area, chart, (left, 44), (0.0, width), span);
    let up = |value: &f64| mark(*value, unit);
    let mut mesh = plane.configure_mesh();
    mesh.disable_x_mesh().x_labels(0).y_labels(5).y_label_formatter(&up).axis_style(LINE);
    mesh.light_line_style(LINE.mix(0.0)).bold_line_style(LINE.mix(0.4));
    mesh.label_style(letters(12, INK, HPos::Center, VPos::Center)).draw().expect(DRAWN);
    let at = |place: usize| place as f64 + 0.5;
    let path: Vec<(f64, f64)> = points.iter().enumerate().map(|(place, (_, e))| (at(place), e.value)).collect();
    plane.draw_series([PathElement::new(path, ShapeStyle::from(&ONE).stroke_width(2))]).expect(DRAWN);
    for (place, (name, estimate)) in points.iter().enumerate() {
        let (low, high) = (on(estimate.interval.low, span), on(estimate.interval.high, span));
        let interval = [(at(place), low), (at(place), high)];
        plane.draw_series([PathElement::new(interval, ShapeStyle::from(&TWO).stroke_width(2))]).expect(DRAWN);
        plane.draw_series([Circle::new((at(place), estimate.value), 4, ONE.filled())]).expect(DRAWN);
        let (x, y) = plane.backend_coord(&(at(place), span.0));
        area.draw(&Text::new(name.clone(), (x, y + 8), letters(12, INK, HPos::Center, VPos::Top))).expect(DRAWN);
    }
    axes(area, chart, left);
}

fn map(area: &Area<'_>, chart: &Chart, across: &[String], up: &[String], fields: &[Estimate]) {
    let left = (up.iter().map(|name| name.chars().count()).max().unwrap_or(0) * LETTER + 40) as u32;
    let (width, height) = (across.len() as f64, up.len() as f64);
    let values = fields.iter().map(|field| field.value);
    let (low, high) = values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), v| (low.min(v), high.max(v)));
    let mut plane = plane(area, chart, (left, 44), (0.0, width), (0.0, height));
    for (at, field) in fields.iter().enumerate() {
        let (column, row) = ((at % across.len()) as f64, height - 1.0 - (at / across.len()) as f64);
        let place = (field.value - low) / (high - low).max(f64::MIN_POSITIVE);
        let shade = (place * f64::from(SHADES)).clamp(0.0, f64::from(SHADES - 1)) as u8;
        let grey = |first: u8| RGBColor(first + shade, first + shade, first + shade);
        let corners = [(column + 0.01, row + 0.02), (column + 0.99, row + 0.98)];
        plane.draw_series([Rectangle::new(corners, grey(FIRST_SHADE).filled())]).expect(DRAWN);
        let (x, y) = plane.backend_coord(&(column + 0.5, row + 0.5));
        let text = match field.unit {
            Unit::Amount => format!("{} ± {}", amount(field.value), amount(field.interval.margin())),
            _ => format!("{} ± {}", percent(field.value).replace(" %", ""), percent(field.interval.margin())),
        };
        area.draw(&Text::new(text, (x, y), letters(12, grey(FIRST_LETTER), HPos::Center, VPos::Center))).expect(DRAWN);
    }
    for (at, name) in across.iter().enumerate() {
        let (x, y) = plane.backend_coord(&(at as f64 + 0.5, 0.0));
        area.draw(&Text::new(name.clone(), (x, y + 8), letters(12, INK, HPos::Center, VPos::Top))).expect(DRAWN);
    }
    for (at, name) in up.iter().enumerate() {
        let (x, y) = plane.backend_coord(&(0.0, height - at as f64 - 0.5));
        area.draw(&Text::new(name.clone(), (x - 8, y), letters(12, INK, HPos::Right, VPos::Center))).expect(DRAWN);
    }
    axes(area, chart, left);
}
