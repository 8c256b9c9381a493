//! Short words for a drawn board, and remarks about what a player points at.

use bearcade_core::Seat;
use bearcade_games::hold_my_bear::{Animal, Card, Cards, Due, MatchView, View, Worth};

use super::answers::{has_power, holds_bear, outlook};
use super::naming::{animal_help, animal_text, card_text, counted_text, plural, sport_text, sports_text};
use crate::{Teller, arg};

/// Whose match it is, and its sports: "Ada's match: golf".
pub fn match_title(view: &View, teller: &Teller) -> String {
    let Some(table) = &view.table else { return teller.words.text("hb-match-none") };
    let sports = [arg("sports", sports_text(table.sports.iter().copied(), teller))];
    match table.owner {
        Some(owner) => teller.text_about("hb-board-match", owner, &sports),
        None => teller.words.say("hb-board-match-nobody", &sports),
    }
}

/// The numbers of the match, in a full and a short form: "3 tigers (1 bear), total 6", "count 3 (1 bear), total 6".
pub fn match_numbers(table: &MatchView, teller: &Teller) -> [String; 2] {
    let animals = arg("animals", counted_text(table, teller));
    let total = arg("total", table.total);
    let bears = arg("bears", table.bears);
    let short = [arg("n", table.count), bears.clone(), total.clone()];
    let full = match table.name {
        Some(Animal::Bear) => teller.words.say("hb-board-worth-bears", &[animals, total]),
        _ => teller.words.say("hb-board-worth", &[animals, bears, total]),
    };
    [full, teller.words.say("hb-board-worth-short", &short)]
}

/// Who wins if nobody beats the match (HB-9, HB-10), in a full and a short form. None once the game is over.
pub fn match_outlook(view: &View, teller: &Teller) -> Option<[String; 2]> {
    let table = view.table.as_ref().filter(|_| view.due != Due::Nothing)?;
    let mut full = outlook(view, table, teller);
    if view.must_play {
        full = format!("{full} {}", teller.words.text("hb-must-play"));
    }
    let short = match table.owner.map(|owner| (owner, holds_bear(&view.players[owner.index()]))) {
        None => teller.words.text("hb-board-outlook-nobody"),
        Some((owner, Some(true))) => teller.text_about("hb-board-outlook-bear", owner, &[]),
        Some((owner, Some(false))) => teller.text_about("hb-board-outlook-win", owner, &[]),
        Some((owner, None)) => teller.words.say("hb-board-outlook-maybe", &[arg("name", teller.name(owner))]),
    };
    Some([full, short])
}

/// Cards by animal, as short as can be: "tiger 1 1 3, bear 5". They must be ascending.
pub fn kinds_text(cards: &[Card], teller: &Teller) -> String {
    let of_one_animal = |cards: &[Card]| {
        let numbers: Vec<String> = cards.iter().map(|card| card.number().to_string()).collect();
        let animal = animal_text(cards[0].animal(), teller);
        teller.words.say("hb-hand-item", &[arg("animal", animal), arg("numbers", numbers.join(" "))])
    };
    let animals: Vec<String> = cards.chunk_by(|a, b| a.animal() == b.animal()).map(of_one_animal).collect();
    animals.join(", ")
}

/// A play as a choice in a narrow list: what may be cut off comes last.
pub fn play_label(cards: Cards, name: Option<Animal>, teller: &Teller) -> String {
    let worth = Worth::of(cards, name);
    let mut text = kinds_text(&Vec::from(cards), teller);
    if let Some(name) = name {
        let animal = if cards.len() == 1 { animal_text(name, teller) } else { plural(name, teller) };
        text = teller.words.say("hb-set-named", &[arg("cards", text), arg("animal", animal)]);
    }
    let sports = arg("sports", sports_text(worth.majority.iter(), teller));
    teller.words.say("hb-board-play", &[arg("cards", text), sports, arg("total", worth.total)])
}

/// "9 cards".
pub fn number_text(cards: u8, teller: &Teller) -> String {
    teller.words.say("hb-board-cards", &[arg("n", cards)])
}

/// The heading of the listener's hand, with what everybody knows of it (HB-36).
pub fn hand_title(view: &View, seat: Seat, teller: &Teller) -> String {
    let player = &view.players[seat.index()];
    let n = arg("n", player.cards);
    if player.known.is_empty() {
        return teller.words.say("hb-board-hand", &[n]);
    }
    teller.words.say("hb-board-hand-known", &[n, arg("cards", kinds_text(&player.known, teller))])
}

/// What is asked on a turn, where the match can be seen anyway.
pub fn turn_question(view: &View, seat: Seat, teller: &Teller) -> String {
    let id = match view.due {
        Due::Answer => return teller.words.text("hb-board-ask-answer"),
        _ if view.must_play => "hb-board-ask-must",
        _ => "hb-board-ask-turn",
    };
    teller.words.say(id, &[arg("n", view.players[seat.index()].cards.min(2))])
}

/// A card of the listener's hand that is pointed at: its sport, and what it does or what stands in its way.
pub fn card_remark(hand: &[Card], card: Card, teller: &Teller) -> String {
    let number = arg("number", card.number());
    let name = arg("card", card_text(card, teller));
    let banned = !card.is_bear() && hand.iter().any(|bear| bear.is_bear() && bear.number() == card.number());
    if banned {
        return teller.words.say("hb-board-card-banned", &[name, number]); // HB-18
    }
    let sport = arg("sport", sport_text(card.animal(), teller));
    match card.animal() {
        Animal::Bear => teller.words.say("hb-board-card-bear", &[name, sport, number]),
        animal if has_power(animal) => {
            teller.words.say("hb-board-card-power", &[name, sport, arg("help", animal_help(animal, teller))])
        }
        _ => teller.words.say("hb-board-card", &[name, sport]),
    }
}

/// Under which names bears only are valid (HB-7); there must be one.
pub fn names_remark(view: &View, names: &[Animal], teller: &Teller) -> String {
    if names.len() == view.animals.len() {
        return teller.words.text("hb-board-any-name");
    }
    let names: Vec<String> = names.iter().map(|&animal| animal_text(animal, teller)).collect();
    teller.words.say("hb-board-some-names", &[arg("animals", names.join(", "))])
}
