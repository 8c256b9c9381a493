//! What happened in a game, in sentences.

use bearcade_bots::Policy;
use bearcade_core::{Game, Step, Viewer};
use bearcade_narrate::{Cue, Said, Teller, Urgency, Words, arg, tell_events};

use super::{LiveGame, Told};
use crate::board::Board;

impl<G: Board + Policy> LiveGame<G> {
    /// The sentences from step `from` on; the last one is the result once the game is over.
    pub(super) fn tell_from(&self, from: usize, words: &Words, names: &[String], viewer: Viewer) -> Vec<Said> {
        let teller = Teller::new(words, names, viewer);
        let new = &self.story[from.min(self.story.len())..];
        let mut said = Vec::new();
        for told in new {
            said.extend(tell_events(self.played.game(), &told.events, None, &teller));
            if let Some(text) = say_given_up(told, words, names) {
                said.push(Said { brief: text.clone(), full: text, cue: Cue::Nothing, urgency: Urgency::Fateful });
            }
        }
        if !new.is_empty() {
            said.extend(self.result(words, names, viewer));
        }
        said
    }

    /// The result, once the game is over.
    pub(super) fn result(&self, words: &Words, names: &[String], viewer: Viewer) -> Option<Said> {
        let outcome = self.played.outcome()?;
        Some(self.played.game().outcome_text(&outcome, &Teller::new(words, names, viewer)))
    }
}

/// Where the rules know no leaving, they have nothing to say about it.
pub(super) fn say_given_up<G: Game>(told: &Told<G>, words: &Words, names: &[String]) -> Option<String> {
    match told.step {
        Step::Leave(seat) if told.events.is_empty() => {
            Some(words.say("live-gave-up", &[arg("name", names[seat.index()].as_str())]))
        }
        _ => None,
    }
}
