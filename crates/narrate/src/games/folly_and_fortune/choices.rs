//! What is to be decided or thrown.

use bearcade_core::{Game as _, Seat};
use bearcade_games::folly_and_fortune::{Action, AttackView, Card, Due, FollyAndFortune, TurnView, View};

use super::cards::{end, face, figure, hand_card, ids, placed_card, powers, row_card};
use super::status;
use crate::{Arg, Teller, arg};

/// What the seat is asked, with the facts that matter for it.
pub(super) fn ask(game: &FollyAndFortune, view: &View, seat: Seat, teller: &Teller) -> String {
    let words = teller.words;
    let player = &view.players[seat.index()];
    let Some(course) = &view.course else {
        return words.say("ff-ask-pick", &[arg("count", player.hand_count)]);
    };
    let value = || arg("value", figure(course.value.unwrap_or_default()));
    let rolled = |card: fn(&crate::Words, &Card) -> String| {
        arg("card", course.rolled.map_or_else(String::new, |name| card(words, face(game, name))))
    };
    match view.due {
        Due::Part => match course.part.as_ref().and_then(|part| part.cards.as_ref()) {
            Some(cards) => words.say("ff-ask-part-more", &[arg("cards", ids(cards))]),
            None => words.text("ff-ask-part"),
        },
        Due::Stop => ask_stop(game, view, seat, course, teller),
        Due::Return => words.say("ff-ask-return", &[value(), rolled(|_, card| card.name.text().to_owned())]),
        Due::SwapDeck => words.say("ff-ask-swap-deck", &[value()]),
        Due::Discard => {
            let stay = if player.two_cards.is_some() { 2 } else { 1 }; // FF-11, FF-32
            words.say("ff-ask-discard", &[arg("count", player.row.len().saturating_sub(stay).min(2))])
        }
        Due::RemoveFromNeighbour => words.text("ff-ask-remove-neighbour"),
        Due::RemoveFromAny => words.text("ff-ask-remove-any"),
        Due::Target if course.attacked.is_empty() => words.say("ff-ask-target", &[value()]),
        Due::Target => words.say("ff-ask-target-second", &[value()]),
        Due::Remove => course.attack.as_ref().map_or_else(String::new, |attack| ask_remove(attack, seat, teller)),
        Due::Keep => words.text("ff-ask-keep"),
        Due::SwapInRow => words.text("ff-ask-swap-in-row"),
        Due::End => {
            let id = if player.row.is_empty() { "ff-ask-end-new" } else { "ff-ask-end" };
            words.say(id, &[rolled(|words, card| row_card(words, card, false))])
        }
        Due::DiscardRow => words.text("ff-ask-discard-row"),
        Due::DiscardHand => words.text("ff-ask-discard-hand"),
        Due::Look => words.text("ff-ask-look"),
        Due::SwapRows => words.text("ff-ask-swap-rows"),
        Due::Deal
        | Due::Pick
        | Due::FirstPlayer
        | Due::Roll
        | Due::RawRoll
        | Due::Draw
        | Due::ShuffleRow
        | Due::Nothing => status::turn(view, teller),
    }
}

/// FF-6: what stopping is worth, and which card comes next.
fn ask_stop(game: &FollyAndFortune, view: &View, seat: Seat, course: &TurnView, teller: &Teller) -> String {
    let words = teller.words;
    let number = course.rolled.map_or(0, |name| face(game, name).number);
    let number = arg("number", figure(number.into()));
    let stop = match value_if_stopped(game, course) {
        Some(value) => words.say("ff-stop-for", &[arg("value", figure(value))]),
        None => words.text("ff-stop-raw"),
    };
    let stop = arg("stop", stop);
    let Some(under) = course.in_charge else {
        return words.say("ff-ask-stop-bare", &[number, stop]);
    };
    let card = arg("under", under.text());
    let its_powers = arg("powers", powers(words, face(game, under)));
    let next = view.players[seat.index()].row.get(usize::from(course.roll));
    match next.filter(|_| course.rolls_left > 0) {
        None => words.say("ff-ask-stop-only", &[number, card, its_powers, stop]),
        Some(next) => {
            let then = arg("then", powers(words, face(game, *next)));
            words.say("ff-ask-stop", &[number, card, its_powers, stop, arg("next", next.text()), then])
        }
    }
}

/// The value that stopping now gives (FF-7, FF-16, FF-24 to FF-26); `None` if a plain roll decides (FF-28).
pub(super) fn value_if_stopped(game: &FollyAndFortune, course: &TurnView) -> Option<i16> {
    let value = i16::from(face(game, course.rolled?).number) + course.passed;
    course.in_charge.map_or(Some(value), |card| game.deck().stopped_value(card.card(), value))
}

fn ask_remove(attack: &AttackView, seat: Seat, teller: &Teller) -> String {
    let words = teller.words;
    let damage = arg("damage", attack.damage_left);
    if attack.target == seat {
        return match attack.owed {
            0 => words.say("ff-ask-remove-self", &[damage]),
            owed => words.say("ff-ask-remove-owed", &[arg("owed", owed)]),
        };
    }
    let name = arg("name", teller.name(attack.target));
    match attack.cards_left {
        None => words.say("ff-ask-remove", &[name, damage]),
        Some(cards) => words.say("ff-ask-remove-few", &[name, damage, arg("cards", cards)]),
    }
}

/// An action as a choice.
pub(super) fn action(game: &FollyAndFortune, view: &View, action: Action, teller: &Teller) -> String {
    let words = teller.words;
    let held = |card: u8| hand_card(words, &game.deck().cards()[usize::from(card)]);
    let own = view.to_move.unwrap_or(Seat::new(0));
    let placed = |seat: Seat, place: u8| {
        let name = view.players[seat.index()].row[usize::from(place)];
        placed_card(words, face(game, name), usize::from(place) + 1)
    };
    let pair = |one, two| [arg("one", placed(own, one)), arg("two", placed(own, two))];
    match action {
        Action::Pass => words.text(match view.due {
            Due::Return => "ff-action-pass-return",
            Due::Target => "ff-action-pass-target",
            _ => "ff-action-pass",
        }),
        Action::Done if view.due == Due::Part => words.text("ff-action-done-part"),
        Action::Done => words.text("ff-action-done-remove"),
        Action::Stop => words.text("ff-action-stop"),
        Action::Reroll => words.text("ff-action-reroll"),
        Action::Pick(left, right) => words.say("ff-action-pick", &[arg("left", held(left)), arg("right", held(right))]),
        Action::Part(card) => words.say("ff-action-part", &[arg("card", held(card))]),
        Action::Return => {
            let rolled = view.course.as_ref().and_then(|course| course.rolled);
            let rolled = rolled.map_or_else(String::new, |name| hand_card(words, face(game, name)));
            words.say("ff-action-return", &[arg("card", rolled)])
        }
        Action::SwapDeck(card) => words.say("ff-action-swap-deck", &[arg("card", held(card))]),
        Action::DiscardOne(place) | Action::DiscardRow(place) => {
            words.say("ff-action-discard", &[arg("card", placed(own, place))])
        }
        Action::DiscardTwo(one, two) => words.say("ff-action-discard-two", &pair(one, two)),
        Action::RemoveFrom(seat, place) => {
            teller.text_about("ff-action-remove-from", seat, &[arg("card", placed(seat, place))])
        }
        Action::Target(seat) => {
            let player = &view.players[seat.index()];
            let row = [arg("health", player.health), arg("cards", player.row.len())];
            words.say("ff-action-target", &with_name(&row, seat, teller))
        }
        Action::Remove(place) => {
            let target = view.course.as_ref().and_then(|course| course.attack.as_ref()).map(|attack| attack.target);
            words.say("ff-action-remove", &[arg("card", placed(target.unwrap_or(own), place))])
        }
        Action::Keep(card, at) => {
            let card = row_card(words, &game.deck().cards()[usize::from(card)], false);
            words.say("ff-action-keep", &[arg("card", card), end(at)])
        }
        Action::SwapInRow(one, two) => words.say("ff-action-swap", &pair(one, two)),
        Action::End(at) => words.say("ff-action-end", &[end(at)]),
        Action::DiscardHand(card) => words.say("ff-action-discard", &[arg("card", held(card))]),
        Action::Look(seat) => {
            let count = arg("count", view.players[seat.index()].hand_count);
            words.say("ff-action-look", &with_name(&[count], seat, teller))
        }
        Action::SwapRows(place, seat, other) => {
            let cards = [arg("own", placed(own, place)), arg("other", placed(seat, other))];
            words.say("ff-action-swap-rows", &with_name(&cards, seat, teller))
        }
    }
}

fn with_name<'a>(arguments: &[Arg<'a>], seat: Seat, teller: &Teller<'a>) -> Vec<Arg<'a>> {
    arguments.iter().cloned().chain([arg("name", teller.name(seat))]).collect()
}

/// What a person with real cards is asked for.
pub(super) fn ask_chance(game: &FollyAndFortune, view: &View, teller: &Teller) -> String {
    let words = teller.words;
    match (view.due, view.to_move) {
        (Due::FirstPlayer, _) => {
            let seat = |seat: Seat| {
                let player = teller.name_or_you(seat);
                words.say("ff-chance-first-seat", &[arg("seat", seat.index()), arg("player", player)])
            };
            let seats: Vec<String> = Seat::all(game.seats()).map(seat).collect();
            words.say("ff-chance-first", &[arg("seats", words.list(&seats))])
        }
        (Due::Roll | Due::RawRoll, Some(seat)) => {
            let part = view.course.as_ref().and_then(|course| course.part.as_ref()).map(|part| part.size);
            let count = part.unwrap_or(view.players[seat.index()].hand_count);
            teller.text_about("ff-chance-roll", seat, &[arg("count", count)])
        }
        (Due::Draw, Some(seat)) => teller.text_about("ff-chance-draw", seat, &[]),
        (Due::ShuffleRow, Some(seat)) => {
            let done = view.course.as_ref().map_or(0, |course| course.shuffled);
            teller.text_about("ff-chance-shuffle", seat, &[arg("place", done + 1)])
        }
        _ => {
            // FF-2: seat by seat.
            let full = usize::from(game.options().hand_size());
            let seat = view.players.iter().position(|player| player.hand_count < full).unwrap_or_default();
            let example = game.deck().cards()[0].name;
            teller.text_about("ff-chance-deal", Seat::new(seat as u8), &[arg("example", example.text())])
        }
    }
}
