//! El Oso in words. The board has one player, seat 0: *you* to the listener who plays it, a name to everybody else.

mod advice;
mod coach;
mod event;
mod match_play;
mod status;

use bearcade_bots::Term;
use bearcade_core::{Outcome, Rule, Seat};
use bearcade_games::el_oso::{Action, ElOso, Event, Phase, Space, View, refusal};

pub use match_play::{
    board_teller, match_play_option_help, match_play_option_label, match_progress, match_scored, match_totals,
    match_waiting,
};
pub use status::{goal_in_words, space_in_words};

use crate::narrator::common_term_id;
use crate::{Key, KeyDoes, Narrate, Said, Teller, arg};

/// The one player.
const PLAYER: Seat = Seat::new(0);

impl Narrate for ElOso {
    const PREFIX: &'static str = "eo";
    const KEYS: &'static [Key] = &[
        Key { key: 's', does: KeyDoes::Tell("status"), label: "eo-key-status" },
        Key { key: 't', does: KeyDoes::Tell("turn"), label: "eo-key-turn" },
        Key { key: 'y', does: KeyDoes::Tell("stacks"), label: "eo-key-stacks" },
        Key { key: 'b', does: KeyDoes::Tell("bear"), label: "eo-key-bear" },
        Key { key: 'o', does: KeyDoes::Tell("off"), label: "eo-key-off" },
        Key { key: 'd', does: KeyDoes::Tell("danger"), label: "eo-key-danger" },
        Key { key: 'x', does: KeyDoes::Act("stop"), label: "eo-action-stop" },
    ];
    const REFUSALS: &'static [Rule] = refusal::ALL;

    fn tell(&self, event: &Event, teller: &Teller) -> Option<Said> {
        Some(event::tell(event, teller))
    }

    fn ask(&self, view: &View, _seat: Seat, teller: &Teller) -> String {
        let words = teller.words;
        let arguments = [arg("turn", view.turn + 1), arg("sky", view.sky), arg("pit", view.pit)];
        let mut parts = vec![words.say("eo-ask", &arguments)];
        let top: Vec<String> = view.player.keys().filter(|space| space.row() == 5).map(Space::to_string).collect();
        if !top.is_empty() {
            parts.push(words.say("eo-ask-sky", &[arg("spaces", words.list(&top))]));
        }
        if view.can_stop {
            parts.push(words.text("eo-ask-stop"));
        }
        parts.extend(status::turns_left(view, teller));
        parts.join(" ")
    }

    fn action(&self, view: &View, action: Action, teller: &Teller) -> String {
        let on = |space| ("height", view.player.get(&space).copied().unwrap_or_default().into());
        match action {
            Action::Move(from, to) => {
                let arguments = [arg("from", from.to_string()), arg("to", to.to_string()), on(from)];
                teller.words.say("eo-action-move", &arguments)
            }
            Action::Sky(from) => teller.words.say("eo-action-sky", &[arg("from", from.to_string()), on(from)]),
            Action::Pass(from) => teller.words.say("eo-action-pass", &[arg("from", from.to_string()), on(from)]),
            Action::Stop => teller.words.text("eo-action-stop"),
        }
    }

    fn why(&self, view: &View, _seat: Seat, action: Action, teller: &Teller) -> Option<String> {
        advice::why(view, action, teller)
    }

    fn coach(&self, view: &View, _seat: Seat, _legal: &[Action], teller: &Teller) -> String {
        coach::line(view, teller)
    }

    fn term_id(term: Term) -> Option<&'static str> {
        match term {
            // EO-23: to win is to bring ten or more to the Sky, which is the score.
            Term::Win => Some("eo-worth-win"),
            Term::Score => Some("eo-worth-score"),
            term => common_term_id(term),
        }
    }

    /// EO-23: a loss is the Bear's win.
    fn outcome_text(&self, outcome: &Outcome, teller: &Teller) -> Said {
        status::result(outcome, teller)
    }

    fn confirm_id(action: Action) -> Option<&'static str> {
        (action == Action::Stop).then_some("eo-stop-sure")
    }

    fn ask_chance(&self, view: &View, _name: &str, teller: &Teller) -> String {
        let words = teller.words;
        match view.phase {
            Phase::SetupPlayer => teller.text_about("eo-chance-setup", PLAYER, &[arg("pieces", view.to_place.player)]),
            Phase::SetupBear => words.say("eo-chance-setup-bear", &[arg("pieces", view.to_place.bear)]),
            Phase::Rain => words.say("eo-chance-rain", &[arg("pieces", view.ground)]),
            Phase::Roll | Phase::Move | Phase::Over => words.say("eo-chance-roll", &[arg("dice", view.dice_due)]),
        }
    }

    fn answer(&self, view: &View, topic: &str, teller: &Teller) -> String {
        match topic {
            "turn" => status::turn(view, teller),
            "stacks" => status::player_stacks(view, teller),
            "bear" => status::bear_stacks(view, teller),
            "off" => status::off_board(view, teller),
            "danger" => status::danger(view, teller),
            _ => status::whole(view, teller),
        }
    }
}
