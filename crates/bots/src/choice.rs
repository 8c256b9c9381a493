use bearcade_core::{Game, Seat};

/// What a bot may know when it decides: its seat's view, and nothing else.
#[derive(Debug)]
pub struct Seen<'a, G: Game> {
    /// The view of the seat.
    pub view: &'a G::View,
    /// The seat that decides.
    pub seat: Seat,
    /// All its legal actions; never none.
    pub legal: &'a [G::Action],
}

impl<G: Game> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Seen<'_, G> {}

/// A decision with its reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// What the bot does.
    pub action: A,
    /// The actions it weighed, best first. May be shorter than the list of legal ones; empty where it did not weigh at
    /// all (one legal action, or a slip).
    pub weighed: Vec<Weighed<A>>,
    /// How many nodes it looked at.
    pub nodes: u64,
}

impl<A> Choice<A> {
    /// A choice without weighing.
    pub const fn plain(action: A) -> Self {
        Self { action, weighed: Vec::new(), nodes: 0 }
    }
}

/// An action and what the bot thinks it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// What the bot goes by.
    pub worth: Estimate,
    /// The same action in the game's other terms, where the bot knows them.
    pub also: Vec<Estimate>,
    /// How often it was looked into; 0 where it was not sampled but worked out.
    pub visits: u64,
}

/// A value in a game's own terms.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// What is measured.
    pub term: Term,
    /// The expected value.
    pub mean: f64,
    /// Its standard error, as far as sampling goes; 0 where it is exact or a judgement without sampling.
    pub error: f64,
}

/// What a value measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Term {
    /// The chance to win, 0 to 1; a shared win counts as the share.
    Win,
    /// The chance to get through the next danger, 0 to 1.
    Survive,
    /// The score at the end.
    Score,
    /// The score at the end, less that of the best other player.
    Lead,
    /// Points of a rule of thumb: more is better, and they mean nothing else.
    Points,
}

impl Term {
    /// The term's name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Survive => "survive",
            Self::Score => "score",
            Self::Lead => "lead",
            Self::Points => "points",
        }
    }
}

impl Estimate {
    /// A value without uncertainty.
    pub const fn exact(term: Term, mean: f64) -> Self {
        Self { term, mean, error: 0.0 }
    }
}
