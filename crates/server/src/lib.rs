//! The site: tables that lose nothing.
//!
//! A table is a log in the store ([`bearcade_store`]); a *room* is a table in memory. People reach it by HTTP (JSON for
//! programs, pages for browsers) and by one live connection a table.

mod alarms;
mod api;
mod art;
mod attendance;
mod board;
mod bus;
mod calendar;
mod channel;
mod client;
mod config;
mod cookies;
mod creation;
mod daily;
mod devices;
mod door;
mod heads;
mod incidents;
mod letters;
mod limits;
mod live;
mod log;
mod logs;
mod metrics;
mod neighbours;
mod objection;
mod openapi;
mod operators;
mod pages;
mod passwords;
mod people;
mod proxies;
mod ratings;
mod refusal;
mod room;
mod rooms;
mod secrets;
mod serve;
mod setup;
mod site;
mod thinkers;
mod time;
mod weak;
mod wire;

pub use bus::BusSetting;
pub use config::{Config, ConfigError, SETTINGS, Setting, StorePlace};
pub use limits::Rates;
pub use logs::{LogFormat, start_logs};
pub use operators::{Audit, OperatorError, abandon, audit, delete_table, forget, moment, reset_password, trust_clock};
pub use proxies::Proxies;
pub use serve::{ServeError, Server};
