//! Cards, options and the deal (HB-1 to HB-5).

use bearcade_conformance::{Scene, options};
use bearcade_core::{Game, GameOptions, OptionValues, Seat, Turn};

use super::{cards, holds, naive, shown, with};
use crate::hold_my_bear::{Animal, AnimalSet, Due, HoldMyBear, Options, refusal};

fn game(json: &str, seats: u8) -> HoldMyBear {
    HoldMyBear::new(options(json), seats).unwrap_or_else(|error| panic!("{json}: {error}"))
}

fn refusal_of(json: &str, seats: u8) -> String {
    let values: OptionValues = serde_json::from_str(json).expect("the text is a JSON object");
    let made = Options::from_values(&values).and_then(|options| HoldMyBear::new(options, seats));
    made.expect_err("the options should be refused").to_string()
}

#[test]
fn hb_1_each_animal_has_eight_cards() {
    let deck = game(&with("bear walrus sheep"), 2).deck();
    let expected: Vec<_> = ["bear", "walrus", "sheep"]
        .iter()
        .flat_map(|name| cards(&format!("{name}1 {name}1 {name}1 {name}2 {name}2 {name}3 {name}4 {name}5")))
        .collect();
    assert_eq!(deck.cards().collect::<Vec<_>>(), expected);
    assert_eq!(game("{}", 4).deck().len(), 40);
}

#[test]
fn hb_2_the_default_animals_and_only_choices_that_can_be_dealt() {
    let default = game("{}", 4);
    assert_eq!(
        default.animals.iter().map(|animal| animal.name()).collect::<Vec<_>>(),
        ["bear", "ferret", "tiger", "hamster", "vole"]
    );
    assert_eq!(Animal::ALL.len(), 22);
    // 8 n − 1 cards are dealt, and each player gets 4 to 20.
    for seats in 2..=8u8 {
        for count in 3..=22 {
            let names: Vec<_> = Animal::ALL[..count].iter().map(|animal| animal.name()).collect();
            let made = HoldMyBear::new(options(&with(&names.join(" "))), seats);
            let dealt = 8 * count - 1;
            let (fewest, most) = (dealt / usize::from(seats), dealt.div_ceil(usize::from(seats)));
            assert_eq!(made.is_ok(), fewest >= 4 && most <= 20, "{count} animals, {seats} seats");
        }
    }
    for seats in [0, 1, 9, 200] {
        assert!(HoldMyBear::new(options("{}"), seats).is_err());
    }
}

#[test]
fn hb_2_bad_options_are_refused_and_good_ones_round_trip() {
    assert_eq!(
        refusal_of(&with("bear tiger cat"), 8),
        "option `animals`: 3 animals deal 8 players 2 to 3 cards each; 4 to 20 are allowed (HB-2)"
    );
    assert!(refusal_of(&with("tiger cat dog"), 2).contains("`animals`: the bear must be in the game"));
    assert!(refusal_of(&with("bear dog"), 2).contains("at least two animals besides the bear"));
    assert!(
        refusal_of(&with("bear dog cow"), 2).contains("option `animals` takes a list of different words out of bear")
    );
    assert!(refusal_of(&with("bear dog dog"), 2).contains("option `animals` takes"));
    assert!(refusal_of(r#"{"animals": 7}"#, 2).contains("option `animals` takes"));
    assert!(refusal_of(r#"{"cards": 7}"#, 2).contains("there is no option `cards`; the options are animals"));
    assert!(refusal_of("{}", 9).contains("2 to 8 seats"));
    for json in ["{}", &with("sheep bear ape bat"), &with("vole tiger hamster ferret bear")] {
        let made: Options = options(json);
        assert_eq!(Options::from_values(&made.to_values()), Ok(made));
    }
    assert!(options::<Options>(&with("vole tiger hamster ferret bear")).to_values().is_empty());
}

/// HB-2: there is a warning exactly if some animal is in no set of up to five cards that passes its restrictions.
/// Restrictions depend only on the number of cards of each animal, so the test tries every choice of restricted animals
/// and one other.
#[test]
fn hb_2_an_animal_that_can_never_be_played_gives_a_warning() {
    let others = ["ape", "walrus", "bat", "squid", "tiger"];
    for chosen in 0..1 << others.len() {
        let names: Vec<&str> = (0..others.len()).filter(|at| chosen >> at & 1 == 1).map(|at| others[at]).collect();
        if names.len() < 2 {
            continue;
        }
        let idle = names.iter().filter(|name| !naive::some_set_with(name, &names));
        let expected: Vec<String> = idle.map(|name| format!("idle-{name}s")).collect();
        let warnings = game(&with(&format!("bear {}", names.join(" "))), 4).warnings();
        assert_eq!(warnings.iter().map(|rule| rule.key).collect::<Vec<_>>(), expected, "{names:?}");
        assert!(warnings.iter().all(|rule| rule.number == "HB-2" && refusal::WARNINGS.contains(rule)));
    }
    assert!(game("{}", 4).warnings().is_empty());
    assert_eq!(game(&with("bear walrus ape"), 2).warnings(), [refusal::IDLE_APES]);
}

#[test]
fn hb_3_the_first_card_is_a_match_without_owner_and_the_rest_are_dealt_in_turn() {
    let mut scene = Scene::<HoldMyBear>::new(&with("bear tiger cat"), 3);
    assert_eq!(scene.game.chance_name(&scene.state.position), "deal");
    let weights: Vec<u32> = scene.outcomes().iter().map(|(_, weight)| *weight).collect();
    assert_eq!(weights, [3, 2, 1, 1, 1, 3, 2, 1, 1, 1, 3, 2, 1, 1, 1]);
    assert_eq!(
        scene
            .game
            .read_action("play cat1")
            .map(|action| { scene.game.check(&scene.state.position, Seat::new(0), action) }),
        Ok(Err(refusal::DEALING))
    );
    scene.chance("cat1");
    assert_eq!(shown(&scene), "cat1");
    assert!(scene.outcomes().contains(&("cat1".to_owned(), 2)), "cards are drawn without replacement");
    scene.chances(&["bear1", "cat1", "cat1", "bear1"]);
    assert!(!scene.outcomes().iter().any(|(card, _)| card == "cat1"));
    assert_eq!([0, 1, 2].map(|seat| holds(&scene, seat)), ["bear1 bear1", "cat1", "cat1"]);
    let rest = "bear1 bear2 bear2 bear3 bear4 bear5 cat2 cat2 cat3 cat4 cat5 tiger1 tiger1 tiger1 tiger2 tiger2 tiger3 \
                tiger4 tiger5";
    scene.chances(&rest.split_ascii_whitespace().collect::<Vec<_>>());
    assert_eq!(scene.state.position.sizes[..3], [8, 8, 7]);
    assert!(matches!(scene.turn(), Turn::Decide(_)));
}

/// HB-3, HB-7: a bear as the starting card counts as the animal bear.
#[test]
fn hb_3_a_starting_bear_counts_as_bear() {
    let mut scene = Scene::<HoldMyBear>::new("{}", 4);
    scene.chance("bear3");
    assert_eq!(shown(&scene), "bear3 as bear");
}

#[test]
fn hb_4_the_holder_of_the_highest_bear_goes_first() {
    // After the first card, seat n gets card n.
    for (order, first) in [
        ("tiger1 bear1 bear2 bear5 bear4 bear3 bear1 bear1 bear2", 2),
        ("bear5 bear1 bear2 bear3 bear4 tiger1 bear1 bear1 bear2", 3),
        ("tiger1 bear5 bear2 bear3 bear4 tiger1 bear1 bear1 bear2", 0),
    ] {
        let mut scene = Scene::<HoldMyBear>::new(&with("bear tiger cat"), 4);
        scene.chances(&order.split(' ').collect::<Vec<_>>());
        while scene.turn() == Turn::Chance {
            let next = scene.outcomes()[0].0.clone();
            scene.chance(&next);
        }
        assert_eq!(scene.to_move(), first, "{order}");
        assert_eq!(scene.state.position.due, Due::Turn);
    }
}

#[test]
fn hb_5_turns_go_around_in_seat_order() {
    let mut scene = super::playing("bear tiger cat", "tiger5", &["cat1 cat2", "cat1 cat3", "tiger1 tiger2"]);
    scene.act(0, "give cat1>1 cat2>1");
    assert_eq!(scene.to_move(), 1);
    assert_eq!(scene.refused(0, "give cat1>1"), refusal::OUT_OF_TURN);
    assert_eq!(scene.refused(7, "give cat1>1"), refusal::OUT_OF_TURN);
    scene.act(1, "give cat1>2 cat1>2").act(2, "give cat1>0 cat1>0");
    assert_eq!(scene.to_move(), 0);
}

#[test]
fn sets_of_animals_serialise_and_read_back() {
    let set: AnimalSet = [Animal::Bear, Animal::Sheep].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Animal::Bear, Animal::Sheep]);
    for animal in Animal::ALL {
        assert_eq!(Animal::named(animal.name()), Some(animal));
        assert_eq!(serde_json::to_value(animal).expect("it serialises to JSON"), animal.name());
    }
}
