//! Match play (EO-25, EO-26): the words for a group whose players each have boards of their own.

use bearcade_core::{Seat, SeatSet, Viewer};
use bearcade_games::el_oso::{Phase, View};

use crate::{Cue, Said, Teller, arg};

/// The teller of one seat's board in a group. A board knows a single seat, so the group's teller can't tell its events:
/// to the player of the board they are about *you*, to everybody else about that player.
pub fn board_teller<'a>(group: &Teller<'a>, of: Seat) -> Teller<'a> {
    let names = &group.names[of.index()..=of.index()];
    let viewer = if group.is_you(of) { Viewer::Seat(super::PLAYER) } else { Viewer::Watcher };
    Teller::new(group.words, names, viewer)
}

/// The name of an option of match play; none for another option.
pub fn match_play_option_label(name: &str, teller: &Teller) -> Option<String> {
    Some(teller.words.text(option_id(name)?))
}

/// What an option of match play does; none for another option.
pub fn match_play_option_help(name: &str, teller: &Teller) -> Option<String> {
    Some(teller.words.attribute(option_id(name)?, "help", &[]))
}

fn option_id(name: &str) -> Option<&'static str> {
    match name {
        "games" => Some("eo-option-games"),
        "duplicate" => Some("eo-option-duplicate"),
        _ => None,
    }
}

/// A seat has finished a game of so many with this score.
pub fn match_scored(seat: Seat, (game, games): (u32, u32), score: u8, total: u32, teller: &Teller) -> Said {
    let arguments = [arg("game", game), arg("games", games), arg("score", score), arg("total", total)];
    teller.about("eo-match-scored", seat, &arguments, Cue::Nothing).fateful()
}

/// How far a seat has come, by the board that the listener may see of it.
pub fn match_progress(seat: Seat, (game, games): (u32, u32), board: &View, total: u32, teller: &Teller) -> String {
    let total = arg("total", total);
    if board.phase == Phase::Over && game == games {
        return teller.text_about("eo-match-finished", seat, &[total]);
    }
    let arguments = [arg("game", game), arg("games", games), arg("turn", board.turn), arg("sky", board.sky), total];
    teller.text_about("eo-match-progress", seat, &arguments)
}

/// The totals by seat, and who leads.
pub fn match_totals(totals: &[u32], teller: &Teller) -> String {
    let seats = || Seat::all(totals.len() as u8);
    let total = |seat: Seat| {
        let arguments = [arg("name", teller.name_or_you(seat)), arg("total", totals[seat.index()])];
        teller.words.say("eo-match-total", &arguments)
    };
    let all: Vec<String> = seats().map(total).collect();
    let mut text = teller.words.say("eo-match-totals", &[arg("totals", teller.words.list(&all))]);
    if totals.len() > 1 {
        text.push(' ');
        text.push_str(&lead(totals, teller));
    }
    text
}

/// EO-25: who has the most; equal totals share.
fn lead(totals: &[u32], teller: &Teller) -> String {
    let best = totals.iter().copied().max().unwrap_or_default();
    let leaders: Vec<Seat> = Seat::all(totals.len() as u8).filter(|seat| totals[seat.index()] == best).collect();
    let names = |but_you: bool| {
        let named = leaders.iter().filter(|&&seat| !(but_you && teller.is_you(seat)));
        arg("names", teller.words.list(&named.map(|&seat| teller.name(seat).to_owned()).collect::<Vec<_>>()))
    };
    match leaders[..] {
        [leader] => {
            let next = totals.iter().copied().filter(|&total| total < best).max().unwrap_or_default();
            teller.text_about("eo-match-leads", leader, &[arg("by", best - next)])
        }
        _ if leaders.len() == totals.len() => teller.words.text("eo-match-level"),
        _ if leaders.iter().any(|&seat| teller.is_you(seat)) => teller.words.say("eo-match-shared-you", &[names(true)]),
        _ => teller.words.say("eo-match-shared-other", &[names(false)]),
    }
}

/// Who has not finished yet, to somebody who has or who watches; none while the listener plays on, or when nobody does.
pub fn match_waiting(playing: SeatSet, teller: &Teller) -> Option<String> {
    let listener = match teller.viewer {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    };
    if playing.iter().next().is_none() || listener.is_some_and(|seat| playing.contains(seat)) {
        return None;
    }
    let names: Vec<String> = playing.iter().map(|seat| teller.name(seat).to_owned()).collect();
    let id = if listener.is_some() { "eo-match-waiting-you" } else { "eo-match-waiting-other" };
    Some(teller.words.say(id, &[arg("names", teller.words.list(&names))]))
}
