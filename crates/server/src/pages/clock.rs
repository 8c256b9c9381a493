//! Clocks in words: what a table's clock is, and what somebody has left.

use bearcade_narrate::{Words, arg};

use crate::setup::{Clock, OnFlag};

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
pub(super) const DAY: u32 = 24 * HOUR;

/// A clock in words.
pub(super) fn terms(clock: Clock, words: &Words) -> String {
    match clock {
        Clock::None => words.text("site-clock-none"),
        Clock::Move { seconds } if seconds % DAY == 0 => words.say("site-clock-days", &[arg("days", seconds / DAY)]),
        Clock::Move { seconds } if seconds % MINUTE == 0 => {
            words.say("site-clock-move", &[arg("minutes", seconds / MINUTE)])
        }
        Clock::Move { seconds } => words.say("learn-clock-seconds", &[arg("seconds", seconds)]),
        Clock::Game { seconds, increment } => {
            let game = if seconds % MINUTE == 0 {
                words.say("learn-clock-game", &[arg("minutes", seconds / MINUTE)])
            } else {
                words.say("learn-clock-game-seconds", &[arg("seconds", seconds)])
            };
            if increment == 0 {
                return game;
            }
            words.say("learn-clock-increment", &[arg("game", game), arg("seconds", increment)])
        }
    }
}

/// What happens when time runs out, in words.
pub(super) fn at_the_end(flag: OnFlag, words: &Words) -> String {
    words.text(match flag {
        OnFlag::Bot => "site-flag-bot",
        OnFlag::Resign => "site-flag-resign",
    })
}

/// Whole seconds, begun ones too: it is over at 0.
fn seconds(left: i64) -> u32 {
    u32::try_from((left.max(0) + 999) / 1_000).unwrap_or(u32::MAX)
}

/// What somebody has left, in milliseconds, as a clock shows it.
pub(super) fn shown(left: i64, words: &Words) -> String {
    let left = seconds(left);
    let (minutes, seconds) = (left % HOUR / MINUTE, left % MINUTE);
    if left >= DAY {
        words.say("live-clock-days", &[arg("days", left / DAY), arg("hours", left % DAY / HOUR)])
    } else if left >= HOUR {
        format!("{}:{minutes:02}:{seconds:02}", left / HOUR)
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// The same in a sentence, for ears: the two largest units are enough.
pub(super) fn spoken(left: i64, words: &Words) -> String {
    let left = seconds(left);
    let units = [
        ("live-days", left / DAY),
        ("live-hours", left % DAY / HOUR),
        ("live-minutes", left % HOUR / MINUTE),
        ("live-seconds", left % MINUTE),
    ];
    let first = units.iter().position(|(_, count)| *count > 0).unwrap_or(units.len() - 1);
    let told = units[first..].iter().take(2).enumerate().filter(|(index, (_, count))| *index == 0 || *count > 0);
    let told: Vec<String> = told.map(|(_, (unit, count))| words.say(unit, &[arg("count", *count)])).collect();
    words.say("live-clock-left", &[arg("time", words.list(&told))])
}

#[cfg(test)]
mod tests {
    use bearcade_narrate::Lang;

    use super::*;

    #[test]
    fn what_is_left_is_shown_and_spoken_in_every_language() {
        let english = Words::strict(Lang::En);
        for (left, sight, ear) in [
            (-5, "0:00", "0 seconds left"),
            (1, "0:01", "1 second left"),
            (19_500, "0:20", "20 seconds left"),
            (60_000, "1:00", "1 minute left"),
            (272_000, "4:32", "4 minutes and 32 seconds left"),
            (3_909_000, "1:05:09", "1 hour and 5 minutes left"),
            (187_200_000, "2 d 4 h", "2 days and 4 hours left"),
        ] {
            assert_eq!((shown(left, &english).as_str(), spoken(left, &english).as_str()), (sight, ear));
            for lang in [Lang::Nl, Lang::Es] {
                let words = Words::strict(lang);
                assert_ne!(spoken(left, &words), ear, "{left} {}", shown(left, &words));
            }
        }
    }

    #[test]
    fn every_clock_has_words_in_every_language() {
        let game = |seconds, increment| Clock::Game { seconds, increment };
        let [english, dutch, spanish] = [Lang::En, Lang::Nl, Lang::Es].map(Words::strict);
        for (clock, said) in [
            (Clock::None, "No clock"),
            (Clock::Move { seconds: 1 }, "One second a move"),
            (Clock::Move { seconds: 300 }, "5 minutes a move"),
            (Clock::Move { seconds: 3 * DAY }, "3 days a move"),
            (game(30, 0), "30 seconds for the game"),
            (game(600, 5), "10 minutes for the game, and 5 seconds more after every move"),
        ] {
            assert_eq!(terms(clock, &english), said);
            assert!(terms(clock, &dutch) != said && terms(clock, &spanish) != said);
        }
        for flag in [OnFlag::Bot, OnFlag::Resign] {
            assert_ne!(at_the_end(flag, &dutch), at_the_end(flag, &spanish));
        }
    }
}
