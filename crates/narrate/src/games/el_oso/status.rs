use std::cmp::Reverse;
use std::collections::BTreeMap;

use bearcade_core::Outcome;
use bearcade_games::el_oso::{Phase, Space, View};

use super::PLAYER;
use super::event::class_id;
use crate::{Cue, Said, Teller, arg};

/// Pieces in the Sky that win, and the losses that put them out of reach (EO-23).
const WIN: u8 = 10;
const OUT_OF_REACH: u8 = 3;

/// What stands on a space, for somebody who walks over the board: "c3, your stack of 3".
pub fn space_in_words(view: &View, space: Space, teller: &Teller) -> String {
    let here = arg("space", space.to_string());
    if let Some(&height) = view.player.get(&space) {
        teller.text_about("eo-space", PLAYER, &[here, arg("height", height)])
    } else if let Some(&height) = view.bear.get(&space) {
        teller.words.say("eo-space-bear", &[here, arg("height", height)])
    } else {
        teller.words.say("eo-space-empty", &[here])
    }
}

/// The whole board: whose turn, what is off the board, and the stacks by column, each from the Sky down.
pub(super) fn whole(view: &View, teller: &Teller) -> String {
    let mut parts = vec![turn(view, teller), off_board(view, teller)];
    parts.extend((1..=5).map(|number| column(view, number, teller)));
    parts.join(" ")
}

pub(super) fn turn(view: &View, teller: &Teller) -> String {
    let words = teller.words;
    let taken = arg("turn", view.turn);
    let now = match view.phase {
        Phase::SetupPlayer => teller.text_about("eo-now-setup", PLAYER, &[arg("pieces", view.to_place.player)]),
        Phase::SetupBear => words.say("eo-now-setup-bear", &[arg("pieces", view.to_place.bear)]),
        Phase::Move => teller.text_about("eo-now-move", PLAYER, &[arg("turn", view.turn + 1)]),
        Phase::Roll => words.say("eo-now-roll", &[taken, arg("dice", view.dice_due)]),
        Phase::Rain => words.say("eo-now-rain", &[taken, arg("pieces", view.ground)]),
        Phase::Over => {
            let class = view.class.map_or("eo-class-loss", class_id);
            let arguments = [taken, arg("sky", view.sky), arg("class", words.text(class))];
            teller.text_about("eo-now-over", PLAYER, &arguments)
        }
    };
    std::iter::once(now).chain(turns_left(view, teller)).collect::<Vec<_>>().join(" ")
}

/// The result: who won, and by how much.
pub(super) fn result(outcome: &Outcome, teller: &Teller) -> Said {
    let sky = outcome.scores().first().copied().unwrap_or_default();
    if outcome.winners().contains(PLAYER) {
        let cue = if teller.is_you(PLAYER) { Cue::Won } else { Cue::Nothing };
        return teller.about("eo-over-won", PLAYER, &[arg("sky", sky)], cue).fateful();
    }
    let cue = if teller.is_you(PLAYER) { Cue::Lost } else { Cue::Nothing };
    let short = i32::from(WIN) - sky;
    teller.about("eo-over-lost", PLAYER, &[arg("sky", sky), arg("short", short)], cue).fateful()
}

/// How long the game goes on, where the turns are limited (EO-24) and the player is to move.
pub(super) fn turns_left(view: &View, teller: &Teller) -> Option<String> {
    let turns = view.turns_left.filter(|_| view.phase == Phase::Move)?;
    Some(teller.words.say("eo-turns-left", &[arg("turns", turns)]))
}

pub(super) fn player_stacks(view: &View, teller: &Teller) -> String {
    match stacks(&view.player, teller) {
        None => teller.text_about("eo-stacks-none", PLAYER, &[]),
        Some(stacks) => teller.text_about("eo-stacks", PLAYER, &[arg("stacks", stacks)]),
    }
}

pub(super) fn bear_stacks(view: &View, teller: &Teller) -> String {
    match stacks(&view.bear, teller) {
        None => teller.words.text("eo-stacks-none-bear"),
        Some(stacks) => teller.words.say("eo-stacks-bear", &[arg("stacks", stacks)]),
    }
}

/// The pieces off the board, and how far away the win is.
pub(super) fn off_board(view: &View, teller: &Teller) -> String {
    let counts = [arg("sky", view.sky), arg("pit", view.pit), arg("cave", view.cave), arg("ground", view.ground)];
    let off = teller.words.say("eo-off", &counts);
    std::iter::once(off).chain(goal_in_words(view, teller)).collect::<Vec<_>>().join(" ")
}

/// How far away the win is; none once the game is over.
pub fn goal_in_words(view: &View, teller: &Teller) -> Option<String> {
    let words = teller.words;
    match view {
        View { phase: Phase::Over, .. } => None,
        View { sky: WIN.., .. } => Some(words.text("eo-goal-won")),
        View { pit: OUT_OF_REACH.., .. } => Some(words.text("eo-goal-lost")),
        _ => Some(words.say("eo-goal-open", &[arg("pieces", WIN - view.sky)])),
    }
}

/// The player's stacks that the next die of their column hits: those right below the column's highest Bear stack, and
/// those on the top space of a column without one while the Cave holds pieces (EO-15 to EO-18).
pub(super) fn danger(view: &View, teller: &Teller) -> String {
    let words = teller.words;
    let threat = |&space: &Space| {
        let pieces = view.threat(space)?;
        let stack = arg("stack", space_in_words(view, space, teller));
        Some(if space.row() == 5 {
            words.say("eo-danger-cave", &[stack, arg("pieces", pieces)])
        } else {
            words.say("eo-danger-above", &[stack, arg("height", pieces)])
        })
    };
    let threats: Vec<String> = by_column(view.player.keys().copied()).iter().filter_map(threat).collect();
    if threats.is_empty() {
        return teller.text_about("eo-danger-none", PLAYER, &[]);
    }
    words.say("eo-danger", &[arg("threats", threats.join("; "))])
}

fn column(view: &View, number: u8, teller: &Teller) -> String {
    let words = teller.words;
    let name = || arg("column", char::from(b'a' + number - 1).to_string());
    let here = view.player.keys().chain(view.bear.keys()).copied().filter(|space| space.column() == number);
    let stack = |&space: &Space| {
        let place = arg("space", space.to_string());
        match view.player.get(&space) {
            Some(&height) => teller.text_about("eo-at", PLAYER, &[place, arg("height", height)]),
            None => words.say("eo-at-bear", &[place, arg("height", view.bear[&space])]),
        }
    };
    let stacks: Vec<String> = by_column(here).iter().map(stack).collect();
    if stacks.is_empty() {
        return words.say("eo-column-empty", &[name()]);
    }
    words.say("eo-column", &[name(), arg("stacks", stacks.join(", "))])
}

/// One side's stacks as a list; none if it has no stack.
fn stacks(heights: &BTreeMap<Space, u8>, teller: &Teller) -> Option<String> {
    let stack = |space: &Space| {
        teller.words.say("eo-height", &[arg("space", space.to_string()), arg("height", heights[space])])
    };
    let stacks: Vec<String> = by_column(heights.keys().copied()).iter().map(stack).collect();
    (!stacks.is_empty()).then(|| teller.words.list(&stacks))
}

/// Columns from the left, each from the Sky down.
fn by_column(spaces: impl Iterator<Item = Space>) -> Vec<Space> {
    let mut spaces: Vec<Space> = spaces.collect();
    spaces.sort_unstable_by_key(|space| (space.column(), Reverse(space.row())));
    spaces
}
