//! What the status tells, and what is said of a chosen set (HB-38).

use bearcade_conformance::Scene;
use bearcade_core::Viewer;
use bearcade_games::hold_my_bear::{Animal, Cards, Due, Fact, HoldMyBear};
use bearcade_narrate::Narrate as _;
use bearcade_narrate::hold_my_bear::judge_text;

use super::{ADA, BASE, BEN, CLEO, answer, card, cards, each_language, playing, table, to};

fn judged(scene: &Scene<HoldMyBear>, text: &str) -> [String; 3] {
    let (text, name) = text.split_once(" as ").map_or((text, None), |(text, name)| (text, Animal::named(name)));
    let set = Cards::new(&cards(text)).expect("at most five");
    each_language(to(0), |teller| judge_text(&scene.game, &scene.state.position, ADA, set, name, teller))
}

/// HB-38: the match with owner, sports, count, total and bears; everyone's number of cards and what is known of them;
/// who wins if nobody beats it.
#[test]
fn hb_38_the_status_tells_the_match_the_hands_and_who_wins() {
    let hands = ["bear1 tiger1 cat2 cat3", "cat1 bear4 dog5", "hamster1 hamster2"];
    let mut scene = playing(BASE, table("bear2 dog1 dog3", Some(2)), hands);
    scene.act(0, "give bear1>1 tiger1>2");
    assert_eq!(
        answer(&scene, 0, "status"),
        [
            "It's Ben's turn. The match is Cleo's: bear 2, dog 1 and dog 3. Sport: frisbee with 3 dogs, 1 bear included, \
             total 6. If nobody beats it, Cleo wins, unless Cleo holds a bear. You hold 2 cards. Nothing of your hand is \
             public. Ben holds 4 cards. Known: bear 1. Cleo holds 3 cards. Known: tiger 1.",
            "Ben is aan de beurt. De wedstrijd is van Cleo: beer 2, hond 1 en hond 3. Sport: frisbee met 3 honden, 1 beer \
             meegeteld, totaal 6. Als niemand hem overtroeft, wint Cleo, tenzij Cleo een beer heeft. Jij hebt 2 kaarten. \
             Niets van je hand is openbaar. Ben heeft 4 kaarten. Bekend: beer 1. Cleo heeft 3 kaarten. Bekend: tijger 1.",
            "Le toca a Ben. El partido es de Cleo: oso 2, perro 1 y perro 3. Deporte: frisbee con 3 perros, contando 1 \
             oso, total 6. Si nadie lo supera, gana Cleo, a no ser que tenga un oso. Tienes 2 cartas. Nada de tu mano es \
             público. Ben tiene 4 cartas. Se conoce: oso 1. Cleo tiene 3 cartas. Se conoce: tigre 1.",
        ]
    );
    let [to_cleo, ..] = answer(&scene, 2, "match");
    assert!(to_cleo.ends_with("If nobody beats it, you win when your turn comes."), "{to_cleo}");
    scene.act(1, "play bear1 bear4 as dog");
    let [to_ben, ..] = answer(&scene, 1, "match");
    assert_eq!(
        to_ben,
        "The match is yours: bear 1 and bear 4 as dogs. Sport: frisbee with 2 dogs, really 2 bears, total 5. If nobody \
         beats it, you win when your turn comes."
    );
    scene.act(2, "give hamster1>0 tiger1>0");
    let [english, ..] = answer(&scene, 2, "others");
    assert_eq!(english, "Ada holds 4 cards. Known: tiger 1; hamster 1. Ben holds 2 cards, all unknown.");
    let [english, ..] = answer(&scene, 0, "gone");
    assert_eq!(english, "3 cards have left the game: bear 2; dog 1 and 3.");
}

/// HB-38: an owner who holds a bear does not win, and those who know say so.
#[test]
fn hb_38_a_bear_in_the_owners_hand_is_told() {
    let mut scene = playing(BASE, table("cat5", Some(1)), ["bear1 bear2 dog1", "dog2", "dog3"]);
    scene.act(0, "give bear1>1 dog1>1");
    let bear = "holds a bear and must put one down.";
    for seat in [0, 2] {
        let [english, ..] = answer(&scene, seat, "match");
        assert!(english.ends_with(&format!("If nobody beats it, Ben still doesn't win: Ben {bear}")), "{english}");
    }
    let outlook = answer(&scene, 1, "match").map(|text| text.rsplit_once(". ").expect("sentences").1.to_owned());
    assert_eq!(
        outlook,
        [
            "If nobody beats it, you still don't win: you hold a bear and must put one down.",
            "Ook als niemand hem overtroeft, win je nog niet: je hebt een beer en moet er een neerleggen.",
            "Aunque nadie lo supere, todavía no ganas: tienes un oso y tendrás que poner uno en la mesa.",
        ]
    );
}

/// HB-38: a chosen set is valid, and by which rule.
#[test]
fn hb_38_a_valid_set_is_told_with_its_rule() {
    let hands = ["cat1 cat1 cat2 tiger4 dog3 bear5", "ferret1", "ferret1"];
    let scene = playing(BASE, table("tiger1 dog1 dog3", Some(1)), hands);
    assert_eq!(
        judged(&scene, "cat1 cat1 cat2"),
        [
            "Valid: it changes the sport to gymnastics, counting 3 against 2. (HB-15)",
            "Geldig: de sport wordt turnen, met een aantal van 3 tegen 2. (HB-15)",
            "Jugada válida: cambia el deporte a gimnasia, con una cantidad de 3 contra 2. (HB-15)",
        ]
    );
    assert_eq!(
        judged(&scene, "tiger4 dog3"),
        [
            "Valid: it is better at frisbee, total 7 against 5. (HB-16)",
            "Geldig: het is beter in frisbee, totaal 7 tegen 5. (HB-16)",
            "Jugada válida: es mejor en frisbee, total 7 contra 5. (HB-16)",
        ]
    );
    assert_eq!(
        judged(&scene, "bear5 as cat"),
        [
            "Valid: it has more bears, 1 against 0. (HB-17)",
            "Geldig: er zitten meer beren in, 1 tegen 0. (HB-17)",
            "Jugada válida: tiene más osos, 1 contra 0. (HB-17)",
        ]
    );
    let sheep =
        playing("bear sheep tiger cat", table("sheep2 tiger2 bear1", Some(1)), ["cat1 cat2 tiger5 bear4", "", ""]);
    let [count, ..] = judged(&sheep, "cat1 cat2");
    assert_eq!(
        count,
        "Valid: it changes the sport to gymnastics, and with a sheep around, 2 against 2 is enough. (HB-15, HB-34)"
    );
    let [total, ..] = judged(&sheep, "tiger5");
    assert_eq!(
        total,
        "Valid: it plays golf as well, and with a sheep around, a total of 5 against 5 is enough. (HB-16, HB-34)"
    );
    let [bears, ..] = judged(&sheep, "bear4 as cat");
    assert_eq!(bears, "Valid: with a sheep around, as many bears are enough, 1 against 1. (HB-17, HB-34)");
}

/// HB-38: a chosen set is not valid, and why.
#[test]
fn hb_38_an_invalid_set_is_told_with_the_reason() {
    let hands = ["cat1 cat2 tiger1 tiger4 dog3 dog4 bear4", "ferret1", "ferret1"];
    let scene = playing(BASE, table("tiger1 dog1 dog3", Some(1)), hands);
    assert_eq!(
        judged(&scene, "cat1 cat2"),
        [
            "Not valid: to change the sport it must count at least 3, and it counts only 2. (HB-15)",
            "Niet geldig: voor een andere sport moet het aantal minstens 3 zijn, en het is maar 2. (HB-15)",
            "Jugada no válida: para cambiar de deporte la cantidad debe ser al menos 3, y solo es 2. (HB-15)",
        ]
    );
    assert_eq!(
        judged(&scene, "dog3"),
        [
            "Not valid: in the same sport its total must be at least 6, and it is only 3. (HB-16)",
            "Niet geldig: in dezelfde sport moet het totaal minstens 6 zijn, en het is maar 3. (HB-16)",
            "Jugada no válida: en el mismo deporte el total debe ser al menos 6, y solo es 3. (HB-16)",
        ]
    );
    assert_eq!(
        judged(&scene, "dog3 cat1"),
        [
            "Not valid: to change the sport it must count at least 3, and it counts only 1; to be better at frisbee its \
             total must be at least 6, and it is only 4. (HB-15, HB-16)",
            "Niet geldig: voor een andere sport moet het aantal minstens 3 zijn, en het is maar 1; om beter te zijn in \
             frisbee moet het totaal minstens 6 zijn, en het is maar 4. (HB-15, HB-16)",
            "Jugada no válida: para cambiar de deporte la cantidad debe ser al menos 3, y solo es 1; para ser mejor en \
             frisbee el total debe ser al menos 6, y solo es 4. (HB-15, HB-16)",
        ]
    );
    assert_eq!(
        judged(&scene, "dog4"),
        [
            "Not valid: you hold a bear with the number of one of these cards. (HB-18)",
            "Niet geldig: je hebt een beer met hetzelfde getal als een van deze kaarten. (HB-18)",
            "Jugada no válida: tienes un oso con el mismo número que una de estas cartas. (HB-18)",
        ]
    );
}

/// Whatever is awaited, everyone can ask whose turn it is.
#[test]
fn every_wait_has_words() {
    let scene = playing(BASE, table("cat1", Some(1)), ["dog1", "dog2", "dog3"]);
    let decisions = [
        Due::Turn,
        Due::Bear,
        Due::Answer,
        Due::Rob,
        Due::Back,
        Due::Name,
        Due::Ask,
        Due::Return,
        Due::Bison,
        Due::Steal,
    ];
    for viewer in [to(0), to(1), Viewer::Watcher] {
        let mut view = scene.view(0);
        for due in decisions {
            (view.due, view.to_decide) = (due, Some(ADA));
            for text in each_language(viewer, |teller| scene.game.answer(&view, "turn", teller)) {
                assert!(text.ends_with('.'), "{text}");
            }
        }
    }
    let mut view = scene.view(0);
    view.due = Due::Nothing;
    let tied = each_language(to(0), |teller| scene.game.answer(&view, "turn", teller));
    assert_eq!(
        tied,
        ["The game is over: a tie.", "Het spel is afgelopen: gelijkspel.", "La partida ha terminado en empate."]
    );
    let dealing = Scene::<HoldMyBear>::new("{}", 3);
    let none = answer(&dealing, 0, "match");
    assert_eq!(none, ["There is no match yet.", "Er is nog geen wedstrijd.", "Todavía no hay partido."]);
}

/// What came out about hands is told, to its owner and to others.
#[test]
fn facts_are_told() {
    let scene = playing(BASE, table("cat1", Some(1)), ["dog1", "dog2", "dog3"]);
    let mut view = scene.view(0);
    view.facts = vec![
        Fact::HeldHighest { seat: BEN, card: card("bear5") },
        Fact::NoMove { turn: 4, seat: ADA, over: cards("bear1 bear2"), name: Some(Animal::Cat) },
        Fact::HadNot { turn: 5, seat: CLEO, card: card("cat2") },
        Fact::HadOnly { turn: 6, seat: BEN, card: card("turtle1") },
        Fact::HadNoBear { turn: 7, seat: CLEO },
        Fact::Told { turn: 8, animal: Animal::Dog, counts: vec![1, 0, 2] },
    ];
    assert_eq!(
        each_language(to(0), |teller| scene.game.answer(&view, "facts", teller)),
        [
            "Ben was dealt the highest bear, bear 5. Turn 4: you couldn't beat bear 1 and bear 2 as cats. Turn 5: Cleo had \
             no cat 2. Turn 6: Ben held nothing but turtle 1. Turn 7: Cleo held no bear. Turn 8, dogs: you have 1, Ben \
             has none and Cleo has 2.",
            "Ben kreeg bij het delen de hoogste beer, beer 5. Beurt 4: jij kon beer 1 en beer 2 als katten niet \
             overtroeven. Beurt 5: Cleo had geen kat 2. Beurt 6: Ben had niets anders dan schildpad 1. Beurt 7: Cleo had \
             geen beer. Beurt 8, honden: jij hebt er 1, Ben heeft er geen en Cleo heeft er 2.",
            "En el reparto Ben recibió el oso más alto, oso 5. Turno 4: no pudiste superar oso 1 y oso 2 como gatos. Turno \
             5: Cleo no tenía gato 2. Turno 6: Ben no tenía nada más que tortuga 1. Turno 7: Cleo no tenía ningún oso. \
             Turno 8, perros: tú 1, Ben 0 y Cleo 2.",
        ]
    );
    for viewer in [to(1), to(2)] {
        for text in each_language(viewer, |teller| scene.game.answer(&view, "facts", teller)) {
            assert!(text.ends_with('.'), "{text}");
        }
    }
}
