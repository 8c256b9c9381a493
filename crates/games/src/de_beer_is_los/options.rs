use bearcade_core::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, Resolved, SetupError};

use super::tile::Colour;

/// The distribution of the hunters' guns (BL-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guns {
    /// Each direction is equally likely for each hunter.
    Random,
    /// Two of the eight guns point in each direction.
    TwoEach,
}

/// The tiles that may not go straight back (BL-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWayBack {
    /// All tiles that the player moved, including birds.
    All,
    /// Only tiles of the player's own colour.
    Own,
}

/// The variants of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The distribution of the hunters' guns (BL-4).
    pub guns: Guns,
    /// The colour that takes the first turn of every game (BL-5).
    pub first: Colour,
    /// The tiles that may not go straight back (BL-10).
    pub no_way_back: NoWayBack,
    /// The number of games in the match (BL-23).
    pub games: u8,
    /// The number of turns without a flip or capture after which the player must do one of them (BL-24).
    pub quiet: u16,
}

const GUNS: &[&str] = &["random", "two_each"];
const FIRST: &[&str] = &["blue", "brown"];
const NO_WAY_BACK: &[&str] = &["all", "own"];
/// The maximum length of a quiet spell. A game has fewer than a hundred flips and captures, so it always ends in
/// reasonable time.
const MOST_QUIET: i64 = 1_000;

const fn choice(
    name: &'static str,
    of: &'static [&'static str],
    about: &'static str,
    rule: &'static str,
) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Choice { of, default: of[0] }, about, rule }
}

const fn number(name: &'static str, max: i64, default: i64, about: &'static str, rule: &'static str) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Whole { min: 1, max, default: Some(default) }, about, rule }
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        number("games", 2, 2, "The number of games in the match; players swap colours for the second.", "BL-23"),
        choice("first", FIRST, "The colour that takes the first turn of every game.", "BL-5"),
        choice(
            "guns",
            GUNS,
            "Each gun points in any direction with equal chances, or two of the eight point in each direction.",
            "BL-4",
        ),
        choice(
            "no_way_back",
            NO_WAY_BACK,
            "All tiles that a player moved may not go straight back, or only the player's own tiles.",
            "BL-10",
        ),
        number(
            "quiet",
            MOST_QUIET,
            12,
            "After this many consecutive turns without a flip or capture, the player must do one of them.",
            "BL-24",
        ),
    ];

    fn from_resolved(values: &Resolved) -> Result<Self, SetupError> {
        let number = |name| values.whole(name).expect("every number has a default");
        Ok(Self {
            guns: [Guns::Random, Guns::TwoEach][values.choice("guns")],
            first: [Colour::Blue, Colour::Brown][values.choice("first")],
            no_way_back: [NoWayBack::All, NoWayBack::Own][values.choice("no_way_back")],
            games: number("games") as u8,
            quiet: number("quiet") as u16,
        })
    }

    fn all_values(&self) -> OptionValues {
        let word = |of: &[&str], index: bool| OptionValue::Text(of[usize::from(index)].to_owned());
        [
            ("games", OptionValue::Whole(self.games.into())),
            ("first", word(FIRST, self.first == Colour::Brown)),
            ("guns", word(GUNS, self.guns == Guns::TwoEach)),
            ("no_way_back", word(NO_WAY_BACK, self.no_way_back == NoWayBack::Own)),
            ("quiet", OptionValue::Whole(self.quiet.into())),
        ]
        .map(|(name, value)| (name.to_owned(), value))
        .into()
    }
}
