//! What an operator may set.

use std::net::SocketAddr;
use std::path::PathBuf;

use crate::limits::Rates;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The database file.
    pub data: PathBuf,
    /// Is the site reached by HTTPS only? Then its cookies say so.
    pub secure_cookies: bool,
    /// Is there a proxy before the server whose `X-Forwarded-For` can be believed?
    pub trusts_proxy: bool,
    /// How much one may do.
    pub rates: Rates,
    /// How many messages a second a live connection may send.
    pub messages_per_second: u32,
    /// How many threads bots think on.
    pub thinkers: usize,
    /// After how many days without anybody coming an open table is given up.
    pub open_days: u32,
    /// After how many days without a move a game is given up.
    pub playing_days: u32,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7373)),
            data: PathBuf::from("bearcade.db"),
            secure_cookies: false,
            trusts_proxy: false,
            rates: Rates::default(),
            messages_per_second: 20,
            thinkers: cores.saturating_sub(1).max(1),
            open_days: 3,
            playing_days: 60,
        }
    }
}
