mod advice;
mod coach;

use bearcade_bots::Term;
use bearcade_core::{Rule, Seat};
use bearcade_games::chaos_bear::{Action, Card, ChaosBear, Due, Event, View, Way, refusal};

use crate::narrator::common_term_id;
use crate::{Cue, Key, KeyDoes, Narrate, Said, Teller, arg};

impl Narrate for ChaosBear {
    const PREFIX: &'static str = "cb";
    // CB-24.
    const KEYS: &'static [Key] = &[
        Key { key: 'r', does: KeyDoes::Act("roll"), label: "cb-action-roll" },
        Key { key: 'd', does: KeyDoes::Act("draw"), label: "cb-action-draw" },
        Key { key: 'c', does: KeyDoes::Tell("status"), label: "cb-key-status" },
        Key { key: 't', does: KeyDoes::Tell("turn"), label: "cb-key-turn" },
        Key { key: 'b', does: KeyDoes::Tell("bear"), label: "cb-key-bear" },
    ];
    const REFUSALS: &'static [Rule] = refusal::ALL;

    fn tell(&self, event: &Event, teller: &Teller) -> Option<Said> {
        let said = match *event {
            Event::Rolled { seat, die, from, to } => {
                let arguments = [arg("die", die), arg("from", from), arg("to", to)];
                teller.about("cb-rolled", seat, &arguments, Cue::Dice)
            }
            Event::Drew { seat, card } => {
                let card = teller.words.text(card_id(card));
                teller.about("cb-drew", seat, &[arg("card", card)], Cue::Card)
            }
            Event::GiftTurned { way: Way::Forward, .. } => teller.plain("cb-gift-forward", &[], Cue::Good),
            Event::GiftTurned { way: Way::Back, .. } => teller.plain("cb-gift-back", &[], Cue::Bad),
            Event::Moved { seat, from, to } if to >= from => {
                teller.about("cb-pushed-on", seat, &[arg("by", to - from), arg("to", to)], Cue::Step)
            }
            Event::Moved { seat, from, to } => {
                teller.about("cb-pushed-back", seat, &[arg("by", from - to), arg("to", to)], Cue::Step)
            }
            Event::EnergyChanged { from, to } if to == from => teller.plain("cb-energy-stays", &[], Cue::Nothing),
            Event::EnergyChanged { from, to } => {
                let id = if to > from { "cb-energy-rises" } else { "cb-energy-falls" };
                teller.plain(id, &[arg("energy", to)], Cue::Nothing)
            }
            Event::BearMoved { die, energy, to, .. } => {
                let arguments = [arg("die", die), arg("energy", energy), arg("to", to)];
                teller.plain("cb-bear-moved", &arguments, Cue::Step)
            }
            Event::BearGrew { energy } => teller.plain("cb-bear-grew", &[arg("energy", energy)], Cue::Nothing),
            Event::Caught { seat, square } => teller.about("cb-caught", seat, &[arg("square", square)], Cue::Caught),
            Event::Feasted { energy } => teller.plain("cb-feasted", &[arg("energy", energy)], Cue::Nothing),
            Event::Left { seat } => teller.about("cb-left", seat, &[], Cue::Nothing),
            Event::RoundBegan { round } => teller.plain("cb-round", &[arg("round", round)], Cue::Nothing),
            Event::TimeRanOut => teller.plain("cb-time-ran-out", &[], Cue::Nothing),
        };
        Some(if is_fateful(event) { said.fateful() } else { said })
    }

    fn ask(&self, view: &View, seat: Seat, teller: &Teller) -> String {
        let runner = &view.players[seat.index()];
        let id = if runner.can_draw { "cb-ask-both" } else { "cb-ask-roll" };
        let lead = runner.lead.unwrap_or_default();
        teller.words.say(id, &[arg("square", runner.square), arg("lead", lead)])
    }

    fn action(&self, _view: &View, action: Action, teller: &Teller) -> String {
        teller.words.text(match action {
            Action::Roll => "cb-action-roll",
            Action::Draw => "cb-action-draw",
        })
    }

    fn why(&self, view: &View, seat: Seat, action: Action, teller: &Teller) -> Option<String> {
        advice::why(view, seat, action, teller)
    }

    fn coach(&self, view: &View, seat: Seat, _legal: &[Action], teller: &Teller) -> String {
        coach::line(view, seat, teller)
    }

    fn term_id(term: Term) -> Option<&'static str> {
        match term {
            Term::Survive => Some("cb-worth-survive"),
            term => common_term_id(term),
        }
    }

    fn ask_chance(&self, view: &View, _name: &str, teller: &Teller) -> String {
        let about = |id| match view.to_move {
            Some(seat) => teller.text_about(id, seat, &[]),
            None => teller.words.text(id),
        };
        match view.due {
            Due::Card => {
                let cards: Vec<&str> = Card::ALL.iter().map(|card| card.name()).collect();
                let seat = view.to_move.expect("a card is somebody's");
                teller.text_about("cb-chance-card", seat, &[arg("cards", cards.join(", "))])
            }
            Due::GiftDirection => about("cb-chance-direction"),
            Due::GiftForward | Due::GiftBack => about("cb-chance-distance"),
            Due::Bear => teller.words.text("cb-chance-bear"),
            Due::Die | Due::Decision | Due::Nothing => about("cb-chance-die"),
        }
    }

    /// CB-23.
    fn answer(&self, view: &View, topic: &str, teller: &Teller) -> String {
        let turn = || match (view.due, view.to_move) {
            (Due::Nothing, _) => teller.words.text("cb-turn-over"),
            (_, None) => teller.words.say("cb-turn-bear", &[arg("round", view.round)]),
            (_, Some(seat)) => teller.text_about("cb-turn", seat, &[arg("round", view.round)]),
        };
        let bear = || {
            let arguments = [arg("square", view.bear.square), arg("energy", view.bear.energy)];
            teller.words.say("cb-status-bear", &arguments)
        };
        match topic {
            "turn" => turn(),
            "bear" => bear(),
            _ => {
                let player = |(seat, runner): (usize, &bearcade_games::chaos_bear::RunnerView)| {
                    let seat = Seat::new(seat as u8);
                    let square = arg("square", runner.square);
                    match (runner.lead, runner.caught) {
                        (Some(lead), _) => teller.text_about("cb-status-running", seat, &[square, arg("lead", lead)]),
                        (None, Some(round)) => {
                            teller.text_about("cb-status-caught", seat, &[square, arg("round", round)])
                        }
                        (None, None) => teller.text_about("cb-status-left", seat, &[]),
                    }
                };
                let players = view.players.iter().enumerate().map(player);
                std::iter::once(turn()).chain(players).chain([bear()]).collect::<Vec<_>>().join(" ")
            }
        }
    }
}

/// Cards and what they do, the bear's move, who is caught or leaves, and the end.
fn is_fateful(event: &Event) -> bool {
    match event {
        Event::Drew { .. }
        | Event::GiftTurned { .. }
        | Event::Moved { .. }
        | Event::EnergyChanged { .. }
        | Event::BearMoved { .. }
        | Event::Caught { .. }
        | Event::Left { .. }
        | Event::TimeRanOut => true,
        Event::Rolled { .. } | Event::BearGrew { .. } | Event::Feasted { .. } | Event::RoundBegan { .. } => false,
    }
}

fn card_id(card: Card) -> &'static str {
    match card {
        Card::Impulsion => "cb-card-impulsion",
        Card::SuperImpulsion => "cb-card-super-impulsion",
        Card::Tiredness => "cb-card-tiredness",
        Card::Hunger => "cb-card-hunger",
        Card::BackwardPush => "cb-card-backward-push",
        Card::RandomGift => "cb-card-random-gift",
    }
}
