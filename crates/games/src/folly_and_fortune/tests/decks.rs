//! FF-38, FF-40 and the options.

use bearcade_conformance::options;
use bearcade_core::{Game, GameOptions, OptionValues};
use serde_json::json;

use super::{Table, custom, deck_text, due, table, value};
use crate::folly_and_fortune::{Due, FollyAndFortune, Options, Trigger, refusal};

fn refusal_of(json: &str, seats: u8) -> String {
    let values: OptionValues = serde_json::from_str(json).expect("the text is a JSON object");
    let error = match Options::from_values(&values) {
        Ok(options) => FollyAndFortune::new(options, seats).expect_err("the options should be refused"),
        Err(error) => error,
    };
    error.to_string()
}

/// Returns the error for a deck with this third line.
fn refusal_of_line(line: &str) -> String {
    let text = format!("set\tid\tnumber\thealth\tpower\nbase\tA\t1\t1\tnone\n{line}\n");
    refusal_of(&json!({ "deck": text }).to_string(), 2)
}

#[test]
fn ff_38_the_simple_variant_has_only_simple_cards_twice_if_too_few() {
    let simple = |seats, json: &str| FollyAndFortune::new(options(json), seats).expect("the options are valid");
    let game = simple(2, r#"{"variant": "simple"}"#);
    let powers = game.deck().cards().iter().flat_map(|card| &card.powers);
    assert!(powers.clone().all(|(_, power)| power.is_simple()));
    assert_eq!(game.options().hand_size(), 6);
    let base = game.deck().cards().len();
    assert_eq!(base, 29, "2 × 6 + 10 cards are enough");
    let doubled = simple(4, r#"{"variant": "simple"}"#);
    assert_eq!(doubled.deck().cards().len(), 2 * base, "the deck is too small for 4 × 6 + 10");
    assert_eq!(doubled.deck().cards()[base].name.text(), "B01#2");
    assert_eq!(doubled.deck().find("B01#1"), doubled.deck().find("B01"));
    assert_eq!(simple(3, r#"{"variant": "simple"}"#).deck().cards().len(), base, "3 × 6 + 10 cards are just enough");
    assert_eq!(simple(3, r#"{"variant": "simple", "hand": 7}"#).deck().cards().len(), 2 * base);
    let expanded = simple(2, r#"{"variant": "simple", "superpowers": true}"#);
    let names: Vec<&str> = expanded.deck().cards()[base..].iter().map(|card| card.name.text()).collect();
    assert_eq!(names, ["S12", "S16"], "simple powers count with any trigger");
    assert_eq!(expanded.deck().cards()[base].powers[0].0, Trigger::Passed);
}

#[test]
fn ff_38_a_negative_value_can_have_no_effect() {
    let json = r#"{"negative": "nothing"}"#;
    let mut scene = table(json, &[&["B33", "B44"], &["B06", "B07"]], &[&["B21", "B01"], &["B22"]]);
    scene.chance("B21").act(0, "stop");
    assert_eq!((value(&scene), due(&scene)), (-1, Due::End));
}

/// FF-40: the same deck has the same text, whatever it is padded with.
#[test]
fn ff_40_a_deck_is_kept_in_its_shortest_form() {
    let powers = "stopped:above_becomes 20 -20; unseen:damage_self 0";
    let text = deck_text(&[("A", -9, 9, powers), ("B", 1, 2, "none")]);
    let kept = |text: &str| options::<Options>(&json!({ "deck": text }).to_string()).deck.expect("a deck");
    assert_eq!(kept(&text), text, "the shortest form stays as it is");
    let padded = text.replace('\n', "\n \n\n").replace("\t1\t2\t", "\t+001\t0002\t").replace("; ", " ;   ");
    let padded = format!("\n\n{}{}", padded.replace("damage_self 0", "damage_self 00000"), "\n".repeat(1_000));
    assert!(padded.len() > text.len() + 1_000);
    assert_eq!(kept(&padded), text);
    let values = options::<Options>(&json!({ "deck": padded }).to_string()).to_values();
    assert_eq!(serde_json::to_value(values).expect("JSON"), json!({ "deck": text }));
}

#[test]
fn ff_40_a_custom_deck_may_have_blank_lines() {
    let text =
        deck_text(&[("A-b_9", -9, 9, "stopped:above_becomes 20 -20; unseen:damage_self 0")]).replace('\n', "\n\n");
    let json = json!({ "deck": text }).to_string();
    let game = FollyAndFortune::new(options(&json), 2).expect("the deck is valid");
    assert_eq!(game.deck().cards().len(), 61);
    let card = &game.deck().cards()[0];
    assert_eq!((card.name.text(), card.number, card.health), ("A-b_9", -9, 9));
    assert_eq!(format!("{:?}", card.powers), "[(Stopped, AboveBecomes(20, -20)), (Unseen, DamageSelf(0))]");
    assert_eq!(
        Options::from_values(&game.options().to_values()),
        Ok(game.options().clone()),
        "a record needs no other file"
    );
    // A card with the id `leave` is written so that a record can hold it.
    let odd = Table::new(&custom("{}", &[("leave", 1, 1, "none"), ("none", 1, 1, "none")]), 2);
    let leave = odd.game.read_chance("leave").expect("a card");
    assert_eq!(odd.game.chance_text(leave), "leave#1");
    assert_eq!(odd.game.read_chance("leave#1"), Ok(leave));
}

#[test]
fn ff_40_a_bad_line_is_refused_with_its_number_and_reason() {
    for (line, reason) in [
        ("base\tB\t1\t1\tstopped:fly", "there is no power \"fly\""),
        ("base\tB\t1\t1\tpassed:shuffle_row", "the power shuffle_row can't be passed"),
        ("base\tB\t1\t1\tunseen:add 3", "the power add can't be unseen"),
        ("base\tB\t1\t1\tstopped:shield_this_card", "can't be stopped"),
        ("base\tB\t1\t1\tlater:add 3", "\"later\" is not a trigger"),
        ("base\tB\t1\t1\tadd 3", "has no trigger"),
        ("base\tB\t1\t1\tstopped:none", "the power none can't be stopped"),
        ("base\tA\t1\t1\tnone", "the id A is used twice"),
        ("base\tB\t1\t10\tnone", "the health is a whole number from 0 to 9, not \"10\""),
        ("base\tB\t1\t-1\tnone", "the health is a whole number from 0 to 9, not \"-1\""),
        ("base\tB\t10\t1\tnone", "the number is a whole number from -9 to 9, not \"10\""),
        ("base\tB\t-10\t1\tnone", "the number is"),
        ("base\tB\tx\t1\tnone", "the number is"),
        ("base\tB\t1\t1\tstopped:add 21", "the power add takes a number from 0 to 20, not \"21\""),
        ("base\tB\t1\t1\tstopped:add -1", "the power add takes a number from 0 to 20"),
        ("base\tB\t1\t1\tstopped:below_becomes 3 -21", "the power below_becomes takes a number from -20 to 20"),
        ("base\tB\t1\t1\tstopped:below_becomes 3", "takes a number from -20 to 20, not \"\""),
        ("base\tB\t1\t1\tstopped:shuffle_row 3", "the power shuffle_row takes 0 number(s), not 1"),
        ("base\tB\t1\t1\tnone; none; none", "a card can have up to two powers, not 3"),
        ("base\tB\t1\t1\t", "has no trigger"),
        ("base\tB\t1\tnone", "a card must have 5 fields separated by tabs, not 4"),
        ("extra\tB\t1\t1\tnone", "the set must be base or super, not \"extra\""),
        ("base\tB#2\t1\t1\tnone", "the id \"B#2\" must be"),
        ("base\tABCDEFGHIJKLM\t1\t1\tnone", "must be 1 to 12 letters"),
        ("base\t\t1\t1\tnone", "the id \"\" must be"),
    ] {
        let error = refusal_of_line(line);
        assert!(error.starts_with("option `deck`, line 3: ") && error.ends_with("(FF-40)"), "{error}");
        assert!(error.contains(reason), "{error}");
    }
    assert_eq!(
        refusal_of_line("super\tB\t1\t1\tnone"),
        "option `deck`: the deck has 1 cards in play, but 16 are needed for the deal (FF-40)"
    );
}

#[test]
fn ff_40_the_size_and_the_header_of_a_deck_are_checked() {
    let header = "set\tid\tnumber\thealth\tpower\n";
    let cards = |count: usize| (0..count).map(|id| format!("base\tC{id}\t1\t1\tnone\n")).collect::<Vec<_>>().concat();
    let deck = |text: String| json!({ "deck": text }).to_string();
    assert!(FollyAndFortune::new(options(&deck(format!("{header}{}", cards(128)))), 6).is_ok());
    assert!(FollyAndFortune::new(options(&deck(format!("{header}{}", cards(16)))), 2).is_ok());
    assert!(refusal_of(&deck(format!("{header}{}", cards(129))), 2).contains("more than 128 cards"));
    assert!(refusal_of(&deck(format!("{header}{}", cards(15))), 2).contains("the deck has 15 cards in play"));
    assert!(refusal_of(&deck(cards(20)), 2).starts_with("option `deck`, line 1: a deck must start with the header"));
    assert!(refusal_of(&deck(String::new()), 2).contains("the deck is empty"));
}

/// FF-40: spreadsheets begin a file with a byte order mark and end lines with a carriage return.
#[test]
fn ff_40_a_deck_from_a_spreadsheet_is_read() {
    let cards: Vec<String> = (0..16).map(|id| format!("base\tC{id}\t1\t1\tnone")).collect();
    let text = format!("\u{feff}set\tid\tnumber\thealth\tpower\r\n{}\r\n", cards.join("\r\n"));
    FollyAndFortune::new(options(&json!({ "deck": text }).to_string()), 2).expect("the deck is read");
    let twice = format!("\u{feff}{text}");
    assert!(refusal_of(&json!({ "deck": twice }).to_string(), 2).contains("line 1: a deck must start with the header"));
}

#[test]
fn bad_options_are_refused_with_the_range() {
    assert_eq!(refusal_of(r#"{"hand": 9}"#, 2), "option `hand` takes a whole number from 4 to 8, not 9 (FF-2)");
    assert_eq!(refusal_of(r#"{"first": 6}"#, 6), "option `first` takes a whole number from 0 to 5, not 6 (FF-3)");
    assert!(refusal_of(r#"{"end": "never"}"#, 2).contains("one of first_empty, all_empty"));
    assert!(refusal_of(r#"{"self_attack": 1}"#, 2).contains("one of full, choice"));
    assert!(refusal_of(r#"{"variant": "hard"}"#, 2).contains("one of standard, simple, tough"));
    assert!(refusal_of(r#"{"negative": "x"}"#, 2).contains("one of self, nothing"));
    assert_eq!(
        refusal_of(r#"{"last_card": true}"#, 2),
        "option `last_card`: it can be on only if `variant` is tough (FF-39)"
    );
    assert!(refusal_of(r#"{"honey": 1}"#, 2).contains("there is no option `honey`"));
    let json = r#"{"hand": 5, "first": 1, "opening_attack": false, "self_attack": "choice", "superpowers": true,
        "end": "all_empty", "variant": "tough", "negative": "nothing", "last_card": true}"#;
    let given: Options = options(json);
    assert_eq!(
        serde_json::to_value(given.to_values()).expect("it serialises to JSON"),
        serde_json::from_str::<serde_json::Value>(json).expect("the text is JSON")
    );
    assert_eq!(Options::from_values(&given.to_values()), Ok(given));
    assert!(options::<Options>("{}").to_values().is_empty());
}

#[test]
fn every_refusal_is_listed_once() {
    let keys: std::collections::BTreeSet<_> = refusal::ALL.iter().map(|rule| (rule.number, rule.key)).collect();
    assert_eq!(keys.len(), refusal::ALL.len());
}
