use bearcade_narrate::Narrate;
use bearcade_table::games::el_oso::{ElOso, Event};

use crate::screen::Scene;

/// The Bear's last roll and what came of it.
pub(super) struct Roll {
    /// The roll in words.
    pub(super) rolled: String,
    /// What each die did, in order.
    pub(super) dice: Vec<Fallen>,
    /// What rained after it, in words.
    pub(super) rain: Vec<String>,
}

/// What a die did.
pub(super) struct Fallen {
    /// In a few signs: the die and where a stack went, or that it did nothing.
    pub(super) signs: String,
    /// Did it cost the player pieces?
    pub(super) hit: bool,
    /// In words.
    pub(super) words: String,
}

/// The Bear's last roll; none before the first.
pub(super) fn last_roll(game: &ElOso, scene: &Scene<ElOso>) -> Option<Roll> {
    let is_roll = |event: &Event| matches!(event, Event::Rolled { .. });
    let from = scene.story.iter().rposition(|happening| happening.events.iter().any(is_roll))?;
    let brief = |event: &Event| game.tell(event, &scene.teller).map_or_else(String::new, |said| said.brief);
    let down = scene.theme.either("▼", "v");
    let mut roll = Roll { rolled: String::new(), dice: Vec::new(), rain: Vec::new() };
    for event in scene.story[from..].iter().flat_map(|happening| &happening.events) {
        let (die, signs) = match *event {
            Event::Rolled { .. } => {
                roll.rolled = brief(event);
                continue;
            }
            Event::BearMoved { die, to, .. } => (die, format!("{down}{to}")),
            Event::Entered { die, space, .. } => (die, format!("{down}{space}")),
            Event::Grounded { die, .. } => (die, format!("{down}{}", scene.theme.either("▁▁", "__"))),
            Event::Blank { die, .. } => (die, scene.theme.either("–", "-").to_owned()),
            Event::Rained { .. } | Event::RainedToCave { .. } => {
                roll.rain.push(brief(event));
                continue;
            }
            Event::Merged { .. } | Event::Captured { .. } => {
                let hit = matches!(event, Event::Captured { .. });
                if let Some(rain) = roll.rain.last_mut() {
                    *rain += " ";
                    *rain += &brief(event);
                } else if let Some(fallen) = roll.dice.last_mut() {
                    fallen.hit |= hit;
                    fallen.words += " ";
                    fallen.words += &brief(event);
                }
                continue;
            }
            _ => break,
        };
        let words = match event {
            Event::Blank { .. } => brief(event),
            _ => format!("{die}: {}", brief(event)),
        };
        roll.dice.push(Fallen { signs: format!("{die} {signs}"), hit: false, words });
    }
    Some(roll)
}
