use bearcade_core::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, Resolved, SetupError};

use super::card::{Animal, AnimalSet, NAMES, PER_ANIMAL};

/// The animals in the game (HB-2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The animals: the bear and at least two others.
    pub animals: AnimalSet,
}

/// The minimum and maximum number of cards that a player may be dealt (HB-2).
const DEALT: (u8, u8) = (4, 20);
/// The rule that defines the option.
const RULE: &str = "HB-2";

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[OptionSpec {
        name: "animals",
        kind: OptionKind::Set { of: NAMES, default: &["bear", "ferret", "tiger", "hamster", "vole"] },
        about: "The animals in the game: the bear and at least two others; every player must be dealt 4 to 20 cards.",
        rule: RULE,
    }];

    fn from_resolved(values: &Resolved) -> Result<Self, SetupError> {
        let animals: AnimalSet = values.set("animals").iter().filter_map(|name| Animal::named(name)).collect();
        if !animals.contains(Animal::Bear) {
            return Err(refuse("the bear must be in the game".to_owned()));
        }
        if animals.len() < 3 {
            return Err(refuse("at least two animals besides the bear must be in the game".to_owned()));
        }
        Ok(Self { animals })
    }

    fn all_values(&self) -> OptionValues {
        let mut names: Vec<String> = self.animals.iter().map(|animal| animal.name().to_owned()).collect();
        names.sort_unstable();
        [("animals".to_owned(), OptionValue::List(names))].into()
    }
}

impl Options {
    /// HB-2: checks that the cards of these animals can be dealt to this number of players.
    pub(super) fn fit(&self, seats: u8) -> Result<(), SetupError> {
        let dealt = self.animals.len() as u8 * PER_ANIMAL - 1;
        let (fewest, most) = (dealt / seats, dealt.div_ceil(seats));
        if fewest < DEALT.0 || most > DEALT.1 {
            let (least, limit) = DEALT;
            return Err(refuse(format!(
                "{} animals deal {seats} players {fewest} to {most} cards each; {least} to {limit} are allowed",
                self.animals.len(),
            )));
        }
        Ok(())
    }
}

fn refuse(reason: String) -> SetupError {
    SetupError::Content { option: "animals", line: None, reason, rule: RULE }
}
