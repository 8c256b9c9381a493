//! How El Oso sounds: typical sentences in every language, and what only words can show of its rules.

use bearcade_conformance::Scene;
use bearcade_core::{GameOptions, Seat, SeatSet, Viewer};
use bearcade_narrate::{Cue, Lang, Narrate, Said, Teller, Urgency, Words, el_oso, rulebook};
use bearcade_table::GroupOptions;
use bearcade_table::games::el_oso::{
    Board, Class, Dice, Due, ElOso, End, Event, Options, Position, Side, Space, Why, refusal,
};

const YOU: Viewer = Viewer::Seat(Seat::new(0));
const OTHER: Viewer = Viewer::Watcher;

fn space(text: &str) -> Space {
    let [column, row] = text.as_bytes() else { panic!("{text} is no space") };
    Space::new(column - b'a' + 1, row - b'0').expect("a space")
}

/// What a listener hears, in English, Dutch and Spanish. Ada plays the board.
fn heard(viewer: Viewer, say: impl Fn(&Teller) -> String) -> [String; 3] {
    Lang::ALL.map(|lang| {
        let (words, names) = (Words::strict(lang), ["Ada".to_owned()]);
        say(&Teller::new(&words, &names, viewer))
    })
}

fn tell(event: &Event, teller: &Teller) -> Said {
    let game = <ElOso as bearcade_core::Game>::new(Options::default(), 1).expect("good");
    game.tell(event, teller).expect("everything is told")
}

#[track_caller]
fn tells(viewer: Viewer, event: &Event, sentences: [&str; 3]) {
    assert_eq!(heard(viewer, |teller| tell(event, teller).full), sentences);
}

/// The player's turn with these stacks, such as `c1:3 d5:-2`, and so many pieces in the Sky. The player's others are in
/// the Pit, the Bear's in the Cave.
fn scene(options: &str, stacks: &str, sky: u8) -> Scene<ElOso> {
    Scene::from_position(options, 1, |_, position: &mut Position| {
        let mut board = Board::EMPTY;
        for stack in stacks.split_whitespace() {
            let (name, height) = stack.split_once(':').expect("a space and a height");
            board.set(space(name), height.parse().expect("a height"));
        }
        let (pit, cave) = (12 - sky - board.pieces(Side::Player), 12 - board.pieces(Side::Bear));
        let due = Due::Decision;
        *position = Position { board, sky, pit, cave, due, player_to_place: 0, bear_to_place: 0, ..*position };
    })
}

#[track_caller]
fn answers(scene: &Scene<ElOso>, viewer: Viewer, topic: &str, sentences: [&str; 3]) {
    assert_eq!(heard(viewer, |teller| scene.game.answer(&scene.view(0), topic, teller)), sentences);
}

#[test]
fn the_players_turn_is_told() {
    let moved = Event::Moved { from: space("c1"), to: space("b2"), height: 3 };
    tells(
        YOU,
        &moved,
        [
            "You move a stack of 3 from c1 to b2.",
            "Je verplaatst een stapel van 3 van c1 naar b2.",
            "Mueves de c1 a b2 una pila de 3.",
        ],
    );
    tells(
        OTHER,
        &moved,
        [
            "Ada moves a stack of 3 from c1 to b2.",
            "Ada verplaatst een stapel van 3 van c1 naar b2.",
            "Ada mueve de c1 a b2 una pila de 3.",
        ],
    );
    let left = Event::LeftToSky { from: space("e5"), height: 1, sky: 7 };
    tells(
        YOU,
        &left,
        [
            "You bring a single piece from e5 into the Sky and have 7 up there now.",
            "Je brengt een losse steen van e5 naar de Hemel en hebt er daar nu 7.",
            "Subes una ficha suelta desde e5 al Cielo, donde ya tienes 7.",
        ],
    );
    let passed = Event::Passed { space: space("a1"), height: 1 };
    tells(
        OTHER,
        &passed,
        [
            "Ada passes with a single piece on a1.",
            "Ada past met een losse steen op a1.",
            "Ada pasa con una ficha suelta en a1.",
        ],
    );
    assert_eq!(heard(YOU, |teller| tell(&passed, teller).brief), ["Pass with a1.", "Je past met a1.", "Pasas con a1."]);
}

#[test]
fn the_bears_turn_is_told() {
    let rolled = Event::Rolled { turn: 4, dice: Dice::new(&[3, 1, 3]).expect("dice") };
    tells(YOU, &rolled, ["The Bear rolls 1, 3 and 3.", "De Beer gooit 1, 3 en 3.", "El Oso saca 1, 3 y 3."]);
    let fell = Event::BearMoved { die: 3, from: space("c5"), to: space("c4"), height: 2 };
    tells(
        YOU,
        &fell,
        [
            "A 3: a Bear stack of 2 comes down from c5 to c4.",
            "Een 3: een berenstapel van 2 zakt van c5 naar c4.",
            "Un 3: una pila de 2 del Oso baja de c5 a c4.",
        ],
    );
    let merged = Event::Merged { space: space("c4"), height: 5 };
    tells(
        YOU,
        &merged,
        [
            "It joins the stack there: the Bear now has 5 on c4.",
            "Daar lag al een stapel: de Beer heeft er nu 5 op c4.",
            "Se une a la pila que había allí: el Oso tiene ahora 5 en c4.",
        ],
    );
    let entered = Event::Entered { die: 5, space: space("e5"), height: 5, cave: 2 };
    tells(
        YOU,
        &entered,
        [
            "A 5: a stack of 5 comes out of the Cave onto e5.",
            "Een 5: uit de Grot komt een stapel van 5 op e5.",
            "Un 5: sale una pila de 5 de la Cueva y cae en e5.",
        ],
    );
    let grounded = Event::Grounded { die: 1, from: space("a1"), height: 1, ground: 1 };
    tells(
        YOU,
        &grounded,
        [
            "A 1: a single Bear piece drops from a1 to the Ground.",
            "Een 1: een losse berensteen valt van a1 op de Grond.",
            "Un 1: una ficha suelta del Oso cae de a1 al Suelo.",
        ],
    );
    let rained = Event::Rained { die: 4, space: space("d5"), ground: 0 };
    tells(
        YOU,
        &rained,
        ["A 4: a piece rains onto d5.", "Een 4: er regent een steen op d5.", "Un 4: llueve una ficha en d5."],
    );
    let full = Event::RainedToCave { die: 4, why: Why::Full, ground: 0, cave: 3 };
    tells(
        YOU,
        &full,
        [
            "A 4, but d5 is full: a piece of the rain goes to the Cave.",
            "Een 4, maar d5 is vol: een steen uit de regen gaat naar de Grot.",
            "Un 4, pero d5 está llena: una ficha de la lluvia va a la Cueva.",
        ],
    );
}

#[test]
fn a_capture_is_always_spoken() {
    let captured = Event::Captured { space: space("c3"), removed: 2, player: 1, bear: 0, pit: 3, cave: 6 };
    tells(
        YOU,
        &captured,
        [
            "Capture on c3: you and the Bear lose 2 pieces each, and you keep 1 there. Pit: 3.",
            "Botsing op c3: jij en de Beer verliezen elk 2 stenen; jij houdt er daar 1 over. Kuil: 3.",
            "Choque en c3: el Oso pierde 2 fichas y tú otras tantas; allí conservas 1. Foso: 3.",
        ],
    );
    let bear_left = Event::Captured { space: space("a5"), removed: 1, player: 0, bear: 3, pit: 2, cave: 1 };
    tells(
        OTHER,
        &bear_left,
        [
            "Capture on a5: Ada and the Bear lose a piece each, and the Bear keeps 3 there. Pit: 2.",
            "Botsing op a5: Ada en de Beer verliezen elk een steen; de Beer houdt er daar 3 over. Kuil: 2.",
            "Choque en a5: Ada pierde una ficha y el Oso otra, pero el Oso allí conserva 3. Foso: 2.",
        ],
    );
    let words = Words::strict(Lang::En);
    let names = ["Ada".to_owned()];
    let said = |viewer| tell(&captured, &Teller::new(&words, &names, viewer));
    assert_eq!((said(YOU).cue, said(YOU).urgency), (Cue::Caught, Urgency::Fateful));
    assert_eq!((said(OTHER).cue, said(OTHER).urgency), (Cue::Caught, Urgency::Fateful));
}

#[test]
fn the_end_says_what_the_score_is_worth() {
    let ended = Event::Ended { why: End::Gone, sky: 11, class: Class::SuperiorWin };
    tells(
        YOU,
        &ended,
        [
            "You have no piece left on the board. Your score is 11: a superior win.",
            "Je hebt geen steen meer op het bord. Je score is 11: glansrijk gewonnen.",
            "Ya no te quedan fichas en el tablero. Tu puntuación es 11: victoria brillante.",
        ],
    );
    let stopped = Event::Ended { why: End::Stop, sky: 4, class: Class::Loss };
    tells(
        OTHER,
        &stopped,
        [
            "Ada stops here. The score is 4: a loss.",
            "Ada stopt ermee. De score is 4: verloren.",
            "Ada termina aquí la partida. Su puntuación es 4: derrota.",
        ],
    );
    let words = Words::strict(Lang::En);
    let names = ["Ada".to_owned()];
    let cue = |event, viewer| tell(event, &Teller::new(&words, &names, viewer)).cue;
    assert_eq!((cue(&ended, YOU), cue(&stopped, YOU), cue(&ended, OTHER)), (Cue::Good, Cue::Bad, Cue::Nothing));
}

/// Every kind of event in every language, those too that seldom happen: strict words panic at any gap.
#[test]
fn rare_events_are_told_too() {
    let (a, b) = (space("a1"), space("b5"));
    let mut events = vec![
        Event::TurnBegan { turn: 1 },
        Event::Blank { die: 6, why: Why::Six },
        Event::Blank { die: 2, why: Why::EmptyCave },
        Event::RainedToCave { die: 6, why: Why::Six, ground: 0, cave: 1 },
        Event::Entered { die: 2, space: b, height: 1, cave: 0 },
        Event::Ended { why: End::TurnLimit, sky: 10, class: Class::Win },
    ];
    for (side, space) in [(Side::Player, a), (Side::Bear, b)] {
        events.push(Event::Placed { side, die: 1, space, height: 2, to_place: 6 });
        events.push(Event::RolledAgain { side, die: 6, why: Why::Six });
        events.push(Event::RolledAgain { side, die: 2, why: Why::Full });
    }
    for (removed, player, bear) in [(1, 0, 0), (2, 0, 0), (1, 2, 0), (2, 2, 0), (1, 0, 2), (2, 0, 2)] {
        events.push(Event::Captured { space: b, removed, player, bear, pit: 2, cave: 4 });
    }
    for event in events {
        for viewer in [YOU, OTHER, Viewer::Omniscient] {
            for sentence in heard(viewer, |teller| tell(&event, teller).full) {
                assert!(sentence.ends_with('.') && !sentence.contains("  "), "{sentence:?}");
            }
        }
    }
    let again = Event::RolledAgain { side: Side::Bear, die: 2, why: Why::Full };
    tells(
        YOU,
        &again,
        [
            "A 2, but b5 has five pieces already: roll again.",
            "Een 2, maar op b5 liggen al vijf stenen: opnieuw gooien.",
            "Un 2, pero b5 ya tiene cinco fichas: se repite la tirada.",
        ],
    );
}

#[test]
fn you_are_asked_with_the_facts_that_matter() {
    let scene = scene(r#"{"turn_limit": 5}"#, "c5:3 a1:1 c3:-4", 2);
    let seat = Seat::new(0);
    assert_eq!(
        heard(YOU, |teller| scene.game.ask(&scene.view(0), seat, teller)),
        [
            "Turn 1, 2 in the Sky, 6 in the Pit: move a stack, or pass with one. From c5 you can leave for the Sky. You may \
         also stop the game. 5 turns are left.",
            "Beurt 1, 2 in de Hemel, 6 in de Kuil: verplaats een stapel of pas ermee. Vanaf c5 kun je naar de Hemel. Je mag \
         ook stoppen. Er zijn nog 5 beurten.",
            "Turno 1, 2 en el Cielo, 6 en el Foso: mueve una pila o pasa con ella. Desde c5 puedes subir al Cielo. También \
         puedes terminar la partida. Quedan 5 turnos.",
        ]
    );
    let offer = |text: &str| {
        let action = bearcade_core::Game::read_action(&scene.game, text).expect("an action");
        heard(YOU, |teller| scene.game.action(&scene.view(0), action, teller))
    };
    assert_eq!(offer("c5-b4"), ["c5 to b4, a stack of 3", "c5 naar b4, een stapel van 3", "c5 a b4, una pila de 3"]);
    assert_eq!(offer("c5-sky")[0], "c5 to the Sky, a stack of 3");
    assert_eq!(
        offer("a1-pass"),
        ["Pass with a1, a single piece", "Passen met a1, een losse steen", "Pasar con a1, una ficha suelta"]
    );
    assert_eq!(offer("stop"), ["Stop the game", "Stop het spel", "Terminar la partida"]);
}

#[test]
fn real_dice_are_asked_for() {
    let mut scene = Scene::<ElOso>::new("{}", 1);
    let ask = |scene: &Scene<ElOso>| heard(YOU, |teller| scene.game.ask_chance(&scene.view(0), "", teller));
    assert_eq!(ask(&scene)[0], "Throw a die for a piece of yours and type it, 1 to 6. 7 are still to be placed.");
    scene.chances(&["1", "1", "1", "1", "2", "2"]);
    assert_eq!(
        ask(&scene),
        [
            "Throw a die for your last piece of the setup and type it, 1 to 6.",
            "Gooi een dobbelsteen voor je laatste steen en typ de worp, 1 tot 6.",
            "Tira un dado para tu última ficha y escribe el resultado, de 1 a 6.",
        ]
    );
    scene.chances(&["2", "1", "1", "1", "1", "2", "2", "2"]).act(0, "a1-b2");
    assert_eq!(
        ask(&scene),
        [
            "Throw 5 dice for the Bear and type them in any order, each 1 to 6, with blanks between them.",
            "Gooi 5 dobbelstenen voor de Beer en typ ze in willekeurige volgorde, elk 1 tot 6, met een spatie ertussen.",
            "Tira 5 dados por el Oso y escríbelos en cualquier orden, cada uno de 1 a 6, separados por espacios.",
        ]
    );
}

/// EO-2: the status names the Sky, the Pit, the Cave, the Ground, and the stacks by column, each from the Sky down.
#[test]
fn the_status_tells_the_whole_board() {
    let scene = scene("{}", "a1:3 c5:1 d2:2 a4:-2 a2:-1 d5:-5", 5);
    answers(
        &scene,
        YOU,
        "status",
        [
            "Turn 1: your move. Sky 5, Pit 1, Cave 4, Ground 0. 5 more in the Sky for a win. Column a: Bear 2 on a4, Bear 1 on \
         a2, you 3 on a1. Column b: empty. Column c: you 1 on c5. Column d: Bear 5 on d5, you 2 on d2. Column e: empty.",
            "Beurt 1: jij bent aan zet. Hemel 5, Kuil 1, Grot 4, Grond 0. Nog 5 stenen in de Hemel en het is gewonnen. Kolom a: \
         Beer 2 op a4, Beer 1 op a2, jij 3 op a1. Kolom b: leeg. Kolom c: jij 1 op c5. Kolom d: Beer 5 op d5, jij 2 op d2. \
         Kolom e: leeg.",
            "Turno 1: te toca. Cielo 5, Foso 1, Cueva 4, Suelo 0. Faltan 5 fichas en el Cielo para ganar. Columna a: Oso 2 en \
         a4, Oso 1 en a2, tú 3 en a1. Columna b: vacía. Columna c: tú 1 en c5. Columna d: Oso 5 en d5, tú 2 en d2. Columna \
         e: vacía.",
        ],
    );
    answers(
        &scene,
        OTHER,
        "stacks",
        [
            "Ada's stacks: 3 on a1, 1 on c5 and 2 on d2.",
            "De stapels van Ada: 3 op a1, 1 op c5 en 2 op d2.",
            "Las pilas de Ada: 3 en a1, 1 en c5 y 2 en d2.",
        ],
    );
    answers(
        &scene,
        YOU,
        "bear",
        [
            "The Bear's stacks: 2 on a4, 1 on a2 and 5 on d5.",
            "De stapels van de Beer: 2 op a4, 1 op a2 en 5 op d5.",
            "Las pilas del Oso: 2 en a4, 1 en a2 y 5 en d5.",
        ],
    );
}

#[test]
fn the_rain_the_lost_win_and_the_end_are_in_the_status() {
    let mut scene = scene("{}", "b1:1 c1:1 a1:-3", 0);
    answers(
        &scene,
        YOU,
        "off",
        [
            "Sky 0, Pit 10, Cave 9, Ground 0. Ten is out of reach now.",
            "Hemel 0, Kuil 10, Grot 9, Grond 0. Tien wordt het niet meer.",
            "Cielo 0, Foso 10, Cueva 9, Suelo 0. Ya no se puede llegar a diez.",
        ],
    );
    scene.act(0, "b1-pass").chance("1");
    answers(
        &scene,
        OTHER,
        "turn",
        [
            "Turn 1: it rains, with 3 pieces still on the Ground.",
            "Beurt 1: het regent, er liggen nog 3 stenen op de Grond.",
            "Turno 1: llueve, y aún hay 3 fichas en el Suelo.",
        ],
    );
    scene.chances(&["6", "6", "6"]).act(0, "stop");
    answers(
        &scene,
        OTHER,
        "turn",
        [
            "The game is over after 2 turns. Ada's score is 0: a loss.",
            "Het spel is afgelopen na 2 beurten. De score van Ada is 0: verloren.",
            "La partida ha terminado tras 2 turnos. La puntuación de Ada es 0: derrota.",
        ],
    );
}

/// EO-15, EO-16, EO-18: danger is what one die brings: the column's highest Bear stack, or the Cave where there is none.
#[test]
fn dangers_are_stacks_that_one_die_can_hit() {
    let dangers = scene("{}", "a3:2 a4:-1 b3:1 b4:-1 b5:-1 c5:1 d5:1 d2:-1", 7);
    answers(
        &dangers,
        YOU,
        "danger",
        [
            "A single die can hit: a3, your stack of 2, right below a single Bear piece; c5, your single piece, by 5 pieces \
         from the Cave.",
            "Eén dobbelsteen kan dit raken: a3, jouw stapel van 2, vlak onder een losse berensteen; c5, jouw losse steen, door \
         5 stenen uit de Grot.",
            "Un solo dado puede alcanzar: a3, tu pila de 2, justo debajo de una ficha suelta del Oso; c5, tu ficha suelta, con \
         5 fichas de la Cueva.",
        ],
    );
    answers(
        &scene("{}", "a1:2 a5:-3", 10),
        OTHER,
        "danger",
        [
            "No single die can hit a stack of Ada's.",
            "Geen stapel van Ada kan door één dobbelsteen geraakt worden.",
            "Un solo dado no puede alcanzar ninguna pila de Ada.",
        ],
    );
}

#[test]
fn a_space_is_read_by_itself() {
    let view = scene("{}", "c3:3 b1:1 d5:-2", 8).view(0);
    let read = |viewer, text: &str| heard(viewer, |teller| el_oso::space_in_words(&view, space(text), teller));
    assert_eq!(read(YOU, "c3"), ["c3, your stack of 3", "c3, jouw stapel van 3", "c3, tu pila de 3"]);
    assert_eq!(read(OTHER, "c3"), ["c3, Ada's stack of 3", "c3, stapel van 3 van Ada", "c3, pila de 3 de Ada"]);
    assert_eq!(read(YOU, "b1"), ["b1, your single piece", "b1, jouw losse steen", "b1, tu ficha suelta"]);
    assert_eq!(read(YOU, "d5"), ["d5, Bear stack of 2", "d5, berenstapel van 2", "d5, pila de 2 del Oso"]);
    assert_eq!(read(YOU, "a1"), ["a1, empty", "a1, leeg", "a1, vacía"]);
}

#[test]
fn a_refusal_says_why() {
    assert_eq!(
        heard(YOU, |teller| teller.refusal("eo", &refusal::STRAIGHT).full),
        [
            "That is not possible: a stack goes diagonally or sideways, never straight up or down. (EO-8)",
            "Dat kan niet: een stapel gaat schuin of opzij, nooit recht omhoog of omlaag. (EO-8)",
            "Eso no se puede: una pila va en diagonal o de lado, nunca recto hacia arriba o hacia abajo. (EO-8)",
        ]
    );
}

/// What a listener of a group of three hears.
fn heard_in_group(viewer: Viewer, say: impl Fn(&Teller) -> String) -> [String; 3] {
    let names = ["Ada", "Ben", "Eva"].map(str::to_owned);
    Lang::ALL.map(|lang| say(&Teller::new(&Words::strict(lang), &names, viewer)))
}

/// EO-25: the totals, and who leads.
#[test]
fn totals_of_a_group() {
    let totals = |viewer, totals: [u32; 3]| heard_in_group(viewer, |teller| el_oso::match_totals(&totals, teller));
    assert_eq!(
        totals(YOU, [17, 15, 9]),
        [
            "Totals: you 17, Ben 15 and Eva 9. You lead by 2.",
            "Totalen: jij 17, Ben 15 en Eva 9. Je staat 2 voor.",
            "Totales: tú 17, Ben 15 y Eva 9. Vas por delante con 2 de ventaja.",
        ]
    );
    assert_eq!(totals(OTHER, [17, 15, 9])[0], "Totals: Ada 17, Ben 15 and Eva 9. Ada leads by 2.");
    assert_eq!(
        totals(YOU, [9, 4, 9]),
        [
            "Totals: you 9, Ben 4 and Eva 9. You share the lead with Eva.",
            "Totalen: jij 9, Ben 4 en Eva 9. Je staat samen met Eva aan kop.",
            "Totales: tú 9, Ben 4 y Eva 9. Compartes la cabeza con Eva.",
        ]
    );
    assert_eq!(totals(YOU, [1, 4, 4])[1], "Totalen: jij 1, Ben 4 en Eva 4. Ben en Eva staan samen aan kop.");
    assert_eq!(totals(OTHER, [4, 4, 4])[2], "Totales: Ada 4, Ben 4 y Eva 4. Por ahora hay empate.");
}

/// EO-25, EO-26: everybody plays at their own pace.
#[test]
fn progress_in_a_group() {
    let ben = Seat::new(1);
    let scored = |viewer| heard_in_group(viewer, |teller| el_oso::match_scored(ben, (2, 5), 9, 17, teller).full);
    assert_eq!(
        scored(Viewer::Seat(ben)),
        [
            "You end game 2 of 5 with 9. Your total is 17.",
            "Je eindigt spel 2 van 5 met 9. Je totaal is 17.",
            "Terminas la partida 2 de 5 con 9. Tu total es 17.",
        ]
    );
    assert_eq!(scored(OTHER)[1], "Ben eindigt spel 2 van 5 met 9 en komt op een totaal van 17.");
    let mut scene = scene("{}", "b1:1 b5:-3", 8);
    let progress = |scene: &Scene<ElOso>, viewer, game| {
        heard_in_group(viewer, |teller| el_oso::match_progress(ben, (game, 2), &scene.view(0), 11, teller))
    };
    assert_eq!(
        progress(&scene, YOU, 2),
        [
            "Ben is in game 2 of 2, after 0 turns, with 8 in the Sky and a total of 11 before it.",
            "Ben zit in spel 2 van 2, na 0 beurten, met 8 in de Hemel en een totaal van 11 uit eerdere spellen.",
            "Ben va por la partida 2 de 2, tras 0 turnos, con 8 en el Cielo y un total anterior de 11.",
        ]
    );
    scene.act(0, "stop");
    assert!(progress(&scene, Viewer::Seat(ben), 1)[0].starts_with("You are in game 1 of 2, after one turn"));
    assert_eq!(progress(&scene, Viewer::Seat(ben), 2)[0], "You have finished with a total of 11.");
    assert_eq!(progress(&scene, OTHER, 2)[2], "Ben ha terminado con un total de 11.");
    let waiting = |viewer, playing: &[u8]| {
        let playing: SeatSet = playing.iter().map(|&seat| Seat::new(seat)).collect();
        heard_in_group(viewer, |teller| el_oso::match_waiting(playing, teller).unwrap_or_default())
    };
    assert_eq!(
        waiting(YOU, &[1, 2]),
        [
            "You are done. Still playing: Ben and Eva.",
            "Jij bent klaar. Nog bezig: Ben en Eva.",
            "Has terminado. Aún en juego: Ben y Eva.",
        ]
    );
    assert_eq!(waiting(OTHER, &[2]), ["Still playing: Eva.", "Nog bezig: Eva.", "Aún en juego: Eva."]);
    assert_eq!((waiting(YOU, &[0, 2])[0].as_str(), waiting(OTHER, &[])[0].as_str()), ("", ""));
}

#[test]
fn a_board_of_a_group_is_told_to_its_player_and_to_others() {
    let moved = Event::Moved { from: space("c1"), to: space("b2"), height: 2 };
    let ben = Seat::new(1);
    let hear = |viewer| heard_in_group(viewer, |teller| tell(&moved, &el_oso::board_teller(teller, ben)).brief);
    assert_eq!(hear(Viewer::Seat(ben)), ["c1 to b2.", "c1 naar b2.", "c1 a b2."]);
    assert_eq!(hear(YOU), ["Ben: c1 to b2.", "Ben: c1 naar b2.", "Ben: c1 a b2."]);
}

/// EO-25, EO-26: both options of match play have a name and an explanation.
#[test]
fn the_options_of_match_play_have_words() {
    for spec in GroupOptions::SPECS {
        let label = heard(YOU, |teller| el_oso::match_play_option_label(spec.name, teller).expect("words"));
        let help = heard(YOU, |teller| el_oso::match_play_option_help(spec.name, teller).expect("words"));
        assert!(label.iter().all(|text| !text.is_empty()) && help.iter().all(|text| text.ends_with('.')));
    }
    let words = Words::strict(Lang::Es);
    let teller = Teller::new(&words, &[], OTHER);
    let label = el_oso::match_play_option_label("duplicate", &teller);
    assert_eq!(label.as_deref(), Some("Los mismos dados para todos"));
    assert_eq!(el_oso::match_play_option_label("turn_limit", &teller), None);
}

/// EO-28: the tips say when to pass, and with which stack.
#[test]
fn eo_28_the_rules_page_says_when_to_pass() {
    for (lang, heading, when, quiet) in [
        (
            Lang::En,
            "## Tips",
            "hemmed in, or when moving is more dangerous",
            "passing with a low stack is the quietest",
        ),
        (
            Lang::Nl,
            "## Tips",
            "klemzitten, of als zetten gevaarlijker is",
            "passen met een lage stapel geeft de rustigste",
        ),
        (
            Lang::Es,
            "## Consejos",
            "encerradas o cuando mover sea más peligroso",
            "pasar con una pila baja es el turno más",
        ),
    ] {
        let page = rulebook("el-oso", lang).expect("a page");
        let tips = page.split(heading).nth(1).expect("tips");
        assert!(tips.contains(when) && tips.contains(quiet), "{}", lang.tag());
        for credit in ["James Ernest", "Crab Fragment Labs", "1.2", "2024"] {
            assert!(page.contains(credit), "{}: {credit}", lang.tag());
        }
    }
}

/// The example turn of the rules page, as the rules play it.
#[test]
fn the_example_turn_is_true() {
    let mut scene = scene("{}", "e5:3 c3:2 a2:-4 c5:-1 d1:-1", 6);
    assert_eq!((scene.view(0).pit, scene.view(0).cave), (1, 6));
    scene.act(0, "e5-sky").chance("3 3 4");
    let view = scene.view(0);
    assert_eq!((view.sky, view.pit, view.cave, view.ground), (9, 2, 7, 1));
    assert_eq!(view.player[&space("c3")], 1);
    scene.chance("3");
    assert_eq!(scene.view(0).bear[&space("c5")], 1);
    answers(
        &scene,
        YOU,
        "off",
        [
            "Sky 9, Pit 2, Cave 7, Ground 0. One more in the Sky for a win.",
            "Hemel 9, Kuil 2, Grot 7, Grond 0. Nog één steen in de Hemel en het is gewonnen.",
            "Cielo 9, Foso 2, Cueva 7, Suelo 0. Falta una ficha en el Cielo para ganar.",
        ],
    );
}
