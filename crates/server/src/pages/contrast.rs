//! The stylesheet's colours can be told apart by everybody: 4.5 to 1 for text, 3 to 1 for what is drawn, in both themes.

use std::collections::BTreeMap;

use super::STYLE;

/// Texts, and the surfaces they stand on.
const TEXTS: &[(&str, &[&str])] = &[
    ("ink", &["paper", "paper-2", "card", "moss-2", "honey-2", "berry-2", "sky-2"]),
    ("ink-2", &["paper", "paper-2", "card"]),
    ("forest", &["paper", "paper-2", "card", "honey-2"]),
    ("on-forest", &["forest"]),
    ("on-honey", &["honey"]),
    ("on-bear", &["bear"]),
    ("on-berry", &["berry"]),
    ("on-sky", &["sky"]),
    ("on-plum", &["plum"]),
];

/// Marks, edges and pieces, and what they must stand out from.
const MARKS: &[(&str, &[&str])] = &[
    ("edge", &["paper", "paper-2", "card"]),
    ("forest", &["paper", "paper-2", "card", "moss-2"]),
    ("moss", &["paper", "card", "moss-2"]),
    ("honey", &["paper", "paper-2", "card", "honey-2"]),
    ("berry", &["paper", "paper-2", "card", "berry-2"]),
    ("sky", &["paper", "paper-2", "card", "sky-2"]),
    ("plum", &["paper", "paper-2", "card"]),
    ("bear", &["paper", "paper-2", "card"]),
    ("card", &["ink-2", "moss"]),
    ("art-ink", &["paper", "card"]),
    ("art-dark", &["art-cream", "art-amber"]),
];

/// The colours of fur and feathers, which are all on cards or on the page; pale ones have an outline (`rim`).
const FURS: &[&str] = &[
    "brown", "umber", "rust", "orange", "rim", "slate", "dusk", "mauve", "coral", "leaf", "pine", "teal", "berry",
    "honey", "sky",
];

/// The colours by name, in light and in dark.
fn colours() -> BTreeMap<&'static str, [[u8; 3]; 2]> {
    let colour = |line: &'static str| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(": light-dark(#")?;
        let (light, dark) = value.strip_suffix(");")?.split_once(", #")?;
        Some((name, [read(light), read(dark)]))
    };
    STYLE.lines().filter_map(colour).collect()
}

fn read(hex: &str) -> [u8; 3] {
    std::array::from_fn(|part| u8::from_str_radix(&hex[part * 2..part * 2 + 2], 16).expect("six digits"))
}

/// How bright a colour is (WCAG 2.2).
fn luminance(colour: [u8; 3]) -> f64 {
    let [red, green, blue] = colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The pairs that don't reach a contrast.
fn weak<'a>(pairs: impl Iterator<Item = (&'a str, &'a str)>, least: f64) -> Vec<String> {
    let colours = colours();
    let find = |name: &str| colours.get(name).unwrap_or_else(|| panic!("there is no --{name}"));
    let mut weak = Vec::new();
    for (front, back) in pairs {
        for (theme, number) in [("light", 0), ("dark", 1)] {
            let reached = contrast(find(front)[number], find(back)[number]);
            if reached < least {
                weak.push(format!("{front} on {back}, {theme}: {reached:.2} of {least}"));
            }
        }
    }
    weak
}

/// The surfaces that are mixed of two colours, as the stylesheet writes them: the first, how much of it, the second.
fn mixtures() -> Vec<(&'static str, f64, &'static str)> {
    let mixed = |text: &'static str| {
        let (first, rest) = text.split_once(") ")?;
        let (share, rest) = rest.split_once("%, var(--")?;
        Some((first, share.parse::<f64>().ok()? / 100.0, rest.split_once(')')?.0))
    };
    STYLE.split("background: color-mix(in srgb, var(--").skip(1).filter_map(mixed).collect()
}

/// A colour mixed of two, as browsers do.
fn mix(first: [u8; 3], share: f64, second: [u8; 3]) -> [u8; 3] {
    std::array::from_fn(|part| (f64::from(first[part]) * share + f64::from(second[part]) * (1.0 - share)).round() as u8)
}

fn pairs<'a>(list: &'a [(&'a str, &'a [&'a str])]) -> impl Iterator<Item = (&'a str, &'a str)> {
    list.iter().flat_map(|(front, backs)| backs.iter().map(move |back| (*front, *back)))
}

#[test]
fn texts_can_be_read() {
    let weak = weak(pairs(TEXTS), 4.5);
    assert!(weak.is_empty(), "{weak:#?}");
}

/// Boards mix colours for their surfaces. On these stands the ink alone: grey is too faint there.
#[test]
fn the_ink_can_be_read_on_every_mixture() {
    let (colours, mixtures) = (colours(), mixtures());
    assert!(mixtures.contains(&("moss", 0.26, "paper-2")), "Hold My Bear's table: {mixtures:?}");
    for (first, share, second) in mixtures {
        for (theme, number) in [("light", 0), ("dark", 1)] {
            let surface = mix(colours[first][number], share, colours[second][number]);
            let reached = contrast(colours["ink"][number], surface);
            assert!(reached >= 4.5, "ink on {first} {share} {second}, {theme}: {reached:.2}");
        }
    }
}

#[test]
fn marks_can_be_seen() {
    let weak = weak(pairs(MARKS), 3.0);
    assert!(weak.is_empty(), "{weak:#?}");
}

#[test]
fn characters_stand_out_from_paper_and_cards() {
    let names: Vec<String> = FURS.iter().map(|fur| format!("art-{fur}")).collect();
    let weak = weak(names.iter().flat_map(|fur| ["paper", "card"].map(|back| (fur.as_str(), back))), 3.0);
    assert!(weak.is_empty(), "{weak:#?}");
}

#[test]
fn the_measure_is_right() {
    assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 1e-9);
    assert!((contrast(read("767676"), read("ffffff")) - 4.54).abs() < 0.01);
}
