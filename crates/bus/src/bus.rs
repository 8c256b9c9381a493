use std::pin::Pin;

use crate::News;

/// Something that is about to be heard.
pub type Hearing<'a> = Pin<Box<dyn Future<Output = Heard> + Send + 'a>>;

/// What a server hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// News of other servers, never one's own.
    News(Vec<News>),
    /// Something may have been missed: compare with the store.
    Missed,
}

/// How servers tell one another.
pub trait Bus: Send + Sync + 'static {
    /// May there be other servers? One that is alone makes no news at all.
    fn has_others(&self) -> bool;
    /// Tells all other servers, soon. Never waits: what can't be told now is lost, and counted.
    fn tell(&self, news: News);
    /// Waits for what the others tell. One task listens at a time.
    fn hear(&self) -> Hearing<'_>;
    /// How it is doing, for metrics.
    fn facts(&self) -> BusFacts;
}

/// How a bus is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BusFacts {
    /// Are the others within reach?
    pub connected: bool,
    /// News told.
    pub told: u64,
    /// News heard.
    pub heard: u64,
    /// News of ours that could not be told.
    pub lost: u64,
    /// Messages dropped because their signature is missing or wrong.
    pub refused: u64,
}
