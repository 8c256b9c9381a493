//! El Oso: the board of five by five between Sky and Ground, the Pit on its left and the Cave on its right (EO-2).
//!
//! A stack is chosen by a radio button on its space; the stylesheet then shows the buttons of that stack's moves on the
//! spaces where they lead, in the Sky, and below the board. No script is needed, and the keyboard reaches all of it.

use std::cmp::Ordering;

use bearcade_core::Game as _;
use bearcade_narrate::el_oso::{goal_in_words, space_in_words};
use bearcade_narrate::{Narrate as _, Teller, arg};
use bearcade_table::games::el_oso::{Action, ElOso, Event, Space, View};
use maud::{Markup, html};

use super::parts::{id_of, spoken};
use super::{Board, MOVE_FORM, Press, Pressed, Sight, dice};
use crate::art::{die, disc, figure};

/// Columns and rows (EO-1).
const SIZE: u8 = 5;
/// The pieces of each side (EO-2), and how many of them win in the Sky (EO-23).
const PIECES: u8 = 12;
const WIN: u8 = 10;

impl Board for ElOso {
    fn picture(&self, sight: &Sight<Self>) -> Markup {
        let Sight { view, teller, .. } = *sight;
        html! {
            div.oso {
                // In this order nothing that is drawn already moves when the rest of the page arrives.
                (sky(self, sight))
                (grid(self, sight))
                @if !sight.legal.is_empty() { (chosen(self, sight)) }
                (off("pit", "eo-board-pit", "disc", view.pit, teller))
                (off("cave", "eo-board-cave", "disc-bear", view.cave, teller))
                (off("ground", "eo-board-ground", "disc-bear", view.ground, teller))
            }
        }
    }

    fn thrown(&self, events: &[Event], teller: &Teller) -> Markup {
        let rolled = events.iter().find_map(|event| match event {
            Event::Rolled { dice, .. } => Some(dice),
            _ => None,
        });
        let rain = events.iter().filter_map(|event| match *event {
            Event::Rained { die, .. } | Event::RainedToCave { die, .. } => Some(die),
            _ => None,
        });
        html! {
            @if let Some(rolled) = rolled {
                ul.thrown {
                    (dice(&teller.words.text("look-eo-rolled"), rolled.faces()))
                    @if rain.clone().next().is_some() { (dice(&teller.words.text("look-eo-rain"), rain)) }
                }
            }
        }
    }

    /// The chosen stack should go there; or, if none is chosen, the stack there should be chosen.
    fn pressed(&self, _sight: &Sight<Self>, press: Press) -> Option<Pressed<Action>> {
        let named = |text: &str| Space::all().find(|space| space.to_string() == text);
        let action = match (press.on, press.chosen.and_then(named)) {
            ("sky", from) => Action::Sky(from?),
            (space, Some(from)) => Action::Move(from, named(space)?),
            (space, None) => Action::Pass(named(space)?),
        };
        Some(Pressed::Action(action))
    }

    fn choices(&self, sight: &Sight<Self>) -> Markup {
        let Sight { view, legal, teller, .. } = *sight;
        let button = |action: Action, class: &str| {
            html! {
                button class=(class) name="action" value=(self.action_text(action)) { (self.action(view, action, teller)) }
            }
        };
        html! {
            @if let (true, Some(question)) = (legal.contains(&Action::Stop), Self::confirm_id(Action::Stop)) {
                // Nobody ends a game by a slip of the finger. Every turn asks again.
                details.sure data-key={ "stop-" (view.turn) } data-asks=(teller.words.text(question)) {
                    summary { (self.action(view, Action::Stop, teller)) " " kbd aria-hidden="true" { "x" } }
                    p { (teller.words.text(question)) }
                    button.quiet name="action" value=(self.action_text(Action::Stop)) {
                        (teller.words.text("eo-stop-yes"))
                    }
                }
            }
            details {
                summary { (teller.words.text("look-eo-all-moves")) }
                @for &space in view.player.keys() {
                    h3 { (space_in_words(view, space, teller)) }
                    ul.choices {
                        @for &action in legal.iter().filter(|action| from(**action) == Some(space)) {
                            li { (button(action, "quiet")) }
                        }
                    }
                }
            }
        }
    }
}

/// The stack that an action is about.
const fn from(action: Action) -> Option<Space> {
    match action {
        Action::Move(from, _) | Action::Sky(from) | Action::Pass(from) => Some(from),
        Action::Stop => None,
    }
}

/// A button that answers with an action. It shows once its stack is chosen.
fn go(game: &ElOso, sight: &Sight<ElOso>, action: Action, to: &str, face: &Markup) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let Some(from) = from(action) else { return html! {} };
    let mut name = game.action(view, action, teller);
    if let Action::Move(_, to) = action
        && view.threat(to).is_some()
    {
        name = [name, teller.words.text("eo-board-danger")].join(", ");
    }
    let notation = game.action_text(action);
    html! {
        button id=(id_of(&notation)) class={ "go go-" (from) } form=(MOVE_FORM) name="action" value=(notation)
            data-from=(from) data-to=(to) aria-label=(name) { (face) }
    }
}

/// The Sky: a place for every piece, ten marked, and the way up for stacks on the top row.
fn sky(game: &ElOso, sight: &Sight<ElOso>) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let words = teller.words;
    html! {
        div.sky data-press="sky" {
            p.off-name { (words.text("eo-board-sky")) " " b { (view.sky) } }
            svg.slots viewBox="0 0 372 40" aria-hidden="true" {
                @for index in 0..PIECES {
                    // The places after the tenth stand apart: they are more than a win.
                    @let x = f32::from(index) * 30.0 + if index >= WIN { 10.0 } else { 0.0 };
                    @if index < view.sky { (piece("disc", (x, 12.0), 28.0)) }
                    @else { ellipse.slot cx=(x + 14.0) cy="20" rx="11" ry="5" {} }
                }
            }
            @if let Some(goal) = goal_in_words(view, teller) { p.goal { (goal) } }
            @for &action in sight.legal {
                @if let Action::Sky(space) = action {
                    (go(game, sight, action, "sky", &html! { "↑ " (words.text("eo-board-sky")) " · " (space) }))
                }
            }
        }
    }
}

/// Pieces off the board.
fn off(class: &str, name: &str, side: &str, count: u8, teller: &Teller) -> Markup {
    html! {
        div class={ "off " (class) } data-press=(class) {
            p.off-name { (teller.words.text(name)) " " b { (count) } }
            @if count > 0 {
                svg.slots viewBox="0 0 60 60" aria-hidden="true" {
                    @for level in 0..count { (piece(side, (6.0, 34.0 - f32::from(level) * 3.0), 48.0)) }
                }
            }
        }
    }
}

fn grid(game: &ElOso, sight: &Sight<ElOso>) -> Markup {
    let columns = || (1..=SIZE).map(|column| char::from(b'a' + column - 1));
    html! {
        div.oso-grid role="grid" aria-label=(sight.teller.words.text("look-board")) {
            @for row in (1..=SIZE).rev() {
                div role="row" {
                    span.row-name role="rowheader" { (row) }
                    @for column in 1..=SIZE {
                        @if let Some(space) = Space::new(column, row) { (cell(game, sight, space)) }
                    }
                }
            }
            div role="row" {
                span.row-name role="presentation" {}
                @for column in columns() { span.column-name role="columnheader" { (column) } }
            }
        }
    }
}

/// A space: what stands there, the radio button that chooses a stack of the viewer's, and the moves that lead there.
fn cell(game: &ElOso, sight: &Sight<ElOso>, space: Space) -> Markup {
    let Sight { view, legal, teller, .. } = *sight;
    let own = view.player.get(&space).copied();
    let threat = own.and_then(|_| view.threat(space));
    let mut name = space_in_words(view, space, teller);
    if threat.is_some() {
        name = [name, teller.words.text("eo-board-danger")].join(", ");
    }
    let can_choose = legal.iter().any(|&action| from(action) == Some(space));
    html! {
        div.cell.yours[can_choose].threatened[threat.is_some()] role="gridcell" data-cell=(space) {
            @if let Some(height) = own { (stack("disc", height)) }
            @if let Some(&height) = view.bear.get(&space) { (stack("disc-bear", height)) }
            @if threat.is_some() { span.threat aria-hidden="true" { "!" } }
            @if can_choose {
                label.pick {
                    input id={ "from-" (space) } type="radio" name="from" value=(space) autocomplete="off" aria-label=(name);
                }
            } @else {
                (spoken(&name))
            }
            @for &action in legal {
                @if let Action::Move(from, to) = action && to == space {
                    (go(game, sight, action, &to.to_string(), &target(view, from, to)))
                }
            }
        }
    }
}

/// The mark on a space where the chosen stack can go: an arrow that shows the way, and a warning.
fn target(view: &View, from: Space, to: Space) -> Markup {
    let arrow = match (to.column().cmp(&from.column()), to.row().cmp(&from.row())) {
        (Ordering::Less, Ordering::Less) => "↙",
        (Ordering::Less, Ordering::Equal) => "←",
        (Ordering::Less, Ordering::Greater) => "↖",
        (_, Ordering::Less) => "↘",
        (_, Ordering::Equal) => "→",
        (_, Ordering::Greater) => "↗",
    };
    html! {
        span.dot aria-hidden="true" { (arrow) }
        @if view.threat(to).is_some() { span.threat aria-hidden="true" { "!" } }
    }
}

/// A piece of a side. No two of a side can be told apart; one that left its place went to the nearest that is new.
fn piece(side: &str, place: (f32, f32), width: f32) -> Markup {
    html! { g data-piece=(side) { (disc(side, place, width)) } }
}

/// Pieces on top of each other, and how many.
fn stack(side: &str, height: u8) -> Markup {
    const BASE: f32 = 59.0;
    const TALL: f32 = 42.0;
    let step = (TALL / f32::from(height.max(2) - 1)).min(11.0);
    html! {
        svg.stack viewBox="0 0 100 100" aria-hidden="true" {
            @for level in 0..height { (piece(side, (6.0, BASE - f32::from(level) * step), 70.0)) }
        }
        span.height aria-hidden="true" { (height) }
    }
}

/// Below the board: what the chosen stack costs in dice, and passing with it.
fn chosen(game: &ElOso, sight: &Sight<ElOso>) -> Markup {
    let Sight { view, legal, teller, .. } = *sight;
    html! {
        div.oso-foot {
            p.foot-hint { (teller.words.text("look-eo-choose")) }
            @for &action in legal {
                @if let Action::Pass(space) = action {
                    @let height = view.player.get(&space).copied().unwrap_or_default();
                    div class={ "go go-" (space) } {
                        span.bear-dice {
                            (figure("bear"))
                            @for _ in 0..height { (die(0)) }
                            (teller.words.say("look-eo-dice", &[arg("dice", height)]))
                        }
                        button.quiet form=(MOVE_FORM) name="action" value=(game.action_text(action)) data-from=(space) data-to="pass" {
                            (game.action(view, action, teller))
                        }
                    }
                }
            }
        }
    }
}
