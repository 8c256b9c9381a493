use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Game, Step};

/// A point in play: the position, and what each observer has been shown on the way to it.
///
/// Rules, legal actions and results need the position alone. Knowledge is a fold over the events, so a driver that
/// does not care (a playout, a search) applies steps to the position with a silent sink and pays nothing for it.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct State<G: Game> {
    /// All that the rules need.
    pub position: G::Position,
    /// What each observer has been shown (HB-36, FF-41).
    pub knowledge: G::Knowledge,
}

impl<G: Game> State<G> {
    /// The state before the first step.
    pub fn initial(game: &G) -> Self {
        Self { position: game.initial(), knowledge: G::Knowledge::default() }
    }

    /// Carries out a step and returns what happened. The step must be legal, as for [`Game::apply`].
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
