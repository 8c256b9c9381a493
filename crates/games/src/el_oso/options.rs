use bearcade_core::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, Resolved, SetupError};

/// The options of a solitaire game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The turn of the player after which the game ends, or `None` for no limit (EO-24).
    pub turn_limit: Option<u32>,
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[OptionSpec {
        name: "turn_limit",
        kind: OptionKind::Whole { min: 1, max: u32::MAX as i64, default: None },
        about: "The game ends right after this turn of the player, without a turn of the Bear; by default there is no limit.",
        rule: "EO-24",
    }];

    fn from_resolved(values: &Resolved) -> Result<Self, SetupError> {
        Ok(Self { turn_limit: values.whole("turn_limit").map(|turns| turns as u32) })
    }

    fn all_values(&self) -> OptionValues {
        let limit = self.turn_limit.map_or(OptionValue::Default(()), |turns| OptionValue::Whole(turns.into()));
        [("turn_limit".to_owned(), limit)].into()
    }
}
