//! How animals, cards, sets and gifts are called.

use bearcade_core::Seat;
use bearcade_games::hold_my_bear::{Animal, Card, Gift, MatchView};

use crate::{Cue, Teller, arg};

/// An animal's name: "tiger".
pub fn animal_text(animal: Animal, teller: &Teller) -> String {
    teller.words.text(id(animal))
}

/// HB-37: an animal's sport.
pub fn sport_text(animal: Animal, teller: &Teller) -> String {
    teller.words.attribute(id(animal), "sport", &[])
}

/// What an animal does, in a sentence or two.
pub fn animal_help(animal: Animal, teller: &Teller) -> String {
    teller.words.attribute(id(animal), "help", &[])
}

/// Several of an animal: "tigers".
pub(super) fn plural(animal: Animal, teller: &Teller) -> String {
    teller.words.attribute(id(animal), "plural", &[])
}

/// "tiger 3".
pub(super) fn card_text(card: Card, teller: &Teller) -> String {
    let arguments = [arg("animal", animal_text(card.animal(), teller)), arg("number", card.number())];
    teller.words.say("hb-card", &arguments)
}

/// "cat 1, cat 1 and dog 3".
pub(super) fn cards_text(cards: &[Card], teller: &Teller) -> String {
    let cards: Vec<String> = cards.iter().map(|&card| card_text(card, teller)).collect();
    teller.words.list(&cards)
}

/// Many cards, by animal: "bear 1 and 5; tiger 1, 1 and 2". They must be ascending.
pub(super) fn hand_text(cards: &[Card], teller: &Teller) -> String {
    let of_one_animal = |cards: &[Card]| {
        let numbers: Vec<String> = cards.iter().map(|card| card.number().to_string()).collect();
        let animal = animal_text(cards[0].animal(), teller);
        teller.words.say("hb-hand-item", &[arg("animal", animal), arg("numbers", teller.words.list(&numbers))])
    };
    let animals: Vec<String> = cards.chunk_by(|a, b| a.animal() == b.animal()).map(of_one_animal).collect();
    animals.join("; ")
}

/// A set under the name it is given, if it is: "bear 1 and bear 2 as tigers".
pub(super) fn set_text(cards: &[Card], name: Option<Animal>, teller: &Teller) -> String {
    let text = cards_text(cards, teller);
    let Some(name) = name else { return text };
    let animal = if cards.len() == 1 { animal_text(name, teller) } else { plural(name, teller) };
    teller.words.say("hb-set-named", &[arg("cards", text), arg("animal", animal)])
}

/// The cards of the match. That bears count as bears needs no saying.
pub(super) fn match_text(table: &MatchView, teller: &Teller) -> String {
    set_text(&table.cards, table.name.filter(|&name| name != Animal::Bear), teller)
}

/// HB-37: the sports of these animals: "golf and frisbee".
pub(super) fn sports_text(animals: impl IntoIterator<Item = Animal>, teller: &Teller) -> String {
    let sports: Vec<String> = animals.into_iter().map(|animal| sport_text(animal, teller)).collect();
    teller.words.list(&sports)
}

/// What the match is worth: sports, majority count, bears and total.
pub(super) fn worth_text(table: &MatchView, teller: &Teller) -> String {
    let mut arguments = vec![
        arg("sports", sports_text(table.sports.iter().copied(), teller)),
        arg("animals", counted_text(table, teller)),
        arg("total", table.total),
    ];
    let id = match table.name {
        Some(Animal::Bear) => return teller.words.say("hb-worth-bears", &arguments),
        Some(_) => "hb-worth-named",
        None => "hb-worth",
    };
    arguments.push(arg("bears", table.bears));
    teller.words.say(id, &arguments)
}

/// The animals of the majority as they count: "2 tigers and 2 cats".
pub(super) fn counted_text(table: &MatchView, teller: &Teller) -> String {
    let counted = |&animal: &Animal| {
        let arguments =
            [arg("n", table.count), arg("one", animal_text(animal, teller)), arg("many", plural(animal, teller))];
        teller.words.say("hb-counted", &arguments)
    };
    let animals: Vec<String> = table.sports.iter().map(counted).collect();
    teller.words.list(&animals)
}

/// Gifts with their receivers: "cat 1 and dog 3 to Ben", "cat 1 to Ben and dog 3 to you"; "turtle 1 to Ben, then bison
/// 2 to you" where the order matters (HB-14).
pub(super) fn gifts_text(gifts: &[Gift], teller: &Teller) -> String {
    let part = |to: Seat, cards: &[Card]| teller.text_about("hb-gift", to, &[arg("cards", cards_text(cards, teller))]);
    let acts = |gift: &Gift| gift.card.animal().acts_when_given();
    match gifts {
        [first, second] if acts(first) && acts(second) && first != second => {
            let (first, second) = (part(first.to, &[first.card]), part(second.to, &[second.card]));
            teller.words.say("hb-gifts-then", &[arg("first", first), arg("second", second)])
        }
        _ => {
            let of_one_receiver = |gifts: &[Gift]| {
                let cards: Vec<Card> = gifts.iter().map(|gift| gift.card).collect();
                part(gifts[0].to, &cards)
            };
            let parts: Vec<String> = gifts.chunk_by(|a, b| a.to == b.to).map(of_one_receiver).collect();
            teller.words.list(&parts)
        }
    }
}

/// How many of an animal each player has, by seat, in the full and the brief form.
pub(super) fn counts_text(counts: &[u8], teller: &Teller) -> (String, String) {
    let said =
        |(seat, &n): (usize, &u8)| teller.about("hb-told-answer", Seat::new(seat as u8), &[arg("n", n)], Cue::Nothing);
    let said: Vec<_> = counts.iter().enumerate().map(said).collect();
    let full: Vec<String> = said.iter().map(|said| said.full.clone()).collect();
    let brief: Vec<String> = said.into_iter().map(|said| said.brief).collect();
    (teller.words.list(&full), brief.join(", "))
}

const fn id(animal: Animal) -> &'static str {
    match animal {
        Animal::Bear => "hb-animal-bear",
        Animal::Ferret => "hb-animal-ferret",
        Animal::Tiger => "hb-animal-tiger",
        Animal::Chicken => "hb-animal-chicken",
        Animal::Dog => "hb-animal-dog",
        Animal::Cat => "hb-animal-cat",
        Animal::Hamster => "hb-animal-hamster",
        Animal::Vole => "hb-animal-vole",
        Animal::Aardvark => "hb-animal-aardvark",
        Animal::Badger => "hb-animal-badger",
        Animal::Fish => "hb-animal-fish",
        Animal::Giraffe => "hb-animal-giraffe",
        Animal::Kangaroo => "hb-animal-kangaroo",
        Animal::Rabbit => "hb-animal-rabbit",
        Animal::Turtle => "hb-animal-turtle",
        Animal::Beaver => "hb-animal-beaver",
        Animal::Bison => "hb-animal-bison",
        Animal::Ape => "hb-animal-ape",
        Animal::Walrus => "hb-animal-walrus",
        Animal::Bat => "hb-animal-bat",
        Animal::Squid => "hb-animal-squid",
        Animal::Sheep => "hb-animal-sheep",
    }
}
