//! De beer is los!: besides the game in words, one space of the forest for those who walk the board with the keyboard,
//! and the names that a drawn board needs.

mod advice;
mod board;
mod coach;
mod names;
mod scan;
mod status;

pub use board::{say_space, say_space_in_full};
pub use names::{counted, exit_name, kind_name};
pub use status::say_turn;

use bearcade_core::{Rule, Seat};
use bearcade_games::de_beer_is_los::{
    Action, DeBeerIsLos, Direction, Event, GameEnd, Kind, Score, Space, Tile, View, Waiting, refusal,
};

use self::names::{colour_name, counted_points, counted_tiles, prey_name, way, way_name, your_prey_name};
use crate::{Arg, Cue, Key, KeyDoes, Narrate, Said, Teller, arg};

impl Narrate for DeBeerIsLos {
    const PREFIX: &'static str = "bl";
    const KEYS: &'static [Key] = &[
        Key { key: 's', does: KeyDoes::Tell("status"), label: "bl-key-status" },
        Key { key: 't', does: KeyDoes::Tell("turn"), label: "bl-key-turn" },
        Key { key: 'p', does: KeyDoes::Tell("points"), label: "bl-key-points" },
        Key { key: 'f', does: KeyDoes::Tell("forest"), label: "bl-key-forest" },
        Key { key: 'b', does: KeyDoes::Tell("barred"), label: "bl-key-barred" },
        Key { key: 'g', does: KeyDoes::Tell("guns"), label: "bl-key-guns" },
        Key { key: 'd', does: KeyDoes::Tell("threats"), label: "bl-key-threats" },
        Key { key: 'k', does: KeyDoes::Tell("card"), label: "bl-key-card" },
        Key { key: 'r', does: KeyDoes::Scan("row"), label: "bl-key-row" },
        Key { key: 'c', does: KeyDoes::Scan("column"), label: "bl-key-column" },
        Key { key: 'l', does: KeyDoes::Scan("line"), label: "bl-key-line" },
        Key { key: 'x', does: KeyDoes::Act("skip"), label: "bl-action-skip" },
    ];
    const REFUSALS: &'static [Rule] = refusal::ALL;

    fn tell(&self, event: &Event, teller: &Teller) -> Option<Said> {
        Some(match *event {
            Event::Flipped { seat, space, kind } => {
                let arguments = [at("space", space), arg("tile", kind_name(kind, teller))];
                teller.about("bl-flipped", seat, &arguments, Cue::Flip)
            }
            Event::GunShown { gun, .. } => teller.plain("bl-gun-shown", &[arg("way", way(gun, teller))], Cue::Nothing),
            Event::Moved { seat, tile: Tile::Hunter(gun), from, to } => {
                let arguments = [at("from", from), at("to", to), arg("way", way(gun, teller))];
                teller.about("bl-moved-hunter", seat, &arguments, Cue::Step)
            }
            Event::Moved { seat, tile, from, to } => {
                let arguments = [at("from", from), at("to", to), arg("tile", kind_name(tile.kind(), teller))];
                teller.about("bl-moved", seat, &arguments, Cue::Step)
            }
            Event::Captured { seat, tile, from, to, prey, points } => {
                let loser = seat.next(2);
                // Nothing captures its own colour (BL-13, BL-14): whatever has a colour was the opponent's.
                let yours = teller.is_you(loser) && prey.kind().colour().is_some();
                let name = if yours { your_prey_name } else { prey_name };
                let arguments = [
                    arg("tile", kind_name(tile.kind(), teller)),
                    arg("kind", tile.kind().name()),
                    at("from", from),
                    at("to", to),
                    arg("prey", name(prey.kind(), teller)),
                    arg("points", counted_points(points, teller)),
                ];
                teller.about("bl-captured", seat, &arguments, Cue::Caught).fateful()
            }
            Event::TakenOut { seat, tile, from, exit, points } => {
                let arguments = [
                    arg("tile", kind_name(tile.kind(), teller)),
                    at("from", from),
                    arg("exit", exit_name(exit, teller)),
                    arg("points", counted_points(points, teller)),
                ];
                let cue = if teller.is_you(seat) { Cue::Good } else { Cue::Step };
                teller.about("bl-taken-out", seat, &arguments, cue).fateful()
            }
            Event::Skipped { seat } => teller.about("bl-skipped", seat, &[], Cue::Nothing),
            Event::QuietEnded { seat, turns } => {
                teller.about("bl-quiet-ended", seat, &[arg("turns", turns)], Cue::Nothing).fateful()
            }
            Event::FinalPhaseBegan { first, turns_each } => {
                teller.about("bl-final-phase", first, &[arg("turns", turns_each)], Cue::Nothing).fateful()
            }
            Event::GameEnded { game, reason, scores } => game_ended(game, reason, scores, teller),
            Event::GameBegan { game, brown, blue, first } => {
                let sides = [("bl-side-brown", brown), ("bl-side-blue", blue)];
                let sides = sides.map(|(id, seat)| teller.text_about(id, seat, &[])).join(" ");
                let begins = teller.text_about("bl-begins", first, &[]);
                let arguments = [arg("game", game), arg("sides", sides), arg("begins", begins)];
                teller.plain("bl-game-began", &arguments, Cue::Flip).fateful()
            }
        })
    }

    fn ask(&self, view: &View, seat: Seat, teller: &Teller) -> String {
        let colour = arg("colour", colour_name(view.players[seat.index()].colour, teller));
        let ask = match (view.final_phase, view.quiet) {
            (Some(phase), _) => teller.words.say("bl-ask-final", &[colour, arg("turns", phase.by_seat[seat.index()])]),
            (None, Some(quiet)) if quiet.over => teller.words.say("bl-ask-quiet", &[colour]),
            _ if view.face_up.is_empty() => teller.words.say("bl-ask-first", &[colour]),
            _ => teller.words.say("bl-ask", &[colour]),
        };
        [Some(ask), status::resting(view, teller), status::barred(view, seat, teller)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn action(&self, view: &View, action: Action, teller: &Teller) -> String {
        let kind = |space| view.face_up.get(&space).map(|tile| tile.kind());
        let name = |space| arg("tile", kind(space).map(|kind| kind_name(kind, teller)).unwrap_or_default());
        let worth = |kind: Option<Kind>| arg("points", counted_points(kind.map_or(0, Kind::points), teller));
        match action {
            Action::Flip(space) => teller.words.say("bl-action-flip", &[at("space", space)]),
            Action::Move { from, to } => match (view.face_up.get(&from), kind(to)) {
                (_, Some(prey)) => {
                    let prey_name = arg("prey", prey_name(prey, teller));
                    let arguments = [name(from), at("from", from), at("to", to), prey_name, worth(Some(prey))];
                    teller.words.say("bl-action-capture", &arguments)
                }
                (Some(&Tile::Hunter(gun)), None) => {
                    let arguments = [at("from", from), at("to", to), arg("way", way_name(gun, teller))];
                    teller.words.say("bl-action-move-hunter", &arguments)
                }
                _ => teller.words.say("bl-action-move", &[name(from), at("from", from), at("to", to)]),
            },
            Action::Exit { from, exit } => {
                let exit = arg("exit", exit_name(exit, teller));
                let arguments = [name(from), at("from", from), exit, worth(kind(from))];
                teller.words.say("bl-action-exit", &arguments)
            }
            Action::Skip => teller.words.text("bl-action-skip"),
        }
    }

    fn why(&self, view: &View, seat: Seat, action: Action, teller: &Teller) -> Option<String> {
        advice::why(self, view, seat, action, teller)
    }

    fn coach(&self, view: &View, seat: Seat, _legal: &[Action], teller: &Teller) -> String {
        coach::line(view, seat, teller)
    }

    fn ask_chance(&self, view: &View, _name: &str, teller: &Teller) -> String {
        let space = at("space", view.flipping.unwrap_or(Space::CENTRE));
        if view.due == Waiting::Gun {
            let can_come = |gun: &Direction| view.hidden_guns.as_ref().is_none_or(|hidden| hidden[gun] > 0);
            let guns = Direction::ALL.into_iter().filter(can_come);
            let ways: Vec<String> = guns.map(|gun| typed(gun.name(), &way_name(gun, teller), teller)).collect();
            return teller.words.say("bl-chance-gun", &[space, arg("ways", ways.join(", "))]);
        }
        let kinds = Kind::ALL.into_iter().filter(|kind| view.hidden[kind] > 0);
        let kinds: Vec<String> = kinds.map(|kind| typed(kind.name(), &kind_name(kind, teller), teller)).collect();
        teller.words.say("bl-chance-kind", &[space, arg("kinds", kinds.join(", "))])
    }

    /// BL-25.
    fn answer(&self, view: &View, topic: &str, teller: &Teller) -> String {
        status::answer(view, topic, teller)
    }

    fn scan(&self, view: &View, topic: &str, place: Option<&str>, teller: &Teller) -> String {
        scan::scan(view, topic, place, teller)
    }
}

fn game_ended(game: u8, reason: GameEnd, scores: [Score; 2], teller: &Teller) -> Said {
    let reason = teller.words.text(match reason {
        GameEnd::TurnsOver => "bl-end-turns-over",
        GameEnd::BrownGone => "bl-end-brown-gone",
        GameEnd::BlueGone => "bl-end-blue-gone",
        GameEnd::BothGone => "bl-end-both-gone",
    });
    let leads = |seat: Seat| scores[seat.index()] > scores[seat.next(2).index()];
    let cue = match Seat::all(2).find(|&seat| leads(seat)) {
        Some(seat) if teller.is_you(seat) => Cue::Good,
        Some(seat) if teller.is_you(seat.next(2)) => Cue::Bad,
        _ => Cue::Nothing,
    };
    let arguments = [arg("game", game), arg("reason", reason), arg("scores", tallies(scores, teller))];
    teller.plain("bl-game-ended", &arguments, cue).fateful()
}

/// Both players' points and tiles.
fn tallies(scores: [Score; 2], teller: &Teller) -> String {
    let tally = |seat: Seat| {
        let Score { points, tiles } = scores[seat.index()];
        let arguments = [arg("points", counted_points(points, teller)), arg("tiles", counted_tiles(tiles, teller))];
        teller.text_about("bl-tally", seat, &arguments)
    };
    Seat::all(2).map(tally).collect::<Vec<_>>().join(" ")
}

/// What to type, with its meaning where the language has another word for it.
fn typed(notation: &str, word: &str, teller: &Teller) -> String {
    if notation == word {
        return word.to_owned();
    }
    teller.words.say("bl-typed", &[arg("typed", notation), arg("word", word)])
}

fn at(name: &'static str, space: Space) -> Arg<'static> {
    arg(name, space.to_string())
}
