//! The colours of the drawings: names that the stylesheet gives a value in light and dark.

/// The colours' names; the custom property of `brown` is `--art-brown`.
pub(super) const COLOURS: &[&str] = &[
    "brown", "umber", "rust", "orange", "sand", "gold", "slate", "dusk", "mauve", "coral", "leaf", "pine", "teal",
    "skin", "wool", "rim", "cream", "dark", "ink", "berry", "honey", "amber", "sky",
];

/// The drawing with every `$name` as a colour.
pub(super) fn dye(drawing: &str) -> String {
    let mut parts = drawing.split('$');
    let mut dyed = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|letter: char| !letter.is_ascii_lowercase()).unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        debug_assert!(COLOURS.contains(&name), "{name} is no colour");
        for text in ["var(--art-", name, ")", rest] {
            dyed.push_str(text);
        }
    }
    dyed
}
