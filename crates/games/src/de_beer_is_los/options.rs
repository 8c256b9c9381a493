use bearcade_core::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, Resolved, SetupError};

use super::tile::Colour;

/// How the hunters' guns point (BL-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guns {
    /// Each way is equally likely for each hunter.
    Random,
    /// Two of the eight point each way.
    TwoEach,
}

/// Which tiles may not go straight back (BL-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWayBack {
    /// Whatever the player moved, birds included.
    All,
    /// Only tiles of the player's own colour.
    Own,
}

/// The variants of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// How the hunters' guns point (BL-4).
    pub guns: Guns,
    /// The colour that takes the first turn of every game (BL-5).
    pub first: Colour,
    /// Which tiles may not go straight back (BL-10).
    pub no_way_back: NoWayBack,
    /// How many games the match has (BL-23).
    pub games: u8,
    /// After this many turns without a flip or a capture, one of them is due (BL-24).
    pub quiet: u16,
}

const GUNS: &[&str] = &["random", "two_each"];
const FIRST: &[&str] = &["blue", "brown"];
const NO_WAY_BACK: &[&str] = &["all", "own"];
/// The longest quiet spell. Fewer than a hundred flips and captures can end one, so every game ends in reasonable time.
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
        number("games", 2, 2, "How many games the match has; colours swap for the second.", "BL-23"),
        choice("first", FIRST, "The colour that takes the first turn of every game.", "BL-5"),
        choice(
            "guns",
            GUNS,
            "Each gun points anywhere with equal chances, or two of the eight point each way.",
            "BL-4",
        ),
        choice(
            "no_way_back",
            NO_WAY_BACK,
            "Whatever a player moved may not go straight back, or only own tiles.",
            "BL-10",
        ),
        number(
            "quiet",
            MOST_QUIET,
            12,
            "After this many turns in a row without a flip or capture, one is due.",
            "BL-24",
        ),
    ];

    fn from_resolved(values: &Resolved) -> Result<Self, SetupError> {
        let number = |name| values.whole(name).expect("has a default");
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
