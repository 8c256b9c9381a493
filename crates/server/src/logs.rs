//! What the server writes down about itself, on standard error: one line for each thing.
//!
//! Only this program's own lines are of the chosen level; of the libraries it uses only warnings are shown, so that
//! nothing that travels over the wire (passwords, sessions, invitations) ever gets into a log.

use std::fmt;
use std::io::IsTerminal as _;
use std::str::FromStr;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::EnvFilter;

use crate::config::Config;

/// How lines are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// A JSON object a line, for programs.
    Json,
}

impl fmt::Display for LogFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "text",
            Self::Json => "json",
        })
    }
}

impl FromStr for LogFormat {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err("it is text or json"),
        }
    }
}

/// Begins to write lines. Only the first call of a process does anything.
pub fn start_logs(config: &Config) {
    let own = |krate: &str| format!("{krate}={}", config.log_level).parse().expect("a directive");
    let others = config.log_level.min(LevelFilter::WARN);
    let filter = EnvFilter::default()
        .add_directive(others.into())
        .add_directive(own("bearcade_server"))
        .add_directive(own("bearcade_bus"))
        .add_directive(own("bearcade_store"))
        // The bus says itself why it is away, once; the library repeats it at every try.
        .add_directive("async_nats=off".parse().expect("a directive"));
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    // A second call finds the first one's lines in place, which is what it wants.
    let _ = match config.log_format {
        LogFormat::Text => lines.try_init(),
        LogFormat::Json => lines.json().flatten_event(true).try_init(),
    };
}
