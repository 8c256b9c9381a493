//! Passwords that attackers try first.
//!
//! A password is refused if it is well known, the user's own name, a run along the alphabet or the keyboard, or something
//! short that is repeated; with a few digits or signs around it, or letters written as digits, it is no better.

use std::collections::HashSet;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization as _;

/// Well-known passwords and the words that they are made of, in small letters.
static COMMON: LazyLock<HashSet<&str>> = LazyLock::new(|| include_str!("common_passwords.txt").lines().collect());

/// Rows of keyboards (QWERTY, AZERTY, QWERTZ) and their columns, the alphabet and the digits. A run goes either way.
const RUNS: [&str; 17] = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "asdfghjkl;",
    "zxcvbnm,./",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "qwertzuiop",
    "yxcvbnm",
    "1qaz",
    "2wsx",
    "3edc",
    "4rfv",
    "5tgb",
    "6yhn",
    "7ujm",
];
/// The shortest run that is taken for one.
const SHORTEST_RUN: usize = 3;
/// What is repeated is no password by itself if it is this short.
const SHORT: usize = 4;
/// The most letters around a weak password that leave it weak.
const AROUND: usize = 4;

/// Is a password one of those that are tried first for an account of this name?
pub(crate) fn is_weak(password: &str, name: &str) -> bool {
    let (password, name) = (small(password), letters(&small(name)));
    let is_sign = |letter: char| !letter.is_alphabetic();
    let [front, back] = [password.trim_start_matches(is_sign), password.trim_end_matches(is_sign)];
    let middle = front.trim_end_matches(is_sign);
    let is_little = |cut: &str| cut.chars().count() <= AROUND || is_run(cut) || is_repeated(cut, &name);
    let before = &password[..password.len() - front.len()];
    let after = &password[back.len()..];
    is_known(&password, &name)
        || is_little(after) && is_known(back, &name)
        || is_little(before) && is_known(front, &name)
        || is_little(before) && is_little(after) && is_known(middle, &name)
}

fn is_known(text: &str, name: &str) -> bool {
    if text.is_empty() {
        return false;
    }
    let is_word =
        |word: String| !word.is_empty() && (COMMON.contains(word.as_str()) || word == name || is_repeated(&word, name));
    is_run(text) || is_repeated(text, name) || ['l', 'i'].into_iter().any(|one| is_word(spelt(text, one))) || {
        let word = letters(text);
        is_run(&word) || is_word(word)
    }
}

/// A text in one form, in small letters.
fn small(text: &str) -> String {
    text.nfkc().collect::<String>().to_lowercase()
}

/// Letters and digits alone.
fn letters(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).collect()
}

/// A word whose letters are written as digits and signs. A 1 may stand for two letters.
fn spelt(text: &str, one: char) -> String {
    let letter = |sign| match sign {
        '0' => 'o',
        '1' | '!' | '|' => one,
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' | '+' => 't',
        letter => letter,
    };
    letters(&text.chars().map(letter).collect::<String>())
}

/// Does it consist of runs?
fn is_run(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    // How far it consists of runs from its beginning.
    let mut reached = vec![false; letters.len() + 1];
    reached[0] = true;
    for start in 0..letters.len() {
        if !reached[start] {
            continue;
        }
        let longest = RUNS.iter().map(|run| run_length(&letters[start..], run)).max().unwrap_or(0);
        for length in SHORTEST_RUN..=longest {
            reached[start + length] = true;
        }
    }
    !letters.is_empty() && reached[letters.len()]
}

/// How many letters at the beginning follow each other in a row, either way.
fn run_length(letters: &[char], row: &str) -> usize {
    let follow = |row: &str| {
        let Some(start) = letters.first().and_then(|first| row.find(*first)) else { return 0 };
        letters.iter().zip(row[start..].chars()).take_while(|(letter, next)| *letter == next).count()
    };
    let back: String = row.chars().rev().collect();
    follow(row).max(follow(&back))
}

/// Is it something short, or weak by itself, over and over?
fn is_repeated(text: &str, name: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    (1..=letters.len() / 2).any(|unit| {
        let repeats = (unit..letters.len()).all(|place| letters[place] == letters[place - unit]);
        let part = || letters[..unit].iter().collect::<String>();
        repeats && (unit <= SHORT || COMMON.contains(part().as_str()) || part() == name || is_run(&part()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_tried_first_is_weak() {
        for weak in [
            "password",
            "Password1",
            "P@ssw0rd!",
            "passwordpassword",
            "123password",
            "$unshine99",
            "iloveyou",
            "ILOVEYOU",
            "i love you",
            "12345678",
            "87654321",
            "123456789",
            "qwertyuiop",
            "qwerty123456",
            "Qwerty12",
            "asdfghjkl",
            "azertyuiop",
            "abcdefgh",
            "abcd1234",
            "1qaz2wsx",
            "1q2w3e4r",
            "aaaaaaaa",
            "abababab",
            "abcabcabc",
            "12341234",
            "!!!!!!!!",
            "bearcade",
            "Bearcade1!",
            "ch@osbear",
            "trustno1",
            "welkom2026",
            "Wachtwoord!",
            "contraseña",
            "ｐａｓｓｗｏｒｄ",
            "l1verp00l",
            "Holdmybear7",
            "monkey111111",
            // The user's name is Ada Lovelace.
            "adalovelace",
            "Ada Lovelace",
            "adalovelace12",
            "AdaLovelace!",
            "adalovelaceadalovelace",
        ] {
            assert!(is_weak(weak, "Ada Lovelace"), "{weak}");
        }
    }

    #[test]
    fn what_takes_thought_is_not() {
        for good in [
            "a bear in the wood",
            "another password",
            "first password",
            "purple lanterns",
            "lantern wombat 7",
            "xK9$mQ2pLw",
            "adamantine storm",
            "dragon19870412",
            "tp4k8wzq",
            "mis osos duermen",
            "n1ce-but-odd-3",
            "qwerty is not enough",
            "abcdefgh-wombat",
            "een beer op sokken",
            "88 geese fly",
            "zqjxkvbp",
        ] {
            assert!(!is_weak(good, "Ada Lovelace"), "{good}");
        }
        assert!(!is_weak("wander far", "Al"));
    }

    #[test]
    fn the_list_is_in_small_letters_in_order_and_without_doubles() {
        let lines: Vec<&str> = include_str!("common_passwords.txt").lines().collect();
        assert!(lines.is_sorted_by(|one, next| one < next));
        assert!(lines.iter().all(|line| small(line) == *line && letters(line) == *line), "{lines:?}");
    }
}
