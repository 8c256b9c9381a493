//! Letters that nobody sees, and letters that change how others are seen: with them a name passes for another, and a
//! sentence shows something else than it says.

/// Blank to the eye, though it counts as a letter or a sign.
const fn is_blank(letter: char) -> bool {
    matches!(letter, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

/// Joins letters or keeps them apart: some scripts, and emoji made of several, can't be written without.
const fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

/// Says that the sign before it is an emoji. Nothing to see by itself.
const EMOJI: char = '\u{fe0f}';

/// Has no shape of its own, or turns the direction of writing.
pub(crate) fn is_hidden(letter: char) -> bool {
    is_blank(letter)
        || letter.is_control()
        || matches!(
            letter,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{fe00}'..='\u{fe0e}'
                | '\u{feff}'
                | '\u{fff0}'..='\u{fffb}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

/// Does the sign of an emoji stand where there is none? There it changes nothing that can be seen.
pub(crate) fn has_idle_sign(text: &str) -> bool {
    let is_none = |before: char| before.is_alphanumeric() || before.is_whitespace() || before == EMOJI;
    let before = std::iter::once(EMOJI).chain(text.chars());
    before.zip(text.chars()).any(|(before, letter)| letter == EMOJI && is_none(before))
}

/// Is there anything to see?
pub(crate) fn is_visible(text: &str) -> bool {
    text.chars().any(|letter| !(is_hidden(letter) || letter.is_whitespace() || letter == EMOJI))
}

/// A sentence without what is hidden in it, on one line and with one blank between words.
pub(crate) fn plain(text: &str) -> String {
    let words = text.split(|letter: char| letter.is_whitespace() || is_blank(letter));
    let seen = |word: &str| word.chars().filter(|&letter| is_joiner(letter) || !is_hidden(letter)).collect::<String>();
    words.map(seen).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_hidden_is_taken_out_and_what_is_needed_stays() {
        assert_eq!(plain(" good\u{202e} luck\u{2066}\n\tall\u{ad} \u{200b} "), "good luck all");
        assert_eq!(plain("⠓⠊\u{2800}⠁⠇⠇\u{3164}\u{3164}!"), "⠓⠊ ⠁⠇⠇ !", "braille has a blank of its own");
        for needed in ["Łukasz", "می\u{200c}خواهم", "👩\u{200d}👧", "❤\u{fe0f}", "שלום", "한글", "e\u{301}"]
        {
            assert_eq!(plain(needed), needed);
            assert!(is_visible(needed), "{needed}");
        }
        for nothing in ["", " ", "\u{3164}", "\u{2800}", "\u{34f}", "\u{ad}", "\u{200d}\u{fe0f}", "\u{e0041}"] {
            assert!(!is_visible(nothing) && !is_visible(&plain(nothing)), "{nothing:?}");
        }
    }
}
