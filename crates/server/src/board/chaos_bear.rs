//! Chaos Bear: the chase on its winding track, the bear's reach marked; how far it is behind, in large numbers.

mod track;

use bearcade_core::{Game as _, Seat, Viewer};
use bearcade_narrate::{Narrate as _, Teller, arg};
use bearcade_table::games::chaos_bear::{Action, Card, ChaosBear, Due, Event, View};
use maud::{Markup, html};

use super::parts::id_of;
use super::{Board, Sight, dice};
use crate::art::{die, figure, piece};

/// The most the bear's die shows (CB-15).
const BEAR_DIE: i32 = 3;

impl Board for ChaosBear {
    fn picture(&self, sight: &Sight<Self>) -> Markup {
        let Sight { view, teller, .. } = *sight;
        html! {
            div.chase {
                (numbers(sight))
                (track::draw(self, view, teller))
                (runners(view, teller))
                @if sight.legal.contains(&Action::Draw) { (cards(self, teller)) }
            }
        }
    }

    fn thrown(&self, events: &[Event], teller: &Teller) -> Markup {
        let throw = |event: &Event| match *event {
            Event::Rolled { seat, die, .. } => Some(dice(&teller.name_or_you(seat), [die].into_iter())),
            Event::Drew { seat, card } => {
                Some(html! { li { (teller.name_or_you(seat)) span.drawn { (card_name(card, teller)) } } })
            }
            Event::BearMoved { die, .. } => Some(dice(&teller.words.text("cb-board-bear"), [die].into_iter())),
            _ => None,
        };
        // No more than a round: whoever is caught would see them all.
        let mut throws: Vec<Markup> =
            events.iter().rev().filter_map(throw).take(usize::from(self.seats()) + 1).collect();
        throws.reverse();
        html! {
            @if !throws.is_empty() { ul.thrown { @for throw in throws { (throw) } } }
        }
    }

    fn label(&self, view: &Self::View, action: Action, teller: &Teller) -> String {
        self.action(view, action, teller)
    }

    fn choices(&self, sight: &Sight<Self>) -> Markup {
        let Sight { view, legal, teller, .. } = *sight;
        html! {
            div.big-actions {
                @for &action in legal {
                    @let (key, sign) = match action {
                        Action::Roll => ("R", die(5)),
                        Action::Draw => ("D", card_back()),
                    };
                    @let notation = self.action_text(action);
                    button id=(id_of(&notation)) name="action" value=(notation) aria-keyshortcuts=(key) {
                        (sign)
                        (self.action(view, action, teller))
                        kbd aria-hidden="true" { (key) }
                    }
                }
            }
        }
    }
}

/// The cards that may come, with what they do.
fn cards(game: &ChaosBear, teller: &Teller) -> Markup {
    let cards = Card::ALL.into_iter().zip(game.options().weights).filter(|(_, weight)| *weight > 0);
    html! {
        ul.card-row aria-label=(teller.words.text("look-cb-cards")) {
            @for (card, _) in cards {
                li data-press="card" { b { (effect(card, teller)) } span { (card_name(card, teller)) } }
            }
        }
    }
}

fn card_name(card: Card, teller: &Teller) -> String {
    teller.words.text(&format!("cb-card-{}", card.name().replace('_', "-")))
}

/// What a card does, as short as can be.
fn effect(card: Card, teller: &Teller) -> Markup {
    let bear = |change: &str| html! { (figure("bear")) span.hidden-visually { (teller.words.text("cb-board-bear")) } (change) };
    match card {
        Card::Impulsion => html! { "+3" },
        Card::SuperImpulsion => html! { "+5" },
        Card::Tiredness => bear("−1"),
        Card::Hunger => bear("+1"),
        Card::BackwardPush => html! { "−3" },
        Card::RandomGift => html! { "±1–6" },
    }
}

fn card_back() -> Markup {
    html! {
        svg.die viewBox="0 0 100 100" aria-hidden="true" {
            rect x="18" y="4" width="64" height="92" rx="14" {}
            path d="M50 24l18 26l-18 26l-18-26z" fill="var(--honey)" {}
        }
    }
}

/// How wild the bear is, by its energy: with 4 and more, high rolls may not save anybody (CB-27).
fn mood(energy: i32) -> &'static str {
    match energy {
        ..=1 => "bear-sleepy",
        2..=3 => "bear",
        _ => "bear-furious",
    }
}

/// The lead, the bear's energy, and what it can do with it.
fn numbers(sight: &Sight<ChaosBear>) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let words = teller.words;
    let energy = view.bear.energy;
    let lead = match sight.viewer {
        Viewer::Seat(seat) => view.players[seat.index()].lead,
        _ => None,
    };
    let (danger, warning) = match lead {
        None => ("", String::new()),
        Some(lead) if lead > energy + BEAR_DIE => ("calm", words.text("look-cb-safe")),
        Some(lead) if lead > energy + 1 => ("near", words.say("look-cb-near", &[arg("die", lead - energy)])),
        Some(_) => ("close", words.text("look-cb-close")),
    };
    html! {
        dl.numbers {
            @if let Some(lead) = lead {
                div class=(danger) { dt { (words.text("look-cb-lead")) } dd { (lead) } }
            } @else {
                div { dt { (words.text("look-cb-round")) } dd { (view.round) } }
            }
            div { dt { (words.text("look-cb-energy")) } dd { (figure(mood(energy))) (energy) } }
            div { dt { (words.text("look-cb-moves")) } dd { (energy + 1) "–" (energy + BEAR_DIE) } }
        }
        @if !warning.is_empty() && view.due != Due::Nothing {
            p class={ "warning " (danger) } { (warning) }
        }
    }
}

/// Who runs, and how far ahead.
fn runners(view: &View, teller: &Teller) -> Markup {
    let words = teller.words;
    html! {
        ul.runners {
            @for (seat, runner) in view.players.iter().enumerate() {
                @let place = Seat::new(seat as u8);
                li.now[view.to_move == Some(place)].out[!runner.alive] data-press="runner" {
                    (piece(seat, teller.name(place)))
                    span { (teller.name_or_you(place)) }
                    small {
                        @if let Some(lead) = runner.lead {
                            (words.say("cb-board-lead", &[arg("square", runner.square), arg("lead", lead)]))
                        } @else if runner.removed {
                            (words.text("cb-board-left"))
                        } @else {
                            (words.say("cb-board-caught", &[arg("square", runner.square)]))
                        }
                    }
                }
            }
        }
    }
}
