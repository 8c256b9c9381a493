//! How De beer is los! sounds: typical sentences in English, Dutch and Spanish. Ada has the first seat and Ben the
//! second; in the first game Ada is brown and Ben is blue.

use bearcade_conformance::Scene;
use bearcade_core::{Game, Seat, Viewer};
use bearcade_games::de_beer_is_los::{
    DeBeerIsLos, Direction, Event, GameEnd, Kind, Position, Return, Score, Space, Spaces, Tile, refusal,
};
use bearcade_narrate::de_beer_is_los::{say_space, say_space_in_full};
use bearcade_narrate::{Cue, Lang, Narrate, Said, Teller, Urgency, Words};

const ADA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const TO_ADA: Viewer = Viewer::Seat(ADA);
const TO_BEN: Viewer = Viewer::Seat(BEN);

/// Something said in each language, compared with what is expected in English, Dutch and Spanish.
#[track_caller]
fn sounds(viewer: Viewer, expected: [&str; 3], say: impl Fn(&Teller) -> String) {
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    for (lang, expected) in Lang::ALL.into_iter().zip(expected) {
        let words = Words::strict(lang);
        assert_eq!(say(&Teller::new(&words, &names, viewer)), expected);
    }
}

#[track_caller]
fn tells(event: Event, viewer: Viewer, full: [&str; 3]) {
    sounds(viewer, full, |teller| told(event, teller).full);
}

fn told(event: Event, teller: &Teller) -> Said {
    scene("{}", "").game.tell(&event, teller).expect("every event has words")
}

#[track_caller]
fn answers(scene: &Scene<DeBeerIsLos>, topic: &str, viewer: Viewer, expected: [&str; 3]) {
    let view = scene.game.view(&scene.state, viewer);
    sounds(viewer, expected, |teller| scene.game.answer(&view, topic, teller));
}

#[track_caller]
fn asks(scene: &Scene<DeBeerIsLos>, expected: [&str; 3]) {
    let seat = scene.to_move();
    let view = scene.view(seat);
    let seat = Seat::new(seat);
    sounds(Viewer::Seat(seat), expected, |teller| scene.game.ask(&view, seat, teller));
}

#[track_caller]
fn offers(scene: &Scene<DeBeerIsLos>, action: &str, expected: [&str; 3]) {
    let seat = scene.to_move();
    assert!(scene.legal(seat).contains(&action.to_owned()), "{action} is not legal");
    let action = scene.game.read_action(action).expect("an action");
    sounds(Viewer::Seat(Seat::new(seat)), expected, |teller| scene.game.action(&scene.view(seat), action, teller));
}

/// The first game with these tiles and blue to move: `a1 fox, b2 hunter-north, g7 down-duck`, where `down-duck` is a
/// face-down tile that leaves a duck to be found.
#[track_caller]
fn scene(json: &str, tiles: &str) -> Scene<DeBeerIsLos> {
    Scene::from_position(json, 2, |_, position: &mut Position| {
        position.face_down = Spaces::NONE;
        position.hidden = [0; 7];
        for (at, name) in tiles.split(", ").filter_map(|tile| tile.split_once(' ')) {
            if let Some(name) = name.strip_prefix("down-") {
                position.face_down.insert(space(at));
                let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name).expect("a kind");
                position.hidden[kind as usize] += 1;
            } else {
                let index = Tile::ALL.into_iter().position(|tile| tile.name() == name).expect("a tile");
                position.face_up[index].insert(space(at));
            }
        }
        position.turns_left = if position.face_down.is_empty() { 10 } else { 0 };
    })
}

#[track_caller]
fn space(name: &str) -> Space {
    Space::parse(name).expect("a space")
}

#[test]
fn flips() {
    let flipped = |seat, kind| Event::Flipped { seat, space: space("d5"), kind };
    let fox = ["You flip d5: a fox.", "Je draait d5 om: een vos.", "Destapas d5: un zorro."];
    tells(flipped(ADA, Kind::Fox), TO_ADA, fox);
    let tree = ["Ben flips d5: a tree.", "Ben draait d5 om: een boom.", "Ben destapa d5: un árbol."];
    tells(flipped(BEN, Kind::Tree), TO_ADA, tree);
    let gun = Event::GunShown { seat: BEN, space: space("d5"), gun: Direction::South };
    let shown = ["Its gun points south.", "Zijn geweer wijst naar het zuiden.", "Su escopeta apunta al sur."];
    tells(gun, Viewer::Watcher, shown);
}

#[test]
fn moves() {
    let moved = |tile| Event::Moved { seat: BEN, tile, from: space("a3"), to: space("a1") };
    let you = ["You move the fox from a3 to a1.", "Je zet de vos van a3 op a1.", "Mueves el zorro de a3 a a1."];
    tells(moved(Tile::Fox), TO_BEN, you);
    let other = ["Ben moves the duck from a3 to a1.", "Ben zet de eend van a3 op a1.", "Ben mueve el pato de a3 a a1."];
    tells(moved(Tile::Duck), TO_ADA, other);
    let brief = ["Ben: duck, a3 to a1.", "Ben: eend, a3 naar a1.", "Ben: pato, a3 a a1."];
    sounds(TO_ADA, brief, |teller| told(moved(Tile::Duck), teller).brief);
    let hunter = Event::Moved { seat: ADA, tile: Tile::Hunter(Direction::West), from: space("g2"), to: space("e2") };
    let aiming = [
        "Ada moves the hunter from g2 to e2, gun west.",
        "Ada zet de jager van g2 op e2, met het geweer naar het westen.",
        "Ada mueve el cazador de g2 a e2, con la escopeta al oeste.",
    ];
    tells(hunter, TO_BEN, aiming);
}

#[test]
fn captures_and_exits() {
    let captured = |seat, tile: Tile, prey: Tile| {
        let (from, to, points) = (space("a1"), space("a6"), prey.kind().points());
        Event::Captured { seat, tile, from, to, prey, points }
    };
    let duck = [
        "Your fox goes from a1 to a6 and catches the duck: 2 points.",
        "Je vos gaat van a1 naar a6 en pakt de eend: 2 punten.",
        "Tu zorro va de a1 a a6 y atrapa el pato: 2 puntos.",
    ];
    tells(captured(BEN, Tile::Fox, Tile::Duck), TO_BEN, duck);
    let bear = captured(ADA, Tile::Hunter(Direction::North), Tile::Bear);
    let yours = [
        "Ada's hunter goes from a1 to a6 and shoots your bear: 10 points.",
        "De jager van Ada gaat van a1 naar a6 en schiet jouw beer neer: 10 punten.",
        "El cazador de Ada va de a1 a a6 y abate a tu oso: 10 puntos.",
    ];
    tells(bear, TO_BEN, yours);
    let watched = [
        "Ada's hunter goes from a1 to a6 and shoots the bear: 10 points.",
        "De jager van Ada gaat van a1 naar a6 en schiet de beer neer: 10 punten.",
        "El cazador de Ada va de a1 a a6 y abate al oso: 10 puntos.",
    ];
    tells(bear, Viewer::Watcher, watched);
    let brief = [
        "Ada captures your bear on a6, 10 points.",
        "Ada slaat jouw beer op a6, 10 punten.",
        "Ada captura a tu oso en a6, 10 puntos.",
    ];
    sounds(TO_BEN, brief, |teller| told(bear, teller).brief);
    let felled = [
        "Your lumberjack goes from a1 to a6 and fells the tree: 2 points.",
        "Je houthakker gaat van a1 naar a6 en velt de boom: 2 punten.",
        "Tu leñador va de a1 a a6 y tala el árbol: 2 puntos.",
    ];
    tells(captured(ADA, Tile::Lumberjack, Tile::Tree), TO_ADA, felled);
    let out = Event::TakenOut { seat: BEN, tile: Tile::Bear, from: space("d7"), exit: Direction::North, points: 10 };
    let left = [
        "Your bear on d7 leaves the forest through the north exit: 10 points.",
        "Je beer op d7 verlaat het bos door de noordelijke uitgang: 10 punten.",
        "Tu oso de d7 deja el bosque por la salida norte: 10 puntos.",
    ];
    tells(out, TO_BEN, left);
}

/// A capture changes the fate of both players: everybody hears it, however much happens at once.
#[test]
fn captures_are_always_spoken() {
    let words = Words::strict(Lang::En);
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let (tile, prey) = (Tile::Bear, Tile::Lumberjack);
    let event = Event::Captured { seat: BEN, tile, from: space("b2"), to: space("b3"), prey, points: 5 };
    let said = |viewer| told(event, &Teller::new(&words, &names, viewer));
    assert_eq!((said(TO_ADA).urgency, said(TO_ADA).cue), (Urgency::Fateful, Cue::Caught));
    assert_eq!(said(TO_BEN).urgency, Urgency::Fateful);
    assert_eq!(said(Viewer::Watcher).urgency, Urgency::Fateful);
}

#[test]
fn turning_points() {
    let skipped = [
        "There is nothing you can do, so you skip.",
        "Je kunt niets doen en slaat je beurt over.",
        "No puedes hacer nada y pasas.",
    ];
    tells(Event::Skipped { seat: BEN }, TO_BEN, skipped);
    let skips = ["Ben skips.", "Ben slaat over.", "Ben pasa."];
    sounds(TO_ADA, skips, |teller| told(Event::Skipped { seat: BEN }, teller).brief);
    let quiet = [
        "12 turns in a row without a flip or a capture: now you must do one of the two.",
        "12 beurten lang is er niets omgedraaid of geslagen: nu moet jij een van beide doen.",
        "12 turnos seguidos sin destapar ni capturar: ahora te toca hacer una de las dos cosas.",
    ];
    tells(Event::QuietEnded { seat: ADA, turns: 12 }, TO_ADA, quiet);
    let phase = [
        "The last tile is face up and the exits are open. 5 more turns each, and Ben goes first.",
        "De laatste tegel ligt open en de uitgangen zijn vrij. Ieder heeft nog 5 beurten, en Ben begint.",
        "Ya no queda nada tapado y se abren las salidas. A cada bando le quedan 5 turnos, y empieza Ben.",
    ];
    tells(Event::FinalPhaseBegan { first: BEN, turns_each: 5 }, TO_ADA, phase);
    let began = [
        "The tiles are shuffled for game 2. Ben plays brown, hunters and lumberjacks. You play blue, bears and foxes. \
         You begin.",
        "De tegels zijn geschud voor partij 2. Ben speelt met bruin, jagers en houthakkers. Jij speelt met blauw, beren \
         en vossen. Jij begint.",
        "Se barajan las fichas para la partida 2. Ben juega con las marrones, cazadores y leñadores. Juegas con las \
         azules, osos y zorros. Empiezas tú.",
    ];
    tells(Event::GameBegan { game: 2, brown: BEN, blue: ADA, first: ADA }, TO_ADA, began);
}

#[test]
fn ends() {
    let scores = [Score { points: 23, tiles: 6 }, Score { points: 5, tiles: 1 }];
    let ended = |reason| Event::GameEnded { game: 1, reason, scores };
    let gone = [
        "Game 1 is over: there is no blue tile left. You: 23 points with 6 tiles. Ben: 5 points with 1 tile.",
        "Partij 1 is afgelopen: er is geen blauwe tegel meer. Jij: 23 punten met 6 tegels. Ben: 5 punten met 1 tegel.",
        "La partida 1 ha terminado: no queda ninguna ficha azul. Tú: 23 puntos con 6 fichas. Ben: 5 puntos con 1 ficha.",
    ];
    tells(ended(GameEnd::BlueGone), TO_ADA, gone);
    let reasons = [GameEnd::TurnsOver, GameEnd::BrownGone, GameEnd::BlueGone, GameEnd::BothGone];
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    for words in Lang::ALL.map(Words::strict) {
        for (viewer, cue) in [(TO_ADA, Cue::Good), (TO_BEN, Cue::Bad), (Viewer::Watcher, Cue::Nothing)] {
            for reason in reasons {
                assert_eq!(told(ended(reason), &Teller::new(&words, &names, viewer)).cue, cue);
            }
        }
    }
}

/// BL-25: whose turn it is, both scores, tiles captured and taken out, what is still hidden, which bird rests, which
/// return is barred, quiet turns so far, the game number and the first game's result.
#[test]
fn bl_25_the_status_says_everything_that_counts() {
    let mut scene =
        scene(r#"{"guns":"two_each"}"#, "a1 fox, c3 duck, e5 hunter-north, a2 down-hunter, b2 down-tree, g7 down-tree");
    let position = &mut scene.state.position;
    position.game = 2;
    position.to_move = ADA;
    position.first_game = Some([Score { points: 30, tiles: 9 }, Score { points: 41, tiles: 11 }]);
    position.gun_weights = [0, 0, 1, 0];
    position.bags[0].captured[Kind::Duck as usize] = 2;
    position.bags[0].captured[Kind::Hunter as usize] = 1;
    position.bags[0].taken_out[Kind::Bear as usize] = 1;
    position.resting = Some(space("c3"));
    position.quiet = 3;
    position.returns = [
        Some(Return { tile: space("a1"), barred: space("c1") }),
        Some(Return { tile: space("c3"), barred: space("c5") }),
    ];
    let expected = [
        "Game 2 of 2. Your turn, with blue. Quiet turns so far: 3 of 12. You have 19 points from 4 tiles. Captured: 1 \
         hunter and 2 ducks. Taken out: 1 bear. Ben has no points yet. Result of the first game. You: 30 points with 9 \
         tiles. Ben: 41 points with 11 tiles. Total of both games. You: 49 points with 13 tiles. Ben: 41 points with 11 \
         tiles. 3 tiles are still hidden: 1 hunter and 2 trees. Hidden guns: 1 south. Face down: a2, b2 and g7. The \
         duck on c3 rests this turn. Your fox on a1 may not go straight back to c1. Ben may not move the duck on c3 \
         straight back to c5.",
        "Partij 2 van 2. Jij bent aan de beurt, met blauw. Stille beurten tot nu toe: 3 van 12. Jij hebt 19 punten met 4 \
         tegels. Geslagen: 1 jager en 2 eenden. Het bos uit: 1 beer. Ben heeft nog geen punten. Uitslag van de eerste \
         partij. Jij: 30 punten met 9 tegels. Ben: 41 punten met 11 tegels. Beide partijen samen. Jij: 49 punten met 13 \
         tegels. Ben: 41 punten met 11 tegels. Er liggen nog 3 tegels gedekt: 1 jager en 2 bomen. Geweren die nog \
         gedekt liggen: 1 naar het zuiden. Gedekt op: a2, b2 en g7. De eend op c3 rust deze beurt. Jouw vos op a1 mag \
         niet meteen terug naar c1. Ben mag de eend op c3 niet meteen terugzetten op c5.",
        "Partida 2 de 2. Te toca, con las azules. Turnos tranquilos hasta ahora: 3 de 12. Tienes 19 puntos con 4 fichas. \
         Capturas: 1 cazador y 2 patos. Fuera del bosque: 1 oso. Ben aún no tiene puntos. Resultado de la primera \
         partida. Tú: 30 puntos con 9 fichas. Ben: 41 puntos con 11 fichas. Total de las dos partidas. Tú: 49 puntos \
         con 13 fichas. Ben: 41 puntos con 11 fichas. Quedan 3 fichas tapadas: 1 cazador y 2 árboles. Escopetas por \
         descubrir: 1 al sur. Tapadas en: a2, b2 y g7. El pato de c3 descansa este turno. Tu zorro de a1 no puede \
         volver enseguida a c1. Ben no puede devolver enseguida el pato de c3 a c5.",
    ];
    answers(&scene, "status", TO_ADA, expected);
}

/// BL-25: the turns left in the final phase, for both players.
#[test]
fn bl_25_the_turns_left_are_said() {
    let mut scene = scene(r#"{"games":1}"#, "a1 fox, e5 hunter-north");
    scene.state.position.turns_left = 3;
    let turn = [
        "Ben's turn, with blue. You have 1 turn left. Ben has 2 turns left.",
        "Ben is aan de beurt, met blauw. Jij hebt nog 1 beurt. Ben heeft nog 2 beurten.",
        "Le toca a Ben, con las azules. Te queda 1 turno. A Ben le quedan 2 turnos.",
    ];
    answers(&scene, "turn", TO_ADA, turn);
}

/// BL-25: the quick reference card says of every kind how it moves, whom it captures and what it is worth.
#[test]
fn bl_25_the_quick_reference() {
    let card = [
        "Hunter, brown, 5 points: goes any distance and captures bears, foxes, ducks and pheasants, but only where its \
         gun points. Lumberjack, brown, 5 points: goes one space and captures trees. Bear, blue, 10 points: goes one \
         space and captures hunters and lumberjacks. Fox, blue, 5 points: goes any distance and captures ducks and \
         pheasants. Pheasant, green, 3 points: both players move it, any distance; it captures nothing. Duck, green, 2 \
         points: both players move it, any distance; it captures nothing. Tree, green, 2 points: never moves. Exits, \
         once everything is face up: d7 north, g4 east, d1 south and a4 west.",
        "Jager, bruin, 5 punten: gaat zo ver hij wil en slaat beren, vossen, eenden en fazanten, maar alleen waar zijn \
         geweer heen wijst. Houthakker, bruin, 5 punten: gaat één vakje en slaat bomen. Beer, blauw, 10 punten: gaat \
         één vakje en slaat jagers en houthakkers. Vos, blauw, 5 punten: gaat zo ver hij wil en slaat eenden en \
         fazanten. Fazant, groen, 3 punten: mag door allebei worden verzet, zo ver je wilt; slaat niets. Eend, groen, 2 \
         punten: mag door allebei worden verzet, zo ver je wilt; slaat niets. Boom, groen, 2 punten: blijft altijd \
         staan. Uitgangen, zodra alles open ligt: d7 noord, g4 oost, d1 zuid en a4 west.",
        "Cazador, marrón, 5 puntos: va tan lejos como quiera y captura osos, zorros, patos y faisanes, pero solo hacia \
         donde apunta su escopeta. Leñador, marrón, 5 puntos: va una casilla y captura árboles. Oso, azul, 10 puntos: \
         va una casilla y captura cazadores y leñadores. Zorro, azul, 5 puntos: va tan lejos como quiera y captura \
         patos y faisanes. Faisán, verde, 3 puntos: lo mueven los dos bandos, tan lejos como quieran; no captura nada. \
         Pato, verde, 2 puntos: lo mueven los dos bandos, tan lejos como quieran; no captura nada. Árbol, verde, 2 \
         puntos: no se mueve nunca. Salidas, cuando ya no quede nada tapado: d7 al norte, g4 al este, d1 al sur y a4 \
         al oeste.",
    ];
    answers(&scene("{}", "a1 fox"), "card", Viewer::Watcher, card);
}

#[test]
fn guns_and_threats() {
    let scene = scene("{}", "d4 hunter-north, d6 duck, b2 bear, b3 hunter-east, f4 fox, g7 down-tree");
    let guns = [
        "Hunter on b3: gun east. Hunter on d4: gun north, aimed at the duck on d6.",
        "Jager op b3: geweer naar het oosten. Jager op d4: geweer naar het noorden, met de eend op d6 in het vizier.",
        "Cazador de b3: escopeta al este. Cazador de d4: escopeta al norte, con el pato de d6 a tiro.",
    ];
    answers(&scene, "guns", TO_ADA, guns);
    let threats = [
        "You can capture the duck on d6 with the hunter from d4. Ben can capture the hunter on b3 with the bear from b2.",
        "Jij kunt slaan: de eend op d6 met de jager van d4. Ben kan slaan: de jager op b3 met de beer van b2.",
        "Puedes capturar el pato en d6 con el cazador de d4. Ben puede capturar al cazador en b3 con el oso de b2.",
    ];
    answers(&scene, "threats", TO_ADA, threats);
    let nothing = [
        "No bird rests, and every way back is open.",
        "Er rust geen vogel en elke weg terug is vrij.",
        "Ningún ave descansa y nada impide volver atrás.",
    ];
    answers(&scene, "barred", TO_ADA, nothing);
}

#[test]
fn what_to_do() {
    let first = [
        "Your turn with blue: flip any tile.",
        "Jouw beurt, met blauw: draai een tegel om, welke je maar wilt.",
        "Te toca, con las azules: destapa la ficha que quieras.",
    ];
    asks(&Scene::new("{}", 2), first);
    let mut resting = scene("{}", "c3 pheasant, a1 fox, g7 down-tree");
    resting.state.position.resting = Some(space("c3"));
    let ask = [
        "Your turn with blue: flip a tile or move one. The pheasant on c3 rests this turn.",
        "Jouw beurt, met blauw: draai een tegel om of doe een zet. De fazant op c3 rust deze beurt.",
        "Te toca, con las azules: destapa una ficha o mueve una. El faisán de c3 descansa este turno.",
    ];
    asks(&resting, ask);
    let mut last = scene("{}", "a1 fox, e5 hunter-north");
    last.state.position.turns_left = 1;
    let ask = [
        "Your last turn with blue: move a tile or take one out; if you can do neither, skip.",
        "Je laatste beurt, met blauw: doe een zet of haal een tegel het bos uit; kan geen van beide, sla dan over.",
        "Tu último turno, con las azules: mueve una ficha o saca una del bosque; si no puedes, pasa.",
    ];
    asks(&last, ask);
    let chance = [
        "Turn over the tile on g7 and type what it is: fox, tree.",
        "Draai de tegel op g7 om en typ wat het is: fox (vos), tree (boom).",
        "Destapa la ficha de g7 y escribe qué es: fox (zorro), tree (árbol).",
    ];
    let mut flipping = scene("{}", "a1 duck, g7 down-tree, g6 down-fox");
    flipping.act(1, "flip g7");
    sounds(TO_ADA, chance, |teller| flipping.game.ask_chance(&flipping.view(0), "kind", teller));
}

#[test]
fn choices() {
    let forest = scene("{}", "a1 fox, a6 duck, e5 hunter-north, g7 down-tree");
    offers(&forest, "flip g7", ["Flip g7", "Draai g7 om", "Destapar g7"]);
    let step = ["Move the fox from a1 to a3", "Zet de vos van a1 op a3", "Mover el zorro de a1 a a3"];
    offers(&forest, "a1-a3", step);
    let capture = [
        "Capture the duck on a6 with the fox from a1, 2 points",
        "Sla de eend op a6 met de vos van a1, 2 punten",
        "Capturar el pato de a6 con el zorro de a1, 2 puntos",
    ];
    offers(&forest, "a1-a6", capture);
    let mut hunter = scene("{}", "e5 hunter-north, a1 fox, g7 down-tree");
    hunter.state.position.to_move = ADA;
    let aiming = [
        "Move the hunter (gun north) from e5 to c5",
        "Zet de jager (geweer noord) van e5 op c5",
        "Mover el cazador (escopeta al norte) de e5 a c5",
    ];
    offers(&hunter, "e5-c5", aiming);
    let exit = [
        "Take the fox on d2 out through the north exit, 5 points",
        "Haal de vos op d2 het bos uit door de noordelijke uitgang, 5 punten",
        "Sacar el zorro de d2 por la salida norte, 5 puntos",
    ];
    offers(&scene("{}", "d2 fox, a1 hunter-north"), "d2-north", exit);
    let skip = ["Skip this turn", "Sla deze beurt over", "Pasar este turno"];
    offers(&scene("{}", "a1 bear, a2 tree, b1 tree, g7 hunter-north"), "skip", skip);
}

#[test]
fn refusals() {
    let gun = [
        "That is not possible: a hunter captures only in the direction its gun points. (BL-14)",
        "Dat kan niet: een jager slaat alleen in de richting van zijn geweer. (BL-14)",
        "Eso no se puede: un cazador solo captura hacia donde apunta su escopeta. (BL-14)",
    ];
    sounds(TO_ADA, gun, |teller| scene("{}", "").game.refuse(&refusal::GUN, teller).full);
}

/// One space for those who walk the board with the keyboard, short and with all that matters.
#[test]
fn spaces_are_read() {
    let mut scene = scene("{}", "d4 hunter-north, d7 duck, b2 fox, a1 down-tree");
    scene.state.position.resting = Some(space("d7"));
    scene.state.position.returns[1] = Some(Return { tile: space("b2"), barred: space("b5") });
    let view = scene.view(1);
    let reads = |at: &str, expected: [&str; 3]| sounds(TO_BEN, expected, |teller| say_space(&view, space(at), teller));
    reads("d4", ["d4, hunter, gun north", "d4, jager, geweer noord", "d4, cazador, escopeta al norte"]);
    reads("a1", ["a1, face down", "a1, gedekt", "a1, tapada"]);
    reads("e5", ["e5, empty", "e5, leeg", "e5, vacía"]);
    reads("b2", ["b2, fox", "b2, vos", "b2, zorro"]);
    let in_full =
        |at: &str, expected: [&str; 3]| sounds(TO_BEN, expected, |teller| say_space_in_full(&view, space(at), teller));
    in_full(
        "d4",
        [
            "d4, hunter, gun north, can capture the duck on d7",
            "d4, jager, geweer noord, kan de eend op d7 slaan",
            "d4, cazador, escopeta al norte, puede capturar el pato en d7",
        ],
    );
    in_full(
        "d7",
        [
            "d7, duck, north exit, rests, can be captured by the hunter on d4",
            "d7, eend, uitgang noord, rust, kan geslagen worden door de jager op d4",
            "d7, pato, salida norte, descansa, lo puede capturar el cazador de d4",
        ],
    );
    let back = ["b2, fox, may not go back to b5", "b2, vos, mag niet terug naar b5", "b2, zorro, no puede volver a b5"];
    in_full("b2", back);
    in_full("e5", ["e5, empty", "e5, leeg", "e5, vacía"]);
}

#[track_caller]
fn scans(scene: &Scene<DeBeerIsLos>, topic: &str, place: Option<&str>, expected: [&str; 3]) {
    let view = scene.game.view(&scene.state, TO_BEN);
    sounds(TO_BEN, expected, |teller| scene.game.scan(&view, topic, place, teller));
}

#[test]
fn a_row_and_a_column_are_read_space_by_space() {
    let scene = scene("{}", "d4 hunter-north, d6 duck, b4 fox, a4 down-bear");
    let row = [
        "Row 4: a4, face down; b4, fox; c4, empty; d4, hunter, gun north; e4, empty; f4, empty; g4, empty.",
        "Rij 4: a4, gedekt; b4, vos; c4, leeg; d4, jager, geweer noord; e4, leeg; f4, leeg; g4, leeg.",
        "Fila 4: a4, tapada; b4, zorro; c4, vacía; d4, cazador, escopeta al norte; e4, vacía; f4, vacía; g4, vacía.",
    ];
    // By a space of it, by its number, and by its number whichever line is asked for.
    for (topic, place) in [("row", "c4"), ("row", "4"), ("row", " C4 "), ("column", "4")] {
        scans(&scene, topic, Some(place), row);
    }
    let column = [
        "Column d: d1, empty; d2, empty; d3, empty; d4, hunter, gun north; d5, empty; d6, duck; d7, empty.",
        "Kolom d: d1, leeg; d2, leeg; d3, leeg; d4, jager, geweer noord; d5, leeg; d6, eend; d7, leeg.",
        "Columna d: d1, vacía; d2, vacía; d3, vacía; d4, cazador, escopeta al norte; d5, vacía; d6, pato; d7, vacía.",
    ];
    for (topic, place) in [("column", "d7"), ("column", "d"), ("row", "d")] {
        scans(&scene, topic, Some(place), column);
    }
    let nowhere = [
        "There is no such place in the forest. Name a space, as in row d4.",
        "Dat vakje bestaat niet in het bos. Noem een vakje, zoals in row d4.",
        "Esa casilla no existe en el bosque. Di una casilla, como en row d4.",
    ];
    for place in ["h4", "d8", "", "dd", "forest"] {
        scans(&scene, "row", Some(place), nowhere);
    }
}

/// BL-14: a hunter's line of fire ends at the first tile; other spaces are told the guns that point at them.
#[test]
fn bl_14_a_line_of_fire_is_read_from_the_gun_on() {
    let tiles = "d4 hunter-north, d6 duck, g2 hunter-west, b2 down-bear, c2 tree, a7 hunter-north, d7 fox";
    let scene = scene("{}", tiles);
    scans(
        &scene,
        "line",
        Some("d4"),
        [
            "Line of fire of the hunter on d4, gun north: d5, empty; d6, duck. It can capture the duck on d6.",
            "Vuurlinie van de jager op d4, geweer naar het noorden: d5, leeg; d6, eend. Hij kan de eend op d6 slaan.",
            "Línea de tiro del cazador de d4, escopeta al norte: d5, vacía; d6, pato. Puede capturar el pato en d6.",
        ],
    );
    // West goes from g to a, and a tree is no prey.
    scans(
        &scene,
        "line",
        Some("g2"),
        [
            "Line of fire of the hunter on g2, gun west: f2, empty; e2, empty; d2, empty; c2, tree.",
            "Vuurlinie van de jager op g2, geweer naar het westen: f2, leeg; e2, leeg; d2, leeg; c2, boom.",
            "Línea de tiro del cazador de g2, escopeta al oeste: f2, vacía; e2, vacía; d2, vacía; c2, árbol.",
        ],
    );
    scans(
        &scene,
        "line",
        Some("a7"),
        [
            "The hunter on a7 points its gun north, out of the forest. Nothing is in its line of fire.",
            "De jager op a7 richt zijn geweer naar het noorden, het bos uit. Er ligt niets in zijn vuurlinie.",
            "El cazador de a7 apunta al norte, fuera del bosque. No hay nada en su línea de tiro.",
        ],
    );
    scans(
        &scene,
        "line",
        Some("d6"),
        [
            "d6 is in the line of fire of the hunter on d4.",
            "d6 ligt in de vuurlinie van de jager op d4.",
            "Con d6 a tiro: cazador de d4.",
        ],
    );
    // The duck covers the fox behind it.
    scans(
        &scene,
        "line",
        Some("d7"),
        ["No gun points at d7.", "Er is geen geweer op d7 gericht.", "Ninguna escopeta apunta a d7."],
    );
}

/// What the rules page tells of Ben's turn is what the rules say.
#[test]
fn the_example_turn_of_the_rules_page_holds() {
    let example = || {
        let mut scene = scene("{}", "b2 bear, b3 hunter-west, b6 hunter-south, a1 fox, a6 duck, g7 down-tree");
        scene.state.position.resting = Some(space("a6"));
        scene
    };
    assert_eq!(example().refused(1, "a6-a7").key, refusal::RESTING.key);
    let mut trade = example();
    trade.act(1, "b2-b3").act(0, "b6-b3");
    let scores = trade.state.position.bags.map(|bag| bag.score().points);
    assert_eq!(scores, [10, 5]);
    let mut wise = example();
    wise.act(1, "a1-a6");
    let nothing = [
        "There is nothing you can capture. Ben can capture the hunter on b3 with the bear from b2.",
        "Jij kunt niets slaan. Ben kan slaan: de jager op b3 met de beer van b2.",
        "No puedes capturar nada. Ben puede capturar al cazador en b3 con el oso de b2.",
    ];
    answers(&wise, "threats", TO_ADA, nothing);
    wise.act(0, "flip g7").chance("tree");
    assert_eq!(wise.refused(1, "a6-a1").key, refusal::NO_WAY_BACK.key);
}
