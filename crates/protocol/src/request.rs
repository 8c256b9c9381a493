use bearcade_core::{OptionValue, OptionValues, Seat, Viewer};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::{Code, Error};

/// A request, its fields typed.
#[derive(Debug)]
pub(crate) enum Request {
    Games,
    New(New),
    Load(Load),
    Turn,
    Legal(OfSeat),
    Outcomes(OfSeat),
    Act(Act),
    Chance(Chance),
    Leave(Leave),
    Undo(Leave),
    Check(Act),
    State,
    View(Seen),
    Record(Seen),
    Perft(Perft),
    Bot(Bot),
    Quit,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct New {
    pub(crate) game: String,
    #[serde(default)]
    options: Map<String, Value>,
    pub(crate) seats: Option<u8>,
    seed: Option<u64>,
    chance: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Load {
    pub(crate) record: String,
    seed: Option<u64>,
    chance: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfSeat {
    pub(crate) seat: Option<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    pub(crate) seat: Option<u8>,
    pub(crate) action: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chance {
    pub(crate) seat: Option<u8>,
    pub(crate) outcome: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Leave {
    pub(crate) seat: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seen {
    viewer: Option<Value>,
    /// Whose board, where each seat plays its own (El Oso's match play).
    pub(crate) of: Option<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Perft {
    pub(crate) depth: u32,
}

/// Who is asked, and how much it may think.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bot {
    pub(crate) level: String,
    pub(crate) seat: Option<u8>,
    pub(crate) nodes: Option<u64>,
    pub(crate) ms: Option<u64>,
    #[serde(default)]
    pub(crate) seed: u64,
}

/// Where chance outcomes come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChanceMode {
    /// The engine throws, from this seed.
    Seed(u64),
    /// The caller supplies every outcome.
    Ask,
}

impl Request {
    /// Reads the request in a JSON object from which `id` has been taken.
    pub(crate) fn read(mut object: Map<String, Value>) -> Result<Self, Error> {
        let command = match object.remove("cmd") {
            Some(Value::String(command)) => command,
            Some(_) => return Err(Error::new(Code::BadRequest, "`cmd` takes a text")),
            None => return Err(Error::new(Code::BadRequest, "the field `cmd` is missing")),
        };
        Ok(match command.as_str() {
            "games" => fields(object).map(|Nothing {}| Self::Games)?,
            "new" => Self::New(fields(object)?),
            "load" => Self::Load(fields(object)?),
            "turn" => fields(object).map(|Nothing {}| Self::Turn)?,
            "legal" => Self::Legal(fields(object)?),
            "outcomes" => Self::Outcomes(fields(object)?),
            "act" => Self::Act(fields(object)?),
            "chance" => Self::Chance(fields(object)?),
            "leave" => Self::Leave(fields(object)?),
            "undo" => Self::Undo(fields(object)?),
            "check" => Self::Check(fields(object)?),
            "state" => fields(object).map(|Nothing {}| Self::State)?,
            "view" => Self::View(fields(object)?),
            "record" => Self::Record(fields(object)?),
            "perft" => Self::Perft(fields(object)?),
            "bot" => Self::Bot(fields(object)?),
            "quit" => fields(object).map(|Nothing {}| Self::Quit)?,
            _ => {
                let all = "games, new, load, turn, legal, outcomes, act, chance, leave, undo, check, state, view, \
                           record, perft, bot, quit";
                return Err(Error::new(Code::UnknownCommand, format!("there is no such command; there are {all}")));
            }
        })
    }
}

impl New {
    pub(crate) fn chance(&self) -> Result<ChanceMode, Error> {
        chance_mode(self.seed, self.chance.as_deref())
    }

    pub(crate) fn options(&self) -> Result<OptionValues, Error> {
        let typed = |(name, value): (&String, &Value)| {
            let value: OptionValue = OptionValue::deserialize(value).map_err(|_| {
                let name: String = name.chars().take(60).collect();
                let message = format!(
                    "option `{name}` is of no type that an option has: true, 3, \"word\", a list of \
                                       words or an object of whole numbers"
                );
                Error::new(Code::BadOption, message)
            })?;
            Ok((name.clone(), value))
        };
        self.options.iter().map(typed).collect()
    }
}

impl Load {
    pub(crate) fn chance(&self) -> Result<ChanceMode, Error> {
        chance_mode(self.seed, self.chance.as_deref())
    }
}

impl Seen {
    /// The viewer asked for; everything where none is named.
    pub(crate) fn viewer(&self) -> Result<Viewer, Error> {
        match &self.viewer {
            None => Ok(Viewer::Omniscient),
            Some(Value::String(word)) if word == "watcher" => Ok(Viewer::Watcher),
            Some(Value::String(word)) if word == "all" => Ok(Viewer::Omniscient),
            Some(value) => match value.as_u64() {
                Some(number) => Ok(Viewer::Seat(seat(u8::try_from(number).unwrap_or(u8::MAX))?)),
                None => Err(Error::new(Code::BadRequest, "`viewer` takes a seat's number, \"watcher\" or \"all\"")),
            },
        }
    }
}

/// A seat by its number; whether the game has it is the game's to say.
pub(crate) fn seat(number: u8) -> Result<Seat, Error> {
    if usize::from(number) < bearcade_core::MAX_SEATS {
        Ok(Seat::new(number))
    } else {
        Err(Error::new(Code::BadSeat, "there is no such seat in this game"))
    }
}

fn chance_mode(seed: Option<u64>, chance: Option<&str>) -> Result<ChanceMode, Error> {
    match (seed, chance) {
        (Some(seed), None | Some("seed")) => Ok(ChanceMode::Seed(seed)),
        (None, Some("ask")) => Ok(ChanceMode::Ask),
        _ => Err(Error::new(Code::BadRequest, "give either a `seed` (a whole number from 0) or \"chance\":\"ask\"")),
    }
}

fn fields<T: DeserializeOwned>(object: Map<String, Value>) -> Result<T, Error> {
    T::deserialize(Value::Object(object)).map_err(|error| Error::new(Code::BadRequest, error.to_string()))
}
