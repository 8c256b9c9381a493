//! How hints and reviews sound: `golden/advice.txt` holds what is said in English, Dutch and Spanish. The tests beside
//! it say what must be so whatever the words.

use std::fmt::Write as _;
use std::sync::LazyLock;

use bearcade_bots::{Account, Choice, Clarity, Estimate, Hint, Level, Term, Weighed};
use bearcade_conformance::{Scene, golden, options};
use bearcade_core::{Game, Seat, Silent, Step, Turn, Viewer, pick};
use bearcade_games::chaos_bear::{Action, ChaosBear};
use bearcade_games::de_beer_is_los::{DeBeerIsLos, Kind, Space, Spaces, Tile};
use bearcade_games::el_oso::{Board, Due, ElOso};
use bearcade_games::folly_and_fortune::{self as fortune, Action as Fortune, FollyAndFortune, Position};
use bearcade_games::hold_my_bear::{self, Card, Cards, Hand, HoldMyBear};
use bearcade_narrate::{
    Lang, Narrate, ReviewWords, Teller, Words, level_name, say_amount, say_hint, say_worth, signed_amount,
};
use bearcade_table::{Dice, Match};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

static WORDS: LazyLock<[Words; 3]> = LazyLock::new(|| Lang::ALL.map(Words::strict));

fn each_language(say: impl Fn(&Teller) -> String) -> [String; 3] {
    let names = ["Ada", "Ben", "Cleo"].map(str::to_owned);
    WORDS.each_ref().map(|words| say(&Teller::new(words, &names, Viewer::Seat(Seat::new(0)))))
}

fn weighed<A>(action: A, worth: Estimate, also: Vec<Estimate>) -> Weighed<A> {
    Weighed { action, worth, also, visits: 0 }
}

fn sampled(term: Term, mean: f64, error: f64) -> Estimate {
    Estimate { term, mean, error }
}

/// What Ada is told at this point about these actions, the best first.
fn hint<G: Narrate>(scene: &Scene<G>, weighed: Vec<Weighed<G::Action>>) -> [String; 3] {
    let clarity = Clarity::of(&weighed);
    let choice = Choice { action: weighed[0].action, weighed, nodes: 1 };
    advice(scene, &Hint { seat: Seat::new(0), choice, clarity })
}

fn advice<G: Narrate>(scene: &Scene<G>, hint: &Hint<G::Action>) -> [String; 3] {
    let view = scene.view(0);
    each_language(|teller| say_hint(&scene.game, &view, hint, Level::Grizzly, teller).join("\n"))
}

/// Why Ada should do this.
fn why<G: Narrate>(scene: &Scene<G>, action: &str) -> [String; 3] {
    assert!(scene.legal(0).contains(&action.to_owned()), "{action} is not legal: {:?}", scene.legal(0));
    let action = scene.game.read_action(action).expect("an action");
    let view = scene.view(0);
    each_language(|teller| scene.game.why(&view, Seat::new(0), action, teller).unwrap_or_default())
}

/// Chaos Bear with Ada on a square to draw on, so far before a bear of this energy.
fn chase(lead: i32, energy: i32) -> Scene<ChaosBear> {
    Scene::from_position("{}", 2, |_: &ChaosBear, position| {
        position.runners[0].square = 50;
        position.bear = 50 - lead;
        position.energy = energy;
    })
}

/// El Oso with these stacks, such as `c1:3 d5:-2`, and so many pieces in the Sky.
fn mountain(options: &str, stacks: &str, sky: u8) -> Scene<ElOso> {
    Scene::from_position(options, 1, |_: &ElOso, position| {
        position.board = Board::EMPTY;
        for (at, height) in stacks.split(' ').filter_map(|stack| stack.split_once(':')) {
            let [column, row] = at.as_bytes() else { panic!("{at} is no space") };
            let space = bearcade_games::el_oso::Space::new(column - b'a' + 1, row - b'0').expect("a space");
            position.board.set(space, height.parse().expect("a height"));
        }
        position.sky = sky;
        position.due = Due::Decision;
        (position.player_to_place, position.bear_to_place) = (0, 0);
    })
}

/// De beer is los! with these tiles and Ada, who is brown, to move.
fn forest(tiles: &str) -> Scene<DeBeerIsLos> {
    let space = |text: &str| Space::parse(text).expect("a space");
    Scene::from_position("{}", 2, |_: &DeBeerIsLos, position| {
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
        position.to_move = Seat::new(0);
    })
}

/// A page of things said in three languages.
#[derive(Default)]
struct Page(String);

impl Page {
    fn add(&mut self, what: &str, said: [String; 3]) {
        let _ = writeln!(self.0, "# {what}");
        for (lang, said) in Lang::ALL.into_iter().zip(said) {
            for line in said.lines() {
                let _ = writeln!(self.0, "{}: {line}", lang.tag());
            }
        }
        self.0.push('\n');
    }
}

#[test]
fn the_words_of_advice() {
    let mut page = Page::default();
    levels_and_values(&mut page);
    hints(&mut page);
    reasons(&mut page);
    reviews(&mut page);
    golden(format!("{}/golden/advice.txt", env!("CARGO_MANIFEST_DIR")), &page.0);
}

fn levels_and_values(page: &mut Page) {
    let levels = each_language(|teller| Level::ALL.map(|level| level_name(level, teller.words)).join(", "));
    page.add("levels", levels);
    let mut add = |what: &str, worth: Estimate| {
        page.add(what, each_language(|teller| say_worth::<ChaosBear>(&worth, false, teller.words).expect("words")));
    };
    add("an exact chance to win", Estimate::exact(Term::Win, 0.574));
    add("a sampled one", sampled(Term::Win, 0.574, 0.015));
    add("one that is nearly exact", sampled(Term::Win, 0.574, 0.001));
    add("a certain win", Estimate::exact(Term::Win, 1.0));
    add("a win that is nearly certain", Estimate::exact(Term::Win, 0.999));
    add("a win that never came", sampled(Term::Win, 0.0, 0.001));
    add("a lead", Estimate::exact(Term::Lead, 3.24));
    add("to be behind, sampled", sampled(Term::Lead, -3.24, 0.4));
    add("a score", Estimate::exact(Term::Score, 12.0));
    add("to survive the bear", Estimate::exact(Term::Survive, 0.5));
    let survive = Estimate::exact(Term::Survive, 0.5);
    page.add(
        "to survive in general",
        each_language(|teller| say_worth::<HoldMyBear>(&survive, false, teller.words).expect("words")),
    );
    for amount in [0.01, 0.12] {
        let amounts = each_language(|teller| {
            let said = [Term::Win, Term::Survive].map(|term| {
                [
                    say_amount::<ChaosBear>(term, amount, teller.words),
                    say_amount::<HoldMyBear>(term, amount, teller.words),
                ]
            });
            said.concat().join("; ")
        });
        page.add(&format!("amounts of {amount}"), amounts);
    }
    let amounts = each_language(|teller| {
        let said = [Term::Score, Term::Lead].map(|term| say_amount::<HoldMyBear>(term, 2.5, teller.words));
        let pieces = [Term::Score, Term::Win].map(|term| say_amount::<ElOso>(term, 2.5, teller.words));
        [said, pieces].concat().join("; ")
    });
    page.add("amounts of points and pieces", amounts);
}

fn hints(page: &mut Page) {
    let win = |mean| Estimate::exact(Term::Win, mean);
    let survive = |mean| Estimate::exact(Term::Survive, mean);
    let best = weighed(Action::Roll, win(0.574), vec![survive(5.0 / 6.0)]);
    let other = weighed(Action::Draw, win(0.412), vec![survive(0.5)]);
    page.add("a clear case", hint(&chase(4, 2), vec![best, other]));
    for (what, next) in [
        ("a little better", sampled(Term::Win, 0.47, 0.0)),
        ("hardly any difference", sampled(Term::Win, 0.495, 0.0)),
        ("better within the error", sampled(Term::Win, 0.47, 0.05)),
        ("no difference", sampled(Term::Win, 0.5, 0.0)),
    ] {
        let best = weighed(Action::Roll, sampled(Term::Win, 0.5, next.error), vec![]);
        page.add(what, hint(&chase(30, 1), vec![best, weighed(Action::Draw, next, vec![])]));
    }
    let told = |choice, clarity| advice(&chase(30, 1), &Hint { seat: Seat::new(0), choice, clarity });
    page.add("nothing weighed", told(Choice::plain(Action::Draw), Clarity::Unknown));
    page.add("no choice", told(Choice::plain(Action::Roll), Clarity::Forced));

    let scene = mountain("{}", "c3:2 a5:3 b2:1 c4:-5", 4);
    let action = |text| scene.game.read_action(text).expect("an action");
    let values = |score, win| (sampled(Term::Score, score, 0.1), vec![sampled(Term::Win, win, 0.02)]);
    let moves = [("c3-b4", values(9.12, 0.38)), ("a5-sky", values(8.4, 0.21)), ("b2-pass", values(7.1, 0.1))];
    let moves = moves.map(|(text, (worth, also))| weighed(action(text), worth, also));
    page.add("El Oso", hint(&scene, moves.to_vec()));
    let chances = [("c3-b4", 0.33), ("c3-d4", 0.33), ("a5-sky", 0.004), ("b2-pass", 0.002)];
    let equals = chances.map(|(text, chance)| weighed(action(text), sampled(Term::Win, chance, 0.001), vec![]));
    page.add("two of four about equal", hint(&scene, equals.to_vec()));
    let scene = forest("b2 hunter-east, e2 fox, g7 down-duck");
    let action = |text| scene.game.read_action(text).expect("an action");
    let best = weighed(action("b2-e2"), sampled(Term::Win, 0.61, 0.02), vec![sampled(Term::Lead, 6.3, 1.0)]);
    let other = weighed(action("flip g7"), sampled(Term::Lead, -1.1, 1.0), vec![]);
    page.add("De beer is los!", hint(&scene, vec![best, other]));
}

fn reasons(page: &mut Page) {
    page.add("a safe roll", why(&chase(6, 2), "roll"));
    page.add("a roll that needs luck", why(&chase(4, 2), "roll"));
    page.add("a safe card", why(&chase(12, 2), "draw"));
    page.add("a card", why(&chase(11, 2), "draw"));

    let scene = mountain("{}", "c3:2 a5:3 b2:1 c4:-5 d5:-1", 4);
    page.add("out from under a stack, to safety", why(&scene, "c3-b4"));
    page.add("out from under a stack", why(&scene, "c3-d4"));
    page.add("to the Sky", why(&scene, "a5-sky"));
    page.add("a pass", why(&scene, "b2-pass"));
    page.add("a quiet move", why(&scene, "b2-a2"));
    let scene = mountain("{}", "c4:1 b2:1 a1:-1 b5:-1", 4);
    page.add("to the top row", why(&scene, "c4-d5"));
    let scene = mountain("{}", "c3:1 a5:1 c4:-1", 4);
    page.add("out from under a piece", why(&scene, "c3-b4"));
    page.add("a piece to the Sky", why(&scene, "a5-sky"));
    page.add("a pass with many", why(&mountain("{}", "c3:3 c1:-1", 4), "c3-pass"));
    page.add("the Bear has no turn", why(&mountain(r#"{"turn_limit":1}"#, "c3:2 c4:-5", 0), "c3-b4"));

    // The hunter on b2 points east at the fox on e2, beside which a bear stands.
    let scene = forest("b2 hunter-east, e2 fox, e3 bear, g7 down-duck, g6 down-fox, g5 down-hunter");
    assert_eq!(why(&scene, "b2-e2"), ["", "", ""], "the bear takes it back");
    page.add("a flip", why(&scene, "flip g7"));
    let scene = forest("b2 hunter-east, e2 fox, g7 down-duck");
    page.add("a capture", why(&scene, "b2-e2"));
    page.add("the last flip", why(&scene, "flip g7"));
    page.add("away from a bear", why(&forest("b2 lumberjack, b3 bear, g7 down-duck"), "b2-b1"));
    page.add("towards a tree", why(&forest("b2 lumberjack, b4 tree, a7 fox, g7 down-duck"), "b2-b3"));
    page.add("out of the forest", why(&forest("d1 lumberjack, b4 tree, a7 fox"), "d1-south"));

    let scene = hands("tiger1 tiger1 hamster2 bear4", "");
    page.add("a play with the last bear", why(&scene, "play bear4 tiger1 tiger1"));
    assert_eq!(why(&scene, "play tiger1 tiger1"), ["", "", ""], "a bear that stays is no reason");
    page.add("the last bear given away", why(&scene, "give bear4>2 hamster2>1"));
    page.add("no bear given away", why(&scene, "give tiger1>1 hamster2>2"));
    let scene = hands("tiger1 tiger1 bear3 bear4 bear5", "");
    page.add("a play with two bears left", why(&scene, "play bear3 tiger1 tiger1"));
    page.add("two bears given away", why(&scene, "give bear3>1 bear4>2"));
    page.add("a bear given away", why(&scene, "give bear4>2 tiger1>1"));
    page.add("a play without bears", why(&hands("tiger1 tiger1 hamster2", ""), "play tiger1 tiger1"));

    let (played, [stop, attack]) = fortunes();
    page.add("stop or roll again", stop);
    page.add("the richest row", attack);
    assert!(played > 50, "decisions about stopping were looked at: {played}");
}

fn reviews(page: &mut Page) {
    let account = Account {
        start: 0.5,
        end: 0.71,
        luck: 0.12,
        lost: 0.07,
        own: -0.06,
        others: 0.15,
        rest: 0.0,
        decisions: 9,
        forced: 1,
        graded: [2, 1, 0],
    };
    let poor = Account { luck: -0.01, lost: 0.0, decisions: 1, forced: 0, graded: [1, 0, 1], ..account };
    let mut add = |what: &str, say: &dyn Fn(&ReviewWords<ChaosBear>) -> String| {
        page.add(what, each_language(|teller| say(&ReviewWords::new(teller.words))));
    };
    add("what is reviewed", &|say| say.intro(87, Level::Grizzly));
    add("good luck", &|say| say.summary("Ada", &account, Some(Term::Win), true));
    add("bad luck", &|say| say.summary("Ben", &poor, Some(Term::Win), true));
    add("no figures of luck", &|say| say.summary("Ada", &account, Some(Term::Win), false));
    add("no figures at all", &|say| say.summary("Ada", &account, None, false));
    add("the sum", &|say| say.sum("Ada", &account, Term::Win));
    let left = Account { rest: 0.2, ..account };
    add("the sum with a player who left", &|say| say.sum("Ada", &left, Term::Win));
    add("decisions", &|say| say.counts("Ada", &account));
    add("one decision", &|say| say.counts("Ben", &poor));
    add("a stroke of luck", &|say| say.turning_luck(34, "Ada rolls 5.", "Ada", 0.123, Term::Win));
    add("a mistake", &|say| say.turning_decision(35, "Ada", ["draw", "roll"], -0.16, Term::Win));
    add("the chart's title", &|say| say.chart_title(Term::Win));
    let pieces =
        Account { start: 8.25, end: 11.0, luck: 3.5, lost: 0.75, own: -0.75, others: 0.0, rest: 0.0, ..account };
    let say =
        |teller: &Teller| ReviewWords::<ElOso>::new(teller.words).summary("Ada", &pieces, Some(Term::Score), true);
    page.add("luck in pieces", each_language(say));
    let say = |teller: &Teller| ReviewWords::<ElOso>::new(teller.words).sum("Ada", &pieces, Term::Score);
    page.add("the sum in pieces", each_language(say));
}

/// Points of a rule of thumb mean nothing to people, and an amount that rounds to nothing has no sign.
#[test]
fn what_means_nothing_is_not_said() {
    let words = Words::strict(Lang::En);
    assert_eq!(say_worth::<ChaosBear>(&Estimate::exact(Term::Points, 900.0), false, &words), None);
    let thumb = vec![weighed(Action::Roll, Estimate::exact(Term::Points, 3.0), vec![])];
    let choice = Choice { action: Action::Roll, weighed: thumb, nodes: 1 };
    let hint = Hint { seat: Seat::new(0), choice, clarity: Clarity::Unknown };
    let [told, ..] = advice(&chase(30, 1), &hint);
    assert!(told.starts_with("A grizzly would choose: Roll the die (roll).\nYour lead is 30"), "{told}");
    assert_eq!([-0.001, 0.001, -0.02].map(|amount| signed_amount(Term::Win, amount, &words)), ["0", "0", "-2"]);
}

/// Two exact values that differ are never said with the same figure.
#[test]
fn close_exact_values_get_one_more_digit() {
    let value = |mean| Estimate::exact(Term::Win, mean);
    let best = weighed(Action::Roll, value(0.5031), vec![]);
    let [english, dutch, _] = hint(&chase(30, 1), vec![best, weighed(Action::Draw, value(0.4999), vec![])]);
    assert!(english.starts_with("Roll the die (roll): 50.3 % to win.\nDraw a card: 50.0 %.\n"), "{english}");
    assert!(dutch.contains("50,3 %"), "{dutch}");
}

/// What is said of rolls is so for every roll and every die of the bear (CB-15, CB-17).
#[test]
fn what_is_said_of_rolls_is_true() {
    for energy in 1..5 {
        for lead in -3..15 {
            let said = why(&chase(lead, energy), "roll")[0].clone();
            let safe = |roll: i32| (1..=3).all(|die| lead + roll > energy + die);
            let expected = match (1..=6).find(|&roll| safe(roll)) {
                Some(1) => "any roll keeps you out of its reach.".to_owned(),
                Some(roll) => format!("a {roll} or more and it can't reach you."),
                None => {
                    assert_eq!(said, "", "no roll is enough");
                    continue;
                }
            };
            assert!(said.ends_with(&expected), "lead {lead}, energy {energy}: {said}");
        }
    }
}

/// Hold My Bear with Ada to move over a match of one vole, with this hand and with this known of Ben's.
fn hands(own: &str, known: &str) -> Scene<HoldMyBear> {
    let cards = |text: &str| text.split(' ').filter_map(Card::read).collect::<Vec<_>>();
    Scene::from_position("{}", 3, |_: &HoldMyBear, position| {
        position.deck = Hand::default();
        position.deck_size = 0;
        let table = Cards::new(&cards("vole1")).expect("a card");
        position.table = hold_my_bear::Match { cards: table, name: None, owner: None };
        for (seat, text) in [own, known, "vole2 vole3"].into_iter().enumerate() {
            position.hands[seat] = cards(text).into_iter().collect();
            position.sizes[seat] = position.hands[seat].len() as u8;
        }
        position.due = hold_my_bear::Due::Turn;
    })
}

/// What is said of stopping in random games of Folly & Fortune: each is checked against the rules, and one is returned
/// with what is said of an attack.
fn fortunes() -> (usize, [[String; 3]; 2]) {
    let mut checked = 0;
    let mut said = [None, None];
    for seed in 0..6 {
        let dice = Dice::seeded(seed);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut played = Match::new(FollyAndFortune::new(options(r#"{"superpowers":true}"#), 3).expect("good"));
        loop {
            let seat = match played.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    played.throw(&dice).expect("due");
                    continue;
                }
                Turn::Decide(seats) => seats.first().expect("a seat"),
            };
            let view = played.view(Viewer::Seat(seat));
            let reason =
                |action| each_language(|teller| played.game().why(&view, seat, action, teller).unwrap_or_default());
            let legal = played.legal_actions(seat);
            let target = legal.iter().copied().find(|action| matches!(action, Fortune::Target(_)));
            if let Some(told) = target.map(reason).filter(|told| seat == Seat::new(0) && !told[0].is_empty()) {
                said[1].get_or_insert(told);
            }
            if legal.contains(&Fortune::Reroll)
                && legal.contains(&Fortune::Stop)
                && let Some((now, next)) = promised(&played, seat)
            {
                let stops = f64::from(now) >= next;
                let (better, worse) =
                    if stops { (Fortune::Stop, Fortune::Reroll) } else { (Fortune::Reroll, Fortune::Stop) };
                assert_eq!(reason(worse), ["", "", ""], "{now} against {next}");
                let told = reason(better);
                let average = if next.fract() == 0.0 { format!("{next:.0}") } else { format!("{next:.1}") };
                let expected =
                    format!("Stopping now gives {now}; stopping after the next roll would give {average} on average.");
                assert_eq!(told[0], expected);
                checked += 1;
                said[0].get_or_insert(told);
            }
            played.act(seat, pick::<FollyAndFortune>(&legal, &mut rng)).expect("legal");
        }
    }
    (checked, said.map(|said| said.expect("it comes up")))
}

/// By the rules alone: what stopping gives now, and on average after one more roll; none where a plain roll decides.
fn promised(played: &Match<FollyAndFortune>, seat: Seat) -> Option<(i16, f64)> {
    let game = played.game();
    let stopped = |position: &Position| {
        let mut position = *position;
        game.apply(&mut position, Step::Act(seat, Fortune::Stop), &mut Silent);
        (position.due != fortune::Due::RawRoll).then_some(position.course.value)
    };
    let now = stopped(&played.state().position)?;
    let mut rolling = played.state().position;
    game.apply(&mut rolling, Step::Act(seat, Fortune::Reroll), &mut Silent);
    let mut outcomes = Vec::new();
    game.chance_outcomes(&rolling, &mut outcomes);
    let values = outcomes.iter().map(|&(card, _)| {
        let mut rolled = rolling;
        game.apply(&mut rolled, Step::Chance(card), &mut Silent);
        stopped(&rolled).map(f64::from)
    });
    let values = values.collect::<Option<Vec<f64>>>()?;
    Some((now, values.iter().sum::<f64>() / values.len() as f64))
}
