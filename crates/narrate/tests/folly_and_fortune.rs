//! How Folly & Fortune sounds: typical sentences in every language, and the signs of the powers.

use std::collections::BTreeSet;

use bearcade_conformance::Scene;
use bearcade_core::{Game, Seat, Viewer};
use bearcade_games::folly_and_fortune::{
    CardName, End, Event, FollyAndFortune, NoAttack, Origin, Over, Power, Trigger, refusal,
};
use bearcade_narrate::folly_and_fortune::{card_powers, hand_card, power_words, row_card};
use bearcade_narrate::{Cue, Lang, Narrate, Said, Teller, Urgency, Words};

const ADA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CLEO: Seat = Seat::new(2);

fn names() -> Vec<String> {
    ["Ada", "Ben", "Cleo"].map(str::to_owned).to_vec()
}

fn game() -> FollyAndFortune {
    Scene::new(r#"{"superpowers": true}"#, 3).game
}

fn card(game: &FollyAndFortune, id: &str) -> CardName {
    game.deck().name(game.deck().find(id).expect("a card of the deck"))
}

fn tell(game: &FollyAndFortune, event: &Event, viewer: Viewer, lang: Lang) -> Said {
    let (words, names) = (Words::strict(lang), names());
    let event = game.redact(event, viewer).expect("every event is told");
    game.tell(&event, &Teller::new(&words, &names, viewer)).expect("there is something to say")
}

/// What the listener hears in English, Dutch and Spanish.
#[track_caller]
fn hears(listener: Seat, event: &Event, expected: [&str; 3]) {
    let game = game();
    for (lang, text) in Lang::ALL.into_iter().zip(expected) {
        assert_eq!(tell(&game, event, Viewer::Seat(listener), lang).full, text);
    }
}

/// The same, for those who know the game.
#[track_caller]
fn hears_briefly(listener: Seat, event: &Event, expected: [&str; 3]) {
    let game = game();
    for (lang, text) in Lang::ALL.into_iter().zip(expected) {
        assert_eq!(tell(&game, event, Viewer::Seat(listener), lang).brief, text);
    }
}

#[test]
fn rolls_and_stops() {
    let game = game();
    let card = |id| card(&game, id);
    let roll = Event::Rolled { seat: ADA, roll: 1, raw: false, card: card("B31"), number: 4, under: Some(card("B18")) };
    hears(
        ADA,
        &roll,
        [
            "You roll 4 (B31). B18 is in charge (plus 2).",
            "Je gooit 4 (B31). B18 is de baas (plus 2).",
            "Sacas un 4 (B31). Manda B18 (más 2).",
        ],
    );
    hears(
        BEN,
        &roll,
        [
            "Ada rolls 4 (B31). B18 is in charge (plus 2).",
            "Ada gooit 4 (B31). B18 is de baas (plus 2).",
            "Ada saca un 4 (B31). Manda B18 (más 2).",
        ],
    );
    hears_briefly(BEN, &roll, ["Ada: 4 under B18.", "Ada: 4 onder B18.", "Ada: 4 con B18."]);
    let passed = Event::Passed { seat: ADA, card: card("S12"), power: Power::Subtract(1), passed: -1 };
    hears(
        ADA,
        &passed,
        [
            "You pass S12 (minus 1): cards passed make −1 so far.",
            "Je gaat voorbij S12 (min 1): dat maakt samen −1.",
            "Pasas S12 (menos 1): llevas −1.",
        ],
    );
    let stop = Event::Stopped { seat: ADA, at: Some(card("B18")), rolled: card("B29"), passed: -1, value: 3 };
    hears(
        BEN,
        &stop,
        [
            "Ada stops at B18. 4 rolled and −1 from cards passed make 3.",
            "Ada stopt op B18. De worp 4 en −1 van kaarten die voorbij zijn, maken 3.",
            "Ada para en B18. La tirada, 4, y −1 de las cartas pasadas dan 3.",
        ],
    );
    let value = Event::Value { seat: ADA, power: Power::Add(2), from: 3, to: 5 };
    hears(
        BEN,
        &value,
        [
            "The value goes from 3 to 5 (plus 2).",
            "De waarde gaat van 3 naar 5 (plus 2).",
            "El valor pasa de 3 a 5 (más 2).",
        ],
    );
}

#[test]
fn attacks_and_what_they_take() {
    let game = game();
    let card = |id| card(&game, id);
    let attack = Event::Attacked { seat: ADA, target: BEN, damage: 5 };
    hears(ADA, &attack, ["You attack Ben with 5.", "Je valt Ben aan met 5.", "Atacas a Ben con 5."]);
    hears(BEN, &attack, ["Ada attacks you with 5!", "Ada valt jou aan met 5!", "¡Ada te ataca con 5!"]);
    hears(CLEO, &attack, ["Ada attacks Ben with 5.", "Ada valt Ben aan met 5.", "Ada ataca a Ben con 5."]);
    let lost = Event::Lost { seat: ADA, target: BEN, card: card("B12"), place: 2, damage_left: 1 };
    hears(
        BEN,
        &lost,
        [
            "You lose B12 (health 4, no power). Damage left: 1.",
            "Je verliest B12 (leven 4, geen kracht). Nog 1 schade.",
            "Pierdes B12 (vida 4, sin poder). Daño restante: 1.",
        ],
    );
    let said = tell(&game, &lost, Viewer::Seat(BEN), Lang::En);
    assert_eq!((said.urgency, said.cue), (Urgency::Fateful, Cue::Caught));
    let own = Event::Attacked { seat: ADA, target: ADA, damage: 2 };
    hears(BEN, &own, ["It backfires: Ada takes 2.", "Ada krijgt zelf 2 schade.", "El ataque se vuelve contra Ada: 2."]);
    let none = Event::NoAttack { seat: ADA, reason: NoAttack::Nobody };
    hears(ADA, &none, ["There is nobody to attack.", "Er is niemand om aan te vallen.", "No hay a quien atacar."]);
    let added = Event::Added { seat: ADA, card: card("B29"), end: End::Left };
    hears(
        ADA,
        &added,
        [
            "B29 (health 2, no power) joins your row at the left.",
            "B29 (leven 2, geen kracht) komt links in je rij.",
            "B29 (vida 2, sin poder) entra en tu fila por la izquierda.",
        ],
    );
}

/// FF-41: a card that only one player may see is named to them alone.
#[test]
fn ff_41_secrets_are_told_to_their_owner_only() {
    let game = game();
    let card = |id| card(&game, id);
    let drew = Event::Drew { seat: ADA, card: Some(card("S05")), from_under: false, deck: 30 };
    hears(
        ADA,
        &drew,
        [
            "You draw S05 (0, health 4, passed: plus 3, unseen: draw up to six).",
            "Je trekt S05 (0, leven 4, voorbij: plus 3, ongezien: trekken tot zes).",
            "Robas S05 (0, vida 4, al pasar: más 3, sin ver: robar hasta seis).",
        ],
    );
    hears(
        BEN,
        &drew,
        [
            "Ada draws a card; the deck has 30 left.",
            "Ada trekt een kaart; de stapel heeft er nog 30.",
            "Ada roba una carta; en el mazo quedan 30.",
        ],
    );
    let looked = Event::Looked { seat: ADA, at: BEN, count: 1, cards: Some(vec![card("B46")]) };
    hears(
        ADA,
        &looked,
        [
            "You look at Ben's hand: B46 (6, health 1, no power).",
            "Je bekijkt de hand van Ben: B46 (6, leven 1, geen kracht).",
            "Miras la mano de Ben: B46 (6, vida 1, sin poder).",
        ],
    );
    hears(BEN, &looked, ["Ada looks at your hand.", "Ada bekijkt jouw hand.", "Ada mira tu mano."]);
    let dealt = Event::Dealt { seat: ADA, card: Some(card("B12")) };
    let hidden = game.redact(&dealt, Viewer::Seat(BEN)).expect("told");
    let (words, names) = (Words::strict(Lang::En), names());
    assert_eq!(game.tell(&hidden, &Teller::new(&words, &names, Viewer::Seat(BEN))), None);
}

/// What seldom happens is told all the same, to everybody.
#[test]
fn rare_events_have_words() {
    let game = game();
    let card = |id| card(&game, id);
    let shields_ended = true;
    let events = [
        Event::FirstPlayer { seat: ADA, random: false },
        Event::TurnSkipped { seat: ADA, shields_ended },
        Event::TurnSkipped { seat: ADA, shields_ended: false },
        Event::TurnBegan { seat: ADA, turn: 9, shields_ended },
        Event::PartChosen { seat: ADA, size: 1, cards: Some(vec![card("B12")]) },
        Event::Rolled { seat: ADA, roll: 1, raw: false, card: card("S01"), number: -1, under: None },
        Event::Stopped { seat: ADA, at: None, rolled: card("S01"), passed: 0, value: -1 },
        Event::Passed { seat: ADA, card: card("S13"), power: Power::OneMoreReroll, passed: 0 },
        Event::Passed { seat: ADA, card: card("S01"), power: Power::ShieldThisCard, passed: 0 },
        Event::Passed { seat: ADA, card: card("S10"), power: Power::ShieldTwoCards, passed: 0 },
        Event::Reshuffled { cards: 1 },
        Event::NothingDrawn { seat: ADA },
        Event::Discarded { seat: ADA, from: Origin::Hand, card: card("S15"), place: None },
        Event::Removed { seat: ADA, target: ADA, card: card("B12"), place: 1 },
        Event::NoSecondAttack { seat: ADA },
        Event::NoAttack { seat: ADA, reason: NoAttack::Forbidden },
        Event::NoAttack { seat: ADA, reason: NoAttack::Negative },
        Event::Kept { seat: ADA, card: card("B12"), end: End::Right },
        Event::SwappedRows { seat: ADA, card: card("B12"), place: 1, with: BEN, for_card: card("B01"), for_place: 2 },
        Event::Ended { reason: Over::EmptyHand },
        Event::Ended { reason: Over::LastTurn },
    ];
    for event in &events {
        for viewer in [Viewer::Seat(ADA), Viewer::Seat(BEN), Viewer::Watcher, Viewer::Omniscient] {
            for lang in Lang::ALL {
                let said = tell(&game, event, viewer, lang);
                assert!(said.full.ends_with('.') && !said.brief.is_empty(), "{said:?}");
            }
        }
    }
}

/// Ada and Ben; Ada has rolled a 1 under B14 (minus 1), and B18 (plus 2) comes next.
fn scene() -> Scene<FollyAndFortune> {
    let mut scene = Scene::new(r#"{"hand": 5, "first": 0}"#, 2);
    scene.chances(&["B14", "B18", "B05", "B29", "B43"]).chances(&["B26", "B12", "B46", "B30", "B21"]);
    scene.act(0, "pick B14 B18").act(1, "pick B26 B12").chance("B05");
    scene
}

#[track_caller]
fn answers(scene: &Scene<FollyAndFortune>, seat: Seat, topic: &str, expected: [&str; 3]) {
    let names = names();
    for (lang, text) in Lang::ALL.into_iter().zip(expected) {
        let words = Words::strict(lang);
        let teller = Teller::new(&words, &names, Viewer::Seat(seat));
        let view = scene.view(seat.index() as u8);
        let said = if topic == "ask" {
            scene.game.ask(&view, seat, &teller)
        } else {
            scene.game.answer(&view, topic, &teller)
        };
        assert_eq!(said, text);
    }
}

#[test]
fn questions_and_answers() {
    let mut setup = Scene::new(r#"{"hand": 4}"#, 2);
    setup.chances(&["B14", "B18", "B05", "B29"]).chances(&["B26", "B12", "B46", "B30"]);
    setup.act(0, "pick B14 B18");
    answers(
        &setup,
        BEN,
        "turn",
        [
            "The rows are being picked. Still picking: you.",
            "De rijen worden gekozen. Nog aan het kiezen: jij.",
            "Se están eligiendo las filas. Por elegir: tú.",
        ],
    );
    setup.act(1, "pick B26 B12");
    answers(
        &setup,
        BEN,
        "turn",
        ["Lots are being drawn for who begins.", "Er wordt geloot wie begint.", "Se sortea quién empieza."],
    );
    let scene = scene();
    answers(
        &scene,
        ADA,
        "ask",
        [
            "You rolled 1 under B14 (minus 1). Stop for a value of 0, or roll again under B18 (plus 2).",
            "Je gooide 1 onder B14 (min 1). Stop met waarde 0, of gooi nog eens onder B18 (plus 2).",
            "Has sacado un 1 con B14 (menos 1). Para con valor 0, o tira otra vez con B18 (más 2).",
        ],
    );
    answers(
        &scene,
        BEN,
        "status",
        [
            "Turn 1, Ada's turn. Roll 1: 1 (B05) under B14, minus 1. Stopping now makes 0. One more roll is possible. \
             Ada's row has health 7 in 2 cards, with 3 cards in hand. Your row has health 7 in 2 cards; you hold 3 \
             cards. The deck has 40 cards.",
            "Beurt 1, Ada is aan de beurt. Worp 1: 1 (B05) onder B14, min 1. Nu stoppen maakt 0. Er kan nog één worp \
             komen. De rij van Ada heeft leven 7 in 2 kaarten, met 3 kaarten in de hand. Jouw rij heeft leven 7 in 2 \
             kaarten; je hebt 3 kaarten in je hand. De stapel heeft 40 kaarten.",
            "Turno 1, le toca a Ada. Tirada 1: 1 (B05) con B14, menos 1. Parar ahora da 0. Aún puede haber una tirada \
             más. La fila de Ada tiene vida 7 en 2 cartas; en la mano, 3 cartas. Tu fila tiene vida 7 en 2 cartas; en \
             la mano, 3 cartas. El mazo tiene 40 cartas.",
        ],
    );
    answers(
        &scene,
        BEN,
        "rows",
        [
            "Ada's row, health 7: B14 (health 4, minus 1), B18 (health 3, plus 2). Your row, health 7: B26 (health 3, \
             plus 2), B12 (health 4, no power).",
            "De rij van Ada, leven 7: B14 (leven 4, min 1), B18 (leven 3, plus 2). Jouw rij, leven 7: B26 (leven 3, \
             plus 2), B12 (leven 4, geen kracht).",
            "La fila de Ada, vida 7: B14 (vida 4, menos 1), B18 (vida 3, más 2). Tu fila, vida 7: B26 (vida 3, más 2), \
             B12 (vida 4, sin poder).",
        ],
    );
    answers(
        &scene,
        BEN,
        "cards",
        [
            "You hold 3 cards: B21 (3, health 3, no power), B30 (4, health 2, no power) and B46 (6, health 1, no \
             power). Ada holds 3 cards, among them B05 (1, health 4, no power).",
            "Je hebt 3 kaarten: B21 (3, leven 3, geen kracht), B30 (4, leven 2, geen kracht) en B46 (6, leven 1, geen \
             kracht). Ada heeft 3 kaarten, waaronder B05 (1, leven 4, geen kracht).",
            "Tienes 3 cartas: B21 (3, vida 3, sin poder), B30 (4, vida 2, sin poder) y B46 (6, vida 1, sin poder). Ada \
             tiene 3 cartas, entre ellas B05 (1, vida 4, sin poder).",
        ],
    );
    answers(
        &scene,
        ADA,
        "powers",
        [
            "B14: If you stop at this card: take 1 from the value. B18: If you stop at this card: add 2 to the value.",
            "B14: Stop je op deze kaart: trek 1 af van de waarde. B18: Stop je op deze kaart: tel 2 op bij de waarde.",
            "B14: Si paras en esta carta: resta 1 al valor. B18: Si paras en esta carta: suma 2 al valor.",
        ],
    );
}

#[test]
fn choices_and_refusals() {
    let mut scene = scene();
    scene.act(0, "reroll").chance("B29");
    let rule = scene.refused(0, "reroll");
    assert_eq!(rule, refusal::NO_NEXT_CARD);
    let names = names();
    let expected = [
        "That is not possible: your row has no next card, so you must stop. (FF-6)",
        "Dat kan niet: je rij heeft geen volgende kaart, dus je moet stoppen. (FF-6)",
        "Eso no se puede: tu fila no tiene otra carta, así que debes parar. (FF-6)",
    ];
    for (lang, text) in Lang::ALL.into_iter().zip(expected) {
        let words = Words::strict(lang);
        let teller = Teller::new(&words, &names, Viewer::Seat(ADA));
        assert_eq!(scene.game.refuse(&rule, &teller).full, text);
    }
    answers(
        &scene,
        ADA,
        "ask",
        [
            "You rolled 4 under B18 (plus 2). Stop for a value of 6; you can't roll again.",
            "Je gooide 4 onder B18 (plus 2). Stop met waarde 6; nog eens gooien kan niet.",
            "Has sacado un 4 con B18 (más 2). Para con valor 6; no puedes volver a tirar.",
        ],
    );
    scene.act(0, "stop");
    let offered = [
        (
            "target 1",
            [
                "Attack Ben: health 7 in 2 cards",
                "Val Ben aan: leven 7 in 2 kaarten",
                "Atacar a Ben: vida 7 en 2 cartas",
            ],
        ),
        (
            "remove 2",
            [
                "Remove B12 at place 2 (health 4, no power)",
                "Haal B12 op plaats 2 (leven 4, geen kracht) weg",
                "Quitar B12 en el puesto 2 (vida 4, sin poder)",
            ],
        ),
        ("end left", ["At the left", "Links", "Por la izquierda"]),
    ];
    for (notation, expected) in offered {
        for (lang, text) in Lang::ALL.into_iter().zip(expected) {
            let words = Words::strict(lang);
            let teller = Teller::new(&words, &names, Viewer::Seat(ADA));
            let action = scene.game.read_action(notation).expect("an action");
            assert_eq!(scene.game.action(&scene.view(0), action, &teller), text);
        }
        scene.act(0, notation);
    }
}

#[test]
fn cards_are_said_by_what_matters() {
    let game = game();
    let words = Words::strict(Lang::En);
    let face = |id: &str| &game.deck().cards()[usize::from(card(&game, id).card())];
    assert_eq!(hand_card(&words, face("B12")), "B12 (2, health 4, no power)");
    assert_eq!(hand_card(&words, face("S01")), "S01 (−1, health 6, passed: shield this card)");
    assert_eq!(row_card(&words, face("S01"), true), "S01 (health 6, passed: shield this card, shielded)");
}

/// FF-38: every power also shows as a sign that needs no reading, and every power has a name and a help sentence.
#[test]
fn ff_38_every_power_has_a_sign_a_name_and_help() {
    let stopped = [
        Power::None,
        Power::Add(3),
        Power::Subtract(2),
        Power::ShuffleRow,
        Power::AttackTwo,
        Power::ReturnToDie,
        Power::SwapWithDeck,
        Power::DrawNoAttack,
        Power::NotAboveHealth(10),
        Power::NotBelowHealth(6),
        Power::DoubleDiscardTwo,
        Power::BelowBecomes(4, 6),
        Power::AboveBecomes(3, -2),
        Power::SwapInRow,
        Power::RollAgainRaw,
        Power::RemoveFromNeighbour,
        Power::RemoveFromAny,
        Power::KeepOneRemoved,
    ];
    let passed =
        [Power::Add(3), Power::Subtract(2), Power::OneMoreReroll, Power::ShieldThisCard, Power::ShieldTwoCards];
    let unseen = [
        Power::DrawUpToSix,
        Power::PartOfDieNextTurn,
        Power::DiscardRowAndHand,
        Power::DamageSelf(1),
        Power::LookAtHand,
        Power::SwapRowCards,
    ];
    let all = stopped.map(|power| (Trigger::Stopped, power)).into_iter();
    let all = all.chain(passed.map(|power| (Trigger::Passed, power)));
    let all: Vec<_> = all.chain(unseen.map(|power| (Trigger::Unseen, power))).collect();
    let [english, dutch, spanish] = Lang::ALL.map(Words::strict);
    let mut signs = BTreeSet::new();
    for &(trigger, power) in &all {
        let said = [&english, &dutch, &spanish].map(|words| power_words(words, trigger, power));
        for words in &said {
            assert_eq!(words.sign, said[0].sign, "a sign is the same in every language");
            assert!(!words.name.is_empty() && words.help.ends_with('.'), "{words:?}");
        }
        let sign = &said[0].sign;
        assert!(!sign.chars().any(char::is_alphabetic), "{sign} needs reading");
        assert!(sign.chars().count() <= 6, "{sign} is long");
        assert!(signs.insert(sign.clone()), "{sign} stands for two powers");
    }
    let sign = |trigger, power| power_words(&english, trigger, power).sign;
    assert_eq!(sign(Trigger::Stopped, Power::Add(3)), "+3");
    assert_eq!(sign(Trigger::Stopped, Power::Subtract(2)), "−2");
    assert_eq!(sign(Trigger::Stopped, Power::BelowBecomes(4, 6)), "‹4→6");
    assert_eq!(sign(Trigger::Stopped, Power::AboveBecomes(3, -2)), "›3→−2");
    assert_eq!(sign(Trigger::Stopped, Power::DoubleDiscardTwo), "×2");
    assert_eq!(sign(Trigger::Passed, Power::Add(3)), "»+3");
    // The deck itself knows no other power.
    let known = |power: Power| all.iter().any(|(_, other)| other.word() == power.word());
    for card in game().deck().cards() {
        assert!(card.powers.iter().all(|&(_, power)| known(power)), "{card:?}");
        assert_eq!(card_powers(&english, card).len(), card.powers.len());
    }
}
