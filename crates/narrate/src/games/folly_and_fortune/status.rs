//! The state of the game, asked for by a key.

use bearcade_core::Seat;
use bearcade_games::folly_and_fortune::{
    Card, CardName, Due, FollyAndFortune, PlayerView, Power, Trigger, TurnView, UnderView, View,
};

use super::cards::{card_powers, face, figure, hand_cards, ids, powers, row_card, signed};
use super::choices::value_if_stopped;
use crate::{Arg, Teller, arg};

/// The answer to a topic of the keys; anything else is the whole status.
pub(super) fn answer(game: &FollyAndFortune, view: &View, topic: &str, teller: &Teller) -> String {
    match topic {
        "turn" => turn(view, teller),
        "value" => value(game, view, teller),
        "rows" => each_player(view, |seat, player| row(game, seat, player, teller)),
        "cards" => cards(game, view, teller),
        "deck" => deck(game, view, teller),
        "powers" => row_powers(game, view, teller),
        _ => status(game, view, teller),
    }
}

/// Whose turn it is, or what is going on before the first.
pub(super) fn turn(view: &View, teller: &Teller) -> String {
    let words = teller.words;
    match (view.due, view.to_move) {
        (Due::Nothing, _) => words.text("ff-turn-over"),
        (Due::Pick, _) => {
            let names: Vec<String> = view.deciding.iter().map(|&seat| teller.name_or_you(seat)).collect();
            words.say("ff-turn-pick", &[arg("names", words.list(&names))])
        }
        (Due::FirstPlayer, _) => words.text("ff-turn-first"),
        (_, Some(seat)) => teller.text_about("ff-turn", seat, &[arg("turn", view.turn)]),
        (_, None) => words.text("ff-turn-deal"),
    }
}

fn status(game: &FollyAndFortune, view: &View, teller: &Teller) -> String {
    let players = each_player(view, |seat, player| {
        let health = [arg("health", player.health), arg("cards", player.row.len())];
        let hand = count(player.hand_count, teller);
        teller.text_about("ff-status", seat, &health.into_iter().chain([arg("hand", hand)]).collect::<Vec<_>>())
    });
    let value = view.to_move.map(|_| value(game, view, teller));
    let deck = teller.words.say("ff-deck", &[arg("count", count(view.deck, teller))]);
    [turn(view, teller)].into_iter().chain(value).chain([players, deck]).collect::<Vec<_>>().join(" ")
}

/// The roll, the card in charge, what was passed, and what comes of it.
fn value(game: &FollyAndFortune, view: &View, teller: &Teller) -> String {
    let words = teller.words;
    let Some(course) = &view.course else {
        return words.text("ff-value-no-turn");
    };
    let Some(rolled) = course.rolled else {
        return words.text("ff-value-no-roll");
    };
    let number = arg("number", figure(face(game, rolled).number.into()));
    let card = arg("card", rolled.text());
    let mut said = Vec::new();
    if let Some(value) = course.value {
        said.push(words.say("ff-value-now", &[number, card, arg("value", figure(value))]));
    } else {
        said.push(roll(game, course, number, card, teller));
        if course.passed != 0 {
            said.push(words.say("ff-value-passed", &[arg("sum", signed(course.passed))]));
        }
        if view.due == Due::Stop {
            said.push(match value_if_stopped(game, course) {
                Some(value) => words.say("ff-value-if-stopped", &[arg("value", figure(value))]),
                None => words.text("ff-value-if-stopped-raw"),
            });
            said.push(words.say("ff-value-rolls-left", &[arg("rolls", course.rolls_left)]));
        }
    }
    if course.no_attack {
        said.push(words.text("ff-value-no-attack"));
    }
    said.join(" ")
}

fn roll(game: &FollyAndFortune, course: &TurnView, number: Arg, card: Arg, teller: &Teller) -> String {
    let roll = arg("roll", course.roll);
    match course.in_charge {
        None => teller.words.say("ff-value-roll-bare", &[roll, number, card]),
        Some(under) => {
            let powers = arg("powers", powers(teller.words, face(game, under)));
            teller.words.say("ff-value-roll", &[roll, number, card, arg("under", under.text()), powers])
        }
    }
}

/// A row with its health, card by card, and its shields (FF-32).
fn row(game: &FollyAndFortune, seat: Seat, player: &PlayerView, teller: &Teller) -> String {
    if player.row.is_empty() {
        return teller.text_about("ff-row-empty", seat, &[]);
    }
    let said = |name| {
        let card = face(game, name);
        row_card(teller.words, card, player.sideways.contains(&name) && shields_itself(card))
    };
    let cards: Vec<String> = player.row.iter().map(|&name| said(name)).collect();
    let row = teller.text_about("ff-row", seat, &[arg("health", player.health), arg("cards", cards.join(", "))]);
    match player.two_cards {
        None => row,
        Some(_) => format!("{row} {}", teller.text_about("ff-row-two", seat, &[])),
    }
}

fn shields_itself(card: &Card) -> bool {
    card.powers.contains(&(Trigger::Passed, Power::ShieldThisCard))
}

/// The hands, as far as the listener knows them: their own first.
fn cards(game: &FollyAndFortune, view: &View, teller: &Teller) -> String {
    let words = teller.words;
    let mut seats: Vec<(Seat, &PlayerView)> = players(view).collect();
    seats.sort_by_key(|&(seat, _)| !teller.is_you(seat));
    let mut said = Vec::new();
    for (seat, player) in seats {
        let number = arg("count", count(player.hand_count, teller));
        let (id, cards) = match &player.hand {
            Some(hand) => ("ff-hand", hand),
            None if player.known.len() == player.hand_count => ("ff-hand", &player.known),
            None => ("ff-hand-known", &player.known),
        };
        said.push(if cards.is_empty() {
            teller.text_about("ff-hand-count", seat, &[number])
        } else {
            teller.text_about(id, seat, &[number, arg("cards", hand_cards(game, words, cards))])
        });
        if let Some(pick) = player.pick.filter(|_| teller.is_you(seat)) {
            said.push(words.say("ff-hand-picked", &[arg("cards", ids(&pick))]));
        }
        if player.part_next {
            said.push(teller.text_about("ff-hand-part-next", seat, &[]));
        }
    }
    let part = view.course.as_ref().and_then(|course| course.part.as_ref()).and_then(|part| part.cards.as_ref());
    said.extend(part.map(|part| words.say("ff-hand-part", &[arg("cards", ids(part))])));
    said.join(" ")
}

fn deck(game: &FollyAndFortune, view: &View, teller: &Teller) -> String {
    let words = teller.words;
    let mut said = vec![words.say("ff-deck", &[arg("count", count(view.deck, teller))])];
    said.extend(view.under.iter().map(|under| under_deck(under, teller)));
    said.push(if view.discard.is_empty() {
        words.text("ff-discard-empty")
    } else {
        let cards = hand_cards(game, words, &view.discard);
        words.say("ff-discard", &[arg("count", count(view.discard.len(), teller)), arg("cards", cards)])
    });
    said.join(" ")
}

/// FF-41: who put a card under the deck knows it and its place.
fn under_deck(under: &UnderView, teller: &Teller) -> String {
    let place = arg("place", under.place);
    match &under.card {
        Some(card) => teller.text_about("ff-deck-under", under.by, &[arg("card", card.text()), place]),
        None => teller.text_about("ff-deck-under-hidden", under.by, &[place]),
    }
}

/// What the powers of a row do, in sentences: the listener's own, or for who only watches, that of whose turn it is.
fn row_powers(game: &FollyAndFortune, view: &View, teller: &Teller) -> String {
    let words = teller.words;
    let own = players(view).map(|(seat, _)| seat).find(|&seat| teller.is_you(seat));
    let row = own.or(view.to_move).map_or(&[][..], |seat| &view.players[seat.index()].row);
    let help = |&name: &CardName| {
        let help: Vec<String> = card_powers(words, face(game, name)).into_iter().map(|power| power.help).collect();
        words.say("ff-powers-card", &[arg("card", name.text()), arg("help", help.join(" "))])
    };
    let said: Vec<String> = row.iter().map(help).collect();
    if said.is_empty() { words.text("ff-powers-nothing") } else { said.join(" ") }
}

fn count(number: usize, teller: &Teller) -> String {
    teller.words.say("ff-count", &[arg("count", number)])
}

fn players(view: &View) -> impl Iterator<Item = (Seat, &PlayerView)> {
    view.players.iter().enumerate().map(|(seat, player)| (Seat::new(seat as u8), player))
}

fn each_player(view: &View, said: impl Fn(Seat, &PlayerView) -> String) -> String {
    players(view).map(|(seat, player)| said(seat, player)).collect::<Vec<_>>().join(" ")
}
