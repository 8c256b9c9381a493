use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A black bear: quick sound play by a few rules of thumb.
    Black,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 1] = [Self::Black];

    /// The level's name in commands and saved games.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
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
