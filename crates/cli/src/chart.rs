//! Bars in text: one for every moment, eight levels to a line, or three where only ASCII may be used.

/// The widest chart, in moments.
const WIDEST: usize = 60;
const EIGHTHS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const THIRDS: [char; 3] = [' ', ':', '#'];

/// Draws values between `low` and `high` as bars, so many lines high, the top line first.
pub(crate) fn bars(values: &[f64], (low, high): (f64, f64), height: usize, ascii: bool) -> Vec<String> {
    let signs: &[char] = if ascii { &THIRDS } else { &EIGHTHS };
    let most = signs.len() - 1;
    let width = values.len().min(WIDEST);
    let moment = |column: usize| values[column * (values.len() - 1) / (width - 1).max(1)];
    let level = |column: usize| {
        let share = (moment(column) - low) / (high - low).max(f64::MIN_POSITIVE);
        // The least that is drawn is one level: a bar that is there can be seen.
        ((share * (height * most) as f64).round() as usize).clamp(1, height * most)
    };
    let line =
        |row: usize| (0..width).map(|column| signs[level(column).saturating_sub(row * most).min(most)]).collect();
    (0..height).rev().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::bars;

    #[test]
    fn bars_rise_with_their_values() {
        let values: Vec<f64> = (0..=8).map(|eighth| f64::from(eighth) / 8.0).collect();
        assert_eq!(bars(&values, (0.0, 1.0), 1, false), ["▁▁▂▃▄▅▆▇█"]);
        assert_eq!(bars(&values, (0.0, 1.0), 2, false), ["     ▂▄▆█", "▁▂▄▆█████"]);
        assert_eq!(bars(&values, (0.0, 1.0), 2, true), ["     ::##", ":::######"].map(str::to_owned));
    }

    #[test]
    fn long_games_are_thinned_and_short_ones_drawn_whole() {
        let long = vec![0.5; 1000];
        assert_eq!(bars(&long, (0.0, 1.0), 1, true), [":".repeat(60)]);
        assert_eq!(bars(&[1.0], (0.0, 1.0), 1, false), ["█"]);
        assert_eq!(bars(&[3.0, 3.0], (3.0, 3.0), 1, false).len(), 1, "a flat line has no range");
    }
}
