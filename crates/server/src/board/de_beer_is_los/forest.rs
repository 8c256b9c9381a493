//! The 7×7 spaces. A tile that can move is a radio button; choosing it shows where it can go, as buttons that lie over
//! the board. They stand behind the radio button in the page, so no script is needed to show them.

use bearcade_core::Game as _;
use bearcade_narrate::de_beer_is_los::{exit_name, kind_name, say_space_in_full};
use bearcade_narrate::{Narrate as _, arg};
use bearcade_table::games::de_beer_is_los::{
    Action, Colour, DeBeerIsLos, Direction, Kind, PlayerView, Space, Tile, refusal,
};
use maud::{Markup, html};

use super::super::parts::{FACE_DOWN, action_button, id_of, spoken};
use super::super::{MOVE_FORM, Press, Pressed, Sight};
use crate::art::figure;

/// The back of a tile, a gun that points north, and the arrow of an exit.
pub(super) fn symbols() -> Markup {
    html! {
        svg.spoken aria-hidden="true" focusable="false" {
            symbol id="bl-back" viewBox="0 0 40 40" {
                path d="M20 5c7 5 9 10 9 15s-4 9-8 10v6h-2v-6c-4-1-8-5-8-10s2-10 9-15z" fill="currentColor" {}
                path d="M20 13v17M20 20l5-4M20 25l-5-4" class="bl-vein" {}
            }
            symbol id="bl-gun" viewBox="0 0 40 40" {
                path d="M18 9h4v6h-4z" class="bl-barrel" {}
                path d="M20 .5l8 10.5H12z" class="bl-muzzle" {}
            }
            symbol id="bl-gate" viewBox="0 0 24 24" {
                path d="M12 3l9 10h-5.5v8h-7v-8H3z" fill="currentColor" {}
            }
        }
    }
}

/// The forest with its exits.
pub(super) fn draw(game: &DeBeerIsLos, sight: &Sight<DeBeerIsLos>) -> Markup {
    let open = sight.view.final_phase.is_some() && sight.view.to_move.is_some();
    html! {
        div.bl-forest.bl-grid {
            @for way in Direction::ALL {
                span.bl-gate .{ "bl-out-" (way.name()) } .bl-open[open] data-press=(way.name()) aria-hidden="true" {
                    svg .{ "bl-" (way.name()) } { use href="#bl-gate" {} }
                }
            }
            // The exits stand where d and 4 would.
            @for line in (0..7).filter(|line| *line != 3) {
                span.bl-name-of.bl-rows .{ "bl-r" (line) } aria-hidden="true" { (line + 1) }
                span.bl-name-of.bl-columns .{ "bl-c" (line) } aria-hidden="true" { (char::from(b'a' + line)) }
            }
            div.bl-spaces role="grid" aria-label=(sight.teller.words.text("bl-page-forest")) {
                @for row in (0..7).rev() {
                    div.bl-line role="row" {
                        @for space in (0..7).filter_map(|column| Space::new(column, row)) {
                            (cell(game, sight, space))
                        }
                    }
                }
            }
        }
    }
}

/// A tile's colour, which is also the pattern of its edge.
pub(super) const fn colour_class(kind: Kind) -> &'static str {
    match kind.colour() {
        Some(Colour::Brown) => "bl-brown",
        Some(Colour::Blue) => "bl-blue",
        None => "bl-green",
    }
}

/// A face-up tile.
fn face(tile: Tile) -> Markup {
    html! {
        span.bl-tile.{ (colour_class(tile.kind())) } data-piece=(tile.kind().name()) {
            (figure(tile.kind().name()))
            @if let Tile::Hunter(gun) = tile {
                svg.bl-gun .{ "bl-" (gun.name()) } aria-hidden="true" { use href="#bl-gun" {} }
            }
        }
    }
}

fn cell(game: &DeBeerIsLos, sight: &Sight<DeBeerIsLos>, space: Space) -> Markup {
    let Sight { view, legal, teller, .. } = *sight;
    let words = teller.words;
    let here = say_space_in_full(view, space, teller);
    let is_flipping = view.flipping == Some(space);
    let back = html! { svg.bl-leaf data-piece=(FACE_DOWN) aria-hidden="true" { use href="#bl-back" {} } };
    let is_barred = |player: &PlayerView| player.no_way_back.is_some_and(|back| back.barred == space);
    let came_from = view.to_move.is_some() && view.players.iter().any(is_barred);
    let ways: Vec<Action> = legal.iter().copied().filter(|&action| starts_at(action) == Some(space)).collect();
    html! {
        div.bl-cell .{ "bl-c" (space.column()) } .{ "bl-r" (space.row()) } .bl-came[came_from]
            id={ "at-" (space) } data-cell=(space) role="gridcell" {
            @match view.face_up.get(&space) {
                _ if legal.contains(&Action::Flip(space)) => {
                    @let name = words.say("bl-page-flip", &[arg("here", here)]);
                    (action_button(game, Action::Flip(space), "bl-tile bl-back", &name, &back))
                }
                Some(&tile) if !ways.is_empty() => {
                    @let name = words.say("bl-page-pick", &[arg("here", here), arg("n", ways.len())]);
                    input.bl-pick #{ "from-" (space) } type="radio" name="from" value=(space) aria-label=(name) title=(name);
                    (face(tile))
                    div.bl-ways.bl-grid role="group" aria-label=(words.say("bl-page-ways", &[arg("tile", kind_name(tile.kind(), teller))])) {
                        @for &action in &ways { (way(game, sight, action)) }
                    }
                }
                Some(&tile) => {
                    (face(tile))
                    @if view.resting == Some(space) { span.bl-rests aria-hidden="true" { "z" sup { "z" } } }
                    (spoken(&here))
                }
                None if view.face_down.contains(&space) => {
                    span.bl-tile.bl-back .bl-turning[is_flipping] { (back) }
                    (spoken(&here))
                }
                None => (spoken(&here)),
            }
        }
    }
}

/// What a press on a space or an exit means: the chosen tile should go there; or, if none is chosen, the tile there
/// should be turned over or moved.
pub(super) fn pressed(game: &DeBeerIsLos, sight: &Sight<DeBeerIsLos>, press: Press) -> Option<Pressed<Action>> {
    let Sight { view, teller, .. } = *sight;
    let chosen = press.chosen.and_then(Space::parse);
    if let Some(exit) = Direction::parse(press.on) {
        return Some(match chosen {
            Some(from) => Pressed::Action(Action::Exit { from, exit }),
            None if view.final_phase.is_none() => Pressed::Action(Action::Exit { from: exit.exit(), exit }),
            None => Pressed::Because(teller.words.say("bl-board-at-exit", &[arg("exit", exit_name(exit, teller))])),
        });
    }
    let space = Space::parse(press.on)?;
    if let Some(from) = chosen.filter(|&from| from != space) {
        return Some(Pressed::Action(Action::Move { from, to: space }));
    }
    if view.face_down.contains(&space) {
        return Some(Pressed::Action(Action::Flip(space)));
    }
    let (position, seat) = (view.position(), view.to_move?);
    let forbids = |action| game.check(&position, seat, action).err();
    let stay = Action::Move { from: space, to: space };
    if forbids(stay) != Some(refusal::NO_DISTANCE) {
        return Some(Pressed::Action(stay));
    }
    // A tile that may move but has nowhere to go: a rule keeps it, or it is surrounded.
    let step = |to| Action::Move { from: space, to };
    let kept = |&action: &Action| matches!(forbids(action), Some(refusal::QUIET | refusal::NO_WAY_BACK));
    let why = space.neighbours().iter().map(step).find(kept).map(Pressed::Action);
    Some(why.unwrap_or_else(|| Pressed::Because(teller.words.text("bl-page-surrounded"))))
}

/// Where the tile of a move stands.
const fn starts_at(action: Action) -> Option<Space> {
    match action {
        Action::Move { from, .. } | Action::Exit { from, .. } => Some(from),
        Action::Flip(_) | Action::Skip => None,
    }
}

/// A button over the space or the exit that a tile can go to.
fn way(game: &DeBeerIsLos, sight: &Sight<DeBeerIsLos>, action: Action) -> Markup {
    let notation = game.action_text(action);
    let name = game.action(sight.view, action, sight.teller);
    let kind = |space| sight.view.face_up.get(&space).map(|tile| tile.kind());
    let (place, to, prize) = match action {
        Action::Move { to, .. } => (format!("bl-c{} bl-r{}", to.column(), to.row()), to.to_string(), kind(to)),
        Action::Exit { from, exit } => (format!("bl-out-{}", exit.name()), exit.name().to_owned(), kind(from)),
        Action::Flip(_) | Action::Skip => return html! {},
    };
    html! {
        button.bl-way .bl-takes[prize.is_some()] .{ (place) } id=(id_of(&notation)) data-to=(to) form=(MOVE_FORM)
            name="action" value=(notation) aria-label=(name) title=(name) {
            @if let Some(prize) = prize { span.bl-prize { "+" (prize.points()) } }
        }
    }
}
