use bearcade_conformance::options;
use bearcade_core::{Determinize, Game, Rng, Seat, Silent, State, Step, Turn, Viewer};
use bearcade_games::hold_my_bear::{Action, Animal, Card, Cards, Due, Gift, Gifts, Hand, HoldMyBear, Match, Position};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::LOOK;
use super::held::Held;
use crate::{Budget, Choice, Level, Mind, Policy, Seen, Term};

/// Every animal is in one of these, so that every decision comes up.
const TABLES: &[(u8, &str)] = &[
    (2, "{}"),
    (4, "{}"),
    (8, "{}"),
    (3, r#"{"animals":["bear","aardvark","badger","giraffe","kangaroo"]}"#),
    (4, r#"{"animals":["bear","turtle","beaver","bison"]}"#),
    (8, r#"{"animals":["bear","rabbit","fish","ape","walrus","bat","squid","sheep"]}"#),
];

fn game(json: &str, seats: u8) -> HoldMyBear {
    HoldMyBear::new(options(json), seats).expect("good options")
}

/// Plays a game to its end and shows every choice to `look`; says who won.
fn play(
    game: &HoldMyBear,
    seed: u64,
    mind: impl Fn(Seat) -> (Mind, Budget<'static>),
    mut look: impl FnMut(&State<HoldMyBear>, &[Action], &Choice<Action>),
) -> Option<Seat> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = State::initial(game);
    loop {
        let step = match game.turn(&state.position) {
            Turn::Over => return state.position.winner,
            Turn::Chance => Step::Chance(game.sample_chance(&state.position, &mut rng)),
            Turn::Decide(deciders) => {
                let seat = deciders.first().expect("a seat");
                let mut legal = Vec::new();
                game.legal_actions(&state.position, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let (mind, budget) = mind(seat);
                let choice = mind.choose(game, Seen { view: &view, seat, legal: &legal }, &budget, &mut rng);
                look(&state, &legal, &choice);
                Step::Act(seat, choice.action)
            }
        };
        state.apply(game, step);
    }
}

#[test]
fn every_mind_plays_every_kind_of_game_with_legal_actions() {
    for (number, &(seats, json)) in TABLES.iter().enumerate() {
        let game = game(json, seats);
        let minds: Vec<Mind> = Mind::all::<HoldMyBear>().collect();
        for seed in 0..4 {
            let mind = |seat: Seat| (minds[(seat.index() + number + seed) % minds.len()], Budget::nodes(40));
            play(&game, seed as u64, mind, |_, legal, choice| {
                assert!(legal.contains(&choice.action));
                assert!(choice.weighed.iter().all(|weighed| legal.contains(&weighed.action)));
            });
        }
    }
}

#[test]
fn searches_say_the_chance_to_win_and_rules_of_thumb_their_points() {
    let game = game("{}", 4);
    for (level, term) in [(Level::Cub, Term::Points), (Level::Black, Term::Points), (Level::Brown, Term::Win)] {
        play(
            &game,
            3,
            |_| (Mind::Level(level), Budget::nodes(60)),
            |_, legal, choice| {
                assert_eq!(choice.weighed.is_empty(), legal.len() == 1);
                for weighed in &choice.weighed {
                    assert_eq!(weighed.worth.term, term);
                    assert_eq!(weighed.visits > 0, term == Term::Win);
                    assert!(term != Term::Win || (0.0..=1.0).contains(&weighed.worth.mean));
                }
            },
        );
    }
}

/// The same view, nodes and generator give the same choice, also on two threads.
#[test]
fn choices_repeat() {
    let game = game("{}", 4);
    for threads in [1, 2] {
        let budget = Budget { nodes: Some(100), threads, stop: None };
        let run = || {
            let mut choices = Vec::new();
            play(&game, 5, |_| (Mind::Level(Level::Grizzly), budget), |_, _, choice| choices.push(choice.clone()));
            choices
        };
        assert_eq!(run(), run());
    }
}

/// The actions worth a look are legal, are there whenever any is, and show nothing of what is hidden.
#[test]
fn the_actions_worth_a_look_are_legal_and_depend_on_nothing_hidden() {
    for &(seats, json) in TABLES {
        let game = game(json, seats);
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        for seed in 0..3 {
            play(
                &game,
                seed,
                |_| (Mind::Random, Budget::default()),
                |state, legal, _| {
                    let seat = state.position.decider().expect("a decision");
                    let mut moves = Vec::new();
                    LOOK.list(&game, &state.position, seat, &mut moves);
                    assert!(!moves.is_empty() && moves.len() <= 48.max(legal.len().min(1_000)));
                    assert!(moves.iter().all(|action| legal.contains(action)));
                    let view = game.view(state, Viewer::Seat(seat));
                    let mut imagined = Vec::new();
                    LOOK.list(&game, &game.determinize(&view, seat, &mut rng), seat, &mut imagined);
                    assert_eq!(moves, imagined);
                },
            );
        }
    }
}

/// Where all animals are plain, a laid-out hand beats a match exactly if the rules find a valid play.
#[test]
fn a_laid_out_hand_knows_what_it_can_beat() {
    let game = game("{}", 4);
    let mut compared = [0; 2];
    for seed in 0..12 {
        play(
            &game,
            seed,
            |_| (Mind::Random, Budget::default()),
            |state, _, _| {
                let position = &state.position;
                let table = bearcade_games::hold_my_bear::Worth::of(position.table.cards, position.table.name);
                for seat in Seat::all(4) {
                    let held = Held::new(&game, &position.hands[seat.index()]);
                    let can = game.can_play(position, seat);
                    assert_eq!(held.beats(&table, false), can, "{position:?}");
                    let mut found = false;
                    held.for_each_play(&game, &table, false, |_| found = true);
                    assert_eq!(found, can, "{position:?}");
                    compared[usize::from(can)] += 1;
                }
            },
        );
    }
    assert!(compared.iter().all(|&count| count > 50), "{compared:?}");
}

/// A position in which seat 0 is to play or give; all other cards have left the game.
fn scene(game: &HoldMyBear, table: (&str, Option<u8>), hands: [&str; 4]) -> State<HoldMyBear> {
    let cards = |text: &str| -> Vec<Card> {
        text.split_ascii_whitespace().map(|card| Card::read(card).expect("a card")).collect()
    };
    let mut state = State::initial(game);
    let position: &mut Position = &mut state.position;
    position.deck = Hand::default();
    position.deck_size = 0;
    let on_table = Cards::new(&cards(table.0)).expect("at most five");
    position.table = Match { cards: on_table, name: None, owner: table.1.map(Seat::new) };
    position.removed = game.deck();
    for (seat, text) in hands.iter().enumerate() {
        position.hands[seat] = cards(text).into_iter().collect();
        position.sizes[seat] = position.hands[seat].len() as u8;
    }
    for card in hands.iter().flat_map(|text| cards(text)).chain(on_table.iter()) {
        position.removed.remove(card);
    }
    position.due = Due::Turn;
    state
}

fn choose(game: &HoldMyBear, state: &State<HoldMyBear>, mind: Mind, nodes: u64) -> String {
    let seat = Seat::new(0);
    let view = game.view(state, Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.legal_actions(&state.position, seat, &mut legal);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let choice = mind.choose(game, Seen { view: &view, seat, legal: &legal }, &Budget::nodes(nodes), &mut rng);
    game.action_text(choice.action)
}

/// Seat 1 wins on its turn with a match that cannot be beaten: all that helps is a bear in its hand.
#[test]
fn a_bear_goes_to_the_owner_of_a_match_that_nobody_can_beat() {
    let game = game("{}", 4);
    let table = ("tiger1 tiger1 tiger3 tiger4 tiger5", Some(1));
    let state = scene(&game, table, ["bear2 vole1 ferret2", "vole2", "hamster1", "hamster2"]);
    for (level, nodes) in [(Level::Black, 1), (Level::Brown, 100), (Level::Grizzly, 400)] {
        // Bear 2 alone has more bears than the match and is a play as well; so a beaver takes that away.
        let mut state = state.clone();
        state.position.beavers.insert(Seat::new(0));
        let text = choose(&game, &state, Mind::Level(level), nodes);
        assert!(text.contains("bear2>1"), "{level}: {text}");
    }
}

/// No bear is left in the game, and no hand beats the pair of tigers: the pair wins.
#[test]
fn a_match_that_nobody_can_beat_is_played_when_it_wins() {
    let game = game("{}", 4);
    let hands = ["tiger5 tiger4 vole1 ferret1", "hamster5 ferret2", "hamster4 ferret3", "vole2 hamster3"];
    let state = scene(&game, ("hamster1", Some(3)), hands);
    for level in [Level::Brown, Level::Grizzly] {
        let text = choose(&game, &state, Mind::Level(level), 400);
        assert!(text.starts_with("play") && text.contains("tiger4 tiger5"), "{level}: {text}");
    }
}

#[test]
fn the_yardstick_sheds_bears_then_cards_and_gives_a_bear_and_its_highest_card_to_the_last_in_turn() {
    let game = game("{}", 4);
    let mind = Mind::Yardstick("ref");
    let others = ["vole5", "hamster5", "ferret5"];
    let hands = |own| [own, others[0], others[1], others[2]];
    let state = scene(&game, ("tiger1", Some(3)), hands("bear2 tiger5 vole1 vole1"));
    assert_eq!(choose(&game, &state, mind, 1), "play bear2 tiger5 vole1 vole1");
    let state = scene(&game, ("tiger1 tiger2 tiger3 tiger4 tiger5", Some(3)), hands("vole1 vole4 ferret3"));
    assert_eq!(choose(&game, &state, mind, 1), "give ferret3>3 vole4>3");
    let mut state = scene(&game, ("tiger1 tiger2", Some(1)), hands("bear1 bear2 vole4 ferret3"));
    state.position.beavers.insert(Seat::new(0));
    assert_eq!(choose(&game, &state, mind, 1), "give bear2>3 vole4>3");
}

#[test]
fn gifts_of_one_card_are_looked_into() {
    let game = game("{}", 4);
    let state = scene(&game, ("tiger1 tiger2", Some(1)), ["vole1", "vole2", "vole3", "vole4"]);
    let mut moves = Vec::new();
    LOOK.list(&game, &state.position, Seat::new(0), &mut moves);
    let gift = Gifts::one(Gift { card: Card::new(Animal::Vole, 1), to: Seat::new(1) });
    assert_eq!(moves.len(), 3);
    assert_eq!(moves[0], Action::Give(gift));
}

/// One of a level among three of another wins far more than a quarter of the games. The measured shares are in
/// `docs/bots/hold-my-bear.md`; the bounds here leave a wide margin.
#[test]
fn each_level_is_stronger_than_the_one_below() {
    let game = game("{}", 4);
    let minds = [
        (Mind::Level(Level::Black), Mind::Level(Level::Cub), 200, 1, 1),
        (Mind::Level(Level::Brown), Mind::Level(Level::Black), 60, 100, 1),
    ];
    for (one, others, games, nodes, others_nodes) in minds {
        let won = (0..games).filter(|&seed| {
            let own = Seat::new((seed % 4) as u8);
            let mind = |seat: Seat| {
                if seat == own { (one, Budget::nodes(nodes)) } else { (others, Budget::nodes(others_nodes)) }
            };
            play(&game, seed, mind, |_, _, _| {}) == Some(own)
        });
        let won = won.count() as u64;
        assert!(won * 10 > games * 3, "{}: {won} of {games}", one.name());
    }
}

#[test]
fn prospects_are_shares_of_a_win_and_exact_at_the_end() {
    let game = game("{}", 4);
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut position = game.initial();
    loop {
        let prospects = game.prospects(&position, &Budget::nodes(20), &mut rng);
        assert_eq!(prospects.len(), 4);
        assert!((prospects.iter().map(|worth| worth.mean).sum::<f64>() - 1.0).abs() < 1e-5);
        let step = match game.turn(&position) {
            Turn::Over => {
                assert!(prospects.iter().all(|worth| worth.error == 0.0));
                return;
            }
            Turn::Chance => Step::Chance(game.sample_chance(&position, &mut rng)),
            Turn::Decide(deciders) => {
                let seat = deciders.first().expect("a seat");
                let mut legal = Vec::new();
                game.legal_actions(&position, seat, &mut legal);
                Step::Act(seat, legal[rng.below(legal.len() as u32) as usize])
            }
        };
        game.apply(&mut position, step, &mut Silent);
    }
}
