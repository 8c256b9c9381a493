/// A share in per cent.
pub fn percent(share: f64) -> String {
    let percent = 100.0 * share;
    // A minus before nothing would be odd.
    let percent = if percent.abs() < 0.05 { 0.0 } else { percent };
    format!("{percent:.1} %")
}

/// A number with as many digits as it needs.
pub fn amount(value: f64) -> String {
    if !value.is_finite() {
        return "?".to_owned();
    }
    let digits = match value.abs() {
        100.0.. => 0,
        10.0.. => 1,
        _ => 2,
    };
    let text = format!("{value:.digits$}");
    if text.trim_start_matches('-').chars().all(|letter| letter == '0' || letter == '.') {
        return text.trim_start_matches('-').to_owned();
    }
    text
}

/// Names in a sentence: `a, b and c`.
pub(super) fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [all @ .., last] => format!("{} and {last}", all.join(", ")),
    }
}

/// The sentence with a large first letter and a stop.
pub(super) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}.", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_digits_they_need() {
        assert_eq!([1234.5, 12.34, 1.234, -0.001, 0.0].map(amount), ["1234", "12.3", "1.23", "0.00", "0.00"]);
        assert_eq!(amount(f64::INFINITY), "?");
        assert_eq!([0.5, -0.0001, -0.123].map(percent), ["50.0 %", "0.0 %", "-12.3 %"]);
    }

    #[test]
    fn names_are_listed_as_people_do() {
        let names = |names: &[&str]| listed(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
        assert_eq!(names(&["a", "b", "c"]), "a, b and c");
        assert_eq!(names(&["a"]), "a");
        assert_eq!(sentence("élan"), "Élan.");
    }
}
