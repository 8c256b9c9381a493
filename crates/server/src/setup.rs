//! How a table is played, beside the game's own options.

use bearcade_core::{Game, GameOptions as _, OptionValues, SetupError};
use bearcade_table::for_each_game;
use serde::{Deserialize, Serialize};

/// What the host chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    /// Who set the table up.
    pub host: String,
    /// May anybody find and watch it? Finished public games are public records.
    pub public: bool,
    /// The secret part of the invite link.
    pub invite: String,
    /// Who may come in without the link.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invited: Vec<String>,
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// What happens to a seat whose time has run out.
    #[serde(default)]
    pub flag: OnFlag,
    /// The day of a daily bear (EO-27).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<String>,
}

/// Options in the form in which they are kept: only those that differ from the defaults, and texts such as decks without
/// anything that means nothing.
pub(crate) fn canonical(slug: &str, options: &OptionValues) -> Result<OptionValues, SetupError> {
    macro_rules! each {
        ($($game:ty),+) => {
            $(if slug == <$game as Game>::SLUG {
                return Ok(<$game as Game>::Options::from_values(options)?.to_values());
            })+
        };
    }
    for_each_game!(each);
    Ok(options.clone())
}

/// A clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Clock {
    /// Take your time.
    #[default]
    None,
    /// So many seconds for every decision.
    Move {
        /// The seconds.
        seconds: u32,
    },
    /// So many seconds for the whole game, and some more after every decision.
    Game {
        /// The seconds at the start.
        seconds: u32,
        /// The seconds added after a decision.
        increment: u32,
    },
}

impl Clock {
    /// The longest time a clock may have: two weeks.
    pub(crate) const MOST_SECONDS: u32 = 14 * 24 * 3_600;

    /// The time a seat has at the start, in milliseconds; none without a clock.
    pub(crate) fn start(self) -> Option<i64> {
        match self {
            Self::None => None,
            Self::Move { seconds } | Self::Game { seconds, .. } => Some(i64::from(seconds) * 1_000),
        }
    }

    /// The time a seat has left after a decision for which it took some of what it had; none if the clock stood still. Only
    /// whoever `answered` it gains something: a decision that is withdrawn has cost its time.
    pub(crate) fn after(self, had: i64, took: Option<i64>, answered: bool) -> i64 {
        match (self, took) {
            (Self::None, _) | (Self::Game { .. }, None) => had,
            (Self::Move { seconds }, _) => i64::from(seconds) * 1_000,
            (Self::Game { .. }, Some(took)) => (had - took).max(0) + if answered { self.increment() } else { 0 },
        }
    }

    /// What an answer gains, in milliseconds.
    pub(crate) fn increment(self) -> i64 {
        if let Self::Game { increment, .. } = self { i64::from(increment) * 1_000 } else { 0 }
    }

    /// Are the numbers sensible?
    pub(crate) fn is_sound(self) -> bool {
        let within = |seconds: u32| (1..=Self::MOST_SECONDS).contains(&seconds);
        match self {
            Self::None => true,
            Self::Move { seconds } => within(seconds),
            Self::Game { seconds, increment } => within(seconds) && increment <= Self::MOST_SECONDS,
        }
    }
}

/// What happens to a seat whose time has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OnFlag {
    /// A bot plays on.
    #[default]
    Bot,
    /// The seat resigns, if the game can be resigned; else a bot plays on.
    Resign,
}
