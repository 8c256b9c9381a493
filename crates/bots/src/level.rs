use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A cub: plays by the rules and makes the mistakes that people make.
    Cub,
    /// A black bear: quick sound play by a few rules of thumb.
    Black,
    /// A brown bear: good judgement and a short look ahead.
    Brown,
    /// A grizzly: the strongest there is.
    Grizzly,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Cub, Self::Black, Self::Brown, Self::Grizzly];

    /// The level's name in commands and saved games.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cub => "cub",
            Self::Black => "black",
            Self::Brown => "brown",
            Self::Grizzly => "grizzly",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or(())
    }
}
