use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use bearcade_bus::{Bus, Local, Nats};

/// How a server reaches the others of its site, as an operator sets it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum BusSetting {
    /// There are no others.
    #[default]
    None,
    /// Over NATS, at this address.
    Nats(String),
}

impl BusSetting {
    /// Starts it. NATS need not be there yet.
    pub(crate) fn start(&self) -> Arc<dyn Bus> {
        match self {
            Self::None => Arc::new(Local::default().join()),
            Self::Nats(address) => Arc::new(Nats::start(address).expect("it was read as an address")),
        }
    }
}

impl fmt::Display for BusSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Nats(address) => f.write_str(address),
        }
    }
}

impl FromStr for BusSetting {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "none" {
            return Ok(Self::None);
        }
        Nats::check(text).map_err(|error| error.to_string())?;
        Ok(Self::Nats(text.to_owned()))
    }
}
