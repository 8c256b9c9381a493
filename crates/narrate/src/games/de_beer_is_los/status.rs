//! Answers to questions (BL-25).

use std::collections::BTreeMap;

use bearcade_core::Seat;
use bearcade_games::de_beer_is_los::{Kind, Tile, View};

use super::board::captures;
use super::names::{colour_name, counted, counted_points, counted_tiles, kind_name, prey_name, way, way_name};
use super::{at, tallies};
use crate::{Teller, arg};

/// So many spaces with a face-down tile are worth naming.
const FEW: usize = 10;

pub(super) fn answer(view: &View, topic: &str, teller: &Teller) -> String {
    let over = view.to_move.is_none();
    let sentences = match topic {
        "turn" => turn(view, teller),
        "points" => points(view, teller),
        "forest" => forest(view, teller),
        "guns" => guns(view, teller),
        "card" => card(view, teller),
        "barred" | "threats" if over => turn(view, teller),
        "barred" => or(barred_or_resting(view, teller), "bl-barred-none", teller),
        "threats" => Seat::all(2).map(|seat| threats(view, seat, teller)).collect(),
        _ if over => [turn(view, teller), points(view, teller)].concat(),
        _ => [turn(view, teller), points(view, teller), forest(view, teller), barred_or_resting(view, teller)].concat(),
    };
    sentences.join(" ")
}

/// "The duck on a1 rests this turn."
pub(super) fn resting(view: &View, teller: &Teller) -> Option<String> {
    let space = view.resting?;
    let kind = view.face_up.get(&space)?.kind();
    Some(teller.words.say("bl-resting", &[arg("tile", kind_name(kind, teller)), at("space", space)]))
}

/// What a seat may not take straight back on its next turn.
pub(super) fn barred(view: &View, seat: Seat, teller: &Teller) -> Option<String> {
    let back = view.players[seat.index()].no_way_back?;
    let kind = view.face_up.get(&back.tile)?.kind();
    let id = if kind.is_bird() { "bl-barred-bird" } else { "bl-barred" };
    let arguments = [arg("tile", kind_name(kind, teller)), at("space", back.tile), at("barred", back.barred)];
    Some(teller.text_about(id, seat, &arguments))
}

fn barred_or_resting(view: &View, teller: &Teller) -> Vec<String> {
    resting(view, teller).into_iter().chain(Seat::all(2).filter_map(|seat| barred(view, seat, teller))).collect()
}

/// "Your turn, with blue."
pub fn say_turn(view: &View, teller: &Teller) -> String {
    let Some(seat) = view.to_move else { return teller.words.text("bl-turn-over") };
    let colour = colour_name(view.players[seat.index()].colour, teller);
    teller.text_about("bl-turn", seat, &[arg("colour", colour)])
}

/// The game's number, whose turn it is, how many are left, how quiet it is.
fn turn(view: &View, teller: &Teller) -> Vec<String> {
    let Some(seat) = view.to_move else { return vec![say_turn(view, teller)] };
    let mut sentences = Vec::new();
    if view.games > 1 {
        sentences.push(teller.words.say("bl-game-of", &[arg("game", view.game), arg("games", view.games)]));
    }
    sentences.push(say_turn(view, teller));
    if let Some(phase) = view.final_phase {
        let left = |seat: Seat| arg("turns", phase.by_seat[seat.index()]);
        sentences.extend(Seat::all(2).map(|seat| teller.text_about("bl-turns-left", seat, &[left(seat)])));
    }
    if let Some(quiet) = view.quiet.filter(|quiet| quiet.turns > 0) {
        let arguments = [arg("turns", quiet.turns), arg("limit", quiet.limit)];
        sentences.push(teller.words.say("bl-quiet", &arguments));
        if quiet.over {
            sentences.push(teller.text_about("bl-quiet-over", seat, &[]));
        }
    }
    sentences
}

/// Both scores, what they are made of, and the games before.
fn points(view: &View, teller: &Teller) -> Vec<String> {
    let mut sentences: Vec<String> = Seat::all(2).flat_map(|seat| bagged(view, seat, teller)).collect();
    if let Some(scores) = view.first_game {
        sentences.push(teller.words.say("bl-first-game", &[arg("scores", tallies(scores, teller))]));
        let total = view.players.each_ref().map(|player| player.match_score);
        sentences.push(teller.words.say("bl-match-total", &[arg("scores", tallies(total, teller))]));
    }
    sentences
}

fn bagged(view: &View, seat: Seat, teller: &Teller) -> Vec<String> {
    let player = &view.players[seat.index()];
    if player.score.tiles == 0 {
        return vec![teller.text_about("bl-has-nothing", seat, &[])];
    }
    let points = arg("points", counted_points(player.score.points, teller));
    let tiles = arg("tiles", counted_tiles(player.score.tiles, teller));
    let mut sentences = vec![teller.text_about("bl-has", seat, &[points, tiles])];
    for (id, kinds) in [("bl-has-captured", &player.captured), ("bl-has-taken-out", &player.taken_out)] {
        if !kinds.is_empty() {
            sentences.push(teller.words.say(id, &[arg("tiles", listed(kinds, teller))]));
        }
    }
    sentences
}

/// What is still hidden.
fn forest(view: &View, teller: &Teller) -> Vec<String> {
    let words = teller.words;
    let n: u8 = view.hidden.values().sum();
    if n == 0 {
        return vec![words.text("bl-hidden-none")];
    }
    let mut sentences = vec![words.say("bl-hidden", &[arg("n", n), arg("kinds", listed(&view.hidden, teller))])];
    if let Some(guns) = view.hidden_guns.as_ref().filter(|_| view.hidden[&Kind::Hunter] > 0) {
        let guns = guns.iter().filter(|&(_, &n)| n > 0);
        let guns = guns.map(|(&gun, &n)| words.say("bl-hidden-gun", &[arg("n", n), arg("way", way(gun, teller))]));
        let guns = words.list(&guns.collect::<Vec<_>>());
        sentences.push(words.say("bl-hidden-guns", &[arg("guns", guns)]));
    }
    if view.face_down.len() <= FEW {
        let spaces: Vec<String> = view.face_down.iter().map(ToString::to_string).collect();
        sentences.push(words.say("bl-hidden-where", &[arg("spaces", words.list(&spaces))]));
    }
    sentences
}

/// Where each gun points, and what stands in front of it.
fn guns(view: &View, teller: &Teller) -> Vec<String> {
    let brown = Seat::all(2).find(|seat| Some(view.players[seat.index()].colour) == Kind::Hunter.colour());
    let captures = brown.map(|seat| captures(view, seat)).unwrap_or_default();
    let mut sentences = Vec::new();
    for (&space, tile) in &view.face_up {
        let Tile::Hunter(gun) = *tile else { continue };
        let mut arguments = vec![at("space", space), arg("way", way(gun, teller))];
        let aimed = captures.iter().find(|capture| capture.from == space);
        if let Some(capture) = aimed {
            arguments.extend([arg("prey", kind_name(capture.prey, teller)), at("to", capture.to)]);
        }
        let id = if aimed.is_some() { "bl-gun-aimed" } else { "bl-gun" };
        sentences.push(teller.words.say(id, &arguments));
    }
    or(sentences, "bl-guns-none", teller)
}

fn threats(view: &View, seat: Seat, teller: &Teller) -> String {
    let captures = captures(view, seat);
    if captures.is_empty() {
        return teller.text_about("bl-threats-none", seat, &[]);
    }
    let capture = captures.iter().map(|capture| {
        let arguments = [
            arg("prey", prey_name(capture.prey, teller)),
            at("to", capture.to),
            arg("tile", kind_name(capture.tile, teller)),
            at("from", capture.from),
        ];
        teller.words.say("bl-capture", &arguments)
    });
    let list = teller.words.list(&capture.collect::<Vec<_>>());
    teller.text_about("bl-threats", seat, &[arg("captures", list)])
}

/// The quick reference: who captures whom, how each moves, points.
fn card(view: &View, teller: &Teller) -> Vec<String> {
    let line = |kind: Kind| {
        let id = match kind {
            Kind::Hunter => "bl-card-hunter",
            Kind::Lumberjack => "bl-card-lumberjack",
            Kind::Bear => "bl-card-bear",
            Kind::Fox => "bl-card-fox",
            Kind::Pheasant => "bl-card-pheasant",
            Kind::Duck => "bl-card-duck",
            Kind::Tree => "bl-card-tree",
        };
        teller.words.say(id, &[arg("points", counted_points(kind.points(), teller))])
    };
    let exit =
        |(&exit, &space)| teller.words.say("bl-card-exit", &[at("space", space), arg("way", way_name(exit, teller))]);
    let exits = teller.words.list(&view.exits.iter().map(exit).collect::<Vec<_>>());
    Kind::ALL.into_iter().map(line).chain([teller.words.say("bl-card-exits", &[arg("exits", exits)])]).collect()
}

/// "2 foxes and 1 duck"; kinds with none are left out.
fn listed(kinds: &BTreeMap<Kind, u8>, teller: &Teller) -> String {
    let some = kinds.iter().filter(|&(_, &n)| n > 0).map(|(&kind, &n)| counted(kind, n, teller));
    teller.words.list(&some.collect::<Vec<_>>())
}

fn or(sentences: Vec<String>, nothing: &str, teller: &Teller) -> Vec<String> {
    if sentences.is_empty() { vec![teller.words.text(nothing)] } else { sentences }
}
