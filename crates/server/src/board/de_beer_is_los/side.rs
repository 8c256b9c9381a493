//! What stands around the forest: the stage of the game, what each player has, what is still hidden, the rules in short.

use std::collections::BTreeMap;

use bearcade_core::Seat;
use bearcade_narrate::de_beer_is_los::{counted, kind_name, say_turn};
use bearcade_narrate::{Teller, arg};
use bearcade_table::games::de_beer_is_los::{Colour, DeBeerIsLos, Kind};
use maud::{Markup, html};

use super::super::Sight;
use super::super::parts::{player_name, spoken};
use super::forest::colour_class;
use crate::art::figure;

/// The number of the game, whose turn it is, and how long it lasts, in large figures.
pub(super) fn stage(sight: &Sight<DeBeerIsLos>) -> Markup {
    let Sight { view, teller, is_over, .. } = *sight;
    let words = teller.words;
    let hidden: u8 = view.hidden.values().sum();
    html! {
        div.bl-stage {
            p.bl-turn {
                @if is_over { (words.text("bl-turn-over")) } @else { (say_turn(view, teller)) }
                @if view.games > 1 {
                    " " span.bl-quiet { (words.say("bl-game-of", &[arg("game", view.game), arg("games", view.games)])) }
                }
                @if let Some(quiet) = view.quiet.filter(|quiet| quiet.turns > 0) {
                    " " span.bl-quiet .bl-loud[quiet.over] {
                        (words.say("bl-quiet", &[arg("turns", quiet.turns), arg("limit", quiet.limit)]))
                    }
                }
            }
            @if let Some(phase) = view.final_phase.filter(|_| view.to_move.is_some()) {
                p.bl-count.bl-last { strong { (phase.turns_left) } " " (words.say("bl-page-turns-left", &[arg("n", phase.turns_left)])) }
            } @else if hidden > 0 {
                p.bl-count { strong { (hidden) } " " (words.say("bl-page-face-down", &[arg("n", hidden)])) }
            }
        }
    }
}

/// A player's colour, points and tiles.
pub(super) fn player(sight: &Sight<DeBeerIsLos>, seat: Seat) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let words = teller.words;
    let player = &view.players[seat.index()];
    let (class, colour, own) = match player.colour {
        Colour::Brown => ("bl-brown", "bl-page-brown", Kind::Hunter),
        Colour::Blue => ("bl-blue", "bl-page-blue", Kind::Bear),
    };
    html! {
        section.bl-player .bl-moves[view.to_move == Some(seat)] aria-label=(player_name(seat, teller)) {
            span.bl-mini.{ (class) } { (figure(own.name())) }
            p.bl-name {
                strong { (player_name(seat, teller)) }
                span.bl-quiet { (words.text(colour)) }
            }
            div.bl-bag {
                (bag(&player.captured, "bl-page-captured", teller))
                (bag(&player.taken_out, "bl-page-taken-out", teller))
            }
            p.bl-score {
                strong { (player.score.points) }
                span.bl-quiet { (words.say("bl-page-points", &[arg("n", player.score.points)])) }
                @if view.games > 1 && view.first_game.is_some() {
                    span.bl-quiet { (words.say("bl-page-match", &[arg("n", player.match_score.points)])) }
                }
            }
        }
    }
}

/// Tiles by kind with their numbers, under a title for those who can't see that they lie together.
fn bag(tiles: &BTreeMap<Kind, u8>, title: &str, teller: &Teller) -> Markup {
    html! {
        @if !tiles.is_empty() {
            ul.bl-kinds aria-label=(teller.words.text(title)) {
                li.bl-title aria-hidden="true" { (teller.words.text(title)) }
                @for (&kind, &n) in tiles { (kind_count(kind, n, true, teller)) }
            }
        }
    }
}

/// So many tiles of a kind; do they lie there, or are they only counted?
fn kind_count(kind: Kind, n: u8, lie_there: bool, teller: &Teller) -> Markup {
    html! {
        li .bl-none[n == 0] {
            span.bl-mini.{ (colour_class(kind)) } data-piece=[lie_there.then_some(kind.name())] data-count=[lie_there.then_some(n)] { (figure(kind.name())) }
            span aria-hidden="true" { (n) }
            (spoken(&counted(kind, n, teller)))
        }
    }
}

/// What is still face down, by kind, and where hidden guns point if that is known.
pub(super) fn hidden(sight: &Sight<DeBeerIsLos>) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let words = teller.words;
    if view.face_down.is_empty() {
        return html! {};
    }
    let guns = view.hidden_guns.as_ref().filter(|_| view.hidden[&Kind::Hunter] > 0);
    html! {
        section.bl-hidden aria-label=(words.text("bl-page-hidden")) {
            ul.bl-kinds {
                li.bl-title { (words.text("bl-page-hidden")) }
                @for (&kind, &n) in &view.hidden { (kind_count(kind, n, false, teller)) }
                @for (gun, n) in guns.into_iter().flatten().filter(|&(_, &n)| n > 0) {
                    li {
                        svg.bl-aim .{ "bl-" (gun.name()) } aria-hidden="true" { use href="#bl-gun" {} }
                        span aria-hidden="true" { (n) }
                        @let way = words.attribute(&format!("bl-direction-{}", gun.name()), "to", &[]);
                        (spoken(&words.say("bl-hidden-gun", &[arg("n", n), arg("way", way)])))
                    }
                }
            }
        }
    }
}

/// Who captures whom, how each moves, and what it is worth (BL-25).
pub(super) fn reference(teller: &Teller) -> Markup {
    let words = teller.words;
    let line = |kind: Kind| {
        let points = words.say("bl-points", &[arg("n", kind.points())]);
        words.say(&format!("bl-card-{}", kind.name()), &[arg("points", points)])
    };
    html! {
        details.bl-reference {
            summary { (words.text("bl-key-card")) }
            ul {
                @for kind in Kind::ALL {
                    li {
                        span.bl-mini.{ (colour_class(kind)) } title=(kind_name(kind, teller)) { (figure(kind.name())) }
                        span { (line(kind)) }
                    }
                }
            }
        }
    }
}
