use bearcade_core::Seat;
use bearcade_games::folly_and_fortune::{Action, FollyAndFortune, Power, Trigger, View};

use super::cards::face;
use super::choices::value_if_stopped;
use crate::advice::figure as decimal;
use crate::{Teller, arg};

/// What stopping gives beside what the next roll gives on average; how rich the attacked row is.
pub(super) fn why(game: &FollyAndFortune, view: &View, seat: Seat, action: Action, teller: &Teller) -> Option<String> {
    let words = teller.words;
    match action {
        Action::Stop | Action::Reroll => {
            let now = value_if_stopped(game, view.course.as_ref()?)?;
            let next = next_roll(game, view, seat)?;
            let speaks_for_it = if action == Action::Stop { f64::from(now) >= next } else { next > f64::from(now) };
            if !speaks_for_it {
                return None;
            }
            let value = decimal(now.into(), 0, words.lang());
            let average = decimal(next, usize::from(next.fract() != 0.0), words.lang());
            Some(words.say("ff-why-stop", &[arg("value", value), arg("average", average)]))
        }
        Action::Target(target) => {
            let health = |seat: usize| view.players[seat].health;
            let others = (0..view.players.len()).filter(|&other| other != seat.index());
            let richest = others.clone().all(|other| health(other) <= health(target.index())) && others.count() > 1;
            richest.then(|| {
                let arguments = [arg("name", teller.name(target)), arg("health", health(target.index()))];
                words.say("ff-why-richest", &arguments)
            })
        }
        _ => None,
    }
}

/// What the next roll gives on average to who stops there: the numbers of the die, changed by what is passed now and by
/// the next card of the row (FF-7, FF-16, FF-32). None if there is no next card, or a plain roll would decide (FF-28).
fn next_roll(game: &FollyAndFortune, view: &View, seat: Seat) -> Option<f64> {
    let course = view.course.as_ref()?;
    let player = &view.players[seat.index()];
    let next = player.row.get(usize::from(course.roll)).filter(|_| course.rolls_left > 0)?;
    let added = |power| match power {
        Power::Add(x) => i16::from(x),
        Power::Subtract(x) => -i16::from(x),
        _ => 0,
    };
    let powers = course.in_charge.map(|card| game.deck().powers(card.card(), Trigger::Passed));
    let passed = course.passed + powers.into_iter().flatten().map(added).sum::<i16>();
    let part = course.part.as_ref().and_then(|part| part.cards.as_ref());
    let die = part.or(player.hand.as_ref()).filter(|die| !die.is_empty())?;
    let value = |&card| game.deck().stopped_value(next.card(), i16::from(face(game, card).number) + passed);
    let sum = die.iter().map(value).sum::<Option<i16>>()?;
    Some(f64::from(sum) / die.len() as f64)
}
