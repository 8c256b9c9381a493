use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Game, Step};

/// A moment in a game: the position, and what each observer has been shown so far.
///
/// Rules, legal actions and results need only the position. Knowledge is computed from events, so playouts and searches
/// skip it: they apply steps to the position with a [`Silent`](crate::Silent) sink.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct State<G: Game> {
    /// Everything the rules need.
    pub position: G::Position,
    /// What each observer has been shown (HB-36, FF-41).
    pub knowledge: G::Knowledge,
}

impl<G: Game> State<G> {
    /// Returns the state before the first step.
    pub fn initial(game: &G) -> Self {
        Self { position: game.initial(), knowledge: G::Knowledge::default() }
    }

    /// Applies a step and returns what happened. Like [`Game::apply`], this does not check the step.
    pub fn apply(&mut self, game: &G, step: Step<G::Action, G::Chance>) -> Vec<G::Event> {
        let mut events = Vec::new();
        game.apply(&mut self.position, step, &mut events);
        for event in &events {
            game.learn(&mut self.knowledge, event);
        }
        events
    }
}

impl<G: Game> Clone for State<G> {
    fn clone(&self) -> Self {
        Self { position: self.position.clone(), knowledge: self.knowledge.clone() }
    }
}

impl<G: Game> PartialEq for State<G> {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position && self.knowledge == other.knowledge
    }
}

impl<G: Game> Eq for State<G> {}

impl<G: Game> fmt::Debug for State<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("position", &self.position).field("knowledge", &self.knowledge).finish()
    }
}
