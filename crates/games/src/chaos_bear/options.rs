use bearcade_core::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, Resolved, SetupError};

use super::action::{Card, NAMES};

/// The game's numbers, which can be changed for experiments (CB-25).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The square where all players start.
    pub start: i32,
    /// The bear's energy at the start.
    pub energy: i32,
    /// The energy that the bear loses after a catch.
    pub feast: i32,
    /// Cards can be drawn on multiples of this number.
    pub draw_every: i32,
    /// The weight of each card, in the order of [`Card::ALL`].
    pub weights: [u32; Card::ALL.len()],
}

/// The maximum of every number, so that squares fit an `i32` even after 10,000 rounds.
const MOST: i64 = 1_000_000;

const fn number(name: &'static str, min: i64, default: i64, about: &'static str) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Whole { min, max: MOST, default: Some(default) }, about, rule: "CB-25" }
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        number("start", 1, 30, "The square where all players start; the bear starts on 0."),
        number("energy", 1, 1, "The bear's energy at the start."),
        number("feast", 0, 3, "The energy that the bear loses after a catch, but never below 1."),
        number("draw_every", 1, 5, "A card may be drawn on positive multiples of this number."),
        OptionSpec {
            name: "weights",
            kind: OptionKind::Weights { of: NAMES, max: MOST, default: 1 },
            about: "How likely each card is, relative to the others.",
            rule: "CB-25",
        },
    ];

    fn from_resolved(values: &Resolved) -> Result<Self, SetupError> {
        let number = |name| values.whole(name).expect("every number has a default") as i32;
        let weights = values.weights("weights");
        Ok(Self {
            start: number("start"),
            energy: number("energy"),
            feast: number("feast"),
            draw_every: number("draw_every"),
            weights: std::array::from_fn(|card| weights[card] as u32),
        })
    }

    fn all_values(&self) -> OptionValues {
        let weights = NAMES.iter().zip(self.weights).map(|(name, weight)| ((*name).to_owned(), i64::from(weight)));
        [
            ("start", OptionValue::Whole(self.start.into())),
            ("energy", OptionValue::Whole(self.energy.into())),
            ("feast", OptionValue::Whole(self.feast.into())),
            ("draw_every", OptionValue::Whole(self.draw_every.into())),
            ("weights", OptionValue::Weights(weights.collect())),
        ]
        .map(|(name, value)| (name.to_owned(), value))
        .into()
    }
}
