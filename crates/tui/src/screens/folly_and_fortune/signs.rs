//! Cards as a few characters.

use bearcade_narrate::Words;
use bearcade_narrate::folly_and_fortune::power_words;
use bearcade_table::games::folly_and_fortune::{Card, Power};

use crate::Theme;

/// How much of a card is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Density {
    /// A heart, the health and the powers.
    Full,
    /// The health and the powers.
    Short,
    /// The health.
    Health,
}

/// The densities, the best first.
pub(super) const DENSITIES: [Density; 3] = [Density::Full, Density::Short, Density::Health];

/// A card of a row.
pub(super) fn row_sign(words: &Words, theme: Theme, card: &Card, density: Density) -> String {
    match density {
        Density::Full => format!("{}{}{}", theme.either("♥", "h"), card.health, powers(words, theme, card)),
        Density::Short => format!("{}{}", card.health, powers(words, theme, card)),
        Density::Health => card.health.to_string(),
    }
}

/// A card of a hand: its number comes first.
pub(super) fn hand_sign(words: &Words, theme: Theme, card: &Card) -> String {
    format!("{}{}", figure(theme, card.number.into()), row_sign(words, theme, card, Density::Full))
}

/// The signs of a card's powers; nothing for a card without any.
pub(super) fn powers(words: &Words, theme: Theme, card: &Card) -> String {
    let real = card.powers.iter().filter(|(_, power)| *power != Power::None);
    let signs: String = real.map(|&(trigger, power)| power_words(words, trigger, power).sign).collect();
    plain(theme, &signs)
}

/// A number with a minus that the terminal knows.
pub(super) fn figure(theme: Theme, number: i16) -> String {
    plain(theme, &number.to_string().replace('-', "−"))
}

/// Signs as they are, or in ASCII.
fn plain(theme: Theme, signs: &str) -> String {
    if !theme.ascii {
        return signs.to_owned();
    }
    let mut text = String::new();
    for sign in signs.chars() {
        match sign {
            '·' => text.push('.'),
            '−' => text.push('-'),
            '⇄' => text.push_str("<>"),
            '→' | '›' | '▸' => text.push('>'),
            '‹' | '◂' => text.push('<'),
            '↶' => text.push_str("(<"),
            '←' => text.push_str("<-"),
            '⇅' => text.push_str("^v"),
            '⊘' => text.push('/'),
            '▯' => text.push('c'),
            '♥' => text.push('h'),
            '≤' => text.push_str("<="),
            '≥' => text.push_str(">="),
            '×' => text.push('x'),
            '↻' => text.push('@'),
            '▣' => text.push('#'),
            '½' => text.push_str("1/2"),
            '◉' => text.push('o'),
            '»' => text.push_str(">>"),
            '…' => text.push_str(".."),
            sign if sign.is_ascii() => text.push(sign),
            _ => text.push('?'),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use bearcade_narrate::{Lang, Words};
    use bearcade_table::games::folly_and_fortune::FollyAndFortune;

    use super::powers;
    use crate::Theme;

    /// Every sign of the deck has an ASCII form, and no two powers share one.
    #[test]
    fn signs_in_ascii() {
        let options = bearcade_conformance::options(r#"{"superpowers": true}"#);
        let game = <FollyAndFortune as bearcade_core::Game>::new(options, 2).expect("good options");
        let words = Words::strict(Lang::En);
        let mut seen: Vec<(String, String)> = Vec::new();
        for card in game.deck().cards() {
            let [signs, ascii] = [false, true].map(|ascii| powers(&words, Theme { colour: false, ascii }, card));
            assert!(ascii.is_ascii() && (signs.contains('?') || !ascii.contains('?')), "{signs}: {ascii}");
            assert!(seen.iter().all(|(other, plain)| (*other == signs) == (*plain == ascii)), "{signs}: {ascii}");
            seen.push((signs, ascii));
        }
    }
}
