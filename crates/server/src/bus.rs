use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use bearcade_bus::{Bus, Local, Nats};
use bearcade_store::{Store, StoreError};

use crate::config::without_secrets;
use crate::secrets;

/// The name under which the store keeps the key that the servers of a site sign their messages with.
const KEY: &str = "bus-key";

/// How a server reaches the others of its site, as an operator sets it.
#[derive(Clone, Default, PartialEq, Eq)]
pub enum BusSetting {
    /// There are no others.
    #[default]
    None,
    /// Over NATS, at this address.
    Nats(String),
}

impl BusSetting {
    /// Starts it. NATS need not be running yet. The first server of a site makes the key and the store keeps it.
    pub(crate) async fn start(&self, store: &dyn Store) -> Result<Arc<dyn Bus>, StoreError> {
        Ok(match self {
            Self::None => Arc::new(Local::default().join()),
            Self::Nats(address) => {
                let key = store.keep_fact(KEY, secrets::random::<32>().to_vec()).await?;
                Arc::new(Nats::start(address, &key).expect("it was read as an address"))
            }
        })
    }
}

impl fmt::Display for BusSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Nats(address) => {
                let shown: Vec<_> = address.split(',').map(without_secrets).collect();
                f.write_str(&shown.join(","))
            }
        }
    }
}

/// As an operator is shown it: who signs in, and how, stays hidden.
impl fmt::Debug for BusSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_shown() {
        let shown = |text: &str| text.parse::<BusSetting>().map(|setting| format!("{setting} {setting:?}"));
        assert_eq!(shown("none").as_deref(), Ok("none none"));
        assert_eq!(shown("nats://a:4222/b").as_deref(), Ok("nats://a:4222/b nats://a:4222/b"));
        let both = shown("nats://bear:honey@a:4222,tls://bear:honey@b:4222").expect("an address");
        assert!(!both.contains("bear") && both.starts_with("nats://…@a:4222,tls://…@b:4222"), "{both}");
        // Not even where a setting is refused: a token may stand there alone.
        let mut config = crate::config::Config::default();
        let refused = config.set("bus", "nats://honey@:x").expect_err("no address").to_string();
        assert!(!refused.contains("honey"), "{refused}");
    }
}
