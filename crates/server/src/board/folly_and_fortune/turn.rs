//! The turn in the middle of the table: the roll, the value, the odds, what an attack has removed.

use bearcade_core::Game as _;
use bearcade_narrate::folly_and_fortune::card_powers;
use bearcade_narrate::{Narrate as _, arg};
use bearcade_table::games::folly_and_fortune::{Action, CardName, Due, End, FollyAndFortune, TurnView};
use maud::{Markup, html};

use super::super::Sight;
use super::super::parts::{action_button, figure, id_of, spoken};
use super::cards::{card, help, in_row, row_face};
use super::name;
use super::odds::{Odds, next_roll, value_now};

/// The turn so far.
pub(super) fn draw(game: &FollyAndFortune, sight: &Sight<FollyAndFortune>) -> Markup {
    let Sight { view, teller, .. } = *sight;
    let words = teller.words;
    let Some(course) = view.course.as_ref().filter(|_| view.due != Due::Nothing) else { return html! {} };
    html! {
        section.ff-course aria-label=(words.text("ff-page-turn")) {
            @if let Some(rolled) = course.rolled { (sum(game, sight, course, rolled)) }
            @if let Some(attack) = &course.attack {
                p.ff-danger { (teller.text_about("ff-board-attack", attack.target, &[arg("damage", attack.damage_left)])) }
            }
            @if view.due == Due::Keep { (removed(game, sight, course)) }
            @if let Some(odds) = next_roll(game, view) { (chances(game, sight, course, &odds)) }
        }
    }
}

/// The rolled number, what was passed, the card in charge, and what that makes.
fn sum(game: &FollyAndFortune, sight: &Sight<FollyAndFortune>, course: &TurnView, rolled: CardName) -> Markup {
    let words = sight.teller.words;
    let number = game.deck().number(rolled.card());
    let value = course.value.or_else(|| value_now(game, course));
    let row = sight.view.to_move.map_or(0, |seat| sight.view.players[seat.index()].row.len());
    let of = if course.last_roll { usize::from(course.roll) } else { row };
    let signs = |name: CardName| {
        card_powers(words, card(game, name)).into_iter().map(|power| power.sign).collect::<Vec<_>>().join(" ")
    };
    html! {
        div.ff-sum {
            span.ff-thrown title=(words.text("ff-page-rolled")) { (figure(number)) (spoken(&words.text("ff-page-rolled"))) }
            @if course.passed != 0 {
                span.ff-plus { @if course.passed > 0 { "+" } (figure(course.passed)) small { (words.text("ff-page-passed")) } }
            }
            @if let Some(under) = course.in_charge {
                span.ff-under title=(help(card(game, under), words)) {
                    b aria-hidden="true" { (signs(under)) }
                    small { (card_powers(words, card(game, under)).into_iter().map(|power| power.name).collect::<Vec<_>>().join(", ")) }
                }
            }
            span.ff-value {
                @match value {
                    Some(value) => {
                        strong { "= " (figure(value)) }
                        small { (words.text(if course.value.is_some() { "ff-page-value" } else { "ff-page-if-stopped" })) }
                    }
                    None => { strong { "↻" } small { (words.text("ff-board-stop-plain")) } }
                }
            }
            @if course.value.is_none() {
                span.ff-roll { (words.say("ff-page-roll-of", &[arg("roll", course.roll), arg("of", of.max(1))])) }
            }
            @if course.no_attack { span.ff-tag { (words.text("ff-value-no-attack")) } }
        }
    }
}

/// What the next roll can bring, as bars.
fn chances(game: &FollyAndFortune, sight: &Sight<FollyAndFortune>, course: &TurnView, odds: &Odds) -> Markup {
    let words = sight.teller.words;
    let now = value_now(game, course);
    let better = now.map(|now| percent(odds.above(now)));
    let side = |value: i16| match now.map(|now| value.cmp(&now)) {
        Some(std::cmp::Ordering::Greater) => "ff-up",
        Some(std::cmp::Ordering::Less) => "ff-down",
        _ => "ff-same",
    };
    let powers = card_powers(words, card(game, odds.under)).into_iter().map(|power| power.name).collect::<Vec<_>>();
    html! {
        div.ff-odds {
            p {
                (words.say("ff-page-odds", &[arg("card", odds.under.text()), arg("powers", powers.join(", "))]))
                @if let Some(better) = better {
                    " " strong { (words.say("ff-page-higher", &[arg("percent", better)])) }
                }
                @if !odds.is_exact { " " (words.text("ff-page-as-known")) }
            }
            ol aria-label=(words.text("ff-page-odds-list")) {
                @for &(value, chance) in &odds.values {
                    li class=(side(value)) {
                        span.ff-outcome { (figure(value)) }
                        svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                            rect width=(percent(chance).max(1)) height="10" {}
                        }
                        span { (percent(chance)) " %" }
                    }
                }
            }
        }
    }
}

/// A chance in percent. What can happen is never 0, and what can fail is never 100.
fn percent(chance: f64) -> u8 {
    const SURE: f64 = 1e-9;
    let rounded = (100.0 * chance).round() as u8;
    if (SURE..=1.0 - SURE).contains(&chance) { rounded.clamp(1, 99) } else { rounded }
}

/// FF-31: the cards of which one is kept.
fn removed(game: &FollyAndFortune, sight: &Sight<FollyAndFortune>, course: &TurnView) -> Markup {
    let words = sight.teller.words;
    html! {
        div.ff-removed {
            p { (words.text("ff-board-removed")) }
            ul.ff-cards {
                @for &gone in &course.removed {
                    li data-press="removed" title=(help(card(game, gone), words)) {
                        (row_face(card(game, gone), words))
                        (spoken(&in_row(game, gone, false, words)))
                        @for end in End::ALL {
                            @let action = Action::Keep(gone.card(), end);
                            @if sight.legal.contains(&action) {
                                @let arrow = if end == End::Left { "ff-page-left" } else { "ff-page-right" };
                                (action_button(game, action, "ff-do", &name(game, sight, action), &html! { (words.text(arrow)) }))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// FF-6, as large buttons that say what each of them means.
pub(super) fn stop_or_roll(game: &FollyAndFortune, sight: &Sight<FollyAndFortune>, action: Action) -> Markup {
    let words = sight.teller.words;
    let now = sight.view.course.as_ref().and_then(|course| value_now(game, course));
    let odds = next_roll(game, sight.view);
    let small = match (action, now, &odds) {
        (Action::Stop, Some(now), _) => words.say("ff-board-stop", &[arg("value", figure(now))]),
        (Action::Stop, None, _) => words.text("ff-board-stop-plain"),
        (_, Some(now), Some(odds)) if odds.rolls() > 1 => {
            let percent = arg("percent", percent(odds.ever_above(now)));
            words.say("ff-page-higher-rolls", &[percent, arg("rolls", odds.rolls())])
        }
        (_, Some(now), Some(odds)) => words.say("ff-page-higher", &[arg("percent", percent(odds.above(now)))]),
        _ => String::new(),
    };
    let notation = game.action_text(action);
    html! {
        button.ff-big id=(id_of(&notation)) name="action" value=(notation) {
            b { (game.action(sight.view, action, sight.teller)) }
            @if !small.is_empty() { small { (small) } }
        }
    }
}
