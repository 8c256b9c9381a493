//! What an operator may set: by a file, by the environment, by flags, the later ones first.

use std::borrow::Cow;
use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use bearcade_store::{Postgres, Sqlite, Store, StoreError};
use tracing::level_filters::LevelFilter;

use crate::bus::BusSetting;
use crate::limits::Rates;
use crate::logs::LogFormat;
use crate::proxies::Proxies;

/// The settings of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// What everything is kept in.
    pub store: StorePlace,
    /// The database file, or the folder in which it is `bearcade.db`.
    pub data: PathBuf,
    /// How this server and the others of its site tell one another what is new.
    pub bus: BusSetting,
    /// Is the site reached by HTTPS only? Then its cookies say so.
    pub secure_cookies: bool,
    /// The proxies before the server whose `X-Forwarded-For` is believed.
    pub trusts_proxy: Proxies,
    /// How much one may do.
    pub rates: Rates,
    /// How many seconds a request may take to arrive, and a connection may wait for its next one.
    pub request_seconds: u32,
    /// How many messages a second a live connection may send.
    pub messages_per_second: u32,
    /// How many seconds lie between two heartbeats of a live connection.
    pub heartbeat_seconds: u32,
    /// After how many seconds a live connection is dropped whose client does not read.
    pub send_seconds: u32,
    /// For how many seconds one of several servers goes on answering requests after it is asked to stop.
    pub drain_seconds: u32,
    /// How many threads bots think on.
    pub thinkers: usize,
    /// How many milliseconds lie at least between two decisions where no person plays; 0 for no pause.
    pub bots_alone_millis: u32,
    /// After how many days without anybody coming an open table is given up; 0 for never.
    pub open_days: u32,
    /// After how many days without a move a game is given up; 0 for never.
    pub playing_days: u32,
    /// Days after which a table that was given up is deleted; 0 for never.
    pub abandoned_days: u32,
    /// After how many days a guest is forgotten who was not seen and left nothing behind; 0 for never.
    pub guest_days: u32,
    /// How much is written to the log.
    pub log_level: LevelFilter,
    /// How it is written.
    pub log_format: LogFormat,
    /// A request that takes longer than so many milliseconds is noted in the log.
    pub slow_millis: u32,
    /// For tests: unless it is 0, all deals and throws follow from this number, and whoever knows it knows every card.
    pub known_deals: u32,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7373)),
            store: StorePlace::Sqlite,
            data: PathBuf::from("bearcade.db"),
            bus: BusSetting::None,
            secure_cookies: false,
            trusts_proxy: Proxies::default(),
            rates: Rates::default(),
            request_seconds: 30,
            messages_per_second: 20,
            heartbeat_seconds: 30,
            send_seconds: 10,
            drain_seconds: 5,
            thinkers: cores.saturating_sub(1).max(1),
            bots_alone_millis: 1_000,
            open_days: 3,
            playing_days: 60,
            abandoned_days: 30,
            guest_days: 180,
            log_level: LevelFilter::INFO,
            log_format: LogFormat::Text,
            slow_millis: 1_000,
            known_deals: 0,
        }
    }
}

/// What a site is kept in.
#[derive(Clone, Default, PartialEq, Eq)]
pub enum StorePlace {
    /// The file that the setting `data` names.
    #[default]
    Sqlite,
    /// A `PostgreSQL` database, by its address. It may hold a password, and is never shown whole.
    Postgres(String),
}

impl fmt::Display for StorePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite => f.write_str("sqlite"),
            Self::Postgres(address) => f.write_str(&without_secrets(address)),
        }
    }
}

impl fmt::Debug for StorePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for StorePlace {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "sqlite" => Ok(Self::Sqlite),
            _ if Postgres::is_address(text) => Ok(Self::Postgres(text.to_owned())),
            _ => Err("it is sqlite, or an address such as postgres://role:password@host/name"),
        }
    }
}

/// An address without what only its owner may read: whoever signs in, and how, before the last `@` (a token may stand
/// there alone), and what may be among the options.
pub(crate) fn without_secrets(address: &str) -> Cow<'_, str> {
    let Some((scheme, rest)) = address.split_once("://") else { return address.into() };
    let (rest, options) = rest.split_once('?').map_or((rest, ""), |(rest, _)| (rest, "?…"));
    let (who, place) = rest.rsplit_once('@').map_or(("", rest), |(_, place)| ("…@", place));
    format!("{scheme}://{who}{place}{options}").into()
}

/// One setting: its name, what it does, and how to read and change it.
pub struct Setting {
    /// The name in a file and on the command line; in the environment `BEARCADE_` and the name in capitals.
    pub name: &'static str,
    /// What it does.
    pub about: &'static str,
    /// Its value, as text.
    pub get: fn(&Config) -> String,
    set: fn(&mut Config, &str) -> Result<(), String>,
}

macro_rules! settings {
    ($($name:literal $about:literal $($field:ident).+ $(from $least:literal)?;)+) => {
        &[$(Setting {
            name: $name,
            about: $about,
            get: |config| Text(&config.$($field).+).to_string(),
            set: |config, text| {
                let value = read(text)?;
                $(must_reach(&value, &$least)?;)?
                config.$($field).+ = value;
                Ok(())
            },
        }),+]
    };
}

/// All settings. With less than `from` says the site could not be used.
pub const SETTINGS: &[Setting] = settings! {
    "listen" "the address and port to listen on" listen;
    "store" "what everything is kept in: sqlite for the file `data`, or postgres://role:password@host/name" store;
    "data" "the database file, made if it is not there; in a folder it is bearcade.db" data;
    "bus" "the address of NATS, over which several servers tell one another: nats://user:password@host:4222" bus;
    "secure_cookies" "true if the site is reached by HTTPS only" secure_cookies;
    "trusts_proxy" "the addresses or networks of proxies whose X-Forwarded-For is believed, separated by commas; true for a proxy on this machine, false for none" trusts_proxy;
    "requests_per_second" "requests a second from one address" rates.requests_per_second from 1;
    "guests_per_minute" "new guests a minute from one address" rates.guests_per_minute from 1;
    "passwords_per_minute" "passwords a minute from one address" rates.passwords_per_minute from 1;
    "guesses_per_hour" "wrong passwords an hour for one name; after that only browsers that have signed in to it before may try" rates.guesses_per_hour from 1;
    "names_per_minute" "other names a minute from one address" rates.names_per_minute from 1;
    "tables_per_minute" "new tables a minute by one person" rates.tables_per_minute from 1;
    "tables_per_guest" "tables under way of one guest" rates.tables_per_guest from 1;
    "options_kb_per_guest" "kilobytes of options (such as decks) of one guest's tables: those under way, and those of the last day" rates.options_kb_per_guest from 1;
    "tables_per_account" "tables under way of one account" rates.tables_per_account from 1;
    "options_kb_per_account" "kilobytes of options of one account's tables" rates.options_kb_per_account from 1;
    "tables_per_address" "tables under way of all guests of one address; 10 times as many of all people there, accounts too" rates.tables_per_address from 1;
    "options_kb_per_address" "kilobytes of options of these tables; 10 times as many of all people there" rates.options_kb_per_address from 1;
    "speech_per_minute" "things said a minute by one person" rates.speech_per_minute from 1;
    "connections_per_address" "live connections at once from one address" rates.connections_per_address from 1;
    "sockets_per_address" "other connections at once from one address; any number from a trusted proxy" rates.sockets_per_address from 1;
    "request_seconds" "seconds in which the head of a request has to come, and then its body; an idle connection is closed then" request_seconds from 1;
    "messages_per_second" "messages a second over one live connection" messages_per_second from 1;
    "heartbeat_seconds" "seconds after which a live connection is asked whether it is still there, and its session too"
        heartbeat_seconds from 1;
    "send_seconds" "seconds after which a live connection is dropped whose client does not read" send_seconds from 1;
    "drain_seconds" "seconds for which one of several servers goes on answering after it is asked to stop; 0 for not at all" drain_seconds;
    "thinkers" "threads on which bots think" thinkers from 1;
    "bots_alone_millis" "milliseconds at least between two decisions where only bots play; 0 for no pause" bots_alone_millis;
    "open_days" "days after which an open table that nobody comes to is given up; 0 for never" open_days;
    "playing_days" "days after which a game without a move is given up; 0 for never" playing_days;
    "abandoned_days" "days after which a table that was given up is deleted; 0 for never" abandoned_days;
    "guest_days" "days after which a guest is forgotten who was not seen and left no game or word; 0 for never" guest_days;
    "log_level" "how much is logged: off, error, warn, info, debug or trace" log_level;
    "log_format" "how it is logged: text, or json for one object a line" log_format;
    "slow_millis" "a request that takes more milliseconds than this is logged" slow_millis;
    "known_deals" "for tests: a number from which all cards and throws follow; 0 for secret ones" known_deals;
};

/// A setting that can't be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigError(String);

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ConfigError {}

impl Config {
    /// The database file. `BEARCADE_DATA` may name the folder in which the terminal saves its games: then it is there.
    pub fn data_file(&self) -> PathBuf {
        if self.data.is_dir() { self.data.join("bearcade.db") } else { self.data.clone() }
    }

    /// Opens what everything is kept in.
    pub async fn open_store(&self) -> Result<Arc<dyn Store>, StoreError> {
        match &self.store {
            StorePlace::Sqlite => Ok(Arc::new(Sqlite::open(&self.data_file())?)),
            StorePlace::Postgres(address) => Ok(Arc::new(Postgres::open(address).await?)),
        }
    }

    /// What everything is kept in, for the log.
    pub(crate) fn kept_in(&self) -> String {
        match &self.store {
            StorePlace::Sqlite => self.data_file().display().to_string(),
            postgres @ StorePlace::Postgres(_) => postgres.to_string(),
        }
    }

    /// Changes one setting.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), ConfigError> {
        let setting = SETTINGS.iter().find(|setting| setting.name == name);
        let setting = setting.ok_or_else(|| {
            let names: Vec<&str> = SETTINGS.iter().map(|setting| setting.name).collect();
            ConfigError(format!("there is no setting {name:?}; there are {}", names.join(", ")))
        })?;
        (setting.set)(self, value).map_err(|reason| {
            let (value, usual) = (without_secrets(value), (setting.get)(&Self::default()));
            ConfigError(format!(
                "the setting {name} can't be {value:?}: {reason}; {name} is {}, usually {usual}",
                setting.about
            ))
        })
    }

    /// Takes the settings of a TOML file: one `name = value` a line.
    pub fn read_file(&mut self, path: &Path) -> Result<(), ConfigError> {
        let at = |reason: String| ConfigError(format!("{}: {reason}", path.display()));
        let text = std::fs::read_to_string(path).map_err(|error| at(error.to_string()))?;
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| at(error.to_string()))?;
        for (name, value) in table {
            let text = match &value {
                toml::Value::String(text) => text.clone(),
                // A list is written as in the environment.
                toml::Value::Array(list) if list.iter().all(toml::Value::is_str) => {
                    list.iter().filter_map(toml::Value::as_str).collect::<Vec<_>>().join(",")
                }
                _ => value.to_string(),
            };
            self.set(&name, &text).map_err(|error| at(error.to_string()))?;
        }
        Ok(())
    }

    /// Takes the settings of the environment: `BEARCADE_LISTEN` and so on.
    pub fn read_environment(&mut self, variable: impl Fn(&str) -> Option<String>) -> Result<(), ConfigError> {
        for setting in SETTINGS {
            let name = format!("BEARCADE_{}", setting.name.to_uppercase());
            if let Some(value) = variable(&name) {
                self.set(setting.name, &value).map_err(|error| ConfigError(format!("{name}: {error}")))?;
            }
        }
        Ok(())
    }
}

fn read<T: FromStr<Err: fmt::Display>>(text: &str) -> Result<T, String> {
    text.trim().parse().map_err(|error: T::Err| error.to_string())
}

fn must_reach<T: PartialOrd + fmt::Display>(value: &T, least: &T) -> Result<(), String> {
    if value < least { Err(format!("it is at least {least}")) } else { Ok(()) }
}

/// A value as an operator writes it.
struct Text<'a, T>(&'a T);

impl fmt::Display for Text<'_, PathBuf> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.display().fmt(f)
    }
}

macro_rules! plain {
    ($($of:ty),+) => {
        $(impl fmt::Display for Text<'_, $of> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self.0, f)
            }
        })+
    };
}

plain!(BusSetting, Proxies, SocketAddr, StorePlace, bool, u32, usize, LevelFilter, LogFormat);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_is_read_back_as_it_is_written() {
        let default = Config::default();
        for setting in SETTINGS {
            let mut config = Config::default();
            config.set(setting.name, &(setting.get)(&default)).expect("its own value");
            assert_eq!(config, default, "{}", setting.name);
        }
    }

    /// The table of settings in the operators' handbook is this list.
    #[test]
    fn the_handbook_knows_every_setting() {
        let handbook = include_str!("../../../docs/operations.md");
        let rows = handbook.split("| setting |").nth(1).expect("the table").lines().skip(2);
        let rows: Vec<&str> = rows.take_while(|line| line.starts_with('|')).collect();
        let default = Config::default();
        let wanted = SETTINGS.iter().map(|Setting { name, about, get, .. }| {
            let value = match *name {
                // How many threads there are depends on the machine, and where the file is on the user.
                "thinkers" => "cores − 1".to_owned(),
                "data" => format!("[`{}`](#the-data-file)", get(&default)),
                _ => format!("`{}`", get(&default)),
            };
            format!("| `{name}` | {value} | {about} |")
        });
        assert_eq!(rows, wanted.collect::<Vec<_>>());
    }

    /// 0 is refused, or means something that the handbook says.
    #[test]
    fn a_setting_that_nothing_could_be_done_with_is_refused() {
        for setting in SETTINGS {
            let usual = (setting.get)(&Config::default());
            if usual.parse::<u32>().is_err() || setting.name == "slow_millis" {
                continue;
            }
            match Config::default().set(setting.name, "0") {
                Ok(()) => assert!(setting.about.contains("0 for "), "{}", setting.name),
                Err(error) => {
                    let error = error.to_string();
                    assert!(error.contains(setting.name) && error.contains("at least 1"), "{error}");
                    Config::default().set(setting.name, "1").expect("the least");
                }
            }
        }
    }

    #[test]
    fn a_password_is_never_shown() {
        let mut config = Config::default();
        config.set("store", "postgres://bear:ho%40ney@db:5432/site?password=honey").expect("an address");
        let shown = format!("{config:?} {} {}", config.store, config.kept_in());
        assert!(shown.contains("postgres://…@db:5432/site?…") && !shown.contains("ney"), "{shown}");
        for wrong in ["mysql://bear:honey@db/site", "postgre://bear:ho@ney@db", "honey.db"] {
            let error = config.set("store", wrong).expect_err("not an address").to_string();
            assert!(error.contains("postgres://role"), "{error}");
            assert!(!wrong.contains('@') || !error.contains("ney"), "{error}");
        }
    }

    #[test]
    fn the_environment_overrules_a_file_and_mistakes_are_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("site.toml");
        std::fs::write(&file, "listen = \"127.0.0.1:9\"\nthinkers = 3\ntrusts_proxy = true\n").expect("written");
        let mut config = Config::default();
        config.read_file(&file).expect("a good file");
        config.read_environment(|name| (name == "BEARCADE_THINKERS").then(|| "7".to_owned())).expect("good values");
        assert_eq!((config.listen.port(), config.thinkers, config.trusts_proxy.clone()), (9, 7, Proxies::loopback()));
        std::fs::write(&file, "trusts_proxy = [\"10.0.0.5\", \"10.1.0.0/16\"]\n").expect("written");
        config.read_file(&file).expect("a good file");
        assert_eq!(config.trusts_proxy.to_string(), "10.0.0.5, 10.1.0.0/16");
        let error = config.set("trusts_proxy", "10.0.0.5, proxy.example").expect_err("no address").to_string();
        assert!(error.contains("trusts_proxy") && error.contains("\"proxy.example\" is neither"), "{error}");
        std::fs::write(&file, "speed = 1\n").expect("written");
        let error = config.read_file(&file).expect_err("no such setting").to_string();
        assert!(error.contains("speed") && error.contains("listen"), "{error}");
        config.data = folder.path().to_owned();
        assert_eq!(config.data_file(), folder.path().join("bearcade.db"));
        config.set("bus", "nats://127.0.0.1:4222/bears").expect("an address");
        assert!(config.set("bus", "127.0.0.1").is_err() && config.set("bus", "").is_err());
        let error = config.set("thinkers", "many").expect_err("not a number").to_string();
        assert!(error.contains("thinkers") && error.contains("many"), "{error}");
    }
}
