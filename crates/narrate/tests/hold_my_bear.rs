//! How Hold My Bear sounds: typical sentences in every language, what is told of animals and sports (HB-37), and what the
//! status and the judge of a chosen set say (HB-38).

#[path = "hold_my_bear/status.rs"]
mod status;

use std::collections::BTreeSet;

use bearcade_conformance::Scene;
use bearcade_core::{Game as _, Seat, Viewer};
use bearcade_games::hold_my_bear::{
    Animal, Card, Cards, Due, Event, Gift, Hand, HoldMyBear, Match, MatchView, Worth, refusal,
};
use bearcade_narrate::hold_my_bear::{animal_help, animal_text, sport_text, warning_text};
use bearcade_narrate::{Cue, Lang, Narrate, Said, Teller, Urgency, Words};

const BASE: &str = "bear ferret tiger dog cat hamster";
const ADA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CLEO: Seat = Seat::new(2);

fn each_language<T>(viewer: Viewer, tell: impl Fn(&Teller) -> T) -> [T; 3] {
    let names: Vec<String> = ["Ada", "Ben", "Cleo"].map(str::to_owned).into();
    Lang::ALL.map(|lang| tell(&Teller::new(&Words::strict(lang), &names, viewer)))
}

fn to(seat: u8) -> Viewer {
    Viewer::Seat(Seat::new(seat))
}

fn cards(text: &str) -> Vec<Card> {
    text.split_ascii_whitespace().map(card).collect()
}

fn card(text: &str) -> Card {
    Card::read(text).expect("a card")
}

fn gift(text: &str, to: u8) -> Gift {
    Gift { card: card(text), to: Seat::new(to) }
}

/// A match written as `bear1 bear2 as tiger`; without a name, bears count as the bear.
fn table(text: &str, owner: Option<u8>) -> Match {
    let (text, name) = text.split_once(" as ").map_or((text, None), |(text, name)| (text, Animal::named(name)));
    let cards = Cards::new(&cards(text)).expect("at most five cards");
    let name = name.or(cards.is_bears_only().then_some(Animal::Bear));
    Match { cards, name, owner: owner.map(Seat::new) }
}

fn seen(text: &str, owner: Option<u8>) -> MatchView {
    let Match { cards, name, owner } = table(text, owner);
    let worth = Worth::of(cards, name);
    MatchView {
        owner,
        cards: cards.into(),
        name,
        sports: worth.majority.iter().collect(),
        count: worth.count,
        total: worth.total,
        bears: worth.bears,
    }
}

/// A game of these animals in the middle: Ada is to play or give.
fn playing(animals: &str, on_table: Match, hands: [&str; 3]) -> Scene<HoldMyBear> {
    let names: Vec<String> = animals.split(' ').map(|name| format!("{name:?}")).collect();
    let json = format!(r#"{{"animals": [{}]}}"#, names.join(", "));
    Scene::from_position(&json, 3, |_: &HoldMyBear, position| {
        position.deck = Hand::default();
        position.deck_size = 0;
        position.table = on_table;
        for (seat, text) in hands.iter().enumerate() {
            position.hands[seat] = cards(text).into_iter().collect();
            position.sizes[seat] = position.hands[seat].len() as u8;
        }
        position.due = Due::Turn;
    })
}

/// What a seat is told when it asks.
fn answer(scene: &Scene<HoldMyBear>, seat: u8, topic: &str) -> [String; 3] {
    each_language(to(seat), |teller| scene.game.answer(&scene.view(seat), topic, teller))
}

fn ask(scene: &Scene<HoldMyBear>, seat: u8) -> [String; 3] {
    each_language(to(seat), |teller| scene.game.ask(&scene.view(seat), Seat::new(seat), teller))
}

fn offer(scene: &Scene<HoldMyBear>, seat: u8, action: &str) -> [String; 3] {
    let action = scene.game.read_action(action).expect("an action");
    each_language(to(seat), |teller| scene.game.action(&scene.view(seat), action, teller))
}

fn said(event: &Event, viewer: Viewer) -> [Said; 3] {
    let game = playing(BASE, table("tiger1", None), ["", "", ""]).game;
    each_language(viewer, |teller| game.tell(event, teller).expect("something to say"))
}

fn full(event: &Event, seat: u8) -> [String; 3] {
    said(event, to(seat)).map(|said| said.full)
}

#[test]
fn plays() {
    let two_sports = Event::Played { seat: ADA, table: seen("tiger4 dog3", Some(0)), gone: vec![] };
    assert_eq!(
        full(&two_sports, 0),
        [
            "You play tiger 4 and dog 3: golf and frisbee with 1 tiger and 1 dog, no bears, total 7.",
            "Je speelt tijger 4 en hond 3: golf en frisbee met 1 tijger en 1 hond, geen beren, totaal 7.",
            "Juegas tigre 4 y perro 3: golf y frisbee con 1 tigre y 1 perro, sin osos, total 7.",
        ]
    );
    let bear_joins = Event::Played { seat: ADA, table: seen("bear2 cat1 cat4", Some(0)), gone: vec![] };
    assert_eq!(
        full(&bear_joins, 1),
        [
            "Ada plays bear 2, cat 1 and cat 4: gymnastics with 3 cats, 1 bear included, total 7.",
            "Ada speelt beer 2, kat 1 en kat 4: turnen met 3 katten, 1 beer meegeteld, totaal 7.",
            "Ada juega oso 2, gato 1 y gato 4: gimnasia con 3 gatos, contando 1 oso, total 7.",
        ]
    );
    let named = Event::Played { seat: ADA, table: seen("bear1 bear2 as tiger", Some(0)), gone: vec![] };
    assert_eq!(
        full(&named, 1),
        [
            "Ada plays bear 1 and bear 2 as tigers: golf with 2 tigers, really 2 bears, total 3.",
            "Ada speelt beer 1 en beer 2 als tijgers: golf met 2 tijgers, eigenlijk 2 beren, totaal 3.",
            "Ada juega oso 1 y oso 2 como tigres: golf con 2 tigres, en realidad 2 osos, total 3.",
        ]
    );
    assert_eq!(
        said(&bear_joins, to(1)).map(|said| said.brief),
        [
            "Ada: bear 2, cat 1 and cat 4; gymnastics, 7.",
            "Ada: beer 2, kat 1 en kat 4; turnen, 7.",
            "Ada: oso 2, gato 1 y gato 4; gimnasia, 7.",
        ]
    );
}

#[test]
fn gifts() {
    let both = Event::Gave { seat: ADA, gifts: vec![gift("cat1", 1), gift("bear2", 2)], beaver: false };
    assert_eq!(
        full(&both, 2),
        [
            "Ada gives cat 1 to Ben and bear 2 to you.",
            "Ada geeft kat 1 aan Ben en beer 2 aan jou.",
            "Regalos de Ada: gato 1 para Ben y oso 2 para ti.",
        ]
    );
    assert_eq!([0, 1, 2].map(|seat| said(&both, to(seat))[0].cue), [Cue::Card, Cue::Card, Cue::Bad]);
    let to_one = Event::Gave { seat: ADA, gifts: vec![gift("cat1", 1), gift("dog3", 1)], beaver: true };
    assert_eq!(
        full(&to_one, 0),
        [
            "The beaver won't let you play: you give cat 1 and dog 3 to Ben.",
            "Van de bever mag je niet spelen: je geeft kat 1 en hond 3 aan Ben.",
            "El castor no te deja jugar. Tus regalos: gato 1 y perro 3 para Ben.",
        ]
    );
    let in_order = Event::Gave { seat: ADA, gifts: vec![gift("turtle1", 2), gift("bison2", 1)], beaver: false };
    assert_eq!(
        full(&in_order, 1),
        [
            "Ada gives turtle 1 to Cleo, then bison 2 to you.",
            "Ada geeft schildpad 1 aan Cleo, daarna bizon 2 aan jou.",
            "Regalos de Ada: tortuga 1 para Cleo, luego bisonte 2 para ti.",
        ]
    );
}

#[test]
fn a_bear_is_put_down_and_somebody_must_answer() {
    let put = Event::BearPut { seat: ADA, card: card("bear3"), table: seen("bear3", Some(0)), gone: vec![] };
    assert_eq!(
        full(&put, 0),
        [
            "The match is still yours, but you hold a bear. You put bear 3 down as your new match: wrestling with 1 bear, \
             total 3.",
            "De wedstrijd is nog van jou, maar je hebt een beer. Je legt beer 3 neer als nieuwe wedstrijd: worstelen met 1 \
             beer, totaal 3.",
            "El partido sigue siendo tuyo, pero tienes un oso. Pones oso 3 en la mesa como nuevo partido: lucha con 1 oso, \
             total 3.",
        ]
    );
    let cannot = Event::NoMove { seat: BEN, over: cards("bear3"), name: Some(Animal::Bear), beaver: false };
    assert_eq!(
        full(&cannot, 0),
        ["Ben can't beat bear 3.", "Ben kan beer 3 niet overtroeven.", "Ben no puede superar oso 3."]
    );
    let must = Event::MustAnswer { seat: CLEO };
    assert_eq!(
        full(&must, 2),
        [
            "You can beat it, so you must play now.",
            "Jij kunt dat overtroeven, dus je moet nu spelen.",
            "Puedes superarlo, así que tienes que jugar ahora.",
        ]
    );
    let [english, ..] = said(&must, to(2));
    assert_eq!((english.cue, english.urgency), (Cue::YourTurn, Urgency::Urgent));
    assert_eq!(said(&must, to(0))[0].urgency, Urgency::Polite);
}

#[test]
fn thefts() {
    let seen = Event::Stolen { thief: ADA, victim: BEN, card: Some(card("tiger3")), left: 1 };
    assert_eq!(
        full(&seen, 0),
        [
            "You steal tiger 3 from Ben, who has 1 card left.",
            "Je steelt tijger 3 van Ben, die nog 1 kaart heeft.",
            "Le robas tigre 3 a Ben, a quien le queda 1 carta.",
        ]
    );
    assert_eq!(
        full(&seen, 1),
        [
            "Ada steals tiger 3 from you. You have 1 card left.",
            "Ada steelt tijger 3 van jou. Je hebt nog 1 kaart.",
            "Ada te roba tigre 3. Te queda 1 carta.",
        ]
    );
    let hidden = Event::Stolen { thief: ADA, victim: BEN, card: None, left: 0 };
    assert_eq!(
        full(&hidden, 2),
        [
            "Ada steals a card from Ben, who has no cards left.",
            "Ada steelt een kaart van Ben, die nu geen kaarten meer heeft.",
            "Ada le roba una carta a Ben, a quien no le quedan cartas.",
        ]
    );
}

#[test]
fn what_animals_bring_about() {
    let told = Event::Told { seat: ADA, animal: Animal::Sheep, counts: vec![2, 0, 1] };
    assert_eq!(
        full(&told, 1),
        [
            "Ada's giraffe asks everyone about sheep: Ada has 2, you have none and Cleo has 1.",
            "De giraf van Ada vraagt iedereen naar schapen: Ada heeft er 2, jij hebt er geen en Cleo heeft er 1.",
            "La jirafa de Ada hace recuento de ovejas: Ada 2, tú 0 y Cleo 1.",
        ]
    );
    let asked = Event::Asked { seat: BEN, of: ADA, card: card("cat5"), given: true };
    assert_eq!(
        full(&asked, 0),
        [
            "Ben's kangaroo asks you for cat 5, and you hand it over.",
            "De kangoeroe van Ben vraagt jou om kat 5, en je geeft die af.",
            "El canguro de Ben te pide la carta gato 5 y se la das.",
        ]
    );
    let back = Event::TookBack { seat: ADA, card: card("aardvark1"), table: seen("cat1 cat2", Some(0)) };
    assert_eq!(
        full(&back, 0),
        [
            "Your aardvark brings aardvark 1 back. The match is now cat 1 and cat 2: gymnastics with 2 cats, no bears, \
             total 3.",
            "Je aardvarken haalt aardvarken 1 terug. De wedstrijd is nu kat 1 en kat 2: turnen met 2 katten, geen beren, \
             totaal 3.",
            "Tu cerdo hormiguero recupera cerdo hormiguero 1. El partido es ahora gato 1 y gato 2: gimnasia con 2 gatos, \
             sin osos, total 3.",
        ]
    );
    let handed = Event::BearHanded { seat: BEN, to: ADA, card: card("bear4") };
    assert_eq!(
        full(&handed, 0),
        [
            "In return for your bison Ben hands you bear 4.",
            "In ruil voor je bizon geeft Ben je beer 4.",
            "A cambio de tu bisonte, Ben te entrega oso 4.",
        ]
    );
}

/// Every event from every seat and for those who watch or see everything.
#[test]
fn every_event_has_words_for_everyone() {
    let (tiger, bear) = (card("tiger3"), card("bear3"));
    let events = [
        Event::MatchTurned { card: bear, table: seen("bear3", None) },
        Event::Dealt { seat: ADA, card: Some(tiger) },
        Event::HoldsHighest { seat: ADA, card: bear },
        Event::TurnBegan { seat: ADA },
        Event::Gave { seat: ADA, gifts: vec![gift("bison1", 1), gift("bison1", 1)], beaver: false },
        Event::NoMove { seat: ADA, over: cards("bear3 bear4"), name: Some(Animal::Cat), beaver: false },
        Event::NoMove { seat: ADA, over: cards("cat3"), name: None, beaver: true },
        Event::CameBack { seat: ADA },
        Event::Stolen { thief: ADA, victim: BEN, card: Some(tiger), left: 3 },
        Event::NothingToSteal { seat: ADA },
        Event::Asked { seat: ADA, of: BEN, card: tiger, given: false },
        Event::Returned { seat: ADA, to: BEN, card: tiger },
        Event::NothingToReturn { seat: ADA, card: card("turtle2") },
        Event::Beavered { seat: ADA },
        Event::NoBear { seat: ADA },
        Event::Won { seat: ADA },
        Event::Tied,
    ];
    for event in &events {
        for viewer in [to(0), to(1), to(2), Viewer::Watcher, Viewer::Omniscient] {
            for said in said(event, viewer) {
                assert!(said.full.ends_with('.') && said.brief.ends_with('.'), "{said:?}");
                assert!(said.brief.chars().count() <= said.full.chars().count(), "{said:?}");
            }
        }
    }
    let game = playing(BASE, table("tiger1", None), ["", "", ""]).game;
    let hidden = Event::Dealt { seat: BEN, card: None };
    assert_eq!(each_language(to(0), |teller| game.tell(&hidden, teller)), [None, None, None]);
}

/// HB-37: each of the 22 animals has one sport, no two alike; the squid skis.
#[test]
fn hb_37_each_animal_has_a_sport_of_its_own() {
    let sports = each_language(Viewer::Watcher, |teller| Animal::ALL.map(|animal| sport_text(animal, teller)));
    let names = each_language(Viewer::Watcher, |teller| Animal::ALL.map(|animal| animal_text(animal, teller)));
    for of_a_language in sports.iter().chain(&names) {
        assert_eq!(of_a_language.iter().collect::<BTreeSet<_>>().len(), 22, "{of_a_language:?}");
    }
    let skiing = sports.map(|sports| sports[Animal::Squid as usize].clone());
    assert_eq!(skiing, ["skiing", "skiën", "esquí"]);
}

/// HB-37: whoever hears of the match hears its sports: when it comes, when it is asked for, and when it is to be beaten.
#[test]
fn hb_37_the_matchs_sports_are_always_named() {
    let played = Event::Played { seat: BEN, table: seen("ferret1 cat2", Some(1)), gone: vec![] };
    let mut texts = said(&played, to(0)).map(|said| vec![said.full, said.brief]);
    let scene = playing(BASE, table("ferret1 cat2", Some(1)), ["tiger1 tiger2", "dog1", "dog2"]);
    let more = ["status", "match", "last"].map(|topic| answer(&scene, 0, topic)).into_iter();
    for lines in more.chain([ask(&scene, 0), offer(&scene, 0, "play ferret3 cat1")]) {
        texts.iter_mut().zip(lines).for_each(|(texts, line)| texts.push(line));
    }
    let sports = [["luge", "gymnastics"], ["rodelen", "turnen"], ["luge", "gimnasia"]];
    for (texts, sports) in texts.iter().zip(sports) {
        assert_eq!(texts.len(), 7);
        assert!(texts.iter().all(|text| sports.iter().all(|sport| text.contains(sport))), "{texts:?}");
    }
}

/// Every animal says what it does, and the powers of those in the game are told on request.
#[test]
fn animals_explain_themselves() {
    let scene = playing("bear tiger aardvark sheep", table("tiger1", None), ["tiger1", "tiger2", "tiger3"]);
    let [english, dutch, spanish] = answer(&scene, 0, "animals");
    assert!(
        english
            .starts_with("In this game: bear, wrestling; tiger, golf; aardvark, boomerang throwing; sheep, football.")
    );
    assert!(dutch.starts_with("In dit spel: beer (typ bear), worstelen; tijger (typ tiger), golf; "), "{dutch}");
    assert!(spanish.starts_with("En esta partida: oso (se escribe bear), lucha; tigre (se escribe tiger), golf; "));
    for (language, text) in [english, dutch, spanish].iter().enumerate() {
        let helps = each_language(to(0), |teller| Animal::ALL.map(|animal| animal_help(animal, teller)));
        for (animal, help) in Animal::ALL.into_iter().zip(&helps[language]) {
            let told = matches!(animal, Animal::Bear | Animal::Aardvark | Animal::Sheep);
            assert_eq!(text.contains(help), told, "{help}");
        }
    }
}

#[test]
fn what_to_do() {
    let scene = playing(BASE, table("dog1 dog3", Some(1)), ["bear1 tiger1 cat2", "cat1", "dog2"]);
    assert_eq!(
        ask(&scene, 0),
        [
            "Your turn. To beat: dog 1 and dog 3; frisbee with 2 dogs, no bears, total 4. Play up to five cards, or give \
             two cards away.",
            "Jouw beurt. Te overtroeven: hond 1 en hond 3; frisbee met 2 honden, geen beren, totaal 4. Speel hoogstens \
             vijf kaarten, of geef twee kaarten weg.",
            "Te toca. Hay que superar: perro 1 y perro 3; frisbee con 2 perros, sin osos, total 4. Juega hasta cinco \
             cartas o regala dos.",
        ]
    );
    assert_eq!(
        answer(&scene, 0, "hand"),
        [
            "You hold 3 cards: bear 1; tiger 1; cat 2. Because of your bears you can't play: tiger 1.",
            "Jij hebt 3 kaarten: beer 1; tijger 1; kat 2. Door je beren kun je deze kaarten niet spelen: tijger 1.",
            "Tienes 3 cartas: oso 1; tigre 1; gato 2. Por tus osos no puedes jugar: tigre 1.",
        ]
    );
    assert_eq!(
        offer(&scene, 0, "play bear1 tiger1"),
        [
            "Play bear 1 and tiger 1: golf, total 2",
            "Speel beer 1 en tijger 1: golf, totaal 2",
            "Jugar oso 1 y tigre 1: golf, total 2"
        ]
    );
    assert_eq!(
        offer(&scene, 0, "give tiger1>1 cat2>2"),
        [
            "Give tiger 1 to Ben and cat 2 to Cleo",
            "Geef tijger 1 aan Ben en kat 2 aan Cleo",
            "Regalar: tigre 1 para Ben y gato 2 para Cleo"
        ]
    );
}

#[test]
fn refusals_and_warnings() {
    let game = playing(BASE, table("tiger1", None), ["", "", ""]).game;
    assert_eq!(
        each_language(to(0), |teller| game.refuse(&refusal::RABBIT, teller).full),
        [
            "That is not possible: there is a rabbit in the match, so whoever can play must. (HB-26)",
            "Dat kan niet: er ligt een konijn in de wedstrijd, dus wie kan spelen, moet. (HB-26)",
            "Eso no se puede: hay un conejo en el partido, así que quien pueda jugar debe hacerlo. (HB-26)",
        ]
    );
    let idle = playing("bear ape walrus", table("ape1", None), ["", "", ""]).game.warnings();
    assert_eq!(
        each_language(to(0), |teller| warning_text(&idle[0], teller)),
        [
            "Without another animal to join them, the apes can never be played.",
            "Zonder een dier dat erbij mag, kunnen de apen nooit gespeeld worden.",
            "Sin otro animal que los acompañe, los simios no se podrán jugar nunca.",
        ]
    );
    let idle = playing("bear squid bat", table("bat1", None), ["", "", ""]).game.warnings();
    let [english, ..] = each_language(to(0), |teller| warning_text(&idle[0], teller));
    assert!(english.contains("squids"), "{english}");
}
